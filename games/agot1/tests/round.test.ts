import { describe, expect, it } from 'vitest';
import { at, baratheon, lannister, marshaling, stark } from './positions.ts';
import { newGame, scenario } from './scenario.ts';

/** Chapters 3, 4 and 6 of the ledger: the round, marshalling, the phases after the challenges, winning. */

const plots = (first: string, second: string, more: object = {}) =>
  scenario({
    phase: 'plot',
    players: [
      { house: 'stark', plotDeck: [first, 'Mild'], ...more },
      { house: 'lannister', plotDeck: [second, 'Mild'] },
    ],
  });

describe('the round', () => {
  it('has seven phases in their order [AG1-301] [AG1-607]', () => {
    const game = newGame(2).until('choosePlots');
    const phases: string[] = [];
    while (game.table.round < 2) {
      if (phases.at(-1) !== game.table.phase) phases.push(game.table.phase);
      game.until('action').choose();
    }
    expect(phases).toEqual([
      'plot',
      'draw',
      'marshaling',
      'challenges',
      'dominance',
      'standing',
      'taxation',
    ]);
  });

  it('only marshalling and challenges are taken player by player [AG1-302]', () => {
    const game = at('marshaling')(stark(), lannister());
    game.until('marshalingWindow');
    expect(game.table.active).toBe(0);
    game.until('dominanceWindow');
    expect(game.table.active).toBe(-1);
  });
});

describe('the plot phase', () => {
  it('everybody chooses, all reveal at once; the old plot is used then [AG1-303] [AG1-304] [AG1-305] [AG1-306] [AG1-307]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        { house: 'stark', plot: 'Quiet', plotDeck: ['Swift', 'Mild'] },
        { house: 'lannister', plotDeck: ['Harsh', 'Mild'] },
      ],
    });
    expect(game.waiting).toEqual([0, 1]);
    game.by(0, 'Swift');
    expect(game.find('Swift')).toBeUndefined(); // nobody sees it yet
    game.by(1, 'Harsh');
    expect([game.card('Swift').zone, game.card('Harsh').zone]).toEqual(['plot', 'plot']);
    expect(game.names(0, 'used')).toEqual(['Quiet']);
    expect(game.player(0).plotDeck).toHaveLength(1);
  });

  it('used plots are a new deck when the last one is revealed, after its effect, without it [AG1-308] [AG1-309]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        {
          house: 'stark',
          plot: 'Quiet',
          used: ['Mild'],
          plotDeck: ['Valar Morghulis'],
          play: ['Hero'],
        },
        { house: 'lannister', plotDeck: ['Harsh', 'Mild'] },
      ],
    });
    game.by(0, 'Valar Morghulis').by(1, 'Harsh').until('plotWindow');
    expect(game.names(0, 'dead')).toEqual(['Hero']);
    expect(game.card('Valar Morghulis').zone).toBe('plot');
    expect(game.player(0).plotDeck).toHaveLength(2);
    expect(game.player(0).used).toEqual([]);
  });

  it('the highest initiative names the first player, whomever they want [AG1-310] [AG1-313]', () => {
    const game = plots('Quiet', 'Swift').by(0, 'Quiet').by(1, 'Swift');
    expect([game.step, game.waiting]).toEqual(['initiative/chooseFirstPlayer', [1]]);
    game.choose('0').until('plotWindow');
    expect(game.table.first).toBe(0);
  });

  it('on a tie the one with less power, then chance [AG1-311] [AG1-312]', () => {
    const poorer = plots('Quiet', 'Quiet', { power: 1 }).by(0, 'Quiet').by(1, 'Quiet');
    expect(poorer.waiting).toEqual([1]);
    const characters = plots('Quiet', 'Quiet', { play: [{ card: 'Hero', power: 1 }] });
    expect(characters.by(0, 'Quiet').by(1, 'Quiet').waiting).toEqual([1]); // total power counts
    const drawn = Array.from({ length: 16 }, (_, i) =>
      scenario(
        {
          phase: 'plot',
          players: [
            { house: 'stark', plotDeck: ['Quiet'] },
            { house: 'lannister', plotDeck: ['Quiet'] },
          ],
        },
        `tie ${i}`,
      )
        .by(0, 'Quiet')
        .by(1, 'Quiet'),
    );
    expect(new Set(drawn.map(({ waiting }) => waiting[0])).size).toBe(2);
  });

  it('when revealed comes after the first player is known, in that player’s order [AG1-316] [AG1-1129]', () => {
    const game = plots('Valar Morghulis', 'Valar Morghulis')
      .by(0, 'Valar Morghulis')
      .by(1, 'Valar Morghulis');
    expect(game.step).toBe('initiative/chooseFirstPlayer');
    game.choose('1');
    expect([game.step, game.waiting]).toEqual(['whenRevealed/whenRevealedOrder', [1]]);
  });

  it('the first player has the first opportunity to act, then clockwise [AG1-314] [AG1-315] [AG1-1016] [AG1-1017]', () => {
    const game = at('draw', { first: 1 })(stark(), lannister(), baratheon());
    const asked: number[] = [];
    while (game.table.phase === 'draw') {
      asked.push(game.waiting[0]);
      game.choose();
    }
    expect(asked).toEqual([1, 2, 0]);
    const acting = at('draw')({ ...stark(), hand: ['Letters', 'Letters'] }, lannister());
    acting.choose('Letters').until('drawWindow');
    expect(acting.waiting).toEqual([1]); // not again before everybody had a chance
    acting.choose().choose('Letters').until('drawWindow');
    expect(acting.player(0).played).toHaveLength(2);
  });

  it('the plot counts for the rest of the round [AG1-324]', () => {
    const game = plots('Harsh', 'Mild').by(0, 'Harsh').by(1, 'Mild').until('dominanceWindow');
    expect(game.plot(0, 'claim')).toBe(2);
  });
});

