import { message } from '@small-council/engine';
import type { Choice, Effect, If } from '../../blocks/definition.ts';
import { odd } from '../../blocks/index.ts';
import type { Which } from '../../blocks/who.ts';
import { influenceOf } from '../../rules/board.ts';
import { discard, handChoice } from '../../rules/cards.ts';
import { holdBack } from '../../rules/deployment.ts';
import { lasts } from '../../rules/inForce.ts';
import { friends, ncuOf, opponentOf, unitOf } from '../../rules/look.ts';
import { arriving, comeFromReserve } from '../../rules/reserve.ts';
import { activation, rideBy } from '../../rules/rideBy.ts';
import type { ActionId } from '../../rules/timing.ts';
import { cardThing, playerThing, tacticsThing, unitThing } from '../../things.ts';
import { attachmentCard } from '../index.ts';

/** What only one card does, or says. */

/** Every action that a unit can declare, and those that are attacks (SIF-409, SIF-437). */
export const ANY_ACTION: readonly ActionId[] = [
  'maneuver',
  'march',
  'retreat',
  'melee',
  'ranged',
  'charge',
  'raze',
];
export const ATTACKS: readonly ActionId[] = ['melee', 'ranged', 'raze'];

// ---- Hodor!!!

export const retreatCountsSix: Effect = odd(message('does.retreatCountsSix'), (m) => {
  const retreat = m.stack.findLast(({ flow }) => flow === 'retreat');
  if (retreat) (retreat.vars as { dice: number[] }).dice = [6];
});

/** The attachment loses its abilities for the rest of the game. */
export const attachmentFallsSilent: Effect = odd(
  message('does.attachmentFallsSilent'),
  (m, { unit: id, source }) => {
    if (id === null) return;
    const unit = unitOf(m, id);
    unit.muted = unit.attachments.filter((one) =>
      attachmentCard(one)?.abilities.some((ability) => ability === source),
    );
  },
);

// ---- Interrogate: the hand is seen only while it is looked at.

export const looksAtHand: Effect = odd(
  message('does.looksAtHand'),
  (m, { seat }) => {
    const at = opponentOf(m, seat);
    m.table.looks = { by: seat, at };
    m.revealed();
    m.log(
      'fact.looks',
      { seat, player: playerThing(seat), at: playerThing(at) },
      { to: [seat], params: { cards: m.table.players[at].hand.map(tacticsThing) } },
    );
  },
  (m, { seat }) => m.table.players[opponentOf(m, seat)].hand.length > 0,
);

export const aCardOfTheirs: Choice = {
  text: message('ask.theirCard'),
  says: message('choice.theirCard'),
  from: (m, { seat }) => handChoice(m, opponentOf(m, seat)).from,
  label: (id) => message('option.card', { card: tacticsThing(id) }),
};

export const discardsTheirs: Effect = odd(message('does.discardsTheirs'), (m, { seat, chosen }) =>
  discard(m, opponentOf(m, seat), [chosen[0]]),
);

export const looksAway: Effect = odd(message('does.looksAway'), (m) => {
  m.table.looks = null;
});

// ---- Taking a New Name

/** One of the player's own infantry attachments that has been destroyed; nobody sent by the enemy. */
export const aDeadAttachment: Choice = {
  text: message('ask.deadAttachment'),
  says: message('choice.deadAttachment'),
  from: (m, { seat }) => [
    ...new Set(
      m.table.dead
        .filter((one) => friends(m, one.seat, seat))
        .map(({ attachment }) => attachment)
        .filter((id) => {
          const card = attachmentCard(id);
          return card?.type === 'infantry' && card.enemy === undefined;
        }),
    ),
  ],
  label: (id) => message('option.card', { card: cardThing(id) }),
};

/** The model stays, the face changes: no wound, no rank (SIF-1753 does not apply). */
export const takesTheNameOf: Effect = odd(
  message('does.takesTheNameOf'),
  (m, { unit: id, chosen, seat, source }) => {
    if (id === null) return;
    const unit = unitOf(m, id);
    const leaves = unit.attachments.find(
      (one) =>
        unit.heirs.includes(one) ||
        attachmentCard(one)?.abilities.some((ability) => ability === source),
    );
    const [comes] = chosen;
    if (leaves === undefined) return;
    unit.attachments = unit.attachments.map((one) => (one === leaves ? comes : one));
    unit.heirs = [...unit.heirs.filter((one) => one !== leaves), comes];
    m.table.dead.splice(
      m.table.dead.findIndex(({ attachment }) => attachment === comes),
      1,
    );
    m.table.dead.push({ seat, attachment: leaves });
    m.log('fact.attachmentJoins', { unit: unitThing(m, id), card: cardThing(comes) });
  },
);

// ---- Ride-by Attack

/** It rides through its enemies as its action. */
export const ridesThrough: Effect = odd(message('does.ridesThrough'), (m, { of }) => {
  activation(m).acted = true;
  m.call(rideBy, { unit: String(of.unit) });
});

/** An enemy over whose tray the ride has led. */
export const riddenThrough: Which = {
  says: message('which.riddenThrough'),
  is: (m, _use, id) => activation(m).ridden.includes(id),
};

// ---- Choosing a Name

/** Somebody whose influence can be taken over: one without abilities has none (SIF-1839). */
export const anInfluence: Choice = {
  text: message('ask.ncu'),
  says: message('choice.influence'),
  from: (m, { unit }) =>
    m.table.ncus
      .filter((ncu) => !ncu.destroyed && ncu.id !== unit && influenceOf(m, ncu.id) !== null)
      .map(({ id }) => id),
};

export const borrowsInfluence: Effect = odd(
  message('does.borrowsInfluence'),
  (m, { unit, chosen }) => {
    if (unit !== null) ncuOf(m, unit).borrowed = influenceOf(m, chosen[0]);
  },
);

// ---- Wolf's Cunning

export const goesToReserve: Effect = odd(message('does.goesToReserve'), (m, { chosen }) =>
  holdBack(m, chosen[0], 'ncu'),
);

export const somebodyInReserve: If = {
  says: message('if.somebodyInReserve'),
  holds: (m, { seat }) => arriving(m, seat, 'ncu').length > 0,
};

/** It arrives at a flank, and from then on its charges into flank and rear frighten. */
export const comesFromReserve: Effect = odd(
  message('does.comesFromReserve'),
  (m, { seat, source }) => {
    for (const unit of arriving(m, seat, 'ncu')) {
      m.call(comeFromReserve, { unit });
      lasts(m, source, unit, 'flankChargeFrightens', 1, 'game');
    }
  },
);
