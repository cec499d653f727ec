import { describe, expect, it } from 'vitest';
import type { CardSpec, PlayerSpec } from '../../position.ts';
import { at, knelt, playerOf } from '../positions.ts';
import { type Scenario, scenario } from '../scenario.ts';

/** A plot that says nothing. */
const SILENT = 'The Winds of Winter';

const stark = playerOf('stark', SILENT);
const lannister = playerOf('lannister', SILENT);

/** Seat 0 reveals this plot, seat 1 another; seat 0 is first. Stops at the first question after that. */
const reveal = (
  plot: string,
  mine: Partial<PlayerSpec> = {},
  theirs: Partial<PlayerSpec> = {},
  other = SILENT,
): Scenario => {
  const game = scenario({
    sets: 'core',
    phase: 'plot',
    players: [
      stark({ plotDeck: [plot, 'A Noble Cause'], ...mine, plot: 'A Storm of Swords' }),
      lannister({ plotDeck: [other, 'A Noble Cause'], ...theirs, plot: 'A Storm of Swords' }),
    ],
  });
  return game.by(1, other).by(0, plot).until('chooseFirstPlayer').choose('0');
};

/** The plot lies revealed at the beginning of the phase. */
const under = (
  phase: 'marshaling' | 'challenges' | 'dominance',
  plot: string,
  mine: Partial<PlayerSpec> = {},
  theirs: Partial<PlayerSpec> = {},
) => scenario({ sets: 'core', phase, players: [stark({ ...mine, plot }), lannister(theirs)] });

/** Seat 0's marshaling window. */
const marshaling = (plot: string, mine: Partial<PlayerSpec>, theirs: Partial<PlayerSpec> = {}) =>
  scenario({
    sets: 'core',
    phase: 'marshaling',
    active: 0,
    players: [stark({ gold: 10, ...mine, plot }), lannister(theirs)],
  });

describe('when plots are revealed', () => {
  it('the first player says whose ability comes first; each is resolved before the next [AG2-374] [AG2-377] [AG2-523] [AG2-524] [AG2-525]', () => {
    const game = reveal(
      'Counting Coppers',
      { play: ['Arya Stark', 'Summer'] },
      {},
      'Filthy Accusations',
    );
    expect(game.step).toBe('whenRevealed/whenRevealedOrder');
    expect(game.waiting).toEqual([0]);
    expect(game.options).toEqual(['Counting Coppers', 'Filthy Accusations']);
    game.choose('Filthy Accusations');
    expect(game.waiting).toEqual([1]);
    expect(game.player(0).hand).toHaveLength(0);
    game.choose('Summer');
    expect(game.player(0).hand).toHaveLength(3);
  });
});

describe('A Clash of Kings', () => {
  it('moves 1 power from the loser of a power challenge', () => {
    const won = (...answer: string[]) =>
      under('challenges', 'A Clash of Kings', { play: ['Bran Stark'] }, { power: 5 })
        .attack('power', 1, 'Bran Stark')
        .until('reactionWindow')
        .choose(...answer)
        .power(1);
    expect(won()).toBe(4); // claim
    expect(won('A Clash of Kings')).toBe(3);
  });

  it('not where there is none to move, and not in other challenges [AG2-309]', () => {
    const other = (type: 'power' | 'military', power: number) =>
      under('challenges', 'A Clash of Kings', { play: ['Eddard Stark'] }, { power })
        .attack(type, 1, 'Eddard Stark')
        .reaches('reactionWindow', 'challengesWindow');
    expect(other('power', 0)).toBe(false);
    expect(other('military', 5)).toBe(false);
    expect(other('power', 5)).toBe(true);
  });

  it('the last one too, from whichever player [AG2-309]', () => {
    const won = (power: number) =>
      scenario({
        sets: 'core',
        phase: 'challenges',
        first: 1,
        players: [
          stark({ power }),
          lannister({ plot: 'A Clash of Kings', play: ['Cersei Lannister'] }),
        ],
      })
        .attack('power', 0, 'Cersei Lannister')
        .reaches('reactionWindow', 'challengesWindow');
    expect([0, 1, 2].map(won)).toEqual([false, true, true]);
  });
});

describe('A Feast for Crows', () => {
  it('gives 2 power after you win dominance', () => {
    const game = under('dominance', 'A Feast for Crows', { gold: 1 });
    game.until('reactionWindow').choose('A Feast for Crows');
    expect(game.power(0)).toBe(3);
  });

  it('not after somebody else wins it', () => {
    const game = under('dominance', 'A Feast for Crows', {}, { gold: 1 });
    expect(game.reaches('reactionWindow', 'standingWindow')).toBe(false);
  });
});

