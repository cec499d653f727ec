import { type Message, message, type Seat } from '@small-council/engine';
import type { TokenKind } from '../content/definition.ts';
import { attachmentCard, type TacticsId } from '../content/index.ts';
import { actionNow, callAction, grantAction, possible } from '../rules/actions.ts';
import { attackNow, callHits } from '../rules/attack.ts';
import { activationNow, claimNow, extraNcu, influenceOf } from '../rules/board.ts';
import { discard, discardExcess, draw } from '../rules/cards.ts';
import { canBecome, losesCondition, becomes as makes } from '../rules/conditions.ts';
import { roll } from '../rules/dice.ts';
import { lasts } from '../rules/inForce.ts';
import {
  capacityOf,
  friends,
  isEngaged,
  ncuOf,
  opponentOf,
  sideName,
  sideOf,
  unitOf,
} from '../rules/look.ts';
import { callTest, type Test } from '../rules/morale.ts';
import { callManeuver, callShift } from '../rules/moves.ts';
import type { ActionId } from '../rules/timing.ts';
import { givesCondition, takesCondition } from '../rules/tokens.ts';
import { score } from '../rules/victory.ts';
import {
  addTokens,
  answeredUse,
  asFurther,
  callFurther,
  type Further,
  tokensOf,
} from '../rules/windows.ts';
import { destroyAttachment, loseAbilities, restore, suffer } from '../rules/wounds.ts';
import { CONDITIONS, type Condition, type M, type R, type Until, type ZoneId } from '../table.ts';
import {
  anyUnitThing,
  causeOf,
  conditionThing,
  ncuThing,
  playerThing,
  tacticsThing,
  unitThing,
  zoneThing,
} from '../things.ts';
import { amount, type Counted, changed } from './conditions.ts';
import type { Choice, Effect, If, Key, Use, Whom } from './definition.ts';

/** What abilities and cards do. Each effect is done by the rules, and can say itself. */

const each =
  (whom: Whom, does: (m: M, id: string, use: Use) => void): Effect['does'] =>
  (m, use) => {
    for (const id of whom.units(m, use)) does(m, id, use);
  };

/** To whom a destruction by this is credited (SIF-956). */
const by = (m: R, { seat, unit }: Use): { seat: Seat; unit: string | null } => ({
  seat,
  // What lies beside an enemy's unit is no deed of that unit.
  unit: unit?.startsWith('u') && friends(m, unitOf(m, unit).seat, seat) ? unit : null,
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
    suffer(m, id, amount(wounds).of(m, use), by(m, use), causeOf(use.source));
  }),
});

/** Hits that may be saved, outside of an attack (SIF-1728). */
export const suffersHits = (hits: Counted, whom: Whom): Effect => ({
  says: message('does.suffersHits', { whom: whom.says, count: amount(hits).says }),
  can: (m, use) => whom.units(m, use).length > 0 && amount(hits).of(m, use) > 0,
  does: each(whom, (m, unit, use) => {
    const credited = by(m, use);
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
    const credited = by(m, use);
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
  does: each(whom, (m, id, { source }) => grantAction(m, id, actions, causeOf(source))),
});

/** An attack on one enemy only, before it goes on (Set for Charge). */
export const strikes = (whom: Whom, at: Whom): Effect => ({
  says: message('does.strikes', { whom: whom.says, at: at.says }),
  can: (m, use) => whom.units(m, use).some((id) => possible(m, id, ['melee']).length > 0),
  does: (m, use) => {
    const [enemy] = at.units(m, use);
    for (const id of whom.units(m, use))
      if (enemy !== undefined) grantAction(m, id, ['melee'], causeOf(use.source), enemy);
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
    what: changed(key, count),
    until: message(`until.${until}`),
  }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, id, use) => lasts(m, use.source, id, key, amount(count).of(m, use), until)),
});

