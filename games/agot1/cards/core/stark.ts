import {
  a,
  action,
  cannotBe,
  cardGainsPower,
  choose,
  constant,
  declaredAsDefender,
  defends,
  discardCost,
  doesNotContribute,
  entersPlay,
  gets,
  isInChallenge,
  kill,
  kneelCost,
  losers,
  notHost,
  ofFaction,
  on,
  participating,
  reduceNext,
  reducer,
  self,
  staysStanding,
  target,
  until,
  whileIt,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { passive, response } from '../../abilities.ts';
import { copies, pack } from '../registry.ts';

const { attachment, character, location } = pack('Core', 'stark');
const { location: northAndStorm } = pack('Core', 'stark', 'baratheon');

attachment('10001', {
  name: ['Ice', 'Eis'],
  is: 'unique',
  cost: 2,
  traits: ['Item', 'Weapon'],
  attach: on(a('character', ofFaction('stark'))),
  abilities: [
    action({
      phase: 'challenges',
      if: isInChallenge('host'),
      cost: [kneelCost(), discardCost()],
      choose: choose(a('character', participating, notHost), 'killed'),
      does: kill(target),
    }),
  ],
});

character('10004', {
  name: ['Ser Rodrik Cassel', 'Ser Rodrik Cassel'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'mil pow',
  traits: ['Knight'],
  abilities: [constant(staysStanding('defend')), whileIt(defends(), gets(2, 'self'))],
});

character('10005', {
  name: ['Eddard Stark', 'Eddard Stark'],
  is: 'unique crest:noble',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Lord'],
  keywords: ['stalwart', 'renown', 'deadly'],
  abilities: [passive({ on: entersPlay(), does: cardGainsPower(self) })],
});

character('10006', {
  name: ['Catelyn Stark', 'Catelyn Stark'],
  is: 'unique crest:noble',
  cost: 3,
  strength: 3,
  icons: 'int pow',
  traits: ['Lady', 'House Tully'],
  abilities: [
    response({
      on: declaredAsDefender,
      choose: choose(a('character', participating)),
      does: until('challenge', [doesNotContribute()], { on: target }),
    }),
  ],
});

character('10008', {
  name: ['Robb Stark', 'Robb Stark'],
  is: 'unique crest:noble',
  cost: 4,
  strength: 2,
  icons: 'mil pow',
  traits: ['Lord'],
  abilities: [
    response({
      on: youWin({ type: 'military', with: 'self' }),
      choose: choose(a('character', losers), 'killed'),
      does: kill(target),
    }),
  ],
});

character('10012', {
  name: ['Hodor', 'Hodor'],
  is: 'unique',
  cost: 1,
  strength: 4,
  icons: 'mil pow',
  traits: ['Ally'],
  keywords: ['deadly', 'noAttachments'],
  abilities: [constant(cannotBe('attack', 'self'), cannotBe('bypass', 'self'))],
});

character('10016', {
  name: ['War Host of the North', 'Kriegsheer des Nordens'],
  is: 'crest:war',
  cost: 7,
  strength: 11,
  icons: 'mil',
  traits: ['Army'],
  keywords: ['noAttachments'],
});

character('10018', {
  name: ['Knight of the Tumblestone', 'Ritter vom Trommelstein'],
  is: 'crest:war',
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['Knight', 'House Tully'],
});

character('10019', {
  name: ['Direwolf Pup', 'Schattenwolfwelpe'],
  is: 'only:stark',
  cost: 1,
  strength: 2,
  icons: 'mil',
  traits: ['Creature', 'Direwolf'],
  keywords: ['noAttachments'],
});

character('10021', {
  name: ['House Tully Recruiter', 'Werber von Haus Tully'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally', 'House Tully'],
  abilities: [reducer(a('character', ofFaction('stark')))],
});

location('10025', {
  name: ['Winterfell Castle', 'Burg Winterfell'],
  is: 'unique',
  cost: 3,
  traits: ['Winterfell', 'Stronghold'],
  keywords: ['noAttachments'],
  abilities: [constant(gets(1, a('character', ofFaction('stark'), yours)))],
});

copies(['10026', '10027'], location, {
  name: ['Northern Fiefdoms', 'Nördliche Lehen'],
  cost: 1,
  traits: ['Winterfell'],
  keywords: ['limited'],
  values: { influence: 1 },
  abilities: [reducer(a('card', ofFaction('stark')))],
});

copies(['10029', '10030', '10031'], location, {
  name: ['Great Keep', 'Großer Bergfried'],
  cost: 0,
  traits: ['Winterfell', 'Stronghold'],
  keywords: ['limited'],
  bonus: { gold: 1 },
});

location('10032', {
  name: ['Godswood', 'Götterhain'],
  cost: 2,
  traits: ['Winterfell'],
  keywords: ['limited'],
  abilities: [reducer(a('character', ofFaction('stark')), 2)],
});

northAndStorm('10033', {
  name: ['Narrow Sea', 'Meerenge'],
  cost: 0,
  traits: ['Westeros'],
  values: { influence: 1 },
  abilities: [
    action({
      phase: 'marshaling',
      cost: discardCost(),
      does: reduceNext(2, a('character', ofFaction('stark', 'baratheon')), 'marshal'),
    }),
  ],
});
