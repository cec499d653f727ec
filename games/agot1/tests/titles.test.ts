import { Chance, guess } from '@small-council/engine';
import { sideStrength } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import type { PlayerSpec } from '../position.ts';
import { at, baratheon, lannister, stark, targaryen } from './positions.ts';
import { scenario } from './scenario.ts';

/** Chapter 7 of the ledger: titles, and what variants say of them. */

const TITLES = [
  'Crown Regent',
  'Lord Commander of the Kingsguard',
  'Hand of the King',
  'Master of Whispers',
  'Master of Laws',
  'Master of Coin',
];

const three =
  (...titles: string[]) =>
  (...plays: PlayerSpec['play'][]): PlayerSpec[] =>
    [stark, lannister, baratheon].map((of, i) => ({
      ...of(...(plays[i] ?? [])),
      title: titles[i],
    }));

describe('titles', () => {
  const plotPhase = (seats: number) =>
    scenario({
      phase: 'plot',
      players: Array.from({ length: seats }, (_, i) => ({
        house: (['stark', 'lannister', 'baratheon', 'targaryen'] as const)[i],
        plotDeck: [i === 1 ? 'Swift' : 'Quiet', 'Mild'],
      })),
    });

  it('are taken openly, the first player first; what is left has no function [AG1-303] [AG1-317] [AG1-318] [AG1-319] [AG1-325] [AG1-608]', () => {
    const game = plotPhase(4);
    for (const seat of [0, 2, 3]) game.by(seat, 'Quiet');
    game.by(1, 'Swift').choose('1');
    expect([game.step, game.waiting]).toEqual(['takeTitle/chooseTitle', [1]]);
    expect(game.options.slice().sort()).toEqual(TITLES.slice().sort());
    game.choose('Master of Coin');
    expect(game.waiting).toEqual([2]);
    expect(game.options).not.toContain('Master of Coin');
    expect(game.facts).toContain('fact.title');
    game.choose('Crown Regent').choose('Hand of the King').choose('Master of Laws');
    game.until('plotWindow');
    expect(game.table.titles.pool).toHaveLength(2);
    game.until('taxationWindow');
    expect(game.player(1).title).not.toBe(0); // until the end of the round
    game.until('choosePlots');
    expect([game.player(1).title, game.table.titles.pool.length]).toEqual([0, 6]); // [AG1-608]
  });

  it('with three players the other three come next, and then all six again [AG1-1201] [AG1-1202] [AG1-1203] [AG1-1204]', () => {
    const game = plotPhase(3);
    const round = (): string[] => {
      const taken: string[] = [];
      game.until('chooseTitle');
      const offered = game.options.length;
      while (game.step === 'takeTitle/chooseTitle') {
        taken.push(game.options[0]);
        game.choose(game.options[0]);
      }
      game.until('taxationWindow');
      while (game.table.phase === 'taxation') game.choose();
      return [String(offered), ...taken];
    };
    const one = round();
    // Everybody knows which lie aside meanwhile: those that are nowhere else.
    const { aside } = game.table.titles;
    expect(aside).toHaveLength(3);
    const guessed = guess(game.match.game, game.match.view(0), new Chance('titles')).state.table;
    expect(guessed.titles.aside.toSorted()).toEqual(aside.toSorted());
    const two = round();
    expect([one[0], two[0]]).toEqual(['6', '3']);
    expect(new Set([...one.slice(1), ...two.slice(1)]).size).toBe(6);
    expect(round()[0]).toBe('6');
  });

  it('are not used by two players, nor by two against two [AG1-1205] [AG1-1206] [AG1-1215]', () => {
    const two = plotPhase(2).by(0, 'Quiet').by(1, 'Swift').choose('1');
    expect(two.step).toBe('plotWindow/action');
  });

  it('are not in play [AG1-320]', () => {
    const game = at('challenges')(...three('Crown Regent', 'Master of Coin', 'Master of Laws')());
    expect(game.card('Crown Regent').zone).toBe('title');
    expect(game.player(0).play).toEqual([]);
  });
});

