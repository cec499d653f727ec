import {
  type Agreed,
  message,
  type Option,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import {
  type Army,
  type ArmyList,
  checkArmy,
  emptyArmy,
  importArmy,
  readyArmy,
  readyNames,
  tacticsDeckOf,
} from '../armies/index.ts';
import type { Book } from '../blocks/book.ts';
import { isTactics } from './look.ts';

/** The army that a seat brings: the name of a ready-made one, or its own list as text. */

const listOf = (text: string): ArmyList => readyArmy(text) ?? importArmy(text).army ?? emptyArmy;

export const armyNamed = (text: string): Army => listOf(text) as Army;

const LONGEST = 4000;

/** The cards of an army that nobody has declared yet: they cannot be played. */
function unplayable(army: Army, { playable }: Book): string[] {
  const ids = [
    ...army.troops.flatMap(({ unit, attachments }) => [unit, ...attachments]),
    ...army.ncus,
    ...army.sent,
    ...tacticsDeckOf(army),
  ];
  return [...new Set(ids)].filter((id) => !playable.has(id));
}

/** All reasons why this army cannot be brought. */
function reasons(text: unknown, book: Book, at?: Agreed): Refused[] {
  if (typeof text !== 'string' || text.length > LONGEST)
    return [refuse('SC-014', 'refuse.armyText')];
  const list = listOf(text);
  const size = at?.options.size;
  const found = checkArmy(list, typeof size === 'number' ? { points: size } : {});
  if (found.length > 0) return [...found];
  const missing = unplayable(list as Army, book);
  if (missing.length === 0 && (list as Army).sent.length === 0) return [];
  return [
    refuse('SIF-1801', 'refuse.notDeclared', {
      cards: missing.map((id) => message(isTactics(id) ? `tactics.${id}` : `card.${id}`)),
    }),
  ];
}

/** The ready-made armies all of whose cards are declared. */
const readyFor = (book: Book): string[] =>
  readyNames.filter((name) => reasons(name, book).length === 0);

export function armyOf(seat: Seat, standard: string, book: Book): Option<string> {
  const readymade = readyFor(book);
  return {
    default: standard,
    form: { kind: 'list', readymade, longest: LONGEST },
    check: (value, at) => (at && seat >= at.seats ? [] : reasons(value, book, at)),
    seat,
    drawn: (chance) => chance.pick(readymade.length > 0 ? readymade : [standard]),
  };
}
