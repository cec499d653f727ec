import { arrange, type Frame, type Game, type Position, type Seat } from '@small-council/engine';
import {
  addToHand,
  attach,
  type Card,
  type CardType,
  type Code,
  type Definition,
  intoPlay,
  type Lcg,
  type M,
  newCard,
  type Phase,
  type R,
  strengthRaises,
  type Table,
} from './index.ts';
import type { OwnTable } from './ownTable.ts';
import { emptyTable, fitsOn } from './rules/index.ts';

/** Any position, by the names of cards. What is not said is empty; decks are filled up with filler. */

export interface PositionSpec {
  /** In seat order, clockwise. */
  players: PlayerSpec[];
  /** The first seat where it is not said. */
  first?: Seat;
  round?: number;
  /** The phase that begins now; `setup` begins with the mulligan. */
  phase?: Phase;
  /** In the marshaling phase: this player's window is open, income has been collected. */
  active?: Seat;
  options?: Lcg['options'];
}

export interface PlayerSpec {
  faction: string;
  agenda?: string;
  title?: string;
  /** The revealed plot; in the plot phase, the last one. */
  plot?: string;
  used?: string[];
  plotDeck?: string[];
  hand?: string[];
  /** Top card first. */
  deck?: string[];
  /** Nothing lies under the named cards. */
  deckIsAll?: boolean;
  play?: (string | CardSpec)[];
  discard?: string[];
  dead?: string[];
  removed?: string[];
  gold?: number;
  /** On the faction card. */
  power?: number;
  /** The faction card is knelt. */
  knelt?: boolean;
}

export interface CardSpec {
  card: string;
  knelt?: boolean;
  power?: number;
  gold?: number;
  tokens?: { [kind: string]: number };
  attachments?: (string | CardSpec)[];
  /** How many further copies lie under it. */
  duplicates?: number;
  /** Who owns it, where somebody else controls it. */
  owner?: Seat;
}

/** Something in the position cannot be. */
export class ImpossiblePosition extends Error {}

const impossible = (why: string): never => {
  throw new ImpossiblePosition(why);
};

const FILLER = 20;
const PLOTS = 7;

/** What positions of an edition are made of. */
interface Box<V> {
  readonly game: Game<Lcg, V>;
  readonly cards: ReadonlyMap<Code, Definition>;
  readonly findCard: (name: string) => Definition | null;
  readonly factions: readonly string[];
  /** Whether so many players take titles. */
  readonly usesTitles: (seats: number, options: Lcg['options']) => boolean;
  /** What else than characters can lie in a dead pile. */
  readonly mayDie?: readonly CardType[];
  readonly own: OwnTable;
}

