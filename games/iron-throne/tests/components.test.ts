import { createMatch, message, Refusal } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { cardAbility, characterCardText, leaderAbility } from '../cards/index.ts';
import { ironThrone } from '../game.ts';
import {
  type Card,
  CHARACTERS,
  type CharacterId,
  cardFacts,
  characterName,
  HOUSES,
  type House,
} from '../houses.ts';
import { ImpossiblePosition } from '../position.ts';
import type { EventId, Player } from '../table.ts';
import { newGame, type Scenario } from './scenario.ts';
import { quietTable } from './tables.ts';

const ALL: House[] = ['lannister', 'stark', 'baratheon', 'targaryen', 'tyrell'];

const cardsOf = ({ hand, deck, discard }: Player): Card[] => [...hand, ...deck, ...discard];

/** How often each of these there is. */
function tally(items: readonly string[]): { [item: string]: number } {
  const counts: { [item: string]: number } = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('players and houses', () => {
  it('three, four or five play, and no other number [IT-001]', () => {
    for (const seats of [3, 4, 5]) {
      const match = createMatch(ironThrone, { seats, seed: 'seats' });
      expect(match.state.table.players).toHaveLength(seats);
    }
    for (const seats of [0, 1, 2, 6, 3.5])
      expect(() => createMatch(ironThrone, { seats, seed: 'seats' })).toThrow(Refusal);
    expect(() => quietTable({ stark: {}, tyrell: {} })).toThrow(ImpossiblePosition);
  });

  it('everybody has one of the five Great Houses, and five players have them all [IT-002]', () => {
    expect(HOUSES.toSorted()).toEqual(ALL.toSorted());
    for (let n = 0; n < 50; n++) {
      const { players } = createMatch(ironThrone, { seats: 5, seed: `houses ${n}` }).state.table;
      expect(players.map(({ house }) => house).toSorted()).toEqual(ALL.toSorted());
    }
  });
});

describe('material', () => {
  it('100 power are exactly what five houses need [IT-003]', () => {
    const { players, box } = newGame(ALL).until('movePower').table;
    const laidOut = players.map(({ sheet, characters }) => [
      sheet,
      ...characters.map(({ power }) => power),
    ]);
    expect(sum(laidOut.flat())).toBe(100);
    expect(box).toBe(0);
  });

  it('25 influence markers, five of each house, and a board for each house [IT-004]', () => {
    const markers = newGame(ALL).table.players.map(({ influence }) => influence);
    expect(markers.map(sum)).toEqual([5, 5, 5, 5, 5]);
    for (const boards of markers) expect(boards).toHaveLength(5);
  });

  it('125 house cards, 25 of each house, and everybody has those of his own [IT-005]', () => {
    const { players } = newGame(ALL).table;
    for (const player of players) {
      const houses = cardsOf(player).map((card) => cardFacts(card).house);
      expect(tally(houses)).toEqual({ [player.house]: 25 });
    }
  });

  it('every one of 25 characters has a token and a leader sheet: each leads, or fights for another [IT-006]', () => {
    expect(new Set(Object.values(CHARACTERS).flat()).size).toBe(25);
    for (const house of ALL) {
      const others = ALL.filter((other) => other !== house).slice(0, 2);
      for (const leader of CHARACTERS[house] as readonly CharacterId[]) {
        const game = quietTable({ [house]: { leader }, [others[0]]: {}, [others[1]]: {} });
        const tokens = game.player(house).characters.map(({ id }) => id);
        expect(tokens).toHaveLength(4);
        expect([...tokens, leader].toSorted()).toEqual(CHARACTERS[house].toSorted());
        expect(leaderAbility(leader).does.length).toBeGreaterThan(0);
      }
    }
  });

  it('18 event cards: three of each house and three special ones [IT-007]', () => {
    expect(tally(newGame(ALL).table.events)).toEqual({
      ...{ lannister: 3, stark: 3, baratheon: 3, targaryen: 3, tyrell: 3 },
      ...{ influential: 1, prepared: 1, mighty: 1 },
    });
  });
});

describe('house decks', () => {
  const decks = newGame(ALL).table.players.map((player) => cardsOf(player).map(cardFacts));

  it('each has four Truce cards [IT-008]', () => {
    const truces = decks.map((deck) => deck.filter(({ card }) => card.endsWith(':truce')));
    expect(truces.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4]);
  });

  it('each has ten character cards, two for each of the five characters, alike in everything [IT-009, IT-951]', () => {
    decks.forEach((deck, seat) => {
      const house = ALL[seat];
      const cards = deck.flatMap(({ card, character }) => (character === null ? [] : [card]));
      const two = CHARACTERS[house].map((id) => [`${house}:${id}`, 2]);
      expect(tally(cards)).toEqual(Object.fromEntries(two));
    });
  });

  it('each has eleven Hostility cards with the printed values [IT-010]', () => {
    for (const deck of decks) {
      const values = deck.filter(({ type }) => type === 'hostility').map(({ value }) => value);
      expect(values.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20]);
    }
  });

  it('every card is of one type only: just a Hostility has a value, just a character card a character [IT-011]', () => {
    for (const deck of decks) {
      expect(tally(deck.map(({ type }) => type))).toEqual({
        hostility: 11,
        truce: 4,
        character: 10,
      });
      for (const { type, value, character } of deck) {
        expect(value > 0).toBe(type === 'hostility');
        expect(character !== null).toBe(type === 'character');
      }
    }
  });

  it('a character card shows its character, the moment when it may be played, and what it does [IT-012]', () => {
    const moments = ['beforeCards', 'afterReveal', 'beforePenalties', 'afterResolution'];
    for (const { character, name } of decks.flat()) {
      if (character === null) continue;
      const { title, moment, effects } = characterCardText(character);
      expect(name.params).toEqual({ character: characterName[character], title });
      expect(moments.map((word) => message(`moment.${word}`))).toContainEqual(moment);
      expect(effects).toHaveLength(cardAbility(character).does.length);
      expect(effects.length).toBeGreaterThan(0);
    }
  });

  it('two copies in one hand are one choice; one is put and the other stays [IT-951]', () => {
    const game = quietTable(
      { lannister: {}, stark: { hand: ['arya', 'arya', 'h1'] }, tyrell: {} },
      { events: ['stark'] },
    ).until('putFaceDown');
    const options = game.options('stark').filter((card) => card === 'stark:arya');
    expect(options).toEqual(['stark:arya']);
    game.put({ stark: 'arya', lannister: 'h1' });
    expect(game.player('stark').hand.filter((card) => card === 'stark:arya')).toHaveLength(1);
  });
});