describe('A Game of Thrones', () => {
  it('asks everybody to win an intrigue challenge before military and power', () => {
    const game = under(
      'challenges',
      'A Game of Thrones',
      { play: ['Catelyn Stark', 'Eddard Stark'] },
      { play: ['Tywin Lannister'], hand: ['Hear Me Roar!'] },
    );
    game.until('announceChallenge');
    expect(game.options).toEqual(['intrigue:1']);
    expect(game.refused('power:1')).toBe('AG2-447');
    game.attack('intrigue', 1, 'Catelyn Stark').defend().through('challenge');
    game.until('announceChallenge');
    expect(game.options).toEqual(['military:1', 'power:1']);
    game.pass().until('announceChallenge', 1);
    expect(game.options).toEqual(['intrigue:0']);
  });

  it('counts an intrigue challenge won as the defender', () => {
    const game = under(
      'challenges',
      'A Game of Thrones',
      { play: ['Catelyn Stark'] },
      { play: ['Cersei Lannister', 'Tywin Lannister'] },
    );
    game.attack('intrigue', 1, 'Catelyn Stark').defend('Tywin Lannister').through('challenge');
    game.until('announceChallenge', 1);
    expect(game.options).toContain('power:0');
  });
});

describe('A Noble Cause', () => {
  it('makes the first Lord or Lady of the round 2 cheaper', () => {
    const game = marshaling('A Noble Cause', {
      gold: 8,
      hand: ['Tumblestone Knight', 'Sansa Stark', 'Robb Stark'],
    });
    game.choose('Tumblestone Knight');
    expect(game.player(0).gold).toBe(6);
    game.by(0, 'Sansa Stark');
    expect(game.player(0).gold).toBe(5);
    game.by(1);
    expect(game.refused('Robb Stark')).toBe('AG2-553');
  });

  it('does not count a duplicate as the first [AG2-1214]', () => {
    const game = marshaling('A Noble Cause', {
      gold: 4,
      play: ['Sansa Stark'],
      hand: ['Sansa Stark', 'Robb Stark'],
    });
    game.choose('Sansa Stark').by(0, 'Robb Stark');
    expect(game.isInPlay('Robb Stark')).toBe(true);
    expect(game.player(0).gold).toBe(0);
  });
});

describe('A Storm of Swords', () => {
  it('allows its player one more military challenge', () => {
    const play = ['Direwolf Pup', 'Summer', 'Eddard Stark'];
    const game = under('challenges', 'A Storm of Swords', { play }, { play: ['Burned Men'] });
    game.attack('military', 1, 'Direwolf Pup').through('challenge');
    game.attack('military', 1, 'Summer').through('challenge');
    game.until('announceChallenge', 0);
    expect(game.refused('military:1')).toBe('AG2-570');
  });
});

describe('Building Orders and Summons', () => {
  const DECK = [
    'Arya Stark',
    'Ice',
    'Winter Is Coming',
    'Heart Tree Grove',
    'Arya Stark',
    'Arya Stark',
    'Arya Stark',
    'Arya Stark',
    'Arya Stark',
    'Bran Stark',
    'Gates of Winterfell',
    'Robb Stark',
  ];

  it('search the top 10 cards for an attachment or location [AG2-285] [AG2-288]', () => {
    const game = reveal('Building Orders', { deck: DECK });
    expect(game.options).toEqual(['Ice', 'Heart Tree Grove']);
    expect(game.match.view(0).table.looking?.codes).toHaveLength(10);
    expect(game.match.view(1).table.looking?.codes).toBe(10);
    game.choose('Ice');
    expect(game.names(0, 'hand')).toEqual(['Ice']);
    expect(game.table.shown).toEqual(['01153']);
    expect(game.table.looking).toBeNull();
    expect(game.names(0, 'deck')).toContain('Robb Stark');
    expect(game.names(0, 'deck').slice(0, 11)).not.toEqual(DECK.filter((card) => card !== 'Ice'));
  });

  it('search them for a character [AG2-289]', () => {
    const game = reveal('Summons', { deck: DECK });
    expect(game.options).toContain('Bran Stark');
    expect(game.options).not.toContain('Robb Stark'); // the twelfth
    expect(game.player(0).deck).toHaveLength(32);
    expect(game.asked).toMatchObject({ min: 0, max: 1 });
    game.choose('Bran Stark');
    expect(game.names(0, 'hand')).toEqual(['Bran Stark']);
    expect(game.player(0).deck).toHaveLength(31);
  });

  it('may find nothing, and are asked also where there is nothing [AG2-287]', () => {
    const game = reveal('Summons', { deck: DECK }).pass();
    expect(game.player(0).hand).toHaveLength(0);
    const events = Array.from({ length: 10 }, () => 'Winter Is Coming');
    const empty = reveal('Summons', { deck: events });
    expect(empty.waiting).toEqual([0]);
    expect(empty.options).toEqual([]);
  });

  it('leave what was found a secret once it is in hand [AG2-1049]', () => {
    const game = reveal('Summons', { deck: DECK }).choose('Bran Stark').until('drawWindow');
    expect(game.match.view(1).table.players[0].hand).toBe(3);
  });

  it('search fewer cards where there are fewer [AG2-404]', () => {
    const game = reveal('Summons', { deck: ['Ice', 'Bran Stark', 'Ice'], deckIsAll: true });
    expect(game.options).toEqual(['Bran Stark']);
  });
});

