import type { Match, Seat } from '@small-council/engine';
import type { Card } from '../houses.ts';
import type { IronThrone, Table } from '../table.ts';
import type { TableView } from '../view.ts';

/**
 * What must hold after every answer, whatever a test is about. Scenarios look at it all the way; it is no
 * assertion of theirs and proves no rule by its name.
 */

type Played = Match<IronThrone, TableView>;

/** Every house card that is somewhere: with the players, on the table, or being looked at. */
export function allCards({ players, encounter, looking }: Table): Card[] {
  return [
    ...hiddenCards({ players, encounter, looking }),
    ...players.flatMap(({ discard }) => discard),
    ...putCards(encounter).flatMap(({ card, up }) => (card && up ? [card] : [])),
    ...(encounter?.played ?? []).map(({ card }) => card),
  ];
}

const putCards = (encounter: Table['encounter']) =>
  encounter ? [encounter.cards.challenger, encounter.cards.defender].filter((one) => !!one) : [];

/** What not everybody can see. */
function hiddenCards({
  players,
  encounter,
  looking,
}: Pick<Table, 'players' | 'encounter' | 'looking'>): Card[] {
  return [
    ...players.flatMap(({ hand, deck, hostages }) => [
      ...hand,
      ...deck,
      ...hostages.map(({ card }) => card),
    ]),
    ...putCards(encounter).flatMap(({ card, up }) => (card && !up ? [card] : [])),
    ...(looking?.cards ?? []),
  ];
}

/** All power there is. Until a leader is chosen, the 16 of the four characters are not yet laid out. */
export const allPower = ({ players, box }: Table): number[] => [
  box,
  ...players.flatMap(({ sheet, leader, characters }) => [
    sheet,
    ...(leader === null ? [16] : characters.map(({ power }) => power)),
  ]),
];

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, number) => all + number, 0);

/** Cards and events that not everybody can see; copies are told apart by how many there are. */
const hidden = (table: Table): string[] => numbered([...hiddenCards(table), ...table.events]);

/** What nothing that happens can change. */
const lasting = (table: Table): string =>
  JSON.stringify({
    power: sum(allPower(table)),
    markers: table.players.map(({ influence }) => sum(influence)),
    cards: allCards(table).sort(),
    events: [...table.events, ...table.eventDiscard, ...(table.event ? [table.event] : [])].sort(),
  });

function numbered(cards: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    return `${card} ${count}`;
  });
}

/** What somebody sees while he takes a hostage or looks at cards is gone when that is over. */
function nothingIsLeft({ state }: Played): void {
  const runs = (flow: string): boolean => state.stack.some((frame) => frame.flow === flow);
  if (state.result) return;
  if (state.table.taking && !runs('takeHostage')) throw new Error('a hostage is being taken still');
  if (state.table.looking && !runs('effect')) throw new Error('somebody looks at cards still');
}

/** Answers, and looks. */
export function answer(match: Played, seat: Seat, given: unknown): void {
  const before = lasting(match.state.table);
  const unseen = hidden(match.state.table);
  match.answer(seat, match.state.moment, given);
  const after = lasting(match.state.table);
  if (after !== before) throw new Error(`there were\n${before}, and now there are\n${after}`);
  nothingIsLeft(match);
  if (match.record?.moves.at(-1)?.sealed) return;
  const still = new Set(hidden(match.state.table));
  const shown = unseen.filter((card) => !still.has(card));
  if (shown.length > 0) throw new Error(`could be taken back, but shows ${shown.join()}`);
}
