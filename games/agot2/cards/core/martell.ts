import {
  a,
  action,
  addSeenToHand,
  andThen,
  another,
  attacking,
  cannotInitiate,
  cardGainsPower,
  challengeType,
  choose,
  claimIn,
  constant,
  costAtMost,
  declaredAsAttacker,
  defendingPlayers,
  doneTo,
  eachUsedPlot,
  entersPlay,
  forEach,
  forEvery,
  gainPower,
  gainsIcon,
  gainsKeyword,
  gets,
  hostIs,
  kneelAndSacrifice,
  kneelCost,
  lookAtTop,
  losesIcon,
  mayDefendKnelt,
  mustDefend,
  name,
  ofFaction,
  ofNamedType,
  ofThisType,
  othersUnder,
  participating,
  payGold,
  perChallenge,
  perPhase,
  putIntoPlayFromHand,
  reducer,
  removeFromChallenge,
  returnForGood,
  self,
  strengthAtMost,
  target,
  until,
  whileIt,
  withTrait,
  youAreNotFirst,
  youLose,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'martell');

character('01103', {
  name: ['Areo Hotah', 'Areo Hotah'],
  is: 'loyal unique',
  cost: 3,
  strength: 5,
  icons: 'mil',
  traits: ['Guard'],
  keywords: ['ambush:5'],
  abilities: [
    reaction({
      on: entersPlay('duringChallenge'),
      choose: choose(a('character', participating), 'removedFromChallenge'),
      does: removeFromChallenge(target),
    }),
  ],
});

character('01104', {
  name: ['Arianne Martell', 'Arianne Martell'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Lady'],
  abilities: [
    action({
      does: [putIntoPlayFromHand(a('character', costAtMost(5))), andThen(returnForGood(self))],
      limit: perPhase(),
    }),
  ],
});

character('01105', {
  name: ['Doran Martell', 'Doran Martell'],
  is: 'loyal unique',
  cost: 6,
  strength: 4,
  icons: 'int pow',
  traits: ['Lord'],
  keywords: ['insight'],
  abilities: [
    constant(
      gets(
        { by: 1, forEach: eachUsedPlot },
        a('character', ofFaction('martell'), withTrait('Lord', 'Lady'), yours, another),
      ),
    ),
  ],
});

character('01106', {
  name: ['Edric Dayne', 'Edric Dayn'],
  is: 'unique',
  cost: 2,
  strength: 1,
  traits: ['Brotherhood', 'House Dayne', 'Lord'],
  keywords: ['stealth'],
  abilities: [
    action({
      cost: payGold(1),
      does: [name(challengeType()), until('phase', ofNamedType(gainsIcon), { on: self })],
    }),
  ],
});

character('01107', {
  name: ['Maester Caleotte', 'Maester Caleotte'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Maester'],
  abilities: [
    reaction({
      on: youLose({ with: 'self' }),
      choose: choose(a('character')),
      does: [name(challengeType()), until('phase', ofNamedType(losesIcon))],
    }),
  ],
});

character('01108', {
  name: ['Obara Sand', 'Obara Sand'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil',
  traits: ['Bastard', 'Sand Snake'],
  abilities: [constant(...mayDefendKnelt('power'))],
});

character('01109', {
  name: ['The Red Viper', 'Die Rote Viper'],
  is: 'loyal unique',
  cost: 7,
  strength: 7,
  icons: 'mil int pow',
  traits: ['Lord'],
  abilities: [
    reaction({ on: youWin({ with: 'selfAttacking' }), does: cardGainsPower(self, forEvery(5)) }),
  ],
});

character('01110', {
  name: ['Desert Scavenger', 'Wüstenplünderer'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally'],
  abilities: [reducer(a('character', ofFaction('martell')))],
});

character('01111', {
  name: ['Dornish Paramour', 'Dornische Geliebte'],
  cost: 3,
  strength: 3,
  icons: 'int',
  traits: ['Companion'],
  abilities: [
    reaction({
      on: declaredAsAttacker,
      choose: choose(a('character', defendingPlayers)),
      does: until('challenge', [mustDefend()]),
    }),
  ],
});

character('01112', {
  name: ['Greenblood Trader', 'Händlerin vom Grünblut-Fluss'],
  is: 'loyal',
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Ally'],
  abilities: [
    reaction({ on: entersPlay(), does: [lookAtTop(2), addSeenToHand(1), othersUnder()] }),
  ],
});

character('01113', {
  name: ['House Dayne Knight', 'Ritter von Haus Dayn'],
  cost: 2,
  strength: 2,
  icons: 'mil int',
  traits: ['House Dayne', 'Knight'],
});

character('01114', {
  name: ['Palace Spearman', 'Speerträger der Palastwache'],
  cost: 4,
  strength: 4,
  icons: 'mil pow',
  traits: ['Guard'],
  keywords: ['noAttachments'],
  abilities: [whileIt(youAreNotFirst, gainsIcon('intrigue', 'self'))],
});

attachment('01115', {
  name: ['Dawn', 'Dämmerung'],
  is: 'unique',
  cost: 2,
  traits: ['Weapon'],
  abilities: [
    constant(gets({ by: 1, forEach: eachUsedPlot }, 'host')),
    whileIt(hostIs(a('character', withTrait('House Dayne'))), gainsKeyword('intimidate', 'host')),
  ],
});

location('01116', {
  name: ['Ghaston Grey', 'Grässlichgrau'],
  is: 'loyal unique',
  cost: 2,
  traits: ['Dorne'],
  abilities: [
    reaction({
      on: youLose({ as: 'defender' }),
      cost: kneelAndSacrifice,
      does: doneTo(choose(a('character', attacking), 'returned'), returnForGood(target)),
    }),
  ],
});

location('01117', {
  name: ['Sunspear', 'Sonnspeer'],
  is: 'unique',
  cost: 2,
  traits: ['Dorne'],
  abilities: [
    reaction({
      on: youLose({ as: 'defender' }),
      cost: kneelCost(),
      does: ofThisType(until('phase', ofNamedType(claimIn))),
    }),
  ],
});

location('01118', {
  name: ['Blood Orange Grove', 'Blutorangenhain'],
  cost: 0,
  traits: ['Dorne'],
  keywords: ['limited'],
  abilities: [reducer(a('card', ofFaction('martell')))],
});

event('01119', {
  name: ["Doran's Game", 'Dorans Spiel'],
  is: 'loyal',
  cost: 1,
  abilities: [
    reaction({
      on: youWin({ type: 'intrigue', by: 5 }),
      does: gainPower(forEach(eachUsedPlot)),
      max: perChallenge(),
    }),
  ],
});

event('01120', {
  name: ['Unbowed, Unbent, Unbroken', 'Ungebeugt, Ungezähmt, Ungebrochen'],
  cost: 0,
  abilities: [
    reaction({
      on: youLose({ as: 'defender' }),
      if: youAreNotFirst,
      does: [
        name(challengeType()),
        until(
          'phase',
          ofNamedType((type) => cannotInitiate('chosen', { types: [type] })),
          {
            player: 'winner',
          },
        ),
      ],
      max: perChallenge(),
    }),
  ],
});

event('01121', {
  name: ['Confinement', 'Gefangenschaft'],
  cost: 1,
  abilities: [
    action({
      choose: choose(a('character', strengthAtMost(4))),
      does: until('phase', [losesIcon('military'), losesIcon('intrigue'), losesIcon('power')]),
    }),
  ],
});
