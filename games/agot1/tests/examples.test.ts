import { sideStrength } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { at, challenges, lannister, marshaling, stark } from './positions.ts';

/** Chapter 13 of the ledger: the worked examples of the book, with the cards that it names. */

describe('influence', () => {
  const arya = (court: string) =>
    challenges(stark('Arya Stark', court), lannister('Tyrion Lannister', 'Hero')).until(
      'challengesWindow',
      0,
    );

  it('Arya’s ability costs 1: one card with 1 is enough, and of a card with 2 the second point is lost [AG1-1301] [AG1-1302]', () => {
    const one = arya('Court')
      .choose('Arya Stark')
      .choose('Tyrion Lannister')
      .until('challengesWindow');
    expect(one.card('Court').knelt).toBe(true);
    const two = arya('Test Hall').choose('Arya Stark').choose('Tyrion Lannister');
    two.until('challengesWindow', 0);
    expect(two.card('Test Hall').knelt).toBe(true);
    expect(two.refused('Arya Stark')).toBe('AG1-1121'); // nothing is left of it
  });

  it('she gains exactly what was lost, until the end of the phase [AG1-1303]', () => {
    const game = arya('Court').choose('Arya Stark').choose('Hero').until('challengesWindow');
    const keywords = (name: string) =>
      ['stealth', 'renown'].filter((keyword) => game.hasKeyword(name, keyword));
    expect([keywords('Hero'), keywords('Arya Stark')]).toEqual([[], ['renown']]);
    game.until('dominanceWindow');
    expect([keywords('Hero'), keywords('Arya Stark')]).toEqual([['renown'], []]);
  });
});

describe('marshalling', () => {
  it('4 from the plot and 4 from locations are 8 gold; Eddard and Jon Snow leave 1 in the pool [AG1-1304] [AG1-1305] [AG1-1306]', () => {
    const game = at('marshaling')(
      {
        ...stark('Great Keep', 'Great Keep', 'Great Keep', 'Crossroads'),
        hand: ['Eddard Stark', 'Jon Snow'],
      },
      lannister(),
    );
    game.until('marshalingWindow', 0);
    expect(game.player(0).gold).toBe(8);
    game.choose('Eddard Stark').until('marshalingWindow', 0);
    expect(game.player(0).gold).toBe(4);
    game.choose('Jon Snow').until('challengesWindow');
    expect(game.player(0).gold).toBe(1); // neutral: no penalty; it stays in the pool
    game.until('taxationWindow');
    expect(game.player(0).gold).toBe(0); // and goes back in taxation
  });
});

describe('a challenge', () => {
  const raff = (sansa: string | { card: string; duplicates: number } = 'Sansa Stark') =>
    challenges(
      { ...lannister('Raff the Sweetling'), hand: ['Insidious Ways'] },
      stark('Grey Wind', ...([sansa] as string[])),
    )
      .attack('military', 1, 'Raff the Sweetling')
      .defend('Grey Wind')
      .until('defendersWindow', 0);

  it('Raff with 2 against Grey Wind with 4, then 4 against 4 with Insidious Ways: the attacker wins [AG1-1307] [AG1-1308] [AG1-1309] [AG1-1310] [AG1-1323]', () => {
    const game = raff();
    expect([sideStrength(game.m, 'attacker'), sideStrength(game.m, 'defender')]).toEqual([2, 4]);
    game.choose('Insidious Ways').until('defendersWindow');
    expect([sideStrength(game.m, 'attacker'), sideStrength(game.m, 'defender')]).toEqual([4, 4]);
    game.until('claimed').choose('Sansa Stark').until('resolvedWindow');
    expect(game.challenge.result).toMatchObject({ winner: 0, unopposed: false });
    expect([game.power(0), game.names(1, 'dead')]).toEqual([0, ['Sansa Stark']]);
    expect([game.player(0).hand.length, game.player(0).max.drawn?.times]).toEqual([2, 2]);
  });

  it('a duplicate would have saved Sansa [AG1-1312]', () => {
    const game = raff({ card: 'Sansa Stark', duplicates: 1 }).choose('Insidious Ways');
    game.until('claimed').choose('Sansa Stark').untilOffered('duplicate', 1);
    game.choose(game.asked.options[0].id).until('resolvedWindow');
    expect([game.isInPlay('Sansa Stark'), game.names(1, 'dead')]).toEqual([true, []]);
  });
});

