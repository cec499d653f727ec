import { Chance, guess, type Question, sampleAnswer } from '@small-council/engine';
import { guessing, type RecalledPlayer } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { cards as box } from '../cards/index.ts';
import { codeOf } from '../cards/names.ts';
import type { Deck } from '../decks/deck.ts';
import { readyDeck } from '../decks/ready.ts';
import { secondTable } from '../table.ts';
import { stark } from './positions.ts';
import { newGame, type Scenario, scenario } from './scenario.ts';

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

describe('a deck that nobody knows', () => {
  const codes = (...names: string[]): string[] => names.map((name) => codeOf(name) as string);
  const PLOTS = codes('Sneak Attack', 'A Game of Thrones', 'A Storm of Swords');

  /** What the first player guesses of the second, whose deck is of this pool; usual decks as they are said. */
  const guessed = (game: Scenario, pool: readonly string[], usual: readonly Deck[] = []) => {
    const known = {
      cards: box,
      pool: () => pool,
      brought: () => pool,
      usual: () => usual,
      own: secondTable,
    };
    const chance = new Chance('pool');
    const { options } = game.m;
    const view = game.match.view(0).table;
    return Array.from({ length: 30 }, () => {
      const { hand, deck, plotDeck } = guessing(known)(view, 0, { seats: 2, options, chance })
        .players[1];
      return { cards: [...hand.map(({ code }) => code), ...deck], plots: plotDeck };
    });
  };
  const POOL = codes('Robb Stark', 'Sansa Stark', 'Ice', 'Summer');
  /** The second player has so many cards in his deck, and none in hand unless it is said. */
  const other = (deck: number, more: object) => {
    const game = scenario({ phase: 'standing', players: [stark(), stark(more)] });
    game.player(1).deck.splice(deck);
    return game;
  };

  it('holds three copies of a card at most, with those that lie open; a plot deck one of each', () => {
    const game = other(5, {
      play: [{ card: 'Robb Stark', duplicates: 1 }, 'Sansa Stark'],
      discard: ['Ice'],
      hand: ['Summer', 'Summer', 'Summer'],
      plotDeck: ['Sneak Attack', 'Sneak Attack', 'Sneak Attack'],
    });
    for (const { cards, plots } of guessed(game, [...POOL, ...PLOTS])) {
      expect(POOL.map((code) => copies(cards, code))).toEqual([1, 2, 2, 3]);
      expect(plots.toSorted()).toEqual(PLOTS.toSorted());
    }
  });

  it('is guessed from what its owner has shown, not from the cards of others', () => {
    const game = scenario({
      phase: 'standing',
      players: [stark({ play: ['Robb Stark', 'Sansa Stark'], discard: ['Ice'] }), stark()],
    });
    game.player(1).deck.splice(12);
    for (const { cards } of guessed(game, [...POOL, ...PLOTS]))
      expect(POOL.map((code) => copies(cards, code))).toEqual([3, 3, 3, 3]);
  });

  it('may hold more where the sets have too few cards, and still no plots among them', () => {
    const game = other(14, {});
    for (const { cards } of guessed(game, [...POOL, ...PLOTS])) {
      expect(cards).toHaveLength(14);
      expect(cards.every((code) => POOL.includes(code))).toBe(true);
      expect(POOL.every((code) => copies(cards, code) >= 3)).toBe(true);
    }
  });

  it('rather holds more of what was seen, and what is usual for the faction', () => {
    const many = [...box.values()]
      .filter(({ type, faction }) => type === 'character' && faction === 'stark')
      .map(({ code }) => code);
    const [seen, usual, rare] = codes('Sansa Stark', 'Summer', 'Robb Stark');
    const game = other(4, { discard: ['Sansa Stark'] });
    const deck = { ...ready('stark'), agendas: ['none'], cards: [usual], plots: [] };
    const foreign = { ...deck, faction: 'lannister' as const, cards: [rare] };
    const found = guessed(game, [...many, ...PLOTS], [deck, foreign]).flatMap(({ cards }) => cards);
    const [ofSeen, ofUsual, ofRare] = [seen, usual, rare].map((code) => copies(found, code));
    expect(ofSeen).toBeGreaterThan(2 * ofRare);
    expect(ofUsual).toBeGreaterThan(2 * ofRare);
  });

  it('is as likely in one order as in another', () => {
    const game = newGame(2, 'order', { deck1: 'stark', deck2: 'lannister' });
    const chance = new Chance('order');
    const tops = Array.from({ length: 8 }, () => {
      const { table } = guess(game.match.game, game.match.view(0), chance).state;
      return table.players[0].deck.slice(0, 5).join();
    });
    expect(new Set(tops).size).toBeGreaterThan(6);
  });
});

