import { describe, expect, it } from 'vitest';
import type { PlayerSpec } from '../../position.ts';
import { core, duel, knelt, lannister, stark } from '../positions.ts';

const { challenges, attacked, marshaling, phase } = duel(lannister, stark, core);

const dominance = (mine: Partial<PlayerSpec>, theirs: Partial<PlayerSpec>) =>
  phase('dominance')(mine, theirs).until('dominanceWindow', 0);

describe('Cersei Lannister', () => {
  it('raises the claim while she attacks in an intrigue challenge', () => {
    const game = challenges(
      { play: ['Cersei Lannister'] },
      { hand: ['Ice', 'Summer', 'Winter Is Coming'] },
    );
    game.attack('intrigue', 1, 'Cersei Lannister');
    expect(game.plot(0, 'claim')).toBe(2);
    game.through('challenge');
    expect(game.player(1).hand).toHaveLength(1);
    expect(game.plot(0, 'claim')).toBe(1);
  });

  it('does not in other challenges, nor while others attack', () => {
    const power = challenges({ play: ['Cersei Lannister'] });
    power.attack('power', 1, 'Cersei Lannister');
    expect(power.plot(0, 'claim')).toBe(1);
    const other = challenges({ play: ['Cersei Lannister', 'Tyrion Lannister'] });
    other.attack('intrigue', 1, 'Tyrion Lannister');
    expect(other.plot(0, 'claim')).toBe(1);
  });
});

describe('Grand Maester Pycelle', () => {
  it('has insight: a card for a victory [AG2-669]', () => {
    const game = challenges({ play: ['Grand Maester Pycelle'] });
    game.attack('intrigue', 1, 'Grand Maester Pycelle').until('useKeyword');
    expect(game.options).toEqual(['Grand Maester Pycelle']);
    game.choose('Grand Maester Pycelle');
    expect(game.player(0).hand).toHaveLength(1);
  });
});

describe('Joffrey Baratheon', () => {
  const killing = (victim: string) => {
    const game = challenges(
      { play: ['Joffrey Baratheon', 'Burned Men'], gold: 1 },
      { play: [victim] },
    );
    return game.attack('military', 1, 'Burned Men').until('reactionWindow', 0);
  };

  it('gains power after a Lord or Lady is killed', () => {
    for (const victim of ['Bran Stark', 'Sansa Stark']) {
      const game = killing(victim);
      expect(game.options).toEqual(['Joffrey Baratheon']);
      game.choose('Joffrey Baratheon');
      expect(game.card('Joffrey Baratheon').power).toBe(1);
    }
  });

  it('does not care about anybody else', () => {
    const game = challenges(
      { play: ['Joffrey Baratheon', 'Burned Men'] },
      { play: ['Tumblestone Knight'] },
    );
    game.attack('military', 1, 'Burned Men');
    expect(game.offers('Joffrey Baratheon', 'challengesWindow')).toBe(false);
    expect(game.names(1, 'dead')).toEqual(['Tumblestone Knight']);
  });

  it('gains at most 3 in a round [AG2-1349]', () => {
    const game = core({
      phase: 'plot',
      players: [
        lannister({ plotDeck: ['Wildfire Assault'], play: ['Joffrey Baratheon'] }),
        stark({ play: ['Bran Stark', 'Sansa Stark', 'Arya Stark', 'Eddard Stark'] }),
      ],
    });
    game.until('chooseFirstPlayer').choose('0');
    game.until('choosing', 0).choose('Joffrey Baratheon');
    game.until('choosing', 1).choose(); // nobody is spared
    expect(game.names(1, 'dead')).toHaveLength(4);
    for (let times = 0; times < 3; times++) game.by(0, 'Joffrey Baratheon');
    expect(game.card('Joffrey Baratheon').power).toBe(3);
    expect(game.flows).not.toContain('reactionWindow');
  });
});

