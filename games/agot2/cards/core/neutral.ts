import { eventOf, type R, type Use } from '@small-council/lcg';
import {
  a,
  action,
  andThen,
  atThe,
  cancel,
  choose,
  constant,
  contributesToDominance,
  discard,
  doneTo,
  draw,
  each,
  effectsInitiate,
  gainPower,
  gainsIcon,
  gets,
  host,
  isBlanked,
  kill,
  killedOrDiscarded,
  kneelAndSacrifice,
  kneelCost,
  kneelFaction,
  losers,
  on,
  participating,
  perChallenge,
  phaseEnds,
  placeToken,
  printedCost,
  reduceNext,
  removeCost,
  removeToken,
  sacrificeCost,
  saveIt,
  sentence,
  stand,
  stillThere,
  target,
  until,
  withoutIcon,
  withTrait,
  youMarshalThis,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { interrupt, reaction, wouldInterrupt } from '../../abilities.ts';
import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'neutral');

character('01028', {
  name: ['Littlefinger', 'Kleinfinger'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Ally', 'Lord', 'Small Council'],
  bonus: { gold: 1 },
  abilities: [reaction({ on: youMarshalThis, does: draw(2) })],
});

character('01029', {
  name: ['Varys', 'Varys'],
  is: 'unique',
  cost: 6,
  strength: 3,
  icons: 'int',
  traits: ['Lord', 'Small Council', 'Spy'],
  keywords: ['stealth'],
  abilities: [
    interrupt({
      on: phaseEnds('dominance'),
      cost: removeCost(),
      does: discard(each(a('character'))),
    }),
  ],
});

character('01030', {
  name: ["Rattleshirt's Raiders", 'Rasselhemds Plünderer'],
  cost: 4,
  strength: 3,
  icons: 'mil',
  traits: ['Raider', 'Wildling'],
  keywords: ['noAttachments'],
  abilities: [
    reaction({
      on: youWin({ with: 'selfAttacking' }),
      choose: choose(a('attachment', losers), 'discarded'),
      does: discard(target),
    }),
  ],
});

character('01031', {
  name: ['Wildling Horde', 'Wildlinghorde'],
  cost: 5,
  strength: 5,
  icons: 'mil pow',
  traits: ['Army', 'Wildling'],
  keywords: ['noAttachments', 'pillage'],
  abilities: [
    action({
      phase: 'challenges',
      cost: kneelFaction,
      choose: choose(a('character', withTrait('Wildling'), participating, yours)),
      does: until('challenge', [gets(2)]),
    }),
  ],
});

attachment('01032', {
  name: ['Seal of the Hand', 'Abzeichen der Hand'],
  is: 'unique',
  cost: 3,
  traits: ['Item'],
  attach: on(a('character', withTrait('Lord', 'Lady'))),
  abilities: [action({ cost: kneelCost(), does: stand(host) })],
});

attachment('01033', {
  name: ['Bodyguard', 'Leibwächter'],
  cost: 1,
  traits: ['Condition'],
  attach: on(a('character', withTrait('Lord', 'Lady'))),
  abilities: [
    wouldInterrupt({ on: killedOrDiscarded('host'), cost: sacrificeCost(), does: saveIt() }),
  ],
});

attachment('01034', {
  name: ['Little Bird', 'Kleiner Vogel'],
  cost: 1,
  traits: ['Condition'],
  abilities: [constant(gainsIcon('intrigue', 'host'))],
});

attachment('01035', {
  name: ['Milk of the Poppy', 'Mohnblumensaft'],
  cost: 1,
  traits: ['Condition'],
  keywords: ['terminal'],
  abilities: [constant(isBlanked('host'))],
});

attachment('01036', {
  name: ['Noble Lineage', 'Von edler Abstammung'],
  cost: 0,
  traits: ['Condition'],
  abilities: [constant(gainsIcon('power', 'host'))],
});

attachment('01037', {
  name: ["Syrio's Training", 'Syrios Unterricht'],
  cost: 1,
  traits: ['Condition', 'Skill'],
  abilities: [constant(gainsIcon('military', 'host'))],
});

location('01038', {
  name: ['The Iron Throne', 'Der Eiserne Thron'],
  is: 'unique',
  cost: 2,
  traits: ["King's Landing"],
  bonus: { reserve: 1 },
  abilities: [constant(contributesToDominance(8))],
});

location('01039', {
  name: ['The Kingsroad', 'Der Königsweg'],
  cost: 1,
  traits: ['Westeros'],
  keywords: ['limited'],
  bonus: { initiative: 1 },
  abilities: [
    action({
      phase: 'marshaling',
      cost: kneelAndSacrifice,
      does: reduceNext(3, a('character'), 'marshal'),
    }),
  ],
});

location('01040', {
  name: ['The Roseroad', 'Die Rosenstraße'],
  cost: 0,
  traits: ['Westeros'],
  keywords: ['limited'],
  bonus: { gold: 1 },
});

event('01041', {
  name: ['Put to the Sword', 'Erschlagen'],
  cost: 2,
  abilities: [
    reaction({
      on: youWin({ type: 'military', by: 5, as: 'attacker' }),
      choose: choose(a('character', losers), 'killed'),
      does: kill(target),
      max: perChallenge(),
    }),
  ],
});

event('01042', {
  name: ['Put to the Torch', 'Niederbrennen'],
  cost: 1,
  abilities: [
    reaction({
      on: youWin({ type: 'military', by: 5, as: 'attacker' }),
      choose: choose(a('location', losers), 'discarded'),
      does: discard(target),
      max: perChallenge(),
    }),
  ],
});

event('01043', {
  name: ['Superior Claim', 'Höherer Thronanspruch'],
  cost: 0,
  abilities: [
    reaction({
      on: youWin({ type: 'power', by: 5 }),
      does: gainPower(2),
      max: perChallenge(),
    }),
  ],
});

event('01044', {
  name: ['Tears of Lys', 'Tränen von Lys'],
  cost: 1,
  traits: ['Poison'],
  abilities: [
    reaction({
      on: youWin({ type: 'intrigue', as: 'attacker' }),
      does: [
        doneTo(
          choose(a('character', withoutIcon('intrigue'), losers), 'tokenPlaced'),
          placeToken('poison', target),
        ),
        andThen(atThe('phaseEnds', [removeToken('poison', stillThere), andThen(kill(stillThere))])),
      ],
      max: perChallenge(),
    }),
  ],
});

/** A dash is 0 (AG2-1009), and so is a printed X, whatever X is while the event is played (AG2-1073). */
const costOfThatEvent = (m: R, use: Use): number =>
  printedCost(m, m.table.cards[eventOf(m, use).card].code);

event('01045', {
  name: ["The Hand's Judgment", 'Das Urteil der Hand'],
  cost: 'X',
  abilities: [
    wouldInterrupt({
      on: effectsInitiate('opponentsEvent'),
      x: costOfThatEvent,
      does: {
        ...cancel,
        say: sentence(
          'cancelForX',
          'cancel those effects; X is the printed cost of that event',
          'hebe diese Effekte auf; X sind die aufgedruckten Kosten jenes Ereignisses',
        ),
      },
    }),
  ],
});
