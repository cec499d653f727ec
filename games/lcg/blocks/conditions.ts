import { message, type Param, type Seat } from '@small-council/engine';
import type { By, Condition } from '../definition.ts';
import { printed } from '../edition.ts';
import { phaseName } from '../names.ts';
import type { ChallengeType, Entry, Phase, R } from '../table.ts';
import {
  attackersOf,
  hasTrait,
  hostOf,
  isAlone,
  isAttacking,
  isDefending,
  isParticipating,
  powerOf,
} from '../values.ts';
import { charactersOf } from '../zones.ts';
import { asSubject, host, sayChallenge, sayWhat, self, type What } from './what.ts';

/** "Play only if", "while", "if": each says itself as a clause without its conjunction. */

const condition = (
  key: string,
  holds: Condition['holds'],
  params?: { [name: string]: Param },
): Condition => ({ say: message(`if.${key}`, params), holds });

function controls(m: R, by: By, what: What, seat: Seat): boolean {
  const { players, cards } = m.table;
  for (const id of players[seat].play) if (what.fits(m, by, cards[id])) return true;
  return false;
}

export const youControl = (what: What): Condition =>
  condition('youControl', (m, by) => controls(m, by, what, by.seat), { what: sayWhat(what) });

export const opponentControls = (what: What): Condition =>
  condition(
    'opponentControls',
    (m, by) => m.table.players.some((_, seat) => seat !== by.seat && controls(m, by, what, seat)),
    { what: sayWhat(what) },
  );

/** Somebody controls it. */
export const isInPlay = (what: What): Condition =>
  condition('isInPlay', (m, by) => m.table.players.some((_, seat) => controls(m, by, what, seat)), {
    what: asSubject(sayWhat(what)),
  });

export const youControlAtLeast = (count: number, what: What): Condition =>
  condition(
    'youControlAtLeast',
    (m, by) =>
      m.table.players[by.seat].play.filter((id) => what.fits(m, by, m.table.cards[id])).length >=
      count,
    { what: sayWhat(what, 'count', { count }) },
  );

export const defenderControlsNo = (what: What): Condition =>
  condition(
    'defenderControlsNo',
    (m, by) => {
      const { challenge } = m.table;
      return challenge !== null && !controls(m, by, what, challenge.defender);
    },
    { what: sayWhat(what, 'plural') },
  );

export const duringPhase = (phase: Phase): Condition =>
  condition('duringPhase', (m) => m.table.phase === phase, { phase: phaseName(phase) });

/** So many characters lie in your dead pile. */
export const deadAtLeast = (count: number): Condition =>
  condition(
    'deadAtLeast',
    (m, { seat }) =>
      m.table.players[seat].dead.filter((id) => printed(m, m.table.cards[id]).type === 'character')
        .length >= count,
    { count },
  );

export const severalOpponents = condition(
  'severalOpponents',
  ({ table }) => table.players.filter(({ out }) => !out).length > 2,
);

/** You control fewer characters than some opponent. */
export const fewerCharacters = condition('fewerCharacters', (m, { seat }) =>
  m.table.players.some((_, other) => charactersOf(m, other).length > charactersOf(m, seat).length),
);

export const youAreFirst = condition('youAreFirst', (m, { seat }) => m.table.first === seat);
export const youAreNotFirst = condition('youAreNotFirst', (m, { seat }) => m.table.first !== seat);

export const duringChallenge = (type?: ChallengeType): Condition =>
  condition(
    'duringChallenge',
    (m) => m.table.challenge !== null && (type === undefined || m.table.challenge.type === type),
    { challenge: sayChallenge(type, 'nom') },
  );

export const youDefend = condition(
  'youDefend',
  (m, { seat }) => m.table.challenge?.defender === seat,
);

/** Both players of a challenge are "against" each other (AG2-612). */
export const challengeAgainstYou = condition('challengeAgainstYou', (m, { seat }) => {
  const { challenge } = m.table;
  return challenge !== null && (challenge.attacker === seat || challenge.defender === seat);
});

export const youParticipateWith = (what: What): Condition =>
  condition(
    'youParticipateWith',
    (m, by) =>
      m.table.players[by.seat].play.some(
        (id) => isParticipating(m, id) && what.fits(m, by, m.table.cards[id]),
      ),
    { what: sayWhat(what, 'a', { case: 'dat' }) },
  );

/** You have declared such an attacker. Who is only considered to be attacking follows from this. */
export const youAttackWith = (what: What): Condition =>
  condition(
    'youAttackWith',
    (m, by) =>
      (m.table.challenge?.attackers ?? []).some(
        (id) => m.table.cards[id].controller === by.seat && what.fits(m, by, m.table.cards[id]),
      ),
    { what: sayWhat(what, 'a', { case: 'dat' }) },
  );

