import type { KnownFact, Thing } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { ImpossiblePosition, type PlayerSpec, type PositionSpec } from '../position.ts';
import type { Scenario } from './scenario.ts';
import { playByChance, quietTable } from './tables.ts';

type Duel = { [house in 'lannister' | 'stark' | 'baratheon']?: Partial<PlayerSpec> };

/** Lannister challenges Stark, Baratheon looks on. */
const duel = (players: Duel = {}, rest: Omit<PositionSpec, 'players'> = {}): Scenario =>
  quietTable(
    { lannister: {}, stark: {}, baratheon: {}, ...players },
    { events: ['stark'], ...rest },
  );

/** Plays the turn to its end and says what the sides were worth. */
const totals = (game: Scenario) => game.untilNextTurn().told('spectator', 'fact.totals')[0].params;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const RANDOM_GAMES = [3, 4, 5].flatMap((seats) =>
  [1, 2, 3, 4].map((n) => ({ seats, seed: `power ${n}` })),
);

describe('strength', () => {
  const strong = () =>
    duel({
      lannister: { sheet: 0, power: { jaime: 7, tyrion: 2 } },
      stark: { sheet: 0, power: { robb: 3 } },
    });

  it('the power on the committed character counts, and that of others does not [IT-201]', () => {
    const jaime = strong().commit('jaime', 'robb').put({ lannister: 'h4', stark: 'h1' });
    expect(totals(jaime)).toEqual({ challenger: 4 + 7, defender: 1 + 3 });
    const tyrion = strong().commit('tyrion', 'robb').put({ lannister: 'h4', stark: 'h1' });
    expect(totals(tyrion)).toEqual({ challenger: 4 + 2, defender: 1 + 3 });
  });

  it('power on a leader sheet adds nothing, however much it is [IT-202]', () => {
    const game = duel({ lannister: { sheet: 4 }, stark: { sheet: 7, power: { robb: 1 } } });
    game.until('movePower').say('lannister', 'cersei').say('stark', 'arya');
    game.commit('jaime', 'robb').put({ lannister: 'h1', stark: 'h2' });
    expect(totals(game)).toEqual({ challenger: 1 + 4, defender: 2 + 1 });
  });

  it('a character may hold any amount: nothing stops the 31st power, and all of it counts [IT-209]', () => {
    const game = duel({
      lannister: { sheet: 1, power: { jaime: 30, cersei: 1, tyrion: 1, joffrey: 1 } },
      stark: { sheet: 0, power: { robb: 3, catelyn: 1, arya: 1, bran: 1 } },
    });
    game.until('movePower').say('lannister', 'jaime');
    expect(game.power('jaime')).toBe(31);
    game.commit('jaime', 'robb').put({ lannister: 'h1', stark: 'h1' });
    expect(totals(game)).toMatchObject({ challenger: 32 });
  });
});

