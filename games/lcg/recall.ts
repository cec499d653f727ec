import type { KnownFact, Seat } from '@small-council/engine';
import type { CardThing, PlayerThing, PrintingThing } from './names.ts';
import { type CardId, type Code, NO_CARD } from './table.ts';

/** What a careful player remembers of hidden places: cards that he has seen go there, or has looked at. */

/** A card that has gone where it is not seen any more. */
export interface Gone {
  readonly code: Code;
  /** By which it was known on the table; should it lie there again, it has not gone. 0: it never lay there. */
  readonly id: CardId;
}

/** What is known of the hidden places of a player. */
export interface RecalledPlayer {
  readonly hand: Gone[];
  /** The top of the deck, in an order that is perhaps another by now, and its bottom, the lowest last. */
  readonly top: Code[];
  readonly bottom: Code[];
  /** In the deck or in the hand, nobody knows where. */
  readonly somewhere: Code[];
  /** Plots that were revealed, wherever they are now. */
  readonly plots: Code[];
}

export type Recalled = readonly RecalledPlayer[];

/** Facts of all kinds, read by what they say. */
interface Told {
  seat?: PlayerThing;
  whose?: PlayerThing;
  where?: string;
  amount?: number;
  card?: CardThing | PrintingThing;
  host?: CardThing;
  plot?: CardThing;
  cards?: readonly (CardThing | PrintingThing)[];
  to?: string;
  from?: { key?: string };
}

const codeOf = (thing: CardThing | PrintingThing): Code =>
  thing.is === 'card' ? thing.code : String(thing.id);

/** The id of a card that lies or has lain on the table; ids in hands are words. */
const tableId = (thing: CardThing | PrintingThing | undefined): CardId =>
  thing?.is === 'card' && typeof thing.id === 'number' ? thing.id : 0;