describe('the draw phase', () => {
  it('everybody draws two cards [AG1-322]', () => {
    const game = at('draw')(stark(), lannister());
    expect([0, 1].map((seat) => game.player(seat).hand.length)).toEqual([2, 2]);
  });

  it('who has no deck draws nothing and goes on [AG1-323]', () => {
    const game = at('draw')({ ...stark(), deck: ['Squire'], deckIsAll: true }, lannister());
    expect([game.player(0).hand.length, game.player(0).out]).toEqual([1, false]);
    game.until('dominanceWindow');
    expect(game.match.result).toBeNull();
  });
});

describe('marshalling', () => {
  it('income is collected on becoming active: plot and symbols, before anything is played [AG1-405] [AG1-406] [AG1-407]', () => {
    const game = at('marshaling')({ ...stark('Test Hall'), hand: ['Test Hall'] }, lannister());
    game.until('marshalingWindow');
    expect(game.player(0).gold).toBe(5);
    game.choose('Test Hall');
    expect(game.player(0).gold).toBe(3); // the new one counts in the next round
  });

  it('one turn after the other, and only the active player plays cards [AG1-401] [AG1-402] [AG1-414] [AG1-1001] [AG1-1018]', () => {
    const game = at('marshaling', { first: 1 })(
      { ...stark(), hand: ['Squire'] },
      { ...lannister(), hand: ['Squire'] },
    );
    game.until('action', 1).choose().until('action', 0);
    expect(game.table.active).toBe(1);
    expect(game.refused('Squire')).toBe('AG1-402');
    while (game.table.active === 1) game.choose();
    game.until('marshalingWindow', 0);
    expect(game.table.active).toBe(0);
    game.choose('Squire');
    expect(game.names(0, 'play')).toEqual(['Squire']);
  });

  it('others may act in the meantime, one action at a time [AG1-403] [AG1-404] [AG1-1015]', () => {
    const game = marshaling({ ...stark('Hero', 'Squire') }, { ...lannister(), hand: ['Arrow'] });
    game.choose().by(1, 'Arrow').choose('Hero').until('marshalingWindow');
    expect([game.names(0, 'dead'), game.table.active]).toEqual([['Hero'], 0]);
  });

  it('a card costs its gold; as many as the gold allows; the rest stays [AG1-408] [AG1-409] [AG1-410] [AG1-416]', () => {
    const game = marshaling(
      { ...stark(), gold: 4, hand: ['Plain Knight', 'Squire', 'Thief'] },
      lannister(),
    );
    game.choose('Plain Knight').pass();
    expect([game.player(0).gold, game.card('Plain Knight').knelt]).toEqual([1, false]);
    expect(game.refused('Thief')).toBe('AG1-408');
    game.choose('Squire');
    expect(game.player(0).gold).toBe(0);
  });

  it('cards of another House cost 2 more, neutral ones and those of several Houses do not [AG1-412] [AG1-413] [AG1-817]', () => {
    const cost = (card: string): number => {
      const game = marshaling({ ...stark(), gold: 9, hand: [card] }, lannister());
      return 9 - game.choose(card).player(0).gold;
    };
    expect([cost('Test Wolf'), cost('Test Stag'), cost('Thief'), cost('Both')]).toEqual([
      2, 4, 2, 2,
    ]);
  });

  it('a duplicate costs nothing [AG1-411]', () => {
    const game = marshaling({ ...stark('Test Lord'), gold: 0, hand: ['Test Lord'] }, lannister());
    game.choose('Test Lord');
    expect(game.card('Test Lord').duplicates).toHaveLength(1);
  });

  it('using a card kneels it; a cost that kneels needs a standing card [AG1-417] [AG1-418] [AG1-1140]', () => {
    const game = marshaling(
      { ...stark('House Tully Recruiter'), gold: 2, hand: ['Test Wolf', 'Test Wolf'] },
      lannister(),
    );
    game.choose('House Tully Recruiter');
    expect(game.card('House Tully Recruiter').knelt).toBe(true);
    expect(game.until('action', 0).refused('House Tully Recruiter')).toBe('AG1-1121');
    game.choose('Test Wolf');
    expect(game.player(0).gold).toBe(1); // for one less
    expect(game.until('action', 0).refused('Test Wolf')).toBe('AG1-408'); // used up [AG1-1140]
  });
});

