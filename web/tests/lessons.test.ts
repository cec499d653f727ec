import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyGame, Chance, sampleAnswer } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';
import { type Names, sayer, type Tables } from '@small-council/text';
import { problems } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../src/learn/how.ts';
import {
  chapterOf,
  type Frame,
  type Lesson,
  LessonRun,
  type LessonStep,
  refusalOf,
  wordOf,
} from '../src/learn/lesson.ts';
import { teachings } from '../src/learn/teachings.ts';
import { de } from '../src/learn/words/de.ts';
import { en } from '../src/learn/words/en.ts';
import { GAMES } from '../src/pages/games.ts';

const tells = ({ asked, tells }: LessonStep): boolean => asked === undefined || tells === true;

describe('a lesson', () => {
  const begin = (seed: string) => () => ({
    game: crossroads as unknown as AnyGame,
    setting: { seats: 2, seed, options: { rounds: 2 } },
  });
  const run = (steps: LessonStep[], more: Partial<Lesson> = {}) => {
    const frames: Frame[] = [];
    const lesson = { game: 'crossroads', begin: begin('a'), steps, ...more };
    return { frames, lesson: new LessonRun(lesson, (frame) => frames.push(frame)) };
  };
  const lowest = (question: { options?: readonly { id: string }[] }) => [
    question.options?.[0].id ?? '',
  ];
  const bid: LessonStep = {
    id: 'bid',
    chapter: 'one',
    asked: 'crossroads.bid',
    wanted: (question) => lowest(question as never),
  };
  const questionOf = (frames: Frame[]) => frames.at(-1)?.question;

  it('asks only what its step is about, and tells where it only tells', () => {
    const { frames, lesson } = run([{ id: 'hello', chapter: 'one' }, bid]);
    expect(frames.at(-1)).toMatchObject({ step: 0, question: null });
    lesson.skip();
    expect(frames.at(-1)).toMatchObject({ step: 1, question: { text: { key: 'crossroads.bid' } } });
  });

  it('goes on with the answer it wants, and stays where it is with another', () => {
    const { frames, lesson } = run([bid, { id: 'end', chapter: 'one' }]);
    const question = questionOf(frames);
    if (question?.kind !== 'choose') throw new Error('a bid is chosen');
    expect(lesson.answer(question.id, [])).toBe('otherwise');
    expect(lesson.answer(question.id, ['no card'])).toMatchObject({ rule: 'SC-004' });
    expect(lesson.step?.id).toBe('bid');
    expect(lesson.answer(question.id, lowest(question))).toBe(null);
    expect(lesson.step?.id).toBe('end');
  });

  it('takes another answer where one is as good', () => {
    const any = { ...bid, accepts: () => true };
    const { frames, lesson } = run([any, { id: 'end', chapter: 'one' }]);
    expect(lesson.answer(questionOf(frames)?.id ?? -1, [])).toBe(null);
    expect(lesson.step?.id).toBe('end');
  });

  it('does what a step wants when it is skipped', () => {
    const { frames, lesson } = run([bid, { id: 'end', chapter: 'one' }]);
    const question = questionOf(frames);
    lesson.skip();
    expect(lesson.match.record?.moves[0]).toMatchObject({
      seat: 0,
      answer: lowest(question as never),
    });
  });

  it('lets the others answer by their script, and harmlessly where it says nothing', () => {
    const answered = (others: Lesson['others']) => {
      const { lesson } = run([bid, { id: 'end', chapter: 'one', asked: 'crossroads.none' }], {
        others,
      });
      lesson.skip();
      return lesson.match.record?.moves.find(({ seat }) => seat === 1)?.answer;
    };
    const first = answered({ 1: { 'crossroads.bid': (question) => lowest(question as never) } });
    expect(first).toHaveLength(1);
    expect(answered({})).toEqual([]);
    expect(answered({ 1: { 'crossroads.bid': ['no such card'] } })).toEqual([]);
  });

  it('is over when its match is, whatever steps are left', () => {
    const { frames } = run([bid, { id: 'never', chapter: 'one', asked: 'crossroads.none' }]);
    expect(frames.at(-1)?.step).toBe(0);
    const other = run([{ id: 'never', chapter: 'one', asked: 'crossroads.none' }, bid]);
    expect(other.lesson.match.result).not.toBe(null);
    expect(other.frames.at(-1)).toMatchObject({ step: 2, question: null });
  });

  it('may begin another match with a step', () => {
    const { frames, lesson } = run([bid, { ...bid, id: 'again', begin: begin('b') }]);
    const before = lesson.match;
    lesson.skip();
    expect(lesson.match).not.toBe(before);
    expect(frames.at(-1)).toMatchObject({ part: 1, step: 1 });
    expect(lesson.match.record?.moves).toEqual([]);
  });

  it('says so when what a step wants is not there', () => {
    const { lesson } = run([{ ...bid, wanted: ['a card that nobody has'] }]);
    expect(() => lesson.wanted).toThrow('bid');
  });
});

