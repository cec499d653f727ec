import { sideStrength } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { type CardSpec, type PlayerSpec, position } from '../../position.ts';
import { core, duel, knelt, lannister, watch } from '../positions.ts';
import { scenario } from '../scenario.ts';

const { challenges, attacked, marshaling, phase } = duel(watch, lannister, core);

const dominance = (mine: Partial<PlayerSpec>, theirs: Partial<PlayerSpec> = {}) =>
  phase('dominance')(mine, theirs).until('dominanceWindow');

describe('Benjen Stark', () => {
  it('keeps your Rangers from being bypassed by stealth', () => {
    const game = attacked(
      { play: ['Benjen Stark', 'Ranging Party', 'Steward at the Wall'] },
      { play: ['Ghost', 'Old Forest Hunter'] },
    );
    game.until('announceChallenge').choose('military:0').choose('Ghost');
    expect(game.step).toBe('chooseStealth/bypass');
    expect(game.options).toEqual(['Steward at the Wall']);
  });

  it('does not protect the Rangers of others', () => {
    const game = challenges(
      { play: ['Benjen Stark', 'Ghost'] },
      { play: ['Old Forest Hunter', 'Burned Men'] },
    );
    game.until('announceChallenge').choose('military:1').choose('Ghost');
    expect(game.options).toContain('Old Forest Hunter');
  });

  const dying = () =>
    attacked({ play: ['Benjen Stark'] }, { play: ['Burned Men'] })
      .attack('military', 0, 'Burned Men')
      .until('declareDefenders')
      .choose()
      .until('interrupts');

  it('gives 2 power when he is killed and goes back into the deck, yet counts as killed [AG2-425] [AG2-428]', () => {
    const game = dying();
    const before = game.player(0).deck.length;
    game.choose('Benjen Stark');
    expect(game.power(0)).toBe(2);
    expect(game.names(0, 'dead')).toEqual([]);
    expect(game.player(0).deck).toHaveLength(before + 1);
    expect(game.facts).toContain('fact.killed');
  });

  it('dies as usual where his player does not use it', () => {
    const game = dying().pass();
    expect(game.power(0)).toBe(0);
    expect(game.names(0, 'dead')).toEqual(['Benjen Stark']);
  });
});

describe('Ghost', () => {
  const bypassing = () =>
    challenges(
      { play: ['Ghost', 'Ranging Party'] },
      { play: ['Gold Cloaks', 'Lannisport Merchant', 'Lannisport Merchant'] },
    )
      .attack('military', 1, 'Ghost')
      .choose('Gold Cloaks');

  it('keeps the bypassed character from defending any challenge of the phase', () => {
    const game = bypassing();
    expect(game.step).toBe('reactionWindow/opportunity');
    game.choose('Ghost').until('claimed').choose('Lannisport Merchant').through('challenge');
    game.attack('power', 1, 'Ranging Party').until('declareDefenders');
    expect(game.options).toEqual(['Lannisport Merchant']);
  });

  it('keeps nobody else from it when that character has left play [AG2-220]', () => {
    const game = bypassing();
    game.choose('Ghost').until('claimed').choose('Gold Cloaks').through('challenge');
    expect(game.names(1, 'dead')).toEqual(['Gold Cloaks']);
    game.attack('power', 1, 'Ranging Party').until('declareDefenders');
    expect(game.options).toContain('Lannisport Merchant');
  });

  it('or only in this challenge, where it is not used [AG2-682]', () => {
    const game = bypassing();
    game.choose().until('claimed').choose('Lannisport Merchant').through('challenge');
    game.attack('power', 1, 'Ranging Party').until('declareDefenders');
    expect(game.options).toContain('Gold Cloaks');
  });
});

describe('Jon Snow', () => {
  const attacking = (jon: string | CardSpec, attacker: string) => {
    const game = challenges({ play: [jon, attacker] });
    return sideStrength(game.attack('power', 1, attacker).m, 'attacker');
  };

  it('takes part, standing, while another Night’s Watch character of yours attacks', () => {
    expect(attacking('Jon Snow', 'Ranging Party')).toBe(9);
    expect(attacking(knelt('Jon Snow'), 'Ranging Party')).toBe(5);
    expect(attacking('Jon Snow', 'Littlefinger')).toBe(4);
  });

  it('does not defend with others', () => {
    const game = attacked({ play: ['Jon Snow', 'Ranging Party'] }, { play: ['Gold Cloaks'] });
    game.attack('military', 0, 'Gold Cloaks').defend('Ranging Party');
    expect(sideStrength(game.m, 'defender')).toBe(5);
  });

  it('uses his keywords as a participant', () => {
    const jon = { card: 'Jon Snow', attachments: ['Longclaw'] };
    const game = challenges({ play: [jon, 'Ranging Party'] });
    game.attack('military', 1, 'Ranging Party').until('useKeyword');
    expect(game.options).toEqual(['Jon Snow']);
    expect(game.card('Jon Snow').knelt).toBe(false);
  });
});

