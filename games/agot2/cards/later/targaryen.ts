import { message } from '@small-council/engine';
import {
  type Choice,
  type Code,
  type Cost,
  inPlayerOrder,
  type R,
  thePlayer,
  type Use,
} from '@small-council/lcg';
import {
  a,
  action,
  attacksAlone,
  burns,
  choose,
  claimIsApplied,
  constant,
  discardFromHand,
  each,
  gets,
  instead,
  kill,
  kneelCost,
  kneelYour,
  losers,
  odd,
  ofFaction,
  opponentDiscards,
  participating,
  perRound,
  placeInDeadPile,
  printedCost,
  sentence,
  stand,
  strengthCannotBeReduced,
  target,
  triggering,
  until,
  withoutTrait,
  withTrait,
  youPlay,
  yours,
} from '@small-council/lcg/blocks';
import { interrupt, reaction } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

pack('TKP', 'targaryen').character('02053', {
  name: ['Crone of Vaes Dothrak', 'Altes Weib aus Vaes Dothrak'],
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Dothraki'],
  abilities: [
    reaction({
      on: opponentDiscards(a('character'), ['hand', 'deck']),
      cost: kneelYour(a('character', withTrait('Dothraki'), yours)),
      does: placeInDeadPile(triggering),
    }),
  ],
});

pack('CoW', 'targaryen').character('02093', {
  name: ['Mirri Maz Duur', 'Mirri Maz Duur'],
  is: 'unique',
  cost: 7,
  strength: 5,
  icons: 'int pow',
  traits: ['Lhazareen', 'Maegi'],
  abilities: [
    interrupt({
      on: claimIsApplied(),
      if: attacksAlone(),
      choose: choose(a('character', losers), 'killed'),
      does: instead([kill(target)]),
    }),
  ],
});

pack('WotN', 'targaryen').event('03036', {
  name: ['Dragon Sight', 'Drachensicht'],
  cost: 1,
  abilities: [
    action({
      does: until('challenge', [gets(-1)], {
        on: each(a('character', withoutTrait('Dragon'), participating)),
      }),
    }),
  ],
});

/** Characters that stand up; once a card is discarded, those that cost at most 3 more than it. */
const standable = choose(a('character'), 'stood');
const cheapEnough = (m: R, id: string, discarded: Code): boolean =>
  printedCost(m, m.table.cards[Number(id)].code) <= printedCost(m, discarded) + 3;

const standX: Choice = {
  ...standable,
  say: sentence(
    'costAtMostThreeMore',
    'a character with printed cost at most 3 higher than that of the discarded card',
    'einen Charakter, dessen aufgedruckte Kosten höchstens 3 höher sind als die der abgelegten Karte',
  ),
  options: (m, use, publicly) => {
    const [discarded] = use.chosen['cost:hand'] ?? [];
    const options = standable.options(m, use, publicly);
    if (discarded === undefined) return options;
    const { code } = m.table.cards[Number(discarded)];
    return options.filter((id) => cheapEnough(m, id, code));
  },
};

/** Only a card with which somebody can stand up (AG2-1330). */
const discardForStanding: Cost = discardFromHand(a('card'), {
  fits: (m, use, code) => standable.options(m, use, false).some((id) => cheapEnough(m, id, code)),
});

pack('WotW', 'targaryen').location('07036', {
  name: ['Plaza of Pride', 'Platz des Stolzes'],
  is: 'unique',
  cost: 1,
  traits: ['Astapor'],
  abilities: [
    action({
      cost: [kneelCost(), discardForStanding],
      choose: standX,
      does: stand(target),
    }),
  ],
});

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
