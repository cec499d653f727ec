import { describe, expect, it } from 'vitest';
import { at, baratheon, challenges, lannister, marshaling, stark } from './positions.ts';

/** Chapter 10 of the ledger, and its rulings on timing: actions, passives, Responses, lasting effects. */

const draw = at('draw');

describe('actions', () => {
  it('events and abilities only at the time on the card; any phase where it says so [AG1-114] [AG1-115] [AG1-1002] [AG1-1003]', () => {
    const game = draw({ ...stark('Squire', 'Hero'), hand: ['Battle Cry', 'Arrow'] }, lannister());
    game.until('drawWindow', 0);
    expect(game.refused('Battle Cry')).toBe('AG1-1002');
    game.choose('Arrow').choose('Hero').until('challengesWindow', 0);
    expect(game.names(0, 'dead')).toEqual(['Hero']); // resolved at once
    game.choose('Battle Cry').until('challengesWindow');
    expect([game.power(0), game.names(0, 'discard')]).toEqual([1, ['Arrow', 'Battle Cry']]); // [AG1-115]
  });

  it('one is over before the next begins [AG1-1012] [AG1-1014]', () => {
    const game = draw(
      { ...stark('Squire', 'Hero'), hand: ['Arrow'] },
      { ...lannister(), hand: ['Arrow'] },
    );
    game.until('drawWindow', 0).choose('Arrow').choose('Hero');
    while (game.step !== 'drawWindow/action') {
      expect(game.asked.options.some(({ id }) => game.codeOfId(1, id) === 'test:arrow')).toBe(
        false,
      );
      game.choose();
    }
    expect([game.names(0, 'dead'), game.waiting]).toEqual([['Hero'], [1]]);
  });

  it('need a cost that can be paid and a target [AG1-1121]', () => {
    const game = draw({ ...stark(), hand: ['Arrow', 'Bribe'] }, lannister());
    game.until('drawWindow', 0);
    expect([game.refused('Arrow'), game.refused('Bribe')]).toEqual(['AG1-1121', 'AG1-1121']);
  });
});

describe('passive abilities', () => {
  it('act by themselves, before Responses [AG1-1019] [AG1-1020] [AG1-1034] [AG1-1120]', () => {
    const game = draw({ ...stark('Martyr', 'Squire'), hand: ['Arrow'] }, lannister('Mourner'));
    game.until('drawWindow', 0).choose('Arrow').choose('Martyr').until('responses', 0);
    expect([game.power(1), game.options]).toEqual([1, ['Martyr']]); // nobody was asked about the Mourner
  });

  it('several at once: the first player says in which order [AG1-316]', () => {
    const game = at('draw', { first: 1 })(
      { ...stark('Squire', 'Hero', 'Mourner'), hand: ['Arrow'] },
      lannister('Mourner'),
    );
    game.until('drawWindow', 0).choose('Arrow').choose('Hero').until('forcedOrder');
    expect(game.waiting).toEqual([1]);
  });

  it('what counts the pool follows it at once [AG1-610]', () => {
    const game = draw(
      { ...stark('Miser', 'Healer', 'Hero'), gold: 3, hand: ['Arrow'] },
      lannister(),
    );
    expect(game.strength('Miser')).toBe(4);
    game.until('drawWindow', 0).choose('Arrow').choose('Hero').untilOffered('Healer', 0);
    game.choose('Healer').until('drawWindow');
    expect(game.strength('Miser')).toBe(3);
  });
});

describe('Responses', () => {
  it('only when what they wait for occurs, and before the next action [AG1-1013] [AG1-1021] [AG1-1022]', () => {
    const game = challenges(stark('Bard', 'Giant'), lannister('Squire'));
    expect(game.offers('Bard', 'announceChallenge')).toBe(false);
    game.attack('power', 1, 'Giant').untilOffered('Bard', 0);
    expect(game.step).toBe('responses/opportunity');
    expect(game.flows).toContain('resolution');
  });

  it('after an action from the left of who acts [AG1-1023]', () => {
    const mourn = { ...lannister('Herald of Death') };
    const game = at('draw')(
      { ...stark('Squire', 'Hero', 'Herald of Death') },
      { ...mourn, hand: ['Arrow'] },
      { ...baratheon('Herald of Death') },
    );
    game.until('drawWindow', 1).choose('Arrow').choose('Hero');
    const asked: number[] = [];
    game.until('responses');
    while (game.step === 'responses/opportunity') {
      asked.push(game.waiting[0]);
      game.choose();
    }
    expect(asked).toEqual([2, 0, 1]);
  });

  it('to what the game itself does from the first player [AG1-1124]', () => {
    const game = at('challenges', { first: 1 })(
      stark('Gracious Loser'),
      lannister('Giant', 'Bard'),
    );
    game.attack('power', 0, 'Giant').until('responses');
    expect(game.waiting).toEqual([1]);
  });

  it('go round until all have passed, each once for an event [AG1-1125]', () => {
    const game = challenges(stark('Bard', 'Bard', 'Giant'), lannister());
    game.attack('power', 1, 'Giant').untilOffered('Bard', 0).choose('Bard');
    expect(game.options).toEqual(['Bard']); // the other copy
    game.choose('Bard').through('challenge');
    expect(game.power(0)).toBe(3);
  });

  it('are sequences of their own [AG1-1155]', () => {
    const game = draw(
      { ...stark('Squire', 'Hero'), hand: ['Arrow'] },
      { ...lannister('Avenging Brother'), hand: [] },
    );
    game.until('drawWindow', 0).choose('Arrow').choose('Hero').untilOffered('Avenging Brother', 1);
    game.choose('Avenging Brother').until('drawWindow');
    expect(game.names(0, 'dead').sort()).toEqual(['Hero', 'Squire']);
  });
});

