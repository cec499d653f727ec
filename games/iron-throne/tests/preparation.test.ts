import type { KnownFact, Thing } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import type { House } from '../houses.ts';
import type { PlayerSpec, PositionSpec } from '../position.ts';
import { eventDeck } from '../rules/setup.ts';
import { newGame, type Scenario } from './scenario.ts';
import { playByChance, quietTable } from './tables.ts';

type Four = { [house in 'lannister' | 'stark' | 'baratheon' | 'tyrell']?: Partial<PlayerSpec> };

/** Lannister challenges Stark; Baratheon and Tyrell sit between them and after them. */
const four = (
  players: Four = {},
  rest: Omit<PositionSpec, 'players'> = {},
  seed?: string,
): Scenario =>
  quietTable(
    { lannister: {}, baratheon: {}, stark: {}, tyrell: {}, ...players },
    { challenger: 'lannister', events: ['stark'], ...rest },
    seed,
  );

/** The part of the turn that asks now. */
const phase = (game: Scenario): string => game.match.state.stack[2]?.flow ?? 'over';

const houseIn = ({ params }: KnownFact): string => `house.${(params.house as Thing).id}`;

const sizes = (game: Scenario): number[] => game.table.players.map(({ hand }) => hand.length);
const sheets = (game: Scenario): number[] => game.table.players.map(({ sheet }) => sheet);

const ORDER = [
  'beforeTurn',
  'hostageWindow',
  'preparation',
  'support',
  'encounter',
  'resolution',
  'endOfTurn',
];

const RANDOM_GAMES = [3, 4, 5].flatMap((seats) =>
  [1, 2, 3].map((n) => ({ seats, seed: `turn ${n}` })),
);

describe('the turn', () => {
  /** The facts of every turn that was played to its end. */
  const turns = () =>
    RANDOM_GAMES.flatMap(({ seats, seed }) => {
      const facts = playByChance(seats, seed).told('spectator');
      const starts = facts.flatMap(({ key }, i) => (key === 'fact.turn' ? [i] : []));
      return starts.slice(0, -1).map((start, i) => facts.slice(start, starts[i + 1]));
    });
  const of = (turn: KnownFact[], ...keys: string[]) => turn.filter(({ key }) => keys.includes(key));

  it('has exactly one encounter, with one outcome [IT-301]', () => {
    const all = turns();
    expect(all.length).toBeGreaterThan(50);
    for (const turn of all) {
      expect(of(turn, 'fact.defender')).toHaveLength(1);
      expect(
        of(turn, 'fact.won', 'fact.nobodyWon', 'fact.dealMade', 'fact.dealFailed'),
      ).toHaveLength(1);
    }
  });

  it('has two active players, the challenger and one other as defender, and each commits one character [IT-303]', () => {
    for (const turn of turns()) {
      const [challenger, defender] = [of(turn, 'fact.turn'), of(turn, 'fact.defender')].map(
        ([fact]) => houseIn(fact),
      );
      expect(defender).not.toBe(challenger);
      const committed = of(turn, 'fact.committed').map((fact) => [
        houseIn(fact),
        (fact.params.side as Thing).id,
      ]);
      expect(committed).toEqual([
        [challenger, 'challenger'],
        [defender, 'defender'],
      ]);
    }
  });

  it('goes through Preparation, Support, Encounter and Resolution, in this order [IT-302]', () => {
    const game = four({ baratheon: { hostages: ['stark:h7'] }, stark: { hand: ['h1'] } });
    const phases = new Set<string>();
    const note = (step: string) => phases.add(phase(game.until(step)));
    ['handleHostages', 'movePower', 'commit', 'offer', 'putFaceDown', 'choosePlace'].forEach(note);
    expect([...phases]).toEqual(['hostageWindow', ...ORDER.slice(2, 6)]);

    for (const { seats, seed } of RANDOM_GAMES) {
      let [turn, before] = [0, 0];
      playByChance(seats, seed, (played) => {
        if (played.table.turn === 0 || played.match.result) return;
        const now = ORDER.indexOf(phase(played));
        expect(now).toBeGreaterThanOrEqual(played.table.turn === turn ? before : 0);
        [turn, before] = [played.table.turn, now];
      });
    }
  });

  it('belongs to the challenger: he turns up the event and commits first, then the next player does [IT-304]', () => {
    const game = four({}, { events: ['stark', 'baratheon'] });
    for (const house of ['lannister', 'baratheon'] as const) {
      expect(game.table.challenger).toBe(game.seat(house));
      expect(houseIn(game.told('spectator', 'fact.turn').at(-1) as KnownFact)).toBe(
        `house.${house}`,
      );
      expect(houseIn(game.told('spectator', 'fact.event').at(-1) as KnownFact)).toBe(
        `house.${house}`,
      );
      expect(game.until('commit').waiting).toEqual([house]);
      game.untilNextTurn();
    }
  });
});

