import { describe, expect, it } from 'vitest';
import { strengthHasChanged } from '../../rules/strength.ts';
import { scenario } from '../scenario.ts';
import { baratheon, bearing, duel, knelt, lannister, stark, targaryen } from './positions.ts';

const { challenges, attacked, marshaling, dominance, phase, reveals } = duel(baratheon, lannister);

describe("Shadow's Blessing", () => {
  it('strengthens a bearer with a power icon and weakens one without', () => {
    const game = challenges({
      play: [
        bearing('Robert Baratheon', "Shadow's Blessing"),
        bearing('Brienne of Tarth', "Shadow's Blessing"),
      ],
    });
    expect(game.strength('Robert Baratheon')).toBe(5);
    expect(game.strength('Brienne of Tarth')).toBe(1);
  });
});

describe('Motley', () => {
  const fool = (gold: number) =>
    challenges(
      { play: ['Robert Baratheon'] },
      {
        play: [
          { card: 'Tyrion Lannister', attachments: [{ card: 'Motley', owner: 0 }] },
          'Cersei Lannister',
        ],
        gold,
      },
    );

  it('costs the opponent gold to declare the bearer as an attacker', () => {
    const game = fool(1).until('announceChallenge', 1).choose('power:0');
    game.choose('Tyrion Lannister');
    expect([0, 1].map((seat) => game.player(seat).gold)).toEqual([1, 0]);
    const poor = fool(0).until('announceChallenge', 1).choose('power:0');
    expect(poor.options).toEqual(['Cersei Lannister']);
  });

  it('or as a defender', () => {
    const game = fool(1).attack('power', 1, 'Robert Baratheon').defend('Tyrion Lannister');
    expect([0, 1].map((seat) => game.player(seat).gold)).toEqual([1, 0]);
    const poor = fool(0).attack('power', 1, 'Robert Baratheon').until('declareDefenders');
    expect(poor.options).toEqual(['Cersei Lannister']);
  });

  it('or to trigger the ability: what that costs comes on top', () => {
    const game = fool(3).until('announceChallenge', 1).choose('intrigue:0');
    game.choose('Cersei Lannister').until('responses', 1).choose('Tyrion Lannister');
    expect([0, 1].map((seat) => game.player(seat).gold)).toEqual([1, 1]);
    const poor = fool(1).until('announceChallenge', 1).choose('intrigue:0');
    poor.choose('Cersei Lannister');
    expect(poor.offers('Tyrion Lannister', 'resolvedWindow')).toBe(false);
  });

  it('is attached to opponents’ characters alone', () => {
    const game = marshaling({ hand: ['Motley'], play: ['Robert Baratheon'] });
    expect(game.refused('Motley')).toBe('AG1-110');
  });
});

describe('Lightbringer', () => {
  it('kneels to save the bearer, and stands when you win as the attacker [AG1-926]', () => {
    const game = attacked(
      { play: [bearing('Robert Baratheon', 'Lightbringer')] },
      { play: ['Bronn'] },
    );
    game.attack('military', 0, 'Bronn').until('savesAndCancels', 0).choose('Lightbringer');
    expect(game.isInPlay('Robert Baratheon')).toBe(true);
    expect(game.card('Lightbringer').knelt).toBe(true);
    game.attack('power', 1, 'Robert Baratheon').until('standAgain', 0).choose('stand');
    expect(game.card('Lightbringer').knelt).toBe(false);
  });
});

describe('Stinking Drunk', () => {
  it('takes 4 STR while the bearer takes part', () => {
    const game = challenges({ play: [bearing('Robert Baratheon', 'Stinking Drunk')] });
    expect(game.strength('Robert Baratheon')).toBe(3);
    game.attack('power', 1, 'Robert Baratheon');
    expect(game.strength('Robert Baratheon')).toBe(0);
  });
});

describe('Selyse Baratheon', () => {
  it('gives a unique character an intrigue icon for 1 influence', () => {
    const game = challenges({
      play: ['Selyse Baratheon', 'Robert Baratheon', 'Bastard of Robert', 'Stormlands Fiefdoms'],
    });
    game.until('challengesWindow', 0).choose('Selyse Baratheon');
    expect(game.options.sort()).toEqual(['Robert Baratheon', 'Selyse Baratheon']);
    game.choose('Robert Baratheon');
    expect(game.hasIcon('Robert Baratheon', 'intrigue')).toBe(true);
    game.until('dominanceWindow');
    expect(game.hasIcon('Robert Baratheon', 'intrigue')).toBe(false);
  });
});

