import { choose, flows, type Message, message, type Seat } from '@small-council/engine';
import { isOrder, type SourcedPart } from '../blocks/book.ts';
import type { Ability, Choice, Effect, Part, Use } from '../blocks/definition.ts';
import type { TokenKind } from '../content/definition.ts';
import type { M, R, War } from '../table.ts';
import { anyUnitThing, causeOf, playerThing, tacticsThing } from '../things.ts';
import { has, useOf, type Waiting, waitingFor } from './inForce.ts';
import { findUnit, friends, isOnField, ncuOf, opponentOf, seatsInOrder, unitOf } from './look.ts';
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
  const ability = unit === null ? undefined : book.abilities.get(source);
  const card = ability ? undefined : book.tactics.get(source);
  const beside = unit?.startsWith('u') && (ability ?? card)?.attached;
  const found = beside || ability || card;
  if (!found) throw new Error(`there is no ability "${source}"`);
  return found;
}

const waitsFor = ({ seat, unit, source, part }: Waiting, moment: Moment, of: Use['of']): Use =>
  useOf(seat, unit, source, part, moment, of);

/** Whether everything is there that it needs: its moment, its condition, its targets, something to do (SIF-1812). */
function isUsable(m: R, part: Part, use: Use): boolean {
  if (!part.on.fits(m, use) || part.when?.holds(m, use) === false) return false;
  const choices = part.choices.filter(({ unless }) => !unless?.holds(m, use));
  // What comes after the first choice may hang on it.
  const first = choices.find(({ upTo }) => !upTo);
  if (first && !isOpen(m, first, use)) return false;
  // What it can do to a target shows once the target is chosen; until then having one is enough.
  if (choices.some((choice) => isOpen(m, choice, use))) return true;
  return part.does.some(({ can, bonus }) => !bonus && (can === undefined || can(m, use)));
}

/** Whether there is something to choose; who is asked never follows from what is hidden. */
const isOpen = (m: R, { there, from, count }: Choice, use: Use): boolean =>
  (count === undefined || count.of(m, use) > 0) &&
  (there ? there(m, use) : from(m, use).length > 0);

/** The unit that a card or order is about is its target (SIF-734, SIF-827); it may be banned from that (SIF-1819). */
function isBanned(m: R, use: Use): boolean {
  const { unit: about, attacker, defender } = use.of;
  return [use.unit, about, attacker, defender].some((id) => {
    const unit = typeof id === 'string' ? findUnit(m, id) : undefined;
    return unit !== undefined && friends(m, unit.seat, use.seat) && has(m, 'noCards', unit.id);
  });
}

/** What is paid for a part: a token of its card, or its only use in this game. */
function isPayable(m: R, { unit, source, part }: Use, { cost }: Part): boolean {
  if (cost === null || unit === null) return true;
  const holder = unit.startsWith('n') ? ncuOf(m, unit) : unitOf(m, unit);
  if (cost === 'once') return !holder.spent.includes(`${source}:${part}`);
  return tokensOf(m, unit, cost) > 0;
}

/** The tokens of a kind on a unit, or on the card of an NCU. */
export const tokensOf = (m: R, id: string, kind: TokenKind): number =>
  id.startsWith('n') ? ncuOf(m, id).tokens : (unitOf(m, id).tokens[kind] ?? 0);

export function addTokens(m: M, id: string, kind: TokenKind, count: number): void {
  if (id.startsWith('n')) ncuOf(m, id).tokens += count;
  else {
    const { tokens } = unitOf(m, id);
    tokens[kind] = (tokens[kind] ?? 0) + count;
  }
}

function pay(m: M, { unit, source, part }: Use, { cost }: Part): void {
  if (cost === null || unit === null) return;
  const holder = unit.startsWith('n') ? ncuOf(m, unit) : unitOf(m, unit);
  if (cost === 'once') holder.spent.push(`${source}:${part}`);
  else addTokens(m, unit, cost, -1);
}

/** The abilities and orders on the table that a seat may use now. Everybody can see them. */
function abilitiesToUse(
  m: R,
  waiting: readonly Waiting[],
  seat: Seat,
  moment: Moment,
  of: Use['of'],
  limited: boolean,
): Use[] {
  const found: Use[] = [];
  for (const one of waiting) {
    const { ability, source, unit } = one;
    const part = ability.parts[one.part];
    if (one.seat !== seat || (part.kind !== 'may' && part.kind !== 'order')) continue;
    if (part.kind === 'order') {
      if (limited || findUnit(m, unit)?.used.includes(source)) continue;
    }
    const use = waitsFor(one, moment, of);
    if (!isPayable(m, use, part)) continue;
    if (part.kind === 'order' && isBanned(m, use)) continue;
    if (isUsable(m, part, use)) found.push(use);
  }
  return found;
}

