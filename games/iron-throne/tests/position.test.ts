import { Refusal } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { houseDeck } from '../houses.ts';
import { ImpossiblePosition, type PlayerSpec, type PositionSpec, position } from '../position.ts';
import { scenario } from './scenario.ts';

/** A sound position with three players; what is said replaces what Lannister or the table has. */
const table = (lannister: object = {}, more: object = {}) =>
  ({
    players: {
      lannister: { leader: 'cersei', ...lannister },
      stark: { leader: 'eddard' },
      tyrell: { leader: 'mace' },
    },
    ...more,
  }) as PositionSpec;

const players = (houses: object) => ({ players: houses }) as PositionSpec;

describe('a position is refused with the reason when it cannot be', () => {
  it.each<[string, PositionSpec, string]>([
    ['a strange house', players({ frey: { leader: 'walder' } }), 'there is no house "frey"'],
    [
      'two players',
      players({ stark: { leader: 'eddard' }, tyrell: { leader: 'mace' } }),
      '2 players; it takes 3 to 5',
    ],
    ['a leader of another house', table({ leader: 'robb' }), 'robb cannot lead house lannister'],
    ['no leader', table({ leader: undefined }), 'undefined cannot lead house lannister'],
    [
      'power on a token in the box',
      table({ power: { cersei: 4 } }),
      'cersei is no character of lannister here',
    ],
    [
      'power on another’s character',
      table({ power: { robb: 4 } }),
      'robb is no character of lannister here',
    ],
    [
      'nobody alive',
      table({ power: { jaime: 0, tyrion: 0, tywin: 0, joffrey: 0 } }),
      'all characters of lannister are dead: the game is over',
    ],
    ['half a power', table({ sheet: 1.5 }), 'power is a whole number from 0'],
    ['less than no power', table({ power: { jaime: -1 } }), 'power is a whole number from 0'],
    [
      'too much power',
      table({ sheet: 6 }),
      '2 power too much: there are 20 for each player (IT-948)',
    ],
    [
      'five markers out',
      table({ influence: { stark: 3, tyrell: 2 } }),
      'lannister has spread 5 of 5 markers: the game is over',
    ],
    ['half a marker', table({ influence: { stark: 0.5 } }), 'influence is a whole number from 0'],
    [
      'less than no marker',
      table({ influence: { stark: -1 } }),
      'influence is a whole number from 0',
    ],
    [
      'a marker on a board that is not there',
      table({ influence: { baratheon: 1 } }),
      'lannister cannot have influence on baratheon',
    ],
    [
      'a marker spread on the own board',
      table({ influence: { lannister: 1 } }),
      'lannister cannot have influence on lannister',
    ],
    [
      'a strange card',
      table({ hand: ['h9'] }),
      'there is no card "lannister:h9" (hand of lannister)',
    ],
    [
      'more copies than there are',
      table({ hand: ['h20'], discard: ['h20'] }),
      'there are not that many of lannister:h20 (discard pile of lannister)',
    ],
    [
      'a card of a house that is not there',
      table({ hostages: ['baratheon:h1'] }),
      'baratheon:h1 belongs to a house that does not play (hostages of lannister)',
    ],
    [
      'a hostage of the own house',
      table({ hostages: ['lannister:h1'] }),
      'lannister:h1 is no hostage of its own house (IT-607)',
    ],
    ['another’s card in hand', table({ hand: ['stark:h1'] }), 'stark:h1 is no card of lannister'],
    [
      'a used up deck that nobody has shuffled',
      table({ deckIsAll: true }),
      'the deck of lannister is used up, so its discard pile would have been shuffled (IT-538)',
    ],
    [
      'a challenger who is not there',
      table({}, { challenger: 'baratheon' }),
      'baratheon does not play',
    ],
    [
      'too many events',
      table({}, { events: ['stark', 'stark', 'stark'], eventDiscard: ['stark'] }),
      'there are not that many events "stark"',
    ],
    [
      'an event of a house that is not there',
      table({}, { events: ['baratheon'] }),
      'there are not that many events "baratheon"',
    ],
  ])('%s', (_what, spec, reason) => {
    expect(() => position(spec)).toThrow(ImpossiblePosition);
    expect(() => position(spec)).toThrow(reason);
  });

  it('strange options, with the rule of the table [SC-014]', () => {
    expect(() => position(table({}, { options: { removedPower: 'nobody' } }))).toThrow(Refusal);
  });
});

describe('a position that can be', () => {
  it('is as at the start of a game where nothing is said [IT-110, IT-111, IT-112, IT-116]', () => {
    const game = scenario(table());
    for (const house of ['lannister', 'stark', 'tyrell'] as const) {
      const { sheet, characters, influence, hostages } = game.player(house);
      expect([sheet, ...characters.map(({ power }) => power)]).toEqual([4, 4, 4, 4, 4]);
      expect(influence[game.seat(house)]).toBe(5);
      expect(hostages).toEqual([]);
    }
    expect(game.table.box).toBe(0);
    expect(game.table.events.length + (game.table.event === null ? 0 : 1)).toBe(12);
  });

  it('may be bare: nothing spread, no card left, any event on top', () => {
    const bare = table({ hostages: houseDeck('stark') }, { events: ['lannister', 'mighty'] });
    const game = scenario({
      ...bare,
      players: { ...bare.players, stark: { leader: 'eddard', influence: { tyrell: 0 } } },
    });
    expect(game.player('stark')).toMatchObject({ hand: [], deck: [], discard: [] });
    expect(game.influence('stark', 'tyrell')).toBe(0);
    expect(game.table.events.slice(-2)).toEqual(['mighty', 'lannister']);
  });

  it('puts every card and every power somewhere [IT-948, IT-005]', () => {
    const lannister: Partial<PlayerSpec> = {
      sheet: 1,
      power: { jaime: 0 },
      hand: ['h20'],
      deck: ['h1', 'truce'],
      discard: ['h2'],
      hostages: ['stark:h12'],
    };
    const { position: begun } = position(table(lannister));
    const [seat, stark] = begun.table.players;
    expect(begun.table.box).toBe(3 + 4);
    expect(seat.deck.at(-1)).toBe('lannister:h1'); // the top
    expect([...seat.hand, ...seat.deck, ...seat.discard].toSorted()).toEqual(
      houseDeck('lannister').toSorted(),
    );
    expect(stark.deck).not.toContain('stark:h12');
    const short = position(table({ ...lannister, deckIsAll: true })).position.table.players[0];
    expect(short.deck).toEqual(['lannister:truce', 'lannister:h1']);
    expect(short.discard).toHaveLength(25 - 3);
  });
});