describe('Robert Baratheon', () => {
  it('claims 2 power for renown', () => {
    const game = challenges({ play: ['Robert Baratheon'] });
    game.attack('power', 1, 'Robert Baratheon').through('challenge');
    expect(game.card('Robert Baratheon').power).toBe(2);
  });
});

describe('Stannis Baratheon', () => {
  it('meets no defenders while the defending player controls no Lord', () => {
    const game = challenges({ play: ['Stannis Baratheon'] }, { play: ['Bronn'] });
    game.attack('power', 1, 'Stannis Baratheon');
    expect(game.reaches('declareDefenders', 'resolvedWindow')).toBe(false);
    const lord = challenges(
      { play: ['Stannis Baratheon'] },
      { play: ['Bronn', 'Tywin Lannister'] },
    );
    lord.attack('power', 1, 'Stannis Baratheon').until('declareDefenders');
    expect(lord.options.sort()).toEqual(['Bronn', 'Tywin Lannister']);
  });

  it('does so only while he attacks himself', () => {
    const game = challenges(
      { play: ['Stannis Baratheon', 'Robert Baratheon'] },
      { play: ['Bronn'] },
    );
    game.attack('power', 1, 'Robert Baratheon');
    expect(game.reaches('declareDefenders', 'resolvedWindow')).toBe(true);
  });
});

describe('Renly Baratheon', () => {
  it('stands for 1 influence', () => {
    const game = challenges({ play: [knelt('Renly Baratheon'), 'Stormlands Fiefdoms'] });
    game.until('challengesWindow', 0).choose('Renly Baratheon');
    expect(game.card('Renly Baratheon').knelt).toBe(false);
  });

  it('is immune to opponents’ character abilities, not to your own', () => {
    const theirs = duel(lannister, baratheon).marshaling(
      { play: ['Ser Ilyn Payne'] },
      { play: ['Renly Baratheon', 'Bastard of Robert'] },
    );
    theirs.choose('Ser Ilyn Payne');
    expect(theirs.options.sort()).toEqual(['Bastard of Robert', 'Ser Ilyn Payne']);
    const own = duel(lannister, baratheon).marshaling({
      play: ['Ser Ilyn Payne', 'Renly Baratheon'],
    });
    expect(own.choose('Ser Ilyn Payne').options).toContain('Renly Baratheon');
  });
});

describe('Melisandre', () => {
  it('strengthens Asshai characters while she is standing', () => {
    const game = challenges({ play: ['Melisandre', 'Old Red Priest'] });
    expect(game.strength('Old Red Priest')).toBe(2);
    game.attack('power', 1, 'Melisandre');
    expect(game.strength('Old Red Priest')).toBe(1);
  });

  it('keeps power on opponents’ characters from counting [AG1-612]', () => {
    const game = challenges(
      { play: [knelt('Melisandre')] },
      { play: [{ card: 'Tywin Lannister', power: 5 }], power: 12 },
    );
    expect(game.power(1)).toBe(12);
  });

  it('as soon as she is gone, the power counts again', () => {
    const game = attacked(
      { play: ['Melisandre'] },
      { play: [{ card: 'Bronn', power: 5 }], power: 12 },
    );
    game.attack('military', 0, 'Bronn').through('challenge');
    expect(game.match.result?.winners).toEqual([1]);
  });
});

describe('Ser Davos Seaworth', () => {
  const wounded = (gold: number) =>
    attacked({ play: ['Ser Davos Seaworth'], gold }, { play: ['Bronn'] })
      .attack('military', 0, 'Bronn')
      .until('savesAndCancels', 0)
      .choose('Ser Davos Seaworth');

  it('saves himself, then pays 1 gold or returns to hand', () => {
    const paid = wounded(1).choose('0');
    expect(paid.isInPlay('Ser Davos Seaworth')).toBe(true);
    expect(paid.player(0).gold).toBe(0);
    expect(wounded(1).choose('1').through('challenge').names(0, 'hand')).toEqual([
      'Ser Davos Seaworth',
    ]);
  });

  it('returns without gold', () => {
    expect(wounded(0).through('challenge').names(0, 'hand')).toEqual(['Ser Davos Seaworth']);
  });
});

