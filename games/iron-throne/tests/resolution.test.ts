import type { Thing } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { type CharacterId, type House, houseDeck } from '../houses.ts';
import type { PlayerSpec } from '../position.ts';
import type { Scenario } from './scenario.ts';
import { ask, play, stage, support, totals } from './stage.ts';

type Cast = { [house in House]?: Partial<PlayerSpec> };

/** Lannister with Baratheon and Tyrell against Stark with Targaryen; all characters have 4 power. */
function fiveHouses(cards: { lannister: string; stark: string }, more: Cast = {}): Scenario {
  const game = stage({
    lannister: { leader: 'cersei', hand: [cards.lannister], ...more.lannister },
    stark: { leader: 'catelyn', hand: [cards.stark], ...more.stark },
    baratheon: { leader: 'shireen', ...more.baratheon },
    targaryen: { leader: 'jorah', ...more.targaryen },
    tyrell: { leader: 'mace', ...more.tyrell },
  }).commit('jaime', 'robb');
  support(game, 'baratheon', 'challenger:davos');
  support(game, 'targaryen', 'defender:drogo');
  return support(game, 'tyrell', 'challenger:loras').put(cards);
}

/** Lannister, with Jaime, against Stark, with Robb; Baratheon looks on. */
const threeHouses = (more: Cast = {}) =>
  stage({
    lannister: { hand: ['h20'], ...more.lannister },
    stark: { leader: 'catelyn', hand: ['h1'], ...more.stark },
    baratheon: { ...more.baratheon },
  }).commit('jaime', 'robb');

const FIGHTERS: CharacterId[] = ['jaime', 'davos', 'loras', 'robb', 'drogo'];
const powers = (game: Scenario) => FIGHTERS.map((id) => game.power(id));
const seats = (game: Scenario, ...houses: House[]) => houses.map((house) => `${game.seat(house)}`);
const hostages = (game: Scenario) => game.table.players.map((player) => player.hostages.length);
const keys = (game: Scenario) => game.told('spectator').map(({ key }) => key);

describe('rewards', () => {
  it('on the winning challenger’s side everybody spreads one influence onto the defender’s board, and nothing else [IT-516, IT-517, IT-518]', () => {
    const game = fiveHouses({ lannister: 'h20', stark: 'h1' }).until('hostageFrom');
    const spread = (on: House) =>
      game.table.players.map((_, seat) => game.table.players[seat].influence[game.seat(on)]);
    expect(spread('stark')).toEqual([1, 5, 1, 0, 1]);
    expect(spread('targaryen')).toEqual([0, 0, 0, 5, 0]);
    expect(game.player('baratheon').hand).toHaveLength(1);
    expect(powers(game).slice(0, 3)).toEqual([4, 4, 4]);
  });

  it('on the winning defender’s side everybody draws two cards and distributes 2 power over any of his characters [IT-516, IT-519, IT-520]', () => {
    const game = fiveHouses(
      { lannister: 'h1', stark: 'h20' },
      {
        stark: { leader: 'catelyn', sheet: 4, hand: ['h20'], deck: ['h2', 'h3', 'h4', 'h5'] },
        targaryen: { leader: 'jorah', sheet: 4, hand: ['h7'], deck: ['h5', 'h6', 'h8'] },
      },
    ).until('distributeReward');

    expect(game.player('stark').hand).toEqual(['stark:h2', 'stark:h3', 'stark:h4']);
    expect(game.waiting).toEqual(['stark']);
    expect(game.asked('stark')).toMatchObject({ rule: 'IT-520', min: 2, max: 2 });
    game.say('stark', 'arya', 'robb');
    expect([game.power('arya'), game.power('robb'), game.player('stark').sheet]).toEqual([5, 5, 1]);

    expect(game.player('targaryen').hand).toEqual(['targaryen:h7', 'targaryen:h5', 'targaryen:h6']);
    expect(game.waiting).toEqual(['targaryen']);
    game.say('targaryen', 'viserys', 'viserys');
    expect([game.power('viserys'), game.player('targaryen').sheet]).toEqual([6, 2]);
    expect(game.step).toBe('hostageFrom');
  });

  it('a winning defender’s side spreads no influence, and the losers get nothing [IT-521]', () => {
    const game = fiveHouses({ lannister: 'h1', stark: 'h20' }).until('hostageFrom');
    for (const [seat, { influence }] of game.table.players.entries())
      expect(influence[seat]).toBe(5);
    expect(game.told('spectator', 'fact.drew').map(({ params }) => params.count)).toEqual([
      1,
      1,
      2,
      2, // the challenger and the defender in preparation, then Stark and Targaryen
    ]);
  });
});

