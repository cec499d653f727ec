import {
  type Choose,
  choose,
  message,
  type Refused,
  refuse,
  type Seat,
  type Vars,
} from '@small-council/engine';
import {
  type Code,
  cardName,
  definition,
  type HandCard,
  inPlayerOrder,
  mayContain,
  newCard,
  newUse,
  obstacle,
  type PlayerAction,
  type R,
  spend,
  spendable,
  steps,
  theCard,
  thePlayer,
  useAbility,
} from '@small-council/lcg';
import { chooseHost, duplicateOf, entering, hasHost } from '@small-council/lcg/rules';
import { logOwn } from '../ownFacts.ts';
import { event } from '../vocabulary.ts';
import { mayEnter } from './uniqueness.ts';

/** Shadows (AG1-928 to AG1-934): cards that lie face down until they come out. */

const { flow, act, ask, each } = steps;

const INTO_SHADOWS = 2;

/** What a card costs to come out: the number behind the "s"; null is no Shadow card. */
const costOut = (m: R, code: Code): number | null => definition(m, code).values.shadow ?? null;

// ---- into shadows

type Hiding = { seat: Seat; held: string };

export const intoShadows = flow<Hiding>('intoShadows', [
  act<Hiding>('payShadows', (m, { seat }) => spend(m, seat, INTO_SHADOWS)),
  act<Hiding>('lieDown', (m, { seat, held }) => {
    const player = m.table.players[seat];
    player.placed.push(...player.hand.filter(({ id }) => id === held));
    player.hand = player.hand.filter(({ id }) => id !== held);
    logOwn(m, 'fact.intoShadows', { seat: thePlayer(seat) });
    m.revealed();
  }),
]);

/** AG1-929: the active player, for exactly 2 gold. */
function cannotHide(m: R, seat: Seat): Refused | null {
  if (m.table.phase !== 'marshaling' || m.table.active !== seat)
    return refuse('AG1-929', 'why.notActive');
  return spendable(m, seat) < INTO_SHADOWS
    ? refuse('AG1-929', 'why.gold', { cost: INTO_SHADOWS })
    : null;
}

/** By what a deck may contain: whether there is a Shadow card among it. */
const shadowed = new WeakMap<readonly Code[], boolean>();

function holdsShadows(m: R, pool: readonly Code[]): boolean {
  let holds = shadowed.get(pool);
  if (holds === undefined) {
    holds = pool.some((code) => costOut(m, code) !== null);
    shadowed.set(pool, holds);
  }
  return holds;
}

export const hide: PlayerAction = {
  name: 'shadows',
  say: (code) => message('option.intoShadows', { card: cardName(code) }),
  concerns: (m, code) => costOut(m, code) !== null,
  possible: (m, seat) => cannotHide(m, seat) === null && holdsShadows(m, mayContain(m, seat)),
  can: cannotHide,
  hidden: true,
  flow: intoShadows,
};

// ---- out of shadows

/** Why this card cannot come out now, or null (AG1-932, AG1-934). */
function cannotComeOut(m: R, seat: Seat, { code }: HandCard): Refused | null {
  const cost = costOut(m, code) ?? 0;
  const { type } = definition(m, code);
  if (cost > spendable(m, seat)) return refuse('AG1-932', 'why.gold', { cost });
  if (type === 'event')
    return obstacle(m, eventUse(m, seat, 0, code), false) === null
      ? null
      : refuse('AG1-1002', 'why.notNow');
  if (duplicateOf(m, seat, code)) return null;
  if (!mayEnter(m, seat, code, seat)) return refuse('AG1-934', 'why.unique');
  if (type === 'attachment' && !hasHost(m, seat, code)) return refuse('AG1-110', 'why.noHost');
  return null;
}

const eventUse = (m: R, seat: Seat, card: number, code: Code) =>
  newUse(seat, card, code, '', definition(m, code).abilities[0].name, null);

type Coming = { seat: Seat; card: number };

/** AG1-931: everybody with a card there is asked; whether one of them can come, only its player knows. */
const comingOut = flow<Coming>('comingOut', [
  ask<Coming, Choose>('outOfShadows', {
    who: (m, { seat }) => (m.table.players[seat].placed.length > 0 ? seat : []),
    question: (m, _here, seat) => {
      const { placed } = m.table.players[seat];
      return choose({
        text: message('ask.outOfShadows'),
        rule: 'AG1-931',
        from: placed.filter((one) => cannotComeOut(m, seat, one) === null).map(({ id }) => id),
        min: 0,
        label: (id) => cardName(placed.find((one) => one.id === id)?.code ?? ''),
        pass: message('option.nothing'),
        blocked: () =>
          placed.flatMap((one) => {
            const why = cannotComeOut(m, seat, one);
            return why ? [{ id: one.id, ...why }] : [];
          }),
      });
    },
    answer: (m, here, [id]) => {
      if (id === undefined) return;
      const player = m.table.players[here.seat];
      const { code } = player.placed.find((one) => one.id === id) as HandCard;
      player.placed = player.placed.filter((one) => one.id !== id);
      here.card = newCard(m.table, code, here.seat, 'limbo').id;
      m.revealed();
      const card = theCard(m.table.cards[here.card]);
      logOwn(m, 'fact.outOfShadows', { seat: thePlayer(here.seat), card });
      spend(m, here.seat, costOut(m, code) ?? 0);
    },
  }),
  act<Coming>('orStays', (m, { card }) => {
    if (card === 0) m.leave();
  }),
  chooseHost,
  act<Coming>('comesOut', (m, { seat, card }) => {
    const { code } = m.table.cards[card];
    if (definition(m, code).type === 'event') return useAbility(m, eventUse(m, seat, card, code)); // AG1-933
    return [entering(m, { seat, card }, 'shadow'), event('outOfShadows', { card, seat })];
  }),
]);

/** At the start of every phase. */
export const shadows = each<Vars, Coming>(
  (m) => inPlayerOrder(m).map((seat) => ({ seat, card: 0 })),
  comingOut,
);
