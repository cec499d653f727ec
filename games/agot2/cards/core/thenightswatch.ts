import {
  a,
  action,
  andThen,
  another,
  bypasses,
  cannotBe,
  cannotInitiate,
  choose,
  constant,
  costAtMost,
  defending,
  discardAtRandom,
  discardFromHand,
  draw,
  enterable,
  gainGold,
  gainPower,
  gainsKeyword,
  gets,
  goesInstead,
  isStanding,
  killed,
  kneel,
  kneelCost,
  moveGold,
  named,
  nonUnique,
  ofFaction,
  on,
  opponentCollectsIncome,
  participates,
  perPhase,
  perRound,
  phaseEnds,
  putIntoPlayFromHand,
  putTargetIntoPlay,
  reducer,
  returnCost,
  sacrificeCost,
  saveIt,
  self,
  stand,
  staysStanding,
  takeControl,
  target,
  triggering,
  underYourControl,
  until,
  whileIt,
  withTrait,
  youAttackWith,
  youControl,
  youHaveNotLost,
  youLose,
  youMarshalThis,
  youParticipateWith,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { forcedReaction, interrupt, reaction, wouldInterrupt } from '../../abilities.ts';
import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'thenightswatch');

character('01122', {
  name: ['Benjen Stark', 'Benjen Stark'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'mil pow',
  traits: ['Ranger'],
  abilities: [
    constant(cannotBe('bypass', a('character', withTrait('Ranger'), yours))),
    interrupt({ on: killed('self'), does: [gainPower(2), andThen(goesInstead('shuffled'))] }),
  ],
});

character('01123', {
  name: ['Ghost', 'Geist'],
  is: 'unique',
  cost: 4,
  strength: 3,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['noAttachments', 'stealth'],
  abilities: [
    reaction({ on: bypasses, does: until('phase', [cannotBe('defend')], { on: triggering }) }),
  ],
});

character('01124', {
  name: ['Jon Snow', 'Jon Schnee'],
  is: 'unique',
  cost: 6,
  strength: 4,
  icons: 'int',
  traits: ['Bastard', 'Steward'],
  keywords: ['noAttachments:except:Weapon'],
  abilities: [
    whileIt(
      [isStanding(), youAttackWith(a('character', another, ofFaction('thenightswatch')))],
      participates(),
    ),
  ],
});

character('01125', {
  name: ['Maester Aemon', 'Maester Aemon'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int',
  traits: ['Maester', 'Steward'],
  keywords: ['noAttachments'],
  abilities: [
    wouldInterrupt({
      on: killed(a('character', ofFaction('thenightswatch'))),
      cost: kneelCost(),
      does: saveIt(),
    }),
  ],
});

character('01126', {
  name: ['Old Bear Mormont', 'Alter Bär Mormont'],
  is: 'loyal unique',
  cost: 7,
  strength: 6,
  icons: 'mil pow',
  traits: ['Commander', 'Lord'],
  abilities: [
    whileIt(youControl(a('location', named('01137'))), staysStanding('defend')),
    interrupt({
      on: phaseEnds('challenges'),
      if: youHaveNotLost({ as: 'defender', per: 'phase' }),
      does: putIntoPlayFromHand(a('cardInPlay', ofFaction('thenightswatch'))),
    }),
  ],
});

character('01127', {
  name: ['Samwell Tarly', 'Samwell Tarly'],
  is: 'loyal unique',
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Steward'],
  keywords: ['insight'],
  bonus: { reserve: 1 },
});

character('01128', {
  name: ['Ser Waymar Royce', 'Ser Waymar Rois'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Knight', 'Ranger'],
  keywords: ['noAttachments:except:Weapon'],
  abilities: [interrupt({ on: killed('self'), does: discardAtRandom(1, 'opponents') })],
});

character('01129', {
  name: ['Yoren', 'Yoren'],
  is: 'loyal unique',
  cost: 3,
  strength: 2,
  icons: 'int',
  traits: ['Wandering Crow'],
  abilities: [
    reaction({
      on: youMarshalThis,
      choose: enterable('discard', a('character', costAtMost(3)), 'opponents'),
      does: underYourControl(putTargetIntoPlay('entering')),
    }),
  ],
});

character('01130', {
  name: ['Messenger Raven', 'Botenrabe'],
  is: 'loyal',
  cost: 1,
  strength: 1,
  traits: ['Raven'],
  keywords: ['noAttachments'],
  abilities: [action({ phase: 'dominance', cost: returnCost(), does: draw(1) })],
});

character('01131', {
  name: ['Old Forest Hunter', 'Alter Waldjäger'],
  is: 'loyal',
  cost: 2,
  strength: 1,
  icons: 'mil',
  traits: ['Ranger'],
  keywords: ['noAttachments:except:Weapon'],
  abilities: [action({ cost: discardFromHand(a('card')), does: gainGold(1), limit: perPhase() })],
});

character('01132', {
  name: ['Ranging Party', 'Grenzertrupp'],
  cost: 4,
  strength: 5,
  icons: 'mil pow',
  traits: ['Army', 'Ranger'],
  keywords: ['noAttachments:except:Weapon'],
});

character('01133', {
  name: ['Steward at the Wall', 'Kämmerer an der Mauer'],
  cost: 1,
  strength: 1,
  icons: 'int',
  traits: ['Ally', 'Steward'],
  abilities: [reducer(a('character', ofFaction('thenightswatch')))],
});

character('01134', {
  name: ['Veteran Builder', 'Erfahrener Baumeister'],
  cost: 3,
  strength: 4,
  icons: 'pow',
  traits: ['Builder'],
  keywords: ['noAttachments:except:Weapon'],
  abilities: [
    action({
      cost: sacrificeCost(),
      choose: choose(a('location'), 'stood'),
      does: stand(target),
    }),
  ],
});

attachment('01135', {
  name: ['Longclaw', 'Langklaue'],
  is: 'unique',
  cost: 2,
  traits: ['Valyrian Steel', 'Weapon'],
  attach: on(a('character', ofFaction('thenightswatch'))),
  abilities: [constant(gets(1, 'host'), gainsKeyword('renown', 'host'))],
});

location('01136', {
  name: ['Castle Black', 'Die Schwarze Festung'],
  is: 'unique',
  cost: 2,
  traits: ['The North'],
  abilities: [
    action({
      cost: kneelCost(),
      // Who stands already is affected by the STR all the same (AG2-1072).
      choose: choose(a('character', ofFaction('thenightswatch'), defending)),
      does: [stand(target), until('challenge', [gets(2)])],
    }),
  ],
});

location('01137', {
  name: ['The Wall', 'Die Mauer'],
  is: 'unique',
  cost: 4,
  traits: ['Stronghold', 'The North'],
  abilities: [
    constant(gets(1, a('character', ofFaction('thenightswatch'), yours))),
    forcedReaction({ on: youLose({ unopposed: true }), does: kneel(self) }),
    interrupt({ on: phaseEnds('challenges'), cost: kneelCost(), does: gainPower(2) }),
  ],
});

event('01138', {
  name: ['A Meager Contribution', 'Bescheidene Spende'],
  is: 'loyal',
  cost: 0,
  abilities: [
    reaction({ on: opponentCollectsIncome, does: moveGold(1, 'triggering'), max: perRound() }),
  ],
});

event('01139', {
  name: ['Take the Black', 'Das Schwarz anlegen'],
  is: 'loyal',
  cost: 3,
  abilities: [
    action({
      phase: 'dominance',
      choose: choose(a('character', nonUnique, costAtMost(6)), 'controlTaken'),
      does: takeControl(target),
      max: perRound(),
    }),
  ],
});

event('01140', {
  name: ['The Sword in the Darkness', 'Das Schwert in der Dunkelheit'],
  cost: 1,
  abilities: [
    reaction({
      on: youWin({ by: 5, as: 'defender' }),
      if: youParticipateWith(a('character', ofFaction('thenightswatch'))),
      does: until('round', [cannotInitiate('chosen', { against: 'you' })], { player: 'loser' }),
    }),
  ],
});
