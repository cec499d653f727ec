import type { Thing } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { type House, houseDeck } from '../houses.ts';
import type { PlayerSpec } from '../position.ts';
import type { Options } from '../table.ts';
import type { Scenario } from './scenario.ts';
import { ask, stage, support } from './stage.ts';

type Spec = Partial<PlayerSpec>;
type More = { lannister?: Spec; stark?: Spec; baratheon?: Spec; options?: Partial<Options> };

/**
 * Lannister, with Jaime, and Stark, with Robb and Baratheon's Davos, have both put a Truce card. All
 * have 4 power and nothing on their sheets, and Stark and Lannister hold one card more.
 */
function negotiation({ options, ...more }: More = {}): Scenario {
  const game = stage(
    {
      lannister: { hand: ['truce', 'h1'], ...more.lannister },
      stark: { hand: ['truce', 'h1'], ...more.stark },
      baratheon: { ...more.baratheon },
    },
    { options },
  ).commit('jaime', 'robb');
  support(game, 'baratheon', 'defender:davos');
  return game.put({ lannister: 'truce', stark: 'truce' }).until('bargain');
}

/** This much on the sheet when they talk: one is moved in the preparation phase. */
const onSheet = (power: number): Spec => ({ sheet: power + 1 });

function dealOf(game: Scenario, house: House) {
  const question = game.asked(house);
  if (question.kind !== 'deal') throw new Error('there is no negotiation');
  return question;
}

/** How much of each item can be agreed. */
const items = (game: Scenario, house: House) =>
  Object.fromEntries(dealOf(game, house).items.map(({ id, max }) => [id, max]));

const fighters = (game: Scenario) => [game.power('jaime'), game.power('robb'), game.power('davos')];
const sheets = (game: Scenario) => game.table.players.map(({ sheet }) => sheet);
const hostages = (game: Scenario) =>
  game.table.players.map((player) => player.hostages.map(({ card }) => card));