describe('support', () => {
  it('forbids to challenge the supported player, one way only [AG1-701] [AG1-702] [AG1-1316]', () => {
    const game = at('challenges')(
      ...three('Master of Coin', 'Master of Laws', 'Crown Regent')(['Squire'], ['Squire'], []),
    );
    game.until('announceChallenge');
    expect(game.refused('military:1')).toBe('AG1-701');
    expect(game.asked.options.map(({ id }) => id)).toContain('military:2');
    game.choose().until('announceChallenge');
    expect([game.waiting, game.asked.options.map(({ id }) => id)]).toEqual([
      [1],
      expect.arrayContaining(['military:0']),
    ]);
  });

  it.each([
    ['Master of Laws', 'Hand of the King', 'AG1-708'],
    ['Hand of the King', 'Master of Whispers', 'AG1-709'],
    ['Master of Whispers', 'Master of Coin', 'AG1-710'],
    ['Master of Coin', 'Master of Laws', 'AG1-711'],
  ])('%s supports %s [%s]', (supporter, supported) => {
    const game = at('challenges')(...three(supporter, supported, 'Crown Regent')(['Squire']));
    expect(game.until('announceChallenge').refused('power:1')).toBe('AG1-701');
  });

  it('Crown Regent and Lord Commander support nobody and are supported by nobody [AG1-712]', () => {
    for (const title of TITLES.slice(2)) {
      const lone = at('challenges')(
        ...three('Crown Regent', title, 'Lord Commander of the Kingsguard')(['Squire']),
      );
      expect(lone.until('announceChallenge').asked.options.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['power:1', 'power:2']),
      );
      const other = at('challenges')(
        ...three(title, 'Crown Regent', 'Lord Commander of the Kingsguard')(['Squire']),
      );
      expect(other.until('announceChallenge').asked.options.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['power:1', 'power:2']),
      );
    }
  });

  /** Baratheon attacks the Master of Laws, whom the Master of Coin supports. */
  const attacked = (
    laws: PlayerSpec['play'],
    coin: PlayerSpec['play'],
    attacker = ['Plain Knight'],
    title = 'Lord Commander of the Kingsguard',
  ) =>
    at('challenges', { first: 2 })(
      { ...stark(...(coin ?? [])), title: 'Master of Coin' },
      { ...lannister(...(laws ?? [])), title: 'Master of Laws', power: 3 },
      { ...baratheon(...attacker), title },
    ).attack('power', 1, ...attacker);

  it('lets the supporter defend where the target declares nobody [AG1-703] [AG1-705] [AG1-1317]', () => {
    const game = attacked([], ['Giant', 'Hero', { card: 'Squire', knelt: true }]);
    game.until('declareSupport');
    expect([game.waiting, game.options]).toEqual([[0], ['Giant', 'Hero']]);
    game.choose('Hero').until('resolvedWindow');
    expect(game.challenge.result).toMatchObject({ winner: 2, loser: 0, unopposed: false });
    expect(game.power(2)).toBe(1); // claim alone: nothing for unopposed
  });

  it('not where the target has declared somebody [AG1-704]', () => {
    const game = attacked(['Squire'], ['Giant']).defend('Squire');
    expect(game.reaches('declareSupport', 'resolvedWindow')).toBe(false);
  });

  it('the supporter wins or loses, the target suffers the claim [AG1-705] [AG1-706] [AG1-1318]', () => {
    const won = attacked([], ['Giant', 'Bard']).until('declareSupport').choose('Giant');
    won.until('responses', 0);
    expect(won.options).toEqual(['Bard']);
    expect(won.challenge.result?.winner).toBe(0);
    const lost = attacked([], ['Squire', 'Gracious Loser'])
      .until('declareSupport')
      .choose('Squire');
    lost.until('responses', 0);
    expect(lost.options).toEqual(['Gracious Loser']);
    expect([lost.power(1), lost.power(2)]).toEqual([2, 1]); // Laws has paid
  });

  it('opposition looks at who defends in fact [AG1-1136]', () => {
    const hand = attacked([], ['Squire'], ['Plain Knight'], 'Hand of the King');
    hand.until('declareSupport').choose('Squire').until('resolvedWindow');
    expect(hand.power(2)).toBe(2); // claim, and 1 for beating the Master of Coin
    const zero = attacked([], ['Nobody']).until('declareSupport').choose('Nobody');
    expect(zero.until('resolvedWindow').challenge.result?.unopposed).toBe(true); // a total of 0
  });

  it('the supporter’s characters cannot be bypassed [AG1-707] [AG1-1317]', () => {
    const game = attacked(['Squire'], ['Giant'], ['Thief']).until('bypass');
    expect(game.options).toEqual(['Squire']);
    game.choose('Squire').until('declareSupport').choose('Giant').until('resolvedWindow');
    expect(game.challenge.result?.winner).toBe(0);
  });
});

