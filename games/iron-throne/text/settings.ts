import type { House } from '../houses.ts';

type Choice = House | 'random';
type Seat = 1 | 2 | 3 | 4 | 5;
type Key = `setting.house${Seat}` | `setting.house${Seat}.${'help' | Choice}`;

const SEATS: readonly Seat[] = [1, 2, 3, 4, 5];

/** The words of the options `house1` to `house5`: the same for every seat. */
export function seatSettings(words: {
  title: (seat: Seat) => string;
  help: string;
  choices: Record<Choice, string>;
}): Record<Key, string> {
  const entries = SEATS.flatMap((seat) => [
    [`setting.house${seat}`, words.title(seat)],
    [`setting.house${seat}.help`, words.help],
    ...Object.entries(words.choices).map(([id, text]) => [`setting.house${seat}.${id}`, text]),
  ]);
  return Object.fromEntries(entries) as Record<Key, string>;
}
