import { choose, flows, message, type Seat } from '@small-council/engine';
import { CONDITIONS, type Condition, type M, type R, type War } from '../table.ts';
import { type Cause, conditionThing, unitThing } from '../things.ts';
import { becomes, losesCondition } from './conditions.ts';
import { isOnField, unitOf } from './look.ts';

const { flow, ask } = flows<War>();

/** Condition tokens of somebody's choice, given or taken away; a poison may go instead of one (SIF-1745). */
type Vars = { seat: Seat; unit: string; gives: boolean; because: Cause; rule: string };

const POISON = 'poison';

const optionsFor = (m: R, { unit: id, gives, seat }: Vars): readonly string[] => {
  if (!isOnField(m, id)) return [];
  if (gives) return CONDITIONS;
  const unit = unitOf(m, id);
  const own = unit.seat === seat && unit.poison !== null && unit.conditions.length > 0;
  return own ? [...unit.conditions, POISON] : unit.conditions;
};

const conditionToken = flow<Vars>('conditionToken', [
  ask('whichCondition', {
    who: (m, here) => (optionsFor(m, here).length > 0 ? here.seat : []),
    question: (m, here) =>
      choose({
        text: message(here.gives ? 'ask.giveCondition' : 'ask.removeCondition', {
          unit: unitThing(m, here.unit),
        }),
        rule: here.rule,
        from: optionsFor(m, here),
        label: (id) =>
          id === POISON
            ? message('ability.crannogPoison')
            : message('option.condition', { condition: conditionThing(id as Condition) }),
      }),
    answer: (m, { unit, gives, because }, [id]) => {
      if (id === POISON) losesPoison(m, unit);
      else if (gives) becomes(m, unit, id as Condition, because);
      else losesCondition(m, unit, id as Condition, because);
    },
  }),
]);

export function losesPoison(m: M, id: string): void {
  unitOf(m, id).poison = null;
  m.log('fact.poisonGone', { unit: unitThing(m, id) });
}

export const givesCondition = (
  m: M,
  seat: Seat,
  unit: string,
  because: Cause,
  rule: string,
): void => m.call(conditionToken, { seat, unit, gives: true, because, rule });

export const takesCondition = (
  m: M,
  seat: Seat,
  unit: string,
  because: Cause,
  rule: string,
): void => m.call(conditionToken, { seat, unit, gives: false, because, rule });

export const tokenFlows = [conditionToken];
