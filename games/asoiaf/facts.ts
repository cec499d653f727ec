import type { Message, Seat } from '@small-council/engine';
import type { TokenKind } from './content/definition.ts';
import type { Purpose } from './rules/dice.ts';
import type { ActionId } from './rules/timing.ts';
import type {
  CardThing,
  Cause,
  ConditionThing,
  NcuThing,
  ObjectiveThing,
  PlayerThing,
  TacticsThing,
  TerrainThing,
  TokenThing,
  UnitThing,
  ZoneThing,
} from './things.ts';

type Who = { seat: Seat; player: PlayerThing };
type By = { because: Cause };

/** What the log can say. */
export type Facts = {
  'fact.rollOff': { dice: number[] };
  'fact.rollForFirst': { dice: number[] };
  'fact.corner': Who & { corner: Message };
  'fact.eliminated': Who;
  'fact.role': Who & { role: Message };
  'fact.siegeCard': Who & { card: Message };
  'fact.first': Who;
  'fact.objective': { token: TokenThing; objective: ObjectiveThing };
  'fact.picked': Who & { objective: ObjectiveThing };
  'fact.bears': { unit: UnitThing; objective: ObjectiveThing };
  'fact.marked': { unit: UnitThing };
  'fact.bounty': { unit: UnitThing; points: number };
  'fact.quadrant': { ncu: NcuThing; quadrant: Message };
  'fact.mission': Who & { mission: Message };
  'fact.missionOpen': { mission: Message };
  'fact.terrain': { terrain: TerrainThing; x: number; y: number; heading: number };
  'fact.round': { round: number; first: PlayerThing };
  'fact.turn': Who & { round: number };
  'fact.activated': { seat: Seat; unit: UnitThing | NcuThing };
  'fact.action': { unit: UnitThing; action: ActionId; target: UnitThing | null };
  'fact.moved': {
    unit: UnitThing;
    x: number;
    y: number;
    heading: number;
    fromX: number | null;
    fromY: number | null;
    fromHeading: number | null;
  };
  'fact.charge': { unit: UnitThing; target: UnitThing; roll: number; success: boolean };
  'fact.disorderly': { unit: UnitThing };
  'fact.attack': { attacker: UnitThing; defender: UnitThing; kind: string; arc: string };
  'fact.rolled': { purpose: Purpose; unit: UnitThing; dice: number[]; sides: number };
  'fact.rolledToCancel': Who & { face: number; needed: number };
  'fact.rerolled': {
    seat: Seat;
    purpose: Purpose;
    unit: UnitThing;
    dice: number[];
    again: number[];
    because: Cause | ConditionThing;
  };
  'fact.expended': { seat: Seat; unit: UnitThing; condition: ConditionThing };
  'fact.hits': { unit: UnitThing; hits: number; misses: number; direct: number };
  'fact.saves': { unit: UnitThing; hits: number; blocked: number };
  'fact.wounds': By & { unit: UnitThing; wounds: number; left: number };
  'fact.healed': By & { unit: UnitThing; wounds: number };
  'fact.destroyed': { unit: UnitThing; by: UnitThing | null };
  'fact.returned': { unit: UnitThing };
  'fact.attachmentDestroyed': { unit: UnitThing; card: CardThing };
  'fact.attachmentJoins': { unit: UnitThing; card: CardThing };
  'fact.inReserve': { unit: UnitThing };
  'fact.ncuDestroyed': { ncu: NcuThing };
  'fact.ncuMoves': { ncu: NcuThing; zone: ZoneThing };
  'fact.poisoned': { unit: UnitThing };
  'fact.poisonGone': { unit: UnitThing };
  'fact.tokens': { unit: UnitThing | NcuThing; token: TokenKind; count: number };
  'fact.countsAs': Who & { zone: ZoneThing };
  'fact.looks': Who & { at: PlayerThing; cards?: TacticsThing[] };
  'fact.rolledFor': Who & By & { face: number; needed: number };
  'fact.test': By & {
    unit: UnitThing;
    panic: boolean;
    passed: boolean;
    result: number | null;
    needed: number;
  };
  'fact.condition': By & { unit: UnitThing; condition: ConditionThing };
  'fact.conditionGone': By & { unit: UnitThing; condition: ConditionThing };
  'fact.noAbilities': { unit: UnitThing; until: string };
  'fact.razed': { unit: UnitThing; terrain: TerrainThing };
  'fact.tokenClaimed': { unit: UnitThing; token: TokenThing };
  'fact.tokenPlaced': { token: TokenThing; x: number; y: number };
  'fact.claimed': { seat: Seat; ncu: NcuThing; zone: ZoneThing };
  'fact.influences': { ncu: NcuThing; unit: UnitThing };
  'fact.used': { seat: Seat; by: UnitThing | NcuThing | null; ability: Cause };
  'fact.played': Who & { card: TacticsThing };
  'fact.cancelled': { what: Cause };
  'fact.attached': { unit: UnitThing; card: TacticsThing };
  'fact.detached': { unit: UnitThing; card: TacticsThing };
  'fact.fetched': Who & By & { card: TacticsThing | null };
  'fact.drew': Who & { count: number; cards?: TacticsThing[] };
  'fact.discarded': Who & { cards: TacticsThing[] };
  'fact.scored': Who & By & { points: number };
};
