import { describe, expect, it } from 'vitest';
import type { House } from '../houses.ts';
import type { PlayerSpec } from '../position.ts';
import type { Part } from '../table.ts';
import type { Scenario } from './scenario.ts';
import { playByChance, quietTable } from './tables.ts';

type Five = { [house in House]?: Partial<PlayerSpec> };

/**
 * Stark with Robb challenges Baratheon with Davos. To Stark's left sit Targaryen, then Baratheon, then
 * Tyrell and Lannister. Sheets are empty: no power moves on the way.
 */
const five = (players: Five = {}): Scenario => {
  const empty = { sheet: 0 };
  const cast: Five = { tyrell: {}, lannister: {}, stark: {}, targaryen: {}, baratheon: {} };
  for (const house of Object.keys(cast) as House[]) cast[house] = { ...empty, ...players[house] };
  return quietTable(cast, { challenger: 'stark', events: ['baratheon', 'stark'] })
    .commit('robb', 'davos')
    .until('offer');
};

const part = (game: Scenario, house: House): Part | null => game.encounter.parts[game.seat(house)];

/** An offer and the word of the active player it goes to. */
const offer = (game: Scenario, house: House, what: string, word: 'accept' | 'decline'): Scenario =>
  game.say(house, what).say(game.waiting[0], word);

const totals = (game: Scenario) => game.told('spectator', 'fact.totals')[0].params;

describe('offering', () => {
  it('only players who are not active decide, one after another, clockwise from the challenger’s left [IT-311, IT-312]', () => {
    const game = five();
    const asked: House[] = [];
    while (game.step === 'offer') {
      expect(game.waiting).toHaveLength(1);
      asked.push(...game.waiting);
      game.pass(game.waiting[0]);
    }
    expect(asked).toEqual(['targaryen', 'tyrell', 'lannister']);
    expect(game.step).toBe('putFaceDown');
  });

  it('to the challenger, or to the defender, or not at all; with one own character [IT-313, IT-314]', () => {
    const game = five();
    expect(game.asked('targaryen')).toMatchObject({ rule: 'IT-313', min: 0, max: 1 });
    expect(game.options('targaryen')).toEqual([
      ...['viserys', 'drogo', 'jorah', 'barristan'].map((id) => `challenger:${id}`),
      ...['viserys', 'drogo', 'jorah', 'barristan'].map((id) => `defender:${id}`),
    ]);
    game.refuses('SC-005', () => game.say('targaryen', 'defender:drogo', 'defender:jorah'));
    game.pass('targaryen');
    expect(part(game, 'targaryen')).toBeNull();
    expect(offer(game, 'tyrell', 'challenger:mace', 'accept').encounter.parts[0]).toEqual({
      side: 'challenger',
      character: 'mace',
    });
    offer(game, 'lannister', 'defender:jaime', 'accept');
    expect(part(game, 'lannister')).toEqual({ side: 'defender', character: 'jaime' });
  });

  it('side and character of an offer are shown to everybody [IT-314]', () => {
    const game = five().say('targaryen', 'defender:drogo');
    for (const viewer of ['stark', 'lannister', 'spectator'] as const) {
      const [told] = game.told(viewer, 'fact.offered');
      expect(told.params).toEqual({
        seat: game.seat('targaryen'),
        house: { is: 'house', id: 'targaryen', seat: game.seat('targaryen') },
        character: { is: 'character', id: 'drogo' },
        to: { is: 'house', id: 'baratheon', seat: game.seat('baratheon') },
        side: { is: 'side', id: 'defender' },
      });
    }
  });

  it.each([
    { offer: 'challenger:drogo', active: 'stark' },
    { offer: 'defender:drogo', active: 'baratheon' },
  ] as const)(
    '$active answers $offer at once, yes or no, before the next player decides [IT-315]',
    ({ offer: what, active }) => {
      const game = five().say('targaryen', what);
      expect([game.waiting, game.step]).toEqual([[active], 'reply']);
      expect(game.asked(active)).toMatchObject({ rule: 'IT-315', min: 1, max: 1 });
      expect(game.options(active)).toEqual(['accept', 'decline']);
      game.say(active, 'accept');
      expect([game.waiting, game.step]).toEqual([['tyrell'], 'offer']);
    },
  );

  it('the book: who sides with the defender turns his token to the defender’s symbol, for all to see [IT-322, IT-310]', () => {
    const game = offer(five(), 'targaryen', 'defender:drogo', 'accept');
    const parts = game.view('spectator').table.encounter?.parts;
    expect(parts?.[game.seat('targaryen')]?.side).toBe('defender');
    expect(parts?.[game.seat('baratheon')]?.side).toBe('defender');
    expect(parts?.[game.seat('stark')]?.side).toBe('challenger');
  });
});

