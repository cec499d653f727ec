import {
  type AnyGame,
  Chance,
  createMatch,
  type Match,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

/** A player of any card game: what of his nobody else sees. */
interface Holder {
  readonly hand: readonly (string | { readonly code: string })[];
  readonly deck: readonly string[];
  readonly plotDeck?: readonly string[];
}

const codesOf = ({ hand, deck, plotDeck = [] }: Holder): string[] => [
  ...hand.map((card) => (typeof card === 'string' ? card : card.code)),
  ...deck,
  ...plotDeck,
];

/** Everything that is said anywhere in it, keys and all. */
function wordsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      found.add(key);
      wordsIn(part, found);
    }
  return found;
}

/** Codes of hidden cards of others that a view names although its viewer was never told of them. */
function leaks(match: Match, viewer: number): string[] {
  const { players } = match.state.table as { players: readonly Holder[] };
  const seen = wordsIn(match.view(viewer));
  const told = wordsIn(match.log(viewer));
  const own = new Set(codesOf(players[viewer]));
  const open = new Set<string>();
  // What lies in the open somewhere may be named, however many copies are hidden.
  for (const card of Object.values((match.state.table as { cards?: object }).cards ?? {}))
    open.add((card as { code: string }).code);
  return players
    .flatMap((player, seat) => (seat === viewer ? [] : codesOf(player)))
    .filter((code) => seen.has(code) && !told.has(code) && !own.has(code) && !open.has(code));
}

/** Decks that have as little in common as can be: a code then says whose it is. */
const OPTIONS: { readonly [game: string]: object } = {
  agot1: { deck1: 'stark', deck2: 'lannister' },
  agot2: { deck1: 'stark', deck2: 'lannister' },
};

// Of an army everybody knows the tactics cards; which of them are in the hand is a matter of numbers.
describe.each(games.filter(({ id }) => id !== 'asoiaf'))('a view at $id', (game: AnyGame) => {
  it('names no hidden card of anybody else, anywhere in it', () => {
    let hidden = 0;
    for (let round = 0; round < 3; round++) {
      const seed = `hidden ${round}`;
      const { min } = game.seats;
      const match = createMatch(game, { seats: min, seed, options: OPTIONS[game.id] }) as Match;
      const chance = new Chance(seed);
      for (let i = 0; i < 400 && !match.result; i++) {
        const [seat] = match.waiting;
        const question = match.question(seat) as Question;
        match.answer(seat, match.state.moment, sampleAnswer(question, chance));
        if (i % 4 > 0) continue;
        const viewer = i % min;
        expect(leaks(match, viewer)).toEqual([]);
        hidden++;
      }
    }
    expect(hidden).toBeGreaterThan(100);
  });
});
