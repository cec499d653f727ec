import { type Message, message, type Seat } from '@small-council/engine';
import type { TacticsId } from '../content/index.ts';
import { grantAction, possible } from '../rules/actions.ts';
import { attackNow, callHits } from '../rules/attack.ts';
import { claimNow } from '../rules/board.ts';
import { draw } from '../rules/cards.ts';
import { canBecome, losesCondition, becomes as makes } from '../rules/conditions.ts';
import { lasts } from '../rules/inForce.ts';
import { isEngaged, unitOf } from '../rules/look.ts';
import { callTest, type Test } from '../rules/morale.ts';
import { callManeuver, callShift } from '../rules/moves.ts';
import type { ActionId } from '../rules/timing.ts';
import { answeredUse } from '../rules/windows.ts';
import { loseAbilities, restore, suffer } from '../rules/wounds.ts';
import type { Condition, M, Until } from '../table.ts';
import { causeOf, playerThing, tacticsThing, unitThing } from '../things.ts';
import { amount, type Counted } from './conditions.ts';
import type { Effect, If, Key, Use, Whom } from './definition.ts';

/** What abilities and cards do. Each effect is done by the rules, and can say itself. */

const each =
  (whom: Whom, does: (m: M, id: string, use: Use) => void): Effect['does'] =>
  (m, use) => {
    for (const id of whom.units(m, use)) does(m, id, use);
  };

/** To whom a destruction by this is credited (SIF-956). */
const by = (use: Use): { seat: Seat; unit: string | null } => ({
  seat: use.seat,
  unit: use.unit?.startsWith('u') ? use.unit : null,
});

export const becomes = (condition: Condition, whom: Whom): Effect => ({
  says: message('does.becomes', { whom: whom.says, condition: message(`condition.${condition}`) }),
  can: (m, use) => whom.units(m, use).some((id) => canBecome(m, id, condition)),
  does: each(whom, (m, id, { source }) => makes(m, id, condition, causeOf(source))),
});

export const restores = (wounds: Counted, whom: Whom): Effect => ({
  says: message('does.restores', { whom: whom.says, count: amount(wounds).says }),
  can: (m, use) => whom.units(m, use).some((id) => unitOf(m, id).wounds > 0),
  does: each(whom, (m, id, use) => {
    restore(m, id, amount(wounds).of(m, use), causeOf(use.source));
  }),
});

/** Wounds without a save (SIF-137). */
export const suffers = (wounds: Counted, whom: Whom): Effect => ({
  says: message('does.suffers', { whom: whom.says, count: amount(wounds).says }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, id, use) => {
    suffer(m, id, amount(wounds).of(m, use), by(use), causeOf(use.source));
  }),
});

/** Hits that may be saved, outside of an attack (SIF-1728). */
export const suffersHits = (hits: Counted, whom: Whom): Effect => ({
  says: message('does.suffersHits', { whom: whom.says, count: amount(hits).says }),
  can: (m, use) => whom.units(m, use).length > 0 && amount(hits).of(m, use) > 0,
  does: each(whom, (m, unit, use) => {
    const credited = by(use);
    callHits(m, {
      unit,
      hits: amount(hits).of(m, use),
      seat: credited.seat,
      by: credited.unit,
      because: use.source,
    });
  }),
});

/** A panic test that is demanded, with what is taken off the roll and more wounds on a failure (SIF-1738, SIF-1739). */
export const panicTest = (whom: Whom, less: Counted = 0, wounds: Counted = 0): Effect => ({
  says: message('does.panicTest', {
    whom: whom.says,
    less: less === 0 ? null : amount(less).says,
    wounds: wounds === 0 ? null : amount(wounds).says,
  }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, unit, use) => {
    const credited = by(use);
    callTest(m, {
      unit,
      panic: true,
      modifier: 0 - amount(less).of(m, use),
      extra: amount(wounds).of(m, use),
      because: use.source,
      seat: credited.seat,
      by: credited.unit,
    });
  }),
});

export const performs = (whom: Whom, ...actions: ActionId[]): Effect => ({
  says: message('does.performs', {
    whom: whom.says,
    actionsOr: actions.map((id) => message(`action.${id}`)),
  }),
  can: (m, use) => whom.units(m, use).some((id) => possible(m, id, actions).length > 0),
  does: each(whom, (m, id, { source }) => grantAction(m, id, actions, source)),
});

/** An attack on one enemy only, before it goes on (Set for Charge). */
export const strikes = (whom: Whom, at: Whom): Effect => ({
  says: message('does.strikes', { whom: whom.says, at: at.says }),
  can: (m, use) => whom.units(m, use).some((id) => possible(m, id, ['melee']).length > 0),
  does: (m, use) => {
    const [enemy] = at.units(m, use);
    for (const id of whom.units(m, use))
      if (enemy !== undefined) grantAction(m, id, ['melee'], use.source, enemy);
  },
});