describe('negotiating', () => {
  it('happens in the resolution phase: the encounter phase with its moments is over [IT-501]', () => {
    const game = negotiation();
    const flows = game.match.state.stack.map(({ flow }) => flow);
    expect(flows).toContain('resolution');
    expect(flows).not.toContain('encounter');
  });

  it('only the two active players are asked, and are the only ones to give or take anything [IT-502, IT-514]', () => {
    const game = negotiation({ lannister: onSheet(3), stark: onSheet(3) });
    const parties = [game.seat('lannister'), game.seat('stark')];
    for (const { giver, taker } of dealOf(game, 'lannister').items)
      expect([giver, taker].toSorted()).toEqual(parties);
    for (const house of ['lannister', 'stark', 'lannister', 'stark'] as const) {
      expect(game.waiting).toEqual([house]);
      game.offer(house, { 'hostages.challenger': 1 });
    }
    game.accept('lannister');
    expect(game.waiting).not.toContain('baratheon');
    game.untilNextTurn();
    expect(game.player('baratheon')).toMatchObject({ sheet: 0, hostages: [] });
  });

  it('the items: 1 influence, up to 2 hostages, up to 3 power, for each of the two [IT-503, IT-504, IT-505, IT-506]', () => {
    const game = negotiation({ lannister: onSheet(4), stark: onSheet(5) });
    expect(game.asked('lannister').rule).toBe('IT-506');
    expect(items(game, 'lannister')).toEqual({
      'influence.challenger': 1,
      'hostages.challenger': 2,
      'power.challenger': 3,
      'influence.defender': 1,
      'hostages.defender': 2,
      'power.defender': 3,
    });
    game.refuses('SC-009', () => game.offer('lannister', { 'power.challenger': 4 }));
    game.refuses('SC-009', () => game.offer('lannister', { 'hostages.defender': 3 }));
    game.refuses('SC-009', () => game.offer('lannister', { 'influence.challenger': 2 }));
  });

  it('power that the giver does not have on his sheet cannot be proposed [IT-928]', () => {
    const game = negotiation({ lannister: onSheet(2) });
    expect(items(game, 'lannister')['power.defender']).toBe(2);
    expect(items(game, 'lannister')).not.toHaveProperty('power.challenger');
    game.refuses('SC-009', () => game.offer('lannister', { 'power.defender': 3 }));
    game.refuses('SC-009', () => game.offer('lannister', { 'power.challenger': 1 }));
  });

  it('an empty term is no item and saves nothing: not even together with another one [IT-929]', () => {
    const game = negotiation({ lannister: onSheet(2) });
    game.refuses('SC-009', () => game.offer('lannister', {}));
    game.refuses('SC-009', () => game.offer('lannister', { 'hostages.defender': 0 }));
    game.refuses('SC-009', () => game.offer('lannister', { 'power.defender': 0 }));
    game.refuses('SC-009', () =>
      game.offer('lannister', { 'influence.challenger': 1, 'power.defender': 0 }),
    );
  });

  it('who has no card gives no hostage, and who has no marker left spreads none [IT-929]', () => {
    const game = negotiation({
      lannister: {
        hand: ['truce', 'h1'],
        hostages: houseDeck('stark').filter((card) => card !== 'stark:truce'),
      },
      stark: { hand: ['truce'] },
      baratheon: { hostages: ['stark:truce', 'stark:truce', 'stark:truce'] },
    });
    // A running game does not come to that: who has spread his last marker has ended it.
    game.player('lannister').influence[game.seat('lannister')] = 0;
    expect(Object.keys(items(game, 'lannister'))).toEqual([
      'influence.defender',
      'hostages.defender',
    ]);
  });

  it('is open: every viewer reads every offer, and how it ended [IT-508]', () => {
    const game = negotiation();
    game.offer('lannister', { 'influence.challenger': 1, 'hostages.challenger': 2 });
    game.offer('stark', { 'influence.challenger': 1 }).accept('lannister');
    for (const viewer of ['lannister', 'stark', 'baratheon', 'spectator'] as const) {
      const proposed = game.told(viewer, 'fact.proposed').map(({ params }) => params);
      expect(proposed).toMatchObject([
        {
          house: { id: 'lannister' },
          items: [
            { is: 'term', id: 'influence', house: 'lannister', from: 'stark', amount: 1 },
            { is: 'term', id: 'hostages', house: 'lannister', from: 'stark', amount: 2 },
          ],
        },
        { house: { id: 'stark' }, items: [{ id: 'influence', house: 'lannister' }] },
      ]);
      expect(game.told(viewer, 'fact.dealMade')).toHaveLength(1);
    }
  });

  it('either may propose, answer with something else, and accept exactly what lies there [IT-930]', () => {
    const game = negotiation({ stark: onSheet(3) });
    expect(dealOf(game, 'lannister').standing).toBeNull();
    game.refuses('SC-009', () => game.accept('lannister'));
    game.offer('lannister', { 'power.challenger': 3 });
    expect(dealOf(game, 'stark').standing).toEqual({ 'power.challenger': 3 });
    game.offer('stark', { 'power.challenger': 1, 'influence.defender': 1 });
    expect(dealOf(game, 'lannister').standing).toEqual({
      'power.challenger': 1,
      'influence.defender': 1,
    });
    game.accept('lannister').untilNextTurn();
    expect(sheets(game)).toEqual([1, 2, 0]);
    expect(game.influence('stark', 'lannister')).toBe(1);
  });

  it.each(['lannister', 'stark'] as const)('%s may declare it failed [IT-930]', (house) => {
    const game = negotiation().offer('lannister', { 'influence.challenger': 1 });
    if (house === 'lannister') game.offer('stark', { 'influence.defender': 1 });
    game.breakOff(house);
    expect(game.told('spectator', 'fact.dealFailed')[0].params.house).toMatchObject({
      id: house,
    });
    expect(game.untilNextTurn().influence('lannister', 'stark')).toBe(0);
  });

  it('a table may limit the offers: then the last one is taken or left [IT-930]', () => {
    const game = negotiation({ options: { offers: 2 } });
    game.offer('lannister', { 'influence.challenger': 1 });
    expect(game.asked('stark')).toMatchObject({ mayOffer: true });
    game.offer('stark', { 'hostages.challenger': 1 });
    expect(game.asked('lannister')).toMatchObject({ mayOffer: false });
    game.refuses('SC-009', () => game.offer('lannister', { 'influence.challenger': 1 }));
    game.accept('lannister').untilNextTurn();
    expect(hostages(game).map(({ length }) => length)).toEqual([1, 0, 0]);
  });
});

