import { asoiaf } from '@small-council/asoiaf';
import { type PositionSpec, position } from '@small-council/asoiaf/position';
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

/** Any position of a battle in a real browser: the match runs here, and the page plays it. */

export interface Laying {
  /** What the others answer, and the viewer until the page is laid; the harmless answer where it is null. */
  answers?: (seat: Seat, question: AskedQuestion) => Answer | null;
  /** The page is opened at the viewer's first question of this kind. */
  until?: string;
  seed?: string;
}

const VIEWER = 0;

function answerOne(match: Match, seat: Seat, { answers }: Laying): void {
  const question = match.question(seat) as Question;
  const asked = match.questions.find((one) => one.seat === seat) as AskedQuestion;
  match.answer(seat, match.state.moment, answers?.(seat, asked) ?? defaultAnswer(question));
}

/** The others answer until the viewer is asked, or all is over. */
function goOn(match: Match, laying: Laying): void {
  while (!match.result && !match.waiting.includes(VIEWER))
    answerOne(match, match.waiting[0], laying);
}

/** Opens the page at this position. What is done there is answered in the match that is given back. */
export async function layBattle(
  page: Page,
  spec: PositionSpec,
  laying: Laying = {},
): Promise<Match> {
  const match = createMatch(asoiaf as unknown as AnyGame, {
    ...position(spec),
    seed: laying.seed ?? 'laid',
  });
  goOn(match, laying);
  while (laying.until !== undefined && !match.result) {
    if (match.question(VIEWER)?.text.key === laying.until) break;
    answerOne(match, VIEWER, laying);
    goOn(match, laying);
  }
  const id = await newMatch(page, { game: 'asoiaf', seats: 2, bot: 'random' });
  let number = 1_000_000;
  const laid = (document: MatchDocument): string =>
    JSON.stringify({
      type: 'fresh',
      match: id,
      number: number++,
      document: {
        ...document,
        view: match.view(VIEWER),
        question: match.questions.find((one) => one.seat === VIEWER) ?? null,
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
  await page.waitForSelector('.battle');
  return match;
}

/** The battle of the study: both armies in the middle of round 3. */
export const MID_BATTLE: PositionSpec = {
  round: 3,
  points: [3, 4],
  terrain: [
    'forest at 13.5,34.5 facing 350',
    'weirwood at 27.3,34',
    'wall at 20,13.5 facing 8',
    'bog at 33.5,13.7',
  ],
  tokens: [
    '6.6,29.5 with card 3',
    '41.3,29.5 with card 6',
    '24,24 with card 1',
    '6.6,18.6 with card 2',
    '41.3,18.6 with card 4',
  ],
  players: {
    stark: {
      units: [
        'starkSwornSwords with robbStark:theWolfLord at 12.6,15.8 facing 42',
        'houseUmberGreataxes at 32.9,24.7 facing 12, 4 wounds, activated',
        'starkBowmen at 26.3,7.3 facing 358, 1 wound',
        'houseTullyCavaliers at 41,15.3 facing 350, 2 wounds, weakened',
        'greyWind at 6.8,18.3 facing 348, 1 wound',
      ],
      ncus: ['catelynStark:ladyOfWinterfell on tactics', 'sansaStark:littleBird'],
      hand: ['northernFerocity', 'swiftReposition'],
      deck: ['northernFerocity', 'swiftReposition'],
    },
    lannister: {
      units: [
        'lannisterGuardsmen with jaimeLannister:theKingslayer at 24.4,25.4 facing south, 3 wounds, vulnerable',
        'lannisterHalberdiers at 34.6,30.1 facing 198, 5 wounds, panicked, activated',
        'lannisterCrossbowmen at 19.6,37.1 facing 177',
        'houseCleganeMountainsMen at 7.2,29.5 facing 165, 1 wound, weakened, activated',
        'knightsOfCasterlyRock at 41.5,29.6 facing 175, 3 wounds',
      ],
      ncus: ['cerseiLannister:queenRegent on crown', 'tyrionLannister:theImp'],
      hand: [],
      deck: [],
    },
  },
};
