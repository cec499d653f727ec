type Seat = 1 | 2 | 3 | 4;
type Key<Name extends string> =
  | `setting.army${Seat}`
  | `setting.army${Seat}.${'help' | Name}`
  | `army.name.${Name}`;

const SEATS: readonly Seat[] = [1, 2, 3, 4];

/** The words of the options `army1` to `army4`, the same for every seat, and the names of the armies. */
export function armySettings<Name extends string>(words: {
  title: (seat: Seat) => string;
  help: string;
  armies: Record<Name, string>;
}): Record<Key<Name>, string> {
  const armies = Object.entries(words.armies);
  const entries = SEATS.flatMap((seat) => [
    [`setting.army${seat}`, words.title(seat)],
    [`setting.army${seat}.help`, words.help],
    ...armies.map(([id, text]) => [`setting.army${seat}.${id}`, text]),
  ]);
  const names = armies.map(([id, text]) => [`army.name.${id}`, text]);
  return Object.fromEntries([...entries, ...names]) as Record<Key<Name>, string>;
}