describe('Ser Jaime Lannister', () => {
  it('does not kneel to attack in military challenges and has renown in them', () => {
    const game = challenges({ play: ['Ser Jaime Lannister'] });
    expect(game.hasKeyword('Ser Jaime Lannister', 'renown')).toBe(false);
    game.attack('military', 1, 'Ser Jaime Lannister');
    expect(game.card('Ser Jaime Lannister').knelt).toBe(false);
    expect(game.hasKeyword('Ser Jaime Lannister', 'renown')).toBe(true);
    game.through('challenge');
    expect(game.card('Ser Jaime Lannister').power).toBe(1);
  });

  it('has no renown in military challenges of others', () => {
    const game = challenges({ play: ['Ser Jaime Lannister', 'Burned Men'] });
    game.attack('military', 1, 'Burned Men');
    expect(game.hasKeyword('Ser Jaime Lannister', 'renown')).toBe(false);
  });

  it('kneels in intrigue challenges, without renown', () => {
    const game = challenges({ play: ['Ser Jaime Lannister'] });
    game.attack('intrigue', 1, 'Ser Jaime Lannister');
    expect(game.card('Ser Jaime Lannister').knelt).toBe(true);
    expect(game.hasKeyword('Ser Jaime Lannister', 'renown')).toBe(false);
  });

  it('kneels to defend, with renown in military challenges', () => {
    const game = attacked({ play: ['Ser Jaime Lannister'] }, { play: ['Tumblestone Knight'] });
    game.attack('military', 0, 'Tumblestone Knight').defend('Ser Jaime Lannister');
    expect(game.card('Ser Jaime Lannister').knelt).toBe(true);
    expect(game.hasKeyword('Ser Jaime Lannister', 'renown')).toBe(true);
  });
});

describe('The Tickler', () => {
  it('kneels to discard the top card of a deck, then a copy of it from play [AG2-247] [AG2-1333]', () => {
    const game = dominance(
      { play: ['The Tickler', 'Burned Men'] },
      { deck: ['Summer', 'Ice'], play: ['Summer', 'Tumblestone Knight'] },
    );
    game.choose('The Tickler');
    expect(game.card('The Tickler').knelt).toBe(true);
    expect(game.names(1, 'discard')).toEqual(['Summer']);
    expect(game.options).toEqual(['Summer']);
    game.choose('Summer');
    expect(game.isInPlay('Summer')).toBe(false);
    expect(game.names(1, 'discard')).toEqual(['Summer', 'Summer']);
  });

  it('may leave the copy in play', () => {
    const game = dominance({ play: ['The Tickler'] }, { deck: ['Summer'], play: ['Summer'] });
    game.choose('The Tickler').pass();
    expect(game.isInPlay('Summer')).toBe(true);
  });

  it('finds copies with anybody, and discards one of them', () => {
    const game = dominance(
      { play: ['The Tickler', 'Littlefinger'] },
      { deck: ['Littlefinger'], play: ['Littlefinger'] },
    );
    game.choose('The Tickler');
    expect(game.options).toEqual(['Littlefinger', 'Littlefinger']);
    expect(game.asked.max).toBe(1);
  });

  it('asks for nothing where there is no copy', () => {
    const game = dominance({ play: ['The Tickler'] }, { deck: ['Ice'], play: ['Summer'] });
    game.choose('The Tickler');
    expect(game.names(1, 'discard')).toEqual(['Ice']);
    expect(game.step).toBe('dominanceWindow/action');
  });

  it('is for the dominance phase [AG2-316]', () => {
    const game = challenges({ play: ['The Tickler'] });
    expect(game.refused('The Tickler')).toBe('AG2-316');
  });
});

describe('Tyrion Lannister', () => {
  it('brings 2 gold after an intrigue challenge is initiated by anybody, twice a round', () => {
    const game = core({
      phase: 'challenges',
      players: [
        lannister({ play: ['Tyrion Lannister', 'Cersei Lannister', 'Casterly Rock'] }),
        stark({ play: ['Catelyn Stark', 'Sansa Stark'] }),
      ],
    });
    for (const attacker of ['Cersei Lannister', 'Tyrion Lannister']) {
      game.attack('intrigue', 1, attacker).until('reactionWindow', 0).choose('Tyrion Lannister');
      game.through('challenge');
    }
    expect(game.player(0).gold).toBe(4);
    game.attack('intrigue', 0, 'Sansa Stark');
    expect(game.flows).not.toContain('reactionWindow');
  });

  it('also against you', () => {
    const game = attacked({ play: ['Tyrion Lannister'] }, { play: ['Sansa Stark'] });
    game.attack('intrigue', 0, 'Sansa Stark').by(0, 'Tyrion Lannister');
    expect(game.player(0).gold).toBe(2);
  });

  it('not for other challenges', () => {
    const game = challenges({ play: ['Tyrion Lannister'] });
    game.attack('power', 1, 'Tyrion Lannister');
    expect(game.flows).not.toContain('reactionWindow');
  });
});