describe('a deal', () => {
  it('the book: one influence and two hostages for nothing; no winners, no losers, no rewards, no penalties [IT-509, IT-510, IT-511, IT-513]', () => {
    const game = negotiation();
    game.offer('lannister', { 'influence.challenger': 1, 'hostages.challenger': 2 });
    game.accept('stark').until('choosePlace').say('lannister', 'deck').say('lannister', 'hand');
    game.untilNextTurn();
    expect(game.influence('lannister', 'stark')).toBe(1);
    expect(hostages(game).map(({ length }) => length)).toEqual([2, 0, 0]);
    expect(fighters(game)).toEqual([4, 4, 4]);
    for (const house of ['stark', 'baratheon'] as const) {
      expect(game.player(house).influence[game.seat(house)]).toBe(5);
      expect(game.player(house).hand).toHaveLength(5);
    }
    for (const key of ['fact.won', 'fact.nobodyWon', 'fact.removed', 'fact.placed'])
      expect(game.told('spectator', key)).toEqual([]);
  });

  it('is carried out exactly as agreed, each item once for each: all six of them [IT-506, IT-507, IT-515, IT-928]', () => {
    const game = negotiation({
      lannister: { ...onSheet(3), hand: ['truce', 'h1', 'h2'] },
      stark: { ...onSheet(4), hand: ['truce', 'h1', 'h2'] },
    });
    game.offer('lannister', {
      'influence.challenger': 1,
      'influence.defender': 1,
      'power.challenger': 3,
      'power.defender': 1,
      'hostages.challenger': 1,
      'hostages.defender': 2,
    });
    game.accept('stark').until('choosePlace');
    // Nobody can go back on it: the only question left is from where the taker takes.
    expect(game.asked('lannister')).toMatchObject({ kind: 'choose', min: 1, max: 1 });
    game.untilNextTurn();
    expect([game.influence('lannister', 'stark'), game.influence('stark', 'lannister')]).toEqual([
      1, 1,
    ]);
    expect(sheets(game)).toEqual([3 + 3 - 1, 4 - 3 + 1, 0]);
    expect(hostages(game).map(({ length }) => length)).toEqual([1, 2, 0]);
  });

  it('first all influence, then power, then hostages; the challenger gains before the defender [IT-931]', () => {
    const game = negotiation({ lannister: onSheet(3), stark: onSheet(3) });
    game.offer('lannister', {
      'hostages.defender': 1,
      'hostages.challenger': 1,
      'power.defender': 1,
      'power.challenger': 2,
      'influence.defender': 1,
      'influence.challenger': 1,
    });
    game.accept('stark').untilNextTurn();
    const done = game
      .told('spectator')
      .filter(({ key }) => ['fact.influence', 'fact.sheetGiven', 'fact.hostage'].includes(key))
      .map(({ key, params }) => [key, ((params.to ?? params.house) as Thing).id]);
    const [lannister, stark] = ['lannister', 'stark'];
    expect(done).toEqual([
      ['fact.influence', lannister],
      ['fact.influence', stark],
      ['fact.sheetGiven', lannister],
      ['fact.sheetGiven', stark],
      ['fact.hostage', lannister],
      ['fact.hostage', stark],
    ]);
  });

  it('the game may end with its influence, for both of them, and nothing else is carried out [IT-931]', () => {
    const game = negotiation({
      lannister: { hand: ['truce', 'h1'], influence: { stark: 2, baratheon: 2 } },
      stark: { ...onSheet(3), influence: { lannister: 4 } },
    });
    game.offer('lannister', {
      'influence.challenger': 1,
      'influence.defender': 1,
      'power.challenger': 3,
      'hostages.challenger': 1,
    });
    game.accept('stark');
    expect(game.match.result?.winners).toEqual([game.seat('lannister'), game.seat('stark')]);
    expect([sheets(game), hostages(game)]).toEqual([
      [0, 3, 0],
      [[], [], []],
    ]);
  });

  it('the influence goes onto the partner’s board … [IT-503, IT-926]', () => {
    const game = negotiation().offer('lannister', { 'influence.defender': 1 }).accept('stark');
    game.untilNextTurn();
    expect([game.influence('stark', 'lannister'), game.influence('stark', 'stark')]).toEqual([
      1, 4,
    ]);
  });

  it('… or onto any other board where the table has agreed so [IT-926]', () => {
    const game = negotiation({ options: { truceInfluence: 'anyHouse' } });
    game.offer('lannister', { 'influence.defender': 1 }).accept('stark');
    expect([game.step, game.waiting]).toEqual(['spreadWhere', ['stark']]);
    expect(game.asked('stark').rule).toBe('IT-926');
    expect(game.options('stark')).toEqual([
      `${game.seat('baratheon')}`,
      `${game.seat('lannister')}`,
    ]);
    game.say('stark', `${game.seat('baratheon')}`).untilNextTurn();
    expect(game.player('stark').influence).toEqual([0, 4, 1]);
  });

  it('the hostages come from the partner only; the taker chooses the place of each when it is taken [IT-504, IT-927]', () => {
    const game = negotiation({
      lannister: { hand: ['truce', 'h1'], deck: ['h2', 'h3'] },
      stark: { hand: ['truce'], deck: ['h4'], hostages: ['baratheon:h5'] },
    });
    game.offer('lannister', { 'hostages.challenger': 2 }).accept('stark');
    expect([game.step, game.waiting]).toEqual(['choosePlace', ['lannister']]);
    expect(game.table.taking?.victim).toBe(game.seat('stark'));
    expect(game.options('lannister')).toEqual(['deck', 'hand', 'hostage:baratheon']);
    game.say('lannister', 'hand');
    expect([game.waiting, game.table.taking?.victim]).toEqual([['lannister'], game.seat('stark')]);
    expect(game.options('lannister')).toEqual(['deck', 'hostage:baratheon']);
    game.say('lannister', 'hostage:baratheon');
    expect(hostages(game)).toEqual([['stark:h4', 'baratheon:h5'], [], []]);
  });

  it('two hostages can also be the last card of the deck and the first of the new one [IT-504, IT-916, IT-927]', () => {
    const game = negotiation({
      stark: { hand: [], deck: ['truce', 'h2'], deckIsAll: true },
    });
    expect(items(game, 'lannister')['hostages.challenger']).toBe(2);
    game.offer('lannister', { 'hostages.challenger': 2 }).accept('stark').untilNextTurn();
    expect(hostages(game)[0]).toHaveLength(2);
  });
});