describe('before the first phase', () => {
  it('first the challenger’s own effects, then everybody’s hostages, clockwise, then the event [IT-908]', () => {
    const game = four(
      {
        lannister: { hostages: ['tyrell:h7'] },
        stark: { leader: 'catelyn', hostages: ['tyrell:h8'] },
        tyrell: { leader: 'mace', hostages: ['stark:h10'] },
      },
      { challenger: 'stark', events: ['lannister'] },
    );
    const asked: string[] = [];
    while (game.table.event === null) {
      asked.push(`${game.waiting} ${game.step}`);
      game.pass(game.waiting[0]);
    }
    expect(asked).toEqual([
      'stark useLeader',
      'stark handleHostages',
      'tyrell handleHostages',
      'lannister handleHostages',
    ]);
  });

  it('“before your turn” is only before the turn in which one is challenger [IT-908]', () => {
    const game = four({ stark: { leader: 'catelyn' }, baratheon: { leader: 'selyse' } });
    expect(game.step).toBe('movePower');
    game.untilNextTurn();
    expect([game.waiting, game.step]).toEqual([['baratheon'], 'useLeader']);
    game.untilNextTurn();
    expect([game.waiting, game.step]).toEqual([['stark'], 'useLeader']);
  });

  it('the first turn of the game counts too [IT-908]', () => {
    const houses: House[] = ['stark', 'lannister', 'targaryen'];
    const seed = Array.from({ length: 50 }, (_, n) => `seed ${n}`).find((candidate) => {
      const { table } = newGame(houses, candidate);
      return table.challenger === 0 && table.players[0].drawn.includes('catelyn');
    });
    const game = newGame(houses, seed).say('stark', 'catelyn').until('useLeader');
    expect([game.table.turn, game.table.event, game.waiting]).toEqual([1, null, ['stark']]);
  });
});

describe('step 1: the event', () => {
  it('the top card is turned up for all to see and decides, before anybody draws or moves power [IT-305]', () => {
    const game = four({}, { events: ['lannister', 'tyrell'] });
    expect(game.step).toBe('nameDefender');
    for (const viewer of ['lannister', 'tyrell', 'spectator'] as const)
      expect(game.view(viewer).table).toMatchObject({ event: 'lannister', events: 14 });
    expect([sizes(game), sheets(game)]).toEqual([
      [5, 5, 5, 5],
      [4, 4, 4, 4],
    ]);
    game.say('lannister', `${game.seat('stark')}`);
    expect(game.encounter.defender).toBe(game.seat('stark'));
    game.untilNextTurn();
    expect(game.table.event).toBe('tyrell');
    expect(game.encounter.defender).toBe(game.seat('tyrell'));
  });

  const all = eventDeck(['lannister', 'baratheon', 'stark', 'tyrell']);

  /** All events but one have been played. */
  const lastEvent = (seed?: string) => {
    const eventDiscard = all.slice();
    eventDiscard.splice(all.indexOf('stark'), 1);
    return four({}, { events: ['stark'], eventDiscard }, seed);
  };

  it('when no event is left the discard pile becomes the new deck, the last event with it [IT-905]', () => {
    const game = lastEvent();
    // The present event lies apart until its turn is over, and an empty deck waits until it is needed.
    expect(game.table).toMatchObject({ event: 'stark', events: [] });
    expect(game.until('putFaceDown').table.eventDiscard).toHaveLength(14);
    game.untilNextTurn();
    const { event, events, eventDiscard } = game.table;
    expect(eventDiscard).toEqual([]);
    expect([event, ...events].toSorted()).toEqual(all.toSorted());
  });

  it('the new event deck is shuffled [IT-905]', () => {
    const first = Array.from({ length: 60 }, (_, n) => lastEvent(`seed ${n}`).untilNextTurn());
    expect(new Set(first.map(({ table }) => table.event)).size).toBe(7);
  });
});

describe('step 2: cards', () => {
  it('challenger and defender each draw the top card of their decks; nobody else draws [IT-306]', () => {
    const game = four({ lannister: { deck: ['h7', 'h8'] }, stark: { deck: ['h10'] } });
    expect(sizes(game)).toEqual([6, 5, 6, 5]);
    expect(game.player('lannister').hand.at(-1)).toBe('lannister:h7');
    expect(game.player('stark').hand.at(-1)).toBe('stark:h10');
    const cards = (viewer: House | 'spectator') =>
      game.told(viewer, 'fact.drew').map(({ params }) => params.cards !== undefined);
    expect(cards('lannister')).toEqual([true, false]);
    expect(cards('tyrell')).toEqual([false, false]);
  });
});

