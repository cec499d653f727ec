import { powerOf } from '@small-council/lcg';
import { overdue } from '@small-council/lcg/always';
import { playRandomly } from '@small-council/lcg/randomPlay';
import { describe, expect, it } from 'vitest';
import { agot2 } from '../game.ts';
import { bearing, martell, stark, targaryen } from './positions.ts';
import { Scenario, scenario } from './scenario.ts';

/** What a rule removes is gone, and who has won has won, before anybody does anything else. */

describe('when plots are revealed', () => {
  it('a character whom the new plot burns is dead before the other plot resolves [AG2-208] [AG2-457] [AG2-474]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        targaryen({ plotDeck: ['Blood of the Dragon'] }),
        stark({
          plotDeck: ['Marched to the Wall'],
          play: ['Winterfell Steward', 'Eddard Stark (Core)'],
        }),
      ],
    });
    expect(game.strength('Winterfell Steward')).toBe(1);
    game.by(0, 'Blood of the Dragon').by(1, 'Marched to the Wall');
    expect(game.step).toBe('initiative/chooseFirstPlayer');
    expect(game.names(1, 'dead')).toEqual(['Winterfell Steward']);
    game.until('plotWindow');
    expect(game.names(1, 'discard')).toEqual(['Eddard Stark']);
  });

  it('also by an effect: the character is dead before the next plot resolves [AG2-208] [AG2-457]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        martell({ plotDeck: ["At Prince Doran's Behest", 'Blood of the Dragon'] }),
        stark({
          plotDeck: ['Marched to the Wall'],
          play: ['Winterfell Steward', 'Eddard Stark (Core)'],
        }),
      ],
    });
    game.by(0, "At Prince Doran's Behest").by(1, 'Marched to the Wall');
    game.until('chooseFirstPlayer').choose('0');
    game.until('whenRevealedOrder');
    game.choose("At Prince Doran's Behest").by(0, 'Blood of the Dragon');
    expect(game.names(1, 'dead')).toEqual(['Winterfell Steward']);
    game.until('plotWindow');
    expect(game.names(1, 'discard')).toEqual(['Eddard Stark']);
  });

  it('a plot that is revealed by an effect is resolved, also where nobody else has one to resolve [AG2-526]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        martell({
          plotDeck: ["At Prince Doran's Behest", 'Marched to the Wall'],
          play: ['Areo Hotah'],
        }),
        stark({ plotDeck: ['A Noble Cause'] }),
      ],
    });
    game.by(0, "At Prince Doran's Behest").by(1, 'A Noble Cause').until('chooseFirstPlayer');
    game.choose('0').ifAsked('choose', 'Marched to the Wall').until('plotWindow');
    expect(game.names(0, 'discard')).toEqual(['Areo Hotah']);
  });

  it('an attachment that only the old plot allowed is gone before the new one resolves [AG2-532] [AG2-1224]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        stark({
          plot: 'Fortified Position',
          plotDeck: ['Confiscation'],
          play: [bearing('Grey Wind', 'Ice')],
        }),
        targaryen({ plotDeck: ['A Noble Cause'] }),
      ],
    });
    expect(game.isInPlay('Ice')).toBe(true);
    game.by(0, 'Confiscation').by(1, 'A Noble Cause');
    expect(game.step).toBe('initiative/chooseFirstPlayer');
    expect(game.names(0, 'discard')).toEqual(['Ice']);
  });

  it('who could not win until now wins at once [AG2-902]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        stark({
          plotDeck: ['Fortified Position'],
          play: [{ card: 'Tycho Nestoris', power: 15 }],
        }),
        targaryen({ plotDeck: ['A Noble Cause'] }),
      ],
    });
    game.by(0, 'Fortified Position').by(1, 'A Noble Cause');
    expect(game.match.result).toMatchObject({ winners: [0], reason: { key: 'end.power' } });
  });
});

describe('an effect that takes the last card of a deck', () => {
  it('ends the game for its player at once [AG2-904] [AG2-910]', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      players: [
        stark({ hand: ['Arya Stark (Core)'], gold: 5, deck: ['Ice'], deckIsAll: true }),
        targaryen(),
      ],
    });
    game.choose('Arya Stark').choose('Arya Stark');
    expect(game.match.result?.winners).toEqual([1]);
  });
});

describe('random matches', () => {
  it.each([
    [2, 40],
    [4, 6],
  ])(
    'never ask anybody while a rule is overdue (%i seats, %i matches) [AG2-457] [AG2-902] [AG2-1224]',
    (seats, matches) => {
      let looked = 0;
      for (let n = 0; n < matches; n++)
        playRandomly(agot2, seats, `overdue ${seats} ${n}`, (match) => {
          const game = new Scenario(match);
          return () => {
            if (game.match.result || game.table.phase === 'setup') return;
            // Which of several conditions kills is a question of the rule itself (AG2-455).
            if (!game.flows.includes('burning')) expect(overdue(game.m)).toEqual([]);
            for (const [seat, { deck, out }] of game.table.players.entries()) {
              if (out) continue;
              looked++;
              const flows = game.flows.join();
              if (!flows.includes('whoWins')) {
                expect(deck.length, 'an empty deck').toBeGreaterThan(0);
                if (!game.find('Tycho Nestoris', seat))
                  expect(powerOf(game.m, seat)).toBeLessThan(15);
              }
            }
          };
        });
      expect(looked).toBeGreaterThan(1000);
    },
  );
});
