import {
  type AnyGame,
  type AskedQuestion,
  Chance,
  type ChartLine,
  chart,
  createMatch,
  isThing,
  type Message,
  type Option,
  type Param,
  type Question,
  sampleAnswer,
  type Viewer,
} from '@small-council/engine';
import { type Parameter, parametersOf } from './parameters.ts';
import { type Say, sayer, type Tables } from './sayer.ts';

/** What must hold of every game's words: tests of games call these. */

/** Everything a random match says to anybody: questions, reasons, facts, the end. */
export function* said(
  game: AnyGame,
  setting: { seats: number; seed: string; options?: { [name: string]: unknown } },
): Generator<Message> {
  const match = createMatch(game, setting);
  const chance = new Chance(`${setting.seed} answers`);
  while (!match.result) {
    for (const question of match.questions) yield* wordsOf(question);
    const [seat] = match.waiting;
    const answer = sampleAnswer(match.question(seat) as Question, chance);
    match.answer(seat, match.state.moment, answer);
  }
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: setting.seats }, (_, i) => i)];
  for (const viewer of viewers) yield* match.log(viewer);
  yield match.result.reason;
}

function* wordsOf(question: AskedQuestion): Generator<Message> {
  yield question.text;
  if (question.kind === 'choose') {
    if (question.pass) yield question.pass;
    for (const { why } of question.blocked) yield why;
  }
  if (question.kind === 'choose' || question.kind === 'order')
    for (const { label } of question.options) yield label;
  if (question.kind === 'deal') {
    for (const { label } of question.items) yield label;
    yield* question.terms;
  }
}

/** The keys of a message and of all messages inside it. */
export function keysOf({ key, params = {} }: Message): string[] {
  const inside = (param: Param): string[] => {
    if (typeof param !== 'object' || param === null || isThing(param)) return [];
    return Array.isArray(param) ? param.flatMap(inside) : keysOf(param as Message);
  };
  return [key, ...Object.values(params).flatMap(inside)];
}

/** Keys for the round chart: all flows and steps, also of flows that are only called. */
export function stepKeys({ flow, called = [] }: AnyGame): string[] {
  const names = (lines: ChartLine[]): string[] =>
    lines.flatMap(({ name, steps = [] }) => [name, ...names(steps)]);
  const all = [flow, ...called].flatMap((root) => [root.name, ...names(chart(root))]);
  return [...new Set(all)].map((name) => `step.${name}`);
}

function valuesOf(form: Option['form']): readonly string[] {
  if (form.kind === 'flag') return ['true', 'false'];
  if (form.kind === 'list') return form.readymade;
  return form.kind === 'oneOf' ? form.values : [];
}

/** Keys for the create form: every option with its help, and what can be chosen. */
export const settingKeys = (game: AnyGame): string[] =>
  Object.entries(game.options).flatMap(([name, { form }]) => {
    const values = valuesOf(form);
    return ['', '.help', ...values.map((value) => `.${value}`)].map(
      (part) => `setting.${name}${part}`,
    );
  });

/** What is wrong with these tables: other keys or parameters in one language, or broken sentences. */
export function problems(tables: Tables): string[] {
  const [model, ...others] = Object.keys(tables);
  return [
    ...others.flatMap((other) => differences(tables, model, other)),
    ...Object.entries(tables).flatMap(([language, words]) => {
      const say = sayer(language, tables);
      return Object.keys(words).flatMap((key) => broken(say, language, key, words[key]));
    }),
  ];
}

function differences(tables: Tables, model: string, other: string): string[] {
  const [words, translated] = [tables[model], tables[other]];
  const names = (text: string) => [...(parameters(text)?.keys() ?? [])].sort().join(', ');
  return [...new Set([...Object.keys(words), ...Object.keys(translated)])].flatMap((key) => {
    if (!Object.hasOwn(words, key)) return [`${model} ${key}: missing`];
    if (!Object.hasOwn(translated, key)) return [`${other} ${key}: missing`];
    const [here, there] = [names(words[key]), names(translated[key])];
    return here === there ? [] : [`${other} ${key}: parameters ${there} instead of ${here}`];
  });
}

function parameters(words: string): Map<string, Parameter> | null {
  try {
    return parametersOf(words);
  } catch {
    return null;
  }
}

/** What cannot stand before a name: a verb has to agree with it, and in German the dative bends it. */
const BENDING: { readonly [language: string]: string } = {
  en: 'is|are|was|were|does|do|has|have',
  de: 'ist|sind|wird|werden|hat|haben|darf|dürfen|von|mit|zu|aus|bei',
};

/** What may follow a name, since it says nothing of it. */
const LOOSE = 'against|at|gegen|bei';

/**
 * Sentences that would be wrong for some of the names they are said with: where one thing is called Grey Wind and the
 * next one Poor Fellows, no verb may follow the name and nothing may bend it.
 */
export const bent = (tables: Tables, names: readonly string[]): string[] => {
  const name = `\\{(?:${names.join('|')})\\}`;
  return Object.entries(tables).flatMap(([language, words]) => {
    const wrong = new RegExp(
      `(?:^|[.;:] |other \\{)${name} (?!${LOOSE})\\p{L}|\\b(?:${BENDING[language]}) ${name}`,
      'iu',
    );
    return Object.keys(words).flatMap((key) =>
      wrong.test(words[key]) ? [`${language} ${key}: ${words[key]}`] : [],
    );
  });
};

const COUNTS = [0, 1, 2, 7];

/** Says a sentence with sample parameters in every form it has. */
function broken(say: Say, language: string, key: string, words: string): string[] {
  const found = parameters(words);
  if (!found) return [`${language} ${key}: no ICU message`];
  const wrong = samples([...found]).some((params) => {
    const text = say({ key, params });
    return text.trim() !== text || text === '' || /[{}⟦⟧]| {2}| [.,;:]|undefined|NaN/.test(text);
  });
  return wrong ? [`${language} ${key}: does not read well: ${words}`] : [];
}

/** All combinations of sample values. */
function samples([first, ...rest]: [string, Parameter][]): { [name: string]: Param }[] {
  if (!first) return [{}];
  const [name, { kinds, cases }] = first;
  const values: Param[] = kinds.includes('number')
    ? COUNTS
    : kinds.includes('select')
      ? cases.map((value) => (value === 'none' ? null : value))
      : ['Word'];
  return samples(rest).flatMap((others) => values.map((value) => ({ ...others, [name]: value })));
}