describe('distributing', () => {
  /** Catelyn may distribute up to 2 before her turn (IT-727). */
  const catelyn = (stark: Partial<PlayerSpec> = {}) =>
    duel(
      { stark: { leader: 'catelyn', ...stark } },
      { challenger: 'stark', events: ['lannister'] },
    );

  it('moves power from the own sheet onto own characters and nobody else’s [IT-203]', () => {
    const game = catelyn().say('stark', 'use');
    expect(game.options('stark')).toEqual(['eddard', 'robb', 'arya', 'bran']);
    game.say('stark', 'arya');
    expect([game.power('arya'), game.player('stark').sheet]).toEqual([5, 3]);
    expect([game.player('lannister').sheet, game.player('baratheon').sheet]).toEqual([4, 4]);
  });

  it.each([
    { to: ['robb', 'bran'], robb: 5, bran: 5, sheet: 2 },
    { to: ['bran', 'bran'], robb: 4, bran: 6, sheet: 2 },
    { to: ['robb'], robb: 5, bran: 4, sheet: 3 },
  ])('is split as the player likes: $to [IT-204]', ({ to, robb, bran, sheet }) => {
    const game = catelyn()
      .say('stark', 'use')
      .say('stark', ...to);
    expect([game.power('robb'), game.power('bran')]).toEqual([robb, bran]);
    expect(game.player('stark').sheet).toBe(sheet);
  });

  it('reaches characters at home while another one fights [IT-205]', () => {
    const game = duel({ lannister: { sheet: 0 } }).commit('jaime', 'robb');
    game.put({ lannister: 'h1', stark: 'h4' }).until('distributeReward');
    expect(game.encounter).toMatchObject({ participating: true, winner: 'defender' });
    expect(game.options('stark')).toEqual(['catelyn', 'robb', 'arya', 'bran']);
    game.say('stark', 'arya', 'bran');
    expect([game.power('robb'), game.power('arya'), game.power('bran')]).toEqual([4, 5, 5]);
  });

  it('needs power on the sheet: with none, neither step 3 nor a leader nor a reward asks [IT-210]', () => {
    const empty = { sheet: 0 };
    expect(catelyn().step).toBe('useLeader');
    expect(catelyn(empty).step).toBe('movePower');
    const game = duel({ lannister: { sheet: 4 }, stark: empty });
    expect(game.waiting).toEqual(['lannister']);
    game.say('lannister', 'jaime');
    expect(game.step).toBe('commit');
    game.commit('jaime', 'robb').put({ lannister: 'h1', stark: 'h4' }).until('choosePlace');
    expect(game.encounter.winner).toBe('defender');
    expect(game.told('spectator', 'fact.placed')).toHaveLength(1);
  });
});

describe('removing', () => {
  it('from a character: onto the sheet of its owner, also when another’s card does it [IT-207]', () => {
    const game = duel({
      lannister: { sheet: 0, hand: ['h20', 'tywin'] },
      stark: { sheet: 0, power: { robb: 7 } },
    });
    game.commit('jaime', 'robb').put({ lannister: 'h20', stark: 'h1' }).until('choosePlace');
    expect([game.power('robb'), game.player('stark').sheet]).toEqual([3, 4]);
    game.say('lannister', 'deck').until('playCard').say('lannister', 'tywin');
    expect(game.options('lannister')).toEqual(['robb']);
    game.say('lannister', 'robb');
    expect([game.power('robb'), game.player('stark').sheet]).toEqual([1, 6]);
    expect(game.player('lannister').sheet).toBe(0);
  });

  it('from a sheet: into the box, for good [IT-208]', () => {
    const game = duel(
      { stark: { leader: 'bran', sheet: 4 } },
      { challenger: 'stark', events: ['lannister'] },
    );
    expect(game.table.box).toBe(0);
    game.until('useLeader').say('stark', 'use');
    expect([game.player('stark').sheet, game.table.box]).toEqual([4 - 1 - 1, 1]);
    game.untilNextTurn().untilNextTurn();
    expect(game.table.box).toBe(1);
  });

  it('nobody takes from the sheet of another: a winner with an empty one distributes nothing [IT-206]', () => {
    const game = duel({ lannister: { sheet: 4 }, stark: { sheet: 0 } });
    game.until('movePower').say('lannister', 'cersei').commit('jaime', 'robb');
    game.put({ lannister: 'h1', stark: 'h4' }).untilNextTurn();
    expect(game.told('spectator', 'fact.won')[0].params.house).toMatchObject({ id: 'stark' });
    expect(game.player('baratheon').sheet).toBe(4);
    expect(game.player('lannister').sheet).toBe(4 - 1 + 2); // his own move, and half of Jaime
    expect(game.player('stark').sheet).toBe(0);
  });

  it('but an effect may say so: Khal Drogo takes 1 from the sheet of each loser [IT-206]', () => {
    const plunder = (leader: 'drogo' | 'daenerys') => {
      const game = quietTable(
        {
          targaryen: { leader, sheet: 0, hand: ['h20'] },
          stark: { sheet: 5, hand: ['h1'] },
          tyrell: { sheet: 5 },
          baratheon: { sheet: 5 },
        },
        { events: ['stark'] },
      );
      game
        .commit('jorah', 'robb')
        .until('offer')
        .say('tyrell', 'defender:mace')
        .say('stark', 'accept');
      game.put({ targaryen: 'h20', stark: 'h1' });
      if (leader === 'drogo') game.until('useLeader').say('targaryen', 'use');
      game.untilNextTurn();
      return game.table.players.map(({ sheet }) => sheet);
    };
    expect(plunder('daenerys')).toEqual([0, 5 - 1 + 2, 5 + 2, 5]);
    expect(plunder('drogo')).toEqual([2, 5 - 1 + 2 - 1, 5 + 2 - 1, 5]);
  });
});

