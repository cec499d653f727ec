import { agot1 } from '@small-council/agot1';
import { agot2 } from '@small-council/agot2';
import { asoiaf } from '@small-council/asoiaf';
import type { Table as WarTable } from '@small-council/asoiaf/table';
import { type AnyGame, Chance, createMatch, guess, type Match } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import type { Table as ThroneTable } from '@small-council/iron-throne/table';
import type { Recalled as CardsRecalled, Table as CardTable } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { letAnswer, random, recallOf } from '../index.ts';

/** Cards that somebody is known to hold, and those that he really holds, by code. */
interface Held {
  readonly known: readonly string[];
  readonly real: readonly string[];
}

type Reader = (match: Match, recalled: unknown, viewer: number, seat: number) => Held[];

/** Hands, what lies on top of and under the deck, and plots that have gone back. */
const cards: Reader = (match, recalled, viewer, seat) => {
  const { cards: open, players, looking } = match.state.table as CardTable;
  const known = (recalled as CardsRecalled)[seat];
  const { hand, deck, plotDeck } = players[seat];
  const lying = Object.values(open).map(({ code }) => code);
  const plots = known.plots.filter((code) => !lying.includes(code));
  const inDeck = { known: looking ? [] : known.top, real: deck.slice(0, known.top.length) };
  const under = { known: known.bottom, real: deck.slice(deck.length - known.bottom.length) };
  if (seat === viewer) return [inDeck, under];
  return [
    inDeck,
    under,
    {
      known: known.hand.filter(({ id }) => !open[id]).map(({ code }) => code),
      real: hand.map(({ code }) => code),
    },
    // One of them may have been chosen and not revealed yet.
    { known: plots.length > plotDeck.length ? [] : plots, real: plotDeck },
  ];
};

const throne: Reader = (match, recalled, viewer, seat) => {
  const { players, encounter, challenger } = match.state.table as ThroneTable;
  const lying = [
    seat === challenger ? encounter?.cards.challenger?.card : null,
    seat === encounter?.defender ? encounter.cards.defender?.card : null,
  ].filter((card) => typeof card === 'string');
  const { hand, discard } = players[seat];
  const known = (recalled as string[][])[seat].filter((card) => !discard.includes(card));
  return seat === viewer ? [] : [{ known, real: [...hand, ...lying] }];
};

const war: Reader = (match, recalled, viewer, seat) =>
  seat === viewer
    ? []
    : [
        {
          known: (recalled as string[][])[seat],
          real: (match.state.table as WarTable).players[seat].hand,
        },
      ];

const missing = ({ known, real }: Held): string[] => {
  const left = [...real];
  return known.filter((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

describe.each([
  { game: ironThrone as unknown as AnyGame, seats: 4, read: throne, answers: 300, every: 3 },
  { game: agot1 as unknown as AnyGame, seats: 2, read: cards, answers: 500, every: 11 },
  { game: agot2 as unknown as AnyGame, seats: 2, read: cards, answers: 500, every: 7 },
  { game: asoiaf as unknown as AnyGame, seats: 2, read: war, answers: 400, every: 7 },
])('a seat at $game.id', ({ game, seats, read, answers, every }) => {
  it('remembers the truth about what it has seen go into hiding, and guesses by it', () => {
    let remembered = 0;
    for (let round = 0; round < 2; round++) {
      const match = createMatch(game, { seats, seed: `memory ${round}` }) as Match;
      const chance = new Chance(`memory ${round}`);
      for (let i = 0; i < answers && !match.result; i++) {
        letAnswer(random, match, match.waiting[0], chance, 0);
        if (i % every > 0 || match.result) continue;
        const viewer = i % seats;
        const recalled = recallOf(match, viewer, match.log(viewer));
        const world = guess(game, match.view(viewer), chance, recalled) as Match;
        expect(world.view(viewer)).toEqual(match.view(viewer));
        for (let seat = 0; seat < seats; seat++) {
          for (const held of read(match, recalled, viewer, seat)) {
            expect(missing(held)).toEqual([]);
            remembered += held.known.length;
          }
          for (const held of read(world, recalled, viewer, seat)) expect(missing(held)).toEqual([]);
        }
      }
    }
    expect(remembered).toBeGreaterThan(10);
  });
});
