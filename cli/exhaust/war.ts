import { asoiaf } from '@small-council/asoiaf';
import { randomArmy, writePlainText } from '@small-council/asoiaf/armies';
import {
  type Faction,
  RECRUITS,
  type RecruitCard,
  recruitCard,
  type TacticsCard,
} from '@small-council/asoiaf/cards';
import { TACTICS } from '@small-council/asoiaf/content';
import { piecesWithin, SHORT, TERRAIN } from '@small-council/asoiaf/geometry';
import { isOnField, surveyOf, trayOf } from '@small-council/asoiaf/looking';
import { ZONES } from '@small-council/asoiaf/table';
import {
  Chance,
  createMatch,
  drawOptions,
  isThing,
  type KnownFact,
  type Param,
  type Params,
  type Question,
  sampleAnswer,
} from '@small-council/engine';

/** Everything of the miniatures game that some random match should come to, as words: `card bribery: played`. */

type War = ReturnType<typeof open>;
const open = (seats: number, seed: string, options: Params) =>
  createMatch(asoiaf, { seats, seed, options });

const { abilities, modes } = asoiaf.book as NonNullable<typeof asoiaf.book>;

/** Something waits for a moment: it can be used. What only stands there is at work when its card fights. */
const isUsed = (ability: string): boolean => {
  const declared = abilities.get(ability);
  return [declared, declared?.attached].some((part) => (part?.parts.length ?? 0) > 0);
};

const inNoArmy = ({ requires = [] }: RecruitCard): boolean =>
  requires.some(({ is }) => is === 'never');

const KEYWORDS = [...new Set(Object.values(TERRAIN).flatMap(({ keywords }) => keywords))];

const recruits = RECRUITS.filter((card) => !inNoArmy(card));

const MODES = Object.keys(modes);

const wanted: readonly string[] = [
  ...recruits.map(({ id }) => `recruit ${id}: in battle`),
  ...new Set(
    recruits
      .flatMap((card) => card.abilities)
      .map((id) => `ability ${id}: ${isUsed(id) ? 'used' : 'in battle'}`),
  ),
  ...TACTICS.map(({ id }) => `card ${id}: played`),
  ...ZONES.map((zone) => `zone ${zone}: claimed`),
  ...KEYWORDS.map((keyword) => `terrain ${keyword}: met`),
  ...MODES.map((mode) => `mode ${mode}: decided`),
];

const idOf = (param: Param | undefined): string =>
  param !== undefined && isThing(param) ? String(param.id) : '';
const cardOf = (param: Param | undefined): string =>
  param !== undefined && isThing(param) ? String(param.card ?? '') : '';

/** What has been reached so far. */
export class ReachedInWar {
  readonly #reached = new Set<string>();
  readonly wanted = wanted;

  missing(): string[] {
    return wanted.filter((what) => !this.#reached.has(what));
  }

  #note(kind: string, id: string, fate: string): void {
    this.#reached.add(`${kind} ${id}: ${fate}`);
  }

  /** A card fights, and what stands on it is at work. */
  #fights(card: string): void {
    this.#note('recruit', card, 'in battle');
    for (const ability of recruitCard(card)?.abilities ?? [])
      this.#note('ability', ability, 'in battle');
  }

  fact(match: War, { key, params = {} }: KnownFact): void {
    switch (key) {
      case 'fact.activated': {
        this.#fights(cardOf(params.unit));
        const unit = match.state.table.units.find(({ id }) => id === idOf(params.unit));
        for (const attachment of unit?.attachments ?? []) this.#fights(attachment);
        return;
      }
      case 'fact.used':
        this.#note('ability', idOf(params.ability), 'used');
        return;
      case 'fact.influences':
        for (const ability of recruitCard(cardOf(params.ncu))?.abilities ?? [])
          if (abilities.get(ability)?.influence) this.#note('ability', ability, 'used');
        return;
      case 'fact.played':
        this.#note('card', idOf(params.card), 'played');
        return;
      case 'fact.claimed':
        this.#note('zone', idOf(params.zone), 'claimed');
        return;
      case 'fact.rolled':
        if (params.purpose === 'dangerous') this.#note('terrain', 'dangerous', 'met');
        return;
      case 'fact.razed':
        this.#note('terrain', 'destructible', 'met');
        return;
      case 'fact.moved':
        this.#meets(match, idOf(params.unit));
        return;
    }
  }

  /** The ground near which a move ended; what hurts or falls is told by its own facts. */
  #meets(match: War, unit: string): void {
    const m = match.reading;
    if (!isOnField(m, unit)) return;
    for (const { terrain } of piecesWithin(surveyOf(m).pieces, trayOf(m, unit), SHORT))
      for (const keyword of terrain.keywords)
        if (keyword !== 'dangerous' && keyword !== 'destructible')
          this.#note('terrain', keyword, 'met');
  }

  ended(match: War): void {
    this.#note('mode', match.state.table.mode, 'decided');
  }
}