describe('Maester Aemon', () => {
  const dying = (aemon: string | CardSpec, victim: string) => {
    const game = attacked({ play: [aemon, victim] }, { play: ['Burned Men'] });
    return game.attack('military', 0, 'Burned Men').until('claimed').choose(victim);
  };

  it('kneels to save a Night’s Watch character that would be killed [AG2-450] [AG2-351]', () => {
    const game = dying('Maester Aemon', 'Veteran Builder');
    expect(game.step).toBe('wouldInterrupts/opportunity');
    game.choose('Maester Aemon');
    expect(game.isInPlay('Veteran Builder')).toBe(true);
    expect(game.card('Maester Aemon').knelt).toBe(true);
  });

  it('saves no others, and nobody while he is knelt', () => {
    expect(dying('Maester Aemon', 'Littlefinger').names(0, 'dead')).toEqual(['Littlefinger']);
    expect(dying(knelt('Maester Aemon'), 'Veteran Builder').names(0, 'dead')).toEqual([
      'Veteran Builder',
    ]);
  });
});

describe('Old Bear Mormont', () => {
  it('does not kneel to defend while you control The Wall', () => {
    const defending = (play: string[]) => {
      const game = attacked({ play }, { play: ['Burned Men'] });
      game.attack('military', 0, 'Burned Men').defend('Old Bear Mormont');
      return game.card('Old Bear Mormont').knelt;
    };
    expect(defending(['Old Bear Mormont', 'The Wall'])).toBe(false);
    expect(defending(['Old Bear Mormont'])).toBe(true);
  });

  it('puts a Night’s Watch card of any type into play at the end of the challenges phase [AG2-274]', () => {
    const game = challenges({
      play: ['Old Bear Mormont'],
      hand: ['Yoren', 'The Wall', 'Longclaw', 'Take the Black', 'Littlefinger'],
    });
    game.until('interrupts').choose('Old Bear Mormont');
    expect(game.options).toEqual(['Yoren', 'The Wall', 'Longclaw']);
    game.choose('The Wall');
    expect(game.isInPlay('The Wall')).toBe(true);
    expect(game.player(0).gold).toBe(0);
  });

  it('lets you choose where an attachment goes [AG2-275]', () => {
    const game = challenges({ play: ['Old Bear Mormont', 'Yoren'], hand: ['Longclaw'] });
    game.until('interrupts').choose('Old Bear Mormont').choose('Longclaw');
    expect(game.step).toBe('putWhere/chooseHost');
    game.choose('Yoren');
    expect(game.card('Longclaw').host).toBe(game.card('Yoren').id);
  });

  it('does so only if you have not lost a challenge as the defending player', () => {
    const game = attacked(
      { play: ['Old Bear Mormont'], hand: ['Yoren'] },
      { play: ['Lannisport Merchant'] },
    );
    game.attack('power', 0, 'Lannisport Merchant').defend();
    expect(game.reaches('interrupts', 'dominanceWindow')).toBe(false);
  });

  it('whoever loses as the attacking player may still do so', () => {
    const game = challenges(
      { play: ['Old Bear Mormont', 'Steward at the Wall'], hand: ['Yoren'] },
      { gold: 1, play: ['Tywin Lannister'] },
    );
    game.attack('power', 1, 'Old Bear Mormont').defend('Tywin Lannister').through('challenge');
    expect(game.table.past.map(({ loser }) => loser)).toEqual([0]);
    expect(game.reaches('interrupts', 'dominanceWindow')).toBe(true);
  });
});

describe('Samwell Tarly', () => {
  it('has insight and raises your reserve by 1', () => {
    const game = challenges({ play: ['Samwell Tarly'] });
    expect(game.plot(0, 'reserve')).toBe(7);
    game.attack('intrigue', 1, 'Samwell Tarly').until('useKeyword').choose('Samwell Tarly');
    expect(game.player(0).hand).toHaveLength(1);
  });
});

