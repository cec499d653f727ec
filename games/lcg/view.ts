import type { Chance, Guessing, Seat, Setting, Viewer } from '@small-council/engine';
import { countOf, type Deck } from './decks/deck.ts';
import type { CardType, Definition } from './definition.ts';
import { memoize } from './memoize.ts';
import type { OwnTable } from './ownTable.ts';
import type { Recalled, RecalledPlayer } from './recall.ts';
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
import { inPlayerOrder } from './zones.ts';

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

/** What decks are made of. */
const IN_DECKS: ReadonlySet<CardType | undefined> = new Set([
  'character',
  'location',
  'attachment',
  'event',
  'plot',
]);

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
  const table = copyTable(m.table, m.book.own);
  const { titles, looking } = table;
  const seen: Table['cards'] = {};
  for (const id in table.cards) seen[id] = viewCard(table.cards[id], viewer);
  const takes = titles.draft !== null && nextDrafter(m) === viewer;
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
const nextDrafter = (m: R): Seat | undefined =>
  inPlayerOrder(m).find((seat) => m.table.titles.taken[seat] === '');

// ---- guessing

/** What an edition knows of decks that somebody cannot see. */
export interface Unseen {
  readonly cards: ReadonlyMap<Code, Definition>;
  /** Everything that the deck of a player may contain, as far as everybody knows. */
  readonly pool: (view: TableView, seat: Seat, options: Lcg['options']) => readonly Code[];
  /** The cards of the deck that the player brought: its owner knows them. */
  readonly brought: (options: Lcg['options'], seat: Seat) => readonly Code[];
  /** Decks that everybody knows and many bring. */
  readonly usual: () => readonly Deck[];
  readonly own: OwnTable;
}

const COPIES = 3;
/** So many of ten who could have brought a usual deck have done it. */
const USUAL_IN_TEN = 9;
/** How many times as likely a card is that usual decks of the faction hold, and one of which a copy was seen. */
const USUAL_CARD = 4;
const SEEN_BEFORE = 6;

/** Draws cards that could be in somebody's deck. */
type Draw = () => Code;

/** The rest of a deck that is known, without what lies open. */
function restOf(codes: readonly Code[], seen: readonly Code[], chance: Chance): Draw {
  const left = codes.slice();
  for (const code of seen) {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
  }
  chance.shuffle(left);
  // Odd positions may hold more cards than the sets have; then copies are drawn again.
  return () => left.pop() ?? chance.pick(codes);
}

/** Any cards of a pool, no more copies than there can be, the likely ones sooner. */
function anyOf(
  pool: readonly Code[],
  copies: number,
  seen: readonly Code[],
  likely: ReadonlySet<Code>,
  chance: Chance,
): Draw {
  const drawn = countOf(seen);
  const lots = chance.shuffle(
    pool.flatMap((code) => {
      const weight =
        (likely.has(code) ? USUAL_CARD : 1) * (copies > 1 && drawn.has(code) ? SEEN_BEFORE : 1);
      return Array.from({ length: copies * weight }, () => code);
    }),
  );
  return () => {
    for (let code = lots.pop(); code !== undefined; code = lots.pop()) {
      const count = drawn.get(code) ?? 0;
      if (count >= copies) continue;
      drawn.set(code, count + 1);
      return code;
    }
    return chance.pick(pool);
  };
}

/** Whether all that was seen of a deck could come from this one. */
function fits({ cards, plots }: Deck, seen: readonly Code[]): boolean {
  const there = countOf([...cards, ...plots]);
  for (const [code, count] of countOf(seen)) if (count > (there.get(code) ?? 0)) return false;
  return true;
}

/**
 * What a deck may be that somebody else has brought. Who plays what everybody knows mostly plays just that;
 * else what is usual for the faction, and more of what was seen of it, is likelier than the rest of the box.
 */
function guessDeck(
  view: TableView,
  seat: Seat,
  seen: readonly Code[],
  somewhere: readonly Code[],
  { options, chance }: Setting<Lcg>,
  { cards, pool: poolOf, usual }: Unseen,
): { card: Draw; plot: Draw } {
  const { faction, agendas } = view.players[seat];
  const codes = agendas.map((id) => view.cards[id].code).sort();
  const ofFaction = usual().filter(
    (deck) => deck.faction === cards.get(view.cards[faction].code)?.faction,
  );
  const possible = ofFaction.filter(
    (deck) =>
      deck.agendas.toSorted().join() === codes.join() && fits(deck, [...seen, ...somewhere]),
  );
  if (possible.length > 0 && chance.below(10) < USUAL_IN_TEN) {
    const deck = chance.pick(possible);
    return { card: restOf(deck.cards, seen, chance), plot: restOf(deck.plots, seen, chance) };
  }
  const pool = poolOf(view, seat, options);
  const isPlot = (code: Code): boolean => cards.get(code)?.type === 'plot';
  const likely = new Set(ofFaction.flatMap((deck) => [...deck.cards, ...deck.plots]));
  const among = (some: readonly Code[], copies: number): Draw =>
    anyOf(some, copies, seen, likely, chance);
  return {
    card: among(
      pool.filter((code) => !isPlot(code)),
      COPIES,
    ),
    plot: among(pool.filter(isPlot), 1),
  };
}

