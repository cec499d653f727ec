import { describe, expect, it } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../position.ts';
import { duplicateOf, mayControl, mayEnter } from '../rules/uniqueness.ts';
import { scenario } from './scenario.ts';

/** Zones, ownership, uniqueness, duplicates, attachments, tokens: chapters 2 and 12. */

const stark = (more: Partial<PlayerSpec> = {}): PlayerSpec => ({
  faction: 'stark',
  plot: 'Calling the Banners',
  ...more,
});

const two = (
  phase: PositionSpec['phase'],
  mine: Partial<PlayerSpec> = {},
  theirs: Partial<PlayerSpec> = {},
  more: Partial<PositionSpec> = {},
) => scenario({ phase, players: [stark(mine), stark(theirs)], ...more });

const marshaling = (mine: Partial<PlayerSpec>, theirs: Partial<PlayerSpec> = {}) =>
  two('marshaling', { gold: 20, ...mine }, theirs, { active: 0 });

/** Grey Wind of the second player kills somebody weak. */
const killing = (victim: PlayerSpec['play'], more: Partial<PlayerSpec> = {}) =>
  two('challenges', { play: victim, ...more }, { play: ['Grey Wind', 'Robb Stark'] }, { first: 1 });

describe('in play and out of play', () => {
  it('are different places [AG2-201] [AG2-202] [AG2-203] [AG2-204]', () => {
    const game = marshaling({ hand: ['Tumblestone Knight'] });
    expect(game.find('Tumblestone Knight')).toBeUndefined();
    game.choose('Tumblestone Knight');
    expect(game.card('Tumblestone Knight').zone).toBe('play');
    expect(game.card('House Stark', 0).zone).toBe('faction');
    expect(game.card('Calling the Banners', 0).zone).toBe('plot');
  });

  it('a card that leaves play loses its tokens, duplicates and attachments at the same moment [AG2-217] [AG2-218] [AG2-219] [AG2-221] [AG2-1223] [AG2-1257]', () => {
    const game = killing([
      {
        card: 'Bran Stark',
        power: 2,
        duplicates: 2,
        tokens: { poison: 1 },
        attachments: ['Little Bird'],
      },
    ]);
    game.choose('Grey Wind');
    game.until('challengesWindow'); // nobody saves him
    expect(game.card('Bran Stark')).toMatchObject({
      zone: 'dead',
      power: 0,
      tokens: null,
      duplicates: [],
    });
    expect(game.names(0, 'discard')).toEqual(['Bran Stark', 'Bran Stark']);
    expect(game.names(0, 'hand')).toEqual(['Little Bird']);
  });

  it('lasting effects on it end, also if it comes back [AG2-220]', () => {
    const game = two(
      'challenges',
      { play: ['Direwolf Pup', 'Summer'], hand: ['For the North!'] },
      { play: ['Grey Wind', 'Robb Stark'] },
    );
    game
      .attack('military', 1, 'Direwolf Pup', 'Summer')
      .by(0, 'For the North!')
      .choose('Direwolf Pup');
    expect(game.table.lasting[0].cards).toEqual([game.card('Direwolf Pup').id]);
    expect(game.strength('Direwolf Pup')).toBe(4);
  });

  it('discarded and killed cards lie faceup on top of their owner’s piles [AG2-222] [AG2-224] [AG2-226] [AG2-227] [AG2-229]', () => {
    const game = killing(['Winterfell Steward'], { dead: ['Sansa Stark'], discard: ['Ice'] });
    game.choose('Grey Wind');
    expect(game.names(0, 'dead')).toEqual(['Sansa Stark', 'Winterfell Steward']);
    expect(game.names(0, 'discard')).toEqual(['Ice']);
  });

  it('faction cards never leave play, and hold power [AG2-206]', () => {
    const game = two('dominance', { gold: 1 });
    expect(game.card('House Stark', 0)).toMatchObject({ zone: 'faction', power: 1 });
  });
});

describe('ownership and control', () => {
  it('cards enter play under their owner’s control [AG2-239] [AG2-240]', () => {
    const game = marshaling({ hand: ['Tumblestone Knight'] });
    game.choose('Tumblestone Knight');
    expect(game.card('Tumblestone Knight')).toMatchObject({ owner: 0, controller: 0 });
  });

  it('a card goes to its owner’s piles, whoever controls it [AG2-241] [AG2-243] [AG2-1258]', () => {
    const game = killing([{ card: 'Winterfell Steward', owner: 1 }]);
    game.choose('Grey Wind');
    expect(game.names(1, 'dead')).toEqual(['Winterfell Steward']);
    expect(game.names(0, 'dead')).toEqual([]);
  });
});