describe('accepted or declined', () => {
  it('the active player is asked for the very character [IT-315]', () => {
    const game = five();
    game.until('offer').say('targaryen', 'defender:drogo');
    expect(game.step).toBe('reply');
    expect(JSON.stringify(game.asked(game.waiting[0]).text)).toContain('drogo');
  });

  it('an accepted character joins and stays to the end of the turn [IT-316]', () => {
    const game = offer(five(), 'targaryen', 'defender:drogo', 'accept');
    const drogo = { side: 'defender', character: 'drogo' };
    expect(part(game, 'targaryen')).toEqual(drogo);
    game.until('putFaceDown');
    expect(part(game, 'targaryen')).toEqual(drogo);
    game
      .put({ stark: 'h4', baratheon: 'h1' })
      .until('distributeReward', 'hostageFrom', 'choosePlace');
    expect(totals(game)).toEqual({ challenger: 4 + 4, defender: 1 + 4 + 4 });
    expect(part(game, 'targaryen')).toEqual(drogo);
  });

  it('a declined character is home again: it neither counts nor wins nor loses [IT-317]', () => {
    const game = offer(five(), 'targaryen', 'defender:drogo', 'decline');
    expect(part(game, 'targaryen')).toBeNull();
    game.put({ stark: 'h4', baratheon: 'h1' }).until('choosePlace');
    expect(totals(game)).toEqual({ challenger: 4 + 4, defender: 1 + 4 });
    expect([game.power('davos'), game.power('drogo')]).toEqual([2, 4]);
  });

  it('everybody has one offer a turn, whether accepted, declined or not made [IT-318, IT-947]', () => {
    const game = five();
    offer(game, 'targaryen', 'challenger:drogo', 'decline');
    offer(game, 'tyrell', 'challenger:mace', 'accept');
    game.pass('lannister');
    expect(game.step).toBe('putFaceDown');
    expect(part(game, 'targaryen')).toBeNull();

    for (const [seats, n] of [3, 4, 5].flatMap((count) => [1, 2, 3, 4].map((i) => [count, i]))) {
      const facts = playByChance(seats, `offers ${n}`).told('spectator');
      let offers = new Set<string>();
      for (const { key, params } of facts) {
        // Renly calls for more (IT-947); otherwise nobody comes twice.
        const renly = key === 'fact.played' && JSON.stringify(params).includes('renly');
        if (key === 'fact.turn' || renly) offers = new Set();
        if (key !== 'fact.offered' && key !== 'fact.stayedOut') continue;
        const house = `${params.seat}`;
        expect(offers).not.toContain(house);
        offers.add(house);
      }
    }
  });

  it('one side may have three supporters, each with one character, and all count [IT-319]', () => {
    const game = five({ tyrell: { power: { mace: 5 } }, lannister: { power: { jaime: 6 } } });
    offer(game, 'targaryen', 'challenger:drogo', 'accept');
    offer(game, 'tyrell', 'challenger:mace', 'accept');
    offer(game, 'lannister', 'challenger:jaime', 'accept');
    expect(game.encounter.parts.filter((one) => one?.side === 'challenger')).toHaveLength(4);
    game.put({ stark: 'h2', baratheon: 'h1' }).until('choosePlace');
    expect(totals(game)).toEqual({ challenger: 2 + 4 + 4 + 5 + 6, defender: 1 + 4 });
  });

  it('nobody offers, or nobody is accepted: the two active players fight it out alone [IT-911]', () => {
    const alone = five();
    for (const house of ['targaryen', 'tyrell', 'lannister'] as const) alone.pass(house);
    const declined = five();
    for (const what of ['targaryen drogo', 'tyrell mace', 'lannister jaime']) {
      const [house, id] = what.split(' ');
      offer(declined, house as House, `defender:${id}`, 'decline');
    }
    for (const game of [alone, declined]) {
      expect(game.step).toBe('putFaceDown');
      expect(game.waiting).toEqual(['stark', 'baratheon']);
      game.put({ stark: 'h4', baratheon: 'h1' }).untilNextTurn();
      expect(totals(game)).toEqual({ challenger: 8, defender: 5 });
      expect(game.influence('stark', 'baratheon')).toBe(1);
    }
  });

  it('with three players the only one who is not active decides as usual [IT-912]', () => {
    const three = () =>
      quietTable(
        { stark: { sheet: 0 }, baratheon: { sheet: 0 }, tyrell: { sheet: 0 } },
        { events: ['baratheon'] },
      )
        .commit('robb', 'davos')
        .until('offer');
    expect(three().waiting).toEqual(['tyrell']);
    expect(three().pass('tyrell').step).toBe('putFaceDown');
    expect(offer(three(), 'tyrell', 'defender:mace', 'decline').step).toBe('putFaceDown');
    const game = offer(three(), 'tyrell', 'challenger:mace', 'accept');
    game.put({ stark: 'h4', baratheon: 'h1' }).untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 4 + 4 + 4, defender: 1 + 4 });
    expect(game.influence('tyrell', 'baratheon')).toBe(1);
  });
});

