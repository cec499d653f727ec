import { message, type Param } from '@small-council/engine';
import type { By, Condition } from '../definition.ts';
import type { ChallengeType, M } from '../table.ts';
import { hasTrait, isAttacking, isDefending, isParticipating } from '../values.ts';
import { cardsInPlay, sayWhat, type What } from './what.ts';

/** "Play only if", "while", "if": each says itself as a clause without its conjunction. */

const condition = (
  key: string,
  holds: Condition['holds'],
  params?: { [name: string]: Param },
): Condition => ({ say: message(`if.${key}`, params), holds });

const some = (m: M, by: By, what: What, also: (controller: number) => boolean): boolean =>
  cardsInPlay(m).some(
    (id) => also(m.table.cards[id].controller) && what.fits(m, by, m.table.cards[id]),
  );

export const youControl = (what: What): Condition =>
  condition('youControl', (m, by) => some(m, by, what, (seat) => seat === by.seat), {
    what: sayWhat(what),
  });

export const opponentControls = (what: What): Condition =>
  condition('opponentControls', (m, by) => some(m, by, what, (seat) => seat !== by.seat), {
    what: sayWhat(what),
  });

export const youAreFirst = condition('youAreFirst', (m, { seat }) => m.table.first === seat);
export const youAreNotFirst = condition('youAreNotFirst', (m, { seat }) => m.table.first !== seat);

export const duringChallenge = (type?: ChallengeType): Condition =>
  condition(
    'duringChallenge',
    (m) => m.table.challenge !== null && (type === undefined || m.table.challenge.type === type),
    { type: type ? message(`challenge.${type}`) : null },
  );

export const youDefend = condition(
  'youDefend',
  (m, { seat }) => m.table.challenge?.defender === seat,
);

export const youParticipateWith = (what: What): Condition =>
  condition(
    'youParticipateWith',
    (m, by) =>
      m.table.players[by.seat].play.some(
        (id) => isParticipating(m, id) && what.fits(m, by, m.table.cards[id]),
      ),
    { what: sayWhat(what) },
  );

/** The card itself, or what it is attached to. */
const subject = (m: M, by: By, who: 'self' | 'host'): number =>
  who === 'self' ? by.card : (m.table.cards[by.card]?.host ?? 0);

const about =
  (key: string, holds: (m: M, id: number) => boolean) =>
  (who: 'self' | 'host' = 'self'): Condition =>
    condition(key, (m, by) => holds(m, subject(m, by, who)), { who });

export const isInChallenge = about('isInChallenge', isParticipating);
export const attacks = about('attacks', isAttacking);
export const defends = about('defends', isDefending);
export const isStanding = about('isStanding', (m, id) => m.table.cards[id]?.knelt === false);
export const hasDuplicate = about(
  'hasDuplicate',
  (m, id) => (m.table.cards[id]?.duplicates.length ?? 0) > 0,
);
export const attacksAlone = about(
  'attacksAlone',
  (m, id) => isAttacking(m, id) && m.table.challenge?.attackers.length === 1,
);

/** What it is attached to fits. */
export const hostIs = (what: What): Condition =>
  condition(
    'hostIs',
    (m, by) => {
      const host = m.table.cards[m.table.cards[by.card]?.host ?? 0];
      return host !== undefined && what.fits(m, by, host);
    },
    { what: sayWhat(what, 'a', { case: 'nom' }) },
  );

/** You have not lost a challenge (of a type, as the defender) in this period. */
export const youHaveNotLost = (how: {
  type?: ChallengeType;
  as?: 'defender';
  per: 'phase' | 'round';
}): Condition =>
  condition(
    'youHaveNotLost',
    (m, { seat }) =>
      !m.table.past.some(
        (one) =>
          one.loser === seat &&
          (how.type === undefined || one.type === how.type) &&
          (how.as === undefined || one.defender === seat) &&
          (how.per === 'round' || one.phase === m.table.phaseNumber),
      ),
    {
      type: how.type ? message(`challenge.${how.type}`) : null,
      as: how.as ?? 'either',
      per: how.per,
    },
  );

/** Somebody has a plot with this trait revealed. */
export const plotIsRevealed = (trait: string): Condition =>
  condition(
    'plotIsRevealed',
    (m) =>
      m.table.players.some(({ plot }) => plot !== 0 && hasTrait(m, m.table.cards[plot], trait)),
    { trait: message(`trait.${trait}`) },
  );
