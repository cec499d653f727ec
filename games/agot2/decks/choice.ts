import {
  type Agreed,
  type Option,
  Refusal,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import { checkDeck, type Sets } from './check.ts';
import { type Deck, type DeckList, formatFor } from './deck.ts';
import { importDeck } from './import.ts';
import { writePlainText } from './plainText.ts';
import { randomDeck } from './random.ts';
import { readyDeck, readyNames } from './ready.ts';

/** The longest list that is taken; a deck of 60 different cards fits easily. */
const MOST_LETTERS = 8000;

/**
 * Which deck a seat plays: the name of a ready-made one, or the list itself, in any form that can be
 * imported. What a seat brings is its own secret as long as the match runs.
 */
export const deckOption = (seat: Seat): Option<string> => ({
  default: readyNames[seat],
  form: { kind: 'list', readymade: readyNames, longest: MOST_LETTERS },
  check: (value, at) => {
    if (typeof value !== 'string') return [refuse('SC-014', 'deck.unreadable')];
    // The chairs beyond the last one bring nothing.
    return deckFaults(value, at && seat < at.seats ? at : undefined);
  },
  seat,
  secret: true,
  drawn: (chance, seats, { sets }) =>
    seat < seats
      ? writePlainText(randomDeck(chance, { format: formatFor(seats), sets: sets as Sets }))
      : readyNames[seat],
});

/** All reasons why this deck could not be brought: to any table, or to this one where it is known. */
export function deckFaults(value: string, at?: Agreed): readonly Refused[] {
  if (readyNames.includes(value)) return [];
  const list = listOf(value);
  if (list === null) return [refuse('SC-014', 'deck.unreadable')];
  if (!at) return checkDeck(list);
  return checkDeck(list, { format: formatFor(at.seats), sets: at.options.sets as Sets });
}

/** Lists that were read lately: matches are made, loaded and guessed with the same ones again and again. */
const read = new Map<string, DeckList | null>();
const KEPT = 64;

function listOf(value: string): DeckList | null {
  const known = readyDeck(value) ?? read.get(value);
  if (known !== undefined && known !== null) return known;
  if (read.has(value) || value.length > MOST_LETTERS) return null;
  const { deck, problems } = importDeck(value);
  const list = problems.length > 0 ? null : deck;
  if (read.size >= KEPT) read.delete(read.keys().next().value as string);
  read.set(value, list);
  return list;
}

type Options = { readonly [name: string]: unknown };

/** The deck that a seat brings. */
export function deckOf(options: Options, seat: Seat): Deck {
  const list = listOf(options[`deck${seat + 1}`] as string);
  if (!list?.faction) throw new Error(`seat ${seat} has no deck`);
  return list as Deck;
}

/** Refuses decks that the format of so many seats, or the agreed sets, do not allow (AG2-825, AG2-826). */
export function checkDecks(options: Options, seats: number): void {
  for (let seat: Seat = 0; seat < seats; seat++) {
    const name = options[`deck${seat + 1}`] as string;
    if (readyNames.includes(name)) continue;
    const [fault] = checkDeck(deckOf(options, seat), {
      format: formatFor(seats),
      sets: options.sets as Sets,
    });
    if (fault) throw new Refusal(fault);
  }
}
