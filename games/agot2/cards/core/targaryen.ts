import type { Effect } from '@small-council/lcg';
import {
  a,
  aboveDuplicate,
  action,
  additionalChallenge,
  anyOf,
  atThe,
  attacks,
  burns,
  challengeAgainstYou,
  choose,
  chooseFrom,
  chosen,
  chosenIs,
  constant,
  defending,
  discard,
  firstYouInitiated,
  gainsKeyword,
  gets,
  hostIs,
  isStanding,
  kneelCost,
  kneelYour,
  leavesPlay,
  may,
  named,
  ofFaction,
  on,
  onlyIf,
  opponents,
  participating,
  payGold,
  perPhase,
  placeToken,
  putIntoPlayFromHand,
  putTargetIntoPlay,
  reducer,
  returnDuplicate,
  returnForGood,
  returnToHand,
  sacrificeCost,
  sacrificedWith,
  self,
  sentence,
  shuffleFromPile,
  stand,
  staysStanding,
  stillThere,
  target,
  unique,
  until,
  whileIt,
  withoutAttachments,
  withTrait,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { forcedReaction, interrupt, reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'targaryen');

/** Does nothing with a card that has left the dead pile for play. */
const otherwiseShuffled: Effect = {
  ...shuffleFromPile(target),
  say: sentence(
    'otherwiseShuffled',
    'otherwise shuffle the target into your deck',
    'mische das Ziel andernfalls in dein Deck',
  ),
};

character('01160', {
  name: ['Daenerys Targaryen', 'Daenerys Targaryen'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'int pow',
  traits: ['Lady', 'Stormborn'],
  keywords: ['insight'],
  abilities: [
    whileIt(
      [isStanding(), challengeAgainstYou],
      gets(-1, a('character', opponents, participating)),
    ),
  ],
});

character('01161', {
  name: ['Drogon', 'Drogon'],
  is: 'unique',
  cost: 3,
  strength: 4,
  icons: 'mil',
  traits: ['Dragon', 'Hatchling'],
  keywords: ['noAttachments'],
  abilities: [constant(gainsKeyword('renown', a('character', withTrait('Stormborn'), yours)))],
});

character('01162', {
  name: ['Khal Drogo', 'Khal Drogo'],
  is: 'loyal unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['Dothraki', 'Lord'],
  keywords: ['renown'],
  abilities: [constant(additionalChallenge('military'))],
});

character('01163', {
  name: ['Magister Illyrio', 'Magister Illyrio'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Lord', 'Merchant'],
  abilities: [
    action({
      cost: payGold(2),
      choose: choose(a('character'), 'stood'),
      does: stand(target),
      limit: perPhase(),
    }),
  ],
});

character('01164', {
  name: ['Rhaegal', 'Rhaegal'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil int',
  traits: ['Dragon', 'Hatchling'],
  keywords: ['noAttachments'],
  abilities: [
    reaction({
      on: youWin({ with: a('character', withTrait('Stormborn')) }),
      choose: choose(a('character', withTrait('Stormborn')), 'stood'),
      does: stand(target),
      limit: perPhase(),
    }),
  ],
});

character('01165', {
  name: ['Ser Jorah Mormont', 'Ser Jorah Mormont'],
  is: 'unique',
  cost: 2,
  strength: 4,
  icons: 'mil int',
  traits: ['Companion', 'Knight'],
  keywords: ['renown'],
  abilities: [
    constant(sacrificedWith(3, 'betrayal')),
    forcedReaction({ on: youWin({ with: 'self' }), does: placeToken('betrayal', self) }),
  ],
});

character('01166', {
  name: ['Viserion', 'Viserion'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['Dragon', 'Hatchling'],
  keywords: ['noAttachments'],
  abilities: [constant(gainsKeyword('stealth', a('character', withTrait('Stormborn'), yours)))],
});

character('01167', {
  name: ['Viserys Targaryen', 'Viserys Targaryen'],
  is: 'loyal unique',
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Lord'],
  abilities: [
    interrupt({
      on: leavesPlay('self'),
      choose: choose(a('attachment'), 'discarded'),
      does: discard(target),
    }),
  ],
});

character('01168', {
  name: ['Braided Warrior', 'Krieger mit langen Zöpfen'],
  cost: 2,
  strength: 3,
  icons: 'mil',
  traits: ['Dothraki'],
  keywords: ['noAttachments:except:Weapon'],
});

character('01169', {
  name: ['Handmaiden', 'Magd'],
  cost: 2,
  strength: 1,
  icons: 'int pow',
  traits: ['Ally', 'Companion'],
  abilities: [
    action({
      cost: sacrificeCost(),
      choose: choose(a('character', withTrait('Lady')), 'stood'),
      does: stand(target),
    }),
  ],
});

character('01170', {
  name: ['Targaryen Loyalist', 'Getreuer des Hauses Targaryen'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally'],
  abilities: [reducer(a('character', ofFaction('targaryen')))],
});

character('01171', {
  name: ['Unsullied', 'Die Unbefleckten'],
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Army'],
  keywords: ['noAttachments:except:Weapon'],
  abilities: [whileIt(attacks(), gets(-1, a('character', defending)))],
});

attachment('01172', {
  name: ["Drogo's Arakh", 'Drogos Arakh'],
  is: 'unique',
  cost: 2,
  traits: ['Weapon'],
  attach: on(a('character', withTrait('Dothraki'))),
  abilities: [
    constant(gets(2, 'host')),
    whileIt(
      [hostIs(a('character', named('01162'))), firstYouInitiated('military')],
      staysStanding('attack', 'military', 'host'),
    ),
  ],
});

location('01173', {
  name: ['Plaza of Punishment', 'Platz der Strafe'],
  is: 'loyal unique',
  cost: 3,
  traits: ['Astapor'],
  abilities: [
    reaction({
      on: youWin({ type: 'power' }),
      cost: kneelCost(),
      choose: choose(a('character', withoutAttachments)),
      does: until('phase', [gets(-2), burns()]),
    }),
  ],
});

location('01174', {
  name: ['Dothraki Sea', 'Dothrakisches Meer'],
  is: 'unique',
  cost: 1,
  traits: ['Essos'],
  abilities: [
    reaction({
      on: youWin({ type: 'power' }),
      cost: sacrificeCost(),
      does: [
        putIntoPlayFromHand(a('character', withTrait('Dothraki'))),
        atThe('phaseEnds', [returnForGood(stillThere)], chosen('entering')),
        atThe('phaseEnds', [returnDuplicate(stillThere)], aboveDuplicate('entering')),
      ],
    }),
  ],
});

location('01175', {
  name: ["Illyrio's Estate", 'Illyrios Anwesen'],
  cost: 0,
  traits: ['Pentos'],
  keywords: ['limited'],
  abilities: [reducer(a('card', ofFaction('targaryen')))],
});

event('01176', {
  name: ['Dracarys!', 'Dracarys!'],
  is: 'loyal',
  cost: 1,
  abilities: [
    action({
      cost: kneelYour(a('character', anyOf(withTrait('Dragon'), named('01160')), yours)),
      choose: choose(a('character', participating)),
      does: until('phase', [gets(-4), burns()]),
    }),
  ],
});

event('01177', {
  name: ['Fire and Blood', 'Feuer und Blut'],
  is: 'loyal',
  cost: 1,
  abilities: [
    action({
      phase: 'challenges',
      choose: chooseFrom('dead', a('character', unique, ofFaction('targaryen'))),
      does: [
        onlyIf(chosenIs(a('character', withTrait('Hatchling'))), may(putTargetIntoPlay())),
        otherwiseShuffled,
      ],
    }),
  ],
});

event('01178', {
  name: ['Waking the Dragon', 'Den Drachen wecken'],
  cost: 0,
  abilities: [
    action({
      // Who stands already goes back to hand all the same (AG2-1072).
      choose: choose(a('character', unique, ofFaction('targaryen'), yours), ['stood', 'returned']),
      does: [stand(target), atThe('phaseEnds', [returnToHand(stillThere)])],
    }),
  ],
});