describe('gold', () => {
  it('Tyrion draws for 1 gold after intrigue, or after any challenge he took part in [AG1-1313]', () => {
    const won = (type: 'intrigue' | 'power', ...attackers: string[]) =>
      challenges({ ...lannister('Tyrion Lannister', 'Plain Knight'), gold: 1 }, stark()).attack(
        type,
        1,
        ...attackers,
      );
    const offered = (game: ReturnType<typeof won>): boolean =>
      game.offers('Tyrion Lannister', 'resolvedWindow');
    expect(offered(won('intrigue', 'Plain Knight'))).toBe(true);
    expect(offered(won('power', 'Tyrion Lannister'))).toBe(true);
    expect(offered(won('power', 'Plain Knight'))).toBe(false);
    const game = won('intrigue', 'Plain Knight').untilOffered('Tyrion Lannister', 0);
    game.choose('Tyrion Lannister').until('resolvedWindow');
    expect([game.player(0).gold, game.player(0).hand.length]).toEqual([0, 1]);
  });

  it('Littlefinger has as much STR more as there is gold in the pool [AG1-1314]', () => {
    const game = marshaling({ ...lannister('Littlefinger'), gold: 3, hand: ['Squire'] }, stark());
    const before = game.strength('Littlefinger');
    game.choose('Squire').until('marshalingWindow');
    expect(game.strength('Littlefinger')).toBe(before - 1);
  });

  it('with Planning Ahead taxation is skipped and everybody keeps the gold [AG1-611] [AG1-1315]', () => {
    const game = at('standing')(
      { ...stark(), plot: 'Planning Ahead', gold: 3 },
      { ...lannister(), gold: 2 },
    );
    game.until('choosePlots');
    expect([
      game.player(0).gold,
      game.player(1).gold,
      game.facts.includes('fact.goldReturned'),
    ]).toEqual([3, 2, false]);
  });
});

describe('saves, cancels and lasting effects', () => {
  it('Lords of the Narrow Sea is canceled: no effect, played, and the influence stays knelt [AG1-1320]', () => {
    const game = at('draw')(
      { ...stark('Test Hall', 'Court'), hand: ['Paid Knife'] },
      { ...lannister('Hero', 'Squire'), hand: ['No'] },
    );
    game.until('drawWindow', 0).choose('Paid Knife').choose('Test Hall').choose('Hero');
    game.untilOffered('No', 1).choose('No').until('drawWindow');
    expect([game.isInPlay('Hero'), game.card('Test Hall').knelt]).toEqual([true, true]);
    expect([game.names(0, 'discard'), game.player(0).played.length]).toEqual([['Paid Knife'], 1]);
  });

  it('Tyrion with 3, +2 from Insidious Ways and -2 from Poisoned Wine has 3 [AG1-1321]', () => {
    const game = challenges(
      {
        ...lannister(
          { card: 'Tyrion Lannister', attachments: ['Poisoned Wine'] },
          'Cersei Lannister',
        ),
        hand: ['Insidious Ways'],
      },
      stark(),
    );
    expect(game.strength('Tyrion Lannister')).toBe(1);
    game.attack('power', 1, 'Tyrion Lannister', 'Cersei Lannister').until('attackersWindow', 0);
    game.choose('Insidious Ways').choose('Tyrion Lannister').until('attackersWindow');
    expect(game.strength('Tyrion Lannister')).toBe(3);
  });
});