describe('unique cards', () => {
  it('are one a player; several players may have their own [AG2-249] [AG2-250] [AG2-261]', () => {
    const game = two(
      'challenges',
      { play: ['Robb Stark', 'Tumblestone Knight', 'Tumblestone Knight'] },
      { play: ['Robb Stark'] },
    );
    expect(game.names(0, 'play')).toHaveLength(3);
    expect(game.isInPlay('Robb Stark', 1)).toBe(true);
  });

  it('cannot be marshaled with a copy in the dead pile [AG2-253] [AG2-1204]', () => {
    const game = marshaling({ hand: ['Robb Stark', 'Sansa Stark'], dead: ['Robb Stark'] });
    expect(game.refused('Robb Stark')).toBe('AG2-253');
    expect(game.options).toContain('Sansa Stark');
  });

  it('a copy in the dead pile forbids a duplicate, too [AG2-1204] [AG2-1217]', () => {
    const game = marshaling({ hand: ['Robb Stark'], play: ['Robb Stark'], dead: ['Robb Stark'] });
    expect(game.refused('Robb Stark')).toBe('AG2-253');
  });

  it('the only copy may enter play from the dead pile itself; with another copy there, none [AG2-254] [AG2-255] [AG2-1069]', () => {
    const one = two('challenges', { dead: ['Robb Stark'] });
    const [robb] = one.player(0).dead;
    expect(mayEnter(one.m, 0, '01146', 0, robb)).toBe(true);
    const both = two('challenges', { dead: ['Robb Stark', 'Robb Stark'] });
    expect(mayEnter(both.m, 0, '01146', 0, both.player(0).dead[0])).toBe(false);
  });

  it('of an opponent cannot enter while a copy of either is in play or dead [AG2-256] [AG2-257]', () => {
    const mine = two('challenges', { play: ['Robb Stark'] });
    expect(mayEnter(mine.m, 0, '01146', 1)).toBe(false);
    const theirs = two('challenges', {}, { play: ['Robb Stark'] });
    expect(mayEnter(theirs.m, 0, '01146', 1)).toBe(false);
    const dead = two('challenges', {}, { dead: ['Robb Stark'] });
    expect(mayEnter(dead.m, 0, '01146', 1)).toBe(false);
    const free = two('challenges');
    expect(mayEnter(free.m, 0, '01146', 1)).toBe(true);
  });

  it('controlled but not owned: nobody of the two brings another copy in [AG2-258] [AG2-260] [AG2-1067] [AG2-1068] [AG2-1203]', () => {
    const game = two('challenges', { play: [{ card: 'Robb Stark', owner: 1 }] });
    for (const seat of [0, 1]) {
      expect(mayEnter(game.m, seat, '01146', seat)).toBe(false);
      expect(duplicateOf(game.m, seat, '01146')).toBeNull();
    }
  });

  it('cannot be taken while one has a copy, in play or dead [AG2-252] [AG2-253] [AG2-259]', () => {
    const game = two(
      'challenges',
      { play: ['Robb Stark'] },
      { play: ['Robb Stark', 'Sansa Stark'] },
    );
    expect(mayControl(game.m, 0, game.card('Robb Stark', 1))).toBe(false);
    expect(mayControl(game.m, 0, game.card('Sansa Stark', 1))).toBe(true);
    const dead = two('challenges', { dead: ['Sansa Stark'] }, { play: ['Sansa Stark'] });
    expect(mayControl(dead.m, 0, dead.card('Sansa Stark', 1))).toBe(false);
  });

  it('are known by their title: another version is a copy [AG2-247] [AG2-809] [AG2-1212]', () => {
    const game = marshaling({ play: ['Eddard Stark (Core)'], hand: ['Eddard Stark (WotN)'] });
    game.choose('Eddard Stark');
    expect(game.card('Eddard Stark').code).toBe('01144');
    expect(game.card('Eddard Stark').duplicates).toEqual([{ code: '03003', facedown: false }]);
  });
});

