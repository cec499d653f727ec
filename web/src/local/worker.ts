import { findBot, letAnswer } from '@small-council/bots';
import {
  type AskedQuestion,
  Chance,
  createMatch,
  type Match,
  Refusal,
} from '@small-council/engine';
import { games } from '@small-council/games';
import type { FromWorker, LocalTable, ToWorker } from './protocol.ts';

/** Runs a match against bots in this browser, beside the page, so that thinking never stops it. */

const BUDGET_MS = 120;

let match: Match | null = null;
let table: LocalTable | null = null;
let chance = new Chance('bots');

const send = (message: FromWorker): void => self.postMessage(message);

function open(wanted: LocalTable): void {
  const game = games.find(({ id }) => id === wanted.game);
  if (!game) throw new Error(`there is no game "${wanted.game}"`);
  table = wanted;
  chance = new Chance(`${wanted.seed} bots`);
  match = createMatch(game, { seats: wanted.seats, seed: wanted.seed, options: wanted.options });
}

/** Bots among those who are asked; while a person thinks, they may answer in secret beside him. */
const askedBot = (running: Match, seat: number): number | undefined =>
  running.waiting.find((asked) => asked !== seat);

function show(): void {
  if (!match || !table) return;
  const { seat } = table;
  const question: AskedQuestion | null =
    match.questions.find((asked) => asked.seat === seat) ?? null;
  send({
    say: 'glimpse',
    glimpse: {
      view: match.view(seat),
      question,
      facts: match.log(seat),
      mayUndo: match.mayUndo(seat),
    },
    botsTurn: askedBot(match, seat) !== undefined,
  });
}

function step(): void {
  if (!match || !table) return;
  const seat = askedBot(match, table.seat);
  const bot = findBot(table.game, table.bot);
  if (seat !== undefined && bot) letAnswer(bot, match, seat, chance, BUDGET_MS);
}

function hear(message: ToWorker): void {
  switch (message.say) {
    case 'open':
      open(message.table);
      break;
    case 'answer':
      match?.answer(table?.seat ?? 0, message.id, message.answer);
      break;
    case 'undo':
      match = match?.undo(table?.seat ?? 0) ?? null;
      break;
    case 'step':
      step();
      break;
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    hear(data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    send({ say: 'refused', refused: { rule: error.rule, why: error.why } });
  }
  show();
};
