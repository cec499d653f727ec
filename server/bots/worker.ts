// Where bots think, so that nobody else has to wait for them. A bot gets what its seat sees and
// nothing more: there is nothing more in this thread.
import { parentPort, workerData } from 'node:worker_threads';
import { findBot } from '@small-council/bots';
import { type AnyGame, Chance, guess } from '@small-council/engine';
import type { Task, Thought } from './pool.ts';

const { games } = (await import((workerData as { games: string }).games)) as {
  games: readonly AnyGame[];
};

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(think(task));
});

function think({ number, game: name, bot: id, seat, view, seed, budgetMs }: Task): Thought {
  try {
    const game = games.find((other) => other.id === name);
    const bot = findBot(name, id);
    if (!game || !bot) throw new Error(`no bot "${id}" for "${name}"`);
    const chance = new Chance(seed);
    // The seat's question is the same in every match that looks like this to it.
    const question = guess(game, view, chance).question(seat);
    if (!question) throw new Error(`seat ${seat} is not asked`);
    const { answer } = bot.decide({
      game,
      seat,
      question,
      view: () => view,
      guess: () => guess(game, view, chance),
      chance,
      budgetMs,
    });
    return { number, answer };
  } catch (error) {
    return { number, failed: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
}
