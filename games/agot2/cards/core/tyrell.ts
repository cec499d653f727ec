import {
  a,
  action,
  additionalChallenge,
  attacking,
  attacksAlone,
  cardType,
  challengeType,
  cheaper,
  choose,
  choosePlayer,
  constant,
  costAtMost,
  discardAtRandom,
  draw,
  eachInPlay,
  entersPlay,
  gainsIcon,
  gets,
  host,
  isInChallenge,
  kneelCost,
  lookAtTop,
  name,
  named,
  noMoreThan,
  ofAnotherType,
  ofFaction,
  ofNamedType,
  on,
  othersOnTop,
  payGold,
  perPhase,
  putIntoPlayFromHand,
  reducer,
  removeFromChallenge,
  search,
  self,
  someUnder,
  stand,
  staysStanding,
  strengthRaised,
  target,
  theLoser,
  underInAnyOrder,
  until,
  whileIt,
  withTrait,
  youControl,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'tyrell');

character('01179', {
  name: ['Left', 'Links'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Guard'],
  keywords: ['noAttachments:except:Weapon'],
  abilities: [
    whileIt(
      youControl(a('character', named('01184'))),
      gets(1, 'self'),
      gainsIcon('power', 'self'),
      staysStanding('defend'),
    ),
  ],
});

character('01180', {
  name: ['Maester Lomys', 'Maester Lomys'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'int',
  traits: ['Maester'],
  abilities: [
    reaction({
      on: youWin({ type: 'intrigue', as: 'defender' }),
      does: discardAtRandom(1, 'attacker'),
    }),
  ],
});

character('01181', {
  name: ['Margaery Tyrell', 'Margaery Tyrell'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'int pow',
  traits: ['Lady'],
  abilities: [
    action({
      phase: 'challenges',
      cost: kneelCost(),
      choose: choose(a('character')),
      does: until('phase', [gets(3)]),
    }),
  ],
});

character('01182', {
  name: ['Paxter Redwyne', 'Paxter Rothweyn'],
  is: 'loyal unique',
  cost: 4,
  strength: 3,
  icons: 'int',
  traits: ['House Redwyne', 'Lord'],
  bonus: { gold: 1 },
  abilities: [constant(cheaper(1, a('event'), { as: 'play', first: true }))],
});

character('01183', {
  name: ['Randyll Tarly', 'Randyll Tarly'],
  is: 'unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['House Tarly', 'Lord'],
  keywords: ['renown'],
  abilities: [reaction({ on: strengthRaised('self'), does: stand(self), limit: perPhase(2) })],
});

character('01184', {
  name: ['Right', 'Rechts'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Guard'],
  keywords: ['noAttachments:except:Weapon'],
  abilities: [
    whileIt(
      youControl(a('character', named('01179'))),
      gets(1, 'self'),
      gainsIcon('intrigue', 'self'),
      staysStanding('defend'),
    ),
  ],
});

character('01185', {
  name: ['The Knight of Flowers', 'Der Ritter der Blumen'],
  is: 'unique',
  cost: 5,
  strength: 5,
  icons: 'mil pow',
  traits: ['Knight', 'Lord'],
  keywords: ['renown'],
  abilities: [whileIt(attacksAlone(), noMoreThan(1, 'mostDefenders', 'opponents'))],
});

character('01186', {
  name: ['The Queen of Thorns', 'Die Königin der Dornen'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'int pow',
  traits: ['Lady'],
  abilities: [
    reaction({
      on: youWin({ type: 'intrigue', with: 'self' }),
      does: putIntoPlayFromHand(a('character', ofFaction('tyrell'), costAtMost(6))),
    }),
  ],
});

character('01187', {
  name: ['Courtesan of the Rose', 'Kurtisane der Rose'],
  cost: 2,
  strength: 2,
  icons: 'int pow',
  traits: ['Companion', 'Spy'],
});

character('01188', {
  name: ['Garden Caretaker', 'Gärtner'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally'],
  abilities: [reducer(a('character', ofFaction('tyrell')))],
});

character('01189', {
  name: ["Olenna's Informant", 'Olennas Informantin'],
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Ally', 'Spy'],
  keywords: ['ambush:4'],
  abilities: [
    reaction({
      on: entersPlay('duringChallengesPhase'),
      does: [name(challengeType()), until('phase', ofNamedType(additionalChallenge))],
    }),
  ],
});

character('01190', {
  name: ['Wardens of the Reach', 'Wächter der Weite'],
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Army'],
  keywords: ['noAttachments'],
  abilities: [
    constant(
      gets({ by: 1, forEach: eachInPlay(a('location', withTrait('The Reach'), yours)) }, 'self'),
    ),
  ],
});

attachment('01191', {
  name: ['Heartsbane', 'Herzbann'],
  is: 'unique',
  cost: 1,
  traits: ['Valyrian Steel', 'Weapon'],
  attach: on(a('character', ofFaction('tyrell'))),
  abilities: [
    action({
      if: isInChallenge('host'),
      cost: kneelCost(),
      does: until('challenge', [gets(3)], { on: host }),
    }),
  ],
});

location('01192', {
  name: ['Highgarden', 'Rosengarten'],
  is: 'loyal unique',
  cost: 3,
  traits: ['Stronghold', 'The Reach'],
  abilities: [
    action({
      phase: 'challenges',
      cost: [kneelCost(), payGold(1)],
      choose: choose(a('character', attacking), ['stood', 'removedFromChallenge']),
      does: [stand(target), removeFromChallenge(target)],
    }),
  ],
});

location('01193', {
  name: ['The Mander', 'Der Mander'],
  is: 'loyal unique',
  cost: 3,
  traits: ['The Reach'],
  abilities: [reaction({ on: youWin({ by: 5 }), cost: kneelCost(), does: draw(2) })],
});

location('01194', {
  name: ['Rose Garden', 'Rosenhain'],
  cost: 0,
  traits: ['The Reach'],
  keywords: ['limited'],
  abilities: [reducer(a('card', ofFaction('tyrell')))],
});

event('01195', {
  name: ['Growing Strong', 'Kräftig wachsen'],
  cost: 1,
  abilities: [
    action({
      phase: 'challenges',
      choose: choose(a('character', ofFaction('tyrell')), undefined, { upTo: 3 }),
      does: until('phase', [gets(2)]),
    }),
  ],
});

event('01196', {
  name: ["Olenna's Cunning", 'Olennas List'],
  is: 'loyal',
  cost: 2,
  abilities: [
    reaction({
      on: youWin({ type: ['intrigue', 'power'] }),
      does: [name(cardType({ who: theLoser })), ...search('deck', a('card', ofAnotherType))],
    }),
  ],
});

event('01197', {
  name: ['"The Bear and the Maiden Fair"', '"Der Bär und die Jungfrau hehr"'],
  cost: 0,
  traits: ['Song'],
  abilities: [
    action({
      choose: choosePlayer('any'),
      does: [lookAtTop(5, 'chosen'), someUnder(3), underInAnyOrder(), othersOnTop()],
    }),
  ],
});
