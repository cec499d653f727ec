import { type ChartLine, chart } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { ironThrone } from '../game.ts';
import type { House } from '../houses.ts';
import type { PlayerSpec } from '../position.ts';
import type { Scenario } from './scenario.ts';
import { ask, lead, play, ready, stage, support, totals } from './stage.ts';

type Spec = Partial<PlayerSpec>;

const winners = (game: Scenario): House[] =>
  (game.match.result?.winners ?? []).map((seat) => game.table.players[seat].house);

/** Three of Stark's four are dead, and the last one has so much power. */
const lastOfStark = (robb: number): Spec => ({
  leader: 'eddard',
  power: { robb, catelyn: 0, arya: 0, bran: 0 },
});

describe('the game ends', () => {
  it('when somebody has spread all five markers; at once, so that no hostage is taken [IT-801, IT-934, IT-933]', () => {
    const scene = (spread: number) =>
      stage({
        lannister: { hand: ['h20'], influence: { tyrell: spread } },
        stark: {},
        tyrell: {},
      }).untilNextTurn();
    const game = scene(4);
    expect(game.match.result?.reason.key).toBe('end.influence');
    expect(winners(game)).toEqual(['lannister']);
    expect(game.match.waiting).toEqual([]);
    expect(game.told('spectator', 'fact.hostage')).toEqual([]);

    const fourth = scene(3);
    expect(fourth.match.result).toBeNull();
    expect(fourth.told('spectator', 'fact.hostage')).toHaveLength(1);
  });

  it('when all four characters of a house are dead, not before [IT-802]', () => {
    const scene = (spec: Spec) =>
      stage({ lannister: { hand: ['h20'] }, stark: spec, tyrell: {} }).untilNextTurn();
    const game = scene(lastOfStark(1));
    expect(game.match.result?.reason).toMatchObject({
      key: 'end.deaths',
      params: { house: { key: 'house.stark' } },
    });
    expect(scene(lastOfStark(2)).match.result).toBeNull();
    expect(scene({ leader: 'eddard', power: { robb: 1, arya: 0 } }).match.result).toBeNull();
    // Whichever house it is: also the challenger, on the first chair.
    const challenger = stage({
      stark: { ...lastOfStark(1), hand: ['h1'] },
      lannister: { hand: ['h20'] },
      tyrell: {},
    }).untilNextTurn();
    expect(challenger.match.result?.reason).toMatchObject({
      key: 'end.deaths',
      params: { house: { key: 'house.stark' } },
    });
  });

  it('and whoever has most influence on other boards wins, whatever ended it [IT-803, IT-935]', () => {
    const scene = (stark: Spec, tyrell: Spec) =>
      stage({
        lannister: { hand: ['h20'], influence: { tyrell: 1 } },
        stark: { ...lastOfStark(1), ...stark },
        tyrell,
      }).untilNextTurn();
    // Lannister has 2 by now. Somebody who only looked on may win, and so may the dead house.
    expect(winners(scene({}, { influence: { lannister: 2, stark: 1 } }))).toEqual(['tyrell']);
    expect(winners(scene({ influence: { tyrell: 4 } }, {}))).toEqual(['stark']);
    expect(winners(scene({}, {}))).toEqual(['lannister']);
  });

  it('shared by all who have the most, even when that is nothing at all [IT-804, IT-935]', () => {
    const burn = (tyrell: Spec) =>
      stage({
        lannister: { hostages: ['stark:h3'] },
        stark: lastOfStark(1),
        tyrell,
      })
        .say('lannister', 'torment stark:h3')
        .say('lannister', 'robb');
    expect(winners(burn({}))).toEqual(['lannister', 'stark', 'tyrell']);

    const game = stage({
      lannister: { hand: ['h20'], influence: { tyrell: 1 } },
      stark: lastOfStark(1),
      tyrell: { influence: { lannister: 2 } },
    }).untilNextTurn();
    expect(winners(game)).toEqual(['lannister', 'tyrell']);
  });

  it('won together by all who spread their fifth marker in the same encounter [IT-805]', () => {
    const four = { influence: { baratheon: 4 } };
    const game = stage({
      lannister: { hand: ['h20'], ...four },
      stark: {},
      tyrell: four,
      baratheon: { influence: { stark: 4 } },
    }).commit('jaime', 'robb');
    support(game, 'tyrell', 'challenger:loras');
    game.put({ lannister: 'h20', stark: 'h1' }).untilNextTurn();
    expect(winners(game)).toEqual(['lannister', 'tyrell']);
  });
});