describe('a negotiation that fails', () => {
  it('makes everybody on both sides lose, the supporters too; nobody is rewarded or takes a hostage [IT-512, IT-513, IT-932]', () => {
    const game = negotiation({ baratheon: { leader: 'shireen' } }).breakOff('lannister');
    game.untilNextTurn();
    expect(fighters(game)).toEqual([2, 2, 2]);
    expect(sheets(game)).toEqual([2, 2, 2]);
    for (const key of ['fact.influence', 'fact.won', 'fact.hostage'])
      expect(game.told('spectator', key)).toEqual([]);
    expect(game.told('spectator', 'fact.drew').map(({ params }) => params.count)).toEqual([
      1,
      1,
      3,
      3,
      4, // two in preparation, and at the end up to five; no reward
    ]);
  });

  it('fails with a betrayal that Eddard has turned into a Truce as well, and then no hostages are due [IT-512, IT-932]', () => {
    const game = stage({
      lannister: { hand: ['h1'] },
      stark: { leader: 'eddard', hand: ['truce'] },
      baratheon: {},
    }).commit('jaime', 'robb');
    ask(game.put({ lannister: 'h1', stark: 'truce' }), 'stark', 'useLeader').say('stark', 'use');
    game.until('bargain').breakOff('lannister').untilNextTurn();
    expect([game.power('jaime'), game.power('robb')]).toEqual([2, 2]);
    expect(hostages(game)).toEqual([[], [], []]);
    expect(game.influence('lannister', 'stark')).toBe(0);
  });

  it('the two take turns, the challenger first; only whose turn it is may accept, propose or break off [IT-954]', () => {
    const game = negotiation();
    expect(game.waiting).toEqual(['lannister']);
    game.refuses('SC-001', () => game.breakOff('stark'));
    game.offer('lannister', { 'influence.challenger': 1 });
    expect(game.waiting).toEqual(['stark']);
    game.refuses('SC-001', () => game.offer('lannister', { 'influence.defender': 1 }));
    game.offer('stark', { 'influence.challenger': 1, 'influence.defender': 1 }).accept('lannister');
    expect([game.influence('lannister', 'stark'), game.influence('stark', 'lannister')]).toEqual([
      1, 1,
    ]);
  });
});
