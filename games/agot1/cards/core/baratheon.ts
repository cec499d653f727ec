import { affordable, spend } from '@small-council/lcg';
import {
  a,
  action,
  additionalChallenge,
  andThen,
  attacks,
  cannotBe,
  cardGainsPower,
  choose,
  constant,
  defenderControlsNo,
  defendingPlayers,
  discard,
  discardCost,
  eachInPlay,
  either,
  gainsIcon,
  gainsKeyword,
  gainsRenown,
  gets,
  hostIs,
  immuneTo,
  isBlanked,
  isInChallenge,
  isStanding,
  killed,
  kneel,
  kneelCost,
  name,
  nonUnique,
  odd,
  ofFaction,
  on,
  opponents,
  perPhase,
  putThisIntoPlay,
  reducer,
  returnToHand,
  saveIt,
  self,
  sentence,
  stand,
  standing,
  target,
  unique,
  until,
  whileIt,
  withIcon,
  withoutIcon,
  withPower,
  withTrait,
  youControl,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { LIMITED_RESPONSE, passive, response, saveOrCancel } from '../../abilities.ts';
import {
  chambers,
  costsLess,
  honorGuard,
  mayActBeforeReveal,
  nameTitle,
  payInfluence,
  plotsAreChosen,
  powerDoesNotCount,
  powerForNamedPlot,
  strengthChanged,
  tollForBearer,
} from '../../blocks.ts';
import { WATCHED } from '../../rules/strength.ts';
import { copies, pack } from '../registry.ts';

const { attachment, character, location } = pack('Core', 'baratheon');

attachment('10066', {
  name: ["Shadow's Blessing", 'Segen des Schattens'],
  cost: 1,
  traits: ['Condition'],
  abilities: [
    whileIt(hostIs(a('character', withIcon('power'))), gets(2, 'host')),
    whileIt(hostIs(a('character', withoutIcon('power'))), gets(-2, 'host')),
  ],
});

attachment('10067', {
  name: ['Motley', 'Narrenkleid'],
  cost: 0,
  traits: ['Condition'],
  attach: on(a('character', opponents)),
  abilities: [constant(tollForBearer(1))],
});

attachment('10068', {
  name: ['Lightbringer', 'Lichtbringer'],
  is: 'unique',
  cost: 2,
  traits: ['Item', 'Weapon'],
  keywords: ['vigilant'],
  attach: on(a('character', ofFaction('baratheon'))),
  abilities: [saveOrCancel({ on: killed('host'), cost: kneelCost(), does: saveIt() })],
});

attachment('10069', {
  name: ['Stinking Drunk', 'Sturzbetrunken'],
  cost: 1,
  traits: ['Condition'],
  abilities: [whileIt(isInChallenge('host'), gets(-4, 'host'))],
});

character('10070', {
  name: ['Selyse Baratheon', 'Selyse Baratheon'],
  is: 'unique crest:holy',
  cost: 2,
  strength: 2,
  icons: 'int pow',
  traits: ['Lady', 'House Florent'],
  abilities: [
    action({
      phase: 'challenges',
      cost: payInfluence(1),
      choose: choose(a('character', unique)),
      does: until('phase', [gainsIcon('intrigue')]),
    }),
  ],
});

copies(['10071', '10090'], character, {
  name: ['Robert Baratheon', 'Robert Baratheon'],
  is: 'unique crest:noble',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Lord'],
  keywords: ['renown'],
  abilities: [passive({ on: gainsRenown, does: cardGainsPower(self) })],
});

character('10072', {
  name: ['Stannis Baratheon', 'Stannis Baratheon'],
  is: 'unique crest:noble',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Lord'],
  keywords: ['renown'],
  abilities: [
    whileIt(
      [attacks(), defenderControlsNo(a('character', withTrait('Lord')))],
      cannotBe('defend', a('character', defendingPlayers)),
    ),
  ],
});

character('10073', {
  name: ['Renly Baratheon', 'Renly Baratheon'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'mil int pow',
  traits: ['Lord'],
  abilities: [
    constant(immuneTo('character', 'self', 'opponents')),
    action({ cost: payInfluence(1), does: stand(self) }),
  ],
});

character('10074', {
  name: ['Melisandre', 'Melisandre'],
  is: 'unique crest:holy',
  cost: 4,
  strength: 3,
  icons: 'int pow',
  traits: ['Lady', 'Asshai'],
  keywords: ['renown'],
  abilities: [
    whileIt(isStanding(), gets(1, a('character', withTrait('Asshai')))),
    constant(powerDoesNotCount(a('character', opponents))),
  ],
});

const payOneGold = odd(
  sentence('payOneGold', 'pay 1 gold', 'bezahle 1 Gold'),
  (m, { seat }) => spend(m, seat, 1),
  { can: (m, use) => affordable(m, use) >= 1 },
);

character('10075', {
  name: ['Ser Davos Seaworth', 'Ser Davos Seewert'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Lord', 'Knight'],
  abilities: [
    saveOrCancel({
      on: killed('self'),
      does: [saveIt(), andThen(either(payOneGold, returnToHand(self)))],
    }),
  ],
});

character('10076', {
  name: ['Brienne of Tarth', 'Brienne von Tarth'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil',
  traits: ['Lady', 'Knight'],
  keywords: ['renown'],
  abilities: [constant(immuneTo('character', 'self', 'opponents'))],
});

character('10077', {
  name: ['Maester Cressen', 'Maester Cressen'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'pow',
  traits: ['Maester'],
  abilities: [
    action({
      phase: 'marshaling',
      cost: kneelCost(),
      choose: choose(a('attachment', withTrait('Condition')), 'discarded'),
      does: discard(target),
    }),
  ],
});

character('10078', {
  name: ['Ser Axell Florent', 'Ser Axell Florent'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Knight'],
  abilities: [response({ on: youWin({ type: 'power', by: 4 }), does: stand(self) })],
});

character('10079', {
  name: ['Edric Storm', 'Edric Sturm'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'pow',
  traits: ['Bastard'],
  keywords: ['stealth'],
  abilities: [
    response({
      on: youWin({ type: 'power', by: 4, as: 'attacker' }),
      cost: discardCost(),
      does: until('phase', [additionalChallenge('power')]),
      max: LIMITED_RESPONSE,
    }),
  ],
});

character('10080', {
  name: ['Devan Seaworth', 'Devan Seewert'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil int',
  traits: ['Ally'],
  abilities: [whileIt(youControl(a('character', withPower)), gainsKeyword('stealth', 'self'))],
});

character('10081', {
  name: ['Knight of the Rainwood', 'Ritter vom Regenwald'],
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['Knight'],
  keywords: ['noAttachments:except:Weapon'],
  abilities: [constant(cannotBe('discard', 'self'))],
});

character('10082', {
  name: ["Stannis's Northern Cavalry", 'Stannis’ Nordreiterei'],
  is: WATCHED,
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Army'],
  keywords: ['deadly', 'noAttachments'],
  abilities: [whileIt(strengthChanged, cannotBe('kill', 'self'), cannotBe('discard', 'self'))],
});

character('10083', {
  name: ['Highgarden Honor Guard', 'Ehrengarde von Rosengarten'],
  is: 'only:baratheon',
  cost: 4,
  strength: 4,
  icons: 'mil int',
  traits: ['Army', 'House Tyrell'],
  keywords: ['noAttachments'],
  abilities: honorGuard,
});

character('10084', {
  name: ['Old Red Priest', 'Alter Roter Priester'],
  cost: 1,
  strength: 1,
  icons: 'mil int pow',
  traits: ['Asshai'],
  abilities: [
    passive({
      on: killed('self'),
      choose: choose(a('location', standing, yours), 'knelt'),
      does: kneel(target),
    }),
  ],
});

character('10085', {
  name: ['Army of the Faithful', 'Armee der Gläubigen'],
  cost: 6,
  strength: 6,
  icons: 'mil pow',
  traits: ['Army', 'Asshai'],
  keywords: ['renown', 'noAttachments'],
  abilities: [
    constant(costsLess({ by: 1, forEach: eachInPlay(a('character', withTrait('Asshai'), yours)) })),
  ],
});

character('10086', {
  name: ["Renly's Courtier", 'Renlys Höfling'],
  cost: 2,
  strength: 1,
  icons: 'int pow',
  traits: ['Ally'],
  abilities: [
    action({
      cost: kneelCost(),
      choose: choose(a('character', nonUnique)),
      does: until('phase', [isBlanked()]),
    }),
  ],
});

character('10087', {
  name: ['Bastard of Robert', 'Roberts Bastard'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Bastard'],
  keywords: ['stealth', 'noAttachments'],
});

character('10088', {
  name: ['House Tyrell Guard', 'Wache von Haus Tyrell'],
  cost: 2,
  strength: 1,
  icons: 'mil pow',
  traits: ['Ally', 'House Tyrell'],
  abilities: [
    response({
      on: killed(a('character', ofFaction('baratheon'), yours)),
      from: 'hand',
      does: putThisIntoPlay,
    }),
  ],
});

character('10089', {
  name: ["Host of Storm's End", 'Heer von Sturmkap'],
  is: 'crest:war',
  cost: 5,
  strength: 6,
  icons: 'mil pow',
  traits: ['Army'],
  keywords: ['noAttachments'],
});

location('10091', {
  name: ['Dragonstone Port', 'Hafen von Drachenstein'],
  cost: 2,
  traits: ['Dragonstone'],
  abilities: [
    constant(mayActBeforeReveal),
    action({
      phase: 'plot',
      if: plotsAreChosen,
      does: [name(nameTitle('plot')), until('phase', [powerForNamedPlot])],
      limit: perPhase(),
    }),
  ],
});

copies(['10092', '10093'], location, {
  name: ['Stormlands Fiefdoms', 'Lehen der Sturmlande'],
  cost: 1,
  traits: ['Westeros'],
  keywords: ['limited'],
  values: { influence: 1 },
  abilities: [reducer(a('card', ofFaction('baratheon')))],
});

location('10094', chambers(["King Robert's Chambers", 'König Roberts Gemächer'], "King's Landing"));

copies(['10095', '10096', '10097'], location, {
  name: ["Aegon's Garden", 'Aegons Garten'],
  cost: 0,
  traits: ['Dragonstone'],
  keywords: ['limited'],
  bonus: { gold: 1 },
});

location('10098', {
  name: ['Great Hall', 'Große Halle'],
  cost: 2,
  traits: ['Dragonstone'],
  keywords: ['limited'],
  abilities: [reducer(a('character', ofFaction('baratheon')), 2)],
});
