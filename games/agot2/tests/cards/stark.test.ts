import { describe, expect, it } from 'vitest';
import { position } from '../../position.ts';
import { duel, knelt, lannister, stark } from '../positions.ts';
import { scenario } from '../scenario.ts';

const { challenges, marshaling } = duel(stark, lannister);

describe('Arya Stark', () => {
  it('gets the top card of the deck as a facedown duplicate, and with it a military icon', () => {
    const game = marshaling({ hand: ['Arya Stark'], deck: ['Ice'] });
    game.choose('Arya Stark').until('reactionWindow').choose('Arya Stark');
    expect(game.card('Arya Stark').duplicates).toEqual([{ code: '01153', facedown: true }]);
    expect(game.hasIcon('Arya Stark', 'military')).toBe(true);
  });

  it('shows the facedown duplicate to its controller alone [AG2-279] [AG2-936]', () => {
    const game = marshaling({ hand: ['Arya Stark'], deck: ['Ice'] });
    game.choose('Arya Stark').until('reactionWindow').choose('Arya Stark');
    const { id } = game.card('Arya Stark');
    expect(game.match.view(0).table.cards[id].duplicates[0].code).toBe('01153');
    expect(game.match.view(1).table.cards[id].duplicates[0].code).toBe('');
    expect(game.match.view(1).table.cards[id].code).toBe(game.card('Arya Stark').code);
  });

  it('has no military icon without a duplicate', () => {
    const game = challenges({ play: ['Arya Stark'] });
    expect(game.hasIcon('Arya Stark', 'military')).toBe(false);
  });
});

describe('Bran Stark', () => {
  const bran = () =>
    scenario({
      phase: 'challenges',
      first: 1,
      players: [
        stark({ play: ['Bran Stark'] }),
        stark({ gold: 1, play: ['Robb Stark'], hand: ['Winter Is Coming'] }),
      ],
    });

  it('is sacrificed to cancel an event, which is played and paid all the same [AG2-372] [AG2-373]', () => {
    const game = bran();
    game.attack('power', 0, 'Robb Stark').until('attackersWindow', 1).choose('Winter Is Coming');
    expect(game.step).toBe('wouldInterrupts/opportunity');
    game.by(0, 'Bran Stark');
    expect(game.plot(1, 'claim')).toBe(1);
    expect(game.player(1).gold).toBe(0);
    expect(game.names(1, 'discard')).toEqual(['Winter Is Coming']);
    expect(game.names(0, 'discard')).toEqual(['Bran Stark']);
  });

  it('need not be used', () => {
    const game = bran();
    game.attack('power', 0, 'Robb Stark').until('attackersWindow', 1).choose('Winter Is Coming');
    game.by(0);
    expect(game.plot(1, 'claim')).toBe(2);
    expect(game.isInPlay('Bran Stark')).toBe(true);
  });
});

describe('Catelyn Stark', () => {
  const mirror = (attacker: string) => {
    const game = scenario({
      phase: 'challenges',
      players: [
        stark({ play: ['Catelyn Stark', 'Summer'] }),
        stark({ play: ['Grey Wind', knelt('Eddard Stark')] }),
      ],
    });
    return game.attack(attacker === 'Summer' ? 'military' : 'power', 1, attacker);
  };

  it('keeps opponents from triggering abilities while she takes part [AG2-1001]', () => {
    const game = mirror('Catelyn Stark');
    expect(game.step).toBe('attackersWindow/action'); // no reaction of Eddard
    expect(game.waiting).toEqual([0]);
    game.pass();
    expect(game.step).not.toBe('attackersWindow/action'); // no action of Grey Wind either
  });

  it('does not matter while she does not take part', () => {
    const game = mirror('Summer');
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.options).toEqual(['Eddard Stark']);
  });
});

describe('Eddard Stark', () => {
  it('stands after a challenge is initiated against you', () => {
    const game = scenario({
      phase: 'challenges',
      first: 1,
      players: [
        stark({ play: [knelt('Eddard Stark')] }),
        lannister({ play: ['Ser Jaime Lannister'] }),
      ],
    });
    game.attack('military', 0, 'Ser Jaime Lannister');
    expect(game.step).toBe('reactionWindow/opportunity');
    game.by(0, 'Eddard Stark');
    expect(game.card('Eddard Stark').knelt).toBe(false);
  });

  it('cannot be used while he stands: nothing would change [AG2-309]', () => {
    const game = scenario({
      phase: 'challenges',
      first: 1,
      players: [stark({ play: ['Eddard Stark'] }), lannister({ play: ['Ser Jaime Lannister'] })],
    });
    game.attack('military', 0, 'Ser Jaime Lannister');
    expect(game.flows).not.toContain('reactionWindow');
  });
});