/** Where all power is, by what everybody has been told since the set-up. */
class Books {
  readonly sheet: { [house: string]: number } = {};
  readonly character: { [name: string]: number } = {};
  box = 0;
  #before = '';
  #permission = false;

  read(facts: readonly KnownFact[]): this {
    for (const { key, params } of facts) {
      const name = (param: string) =>
        `${(params[param] as Thing).is}.${(params[param] as Thing).id}`;
      const amount = params.amount as number;
      this.#watch(key, params);
      if (key === 'fact.placed') this.#move(name('house'), -amount, name('character'), amount);
      if (key === 'fact.removed') {
        // IT-207; only the torment of a Hostility or Truce card says otherwise (IT-619).
        if (this.#before !== 'fact.tormented') expect(name('to')).toBe(name('house'));
        this.#move(name('to'), amount, name('character'), -amount);
      }
      if (key === 'fact.shifted') {
        this.#move(name('house'), 0, name('from'), -amount);
        this.#move(name('house'), 0, name('to'), amount);
      }
      if (key === 'fact.sheetRemoved') {
        this.#move(name('house'), -amount);
        this.box += amount;
      }
      if (key === 'fact.sheetGiven') {
        expect(this.#permission).toBe(true);
        this.#move(name('house'), -amount);
        this.#move(name('to'), amount);
      }
      if (key !== 'fact.reshuffled') this.#before = key;
    }
    return this;
  }

  /** Only a deal, Viserys and Drogo may take from another sheet, in their own turn (IT-206). */
  #watch(key: string, params: KnownFact['params']): void {
    const leader = (params.leader as Thing | undefined)?.id;
    if (key === 'fact.turn') this.#permission = false;
    if (key === 'fact.dealMade') this.#permission = true;
    if (key === 'fact.ability' && /viserys|drogo/.test(`${leader}`)) this.#permission = true;
  }

  #move(house: string, onto: number, character = '', power = 0): void {
    this.sheet[house] = (this.sheet[house] ?? 4) + onto;
    if (character) this.character[character] = (this.character[character] ?? 4) + power;
  }
}

describe('power in games played by chance', () => {
  it('is never created and never lost: 20 for each player on characters, sheets and in the box [IT-948]', () => {
    for (const { seats, seed } of RANDOM_GAMES) {
      playByChance(seats, seed, ({ table }) => {
        if (table.turn === 0) return;
        const laid = table.players.flatMap(({ sheet, characters }) => [
          sheet,
          ...characters.map(({ power }) => power),
        ]);
        expect(Math.min(...laid, table.box)).toBeGreaterThanOrEqual(0);
        expect(sum(laid) + table.box).toBe(20 * seats);
      });
    }
  });

  it('leaves a sheet only by its owner, into the box, or where an effect or a deal says so; the box gives nothing back [IT-203, IT-206, IT-207, IT-208]', () => {
    for (const { seats, seed } of RANDOM_GAMES) {
      let box = 0;
      const game = playByChance(seats, seed, ({ table }) => {
        expect(table.box).toBeGreaterThanOrEqual(box);
        box = table.box;
      });
      const books = new Books().read(game.told('spectator'));
      expect(books.box).toBe(box);
      for (const { house, sheet, characters } of game.table.players) {
        expect(books.sheet[`house.${house}`] ?? 4).toBe(sheet);
        for (const { id, power } of characters)
          expect(books.character[`character.${id}`] ?? 4).toBe(power);
      }
    }
  });

  it('cannot be more than there is in a position either [IT-948]', () => {
    expect(() => duel({ stark: { sheet: 5 } })).toThrow(ImpossiblePosition);
    expect(duel({ stark: { sheet: 1 } }).table.box).toBe(3);
  });
});

