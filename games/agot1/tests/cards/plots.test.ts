import { describe, expect, it } from 'vitest';
import type { PlayerSpec } from '../../position.ts';
import { type Scenario, scenario } from '../scenario.ts';
import {
  baratheon,
  bearing,
  duel,
  knelt,
  lannister,
  martell,
  stark,
  targaryen,
} from './positions.ts';

const { reveals, challenges, attacked, marshaling, phase } = duel(stark, lannister);

/** Three players, the first of whom reveals this plot and is the first player. */
function threeReveal(plot: string, ...players: Partial<PlayerSpec>[]): Scenario {
  const [one = {}, two = {}, three = {}] = players;
  return scenario({
    phase: 'plot',
    players: [
      stark({ plotDeck: [plot], ...one }),
      lannister({ plotDeck: ['Planning Ahead'], ...two }),
      martell({ plotDeck: ['Planning Ahead'], ...three }),
    ],
  })
    .until('choosePlots', 0)
    .by(0, plot)
    .by(1, 'Planning Ahead')
    .by(2, 'Planning Ahead')
    .until('chooseFirstPlayer')
    .choose('0');
}

describe('Summoning Season and Building Season', () => {
  it.each([
    ['Summoning Season', ['Robb Stark'], ['Bronn']],
    ['Building Season', ['Godswood'], ['The Goldroad']],
  ])('%s: you search, then the opponent [AG1-1131]', (plot, [mine], [theirs]) => {
    const game = reveals(
      { reveals: plot, deck: ['Ice', 'Robb Stark', 'Godswood'], deckIsAll: true },
      { deck: ['Gilded Plate', 'Bronn', 'The Goldroad'], deckIsAll: true },
    );
    game.until('choosing', 0);
    expect(game.options).toEqual([mine]);
    game.choose(mine).until('choosing', 1).choose(theirs).until('plotWindow');
    expect(game.names(0, 'hand')).toEqual([mine]);
    expect(game.names(1, 'hand')).toEqual([theirs]);
  });
});

describe('Mutual Cause, Mutual Blackmail and Mutual Enemies', () => {
  it.each([
    ['Mutual Cause', 'power'],
    ['Mutual Blackmail', 'intrigue'],
    ['Mutual Enemies', 'military'],
  ])('%s: no %s challenges between you and the chosen opponent', (plot, type) => {
    const game = threeReveal(
      plot,
      { play: ['Tywin Lannister'] },
      { play: ['Littlefinger', 'Ser Jaime Lannister', 'Bronn'] },
      { play: ['Ghost'] },
    );
    game.until('choosing', 0).choose('1').until('announceChallenge', 0);
    expect(game.refused(`${type}:1`)).toBe('AG1-1128');
    expect(game.asked.options.map(({ id }) => id)).toContain(`${type}:2`);
    game.until('announceChallenge', 1);
    expect(game.refused(`${type}:0`)).toBe('AG1-1128');
  });

  it('does nothing with one opponent', () => {
    const game = reveals({ reveals: 'Mutual Enemies', play: ['Robb Stark'] });
    game.until('announceChallenge', 0);
    expect(game.asked.options.map(({ id }) => id)).toContain('military:1');
  });
});

describe('Uneasy Truce', () => {
  it('costs the attacker 2 gold for a military challenge, which the defender gets', () => {
    const game = challenges({ play: ['Robb Stark'], gold: 2, plot: 'Uneasy Truce' });
    game.attack('military', 1, 'Robb Stark');
    expect([0, 1].map((seat) => game.player(seat).gold)).toEqual([0, 2]);
  });

  it('everybody, and only for military ones', () => {
    const game = attacked({ plot: 'Uneasy Truce' }, { play: ['Bronn'], gold: 1 });
    game.until('announceChallenge', 1);
    expect(game.refused('military:0')).toBe('AG1-609');
    expect(game.asked.options.map(({ id }) => id)).toEqual(['power:0']);
  });
});

describe('Rains of Autumn', () => {
  it('takes income bonuses of cards in play, for everybody', () => {
    const game = marshaling(
      { play: ['Great Keep', 'Crossroads'], plot: 'Rains of Autumn' },
      { play: ['Lannisport Steward'] },
    );
    expect([0, 1].map((seat) => game.plot(seat, 'gold'))).toEqual([4, 3]);
  });

  it('not those of titles', () => {
    const game = scenario({
      phase: 'marshaling',
      players: [
        stark({ plot: 'Rains of Autumn', title: 'Master of Coin', play: ['Great Keep'] }),
        lannister({ title: 'Crown Regent' }),
        martell({ title: 'Hand of the King' }),
      ],
    });
    expect(game.plot(0, 'gold')).toBe(6);
  });
});

