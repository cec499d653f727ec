import type { View } from '@small-council/engine';
import {
  type Card,
  type CardId,
  type Code,
  type Definition,
  type Edition,
  type HandCard,
  type Looking,
  type Player,
  type R,
  type Table,
  type Use,
  usesNow,
} from '@small-council/lcg';

/** What a viewer sees of a table of the card game, of either edition: the table with holes. */

export interface SeenPlayer extends Omit<Player, 'hand' | 'deck' | 'plotDeck' | 'placed'> {
  hand: HandCard[] | number;
  deck: number;
  plotDeck: Code[] | number;
  placed: HandCard[] | number;
}

export interface SeenTable extends Omit<Table, 'players' | 'titles' | 'looking'> {
  players: SeenPlayer[];
  titles: { pool: Code[]; draft: Code[] | number | null; aside: number; taken: Code[] };
  looking: (Omit<Looking, 'codes'> & { codes: Code[] | number }) | null;
}

export type CardView = View<SeenTable>;

/** How many there are, whether they are seen or not. */
export const countOf = (cards: readonly unknown[] | number): number =>
  typeof cards === 'number' ? cards : cards.length;

/** What is known of a card that lies face down: nothing. */
const UNKNOWN: Definition = {
  code: '',
  type: 'location',
  name: { en: '', de: '' },
  faction: 'neutral',
  factions: [],
  marks: [],
  values: {},
  unique: false,
  cost: null,
  strength: 0,
  icons: [],
  traits: [],
  keywords: [],
  plot: null,
  bonus: {},
  pack: '',
  deckLimit: 0,
  abilities: [],
  named: new Map(),
  acts: { blanks: [], constants: [], triggered: [], held: [], bonus: [] },
  attach: null,
  faces: {},
  deck: [],
};

const books = new WeakMap<Edition, Edition>();

/** The book for who does not see everything. */
function bookWithHoles(book: Edition): Edition {
  let known = books.get(book);
  if (!known) {
    known = { ...book, cards: new Map([...book.cards, [UNKNOWN.code, UNKNOWN]]) };
    books.set(book, known);
  }
  return known;
}

const HOLE: HandCard = { id: '', code: '' };
const holes = <T>(cards: T[] | number, hole: T): T[] =>
  typeof cards === 'number' ? Array.from({ length: cards }, () => hole) : cards;

const tables = new WeakMap<SeenTable, Table>();

/** The table with as many unknown cards in hidden places as lie there. */
function tableOf(seen: SeenTable): Table {
  let table = tables.get(seen);
  if (!table) {
    const { titles, looking } = seen;
    table = {
      ...seen,
      players: seen.players.map((player) => ({
        ...player,
        hand: holes(player.hand, HOLE),
        deck: holes(player.deck, ''),
        plotDeck: holes(player.plotDeck, ''),
        placed: holes(player.placed, HOLE),
      })),
      titles: {
        ...titles,
        draft: titles.draft === null ? null : holes(titles.draft, ''),
        aside: holes(titles.aside, ''),
      },
      looking: looking && { ...looking, codes: holes(looking.codes, '') },
    };
    tables.set(seen, table);
  }
  return table;
}

/** What the rules read: strength, icons, prices come from the same code as in the match. */
export const readingOf = (view: CardView, book: Edition): R => ({
  table: tableOf(view.table),
  options: view.options,
  seats: view.seats,
  book: bookWithHoles(book),
  stack: view.stack,
});

/** The cards of a player in play that are attached to nothing. */
export function inPlay(m: R, seat: number, type: 'character' | 'location' | 'attachment'): Card[] {
  const { players, cards } = m.table;
  return players[seat].play.flatMap((id) => {
    const card = cards[id];
    return card.host === 0 && typeOf(m, card) === type ? [card] : [];
  });
}

const typeOf = ({ book }: R, { code, face }: Card): Definition['type'] => {
  const text = book.cards.get(code) ?? UNKNOWN;
  return (face === '' ? text : (text.faces[face] ?? text)).type;
};

export const textAt = ({ book }: R, code: Code, face = ''): Definition => {
  const text = book.cards.get(code) ?? UNKNOWN;
  return face === '' ? text : (text.faces[face] ?? text);
};

export const attachmentsOf = ({ table }: R, card: Card): Card[] =>
  card.attachments.flatMap((id: CardId) => table.cards[id] ?? []);

/** The cards in play that somebody has chosen for what he uses. */
export const targetsOf = ({ table }: R, { chosen }: Pick<Use, 'chosen'>): Card[] =>
  Object.values(chosen)
    .flat()
    .flatMap((id) => table.cards[Number(id)] ?? [])
    .filter(({ zone, code }) => zone === 'play' && code !== '');

/** Whether something that is about to happen, or happens, was aimed at this card. */
export const isTarget = (m: R, { id }: Card): boolean =>
  usesNow(m).some((use) => targetsOf(m, use).some((card) => card.id === id));
