import {
  type AnyGame,
  Chance,
  createMatch,
  guess,
  loadMatch,
  type Match,
  preview,
  type Question,
  sampleAnswer,
  saveMatch,
} from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';
import type { Bench } from './measure.ts';

/** Random play of whole matches without a log: what fuzzers and playouts do all day. */
export function playouts(
  game: AnyGame,
  seats: number,
  games: number,
  options: object = {},
): { answers: number; proof: string } {
  const chance = new Chance(`${game.id} bench`);
  let answers = 0;
  let proof = '';
  for (let i = 0; i < games; i++) {
    const match: Match = createMatch(game, { seats, seed: `bench ${i}`, options, record: false });
    while (!match.result) {
      const [seat] = match.waiting;
      match.answer(
        seat,
        match.state.moment,
        sampleAnswer(match.question(seat) as Question, chance),
      );
      answers++;
    }
    proof = `${proof.slice(-200)}${match.state.moment}:${match.result.winners.join()};`;
  }
  return { answers, proof };
}

/** A match in the middle, with its log. `after`: looks at it after every answer. */
export function middleOf(
  game: AnyGame,
  seats: number,
  answers: number,
  options: object = {},
  seed = 'middle',
  after: (match: Match) => void = () => {},
): Match {
  const match: Match = createMatch(game, { seats, seed, options });
  const chance = new Chance(seed);
  for (let i = 0; i < answers && !match.result; i++) {
    const [seat] = match.waiting;
    match.answer(seat, match.state.moment, sampleAnswer(match.question(seat) as Question, chance));
    after(match);
  }
  return match;
}

/** What every game is measured by: fork, save, load, view and guess of a match in the middle. */
export function handling(
  game: AnyGame,
  match: Match,
  targets: { fork?: string; saveLoad?: string } = {},
): Bench[] {
  const times = (count: number, work: () => unknown) => () => {
    let last: unknown;
    for (let i = 0; i < count; i++) last = work();
    return { count, proof: JSON.stringify(last) };
  };
  const saved = saveMatch(match);
  const chance = () => new Chance('guess');
  const [asked] = match.waiting;
  const seen = match.view(asked);
  const answer = sampleAnswer(match.question(asked) as Question, chance());
  return [
    {
      name: `${game.id}: fork`,
      unit: 'fork',
      each: true,
      target: targets.fork,
      run: times(20_000, () => match.fork().state),
    },
    { name: `${game.id}: save`, unit: 'save', each: true, run: times(500, () => saveMatch(match)) },
    {
      name: `${game.id}: load`,
      unit: 'load',
      each: true,
      run: times(500, () => loadMatch(game, saved).state),
    },
    {
      name: `${game.id}: save and load`,
      unit: 'round trip',
      each: true,
      target: targets.saveLoad,
      run: times(500, () => loadMatch(game, saveMatch(match)).state),
    },
    { name: `${game.id}: view`, unit: 'view', each: true, run: times(5000, () => match.view(0)) },
    {
      name: `${game.id}: guess`,
      unit: 'guess',
      each: true,
      run: times(1000, () => guess(game, match.view(0), chance()).state),
    },
    {
      name: `${game.id}: preview of an answer`,
      unit: 'preview',
      each: true,
      target: '<= 5,000',
      run: times(500, () => preview(game, seen, answer)),
    },
  ];
}

export const kernelBenches = (): Bench[] => [
  {
    name: 'kernel: random play of the fixture, no log',
    unit: 'answer',
    target: '>= 1,000,000',
    run: () => {
      const { answers, proof } = playouts(crossroads, 3, 800, { rounds: 20, cards: 60 });
      return { count: answers, proof };
    },
  },
  {
    name: 'kernel: chance',
    unit: 'word',
    run: () => {
      const chance = new Chance('words');
      let sum = 0;
      for (let i = 0; i < 500_000; i++) sum = (sum + chance.word()) % 2 ** 32;
      return { count: 500_000, proof: `${sum}` };
    },
  },
  ...handling(crossroads, middleOf(crossroads, 4, 25, { cards: 150, rounds: 20 }), {
    fork: '<= 10 (150 objects)',
    saveLoad: '<= 1000',
  }),
];