describe('Good for the Gander', () => {
  it('copies the effect of an opponent’s plot, as yours', () => {
    const game = reveals(
      {
        reveals: 'Good for the Gander',
        deck: ['Ice', 'Robb Stark'],
        deckIsAll: true,
      },
      { reveals: 'Summoning Season', deck: ['Bronn'], deckIsAll: true },
    );
    const order = game.until('whenRevealedOrder');
    order.choose('Good for the Gander');
    game.until('choosing', 0).choose('Robb Stark').until('choosing', 1).choose('Bronn');
    expect(game.names(0, 'hand')).toEqual(['Robb Stark']);
    game.until('plotWindow');
  });

  it('has nothing to copy from a plot without such an effect', () => {
    const game = reveals({ reveals: 'Good for the Gander' }, { reveals: 'Blockade' });
    expect(game.reaches('choosing', 'plotWindow')).toBe(false);
    const twins = reveals({ reveals: 'Good for the Gander' }, { reveals: 'Good for the Gander' });
    expect(twins.reaches('choosing', 'plotWindow')).toBe(false);
  });
});

describe('Tourney for the Hand', () => {
  it('makes your Knights stronger and immune to opponents’ character abilities', () => {
    const game = duel(lannister, baratheon).dominance(
      { play: ['Cersei Lannister'], gold: 2 },
      { play: ['Ser Axell Florent', 'Robert Baratheon'], plot: 'Tourney for the Hand' },
    );
    expect(game.strength('Ser Axell Florent')).toBe(4);
    game.choose('Cersei Lannister');
    expect(game.options.sort()).toEqual(['Cersei Lannister', 'Robert Baratheon']);
  });
});

describe('Fleeing to the Wall', () => {
  it('discards all locations but up to three for each player; nobody can save them', () => {
    const game = reveals(
      {
        reveals: 'Fleeing to the Wall',
        play: ['Great Keep', 'Godswood', { card: 'Winterfell Castle', duplicates: 1 }],
      },
      { play: ['The Goldroad', 'Lannisport'] },
    );
    game.until('choosing', 0).choose('Great Keep', 'Godswood');
    game.until('choosing', 1).choose('Lannisport').until('plotWindow');
    expect(game.names(0, 'play').sort()).toEqual(['Godswood', 'Great Keep']);
    expect(game.names(1, 'play')).toEqual(['Lannisport']);
  });
});

describe('Drunken Allegations', () => {
  it('you and then the chosen opponent kneel a standing character each', () => {
    const game = reveals(
      { reveals: 'Drunken Allegations', play: ['Robb Stark', 'Arya Stark'] },
      { play: ['Bronn'] },
    );
    game.until('choosing', 0).choose('Bronn').until('choosing', 1).choose('Robb Stark');
    expect(game.card('Bronn').knelt).toBe(true);
    expect(game.card('Robb Stark').knelt).toBe(true);
    expect(game.card('Arya Stark').knelt).toBe(false);
  });
});

describe('Planning Ahead', () => {
  it('skips the taxation phase: gold is kept', () => {
    const game = phase('standing')({ gold: 3 }, { gold: 2 });
    game.until('plotPhase/choosePlots');
    expect([0, 1].map((seat) => game.player(seat).gold)).toEqual([3, 2]);
    const taxed = scenario({
      phase: 'standing',
      players: [stark({ gold: 3, plot: 'Blockade' }), lannister({ gold: 2, plot: 'Blockade' })],
    });
    taxed.until('plotPhase/choosePlots');
    expect([0, 1].map((seat) => taxed.player(seat).gold)).toEqual([0, 0]);
  });
});

describe('Wildfire Assault', () => {
  it('kills all characters but up to three of each player; nobody can save them', () => {
    const game = reveals(
      {
        reveals: 'Wildfire Assault',
        play: ['Robb Stark', bearing('Arya Stark', 'Nymeria'), 'Hodor', 'Lady'],
      },
      { play: ['Bronn'] },
    );
    game.until('choosing', 0).choose('Robb Stark', 'Hodor', 'Lady');
    game.until('choosing', 1).choose('Bronn').until('plotWindow');
    expect(game.names(0, 'dead')).toEqual(['Arya Stark']);
    expect(game.isInPlay('Bronn')).toBe(true);
  });
});

describe('Hear Me Roar', () => {
  it('weakens everybody without an intrigue icon', () => {
    const game = duel(lannister, stark).challenges(
      { play: ['Tyrion Lannister', 'Bronn'], plot: 'Hear Me Roar' },
      { play: ['Robb Stark'] },
    );
    expect(game.strength('Tyrion Lannister')).toBe(3);
    expect(game.strength('Bronn')).toBe(2);
    expect(game.strength('Robb Stark')).toBe(1);
  });
});

