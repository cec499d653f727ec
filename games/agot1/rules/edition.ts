import type { Seat } from '@small-council/engine';
import {
  CANNOT,
  type Card,
  type Code,
  currentUse,
  type Definition,
  type Edition,
  edition,
  happened,
  holds,
  isConstant,
  laterEffects,
  type M,
  type R,
  settleLoop,
  toPile,
  useNow,
} from '@small-council/lcg';
import {
  duplicateOf,
  duplicateSave,
  hasHost,
  limitedLeft,
  marshal,
  maySave,
  pays,
  putIntoPlay,
  save,
  unplayed,
} from '@small-council/lcg/rules';
import { cards } from '../cards/index.ts';
import { houseFault } from '../decks/check.ts';
import { events } from '../events.ts';
import { firstTable } from '../table.ts';
import { timing } from '../timing.ts';
import { event } from '../vocabulary.ts';
import { ambush } from './ambush.ts';
import { consequences, partners, powerCounts } from './end.ts';
import { houseAttachment } from './houseAttachments.ts';
import { infamy } from './infamy.ts';
import { contributes, moreStrength, mostDefenders } from './keywords.ts';
import { giveGold } from './littlefinger.ts';
import { houseOf, price } from './price.ts';
import { insteadOf } from './replacements.ts';
import { hide } from './shadows.ts';
import { forbidsChallenge } from './titles.ts';
import { paysTolls, tolls } from './tolls.ts';
import { mayControl, mayEnter } from './uniqueness.ts';

/** The first edition, as the shared parts of the card games see it. */

const pools = new Map<string, readonly Code[]>();

/** Everything a deck of this House may contain: all but what is for another House only (AG1-1104, AG1-1106). */
export function poolFor(house: string): readonly Code[] {
  let pool = pools.get(house);
  if (!pool) {
    pool = [...cards.values()]
      .filter(({ type }) => type !== 'faction' && type !== 'title' && type !== 'agenda')
      .filter((card) => houseFault(card, house) === null)
      .map(({ code }) => code);
    pools.set(house, pool);
  }
  return pool;
}

/** AG1-908 for events, and what cards forbid. */
function forbidsPlay(m: R, seat: Seat, code: Code): boolean {
  const { keywords } = cards.get(code) as Definition;
  if (keywords.includes('limited') && !limitedLeft(m, seat)) return true;
  return holds(m, CANNOT.play, { seat, code });
}

/** AG1-415, AG1-1154: free of every cost, but not of uniqueness. */
function mayEnterFrom(m: R, seat: Seat, code: Code, owner = seat, id = 0): boolean {
  const { type } = cards.get(code) as Definition;
  if (type === 'event') return false;
  if (duplicateOf(m, seat, code, owner)) return true; // AG1-1143
  if (!mayEnter(m, seat, code, owner, id)) return false;
  return type !== 'attachment' || hasHost(m, seat, code);
}

/** AG1-115, AG1-914, AG1-915: a Deathbound event that has resolved goes to the dead pile. */
function afterPlaying(m: M, card: Card): void {
  if (card.zone !== 'limbo') return;
  const { keywords } = cards.get(card.code) as Definition;
  const resolved = useNow(m) !== undefined && currentUse(m).initiated;
  if (keywords.includes('deathbound') && resolved) {
    toPile(m, card, 'dead');
    return;
  }
  toPile(m, card, 'discard');
  happened(m, [event('placedInDiscard', { card: card.id, seat: card.owner }, { from: 'limbo' })]);
}

const lurking: ReadonlySet<Code> = new Set(
  [...cards.values()]
    .filter(({ abilities }) =>
      abilities.some((ability) => !isConstant(ability) && ability.from && ability.from !== 'hand'),
    )
    .map(({ code }) => code),
);

export const firstEdition: Edition = edition({
  cards,
  lurking,
  events,
  timing,
  own: firstTable,
  flows: { laterEffects, settleLoop },
  rules: {
    actionWindow: 'AG1-1016',
    loop: 'AG1-1016',
    restriction: 'AG1-1002',
    potential: 'AG1-1121',
    cost: 'AG1-1121',
    target: 'AG1-1121',
    limit: 'AG1-1151',
    phaseAction: 'AG1-1002',
    choice: 'AG1-1121',
    x: 'AG1-609',
    may: 'AG1-1019',
    prohibited: 'AG1-1128',
    payment: 'AG1-609',
    spending: 'AG1-1139',
    mulligan: 'AG1-217',
    setup: 'AG1-219',
    setupCost: 'AG1-220',
    setupLimited: 'AG1-223',
    setupHost: 'AG1-222',
    setupEvent: 'AG1-220',
    setupAttach: 'AG1-222',
    plot: 'AG1-304',
    firstPlayer: 'AG1-313',
    whenRevealed: 'AG1-316',
    conflict: 'AG1-316',
    marshal: 'AG1-402',
    notMarshaled: 'AG1-1001',
    limited: 'AG1-908',
    unique: 'AG1-802',
    gold: 'AG1-408',
    noHost: 'AG1-110',
    host: 'AG1-110',
    ambush: 'AG1-922',
    challenge: 'AG1-502',
    noAttackers: 'AG1-512',
    attackers: 'AG1-509',
    attacker: 'AG1-510',
    stealth: 'AG1-902',
    redirect: 'AG1-722',
    newOpponent: 'AG1-723',
    defenders: 'AG1-513',
    defender: 'AG1-514',
    bypassed: 'AG1-902',
    claimed: 'AG1-524',
    winner: 'AG1-614',
    burning: 'AG1-316',
    delayed: 'AG1-316',
  },
  together: () => undefined,
  consequences,
  pool: (m, seat) => poolFor(houseOf(m, seat)),
  price,
  pays,
  forbidsPlay,
  playerActions: [marshal, houseAttachment, ambush, hide],
  freeActions: [giveGold],
  gameAbilities: [duplicateSave('save'), infamy], // AG1-809
  putIntoPlay,
  mayEnter,
  strayGoes: () => 'discard', // AG1-112
  powerCounts,
  moreStrength,
  contributes,
  mostDefenders,
  partners,
  forbidsChallenge,
  tolls,
  paysTolls,
  insteadOf,
  mayEnterFrom,
  mayControl,
  maySave,
  save,
  afterPlaying,
  unplayed,
});
