import { type Choose, choose, message, type Vars } from '@small-council/engine';
import {
  attackersOf,
  CANNOT,
  type Card,
  type CardId,
  cardName,
  charactersOf,
  defendersOf,
  hasKeyword,
  holds,
  numbersOf,
  type Outcome,
  type R,
  steps,
  strength,
} from '@small-council/lcg';
import { event } from '../vocabulary.ts';

/** Challenge keywords (AG2-645 to AG2-651, AG2-669 to AG2-678). */

const { flow, act, ask, repeat } = steps;

const CHALLENGE_KEYWORDS = ['insight', 'intimidate', 'pillage', 'renown'] as const;
type ChallengeKeyword = (typeof CHALLENGE_KEYWORDS)[number];

/** The winner's participants with the keyword. */
function bearers(m: R, keyword: ChallengeKeyword): Card[] {
  const { challenge } = m.table;
  if (!challenge?.result || challenge.result.winner < 0) return [];
  const attacking = challenge.result.winner === challenge.attacker;
  if (keyword === 'intimidate' && !attacking) return []; // AG2-677
  const ids = attacking ? attackersOf(m) : defendersOf(m);
  return ids.map((id) => m.table.cards[id]).filter((card) => hasKeyword(m, card, keyword));
}

/** AG2-648, AG2-651: each type once, and only where there is an instance of it. */
const pending = (m: R): ChallengeKeyword[] =>
  CHALLENGE_KEYWORDS.filter(
    (keyword) => !m.table.challenge?.keywords.includes(keyword) && bearers(m, keyword).length > 0,
  );

const chooseType = ask<Vars, Choose>('keywordOrder', {
  who: (m) => (pending(m).length === 0 ? [] : m.table.first), // AG2-646
  question: (m) =>
    choose({
      text: message('ask.keyword'),
      rule: 'AG2-646',
      from: pending(m),
      label: (id) => message(`keyword.${id}`),
    }),
  answer: (m, _here, [keyword]) => {
    m.table.challenge?.keywords.push(keyword);
  },
});

/** Instances that the winner has been asked about while their type is processed. */
type Processing = { asked: CardId[] };

/** Before anybody is asked: with one type left there is no order to choose. */
const nextType = act<Processing>('nextKeyword', (m, here) => {
  const [only, more] = pending(m);
  if (only && !more) m.table.challenge?.keywords.push(only);
  here.asked = [];
});

const current = (m: R): ChallengeKeyword => m.table.challenge?.keywords.at(-1) as ChallengeKeyword;

/** Keywords come once it is decided. */
const result = (m: R): Outcome => m.table.challenge?.result as Outcome;

const margin = (m: R): number => Math.abs(result(m).attacking - result(m).defending);

/** AG2-673 to AG2-678. */
const intimidated = (m: R): Card[] =>
  charactersOf(m, result(m).loser).filter(
    (card) => !card.knelt && strength(m, card) <= margin(m) && !holds(m, CANNOT.kneel, { card }),
  );

/** AG2-650: an instance that is gained while its type is being processed is still to come. */
const instances = (m: R, { asked }: Processing): Card[] =>
  bearers(m, current(m)).filter(({ id }) => !asked.includes(id));

/**
 * AG2-304: keywords that say "may" are the winner's choice, instance by instance; intimidate is used once
 * (AG2-676), whoever has it.
 */
function optionsFor(m: R, here: Processing): Card[] {
  if (current(m) !== 'intimidate') return instances(m, here);
  return here.asked.length === 0 ? intimidated(m) : [];
}

const apply = ask<Processing, Choose>('useKeyword', {
  who: (m, here) => (optionsFor(m, here).length > 0 ? result(m).winner : []),
  question: (m, here) => {
    const keyword = current(m);
    const options = optionsFor(m, here);
    return choose({
      text: message(`ask.${keyword}`),
      rule: { insight: 'AG2-669', intimidate: 'AG2-673', pillage: 'AG2-670', renown: 'AG2-671' }[
        keyword
      ],
      from: options.map(({ id }) => String(id)),
      min: 0,
      max: keyword === 'intimidate' ? 1 : options.length, // AG2-676
      label: (id) => cardName(m.table.cards[Number(id)].code),
      pass: message('option.nothing'),
      fallback: keyword === 'intimidate' ? [] : options.map(({ id }) => String(id)),
    });
  },
  answer: (m, here, ids) => {
    const seat = result(m).winner;
    const cards = numbersOf(ids);
    here.asked.push(...bearers(m, current(m)).map(({ id }) => id));
    m.again();
    if (cards.length === 0) return;
    switch (current(m)) {
      case 'insight':
        return [event('drawn', { seat }, { amount: cards.length })];
      case 'pillage':
        return cards.map((pillager) =>
          event(
            'discardedFromDeck',
            { seat: result(m).loser },
            { amount: 1, cards: null, pillager },
          ),
        );
      case 'renown':
        return cards.map((card) => event('powerGained', { card }, { amount: 1, why: 'renown' }));
      default:
        return [event('knelt', { card: cards[0], cause: 'effect' }, { why: 'intimidate' })];
    }
  },
});

const oneKeyword = flow<Processing>('oneKeyword', [nextType, chooseType, apply]);

export const keywords = flow('keywords', [repeat((m) => pending(m).length > 0, oneKeyword)]);
