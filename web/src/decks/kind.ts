import { type Message, message, type Param } from '@small-council/engine';
import { cardName } from '@small-council/lcg';
import { type DeckList, emptyDeck } from '@small-council/lcg/decks';
import { CREST, toneOf } from '../boards/cards/heraldry.ts';
import type { Meant, Outline, Read, ReadProblem } from '../lists/kind.ts';
import { Builder } from './Builder.tsx';
import { groupOf, isLegal, reasonsOf, titleOf, verdictOf } from './deck.ts';
import type { DeckKind, DeckPages } from './edition.ts';

/** Decks of an edition as lists that are made, kept and brought to tables. */
export function deckKind(pages: DeckPages): DeckKind {
  const { game, ready, read, write } = pages;
  return {
    pages,
    game,
    root: '/decks',
    home: `/decks/${game}`,
    cards: `/cards/${game}`,
    words: pages.words,
    empty: emptyDeck,
    ready: ready.map(({ id, list }) => ({ id, name: message(`deck.name.${id}`), list })),
    read: (text) => {
      const { name, deck, problems } = read(text);
      return { name, list: deck, problems };
    },
    write: ({ name, list }) => write(list, { name }),
    forms: ({ name, list }, language) => [
      { label: message('list.form.text'), text: write(list, { name, language }) },
      ...pages.forms(list, name),
    ],
    isEmpty: ({ faction, cards: drawn, plots }) =>
      faction === null && drawn.length + plots.length === 0,
    verdict: (list) => {
      const reasons = reasonsOf(pages, list);
      // A quick match is for two: the first format.
      return { legal: isLegal(reasons, pages.formats[0]), says: verdictOf(pages, reasons) };
    },
    shield: ({ faction }) => ({
      tone: toneOf(faction ?? 'neutral'),
      crest: CREST[faction ?? 'neutral'],
    }),
    understood: ({ list }: Read<DeckList>) =>
      message('decks.import.sum', { cards: list.cards.length, plots: list.plots.length }),
    outline: (draft, say, language) => outlineOf(pages, draft, say, language),
    meantBy: (problem, line) => meantBy(pages, problem, line),
    option: 'deck1',
    Builder,
  };
}

/** The cards that somebody may have meant with a line that was not understood. */
function meantBy({ cards }: DeckPages, { why }: ReadProblem, line: string): Meant[] {
  const { near, choices } = why.params ?? {};
  const [, count = '1'] =
    /^\D{0,3}(\d{1,2})(?!\d)/u.exec(line) ?? /[x×(]\s*(\d{1,2})\)?\s*$/iu.exec(line) ?? [];
  return [near ?? [], choices ?? []].flat().flatMap((one: Param) => {
    const { card } = (one as Message).params ?? {};
    const code = (card as Message | undefined)?.key.replace('card.', '') ?? '';
    const found = cards.get(code);
    return found
      ? { name: one as Message, line: `${count}x ${found.name.en} (${found.pack})` }
      : [];
  });
}

const GROUPS = ['agenda', 'plot', 'character', 'location', 'attachment', 'event'] as const;

function outlineOf(
  pages: DeckPages,
  { name, list }: { name: string; list: DeckList },
  say: (message: Message) => string,
  language: 'en' | 'de',
): Outline {
  const faction = list.faction === null ? null : cardName(`faction:${list.faction}`);
  const sizes = message('decks.import.sum', {
    cards: list.cards.length,
    plots: list.plots.length,
  });
  return {
    title: name,
    about: [...(faction ? [faction] : []), sizes].map(say),
    groups: GROUPS.map((type) => {
      const group = groupOf(pages, list, type, language);
      const count = group.reduce((sum, card) => sum + card.count, 0);
      return {
        heading: `${say(message(`decks.types.${type}`))} (${count})`,
        rows: group.map(({ card, count: copies }) => ({
          count: `${copies}×`,
          name: titleOf(card, language),
          ...(card.plot && {
            note: pages.plotValues.map((value) => card.plot?.[value] ?? '–').join('/'),
          }),
        })),
      };
    }),
  };
}