const textsOf = async (game: string): Promise<{ texts: Tables; names: Names }> => {
  const { texts, names } = await import(`@small-council/${game}/text`);
  return { texts, names: names ?? (await import(`@small-council/${game}/things`)).names };
};

const RULES = path.resolve(import.meta.dirname, '../../docs/rules');

describe('the words around lessons', () => {
  it('agree in both languages', () => {
    expect(problems({ en, de })).toEqual([]);
  });
});

describe.each(GAMES.map(({ id }) => id))('what is taught about %s', (game) => {
  it('is a match that is played to its end by what the host wants, every step once', async () => {
    const lesson = await (await teachings[game]()).lesson();
    const seen: number[] = [];
    const run = new LessonRun(lesson, ({ step, question }) => {
      if (step === null) return;
      seen.push(step);
      const on = lesson.steps[step];
      if (on) expect(question === null).toBe(tells(on));
    });
    for (const step of lesson.steps) {
      expect(run.step).toBe(step);
      const asked = run.match.questions.find(({ seat }) => seat === 0);
      const { wanted } = run;
      expect(wanted === null).toBe(tells(step));
      if (wanted === null) run.skip();
      else expect(run.answer(asked?.id ?? -1, wanted)).toBe(null);
    }
    // It ends because all is told, not because the match is over.
    expect(run.match.result).toBe(null);
    expect(seen).toEqual(lesson.steps.map((_, i) => i).concat(lesson.steps.length));
  });

  it('comes to its end with any answer that the host takes', async () => {
    const lesson = await (await teachings[game]()).lesson();
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const chance = new Chance(seed);
      const run = new LessonRun(lesson, () => {});
      for (const step of lesson.steps) {
        expect(run.step).toBe(step);
        const question = run.match.question(0);
        const free = step.accepts && question ? sampleAnswer(question, chance) : null;
        const taken = free && run.answer(run.match.state.moment, free) === null;
        if (!taken) run.skip();
      }
      expect(run.match.result).toBe(null);
    }
  });

  it('is said in both languages, with nothing missing and nothing left over', async () => {
    const { texts: taught, sections, lesson: load } = await teachings[game]();
    const lesson = await load();
    expect(problems(taught)).toEqual([]);
    const { texts, names } = await textsOf(game);
    const messages = [
      ...lesson.steps.flatMap((step) => [
        chapterOf(lesson, step),
        wordOf(lesson, step),
        ...(tells(step) ? [] : [refusalOf(lesson, step)]),
      ]),
      ...sections.flatMap((section) => Object.values(wordsOf(game, section))),
    ];
    for (const language of ['en', 'de'] as const) {
      const say = sayer(
        language,
        { [language]: { ...texts[language], ...taught[language] } },
        names,
      );
      for (const message of messages) expect(say(message)).not.toMatch(/⟦|\{/);
    }
    expect([...new Set(messages.map(({ key }) => key))].sort()).toEqual(
      Object.keys(taught.en).sort(),
    );
  });

  it('names rules that exist, in six to ten sections', async () => {
    const { sections } = await teachings[game]();
    expect(sections.length).toBeGreaterThanOrEqual(6);
    expect(sections.length).toBeLessThanOrEqual(10);
    const ledger = readFileSync(path.join(RULES, `${game}.md`), 'utf8');
    const unknown = sections.flatMap(({ rules }) =>
      rules.filter((rule) => !ledger.includes(`- **${rule}**`)),
    );
    expect(unknown).toEqual([]);
    expect(sections.every(({ rules }) => rules.length > 0)).toBe(true);
  });
});
