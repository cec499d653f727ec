/**
 * How many turns are over at a step, the part of the present one included: where a chart of the turns is then. `turns`
 * says in which turn each step is.
 */
export function turnsOver(turns: readonly number[], step: number): number {
  const turn = turns[step];
  const first = turns.indexOf(turn);
  const next = turns.findIndex((other) => other > turn);
  const last = next < 0 ? turns.length - 1 : next;
  return turn <= 0 ? 0 : turn - 1 + (last > first ? (step - first) / (last - first) : 1);
}
