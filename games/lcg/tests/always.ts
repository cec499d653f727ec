import { type Answer, Chance, guess, type Match, type Seat } from '@small-council/engine';
import {
  CANNOT,
  type Card,
  changesOf,
  charactersOf,
  copyTable,
  happeningsNow,
  holds,
  type InForce,
  inForce,
  isImmune,
  KEY,
  type Lcg,
  newCard,
  type R,
  type Ref,
  type TableView,
  timesAwaited,
  total,
  wordOf,
} from '../index.ts';
import { illegalAttachments, isBurnt } from '../rules/index.ts';

/**
 * What must hold after every answer, whatever a test is about. Scenarios and random matches look at it all
 * the way; it is no assertion of theirs and proves no rule by its name.
 */

type Played = Match<Lcg, TableView>;

// ---- what is in force

const refOf = ({ card, n, seat }: Ref): string => `${card}.${n} of ${seat}`;

function listed({ modifiers, keywords, triggers, actions, blank, bonus }: InForce): string {
  const changes = modifiers.flatMap((list, key) =>
    (list ?? []).map(({ modifier, force }) => [
      wordOf(key),
      modifier.say.key,
      force.card,
      force.seat,
      force.lasting?.n ?? 0,
    ]),
  );
  return JSON.stringify({
    changes,
    keywords: keywords.map(wordOf).sort(),
    waiting: [...triggers].map(([type, refs]) => `${type}: ${refs.map(refOf).join()}`).sort(),
    actions: actions.map(refOf),
    blank: [...blank].sort(([one], [other]) => one - other),
    bonus,
  });
}

/**
 * What is in force is changed with every card and every effect. Whatever happens, it must be the same as
 * somebody would find who looks at the table for the first time: a match that was saved and loaded.
 */
export function forceIsRight(m: R): void {
  const now = inForce(m);
  const anew = inForce({ ...m, table: copyTable(m.table, m.book.own) } as R);
  const [here, there] = [listed(now), listed(anew)];
  if (here !== there) throw new Error(`in force is\n${here}, and worked out anew\n${there}`);
  if (anew.contested && !now.contested) throw new Error('somebody contests a card in secret');
  const { times, triggers } = now;
  for (const { n, types } of m.book.verbs.values())
    if (times[n] !== undefined && times[n] !== timesAwaited(m, triggers, types))
      throw new Error(`${types.join()} is awaited at other times than remembered`);
}

// ---- where cards lie

/** Nothing of what a card was in play goes with it to a pile, and every card lies where its players say. */
function cardsLieWell({ table }: R): void {
  if (table.phase === 'setup') return;
  for (const [seat, player] of table.players.entries())
    for (const place of ['play', 'discard', 'dead', 'removed', 'used'] as const)
      for (const id of player[place]) {
        const { zone, controller, owner } = table.cards[id];
        if (zone !== place || (place === 'play' ? controller : owner) !== seat)
          throw new Error(`${id} lies in ${zone}, and not in ${place} of ${seat}`);
      }
  for (const { faction, agendas, title, plot } of table.players)
    for (const [place, id] of [
      ['faction', faction] as const,
      ['title', title] as const,
      ['plot', plot] as const,
      ...agendas.map((one) => ['agenda', one] as const),
    ])
      if (id !== 0 && table.cards[id]?.zone !== place)
        throw new Error(`${id} is no ${place} that lies open`);
  const { challenge } = table;
  if (challenge)
    for (const [side, ids] of [
      [challenge.attacker, challenge.attackers] as const,
      [challenge.defender, challenge.defenders] as const,
    ])
      for (const id of ids)
        if (!table.players[side].play.includes(id))
          throw new Error(`${id} takes part and is not there`);
  for (const card of Object.values(table.cards)) {
    const { id, code, owner, zone, entered, host, attachments } = card;
    if (host !== 0 && !table.cards[host].attachments.includes(id))
      throw new Error(`${id} is attached to ${host} in secret`);
    if (attachments.some((one) => table.cards[one].host !== id))
      throw new Error(`something hangs on ${id} and is attached elsewhere`);
    if (zone !== 'discard' && zone !== 'dead' && zone !== 'removed') continue;
    const fresh = newCard({ ...table, nextCard: id, cards: {} }, code, owner, zone);
    const [here, there] = [card, { ...fresh, entered }].map((one) => JSON.stringify(one));
    if (here !== there) throw new Error(`in a pile lies\n${here}, and not\n${there}`);
  }
}

/** All cards that a player owns, wherever they are. Titles belong to nobody. */
function ownedCards({ table, book }: R): string {
  const owned = table.players.map(({ hand, deck, placed, plotDeck, selected }) => [
    ...[...hand, ...placed].map(({ code }) => code),
    ...deck,
    ...plotDeck,
    ...(selected === '' ? [] : [selected]),
  ]);
  for (const { code, owner, duplicates } of Object.values(table.cards))
    if (book.cards.get(code)?.type !== 'title')
      owned[owner].push(code, ...duplicates.map((one) => one.code));
  return JSON.stringify(owned.map((codes) => codes.sort()));
}

// ---- what must be gone

