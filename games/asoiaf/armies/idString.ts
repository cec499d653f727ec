import { message } from '@small-council/engine';
import { RECRUITS, type RecruitCard } from '../content/index.ts';
import type { ArmyList } from './army.ts';
import { type Imported, type ImportProblem, Muster } from './imported.ts';
import { findFaction } from './names.ts';

/** Armies as one line of numbers, `stark;10201,20201,30202`: a unit, what is attached to it, the next one. */

const FORM = /^\s*([\p{L}' ]{3,40});((?:\s*\d{5}\s*,)*\s*\d{5})\s*,?\s*$/u;

/** Numbers that other builders use for the same card. */
const ALIASES = new Map([[10230, 10220]]);

const byNumber = new Map(RECRUITS.map((card) => [card.number, card]));

export const cardOfNumber = (number: number): RecruitCard | undefined =>
  byNumber.get(ALIASES.get(number) ?? number);

export const isIdString = (text: string): boolean => FORM.test(text);

/** Cards by their numbers, in the order of the list. */
export function readNumbers(
  faction: ArmyList['faction'],
  numbers: readonly number[],
): Imported & { readonly recruits: readonly RecruitCard[] } {
  const muster = new Muster();
  muster.faction = faction;
  const recruits = numbers.flatMap((number) => cardOfNumber(number) ?? []);
  for (const card of recruits) muster.add(card);
  const problems = numbers
    .filter((number) => !cardOfNumber(number))
    .map(
      (number): ImportProblem => ({
        line: 0,
        why: message('army.import.number', { number: String(number) }),
      }),
    );
  return { name: '', points: null, army: muster.list(), problems, recruits };
}

export function readIdString(text: string): ReturnType<typeof readNumbers> {
  const [, faction = '', numbers = ''] = FORM.exec(text) ?? [];
  const known = findFaction(faction);
  const read = readNumbers(known ?? null, numbers.split(',').map(Number));
  if (known) return read;
  const why = message('army.import.faction', { line: 1, text: faction });
  return { ...read, problems: [{ line: 1, why }, ...read.problems] };
}

/** The army in one line. Cards that nobody knows are left out: they have no number. */
export function writeIdString({ faction, troops, ncus, sent, loose }: ArmyList): string {
  const ids = [
    ...loose,
    ...troops.flatMap(({ unit, attachments }) => [unit, ...attachments]),
    ...ncus,
    ...sent,
  ];
  const numbers = ids.flatMap((id) => RECRUITS.find((card) => card.id === id)?.number ?? []);
  return `${faction ?? 'none'};${numbers.join(',')}`;
}
