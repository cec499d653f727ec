import { describe, expect, it } from 'vitest';
import { scenario } from './scenario.ts';

/** Lannister challenges Stark, Baratheon looks on: the encounter of the book's worked example. */
const lannisterAgainstStark = () =>
  scenario({
    challenger: 'lannister',
    events: ['stark'],
    players: {
      lannister: {
        leader: 'cersei',
        sheet: 0,
        power: { jaime: 5, tyrion: 4, tywin: 4, joffrey: 4 },
        hand: ['h12', 'h1', 'truce', 'tyrion'],
      },
      stark: {
        leader: 'eddard',
        sheet: 0,
        power: { robb: 2, arya: 4, catelyn: 4, bran: 4 },
        hand: ['h10', 'h20', 'truce', 'robb'],
      },
      baratheon: {
        leader: 'stannis',
        sheet: 0,
        power: { melisandre: 4, davos: 4, selyse: 4, shireen: 4 },
        hand: ['h3'],
      },
    },
  });

describe('Hostility', () => {
  it('the book: 12 and 5 against 10 and 2 and 4, 17 to 16; losers lose half, each onto its own sheet [IT-420, IT-413, IT-414, IT-415, IT-421, IT-522, IT-523]', () => {
    const game = lannisterAgainstStark().commit('jaime', 'robb').until('offer');
    game.say('baratheon', 'defender:davos').say('stark', 'accept');
    game.put({ lannister: 'h12', stark: 'h10' }).until('hostageFrom');

    expect(game.told('spectator', 'fact.totals')[0].params).toEqual({
      challenger: 17,
      defender: 16,
    });
    expect(game.encounter.winner).toBe('challenger');
    expect([game.power('robb'), game.power('davos'), game.power('jaime')]).toEqual([1, 2, 5]);
    expect([game.player('stark').sheet, game.player('baratheon').sheet]).toEqual([1, 2]);
    expect(game.influence('lannister', 'stark')).toBe(1);
  });

  it('the one hostage is taken from Stark or from Baratheon, not from both [IT-422, IT-527]', () => {
    const game = lannisterAgainstStark().commit('jaime', 'robb').until('offer');
    game.say('baratheon', 'defender:davos').say('stark', 'accept');
    game.put({ lannister: 'h12', stark: 'h10' }).until('hostageFrom');

    expect(game.asked('lannister').rule).toBe('IT-527');
    expect(game.options('lannister')).toEqual([
      `${game.seat('stark')}`,
      `${game.seat('baratheon')}`,
    ]);
    game.say('lannister', `${game.seat('baratheon')}`).say('lannister', 'hand');
    expect(game.player('lannister').hostages.map(({ card }) => card)).toEqual(['baratheon:h3']);
    game.untilNextTurn();
    expect(game.player('lannister').hostages).toHaveLength(1);
  });
});
