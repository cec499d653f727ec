import { agot1 } from '@small-council/agot1';
import * as first from '@small-council/agot1/cards';
import * as firstDecks from '@small-council/agot1/decks';
import { agot2 } from '@small-council/agot2';
import * as second from '@small-council/agot2/cards';
import * as secondDecks from '@small-council/agot2/decks';
import {
  type AnyGame,
  Chance,
  createMatch,
  drawOptions,
  isThing,
  type KnownFact,
  type Match,
  type Param,
  type Params,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import { type Code, type Definition, firstPrintings, type Table } from '@small-council/lcg';

/** What is needed of an edition to try out all its cards. */
interface Box {
  readonly game: AnyGame;
  readonly cards: ReadonlyMap<Code, Definition>;
  /** What set-up cards may cost. */
  readonly budget: number;
  /** Whether attachments can be set up. */
  readonly setsUp: (card: Definition) => boolean;
  /** The list of a legal deck with these cards, of the card's faction where it has one. */
  readonly deckFor: (chance: Chance, seats: number, card: Definition, prefer: Code[]) => string;
  readonly options: { [option: string]: string };
}

const oneOf = <T extends string>(list: readonly T[], name: string): T | undefined =>
  list.find((one) => one === name);

export const BOXES: { readonly [game: string]: Box } = {
  agot1: {
    game: agot1 as unknown as AnyGame,
    cards: first.cards,
    budget: 5,
    setsUp: ({ type, keywords }) => type !== 'attachment' || keywords.includes('setup'),
    deckFor: (chance, _seats, { faction }, prefer) =>
      firstDecks.writePlainText(
        firstDecks.randomDeck(chance, { prefer, house: oneOf(first.HOUSES, faction) }),
      ),
    options: {},
  },
  agot2: {
    game: agot2 as unknown as AnyGame,
    cards: second.cards,
    budget: 8,
    setsUp: () => true,
    deckFor: (chance, seats, { faction }, prefer) =>
      secondDecks.writePlainText(
        secondDecks.randomDeck(chance, {
          format: secondDecks.formatFor(seats),
          prefer,
          faction: oneOf(second.FACTIONS, faction),
        }),
      ),
    options: { sets: 'all' },
  },
};

/** What can become of a card; every card should come to it in some random game. */
type Fate =
  | 'set up'
  | 'marshaled'
  | 'played'
  | 'revealed'
  | 'taken'
  | 'triggered'
  | 'targeted'
  | 'saved or killed';

const FATES: { readonly [type: string]: readonly Fate[] } = {
  character: ['set up', 'marshaled', 'targeted', 'saved or killed'],
  location: ['set up', 'marshaled', 'targeted'],
  attachment: ['set up', 'marshaled', 'targeted'],
  event: ['played'],
  plot: ['revealed'],
  title: ['taken'],
};

/** The fates that this card can have at all. */
function fatesOf(card: Definition, { budget, setsUp }: Box): Fate[] {
  const { type, abilities, cost } = card;
  const fates = (FATES[type] ?? []).filter(
    (fate) => fate !== 'set up' || (typeof cost === 'number' && cost <= budget && setsUp(card)),
  );
  const triggers = abilities.some(({ timing }) => timing !== 'constant');
  return triggers ? [...fates, 'triggered'] : fates;
}

const FACTS: { readonly [key: string]: Fate } = {
  'fact.marshaled': 'marshaled',
  'fact.uses': 'triggered',
  'fact.targets': 'targeted',
  'fact.killed': 'saved or killed',
  'fact.saved': 'saved or killed',
  'fact.plot': 'revealed',
  'fact.title': 'taken',
};

/** The printed card behind a thing that a fact names. */
const codeOf = (param: Param | undefined): string => {
  if (param === undefined || !isThing(param)) return titleOf(param);
  return String(param.is === 'printing' ? param.id : (param.code ?? ''));
};

/** Titles, and what was chosen, are named by their words. */
const titleOf = (param: Param | undefined): string => {
  const { key = '' } = (param ?? {}) as { key?: string };
  return key.startsWith('card.') ? key.slice('card.'.length) : '';
};

/** What has been reached so far, by card. */
export class Reached {
  readonly #fates = new Map<string, Set<Fate>>();
  readonly wanted: Definition[];
  readonly box: Box;

  constructor(box: Box) {
    this.box = box;
    // Decks are drawn with the first of several numbers of a card.
    this.wanted = firstPrintings(box.cards.values()).filter(
      ({ pack, type }) => pack !== 'Test' && type !== 'faction',
    );
  }

  #note(code: string, fate: Fate): void {
    const fates = this.#fates.get(code) ?? new Set();
    this.#fates.set(code, fates.add(fate));
  }

  fact({ key, params = {} }: KnownFact): void {
    const fate = FACTS[key];
    if (!fate) return;
    const named = key === 'fact.targets' ? (params.cards as readonly Param[]) : [];
    for (const code of [codeOf(params.card ?? params.plot ?? params.title), ...named.map(codeOf)])
      if (code !== '' && !(key === 'fact.targets' && code === codeOf(params.card)))
        this.#note(code, fate);
    const code = codeOf(params.card);
    if (key === 'fact.uses' && this.box.cards.get(code)?.type === 'event')
      this.#note(code, 'played');
  }

  setUp(table: Table): void {
    for (const { play } of table.players) {
      for (const id of play) {
        const { code, entered } = table.cards[id];
        if (entered.how === 'setup') this.#note(code, 'set up');
      }
    }
  }

  /** What no game has come to yet. */
  missing(): { card: Definition; fates: Fate[] }[] {
    return this.wanted
      .map((card) => ({
        card,
        fates: fatesOf(card, this.box).filter((fate) => !this.#fates.get(card.code)?.has(fate)),
      }))
      .filter(({ fates }) => fates.length > 0);
  }
}

const MOST_ANSWERS = 20_000;

/** So many games are played with decks drawn from all cards before what is missing is looked for. */
const AT_RANDOM = 300;

/** The card and what may go with it: cards that share a trait with it. */
const kindred = ({ cards }: Box, { code, traits }: Definition): Code[] => [
  code,
  ...[...cards.values()]
    .filter((other) => other.traits.some((trait) => traits.includes(trait)))
    .map((other) => other.code),
];

/** Decks drawn from all cards; later each of them for one of the cards that are still missing. */
function decks(reached: Reached, seats: number, game: number, chance: Chance): Params {
  const { box } = reached;
  if (game < AT_RANDOM) return drawOptions(box.game, seats, chance);
  const missing = reached.missing().map(({ card }) => card);
  const looked: { [option: string]: string } = { ...box.options };
  for (let seat = 1; seat <= seats; seat++) {
    const card = chance.pick(missing);
    looked[`deck${seat}`] = box.deckFor(chance, seats, card, kindred(box, card));
  }
  return looked;
}

/** One random match. */
export function playOne(reached: Reached, seats: number, seed: string, game: number): Match {
  const chance = new Chance(seed);
  const options = decks(reached, seats, game, chance);
  const match = createMatch(reached.box.game, { seats, seed, options }) as unknown as Match;
  let told = 0;
  let answers = 0;
  while (!match.result) {
    if (answers++ > MOST_ANSWERS) throw new Error(`no end after ${MOST_ANSWERS} answers`);
    const [seat] = match.waiting;
    match.answer(seat, match.state.moment, sampleAnswer(match.question(seat) as Question, chance));
    const table = match.state.table as Table;
    if (table.round <= 1 && table.phase === 'plot') reached.setUp(table);
    const { facts } = match.record as { facts: KnownFact[] };
    for (; told < facts.length; told++) reached.fact(facts[told]);
  }
  return match;
}