describe('Tywin Lannister', () => {
  it('gets +1 STR for each gold in your pool, as it changes [AG2-1255]', () => {
    const game = marshaling({ gold: 4, play: ['Tywin Lannister'], hand: ['Burned Men'] });
    expect(game.strength('Tywin Lannister')).toBe(10);
    game.choose('Burned Men');
    expect(game.strength('Tywin Lannister')).toBe(8);
  });

  it('brings 2 gold and has renown [AG2-1245]', () => {
    const game = challenges({ play: ['Tywin Lannister'] });
    const without = challenges({});
    expect(game.plot(0, 'gold')).toBe(without.plot(0, 'gold') + 2);
    expect(game.hasKeyword('Tywin Lannister', 'renown')).toBe(true);
  });
});

describe('Gold Cloaks', () => {
  it('that came by ambush are discarded when the phase ends [AG2-416]', () => {
    const game = challenges({ gold: 2, hand: ['Gold Cloaks'] });
    game.choose('Gold Cloaks');
    expect(game.isInPlay('Gold Cloaks')).toBe(true);
    game.until('dominanceWindow');
    expect(game.names(0, 'discard')).toEqual(['Gold Cloaks']);
  });

  it('stay when they were marshaled', () => {
    const game = marshaling({ hand: ['Gold Cloaks'] });
    game.choose('Gold Cloaks').until('dominanceWindow');
    expect(game.isInPlay('Gold Cloaks')).toBe(true);
  });
});

describe('Lannisport Moneylender', () => {
  it('brings 1 gold and is limited [AG2-1247] [AG2-683]', () => {
    const game = marshaling({ hand: ['Lannisport Moneylender', 'Western Fiefdom'] });
    const before = game.plot(0, 'gold');
    game.choose('Lannisport Moneylender');
    expect(game.plot(0, 'gold')).toBe(before + 1);
    game.by(1);
    expect(game.refused('Western Fiefdom')).toBe('AG2-683');
  });
});

describe('Lannisport Merchant and Western Fiefdom', () => {
  it('make the next Lannister card cheaper, once', () => {
    const game = marshaling({
      gold: 4,
      play: ['Lannisport Merchant', 'Western Fiefdom'],
      hand: ['Cersei Lannister', 'Gold Cloaks'],
    });
    game.by(0, 'Lannisport Merchant').by(0, 'Western Fiefdom').by(0, 'Cersei Lannister');
    expect(game.player(0).gold).toBe(2);
    expect(game.card('Lannisport Merchant').knelt).toBe(true);
    game.by(1);
    expect(game.refused('Gold Cloaks')).toBe('AG2-553');
  });

  it('do not make cards of other factions cheaper', () => {
    for (const helper of ['Lannisport Merchant', 'Western Fiefdom']) {
      const game = marshaling({ gold: 4, play: [helper], hand: ['Littlefinger'] });
      game.by(0, helper).by(1);
      expect(game.refused('Littlefinger')).toBe('AG2-553');
    }
  });

  it('the Merchant only characters, the Fiefdom any card', () => {
    const game = marshaling({
      gold: 2,
      play: ['Lannisport Merchant', 'Western Fiefdom'],
      hand: ['Lannisport'],
    });
    game.by(0, 'Lannisport Merchant').by(1);
    expect(game.refused('Lannisport')).toBe('AG2-553');
    game.by(0, 'Western Fiefdom').by(0, 'Lannisport');
    expect(game.player(0).gold).toBe(0);
  });
});

