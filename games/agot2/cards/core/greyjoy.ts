import { eventOf, type R, type Use } from '@small-council/lcg';
import {
  a,
  action,
  andThen,
  attacks,
  cardGainsPower,
  choose,
  constant,
  costAtMostIf,
  defending,
  discard,
  doesNotContribute,
  draw,
  eachInPlay,
  either,
  enterable,
  gainPower,
  gainsKeyword,
  gets,
  kill,
  killed,
  kneel,
  kneelCost,
  losers,
  named,
  odd,
  ofFaction,
  on,
  onlyIf,
  participating,
  perChallenge,
  perRound,
  pillages,
  plotChange,
  putIntoPlay,
  reducer,
  sacrificeCost,
  saveIt,
  self,
  sentence,
  stand,
  strengthAtMost,
  target,
  underYourControl,
  until,
  weaker,
  whileIt,
  withTrait,
  youAreFirst,
  youAreNotFirst,
  yours,
  youWin,
  youWinDominance,
} from '@small-council/lcg/blocks';
import { fitsOn } from '@small-council/lcg/rules';
import { reaction, wouldInterrupt } from '../../abilities.ts';
import { event as gameEvent } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'greyjoy');

character('01065', {
  name: ['Aeron Damphair', 'Aeron Feuchthaar'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'pow',
  traits: ['Drowned God', 'Ironborn', 'Lord'],
  abilities: [
    reaction({
      on: youWinDominance,
      does: putIntoPlay(enterable('dead', a('character', withTrait('Ironborn')))),
    }),
  ],
});

character('01066', {
  name: ['Alannys Greyjoy', 'Alannys Graufreud'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['House Harlaw', 'Lady'],
  abilities: [whileIt(youAreFirst, plotChange('reserve', -1, 'opponents'))],
});

character('01067', {
  name: ['Asha Greyjoy', 'Asha Graufreud'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'mil pow',
  traits: ['Ironborn', 'Lady'],
  keywords: ['stealth'],
  abilities: [reaction({ on: youWin({ unopposed: true, with: 'self' }), does: stand(self) })],
});

character('01068', {
  name: ['Balon Greyjoy', 'Balon Graufreud'],
  is: 'loyal unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['Ironborn', 'Lord'],
  keywords: ['renown'],
  abilities: [whileIt(attacks(), doesNotContribute(a('character', defending, weaker)))],
});

character('01069', {
  name: ["Euron Crow's Eye", 'Euron Krähenauge'],
  is: 'loyal unique',
  cost: 7,
  strength: 6,
  icons: 'mil int pow',
  traits: ['Ironborn', 'Lord', 'Raider'],
  keywords: ['pillage', 'renown'],
  abilities: [
    reaction({
      on: pillages,
      does: underYourControl(putIntoPlay(enterable('discard', a('location'), 'losers'))),
    }),
  ],
});

character('01070', {
  name: ['Maester Wendamyr', 'Maester Wendamyr'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'pow',
  traits: ['Maester'],
  keywords: ['stealth'],
});

character('01071', {
  name: ['Theon Greyjoy', 'Theon Graufreud'],
  is: 'unique',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Ally', 'Ironborn', 'Lord'],
  keywords: ['stealth'],
  abilities: [
    reaction({ on: youWin({ unopposed: true, with: 'self' }), does: cardGainsPower(self) }),
  ],
});

character('01072', {
  name: ["Black Wind's Crew", 'Besatzung der Schwarzer Wind'],
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Ironborn', 'Raider'],
  keywords: ['pillage'],
});

character('01073', {
  name: ['Drowned Men', 'Ertrunkene'],
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Army', 'Drowned God'],
  keywords: ['noAttachments'],
  abilities: [
    constant(
      gets({ by: 1, forEach: eachInPlay(a('location', withTrait('Warship'), yours)) }, 'self'),
    ),
  ],
});

character('01074', {
  name: ['Iron Islands Fishmonger', 'Fischweib von den Eiseninseln'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally', 'Merchant'],
  abilities: [reducer(a('character', ofFaction('greyjoy')))],
});

character('01075', {
  name: ['Lordsport Shipwright', 'Schiffsbauer aus Herrenhort'],
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Ally', 'Ironborn'],
  abilities: [
    action({
      phase: 'marshaling',
      cost: kneelCost(),
      choose: choose(a('location', costAtMostIf(2, 3, youAreFirst)), 'knelt'),
      does: kneel(target),
    }),
  ],
});

character('01076', {
  name: ['Salty Navigator', 'Navigator zur See'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Ironborn'],
  bonus: { initiative: 1 },
});

attachment('01077', {
  name: ['Throwing Axe', 'Wurfaxt'],
  cost: 1,
  traits: ['Weapon'],
  attach: on(a('character', withTrait('Ironborn'))),
  abilities: [
    reaction({
      on: youWin({ with: 'hostAttacking' }),
      cost: sacrificeCost(),
      choose: choose(a('character', defending), 'killed'),
      does: kill(target),
    }),
  ],
});

location('01078', {
  name: ['Great Kraken', 'Großer Krake'],
  is: 'loyal unique',
  cost: 3,
  traits: ['Warship'],
  abilities: [
    constant(gainsKeyword('stealth', a('character', named('01068'), yours))),
    reaction({
      on: youWin({ unopposed: true }),
      does: either(draw(1), gainPower(1)),
      limit: perRound(2),
    }),
  ],
});

location('01079', {
  name: ['Iron Fleet Scout', 'Spähschiff der Eisenflotte'],
  cost: 0,
  traits: ['Warship'],
  abilities: [
    action({
      phase: 'challenges',
      cost: kneelCost(),
      choose: choose(a('character', ofFaction('greyjoy'), participating)),
      does: [
        onlyIf(youAreNotFirst, until('challenge', [gets(1)])),
        onlyIf(youAreFirst, until('challenge', [gets(2)])),
      ],
    }),
  ],
});

location('01080', {
  name: ['Sea Tower', 'Seeturm'],
  cost: 0,
  traits: ['Iron Islands'],
  keywords: ['limited'],
  abilities: [reducer(a('card', ofFaction('greyjoy')))],
});

const fitsThere = (m: R, use: Use): boolean =>
  fitsOn(m, use.seat, use.code, 'attachment', m.table.cards[eventOf(m, use).card]);

/** AG2-264: with another type it enters play; AG2-275: only where an attachment may be. */
const becomesAttachment = odd(
  sentence(
    'becomesAttachment',
    'attach this card to that character',
    'lege diese Karte als Verstärkung an diesen Charakter an',
  ),
  (m, use) => {
    const { card: host } = eventOf(m, use);
    if (!fitsThere(m, use)) return;
    m.table.cards[use.card].face = 'attachment';
    const { card, seat } = use;
    return [
      gameEvent(
        'entersPlay',
        { card, seat, cause: 'effect', by: card },
        { how: 'attach', host, knelt: false },
      ),
    ];
  },
);

event('01081', {
  name: ['Risen from the Sea', 'Auferstanden aus dem Meer'],
  cost: 0,
  abilities: [
    wouldInterrupt({
      on: killed(a('character', ofFaction('greyjoy'))),
      // AG2-454: where it cannot be attached, it gives no STR that would end a burning.
      does: [saveIt((m, use) => (fitsThere(m, use) ? 1 : 0)), andThen(becomesAttachment)],
    }),
  ],
  faces: {
    attachment: {
      type: 'attachment',
      traits: ['Condition'],
      keywords: ['terminal'],
      abilities: [constant(gets(1, 'host'))],
    },
  },
});

event('01082', {
  name: ["The Kraken's Grasp", 'Der Arm des Kraken'],
  is: 'loyal',
  cost: 0,
  abilities: [
    action({
      phase: 'challenges',
      if: youAreFirst,
      choose: choose(a('character', defending, strengthAtMost(5))),
      does: until('challenge', [doesNotContribute()]),
    }),
  ],
});

event('01083', {
  name: ['We Do Not Sow', 'Wir säen nicht'],
  is: 'loyal',
  cost: 1,
  abilities: [
    reaction({
      on: youWin({ unopposed: true }),
      choose: choose(a('attachmentOrLocation', losers), 'discarded'),
      does: discard(target),
      max: perChallenge(),
    }),
  ],
});