describe('the end is looked for after every step, and nothing of the turn comes after it [IT-934]', () => {
  it('after a torment, before the event is drawn [IT-934, IT-620]', () => {
    const game = stage({
      lannister: { hostages: ['stark:robb', 'stark:h3'] },
      stark: lastOfStark(4),
      tyrell: {},
    }).say('lannister', 'torment stark:robb');
    expect(game.match.result?.reason.key).toBe('end.deaths');
    expect(game.table.event).toBeNull();
    expect(game.player('lannister').hostages).toHaveLength(1);
  });

  it('after the influence of a deal, before its power moves [IT-934, IT-931]', () => {
    const game = stage({
      lannister: { hand: ['truce'], influence: { tyrell: 4 } },
      stark: { hand: ['truce'], sheet: 4 },
      tyrell: {},
    }).put({ lannister: 'truce', stark: 'truce' });
    game.offer('lannister', { 'influence.challenger': 1, 'power.challenger': 3 }).accept('stark');
    expect(game.match.result?.reason.key).toBe('end.influence');
    expect(game.player('lannister').sheet).toBe(0);
  });

  it('after an effect, before the next one [IT-934]', () => {
    const game = stage({
      lannister: { hand: ['h20'] },
      stark: { leader: 'arya', hand: ['h1'] },
      tyrell: { power: { loras: 2, olenna: 0, mace: 0, renly: 0 } },
    }).commit('jaime', 'robb');
    support(game, 'tyrell', 'challenger:loras').put({ lannister: 'h20', stark: 'h1' });
    lead(game, 'stark'); // 2 power from every supporter of the winner
    expect(game.match.result?.reason.key).toBe('end.deaths');
    expect(game.player('lannister').hand).toHaveLength(1); // hands are not filled up any more
  });
});

describe('when rules and effects meet', () => {
  it('the card applies, not the book: a player offers once a turn, unless Renly calls [IT-806, IT-318]', () => {
    const declined = () => {
      const game = stage({
        tyrell: { leader: 'renly', hand: ['h1', 'renly'] },
        stark: { leader: 'catelyn' },
        baratheon: {},
      }).commit('loras', 'robb');
      ask(game, 'baratheon', 'offer').say('baratheon', 'challenger:davos');
      return game.say('tyrell', 'decline');
    };
    const offers = (game: Scenario) => game.told('spectator', 'fact.offered').length;
    expect(offers(declined().untilNextTurn())).toBe(1);
    const called = play(declined(), 'tyrell', 'renly').say('baratheon', 'challenger:davos');
    expect(offers(called)).toBe(2);
  });

  /** All four have something for the moment after the reveal, as leader and as card. Seats in this order. */
  const afterReveal = () => {
    const game = stage(
      {
        lannister: { leader: 'tywin', sheet: 4, hand: ['h1', 'tyrion'] },
        baratheon: { leader: 'melisandre', hand: ['h1', 'stannis'] },
        targaryen: { leader: 'daenerys', hand: ['h1', 'daenerys', 'drogo'] },
        tyrell: { leader: 'olenna', hand: ['loras'] },
      },
      { challenger: 'targaryen', events: ['lannister'] },
    ).commit('drogo', 'tyrion');
    support(game, 'tyrell', 'challenger:loras');
    support(game, 'baratheon', 'defender:stannis');
    return game.put({ targaryen: 'h1', lannister: 'h1' });
  };

  /** Who is asked for an ability until the moment is over; everybody passes. */
  function askedInTurn(game: Scenario): string[] {
    const order: string[] = [];
    for (; game.encounter.winner === null && game.encounter.losers.length === 0; game.default()) {
      order.push(`${game.waiting.join(' and ')} ${game.step}`);
    }
    return order;
  }

  it('leaders go before cards, and all go clockwise from the challenger [IT-807, IT-808, IT-938]', () => {
    expect(askedInTurn(afterReveal())).toEqual([
      'targaryen useLeader',
      'tyrell useLeader',
      'lannister useLeader',
      'baratheon useLeader',
      'targaryen playCard',
      'tyrell playCard',
      'lannister playCard',
      'baratheon playCard',
    ]);
  });

  it('one card at an opportunity, until all have passed in a row [IT-938, IT-808]', () => {
    const game = play(afterReveal(), 'baratheon', 'stannis');
    // Three have passed already, but now everybody has another chance; Baratheon is the last.
    expect(askedInTurn(game)).toEqual([
      'targaryen playCard',
      'tyrell playCard',
      'lannister playCard',
      'baratheon playCard',
    ]);
  });

  it('so the order is always decided: nobody is asked together with another, and his own cards a player takes as he likes [IT-809]', () => {
    for (const first of ['daenerys', 'drogo'] as const) {
      const game = ready(afterReveal(), 'targaryen', first);
      expect(game.options('targaryen')).toEqual(['targaryen:daenerys', 'targaryen:drogo']);
      game.say('targaryen', first);
      expect(game.encounter.played.map(({ card }) => card)).toEqual([`targaryen:${first}`]);
    }
    const order = askedInTurn(afterReveal());
    expect(order.filter((entry) => entry.includes(' and '))).toEqual([]);
  });
});