describe('a hand that is looked at', () => {
  const looking = () =>
    scenario({
      phase: 'challenges',
      players: [
        stark({ faction: 'baratheon', gold: 1, play: ['Melisandre'], hand: ['Seen In Flames'] }),
        stark({ hand: ['Ice', 'Summer', 'Robb Stark'] }),
        stark({ hand: ['Ice', 'Summer', 'Robb Stark'] }),
      ],
    })
      .choose('Seen In Flames')
      .ifAsked('choose', '1');
  const hands = (viewer: 0 | 2) => {
    const game = looking();
    const chance = new Chance('looking');
    return Array.from({ length: 5 }, () => {
      const { table } = guess(game.match.game, game.match.view(viewer), chance).state;
      return table.players[1].hand.map(({ code }) => code).sort();
    });
  };

  it('is guessed as it is by who looks at it, and by nobody else', () => {
    const real = ['Ice', 'Summer', 'Robb Stark'].map((name) => codeOf(name) as string).sort();
    expect(hands(0)).toEqual(Array.from({ length: 5 }, () => real));
    expect(hands(2)).not.toContainEqual(real);
  });
});

describe('what somebody remembers', () => {
  const codes = (...names: string[]): string[] => names.map((name) => codeOf(name) as string);
  const POOL = codes('Robb Stark', 'Sansa Stark', 'Ice', 'Summer', 'Sneak Attack', 'Summons');
  const [ROBB, SANSA, ICE, SUMMER, SNEAK, SUMMONS] = POOL;
  const nothing = { hand: [], top: [], bottom: [], somewhere: [], plots: [] };

  /** What the first player guesses of this seat, when he remembers this of it. */
  const guessed = (game: Scenario, seat: number, recalled: Partial<RecalledPlayer>) => {
    const known = {
      cards: box,
      pool: () => POOL,
      brought: () => POOL,
      usual: () => [],
      own: secondTable,
    };
    const chance = new Chance('remembers');
    const { options } = game.m;
    const memory = [nothing, nothing].map((one, at) =>
      at === seat ? { ...one, ...recalled } : one,
    );
    const { players } = guessing(known)(game.match.view(0).table, 0, {
      seats: 2,
      options,
      chance,
      recalled: memory,
    });
    const { hand, deck, plotDeck } = players[seat];
    return { hand: hand.map(({ code }) => code), deck, plotDeck };
  };
  const other = (deck: number, more: object = {}) => {
    const game = scenario({ phase: 'standing', players: [stark(), stark(more)] });
    game.player(1).deck.splice(deck);
    return game;
  };
  const gone = (code: string, id = 0) => ({ code, id });

  it('is in the hand, as far as it holds so many: what went there last', () => {
    const game = other(5, { hand: ['Ice', 'Ice', 'Ice'], play: ['Robb Stark'] });
    const remembered = [gone(SUMMER), gone(SANSA, 999)];
    expect(guessed(game, 1, { hand: remembered }).hand.slice(0, 2)).toEqual([SUMMER, SANSA]);
    const many = [gone(ROBB), gone(ICE), ...remembered];
    expect(guessed(game, 1, { hand: many }).hand).toEqual([ICE, SUMMER, SANSA]);
    const none = other(5);
    expect(guessed(none, 1, { hand: many }).hand).toEqual([]);
  });

  it('is not in the hand if it lies open again', () => {
    const game = other(5, { hand: ['Ice'], play: ['Robb Stark'] });
    const robb = gone(ROBB, game.card('Robb Stark').id);
    expect(guessed(game, 1, { hand: [gone(SUMMER), robb] }).hand).toEqual([SUMMER]);
  });

  it('is on top of the deck and under it, and not twice', () => {
    const { deck } = guessed(other(4), 1, { top: [ROBB, SANSA], bottom: [ICE, SUMMER] });
    expect(deck).toEqual([ROBB, SANSA, ICE, SUMMER]);
    const larger = guessed(other(5), 1, { top: [ROBB], bottom: [SUMMER] }).deck;
    expect([larger.length, larger[0], larger[4]]).toEqual([5, ROBB, SUMMER]);
  });

  it('is what is left of it, when the deck has become too small', () => {
    expect(guessed(other(1), 1, { bottom: [ICE, SUMMER] }).deck).toEqual([SUMMER]);
    expect(guessed(other(2), 1, { top: [ROBB, SANSA], bottom: [ICE] }).deck).toEqual([ROBB, SANSA]);
    expect(guessed(other(1), 1, { top: [ROBB, SANSA], bottom: [ICE] }).deck).toEqual([ROBB]);
  });

  it('are plots that went back, and not those that lie open', () => {
    const game = other(4, { plot: 'Sneak Attack', plotDeck: ['Summons'] });
    expect(guessed(game, 1, { plots: [SNEAK, SUMMONS] }).plotDeck).toEqual([SUMMONS]);
    // Whatever lies before the other player.
    const both = scenario({
      phase: 'standing',
      players: [stark({ plot: 'Sneak Attack' }), stark({ plotDeck: ['Sneak Attack'] })],
    });
    expect(guessed(both, 1, { plots: [SNEAK] }).plotDeck).toEqual([SNEAK]);
  });

  it('is of use for the own deck as well, of which all cards are known', () => {
    const game = scenario({
      phase: 'standing',
      players: [stark({ play: ['Robb Stark'], hand: ['Ice'] }), stark()],
    });
    game.player(0).deck.splice(4);
    const rest = [SANSA, SUMMER, SNEAK, SUMMONS];
    expect(guessed(game, 0, {}).deck.toSorted()).toEqual(rest.toSorted());
    game.player(0).deck.splice(2);
    const own = guessed(game, 0, { top: [SUMMER], bottom: [SANSA] });
    expect(own).toMatchObject({ deck: [SUMMER, SANSA], hand: [ICE] });
  });
});