describe('Brienne of Tarth', () => {
  it('has renown and is immune to opponents’ character abilities', () => {
    const game = duel(lannister, baratheon).dominance(
      { play: ['Cersei Lannister'], gold: 2 },
      { play: ['Brienne of Tarth'] },
    );
    game.choose('Cersei Lannister');
    expect(game.card('Brienne of Tarth').knelt).toBe(false);
    expect(game.hasKeyword('Brienne of Tarth', 'renown')).toBe(true);
  });
});

describe('Maester Cressen', () => {
  it('discards a Condition', () => {
    const game = marshaling({
      play: ['Maester Cressen', bearing('Robert Baratheon', 'Stinking Drunk', 'Lightbringer')],
    });
    game.choose('Maester Cressen');
    expect(game.names(0, 'discard')).toEqual(['Stinking Drunk']);
    const none = marshaling({
      play: ['Maester Cressen', bearing('Robert Baratheon', 'Lightbringer')],
    });
    expect(none.refused('Maester Cressen')).toBe('AG1-1121');
  });
});

describe('Ser Axell Florent', () => {
  it('stands after a power challenge won by 4', () => {
    const won = (helper: string) =>
      challenges({ play: ['Ser Axell Florent', helper] }).attack(
        'power',
        1,
        'Ser Axell Florent',
        helper,
      );
    const game = won('Robert Baratheon').until('responses', 0).choose('Ser Axell Florent');
    expect(game.card('Ser Axell Florent').knelt).toBe(false);
    const narrow = challenges({ play: ['Ser Axell Florent'] });
    narrow.attack('power', 1, 'Ser Axell Florent');
    expect(narrow.offers('Ser Axell Florent', 'resolvedWindow')).toBe(false);
  });
});

describe('Edric Storm', () => {
  const victory = () =>
    challenges({ play: ['Edric Storm', "Host of Storm's End", 'Robert Baratheon'] })
      .attack('power', 1, "Host of Storm's End")
      .until('responses', 0);

  it('is discarded for a second power challenge', () => {
    const game = victory().choose('Edric Storm');
    expect(game.names(0, 'discard')).toEqual(['Edric Storm']);
    game.until('announceChallenge', 0);
    expect(game.asked.options.map(({ id }) => id)).toContain('power:1');
  });

  it('without him there is none; one Limited Response a round [AG1-909]', () => {
    const game = victory().choose().until('announceChallenge', 0);
    expect(game.asked.options.map(({ id }) => id)).not.toContain('power:1');
    const again = challenges({
      play: ['Edric Storm', "Host of Storm's End", 'Army of the Faithful'],
      hand: [],
    });
    again.attack('power', 1, "Host of Storm's End").until('responses', 0).choose('Edric Storm');
    expect(again.player(0).max.limitedResponse).toMatchObject({ times: 1 });
  });
});

describe('Devan Seaworth', () => {
  it('is stealthy while a character of yours has power', () => {
    const game = challenges({ play: ['Devan Seaworth', { card: 'Robert Baratheon', power: 1 }] });
    expect(game.hasKeyword('Devan Seaworth', 'stealth')).toBe(true);
    const poor = challenges({ play: ['Devan Seaworth', 'Robert Baratheon'], power: 3 });
    expect(poor.hasKeyword('Devan Seaworth', 'stealth')).toBe(false);
  });
});

describe('Knight of the Rainwood', () => {
  it('cannot be discarded from play, and bears Weapons alone', () => {
    const fief = ['Eastern Fiefdoms', 'Eastern Fiefdoms', 'Eastern Fiefdoms', 'Crossroads'];
    const game = duel(targaryen, baratheon).dominance(
      { hand: ['Westeros Bleeds'], play: fief },
      { play: ['Knight of the Rainwood', 'Bastard of Robert'] },
    );
    game.choose('Westeros Bleeds').choose(...fief);
    expect(game.isInPlay('Knight of the Rainwood')).toBe(true);
    expect(game.isInPlay('Bastard of Robert')).toBe(false);
    const armed = marshaling({
      play: ['Knight of the Rainwood'],
      hand: ['Lightbringer', "Shadow's Blessing"],
    });
    expect(armed.refused("Shadow's Blessing")).toBe('AG1-110');
    armed.choose('Lightbringer');
    expect(armed.isInPlay('Lightbringer')).toBe(true);
  });
});

