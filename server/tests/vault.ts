// A game made to be spied on: each seat holds words that stand nowhere else, so that a single one of
// them in the wrong hands is found by searching for it.
import {
  type AnyGame,
  choose,
  flows,
  type Game,
  message,
  type Play,
  refuse,
  type Seat,
} from '@small-council/engine';

type Vault = {
  table: { words: string[]; told: number; turn: number };
  options: Record<never, never>;
  facts: { hid: { seat: Seat; word?: string }; whispered: { word: string } };
};

const { flow, ask, act, repeat } = flows<Vault>();

const word = (m: Readonly<Play<Vault>>, seat: Seat) => `${m.table.words[seat]}-${m.table.turn}`;

const hiding = (m: Readonly<Play<Vault>>, seat: Seat) =>
  choose({
    text: message('vault.hide', { word: word(m, seat) }),
    rule: 'SC-018',
    from: [word(m, seat), `${word(m, seat)}-twice`],
    blocked: () => [
      { id: 'both', rule: 'SC-004', why: message('vault.no', { word: word(m, seat) }) },
    ],
    check: ([chosen]) =>
      chosen.endsWith('-twice')
        ? refuse('SC-004', 'vault.notTwice', { word: word(m, seat) })
        : null,
  });

const together = ask('together', {
  who: (m) => m.clockwise(0),
  question: (m, _here, seat) => hiding(m, seat),
  answer: (m, _here, [chosen], seat) => {
    m.log('hid', { seat }, { to: [seat], params: { word: chosen } });
    m.tell([seat], 'whispered', { word: chosen });
  },
});

const alone = ask('alone', {
  who: (m) => m.table.turn % m.seats,
  question: (m, _here, seat) => hiding(m, seat),
  answer: (m) => {
    m.table.told++;
  },
});

const round = flow('round', [
  act('next', (m) => {
    m.table.turn++;
  }),
  together,
  alone,
]);

const match = flow('match', [
  repeat((m) => m.table.turn < 6, round),
  act('end', (m) => m.end({ winners: [0], reason: message('vault.over') })),
]);

interface VaultView {
  told: number;
  turn: number;
  own: string | null;
}

const vault: Game<Vault, VaultView> = {
  id: 'vault',
  version: 1,
  reads: 1,
  title: message('vault.title'),
  seats: { min: 2, max: 4 },
  options: {},
  setup: ({ seats, chance }) => ({
    words: Array.from(
      { length: seats },
      (_, seat) => `secret-of-${seat}-${chance.seed().slice(0, 16)}`,
    ),
    told: 0,
    turn: 0,
  }),
  flow: match,
  view: ({ table }, viewer) => ({
    told: table.told,
    turn: table.turn,
    own: viewer === 'spectator' ? null : table.words[viewer],
  }),
  guess: ({ told, turn, own }, viewer, { seats, chance }) => ({
    words: Array.from({ length: seats }, (_, seat) =>
      seat === viewer && own ? own : chance.seed(),
    ),
    told,
    turn,
  }),
};

export const games: readonly AnyGame[] = [vault];