describe('saves and cancels', () => {
  it('alone come before what happens [AG1-1024]', () => {
    const game = draw(
      { ...stark('Squire', 'Hero'), hand: ['Arrow'] },
      { ...lannister('Healer', 'Martyr'), gold: 1 },
    );
    game.until('drawWindow', 0).choose('Arrow').choose('Martyr').untilOffered('Healer', 1);
    expect([game.step, game.isInPlay('Martyr')]).toEqual(['savesAndCancels/opportunity', true]);
    expect(game.options).toEqual(['Healer']); // not the Martyr, who waits for the death
  });

  it('a save keeps the card; the costs of both sides stay paid [AG1-1028] [AG1-1029] [AG1-1126]', () => {
    const game = draw(
      { ...stark('Squire', 'Court', 'Court'), hand: ['Paid Knife'] },
      { ...lannister('Healer', 'Hero', 'Mourner'), gold: 1 },
    );
    game.until('drawWindow', 0).choose('Paid Knife').choose('Court', 'Court').choose('Hero');
    game.untilOffered('Healer', 1).choose('Healer').until('drawWindow');
    expect(game.isInPlay('Hero')).toBe(true);
    expect([game.player(1).gold, game.card('Court').knelt]).toEqual([0, true]);
    expect(game.power(1)).toBe(0); // nobody has died for the Mourner
  });

  it('a canceled event has no effect, counts as played, and its costs stay paid [AG1-1025] [AG1-1026] [AG1-1027]', () => {
    const game = draw(
      { ...stark('Court', 'Court'), hand: ['Bribe'] },
      { ...lannister('Hero', 'Squire'), hand: ['No'] },
    );
    game.until('drawWindow', 0).choose('Bribe').choose('Court', 'Court').choose('Hero');
    game.untilOffered('No', 1).choose('No').until('drawWindow');
    expect([game.power(0), game.card('Court').knelt]).toEqual([0, true]);
    expect([game.names(0, 'discard'), game.player(0).played.length]).toEqual([['Bribe'], 1]);
  });
});

describe('cards that leave', () => {
  it('are in play until the sequence is over: their own abilities can answer, nothing removes them twice [AG1-1122] [AG1-1123]', () => {
    const game = draw({ ...stark('Martyr', 'Squire'), hand: ['Arrow'] }, lannister());
    game.until('drawWindow', 0).choose('Arrow').choose('Martyr').untilOffered('Martyr', 0);
    expect([game.isInPlay('Martyr'), game.names(0, 'dead')]).toEqual([true, []]);
    expect(game.card('Martyr').leaving).toBe('dead');
    const hand = game.player(0).hand.length;
    game.choose('Martyr').until('drawWindow');
    expect([game.names(0, 'dead'), game.player(0).hand.length]).toEqual([['Martyr'], hand + 1]);
  });

  it('reach their piles together, and their owner’s [AG1-1123] [AG1-1141]', () => {
    const game = draw(
      { ...stark({ card: 'Hero', owner: 1 }, 'Squire'), hand: ['Arrow'] },
      lannister(),
    );
    game.until('drawWindow', 0).choose('Arrow').choose('Hero').until('drawWindow');
    expect([game.names(0, 'dead'), game.names(1, 'dead')]).toEqual([[], ['Hero']]);
  });
});

describe('the draw cap', () => {
  it('three cards a round by effects; what is more is not drawn [AG1-1009] [AG1-1010] [AG1-1132]', () => {
    const game = draw({ ...stark(), hand: ['Letters', 'Letters', 'Letters'] }, lannister());
    expect(game.player(0).hand).toHaveLength(5); // the two of the phase do not count
    game.until('drawWindow', 0).choose('Letters').until('drawWindow', 0).choose('Letters');
    game.until('drawWindow', 0);
    expect(game.player(0).hand).toHaveLength(6); // 5 - 2 played + 2 + 1
    expect(game.refused('Letters')).toBe('AG1-1121');
  });

  it('is only about drawing [AG1-1011]', () => {
    const game = draw({ ...stark(), hand: ['Letters', 'Letters', 'Recall'] }, lannister('Hero'));
    game.until('drawWindow', 0).choose('Letters').until('drawWindow', 0).choose('Letters');
    game.until('drawWindow', 0).choose('Recall').until('drawWindow');
    expect(game.player(1).hand).toHaveLength(3); // taken back, not drawn
  });
});