/** A unit or NCU loses all abilities for a time (SIF-814). */
export const losesAbilities = (whom: Whom, until: 'attack' | 'turn' | 'round'): Effect => ({
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
  does: each(whom, (m, id, { seat, source }) => {
    const { conditions, poison } = unitOf(m, id);
    // With one token there is nothing to choose.
    if (conditions.length === 1 && poison === null)
      losesCondition(m, id, conditions[0], causeOf(source));
    else takesCondition(m, seat, id, causeOf(source), 'SIF-1705');
  }),
});

/** A morale test that is demanded of a unit: what it decides follows (SIF-1849). */
export const moraleTest = (whom: Whom, bonus: Counted = 0): Effect => ({
  says: message('does.moraleTest', {
    whom: whom.says,
    bonus: bonus === 0 ? null : amount(bonus).says,
  }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, unit, use) => {
    callTest(m, { unit, panic: false, modifier: amount(bonus).of(m, use), because: use.source });
  }),
});

/** An action that goes against one enemy only, as far as it goes against somebody (SIF-1715). */
export const performsOn = (whom: Whom, at: Whom, ...actions: ActionId[]): Effect =>
  against(whom, at, actions, false);

/** The same, and it must be made if it can (SIF-1713). */
export const mustPerformOn = (whom: Whom, at: Whom, ...actions: ActionId[]): Effect =>
  against(whom, at, actions, true);

const against = (whom: Whom, at: Whom, actions: readonly ActionId[], must: boolean): Effect => ({
  says: message(must ? 'does.mustPerformOn' : 'does.performsOn', {
    whom: whom.says,
    at: at.says,
    actionsOr: actions.map((id) => message(`action.${id}`)),
  }),
  can: (m, use) => {
    const [enemy] = at.units(m, use);
    return whom.units(m, use).some((id) => possible(m, id, actions, enemy ?? '').length > 0);
  },
  does: (m, use) => {
    const [enemy] = at.units(m, use);
    for (const id of whom.units(m, use))
      grantAction(m, id, actions, causeOf(use.source), enemy ?? '', must);
  },
});

/** A charge at one enemy that nobody may decline, whose die counts as a 6 (SIF-1718). */
export const ragesAt = (whom: Whom, at: Whom): Effect => ({
  says: message('does.ragesAt', { whom: whom.says, at: at.says }),
  does: (m, use) => {
    const [enemy] = at.units(m, use);
    for (const id of whom.units(m, use)) {
      if (enemy === undefined) continue;
      lasts(m, use.source, id, 'chargeRollsSix', 1, 'charge');
      callAction(m, id, 'charge', null, enemy);
    }
  },
});

/** The enemies of a unit gain something when they attack it. */
export const attackersGain = (key: Key, whom: Whom, until: Until, count: Counted = 1): Effect => ({
  says: message('does.attackersGain', {
    whom: whom.says,
    what: changed(key, count),
    until: message(`until.${until}`),
  }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, id, use) =>
    lasts(m, use.source, id, key, amount(count).of(m, use), until, { attackers: true }),
  ),
});

/** Whoever is taunted is exposed when it does not go for the other this turn (SIF-1863). */
export const taunts = (whom: Whom, by: Whom): Effect => ({
  says: message('does.taunts', { whom: whom.says, by: by.says }),
  can: (m, use) => whom.units(m, use).length > 0 && by.units(m, use).length > 0,
  does: each(whom, (m, id, use) => {
    const [other] = by.units(m, use);
    lasts(m, use.source, id, 'taunted', 1, 'turn', { other });
  }),
});

/** Wounds of a die: a D3. */
export const suffersD3 = (whom: Whom): Effect => ({
  says: message('does.suffersD3', { whom: whom.says }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, id, use) => {
    const [wounds] = roll(m, 'wounds', id, 1, 3);
    suffer(m, id, wounds, by(m, use), causeOf(use.source));
  }),
});

/** A condition token of the player's choice (SIF-1705, SIF-1857). */
export const gainsCondition = (whom: Whom): Effect => ({
  says: message('does.gainsCondition', { whom: whom.says }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, id, { seat, source }) =>
    givesCondition(m, seat, id, causeOf(source), 'SIF-1705'),
  ),
});

