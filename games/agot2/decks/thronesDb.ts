import { type Message, message } from '@small-council/engine';
import type { Code } from '@small-council/lcg';
import type { ImportProblem } from '@small-council/lcg/decks';
import { cards, FACTIONS, type Faction, packs } from '../cards/index.ts';
import type { Imported } from './deck.ts';
import { countOf, type DeckList } from './deck.ts';

/** Decks as ThronesDB keeps and exchanges them: cards by code in `slots`, agendas and plots among them. */
export interface ThronesDbDeck {
  readonly name: string;
  readonly faction_code: string | null;
  readonly faction_name: string | null;
  readonly agendas: readonly Code[];
  /** The older form, for those who read only that. */
  readonly agenda_code: Code | null;
  readonly slots: { readonly [code: string]: number };
}

const MOST_SLOTS = 300;
const MOST_COPIES = 99;
const MOST_NAME = 100;

export function writeThronesDb(
  { faction, agendas, plots, cards: drawn }: DeckList,
  name = '',
): ThronesDbDeck {
  return {
    name,
    faction_code: faction,
    faction_name: faction && (cards.get(`faction:${faction}`)?.name.en ?? faction),
    agendas: [...agendas],
    agenda_code: agendas[0] ?? null,
    slots: Object.fromEntries([...countOf([...agendas, ...plots, ...drawn])].sort()),
  };
}

const BLOCKS = ['plot', 'character', 'attachment', 'location', 'event'] as const;

/** A deck as ThronesDB writes it as text, and as it and throneteki read it: in English, headings and all. */
export function writeThronesDbText(
  { faction, agendas, plots, cards: drawn }: DeckList,
  name = '',
): string {
  const all = [...plots, ...drawn].flatMap((code) => cards.get(code) ?? []);
  const used = new Set([...agendas, ...plots, ...drawn].map((code) => cards.get(code)?.pack));
  const known = Object.keys(packs).filter((pack) => used.has(pack));
  const names = [known[0], ...known.slice(1).slice(-1)].map((pack) => packs[pack]?.en);
  const block = (type: (typeof BLOCKS)[number]): string[] => {
    const own = all.filter((card) => card.type === type);
    const lines = [...countOf(own.map(({ code }) => code))].map(([code, copies]) => {
      const card = cards.get(code);
      return `${copies}x ${card?.name.en} (${card?.pack})`;
    });
    return ['', `${type[0].toUpperCase()}${type.slice(1)}s (${own.length}):`, ...lines];
  };
  return [
    name,
    '',
    faction ? (cards.get(`faction:${faction}`)?.name.en ?? '') : '',
    ...agendas.map((code) => cards.get(code)?.name.en ?? ''),
    '',
    `Packs: From ${names.join(' to ')}`,
    ...BLOCKS.flatMap(block),
    '',
  ].join('\n');
}

/** Reads a deck from text or from what JSON has made of it. */
export function readThronesDb(given: unknown): Imported {
  const problems: ImportProblem[] = [];
  const problem = (key: string, params?: Message['params']): void =>
    void problems.push({ line: 0, why: message(key, params) });
  const raw = asObject(typeof given === 'string' ? parse(given) : given);
  if (!raw) problem('deck.import.notJson');
  const deck = raw ?? {};

  const faction = FACTIONS.find((one) => one === deck.faction_code) ?? null;
  if (raw && !faction) problem('deck.import.faction', { text: shown(deck.faction_code) });

  // PHP writes an empty map as an empty list.
  const slots = Array.isArray(deck.slots) && deck.slots.length === 0 ? {} : asObject(deck.slots);
  if (raw && (!slots || Object.keys(slots).length > MOST_SLOTS)) problem('deck.import.slots');

  const parts = { agenda: [] as Code[], plot: [] as Code[], drawn: [] as Code[] };
  for (const [code, count] of problems.length > 0 ? [] : Object.entries(slots ?? {})) {
    const card = cards.get(code);
    if (!card) problem('deck.unknown', { code: shown(code) });
    else if (
      !Number.isSafeInteger(count) ||
      (count as number) < 0 ||
      (count as number) > MOST_COPIES
    )
      problem('deck.import.slotCount', { code: shown(code) });
    else {
      const part = card.type === 'agenda' || card.type === 'plot' ? card.type : 'drawn';
      for (let i = 0; i < (count as number); i++) parts[part].push(code);
    }
  }
  const more = [deck.agendas ?? [], deck.agenda_code ?? []].flat();
  for (const code of new Set(more)) {
    if (parts.agenda.includes(code as Code)) continue;
    if (cards.get(code as Code)?.type === 'agenda') parts.agenda.push(code as Code);
    else problem('deck.unknown', { code: shown(code) });
  }
  return {
    name: typeof deck.name === 'string' ? deck.name.slice(0, MOST_NAME) : '',
    deck: {
      faction: faction as Faction | null,
      agendas: parts.agenda.sort(),
      plots: parts.plot.sort(),
      cards: parts.drawn.sort(),
    },
    problems,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asObject = (value: unknown): { readonly [key: string]: unknown } | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: unknown })
    : null;

const shown = (value: unknown): string => String(value ?? '').slice(0, 40);