describe('Blockade', () => {
  it('takes the income of opponents’ plots, not that of their cards', () => {
    const game = marshaling(
      { plot: 'Blockade' },
      { plot: 'Planning Ahead', play: ['The Goldroad'] },
    );
    expect(game.plot(1, 'gold')).toBe(1);
    expect(game.plot(0, 'gold')).toBe(0);
  });
});

describe('The Power of Blood', () => {
  it('keeps Noble characters from being killed, whoever has them', () => {
    const game = attacked(
      { play: ['Robb Stark', 'Arya Stark'], plot: 'The Power of Blood' },
      { play: ['Bronn'] },
    );
    game.attack('military', 0, 'Bronn').through('challenge');
    expect(game.names(0, 'dead')).toEqual(['Arya Stark']);
    expect(game.isInPlay('Robb Stark')).toBe(true);
  });
});

describe('Holding the Trident', () => {
  it('strengthens your characters while you have fewer than an opponent', () => {
    const game = challenges(
      { play: ['Robb Stark'], plot: 'Holding the Trident' },
      { play: ['Bronn', 'Tyrion Lannister'] },
    );
    expect(game.strength('Robb Stark')).toBe(4);
    const even = challenges(
      { play: ['Robb Stark'], plot: 'Holding the Trident' },
      { play: ['Bronn'] },
    );
    expect(even.strength('Robb Stark')).toBe(2);
  });
});

describe('Calm Over Westeros', () => {
  it('costs 1 gold for every event, which an opponent gets', () => {
    const game = marshaling({
      hand: ['Distraction'],
      play: ['Robb Stark'],
      plot: 'Calm Over Westeros',
      gold: 1,
    });
    game.choose('Distraction');
    expect(game.card('Robb Stark').knelt).toBe(true);
    expect([0, 1].map((seat) => game.player(seat).gold)).toEqual([0, 1]);
  });

  it('on top of what the event costs', () => {
    const game = duel(lannister, stark).challenges(
      { hand: ["The Lion's Will"], plot: 'Calm Over Westeros', gold: 2 },
      { play: ['Robb Stark'] },
    );
    expect(game.until('challengesWindow', 0).refused("The Lion's Will")).toBe('AG1-1121');
    const rich = duel(lannister, stark).challenges(
      { hand: ["The Lion's Will"], plot: 'Calm Over Westeros', gold: 3 },
      { play: ['Robb Stark'] },
    );
    rich.until('challengesWindow', 0).choose("The Lion's Will");
    expect(rich.card('Robb Stark').knelt).toBe(true);
    expect([0, 1].map((seat) => rich.player(seat).gold)).toEqual([0, 1]);
  });

  it('with several opponents the player says who gets it', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      players: [
        stark({ hand: ['Distraction'], play: ['Robb Stark'], plot: 'Calm Over Westeros', gold: 1 }),
        lannister(),
        martell(),
      ],
    });
    game.choose('Distraction').until('chooseReceiver').choose('2');
    expect(game.player(2).gold).toBe(1);
    expect(game.card('Robb Stark').knelt).toBe(true);
  });
});

describe('Snowed Under', () => {
  it('returns a kneeling character or location of each player', () => {
    const game = phase('standing')(
      { play: [knelt('Robb Stark'), 'Arya Stark'], plot: 'Snowed Under' },
      { play: [knelt('Bronn'), knelt('The Goldroad')] },
    );
    game.until('choosing', 0);
    expect(game.refused('Bronn', 'The Goldroad')).toBe('AG1-1121');
    game.choose('Robb Stark', 'The Goldroad').until('standingWindow');
    expect(game.names(0, 'hand')).toEqual(['Robb Stark']);
    expect(game.names(1, 'hand')).toEqual(['The Goldroad']);
    expect(game.card('Bronn').knelt).toBe(false);
  });
});

describe('The Power of Arms', () => {
  it('strengthens your characters with a War crest', () => {
    const game = challenges({
      play: ['War Host of the North', 'Robb Stark'],
      plot: 'The Power of Arms',
    });
    expect(game.strength('War Host of the North')).toBe(13);
    expect(game.strength('Robb Stark')).toBe(2);
  });
});

describe('Valar Morghulis', () => {
  it('kills everybody; who can be saved is', () => {
    const game = reveals(
      { reveals: 'Valar Morghulis', play: ['Robb Stark', bearing('Arya Stark', 'Nymeria')] },
      { play: ['Bronn'] },
    );
    game.until('savesAndCancels', 0).choose('Nymeria').until('plotWindow');
    expect(game.names(0, 'dead')).toEqual(['Robb Stark']);
    expect(game.names(1, 'dead')).toEqual(['Bronn']);
    expect(game.isInPlay('Arya Stark')).toBe(true);
  });
});

