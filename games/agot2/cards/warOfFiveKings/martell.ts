import { eventPlayed, gainGold, perPhase } from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('AtSK', 'martell').location('04017', {
  name: ['Tower of the Sun', 'Sonnenturm'],
  is: 'loyal unique',
  cost: 2,
  traits: ['Dorne'],
  abilities: [reaction({ on: eventPlayed, does: gainGold(1), limit: perPhase() })],
});
