import { choose, flows, type Message, message, type Seat } from '@small-council/engine';
import { isOrder } from '../blocks/book.ts';
import type { Ability, Part, Use } from '../blocks/definition.ts';
import type { M, R, War } from '../table.ts';
import { anyUnitThing, causeOf, playerThing, tacticsThing } from '../things.ts';
import { has, type Waiting, waitingFor } from './inForce.ts';
import { findUnit, friends, isOnField, isTactics, ncuOf, seatsInOrder, unitOf } from './look.ts';
import { type Moment, type Moments, ruleOf } from './timing.ts';

const { flow, act, ask, each } = flows<War>();

/** The part of an ability or card that is in use. */
export function partOf(m: R, use: Use): Part {
  const part = abilityOf(m, use).parts[use.part];
  if (!part) throw new Error(`there is no part ${use.part} of "${use.source}"`);
  return part;
}

/** The ability in use; what lies beside a combat unit works there as the card says (SIF-714, SIF-1820). */
export function abilityOf({ book }: R, { source, unit }: Use): Ability {
  const ability = book.abilities.get(source);
  const beside = unit?.startsWith('u') && ability?.attached;
  const found = beside || ability;
  if (!found) throw new Error(`there is no ability "${source}"`);
  return found;
}

const useOf = (
  { source, part, unit, seat }: Pick<Waiting, 'source' | 'part' | 'unit' | 'seat'>,
  moment: Moment,
  of: Use['of'],
): Use => ({ seat, unit, source, part, moment, of, chosen: [], cancelled: false });

/** Whether everything is there that it needs: its moment, its condition, its targets, something to do (SIF-1812). */
function isUsable(m: R, part: Part, use: Use): boolean {
  if (!part.on.fits(m, use) || part.when?.holds(m, use) === false) return false;
  if (part.choices.some(({ unless, from }) => !unless?.holds(m, use) && from(m, use).length === 0))
    return false;
  // What it can do to a target shows once the target is chosen; until then having one is enough.
  if (part.choices.some(({ unless }) => !unless?.holds(m, use))) return true;
  return part.does.some(({ can }) => can === undefined || can(m, use));
}

/** The unit that a card or order is about is its target (SIF-734, SIF-827); it may be banned from that (SIF-1819). */
function isBanned(m: R, use: Use): boolean {
  const { unit: about, attacker, defender } = use.of;
  return [use.unit, about, attacker, defender].some((id) => {
    const unit = typeof id === 'string' ? findUnit(m, id) : undefined;
    return unit !== undefined && friends(m, unit.seat, use.seat) && has(m, 'noCards', unit.id);
  });
}

const isPayable = (m: R, unit: string, source: string, part: number, { cost }: Part): boolean => {
  if (cost === null) return true;
  const { tokens, spent } = ncuOf(m, unit);
  return cost === 'token' ? tokens > 0 : !spent.includes(`${source}:${part}`);
};

/** The abilities and orders on the table that a seat may use now. Everybody can see them. */
function abilitiesToUse(
  m: R,
  waiting: readonly Waiting[],
  seat: Seat,
  moment: Moment,
  of: Use['of'],
  limited: boolean,
): Use[] {
  return waiting.flatMap((one): Use[] => {
    const { ability, source, unit } = one;
    if (one.seat !== seat || (ability.kind !== 'may' && ability.kind !== 'order')) return [];
    if (ability.kind === 'order') {
      if (limited || (unit !== null && findUnit(m, unit)?.used.includes(source))) return [];
    }
    if (unit !== null && !isPayable(m, unit, source, one.part, ability.parts[one.part])) return [];
    const use = useOf(one, moment, of);
    if (ability.kind === 'order' && isBanned(m, use)) return [];
    return isUsable(m, ability.parts[one.part], use) ? [use] : [];
  });
}

/** The tactics cards of these that fit the moment (SIF-729). */
function cardsToPlay(
  m: R,
  among: readonly string[],
  seat: Seat,
  moment: Moment,
  of: Use['of'],
): Use[] {
  const { book, table } = m;
  if (table.silenced.includes(seat)) return [];
  const cards = book.cards.get(moment) ?? [];
  return cards.flatMap(({ source, part, ability }): Use[] => {
    if (!among.includes(source)) return [];
    const use = useOf({ source, part, unit: null, seat }, moment, of);
    if (isBanned(m, use)) return [];
    return isUsable(m, ability.parts[part], use) ? [use] : [];
  });
}

