import { type Choose, choose, message, type Seat, type Vars } from '@small-council/engine';
import {
  attackersOf,
  CANNOT,
  type Card,
  type CardId,
  cardName,
  cardsOf,
  defendersOf,
  hasKeyword,
  holds,
  isAttacking,
  isDefending,
  isParticipating,
  type R,
  steps,
  strength,
} from '@small-council/lcg';
import { challengeOf } from '@small-council/lcg/rules';
import { event } from '../vocabulary.ts';

/** Keywords that matter in challenges (AG1-902 to AG1-935). */

const { flow, act, ask } = steps;

const cardsIn = (m: R, ids: readonly CardId[]): Card[] => ids.map((id) => m.table.cards[id]);

const bearers = (m: R, ids: readonly CardId[], keyword: string): Card[] =>
  cardsIn(m, ids).filter((card) => hasKeyword(m, card, keyword));

// ---- what a participant adds to its side

/** AG1-927: a participating Melee character has 1 more for each participant of opponents. */
export function moreStrength(m: R, card: Card): number {
  if (m.table.challenge === null || !isParticipating(m, card.id)) return 0;
  if (!hasKeyword(m, card, 'melee')) return 0;
  return (isAttacking(m, card.id) ? defendersOf(m) : attackersOf(m)).length;
}

/** AG1-921: while an Intimidate character attacks, weaker characters on the other side count for nothing. */
function isIntimidated(m: R, card: Card): boolean {
  if (!isDefending(m, card.id)) return false;
  return bearers(m, attackersOf(m), 'intimidate').some(
    (attacker) => strength(m, attacker) > strength(m, card),
  );
}

export const contributes = (m: R, card: Card): number =>
  isIntimidated(m, card) ? 0 : strength(m, card);

/** AG1-935: against a Joust character that attacks alone, one defender at most. */
export function mostDefenders(m: R): number {
  const [only, ...others] = attackersOf(m);
  const jousts =
    only !== undefined && others.length === 0 && bearers(m, [only], 'joust').length > 0;
  return jousts ? 1 : Number.POSITIVE_INFINITY;
}

// ---- after the challenge is resolved

/** AG1-911, AG1-912, AG1-1147: each participant of the winner with Renown, together. */
const renown = act('renown', (m) => {
  const { result, attacker } = challengeOf(m);
  if (!result || result.winner < 0) return;
  const side = result.winner === attacker ? attackersOf(m) : defendersOf(m);
  const renowned = bearers(m, side, 'renown');
  if (renowned.length > 0)
    return renowned.map(({ id }) =>
      event('powerGained', { card: id }, { amount: 1, why: 'renown' }),
    );
});

/** AG1-916 to AG1-918: whoever wins, more Deadly attackers than defenders cost the defender a participant. */
function victims(m: R): Card[] {
  const attackers = bearers(m, attackersOf(m), 'deadly').length;
  if (attackers <= bearers(m, defendersOf(m), 'deadly').length) return [];
  return cardsIn(m, defendersOf(m)).filter(
    (card) => card.leaving === null && !holds(m, CANNOT.kill, { card }),
  );
}

const deadly = flow('deadly', [
  ask<Vars, Choose>('chooseDeadly', {
    who: (m) => (victims(m).length > 1 ? challengeOf(m).defender : []), // AG1-1148
    question: (m) =>
      choose({
        text: message('ask.deadly'),
        rule: 'AG1-916',
        from: victims(m).map(({ id }) => String(id)),
        label: (id) => cardName(m.table.cards[Number(id)].code),
      }),
    answer: (m, _here, [id]) => {
      challengeOf(m).claimed = [Number(id)];
    },
  }),
  act('killDeadly', (m) => {
    const challenge = challengeOf(m);
    const [chosen = victims(m)[0]?.id] = challenge.claimed;
    challenge.claimed = [];
    if (chosen !== undefined) return [event('killed', { card: chosen }, { to: null, why: null })];
  }),
]);

/** Who may stand cards now: the losing defender the Vengeful, the winning attacker the Vigilant ones. */
function rising(m: R): { seat: Seat; cards: Card[]; keyword: 'vengeful' | 'vigilant' } | null {
  const { result, attacker, defender } = challengeOf(m);
  if (!result || result.winner !== attacker) return null;
  const of = (seat: Seat, keyword: 'vengeful' | 'vigilant') => ({
    seat,
    keyword,
    cards: cardsOf(m, seat).filter(
      (card) => card.knelt && hasKeyword(m, card, keyword) && !holds(m, CANNOT.stand, { card }),
    ),
  });
  const asked = challengeOf(m).keywords;
  return (
    [of(attacker, 'vigilant'), of(defender, 'vengeful')].find(
      ({ cards, keyword }) => cards.length > 0 && !asked.includes(keyword),
    ) ?? null
  );
}

/** AG1-924, AG1-926: all of them or none. */
const vengefulAndVigilant = ask<Vars, Choose>('standAgain', {
  who: (m) => rising(m)?.seat ?? [],
  question: (m) => {
    const { keyword = 'vigilant' } = rising(m) ?? {};
    return choose({
      text: message(`ask.${keyword}`),
      rule: keyword === 'vigilant' ? 'AG1-926' : 'AG1-924',
      from: ['stand'],
      min: 0,
      label: () => message('option.stand'),
      pass: message('option.no'),
      fallback: ['stand'],
    });
  },
  answer: (m, _here, [yes]) => {
    const found = rising(m);
    if (!found) return;
    challengeOf(m).keywords.push(found.keyword);
    m.again();
    if (yes !== undefined)
      return found.cards.map(({ id }) => event('stood', { card: id, cause: 'effect' }));
  },
});

export const keywords = flow('keywords', [renown, deadly, vengefulAndVigilant]);
