import { type Choose, choose, flows, message, type Seat } from '@small-council/engine';
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
  happeningsNow,
  happens,
  holds,
  inForce,
  inPlayerOrder,
  isTidy,
  KEY,
  type Lcg,
  lift,
  type M,
  playerName,
  powerOf,
  type R,
  settleControl,
  strength,
  strengthRaises,
  theCard,
  thePlayer,
  tidied,
  toPile,
  total,
  touch,
} from '@small-council/lcg';
import { event } from '../vocabulary.ts';
import { illegalAttachments } from './attachments.ts';

/** Winning, elimination, and everything else that follows by itself (AG2-901 to AG2-913). */

const { flow, act, ask } = flows<Lcg>();

const TO_WIN = 15;

const mayWin = (m: R, seat: Seat): boolean => !holds(m, CANNOT.win, { seat }); // AG2-911

const win = (m: M, seat: Seat, how: string): void =>
  m.end({ winners: [seat], reason: message(`end.${how}`, { seat: thePlayer(seat) }) });

/** Looked after whenever something has happened. */
export function consequences(m: M): void {
  if (m.table.phase === 'setup') return;
  settleControl(m); // AG2-245, AG2-246
  if (powerWins(m) || eliminates(m)) return;
  terminalConditions(m);
}

// ---- power

function powerWins(m: M): boolean {
  let enough = false;
  for (let seat = 0; seat < m.seats; seat++) if (powerOf(m, seat) >= TO_WIN) enough = true;
  if (!enough) return false;
  const winners = inPlayerOrder(m).filter((seat) => powerOf(m, seat) >= TO_WIN && mayWin(m, seat));
  if (winners.length === 1) win(m, winners[0], 'power');
  if (winners.length > 1) m.call(whoWins, { seats: winners, how: 'power' });
  return winners.length > 0;
}

/** AG2-903, AG2-538: the first player decides among those who would win together. */
export const whoWins = flow<{ seats: Seat[]; how: string }>('whoWins', [
  ask<{ seats: Seat[]; how: string }, Choose>('chooseWinner', {
    who: (m) => m.table.first,
    question: (_m, { seats, how }) =>
      choose({
        text: message('ask.winner'),
        rule: how === 'power' ? 'AG2-903' : 'AG2-906',
        from: seats.map(String),
        label: (id) => playerName(Number(id)),
      }),
    answer: (m, { how }, [seat]) => win(m, Number(seat), how),
  }),
]);

// ---- empty decks

/** AG2-904: whoever has no cards left in the draw deck is out at once. */
function eliminates(m: M): boolean {
  let ends = false;
  for (const { deck, out } of m.table.players) if (deck.length === 0 && !out) ends = true;
  if (!ends) return false;
  const remaining = inPlayerOrder(m);
  const empty = remaining.filter((seat) => m.table.players[seat].deck.length === 0);
  if (empty.length === 0) return false;
  if (empty.length < remaining.length) {
    for (const seat of empty) dropOut(m, seat);
    return lastOne(m);
  }
  const candidates = empty.filter((seat) => mayWin(m, seat));
  if (candidates.length === 0) noWinner(m);
  else if (candidates.length === 1) win(m, candidates[0], 'last');
  else m.call(whoWins, { seats: candidates, how: 'last' });
  return true;
}

/** AG2-905, AG2-912. True: the match is over. */
function lastOne(m: M): boolean {
  const remaining = inPlayerOrder(m);
  if (remaining.length > 1) return false;
  if (mayWin(m, remaining[0])) win(m, remaining[0], 'last');
  else noWinner(m);
  return true;
}

const noWinner = (m: M): void => m.end({ winners: [], reason: message('end.nobody') });

/** Whoever gives up is out; against him even a player wins who otherwise cannot (AG2-913). */
export function concede(m: M, seat: Seat): void {
  if (m.table.players[seat].out) return;
  dropOut(m, seat);
  const remaining = inPlayerOrder(m);
  if (remaining.length === 1) win(m, remaining[0], 'conceded');
  else consequences(m);
}

