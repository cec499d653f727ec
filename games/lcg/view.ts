import type { Chance, Seat, Setting, Viewer } from '@small-council/engine';
import type { Definition } from './definition.ts';
import {
  type Card,
  type Code,
  copyTable,
  type HandCard,
  type Lcg,
  type Looking,
  type Player,
  type R,
  type Table,
} from './table.ts';

/** What a seat may know: the table with holes (AG2-920 to AG2-937). A number stands for hidden cards. */

export interface PlayerView extends Omit<Player, 'hand' | 'deck' | 'plotDeck' | 'placed'> {
  hand: HandCard[] | number;
  deck: number;
  plotDeck: Code[] | number;
  placed: HandCard[] | number;
}

export interface TableView extends Omit<Table, 'players' | 'titles' | 'looking'> {
  players: PlayerView[];
  titles: { pool: Code[]; draft: Code[] | number | null; aside: number; taken: Code[] };
  looking: (Omit<Looking, 'codes'> & { codes: Code[] | number }) | null;
}

/** Stands for a card that the viewer may not see. */
const HIDDEN = '';
/** Stands for a title that somebody has taken in secret. */
const TAKEN = '?';

function viewPlayer(player: Player, own: boolean): PlayerView {
  return {
    ...player,
    hand: own ? player.hand : player.hand.length,
    deck: player.deck.length,
    plotDeck: own ? player.plotDeck : player.plotDeck.length,
    placed: own ? player.placed : player.placed.length,
  };
}

/** AG2-936: who controls a facedown card may look at it. */
function viewCard(card: Card, viewer: Viewer): Card {
  const hides = card.controller !== viewer;
  if (!hides || !(card.facedown || card.duplicates.some(({ facedown }) => facedown))) return card;
  return {
    ...card,
    code: card.facedown ? HIDDEN : card.code,
    duplicates: card.duplicates.map((one) => (one.facedown ? { ...one, code: HIDDEN } : one)),
  };
}

export function viewTable(m: R, viewer: Viewer): TableView {
  const table = copyTable(m.table);
  const { titles, looking } = table;
  const seen: Table['cards'] = {};
  for (const id in table.cards) seen[id] = viewCard(table.cards[id], viewer);
  const takes = titles.draft !== null && m.seats > 2 && nextDrafter(table) === viewer;
  return {
    ...table,
    cards: seen,
    players: table.players.map((player, seat) => viewPlayer(player, seat === viewer)),
    titles: {
      pool: titles.pool,
      draft: titles.draft && (takes ? titles.draft.slice().sort() : titles.draft.length),
      aside: titles.aside.length,
      taken: titles.taken.map((code, seat) => (seat === viewer || code === '' ? code : TAKEN)),
    },
    looking: looking && {
      ...looking,
      codes: looking.seat === viewer ? looking.codes : looking.codes.length,
    },
  };
}

/** The first player in player order without a title yet. */
function nextDrafter(table: Table): Seat {
  const seats = table.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = (table.first + i) % seats;
    if (!table.players[seat].out && table.titles.taken[seat] === '') return seat;
  }
  return -1;
}

// ---- guessing

/** What an edition knows of decks that somebody cannot see. */
export interface Unseen {
  readonly cards: ReadonlyMap<Code, Definition>;
  /** Everything that the deck of a player may contain, as far as everybody knows. */
  readonly pool: (view: TableView, seat: Seat, options: Lcg['options']) => readonly Code[];
  /** The cards of the deck that the player brought: its owner knows them. */
  readonly brought: (options: Lcg['options'], seat: Seat) => readonly Code[];
}

const COPIES = 3;

type Copies = { take: (code: Code) => void; draw: () => Code };

/** Cards that could be in somebody's deck, as many copies as there can be, without those that lie open. */
function unseen(
  codes: readonly Code[],
  copies: number,
  seen: readonly Code[],
  chance: Chance,
): Copies {
  const left = codes.flatMap((code) => Array.from({ length: copies }, () => code));
  const take = (code: Code): void => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
  };
  for (const code of seen) take(code);
  chance.shuffle(left);
  // Odd positions may hold more cards than the sets have; then copies are drawn again.
  return { take, draw: () => left.pop() ?? chance.pick(codes) };
}

/** What the viewer is looking at there. */
function lookedAt({ looking }: TableView, seat: Seat, where: Looking['where']): readonly Code[] {
  return looking?.whose === seat && looking.where === where && typeof looking.codes !== 'number'
    ? looking.codes
    : [];
}