describe("The Queen's Assassin", () => {
  const ambush = (mine: string[], theirs: string[]) => {
    const game = challenges(
      { gold: 4, hand: ["The Queen's Assassin", ...mine] },
      { hand: theirs, play: ['Sansa Stark', 'Robb Stark', 'Winterfell Steward'] },
    );
    return game.choose("The Queen's Assassin");
  };

  it('makes an opponent with fewer cards choose and kill a character of his own', () => {
    const game = ambush(['Tyrion Lannister', 'Lannisport'], ['Ice']);
    game.until('reactionWindow', 0).choose("The Queen's Assassin");
    expect(game.waiting).toEqual([1]);
    expect(game.options.sort()).toEqual(['Robb Stark', 'Sansa Stark', 'Winterfell Steward']);
    game.choose('Winterfell Steward');
    expect(game.names(1, 'dead')).toEqual(['Winterfell Steward']);
  });

  it('can do nothing to one with as many [AG2-309]', () => {
    const game = ambush(['Tyrion Lannister'], ['Ice']);
    expect(game.flows).not.toContain('reactionWindow');
  });

  it('does nothing when marshaled', () => {
    const game = marshaling(
      { hand: ["The Queen's Assassin", 'Lannisport'] },
      { play: ['Sansa Stark'] },
    );
    game.choose("The Queen's Assassin");
    expect(game.flows).not.toContain('reactionWindow');
  });

  it('in melee asks for an opponent who holds fewer cards', () => {
    const game = core({
      phase: 'challenges',
      players: [
        lannister({ gold: 4, hand: ["The Queen's Assassin", 'Lannisport', 'Burned Men'] }),
        stark({ hand: ['Ice'], play: ['Sansa Stark'] }),
        stark({ hand: ['Ice', 'Ice', 'Ice'], play: ['Robb Stark'] }),
        stark({ play: ['Arya Stark'] }),
      ],
    });
    game.choose("The Queen's Assassin").until('reactionWindow', 0).choose("The Queen's Assassin");
    expect(game.asked.options.map(({ id }) => id)).toEqual(['1', '3']);
    game.choose('3');
    expect(game.names(3, 'dead')).toEqual(['Arya Stark']);
  });
});

describe("Widow's Wail", () => {
  it('gives +2 STR, and Joffrey a military icon [AG2-1254]', () => {
    const game = challenges({
      play: [{ card: 'Joffrey Baratheon', attachments: ["Widow's Wail"] }],
    });
    expect(game.strength('Joffrey Baratheon')).toBe(5);
    expect(game.hasIcon('Joffrey Baratheon', 'military')).toBe(true);
  });

  it('gives nobody else an icon [AG2-1254]', () => {
    const game = challenges({
      play: [{ card: 'Cersei Lannister', attachments: ["Widow's Wail"] }],
    });
    expect(game.strength('Cersei Lannister')).toBe(6);
    expect(game.hasIcon('Cersei Lannister', 'military')).toBe(false);
  });

  it('comes by ambush for 1 gold, onto a character of anybody [AG2-665] [AG2-557] [AG2-1254]', () => {
    const game = challenges(
      { gold: 1, hand: ["Widow's Wail"], play: ['Joffrey Baratheon'] },
      { play: ['Robb Stark'] },
    );
    game.choose("Widow's Wail");
    expect(game.options).toEqual(['Joffrey Baratheon', 'Robb Stark']);
    game.choose('Joffrey Baratheon');
    expect(game.strength('Joffrey Baratheon')).toBe(5);
    expect(game.player(0).gold).toBe(0);
  });
});

describe('Casterly Rock', () => {
  it('allows a second intrigue challenge, no third [AG2-1253]', () => {
    const game = challenges({
      play: ['Casterly Rock', 'Cersei Lannister', 'Tyrion Lannister', 'The Tickler'],
    });
    for (const attacker of ['Cersei Lannister', 'Tyrion Lannister'])
      game.attack('intrigue', 1, attacker).through('challenge');
    game.until('announceChallenge');
    expect(game.refused('intrigue:1')).toBe('AG2-570');
  });

  it('does not allow others', () => {
    const game = challenges({
      play: ['Casterly Rock', 'Cersei Lannister', 'Tyrion Lannister'],
    });
    game.attack('power', 1, 'Cersei Lannister').through('challenge').until('announceChallenge');
    expect(game.refused('power:1')).toBe('AG2-570');
  });
});

