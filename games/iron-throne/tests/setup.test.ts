import { createMatch } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { ironThrone } from '../game.ts';
import { CHARACTERS, type CharacterId, type House, houseDeck } from '../houses.ts';
import { newGame, type Scenario } from './scenario.ts';
import { playByChance, quietTable } from './tables.ts';

const THREE: House[] = ['stark', 'lannister', 'targaryen'];
const FOUR: House[] = ['tyrell', 'stark', 'baratheon', 'lannister'];

const seeds = (count: number): string[] => Array.from({ length: count }, (_, n) => `seed ${n}`);

/** These houses keep the first of their two leader sheets. */
function keep(game: Scenario, ...houses: House[]): Scenario {
  for (const house of houses) game.say(house, game.player(house).drawn[0]);
  return game;
}

/** Everything a house can know: its view and what it has been told. */
const known = (game: Scenario, house: House | 'spectator'): string =>
  JSON.stringify([game.view(house), game.told(house)]);

const housesOf = (game: Scenario): House[] => game.table.players.map(({ house }) => house);

/** Nothing has happened yet but that the two active players have drawn their card (IT-306). */
const laidOut = (houses: House[], seed?: string): Scenario =>
  newGame(houses, seed).until('movePower');

describe('houses', () => {
  it('everybody has all the material of his house: characters, markers and cards [IT-101]', () => {
    const game = laidOut(FOUR);
    for (const house of FOUR) {
      const { leader, characters, influence, hand, deck } = game.player(house);
      const ids = [leader, ...characters.map(({ id }) => id)];
      expect(ids.toSorted()).toEqual(CHARACTERS[house].toSorted());
      expect(influence[game.seat(house)]).toBe(5);
      expect([...hand, ...deck].toSorted()).toEqual(houseDeck(house).toSorted());
    }
  });

  it('nobody can have the house of another [IT-901]', () => {
    expect(() => newGame(['stark', 'tyrell', 'stark'])).toThrow(
      expect.objectContaining({ rule: 'IT-901' }),
    );
    for (const seed of seeds(50)) {
      const options = { house2: 'stark' };
      const { players } = createMatch(ironThrone, { seats: 4, seed, options }).state.table;
      expect(players[1].house).toBe('stark');
      expect(new Set(players.map(({ house }) => house)).size).toBe(4);
    }
  });

  it('houses nobody asked for come at random, each to every seat [IT-901]', () => {
    const seated = seeds(100).map((seed) =>
      createMatch(ironThrone, { seats: 3, seed }).state.table.players.map(({ house }) => house),
    );
    for (const seat of [0, 1, 2])
      expect(new Set(seated.map((houses) => houses[seat])).size).toBe(5);
  });

  it('agreed houses sit in the order agreed, and turns go round in that order [IT-901]', () => {
    const game = newGame(FOUR);
    expect(housesOf(game)).toEqual(FOUR);
    game.until('movePower');
    const first = game.table.challenger;
    for (const next of [1, 2, 3, 4]) {
      game.untilNextTurn();
      expect(game.table.challenger).toBe((first + next) % 4);
    }
  });
});