describe('penalties', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [7, 3],
    [9, 4],
  ])(
    'losing leaves of %i power %i, and the rest goes onto the owner’s sheet [IT-522, IT-523, IT-525]',
    (power, left) => {
      const game = fiveHouses(
        { lannister: 'h20', stark: 'h1' },
        {
          stark: { leader: 'catelyn', hand: ['h1'], power: { robb: power } },
          targaryen: { leader: 'jorah', power: { drogo: power } },
        },
      ).until('hostageFrom');
      expect([game.power('robb'), game.power('drogo')]).toEqual([left, left]);
      expect(game.player('stark').sheet).toBe(power - left);
      expect(game.player('targaryen').sheet).toBe(power - left);
      expect(game.told('spectator', 'fact.died')).toHaveLength(left === 0 ? 2 : 0);
      expect(powers(game).slice(0, 3)).toEqual([4, 4, 4]);
    },
  );

  it('only the participating character pays, and all pay alike: both sides, active players and supporters [IT-522, IT-524]', () => {
    const game = fiveHouses(
      { lannister: 'h7', stark: 'h12' },
      {
        lannister: { leader: 'cersei', hand: ['h7'], power: { jaime: 5 } },
        stark: { leader: 'catelyn', hand: ['h12'], power: { robb: 5 } },
        baratheon: { leader: 'shireen', power: { davos: 5 } },
        targaryen: { leader: 'jorah', power: { drogo: 5 } },
        tyrell: { leader: 'mace', power: { loras: 5 } },
      },
    ).untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 22, defender: 22 });
    expect(powers(game)).toEqual([2, 2, 2, 2, 2]);
    expect([game.power('tywin'), game.power('arya'), game.power('olenna')]).toEqual([4, 4, 4]);
  });

  it('who has already lost his character in the encounter has nothing left to lose, but still is a loser [IT-936]', () => {
    const game = stage({
      targaryen: { leader: 'jorah', hand: ['daenerys', 'h20'] },
      stark: { leader: 'catelyn', hand: ['h1'], power: { robb: 1 } },
      baratheon: {},
    }).commit('daenerys', 'robb');
    play(game.put({ targaryen: 'h20', stark: 'h1' }), 'targaryen', 'daenerys').until('choosePlace');
    expect(game.told('spectator', 'fact.removed')).toHaveLength(1); // by Dracarys
    expect(game.player('stark').characters.map(({ power }) => power)).toEqual([4, 0, 4, 4]);
    expect(game.table.taking?.victim).toBe(game.seat('stark'));
  });

  it('as winner he still spreads influence … [IT-936]', () => {
    const game = stage({
      stark: { leader: 'catelyn', hand: ['h20'], power: { robb: 1 } },
      targaryen: { leader: 'jorah', hand: ['daenerys', 'h1'] },
      baratheon: {},
    }).commit('robb', 'daenerys');
    play(game.put({ stark: 'h20', targaryen: 'h1' }), 'targaryen', 'daenerys').until('choosePlace');
    expect(game.power('robb')).toBe(0);
    expect(game.influence('stark', 'targaryen')).toBe(1);
    expect(game.waiting).toEqual(['stark']);
  });

  it('… or draws and distributes, to others that live [IT-936]', () => {
    const game = stage({
      targaryen: { leader: 'jorah', hand: ['daenerys', 'h1'] },
      stark: { leader: 'catelyn', sheet: 4, hand: ['h20'], power: { robb: 1, eddard: 3 } },
      baratheon: {},
    }).commit('daenerys', 'robb');
    play(game.put({ targaryen: 'h1', stark: 'h20' }), 'targaryen', 'daenerys');
    game.until('distributeReward');
    expect(game.player('stark').hand).toHaveLength(3);
    expect(game.options('stark')).toEqual(['eddard', 'arya', 'bran']);
    game.refuses('IT-721', () => game.say('stark', 'robb', 'arya'));
    game.say('stark', 'arya', 'arya');
    expect(game.power('arya')).toBe(6);
  });
});