describe('table talk', () => {
  it('binds nobody: both speak of a Truce, one puts a Hostility, and the Betrayal is his [IT-815, IT-812, IT-407]', () => {
    const game = stage({
      lannister: { hand: ['truce', 'h1', 'h20'] },
      stark: { hand: ['truce', 'h1'], leader: 'catelyn' },
      tyrell: {},
    }).until('putFaceDown');
    // Whatever has been said: every card of the hand may be put.
    const hand = [...new Set(game.player('lannister').hand)];
    expect(game.options('lannister').toSorted()).toEqual(hand.toSorted());
    game.put({ lannister: 'h1', stark: 'truce' });
    game.untilNextTurn();
    expect(game.told('spectator', 'fact.result')[0].params.result).toEqual({
      is: 'result',
      id: 'betrayal',
    });
    expect(game.influence('lannister', 'stark')).toBe(1);
  });

  it('binds in one place: what is agreed in a Truce happens without another question [IT-812, IT-515]', () => {
    const game = stage({
      lannister: { hand: ['truce'] },
      stark: { hand: ['truce'], leader: 'catelyn', sheet: 3 },
      tyrell: {},
    }).put({ lannister: 'truce', stark: 'truce' });
    game.offer('lannister', { 'influence.challenger': 1, 'power.challenger': 2 }).accept('stark');
    expect(game.influence('lannister', 'stark')).toBe(1);
    expect([game.player('lannister').sheet, game.player('stark').sheet]).toEqual([2, 0]);
  });

  it('never shows a card: in a whole turn nobody learns what is in a hand, or whom another holds [IT-814, IT-608]', () => {
    const game = stage({
      stark: { leader: 'robb', hand: ['h7', 'h10', 'truce'], hostages: ['tyrell:h12'] },
      lannister: {},
      tyrell: {},
    });
    const inWords = (house: House, value: number) =>
      JSON.stringify({ house: { key: `house.${house}` }, value });
    const secrets = ['stark:h7', 'tyrell:h12', inWords('stark', 7), inWords('tyrell', 12)];
    let looks = 0;
    for (; game.table.turn === 1; game.default()) {
      for (const other of ['lannister', 'tyrell', 'spectator'] as const) {
        const seen = JSON.stringify([game.view(other).table, game.told(other)]);
        for (const secret of secrets) expect(seen).not.toContain(secret);
        looks++;
      }
      expect(JSON.stringify(game.view('stark'))).toContain('tyrell:h12');
    }
    expect(looks).toBeGreaterThan(15);
    expect(game.player('stark').hand).toContain('stark:h7');
  });

  it('is no part of a match: these are all the things one can ever be asked, and none shows a card or speaks to one alone [IT-949, IT-811, IT-814]', () => {
    const asks = (lines: ChartLine[]): string[] =>
      lines.flatMap(({ name, kind, steps }) => [
        ...(kind === 'ask' ? [name] : []),
        ...asks(steps ?? []),
      ]);
    const flows = [ironThrone.flow, ...(ironThrone.called ?? [])];
    const steps = new Set(flows.flatMap((flow) => asks(chart(flow))));
    expect([...steps].toSorted()).toEqual(
      [
        ...['keepLeader', 'useLeader', 'effectChoice', 'playCard'],
        ...['handleHostages', 'tormentWhom', 'choosePlace', 'hostageFrom'],
        ...['nameDefender', 'movePower', 'commit', 'offer', 'reply'],
        ...['putFaceUp', 'putFaceDown', 'bargain', 'spreadWhere', 'distributeReward'],
      ].toSorted(),
    );
  });
});

describe('the totals', () => {
  it('count what leaders add and what cards take in the same moment, once it is over [IT-807, IT-939]', () => {
    const game = stage({
      targaryen: { leader: 'jorah', hand: ['h1', 'daenerys'] },
      tyrell: { leader: 'loras', hand: ['h1'] },
      stark: {},
    }).commit('daenerys', 'mace');
    lead(game.put({ targaryen: 'h1', tyrell: 'h1' }), 'tyrell');
    play(game, 'targaryen', 'daenerys').untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 5, defender: 1 + 3 + 3 });
  });
});
