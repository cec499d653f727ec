import type { KnownFact, Seat } from '@small-council/engine';
import { type CharacterId, cardFacts } from '@small-council/iron-throne/houses';
import type { Facts, Side } from '@small-council/iron-throne/table';
import type { EncounterView, TableView } from '@small-council/iron-throne/view';

/** The arithmetic of an encounter: what each side's total is made of, frozen once it is decided. */

export interface Fighting {
  seat: Seat;
  character: CharacterId;
  power: number;
  /** The champion of the side; the others support. */
  leads: boolean;
  counts: boolean;
}

export interface Sum {
  fighting: readonly Fighting[];
  /** The value of the card, where it can be seen. */
  card: number | null;
  bonus: number;
  total: number;
  /** Nothing is missing any more. */
  known: boolean;
}

const DECIDED = new Set(['fact.won', 'fact.nobodyWon']);

/** What has happened since the encounter was decided: losses and rewards change power, but not the sums. */
function afterwards(facts: readonly KnownFact[]): readonly KnownFact[] {
  const turn = facts.findLastIndex(({ key }) => key === 'fact.turn');
  const decided = facts.findLastIndex(({ key }) => DECIDED.has(key));
  const from =
    decided > turn ? decided : facts.findLastIndex(({ key }) => key === 'fact.dealFailed');
  return from > turn ? facts.slice(from) : [];
}

/** How much power somebody has gained since then. */
function gainedBy(character: CharacterId, facts: readonly KnownFact[]): number {
  let gained = 0;
  for (const { key, params } of facts) {
    if (key === 'fact.placed') {
      const placed = params as Facts['fact.placed'];
      if (placed.character.id === character) gained += placed.amount;
    } else if (key === 'fact.removed') {
      const removed = params as Facts['fact.removed'];
      if (removed.character.id === character) gained -= removed.amount;
    } else if (key === 'fact.shifted') {
      const { from, to, amount } = params as Facts['fact.shifted'];
      gained += (to.id === character ? amount : 0) - (from.id === character ? amount : 0);
    }
  }
  return gained;
}

export const activeOn = (table: TableView, { defender }: EncounterView, side: Side): Seat =>
  side === 'challenger' ? table.challenger : defender;

export function sumOf(
  table: TableView,
  encounter: EncounterView,
  facts: readonly KnownFact[],
  side: Side,
): Sum {
  const active = activeOn(table, encounter, side);
  const since = afterwards(facts);
  const fighting = encounter.parts
    .flatMap((part, seat) => {
      if (part?.side !== side) return [];
      const { character } = part;
      const now = table.players[seat].characters.find(({ id }) => id === character)?.power ?? 0;
      const leads = seat === active;
      const counts = leads || !encounter.supportersIgnored;
      return [{ seat, character, power: now - gainedBy(character, since), leads, counts }];
    })
    .toSorted((a, b) => Number(b.leads) - Number(a.leads));
  const lying = encounter.cards[side];
  const known = lying !== null && !lying.hidden;
  const card = known ? (lying.card ? cardFacts(lying.card).value : 0) : null;
  const bonus = encounter.bonus[side];
  const powers = fighting.reduce((sum, { power, counts }) => sum + (counts ? power : 0), 0);
  const total = encounter.totals?.[side] ?? powers + bonus + (card ?? 0);
  return { fighting, card, bonus, total, known };
}