describe('Ser Waymar Royce', () => {
  it('takes a random card from the hand of each opponent when he is killed', () => {
    const game = scenario({
      sets: 'core',
      phase: 'challenges',
      first: 1,
      players: [
        watch({ play: ['Ser Waymar Royce'], hand: ['Yoren'] }),
        lannister({ play: ['Burned Men'], hand: ['Tyrion Lannister', 'Tywin Lannister'] }),
        lannister({ hand: ['Cersei Lannister'] }),
      ],
    });
    game.attack('military', 0, 'Burned Men').until('declareDefenders').choose();
    game.until('interrupts', 0).choose('Ser Waymar Royce');
    expect(game.player(1).hand).toHaveLength(1);
    expect(game.names(2, 'discard')).toEqual(['Cersei Lannister']);
    expect(game.names(0, 'hand')).toEqual(['Yoren']);
    expect(game.names(0, 'dead')).toEqual(['Ser Waymar Royce']);
  });
});

describe('Ser Waymar Royce where hands are small', () => {
  const killed = (...hand: string[]) => {
    const game = scenario({
      sets: 'core',
      phase: 'challenges',
      first: 1,
      players: [watch({ play: ['Ser Waymar Royce'] }), lannister({ play: ['Burned Men'], hand })],
    });
    return game.attack('military', 0, 'Burned Men').until('declareDefenders').choose();
  };

  it('takes the last card, and is not even asked for none [AG2-1330]', () => {
    const last = killed('Tyrion Lannister').until('interrupts', 0).choose('Ser Waymar Royce');
    expect(last.names(1, 'discard')).toEqual(['Tyrion Lannister']);
    expect(killed().reaches('interrupts', 'announceChallenge')).toBe(false);
  });

  it('whoever the opponent is: also on the first chair', () => {
    const mirrored = (...hand: string[]) =>
      scenario({
        sets: 'core',
        phase: 'challenges',
        players: [lannister({ play: ['Burned Men'], hand }), watch({ play: ['Ser Waymar Royce'] })],
      })
        .attack('military', 1, 'Burned Men')
        .until('declareDefenders')
        .choose();
    expect(mirrored().reaches('interrupts', 'announceChallenge')).toBe(false);
    expect(mirrored('Tyrion Lannister').reaches('interrupts', 'announceChallenge')).toBe(true);
  });

  it('takes a card of each who has one, where another has none', () => {
    const game = scenario({
      sets: 'core',
      phase: 'challenges',
      first: 1,
      players: [
        watch({ play: ['Ser Waymar Royce'] }),
        lannister({ play: ['Burned Men'] }),
        lannister({ hand: ['Tyrion Lannister'] }),
      ],
    });
    game.attack('military', 0, 'Burned Men').until('declareDefenders').choose();
    game.until('interrupts', 0).choose('Ser Waymar Royce');
    expect(game.names(2, 'discard')).toEqual(['Tyrion Lannister']);
  });
});

describe('Yoren', () => {
  const discard = ['Burned Men', 'Gold Cloaks', 'Lannisport', 'Tyrion Lannister'];

  it('puts a cheap character of an opponent’s discard pile into play under your control [AG2-240]', () => {
    const game = marshaling({ hand: ['Yoren'], discard: ['Ghost'] }, { discard });
    game.choose('Yoren').until('reactionWindow').choose('Yoren');
    expect(game.names(0, 'play')).toEqual(['Yoren', 'Burned Men']);
    expect(game.card('Burned Men').owner).toBe(1);
  });

  it('goes back to the pile of its owner [AG2-243]', () => {
    const game = scenario({
      sets: 'core',
      phase: 'challenges',
      first: 1,
      players: [
        watch({ play: [{ card: 'Burned Men', owner: 1 }, 'Yoren'] }),
        lannister({ play: ['Gold Cloaks'] }),
      ],
    });
    game.attack('military', 0, 'Gold Cloaks').until('claimed').choose('Burned Men');
    expect(game.names(1, 'dead')).toEqual(['Burned Men']);
    expect(game.names(0, 'dead')).toEqual([]);
  });

  it('is for being marshaled only', () => {
    const game = challenges(
      { play: ['Old Bear Mormont'], hand: ['Yoren'] },
      { discard: ['Burned Men'] },
    );
    game.until('interrupts').choose('Old Bear Mormont').choose('Yoren');
    expect(game.isInPlay('Yoren')).toBe(true);
    expect(game.flows).not.toContain('reactionWindow');
  });
});

