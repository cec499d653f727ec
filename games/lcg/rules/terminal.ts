import { type Choose, choose, message } from '@small-council/engine';
import { happens } from '../happening.ts';
import {
  type AnyEvent,
  anythingUnder,
  CANNOT,
  type Card,
  type CardId,
  type Code,
  cardName,
  changesOf,
  charactersOf,
  event,
  happeningsNow,
  holds,
  inForce,
  inPlayerOrder,
  isTidy,
  KEY,
  type M,
  type R,
  steps,
  strength,
  strengthRaises,
  theCard,
  tidied,
  total,
} from '../index.ts';
import { illegalAttachments } from './attachments.ts';

/** What removes a card as long as a state holds (AG2-453 to AG2-457, AG2-1224; AG1-1127, AG1-1138). */

const { flow, act, ask } = steps;

/** One kind after the other. */
export function terminalConditions(m: M): void {
  if (!mayEndAnything(m)) return;
  const burnt = burntCards(m);
  const doomed =
    burnt.length > 0
      ? burnt.map((one) => death(one))
      : (sacrificedCards(m) ?? strayAttachments(m) ?? []);
  const raised = strengthRaises(m);
  if (burnt.some(({ by }) => by.length > 1)) {
    m.call(burning, { first: {} });
    happens(m, raised);
  } else if (doomed.length + raised.length > 0) happens(m, [...raised, ...doomed]);
}

/** Looked at after everything that happens: mostly there is nothing that could remove a card. */
function mayEndAnything(m: R): boolean {
  const { table } = m;
  return (
    !isTidy(table) ||
    anythingUnder(m, KEY.burn) ||
    anythingUnder(m, KEY.sacrificed) ||
    inForce(m).triggers.has('strengthRaised')
  );
}

const charactersInPlay = (m: R): Card[] =>
  inPlayerOrder(m)
    .flatMap((seat) => charactersOf(m, seat))
    .filter(({ leaving }) => leaving === null);

/** While a removal is imminent and can still be interrupted, the same state does not remove once more. */
const isGoing = (m: R, id: number, type: string): boolean =>
  happeningsNow(m).some(({ events: known }) =>
    known.some((one) => one.card === id && one.type === type && one.state === 'imminent'),
  );

/** The cards that are not going already go in this way; null: there is none. */
function going(m: R, cards: readonly Card[], type: 'sacrificed' | 'discarded'): AnyEvent[] | null {
  const doomed = cards.filter(({ id }) => !isGoing(m, id, type));
  return doomed.length === 0
    ? null
    : doomed.map(({ id }) =>
        event(type, { card: id, cannotBeSaved: true }, { to: null, why: null }),
      );
}

/** A card that is to be killed for its STR, and by what: each of these is a condition of its own. */
interface Burnt {
  card: CardId;
  by: { card: CardId; code: Code }[];
}

function burntCards(m: R): Burnt[] {
  if (!anythingUnder(m, KEY.burn)) return [];
  return charactersInPlay(m)
    .filter(
      (card) =>
        isBurnt(m, card) && !holds(m, CANNOT.kill, { card }) && !isGoing(m, card.id, 'killed'),
    )
    .map((card) => ({ card: card.id, by: burners(m, card) }));
}

/** What kills the card; of copies of the same card it does not matter which one. */
function burners(m: R, card: Card): Burnt['by'] {
  const found: Burnt['by'] = [];
  for (const { force } of changesOf(m, KEY.burn, card))
    if (!found.some(({ code }) => code === force.code))
      found.push({ card: force.card, code: force.code });
  return found;
}

/** AG2-424: it is an effect of the card that it comes from. */
const death = ({ card, by }: Burnt, first = by[0].card) =>
  event('killed', { card, cause: 'effect', by: first }, { to: null, why: 'burn' });

type Burning = { first: { [card: string]: CardId } };

const undecided = (m: R, { first }: Burning): Burnt[] =>
  burntCards(m).filter(({ card, by }) => by.length > 1 && first[card] === undefined);

/**
 * AG2-455, AG2-456: the first player says which of several conditions kills first. Where a save ends
 * that one, the state that the others wait for has ended as well.
 */
export const burning = flow<Burning>('burning', [
  ask<Burning, Choose>('whichKills', {
    who: (m, here) => (undecided(m, here).length > 0 ? m.table.first : []),
    question: (m, here) => {
      const [{ card, by }] = undecided(m, here);
      return choose({
        text: message('ask.whichKills', { card: theCard(m.table.cards[card]) }),
        rule: m.book.rules.burning,
        from: by.map((one) => String(one.card)),
        label: (id) => cardName(by.find((one) => String(one.card) === id)?.code ?? ''),
      });
    },
    answer: (m, here, [id]) => {
      const [{ card }] = undecided(m, here);
      here.first[card] = Number(id);
      m.again();
    },
  }),
  act<Burning>('kill', (m, { first }) => burntCards(m).map((one) => death(one, first[one.card]))),
]);

function sacrificedCards(m: R): AnyEvent[] | null {
  if (!anythingUnder(m, KEY.sacrificed)) return null;
  return going(
    m,
    charactersInPlay(m).filter((card) => total(m, KEY.sacrificed, card) > 0),
    'sacrificed',
  );
}

/** Looked for only when something has changed since the last look. */
function strayAttachments(m: R): AnyEvent[] | null {
  const { table } = m;
  if (isTidy(table)) return null;
  tidied(table);
  return going(m, illegalAttachments(m), 'discarded');
}

/** AG2-457: killed if its STR is 0. */
export const isBurnt = (m: R, card: Card, raised = 0): boolean =>
  total(m, KEY.burn, card) > 0 && strength(m, card, raised) === 0;
