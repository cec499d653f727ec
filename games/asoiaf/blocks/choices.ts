import { message } from '@small-council/engine';
import { fielded } from '../rules/look.ts';
import { tacticsThing } from '../things.ts';
import type { Choice, If } from './definition.ts';
import type { Which } from './who.ts';

/** "Target 1 …": a unit that is chosen when the ability or card is declared (SIF-1813). */
export const aUnit = (who: Which): Choice => ({
  text: message('ask.target', { who: who.says }),
  says: message('choice.target', { who: who.says }),
  from: (m, use) =>
    fielded(m)
      .map(({ id }) => id)
      .filter((id) => who.is(m, use, id)),
});

/** One of several things, by their names. */
export const oneOfThese = (...ids: readonly string[]): Choice => ({
  text: message('ask.option'),
  says: message('choice.oneOf', { optionsOr: ids.map((id) => message(`choose.${id}`)) }),
  from: () => ids,
  label: (id) => message(`choose.${id}`),
});

/** A tactics card in the own discard pile, which lies open (SIF-731). */
export const cardFromDiscard: Choice = {
  text: message('ask.fromDiscard'),
  says: message('choice.fromDiscard'),
  from: ({ table }, { seat }) => [...new Set(table.players[seat].discard)],
  label: (id) => message('option.card', { card: tacticsThing(id) }),
};

/** A choice that is not made while a condition holds. */
export const unless = (condition: If, choice: Choice): Choice => ({ ...choice, unless: condition });
