import { message, type Option, type Refused, refuse, type Seat } from '@small-council/engine';
import {
  type ArmyList,
  armyNamed,
  armyOption,
  readyNames,
  readyPoints,
  tacticsDeckOf,
} from '../armies/index.ts';
import type { Book } from '../blocks/book.ts';
import { isTactics } from './look.ts';

/** The army that a seat brings: the name of a ready-made one, or its own list as text. */

/** Why an army cannot be played although it may be legal: cards of it that nobody has declared yet. */
export function undeclared(army: ArmyList, { playable }: Book): Refused[] {
  const ids = [
    ...army.troops.flatMap(({ unit, attachments }) => [unit, ...attachments]),
    ...army.ncus,
    ...army.sent,
    ...tacticsDeckOf(army),
  ];
  // Nobody is sent to the opponent's units here yet (SIF-1751).
  const missing = [...new Set(ids)].filter((id) => !playable.has(id) || army.sent.includes(id));
  const nameOf = (id: string) => message(isTactics(id) ? `tactics.${id}` : `card.${id}`);
  return missing.length === 0
    ? []
    : [refuse('SIF-1801', 'refuse.notDeclared', { cards: missing.map(nameOf) })];
}

/** The option of a seat, with the armies that can be played. */
export function armyOf(seat: Seat, standard: string, book: Book): Option<string> {
  const readymade = readyNames.filter((name) => undeclared(armyNamed(name), book).length === 0);
  const option = armyOption(seat, () => [], readymade);
  return {
    ...option,
    default: standard,
    check: (value, at) => {
      const faults = option.check(value, at);
      return faults.length > 0 ? faults : undeclared(armyNamed(value as string), book);
    },
    drawn: (chance, _, { size }) => {
      const fitting = readymade.filter((name) => readyPoints(name) <= Number(size));
      return chance.pick(fitting.length > 0 ? fitting : [standard]);
    },
  };
}