/** A tactics card at its moment, if it can be played then (SIF-729). */
function playOf(
  m: R,
  { source, part, ability }: SourcedPart,
  seat: Seat,
  moment: Moment,
  of: Use['of'],
): Use | null {
  const use = useOf(seat, null, source, part, moment, of);
  return isBanned(m, use) || !isUsable(m, ability.parts[part], use) ? null : use;
}

/** The tactics cards for a moment, for whoever may play any. */
const cardsFor = ({ book, table }: R, seat: Seat, moment: Moment): readonly SourcedPart[] =>
  table.silenced.includes(seat) ? [] : (book.cards.get(moment) ?? []);

/** Whether somebody may hold a tactics card, as far as everybody knows: one of them that nobody has seen leave. */
function mayHold({ table }: R, seat: Seat, card: string): boolean {
  const { all, discard } = table.players[seat];
  let left = 0;
  for (const one of all) if (one === card) left++;
  if (left === 0) return false;
  for (const one of discard) if (one === card) left--;
  for (const unit of table.units)
    for (const one of unit.cards) if (one.seat === seat && one.card === card) left--;
  return left > 0;
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
  if (limited || m.table.players[seat].hand.length === 0) return false;
  return cardsFor(m, seat, moment).some(
    (one) => mayHold(m, seat, one.source) && playOf(m, one, seat, moment, of) !== null,
  );
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
            .filter((one) => one.ability.parts[one.part].kind === 'forced' && one.seat === seat)
            .map((one) => waitsFor(one, moment, about))
            .filter((use) => isPayable(m, use, partOf(m, use)) && isUsable(m, partOf(m, use), use)),
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
    // A use of its own: what is chosen for it is noted in one place only.
    m.call(declare, { use: { ...first, chosen: [] }, mode: 'resolve' });
    if (rest.length > 0) m.call(must, { forced: rest });
  }),
]);

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
  if (limited) return abilities;
  const { hand } = m.table.players[seat];
  const cards = cardsFor(m, seat, moment).filter(({ source }) => hand.includes(source));
  return [...abilities, ...cards.flatMap((one) => playOf(m, one, seat, moment, of) ?? [])];
}

/** Which choice comes next; one that need not be made is passed over. */
function nextChoice(m: R, choices: readonly Choice[], use: Use): number | null {
  for (let at = use.asked; at < choices.length; at++)
    if (!choices[at].unless?.holds(m, use) && isOpen(m, choices[at], use)) return at;
  return null;
}

/** Who makes a choice of this use. */
const chooserOf = (m: R, { byOpponent }: Choice, { seat }: Use): Seat =>
  byOpponent ? opponentOf(m, seat) : seat;

function choiceQuestion(m: R, choice: Choice, use: Use) {
  const { text, from, label, count, upTo, each } = choice;
  const all = from(m, use);
  const copies = each && Object.fromEntries(all.map((id) => [id, each(m, use, id)]));
  const most = count?.of(m, use) ?? 1;
  const there = copies ? Object.values(copies).reduce((sum, one) => sum + one, 0) : all.length;
  return choose({
    text,
    rule: 'SIF-1813',
    from: all,
    min: upTo ? 0 : Math.min(most, there),
    max: most,
    ...(copies && { each: copies }),
    ...(upTo && { pass: message('pass.none') }),
    label: label ?? ((id) => message('option.unit', { unit: anyUnitThing(m, id) })),
  });
}

/** Notes what was chosen; a choice that was passed over leaves its place empty. */
function note(use: Use, chosen: string[], at: number, ids: readonly string[]): void {
  for (; use.asked < at; use.asked++) chosen.push('');
  chosen.push(...(ids.length > 0 ? ids : ['']));
  use.asked++;
}

