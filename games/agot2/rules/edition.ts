import { refuse, type Seat } from '@small-council/engine';
import {
  CANNOT,
  type Card,
  type Code,
  type Definition,
  type Edition,
  edition,
  happened,
  hasKeyword,
  holds,
  isConstant,
  laterEffects,
  type M,
  NO_CARD,
  type R,
  settleLoop,
  toPile,
} from '@small-council/lcg';
import {
  duplicateOf,
  duplicateSave,
  hasHost,
  limitedLeft,
  marshal,
  mayControl,
  mayEnter,
  maySave,
  pays,
  putIntoPlay,
  save,
  unplayed,
} from '@small-council/lcg/rules';
import { cards } from '../cards/index.ts';
import { factionFault } from '../decks/check.ts';
import { events } from '../events.ts';
import { agreed, secondTable } from '../table.ts';
import { timing } from '../timing.ts';
import { event } from '../vocabulary.ts';
import { ambush } from './ambush.ts';
import { consequences } from './end.ts';
import { marshalUnder } from './marshalUnder.ts';
import { stackPiles } from './piles.ts';
import { price } from './price.ts';
import { supports } from './titles.ts';

/** The second edition, as the shared parts of the card games see it. */

const pools = new Map<string, readonly Code[]>();

/** Everything a deck of this faction and agenda may contain (AG2-810 to AG2-813), of the agreed sets. */
export function poolFor(faction: string, agendas: readonly Code[], sets: string): readonly Code[] {
  const key = `${faction} ${agendas.join(' ')} ${sets}`;
  let pool = pools.get(key);
  if (!pool) {
    const chosen = agendas.map((code) => cards.get(code) as Definition);
    pool = [...cards.values()]
      .filter((card) => sets === 'all' || card.pack === 'Core')
      .filter(({ type }) => type !== 'faction' && type !== 'title' && type !== 'agenda')
      .filter((card) => factionFault(card, faction, chosen) === null)
      .map(({ code }) => code);
    pools.set(key, pool);
  }
  return pool;
}

const poolOf = (m: R, seat: Seat): readonly Code[] => {
  const { faction, agendas } = m.table.players[seat];
  return poolFor(
    (cards.get(m.table.cards[faction].code) as Definition).faction,
    agendas.map((id) => m.table.cards[id].code),
    agreed(m).sets,
  );
};

/** AG2-683 for events, and what cards forbid. */
function forbidsPlay(m: R, seat: Seat, code: Code): boolean {
  const { keywords } = cards.get(code) as Definition;
  if (keywords.includes('limited') && !limitedLeft(m, seat)) return true;
  return holds(m, CANNOT.play, { seat, code });
}

function mayEnterFrom(m: R, seat: Seat, code: Code, owner = seat, id = NO_CARD): boolean {
  const { type } = cards.get(code) as Definition;
  if (type === 'event') return false; // AG2-264
  if (duplicateOf(m, seat, code, owner)) return true;
  if (!mayEnter(m, seat, code, owner, id)) return false;
  return type !== 'attachment' || hasHost(m, seat, code); // AG2-275
}

/** AG2-1340: on its owner's discard pile, whatever has become of its effects; unless it is in play now. */
function afterPlaying(m: M, card: Card): void {
  if (card.zone !== 'limbo') return;
  toPile(m, card, 'discard');
  happened(m, [event('placedInDiscard', { card: card.id, seat: card.owner }, { from: 'limbo' })]);
}

/** All cards are declared before the first match; which of them lurk is known from then on. */
const lurking: ReadonlySet<Code> = new Set(
  [...cards.values()]
    .filter(({ abilities }) =>
      abilities.some((ability) => !isConstant(ability) && ability.from === 'discard'),
    )
    .map(({ code }) => code),
);

/** Everybody plays alone. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat]);

export const secondEdition: Edition = edition({
  cards,
  lurking,
  events,
  timing,
  own: secondTable,
  flows: { laterEffects, settleLoop },
  rules: {
    actionWindow: 'AG2-318',
    loop: 'AG2-915',
    restriction: 'AG2-383',
    potential: 'AG2-309',
    cost: 'AG2-311',
    target: 'AG2-1330',
    limit: 'AG2-1349',
    phaseAction: 'AG2-316',
    choice: 'AG2-1328',
    x: 'AG2-1327',
    may: 'AG2-305',
    prohibited: 'AG2-447',
    payment: 'AG2-1303',
    spending: 'AG2-1232',
    mulligan: 'AG2-118',
    setup: 'AG2-122',
    setupCost: 'AG2-123',
    setupLimited: 'AG2-125',
    setupHost: 'AG2-127',
    setupEvent: 'AG2-124',
    setupAttach: 'AG2-130',
    plot: 'AG2-512',
    firstPlayer: 'AG2-520',
    whenRevealed: 'AG2-524',
    conflict: 'AG2-462',
    marshal: 'AG2-551',
    notMarshaled: 'AG2-1342',
    limited: 'AG2-683',
    unique: 'AG2-253',
    gold: 'AG2-553',
    noHost: 'AG2-1220',
    host: 'AG2-556',
    ambush: 'AG2-665',
    challenge: 'AG2-570',
    noAttackers: 'AG2-606',
    attackers: 'AG2-604',
    attacker: 'AG2-605',
    stealth: 'AG2-679',
    redirect: 'AG2-728',
    newOpponent: 'AG2-730',
    defenders: 'AG2-614',
    defender: 'AG2-615',
    bypassed: 'AG2-616',
    claimed: 'AG2-632',
    winner: 'AG2-903',
    burning: 'AG2-455',
    delayed: 'AG2-377',
  },
  together: stackPiles,
  consequences,
  pool: poolOf,
  price,
  pays,
  forbidsPlay,
  playerActions: [marshal, marshalUnder, ambush],
  gameAbilities: [duplicateSave('would')], // AG2-1205
  putIntoPlay,
  mayEnter,
  strayGoes: (m, attachment) => (hasKeyword(m, attachment, 'terminal') ? 'discard' : 'hand'), // AG2-691
  partners: (_m, seat) => ALONE[seat],
  forbidsChallenge: (m, seat, against) =>
    supports(m, seat, against) ? refuse('AG2-721', 'why.supports') : null,
  mayEnterFrom,
  mayControl,
  maySave,
  save,
  afterPlaying,
  unplayed,
});
