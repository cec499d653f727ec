import { describe, expect, it } from 'vitest';
import type { AnyGame, Flow, Step, Viewer } from '../index.ts';
import { checkMatch, PropertyFailure } from '../properties.ts';
import { crossroads } from './fixture/game.ts';
import type { Card, M, Table } from './fixture/table.ts';
import type { TableView } from './fixture/view.ts';

describe('the property suite', () => {
  it.each([2, 3, 4, 5, 6])(
    'holds for Crossroads with %i seats [SC-010, SC-011, SC-016, SC-017, SC-018]',
    (seats) => {
      const kinds = new Set<string>();
      let deepest = 0;
      let undone = 0;
      for (let i = 0; i < 20; i++) {
        const report = checkMatch(crossroads, { seats, seed: `crossroads ${i}` });
        for (const kind of report.kinds) kinds.add(kind);
        deepest = Math.max(deepest, report.deepest);
        undone += report.undone;
      }
      expect([...kinds].sort()).toEqual(['choose', 'deal', 'number', 'order', 'path', 'place']);
      expect(deepest).toBeGreaterThan(6);
      expect(undone).toBeGreaterThan(0);
    },
  );

  it('computes the same from the same seed [SC-016]', () => {
    const once = () => checkMatch(crossroads, { seats: 3, seed: 'same' }).checksum;
    expect(once()).toBe(once());
  });
});

/** The flow with one step changed, found by its name, at any depth. */
function withStep(flow: Flow, name: string, change: (step: Step) => Step): Flow {
  const changed = new Map<Flow, Flow>();
  const walk = (at: Flow): Flow => {
    const known = changed.get(at);
    if (known) return known;
    const copy = { name: at.name, steps: [] as Step[] };
    changed.set(at, copy);
    copy.steps = at.steps.map((step) => {
      const inner = step.kind === 'sub' ? { ...step, flow: walk(step.flow) } : step;
      return inner.name === name ? change(inner) : inner;
    });
    return copy;
  };
  return walk(flow);
}

const alsoDoing = (name: string, act: (m: M) => void): AnyGame => ({
  ...crossroads,
  flow: withStep(crossroads.flow as unknown as Flow, name, (step) => {
    if (step.kind !== 'act') throw new Error(`"${name}" does not act`);
    return {
      ...step,
      run: (m, here) => {
        step.run(m, here);
        act(m as unknown as M);
      },
    };
  }),
});

const changedQuestion = (
  name: string,
  change: (question: Record<string, unknown>, m: M) => object,
): AnyGame => ({
  ...crossroads,
  flow: withStep(crossroads.flow as unknown as Flow, name, (step) => {
    if (step.kind !== 'ask') throw new Error(`"${name}" does not ask`);
    return {
      ...step,
      question: (m, here, seat) =>
        ({
          ...step.question(m, here, seat),
          ...change({ ...step.question(m, here, seat) }, m as unknown as M),
        }) as never,
    };
  }),
});

const seeing = (extra: (table: Table, viewer: Viewer) => object): AnyGame => ({
  ...crossroads,
  view: (m, viewer) => ({ ...crossroads.view(m, viewer), ...extra(m.table as Table, viewer) }),
});

/** Wagering tells everybody a card of the deck, and nobody has said that this is a reveal. */
const careless: AnyGame = {
  ...crossroads,
  flow: withStep(crossroads.flow as unknown as Flow, 'wager', (step) => {
    if (step.kind !== 'ask') throw new Error('"wager" does not ask');
    return {
      ...step,
      answer: (m, here, answer, seat) => {
        step.answer(m, here, answer, seat);
        (m as unknown as M).table.players[0].coins += (m as unknown as M).table.deck[0]?.face ?? 0;
      },
    };
  }),
};

let unstable = 0;
const gain = (m: M, coins: number): void => {
  m.table.players[0].coins += coins;
};

