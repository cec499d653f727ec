import {
  Chance,
  createMatch,
  type KnownFact,
  type Question,
  sampleAnswer,
  type Thing,
  type View,
} from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { position } from '@small-council/iron-throne/position';
import type { TableView } from '@small-council/iron-throne/view';
import { describe, expect, it } from 'vitest';
import { chancesOf, decisiveMoments } from '../src/boards/iron-throne/decisive.ts';

const viewOf = (change: (table: TableView) => void = () => {}): View<TableView> => {
  const laid = position({
    players: {
      stark: { leader: 'catelyn' },
      lannister: { leader: 'cersei' },
      baratheon: { leader: 'stannis' },
    },
  });
  const view = createMatch(ironThrone as never, { ...laid, seed: 'chances' }).view('spectator');
  change(view.table as TableView);
  return view as View<TableView>;
};

describe('the chances to win', () => {
  it('are equal at the start, and one for all together', () => {
    const chances = chancesOf(viewOf());
    expect(chances[0]).toBeCloseTo(1 / 3, 1);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  it.each([
    ['another marker', ({ players: [stark] }: TableView) => stark.influence.splice(0, 2, 4, 1), 1],
    ['another power', ({ players: [stark] }: TableView) => stark.sheet++, 1],
    [
      'a death',
      ({ players: [stark] }: TableView) => Object.assign(stark.characters[0], { power: 0 }),
      -1,
    ],
  ] as const)('move with what everybody sees, one up and the others down: %s', (_, change, way) => {
    const before = chancesOf(viewOf());
    const after = chancesOf(viewOf((table) => void change(table)));
    expect(Math.sign(after[0] - before[0])).toBe(way);
    expect(after.slice(1).map((chance, i) => Math.sign(chance - before[i + 1]))).toEqual([
      -way,
      -way,
    ]);
  });

  it('grow with every marker', () => {
    const won = [0, 1, 2, 3, 4].map(
      (markers) =>
        chancesOf(
          viewOf(({ players: [stark] }) => stark.influence.splice(0, 2, 5 - markers, markers)),
        )[0],
    );
    expect(won.slice(1).every((chance, i) => chance > won[i])).toBe(true);
    // Four of five is nearly the match.
    expect(won[4]).toBeGreaterThan(0.8);
  });

  it('are the result when it is there', () => {
    const result = { winners: [0, 2], reason: { key: 'end.influence' } };
    expect(chancesOf({ ...viewOf(), result } as View<TableView>)).toEqual([0.5, 0, 0.5]);
  });
});

describe('decisive moments', () => {
  const played = (seed: string) => {
    const match = createMatch(ironThrone as never, { seats: 4, seed });
    const chance = new Chance(`${seed} answers`);
    const views: View<TableView>[] = [];
    const facts: KnownFact[][] = [];
    for (;;) {
      views.push(match.view('spectator') as View<TableView>);
      facts.push([...match.log('spectator')]);
      if (match.result) return { views, facts };
      const [seat] = match.waiting;
      match.answer(
        seat,
        match.state.moment,
        sampleAnswer(match.question(seat) as Question, chance),
      );
    }
  };
  const isMoment = ({ key, params }: KnownFact) =>
    ['fact.died', 'fact.influence', 'fact.dealMade'].includes(key) ||
    (key === 'fact.result' && (params.result as Thing).id === 'betrayal');

  it.each([1, 2, 3])('are five to eight of a whole match, in its order, with its end: %i', (n) => {
    const { views, facts } = played(`moments ${n}`);
    const all = facts[facts.length - 1].filter(isMoment);
    expect(all.length).toBeGreaterThan(12);
    const moments = decisiveMoments(views, facts, isMoment);
    expect(moments.length).toBeGreaterThanOrEqual(5);
    expect(moments.length).toBeLessThanOrEqual(8);
    const steps = moments.map(({ step }) => step);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    // What is told has moved the chances of somebody.
    for (const { before, after } of moments) expect(Math.abs(after - before)).toBeGreaterThan(0.02);
    // How it ended is told, and what belongs to a betrayal is not told twice.
    const turns = moments.map(({ step }) => views[step].table.turn);
    expect(turns.at(-1)).toBe(views.at(-1)?.table.turn);
    moments.forEach(({ fact }, i) => {
      if (fact.key === 'fact.result') expect(turns[i + 1]).not.toBe(turns[i]);
    });
  });

  it('have a betrayal with all that came of it as one, and each death by itself', () => {
    const marker = ({ players: [stark] }: TableView) => stark.influence.splice(0, 2, 4, 1);
    const at = (turn: number, change: (table: TableView) => unknown = () => {}) =>
      viewOf((table) => {
        change(table);
        table.turn = turn;
      });
    const dead = (count: number) => (table: TableView) => {
      marker(table);
      for (const character of table.players[0].characters.slice(0, count)) character.power = 0;
    };
    const views = [at(1), at(1), at(1, marker), at(2, marker), at(2, dead(1)), at(2, dead(2))];
    const betrayal = { key: 'fact.result', params: { result: { is: 'result', id: 'betrayal' } } };
    const influence = { key: 'fact.influence', params: {} };
    const death = { key: 'fact.died', params: {} };
    const told = [betrayal, influence, death, { ...death }];
    const facts = [0, 1, 2, 2, 3, 4].map((count) => told.slice(0, count));
    const moments = decisiveMoments(views, facts, isMoment);
    expect(moments.map(({ fact, step }) => [fact.key, step])).toEqual([
      ['fact.result', 1],
      ['fact.died', 4],
      ['fact.died', 5],
    ]);
    expect(moments[0]).toMatchObject({ seat: 0, after: chancesOf(views[2])[0] });
    expect(moments[0].after).toBeGreaterThan(moments[0].before);
    expect(moments[1].after).toBeLessThan(moments[1].before);
  });
});