/** You hold more cards than the player that was chosen. */
export const moreCardsInHand = condition('moreCardsInHand', (m, { seat, chosen }) => {
  const { players } = m.table;
  return players[seat].hand.length > players[Number(chosen?.player?.[0] ?? seat)].hand.length;
});

/** The card itself came into play in this way and this phase. */
export const enteredThisPhase = (how: Entry): Condition =>
  condition(
    'enteredThisPhase',
    (m, { card }) => {
      const { entered } = m.table.cards[card];
      return entered.how === how && entered.phase === m.table.phaseNumber;
    },
    { how },
  );

/** The card itself, or what it is attached to. */
const subject = (m: R, by: By, who: 'self' | 'host'): number =>
  who === 'self' ? by.card : hostOf(m, by.card);

const about =
  (key: string, holds: (m: R, id: number) => boolean) =>
  (who: 'self' | 'host' = 'self'): Condition =>
    condition(key, (m, by) => holds(m, subject(m, by, who)), {
      who: asSubject((who === 'self' ? self : host).say),
    });

export const isInChallenge = about('isInChallenge', isParticipating);
export const attacks = about('attacks', isAttacking);
export const defends = about('defends', isDefending);
export const isStanding = about('isStanding', (m, id) => m.table.cards[id]?.knelt === false);
export const hasDuplicate = about(
  'hasDuplicate',
  (m, id) => m.table.cards[id]?.duplicates.length > 0,
);
export const attacksAlone = about(
  'attacksAlone',
  (m, id) => isAttacking(m, id) && attackersOf(m).length === 1,
);

export const participatesAlone = about('participatesAlone', isAlone);

/** What it is attached to fits. */
export const hostIs = (what: What): Condition =>
  condition(
    'hostIs',
    (m, by) => {
      const host = m.table.cards[hostOf(m, by.card)];
      return host !== undefined && what.fits(m, by, host);
    },
    { what: sayWhat(what, 'a', { case: 'nom' }) },
  );

/** An attachment that fits is on the card itself. */
export const bears = (what: What): Condition =>
  condition(
    'bears',
    (m, by) =>
      (m.table.cards[by.card]?.attachments ?? []).some((id) => what.fits(m, by, m.table.cards[id])),
    { what: sayWhat(what) },
  );

/** Nothing else is attached to what this is attached to. */
export const isOnlyAttachment = condition(
  'isOnlyAttachment',
  (m, { card }) => m.table.cards[hostOf(m, card)]?.attachments.length === 1,
);

/** What was chosen fits. */
export const chosenIs = (what: What, name = 'target'): Condition =>
  condition(
    'chosenIs',
    (m, by) =>
      (by.chosen?.[name] ?? []).some((id) => {
        const card = m.table.cards[Number(id)];
        return card !== undefined && what.fits(m, by, card);
      }),
    { what: sayWhat(what, 'a', { case: 'nom' }) },
  );

/** The challenge is the first of its type that you have initiated this round. */
export const firstYouInitiated = (type: ChallengeType): Condition =>
  condition(
    'firstYouInitiated',
    ({ table }, { seat }) =>
      table.challenge?.type === type &&
      table.challenge.attacker === seat &&
      table.players[seat].initiated.filter((one) => one.type === type).length === 1,
    { challenge: sayChallenge(type) },
  );

/** The challenge is the so-manieth that you have initiated this phase. */
export const nthYouInitiated = (n: number): Condition =>
  condition(
    'nthYouInitiated',
    ({ table }, { seat }) =>
      table.challenge?.attacker === seat && table.players[seat].initiated.length === n,
    { n },
  );

/** You have won the challenge by so much STR, or you have not. */
const wonBy = ({ table }: R, seat: number, by: number): boolean => {
  const result = table.challenge?.result;
  return result?.winner === seat && Math.abs(result.attacking - result.defending) >= by;
};
export const youHaveWonBy = (by: number): Condition =>
  condition('youHaveWonBy', (m, { seat }) => wonBy(m, seat, by), { by });
export const youHaveNotWonBy = (by: number): Condition =>
  condition('youHaveNotWonBy', (m, { seat }) => !wonBy(m, seat, by), { by });

const ESTATE = {
  power: powerOf,
  cards: (m: R, seat: number) => m.table.players[seat].hand.length,
  characters: (m: R, seat: number) => charactersOf(m, seat).length,
} as const;

/** The chosen player has more of it than you. */
export const theyHaveMore = (of: keyof typeof ESTATE): Condition =>
  condition(
    'theyHaveMore',
    (m, { seat, chosen }) =>
      ESTATE[of](m, Number(chosen?.player?.[0] ?? seat)) > ESTATE[of](m, seat),
    { of },
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
      challenge: sayChallenge(how.type, 'none'),
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