/** Takes one of these out, if it is there. */
function takeOne<T>(list: T[], isIt: (one: T) => boolean): T | undefined {
  const at = list.findIndex(isIt);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

class Memory {
  readonly players: RecalledPlayer[];
  readonly #owners = new Map<CardId, Seat>();
  /** What hangs on what: an attachment may go to a hand together with its bearer. */
  readonly #bearers = new Map<CardId, { bearer: CardId; code: Code }>();
  /** A card that was shown to all; what happens next says where it has gone. */
  #shown: { seat: Seat; code: Code } | null = null;

  /** Facts after which any card of the hand may have gone. */
  readonly #unseen: readonly string[];

  constructor(seats: number, unseen: readonly string[]) {
    this.#unseen = unseen;
    this.players = Array.from({ length: seats }, () => ({
      hand: [],
      top: [],
      bottom: [],
      somewhere: [],
      plots: [],
    }));
  }

  hear({ key, params }: KnownFact): void {
    const told = params as unknown as Told;
    const shown = this.#shown;
    this.#shown = null;
    const player = this.players[Number((told.seat ?? told.whose)?.id)];
    if (!player) return;
    for (const thing of [told.card, told.plot, ...(told.cards ?? [])])
      this.#comesOut(thing, Number(told.seat?.id));
    switch (key) {
      case 'fact.looks':
        this.#looks(told);
        return;
      case 'fact.shown':
        this.#shown =
          told.cards?.length === 1
            ? { seat: Number(told.seat?.id), code: codeOf(told.cards[0]) }
            : null;
        return;
      case 'fact.shuffled':
      case 'fact.drawn':
        this.#drawnOrShuffled(key, told, shown);
        return;
      case 'fact.shuffledAway':
        if (told.card) this.#goes(told.card, 'shuffled');
        return;
      case 'fact.handShuffled':
        goneUnseen(player);
        shuffled(player);
        return;
      case 'fact.addedToHand':
      case 'fact.putUnder':
        shuffled(this.players[Number((told.whose ?? told.seat)?.id)]);
        return;
      case 'fact.discardedFrom':
        if (told.from?.key === 'zone.deck' && told.card) {
          const gone = codeOf(told.card);
          takeOne(player.top, (code) => code === gone);
        }
        return;
      case 'fact.tookFromPile':
        if (told.card) this.#goes(told.card, 'hand');
        return;
      case 'fact.attached':
        if (told.card?.is === 'card')
          this.#bearers.set(tableId(told.card), {
            bearer: tableId(told.host),
            code: told.card.code,
          });
        return;
      case 'fact.plot':
        if (told.plot && !player.plots.includes(told.plot.code)) player.plots.push(told.plot.code);
        return;
      default:
        if (this.#unseen.includes(key)) goneUnseen(player);
        else if (told.card && told.to) this.#goes(told.card, told.to);
    }
  }

  /** A card that nobody has seen on the table before came from somewhere hidden. */
  #comesOut(thing: CardThing | PrintingThing | undefined, seat: Seat): void {
    const id = tableId(thing);
    if (!thing || id === 0 || this.#owners.has(id) || !this.players[seat]) return;
    this.#owners.set(id, seat);
    const { hand, somewhere } = this.players[seat];
    const code = codeOf(thing);
    if (!takeOne(hand, (one) => one.code === code)) takeOne(somewhere, (one) => one === code);
  }

  #looks({ whose, where, cards = [] }: Told): void {
    const player = this.players[Number(whose?.id)];
    if (cards.length === 0 || !player) return;
    const codes = cards.map(codeOf);
    const places = where === 'hand' ? player.hand : player.top;
    places.length = 0;
    if (where === 'hand') player.hand.push(...codes.map((code) => ({ code, id: NO_CARD })));
    else player.top.push(...codes);
  }

  #drawnOrShuffled(key: string, { seat, amount = 0, cards = [] }: Told, shown: Shown | null): void {
    const player = this.players[Number(seat?.id)];
    const { top, hand } = player;
    if (shown && shown.seat === Number(seat?.id)) {
      takeOne(top, (code) => code === shown.code);
      hand.push({ code: shown.code, id: NO_CARD });
    }
    if (key === 'fact.shuffled' || (top.length > amount && cards.length === 0)) shuffled(player);
    else if (cards.length > 0)
      for (const drawn of cards) takeOne(top, (code) => code === codeOf(drawn));
    else for (const code of top.splice(0)) hand.push({ code, id: NO_CARD });
  }

  #goes(thing: CardThing | PrintingThing, to: string): void {
    const id = tableId(thing);
    const owner = this.#owners.get(id);
    if (owner === undefined) return;
    const player = this.players[owner];
    const code = codeOf(thing);
    if (to === 'hand') holds(player, code, id);
    else if (to === 'top') player.top.unshift(code);
    else if (to === 'bottom') player.bottom.push(code);
    else if (to === 'shuffled') {
      player.somewhere.push(code);
      shuffled(player);
    }
    for (const [attachment, on] of this.#bearers) {
      if (on.bearer !== id) continue;
      this.#bearers.delete(attachment);
      const whose = this.#owners.get(attachment);
      if (whose !== undefined) holds(this.players[whose], on.code, attachment);
    }
  }
}

type Shown = { seat: Seat; code: Code };

/** The same card is held once, whatever has been thought of it before. */
function holds({ hand }: RecalledPlayer, code: Code, id: CardId): void {
  takeOne(hand, (one) => one.id === id);
  hand.push({ code, id });
}

/** Any of the cards in hand may have gone. */
function goneUnseen({ hand, somewhere }: RecalledPlayer): void {
  somewhere.push(...hand.splice(0).map(({ code }) => code));
}

/** Nobody knows any more where in the deck they are. */
function shuffled({ top, bottom, somewhere }: RecalledPlayer): void {
  somewhere.push(...top.splice(0), ...bottom.splice(0));
}

/** `unseen`: what an edition tells when some card of a hand goes where nobody sees it. */
export const recalling =
  (unseen: readonly string[] = []) =>
  (log: readonly KnownFact[], _viewer: Seat, seats: number): Recalled => {
    const memory = new Memory(seats, unseen);
    for (const fact of log) memory.hear(fact);
    return memory.players;
  };
