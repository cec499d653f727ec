import { sideStrength } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { at, challenges, lannister, stark } from './positions.ts';

/** Chapter 5 of the ledger: challenges. */

describe('initiating a challenge', () => {
  it('one of each type a phase, in any order, and any of them may be left out [AG1-502] [AG1-503]', () => {
    const game = challenges(stark('Squire', 'Plain Knight', 'Hero'), lannister());
    game.attack('power', 1, 'Squire').through('challenge').until('announceChallenge');
    expect(game.refused('power:1')).toBe('AG1-502');
    game.attack('military', 1, 'Plain Knight').through('challenge').until('announceChallenge');
    expect(game.refused('military:1')).toBe('AG1-502');
    expect(game.asked.options.map(({ id }) => id)).toEqual(['intrigue:1']);
    game.choose();
    expect(game.table.active).not.toBe(0);
  });

  it('against any opponent, another one each time [AG1-501]', () => {
    const game = challenges(stark('Squire', 'Plain Knight'), lannister(), lannister());
    game.attack('power', 1, 'Squire').through('challenge');
    game.attack('intrigue', 2, 'Plain Knight');
    expect(game.challenge.against).toBe(2);
  });

  it('is over before the next begins, and a player ends all of them before the next player [AG1-504] [AG1-505]', () => {
    const game = challenges(stark('Squire', 'Plain Knight'), lannister('Giant'));
    game.attack('power', 1, 'Squire');
    while (game.table.challenge) {
      expect(game.step).not.toContain('announceChallenge');
      game.choose();
    }
    game.until('announceChallenge');
    expect(game.waiting).toEqual([0]);
    game.choose().until('announceChallenge');
    expect(game.waiting).toEqual([1]);
  });

  it('needs the icon, a standing character, and at least one of them [AG1-104] [AG1-109] [AG1-509] [AG1-510] [AG1-512]', () => {
    const game = challenges(
      stark('Giant', { card: 'Plain Knight', knelt: true }, 'Court'),
      lannister(),
    );
    game.until('announceChallenge');
    expect(game.refused('intrigue:1')).toBe('AG1-512'); // the Giant has no icon, the Knight kneels
    game.choose('power:1');
    expect(game.options).toEqual(['Giant']);
    expect(game.refused('Plain Knight')).toBe('AG1-510');
    game.choose('Giant');
    expect(game.card('Giant').knelt).toBe(true);
  });

  it('announces type and target before attackers, any number of which may be declared [AG1-508] [AG1-509]', () => {
    const game = challenges(stark('Squire', 'Plain Knight', 'Giant'), lannister());
    game.until('announceChallenge').choose('military:1');
    expect([game.step, game.challenge.attackers]).toEqual(['challenge/declareAttackers', []]);
    game.choose('Squire', 'Plain Knight', 'Giant');
    expect(game.challenge.attackers).toHaveLength(3);
  });
});