describe('loyalty', () => {
  /** Robb 4, Drogo 3 and Mace 7 against Davos 4 and Jaime 5. */
  const sides = () => {
    const game = five({
      targaryen: { power: { drogo: 3 } },
      tyrell: { power: { mace: 7 } },
      lannister: { sheet: 2, power: { jaime: 5 } },
      baratheon: { sheet: 3, hand: ['h10', 'h1', 'h2', 'h3', 'truce'] },
    });
    offer(game, 'targaryen', 'challenger:drogo', 'accept');
    offer(game, 'tyrell', 'challenger:mace', 'accept');
    return offer(game, 'lannister', 'defender:jaime', 'accept');
  };
  const powers = (game: Scenario) =>
    (['robb', 'drogo', 'mace', 'davos', 'jaime'] as const).map((id) => game.power(id));

  it('who supported a winning challenger spreads influence like him; who supported the loser loses half like him [IT-320, IT-321]', () => {
    const game = sides().put({ stark: 'h4', baratheon: 'h1' }).until('hostageFrom');
    expect(totals(game)).toEqual({ challenger: 4 + 4 + 3 + 7, defender: 1 + 4 + 5 });
    for (const house of ['stark', 'targaryen', 'tyrell'] as const)
      expect(game.influence(house, 'baratheon')).toBe(1);
    expect(powers(game)).toEqual([4, 3, 7, 2, 2]);
  });

  it('who supported a winning defender draws two cards and distributes 2 power like him; who supported the loser loses half like him [IT-320, IT-321]', () => {
    const game = sides().put({ stark: 'h1', baratheon: 'h10' }).until('distributeReward');
    expect(totals(game)).toEqual({ challenger: 1 + 4 + 3 + 7, defender: 10 + 4 + 5 });
    expect(powers(game)).toEqual([2, 1, 3, 4, 5]);
    for (const [house, id] of [
      ['baratheon', 'davos'],
      ['lannister', 'jaime'],
    ] as const) {
      expect(game.player(house).hand).toHaveLength(7);
      expect([game.waiting, game.step]).toEqual([[house], 'distributeReward']);
      game.say(house, id, id);
    }
    expect(powers(game)).toEqual([2, 1, 3, 6, 7]);
  });
});

describe('no second offer in a turn', () => {
  it('from a supporter who had to withdraw; in the next turn he may [IT-947]', () => {
    const game = five({ lannister: { sheet: 1, hand: ['cersei'] } }).pass('targaryen');
    offer(game, 'tyrell', 'defender:mace', 'accept');
    offer(game, 'lannister', 'challenger:cersei', 'accept');
    game
      .until('playCard')
      .say('lannister', 'cersei')
      .say('lannister', `${game.seat('tyrell')}`);
    expect(part(game, 'tyrell')).toBeNull();
    expect(game.step).toBe('putFaceDown');
    game.untilNextTurn().until('offer');
    while (!game.waiting.includes('tyrell')) game.pass(game.waiting[0]);
    expect(game.options('tyrell')).toContain('defender:mace');
  });

  it('unless a card says so: Renly’s call reaches the declined and those who stayed out, for his side only [IT-947]', () => {
    const game = five({ tyrell: { hand: ['renly'] }, lannister: { power: { jaime: 6 } } });
    offer(game, 'targaryen', 'defender:drogo', 'decline');
    offer(game, 'tyrell', 'challenger:renly', 'accept').pass('lannister');
    game.until('playCard').say('tyrell', 'renly');
    for (const [house, id] of [
      ['targaryen', 'drogo'],
      ['lannister', 'jaime'],
    ] as const) {
      expect([game.waiting, game.step]).toEqual([[house], 'offer']);
      const own = game.player(house).characters.map((character) => `challenger:${character.id}`);
      expect(game.options(house)).toEqual(own);
      offer(game, house, `challenger:${id}`, 'accept');
      expect(part(game, house)).toEqual({ side: 'challenger', character: id });
    }
    expect(game.step).toBe('putFaceDown');
  });
});
