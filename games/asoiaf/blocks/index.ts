/** What abilities, orders and tactics cards are made of: see docs/adding-a-unit.md. */
export * from './abilities.ts';
export * from './choices.ts';
export * from './conditions.ts';
export * from './effects.ts';
export * from './triggers.ts';
export * from './who.ts';