describe('Grey Wind', () => {
  it('kneels to kill a character with STR 1 or lower', () => {
    const game = challenges(
      { play: ['Grey Wind'] },
      { play: ['Lannisport Merchant', 'Burned Men'] },
    );
    game.choose('Grey Wind');
    expect(game.names(1, 'dead')).toEqual(['Lannisport Merchant']);
    expect(game.card('Grey Wind').knelt).toBe(true);
  });

  it('with Robb Stark kills a character with STR 2 or lower', () => {
    const game = challenges(
      { play: ['Grey Wind', 'Robb Stark'] },
      { play: ['Lannisport Merchant', 'Burned Men'] },
    );
    game.choose('Grey Wind').choose('Burned Men');
    expect(game.names(1, 'dead')).toEqual(['Burned Men']);
  });
});

describe('Robb Stark', () => {
  it('stands everybody after a Stark character of yours is killed, once a round', () => {
    const game = scenario({
      phase: 'challenges',
      first: 1,
      players: [
        stark({ play: [knelt('Robb Stark'), knelt('Winterfell Steward'), knelt('Sansa Stark')] }),
        lannister({ play: ['Ser Jaime Lannister'] }),
      ],
    });
    game.attack('military', 0, 'Ser Jaime Lannister').until('claimed').choose('Winterfell Steward');
    expect(game.options).toContain('Robb Stark');
    game.by(0, 'Robb Stark');
    expect(game.card('Robb Stark').knelt).toBe(false);
    expect(game.card('Sansa Stark').knelt).toBe(false);
  });
});

describe('Sansa Stark', () => {
  it('enters play knelt, and gives power when she stands', () => {
    const game = marshaling({ hand: ['Sansa Stark'] });
    game.choose('Sansa Stark');
    expect(game.card('Sansa Stark').knelt).toBe(true);
    game.until('reactionWindow').choose('Sansa Stark');
    expect(game.power(0)).toBeGreaterThanOrEqual(1);
  });
});

describe('Summer', () => {
  it('returns a weak Stark character from the discard or dead pile', () => {
    const game = marshaling({
      hand: ['Summer'],
      dead: ['Bran Stark'],
      discard: ['Sansa Stark', 'Eddard Stark'],
    });
    game.choose('Summer').until('reactionWindow').choose('Summer');
    expect(game.options.sort()).toEqual(['Bran Stark', 'Sansa Stark']);
    game.choose('Bran Stark');
    expect(game.names(0, 'hand')).toEqual(['Bran Stark']);
  });

  it('gives insight to Bran Stark', () => {
    const game = challenges({ play: ['Summer', 'Bran Stark'] });
    expect(game.hasKeyword('Bran Stark', 'insight')).toBe(true);
  });
});

describe('Direwolf Pup', () => {
  it('gets +1 STR for each other Direwolf', () => {
    const game = challenges({ play: ['Direwolf Pup', 'Summer', 'Grey Wind'] });
    expect(game.strength('Direwolf Pup')).toBe(3);
  });
});

describe('Vanguard of the North', () => {
  it('does not kneel to attack in military challenges while a War plot is revealed', () => {
    const game = scenario({
      phase: 'challenges',
      players: [stark({ play: ['Vanguard of the North'], plot: 'A Storm of Swords' }), lannister()],
    });
    game.attack('military', 1, 'Vanguard of the North');
    expect(game.card('Vanguard of the North').knelt).toBe(false);
  });

  it('kneels as usual without one', () => {
    const game = challenges({ play: ['Vanguard of the North'] });
    game.attack('military', 1, 'Vanguard of the North');
    expect(game.card('Vanguard of the North').knelt).toBe(true);
  });
});

describe('Winterfell Steward and Heart Tree Grove', () => {
  it('make the next Stark card cheaper, once', () => {
    const game = marshaling({
      gold: 6,
      play: ['Winterfell Steward', 'Heart Tree Grove'],
      hand: ['Eddard Stark', 'Tumblestone Knight'],
    });
    game.by(0, 'Winterfell Steward').by(0, 'Heart Tree Grove').by(0, 'Eddard Stark');
    expect(game.isInPlay('Eddard Stark')).toBe(true);
    expect(game.player(0).gold).toBe(1);
    game.by(1);
    expect(game.refused('Tumblestone Knight')).toBe('AG2-553');
  });

  it('do not make cards of other factions cheaper', () => {
    const game = marshaling({ gold: 4, play: ['Heart Tree Grove'], hand: ['Littlefinger'] });
    game.by(0, 'Heart Tree Grove').by(1);
    expect(game.refused('Littlefinger')).toBe('AG2-553');
  });
});

