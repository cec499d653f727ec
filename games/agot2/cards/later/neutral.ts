import { type CardId, eventOf, type R, type Use } from '@small-council/lcg';
import {
  a,
  aboveDuplicate,
  action,
  additionalChallenge,
  andThen,
  another,
  atThe,
  cannotWin,
  choose,
  choosePlayer,
  chosen,
  chosenSeat,
  constant,
  costAtMost,
  draw,
  enterable,
  gainGold,
  gainPower,
  gainsIcon,
  gainsTrait,
  gets,
  isBlanked,
  kneel,
  kneelCost,
  kneelYour,
  odd,
  ofNamedType,
  ofThisType,
  onlyIf,
  payGold,
  perPhase,
  putDuplicateUnder,
  putIntoPlay,
  putUnderDeck,
  reduceNext,
  self,
  sentence,
  stillThere,
  theyHaveMore,
  unique,
  until,
  whileIt,
  withTrait,
  youControl,
  youLoseDominance,
  yourFaction,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

pack('TKP', 'neutral').character('02057', {
  name: ['Hedge Knight', 'Heckenritter'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Knight'],
  abilities: [
    whileIt(
      youControl(a('character', withTrait('Knight'), another)),
      gets(1, 'self'),
      gainsIcon('power', 'self'),
    ),
  ],
});

pack('TKP', 'neutral').attachment('02058', {
  name: ['Knighted', 'Ritterschlag'],
  cost: 1,
  traits: ['Title'],
  abilities: [constant(gets(1, 'host'), gainsTrait('Knight', 'host'))],
});

const bothDrawTwo = odd(
  sentence(
    'bothDrawTwo',
    'you and the chosen player draw 2 cards each',
    'du und der gewählte Spieler zieht je 2 Karten',
  ),
  (_m, use) =>
    [use.seat, chosenSeat(use)].map((seat) =>
      event('drawn', { seat, cause: 'effect', by: use.card }, { amount: 2 }),
    ),
);

pack('AtSK', 'neutral').event('04001', {
  name: ["The Dragon's Tail", 'Der Drachenschweif'],
  cost: 0,
  traits: ['Omen'],
  abilities: [action({ choose: choosePlayer(), does: bothDrawTwo })],
});

pack('FFH', 'neutral').character('04057', {
  name: ['Hot Pie', 'Heiße Pastete'],
  is: 'unique',
  cost: 2,
  strength: 2,
  traits: ['Companion'],
  abilities: [
    action({
      phase: 'marshaling',
      cost: kneelYour(a('character', withTrait('Companion'), yours)),
      does: reduceNext(1, a('character', unique), 'marshal'),
    }),
  ],
});

pack('TC', 'neutral').event('04118', {
  name: ['Relentless Assault', 'Unerbittlicher Angriff'],
  cost: 0,
  abilities: [
    reaction({
      on: youWin({ by: 5, as: 'attacker' }),
      does: [
        kneel(yourFaction),
        andThen(ofThisType(until('phase', ofNamedType(additionalChallenge)))),
      ],
    }),
  ],
});

const morePower = theyHaveMore('power');
const moreCards = theyHaveMore('cards');
const moreCharacters = theyHaveMore('characters');

const hasMore = (m: R, use: Use, seat: number): boolean =>
  [morePower, moreCards, moreCharacters].some(({ holds }) =>
    holds(m, { ...use, chosen: { player: [String(seat)] } }),
  );

pack('GtR', 'neutral').event('06039', {
  name: ['"The Dornishman\'s Wife"', '"Das Dornische Weib"'],
  cost: 1,
  traits: ['Song'],
  abilities: [
    action({
      choose: choosePlayer('opponent', { fits: hasMore }),
      does: [
        onlyIf(morePower, gainGold(2)),
        onlyIf(moreCards, gainPower(1)),
        onlyIf(moreCharacters, draw(1)),
      ],
    }),
  ],
});

pack('OR', 'neutral').location('06098', {
  name: ['Flea Bottom', 'Flohloch'],
  is: 'unique',
  cost: 1,
  traits: ["King's Landing"],
  abilities: [
    action({
      phase: 'challenges',
      cost: [payGold(1), kneelCost()],
      does: [
        putIntoPlay(enterable('discard', a('character', costAtMost(3)))),
        atThe('phaseEnds', [putUnderDeck(stillThere)], chosen('entering')),
        atThe('phaseEnds', [putDuplicateUnder(stillThere)], aboveDuplicate('entering')),
      ],
    }),
  ],
});

const theSeven = choose(a('character', withTrait('The Seven'), yours), undefined, {
  name: 'devout',
});

const theirFaction = (m: R, use: Use): CardId =>
  m.table.players[eventOf(m, use, 'dominanceLost').of.winner].faction;

const powerForTheSeven = odd(
  sentence(
    'powerForTheSeven',
    'a character (The Seven) under your control takes 2 power from the faction card of whoever won dominance',
    'ein Charakter (Die Sieben) unter deiner Kontrolle nimmt 2 Macht von der Fraktionskarte dessen, der die Herrschaft gewonnen hat',
  ),
  (m, use) => [
    event(
      'powerMoved',
      { card: Number(use.chosen.devout?.[0] ?? 0), cause: 'effect', by: use.card },
      { from: theirFaction(m, use), amount: 2 },
    ),
  ],
  {
    choice: theSeven,
    can: (m, use, publicly) =>
      m.table.cards[theirFaction(m, use)].power > 0 &&
      theSeven.options(m, use, publicly).length > 0,
  },
);

pack('TFM', 'neutral').event('08098', {
  name: ['"The Song of the Seven"', '"Das Lied der Sieben"'],
  cost: 1,
  traits: ['Song', 'The Seven'],
  abilities: [
    reaction({
      on: youLoseDominance,
      does: powerForTheSeven,
      max: perPhase(),
    }),
  ],
});

pack('TMoW', 'neutral').character('11037', {
  name: ['Tycho Nestoris', 'Tycho Nestoris'],
  is: 'unique',
  cost: 6,
  strength: 3,
  icons: 'pow',
  traits: ['Ally'],
  bonus: { gold: 3 },
  abilities: [
    constant(cannotWin),
    action({ cost: payGold(6), does: until('phase', [isBlanked()], { on: self }) }),
  ],
});