/** All condition tokens go. */
export const removesConditions = (whom: Whom): Effect => ({
  says: message('does.removesConditions', { whom: whom.says }),
  does: each(whom, (m, id, { source }) => {
    for (const condition of unitOf(m, id).conditions)
      losesCondition(m, id, condition, causeOf(source));
  }),
});

/** A condition token is spent for something else than a re-roll (SIF-836). */
export const expends = (condition: Condition, whom: Whom): Effect => ({
  says: message('does.expends', { whom: whom.says, condition: message(`condition.${condition}`) }),
  can: (m, use) => whom.units(m, use).some((id) => unitOf(m, id).conditions.includes(condition)),
  does: each(whom, (m, id, { seat }) => expend(m, seat, id, condition)),
});

/** The token that was chosen, spent. */
export const expendsChosen = (whom: Whom): Effect => ({
  says: message('does.expendsChosen', { whom: whom.says }),
  does: each(whom, (m, id, { seat, chosen }) => {
    const condition = CONDITIONS.find((one) => chosen.includes(one));
    if (condition) expend(m, seat, id, condition);
  }),
});

/** A condition token becomes another one: one that is there already is lost (SIF-1857). */
export const changesCondition: Effect = {
  says: message('does.changesCondition'),
  does: (m, { chosen: [from, to, unit], source }) => {
    losesCondition(m, unit, from as Condition, causeOf(source));
    makes(m, unit, to as Condition, causeOf(source));
  },
};

/** A condition token goes from one unit to another (SIF-1857). */
export const movesCondition: Effect = {
  says: message('does.movesCondition'),
  does: (m, { chosen: [condition, to, from], source }) => {
    losesCondition(m, from, condition as Condition, causeOf(source));
    makes(m, to, condition as Condition, causeOf(source));
  },
};

/** The attachment that was chosen is destroyed (SIF-1753). */
export const destroysAttachment = (whom: Whom): Effect => ({
  says: message('does.destroysAttachment'),
  does: each(whom, (m, id, use) => {
    const attachment = use.chosen.find((one) => unitOf(m, id).attachments.includes(one));
    if (attachment !== undefined) destroyAttachment(m, id, attachment, by(m, use));
  }),
});

/** The attachment whose ability this is goes. */
export const destroysItself: Effect = {
  says: message('does.destroysItself'),
  does: (m, use) => {
    const { unit, source } = use;
    const own = unit === null ? [] : unitOf(m, unit).attachments;
    const attachment = own.find((id) =>
      attachmentCard(id)?.abilities.some((ability) => ability === source),
    );
    if (unit !== null && attachment) destroyAttachment(m, unit, attachment, by(m, use));
  },
};

/** It is not destroyed, but stays with one wound (SIF-1740). */
export const survives: Effect = {
  says: message('does.survives'),
  does: (m, { of }) => {
    const unit = unitOf(m, String(of.unit));
    unit.wounds = capacityOf(unit) - 1;
  },
};

/** A token is put on the unit's card, or on the NCU's; up to a limit where there is one. */
export const gainsToken = (kind: TokenKind, count: Counted = 1, most?: number): Effect => ({
  says: message('does.gainsToken', {
    token: message(`tokenKind.${kind}`),
    count: amount(count).says,
    most: most ?? null,
  }),
  can: (m, { unit }) => unit !== null && tokensOf(m, unit, kind) < (most ?? Number.MAX_VALUE),
  does: (m, use) => {
    const { unit } = use;
    if (unit === null) return;
    const room = (most ?? Number.MAX_VALUE) - tokensOf(m, unit, kind);
    addTokens(m, unit, kind, Math.min(room, amount(count).of(m, use)));
    m.log('fact.tokens', {
      unit: anyUnitThing(m, unit),
      token: kind,
      count: tokensOf(m, unit, kind),
    });
  },
});

/** A token leaves the card, if one is there. */
export const losesToken = (kind: TokenKind): Effect => ({
  says: message('does.losesToken', { token: message(`tokenKind.${kind}`) }),
  can: (m, { unit }) => unit !== null && tokensOf(m, unit, kind) > 0,
  does: (m, { unit }) => {
    if (unit !== null) addTokens(m, unit, kind, -1);
  },
});

