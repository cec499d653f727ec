import { plain, slips, writings } from '@small-council/engine';
import type { Definition } from './definition.ts';
import type { Code } from './table.ts';

/** Finding cards by what players call them. */

const NEAR = 3;

/** What packs are called, by the code that stands in card declarations. */
export type Packs = { readonly [code: string]: { readonly en: string; readonly de: string } };

/** Finds the cards of an edition by what players call them. */
export function cardFinder(cards: ReadonlyMap<Code, Definition>, packs: Packs) {
  let index: Map<string, Definition[]> | null = null;

  function byName(): Map<string, Definition[]> {
    if (index) return index;
    index = new Map();
    for (const card of cards.values()) {
      for (const name of new Set([...writings(card.name.en), ...writings(card.name.de)])) {
        const known = index.get(name);
        if (known) known.push(card);
        else index.set(name, [card]);
      }
    }
    return index;
  }

  /** Whether this is what somebody calls the card's pack: `WotN`, `Wolves of the North`, `Core 109`. */
  function isOfPack({ pack, code }: Definition, said: string): boolean {
    const [, name, number] = /^(.*?)(?:[\s,#]+(\d{1,3}))?$/u.exec(said.trim()) ?? [];
    const { en, de } = packs[pack] ?? { en: pack, de: pack };
    if (number !== undefined && Number(code.slice(-3)) !== Number(number)) return false;
    return [pack, ...writings(en), ...writings(de)].some((known) => plain(known) === plain(name));
  }

  /**
   * All cards of this name, English or German, with or without the pack behind it: `Eddard Stark`,
   * `Eddard Stark (WotN)`, `01144`. Accents and quotation marks do not matter.
   */
  function findCards(name: string): readonly Definition[] {
    const code = cards.get(name.trim());
    if (code) return [code];
    const found = byName().get(plain(name));
    if (found) return found;
    const parts = /^(.*)\(([^()]+)\)\s*$/u.exec(name.trim());
    if (!parts) return [];
    return (byName().get(plain(parts[1])) ?? []).filter((card) => isOfPack(card, parts[2]));
  }

  /** The one card of this name; where there are several, the one of the oldest set. */
  function findCard(name: string): Definition | null {
    const found = findCards(name);
    return found.length === 0
      ? null
      : found.reduce((oldest, card) => (card.code < oldest.code ? card : oldest));
  }

  const codeOf = (name: string): Code | null => findCard(name)?.code ?? null;

  /** Cards that somebody may have meant: names with these words in them, or a slip or two away. */
  function nearCards(name: string): readonly Definition[] {
    const said = plain(name.replace(/\([^()]*\)\s*$/u, ''));
    if (said.length < 3) return [];
    const most = Math.min(2, Math.floor(said.length / 4));
    const near = new Map<Definition, number>();
    for (const [known, found] of byName()) {
      const away = ` ${known}`.includes(` ${said}`) ? 0 : slips(said, known, most);
      if (away > most) continue;
      for (const card of found) near.set(card, Math.min(away, near.get(card) ?? away));
    }
    return [...near]
      .sort(([one, a], [other, b]) => a - b || (one.code < other.code ? -1 : 1))
      .slice(0, NEAR)
      .map(([card]) => card);
  }

  return { findCards, findCard, codeOf, nearCards };
}

/** Cards of a box that are the same but for their number. */
export const printedAs = ({ pack, type, name }: Definition): string => `${pack} ${type} ${name.en}`;

/** A box may hold a card under several numbers: of each card the first stands for all. */
export function firstPrintings(cards: Iterable<Definition>): Definition[] {
  const first = new Map<string, Definition>();
  for (const card of cards) {
    const key = printedAs(card);
    if (!first.has(key)) first.set(key, card);
  }
  return [...first.values()];
}

/** Says which number stands for a card of these. */
export function firstNumbers(cards: ReadonlyMap<Code, Definition>): (code: Code) => Code {
  const firsts = new Map(
    firstPrintings(cards.values()).map((card) => [printedAs(card), card.code]),
  );
  return (code) => {
    const card = cards.get(code);
    return (card && firsts.get(printedAs(card))) ?? code;
  };
}
