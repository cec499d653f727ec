// Where bots think, so that nobody else has to wait for them. A bot gets what its seat sees and remembers
// and nothing more: there is nothing more in this thread.
import { type Decision, findBot, worldOf } from '@small-council/bots';
import { Chance } from '@small-council/engine';
import { gamesOfServer, serve } from '../threads/serve.ts';
import type { Task } from './pool.ts';

const games = await gamesOfServer();

serve(({ game: name, bot: id, seat, view, recalled, seed, tries }: Task): Decision => {
  const game = games.find((other) => other.id === name);
  const bot = findBot(name, id);
  if (!game || !bot) throw new Error(`no bot "${id}" for "${name}"`);
  const chance = new Chance(seed);
  // The seat's question is the same in every match that looks like this to it.
  const question = worldOf(game, view, chance).question(seat);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  return bot.decide({
    game,
    seat,
    question,
    view: () => view,
    guess: () => worldOf(game, view, chance, recalled),
    chance,
    tries,
  });
});