/** Everything owned by the seat that the viewer sees. */
function seenOf(view: TableView, seat: Seat): Code[] {
  const { hand, placed } = view.players[seat];
  const open = Object.values(view.cards).filter(({ owner }) => owner === seat);
  return [
    ...open.flatMap(({ code, duplicates }) => [code, ...duplicates.map((one) => one.code)]),
    ...(typeof hand === 'number' ? [] : hand.map(({ code }) => code)),
    ...(typeof placed === 'number' ? [] : placed.map(({ code }) => code)),
    ...lookedAt(view, seat, 'deck'),
    ...(typeof hand === 'number' ? lookedAt(view, seat, 'hand') : []),
  ].filter((code) => code !== HIDDEN);
}

function guessPlayer(
  view: TableView,
  seat: Seat,
  viewer: Viewer,
  { options, chance }: Setting<Lcg>,
  hidden: Map<Seat, Copies>,
  { cards, pool: poolOf, brought }: Unseen,
): Player {
  const player = view.players[seat];
  const pool = poolOf(view, seat, options);
  const isPlot = (code: Code): boolean => cards.get(code)?.type === 'plot';
  const seen = seenOf(view, seat);
  const own = seat === viewer ? brought(options, seat) : null;
  const deck = own
    ? unseen(own, 1, seen, chance)
    : unseen(
        pool.filter((code) => !isPlot(code)),
        COPIES,
        seen,
        chance,
      );
  hidden.set(seat, deck);
  const plots = unseen(pool.filter(isPlot), 1, seen, chance);
  let guessed = 0;
  const held = (count: number, known: readonly Code[] = []): HandCard[] =>
    Array.from({ length: count }, (_, i) => ({
      id: `hg${guessed++}`,
      code: known[i] ?? deck.draw(),
    }));
  const { hand, placed, plotDeck } = player;
  const top = lookedAt(view, seat, 'deck');
  return {
    ...player,
    hand: typeof hand === 'number' ? held(hand, lookedAt(view, seat, 'hand')) : hand,
    placed: typeof placed === 'number' ? held(placed) : placed,
    deck: Array.from({ length: player.deck }, (_, i) => top[i] ?? deck.draw()),
    plotDeck:
      typeof plotDeck === 'number'
        ? Array.from({ length: plotDeck }, () => plots.draw())
        : plotDeck,
  };
}

/** A whole table that fits what the viewer sees. */
export const guessing =
  (known: Unseen) =>
  (view: TableView, viewer: Viewer, setting: Setting<Lcg>): Table => {
    const { chance } = setting;
    const hidden = new Map<Seat, Copies>();
    const players = view.players.map((_, seat) =>
      guessPlayer(view, seat, viewer, setting, hidden, known),
    );
    const seen: Table['cards'] = {};
    for (const id in view.cards) {
      const card = view.cards[id];
      const pick = (code: Code): Code =>
        code === HIDDEN ? (hidden.get(card.owner) as Copies).draw() : code;
      seen[id] = {
        ...card,
        code: pick(card.code),
        duplicates: card.duplicates.map((one) => ({ ...one, code: pick(one.code) })),
      };
    }
    return {
      ...view,
      players,
      cards: seen,
      titles: guessTitles(view, chance, known),
      looking: view.looking && guessLooking(view.looking, players),
    };
  };

/** Whoever does not look himself guesses what the other one sees: what he has guessed to be there. */
function guessLooking(
  looking: NonNullable<TableView['looking']>,
  players: readonly Player[],
): Looking {
  const { whose, where, codes } = looking;
  if (typeof codes !== 'number') return { ...looking, codes };
  const { hand, deck } = players[whose];
  const there = where === 'hand' ? hand.map(({ code }) => code).sort() : deck;
  return { ...looking, codes: there.slice(0, codes) };
}

/** Titles that the viewer has not seen go to the others, to the rest, and aside. */
function guessTitles(
  { titles, cards: seen }: TableView,
  chance: Chance,
  { cards }: Unseen,
): Table['titles'] {
  const { pool, draft, aside, taken } = titles;
  if (draft === null) {
    // Without a draft everybody has seen which titles lie aside: those that are nowhere else.
    const held = Object.values(seen).map(({ code }) => code);
    const others = [...cards.values()]
      .filter(({ type, code }) => type === 'title' && !pool.includes(code) && !held.includes(code))
      .map(({ code }) => code);
    return { pool, draft, aside: others.slice(0, aside), taken };
  }
  const known = [...pool, ...taken, ...(typeof draft === 'number' ? [] : draft)];
  const left = chance.shuffle(
    [...cards.values()]
      .filter(({ type, code }) => type === 'title' && !known.includes(code))
      .map(({ code }) => code),
  );
  const rest = typeof draft === 'number' ? left.splice(0, draft) : draft;
  return {
    pool,
    draft: rest,
    aside: left.splice(0, aside),
    taken: taken.map((code) => (code === TAKEN ? (left.pop() ?? HIDDEN) : code)),
  };
}
