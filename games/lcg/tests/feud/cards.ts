import {
  a,
  ability,
  action,
  another,
  cancel,
  choose,
  constant,
  discardFromHand,
  draw,
  effectsInitiate,
  entersPlay,
  gainGold,
  gainPower,
  gets,
  kill,
  killed,
  kneel,
  kneelCost,
  losers,
  opponents,
  payGold,
  putThisIntoPlay,
  saveIt,
  target,
  until,
  withTrait,
  yours,
  youWin,
} from '../../blocks/index.ts';
import { cardFinder, cardRegistry } from '../../index.ts';

/** The cards of Feud, a small game of our own that stands on the kit as an edition does. */

export const CLANS = ['oak', 'ash'] as const;
export type Clan = (typeof CLANS)[number];

const registry = cardRegistry({ drawn: 2, plot: 1 });
export const { cards } = registry;

/** The timings of this edition: an omen must come before, an echo may come afterwards. */
const omen = ability('omen', 'when');
const echo = ability('echo', 'after');
const ward = ability('ward', 'would');

const oak = registry.pack('Core', ['oak']);
const ash = registry.pack('Core', ['ash']);
const free = registry.pack('Core', []);

oak.faction('faction:oak', { name: ['Clan Oak', 'Eichenklan'] });
ash.faction('faction:ash', { name: ['Clan Ash', 'Eschenklan'] });

oak.character('oak:elder', {
  name: ['Oak Elder', 'Eichenältester'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Elder'],
  abilities: [echo({ on: youWin({ with: 'self' }), does: draw(1) })],
});
oak.character('oak:smith', {
  name: ['Oak Smith', 'Eichenschmied'],
  cost: 2,
  strength: 1,
  icons: 'mil',
  abilities: [constant(gets(1, a('character', another, yours)))],
});
oak.character('oak:scout', {
  name: ['Oak Scout', 'Eichenspäher'],
  cost: 1,
  strength: 1,
  icons: 'int',
  keywords: ['stealth'],
});
oak.character('oak:guard', {
  name: ['Oak Guard', 'Eichenwache'],
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  abilities: [ward({ on: killed(a('character', yours)), cost: kneelCost(), does: saveIt() })],
});
oak.character('oak:ranger', {
  name: ['Oak Ranger', 'Eichenwaldläufer'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  abilities: [echo({ on: killed(a('character', yours)), from: 'hand', does: putThisIntoPlay })],
});
ash.character('ash:crone', {
  name: ['Ash Crone', 'Eschenvettel'],
  cost: 2,
  strength: 1,
  icons: 'int',
  abilities: [ward({ on: effectsInitiate('cardAbility'), cost: kneelCost(), does: cancel })],
});
ash.character('ash:witch', {
  name: ['Ash Witch', 'Eschenhexe'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Elder'],
  abilities: [omen({ on: killed(a('character')), does: gainPower(1) })],
});
ash.character('ash:archer', {
  name: ['Ash Archer', 'Eschenschütze'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  abilities: [
    echo({
      on: youWin({ type: 'military' }),
      choose: choose(a('character', losers), 'killed'),
      does: kill(target),
    }),
  ],
});
ash.character('ash:ghost', {
  name: ['Ash Ghost', 'Eschengeist'],
  cost: 1,
  strength: 1,
  icons: 'int pow',
  abilities: [echo({ on: killed('self'), does: gainPower(1) })],
});
ash.character('ash:page', {
  name: ['Ash Page', 'Eschenknappe'],
  cost: 1,
  strength: 1,
  icons: 'mil int pow',
});
free.character('free:wolf', { name: ['Wolf', 'Wolf'], cost: 2, strength: 3, icons: 'mil' });
free.character('free:hermit', {
  name: ['Hermit', 'Einsiedler'],
  cost: 1,
  strength: 1,
  icons: 'int',
  keywords: ['noAttachments'],
  abilities: [echo({ on: entersPlay(), does: gainGold(1) })],
});
free.location('free:well', {
  name: ['Well', 'Brunnen'],
  cost: 1,
  abilities: [action({ cost: kneelCost(), does: gainGold(1) })],
});
free.location('free:tower', {
  name: ['Tower', 'Turm'],
  cost: 2,
  abilities: [constant(gets(1, a('character', withTrait('Elder'), yours)))],
});
free.attachment('free:cloak', {
  name: ['Cloak', 'Umhang'],
  cost: 1,
  abilities: [constant(gets(2, 'host'))],
});
free.event('free:arrow', {
  name: ['Arrow', 'Pfeil'],
  cost: 1,
  abilities: [action({ choose: choose(a('character'), 'killed'), does: kill(target) })],
});
free.event('free:song', {
  name: ['Song', 'Lied'],
  cost: 0,
  abilities: [action({ does: draw(1) })],
});
free.event('free:snare', {
  name: ['Snare', 'Schlinge'],
  cost: 0,
  abilities: [
    action({
      cost: payGold(1),
      choose: choose(a('character', opponents), 'knelt'),
      does: kneel(target),
    }),
  ],
});
free.event('free:fury', {
  name: ['Fury', 'Zorn'],
  cost: 1,
  abilities: [
    action({
      choose: choose(a('character', yours)),
      does: until('challenge', [gets(2)], { on: target }),
    }),
  ],
});
free.event('free:wake', {
  name: ['Wake', 'Totenwache'],
  cost: 0,
  abilities: [echo({ on: killed(a('character')), does: draw(1) })],
});

free.event('free:lament', {
  name: ['Lament', 'Klagelied'],
  cost: 0,
  abilities: [
    echo({
      on: killed(a('character')),
      cost: discardFromHand(a('character')),
      does: gainGold(2),
    }),
  ],
});

free.event('free:offering', {
  name: ['Offering', 'Opfergabe'],
  cost: 0,
  abilities: [action({ cost: discardFromHand(a('card')), does: gainGold(2) })],
});

for (const [code, name, gold, claim] of [
  ['plot:feast', 'Feast', 4, 1],
  ['plot:war', 'War', 2, 2],
] as const)
  free.plot(code, { name: [name, name], plot: { gold, claim } });

export const { findCards, findCard, nearCards } = cardFinder(cards, {
  Core: { en: 'Core', de: 'Core' },
});