describe("Stannis's Northern Cavalry", () => {
  const cavalry = (...hand: string[]) =>
    duel(targaryen, baratheon).attacked(
      { hand, play: ['Drogon'] },
      { play: ["Stannis's Northern Cavalry", 'Robert Baratheon'] },
    );

  it('cannot be killed in a phase in which its STR has changed', () => {
    const game = cavalry('Forever Burning');
    game.until('challengesWindow', 0).choose('Forever Burning');
    game.choose("Stannis's Northern Cavalry");
    game.until('announceChallenge', 0).choose('military:1').choose('Drogon').through('challenge');
    expect(game.names(1, 'dead')).toEqual(['Robert Baratheon']);
  });

  it('can be in the next phase again', () => {
    const game = cavalry('Forever Burning');
    game.until('challengesWindow', 0).choose('Forever Burning');
    game.choose("Stannis's Northern Cavalry").until('dominanceWindow', 0);
    expect(game.strength("Stannis's Northern Cavalry")).toBe(3);
    expect(strengthHasChanged(game.m, game.card("Stannis's Northern Cavalry").id)).toBe(false);
  });

  it('is killed like everybody else otherwise', () => {
    const game = cavalry();
    game.until('announceChallenge', 0).choose('military:1').choose('Drogon').until('claimed');
    expect(game.options.sort()).toEqual(['Robert Baratheon', "Stannis's Northern Cavalry"]);
  });
});

describe('Highgarden Honor Guard', () => {
  it('comes from hand under an opponent’s control', () => {
    const game = challenges({ hand: ['Highgarden Honor Guard'] });
    game.until('challengesWindow', 0).choose('Highgarden Honor Guard');
    expect(game.card('Highgarden Honor Guard').controller).toBe(1);
  });
});