/** A poison card is attached (SIF-1745). */
export const poisons = (whom: Whom): Effect => ({
  says: message('does.poisons', { whom: whom.says }),
  does: each(whom, (m, id, { seat }) => {
    unitOf(m, id).poison = seat;
    m.log('fact.poisoned', { unit: unitThing(m, id) });
  }),
});

/** An order may be used again this round (SIF-1842). */
export const readiesOrder = (whom: Whom): Effect => ({
  says: message('does.readiesOrder', { whom: whom.says }),
  does: each(whom, (m, id, { chosen }) => {
    const unit = unitOf(m, id);
    unit.used = unit.used.filter((order) => order !== chosen[0]);
  }),
});

/** The opponent of the unit's player earns points. */
export const opponentScores = (points: number): Effect => ({
  says: message('does.opponentScores', { points }),
  does: (m, { seat, source }) => score(m, opponentOf(m, seat), points, causeOf(source)),
});

/** On a die of at least this. */
export const onRoll = (needed: number, ...effects: readonly Effect[]): Effect =>
  rolling(needed, null, effects);

/** The same; a die that is too low is thrown again if something holds. */
export const onRollOrAgain = (needed: number, again: If, ...effects: readonly Effect[]): Effect =>
  rolling(needed, again, effects);

function rolling(needed: number, again: If | null, effects: readonly Effect[]): Effect {
  return {
    says: message('does.onRoll', {
      needed,
      again: again?.says ?? null,
      effects: effects.map(({ says }) => says),
    }),
    inner: effects,
    does: (m, use) => {
      const first = m.chance.die();
      const face = first < needed && again?.holds(m, use) ? m.chance.die() : first;
      const { seat, source } = use;
      m.log('fact.rolledFor', {
        seat,
        player: playerThing(seat),
        face,
        needed,
        because: causeOf(source),
      });
      if (face >= needed) doAll(m, use, effects);
    },
  };
}

function doAll(m: M, use: Use, effects: readonly Effect[]): void {
  for (const { can, does } of effects) if (can === undefined || can(m, use)) does(m, use);
}

/** Tokens are spent for what was chosen, one for each. */
export const spendsTokens = (kind: TokenKind): Effect => ({
  says: message('does.spendsTokens', { token: message(`tokenKind.${kind}`) }),
  can: (_m, { chosen }) => chosen.some((id) => id !== ''),
  does: (m, { unit, chosen }) => {
    if (unit !== null) addTokens(m, unit, kind, 0 - chosen.filter((id) => id !== '').length);
  },
});

/** Whoever vows against somebody may re-roll the dice of charges at them, for the whole game. */
export const vowsAgainst = (whom: Whom): Effect => ({
  says: message('does.vowsAgainst', { whom: whom.says }),
  does: each(whom, (m, other, { unit, source }) => {
    if (unit !== null) lasts(m, source, unit, 'vowed', 1, 'game', { other });
  }),
});

// ---- what waits

/** Something is chosen only now, and then something happens (SIF-1813). */
export function choosing(
  choice: Choice | readonly Choice[],
  ...effects: readonly Effect[]
): Effect {
  const choices = Array.isArray(choice) ? (choice as readonly Choice[]) : [choice as Choice];
  const effect: Effect = {
    says: message('does.choosing', {
      choices: choices.map(({ says }) => says),
      effects: effects.map(({ says }) => says),
    }),
    inner: effects,
    choices,
    can: (m, use) =>
      choices.some(({ from, there }) => (there ? there(m, use) : from(m, use).length > 0)),
    does: (m, use) => callFurther(m, asFurther(m, use, effect)),
  };
  return effect;
}

/** The same as something that happens at another time. */
const waiting =
  (key: string, put: (m: M, further: Further, use: Use) => void) =>
  (...effects: readonly Effect[]): Effect => {
    const effect: Effect = {
      says: message(`does.${key}`, { effects: effects.map(({ says }) => says) }),
      inner: effects,
      does: (m, use) => put(m, asFurther(m, use, effect), use),
    };
    return effect;
  };

