import type { Seat } from '@small-council/engine';
import type { Arc } from '../geometry/index.ts';
import type { ZoneId } from '../table.ts';

/** Which attack it is about: who attacks whom, and how. */
export type Fight = {
  attacker: string;
  defender: string;
  kind: 'melee' | 'ranged';
  arc: Arc;
  charge: boolean;
};

/** The five actions (SIF-409); an attack is one of two kinds (SIF-437), or tears down terrain (SIF-1119). */
export type ActionId = 'maneuver' | 'march' | 'retreat' | 'melee' | 'ranged' | 'charge' | 'raze';

/** What is known at a moment: who or what it is about. A trigger on a moment that does not exist is a type error. */
export type Moments = {
  deployed: { first: Seat };
  roundStarts: { first: Seat };
  turnStarts: { seat: Seat };
  ncuActivates: { ncu: string; seat: Seat };
  activates: { unit: string };
  activationStarts: { unit: string };
  choosesAction: { unit: string };
  declared: { unit: string; action: ActionId; target: string | null; arc: Arc | null };
  chargeRolled: { unit: string; target: string };
  charged: { unit: string; target: string; arc: Arc };
  attackDeclared: Fight;
  beforeAttackDice: Fight;
  attackDiceRolled: Fight;
  attackDiceFinal: Fight & { misses: number };
  defenseDiceFinal: Fight;
  rankLost: { unit: string; by: string | null };
  attachmentFalls: { unit: string; attachment: string };
  wouldBeDestroyed: { unit: string };
  destroyed: { unit: string; by: string | null };
  testBegins: { unit: string; panic: boolean };
  testDiceRolled: { unit: string; panic: boolean };
  testRolled: { unit: string; panic: boolean };
  testFailed: { unit: string; panic: boolean; wounds: number };
  testPassed: { unit: string; panic: boolean };
  attackCompleted: Fight & { ranksLost: number; destroyed: boolean };
  surges: { unit: string };
  retreatRolled: { unit: string };
  moved: { unit: string; action: ActionId };
  actionCompleted: { unit: string; action: ActionId };
  zoneClaimed: { ncu: string; seat: Seat; zone: ZoneId };
  zoneTargets: { unit: string; seat: Seat; zone: ZoneId };
  targeted: { unit: string; seat: Seat; by: string; how: 'order' | 'ability' | 'ncu' | 'card' };
  orderUsed: { unit: string; seat: Seat; order: string };
  cardPlayed: { seat: Seat; card: string; unit: string | null };
  zoneResolved: { ncu: string; seat: Seat; zone: ZoneId };
  turnEnds: { seat: Seat };
  roundEnds: { round: number };
};

export type Moment = keyof Moments;

/**
 * The ladder of a round, from its first moment to its last, each with the rule that asks for it. Attacks and tests
 * are ladders of their own inside it, and come from many places. At each moment what must happen happens first, the
 * active player's before the opponents' (SIF-1708); then both may use what they have, in the same order (SIF-804).
 */
export const LADDER: readonly (readonly [Moment, string])[] = [
  ['deployed', 'SIF-1230'],
  ['roundStarts', 'SIF-1824'],
  ['turnStarts', 'SIF-203'],
  ['ncuActivates', 'SIF-205'],
  ['activates', 'SIF-1714'],
  ['activationStarts', 'SIF-1714'],
  ['choosesAction', 'SIF-1714'],
  ['declared', 'SIF-1716'],
  // a charge
  ['chargeRolled', 'SIF-1862'],
  ['charged', 'SIF-1717'],
  // an attack (SIF-601)
  ['attackDeclared', 'SIF-1716'],
  ['beforeAttackDice', 'SIF-1732'],
  ['attackDiceRolled', 'SIF-1845'],
  ['attackDiceFinal', 'SIF-607'],
  ['defenseDiceFinal', 'SIF-613'],
  ['rankLost', 'SIF-1734'],
  ['attachmentFalls', 'SIF-1753'],
  ['wouldBeDestroyed', 'SIF-1854'],
  ['destroyed', 'SIF-1854'],
  // a morale or panic test
  ['testBegins', 'SIF-1849'],
  ['testDiceRolled', 'SIF-1845'],
  ['testRolled', 'SIF-1851'],
  ['testFailed', 'SIF-1852'],
  ['testPassed', 'SIF-1737'],
  ['attackCompleted', 'SIF-618'],
  ['surges', 'SIF-621'],
  ['retreatRolled', 'SIF-1718'],
  ['moved', 'SIF-1719'],
  ['actionCompleted', 'SIF-1714'],
  // an NCU on the tactics board
  ['zoneClaimed', 'SIF-1833'],
  ['zoneTargets', 'SIF-1833'],
  ['zoneResolved', 'SIF-1833'],
  // an order or a card in use
  ['targeted', 'SIF-1841'],
  ['orderUsed', 'SIF-1711'],
  ['cardPlayed', 'SIF-1814'],
  ['turnEnds', 'SIF-207'],
  ['roundEnds', 'SIF-214'],
];

const RULES = Object.fromEntries(LADDER) as { [moment in Moment]: string };

/** The rule that opens a moment. */
export const ruleOf = (moment: Moment): string => RULES[moment];