describe('Ice', () => {
  it('is for Stark characters only', () => {
    expect(() =>
      position({
        players: [stark({ play: [{ card: 'Littlefinger', attachments: ['Ice'] }] }), lannister()],
      }),
    ).toThrow('cannot be attached');
  });

  it('gives +2 STR and is sacrificed to kill', () => {
    const game = challenges(
      { play: [{ card: 'Eddard Stark', attachments: ['Ice'] }] },
      { play: ['Tywin Lannister', 'Lannisport Merchant'] },
    );
    expect(game.strength('Eddard Stark')).toBe(7);
    game.attack('military', 1, 'Eddard Stark').until('reactionWindow').choose('Ice');
    game.choose('Tywin Lannister');
    expect(game.names(1, 'dead')).toContain('Tywin Lannister');
    expect(game.names(0, 'discard')).toEqual(['Ice']);
  });
});

describe('Gates of Winterfell', () => {
  it('draws the top card if it is a Stark card', () => {
    const game = challenges({
      play: ['Gates of Winterfell'],
      deck: ['Robb Stark', 'Littlefinger'],
    });
    game.choose('Gates of Winterfell');
    expect(game.names(0, 'hand')).toEqual(['Robb Stark']);
  });

  it('leaves another card where it is, for everybody to see', () => {
    const game = challenges({ play: ['Gates of Winterfell'], deck: ['Littlefinger'] });
    game.choose('Gates of Winterfell');
    expect(game.names(0, 'hand')).toEqual([]);
    expect(game.table.shown).toEqual(['01028']);
  });
});

describe('The Wolfswood', () => {
  it('gives Direwolves in hand ambush for their cost', () => {
    const game = challenges({ gold: 3, play: ['The Wolfswood'], hand: ['Summer', 'Grey Wind'] });
    expect(game.options).toEqual(['Watchman', 'Summer']);
    game.choose('Summer');
    expect(game.isInPlay('Summer')).toBe(true);
    expect(game.player(0).gold).toBe(0);
  });
});

describe('For the North!', () => {
  it('gives +2 STR until the end of the challenge, and a card if you win', () => {
    const game = challenges({ play: ['Tumblestone Knight'], hand: ['For the North!'] });
    game
      .attack('military', 1, 'Tumblestone Knight')
      .until('attackersWindow')
      .choose('For the North!');
    expect(game.strength('Tumblestone Knight')).toBe(4);
    game.through('challenge');
    expect(game.strength('Tumblestone Knight')).toBe(2);
    expect(game.player(0).hand).toHaveLength(1);
  });

  it('can be played in military challenges only [AG2-383]', () => {
    const game = challenges({ play: ['Tumblestone Knight'], hand: ['For the North!'] });
    game.attack('power', 1, 'Tumblestone Knight');
    expect(game.step).toBe('attackersWindow/action');
    expect(game.refused('For the North!')).toBe('AG2-383');
  });
});

describe('Like Warm Rain', () => {
  it('kneels a Direwolf to kill an attacker after a lost intrigue challenge', () => {
    const game = scenario({
      phase: 'challenges',
      first: 1,
      players: [
        stark({ gold: 1, play: ['Grey Wind'], hand: ['Like Warm Rain', 'Ice'] }),
        lannister({ play: ['Tyrion Lannister'] }),
      ],
    });
    game
      .attack('intrigue', 0, 'Tyrion Lannister')
      .until('reactionWindow', 0)
      .choose('Like Warm Rain');
    expect(game.names(1, 'dead')).toEqual(['Tyrion Lannister']);
    expect(game.card('Grey Wind').knelt).toBe(true);
    expect(game.names(0, 'discard')).toContain('Like Warm Rain');
  });
});

describe('Winter Is Coming', () => {
  it('raises the claim for the challenge, one copy only [AG2-1351]', () => {
    const game = challenges({
      gold: 2,
      play: ['Eddard Stark'],
      hand: ['Winter Is Coming', 'Winter Is Coming'],
    });
    game.attack('power', 1, 'Eddard Stark').until('attackersWindow').choose('Winter Is Coming');
    expect(game.plot(0, 'claim')).toBe(2);
    game.by(1);
    expect(game.refused('Winter Is Coming')).toBe('AG2-1349');
    game.through('challenge');
    expect(game.plot(0, 'claim')).toBe(1);
  });
});
