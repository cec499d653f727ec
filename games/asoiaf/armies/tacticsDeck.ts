import { TACTICS } from '../content/index.ts';
import { type ArmyList, commanderOf } from './army.ts';

const COPIES = 2;

/**
 * The tactics cards of an army, by id: those of its faction without the ones that its commander replaces, and
 * those of the commander, two of each (SIF-727, SIF-1006).
 */
export function tacticsDeckOf(army: ArmyList): string[] {
  const commander = commanderOf(army)?.id;
  const brought = TACTICS.filter(
    (card) => card.commander !== undefined && card.commander === commander,
  );
  const replaced = new Set(brought.flatMap(({ replaces = [] }) => replaces));
  const own = TACTICS.filter(
    ({ id, faction, commander: of }) =>
      of === undefined && faction === army.faction && !replaced.has(id),
  );
  return [...own, ...brought].flatMap(({ id }) => Array.from({ length: COPIES }, () => id));
}