describe('hostages of the encounter', () => {
  it('are taken only after all rewards and penalties [IT-526]', () => {
    const game = fiveHouses(
      { lannister: 'h1', stark: 'h20' },
      { targaryen: { leader: 'jorah', sheet: 4 } },
    ).untilNextTurn();
    const told = keys(game);
    const taken = told.indexOf('fact.hostage');
    expect(taken).toBeGreaterThan(told.lastIndexOf('fact.removed'));
    expect(taken).toBeGreaterThan(told.lastIndexOf('fact.placed'));
    expect(game.told('spectator', 'fact.placed')).toHaveLength(2);
    expect(game.told('spectator', 'fact.removed')).toHaveLength(3);
  });

  it.each([
    ['h20', 'h1', 'lannister', ['stark', 'targaryen']],
    ['h1', 'h20', 'stark', ['lannister', 'baratheon', 'tyrell']],
  ] as const)(
    'Hostility, %s to %s: %s takes one, from any one of the losers; nobody else takes any [IT-527, IT-528]',
    (lannister, stark, taker, victims) => {
      const game = fiveHouses({ lannister, stark }).until('hostageFrom');
      expect(game.waiting).toEqual([taker]);
      expect(game.options(taker)).toEqual(seats(game, ...victims));
      const last = victims[victims.length - 1];
      const [from] = seats(game, last);
      game.say(taker, from).untilNextTurn();
      expect(hostages(game)).toEqual(
        game.table.players.map(({ house }) => (house === taker ? 1 : 0)),
      );
      expect(game.player(taker).hostages[0].card).toMatch(last);
    },
  );

  it('Betrayal: the betrayed defender takes one from each of the winners, clockwise, each from a place of his choice; nobody else takes any [IT-529, IT-530, IT-919]', () => {
    const game = fiveHouses({ lannister: 'h1', stark: 'truce' }).until('choosePlace');
    for (const [victim, place] of [
      ['lannister', 'hand'],
      ['baratheon', 'deck'],
      ['tyrell', 'hand'],
    ] as const) {
      expect([game.step, game.waiting]).toEqual(['choosePlace', ['stark']]);
      expect(game.table.taking?.victim).toBe(game.seat(victim));
      expect(game.options('stark')).toEqual(['deck', 'hand']);
      game.say('stark', place);
    }
    game.untilNextTurn();
    expect(hostages(game)).toEqual([0, 3, 0, 0, 0]);
    expect(
      game
        .told('spectator', 'fact.hostage')
        .map(({ params: { place, of } }) => [(of as Thing).id, (place as Thing).id]),
    ).toEqual([
      ['lannister', 'hand'],
      ['baratheon', 'deck'],
      ['tyrell', 'hand'],
    ]);
  });

  it('Betrayal: the betrayed challenger does so as well [IT-529, IT-530]', () => {
    const game = fiveHouses({ lannister: 'truce', stark: 'h1' }).untilNextTurn();
    expect(hostages(game)).toEqual([2, 0, 0, 0, 0]);
    expect(game.player('lannister').hostages.map(({ card }) => card.split(':')[0])).toEqual([
      'stark',
      'targaryen',
    ]);
  });

  it('are not taken from who suffers no penalties: the choice is among the others [IT-532]', () => {
    const game = support(
      threeHouses({ baratheon: { hand: ['shireen'] } }),
      'baratheon',
      'defender:shireen',
    ).put({ lannister: 'h20', stark: 'h1' });
    play(game, 'baratheon', 'shireen').until('hostageFrom', 'choosePlace');
    expect([game.power('robb'), game.power('shireen')]).toEqual([2, 4]);
    expect([game.step, game.table.taking?.victim]).toEqual(['choosePlace', game.seat('stark')]);
  });

  it('are not taken at all where nobody suffers penalties [IT-532]', () => {
    const game = stage({
      lannister: { hand: ['h20'] },
      baratheon: { hand: ['shireen', 'h1'] },
      stark: {},
    }).commit('jaime', 'shireen');
    play(game.put({ lannister: 'h20', baratheon: 'h1' }), 'baratheon', 'shireen').untilNextTurn();
    expect(game.power('shireen')).toBe(4);
    expect(hostages(game)).toEqual([0, 0, 0]);
  });

  it('of a Betrayal are special penalties: a winner who suffers none gives none, the others do [IT-533]', () => {
    const game = support(
      threeHouses({ stark: { hand: ['truce'] } }),
      'baratheon',
      'challenger:davos',
    );
    game.until('putFaceDown');
    // No card of ours spares a winner: this is what one would do.
    game.encounter.spared.push(game.seat('lannister'));
    game.put({ lannister: 'h20', stark: 'truce' }).untilNextTurn();
    expect(game.player('stark').hostages.map(({ card }) => card.split(':')[0])).toEqual([
      'baratheon',
    ]);
  });
});

