import { Chance, guess, type Question, sampleAnswer } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../decks/deck.ts';
import { readyDeck } from '../decks/ready.ts';
import { newGame, type Scenario } from './scenario.ts';

/** What is guessed of a deck that somebody else has brought, from his chair's view. */

const ready = (name: string): Deck => readyDeck(name) as Deck;

/** All that the second player has, as the first one guesses it: so many guesses. */
function guesses(game: Scenario, count = 40) {
  const chance = new Chance('guesses');
  return Array.from({ length: count }, () => {
    const { table } = guess(game.match.game, game.match.view(0), chance).state;
    const { hand, deck, plotDeck } = table.players[1];
    return {
      cards: [...hand.map(({ code }) => code), ...deck].sort(),
      plots: plotDeck.toSorted(),
    };
  });
}

const copies = (codes: readonly string[], code: string): number =>
  codes.filter((one) => one === code).length;

describe('a deck that everybody knows', () => {
  it('is recognised by faction and agenda, and mostly guessed as it is', () => {
    const { cards, plots } = ready('lannister');
    const all = guesses(newGame(2, 'known', { deck1: 'stark', deck2: 'lannister' }));
    const right = all.filter((one) => one.cards.join() === [...cards].sort().join());
    expect(right.length).toBeGreaterThan(30);
    // Somebody may still have brought another one.
    expect(right.length).toBeLessThan(40);
    expect(right.every((one) => one.plots.join() === [...plots].sort().join())).toBe(true);
  });

  it('is not what somebody plays who has shown another card', () => {
    const list = ready('lannister');
    const other = ready('stark');
    const shown = other.cards.find((code) => !list.cards.includes(code)) as string;
    const game = newGame(2, 'other', { deck1: 'stark', deck2: 'lannister' });
    const { table } = game.match.state;
    const seen = Object.values(table.cards).find(({ owner }) => owner === 1);
    if (!seen) throw new Error('nothing of the second player lies open');
    table.cards[999] = { ...seen, id: 999, code: shown, zone: 'discard', owner: 1, controller: 1 };
    const right = guesses(game).filter((one) => one.cards.join() === [...list.cards].sort().join());
    expect(right).toEqual([]);
  });

  it('lacks what was seen of it, and no card has more copies than a deck may hold', () => {
    const game = newGame(2, 'seen', { deck1: 'stark', deck2: 'lannister' });
    const chance = new Chance('seen');
    for (let i = 0; i < 60; i++) {
      const [seat] = game.waiting;
      const question = game.match.question(seat) as Question;
      game.match.answer(seat, game.match.state.moment, sampleAnswer(question, chance));
    }
    const open = Object.values(game.table.cards).filter(
      ({ owner, zone }) => owner === 1 && zone === 'play',
    );
    expect(open.length).toBeGreaterThan(0);
    for (const { cards } of guesses(game))
      for (const code of new Set([...cards, ...open.map((card) => card.code)]))
        expect(
          copies(cards, code) + open.filter((card) => card.code === code).length,
        ).toBeLessThanOrEqual(3);
  });
});