/** Somebody may still stop it, or do something about it. */
const isImminent = (m: R, { id }: Card, type: string): boolean =>
  happeningsNow(m).some(({ events }) =>
    events.some((one) => one.card === id && one.type === type && one.state === 'imminent'),
  );

/** What lasts on a card that has become immune to it goes on, but kills it no more (AG2-424, AG2-445). */
const isTouched = (m: R, card: Card): boolean =>
  changesOf(m, KEY.burn, card).some(({ force }) => !isImmune(m, card, force));

/** Cards in play that a rule has already removed: whatever has changed, there are none when somebody is asked. */
export function overdue(m: R): Card[] {
  const characters = [...m.table.players.keys()]
    .flatMap((seat) => charactersOf(m, seat))
    .filter(({ leaving }) => leaving === null);
  const due = (cards: Card[], type: string, prohibition: number): Card[] =>
    cards.filter((card) => !holds(m, prohibition, { card }) && !isImminent(m, card, type));
  return [
    ...due(
      characters.filter((card) => isBurnt(m, card) && isTouched(m, card)),
      'killed',
      CANNOT.kill,
    ),
    ...due(
      characters.filter((card) => total(m, KEY.sacrificed, card) > 0),
      'sacrificed',
      CANNOT.sacrifice,
    ),
    ...illegalAttachments(m).filter((card) => !isImminent(m, card, 'discarded')),
  ];
}

// ---- what is asked

/** What can be chosen is not refused beside it, and a card that lies open is called by its own name. */
function questionsAreRight(match: Played): void {
  const { table, stack } = match.state;
  // Who looks at a deck chooses by the place in it; what comes later is told apart by when it began.
  const areCards = !table.looking && stack.at(-1)?.at !== 'delayedOrder';
  for (const question of match.questions) {
    if (question.kind !== 'choose') continue;
    for (const { id, label } of question.options) {
      const card = table.cards[Number(/^[1-9]\d*$/.exec(id)?.[0])];
      if (areCards && card && label.key.startsWith('card.') && label.key !== `card.${card.code}`)
        throw new Error(`${id} is called ${label.key}, and is ${card.code}`);
    }
    const ids = [...question.options, ...question.blocked].map(({ id }) => id);
    if (new Set(ids).size < ids.length)
      throw new Error('something is offered twice, or refused too');
  }
}

// ---- what nobody has seen

/** What lies hidden, in whatever order. */
const hidden = (match: Played): string[] => {
  const { players, cards, titles } = match.state.table;
  // Where titles are taken in secret, the next player sees what is left.
  const isSecret = titles.draft && typeof match.view('spectator').table.titles.draft === 'number';
  return [
    ...players.flatMap(({ deck, hand, placed, plotDeck, selected }, seat) => [
      ...hand.map(({ id }) => `hand ${id}`),
      ...placed.map(({ id }) => `placed ${id}`),
      ...numbered(deck).map((code) => `${seat}: ${code}`),
      ...numbered([...plotDeck, selected]).map((code) => `${seat}: ${code}`),
    ]),
    ...Object.values(cards).flatMap(({ id, duplicates }) =>
      duplicates.flatMap(({ facedown }, n) => (facedown ? [`${n} under ${id}`] : [])),
    ),
    ...(isSecret ? (titles.draft ?? []) : []),
  ];
};

/** Copies are told apart by how many there are. */
function numbered(codes: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return codes.map((code) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return `${code} ${count}`;
  });
}

/** A copy is the same, and so is what somebody guesses of it who has seen no more than he has. */
function copiesAreRight(match: Played): void {
  const { table } = match.state;
  const [here, there] = [table, match.game.copy?.(table)].map((one) => JSON.stringify(one));
  if (here !== there) throw new Error(`a copy is\n${there}, and not\n${here}`);
  if (!table.looking && !table.titles.draft) return;
  for (const seat of table.players.keys()) {
    const view = match.view(seat);
    const guessed = guess(match.game, view, new Chance('guess')).view(seat);
    if (JSON.stringify(guessed.table) !== JSON.stringify(view.table))
      throw new Error(`${seat} sees something else in what he guesses`);
  }
}

/** Answers, and looks. */
export function answer(match: Played, seat: Seat, id: unknown, given: Answer): void {
  const before = hidden(match);
  const owned = ownedCards(match.reading);
  match.answer(seat, id, given);
  const { table, stack } = match.state;
  const m = match.reading;
  forceIsRight(m);
  if (ownedCards(m) !== owned) throw new Error('a card is made, lost or doubled');
  cardsLieWell(m);
  questionsAreRight(match);
  copiesAreRight(match);
  if (!match.record?.moves.at(-1)?.sealed) {
    const still = new Set(hidden(match));
    const seen = before.filter((one) => !still.has(one));
    if (seen.length > 0) throw new Error(`could be taken back, but shows ${seen.join()}`);
  }
  // Which of several conditions kills is a question of the rule itself (AG2-455).
  if (match.result || table.phase === 'setup' || stack.some(({ flow }) => flow === 'burning'))
    return;
  const late = overdue(m);
  if (late.length > 0) throw new Error(`overdue: ${JSON.stringify(late)}`);
}
