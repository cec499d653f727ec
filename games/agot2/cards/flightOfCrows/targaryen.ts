import { message } from '@small-council/engine';
import { type Choice, inPlayerOrder, type R, thePlayer, type Use } from '@small-council/lcg';
import {
  a,
  action,
  burns,
  choose,
  constant,
  gets,
  odd,
  ofFaction,
  perRound,
  sentence,
  strengthCannotBeReduced,
  until,
  youPlay,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

pack('TFM', 'targaryen').character('08093', {
  name: ['Daenerys Targaryen', 'Daenerys Targaryen'],
  is: 'loyal unique',
  cost: 5,
  strength: 3,
  icons: 'int pow',
  traits: ['Lady', 'Queen'],
  abilities: [
    constant(strengthCannotBeReduced('self')),
    reaction({
      on: youPlay(a('event', ofFaction('targaryen'))),
      choose: choose(a('character')),
      does: until('phase', [gets(-1), burns()]),
      limit: perRound(3),
    }),
  ],
});

/** AG2-1107: who holds no card has nothing to shuffle. The event itself is no longer in hand. */
const holders = (m: R, use: Use): number[] =>
  inPlayerOrder(m).filter((seat) => {
    const { hand } = m.table.players[seat];
    return hand.length > (use.card === 0 && seat === use.seat ? 1 : 0);
  });

const shufflesHand: Choice = {
  name: 'shuffles',
  say: sentence('shufflesHand', 'whether to shuffle the hand', 'ob die Hand eingemischt wird'),
  ask: sentence(
    'askShufflesHand',
    'Do you shuffle your hand into your deck and draw 5 cards?',
    'Mischst du deine Hand in dein Deck und ziehst 5 Karten?',
  ),
  min: () => 0,
  max: () => 1,
  label: () => message('option.yes'),
  who: holders,
  options: () => ['yes'],
};

const newHands = odd(
  sentence(
    'newHands',
    'each player may shuffle a hand of at least 1 card into the deck; whoever does draws 5 cards',
    'jeder Spieler darf eine Hand von mindestens 1 Karte in das Deck mischen; wer das tut, zieht 5 Karten',
  ),
  (m, use) => {
    const seats = holders(m, use).filter(
      (seat) => (use.chosen[`shuffles:${seat}`] ?? use.chosen.shuffles)?.[0] === 'yes',
    );
    for (const seat of seats) {
      const { hand, deck } = m.table.players[seat];
      deck.push(...hand.splice(0).map(({ code }) => code));
      m.chance.shuffle(deck);
      m.revealed();
      m.log('fact.handShuffled', { seat: thePlayer(seat) });
    }
    return seats.map((seat) =>
      event('drawn', { seat, cause: 'effect', by: use.card }, { amount: 5 }),
    );
  },
  { choice: shufflesHand, can: (m, use) => holders(m, use).length > 0 },
);

pack('SAT', 'targaryen').event('08114', {
  name: ['To Go Forward You Must Go Back', 'Um vorwärts zu gelangen, geht rückwärts'],
  is: 'loyal',
  cost: 2,
  traits: ['Prophecy'],
  abilities: [action({ phase: 'dominance', does: newHands })],
});