describe('lasting effects', () => {
  it('outlive what made them, add up, and are never below 0 [AG1-1030] [AG1-1031] [AG1-1032]', () => {
    const game = draw(
      { ...stark('Hero', 'Squire'), hand: ['Raised Banner', 'Curse'] },
      lannister(),
    );
    game.until('drawWindow', 0).choose('Raised Banner').choose('Hero').until('drawWindow', 0);
    expect(game.strength('Hero')).toBe(5);
    game.choose('Curse').choose('Hero').until('drawWindow');
    expect(game.strength('Hero')).toBe(1);
    game.until('marshalingWindow');
    expect(game.strength('Hero')).toBe(3); // until the end of the phase
  });

  it('are summed afresh: a floor of 0 is not carried over [AG1-1033]', () => {
    const game = draw(
      { ...stark('Squire', 'Hero'), hand: ['Curse', 'Raised Banner'] },
      lannister(),
    );
    game.until('drawWindow', 0).choose('Curse').choose('Squire').until('drawWindow', 0);
    expect(game.strength('Squire')).toBe(0); // 1 - 4
    game.choose('Raised Banner').choose('Squire').until('drawWindow');
    expect(game.strength('Squire')).toBe(0); // 1 - 4 + 2, not 0 + 2
  });
});

describe('in play', () => {
  it('plots, agendas, hands, decks and piles are not; the House card is [AG1-1004] [AG1-1005] [AG1-1006] [AG1-1007] [AG1-121]', () => {
    const game = draw({ ...stark('Hero'), agenda: 'Creed', dead: ['Squire'] }, lannister());
    const zones = ['Hero', 'Quiet', 'Creed', 'Squire'].map((name) => game.card(name).zone);
    expect(zones).toEqual(['play', 'plot', 'agenda', 'dead']);
    expect(game.player(0).play).toHaveLength(1);
  });

  it('an agenda acts all game long [AG1-118] [AG1-119] [AG1-120]', () => {
    const game = draw({ ...stark('Hero'), agenda: 'Creed' }, lannister('Hero'));
    expect(game.strength('Hero', 0)).toBe(4);
    game.until('choosePlots');
    expect(game.strength('Hero', 0)).toBe(4);
  });

  it('removed cards are gone for good [AG1-1008]', () => {
    const game = draw(
      { ...stark('Squire', 'Test Lord'), hand: ['Exile', 'Test Lord'], gold: 9 },
      lannister(),
    );
    game.until('drawWindow', 0).choose('Exile').choose('Test Lord').until('marshalingWindow', 0);
    expect(game.names(0, 'removed')).toEqual(['Test Lord']);
    game.choose('Test Lord');
    expect(game.names(0, 'play')).toContain('Test Lord'); // nothing remembers the other one
  });
});

describe('put into play', () => {
  it('ignores costs and penalty, not uniqueness [AG1-415] [AG1-1154] [AG1-1143]', () => {
    const game = draw(
      { ...stark('Test Lord'), hand: ['Muster Call', 'Test Stag', 'Test Lord'] },
      lannister(),
    );
    game
      .until('drawWindow', 0)
      .choose('Muster Call')
      .untilOffered('Test Stag')
      .choose('Test Stag')
      .until('drawWindow');
    expect([game.isInPlay('Test Stag'), game.player(0).gold]).toEqual([true, 0]);
    const again = draw(
      { ...stark('Test Lord'), hand: ['Muster Call', 'Test Lord', 'Squire'] },
      lannister(),
    );
    again
      .until('drawWindow', 0)
      .choose('Muster Call')
      .untilOffered('Squire')
      .choose('Test Lord')
      .until('drawWindow');
    expect(again.card('Test Lord').duplicates).toHaveLength(1);
    const dead = draw(
      { ...stark(), dead: ['Test Lord'], hand: ['Muster Call', 'Test Lord', 'Squire'] },
      lannister(),
    );
    dead.until('drawWindow', 0).choose('Muster Call').untilOffered('Squire');
    expect(dead.options).not.toContain('Test Lord');
  });
});

describe('what belongs to cards', () => {
  it('traits and crests do nothing themselves [AG1-105] [AG1-106]', () => {
    const game = draw({ ...stark('Test Lord', 'Plain Knight') }, lannister());
    expect([game.strength('Test Lord'), game.strength('Plain Knight')]).toEqual([3, 3]);
    expect([game.hasTrait('Test Lord', 'Lord'), game.hasTrait('Plain Knight', 'Lord')]).toEqual([
      true,
      false,
    ]);
    const arms = draw(
      { ...stark('War Host of the North', 'Hodor'), plot: 'The Power of Arms' },
      lannister(),
    );
    expect([arms.strength('War Host of the North'), arms.strength('Hodor')]).toEqual([13, 4]);
  });

  it('an event is neutral: no penalty, whatever House it names [AG1-116]', () => {
    const game = marshaling({ ...stark('Squire', 'Hero'), gold: 0, hand: ['Arrow'] }, lannister());
    game.choose('Arrow').choose('Hero').until('marshalingWindow');
    expect(game.names(0, 'dead')).toEqual(['Hero']);
  });
});