describe('duplicates', () => {
  const doubled = (duplicates: number) => killing([{ card: 'Bran Stark', duplicates }]);

  it('are discarded to save the card above them [AG2-1201] [AG2-1205] [AG2-450]', () => {
    const game = doubled(1);
    game.choose('Grey Wind');
    expect(game.step).toBe('wouldInterrupts/opportunity');
    expect(game.waiting).toEqual([0]);
    game.choose(game.asked.options[0].id);
    expect(game.isInPlay('Bran Stark')).toBe(true);
    expect(game.card('Bran Stark').duplicates).toEqual([]);
    expect(game.names(0, 'discard')).toEqual(['Bran Stark']);
    expect(game.names(0, 'dead')).toEqual([]);
  });

  it('need not be used [AG2-302]', () => {
    const game = doubled(1);
    game.choose('Grey Wind').pass();
    expect(game.names(0, 'dead')).toEqual(['Bran Stark']);
  });

  it('may be any number [AG2-1211]', () => {
    const game = marshaling({
      play: [{ card: 'Robb Stark', duplicates: 2 }],
      hand: ['Robb Stark'],
    });
    game.choose('Robb Stark');
    expect(game.card('Robb Stark').duplicates).toHaveLength(3);
  });

  it('are no attachments, and have no text, title or traits of their own [AG2-1209] [AG2-1210]', () => {
    const game = two('challenges', { play: [{ card: 'Summer', duplicates: 1 }, 'Direwolf Pup'] });
    expect(game.card('Summer').attachments).toEqual([]);
    expect(game.strength('Direwolf Pup')).toBe(2); // one other Direwolf
  });

  it('go back to nobody: a card is not exchanged for its duplicate [AG2-1213]', () => {
    const game = doubled(1);
    const { id } = game.card('Bran Stark');
    game.choose('Grey Wind').choose(game.asked.options[0].id);
    expect(game.card('Bran Stark').id).toBe(id);
  });

  it('a limited card as a duplicate uses up the limited card of the round [AG2-1215] [AG2-1216] [AG2-1017] [AG2-1018]', () => {
    expect(
      marshaling({ hand: ['The Roseroad', 'The Kingsroad'] })
        .by(0, 'The Roseroad')
        .by(1)
        .refused('The Kingsroad'),
    ).toBe('AG2-683');
  });
});

describe('limited', () => {
  it('is one card a round [AG2-683] [AG2-685]', () => {
    const game = marshaling({ hand: ['Heart Tree Grove', 'The Roseroad'] });
    game.by(0, 'Heart Tree Grove').by(1);
    expect(game.refused('The Roseroad')).toBe('AG2-683');
  });

  it('starts again in the next round [AG2-683]', () => {
    const game = marshaling({ hand: ['Heart Tree Grove', 'The Roseroad'] });
    game.by(0, 'Heart Tree Grove').until('choosePlots').until('marshalingWindow', 0);
    while (game.table.active !== 0) game.pass();
    expect(game.options).toContain('The Roseroad');
  });
});

describe('attachments', () => {
  it('stay under their controller’s control on another’s card, and kneel for themselves [AG2-1225] [AG2-1226]', () => {
    const game = two(
      'challenges',
      { play: [{ card: 'Robb Stark', attachments: [{ card: 'Ice', owner: 1, knelt: true }] }] },
      {},
    );
    expect(game.card('Ice').controller).toBe(1);
    expect(game.card('Robb Stark').knelt).toBe(false);
    expect(game.card('Ice').knelt).toBe(true);
  });

  it('may be as many as one likes [AG2-1222]', () => {
    const game = two('challenges', {
      play: [
        {
          card: 'Robb Stark',
          attachments: ['Ice', 'Little Bird', "Syrio's Training", 'Noble Lineage'],
        },
      ],
    });
    expect(game.card('Robb Stark').attachments).toHaveLength(4);
  });

  it('are not for characters without attachments [AG2-686]', () => {
    const game = marshaling({ play: ['Grey Wind'], hand: ["Syrio's Training"] });
    expect(game.refused("Syrio's Training")).toBe('AG2-1220');
  });

  it('"except Weapon" allows weapons alone [AG2-688]', () => {
    const game = marshaling({
      play: ['Braided Warrior'],
      hand: ["Syrio's Training", "Widow's Wail"],
    });
    expect(game.options).toContain("Widow's Wail");
    expect(game.refused("Syrio's Training")).toBe('AG2-1220');
  });
});

describe('kneeling and standing', () => {
  it('a knelt card cannot be knelt again [AG2-272] [AG2-273]', () => {
    const game = two(
      'challenges',
      { play: [{ card: 'Grey Wind', knelt: true }] },
      { play: ['Winterfell Steward'] },
    );
    expect(game.refused('Grey Wind')).toBe('AG2-311');
  });
});