export const shifts = (inches: number, whom: Whom): Effect => ({
  says: message('does.shifts', { whom: whom.says, inches }),
  can: (m, use) => whom.units(m, use).some((id) => !isEngaged(m, id)),
  does: each(whom, (m, id) => {
    // An engaged unit cannot shift out of its melee (SIF-944).
    if (!isEngaged(m, id)) callShift(m, id, inches);
  }),
});

export const maneuvers = (inches: number, whom: Whom): Effect => ({
  says: message('does.maneuvers', { whom: whom.says, inches }),
  can: (m, use) => whom.units(m, use).some((id) => possible(m, id, ['maneuver']).length > 0),
  does: each(whom, (m, id) => {
    if (possible(m, id, ['maneuver']).length > 0) callManeuver(m, id, inches);
  }),
});

export const draws = (count: number): Effect => ({
  says: message('does.draws', { count }),
  can: (m, { seat }) => m.table.players[seat].deck.length > 0,
  does: (m, { seat }) => draw(m, seat, count),
});

/** Something is in force on a unit for a time. */
export const gains = (key: Key, whom: Whom, until: Until, count: Counted = 1): Effect => ({
  says: message('does.gains', {
    whom: whom.says,
    what: message(`change.${key}`, { count: amount(count).says }),
    until: message(`until.${until}`),
  }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, id, use) => lasts(m, use.source, id, key, amount(count).of(m, use), until)),
});

/** A unit or NCU loses all abilities for a time (SIF-814). */
export const losesAbilities = (whom: Whom, until: 'turn' | 'round'): Effect => ({
  says: message('does.losesAbilities', { whom: whom.says, until: message(`until.${until}`) }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, id, { source }) => loseAbilities(m, id, source, until)),
});

export const ncuLosesAbilities: Effect = {
  says: message('does.ncuLosesAbilities'),
  does: (m, { of, source }) => lasts(m, source, String(of.ncu), 'noAbilities', 1, 'round'),
};

export const removesCondition = (whom: Whom): Effect => ({
  says: message('does.removesCondition', { whom: whom.says }),
  can: (m, use) => whom.units(m, use).some((id) => unitOf(m, id).conditions.length > 0),
  does: each(whom, (m, id, { source }) => {
    const [first] = unitOf(m, id).conditions;
    if (first) losesCondition(m, id, first, causeOf(source));
  }),
});

// ---- inside an attack or a test

export const addsHits = (count: Counted): Effect => ({
  says: message('does.addsHits', { count: amount(count).says }),
  does: (m, use) => {
    const attack = attackNow(m);
    if (attack) attack.moreHits += amount(count).of(m, use);
  },
});

export const addsWounds = (count: Counted): Effect => ({
  says: message('does.addsWounds', { count: amount(count).says }),
  does: (m, use) => {
    const attack = attackNow(m);
    if (attack) attack.moreWounds += amount(count).of(m, use);
  },
});

/** Hits are blocked besides the dice (SIF-1730). */
export const blocks = (count: Counted): Effect => ({
  says: message('does.blocks', { count: amount(count).says }),
  can: (m) => (attackNow(m)?.hits ?? 0) > 0,
  does: (m, use) => {
    const attack = attackNow(m);
    if (attack) attack.moreBlocks += amount(count).of(m, use);
  },
});

/** More wounds if the defender fails the panic test of this attack. */
export const panicCosts = (count: Counted): Effect => ({
  says: message('does.panicCosts', { count: amount(count).says }),
  does: (m, use) => {
    const attack = attackNow(m);
    if (attack) attack.panicWounds += amount(count).of(m, use);
  },
});

const testNow = (m: M): Test | null => {
  const frame = m.stack.findLast(({ flow }) => flow === 'test');
  return frame ? (frame.vars as Test) : null;
};

export const testSuffers = (count: Counted): Effect => ({
  says: message('does.testSuffers', { count: amount(count).says }),
  does: (m, use) => {
    const test = testNow(m);
    if (test) test.modifier -= amount(count).of(m, use);
  },
});

/** A wound on a failed morale test, or one more on a failed panic test (SIF-1738). */
export const failureCosts = (count: number): Effect => ({
  says: message('does.failureCosts', { count }),
  does: (m, { source, of }) => lasts(m, source, String(of.unit), 'testWounds', count, 'turn'),
});

/** The test is passed whatever the dice say (SIF-1851). */
export const passesIt: Effect = {
  says: message('does.passesIt'),
  does: (m) => {
    const test = testNow(m);
    if (test) test.passes = true;
  },
};

