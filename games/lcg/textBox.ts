import { type Message, message, type Param } from '@small-council/engine';
import { keywordName, sayTogether } from './blocks/modifiers.ts';
import {
  type Ability,
  type Choice,
  type ConstantAbility,
  type Definition,
  isConstant,
  type Limit,
  type Trigger,
  type TriggeredAbility,
} from './definition.ts';

/** The text box of a card, put together from what its blocks say of themselves: one message a line. */
export function textOf(card: Definition): Message[] {
  const { keywords, attach, duplicateOn, bonus, values, deck, abilities, faces } = card;
  return [
    ...(keywords.length > 0
      ? [
          chain(
            'text.sentences',
            keywords.map((one) => message('text.keyword', { keyword: keywordName(one) })),
          ),
        ]
      : []),
    // Any character is what attachments need where they say nothing.
    ...(attach && attach.say.key !== 'attach.any'
      ? [message('text.attach', { attach: attach.say })]
      : []),
    ...(attach?.copies ? [message('text.copies', { copies: attach.copies })] : []),
    ...(duplicateOn ? [message('text.attach', { attach: duplicateOn.say })] : []),
    ...Object.entries(bonus).map(([value, amount]) => message('text.bonus', { value, amount })),
    ...Object.entries(values).map(([name, amount]) => message(`text.${name}`, { amount })),
    ...deck.map(({ say }) => message('text.deck', { term: say })),
    ...abilities.map(abilityLine),
    ...Object.values(faces).flatMap((face) =>
      textOf(face).map((line) => message('text.face', { type: face.type, line })),
    ),
  ];
}

export const abilityLine = (ability: Ability): Message =>
  isConstant(ability) ? constantLine(ability) : triggeredLine(ability);

/** Several messages as one, two by two. */
function chain(key: string, [one, ...rest]: readonly Message[]): Message {
  return rest.length === 0 ? one : message(key, { one, other: chain(key, rest) });
}

const chainOrNone = (key: string, all: readonly Message[]): Message | null =>
  all.length === 0 ? null : chain(key, all);

/** Statements about the same go together. */
function constantLine({ if: conditions, modifiers }: ConstantAbility): Message {
  const groups: Message[][] = [];
  for (const say of sayTogether(modifiers.map((one) => one.say)))
    if (say.params?.subject === null) groups[groups.length - 1].push(say);
    else groups.push([say]);
  const body = chain(
    'text.effects',
    groups.map((all) => message('text.statements', { all })),
  );
  return conditions.length === 0
    ? message('text.constant', { body })
    : message('text.whileIt', { conditions: conditions.map(({ say }) => say), body });
}

// ---- triggered abilities

function triggeredLine(ability: TriggeredAbility): Message {
  const { timing, phase, limit, max, cannotBeCanceled, anybody } = ability;
  return message(`text.${timing}`, {
    phase: phase ?? null,
    when: chainOrNone('text.clauses', clausesOf(ability)),
    body: bodyOf(ability),
    limit: chainOrNone('text.sentences', [
      ...limitOf('text.limit', limit),
      ...limitOf('text.max', max),
      ...(cannotBeCanceled ? [message('text.cannotBeCanceled')] : []),
      ...(anybody ? [message('text.anybody')] : []),
    ]),
  });
}

/** What is counted together over several cards has words of its own. */
const limitOf = (key: string, limit?: Limit): Message[] =>
  limit
    ? [message(limit.of ? `text.${limit.of}` : key, { times: limit.times, per: limit.per })]
    : [];

const FROM = { discard: 'text.fromDiscard', dead: 'text.fromDead', hand: 'text.fromHand' } as const;

/** When it can be used. */
function clausesOf({ time, trigger, if: conditions, from }: TriggeredAbility): Message[] {
  return [
    ...(trigger
      ? [
          message('text.trigger', {
            timing: time,
            trigger: message(trigger.say.key, { ...trigger.say.params, timing: time }),
          }),
        ]
      : []),
    ...(conditions.length > 0
      ? [message('text.onlyIf', { conditions: conditions.map(({ say }) => say) })]
      : []),
    ...(from ? [message(FROM[from])] : []),
  ];
}

/** What is paid, what is chosen, what is done. */
function bodyOf({ trigger, costs, targets, effects }: TriggeredAbility): Message {
  let last: Choice | undefined;
  const note = (choice?: Choice): void => {
    if (choice && cardsIn(choice.say)) last = choice;
  };
  const choices = targets.map((target) => {
    note(target);
    return target.say.key.startsWith('choice.eachPlayer')
      ? target.say
      : message('text.choose', { target: target.say });
  });
  const cardsAreChosen = [...targets, ...effects.flatMap(({ choice }) => choice ?? [])].some(
    ({ say }) => cardsIn(say),
  );
  const deeds = effects.map(({ say, choice }) => {
    note(choice);
    return withPronouns(say, { last, trigger: cardsAreChosen ? undefined : trigger });
  });
  const body = chain('text.effects', [...choices, ...deeds]);
  return costs.length === 0
    ? body
    : message('text.cost', { costs: costs.map(({ say }) => say), effects: body });
}

// ---- pronouns

interface Meant {
  /** The last choice of cards. */
  readonly last?: Choice;
  /** What the ability waits for, where no cards are chosen. */
  readonly trigger?: Trigger;
}

/** Words for what was chosen, or for what something happened to, become pronouns that agree with it. */
function withPronouns(say: Message, meant: Meant): Message {
  const { key, params = {} } = say;
  const cards = meantBy(say, meant);
  if (cards) return message('these.it', { ...cards, case: params.case });
  const inside = (param: Param): Param => {
    if (typeof param !== 'object' || param === null) return param;
    return Array.isArray(param) ? param.map(inside) : withPronouns(param as Message, meant);
  };
  return message(
    key,
    Object.fromEntries(Object.entries(params).map(([name, param]) => [name, inside(param)])),
  );
}

function meantBy({ key, params = {} }: Message, { last, trigger }: Meant): Cards | null {
  if (key === 'these.triggering') return trigger ? cardsIn(trigger.say) : null;
  if (key === 'these.stillThere') return last ? cardsIn(last.say) : null;
  const { name = last?.name } = params;
  return key === 'these.chosen' && last && name === last.name ? cardsIn(last.say) : null;
}

const isMessage = (param: Param | undefined): param is Message =>
  typeof param === 'object' && param !== null && 'key' in param;

type Cards = { readonly noun: Param; readonly many: 'yes' | 'no' };

/** Of what kind the cards in these words are, and whether there can be several. */
function cardsIn({ key, params = {} }: Message): Cards | null {
  if (key === 'these.self') return { noun: 'card', many: 'no' };
  if (key === 'these.host') return { noun: 'character', many: 'no' };
  if (key.startsWith('what.')) {
    const several = key === 'what.count' || (key === 'what.upTo' && params.count !== 1);
    return { noun: params.noun, many: several ? 'yes' : 'no' };
  }
  const inner = params.who ?? params.what;
  return isMessage(inner) ? cardsIn(inner) : null;
}