describe('opposition', () => {
  const wins = (mine: string, theirs: string) =>
    at('challenges')(
      ...three(mine, theirs, 'Lord Commander of the Kingsguard')(['Giant', 'Hero'], ['Squire']),
    );

  it('gives 1 power for beating the opposed title, on top of everything [AG1-713] [AG1-714]', () => {
    const game = wins('Hand of the King', 'Master of Coin').attack('power', 1, 'Giant');
    game.through('challenge');
    expect(game.power(0)).toBe(2); // unopposed and opposition
    const defends = at('challenges')(
      ...three(
        'Master of Whispers',
        'Master of Laws',
        'Lord Commander of the Kingsguard',
      )(['Squire'], ['Giant']),
    );
    defends.attack('military', 1, 'Squire').defend('Giant').through('challenge');
    expect(defends.power(1)).toBe(1); // a winning defender too
  });

  it.each([
    ['Hand of the King', 'Master of Coin', 2, 'AG1-716'],
    ['Master of Coin', 'Hand of the King', 2, 'AG1-717'],
    ['Master of Laws', 'Master of Whispers', 2, 'AG1-718'],
    ['Master of Whispers', 'Master of Laws', 2, 'AG1-719'],
    ['Master of Whispers', 'Crown Regent', 2, 'AG1-719'],
    ['Crown Regent', 'Master of Whispers', 1, 'AG1-720'],
    ['Lord Commander of the Kingsguard', 'Crown Regent', 1, 'AG1-720'],
  ])('%s beats %s: %i power [%s]', (mine, theirs, power) => {
    const third = TITLES.find((one) => one !== mine && one !== theirs) as string;
    const game = at('challenges')(...three(mine, theirs, third)(['Giant'], []));
    game.attack('power', 1, 'Giant').until('resolvedWindow');
    expect(game.power(0)).toBe(power);
  });

  it('once a round for each player, also with two opposed titles [AG1-715] [AG1-1319]', () => {
    const game = at('challenges')(
      ...three('Master of Whispers', 'Master of Laws', 'Crown Regent')(['Giant', 'Hero', 'Squire']),
    );
    game.attack('power', 1, 'Giant').through('challenge');
    expect(game.power(0)).toBe(2);
    game.attack('intrigue', 2, 'Squire').through('challenge');
    expect(game.power(0)).toBe(3); // unopposed alone
    game.attack('military', 1, 'Hero').through('challenge');
    expect(game.power(0)).toBe(5); // unopposed and renown
  });
});

