import { choose, flows, message, refuse, type Seat } from '@small-council/engine';
import { type Card, cardFacts } from '../houses.ts';
import type { Hostage, IronThrone, M } from '../table.ts';
import * as things from '../things.ts';
import { type Cause, placeName } from '../things.ts';
import { afterRelease, afterTorment, whenTaken } from './abilities.ts';
import { draw, putOnDiscard, takeFromHand, takeTop } from './cards.ts';
import { checkEnd } from './end.ts';
import { findCharacter, houseAt, isAlive, livingIds, whose } from './look.ts';
import { removeFromSheet, removePower } from './power.ts';
import { cardLabel, characterLabel, kinds } from './questions.ts';

/** Chapter 6: hostages. */

const { flow, act, ask, when } = flows<IronThrone>();

// ---- taking (IT-601 to IT-607)

/** A match that was saved in the middle of taking a hostage may not say why. */
type TakeVars = { taker: Seat; victim: Seat; place: string; because?: Cause };

/** Deck, hand, or held hostages by their house; only places that have a card (IT-602, IT-917, IT-918). */
export function placesOf(m: M, victim: Seat): string[] {
  const { deck, hand, hostages } = m.table.players[victim];
  return [
    ...(deck.length > 0 ? ['deck'] : []),
    ...(hand.length > 0 ? ['hand'] : []),
    ...kinds(hostages.map(({ card }) => `hostage:${cardFacts(card).house}`)),
  ];
}

/** Takes the card from its place, and says who has seen it (IT-603 to IT-605, IT-920). */
function takeFrom(m: M, taker: Seat, victim: Seat, place: string): Hostage {
  const { hand, hostages } = m.table.players[victim];
  if (place === 'deck') return { card: takeTop(m, victim) as Card, knownBy: [taker] };
  if (place === 'hand') {
    const card = m.chance.pick(hand);
    takeFromHand(m, victim, card);
    return { card, knownBy: [victim, taker] };
  }
  const matching = hostages.filter(({ card }) => `hostage:${cardFacts(card).house}` === place);
  const taken = m.chance.pick(matching); // a blind pick among cards of the same house
  hostages.splice(hostages.indexOf(taken), 1);
  if (matching.length === 1)
    return { card: taken.card, knownBy: seatsOnce([...taken.knownBy, victim, taker]) };
  // IT-955: whoever else had seen these cards can no longer tell which of them has moved.
  for (const left of matching) left.knownBy = [victim];
  return { card: taken.card, knownBy: seatsOnce([victim, taker]) };
}

const seatsOnce = (seats: Seat[]): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

function take(m: M, here: TakeVars): void {
  const { taker, victim, place } = here;
  const player = m.table.players[taker];
  const { card, knownBy } = takeFrom(m, taker, victim, place);
  const facts = cardFacts(card);
  const seen = { to: knownBy, params: { card: things.card(card) } };
  const taken = { ...takenFact(m, here), place: things.place(place) };
  if (facts.house === player.house) {
    player.hand.push(card); // IT-607: one's own card comes home
    m.log('fact.regained', taken, seen);
    return;
  }
  player.hostages.push({ card, knownBy }); // IT-606: face down
  m.log('fact.hostage', { ...taken, of: houseAt(m, ownerOf(m, card)) }, seen);
}

const takenFact = (m: M, { taker, victim, because = things.rule('IT-527') }: TakeVars) => ({
  ...whose(m, taker),
  from: houseAt(m, victim),
  because,
});

export const takeHostage = flow<TakeVars>('takeHostage', [
  act('beginTaking', (m, here) => {
    here.place = '';
    m.table.taking = { taker: here.taker, victim: here.victim, chooser: here.taker };
  }),
  when(
    (m, { victim }) => placesOf(m, victim).length > 0,
    whenTaken,
    (_m, { taker, victim }) => ({ only: victim, subject: taker }),
  ),
  ask('choosePlace', {
    who: (m, { victim }) => (placesOf(m, victim).length > 1 ? (m.table.taking?.chooser ?? []) : []),
    question: (m, { victim }) =>
      choose({
        text: message('ask.choosePlace', { house: houseAt(m, victim) }),
        rule: 'IT-602',
        from: placesOf(m, victim),
        label: placeName,
      }),
    answer: (_m, here, [place]) => {
      here.place = place;
    },
  }),
  act('take', (m, here) => {
    const [only] = placesOf(m, here.victim);
    if (here.place === '') here.place = only ?? '';
    if (here.place === '') m.log('fact.noHostage', takenFact(m, here));
    else take(m, here);
  }),
  act('endTaking', (m, { victim }) => {
    // Davos draws when the card is gone.
    const { leader } = m.table.players[victim];
    if (m.table.taking?.chooser === victim && leader !== null)
      draw(m, victim, 1, things.leader(leader));
    m.table.taking = null;
  }),
]);

// ---- releasing and tormenting (IT-611 to IT-620)

