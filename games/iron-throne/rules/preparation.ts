import { choose, flows, message, refuse, type Seat } from '@small-council/engine';
import type { CharacterId } from '../houses.ts';
import type { Encounter, EventId, IronThrone, M } from '../table.ts';
import * as things from '../things.ts';
import { afterEvent } from './abilities.ts';
import { draw } from './cards.ts';
import {
  activeSeats,
  activeSide,
  encounterOf,
  findCharacter,
  isAlive,
  livingIds,
  spreadInfluence,
  whose,
} from './look.ts';
import { distribute } from './power.ts';
import { characterLabel, chooseForPower, seatLabel } from './questions.ts';

/** Chapter 3, first phase: preparation. */

const { flow, act, ask, each } = flows<IronThrone>();

// ---- step 1: the event decides who defends (IT-305)

/** What a special event compares; the challenger is left out (IT-015). */
const MEASURE: { [special: string]: (m: M, seat: Seat) => number } = {
  influential: (m, seat) => spreadInfluence(m.table.players[seat], seat),
  prepared: (m, seat) => m.table.players[seat].hand.length,
  mighty: (m, seat) => m.table.players[seat].characters.reduce((sum, { power }) => sum + power, 0),
};

/** Who may become the defender; more than one means that the challenger chooses (IT-014, IT-016, IT-907). */
export function possibleDefenders(m: M, event: EventId): Seat[] {
  const others = m.clockwise(m.table.challenger).slice(1);
  const measure = MEASURE[event];
  if (measure) {
    const most = Math.max(...others.map((seat) => measure(m, seat)));
    return others.filter((seat) => measure(m, seat) === most);
  }
  const named = others.filter((seat) => m.table.players[seat].house === event); // IT-013
  return named.length > 0 ? named : others;
}

const newEncounter = (seats: number, defender: Seat): Encounter => ({
  defender,
  parts: new Array(seats).fill(null),
  participating: false,
  cards: { challenger: null, defender: null },
  faceUpFirst: null,
  played: [],
  result: null,
  bonus: { challenger: 0, defender: 0 },
  supportersIgnored: false,
  edge: null,
  totals: null,
  winner: null,
  losers: [],
  offers: [],
  deal: null,
  spared: [],
  untouchable: [],
  lightPenalty: [],
  penaltyFrom: [],
});

function beginEncounter(m: M, defender: Seat): void {
  m.table.encounter = newEncounter(m.seats, defender);
  m.log('fact.defender', {
    ...whose(m, defender),
    because: things.event(m.table.event as EventId),
  });
}

const event = flow('event', [
  act('drawEvent', (m) => {
    const { table } = m;
    if (table.events.length === 0) {
      // IT-905: the discard pile becomes the new deck.
      table.events = m.chance.shuffle(table.eventDiscard.splice(0));
      m.log('fact.reshuffledEvents', { count: table.events.length });
    }
    table.event = table.events.pop() as EventId;
    m.revealed();
    m.log('fact.event', { ...whose(m, table.challenger), event: things.event(table.event) });
    const defenders = possibleDefenders(m, table.event);
    if (defenders.length === 1) beginEncounter(m, defenders[0]);
  }),
  ask('nameDefender', {
    who: (m) => (m.table.encounter ? [] : m.table.challenger),
    question: (m) =>
      choose({
        text: message('ask.nameDefender', { event: message(`event.${m.table.event}`) }),
        rule: m.table.event && MEASURE[m.table.event] ? 'IT-016' : 'IT-014',
        from: possibleDefenders(m, m.table.event as EventId).map(String),
        label: seatLabel(m),
      }),
    answer: (m, _here, [seat]) => beginEncounter(m, Number(seat)),
  }),
]);

// ---- steps 2 to 4: draw, move power, commit

const movePower = flow<{ seat: Seat }>('movePower', [
  ask('movePower', {
    who: (m, { seat }) => (m.table.players[seat].sheet > 0 ? seat : []), // IT-210
    question: (m, _here, seat) =>
      chooseForPower(m.table.players[seat], {
        text: message('ask.movePower'),
        rule: 'IT-307',
        amount: 1,
      }),
    answer: (m, _here, [id], seat) =>
      distribute(m, seat, findCharacter(m, id).character, 1, things.rule('IT-307')),
  }),
]);

const commit = flow<{ seat: Seat }>('commit', [
  ask('commit', {
    who: (_m, { seat }) => seat,
    question: (m, _here, seat) =>
      choose({
        text: message(seat === m.table.challenger ? 'ask.commitChallenger' : 'ask.commitDefender'),
        rule: seat === m.table.challenger ? 'IT-308' : 'IT-309',
        from: livingIds(m.table.players[seat]),
        label: characterLabel,
        blocked: () =>
          m.table.players[seat].characters
            .filter((character) => !isAlive(character))
            .map(({ id }) => ({ id, ...refuse('IT-717', 'refuse.dead') })),
      }),
    answer: (m, _here, [id], seat) => {
      const side = activeSide(m, seat);
      encounterOf(m).parts[seat] = { side, character: id as CharacterId };
      m.log('fact.committed', {
        ...whose(m, seat),
        character: things.character(id as CharacterId),
        side: things.side(side),
      });
    },
  }),
]);

const bothActive = (m: M) => activeSeats(m).map((seat) => ({ seat }));

export const preparation = flow('preparation', [
  event,
  afterEvent,
  act('activePlayersDraw', (m) => {
    for (const seat of activeSeats(m)) draw(m, seat, 1, things.rule('IT-306'));
  }),
  each(bothActive, movePower),
  each(bothActive, commit),
]);
