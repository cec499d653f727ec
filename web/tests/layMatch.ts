import type { FromClient, MatchDocument } from '@small-council/client';
import {
  type Answer,
  type AnyGame,
  type AskedQuestion,
  createMatch,
  defaultAnswer,
  type Match,
  type Question,
  type Seat,
} from '@small-council/engine';
import type { Page } from 'playwright-core';
import { newMatch } from './newMatch.ts';

/** Any position of a game in a real browser: the match runs here, and the page plays it. */

export interface Laying {
  /** What the others answer, and the viewer until the page is laid; the harmless answer where it is null. */
  answers?: (seat: Seat, question: AskedQuestion) => Answer | null;
  /** The page is opened at the viewer's first question of this kind, or at the first that is meant. */
  until?: string | ((match: Match) => boolean);
  seed?: string;
  /** How everybody is called, where the names that the server gives will not do. */
  name?: string;
  /** Who is away: somebody answers for them. */
  away?: readonly Seat[];
}

/** What `position` of a game gives. */
type Laid = Omit<Parameters<typeof createMatch>[1], 'seed'>;

export const VIEWER = 0;

/** The others answer until the viewer is asked, or all is over. */
function goOn(match: Match, laying: Laying): void {
  while (!match.result && !match.waiting.includes(VIEWER))
    answerOne(match, match.waiting[0], laying);
}

function answerOne(match: Match, seat: Seat, { answers }: Laying): void {
  const question = match.question(seat) as Question;
  const asked = match.questions.find((one) => one.seat === seat) as AskedQuestion;
  match.answer(seat, match.state.moment, answers?.(seat, asked) ?? defaultAnswer(question));
}

/** Opens the page at this position. What is done there is answered in the match that is given back. */
export async function layMatch(
  page: Page,
  game: unknown,
  position: Laid,
  board: string,
  laying: Laying = {},
): Promise<Match> {
  const played = game as AnyGame;
  const match = createMatch(played, { ...position, seed: laying.seed ?? 'laid' });
  goOn(match, laying);
  const { until } = laying;
  const isMeant =
    typeof until === 'function'
      ? () => until(match)
      : () => match.question(VIEWER)?.text.key === until;
  while (until !== undefined && !match.result) {
    if (isMeant()) break;
    answerOne(match, VIEWER, laying);
    goOn(match, laying);
  }
  const id = await newMatch(page, { game: played.id, seats: position.seats, bot: 'random' });
  let number = 1_000_000;
  const laid = (document: MatchDocument): string =>
    JSON.stringify({
      type: 'fresh',
      match: id,
      number: number++,
      document: {
        ...document,
        players: document.players.map((player) => ({
          ...player,
          name: laying.name ?? player.name,
        })),
        view: match.view(VIEWER),
        question: match.questions.find((one) => one.seat === VIEWER) ?? null,
        window: match.waiting.includes(VIEWER) ? match.window : null,
        away: laying.away ?? document.away,
        result: match.result,
      },
      facts: match.log(VIEWER),
    });
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    let document: MatchDocument | null = null;
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.match !== id || (message.type !== 'fresh' && message.type !== 'update'))
        socket.send(text);
      else if (message.type === 'fresh' && document === null) {
        document = message.document as MatchDocument;
        socket.send(laid(document));
      }
    });
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromClient;
      if (message.type !== 'act') return server.send(text);
      if (message.act.do !== 'answer' || document === null) return;
      match.answer(VIEWER, message.act.question, message.act.answer);
      goOn(match, laying);
      socket.send(JSON.stringify({ type: 'ack', match: id, key: message.key, sequence: number }));
      socket.send(laid(document));
    });
  });
  await page.goto(new URL(`/match/${id}`, page.url()).href);
  await page.waitForSelector(board);
  return match;
}