describe('titles that somebody guesses', () => {
  const TITLES = [...box.values()].filter(({ type }) => type === 'title').map(({ code }) => code);

  it('are all six, each once, whoever has taken which [AG2-707]', () => {
    const game = newGame(4, 'guessed titles').until('chooseTitle');
    while (game.step.endsWith('chooseTitle')) {
      for (const seat of [0, 1, 2, 3]) {
        const { titles } = guess(game.match.game, game.match.view(seat), new Chance('titles')).state
          .table;
        const { pool, draft, aside, taken } = titles;
        const all = [...pool, ...(draft ?? []), ...aside, ...taken].filter((code) => code !== '');
        expect(all.toSorted()).toEqual(TITLES.toSorted());
      }
      game.choose(game.options[0]);
    }
  });

  it('are seen by who is next to take one, also where somebody is out [AG2-707] [AG2-937]', () => {
    const game = newGame(4, 'out').until('chooseTitle');
    const [first] = game.waiting;
    const draft = (seat: number) => game.match.view(seat).table.titles.draft;
    expect(draft(first)).toHaveLength(5);
    expect(draft((first + 1) % 4)).toBe(5);
    game.player(first).out = true;
    expect(draft(first)).toBe(5);
    expect(draft((first + 1) % 4)).toHaveLength(5);
  });
});