describe('everything at once', () => {
  it('the game ends after rewards and penalties, before any hostage is taken [IT-933]', () => {
    const game = threeHouses({
      lannister: { hand: ['h20'], influence: { stark: 2, baratheon: 2 } },
    }).put({ lannister: 'h20', stark: 'h1' });
    expect(game.match.result?.winners).toEqual([game.seat('lannister')]);
    expect(game.power('robb')).toBe(2);
    expect(keys(game)).not.toContain('fact.hostage');
  });

  it('the influence of the encounter in which the last of a house dies still counts [IT-933]', () => {
    const game = threeHouses({
      stark: {
        leader: 'catelyn',
        hand: ['h1'],
        power: { eddard: 0, robb: 1, arya: 0, bran: 0 },
      },
    }).put({ lannister: 'h20', stark: 'h1' });
    expect(game.match.result).toMatchObject({
      winners: [game.seat('lannister')],
      reason: { key: 'end.deaths' },
    });
    expect(game.influence('lannister', 'stark')).toBe(1);
  });
});

describe('after the resolution phase', () => {
  it('cards still lie there, characters still participate, hands are not yet refilled [IT-940]', () => {
    const game = threeHouses({ stark: { hand: ['h1', 'robb'] } });
    ask(game.put({ lannister: 'h20', stark: 'h1' }), 'stark', 'playCard');
    expect(game.player('lannister').hostages).toHaveLength(1); // the resolution phase is over
    expect(game.encounter.participating).toBe(true);
    expect(game.encounter.parts[game.seat('stark')]?.character).toBe('robb');
    expect(game.encounter.cards.defender?.card).toBe('stark:h1');
    expect(game.table.event).toBe('stark');
    expect(game.table.players.map(({ hand }) => hand.length)).toEqual([1, 2, 1]);
    expect(game.player('stark').discard).toEqual([]);
  });
});