function giveUp(m: M, seat: Seat, card: Card): Seat {
  const { hostages } = m.table.players[seat];
  const at = hostages.findIndex((hostage) => hostage.card === card);
  if (at < 0) throw new Error(`${card} is not held by this player`);
  hostages.splice(at, 1);
  return ownerOf(m, card);
}

const ownerOf = (m: M, card: Card): Seat =>
  m.table.players.findIndex(({ house }) => house === cardFacts(card).house);

/** Back to the hand of its house; the releasing player draws a card (IT-613, IT-614). */
function release(m: M, seat: Seat, card: Card): void {
  const owner = giveUp(m, seat, card);
  m.table.players[owner].hand.push(card);
  m.log(
    'fact.released',
    { ...whose(m, seat), to: houseAt(m, owner) },
    { to: [seat, owner], params: { card: things.card(card) } },
  );
  draw(m, seat, 1, things.rule('IT-614'));
  m.call(afterRelease, { only: seat, subject: owner });
}

const TORMENT_OF_A_CHARACTER = 4; // IT-616, IT-617

/** Whether tormenting this card would hit a dead character, which may be ruled out (IT-923). */
function isOfTheDead(m: M, card: Card): boolean {
  const { character } = cardFacts(card);
  if (character === null || m.table.players[ownerOf(m, card)].leader === character) return false;
  return !isAlive(findCharacter(m, character).character);
}

type TormentVars = { seat: Seat; card: Card };

export const torment = flow<TormentVars>('torment', [
  act('tormentCard', (m, { seat, card }) => {
    const owner = giveUp(m, seat, card);
    m.log('fact.tormented', {
      ...whose(m, seat),
      card: things.card(card),
      of: houseAt(m, owner),
    });
    m.revealed();
    putOnDiscard(m, owner, [card]); // IT-615
    const { character } = cardFacts(card);
    if (character === null) return;
    const leads = m.table.players[owner].leader === character;
    const victim = leads ? null : findCharacter(m, character).character;
    if ((victim ? victim.power : m.table.players[owner].sheet) === 0)
      m.log('fact.tormentedInVain', { ...whose(m, owner), character: things.character(character) });
    else if (victim)
      removePower(m, owner, victim, TORMENT_OF_A_CHARACTER, things.rule('IT-617')); // IT-922: all it has
    else removeFromSheet(m, owner, TORMENT_OF_A_CHARACTER, things.rule('IT-616'));
  }),
  ask('tormentWhom', {
    who: (_m, { seat, card }) => (cardFacts(card).character === null ? seat : []),
    question: (m, { card }) =>
      choose({
        text: message('ask.tormentWhom', { house: houseAt(m, ownerOf(m, card)) }),
        rule: 'IT-618',
        from: livingIds(m.table.players[ownerOf(m, card)]), // IT-924
        label: characterLabel,
      }),
    answer: (m, { card }, [id], seat) => {
      const owner = ownerOf(m, card);
      const to = m.options.tormentPower === 'tormentor' ? seat : owner; // IT-619
      removePower(m, owner, findCharacter(m, id).character, 1, things.rule('IT-618'), to);
    },
  }),
  act('afterTormenting', (m, { seat, card }) => {
    checkEnd(m);
    m.call(afterTorment, { only: seat, subject: ownerOf(m, card) });
  }),
]);

export const tormentable = (m: M, seat: Seat): Card[] =>
  kinds(m.table.players[seat].hostages.map(({ card }) => card)).filter(
    (card) => m.options.tormentDead || !isOfTheDead(m, card),
  );

const hostageLabel = (id: string) => {
  const [deed, ...card] = id.split(' ');
  return message(`option.${deed}`, { card: cardLabel(card.join(' ')) });
};

/** All of a player's releases and torments, one at a time in any order, before the next player (IT-909). */
export const hostageWindow = flow<{ seat: Seat }>('hostageWindow', [
  ask('handleHostages', {
    who: (m, { seat }) => (m.table.players[seat].hostages.length > 0 ? seat : []),
    question: (m, { seat }) => {
      const held = kinds(m.table.players[seat].hostages.map(({ card }) => card));
      const victims = tormentable(m, seat);
      return choose({
        text: message('ask.handleHostages'),
        rule: 'IT-612',
        from: [
          ...held.map((card) => `release ${card}`),
          ...victims.map((card) => `torment ${card}`),
        ],
        min: 0,
        label: hostageLabel,
        pass: message('option.keepHostages'),
        blocked: () =>
          held
            .filter((card) => !victims.includes(card))
            .map((card) => ({ id: `torment ${card}`, ...refuse('IT-923', 'refuse.tormentDead') })),
      });
    },
    answer: (m, { seat }, [id]) => {
      if (id === undefined) return;
      const [deed, card] = id.split(' ');
      m.again();
      if (deed === 'release') release(m, seat, card);
      else m.call(torment, { seat, card });
    },
  }),
]);
