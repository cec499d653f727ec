import { message, type Seat, type Thing } from '@small-council/engine';
import { type House, houseName } from '@small-council/iron-throne/houses';
import { names, texts } from '@small-council/iron-throne/text';
import { type GameWords, useWords, type Words } from '../../../words/say.ts';
import { de } from './de.ts';
import { type BoardKey, en } from './en.ts';

/** Everything that is said at a table of The Iron Throne. */
export const words: GameWords = {
  tables: { en: { ...texts.en, ...en }, de: { ...texts.de, ...de } },
  names,
};

const MOST_KEPT = 20;
const kept = new Map<string, GameWords>();

/** The same, and houses are called with the name of who plays them: "Stark (Lyra)". */
export function wordsFor(
  houses: readonly House[],
  personOf: (seat: Seat) => string | null,
): GameWords {
  const people = houses.map((_, seat) => personOf(seat));
  const key = JSON.stringify([houses, people]);
  const known = kept.get(key);
  if (known) return known;
  const called = (house: House) => {
    const name = people[houses.indexOf(house)] ?? null;
    return name === null
      ? houseName[house]
      : message('board.seat.named', { seat: houseName[house], name });
  };
  const made: GameWords = {
    tables: words.tables,
    names: {
      ...names,
      house: ({ id }) => called(id as House),
      term: ({ id, house, from, amount }: Thing) =>
        message(`deal.${id}Of`, {
          house: called(house as House),
          from: called(from as House),
          amount,
        }),
    },
  };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}

export const useBoardWords: () => Words<Parameters<Words['t']>[0] | BoardKey> = useWords<BoardKey>;
