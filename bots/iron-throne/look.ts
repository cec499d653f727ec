import type { Chance, Match, Question, Seat } from '@small-council/engine';
import { cardFacts } from '@small-council/iron-throne/houses';
import type { Side, Table } from '@small-council/iron-throne/table';
import {
  type EncounterView,
  type PlayerView,
  type TableView,
  viewLying,
} from '@small-council/iron-throne/view';
import type { Thinking } from '../bot.ts';
import { standing } from './odds.ts';

/** What a player of The Iron Throne has before him: his question, the table, and the step of the game that asks. */
export interface Look {
  seat: Seat;
  table: TableView;
  me: PlayerView;
  question: Question;
  step: string;
  chance: Chance;
  vars: { [name: string]: unknown };
}

export const encounterOf = (table: TableView): EncounterView => table.encounter as EncounterView;

export const sideOf = (table: TableView, seat: Seat): Side | null =>
  table.encounter?.parts[seat]?.side ?? null;

export const otherSide = (side: Side): Side => (side === 'challenger' ? 'defender' : 'challenger');

export const powerOf = (table: TableView, id: string): number => {
  for (const { characters } of table.players) {
    const found = characters.find((character) => character.id === id);
    if (found) return found.power;
  }
  return 0;
};

export const own = ({ me }: Look, id: string): boolean =>
  me.characters.some((character) => character.id === id);

/** How the encounter stands for this seat at this moment: ahead by so much, as far as anybody can see. */
export function ahead({ table, seat }: Look): number {
  const side = sideOf(table, seat);
  const encounter = table.encounter;
  if (!side || !encounter) return 0;
  const value = (of: Side) => {
    const lying = encounter.cards[of];
    return lying?.card && !lying.hidden ? cardFacts(lying.card).value : 0;
  };
  return (
    standing(table, encounter, side) +
    value(side) -
    standing(table, encounter, otherSide(side)) -
    value(otherSide(side))
  );
}

/** What there is to think with, seen by somebody who knows the game. */
export function lookOf({ seat, question, chance, view: look }: Thinking): Look {
  const view = look();
  const table = view.table as TableView;
  const { at: step, vars } = view.stack[view.stack.length - 1];
  return { seat, table, me: table.players[seat], question, step, chance, vars };
}

/**
 * The same in a world that is given, thousands of times: nothing is copied, and of what the seat may not see only
 * that is hidden which rules of thumb would look at.
 */
export function lookIn(world: Match, seat: Seat, chance: Chance): Look {
  const { table: lies, stack } = world.state as { table: Table; stack: Match['state']['stack'] };
  const table = seenFrom(lies, seat);
  const { at: step, vars } = stack[stack.length - 1];
  const question = world.question(seat) as Question;
  return { seat, table, me: table.players[seat], question, step, chance, vars };
}

function seenFrom(table: Table, seat: Seat): TableView {
  const { encounter, challenger } = table;
  if (!encounter?.cards.challenger && !encounter?.cards.defender) return table as TableLike;
  const cards = {
    challenger: viewLying(encounter.cards.challenger, challenger === seat),
    defender: viewLying(encounter.cards.defender, encounter.defender === seat),
  };
  return { ...table, encounter: { ...encounter, cards } } as TableLike;
}

/** Hands and decks are lists where a view has numbers, which `count` reads as well. */
type TableLike = Table & TableView;
