import { baratheon } from './baratheon.ts';
import { greyjoy } from './greyjoy.ts';
import { kingsguard } from './kingsguard.ts';
import { lannister } from './lannister.ts';
import { martell } from './martell.ts';
import type { Known } from './person.ts';
import { sellswords } from './sellswords.ts';
import { stark } from './stark.ts';
import { targaryen } from './targaryen.ts';
import { tyrell } from './tyrell.ts';
import { watch } from './watch.ts';

/** Everybody whom a fan would look for. */
export const PERSONS: readonly Known[] = [
  ...stark,
  ...lannister,
  ...baratheon,
  ...targaryen,
  ...tyrell,
  ...greyjoy,
  ...martell,
  ...watch,
  ...kingsguard,
  ...sellswords,
];

const byName = new Map(PERSONS.flatMap((person) => person.names.map((name) => [name, person])));

export const personCalled = (name: string): Known | undefined => byName.get(name);
export type { Known };
