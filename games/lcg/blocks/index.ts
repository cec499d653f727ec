export * from './abilities.ts';
export * from './choices.ts';
export * from './conditions.ts';
export * from './costs.ts';
export * from './effects.ts';
export * from './modifiers.ts';
export * from './triggers.ts';
export * from './what.ts';