describe('the end of the turn', () => {
  it('everything goes back: characters home, cards to their owners’ piles, the event to its own [IT-534, IT-535]', () => {
    const game = fiveHouses(
      { lannister: 'h20', stark: 'h1' },
      { tyrell: { leader: 'mace', hand: ['mace'], sheet: 3 } },
    );
    play(game, 'tyrell', 'mace').until('effectChoice').pass('tyrell').untilNextTurn();
    expect(game.view('spectator').table.encounter).toBeNull();
    expect(game.table.players.map(({ discard }) => discard)).toEqual([
      ['lannister:h20'],
      ['stark:h1'],
      [],
      [],
      ['tyrell:mace'],
    ]);
    expect([game.table.event, game.table.eventDiscard]).toEqual([null, ['stark']]);
    game.until('commit');
    expect(game.encounter.parts.every((part) => part === null)).toBe(true);
    expect(game.options('stark')).toContain('robb');
  });

  it('everybody with fewer than five cards draws up to five, participant or not; who has more keeps them all [IT-536, IT-537]', () => {
    const many = ['h20', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'];
    const game = stage({
      lannister: { hand: many },
      stark: { hand: ['h1', 'h2'] },
      baratheon: { hand: [] },
      targaryen: { hand: many.slice(1) },
    }).commit('jaime', 'robb');
    game.put({ lannister: 'h20', stark: 'h1' }).until('choosePlace').say('lannister', 'deck');
    game.untilNextTurn();
    expect(game.table.players.map(({ hand }) => hand.length)).toEqual([8, 5, 5, 7]);
    expect(game.player('targaryen').hand).toEqual(many.slice(1).map((card) => `targaryen:${card}`));
  });

  it('then it is the next player’s turn, clockwise, and nobody is left out [IT-539]', () => {
    const game = threeHouses();
    const challengers = [0, 1, 2, 3].map(() => {
      const { house } = game.table.players[game.table.challenger];
      game.untilNextTurn();
      return house;
    });
    expect(challengers).toEqual(['lannister', 'stark', 'baratheon', 'lannister']);
  });
});

describe('a house deck that runs out', () => {
  it('is made anew from the discard pile at once, so there is always a top card [IT-538, IT-916]', () => {
    const game = threeHouses({
      stark: { leader: 'catelyn', hand: ['h1'], deck: ['h7'], deckIsAll: true },
    });
    // The draw of the preparation phase took the last card.
    expect(game.player('stark').hand).toEqual(['stark:h1', 'stark:h7']);
    expect([game.player('stark').deck.length, game.player('stark').discard]).toEqual([23, []]);
    expect(game.told('spectator', 'fact.reshuffled')).toHaveLength(1);
    expect(game.player('stark').deck).not.toEqual(
      houseDeck('stark').filter((card) => !['stark:h1', 'stark:h7'].includes(card)),
    );
  });

  it('also when its last card is taken hostage [IT-538, IT-916]', () => {
    const game = threeHouses({
      stark: { leader: 'catelyn', hand: ['h1'], deck: ['h7', 'h8'], deckIsAll: true },
    });
    game.put({ lannister: 'h20', stark: 'h1' }).until('choosePlace').say('lannister', 'deck');
    expect(game.player('lannister').hostages[0].card).toBe('stark:h8');
    expect(game.told('spectator', 'fact.reshuffled')).toHaveLength(1);
  });

  it('a draw takes what is there, goes on with the new deck, and what is then missing is lost [IT-916]', () => {
    const own = ['h10', 'h1', 'h2', 'h3'].map((card) => `stark:${card}`);
    const game = threeHouses({
      lannister: {
        hand: ['h20'],
        hostages: houseDeck('stark').filter((card) => !own.includes(card)),
      },
      stark: {
        leader: 'catelyn',
        hand: ['h10'],
        deck: ['h1'],
        deckIsAll: true,
        discard: ['h2', 'h3'],
      },
    });
    // Four cards in all: the h1 is lost, two come from the deck, and then the h10 that was put.
    game.put({ lannister: 'h20', stark: 'h10' }).until('choosePlace').say('lannister', 'hand');
    expect(game.table.turn).toBe(2);
    expect(game.player('stark').hand.toSorted()).toEqual(['stark:h10', 'stark:h2', 'stark:h3']);
    expect([game.player('stark').deck, game.player('stark').discard]).toEqual([[], []]);
  });
});