describe('influence', () => {
  it('the book: Stark spreads on Lannister; his board goes from five to four, theirs gains one of his [IT-216, IT-211]', () => {
    const game = duel({ stark: { hand: ['h20'] } }, { challenger: 'stark', events: ['lannister'] });
    game.commit('robb', 'jaime').put({ stark: 'h20', lannister: 'h1' }).untilNextTurn();
    expect(game.influence('stark', 'stark')).toBe(4);
    expect(game.influence('stark', 'lannister')).toBe(1);
    expect(game.influence('stark', 'baratheon')).toBe(0);
    expect(game.influence('lannister', 'lannister')).toBe(5);
  });

  it('goes only onto the board of another player, also where a deal leaves the choice [IT-212]', () => {
    const game = duel({}, { options: { truceInfluence: 'anyHouse' } });
    game.put({ lannister: 'truce', stark: 'truce' });
    game.offer('lannister', { 'influence.challenger': 1 }).accept('stark');
    expect(game.step).toBe('spreadWhere');
    expect(game.options('lannister')).toEqual(
      (['stark', 'baratheon'] as const).map((house) => `${game.seat(house)}`),
    );
  });

  it('a board takes any number of foreign markers, several of one house, whatever lies on its five spaces [IT-213, IT-214, IT-215]', () => {
    const game = quietTable(
      {
        lannister: { influence: { stark: 3 }, hand: ['h20'] },
        stark: { influence: { tyrell: 1 } },
        tyrell: { influence: { stark: 3 } },
        baratheon: { influence: { stark: 4 } },
      },
      { events: ['stark'] },
    ).until('offer');
    game.say('tyrell', 'challenger:mace').say('lannister', 'accept');
    game.put({ lannister: 'h20', stark: 'h1' }).until('choosePlace');
    const onStark = (['lannister', 'tyrell', 'baratheon'] as const).map((house) =>
      game.influence(house, 'stark'),
    );
    expect(onStark).toEqual([4, 4, 4]);
    // Twelve strangers on a board of five spaces: Stark still has his own four to spread.
    expect(game.influence('stark', 'stark')).toBe(4);
    const left = game.told('spectator', 'fact.influence').map(({ params }) => params.left);
    expect(left).toEqual([1, 1]);
    expect(game.match.result).toBeNull();
  });

  it('every house has its five markers somewhere, and none ever comes back to its own board [IT-211, IT-212]', () => {
    for (const { seats, seed } of RANDOM_GAMES) {
      let own = new Array<number>(seats).fill(5);
      playByChance(seats, seed, ({ table }) => {
        const left = table.players.map(({ influence }, seat) => influence[seat]);
        for (const seat of left.keys()) expect(left[seat]).toBeLessThanOrEqual(own[seat]);
        own = left;
        for (const { influence } of table.players) expect(sum(influence)).toBe(5);
      });
    }
  });

  it('to have influence on a house is to have a marker on its board: Cersei asks for that, in this direction [IT-950]', () => {
    const cersei = (lannister: Partial<PlayerSpec>, baratheon: Partial<PlayerSpec> = {}) =>
      duel({ lannister: { leader: 'cersei', ...lannister }, baratheon }).until(
        'useLeader',
        'offer',
      );
    expect(cersei({ influence: { baratheon: 1 } }).step).toBe('useLeader');
    expect(cersei({}).step).toBe('offer');
    expect(cersei({ influence: { stark: 2 } }, { influence: { lannister: 3 } }).step).toBe('offer');
  });
});