describe('step 3: power', () => {
  it('first the challenger, then the defender moves 1 power from his sheet to one of his characters, and must [IT-307, IT-910]', () => {
    const game = four();
    for (const [house, id] of [
      ['lannister', 'jaime'],
      ['stark', 'bran'],
    ] as const) {
      expect([game.waiting, game.step]).toEqual([[house], 'movePower']);
      expect(game.asked(house)).toMatchObject({ rule: 'IT-307', min: 1, max: 1 });
      expect(game.options(house)).toEqual(game.player(house).characters.map((own) => own.id));
      game.refuses('SC-005', () => game.pass(house));
      game.say(house, id);
      expect(game.power(id)).toBe(5);
    }
    expect(game.step).toBe('commit');
    expect(sheets(game)).toEqual([3, 4, 3, 4]);
  });

  it('a defender’s reward of 2 power is a must, as far as there is any; clockwise from the challenger [IT-910]', () => {
    const game = four({ lannister: { sheet: 0 }, baratheon: { sheet: 1 } }).until('offer');
    game.say('baratheon', 'defender:davos').say('stark', 'accept');
    game.put({ lannister: 'h1', stark: 'h4' }).until('distributeReward');
    expect(game.waiting).toEqual(['baratheon']);
    expect(game.asked('baratheon')).toMatchObject({ min: 1, max: 1 });
    game.say('baratheon', 'davos');
    expect([game.waiting, game.step]).toEqual([['stark'], 'distributeReward']);
    expect(game.asked('stark')).toMatchObject({ min: 2, max: 2 });
    game.say('stark', 'arya', 'arya');
    expect([game.power('davos'), game.power('arya')]).toEqual([5, 6]);
    expect(sheets(game).slice(1, 3)).toEqual([0, 4 - 1 - 2]);
  });

  it('with nothing on the sheet nobody is asked about that reward [IT-910, IT-520]', () => {
    const game = four({ lannister: { sheet: 0 }, stark: { sheet: 0 } });
    game.put({ lannister: 'h1', stark: 'h4' });
    for (; game.table.turn === 1; game.default()) expect(game.step).not.toBe('distributeReward');
    expect(game.told('spectator', 'fact.result').at(-1)?.params.result).toMatchObject({
      id: 'hostility',
    });
  });

  it('with nothing on the sheet there is nothing to move [IT-910]', () => {
    const game = four({ lannister: { sheet: 0 } });
    expect([game.waiting, game.step]).toEqual([['stark'], 'movePower']);
    expect(four({ lannister: { sheet: 0 }, stark: { sheet: 0 } }).step).toBe('commit');
  });
});

describe('step 4: characters', () => {
  const sides = (game: Scenario, viewer: House | 'spectator') =>
    game.view(viewer).table.encounter?.parts;

  it('the challenger commits exactly one of his own characters; only then, and seeing it, the defender [IT-308, IT-309, IT-310]', () => {
    const game = four().until('commit');
    expect(game.waiting).toEqual(['lannister']);
    expect(game.asked('lannister')).toMatchObject({
      text: { key: 'ask.commitChallenger' },
      rule: 'IT-308',
      min: 1,
      max: 1,
    });
    expect(game.options('lannister')).toEqual(['cersei', 'jaime', 'tyrion', 'joffrey']);
    game.refuses('SC-001', () =>
      game.match.answer(game.seat('stark'), game.match.state.moment, ['robb']),
    );
    game.say('lannister', 'tyrion');

    expect([game.waiting, game.step]).toEqual([['stark'], 'commit']);
    const tyrion = { side: 'challenger', character: 'tyrion' };
    expect(sides(game, 'stark')).toEqual([tyrion, null, null, null]);
    expect(game.asked('stark')).toMatchObject({
      text: { key: 'ask.commitDefender' },
      rule: 'IT-309',
      min: 1,
      max: 1,
    });
    expect(game.options('stark')).toEqual(['catelyn', 'robb', 'arya', 'bran']);
    game.say('stark', 'bran');

    const bran = { side: 'defender', character: 'bran' };
    for (const viewer of ['lannister', 'tyrell', 'spectator'] as const)
      expect(sides(game, viewer)).toEqual([tyrion, null, bran, null]);
    expect(game.step).toBe('offer');
  });

  it('a character that fought is there again for the next turn, and the next [IT-914]', () => {
    const game = four(
      { stark: { power: { robb: 8 }, sheet: 0 } },
      { events: ['stark', 'stark', 'tyrell'] },
    );
    for (const side of ['defender', 'defender', 'challenger']) {
      game.until('commit');
      if (side === 'defender') game.say(game.waiting[0], game.options(game.waiting[0])[0]);
      expect(game.options('stark')).toContain('robb');
      game.say('stark', 'robb');
      expect(game.encounter.parts[game.seat('stark')]).toEqual({ side, character: 'robb' });
      game.untilNextTurn();
    }
  });
});