describe('the steps of a challenge', () => {
  it('are attackers, defenders, resolution, with actions before and after each [AG1-506] [AG1-507] [AG1-1158]', () => {
    const game = challenges(stark('Squire'), lannister('Giant'));
    const windows: string[] = [];
    game.until('announceChallenge');
    const before = game.facts.length;
    game.choose('power:1').choose('Squire');
    while (game.table.challenge) {
      const [flow, step] = game.step.split('/');
      const name = step === 'action' ? flow : step;
      if (windows.at(-1) !== name) windows.push(name);
      game.choose();
    }
    expect(windows).toEqual([
      'attackersWindow',
      'declareDefenders',
      'defendersWindow',
      'resolvedWindow',
    ]);
    expect(game.facts.length).toBeGreaterThan(before);
    expect(game.step).toBe('challengesWindow/action'); // before the next one
  });

  it('the defender declares any number or nobody; who kneels or lacks the icon cannot [AG1-513] [AG1-514]', () => {
    const game = challenges(
      stark('Squire'),
      lannister('Plain Knight', 'Hero', { card: 'Thief', knelt: true }, 'Giant'),
    );
    game.attack('intrigue', 0 + 1, 'Squire').until('declareDefenders');
    expect(game.options).toEqual(['Plain Knight', 'Hero']);
    expect(game.refused('Thief')).toBe('AG1-514');
    expect(game.refused('Giant')).toBe('AG1-514');
    game.choose('Plain Knight', 'Hero');
    expect(['Plain Knight', 'Hero'].map((name) => game.card(name).knelt)).toEqual([true, true]);
  });

  it('icons that are granted count, for attackers and for defenders [AG1-511]', () => {
    const bare = challenges(stark('Giant'), lannister('Giant'));
    bare.until('announceChallenge');
    expect(bare.refused('intrigue:1')).toBe('AG1-512');
    const learned = { card: 'Giant', attachments: ['Eyes'] };
    const game = challenges(stark(learned), lannister(learned));
    game.attack('intrigue', 1, 'Giant').until('declareDefenders');
    expect(game.options).toEqual(['Giant']);
  });

  it('participants are those declared, until they are removed [AG1-532] [AG1-533] [AG1-1146]', () => {
    const game = challenges(
      { ...stark('Plain Knight', 'Squire'), hand: ['Arrow'] },
      lannister('Hero'),
    );
    game.attack('military', 1, 'Plain Knight', 'Squire').defend('Hero');
    expect(sideStrength(game.m, 'attacker')).toBe(4);
    game.by(0, 'Arrow').choose('Squire').until('defendersWindow');
    expect(sideStrength(game.m, 'attacker')).toBe(3);
    expect(game.challenge.attackers).toHaveLength(1);
  });
});

describe('the winner', () => {
  it('is the side with the higher total [AG1-516] [AG1-517]', () => {
    const game = challenges(stark('Plain Knight', 'Squire'), lannister('Giant'));
    game.attack('military', 1, 'Plain Knight', 'Squire').defend('Giant').until('resolvedWindow');
    expect(game.challenge.result).toMatchObject({
      winner: 1,
      loser: 0,
      attacking: 4,
      defending: 6,
    });
  });

  it('is the attacker where both are equal, if it is at least 1 [AG1-518] [AG1-519] [AG1-521]', () => {
    const equal = challenges(stark('Plain Knight'), lannister('Hero'));
    equal.attack('power', 1, 'Plain Knight').defend('Hero').until('resolvedWindow');
    expect(equal.challenge.result?.winner).toBe(0);
    const nothing = challenges(
      { ...stark('Nobody'), power: 0 },
      { ...lannister('Hero'), power: 3 },
    );
    nothing.attack('power', 1, 'Nobody').until('resolvedWindow');
    expect(nothing.challenge.result?.winner).toBe(-1);
    expect(nothing.power(1)).toBe(3); // nobody wins, and there is no claim
  });

  it('needs a participant, whatever its bonuses [AG1-520] [AG1-735]', () => {
    const game = challenges(
      { ...stark('Nobody'), title: 'Crown Regent' },
      { ...lannister(), title: 'Master of Coin' },
      { ...lannister(), title: 'Master of Laws' },
    );
    game.attack('power', 1, 'Nobody').until('defendersWindow');
    expect(sideStrength(game.m, 'attacker')).toBe(3);
    expect(sideStrength(game.m, 'defender')).toBe(0);
  });
});