/** Lays positions of this edition. */
export function positions<V>({
  game,
  cards,
  findCard,
  factions,
  usesTitles,
  mayDie = [],
  own: ownPart,
}: Box<V>) {
  /** What `createMatch` needs to begin here. Refuses what cannot be, with the reason. */
  function position(spec: PositionSpec): {
    seats: number;
    options: Lcg['options'];
    position: Position<Table>;
  } {
    const seats = spec.players.length;
    const { min, max } = game.seats;
    if (seats < min || seats > max) impossible(`${seats} players; it takes ${min} to ${max}`);
    const table = emptyTable(seats, ownPart);
    const { first = 0, phase = 'marshaling', round = 1 } = spec;
    if (first < 0 || first >= seats) impossible(`there is no seat ${first}`);
    table.first = first;
    table.round = round;
    table.phase = phase;
    table.phaseNumber = 1;
    arrange(game, { seats, options: { ...spec.options }, table }, (m) => {
      for (const [seat, player] of spec.players.entries()) layOut(m, player, seat);
      attachAll(m, spec);
      strengthRaises(m);
    });
    const taken = spec.players.flatMap(({ title }) =>
      title ? [named(title, ['title']).code] : [],
    );
    if (new Set(taken).size < taken.length) impossible('two players hold the same title');
    if (usesTitles(seats, spec.options ?? {}))
      table.titles.pool = [...cards.values()]
        .filter(({ type, code }) => type === 'title' && !taken.includes(code))
        .map(({ code }) => code);
    return {
      seats,
      options: { ...spec.options },
      position: { table, stack: stackFor(table, phase, spec.active) },
    };
  }

  function named(name: string, types: readonly string[]): Definition {
    const card = findCard(name) ?? impossible(`there is no card "${name}"`);
    if (!types.includes(card.type))
      impossible(`"${name}" is a ${card.type}, not a ${types.join(' or ')}`);
    return card;
  }

  const DRAWN = ['character', 'location', 'attachment', 'event'];

  /** Cards for the rest of a deck: they matter to nobody. */
  const filler = (faction: string): Code[] => {
    const characters = [...cards.values()].filter(
      ({ pack, type }) => pack === 'Core' && type === 'character',
    );
    const own = characters.filter((card) => card.faction === faction);
    // Some Houses have no cards of their own in the box.
    const pool = own.length > 0 ? own : characters;
    return Array.from({ length: FILLER }, (_, i) => pool[i % pool.length].code);
  };

  function layOut(m: M, spec: PlayerSpec, seat: Seat): void {
    const { table } = m;
    const player = table.players[seat];
    if (!factions.includes(spec.faction)) impossible(`there is no faction "${spec.faction}"`);
    if (table.players.length === 2 && spec.title) impossible('a joust has no titles');
    const faction = newCard(table, `faction:${spec.faction}`, seat, 'faction');
    faction.power = amount(spec.power, 'power');
    faction.knelt = spec.knelt ?? false;
    player.faction = faction.id;
    player.gold = amount(spec.gold, 'gold');
    if (spec.agenda)
      player.agendas = [newCard(table, named(spec.agenda, ['agenda']).code, seat, 'agenda').id];
    if (spec.title)
      player.title = newCard(table, named(spec.title, ['title']).code, seat, 'title').id;
    const plot = (name: string): Code => named(name, ['plot']).code;
    player.used = (spec.used ?? []).map((name) => newCard(table, plot(name), seat, 'used').id);
    if (spec.plot) player.plot = newCard(table, plot(spec.plot), seat, 'plot').id;
    const known = [...(spec.used ?? []), ...(spec.plot ? [spec.plot] : [])].map(plot);
    player.plotDeck =
      spec.plotDeck?.map(plot).sort() ??
      [...cards.values()]
        .filter(
          (card) => card.type === 'plot' && card.pack === 'Core' && !known.includes(card.code),
        )
        .slice(0, Math.max(1, PLOTS - known.length))
        .map(({ code }) => code);
    const drawn = (name: string): Code => named(name, DRAWN).code;
    for (const name of spec.hand ?? []) addToHand(table, seat, drawn(name));
    player.deck = [
      ...(spec.deck ?? []).map(drawn),
      ...(spec.deckIsAll ? [] : filler(spec.faction)),
    ];
    if (player.deck.length === 0) impossible(`player ${seat} has no deck and would be out`);
    const pile = (names: string[] = [], zone: 'discard' | 'dead' | 'removed', types = DRAWN) =>
      names.map((name) => newCard(table, named(name, types).code, seat, zone).id);
    player.discard = pile(spec.discard, 'discard');
    player.dead = pile(spec.dead, 'dead', ['character', ...mayDie]);
    player.removed = pile(spec.removed, 'removed');
    for (const given of spec.play ?? []) {
      const one = typeof given === 'string' ? { card: given } : given;
      const card = inPlay(m, one, seat, ['character', 'location']);
      checkUnique(m, card);
    }
  }

  function amount(given: number | undefined, what: string): number {
    const value = given ?? 0;
    return Number.isSafeInteger(value) && value >= 0 ? value : impossible(`${value} ${what}`);
  }

  function inPlay(m: M, spec: CardSpec, seat: Seat, types: readonly string[]): Card {
    const { code, unique } = named(spec.card, types);
    const card = newCard(m.table, code, spec.owner ?? seat, 'limbo');
    intoPlay(m, card, { seat, how: 'setup', knelt: spec.knelt ?? false });
    card.entered.phase = 0;
    card.power = amount(spec.power, 'power');
    card.gold = amount(spec.gold, 'gold');
    card.tokens = spec.tokens ? { ...spec.tokens } : null;
    const duplicates = amount(spec.duplicates, 'duplicates');
    if (duplicates > 0 && !unique) impossible(`"${spec.card}" is not unique and has no duplicates`);
    card.duplicates = Array.from({ length: duplicates }, () => ({ code, facedown: false }));
    return card;
  }

  function checkUnique(m: R, card: Card): void {
    const text = cards.get(card.code) as Definition;
    if (!text.unique) return;
    const same = m.table.players[card.controller].play.filter(
      (id) => cards.get(m.table.cards[id].code)?.name.en === text.name.en,
    );
    if (same.length > 1)
      impossible(`two copies of "${text.name.en}" in play (${m.book.rules.unique})`);
  }

  /** Attachments go on when everything lies, so that conditions of all cards hold. */
  function attachAll(m: M, spec: PositionSpec): void {
    spec.players.forEach(({ play = [] }, seat) => {
      play.forEach((given, i) => {
        if (typeof given === 'string') return;
        const host = m.table.cards[m.table.players[seat].play[i]];
        for (const one of given.attachments ?? []) {
          const wanted: CardSpec = typeof one === 'string' ? { card: one } : one;
          const controller = wanted.owner ?? seat;
          const card = inPlay(m, { ...wanted, owner: controller }, controller, ['attachment']);
          if (!fitsOn(m, controller, card.code, '', host))
            impossible(`"${wanted.card}" cannot be attached to "${given.card}"`);
          attach(m, card, host.id);
        }
      });
    });
  }

  return position;
}

const frame = (flow: string, at: string, vars: Frame['vars'] = {}): Frame => ({ flow, at, vars });

const PHASES: readonly Phase[] = [
  'plot',
  'draw',
  'marshaling',
  'challenges',
  'dominance',
  'standing',
  'taxation',
];

/** Where the match stands: a phase that begins, or the window of the active player. */
function stackFor(table: Table, phase: Phase, active: Seat | undefined): Frame[] {
  if (phase === 'setup') {
    table.round = 0;
    table.phaseNumber = 0;
    return [frame('match', 'round'), frame('setup', 'mulligan')];
  }
  const at = PHASES.indexOf(phase);
  if (at < 0) impossible(`there is no phase "${phase}"`);
  if (active === undefined) return [frame('match', 'round'), frame('round', `${phase}Phase`)];
  if (phase !== 'marshaling') impossible(`nobody is active at the beginning of the ${phase} phase`);
  table.active = active;
  return [
    frame('match', 'round'),
    frame('round', 'challengesPhase'),
    frame('marshalingPhase', 'marshalingEnds'),
    frame('marshalingTurn', 'marshalingWindow', { seat: active }),
  ];
}