describe('Calling the Banners', () => {
  it('gives 1 gold for each character of the chosen opponent', () => {
    const game = scenario({
      sets: 'core',
      phase: 'plot',
      players: [
        stark({ plotDeck: ['Calling the Banners'], play: ['Arya Stark'] }),
        lannister({
          plotDeck: [SILENT],
          play: ['Burned Men', 'Lannisport Merchant', 'Lannisport'],
        }),
        lannister({ plotDeck: [SILENT], play: ['Burned Men'] }),
      ],
    });
    game.by(0, 'Calling the Banners').by(1, SILENT).by(2, SILENT).until('choosing');
    expect(game.options).toEqual(['1', '2']);
    game.choose('1');
    expect(game.player(0).gold).toBe(2);
  });
});

describe('Calm Over Westeros', () => {
  const named = (type: string) => {
    const game = reveal(
      'Calm Over Westeros',
      { play: ['Eddard Stark'], plotDeck: ['Calm Over Westeros', 'A Noble Cause'] },
      { play: ['Tywin Lannister', 'Burned Men'] },
    );
    return game.choose(type);
  };

  it('lowers the claim of who attacks you in challenges of the named type', () => {
    const game = named('military').until('challengesWindow').until('announceChallenge', 1);
    game.attack('military', 0, 'Burned Men');
    expect(game.plot(1, 'claim')).toBe(1);
    game.defend().through('challenge');
    game.attack('power', 0, 'Tywin Lannister');
    expect(game.plot(1, 'claim')).toBe(2);
  });

  it('not your own claim, and only until you reveal a new plot [AG2-413] [AG2-465]', () => {
    const game = named('military').until('announceChallenge', 0);
    game.attack('military', 1, 'Eddard Stark');
    expect(game.plot(0, 'claim')).toBe(1);
    game.until('choosePlots').by(0, 'A Noble Cause').by(1, 'A Noble Cause');
    expect(game.table.lasting).toEqual([]);
  });

  it('keeps the named type in the open [AG2-1048]', () => {
    const game = named('intrigue');
    expect(JSON.stringify(game.match.view(1).table.lasting)).toContain('intrigue');
  });
});

describe('Confiscation', () => {
  it('discards an attachment', () => {
    const game = reveal(
      'Confiscation',
      { play: [{ card: 'Eddard Stark', attachments: ['Ice'] }] },
      { play: [{ card: 'Tyrion Lannister', attachments: ['Seal of the Hand'] }] },
    );
    expect(game.options).toEqual(['Ice', 'Seal of the Hand']);
    game.choose('Seal of the Hand');
    expect(game.names(1, 'discard')).toEqual(['Seal of the Hand']);
  });

  it('does nothing without one [AG2-1330]', () => {
    expect(reveal('Confiscation').step).toBe('plotWindow/action');
  });
});

describe('Counting Coppers', () => {
  it('draws 3 cards', () => {
    expect(reveal('Counting Coppers').player(0).hand).toHaveLength(3);
  });
});

describe('Filthy Accusations', () => {
  it('kneels a standing character [AG2-1335]', () => {
    const theirs = { play: ['Tywin Lannister', knelt('Burned Men')] };
    const game = reveal('Filthy Accusations', { play: ['Arya Stark'] }, theirs);
    expect(game.options).toEqual(['Arya Stark', 'Tywin Lannister']);
    game.choose('Tywin Lannister');
    expect(game.card('Tywin Lannister').knelt).toBe(true);
  });
});

