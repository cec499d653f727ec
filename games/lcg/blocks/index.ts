// Abilities and happenings know each other; the whole is loaded in the order that this allows.
import '../index.ts';

export * from './abilities.ts';
export * from './choices.ts';
export * from './conditions.ts';
export * from './costs.ts';
export * from './effects.ts';
export * from './looking.ts';
export * from './modifiers.ts';
export * from './terms.ts';
export * from './triggers.ts';
export * from './what.ts';