/** When the attack is completed. */
export const afterAttack = waiting('afterAttack', (m, further) => {
  attackNow(m)?.riders.push(further);
});

/** When the NCU has claimed a zone and its effect was resolved. */
export const afterClaim = waiting('afterClaim', (m, further) => {
  activationNow(m)?.riders.push(further);
});

/** Before the unit of the moment maneuvers this turn. */
export const beforeItsManeuver = waiting('beforeItsManeuver', (m, further, { of }) => {
  m.table.pending.push({ on: String(of.unit), actions: ['maneuver'], ...further });
});

/** Before a target acts this turn: a unit before its action, an NCU before its claim is resolved. */
export const beforeTheyAct = waiting('beforeTheyAct', (m, further, { chosen }) => {
  for (const on of chosen) if (on !== '') m.table.pending.push({ on, actions: [], ...further });
});

/** What waited is done, and waits no longer. */
export const noLonger: Effect = {
  says: message('does.noLonger'),
  does: (m, { source, seat }) => {
    m.table.pending = m.table.pending.filter(
      ({ use }) => use.source !== source || use.seat !== seat,
    );
  },
};

/** The action that was declared does not happen. */
export const losesAction: Effect = {
  says: message('does.losesAction'),
  does: (m) => {
    const action = actionNow(m);
    if (action) action.instead = 'nothing';
  },
};

/** A charge; if it succeeds something else happens than its attack. */
export function chargesInstead(whom: Whom, at: Whom, ...effects: readonly Effect[]): Effect {
  const effect: Effect = {
    says: message('does.chargesInstead', {
      whom: whom.says,
      at: at.says,
      effects: effects.map(({ says }) => says),
    }),
    inner: effects,
    can: (m, use) => {
      const [enemy] = at.units(m, use);
      return (
        enemy !== undefined &&
        whom.units(m, use).some((id) => possible(m, id, ['charge'], enemy).length > 0)
      );
    },
    does: (m, use) => {
      const [enemy] = at.units(m, use);
      for (const id of whom.units(m, use))
        if (enemy !== undefined)
          callAction(m, id, 'charge', null, enemy, asFurther(m, use, effect));
    },
  };
  return effect;
}

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

