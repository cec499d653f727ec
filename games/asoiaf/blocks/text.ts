import { type Message, message } from '@small-council/engine';
import type { Ability, Part } from './definition.ts';

/** The text of an ability or card, made of what it does: lines for the reader, in any language. */
export interface AbilityText {
  /** Once a round, for a token, innate … */
  readonly marks: readonly Message[];
  readonly lines: readonly Message[];
}

const MARKS = {
  order: 'text.order',
  may: 'text.may',
  standing: null,
  forced: null,
  card: null,
} as const;

function partLines({ on, when, choices, does, cost }: Part): Message[] {
  const price =
    cost === null ? [] : [cost === 'once' ? message('text.once') : message(`text.token.${cost}`)];
  return [
    on.says,
    ...price,
    ...(when ? [message('text.only', { when: when.says })] : []),
    ...choices.map(({ says }) => says),
    ...does.map(({ says }) => message('text.sentence', { line: says })),
  ];
}

export function abilityText(ability: Ability): AbilityText {
  const { kind, innate, changes, parts, attached, influence, notes, opponents } = ability;
  const mark = MARKS[kind];
  return {
    marks: [
      ...(mark ? [message(mark)] : []),
      ...(innate ? [message('text.innate')] : []),
      ...(influence ? [message('text.influence')] : []),
      ...(opponents ? [message('text.opponents')] : []),
    ],
    lines: [
      ...notes,
      ...changes.map(({ says }) => says),
      ...parts.flatMap(partLines),
      ...(attached ? [message('text.attached'), ...abilityText(attached).lines] : []),
    ],
  };
}