describe('Messenger Raven', () => {
  it('returns to the hand to draw a card, in the dominance phase', () => {
    const game = dominance({ play: ['Messenger Raven'], deck: ['Yoren'] });
    game.choose('Messenger Raven');
    expect(game.names(0, 'hand')).toEqual(['Messenger Raven', 'Yoren']);
    expect(game.names(0, 'play')).toEqual([]);
  });

  it('not in other phases [AG2-316]', () => {
    expect(marshaling({ play: ['Messenger Raven'] }).options).toEqual(['Watchman']);
  });
});

describe('Old Forest Hunter', () => {
  it('discards a card from hand for 1 gold, once a phase', () => {
    const game = challenges({ play: ['Old Forest Hunter'], hand: ['Yoren', 'Ghost'] });
    game.choose('Old Forest Hunter').choose('Ghost');
    expect(game.names(0, 'discard')).toEqual(['Ghost']);
    expect(game.player(0).gold).toBe(1);
    game.by(1);
    expect(game.options).toEqual(['Watchman']);
  });

  it('needs a card in hand [AG2-311]', () => {
    expect(challenges({ play: ['Old Forest Hunter'] }).options).toEqual(['Watchman']);
    const game = challenges({ play: ['Old Forest Hunter'], hand: ['Yoren'] });
    game.choose('Old Forest Hunter').choose('Yoren'); // the only one
    expect([game.names(0, 'discard'), game.player(0).gold]).toEqual([['Yoren'], 1]);
  });
});

describe('Steward at the Wall', () => {
  it('makes the next Night’s Watch character cheaper', () => {
    const game = marshaling({ gold: 4, play: ['Steward at the Wall'], hand: ['Benjen Stark'] });
    expect(game.refused('Benjen Stark')).toBe('AG2-553');
    game.choose('Steward at the Wall').by(0, 'Benjen Stark');
    expect(game.isInPlay('Benjen Stark')).toBe(true);
    expect(game.card('Steward at the Wall').knelt).toBe(true);
  });

  it('only in the marshaling phase [AG2-316]', () => {
    expect(challenges({ play: ['Steward at the Wall'] }).options).toEqual(['Watchman']);
  });

  it('and no location', () => {
    const game = marshaling({ gold: 3, play: ['Steward at the Wall'], hand: ['The Wall'] });
    game.choose('Steward at the Wall').by(1);
    expect(game.refused('The Wall')).toBe('AG2-553');
  });
});

describe('Veteran Builder', () => {
  it('is sacrificed to stand a knelt location', () => {
    const game = challenges({ play: ['Veteran Builder', knelt('The Wall'), 'Castle Black'] });
    game.choose('Veteran Builder');
    expect(game.names(0, 'discard')).toEqual(['Veteran Builder']);
    expect(game.card('The Wall').knelt).toBe(false);
  });

  it('cannot be used without one [AG2-1335]', () => {
    expect(challenges({ play: ['Veteran Builder', 'The Wall'] }).options).toEqual(['Watchman']);
  });
});

describe('Longclaw', () => {
  it('gives +1 STR and renown', () => {
    const game = challenges({ play: [{ card: 'Yoren', attachments: ['Longclaw'] }] });
    expect(game.strength('Yoren')).toBe(3);
    expect(game.hasKeyword('Yoren', 'renown')).toBe(true);
  });

  it('is for Night’s Watch characters only', () => {
    const play = [{ card: 'Littlefinger', attachments: ['Longclaw'] }];
    expect(() => position({ players: [watch({ play }), lannister()] })).toThrow(
      'cannot be attached',
    );
  });
});

