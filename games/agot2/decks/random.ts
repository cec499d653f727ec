import type { Chance } from '@small-council/engine';
import type { Code, Definition } from '@small-council/lcg';
import { cards, FACTIONS, type Faction } from '../cards/index.ts';
import {
  checkDeck,
  copiesAtHand,
  DRAW_DECK,
  factionFault,
  type Occasion,
  type Sets,
} from './check.ts';
import type { Deck, Format } from './deck.ts';
import { restricted } from './restricted.ts';

const TRIES = 1000;

type Wishes = Pick<Occasion, 'format' | 'sets'> & {
  faction?: Faction;
  /** Cards that are taken first, as many copies as are allowed. */
  prefer?: readonly Code[];
};

/** A legal deck drawn by chance from all cards: for trying out every card in play, not for winning. */
export function randomDeck(
  chance: Chance,
  { faction = chance.pick(FACTIONS), prefer = [], ...occasion }: Wishes = {},
): Deck {
  const { sets = 'all' } = occasion;
  const all = [...cards.values()].filter(({ code }) => copiesAtHand(code, sets) > 0);
  const agendas = all.filter(({ type }) => type === 'agenda');
  for (let i = 0; i < TRIES; i++) {
    const agenda = chance.below(3) === 0 ? null : chance.pick(agendas);
    const allowed = withOneRestricted(chance, all, occasion.format);
    const deck = draft(chance, faction, agenda, allowed, prefer, sets);
    if (checkDeck(deck, occasion).length === 0) return deck;
  }
  throw new Error(`no legal deck of ${faction} was found`);
}

/** AG2-825, AG2-826: of the restricted cards one is drawn, the others stay in the box. */
function withOneRestricted(
  chance: Chance,
  all: readonly Definition[],
  format?: Format,
): readonly Definition[] {
  if (!format) return all;
  const list = restricted[format];
  const kept = chance.pick([...list]);
  return all.filter(({ code }) => code === kept || !list.has(code));
}

function draft(
  chance: Chance,
  faction: Faction,
  agenda: Definition | null,
  all: readonly Definition[],
  prefer: readonly Code[],
  sets: Sets,
): Deck {
  const own = agenda ? [agenda] : [];
  const fits = all.filter((card) => factionFault(card, faction, own) === null);
  const plots = fits.filter(({ type }) => type === 'plot');
  const size = agenda?.deck.find((term) => term.plots)?.plots?.size ?? 7;
  const drawn = chance.shuffle(
    fits.filter(({ type }) => !['plot', 'agenda', 'title', 'faction'].includes(type)),
  );
  const titles = new Map<string, number>();
  const list: Code[] = [];
  // Cards of a faction first, so that neutral ones do not exceed what an agenda allows.
  const wanted = drawn.filter((card) => card.faction !== 'neutral' || chance.below(3) === 0);
  const first = drawn.filter(({ code }) => prefer.includes(code));
  for (const { code, name, deckLimit } of [...first, ...wanted, ...drawn]) {
    if (list.length >= DRAW_DECK) break;
    const left = Math.min(deckLimit, copiesAtHand(code, sets)) - (titles.get(name.en) ?? 0);
    // One Core Set hardly holds a deck: all of it is needed.
    const whole = sets === 'oneCore' || prefer.includes(code);
    const copies = Math.min(left, whole ? left : 1 + chance.below(3));
    titles.set(name.en, (titles.get(name.en) ?? 0) + copies);
    for (let i = 0; i < copies; i++) list.push(code);
  }
  return {
    faction,
    agendas: own.map(({ code }) => code),
    plots: [...chance.shuffle(plots.map(({ code }) => code))]
      .sort((one, other) => Number(prefer.includes(other)) - Number(prefer.includes(one)))
      .slice(0, size),
    cards: list.sort(),
  };
}