describe('claim', () => {
  it('is inflicted when the attacker wins, as much as his plot says [AG1-522]', () => {
    const game = challenges(
      { ...stark('Giant'), plot: 'Harsh' },
      { ...lannister(), hand: ['Arrow', 'Curse', 'Letters'] },
    );
    game.attack('power', 1, 'Giant').through('challenge');
    expect(game.power(0)).toBe(1); // unopposed only: there was no power to take
    const intrigue = challenges(
      { ...stark('Plain Knight'), plot: 'Harsh' },
      { ...lannister(), hand: ['Arrow', 'Curse', 'Letters'] },
    );
    intrigue.attack('intrigue', 1, 'Plain Knight').through('challenge');
    expect(intrigue.player(1).hand).toHaveLength(1);
  });

  it('of a military challenge kills so many own characters that the loser chooses [AG1-523] [AG1-524] [AG1-525]', () => {
    const game = challenges(
      { ...stark('Giant'), plot: 'Harsh' },
      lannister('Plain Knight', 'Squire', 'Hero'),
    );
    game.attack('military', 1, 'Giant').defend('Hero').until('claimed');
    expect(game.waiting).toEqual([1]);
    expect(game.options).toEqual(['Plain Knight', 'Squire', 'Hero']); // participating or not
    game.choose('Plain Knight', 'Squire').through('challenge');
    expect(game.names(1, 'dead').sort()).toEqual(['Plain Knight', 'Squire']);
    expect(game.isInPlay('Hero')).toBe(true);
  });

  it('a saved character is not replaced by another, nor chosen twice [AG1-526]', () => {
    const game = challenges(
      { ...stark('Giant'), plot: 'Quiet' },
      { ...lannister('Healer', 'Squire'), gold: 2 },
    );
    game.attack('military', 1, 'Giant').until('claimed').choose('Squire');
    game.until('savesAndCancels', 1).choose('Healer').through('challenge');
    expect(['Healer', 'Squire'].map((name) => game.isInPlay(name))).toEqual([true, true]);
  });

  it('of an intrigue challenge discards at random from the hand [AG1-527]', () => {
    const game = challenges(stark('Plain Knight'), { ...lannister(), hand: ['Arrow', 'Curse'] });
    game.attack('intrigue', 1, 'Plain Knight').through('challenge');
    expect([game.player(1).hand.length, game.player(1).discard.length]).toEqual([1, 1]);
  });

  it('of a power challenge moves power from House to House, never from characters [AG1-528] [AG1-529]', () => {
    const game = challenges(
      { ...stark('Giant'), plot: 'Harsh' },
      { ...lannister({ card: 'Hero', power: 3, knelt: true }), power: 1 },
    );
    game.attack('power', 1, 'Giant').through('challenge');
    expect(game.table.cards[game.player(0).faction].power).toBe(2); // 1 claimed, 1 unopposed
    expect(game.card('Hero').power).toBe(3);
  });

  it('is not inflicted where the defender wins, though he has won [AG1-530] [AG1-531]', () => {
    const game = challenges({ ...stark('Squire'), power: 2 }, lannister('Hero', 'Bard'));
    game.attack('power', 1, 'Squire').defend('Hero').until('responses', 1);
    expect(game.options).toEqual(['Bard']);
    game.choose('Bard').through('challenge');
    expect(game.power(0)).toBe(2);
    expect(game.power(1)).toBe(2); // the Bard's, and the Hero's renown
  });
});

describe('an unopposed challenge', () => {
  it('is won against a total of 0, and gives 1 power for the House on top of everything [AG1-515] [AG1-534] [AG1-535]', () => {
    const alone = challenges(stark('Giant'), { ...lannister(), power: 1 });
    alone.attack('power', 1, 'Giant').through('challenge');
    expect(alone.table.cards[alone.player(0).faction].power).toBe(2);
    const weak = challenges(stark('Giant'), lannister('Nobody'));
    weak.attack('power', 1, 'Giant').defend('Nobody').through('challenge');
    expect(weak.power(0)).toBe(1); // defended, but with nothing
    const opposed = challenges(stark('Giant'), lannister('Squire'));
    opposed.attack('power', 1, 'Giant').defend('Squire').through('challenge');
    expect(opposed.power(0)).toBe(0);
  });

  it('the dominance phase begins after all have finished [AG1-536]', () => {
    const game = at('challenges')(stark('Squire'), lannister('Squire'));
    game.until('dominanceWindow');
    expect(game.table.phase).toBe('dominance');
  });
});

describe('the resolution', () => {
  it('is winner, claim, other power, keywords; Responses to it come afterwards [AG1-1133]', () => {
    const game = challenges(stark('Hero', 'Bard'), { ...lannister('Squire'), power: 2 });
    game.attack('power', 1, 'Hero', 'Bard').until('responses', 0);
    expect(game.options).toEqual(['Bard']);
    const { power } = game.table.cards[game.player(0).faction];
    expect([power, game.card('Hero').power]).toEqual([2, 1]); // claim and unopposed, then renown
    game.choose('Bard');
    expect(game.power(0)).toBe(4);
  });
});
