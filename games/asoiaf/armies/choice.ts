import { type Agreed, type Option, type Refused, refuse, type Seat } from '@small-council/engine';
import type { Army, ArmyList } from './army.ts';
import { checkArmy } from './check.ts';
import { importArmy } from './import.ts';
import type { Imported } from './imported.ts';
import { writePlainText } from './plainText.ts';
import { randomArmy } from './random.ts';
import { type ReadyName, readyArmy, readyNames } from './ready.ts';

/** The longest list that is taken; an army of sixty points fits easily. */
const MOST_LETTERS = 8000;

/** What each chair brings unless somebody chooses: no two of them share a person, whoever is in a team. */
const STANDARD: readonly ReadyName[] = [
  'starkStarter',
  'lannisterStarter',
  'stark30Eddard',
  'lannister30Watch',
];

/** The option that says what this chair brings. */
export const armyKey = (seat: Seat): string => `army${seat + 1}`;

/** The team mates of a seat at a table with these options. */
export type Allies = (seat: Seat, at: Agreed) => readonly Seat[];

/**
 * Which army a seat brings: the name of a ready-made one, or the list itself, in any form that can be imported.
 * Nobody else sees it before it stands on the table. The option `size` of the table is its limit.
 */
export const armyOption = (seat: Seat, allies: Allies = () => []): Option<string> => ({
  default: STANDARD[seat],
  form: { kind: 'list', readymade: readyNames, longest: MOST_LETTERS },
  check: (value, at) => {
    if (typeof value !== 'string') return [refuse('SC-014', 'army.unreadable')];
    // The chairs beyond the last one bring nothing.
    if (!at || seat >= at.seats) return armyFaults(value);
    const team = allies(seat, at).flatMap((ally) => listOf(at.options[armyKey(ally)]) ?? []);
    return armyFaults(value, at.options.size as number, team);
  },
  seat,
  secret: true,
  drawn: (chance, seats, others) => {
    if (seat >= seats) return STANDARD[seat];
    const team = allies(seat, { seats, options: others })
      .filter((ally) => ally < seat)
      .flatMap((ally) => listOf(others[armyKey(ally)]) ?? []);
    const points = others.size as number;
    return writePlainText(randomArmy(chance, { points, team }), { points });
  },
});

/** All reasons why this army could not be brought: to any table, or to one of this size with these allies. */
export function armyFaults(
  value: string,
  points?: number,
  team: readonly ArmyList[] = [],
): readonly Refused[] {
  const read = readList(value);
  if (!read) return [refuse('SC-014', 'army.unreadable')];
  return [
    ...read.problems.map(({ why }) => ({ rule: 'SC-014', why })),
    ...checkArmy(read.army, { points: points ?? read.points ?? undefined, team }),
  ];
}

/** The army of a list that has been checked. */
export function armyNamed(value: string): Army {
  const army = listOf(value);
  if (!army?.faction) throw new Error('this is no army');
  return army as Army;
}

function listOf(value: unknown): ArmyList | undefined {
  return typeof value === 'string' ? readList(value)?.army : undefined;
}

/** Lists that were read lately: matches are made, loaded and guessed with the same ones again and again. */
const lately = new Map<string, Imported>();
const KEPT = 64;

function readList(value: string): Imported | null {
  const ready = readyArmy(value);
  if (ready) return { name: '', points: null, army: ready, problems: [] };
  if (value.length > MOST_LETTERS) return null;
  const known = lately.get(value);
  if (known) return known;
  const read = importArmy(value);
  if (lately.size >= KEPT) lately.delete(lately.keys().next().value as string);
  lately.set(value, read);
  return read;
}