/** Lannister to the left of Tyrell turns up an event; Stark, Targaryen and Baratheon sit further on. */
const turnsUp = (event: EventId, players: Parameters<typeof quietTable>[0] = {}): Scenario =>
  quietTable(
    { tyrell: {}, lannister: {}, stark: {}, targaryen: {}, baratheon: {}, ...players },
    { challenger: 'lannister', events: [event] },
  );

const defender = (game: Scenario): House => game.table.players[game.encounter.defender].house;

/** Whom the challenger may name. */
const candidates = (game: Scenario): House[] =>
  game.options('lannister').map((seat) => game.table.players[Number(seat)].house);

describe('events', () => {
  it('the event of a house makes its player the defender, and nobody is asked [IT-013]', () => {
    for (const house of ['tyrell', 'stark', 'targaryen', 'baratheon'] as const) {
      const game = turnsUp(house);
      expect(defender(game)).toBe(house);
      expect(game.step).toBe('movePower');
    }
  });

  it('at his own event the challenger names somebody else: anybody, never himself, never nobody [IT-014, IT-906]', () => {
    const game = turnsUp('lannister');
    expect(game.step).toBe('nameDefender');
    expect(game.asked('lannister')).toMatchObject({ rule: 'IT-014', min: 1, max: 1 });
    expect(candidates(game)).toEqual(['stark', 'targaryen', 'baratheon', 'tyrell']);
    expect(defender(game.say('lannister', `${game.seat('baratheon')}`))).toBe('baratheon');
  });

  it('Influential: most influence on other houses defends; the challenger does not count, however much he has [IT-015, IT-950]', () => {
    const game = turnsUp('influential', {
      lannister: { influence: { stark: 4 } },
      targaryen: { influence: { stark: 1, tyrell: 1 } },
      baratheon: { influence: { lannister: 1 } },
    });
    expect(defender(game)).toBe('targaryen');
    expect(game.step).toBe('movePower');
  });

  it('Influential: foreign markers on his own board make nobody influential [IT-950]', () => {
    const game = turnsUp('influential', {
      lannister: { influence: { stark: 4 } },
      tyrell: { influence: { stark: 1 } },
    });
    expect(defender(game)).toBe('tyrell');
  });

  it('Influential: among tied players the challenger picks, and only among them [IT-016, IT-907]', () => {
    const game = turnsUp('influential', {
      tyrell: { influence: { stark: 1, baratheon: 1 } },
      stark: { influence: { tyrell: 1 } },
      baratheon: { influence: { stark: 2 } },
    });
    expect(game.asked('lannister').rule).toBe('IT-016');
    expect(candidates(game)).toEqual(['baratheon', 'tyrell']);
    expect(defender(game.say('lannister', `${game.seat('tyrell')}`))).toBe('tyrell');
  });

  it('Influential: while nobody has spread any, the challenger chooses freely among all others [IT-907]', () => {
    expect(candidates(turnsUp('influential'))).toEqual([
      'stark',
      'targaryen',
      'baratheon',
      'tyrell',
    ]);
  });

  it('Well Prepared: most cards in hand of the others; a tie is the challenger’s to decide [IT-907]', () => {
    const six = { hand: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] };
    const most = { lannister: { hand: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'] }, stark: six };
    expect(defender(turnsUp('prepared', most))).toBe('stark');
    expect(candidates(turnsUp('prepared', { ...most, tyrell: six }))).toEqual(['stark', 'tyrell']);
  });

  it('Mighty: most power on characters of the others, the sheet not counted; a tie is the challenger’s to decide [IT-907]', () => {
    const most = {
      lannister: { sheet: 0, power: { jaime: 8 } },
      stark: { sheet: 0, power: { robb: 5 } },
      tyrell: { sheet: 5, power: { margaery: 3 } },
    };
    expect(defender(turnsUp('mighty', most))).toBe('stark');
    const tied = { ...most, baratheon: { sheet: 0, power: { davos: 5 } } };
    expect(candidates(turnsUp('mighty', tied))).toEqual(['stark', 'baratheon']);
  });
});
