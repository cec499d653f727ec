import { agot2 } from '@small-council/agot2';
import { cards, FACTIONS, type Faction } from '@small-council/agot2/cards';
import { formatFor, randomDeck, writePlainText } from '@small-council/agot2/decks';
import {
  Chance,
  createMatch,
  drawOptions,
  type KnownFact,
  type Match,
  type Message,
  type Param,
  type Params,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import type { Definition, Table } from '@small-council/lcg';

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

const SETUP = 8;

/** The fates that this card can have at all. */
function fatesOf({ type, abilities, cost }: Definition): Fate[] {
  const fates = (FATES[type] ?? []).filter(
    (fate) => fate !== 'set up' || (typeof cost === 'number' && cost <= SETUP),
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

const codeOf = (param: Param | undefined): string =>
  (param as Message | undefined)?.key?.slice('card.'.length) ?? '';

/** What has been reached so far, by card. */
export class Reached {
  readonly #fates = new Map<string, Set<Fate>>();
  readonly wanted: Definition[] = [...cards.values()].filter(({ pack }) => pack !== 'Test');

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
    if (key === 'fact.uses' && cards.get(code)?.type === 'event') this.#note(code, 'played');
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
        fates: fatesOf(card).filter((fate) => !this.#fates.get(card.code)?.has(fate)),
      }))
      .filter(({ fates }) => fates.length > 0);
  }
}

const MOST_ANSWERS = 20_000;

/** So many games are played with decks drawn from all cards before what is missing is looked for. */
const AT_RANDOM = 300;

const isFaction = (name: string): name is Faction => (FACTIONS as readonly string[]).includes(name);

/** The card and what may go with it: cards that share a trait with it. */
const kindred = ({ code, traits }: Definition): string[] => [
  code,
  ...[...cards.values()]
    .filter((other) => other.traits.some((trait) => traits.includes(trait)))
    .map((other) => other.code),
];

/** Decks drawn from all cards; later each of them for one of the cards that are still missing. */
function decks(reached: Reached, seats: number, game: number, chance: Chance): Params {
  if (game < AT_RANDOM) return drawOptions(agot2, seats, chance);
  const missing = reached.missing().map(({ card }) => card);
  const looked: { [option: string]: string } = { sets: 'all' };
  for (let seat = 1; seat <= seats; seat++) {
    const card = chance.pick(missing);
    const { faction } = card;
    const deck = randomDeck(chance, {
      format: formatFor(seats),
      prefer: kindred(card),
      ...(isFaction(faction) && { faction }),
    });
    looked[`deck${seat}`] = writePlainText(deck);
  }
  return looked;
}

/** One random match. */
export function playOne(reached: Reached, seats: number, seed: string, game: number): Match {
  const chance = new Chance(seed);
  const options = decks(reached, seats, game, chance);
  const match = createMatch(agot2, { seats, seed, options }) as unknown as Match;
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