/** So many matches are played with armies drawn from all cards before what is missing is looked for. */
const AT_RANDOM = 60;
const POINTS = [30, 40, 50];

/** Cards, after those who must be there for them to come. */
const withCompanions = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => [
    ...(recruitCard(id)?.requires ?? []).flatMap((term) => {
      if (term.is === 'joins') return versionsOf(term.person);
      return term.is === 'with'
        ? term.any.flatMap((one) => ('card' in one ? [one.card] : versionsOf(one.person)))
        : [];
    }),
    id,
  ]);

const versionsOf = (person: string): string[] =>
  recruits.filter(({ persons = [] }) => persons.some((one) => one === person)).map(({ id }) => id);

/** The cards that an army needs for something that is still missing. */
function bringersOf(what: string): string[] {
  const [kind, id] = what.slice(0, what.indexOf(': ')).split(' ');
  if (kind === 'recruit') return [id];
  if (kind === 'ability')
    return recruits
      .filter((card) => card.abilities.some((one) => one === id))
      .map((card) => card.id);
  const card: TacticsCard | undefined = TACTICS.find((one) => one.id === id);
  return kind === 'card' && card?.commander ? [card.commander] : [];
}

function factionOf(what: string, brings: string[]): Faction | undefined {
  const id = what.slice(0, what.indexOf(': ')).split(' ')[1];
  const card = TACTICS.find((one) => one.id === id);
  return (recruitCard(brings[0]) ?? card)?.faction;
}

/** Options by chance; later each army for something that no match has come to yet. */
function optionsFor(reached: ReachedInWar, seats: number, game: number, chance: Chance): Params {
  const drawn = drawOptions(asoiaf, seats, chance);
  const mode = MODES[game % MODES.length];
  if (game < AT_RANDOM) return { ...drawn, mode };
  const missing = reached.missing();
  const size = chance.pick(POINTS);
  const looked: { [option: string]: Param } = { mode, size, field: drawn.field, teams: false };
  for (let seat = 1; seat <= seats; seat++) {
    const what = chance.pick(missing);
    const brings = chance.shuffle(bringersOf(what));
    const faction = factionOf(what, brings);
    const army = randomArmy(chance, { points: size, faction, prefer: withCompanions(brings) });
    looked[`army${seat}`] = writePlainText(army, { points: size });
  }
  return looked;
}

const MOST_ANSWERS = 50_000;

/** One random match. */
export function playWar(reached: ReachedInWar, seats: number, seed: string, game: number): void {
  const chance = new Chance(seed);
  const match = open(seats, seed, optionsFor(reached, seats, game, chance));
  let told = 0;
  let answers = 0;
  while (!match.result) {
    if (answers++ > MOST_ANSWERS) throw new Error(`no end after ${MOST_ANSWERS} answers`);
    const [seat] = match.waiting;
    match.answer(seat, match.state.moment, sampleAnswer(match.question(seat) as Question, chance));
    const { facts } = match.record as { facts: KnownFact[] };
    for (; told < facts.length; told++) reached.fact(match, facts[told]);
  }
  reached.ended(match);
}
