import fc from 'fast-check';
import { expect, describe as group, it } from 'vitest';
import {
  Chance,
  choose,
  deal,
  defaultAnswer,
  howMany,
  listAnswers,
  message,
  order,
  path,
  place,
  type Question,
  Refusal,
  refuse,
  sampleAnswer,
} from '../index.ts';
import { checkAnswer, describe } from '../questions/index.ts';

const asking = { text: message('test.ask'), rule: 'SC-004' };
const letters = ['a', 'b', 'c', 'd'];

const questions: Record<string, Question> = {
  one: choose({ ...asking, from: letters }),
  some: choose({ ...asking, from: letters, min: 1, max: 3 }),
  pass: choose({ ...asking, from: letters, min: 0, max: 2 }),
  tokens: choose({ ...asking, from: letters, min: 2, max: 3, each: 3 }),
  onlyEven: choose({
    ...asking,
    from: letters,
    min: 0,
    max: 4,
    check: (chosen) => (chosen.length % 2 ? refuse('SC-005', 'test.odd') : null),
  }),
  order: order({ ...asking, items: letters }),
  aFirst: order({
    ...asking,
    items: letters,
    check: ([first]) => (first === 'a' ? null : refuse('SC-006', 'test.aFirst')),
  }),
  number: howMany({ ...asking, min: 2, max: 9 }),
  place: place({
    ...asking,
    area: { from: { x: 0, y: 0, heading: 0 }, to: { x: 10, y: 10, heading: 3 } },
    check: ({ x, y }) => (x === y ? refuse('SC-008', 'test.diagonal') : null),
    propose: (chance) => {
      const x = chance.between(1, 10);
      return { x, y: x - 1, heading: chance.between(0, 3) };
    },
    fallback: () => ({ x: 0, y: 1, heading: 0 }),
  }),
  path: path({
    ...asking,
    parts: { turn: { from: 0, to: 7 }, go: { from: 1, to: 5 } },
    most: 3,
    hints: () => ({ reach: [5, 5] }),
    subject: { is: 'rider', id: 3 },
    check: ([first]) => (first?.go === 'go' ? refuse('SC-040', 'test.turnFirst') : null),
    propose: (chance) => [
      { go: 'turn', by: chance.between(0, 7) },
      { go: 'go', by: chance.between(1, 5) },
    ],
    fallback: () => [],
  }),
  deal: deal({
    ...asking,
    items: [
      { id: 'gold', giver: 0, taker: 1, max: 3 },
      { id: 'land', giver: 1, taker: 0, max: 1 },
    ],
    standing: { gold: 2 },
    mayOffer: true,
    check: (offer) => (offer.gold === 3 && offer.land ? refuse('SC-009', 'test.rich') : null),
  }),
  lastWord: deal({ ...asking, items: [], standing: null, mayOffer: false }),
};

const ruleOf = (question: Question, answer: unknown): string | null => {
  try {
    checkAnswer(question, answer);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return (error as Refusal).rule;
  }
};

