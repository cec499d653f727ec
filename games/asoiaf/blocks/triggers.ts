import { type Message, message } from '@small-council/engine';
import { attachmentCard } from '../content/index.ts';
import { friends } from '../rules/look.ts';
import type { ActionId, Moment, Moments } from '../rules/timing.ts';
import type { R } from '../table.ts';
import { momentOf, type On, type Use } from './definition.ts';
import type { Which } from './who.ts';

/** The moments for which abilities and cards wait, by the names of the ladder in `rules/timing.ts`. */
function on<K extends Moment>(
  moment: K,
  says: Message,
  fits: (m: R, use: Use, of: Moments[K]) => boolean,
): On<K> {
  return { moment, says, fits: (m, use) => fits(m, use, momentOf<K>(use)) };
}

export type WhoseTurn = 'any' | 'friendly' | 'enemy';

export const startOfTurn = (whose: WhoseTurn): On =>
  on('turnStarts', message(`on.turnStarts.${whose}`), (m, use, { seat }) =>
    whose === 'any' ? true : friends(m, seat, use.seat) === (whose === 'friendly'),
  );

export const activates = (who: Which): On =>
  on('activates', message('on.activates', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

export const activationStarts = (who: Which): On =>
  on('activationStarts', message('on.activationStarts', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

export const ncuActivates = (whose: 'friendly' | 'enemy' | 'this'): On =>
  on('ncuActivates', message(`on.ncuActivates.${whose}`), (m, use, { ncu, seat }) =>
    whose === 'this' ? use.unit === ncu : friends(m, seat, use.seat) === (whose === 'friendly'),
  );

/** Before an action is resolved (SIF-1716). */
export const declares = (who: Which, ...actions: ActionId[]): On =>
  on(
    'declared',
    message('on.declared', {
      who: who.says,
      actionsOr: actions.map((id) => message(`action.${id}`)),
    }),
    (m, use, { unit, action }) => actions.includes(action) && who.is(m, use, unit),
  );

export const chargeRolled = (who: Which): On =>
  on('chargeRolled', message('on.chargeRolled', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

/** A charge has succeeded; its attack comes (SIF-1717). */
export const charges = (who: Which): On =>
  on('charged', message('on.charges', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

export const isCharged = (who: Which): On =>
  on('charged', message('on.isCharged', { who: who.says }), (m, use, { target }) =>
    who.is(m, use, target),
  );

type AttackKind = 'melee' | 'ranged' | 'any';
const kindFits = (wanted: AttackKind, kind: string): boolean => wanted === 'any' || wanted === kind;

export const beforeAttackDice = (who: Which, kind: AttackKind = 'any'): On =>
  on(
    'beforeAttackDice',
    message('on.beforeAttackDice', { who: who.says, kind }),
    (m, use, of) => kindFits(kind, of.kind) && who.is(m, use, of.attacker),
  );

/** The attack dice against a unit are final (SIF-607). */
export const attackDiceFinalOn = (who: Which, kind: AttackKind = 'any'): On =>
  on(
    'attackDiceFinal',
    message('on.attackDiceFinalOn', { who: who.says, kind }),
    (m, use, of) => kindFits(kind, of.kind) && who.is(m, use, of.defender),
  );

export const defenseDiceFinalOf = (who: Which, kind: AttackKind = 'any'): On =>
  on(
    'defenseDiceFinal',
    message('on.defenseDiceFinalOf', { who: who.says, kind }),
    (m, use, of) => kindFits(kind, of.kind) && who.is(m, use, of.defender),
  );

/** Somebody has completed an attack (SIF-618). */
export const completesAttack = (who: Which, kind: AttackKind = 'any'): On =>
  on(
    'attackCompleted',
    message('on.completesAttack', { who: who.says, kind }),
    (m, use, of) => kindFits(kind, of.kind) && who.is(m, use, of.attacker),
  );

export const attackedBy = (who: Which, by: Which, kind: AttackKind = 'any'): On =>
  on(
    'attackCompleted',
    message('on.attackedBy', { who: who.says, by: by.says, kind }),
    (m, use, of) =>
      kindFits(kind, of.kind) && who.is(m, use, of.defender) && by.is(m, use, of.attacker),
  );

type TestKind = 'panic' | 'any';

export const testBegins = (who: Which, test: TestKind = 'any'): On =>
  on(
    'testBegins',
    message('on.testBegins', { who: who.says, test }),
    (m, use, { unit, panic }) => (test === 'any' || panic) && who.is(m, use, unit),
  );

export const testRolled = (who: Which, test: TestKind = 'any'): On =>
  on(
    'testRolled',
    message('on.testRolled', { who: who.says, test }),
    (m, use, { unit, panic }) => (test === 'any' || panic) && who.is(m, use, unit),
  );

export const failsTest = (who: Which, test: TestKind = 'any'): On =>
  on(
    'testFailed',
    message('on.failsTest', { who: who.says, test }),
    (m, use, { unit, panic }) => (test === 'any' || panic) && who.is(m, use, unit),
  );

export const passesTest = (who: Which, test: TestKind = 'any'): On =>
  on(
    'testPassed',
    message('on.passesTest', { who: who.says, test }),
    (m, use, { unit, panic }) => (test === 'any' || panic) && who.is(m, use, unit),
  );

/** A rank is lost, each by itself (SIF-1734). */
export const losesRank = (who: Which): On =>
  on('rankLost', message('on.losesRank', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

/** An attack on somebody is declared and not yet resolved. */
export const isAttacked = (who: Which, kind: AttackKind = 'any'): On =>
  on(
    'attackDeclared',
    message('on.isAttacked', { who: who.says, kind }),
    (m, use, of) => kindFits(kind, of.kind) && who.is(m, use, of.defender),
  );

export const isDestroyed = (who: Which): On =>
  on('destroyed', message('on.isDestroyed', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

export const surges = (who: Which): On =>
  on('surges', message('on.surges', { who: who.says }), (m, use, { unit }) => who.is(m, use, unit));

export const completes = (who: Which, action: ActionId): On =>
  on(
    'actionCompleted',
    message('on.completes', { who: who.says, action: message(`action.${action}`) }),
    (m, use, of) => of.action === action && who.is(m, use, of.unit),
  );

export const claims = (whose: 'friendly' | 'this'): On =>
  on('zoneClaimed', message(`on.claims.${whose}`), (m, use, { ncu, seat }) =>
    whose === 'this' ? use.unit === ncu : friends(m, seat, use.seat),
  );

export const zoneAimsAt = (who: Which, zone: Moments['zoneTargets']['zone']): On =>
  on(
    'zoneTargets',
    message('on.zoneAimsAt', { who: who.says, zone: message(`zone.${zone}`) }),
    (m, use, of) => of.zone === zone && who.is(m, use, of.unit),
  );

/** An opponent plays a tactics card (SIF-1814). */
export const opponentPlays: On = on(
  'cardPlayed',
  message('on.opponentPlays'),
  (m, use, { seat }) => !friends(m, seat, use.seat),
);

/** The NCU lays its card beside this unit (SIF-1840). */
export const influenced: On = on(
  'targeted',
  message('on.influenced'),
  (_m, use, { unit, by, how }) => how === 'ncu' && by === use.source && unit === use.unit,
);

/** An opponent's NCU has resolved the zone that it claimed (SIF-1833). */
export const zoneResolved = (whose: 'enemy' | 'this'): On =>
  on('zoneResolved', message(`on.zoneResolved.${whose}`), (m, use, { ncu, seat }) =>
    whose === 'this' ? use.unit === ncu : !friends(m, seat, use.seat),
  );

export const choosesAction = (who: Which): On =>
  on('choosesAction', message('on.choosesAction', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

export const startOfRound: On = on('roundStarts', message('on.roundStarts'), () => true);
export const endOfRound: On = on('roundEnds', message('on.roundEnds'), () => true);

/** When all units stand on the battlefield. */
export const afterDeployment: On = on('deployed', message('on.deployed'), () => true);

export const beforeAttackOn = (who: Which, by: Which, kind: AttackKind = 'any'): On =>
  on(
    'beforeAttackDice',
    message('on.beforeAttackOn', { who: who.says, by: by.says, kind }),
    (m, use, of) =>
      kindFits(kind, of.kind) && who.is(m, use, of.defender) && by.is(m, use, of.attacker),
  );

/** The attack dice lie; whoever may throw them again has not yet (SIF-1845). */
export const attackDiceRolled = (who: Which, kind: AttackKind = 'any'): On =>
  on(
    'attackDiceRolled',
    message('on.attackDiceRolled', { who: who.says, kind }),
    (m, use, of) => kindFits(kind, of.kind) && who.is(m, use, of.attacker),
  );

export const attackDiceFinalOf = (who: Which, kind: AttackKind = 'any'): On =>
  on(
    'attackDiceFinal',
    message('on.attackDiceRolled', { who: who.says, kind }),
    (m, use, of) => kindFits(kind, of.kind) && who.is(m, use, of.attacker),
  );

/** An attack is declared by somebody and not yet resolved. */
export const attacks = (who: Which, kind: AttackKind = 'any'): On =>
  on(
    'attackDeclared',
    message('on.attacks', { who: who.says, kind }),
    (m, use, of) => kindFits(kind, of.kind) && who.is(m, use, of.attacker),
  );

/** The dice of a test lie; whoever may throw them again has not yet (SIF-1845). */
export const testDiceRolled = (who: Which, test: TestKind = 'any'): On =>
  on(
    'testDiceRolled',
    message('on.testRolled', { who: who.says, test }),
    (m, use, { unit, panic }) => (test === 'any' || panic) && who.is(m, use, unit),
  );

export const retreatRolled = (who: Which): On =>
  on('retreatRolled', message('on.retreatRolled', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

/** Somebody has ended a move of such a kind. */
export const endsMove = (who: Which, ...actions: ActionId[]): On =>
  on(
    'moved',
    message('on.endsMove', {
      who: who.says,
      actionsOr: actions.map((id) => message(`action.${id}`)),
    }),
    (m, use, { unit, action }) => actions.includes(action) && who.is(m, use, unit),
  );

export const completesAction = (who: Which): On =>
  on('actionCompleted', message('on.completesAction', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

export const wouldBeDestroyed = (who: Which): On =>
  on('wouldBeDestroyed', message('on.wouldBeDestroyed', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );

/** The attachment that has this ability is destroyed, alone or with its unit (SIF-1741, SIF-1753). */
export const thisAttachmentFalls: On = on(
  'attachmentFalls',
  message('on.thisAttachmentFalls'),
  (_m, use, { unit, attachment }) =>
    use.unit === unit &&
    attachmentCard(attachment)?.abilities.some((ability) => ability === use.source) === true,
);

/** Somebody is aimed at by an ability, an order, an NCU or a card (SIF-1841). */
export const targeted = (
  who: Which,
  whose: 'enemy' | 'any',
  ...ways: Moments['targeted']['how'][]
): On =>
  on(
    'targeted',
    message(`on.targeted.${whose}`, {
      who: who.says,
      waysOr: ways.map((way) => message(`way.${way}`)),
    }),
    (m, use, { unit, seat, how }) =>
      ways.includes(how) &&
      who.is(m, use, unit) &&
      (whose === 'any' || !friends(m, seat, use.seat)),
  );

/** Somebody is named for the effect of a zone, by an opponent or by anybody (SIF-1833). */
export const zoneTargets = (who: Which, whose: 'enemy' | 'any' = 'enemy'): On =>
  on(
    'zoneTargets',
    message(`on.zoneTargets.${whose}`, { who: who.says }),
    (m, use, { unit, seat }) =>
      (whose === 'any' || !friends(m, seat, use.seat)) && who.is(m, use, unit),
  );

export const usesOrder = (who: Which): On =>
  on('orderUsed', message('on.usesOrder', { who: who.says }), (m, use, { unit }) =>
    who.is(m, use, unit),
  );
