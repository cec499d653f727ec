import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Chance,
  createMatch,
  defaultAnswer,
  type Flow,
  guess,
  type Match,
  type Step,
} from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { position } from '@small-council/iron-throne/position';
import { describe, expect, it } from 'vitest';
import { type Bot, letAnswer, random, thinkingOf } from '../index.ts';
import { greedy, knowsStep } from '../iron-throne/greedy.ts';
import { search } from '../iron-throne/search.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const BUDGET = 3;
const BOTS = path.resolve(import.meta.dirname, '..');

/** Gives every default: nobody offers, uses or plays anything. */
const stayOut: Bot = {
  id: 'stayOut',
  decide: ({ question }) => ({ answer: defaultAnswer(question) }),
};

const open = (seed: string, seats = 4): Match =>
  createMatch(ironThrone, { seats, seed, record: false }) as unknown as Match;

function askingSteps(): string[] {
  const flows = new Set<Flow>();
  const steps = new Set<string>();
  const visit = (flow: Flow): void => {
    if (flows.has(flow)) return;
    flows.add(flow);
    for (const step of flow.steps as readonly Step[]) {
      if (step.kind === 'ask') steps.add(step.name);
      if (step.kind === 'sub') visit(step.flow);
    }
  };
  for (const flow of [ironThrone.flow, ...(ironThrone.called ?? [])])
    visit(flow as unknown as Flow);
  return [...steps];
}

describe('greedy', () => {
  it('has something to say to every question of the game', () => {
    expect(askingSteps().filter((step) => !knowsStep(step))).toEqual([]);
  });

  it.each([3, 4, 5])('plays whole matches with %i seats', (seats) => {
    for (let i = 0; i < 8; i++) {
      const match = open(`greedy ${i}`, seats);
      const chance = new Chance('greedy');
      while (!match.result) letAnswer(greedy, match, match.waiting[0], chance, 0);
      expect(match.result.winners.length).toBeGreaterThan(0);
    }
  });

  it.each([
    [greedy, 0],
    [search, BUDGET],
  ])('$id decides by what its seat sees and has been told, and nothing else', (bot, tries) => {
    const match = createMatch(ironThrone, { seats: 4, seed: 'blind' }) as unknown as Match;
    const chance = new Chance('blind');
    let compared = 0;
    while (!match.result) {
      const [seat] = match.waiting;
      const decide = (from: Match) =>
        bot.decide(thinkingOf(from, seat, new Chance('same'), tries, () => match.log(seat)));
      const world = guess(match.game, match.view(seat), new Chance(`world ${compared}`)) as Match;
      expect(decide(world)).toEqual(decide(match));
      compared++;
      letAnswer(random, match, seat, chance, 0);
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('beats three random players far more often than every fourth time', () => {
    const games = 40;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const match = open(`strength ${i}`);
      const chance = new Chance(`strength ${i}`);
      while (!match.result) {
        const [seat] = match.waiting;
        letAnswer(seat === i % 4 ? greedy : random, match, seat, chance, 0);
      }
      if (match.result.winners.includes(i % 4)) won++;
    }
    expect(won).toBeGreaterThan(games * 0.6);
  });

  it('names its reasons in both languages', () => {
    const source = globSync('{,*/}*.ts', { cwd: BOTS, exclude: ['tests/*', 'text/*'] })
      .map((file) => readFileSync(path.join(BOTS, file), 'utf8'))
      .join();
    const used = [...source.matchAll(/'(because\.\w+)'/g)].map(([, key]) => key);
    expect([...new Set(used)].sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });
});

describe('what others have answered in secret', () => {
  /** Two houses that each put a card face down. */
  const put = (): Match => {
    const match = createMatch(ironThrone, {
      seed: 'secret',
      ...position({
        events: ['stark'],
        players: {
          lannister: { leader: 'jaime', hand: ['h2', 'h12'] },
          stark: { leader: 'catelyn', hand: ['h2', 'h12'] },
          tyrell: { leader: 'mace' },
        },
      }),
    }) as unknown as Match;
    while (match.state.stack.at(-1)?.at !== 'putFaceDown')
      letAnswer(stayOut, match, match.waiting[0], new Chance('secret'), 0);
    return match;
  };

  it('is thought of as what they have yet to answer', () => {
    const before = put();
    const [first, second] = before.waiting;
    const after = before.fork();
    letAnswer(random, after, first, new Chance('put'), 0);
    expect(after.waiting).toEqual([second]);
    const worlds = [before, after].map((match) =>
      thinkingOf(match, second, new Chance('world'), 0, () => []).guess(),
    );
    for (const world of worlds) expect(world.waiting).toEqual([first, second]);
    expect(worlds[1].state).toEqual(worlds[0].state);
  });
});

describe('search', () => {
  it('says for every answer why: the reason of its adviser, or what it hopes to gain', () => {
    const match = open('reasons');
    const chance = new Chance('reasons');
    const said = new Set<string>();
    for (let answers = 0; answers < 60 && !match.result; answers++) {
      const { because } = letAnswer(search, match, match.waiting[0], chance, 24);
      expect(because?.key).toSatisfy((key: string) => key in en);
      said.add(because?.key ?? '');
    }
    expect(said.size).toBeGreaterThan(4);
  });

  it('answers every question of a match legally, however little time it has', () => {
    const match = open('search');
    const chance = new Chance('search');
    while (!match.result) {
      const [seat] = match.waiting;
      letAnswer(seat === 0 ? search : greedy, match, seat, chance, BUDGET);
    }
    expect(match.result.winners.length).toBeGreaterThan(0);
  });

  it('takes the deal that wins the game', () => {
    // Stark lacks one marker, and Lannister offers it: every guess ends at once, and won.
    const match = createMatch(ironThrone, {
      seed: 'deal',
      ...position({
        events: ['stark'],
        players: {
          lannister: { leader: 'jaime', hand: ['truce'] },
          stark: { leader: 'catelyn', hand: ['truce'], influence: { lannister: 2, tyrell: 2 } },
          tyrell: { leader: 'mace' },
        },
      }),
    }) as unknown as Match;
    const chance = new Chance('deal');
    const putTruce = ['lannister:truce', 'stark:truce'];
    while (match.state.stack.at(-1)?.at !== 'bargain') {
      const [seat] = match.waiting;
      if (match.state.stack.at(-1)?.at === 'putFaceDown')
        match.answer(seat, match.state.moment, [putTruce[seat]]);
      else letAnswer(stayOut, match, seat, chance, 0);
    }
    match.answer(0, match.state.moment, { deal: 'offer', offer: { 'influence.defender': 1 } });
    expect(search.decide(thinkingOf(match, 1, chance, 30)).answer).toEqual({ deal: 'accept' });
  });
});