describe('Lannisport', () => {
  it('draws a card after you win an intrigue challenge', () => {
    const game = challenges({
      play: ['Lannisport', 'Cersei Lannister'],
      deck: ['Tyrion Lannister'],
    });
    game.attack('intrigue', 1, 'Cersei Lannister').until('reactionWindow', 0).choose('Lannisport');
    expect(game.names(0, 'hand')).toEqual(['Tyrion Lannister']);
  });

  it('not after others', () => {
    const game = challenges({ play: ['Lannisport', 'Cersei Lannister'] });
    game.attack('power', 1, 'Cersei Lannister');
    expect(game.offers('Lannisport', 'challengesWindow')).toBe(false);
  });
});

describe('Hear Me Roar!', () => {
  it('puts a Lannister character into play, until the end of the phase [AG2-418] [AG2-276]', () => {
    const game = challenges({
      gold: 1,
      hand: ['Hear Me Roar!', 'Tywin Lannister', 'Littlefinger', 'Lannisport'],
    });
    game.choose('Hear Me Roar!');
    expect(game.options).toEqual(['Tywin Lannister']);
    game.choose('Tywin Lannister');
    expect(game.isInPlay('Tywin Lannister')).toBe(true);
    game.until('dominanceWindow');
    expect(game.names(0, 'discard')).toEqual(['Hear Me Roar!', 'Tywin Lannister']);
  });

  it('nobody can save the character [AG2-451]', () => {
    const game = marshaling({ hand: ['Hear Me Roar!', 'Tywin Lannister', 'Tywin Lannister'] });
    game.by(0, 'Hear Me Roar!').choose('Tywin Lannister').by(0, 'Tywin Lannister');
    expect(game.card('Tywin Lannister').duplicates).toHaveLength(1);
    expect(game.reaches('wouldInterrupts', 'challengesWindow')).toBe(false);
    expect(game.names(0, 'discard')).toEqual([
      'Hear Me Roar!',
      'Tywin Lannister',
      'Tywin Lannister',
    ]);
  });

  it('takes a copy that became a duplicate away again, and leaves the character [AG2-277] [AG2-201]', () => {
    const game = challenges({
      gold: 1,
      hand: ['Hear Me Roar!', 'Tywin Lannister'],
      play: [{ card: 'Tywin Lannister', duplicates: 1 }],
    });
    game.choose('Hear Me Roar!').choose('Tywin Lannister');
    expect(game.card('Tywin Lannister').duplicates).toHaveLength(2);
    game.until('dominanceWindow');
    expect(game.isInPlay('Tywin Lannister')).toBe(true);
    expect(game.card('Tywin Lannister').duplicates).toHaveLength(1);
    expect(game.names(0, 'discard')).toEqual(['Hear Me Roar!', 'Tywin Lannister']);
  });

  it('cannot be played without such a character in hand [AG2-309]', () => {
    const game = challenges({ gold: 1, hand: ['Hear Me Roar!', 'Littlefinger'] });
    expect(game.refused('Hear Me Roar!')).toBe('AG2-309');
  });
});