describe('what the titles do', () => {
  it.each([
    ['Crown Regent', 'power'],
    ['Lord Commander of the Kingsguard', 'military'],
    ['Master of Whispers', 'intrigue'],
  ] as const)(
    '%s: 3 more in %s challenges, attacking and defending, with a participant [AG1-721] [AG1-727] [AG1-734] [AG1-735]',
    (title, type) => {
      const play = ['Squire', 'Plain Knight', 'Hero'];
      const game = at('challenges')(
        ...three(title, 'Master of Laws', 'Master of Coin')(play, play),
      );
      const other = type === 'power' ? 'military' : 'power';
      game.attack(type, 1, 'Squire').until('defendersWindow');
      expect(sideStrength(game.m, 'attacker')).toBe(4);
      game.through('challenge').attack(other, 1, 'Plain Knight').until('defendersWindow');
      expect(sideStrength(game.m, 'attacker')).toBe(3);
      game
        .until('announceChallenge', 1)
        .choose(`${type}:0`)
        .choose('Hero')
        .until('declareDefenders');
      const undefended = game.match.fork();
      expect(undefended.waiting).toEqual([0]);
      expect(sideStrength(game.m, 'defender')).toBe(0); // nobody of the holder's takes part
      game.choose('Hero').until('defendersWindow');
      expect(sideStrength(game.m, 'defender')).toBe(6);
    },
  );

  const regent = (second = 'Master of Laws', third = 'Master of Coin') =>
    at('challenges', { first: 1 })(
      { ...stark('Squire'), title: 'Crown Regent' },
      { ...lannister('Plain Knight', 'Hero'), title: second },
      { ...baratheon('Squire'), title: third },
      { ...targaryen('Squire'), title: 'Hand of the King' },
    );

  it('the Crown Regent has the attacker choose another target, once a round, in any challenge [AG1-722] [AG1-723] [AG1-725] [AG1-726]', () => {
    const game = regent('Lord Commander of the Kingsguard').attack('military', 0, 'Plain Knight');
    expect([game.step, game.waiting]).toEqual(['redirect/redirectChallenge', [0]]);
    game.choose('redirect');
    expect([game.waiting, game.asked.options.map(({ id }) => id)]).toEqual([[1], ['2', '3']]);
    game.choose('2').until('resolvedWindow');
    expect(game.challenge).toMatchObject({ defender: 2, against: 2 });
    expect(game.names(2, 'dead')).toEqual(['Squire']); // the new target has paid
    game.through('challenge').attack('power', 0, 'Hero');
    expect(game.step).not.toBe('redirect/redirectChallenge');
  });

  it('only to one whom the attacker may challenge; else the challenge stays [AG1-723] [AG1-724]', () => {
    const game = regent('Master of Laws').attack('military', 0, 'Plain Knight').choose('redirect');
    expect(game.asked.options.map(({ id }) => id)).toEqual(['2']); // Laws supports the Hand
    const none = at('challenges', { first: 1 })(
      { ...stark('Squire'), title: 'Crown Regent' },
      { ...lannister('Plain Knight'), title: 'Master of Laws' },
      { ...baratheon('Squire'), title: 'Hand of the King' },
    ).attack('military', 0, 'Plain Knight');
    expect(none.reaches('redirectChallenge', 'declareDefenders')).toBe(false);
  });

  const guarded = (guard: PlayerSpec['play'], type: 'military' | 'power' = 'military') =>
    at('challenges', { first: 1 })(
      { ...stark(...(guard ?? [])), title: 'Lord Commander of the Kingsguard' },
      { ...lannister('Plain Knight', 'Thief', 'Squire'), title: 'Master of Laws', power: 2 },
      { ...baratheon('Hero'), title: 'Master of Coin' },
    ).attack(type, 2, 'Plain Knight');

  it('the Lord Commander takes over an undefended military challenge, once a round [AG1-728] [AG1-729] [AG1-730] [AG1-1135]', () => {
    const game = guarded(['Giant']).until('declareDefenders').choose();
    expect([game.step, game.waiting]).toEqual(['help/takeOver', [0]]);
    game.choose('takeOver').until('declareDefenders');
    expect([game.waiting, game.options]).toEqual([[0], ['Giant']]);
    game.choose('Giant').until('resolvedWindow');
    expect(game.challenge.attackers).toHaveLength(1); // they attack him now
    expect(game.challenge.result?.winner).toBe(0);
    expect([game.power(0), game.power(1)]).toEqual([1, 1]); // [AG1-730]
  });

  it('and suffers what he loses himself [AG1-731]', () => {
    const game = guarded(['Nobody']).until('declareDefenders').choose();
    game.choose('takeOver').until('resolvedWindow');
    expect(game.names(0, 'dead')).toEqual(['Nobody']);
    expect([game.names(2, 'dead'), game.challenge.result?.loser]).toEqual([[], 0]);
  });

  it('not in other challenges, nor where the target defends [AG1-728]', () => {
    const power = guarded(['Giant'], 'power');
    expect(power.reaches('takeOver', 'resolvedWindow')).toBe(false);
    const defended = guarded(['Giant']).defend('Hero');
    expect(defended.reaches('takeOver', 'resolvedWindow')).toBe(false);
  });

  it('Hand of the King: 2 influence once a round, together with cards [AG1-733]', () => {
    const game = at('challenges')(
      { ...stark('Court'), title: 'Hand of the King', hand: ['Bribe', 'Bribe'] },
      { ...lannister('Hero', 'Squire'), title: 'Crown Regent' },
      { ...baratheon(), title: 'Master of Laws' },
    ).until('challengesWindow', 0);
    game.choose('Bribe').choose('Hand of the King').choose('Hero').until('challengesWindow', 0);
    expect([game.power(0), game.card('Court').knelt]).toEqual([1, false]);
    expect(game.refused('Bribe')).toBe('AG1-1121'); // the Court alone is not enough
  });

  it('Master of Laws draws one card more, and Master of Coin has 2 more gold [AG1-736] [AG1-737] [AG1-738] [AG1-1160]', () => {
    const game = at('draw')(
      { ...stark(), title: 'Master of Laws', hand: ['Letters', 'Letters'] },
      { ...lannister(), title: 'Master of Coin' },
      { ...baratheon(), title: 'Crown Regent' },
    );
    expect(game.player(0).hand).toHaveLength(2 + 3);
    game.until('drawWindow', 0).choose('Letters').until('drawWindow', 0).choose('Letters');
    game.until('drawWindow');
    expect(game.player(0).hand).toHaveLength(3 + 3); // three by effects, whatever the title gave
    game.until('marshalingWindow', 1);
    while (game.table.active !== 1) game.choose();
    expect(game.player(1).gold).toBe(6);
  });
});