describe('Old Red Priest', () => {
  it('kneels a location of yours when it is killed', () => {
    const game = attacked({ play: ['Old Red Priest', "Aegon's Garden"] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn').through('challenge');
    expect(game.card("Aegon's Garden").knelt).toBe(true);
  });
});

describe('Army of the Faithful', () => {
  it('costs 1 less for each Asshai character of yours', () => {
    const game = marshaling({
      hand: ['Army of the Faithful'],
      play: ['Melisandre', 'Old Red Priest'],
      gold: 4,
    });
    game.choose('Army of the Faithful');
    expect(game.player(0).gold).toBe(0);
    const dear = marshaling({ hand: ['Army of the Faithful'], play: ['Melisandre'], gold: 4 });
    expect(dear.refused('Army of the Faithful')).toBe('AG1-408');
  });
});

describe("Renly's Courtier", () => {
  it('blanks a character that is not unique until the end of the phase', () => {
    const game = challenges(
      { play: ["Renly's Courtier"] },
      { play: ['Lurkers at Harrenhal', 'Tyrion Lannister'] },
    );
    game.until('challengesWindow', 0).choose("Renly's Courtier").choose('Lurkers at Harrenhal');
    expect(game.hasKeyword('Lurkers at Harrenhal', 'stealth')).toBe(false);
    expect(game.hasTrait('Lurkers at Harrenhal', 'House Clegane')).toBe(true);
    game.until('dominanceWindow');
    expect(game.hasKeyword('Lurkers at Harrenhal', 'stealth')).toBe(true);
  });
});

describe("Bastard of Robert and Host of Storm's End", () => {
  it('are what they are', () => {
    const game = challenges({ play: ['Bastard of Robert', "Host of Storm's End"] });
    expect(game.hasKeyword('Bastard of Robert', 'stealth')).toBe(true);
    expect(game.strength("Host of Storm's End")).toBe(6);
  });
});

describe('House Tyrell Guard', () => {
  it('comes from hand when a Baratheon character of yours is killed', () => {
    const game = attacked(
      { hand: ['House Tyrell Guard'], play: ['Robert Baratheon'] },
      { play: ['Bronn'] },
    );
    game.attack('military', 0, 'Bronn').until('responses', 0).choose('House Tyrell Guard');
    expect(game.isInPlay('House Tyrell Guard')).toBe(true);
    expect(game.player(0).hand).toHaveLength(0);
  });

  it('not for others', () => {
    const game = attacked(
      { hand: ['House Tyrell Guard'], play: ['Knight of Flowers'] },
      { play: ['Bronn'] },
    );
    game.attack('military', 0, 'Bronn');
    expect(game.offers('House Tyrell Guard', 'resolvedWindow')).toBe(false);
  });
});

describe('Dragonstone Port', () => {
  const guessing = (named: string) => {
    const game = phase('plot')(
      { play: ['Dragonstone Port'], plotDeck: ['Blockade', 'Counting Favors'] },
      { plotDeck: ['Calm Over Westeros', 'Rule by Decree'] },
    );
    game.until('choosePlots', 0).by(0, 'Blockade').by(1, 'Calm Over Westeros');
    game.until('chosenWindow', 0).choose('Dragonstone Port').choose(named);
    return game;
  };

  it('claims power for an opponent who reveals the named plot', () => {
    const game = guessing('Calm Over Westeros');
    expect(game.power(0)).toBe(0);
    expect(game.until('plotWindow').power(0)).toBe(1);
  });

  it('nothing for another one, and nothing for your own', () => {
    expect(guessing('Blockade').until('plotWindow').power(0)).toBe(0);
    expect(guessing('Rule by Decree').until('plotWindow').power(0)).toBe(0);
  });

  it('only before plots are revealed, and once', () => {
    const again = guessing('Blockade').until('chosenWindow', 0);
    expect(again.refused('Dragonstone Port')).toBe('AG1-1151');
    const late = reveals({ reveals: 'Blockade', play: ['Dragonstone Port'] });
    expect(late.until('plotWindow', 0).refused('Dragonstone Port')).toBe('AG1-1002');
  });
});

describe("Stormlands Fiefdoms, Great Hall and Aegon's Garden", () => {
  it('make the next Baratheon card cheaper, and give gold', () => {
    const game = marshaling({
      play: ['Stormlands Fiefdoms', 'Great Hall', "Aegon's Garden"],
      hand: ['Renly Baratheon'],
      gold: 0,
    });
    expect(game.plot(0, 'gold')).toBe(4);
    game.choose('Stormlands Fiefdoms').by(0, 'Great Hall').by(0, 'Renly Baratheon');
    expect(game.isInPlay('Renly Baratheon')).toBe(true);
  });
});

describe("King Robert's Chambers", () => {
  it('may lie at the House card, and give influence there as well', () => {
    const game = marshaling({ hand: ["King Robert's Chambers"], play: [knelt('Renly Baratheon')] });
    game.choose(game.asked.options.filter(({ id }) => id.endsWith('.atHouse'))[0].id);
    game.until('marshalingWindow', 0).choose('Renly Baratheon');
    expect(game.card('Renly Baratheon').knelt).toBe(false);
    expect(game.card("King Robert's Chambers").knelt).toBe(true);
  });
});

describe('in a game of three', () => {
  it('Stannis keeps the defending player from defending, not those who support them', () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        baratheon({ play: ['Stannis Baratheon'], title: 'Crown Regent' }),
        lannister({ play: ['Bronn'], title: 'Master of Coin' }),
        stark({ play: ['Arya Stark'], title: 'Master of Whispers' }),
      ],
    });
    game.attack('power', 1, 'Stannis Baratheon').until('declareSupport', 2).choose('Arya Stark');
    expect(game.challenge.defenders).toHaveLength(1);
  });
});

describe('dominance of Baratheon', () => {
  it('counts Asshai characters with Melisandre', () => {
    const game = dominance(
      { play: ['Melisandre', 'Old Red Priest'] },
      { play: ['Tywin Lannister', 'Lannisport Weaponsmith'] },
    );
    expect(game.power(0)).toBe(1);
  });
});
