import { a, action, choose, kneel, reducer, target, withIcon } from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

const { event, location } = pack('Core');

location('10138', {
  name: ['Crossroads', 'Wegkreuzung'],
  cost: 2,
  traits: ['Westeros'],
  bonus: { gold: 1 },
  values: { influence: 1 },
});

location('10139', {
  name: ['Street of Steel', 'Straße des Stahls'],
  cost: 0,
  deckLimit: 1,
  traits: ["King's Landing"],
  abilities: [reducer(a('character', withIcon('military')))],
});

event('10155', {
  name: ['Distraction', 'Ablenkung'],
  abilities: [
    action({
      phase: 'marshaling',
      choose: choose(a('character', withIcon('military')), 'knelt'),
      does: kneel(target),
    }),
  ],
});