/** What it is that somebody uses: others wait for orders, or for what NCUs do. */
const howOf = ({ unit, source }: Use): Moments['targeted']['how'] => {
  if (unit === null) return 'card';
  if (unit.startsWith('n')) return 'ncu';
  return isOrder(source) ? 'order' : 'ability';
};

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
    const part = partOf(m, use);
    if (part.kind === 'order') unitOf(m, unit).used.push(source);
    pay(m, use, part);
    m.log('fact.used', { seat, by: anyUnitThing(m, unit), ability: causeOf(source) });
  }),
  ask('aim', {
    who: (m, { use }) => {
      const { choices } = partOf(m, use);
      const at = nextChoice(m, choices, use);
      return at === null ? [] : chooserOf(m, choices[at], use);
    },
    question: (m, { use }) => {
      const { choices } = partOf(m, use);
      return choiceQuestion(m, choices[nextChoice(m, choices, use) as number], use);
    },
    answer: (m, { use }, ids) => {
      note(use, use.chosen, nextChoice(m, partOf(m, use).choices, use) as number, ids);
      m.again();
    },
  }),
  act('announce', (m, { use }) => {
    const { seat, unit, source } = use;
    const how = howOf(use);
    const targets = targetsOf(m, use);
    if (how === 'card') happen(m, 'cardPlayed', { seat, card: source, unit: targets[0] ?? null });
    if (how === 'order') happen(m, 'orderUsed', { unit: unit as string, seat, order: source });
    for (const id of targets) happen(m, 'targeted', { unit: id, seat, by: source, how });
  }),
  act('stand', (m, { use, mode }) => {
    const open = m.stack.findLast((frame) => frame.flow === 'window');
    if (mode === 'wait' && open) (open.vars as WindowVars).declared.push(use);
    else m.call(resolve, { use, at: 0 });
  }),
]);

/** Whom a use is aimed at: who was named, and whose deed a card or order answers (SIF-1712). */
function targetsOf(m: R, { chosen, unit, source, of }: Use): string[] {
  const about = unit === null || isOrder(source) ? (of.unit ?? of.attacker) : null;
  const named = typeof about === 'string' ? [...chosen, about] : chosen;
  return [...new Set(named)].filter((id) => isOnField(m, id));
}

/** The use that is being answered: the innermost that is being declared (SIF-1814). */
export function answeredUse({ stack }: R): Use | null {
  const frame = stack.findLast(({ flow: name }) => name === 'declare' || name === 'further');
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

// ---- effects that wait

/** An effect inside a use, found again by its place: its own choices come when it is done. */
export type Further = { use: Use; index: number };

/** All effects of a part with those that they hold, in the order in which they are written. */
function* effectsIn(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if (effect.inner) yield* effectsIn(effect.inner);
  }
}

/** An effect as plain data, to be done later. */
export function asFurther(m: R, use: Use, effect: Effect): Further {
  const index = [...effectsIn(partOf(m, use).does)].indexOf(effect);
  if (index < 0) throw new Error(`"${use.source}" does not hold this effect`);
  return { use: { ...use }, index };
}

const effectOf = (m: R, { use, index }: Further): Effect =>
  [...effectsIn(partOf(m, use).does)][index];

/** The use with what was just chosen before what was chosen when it was declared. */
const withPicked = ({ use, picked }: { use: Use; picked: string[] }): Use => ({
  ...use,
  chosen: [...picked, ...use.chosen],
});

type FurtherVars = Further & { picked: string[]; at: number };

/** The part of a use that waited: its choices are made now, then it happens. */
const further = flow<FurtherVars>('further', [
  ask('aimFurther', {
    who: (m, here) => {
      const choices = effectOf(m, here).choices ?? [];
      const at = nextChoice(m, choices, withPicked(here));
      return at === null ? [] : chooserOf(m, choices[at], here.use);
    },
    question: (m, here) => {
      const choices = effectOf(m, here).choices ?? [];
      const use = withPicked(here);
      return choiceQuestion(m, choices[nextChoice(m, choices, use) as number], use);
    },
    answer: (m, here, ids) => {
      const at = nextChoice(m, effectOf(m, here).choices ?? [], withPicked(here)) as number;
      note(here.use, here.picked, at, ids);
      m.again();
    },
  }),
  act('aimedFurther', (m, here) => {
    for (const id of new Set(here.picked))
      if (isOnField(m, id)) {
        const { seat, source } = here.use;
        happen(m, 'targeted', { unit: id, seat, by: source, how: howOf(here.use) });
      }
  }),
  act('doFurther', (m, here) => {
    if (here.use.cancelled) {
      m.log('fact.cancelled', { what: causeOf(here.use.source) });
      return;
    }
    const effect = effectOf(m, here).inner?.[here.at++];
    if (!effect) return;
    m.again();
    const use = withPicked(here);
    if (effect.can === undefined || effect.can(m, use)) effect.does(m, use);
  }),
]);

export const callFurther = (m: M, { use, index }: Further): void =>
  m.call(further, { use: { ...use, asked: 0 }, index, picked: [], at: 0 });

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
export const windowFlows = [window, must, declare, resolve, further];