describe('Castle Black', () => {
  it('kneels to stand a defender, who gets +2 STR until the end of the challenge', () => {
    const game = attacked(
      { play: ['Castle Black', 'Ranging Party', knelt('Yoren')] },
      { play: ['Gold Cloaks'] },
    );
    game.attack('military', 0, 'Gold Cloaks').defend('Ranging Party').until('defendersWindow', 0);
    game.choose('Castle Black');
    expect(game.card('Ranging Party').knelt).toBe(false);
    expect(game.card('Castle Black').knelt).toBe(true);
    expect(game.card('Yoren').knelt).toBe(true);
    expect(game.strength('Ranging Party')).toBe(7);
    game.through('challenge');
    expect(game.strength('Ranging Party')).toBe(5);
  });

  it('affects a defender who stands as well: he gets the STR [AG2-1335] [AG2-1072]', () => {
    const game = attacked(
      { play: ['Castle Black', 'The Wall', 'Old Bear Mormont', 'Yoren', 'Ranging Party'] },
      { play: ['Gold Cloaks'] },
    );
    game.attack('military', 0, 'Gold Cloaks').defend('Old Bear Mormont', 'Ranging Party');
    game.until('defendersWindow', 0).choose('Castle Black');
    expect(game.options).toEqual(['Old Bear Mormont', 'Ranging Party']);
    game.choose('Old Bear Mormont');
    expect(game.card('Old Bear Mormont').knelt).toBe(false);
    expect(game.strength('Old Bear Mormont')).toBe(9); // 6, The Wall, and this
  });
});

describe('The Wall', () => {
  it('gives each Night’s Watch character of yours +1 STR', () => {
    const game = challenges(
      { play: ['The Wall', 'Yoren', 'Littlefinger'] },
      { play: ['Ranging Party'] },
    );
    expect(game.strength('Yoren')).toBe(3);
    expect(game.strength('Littlefinger')).toBe(4);
    expect(game.strength('Ranging Party')).toBe(5);
  });

  it('kneels after you lose an unopposed challenge [AG2-360]', () => {
    const wallAfter = (...defenders: string[]) => {
      const game = attacked({ play: ['The Wall', 'Old Forest Hunter'] }, { play: ['Gold Cloaks'] });
      game
        .attack('military', 0, 'Gold Cloaks')
        .defend(...defenders)
        .through('challenge');
      return game.card('The Wall').knelt;
    };
    expect(wallAfter()).toBe(true);
    expect(wallAfter('Old Forest Hunter')).toBe(false);
  });

  it('kneels for 2 power when the challenges phase ends', () => {
    const game = challenges({ play: ['The Wall'] });
    game.until('interrupts').choose('The Wall');
    expect(game.power(0)).toBe(2);
    expect(game.card('The Wall').knelt).toBe(true);
  });

  it('which it cannot when it is knelt', () => {
    const game = challenges({ play: [knelt('The Wall')] });
    expect(game.reaches('interrupts', 'dominanceWindow')).toBe(false);
  });
});

describe('A Meager Contribution', () => {
  it('moves 1 gold of an opponent who has collected income, once a round', () => {
    const game = scenario({
      sets: 'core',
      phase: 'marshaling',
      first: 1,
      players: [
        watch({ hand: ['A Meager Contribution', 'A Meager Contribution'] }),
        lannister({ plot: 'Calling the Banners' }),
      ],
    });
    game.until('reactionWindow', 0).choose('A Meager Contribution');
    expect(game.player(0).gold).toBe(1);
    expect(game.player(1).gold).toBe(2);
    expect(game.names(0, 'discard')).toEqual(['A Meager Contribution']);
    expect(game.flows).not.toContain('reactionWindow'); // the other copy: AG2-1351
  });

  it('takes the last gold, and is of no use where there is none [AG2-1330]', () => {
    const collecting = (plot: string) =>
      scenario({
        phase: 'marshaling',
        first: 1,
        players: [watch({ hand: ['A Meager Contribution'] }), lannister({ plot })],
      });
    const last = collecting('Reinforcements').untilOffered('A Meager Contribution', 0);
    last.choose('A Meager Contribution');
    expect([last.player(0).gold, last.player(1).gold]).toEqual([1, 0]);
    const none = collecting('Summer Harvest');
    expect(none.offers('A Meager Contribution', 'challengesWindow')).toBe(false);
    const first = scenario({
      phase: 'marshaling',
      players: [lannister({ plot: 'Summer Harvest' }), watch({ hand: ['A Meager Contribution'] })],
    });
    expect(first.offers('A Meager Contribution', 'challengesWindow')).toBe(false);
  });

  it('is not for your own income', () => {
    const game = scenario({
      sets: 'core',
      phase: 'marshaling',
      players: [watch({ hand: ['A Meager Contribution'] }), lannister()],
    });
    expect(game.step).toBe('marshalingWindow/action');
  });
});

