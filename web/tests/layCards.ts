import { agot2 } from '@small-council/agot2';
import { type PositionSpec, position } from '@small-council/agot2/position';
import type { FromClient, MatchDocument } from '@small-council/client';
import {
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

/** Any position of the card game in a real browser: the match runs here, and the page plays it. */

export interface Laying {
  /** What the others answer, and the viewer until the page is laid; the harmless answer where it is null. */
  answers?: (seat: Seat, question: AskedQuestion) => readonly string[] | null;
  /** The page is opened at the viewer's first question of this kind. */
  until?: string;
}

const VIEWER = 0;

/** The others answer until the viewer is asked, or all is over. */
function goOn(match: Match, { answers }: Laying): void {
  while (!match.result && !match.waiting.includes(VIEWER))
    answerOne(match, match.waiting[0], answers);
}

function answerOne(match: Match, seat: Seat, answers: Laying['answers']): void {
  const question = match.question(seat) as Question;
  const asked = match.questions.find((one) => one.seat === seat) as AskedQuestion;
  match.answer(seat, match.state.moment, answers?.(seat, asked) ?? defaultAnswer(question));
}

/** Opens the page at this position. What is clicked there is answered in the match that is given back. */
export async function layCards(
  page: Page,
  spec: PositionSpec,
  laying: Laying = {},
): Promise<Match> {
  const match = createMatch(agot2 as unknown as AnyGame, { ...position(spec), seed: 'laid' });
  goOn(match, laying);
  while (laying.until !== undefined && !match.result) {
    if (match.question(VIEWER)?.text.key === laying.until) break;
    answerOne(match, VIEWER, laying.answers);
    goOn(match, laying);
  }
  const id = await newMatch(page, {
    game: 'agot2',
    seats: spec.players.length,
    bot: 'random',
  });
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
  await page.waitForSelector('.cardtable');
  return match;
}

const CROWD = {
  stark: [
    'Arya Stark',
    'Bran Stark',
    'Catelyn Stark',
    'Eddard Stark',
    'Robb Stark',
    'Sansa Stark',
    'Summer',
    'Grey Wind',
    'Direwolf Pup',
    'Tumblestone Knight',
    'Winterfell Steward',
    'Vanguard of the North',
  ],
  lannister: [
    'Cersei Lannister',
    'Grand Maester Pycelle',
    'Joffrey Baratheon',
    'Ser Jaime Lannister',
    'The Tickler',
    'Tyrion Lannister',
    'Tywin Lannister',
    'Burned Men',
    'Gold Cloaks',
    'Hedge Knight',
    'Lannisport Merchant',
    'Lannisport Moneylender',
  ],
} as const;

const PLACES = [
  'The Kingsroad',
  'The Roseroad',
  'The Iron Throne',
  'The Red Keep',
  'The Kingsroad',
  'The Roseroad',
  'The Kingsroad',
  'The Roseroad',
];

/** Twelve characters and ten locations on each side, and twelve cards in hand. */
export const CROWDED: PositionSpec = {
  round: 4,
  phase: 'challenges',
  players: [
    {
      faction: 'stark',
      agenda: 'Fealty',
      plot: 'The Winds of Winter',
      used: ['Marching Orders', 'Sneak Attack'],
      gold: 6,
      power: 5,
      hand: [
        'For the North!',
        'Put to the Sword',
        "The Hand's Judgment",
        'Winter Is Coming',
        'Like Warm Rain',
        'Ice',
        'Little Bird',
        'Eddard Stark',
        'Winterfell Steward',
        'Direwolf Pup',
        'Heart Tree Grove',
        'Milk of the Poppy',
      ],
      discard: ['Direwolf Pup', 'The Kingsroad'],
      dead: ['Hedge Knight'],
      play: [
        ...CROWD.stark.map((card, i) => ({
          card,
          knelt: i % 4 === 3,
          power: i % 5 === 0 ? 2 : 0,
          duplicates: i === 0 ? 1 : 0,
          attachments: i === 4 ? ['Ice'] : i === 1 ? ['Little Bird'] : [],
        })),
        'Heart Tree Grove',
        'Gates of Winterfell',
        ...PLACES,
      ],
    },
    {
      faction: 'lannister',
      agenda: 'Fealty',
      plot: 'Confiscation',
      used: ['A Noble Cause'],
      gold: 4,
      power: 7,
      hand: ['Treachery', 'Hear Me Roar!', 'Put to the Sword', 'Tywin Lannister'],
      play: [
        ...CROWD.lannister.map((card, i) => ({
          card,
          knelt: i % 5 === 4,
          power: i === 6 ? 2 : 0,
          attachments:
            i === 4 ? ['Milk of the Poppy'] : i === 5 ? ['Little Bird', 'Seal of the Hand'] : [],
        })),
        'Casterly Rock',
        'Lannisport',
        ...PLACES.slice(0, 8),
      ],
    },
  ],
};

/** The other side attacks with everything it has. */
export const attacked: Laying = {
  until: 'ask.defenders',
  answers: (seat, question) => {
    if (question.kind !== 'choose') return null;
    if (seat === VIEWER) return question.min === 0 ? [] : null;
    if (question.text.key === 'ask.challenge') return [question.options[0].id];
    if (question.text.key === 'ask.attackers')
      return question.options.slice(0, 4).map(({ id }) => id);
    return null;
  },
};

const FACTIONS = [
  'stark',
  'lannister',
  'greyjoy',
  'martell',
  'targaryen',
  'tyrell',
  'baratheon',
  'thenightswatch',
] as const;

const TITLES = [
  'Hand of the King',
  'Master of Whispers',
  'Master of Laws',
  'Master of Coin',
  'Crown Regent',
  'Master of Ships',
];

/** A melee of so many; the two first have more on the table. */
const melee = (seats: number): PositionSpec => ({
  round: 3,
  phase: 'challenges',
  players: FACTIONS.slice(0, seats).map((faction, i) => ({
    faction,
    plot: 'Confiscation',
    title: TITLES[i],
    gold: i,
    power: i + 2,
    hand: i === 0 ? CROWDED.players[0].hand?.slice(0, 6) : ['Put to the Sword'],
    play: [
      ...CROWD[i % 2 === 0 ? 'stark' : 'lannister']
        .slice(i % 3, 8 - (i % 2))
        .map((card, n) => ({ card, knelt: n % 4 === 3 })),
      ...PLACES.slice(0, 3),
    ],
  })),
});

const PLOTS = [
  'A Noble Cause',
  'A Storm of Swords',
  'Calling the Banners',
  'Confiscation',
  'Marching Orders',
  'Sneak Attack',
  'The Winds of Winter',
];

/** States of the table that look different: to be examined, and to be photographed. */
export const SCENES: { readonly [name: string]: readonly [PositionSpec, Laying] } = {
  crowded: [CROWDED, {}],
  marshaling: [{ ...CROWDED, phase: 'marshaling', active: 0 }, {}],
  challenge: [CROWDED, { until: 'ask.challenge' }],
  attackers: [
    CROWDED,
    {
      until: 'ask.attackers',
      answers: (seat, question) =>
        seat === VIEWER && question.text.key === 'ask.challenge' ? ['military:1'] : null,
    },
  ],
  defenders: [{ ...CROWDED, first: 1 }, attacked],
  plots: [
    {
      ...CROWDED,
      phase: 'plot',
      players: CROWDED.players.map((player) => ({
        ...player,
        plot: 'Counting Coppers',
        used: [],
        plotDeck: PLOTS,
      })),
    },
    {},
  ],
  'melee-4': [melee(4), { until: 'ask.challenge' }],
  'melee-8': [melee(8), {}],
};