describe('Fortified Position', () => {
  const blank = (play: (string | CardSpec)[]) =>
    under('challenges', 'Fortified Position', { play }, { play: ['Tywin Lannister'] });

  it('makes every character blank except for traits [AG2-439] [AG2-441] [AG2-442] [AG2-473] [AG2-1249]', () => {
    const game = blank(['Eddard Stark', 'Direwolf Pup', 'Summer', 'Bran Stark']);
    expect(game.hasKeyword('Eddard Stark', 'renown')).toBe(false);
    expect(game.hasTrait('Eddard Stark', 'Lord')).toBe(true);
    expect(game.hasIcon('Eddard Stark', 'military')).toBe(true);
    expect(game.strength('Direwolf Pup')).toBe(1);
    expect(game.hasKeyword('Bran Stark', 'insight')).toBe(false); // from Summer
    expect(game.plot(1, 'gold')).toBe(3); // without Tywin's +2
  });

  it('leaves what they gain from elsewhere, and other cards [AG2-440]', () => {
    const game = under('challenges', 'Fortified Position', {
      play: [{ card: 'Yoren', attachments: ['Longclaw'] }, 'The Wall'],
    });
    expect(game.hasKeyword('Yoren', 'renown')).toBe(true);
    expect(game.strength('Yoren')).toBe(4);
  });
});

describe('Heads on Spikes', () => {
  it('discards a card at random; a character dies for 2 power', () => {
    const game = reveal('Heads on Spikes', {}, { hand: ['Tywin Lannister'] });
    expect(game.names(1, 'dead')).toEqual(['Tywin Lannister']);
    expect(game.names(1, 'discard')).toEqual([]);
    expect(game.power(0)).toBe(2);
  });

  it('other cards are only discarded', () => {
    const game = reveal('Heads on Spikes', {}, { hand: ['Lannisport'] });
    expect(game.names(1, 'discard')).toEqual(['Lannisport']);
    expect(game.power(0)).toBe(0);
  });
});

describe('Jousting Contest', () => {
  it('allows one attacker and one defender', () => {
    const game = under(
      'challenges',
      'Jousting Contest',
      { play: ['Eddard Stark', 'Robb Stark'] },
      { play: ['Burned Men', 'Tywin Lannister'] },
    );
    game.until('announceChallenge').choose('military:1');
    expect(game.asked.max).toBe(1);
    game.choose('Robb Stark').until('declareDefenders');
    expect(game.asked.max).toBe(1);
  });
});

describe('Marched to the Wall', () => {
  const wall = (mine: (string | CardSpec)[], theirs: (string | CardSpec)[]) =>
    reveal('Marched to the Wall', { play: mine }, { play: theirs });

  it('everybody chooses in player order, then all are discarded at once [AG2-375] [AG2-376]', () => {
    const game = wall(['Arya Stark', 'Bran Stark'], ['Tywin Lannister', 'Burned Men']);
    expect(game.waiting).toEqual([0]);
    expect(game.options).toEqual(['Arya Stark', 'Bran Stark']);
    game.choose('Bran Stark');
    expect(game.isInPlay('Bran Stark')).toBe(true);
    expect(game.options).toEqual(['Tywin Lannister', 'Burned Men']);
    game.choose('Burned Men');
    expect(game.names(0, 'discard')).toEqual(['Bran Stark']);
    expect(game.names(1, 'discard')).toEqual(['Burned Men']);
  });

  it('who has no character is left out; a duplicate saves nobody [AG2-451]', () => {
    const game = wall([], [{ card: 'Tywin Lannister', duplicates: 1 }]);
    expect(game.names(1, 'discard').sort()).toEqual(['Tywin Lannister', 'Tywin Lannister']);
  });
});

describe('Marching Orders', () => {
  it('forbids locations and attachments', () => {
    const game = marshaling('Marching Orders', {
      play: ['Eddard Stark'],
      hand: ['Ice', 'Heart Tree Grove', 'Robb Stark'],
    });
    expect(game.options).toEqual(['Watchman', 'Robb Stark']);
    expect(game.refused('Ice')).toBe('AG2-383');
    expect(game.refused('Heart Tree Grove')).toBe('AG2-383');
  });

  it('forbids no duplicate of a location [AG2-1214]', () => {
    const game = marshaling('Marching Orders', {
      play: ['The Wolfswood'],
      hand: ['The Wolfswood'],
    });
    game.choose('The Wolfswood');
    expect(game.card('The Wolfswood').duplicates).toHaveLength(1);
  });

  it('forbids events in challenges', () => {
    const game = under('challenges', 'Marching Orders', {
      play: ['Eddard Stark'],
      hand: ['For the North!'],
    });
    game.attack('military', 1, 'Eddard Stark').until('attackersWindow', 0);
    expect(game.refused('For the North!')).toBe('AG2-447');
  });
});