/** Something else than surging forth (SIF-622). */
export const insteadOfSurging = (...actions: ActionId[]): Effect => ({
  says: message('does.insteadOfSurging', {
    actionsOr: actions.map((id) => message(`action.${id}`)),
  }),
  can: (m, { unit }) => unit !== null && possible(m, unit, actions).length > 0,
  does: (m, { unit, source }) => {
    const surging = m.stack.findLast(({ flow }) => flow === 'surge');
    if (!surging || unit === null) return;
    surging.vars.instead = true;
    grantAction(m, unit, actions, source);
  },
});

// ---- zones, cards

/** The effect of the claimed zone is replaced by what follows (SIF-1834). */
export const replacesZone: Effect = {
  says: message('does.replacesZone'),
  can: (m) => claimNow(m)?.replaced === false,
  does: (m) => {
    const claim = claimNow(m);
    if (claim) claim.replaced = true;
  },
};

/** The card is laid beside a unit and works there (SIF-1820). */
export const attachesTo = (whom: Whom): Effect => ({
  says: message('does.attachesTo', { whom: whom.says }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, id, { source, seat }) => {
    const { discard } = m.table.players[seat];
    discard.splice(discard.lastIndexOf(source), 1);
    unitOf(m, id).cards.push({ card: source, seat, tokens: 0 });
    m.log('fact.attached', { unit: unitThing(m, id), card: tacticsThing(source) });
  }),
});

/** The card beside the unit goes to the discard pile. */
export const detaches: Effect = {
  says: message('does.detaches'),
  does: (m, { unit, source }) => {
    if (unit === null) return;
    const host = unitOf(m, unit);
    const lying = host.cards.find(({ card }) => card === source);
    if (!lying) return;
    host.cards = host.cards.filter((one) => one !== lying);
    m.table.players[lying.seat].discard.push(source);
    m.log('fact.detached', { unit: unitThing(m, unit), card: tacticsThing(source) });
  },
};

/** A token is put on the card beside the unit. */
export const addsToken: Effect = {
  says: message('does.addsToken'),
  does: (m, { unit, source }) => {
    if (unit === null) return;
    for (const lying of unitOf(m, unit).cards) if (lying.card === source) lying.tokens++;
  },
};

/** A card of this name from the deck or the discard pile; the deck is shuffled (SIF-1822). */
export const fetches = (card: TacticsId): Effect => ({
  says: message('does.fetches', { card: tacticsThing(card) }),
  can: (m, { seat }) =>
    m.table.players[seat].discard.includes(card) || m.table.players[seat].deck.length > 0,
  does: (m, { seat, source }) => {
    const player = m.table.players[seat];
    m.revealed();
    const from = player.discard.includes(card)
      ? player.discard
      : player.deck.includes(card)
        ? player.deck
        : null;
    if (from) {
      from.splice(from.indexOf(card), 1);
      player.hand.push(card);
    }
    m.chance.shuffle(player.deck);
    m.log('fact.fetched', {
      seat,
      player: playerThing(seat),
      card: from ? tacticsThing(card) : null,
      because: causeOf(source),
    });
  },
});

/** The card or order that is being answered does nothing, on this roll or better (SIF-1711). */
export const cancelsOn = (needed: Counted): Effect => ({
  says: message('does.cancelsOn', { needed: amount(needed).says }),
  can: (m) => answeredUse(m) !== null,
  does: (m, use) => {
    const answered = answeredUse(m);
    if (!answered) return;
    const least = amount(needed).of(m, use);
    const face = least <= 1 ? least : m.chance.die();
    if (least > 1)
      m.log('fact.rolledToCancel', {
        seat: use.seat,
        player: playerThing(use.seat),
        face,
        needed: least,
      });
    if (face >= least) answered.cancelled = true;
  },
});

/** The chosen card goes back from the discard pile to the hand. */
export const returnsCard: Effect = {
  says: message('does.returnsCard'),
  does: (m, { seat, chosen, source }) => {
    const { discard, hand } = m.table.players[seat];
    const at = discard.indexOf(chosen[0]);
    if (at < 0) return;
    discard.splice(at, 1);
    hand.push(chosen[0]);
    m.log('fact.fetched', {
      seat,
      player: playerThing(seat),
      card: tacticsThing(chosen[0]),
      because: causeOf(source),
    });
  },
};

// ---- putting effects together

/** An effect on a condition. */
export const when = (condition: If, ...effects: readonly Effect[]): Effect => ({
  says: message('does.when', {
    condition: condition.says,
    effects: effects.map(({ says }) => says),
  }),
  can: (m, use) =>
    condition.holds(m, use) && effects.some(({ can }) => can === undefined || can(m, use)),
  does: (m, use) => {
    if (!condition.holds(m, use)) return;
    for (const { can, does } of effects) if (can === undefined || can(m, use)) does(m, use);
  },
});

/** For what is too odd for blocks: code, and words of its own. */
export const odd = (says: Message, does: Effect['does'], can?: Effect['can']): Effect =>
  can ? { says, does, can } : { says, does };