describe('dominance', () => {
  const dominance = at('dominance');

  it('is standing strength plus gold, and gives 1 power for the House [AG1-601] [AG1-602]', () => {
    const game = dominance(
      { ...stark('Squire', { card: 'Giant', knelt: true }), gold: 3 },
      { ...lannister('Plain Knight') },
    );
    expect([game.power(0), game.power(1)]).toEqual([1, 0]); // 1 + 3 against 3
  });

  it('is determined before anybody acts [AG1-603]', () => {
    const game = dominance({ ...stark('Hero'), hand: ['Arrow'] }, lannister('Squire'));
    expect([game.step, game.power(0)]).toEqual(['dominanceWindow/action', 1]);
  });

  it('nobody wins a tie [AG1-604]', () => {
    const game = dominance(stark('Plain Knight'), lannister('Hero'));
    expect([game.power(0), game.power(1)]).toEqual([0, 0]);
  });
});

describe('standing and taxation', () => {
  it('all stand together [AG1-605]', () => {
    const game = at('standing')(
      stark({ card: 'Hero', knelt: true }, { card: 'Court', knelt: true }),
      lannister({ card: 'Squire', knelt: true }),
    );
    expect(['Hero', 'Court', 'Squire'].map((name) => game.card(name).knelt)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('all gold goes back at the start of taxation [AG1-606]', () => {
    const game = at('taxation')({ ...stark(), gold: 3 }, { ...lannister(), gold: 2 });
    expect([game.player(0).gold, game.player(1).gold]).toEqual([0, 0]);
  });

  it('gold can pay for abilities in any phase [AG1-609]', () => {
    const game = at('dominance')(
      { ...stark('Squire'), hand: ['Arrow'] },
      { ...lannister('Healer', 'Hero'), gold: 1 },
    );
    game.until('action', 0).choose('Arrow').choose('Hero');
    game.until('savesAndCancels', 1).choose('Healer').until('action');
    expect([game.isInPlay('Hero'), game.player(1).gold]).toEqual([true, 0]);
  });
});

describe('winning', () => {
  it('with 15 power on House and characters, at once, in whatever phase [AG1-612] [AG1-613]', () => {
    const game = at('challenges')({ ...stark({ card: 'Hero', power: 4 }), power: 9 }, lannister());
    game.attack('power', 1, 'Hero').until('over');
    expect(game.match.result?.winners).toEqual([0]); // 13 + unopposed + renown
    expect(game.table.phase).toBe('challenges');
  });

  it('power on other cards does not count [AG1-612]', () => {
    const game = at('draw')({ ...stark({ card: 'Court', power: 9 }), power: 9 }, lannister());
    expect([game.power(0), game.match.result]).toEqual([9, null]);
    const one = at('draw')({ ...stark({ card: 'Court', power: 1 }), power: 9 }, lannister());
    expect(one.power(0)).toBe(9);
  });

  it('the first player decides where several reach it together [AG1-614]', () => {
    const game = at('dominance', { first: 1 })(
      { ...stark('Bard'), power: 14 },
      { ...lannister(), power: 14 },
      baratheon(),
    );
    expect(game.match.result?.winners).toEqual([0]); // dominance was one player's
    const both = at('draw', { first: 1 })(
      { ...stark(), power: 15 },
      { ...lannister(), power: 15 },
      baratheon(),
    );
    expect([both.step, both.waiting]).toEqual(['whoWins/chooseWinner', [1]]);
    both.choose('0');
    expect(both.match.result?.winners).toEqual([0]);
  });

  it('power of a character that leaves play is lost [AG1-618]', () => {
    const game = at('draw')({ ...stark({ card: 'Hero', power: 3 }), hand: ['Arrow'] }, lannister());
    expect(game.power(0)).toBe(3);
    game.until('drawWindow', 0).choose('Arrow').until('drawWindow');
    expect([game.names(0, 'dead'), game.power(0)]).toEqual([['Hero'], 0]);
  });
});