describe('The Things I Do For Love', () => {
  const love = (gold: number, mine: PlayerSpec['play'] = ['Cersei Lannister']) =>
    challenges(
      { gold, hand: ['The Things I Do For Love'], play: mine },
      { play: ['Robb Stark', 'Sansa Stark', 'Winterfell Steward'] },
    );

  it('X is what was chosen, also where less is paid for it [AG2-1327]', () => {
    const game = challenges(
      {
        gold: 3,
        hand: ['The Things I Do For Love'],
        play: ['Cersei Lannister', 'Paxter Redwyne'],
      },
      { play: ['Catelyn Stark', 'Sansa Stark'] },
    );
    game.choose('The Things I Do For Love').number(4);
    expect(game.player(0).gold).toBe(0); // 4, and 1 less
    game.choose('Catelyn Stark'); // who costs 4
    expect(game.names(1, 'hand')).toEqual(['Catelyn Stark']);
  });

  it('returns a character with printed cost X or lower; you choose X and pay it [AG2-1326] [AG2-1327]', () => {
    const game = love(4);
    game.choose('The Things I Do For Love');
    expect(game.match.questions[0]).toMatchObject({ kind: 'number', min: 1, max: 4 });
    game.number(3);
    expect(game.player(0).gold).toBe(1);
    expect(game.card('House Lannister').knelt).toBe(true);
    expect(game.options).toEqual(['Sansa Stark', 'Winterfell Steward']);
    game.choose('Sansa Stark');
    expect(game.names(1, 'hand')).toEqual(['Sansa Stark']);
  });

  it('is not for your own characters', () => {
    const game = challenges({
      gold: 5,
      hand: ['The Things I Do For Love'],
      play: ['Cersei Lannister'],
    });
    expect(game.refused('The Things I Do For Love')).toBe('AG2-1330');
  });

  it('needs gold for a character that is there [AG2-1330]', () => {
    expect(love(0).refused('The Things I Do For Love')).toBe('AG2-1330');
  });

  it('needs a Lannister Lord or Lady [AG2-383]', () => {
    for (const mine of ['The Tickler', 'Littlefinger'])
      expect(love(4, [mine]).refused('The Things I Do For Love')).toBe('AG2-383');
  });

  it('in the challenges phase only [AG2-316]', () => {
    const game = marshaling(
      { hand: ['The Things I Do For Love'], play: ['Cersei Lannister'] },
      { play: ['Sansa Stark'] },
    );
    expect(game.refused('The Things I Do For Love')).toBe('AG2-316');
  });

  it('needs your faction card standing [AG2-311]', () => {
    const game = challenges(
      { gold: 4, knelt: true, hand: ['The Things I Do For Love'], play: ['Cersei Lannister'] },
      { play: ['Sansa Stark'] },
    );
    expect(game.refused('The Things I Do For Love')).toBe('AG2-311');
  });

  it('asks for no X where only one is possible', () => {
    const game = love(1);
    game.choose('The Things I Do For Love');
    expect(game.names(1, 'hand')).toEqual(['Winterfell Steward']);
    expect(game.player(0).gold).toBe(0);
  });
});

describe('Treachery', () => {
  it('cancels the effects of a character ability; its cost stays paid [AG2-1252] [AG2-369] [AG2-372]', () => {
    const game = attacked(
      { gold: 1, hand: ['Treachery'], play: ['Cersei Lannister', 'Lannisport Merchant'] },
      { play: ['Grey Wind'] },
    );
    game.choose('Grey Wind');
    expect(game.step).toBe('wouldInterrupts/opportunity');
    game.by(0, 'Treachery');
    expect(game.isInPlay('Lannisport Merchant')).toBe(true);
    expect(game.card('Grey Wind').knelt).toBe(true);
    expect(game.names(0, 'discard')).toEqual(['Treachery']);
  });

  it('also where the card was sacrificed for it', () => {
    const game = attacked(
      { gold: 1, hand: ['Treachery'], play: ['Tywin Lannister', knelt('The Tickler')] },
      { play: [{ card: 'Eddard Stark', attachments: ['Ice'] }] },
    );
    game.attack('military', 0, 'Eddard Stark').until('reactionWindow', 1).choose('Ice');
    game.choose('Tywin Lannister').by(0, 'Treachery');
    expect(game.names(1, 'discard')).toEqual(['Ice']);
    expect(game.isInPlay('Tywin Lannister')).toBe(true);
  });

  it('does not cancel events', () => {
    const game = attacked(
      { gold: 1, hand: ['Treachery'], play: ['Cersei Lannister'] },
      { gold: 1, hand: ['Winter Is Coming'], play: ['Robb Stark'] },
    );
    game.attack('power', 0, 'Robb Stark').until('attackersWindow', 1).choose('Winter Is Coming');
    expect(game.step).toBe('wouldInterrupts/opportunity'); // there are events that could
    expect(game.options).toEqual([]);
    game.pass();
    expect(game.plot(1, 'claim')).toBe(2);
  });

  it('needs a unique Lannister character [AG2-383]', () => {
    const game = attacked(
      { gold: 1, hand: ['Treachery'], play: ['Lannisport Merchant', 'Littlefinger'] },
      { play: ['Grey Wind'] },
    );
    game.choose('Grey Wind');
    expect(game.names(0, 'dead')).toEqual(['Lannisport Merchant']);
  });
});
