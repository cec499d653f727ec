import type { UnitCard } from './definition.ts';

/** The card of a castle wall (SIF-998). It is no combat unit and in no army: A Storm of Swords puts it up (SIF-1345). */
export const CASTLE_WALL: UnitCard = {
  id: 'castleWall',
  number: 0,
  name: { en: 'Castle Wall', de: 'Burgmauer' },
  faction: 'neutral',
  type: 'warMachine',
  tray: 'wall',
  cost: 0,
  speed: 0,
  defense: 7,
  morale: 0,
  ranks: [1],
  wounds: 6,
  attacks: [{ name: { en: 'Arrows', de: 'Pfeile' }, kind: 'long', toHit: 4, dice: [8] }],
  abilities: [],
};