/** What the viewer is looking at there. */
function lookedAt({ looking }: TableView, seat: Seat, where: Looking['where']): readonly Code[] {
  return looking?.whose === seat && looking.where === where && typeof looking.codes !== 'number'
    ? looking.codes
    : [];
}

/** Everything of the seat's decks that lies open to the viewer. */
function seenOf(view: TableView, seat: Seat, { cards }: Unseen): Code[] {
  const { hand, placed } = view.players[seat];
  const open = Object.values(view.cards).filter(({ owner }) => owner === seat);
  return [
    ...open.flatMap(({ code, duplicates }) => [code, ...duplicates.map((one) => one.code)]),
    ...(typeof hand === 'number' ? [] : hand.map(({ code }) => code)),
    ...(typeof placed === 'number' ? [] : placed.map(({ code }) => code)),
  ].filter((code) => code !== HIDDEN && IN_DECKS.has(cards.get(code)?.type));
}

/** What the viewer knows to be in hidden places of a player. */
interface Placed {
  readonly hand: readonly Code[];
  readonly top: readonly Code[];
  readonly bottom: readonly Code[];
  readonly plots: readonly Code[];
}

/** What he looks at now, and what he has seen go there before, as far as there is room for it. */
function placedOf(
  view: TableView,
  seat: Seat,
  recalled: RecalledPlayer | undefined,
  { cards }: Unseen,
): Placed {
  const { hand, deck, plotDeck } = view.players[seat];
  const looked = { hand: lookedAt(view, seat, 'hand'), deck: lookedAt(view, seat, 'deck') };
  const held = recalled?.hand.filter(({ id }) => !view.cards[id]).map(({ code }) => code) ?? [];
  const inHand = looked.hand.length > 0 ? looked.hand : held;
  const top = looked.deck.length > 0 ? looked.deck : (recalled?.top ?? []);
  const open = new Set(
    Object.values(view.cards)
      .filter(({ owner, code }) => owner === seat && cards.get(code)?.type === 'plot')
      .map(({ code }) => code),
  );
  const plots = recalled?.plots.filter((code) => !open.has(code)) ?? [];
  return {
    hand: typeof hand === 'number' ? inHand.slice(-hand || inHand.length) : [],
    top: top.slice(0, deck),
    bottom: recalled?.bottom ?? [],
    plots: typeof plotDeck === 'number' ? plots.slice(0, plotDeck) : [],
  };
}

function guessPlayer(
  view: TableView,
  seat: Seat,
  viewer: Viewer,
  setting: Guessing<Lcg>,
  hidden: Map<Seat, Draw>,
  known: Unseen,
): Player {
  const player = view.players[seat];
  const recalled = (setting.recalled as Recalled | undefined)?.[seat];
  const { hand: inHand, top, bottom, plots } = placedOf(view, seat, recalled, known);
  const seen = [...seenOf(view, seat, known), ...inHand, ...top, ...bottom, ...plots];
  const { card, plot } =
    seat === viewer
      ? { card: restOf(known.brought(setting.options, seat), seen, setting.chance), plot: null }
      : guessDeck(view, seat, seen, recalled?.somewhere ?? [], setting, known);
  hidden.set(seat, card);
  let guessed = 0;
  const held = (count: number, shown: readonly Code[] = []): HandCard[] =>
    Array.from({ length: count }, (_, i) => ({
      id: `hg${guessed++}`,
      code: shown[i] ?? card(),
    }));
  const { hand, placed, plotDeck } = player;
  // What has no room under the deck any more has been drawn.
  const above = player.deck - bottom.length;
  return {
    ...player,
    hand: typeof hand === 'number' ? held(hand, inHand) : hand,
    placed: typeof placed === 'number' ? held(placed) : placed,
    deck: Array.from({ length: player.deck }, (_, i) => top[i] ?? bottom[i - above] ?? card()),
    plotDeck:
      typeof plotDeck === 'number' && plot
        ? Array.from({ length: plotDeck }, (_, i) => plots[i] ?? plot())
        : (plotDeck as Code[]),
  };
}

/** A whole table that fits what the viewer sees. */
export const guessing = (known: Unseen) => {
  // Read when somebody guesses first: by then all cards are known.
  const usual = memoize<void, readonly Deck[]>(known.usual);
  return (view: TableView, viewer: Viewer, setting: Guessing<Lcg>): Table => {
    const { chance } = setting;
    const hidden = new Map<Seat, Draw>();
    const players = view.players.map((_, seat) =>
      guessPlayer(view, seat, viewer, setting, hidden, { ...known, usual }),
    );
    const seen: Table['cards'] = {};
    for (const id in view.cards) {
      const card = view.cards[id];
      const pick = (code: Code): Code =>
        code === HIDDEN ? (hidden.get(card.owner) as Draw)() : code;
      seen[id] = {
        ...card,
        code: pick(card.code),
        duplicates: card.duplicates.map((one) => ({ ...one, code: pick(one.code) })),
      };
    }
    const guessed: Table = {
      ...view,
      players,
      cards: seen,
      titles: guessTitles(view, chance, known),
      looking: view.looking && guessLooking(view.looking, players),
    };
    // What is played on with a guess must not show in the view, of which others may be made.
    return copyTable(guessed, known.own);
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