describe('Take the Black', () => {
  const taking = (theirs: (string | CardSpec)[]) =>
    dominance({ gold: 6, hand: ['Take the Black', 'Take the Black'] }, { play: theirs });

  it('takes control of a non-unique character for good, once a round [AG2-241]', () => {
    const game = taking(['Burned Men', 'Tyrion Lannister', 'Lannisport Merchant']);
    game.choose('Take the Black');
    expect(game.options).toEqual(['Burned Men', 'Lannisport Merchant']);
    game.choose('Burned Men');
    expect(game.card('Burned Men')).toMatchObject({ controller: 0, owner: 1 });
    expect(game.names(0, 'play')).toEqual(['Burned Men']);
    game.by(1);
    expect(game.refused('Take the Black')).toBe('AG2-1349');
    game.until('marshalingWindow');
    expect(game.card('Burned Men').controller).toBe(0);
  });

  it('is for the dominance phase [AG2-316]', () => {
    const game = challenges(
      { gold: 3, hand: ['Take the Black'] },
      { play: ['Burned Men', 'Lannisport Merchant'] },
    );
    expect(game.refused('Take the Black')).toBe('AG2-316');
  });

  it('leaves attachments and their controllers as they are [AG2-1225]', () => {
    const game = taking([{ card: 'Burned Men', attachments: ['Milk of the Poppy'] }]);
    game.choose('Take the Black');
    expect(game.card('Burned Men').controller).toBe(0);
    expect(game.card('Milk of the Poppy').controller).toBe(1);
  });

  /** Ward comes on Burned Men in the second round and is confiscated in the third. */
  const warded = (hand: string[]) => {
    const game = scenario({
      sets: 'core',
      phase: 'dominance',
      quiet: true,
      players: [
        watch({ gold: 3, hand, plotDeck: ['A Feast for Crows', 'A Storm of Swords'] }),
        lannister({ play: ['Burned Men'], plotDeck: ['Confiscation', 'A Storm of Swords'] }),
        {
          faction: 'stark',
          plot: 'Calling the Banners',
          hand: ['Ward'],
          plotDeck: ['A Feast for Crows', 'A Storm of Swords'],
        },
      ],
    });
    if (hand.length > 0) game.until('dominanceWindow', 0).choose('Take the Black');
    game.until('choosePlots');
    for (const seat of [2, 1, 0])
      game.by(seat, seat === 2 ? 'A Feast for Crows' : 'A Storm of Swords');
    game.until('marshalingWindow', 2).choose('Ward');
    return game;
  };

  it('comes back when a later control effect ends [AG2-245] [AG2-1027]', () => {
    const game = warded(['Take the Black']);
    expect(game.card('Burned Men').controller).toBe(2);
    game.until('choosePlots').until('marshalingWindow');
    expect(game.isInPlay('Ward')).toBe(false);
    expect(game.card('Burned Men').controller).toBe(0);
  });

  it('without which the owner has control again [AG2-246] [AG2-1028]', () => {
    const game = warded([]);
    expect(game.card('Burned Men').controller).toBe(2);
    game.until('choosePlots').until('marshalingWindow');
    expect(game.isInPlay('Ward')).toBe(false);
    expect(game.card('Burned Men').controller).toBe(1);
  });
});

describe('The Sword in the Darkness', () => {
  const won = (defender: string) => {
    const game = attacked(
      { gold: 1, play: [defender, 'The Wall'], hand: ['The Sword in the Darkness'] },
      { play: ['Lannisport Merchant', 'Lannisport Merchant', 'Burned Men'] },
    );
    return game.attack('power', 0, 'Lannisport Merchant').defend(defender);
  };

  it('keeps the loser of a big defence from challenging you this round', () => {
    const game = won('Old Bear Mormont');
    game.until('reactionWindow', 0).choose('The Sword in the Darkness').through('challenge');
    game.until('challengesWindow', 1).through('challengesWindow');
    expect(game.waiting).not.toContain(1); // there is nobody else to challenge
    game.until('announceChallenge');
    expect(game.waiting).toEqual([0]);
  });

  it('needs a Night’s Watch character in the challenge [AG2-383]', () => {
    const game = won('Tywin Lannister').until('reactionWindow', 0); // 6 against 1
    expect(game.refused('The Sword in the Darkness')).toBe('AG2-383');
  });

  it('needs a victory by 5 STR', () => {
    const game = won('Veteran Builder'); // 5 against 1
    expect(game.reaches('reactionWindow', 'challengesWindow')).toBe(false);
  });
});