/** The tactics cards that somebody may hold, as far as everybody knows: all that nobody has seen leave. */
export function unseenCards({ table }: R, seat: Seat): string[] {
  const { all, discard } = table.players[seat];
  const left = all.slice();
  const gone = [
    ...discard,
    ...table.units.flatMap(({ cards }) =>
      cards.filter((one) => one.seat === seat).map(({ card }) => card),
    ),
  ];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whether a seat is asked at a moment: by what everybody can see, never by what is in its hand. */
function couldUse(
  m: R,
  waiting: readonly Waiting[],
  seat: Seat,
  moment: Moment,
  of: Use['of'],
  limited = false,
): boolean {
  if (abilitiesToUse(m, waiting, seat, moment, of, limited).length > 0) return true;
  if (limited || m.table.players[seat].hand.length === 0 || !m.book.cards.has(moment)) return false;
  return cardsToPlay(m, unseenCards(m, seat), seat, moment, of).length > 0;
}

/** What happens at a moment of the ladder: what must, then what may. */
export function happen<K extends Moment>(m: M, moment: K, of: Moments[K]): void {
  const waiting = waitingFor(m, moment);
  const about = of as unknown as Use['of'];
  const order = seatsInOrder(m);
  const forced =
    waiting.length === 0
      ? []
      : order.flatMap((seat) =>
          waiting
            .filter((one) => one.ability.kind === 'forced' && one.seat === seat)
            .map((one) => useOf(one, moment, about))
            .filter((use) => isUsable(m, partOf(m, use), use)),
        );
  if (forced.length === 0 && !order.some((seat) => couldUse(m, waiting, seat, moment, about)))
    return;
  m.call(window, { moment, of: about, forced, declared: [] });
}

type WindowVars = { moment: Moment; of: Use['of']; forced: Use[]; declared: Use[] };

/** What must happen, one after the other; whose it is chooses the order (SIF-803, SIF-1708). */
const must: ReturnType<typeof flow> = flow<{ forced: Use[] }>('must', [
  ask('mustFirst', {
    who: (_m, { forced }) => {
      const [first, second] = forced;
      return second && first.seat === second.seat ? first.seat : [];
    },
    question: (m, { forced }, seat) =>
      choose({
        text: message('ask.mustFirst'),
        rule: 'SIF-803',
        from: forced.filter((use) => use.seat === seat).map(idOf),
        label: (id) => labelOf(m, find(forced, id)),
      }),
    answer: (_m, here, [id]) => {
      const chosen = find(here.forced, id);
      here.forced = [chosen, ...here.forced.filter((use) => use !== chosen)];
    },
  }),
  act('mustDo', (m, { forced }) => {
    const [first, ...rest] = forced;
    m.log('fact.used', {
      seat: first.seat,
      by: sourceUnit(m, first),
      ability: causeOf(first.source),
    });
    m.call(declare, { use: first, mode: 'resolve' });
    if (rest.length > 0) m.call(must, { forced: rest });
  }),
]);

const sourceUnit = (m: R, { unit }: Use) => (unit === null ? null : anyUnitThing(m, unit));

const idOf = ({ unit, source, part }: Use): string => `${unit ?? 'hand'}:${source}:${part}`;
const find = (uses: readonly Use[], id: string): Use => {
  const use = uses.find((one) => idOf(one) === id);
  if (!use) throw new Error(`nothing waits as "${id}"`);
  return use;
};

const labelOf = (m: R, use: Use): Message =>
  use.unit === null
    ? message('option.play', { card: tacticsThing(use.source) })
    : message('option.use', { ability: causeOf(use.source), unit: anyUnitThing(m, use.unit) });

/** One player's turn in a window: one order or card for each event (SIF-802, SIF-1809), abilities as they like. */
const opportunity = flow<{
  seat: Seat;
  moment: Moment;
  of: Use['of'];
  limited: boolean;
  used: string[];
}>('opportunity', [
  ask('use', {
    who: (m, { seat, moment, of, limited, used }) =>
      couldUse(m, notUsed(waitingFor(m, moment), used), seat, moment, of, limited) ? seat : [],
    question: (m, here) => {
      const uses = usesOf(m, here);
      return choose({
        text: message('ask.use', { moment: message(`moment.${here.moment}`) }),
        rule: ruleOf(here.moment),
        from: uses.map(idOf),
        min: 0,
        label: (id) => labelOf(m, find(uses, id)),
        pass: message('pass.use'),
      });
    },
    answer: (m, here, [id]) => {
      if (id === undefined) return;
      const use = find(usesOf(m, here), id);
      if (use.unit === null || isOrder(use.source)) here.limited = true;
      here.used.push(`${use.unit}:${use.source}`);
      m.call(declare, { use, mode: 'wait' });
      m.again();
    },
  }),
]);

const notUsed = (waiting: readonly Waiting[], used: readonly string[]): Waiting[] =>
  waiting.filter(({ unit, source }) => !used.includes(`${unit}:${source}`));

function usesOf(
  m: R,
  {
    seat,
    moment,
    of,
    limited,
    used,
  }: { seat: Seat; moment: Moment; of: Use['of']; limited: boolean; used: string[] },
): Use[] {
  const abilities = abilitiesToUse(
    m,
    notUsed(waitingFor(m, moment), used),
    seat,
    moment,
    of,
    limited,
  );
  return limited
    ? abilities
    : [...abilities, ...cardsToPlay(m, m.table.players[seat].hand, seat, moment, of)];
}

/** Which choice comes next; one that need not be made is passed over. */
function nextChoice(m: R, use: Use): number | null {
  const { choices } = partOf(m, use);
  for (let at = use.chosen.length; at < choices.length; at++) {
    const { unless, from } = choices[at];
    if (!unless?.holds(m, use) && from(m, use).length > 0) return at;
  }
  return null;
}

/** Something is used: paid, aimed, and open to be answered (SIF-1813, SIF-1814). */
const declare: ReturnType<typeof flow> = flow<{ use: Use; mode: 'resolve' | 'wait' }>('declare', [
  act('pay', (m, { use }) => {
    const { seat, unit, source } = use;
    if (unit === null) {
      const player = m.table.players[seat];
      player.hand.splice(player.hand.indexOf(source), 1);
      player.discard.push(source);
      m.revealed();
      m.log('fact.played', { seat, player: playerThing(seat), card: tacticsThing(source) });
      return;
    }
    const ability = abilityOf(m, use);
    if (ability.kind === 'order') unitOf(m, unit).used.push(source);
    const { cost } = partOf(m, use);
    if (cost === 'token') ncuOf(m, unit).tokens--;
    if (cost === 'once') ncuOf(m, unit).spent.push(`${source}:${use.part}`);
    if (ability.kind !== 'forced')
      m.log('fact.used', { seat, by: anyUnitThing(m, unit), ability: causeOf(source) });
  }),
  ask('aim', {
    who: (m, { use }) => (nextChoice(m, use) === null ? [] : use.seat),
    question: (m, { use }) => {
      const { text, from, label } = partOf(m, use).choices[nextChoice(m, use) as number];
      return choose({
        text,
        rule: 'SIF-1813',
        from: from(m, use),
        label: label ?? ((id) => message('option.unit', { unit: anyUnitThing(m, id) })),
      });
    },
    answer: (m, { use }, [id]) => {
      const at = nextChoice(m, use) as number;
      while (use.chosen.length < at) use.chosen.push('');
      use.chosen.push(id);
      m.again();
    },
  }),
  act('announce', (m, { use }) => {
    const { seat, unit, source, of } = use;
    const about = unit ?? (typeof of.unit === 'string' ? of.unit : null);
    if (isTactics(source) && unit === null)
      happen(m, 'cardPlayed', {
        seat,
        card: source,
        unit: use.chosen.find((id) => isOnField(m, id)) ?? about,
      });
    const how =
      unit === null ? 'card' : unit.startsWith('n') ? 'ncu' : isOrder(source) ? 'order' : 'ability';
    for (const id of new Set(use.chosen))
      if (isOnField(m, id)) happen(m, 'targeted', { unit: id, seat, by: source, how });
  }),
  act('stand', (m, { use, mode }) => {
    const open = m.stack.findLast((frame) => frame.flow === 'window');
    if (mode === 'wait' && open) (open.vars as WindowVars).declared.push(use);
    else m.call(resolve, { use, at: 0 });
  }),
]);

/** The use that is being answered: the innermost that is being declared (SIF-1814). */
export function answeredUse({ stack }: R): Use | null {
  const frame = stack.findLast(({ flow: name }) => name === 'declare');
  return frame ? (frame.vars as { use: Use }).use : null;
}

/** What it does, one effect after the other. */
export const resolve = flow<{ use: Use; at: number }>('resolve', [
  act('effect', (m, here) => {
    const { use } = here;
    if (use.cancelled) {
      m.log('fact.cancelled', { what: causeOf(use.source) });
      return;
    }
    const effect = partOf(m, use).does[here.at++];
    if (!effect) return;
    m.again();
    if (effect.can === undefined || effect.can(m, use)) effect.does(m, use);
  }),
]);

/** All declared, then all resolved, the active player's first (SIF-807). */
export const window = flow<WindowVars>('window', [
  act('forced', (m, { forced }) => {
    if (forced.length > 0) m.call(must, { forced });
  }),
  each(
    (m: M, { moment, of }: WindowVars) =>
      seatsInOrder(m).map((seat) => ({ seat, moment, of, limited: false, used: [] as string[] })),
    opportunity,
  ),
  act('resolveAll', (m, { declared: uses }) => {
    for (const use of uses) m.call(resolve, { use, at: 0 });
  }),
]);

/** Flows that steps call by name. */
export const windowFlows = [window, must, declare, resolve];