describe('leaders', () => {
  it('everybody draws two of his five leader sheets by chance: every pair comes up [IT-102]', () => {
    const pairs = seeds(200).map((seed) => newGame(THREE, seed).player('stark').drawn);
    for (const pair of pairs) {
      expect(new Set(pair).size).toBe(2);
      expect(CHARACTERS.stark).toEqual(expect.arrayContaining(pair));
    }
    expect(new Set(pairs.map((pair) => pair.toSorted().join(' '))).size).toBe(10);
  });

  it('everybody keeps one of his own two, which nobody else sees [IT-103]', () => {
    const game = newGame(THREE);
    for (const house of THREE) {
      const { drawn } = game.player(house);
      expect(game.asked(house)).toMatchObject({ rule: 'IT-103', min: 1, max: 1 });
      expect(game.options(house)).toEqual(drawn);
      const seen = [...THREE, 'spectator' as const].map(
        (viewer) => game.view(viewer).table.players[game.seat(house)].drawn,
      );
      expect(seen).toEqual([...THREE.map((viewer) => (viewer === house ? drawn : 2)), 2]);
    }
  });

  it('leaders are turned up together, when the last has decided [IT-104]', () => {
    const game = keep(newGame(THREE), 'lannister', 'stark');
    for (const viewer of [...THREE, 'spectator' as const]) {
      expect(game.view(viewer).table.players.map(({ leader }) => leader)).toEqual(
        THREE.map(() => null),
      );
      expect(game.told(viewer, 'fact.leader')).toEqual([]);
    }
    const kept = THREE.map((house) => game.player(house).drawn[0]);
    keep(game, 'targaryen');
    expect(game.view('spectator').table.players.map(({ leader }) => leader)).toEqual(kept);
    expect(game.told('spectator', 'fact.leader')).toHaveLength(3);
  });

  it('the token of the leader is out of the game: four are left, and he can never be committed [IT-105, IT-107]', () => {
    for (const seed of seeds(20)) {
      const game = laidOut(THREE, seed);
      for (const house of THREE) {
        const { leader, characters } = game.player(house);
        const tokens = characters.map(({ id }) => id);
        expect(tokens).toHaveLength(4);
        expect(tokens).not.toContain(leader);
      }
      game.until('commit');
      const [challenger] = game.waiting;
      const ids: CharacterId[] = game.player(challenger).characters.map(({ id }) => id);
      expect(game.options(challenger)).toEqual(ids);
    }
  });

  it('the sheets that were not kept never come back: everybody has one leader for the whole game [IT-106]', () => {
    let kept: (CharacterId | null)[] = [];
    playByChance(4, 'one leader', ({ table }) => {
      if (table.turn === 0) return;
      const leaders = table.players.map(({ leader }) => leader);
      if (kept.length === 0) kept = leaders;
      expect(leaders).toEqual(kept);
      expect(table.players.map(({ drawn }) => drawn)).toEqual([[], [], [], []]);
    });
    expect(kept).not.toContain(null);
  });

  it('nobody ever learns which other sheet somebody had drawn [IT-903, IT-106]', () => {
    const [one, other] = [newGame(THREE), newGame(THREE)];
    const [kept, left] = one.player('stark').drawn;
    const instead = CHARACTERS.stark.find((id) => id !== kept && id !== left) as CharacterId;
    other.player('stark').drawn = [kept, instead];
    const alike = () => {
      for (const viewer of ['lannister', 'targaryen', 'spectator'] as const)
        expect(known(one, viewer)).toBe(known(other, viewer));
    };
    alike();
    for (const house of THREE) {
      keep(one, house);
      keep(other, house);
      alike();
    }
    one.untilNextTurn();
    other.untilNextTurn();
    alike();
  });
});

describe('secret choices at the same time', () => {
  it('of a leader: others see only that there is a choice, and it stands [IT-902]', () => {
    const [one, other] = [newGame(THREE), newGame(THREE)];
    one.say('stark', one.player('stark').drawn[0]);
    other.say('stark', other.player('stark').drawn[1]);
    for (const viewer of ['lannister', 'targaryen', 'spectator'] as const) {
      expect(known(one, viewer)).toBe(known(other, viewer));
      expect(one.view(viewer).waiting).toEqual([one.seat('lannister'), one.seat('targaryen')]);
    }
    const { match } = one;
    const { drawn } = one.player('stark');
    one.refuses('SC-002', () => match.answer(0, match.state.moment, [drawn[1]]));
    keep(one, 'lannister', 'targaryen');
    expect(one.player('stark').leader).toBe(drawn[0]);
    for (const house of THREE) expect(match.mayUndo(one.seat(house))).toBe(false);
  });

  it('of a leader: the order of deciding has no effect [IT-902]', () => {
    const one = keep(newGame(THREE), 'stark', 'lannister', 'targaryen');
    const other = keep(newGame(THREE), 'targaryen', 'stark', 'lannister');
    expect(other.match.state).toEqual(one.match.state);
    expect(other.told('spectator')).toEqual(one.told('spectator'));
  });

  const beforeCards = () =>
    quietTable({ lannister: {}, stark: {}, tyrell: {} }, { events: ['stark'] }).until(
      'putFaceDown',
    );

  it('of an encounter card: others see only that one lies there, and it stays [IT-902]', () => {
    const one = beforeCards().say('lannister', 'h4');
    const other = beforeCards().say('lannister', 'truce');
    for (const viewer of ['stark', 'tyrell', 'spectator'] as const) {
      expect(known(one, viewer)).toBe(known(other, viewer));
      expect(one.view(viewer).waiting).toEqual([one.seat('stark')]);
    }
    const { match } = one;
    one.refuses('SC-002', () => match.answer(0, match.state.moment, ['lannister:truce']));
    one.say('stark', 'h3');
    expect(one.encounter.cards.challenger?.card).toBe('lannister:h4');
    expect([match.mayUndo(0), match.mayUndo(1)]).toEqual([false, false]);
  });

  it('of a leader or an encounter card: it cannot be taken back, even before the others have chosen [IT-902]', () => {
    const choosing = newGame(['lannister', 'stark', 'tyrell']);
    choosing.say('stark', choosing.options('stark')[0]);
    expect(choosing.match.mayUndo(choosing.seat('stark'))).toBe(false);
    const putting = choosing.until('putFaceDown');
    const [first] = putting.waiting;
    putting.say(first, putting.options(first)[0]);
    expect(putting.match.mayUndo(putting.seat(first))).toBe(false);
  });

  it('of an encounter card: who puts first makes no difference [IT-902]', () => {
    const one = beforeCards().say('lannister', 'h4').say('stark', 'h3');
    const other = beforeCards().say('stark', 'h3').say('lannister', 'h4');
    expect(other.match.state).toEqual(one.match.state);
    expect(other.told('spectator')).toEqual(one.told('spectator'));
  });
});

