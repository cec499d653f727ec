import type { Message, Seat } from '@small-council/engine';
import type {
  Ability,
  Card,
  Definition,
  Edition,
  PlotValue,
  PlotValues,
  R,
} from '@small-council/lcg';
import { createContext, useContext } from 'react';
import type { RuleGame } from '../../pages/ledger.ts';
import type { Choice } from '../../table/choice.ts';
import type { Asked } from './asked.ts';
import type { CardView } from './seen.ts';

/** What an edition of the card game brings to the table that both lie on. */
export interface CardEdition {
  readonly book: Edition;
  readonly powerToWin: number;
  /** What is printed on its plots. */
  readonly plotValues: readonly PlotValue[];
  /** The influence that a player could pay now, where the edition has it. */
  readonly influenceOf: ((m: R, seat: Seat) => number) | null;
  /** The text box of a card, a message a line. */
  readonly textOf: (card: Definition) => readonly Message[];
  /** What the packs are called that cards come in. */
  readonly packs: { readonly [pack: string]: { readonly en: string; readonly de: string } };
  readonly abilityLine: (ability: Ability) => Message;
  readonly plotValue: (m: R, seat: Seat, value: PlotValue) => number;
  /** What these cards cost together when they are placed in set-up. */
  readonly setupCost: (m: R, seat: Seat, cards: readonly Definition[]) => number;
  /** Whether it could still join the defenders of the challenge. */
  readonly mayDefend: (m: R, card: Card) => boolean;
  readonly sideStrength: (m: R, side: 'attacker' | 'defender') => number;
  /** What binds the one to the other in a melee. */
  readonly tie: (m: R, seat: Seat, other: Seat) => 'supports' | 'rivals' | null;
  /** The part of the rule book that is its own. */
  readonly ledger: RuleGame;
  /** The rule that explains a keyword. */
  readonly keywordRule: (keyword: string) => string | null;
}

/** The table as its parts see it. */
export interface CardTable {
  readonly edition: CardEdition;
  readonly m: R;
  readonly view: CardView;
  /** Whose half is the lower one. */
  readonly own: Seat;
  /** The viewer sits there. */
  readonly seated: boolean;
  readonly asked: Asked;
  readonly choice: Choice;
  readonly nameOf: (seat: Seat) => string;
  /** Opens the small list of what can be done with a card, at the card. */
  readonly offer: (place: string, at: DOMRect) => void;
}

/** The values of a player's plot as they are now. */
export const plotValuesOf = (
  { plotValues, plotValue }: CardEdition,
  m: R,
  seat: Seat,
): PlotValues => Object.fromEntries(plotValues.map((value) => [value, plotValue(m, seat, value)]));

/** How many cards a player may keep, where the edition says so. */
export const reserveOf = (
  { plotValues, plotValue }: CardEdition,
  m: R,
  seat: Seat,
): number | null => (plotValues.includes('reserve') ? plotValue(m, seat, 'reserve') : null);

export const TableOfCards = createContext<CardTable | null>(null);

export function useCardTable(): CardTable {
  const table = useContext(TableOfCards);
  if (!table) throw new Error('there is no table of cards here');
  return table;
}