/** Each of these is a way to get a game wrong, and what must notice it. */
const broken: [string, string, AnyGame][] = [
  [
    'a view that shows a hidden hand',
    'noninterference',
    seeing(({ players }) => ({ spied: players[0].hand.map(({ face }) => face) })),
  ],
  [
    'a view that shows the order of the deck',
    'noninterference',
    seeing(({ deck }) => ({ next: deck[deck.length - 1] ?? null })),
  ],
  [
    'a view that betrays a secret answer by who is waited for',
    'noninterference',
    seeing(({ players }) => ({
      thinking: players.map(({ hand }) => hand.some(({ face }) => face > 20)),
    })),
  ],
  [
    'a view that is not a picture but the thing',
    'views',
    {
      ...crossroads,
      view: (m, viewer) => ({
        ...crossroads.view(m, viewer),
        offers: m.table.offers,
        spells: m.table.spells,
        discard: m.table.discard as Card[],
      }),
    },
  ],
  [
    'a question that offers what is hidden from its seat',
    'noninterference',
    changedQuestion('tent', (_question, m) => ({
      text: { key: 'spy', params: { card: m.table.deck.at(-1)?.face ?? 0 } },
    })),
  ],
  [
    'a log that tells everybody a drawn card',
    'log',
    alsoDoing('draw', (m) =>
      m.log('drew', { seat: 0, card: m.table.players[0].hand[0]?.face ?? 0 }),
    ),
  ],
  [
    'a state with a function',
    'plain data',
    alsoDoing('newRound', (m) => Object.assign(m.table, { later: () => 1 })),
  ],
  [
    'a state with a Map',
    'plain data',
    alsoDoing('newRound', (m) => Object.assign(m.table, { index: new Map() })),
  ],
  [
    'a state with undefined',
    'plain data',
    alsoDoing('newRound', (m) => Object.assign(m.table, { index: undefined })),
  ],
  [
    'a state that holds one thing in two places',
    'save and load',
    {
      ...alsoDoing('newRound', (m) => {
        const table = m.table as Table & { first?: unknown };
        table.first = table.players[0];
      }),
      copy: undefined,
    },
  ],
  [
    'a step that is not deterministic',
    'save and load|undo|replay',
    alsoDoing('newRound', (m) => gain(m, Math.floor(Math.random() * 1e6))),
  ],
  [
    'a step that remembers in a variable of its own',
    'save and load|undo|replay',
    alsoDoing('newRound', (m) => gain(m, unstable++)),
  ],
  [
    'a copy that shares a part',
    'fork',
    {
      ...crossroads,
      copy: (table: Table) => ({
        ...table,
        players: table.players.map((player) => ({ ...player })),
      }),
    },
  ],
  [
    'a default that is illegal',
    'legal answers',
    changedQuestion('wager', () => ({ fallback: -1 })),
  ],
  [
    'a listed answer that is illegal',
    'legal answers|guess',
    changedQuestion('wager', () => ({ min: -0.5 })),
  ],
  [
    'a question without a rule',
    'rules are cited',
    changedQuestion('wager', () => ({ rule: 'somewhere' })),
  ],
  [
    'a guess that changes the own view',
    'noninterference',
    {
      ...crossroads,
      guess: (view, viewer, setting) => ({
        ...crossroads.guess(view as TableView, viewer, setting),
        round: 99,
      }),
    },
  ],
  ['a reveal that could be taken back', 'undo', careless],
  [
    'a match that does not end',
    'matches end',
    {
      ...crossroads,
      flow: withStep(crossroads.flow as unknown as Flow, 'round', (step) =>
        step.kind === 'sub' ? { ...step, runs: () => [{}] } : step,
      ) as never,
    },
  ],
];

describe('the property suite finds', () => {
  it.each(broken)('%s (%s) and prints the command that repeats it', (_name, property, game) => {
    let failure: unknown;
    let seed = '';
    for (let i = 0; i < 40 && !failure; i++) {
      seed = `broken ${i}`;
      try {
        checkMatch(game, { seats: 3, seed, maxAnswers: 400 });
      } catch (error) {
        failure = error;
      }
    }
    expect(failure).toBeInstanceOf(PropertyFailure);
    expect(property.split('|')).toContain((failure as PropertyFailure).property);
    expect((failure as PropertyFailure).message).toContain(
      `npm run simulate -- --game crossroads --seats 3 --seed '${seed}' --check`,
    );
  });

  it('a question that depends on the option of another seat', () => {
    const setting = { seats: 3, seed: 'charm', options: { charm2: 'owl' } };
    expect(checkMatch(crossroads, setting).answers).toBeGreaterThan(0);
    const telling = changedQuestion('bid', (_question, m) => ({
      text: { key: 'spy', params: { charm: m.options.charm2 } },
    }));
    expect(() => checkMatch(telling, setting)).toThrow(/noninterference: what 0/);
  });

  it('a game whose guesses only repeat the truth', () => {
    const cheat: AnyGame = {
      ...crossroads,
      view: (m, viewer) => ({ ...crossroads.view(m, viewer), all: structuredClone(m.table) }),
      guess: (view) => structuredClone((view as { all: Table }).all),
    };
    expect(() => checkMatch(cheat, { seats: 2, seed: 'cheat' })).toThrow(
      /guess: no guess ever differed/,
    );
  });
});