/** Hits that count as blocked once the defense dice lie (SIF-1730). */
export const willBlock = (count: Counted): Effect => ({
  says: message('does.blocks', { count: amount(count).says }),
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

function expend(m: M, seat: Seat, id: string, condition: Condition): void {
  const unit = unitOf(m, id);
  unit.conditions = unit.conditions.filter((one) => one !== condition);
  m.log('fact.expended', { seat, unit: unitThing(m, id), condition: conditionThing(condition) });
}

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

/** More on the roll of the test that is going on. */
export const testGains = (count: Counted): Effect => ({
  says: message('does.testGains', { count: amount(count).says }),
  does: (m, use) => {
    const test = testNow(m);
    if (test) test.modifier += amount(count).of(m, use);
  },
});

/** Wounds that are healed if the test is passed. */
export const passHeals = (count: number): Effect => ({
  says: message('does.passHeals', { count }),
  does: (m) => {
    const test = testNow(m);
    if (test) test.heals += count;
  },
});

/** If the test is failed, before its wounds are dealt. */
export const onFailing = waiting('onFailing', (m, further) => {
  testNow(m)?.riders.push(further);
});

/** More wounds of the panic test that is going on. */
export const costsMore = (count: number): Effect => ({
  says: message('does.panicCosts', { count: amount(count).says }),
  does: (m) => {
    const test = testNow(m);
    if (test) test.extra += count;
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
  can: (m, { of }) => possible(m, String(of.unit), actions).length > 0,
  does: (m, { of, source }) => {
    const surging = m.stack.findLast(({ flow }) => flow === 'surge');
    if (!surging) return;
    surging.vars.instead = true;
    grantAction(m, String(of.unit), actions, causeOf(source));
  },
});

// ---- zones, cards

/** Only one replacement applies (SIF-1834). */
const isReplaceable = (m: R): boolean => {
  const claim = claimNow(m);
  return claim !== null && !claim.replaced && claim.effect === claim.zone;
};

/** The effect of another zone that nobody holds, instead of the one that was claimed (SIF-1835). */
export const usesOtherZone: Effect = {
  says: message('does.usesOtherZone'),
  can: (m) => isReplaceable(m),
  does: (m, { chosen }) => {
    const claim = claimNow(m);
    if (claim) claim.effect = chosen[0] as ZoneId;
  },
};

/** The player counts as controlling a zone, one that was chosen where none is named (SIF-1836). */
export const countsAsControlling = (zone?: ZoneId): Effect => ({
  says: zone
    ? message('does.countsAsControlling', { zone: message(`zone.${zone}`) })
    : message('does.countsAsControllingIt'),
  does: (m, { seat, source, chosen }) => {
    const held = zone ?? (chosen[0] as ZoneId);
    lasts(m, source, sideName(sideOf(m, seat)), `controls:${held}`, 1, 'round');
    m.log('fact.countsAs', { seat, player: playerThing(seat), zone: zoneThing(held) });
  },
});

/** The NCU that was chosen does nothing for the rest of the round (SIF-1831, SIF-1839). */
export const ncuIsStopped: Effect = {
  says: message('does.ncuIsStopped'),
  does: (m, { chosen, source }) => {
    ncuOf(m, chosen[0]).activated = true;
    lasts(m, source, chosen[0], 'noAbilities', 1, 'round');
  },
};

/** This NCU leaves the game: its zone is free, no points (SIF-1838). */
export const ncuIsDestroyed: Effect = {
  says: message('does.ncuIsDestroyed'),
  does: (m, { unit }) => {
    if (unit === null) return;
    const ncu = ncuOf(m, unit);
    ncu.destroyed = true;
    ncu.zone = null;
    for (const one of m.table.units)
      one.influences = one.influences.filter((influence) => influence !== unit);
    m.log('fact.ncuDestroyed', { ncu: ncuThing(m, unit) });
  },
};

/** The card that influences this unit goes. */
export const endsInfluence: Effect = {
  says: message('does.endsInfluence'),
  does: (m, { unit, source }) => {
    if (unit === null) return;
    const host = unitOf(m, unit);
    host.influences = host.influences.filter((ncu) => influenceOf(m, ncu) !== source);
  },
};

/** An NCU goes to another zone: nobody claims it (SIF-1837). */
export const movesNcu: Effect = {
  says: message('does.movesNcu'),
  does: (m, { of, chosen }) => {
    const ncu = ncuOf(m, String(of.ncu));
    ncu.zone = chosen[0] as ZoneId;
    m.log('fact.ncuMoves', { ncu: ncuThing(m, ncu.id), zone: zoneThing(ncu.zone) });
  },
};

/** The opponent may activate one of their NCUs now: it is no turn (SIF-1830). */
export const opponentActivatesNcu: Effect = {
  says: message('does.opponentActivatesNcu'),
  does: (m, { seat }) => m.call(extraNcu, { seat: opponentOf(m, seat) }),
};

/** At the start of the next round the player is first player (SIF-1832). */
export const becomesFirst: Effect = {
  says: message('does.becomesFirst'),
  does: (m, { seat }) => {
    m.table.nextFirst.push(seat);
  },
};

/** Another unit must be named for the effect of the zone; what follows happens to that one. */
export const redirects = waiting('redirects', (m, further) => {
  const claim = claimNow(m);
  if (claim) claim.again = further;
});

/** Cards of the own hand that were chosen are discarded. */
export const discardsChosen = (count: number, from = 0): Effect => ({
  says: message('does.discardsChosen', { count }),
  can: (_m, { chosen }) => (chosen[from] ?? '') !== '',
  does: (m, { seat, chosen }) => {
    discard(
      m,
      seat,
      chosen.slice(from, from + count).filter((card) => card !== ''),
    );
  },
});

/** The card that was chosen comes from the deck to the hand and is shown; the deck is shuffled (SIF-1822). */
export const takesFromDeck: Effect = {
  says: message('does.takesFromDeck'),
  does: (m, { seat, chosen, source }) => {
    const player = m.table.players[seat];
    const at = player.deck.indexOf(chosen[0]);
    m.revealed();
    if (at >= 0) player.hand.push(...player.deck.splice(at, 1));
    m.chance.shuffle(player.deck);
    m.log('fact.fetched', {
      seat,
      player: playerThing(seat),
      card: at >= 0 ? tacticsThing(chosen[0]) : null,
      because: causeOf(source),
    });
    discardExcess(m, seat);
  },
};

/** The effect of the claimed zone is replaced by what follows (SIF-1834). */
export const replacesZone: Effect = {
  says: message('does.replacesZone'),
  can: (m) => isReplaceable(m),
  does: (m) => {
    const claim = claimNow(m);
    if (claim) claim.replaced = true;
  },
};

/** The card is laid beside a unit and works there (SIF-1820). */
export const attachesTo = (whom: Whom, tokens: Counted = 0): Effect => ({
  says: message('does.attachesTo', { whom: whom.says }),
  can: (m, use) => whom.units(m, use).length > 0,
  does: each(whom, (m, id, use) => {
    const { source, seat } = use;
    const { discard: pile } = m.table.players[seat];
    pile.splice(pile.lastIndexOf(source), 1);
    unitOf(m, id).cards.push({ card: source, seat, tokens: amount(tokens).of(m, use) });
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
    discardExcess(m, seat);
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

/** What is being used, or the effect of the zone, does nothing (SIF-1711, SIF-1833). */
export const cancelsIt: Effect = {
  says: message('does.cancelsIt'),
  does: (m, { moment, of }) => {
    if (moment === 'zoneTargets') {
      const claim = claimNow(m);
      if (claim) claim.cancelled = true;
      return;
    }
    const claim = m.stack.findLastIndex(({ flow }) => flow === 'claim');
    const declared = m.stack.findLastIndex(({ flow }) => flow === 'declare' || flow === 'further');
    const answered = answeredUse(m);
    if (answered && declared > claim) answered.cancelled = true;
    else if (claim >= 0) {
      // An influence that was just laid beside the unit (SIF-1840).
      const unit = unitOf(m, String(of.unit));
      const { ncu } = m.stack[claim].vars as { ncu: string };
      unit.influences = unit.influences.filter((one) => one !== ncu);
    }
  },
};

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
    discardExcess(m, seat);
  },
};

// ---- putting effects together

/** Several effects as one. */
export const allOf = (...effects: readonly Effect[]): Effect => ({
  says: message('does.allOf', { effects: effects.map(({ says }) => says) }),
  inner: effects,
  can: (m, use) => effects.some(({ can }) => can === undefined || can(m, use)),
  does: (m, use) => doAll(m, use, effects),
});

/** An effect on a condition. */
export const when = (condition: If, ...effects: readonly Effect[]): Effect => ({
  says: whenSays(condition.says, effects),
  inner: effects,
  can: (m, use) =>
    condition.holds(m, use) && effects.some(({ can }) => can === undefined || can(m, use)),
  does: (m, use) => {
    if (condition.holds(m, use)) doAll(m, use, effects);
  },
});

/** Nobody says "if it is not so that": there is a word for it. */
function whenSays(condition: Message, effects: readonly Effect[]): Message {
  const done = effects.map(({ says }) => says);
  return condition.key === 'if.not' && condition.params
    ? message('does.unless', { condition: condition.params.what, effects: done })
    : message('does.when', { condition, effects: done });
}

/** What is better about the effect that follows: without that one it is nothing to play a card for (SIF-1812). */
export const bonus = (effect: Effect): Effect => ({ ...effect, bonus: true });

/** For what is too odd for blocks: code, and words of its own. */
export const odd = (says: Message, does: Effect['does'], can?: Effect['can']): Effect =>
  can ? { says, does, can } : { says, does };
