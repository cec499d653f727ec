import { message } from '@small-council/engine';
import { cardFacts } from '../houses.ts';
import { cardOf, isTruceCard } from '../rules/encounter.ts';
import {
  activeSeat,
  activeSide,
  encounterOf,
  isActive,
  living,
  otherSide,
  participant,
  participation,
  supporters,
} from '../rules/look.ts';
import { isBanned } from '../rules/support.ts';
import type { Outcome } from '../table.ts';
import type { Condition } from './registry.ts';

/** What must be so. "You" is whoever uses the ability. */

export const youAreActive: Condition = {
  say: message('when.youAreActive'),
  holds: (m, { seat }) => isActive(m, seat),
};

export const youParticipate: Condition = {
  say: message('when.youParticipate'),
  holds: (m, { seat }) => participation(m, seat) !== null,
};

export const youSupport: Condition = {
  say: message('when.youSupport'),
  holds: (m, { seat }) => participation(m, seat) !== null && !isActive(m, seat),
};

export const resultIs = (...results: Outcome[]): Condition => ({
  say: message('when.resultIs', { results: results.map((result) => message(`result.${result}`)) }),
  holds: (m) => results.includes(encounterOf(m).result as Outcome),
});

/** Only participants have a side (IT-952). */
export const yourSideWon: Condition = {
  say: message('when.yourSideWon'),
  holds: (m, { seat }) => {
    const part = participation(m, seat);
    return part !== null && encounterOf(m).winner === part.side;
  },
};

export const yourSideLost: Condition = {
  say: message('when.yourSideLost'),
  holds: (m, { seat }) => {
    const part = participation(m, seat);
    return part !== null && encounterOf(m).losers.includes(part.side);
  },
};

export const dealWasMade: Condition = {
  say: message('when.dealWasMade'),
  holds: (m) => encounterOf(m).deal !== null,
};

/** IT-945: costs are paid in full or not at all. */
export const powerOnSheet = (amount: number): Condition => ({
  say: message('when.powerOnSheet', { amount }),
  holds: (m, { seat }) => m.table.players[seat].sheet >= amount,
});

export const cardsInHand = (count: number): Condition => ({
  say: message('when.cardsInHand', { count }),
  holds: (m, { seat }) => m.table.players[seat].hand.length >= count,
});

/** Nobody else can see whether it is so: the window opens for anybody with a card. */
export const truceInHand: Condition = {
  say: message('when.truceInHand'),
  holds: (m, { seat }) =>
    m.table.players[seat].hand.some((card) => cardFacts(card).type === 'truce'),
  mayHold: (m, { seat }) => m.table.players[seat].hand.length > 0,
};

export const hostageHeld: Condition = {
  say: message('when.hostageHeld'),
  holds: (m, { seat }) => m.table.players[seat].hostages.length > 0,
};

export const discardNotEmpty: Condition = {
  say: message('when.discardNotEmpty'),
  holds: (m, { seat }) => m.table.players[seat].discard.length > 0,
};

/** IT-950: a marker of yours lies on that house's board. He must still be free to support you. */
export const influenceOnOfferer: Condition = {
  say: message('when.influenceOnOfferer'),
  holds: (m, { seat, subject }) =>
    subject !== null &&
    m.table.players[seat].influence[subject] > 0 &&
    !isBanned(m, subject, activeSide(m, seat)),
};

export const youAreSupported: Condition = {
  say: message('when.youAreSupported'),
  holds: (m, { seat }) => isActive(m, seat) && supporters(m, activeSide(m, seat)).length > 0,
};

export const nobodySupportsYou: Condition = {
  say: message('when.nobodySupportsYou'),
  holds: (m, { seat }) => supporters(m, activeSide(m, seat)).length === 0,
};

export const anotherSupports: Condition = {
  say: message('when.anotherSupports'),
  holds: (m, { seat }) =>
    [...supporters(m, 'challenger'), ...supporters(m, 'defender')].some((other) => other !== seat),
};

export const anotherParticipates: Condition = {
  say: message('when.anotherParticipates'),
  holds: (m, { seat }) =>
    m.clockwise(seat).some((other) => other !== seat && participation(m, other) !== null),
};

export const somebodyStaysOut: Condition = {
  say: message('when.somebodyStaysOut'),
  holds: (m, { seat }) => m.clockwise(seat).some((other) => participation(m, other) === null),
};

/** Another living character besides the one in the encounter. */
export const anotherCharacter: Condition = {
  say: message('when.anotherCharacter'),
  holds: (m, { seat }) => {
    const committed = encounterOf(m).parts[seat]?.character;
    return living(m.table.players[seat]).some(({ id }) => id !== committed);
  },
};

/** Two living characters, one of which can give and still keep a token. */
export const twoCharacters: Condition = {
  say: message('when.twoCharacters'),
  holds: (m, { seat }) => {
    const alive = living(m.table.players[seat]);
    return alive.length >= 2 && alive.some(({ power }) => power >= 2);
  },
};

export const participantHasPower = (amount: number): Condition => ({
  say: message('when.participantHasPower', { amount }),
  holds: (m, { seat }) => (participant(m, seat)?.power ?? 0) >= amount,
});

export const youRevealedHostility: Condition = {
  say: message('when.youRevealedHostility'),
  holds: (m, { seat }) => isActive(m, seat) && !isTruceCard(cardOf(m, activeSide(m, seat))),
};

export const aHostilityWasRevealed: Condition = {
  say: message('when.aHostilityWasRevealed'),
  holds: (m) => !isTruceCard(cardOf(m, 'challenger')) || !isTruceCard(cardOf(m, 'defender')),
};

/** Somebody on the other side still has a character standing there. */
export const opponentStands: Condition = {
  say: message('when.opponentStands'),
  holds: (m, { seat }) => {
    const part = participation(m, seat);
    return part !== null && participant(m, activeSeat(m, otherSide(part.side))) !== null;
  },
};