describe('Condemned by the Realm', () => {
  it('has the chosen opponent kill a character that is not theirs', () => {
    const game = reveals(
      { reveals: 'Condemned by the Realm', play: ['Robb Stark', 'Arya Stark'] },
      { play: ['Bronn'] },
    );
    game.until('choosing', 1);
    expect(game.options.sort()).toEqual(['Arya Stark', 'Robb Stark']);
    game.choose('Robb Stark').until('plotWindow');
    expect(game.names(0, 'dead')).toEqual(['Robb Stark']);
  });
});

describe('Counting Favors', () => {
  it('draws 3 cards for you and the chosen opponent [AG1-1009]', () => {
    const game = threeReveal('Counting Favors').until('choosing', 0).choose('2');
    game.until('plotWindow');
    expect([0, 1, 2].map((seat) => game.player(seat).hand.length)).toEqual([3, 0, 3]);
  });
});

describe('Power and Wealth', () => {
  it('strengthens your characters by their attachments', () => {
    const game = challenges({
      play: [bearing('Arya Stark', 'Nymeria', 'Summer'), 'Robb Stark'],
      plot: 'Power and Wealth',
    });
    expect(game.strength('Arya Stark')).toBe(7); // 2, Nymeria 1, Summer 2, two attachments
    expect(game.strength('Robb Stark')).toBe(2);
  });
});

describe("Mad King's Legacy", () => {
  it('discards an attachment', () => {
    const game = duel(targaryen, stark).reveals(
      { reveals: "Mad King's Legacy" },
      { play: [bearing('Arya Stark', 'Nymeria')] },
    );
    game.until('plotWindow');
    expect(game.names(1, 'discard')).toEqual(['Nymeria']);
  });
});

describe('Rule by Decree', () => {
  it('leaves the player with the most cards 4 of them', () => {
    const game = reveals(
      { reveals: 'Rule by Decree', hand: ['Ice'] },
      { hand: ['Bronn', 'Lannisport', 'Gilded Plate', 'The Goldroad', 'Littlefinger', 'Varys'] },
    );
    game.until('choosing', 1).choose('Bronn', 'Varys').until('plotWindow');
    expect(game.player(1).hand).toHaveLength(4);
    expect(game.names(1, 'discard').sort()).toEqual(['Bronn', 'Varys']);
  });

  it('nobody where several have the most', () => {
    const hand = ['Ghost', 'Lady', 'Ice', 'Hodor', 'Summer'];
    const game = reveals({ reveals: 'Rule by Decree', hand }, { hand });
    game.until('plotWindow');
    expect([0, 1].map((seat) => game.player(seat).hand.length)).toEqual([5, 5]);
  });
});

describe('Noose and Swordpoint', () => {
  it('keeps weak characters kneeling in the standing phase', () => {
    const game = phase('standing')(
      { play: [knelt('Arya Stark'), knelt('Eddard Stark')], plot: 'Noose and Swordpoint' },
      { play: [knelt('The Goldroad')] },
    );
    game.until('standingWindow');
    expect(game.card('Arya Stark').knelt).toBe(true);
    expect(game.card('Eddard Stark').knelt).toBe(false);
    expect(game.card('The Goldroad').knelt).toBe(false);
  });

  it('lets them not even stand by their own abilities, in that phase', () => {
    const game = phase('standing')(
      { plot: 'Noose and Swordpoint' },
      { play: [knelt('Renly Baratheon'), 'Stormlands Fiefdoms'] },
    ).until('standingWindow', 1);
    expect(game.card('Renly Baratheon').knelt).toBe(true);
    expect(game.options).not.toContain('Renly Baratheon');
  });

  it('lets them stand in every other phase', () => {
    const game = challenges(
      { play: ['Robb Stark'], plot: 'Noose and Swordpoint' },
      { play: [knelt('Renly Baratheon'), 'Stormlands Fiefdoms'] },
    );
    game.until('challengesWindow', 1).choose('Renly Baratheon');
    expect([game.strength('Renly Baratheon'), game.card('Renly Baratheon').knelt]).toEqual([
      2,
      false,
    ]);
  });
});

describe('Herding the Masses', () => {
  it('lets unique characters alone defend', () => {
    const game = challenges(
      { play: ['Robb Stark'], plot: 'Herding the Masses' },
      { play: ['Bronn', 'Lannisport Weaponsmith'] },
    );
    game.attack('military', 1, 'Robb Stark').until('declareDefenders');
    expect(game.options).toEqual(['Bronn']);
  });
});
