import { describe, expect, it } from 'vitest';
import { pack } from '../cards/registry.ts';
import { stark } from './positions.ts';
import { scenario } from './scenario.ts';

/** The order of discard and dead piles: AG2-224, AG2-225, AG2-229, AG2-230. */

/** As long as some card in the decks looks at a pile's order, its owner decides about it. */
const { location } = pack('Test', 'neutral');
location('test:ragpicker', {
  name: ['Ragpicker', 'Lumpensammler'],
  cost: 0,
  readsOrderOf: 'discard',
});

describe('several cards that are discarded at once', () => {
  it('from a hand are stacked by their owner, the last on top [AG2-224] [AG2-225]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        stark({ plot: 'Sneak Attack', play: ['Sansa Stark'] }),
        stark({ hand: ['Ice', 'Summer'], discard: ['Arya Stark'] }),
      ],
    });
    game.attack('intrigue', 1, 'Sansa Stark').until('stackOrder');
    expect(game.waiting).toEqual([1]);
    expect(game.match.questions[0].rule).toBe('AG2-225');
    game.order('Summer', 'Ice');
    expect(game.names(1, 'discard')).toEqual(['Arya Stark', 'Summer', 'Ice']);
  });

  it('are not asked about where no card of the decks looks at the order', () => {
    const game = scenario({
      sets: 'core',
      phase: 'challenges',
      players: [
        stark({ plot: 'Sneak Attack', play: ['Sansa Stark'] }),
        stark({ hand: ['Ice', 'Summer'] }),
      ],
    });
    game.attack('intrigue', 1, 'Sansa Stark');
    expect(game.reaches('stackOrder', 'announceChallenge')).toBe(false);
    expect(game.names(1, 'discard').sort()).toEqual(['Ice', 'Summer']);
  });

  it('from play are stacked by each owner, whoever discards them [AG2-225]', () => {
    const position = (order: string[]) => {
      const game = scenario({
        phase: 'dominance',
        players: [
          stark({ play: ['Varys', { card: 'Arya Stark', owner: 1 }] }),
          stark({ play: ['Tumblestone Knight', 'Direwolf Pup'] }),
        ],
      });
      game.until('interrupts').choose('Varys');
      expect(game.step).toBe('stackPile/stackOrder');
      expect(game.waiting).toEqual([1]);
      return game.order(...order).names(1, 'discard');
    };
    for (const order of [
      ['Arya Stark', 'Tumblestone Knight', 'Direwolf Pup'],
      ['Direwolf Pup', 'Tumblestone Knight', 'Arya Stark'],
    ])
      expect(position(order)).toEqual(order);
  });

  it('from a deck are stacked as well: two that pillage [AG2-225] [AG2-670]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        stark({ play: ["Black Wind's Crew", "Black Wind's Crew"] }),
        stark({ deck: ['Ice', 'Summer'], discard: ['Arya Stark'] }),
      ],
    });
    game.attack('military', 1, "Black Wind's Crew", "Black Wind's Crew").until('stackOrder');
    expect(game.waiting).toEqual([1]);
    game.order('Summer', 'Ice');
    expect(game.names(1, 'discard')).toEqual(['Arya Stark', 'Summer', 'Ice']);
  });

  it('one card of each player is no pile to be ordered [AG2-225]', () => {
    const game = scenario({
      phase: 'dominance',
      players: [stark({ play: ['Varys', 'Arya Stark'] }), stark({ play: ['Tumblestone Knight'] })],
    });
    game.until('interrupts').choose('Varys');
    expect(game.step).not.toContain('stackOrder');
    expect([game.names(0, 'discard'), game.names(1, 'discard')]).toEqual([
      ['Arya Stark'],
      ['Tumblestone Knight'],
    ]);
  });

  it('one card alone goes on top without a question [AG2-224]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [stark({ play: ['Sansa Stark'] }), stark({ hand: ['Ice'], discard: ['Summer'] })],
    });
    game.attack('intrigue', 1, 'Sansa Stark').through('challenge');
    expect(game.names(1, 'discard')).toEqual(['Summer', 'Ice']);
  });
});

describe('several characters that are killed at once', () => {
  it('are stacked by their owner, the last on top [AG2-229] [AG2-230]', () => {
    const greyjoy = stark({ faction: 'greyjoy', play: ['Asha Greyjoy', 'Maester Wendamyr'] });
    const game = scenario({
      phase: 'challenges',
      players: [stark({ plot: 'Sneak Attack', play: ['Robb Stark'] }), greyjoy],
    });
    game.attack('military', 1, 'Robb Stark').until('stackOrder');
    expect(game.match.questions[0].rule).toBe('AG2-230');
    game.order('Asha Greyjoy', 'Maester Wendamyr');
    expect(game.names(1, 'dead')).toEqual(['Asha Greyjoy', 'Maester Wendamyr']);
  });
});