describe('the table at the start', () => {
  it('every deck is shuffled whole, with the cards of its leader in it [IT-108]', () => {
    const tops = new Set<string | undefined>();
    for (const seed of seeds(200)) {
      const game = newGame(THREE, seed);
      const { deck } = game.player('stark');
      expect(deck.toSorted()).toEqual(houseDeck('stark').toSorted());
      tops.add(deck.at(-1));
    }
    expect(tops).toEqual(new Set(houseDeck('stark')));

    const game = laidOut(THREE);
    const { leader, hand, deck } = game.player('stark');
    const own = [...hand, ...deck].filter((card) => card === `stark:${leader}`);
    expect(own).toHaveLength(2);
  });

  it('everybody draws the top five cards of his deck, and only he sees them [IT-109]', () => {
    const game = newGame(THREE);
    const tops = THREE.map((house) => game.player(house).deck.slice(-5).reverse());
    game.until('movePower');
    const active = [game.table.challenger, game.encounter.defender];
    THREE.forEach((house, seat) => {
      const { hand, deck } = game.player(house);
      const more = active.includes(seat) ? 1 : 0;
      expect(hand.slice(0, 5)).toEqual(tops[seat]);
      expect([hand.length, deck.length]).toEqual([5 + more, 20 - more]);
      expect(game.view(house).table.players[seat].hand).toEqual(hand);
      expect(game.view('spectator').table.players[seat].hand).toBe(hand.length);
    });
  });

  it('every board holds the five markers of its own house and no other [IT-110]', () => {
    expect(laidOut(FOUR).table.players.map(({ influence }) => influence)).toEqual([
      [5, 0, 0, 0],
      [0, 5, 0, 0],
      [0, 0, 5, 0],
      [0, 0, 0, 5],
    ]);
  });

  it('4 power lie on each character and 4 on each leader sheet [IT-111, IT-112]', () => {
    for (const { characters, sheet } of laidOut(FOUR).table.players) {
      expect(characters.map(({ power }) => power)).toEqual([4, 4, 4, 4]);
      expect(sheet).toBe(4);
    }
  });

  it('the book: Stark, Targaryen and Lannister play with twelve events, three of each house and three special ones [IT-116, IT-113]', () => {
    const { events } = newGame(['targaryen', 'stark', 'lannister']).table;
    const [t, s, l] = ['targaryen', 'stark', 'lannister'].map((house) => [house, house, house]);
    const all = [...t, ...s, ...l, 'influential', 'prepared', 'mighty'];
    expect(events.toSorted()).toEqual(all.toSorted());
    expect(events).toHaveLength(12);
  });

  it('events of houses that do not play stay in the box [IT-114, IT-113]', () => {
    const special = ['influential', 'prepared', 'mighty'];
    for (const seed of seeds(30)) {
      for (const seats of [3, 4, 5]) {
        const { players, events } = createMatch(ironThrone, { seats, seed }).state.table;
        const houses = players.flatMap(({ house }) => [house, house, house]);
        expect(events.toSorted()).toEqual([...houses, ...special].toSorted());
      }
    }
  });

  it('the event deck is shuffled: any event can be the first [IT-113]', () => {
    const first = seeds(100).map((seed) => newGame(THREE, seed).table.events.at(-1));
    expect(new Set(first).size).toBe(6);
  });

  it.each([3, 4, 5])(
    'the first challenger is drawn with equal chances among %i seats [IT-115, IT-953]',
    (seats) => {
      const drawn = seeds(200 * seats).map(
        (seed) => createMatch(ironThrone, { seats, seed }).state.table.challenger,
      );
      for (let seat = 0; seat < seats; seat++) {
        const times = drawn.filter((challenger) => challenger === seat).length;
        expect(times).toBeGreaterThan(160);
        expect(times).toBeLessThan(240);
      }
    },
  );

  it('the book: Stark keeps Eddard and begins with Arya, Robb, Catelyn and Bran at 4 each, and 4 on his sheet [IT-117, IT-105, IT-107, IT-111, IT-112]', () => {
    const seed = seeds(50).find((candidate) =>
      newGame(THREE, candidate).player('stark').drawn.includes('eddard'),
    );
    const game = newGame(THREE, seed).say('stark', 'eddard').until('movePower');
    const { leader, sheet, characters } = game.player('stark');
    expect(leader).toBe('eddard');
    expect(sheet).toBe(4);
    expect(Object.fromEntries(characters.map(({ id, power }) => [id, power]))).toEqual({
      arya: 4,
      robb: 4,
      catelyn: 4,
      bran: 4,
    });
  });
});