describe('Naval Superiority', () => {
  it('sets the base gold of Kingdom and Edict plots to 0; symbols still count [AG2-429] [AG2-435]', () => {
    const gold = (plot: string) =>
      under('marshaling', 'Naval Superiority', {}, { plot, play: ['Tywin Lannister'] }).plot(
        1,
        'gold',
      );
    expect(gold('Calling the Banners')).toBe(2); // Kingdom
    expect(gold('Marching Orders')).toBe(2); // Edict
    expect(gold('Sneak Attack')).toBe(7);
  });
});

describe('Power Behind the Throne', () => {
  it('gets a token that is discarded to stand a character, once [AG2-1241]', () => {
    const game = reveal('Power Behind the Throne', {
      play: [knelt('Robb Stark'), knelt('Summer')],
    });
    expect(game.card('Power Behind the Throne').tokens).toEqual({ stand: 1 });
    game.choose('Power Behind the Throne').choose('Robb Stark');
    expect(game.card('Robb Stark').knelt).toBe(false);
    game.by(1);
    expect(game.options).toEqual(['Watchman']);
  });

  it('leaves its token when it is used up', () => {
    const plotDeck = ['Power Behind the Throne', 'A Noble Cause', 'Sneak Attack'];
    const game = reveal('Power Behind the Throne', { plotDeck });
    game.until('choosePlots').until('plotWindow');
    expect(game.names(0, 'used')).toContain('Power Behind the Throne');
    expect(game.card('Power Behind the Throne').tokens).toBeNull();
  });

  it('stands nobody where it lies without a token [AG2-1241]', () => {
    const game = at('draw')(
      stark({ plot: 'Power Behind the Throne', play: [knelt('Robb Stark')] }),
      stark(),
    );
    expect(game.options).toEqual(['Watchman']);
    expect(game.refused(`${game.player(0).plot}.1`)).toBe('AG2-311');
  });
});

describe('Rebuilding', () => {
  it('shuffles up to 3 cards of your discard pile into the deck', () => {
    const discard = ['Ice', 'Arya Stark', 'Winter Is Coming', 'Summer'];
    const game = reveal('Rebuilding', { discard });
    expect(game.asked.max).toBe(3);
    const before = game.player(0).deck.length;
    game.choose('Ice', 'Winter Is Coming');
    expect(game.names(0, 'discard')).toEqual(['Arya Stark', 'Summer']);
    expect(game.player(0).deck).toHaveLength(before + 2);
  });
});

describe('Reinforcements', () => {
  it('puts a character with cost 5 or lower into play, from hand or discard pile [AG2-276]', () => {
    const cards = {
      hand: ['Sansa Stark', 'Robb Stark', 'Ice'],
      discard: ['Summer', 'Eddard Stark'],
    };
    const game = reveal('Reinforcements', cards);
    expect(game.options).toEqual(['Sansa Stark', 'Summer']);
    game.choose('Summer');
    expect(game.isInPlay('Summer')).toBe(true);
    const hand = reveal('Reinforcements', cards).choose('Sansa Stark');
    expect(hand.isInPlay('Sansa Stark')).toBe(true);
    expect(hand.names(0, 'hand')).toEqual(['Robb Stark', 'Ice']);
  });

  it('asks also where the hand has none: that is a secret', () => {
    const game = reveal('Reinforcements', { hand: ['Ice'] });
    expect(game.step).toBe('choosing/choose');
    expect(game.options).toEqual([]);
  });
});

describe('Sneak Attack', () => {
  it('allows its player one challenge in the phase', () => {
    const game = under(
      'challenges',
      'Sneak Attack',
      { play: ['Eddard Stark', 'Robb Stark'] },
      { play: ['Tywin Lannister', 'Burned Men'] },
    );
    game.attack('power', 1, 'Robb Stark').defend().through('challenge');
    game.until('announceChallenge');
    expect(game.waiting).toEqual([1]);
    game.attack('power', 0, 'Tywin Lannister').defend().through('challenge');
    game.until('announceChallenge');
    expect(game.options).toContain('military:0');
  });
});

