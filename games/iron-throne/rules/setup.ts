import { choose, flows, message, Refusal, refuse, type Setting } from '@small-council/engine';
import { CHARACTERS, type CharacterId, HOUSES, type House, houseDeck, MARKERS } from '../houses.ts';
import {
  betweenTurns,
  type EventId,
  type IronThrone,
  type Options,
  type Player,
  type Table,
} from '../table.ts';
import * as things from '../things.ts';
import { draw } from './cards.ts';
import { whose } from './look.ts';
import { characterLabel } from './questions.ts';

/** Chapter 1: set-up. */

const { flow, act, ask } = flows<IronThrone>();

const START_POWER = 4;
const HAND = 5;
const COPIES_OF_AN_EVENT = 3;
export const SPECIAL_EVENTS: readonly EventId[] = ['influential', 'prepared', 'mighty'];

export function setup({ seats, options, chance }: Setting<IronThrone>): Table {
  const houses = seatHouses(seats, options, (left) => chance.pick(left));
  const players = houses.map((house, seat): Player => {
    const sheets = chance.shuffle([...CHARACTERS[house]]);
    return {
      house,
      drawn: sheets.slice(0, 2), // IT-102
      leader: null,
      sheet: START_POWER, // IT-112
      characters: [],
      influence: houses.map((_, board) => (board === seat ? MARKERS : 0)), // IT-110
      hand: [],
      deck: chance.shuffle(houseDeck(house)), // IT-108
      discard: [],
      hostages: [],
    };
  });
  return {
    turn: 0,
    challenger: chance.below(seats), // IT-115, IT-953
    players,
    box: 0,
    events: chance.shuffle(eventDeck(houses)),
    event: null,
    eventDiscard: [],
    ...betweenTurns(),
  };
}

/** Houses by agreement where one was named for a seat, the others by chance; none twice (IT-901). */
function seatHouses(seats: number, options: Options, pick: (left: House[]) => House): House[] {
  const agreed = [options.house1, options.house2, options.house3, options.house4, options.house5];
  const named = agreed.slice(0, seats).filter((house) => house !== 'random');
  if (new Set(named).size < named.length) throw new Refusal(refuse('IT-901', 'refuse.sameHouse'));
  const left = HOUSES.filter((house) => !named.includes(house));
  return agreed.slice(0, seats).map((house) => {
    if (house !== 'random') return house;
    const drawn = pick(left);
    left.splice(left.indexOf(drawn), 1);
    return drawn;
  });
}

/** Three events of every house in play and the three special ones (IT-113, IT-114). */
export const eventDeck = (houses: readonly House[]): EventId[] => [
  ...houses.flatMap((house) => new Array<EventId>(COPIES_OF_AN_EVENT).fill(house)),
  ...SPECIAL_EVENTS,
];

/** Everybody keeps one of two leaders in secret; they are turned up together (IT-103, IT-104). */
export const setUp = flow('setUp', [
  ask('keepLeader', {
    final: true, // IT-902
    who: (m) => m.clockwise(0),
    question: (m, _here, seat) =>
      choose({
        text: message('ask.keepLeader'),
        rule: 'IT-103',
        from: m.table.players[seat].drawn,
        label: characterLabel,
      }),
    answer: (m, _here, [id], seat) => {
      const player = m.table.players[seat];
      player.leader = id as CharacterId;
      // The other sheets go to the box unseen (IT-106, IT-903), and so does the leader's token (IT-105).
      player.drawn = [];
      player.characters = CHARACTERS[player.house]
        .filter((character) => character !== id)
        .map((character) => ({ id: character, power: START_POWER }));
      m.log('fact.leader', { ...whose(m, seat), leader: things.character(id as CharacterId) });
    },
  }),
  act('startingHands', (m) => {
    for (const seat of m.clockwise(0)) draw(m, seat, HAND, things.rule('IT-109'));
  }),
]);