/** The player and everything that is his leave the game; the others go on (AG2-740). */
function dropOut(m: M, seat: Seat): void {
  const { table } = m;
  m.log('fact.eliminated', { seat: thePlayer(seat) });
  for (const { play } of table.players) {
    for (const id of play.slice()) {
      const card = table.cards[id];
      if (card?.owner === seat || card?.controller === seat) {
        lift(m, card);
        toPile(m, card, card.owner === seat ? 'removed' : 'discard');
      }
    }
  }
  const player = table.players[seat];
  player.out = true;
  if (player.title !== 0) {
    const title = table.cards[player.title];
    table.titles.pool.push(title.code);
    delete table.cards[title.id];
    player.title = 0;
  }
  if (table.first === seat) table.first = inPlayerOrder(m, seat)[0] ?? seat; // AG2-327
  touch(m);
}

// ---- terminal conditions

/** AG2-453, AG2-1224: what removes a card as long as a state holds; one kind after the other. */
function terminalConditions(m: M): void {
  if (!mayEndAnything(m)) return;
  const burnt = burntCards(m);
  const doomed =
    burnt.length > 0
      ? burnt.map((one) => death(one))
      : (sacrificedCards(m) ?? strayAttachments(m) ?? []);
  const raised = strengthRaises(m);
  if (burnt.some(({ by }) => by.length > 1)) {
    m.call(burning, { first: {} });
    if (raised.length > 0) happens(m, raised);
  } else if (doomed.length + raised.length > 0) happens(m, [...raised, ...doomed]);
}

/** Cards in play that a rule has already removed: whatever has changed, there are none when somebody is asked. */
export const overdue = (m: R): Card[] => [
  ...burntCards(m).map(({ card }) => m.table.cards[card]),
  ...charactersInPlay(m).filter(
    (card) =>
      total(m, KEY.sacrificed, card) > 0 &&
      !holds(m, CANNOT.sacrifice, { card }) &&
      !isGoing(m, card.id, 'sacrificed'),
  ),
  ...illegalAttachments(m).filter(({ id }) => !isGoing(m, id, 'discarded')),
];

/** Looked at after everything that happens: mostly there is nothing that could remove a card. */
function mayEndAnything(m: R): boolean {
  const { table } = m;
  if (!isTidy(table) || table.raises !== null) return true;
  return (
    anythingUnder(m, KEY.burn) ||
    anythingUnder(m, KEY.sacrificed) ||
    inForce(m).triggers.has('strengthRaised')
  );
}

const charactersInPlay = (m: R): Card[] =>
  inPlayerOrder(m).flatMap((seat) => charactersOf(m, seat));

/** While a removal is imminent and can still be interrupted, the same state does not remove once more. */
const isGoing = (m: R, id: number, type: string): boolean =>
  happeningsNow(m).some(({ events: known }) =>
    known.some((one) => one.card === id && one.type === type && one.state === 'imminent'),
  );

/** The cards that are not going already go in this way; null: there is none. */
function going(
  m: R,
  cards: readonly Card[],
  type: 'sacrificed' | 'discarded',
  cannotBeSaved = false,
): AnyEvent[] | null {
  const doomed = cards.filter(({ id }) => !isGoing(m, id, type));
  return doomed.length === 0
    ? null
    : doomed.map(({ id }) => event(type, { card: id, cannotBeSaved }, { to: null, why: null }));
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
        rule: 'AG2-455',
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
  act<Burning>('kill', (m, { first }) => {
    const deaths = burntCards(m).map((one) => death(one, first[one.card]));
    if (deaths.length > 0) happens(m, deaths);
  }),
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
  return going(m, illegalAttachments(m), 'discarded', true);
}

/** AG2-457: killed if its STR is 0. */
export const isBurnt = (m: R, card: Card, raised = 0): boolean =>
  total(m, KEY.burn, card) > 0 && strength(m, card, raised) === 0;