group.each(Object.entries(questions))('the question "%s"', (name, question) => {
  it('accepts its default, everything it lists and everything it samples [SC-011]', () => {
    expect(ruleOf(question, defaultAnswer(question))).toBeNull();
    const listed = [...(listAnswers(question) ?? [])];
    for (const answer of listed) expect(ruleOf(question, answer)).toBeNull();
    expect(new Set(listed.map((answer) => JSON.stringify(answer))).size).toBe(listed.length);
    const chance = new Chance(name);
    const sampled = Array.from({ length: 500 }, () => sampleAnswer(question, chance));
    for (const answer of sampled) expect(ruleOf(question, answer)).toBeNull();
    // Sampling reaches every listed answer.
    const reached = new Set(sampled.map((answer) => JSON.stringify(checkAnswer(question, answer))));
    if (listed.length > 0 && listed.length < 20) expect(reached.size).toBe(listed.length);
  });

  it('takes any JSON at all: a legal answer in normal form, or a refusal [SC-003]', () => {
    const near = fc.oneof(
      fc.array(fc.constantFrom(...letters, 'z', '__proto__')),
      fc.record({ deal: fc.constantFrom('accept', 'break', 'offer'), offer: fc.jsonValue() }),
      fc.record({ x: fc.integer(), y: fc.integer(), heading: fc.integer() }),
      fc.record({
        path: fc.array(
          fc.record({ go: fc.constantFrom('turn', 'go', 'fly', '__proto__'), by: fc.integer() }),
        ),
      }),
      fc.double(),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(near, (value) => {
        let answer: unknown;
        try {
          answer = checkAnswer(question, value);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          return;
        }
        if (typeof answer === 'object') expect(answer).not.toBe(value);
        expect(checkAnswer(question, answer)).toEqual(answer);
      }),
      { numRuns: 300 },
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('is described in plain data', () => {
    const asked = describe(question, 7, 2);
    expect(JSON.parse(JSON.stringify(asked))).toEqual(asked);
    expect(asked).toMatchObject({ id: 7, seat: 2, rule: 'SC-004', kind: question.kind });
  });
});

group('refusals', () => {
  it('only what is offered can be chosen [SC-004]', () => {
    expect(ruleOf(questions.one, ['z'])).toBe('SC-004');
    expect(ruleOf(questions.some, ['a', 'z'])).toBe('SC-004');
  });

  it('tells the better reason where the game knows one [SC-004]', () => {
    const question = choose({
      ...asking,
      from: ['a'],
      blocked: () => [{ id: 'b', ...refuse('SC-018', 'test.tooLate') }],
    });
    expect(ruleOf(question, ['b'])).toBe('SC-018');
    expect(ruleOf(question, ['c'])).toBe('SC-004');
    const nothing = choose({
      ...asking,
      from: [],
      min: 0,
      blocked: () => [{ id: 'b', ...refuse('SC-018', 'test.tooLate') }],
    });
    expect(ruleOf(nothing, ['b'])).toBe('SC-018');
    expect(ruleOf(nothing, ['c'])).toBe('SC-005');
  });

  it.each([
    ['one', []],
    ['one', ['a', 'b']],
    ['pass', ['a', 'b', 'c']],
    ['pass', ['a', 'a']],
    ['tokens', ['a']],
    ['onlyEven', ['a']],
  ])('too few, too many, too often or a wrong combination in "%s": %j [SC-005]', (name, answer) => {
    expect(ruleOf(questions[name], answer)).toBe('SC-005');
  });

  it('lets one thing be chosen several times where the question says so [SC-005]', () => {
    expect(checkAnswer(questions.tokens, ['b', 'a', 'b'])).toEqual(['a', 'b', 'b']);
    expect(ruleOf(questions.tokens, ['b', 'b', 'b', 'b'])).toBe('SC-005');
  });

  it('an order names every item exactly once [SC-006]', () => {
    expect(ruleOf(questions.order, ['d', 'c', 'b', 'a'])).toBeNull();
    expect(ruleOf(questions.order, ['d', 'c', 'b'])).toBe('SC-006');
    expect(ruleOf(questions.order, ['d', 'c', 'b', 'b'])).toBe('SC-006');
    expect(ruleOf(questions.aFirst, ['d', 'c', 'b', 'a'])).toBe('SC-006');
  });

  it.each([1, 10, 2.5, -0.5, 1e300])('the number %d is out of range or not whole [SC-007]', (n) => {
    expect(ruleOf(questions.number, n)).toBe('SC-007');
  });

  it('a number is a number, and -0 is 0 [SC-003]', () => {
    expect(ruleOf(questions.number, '3')).toBe('SC-003');
    expect(Object.is(checkAnswer(howMany({ ...asking, min: 0, max: 1 }), -0), 0)).toBe(true);
  });

  it('a place lies in its area, on whole units, and satisfies the game [SC-008]', () => {
    expect(ruleOf(questions.place, { x: 1, y: 2, heading: 0 })).toBeNull();
    expect(ruleOf(questions.place, { x: 11, y: 2, heading: 0 })).toBe('SC-008');
    expect(ruleOf(questions.place, { x: 1.5, y: 2, heading: 0 })).toBe('SC-008');
    expect(ruleOf(questions.place, { x: 2, y: 2, heading: 0 })).toBe('SC-008');
    expect(ruleOf(questions.place, { x: 1, y: 2, heading: 0, z: 1 })).toBe('SC-003');
  });

  it('a path has known parts within their bounds, not too many, and satisfies the game [SC-040]', () => {
    const turn = { go: 'turn', by: 0 };
    const go = { go: 'go', by: 5 };
    const rule = (legs: unknown) => ruleOf(questions.path, { path: legs });
    expect(rule([])).toBeNull();
    expect(rule([turn, go, turn])).toBeNull();
    expect(rule([turn, go, turn, go])).toBe('SC-040');
    expect(rule([turn, { go: 'go', by: 6 }])).toBe('SC-040');
    expect(rule([turn, { go: 'go', by: 0 }])).toBe('SC-040');
    expect(rule([turn, { go: 'go', by: 1.5 }])).toBe('SC-040');
    expect(rule([{ go: 'fly', by: 1 }])).toBe('SC-040');
    expect(rule([go])).toBe('SC-040');
    expect(rule([{ ...turn, by: '0' }])).toBe('SC-040');
    expect(rule([{ ...turn, more: 1 }])).toBe('SC-003');
    expect(rule([null])).toBe('SC-003');
    expect(rule(turn)).toBe('SC-003');
    expect(ruleOf(questions.path, { path: [], more: 1 })).toBe('SC-003');
  });

  it('what stands or goes somewhere comes with its subject and the hints of the game', () => {
    expect(describe(questions.path, 1, 0)).toMatchObject({
      subject: { is: 'rider', id: 3 },
      hints: { reach: [5, 5] },
      parts: { go: { from: 1, to: 5 } },
      most: 3,
    });
    expect(describe(questions.place, 1, 0)).toMatchObject({ subject: null, hints: null });
  });

  it('a standing offer is described in words, each item with its amount', () => {
    const asked = describe(
      deal({
        ...asking,
        items: [{ id: 'gold', giver: 0, taker: 1, max: 3 }],
        standing: { gold: 2 },
        mayOffer: false,
        label: (id, amount) => message(id, amount === undefined ? undefined : { amount }),
      }),
      1,
      0,
    );
    expect(asked).toMatchObject({
      items: [{ label: { key: 'gold' } }],
      terms: [{ key: 'gold', params: { amount: 2 } }],
    });
  });

  it('an offer names items of the deal with possible amounts [SC-009]', () => {
    const offer = (offered: unknown) => ruleOf(questions.deal, { deal: 'offer', offer: offered });
    expect(offer({ gold: 3 })).toBeNull();
    expect(offer({ gold: 4 })).toBe('SC-009');
    expect(offer({ gold: 0 })).toBe('SC-009');
    expect(offer({})).toBe('SC-009');
    expect(offer({ gold: 1, dragons: 3 })).toBe('SC-009');
    expect(offer({ gold: 3, land: 1 })).toBe('SC-009');
    expect(ruleOf(questions.deal, { deal: 'accept' })).toBeNull();
    expect(ruleOf(questions.lastWord, { deal: 'accept' })).toBe('SC-009');
    expect(ruleOf(questions.lastWord, { deal: 'offer', offer: { gold: 1 } })).toBe('SC-009');
  });
});