describe('Supporting the Faith', () => {
  it('takes all gold when the challenges phase begins', () => {
    const game = under('challenges', 'Supporting the Faith', { gold: 3 }, { gold: 4 });
    expect(game.step).toBe('challengesWindow/action');
    expect(game.player(0).gold).toBe(0);
    expect(game.player(1).gold).toBe(0);
  });

  it('has nothing to do without any gold: nobody is told that it was used [AG2-309]', () => {
    const used = (gold: number) =>
      under('challenges', 'Supporting the Faith', {}, { gold }).facts.includes('fact.uses');
    expect([used(1), used(0)]).toEqual([true, false]);
  });

  it('takes it also where only one player has any', () => {
    for (const [mine, theirs] of [
      [3, 0],
      [0, 4],
      [1, 0],
    ]) {
      const game = under('challenges', 'Supporting the Faith', { gold: mine }, { gold: theirs });
      expect([game.player(0).gold, game.player(1).gold]).toEqual([0, 0]);
    }
  });
});

describe('Taxation', () => {
  it('allows a second limited card, and no third', () => {
    const game = marshaling('Taxation', {
      hand: ['Heart Tree Grove', 'The Roseroad', 'The Kingsroad'],
    });
    game.choose('Heart Tree Grove').by(0, 'The Roseroad').by(1);
    expect(game.refused('The Kingsroad')).toBe('AG2-683');
    const usual = marshaling(SILENT, { hand: ['Heart Tree Grove', 'The Roseroad'] });
    usual.choose('Heart Tree Grove').by(1);
    expect(usual.refused('The Roseroad')).toBe('AG2-683');
  });
});

describe('Wildfire Assault', () => {
  const FIVE = ['Arya Stark', 'Bran Stark', 'Robb Stark', 'Summer', 'Sansa Stark'];

  it('everybody keeps up to 3 characters, and all the others die, without a save [AG2-1055] [AG2-1056] [AG2-1336] [AG2-451]', () => {
    const game = reveal(
      'Wildfire Assault',
      { play: FIVE },
      { play: ['Burned Men', { card: 'Tywin Lannister', duplicates: 1 }, 'Lannisport'] },
    );
    expect(game.asked.max).toBe(3);
    game.choose('Arya Stark', 'Bran Stark', 'Robb Stark');
    expect(game.names(0, 'dead')).toEqual([]); // not before all have chosen
    game.choose('Burned Men');
    expect(game.names(0, 'dead').sort()).toEqual(['Sansa Stark', 'Summer']);
    expect(game.names(1, 'dead')).toEqual(['Tywin Lannister']);
    expect(game.names(0, 'play')).toEqual(['Arya Stark', 'Bran Stark', 'Robb Stark']);
    expect(game.isInPlay('Lannisport')).toBe(true);
  });

  it('keeps three for a player who is away', () => {
    const game = reveal('Wildfire Assault', { play: FIVE }).until('plotWindow');
    expect(game.names(0, 'play')).toHaveLength(3);
  });
});

describe('Fealty', () => {
  it('kneels the faction card to make the next loyal card cheaper, marshaled or played', () => {
    const game = marshaling(SILENT, {
      agenda: 'Fealty',
      gold: 3,
      hand: ['Catelyn Stark', 'Tumblestone Knight'],
    });
    expect(game.refused('Catelyn Stark')).toBe('AG2-553');
    game.choose('Fealty');
    expect(game.card('House Stark').knelt).toBe(true);
    game.by(0, 'Catelyn Stark');
    expect(game.isInPlay('Catelyn Stark')).toBe(true);
    expect(game.player(0).gold).toBe(0);
  });

  it('also an event, and no card that is not loyal', () => {
    const game = under('challenges', SILENT, {
      agenda: 'Fealty',
      play: ['Eddard Stark'],
      hand: ['Winter Is Coming'],
    });
    game.attack('military', 1, 'Eddard Stark').until('attackersWindow', 0).choose('Fealty');
    game.by(0, 'Winter Is Coming');
    expect(game.plot(0, 'claim')).toBe(3);
    const knight = marshaling(SILENT, { agenda: 'Fealty', gold: 1, hand: ['Tumblestone Knight'] });
    knight.choose('Fealty').by(1);
    expect(knight.refused('Tumblestone Knight')).toBe('AG2-553');
  });
});
