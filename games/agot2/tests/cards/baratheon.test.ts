import { sideStrength } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { type CardSpec, position } from '../../position.ts';
import { baratheon, duel, knelt, lannister, stark, tyrell } from '../positions.ts';
import { scenario } from '../scenario.ts';

const { challenges, attacked, marshaling, phase } = duel(baratheon, lannister);

describe('Maester Cressen', () => {
  it('kneels to discard a Condition attachment, whoever controls it', () => {
    const game = marshaling(
      {
        play: [
          'Maester Cressen',
          {
            card: 'Robert Baratheon',
            attachments: ['Bodyguard', 'Lightbringer', { card: 'Milk of the Poppy', owner: 1 }],
          },
        ],
      },
      {},
    );
    game.choose('Maester Cressen');
    expect(game.options).toEqual(['Bodyguard', 'Milk of the Poppy']);
    game.choose('Milk of the Poppy');
    expect(game.card('Maester Cressen').knelt).toBe(true);
    expect(game.names(1, 'discard')).toEqual(['Milk of the Poppy']);
    expect(game.hasKeyword('Robert Baratheon', 'renown')).toBe(true);
  });

  it('does so in the marshaling phase only [AG2-316]', () => {
    const game = challenges({
      play: ['Maester Cressen', { card: 'Robert Baratheon', attachments: ['Bodyguard'] }],
    });
    expect(game.refused('Maester Cressen')).toBe('AG2-316');
  });
});

describe('Melisandre', () => {
  it("kneels a character after you marshal a R'hllor card, once per round [AG2-1349]", () => {
    const game = marshaling(
      { play: ['Melisandre'], hand: ['Fiery Followers', 'Fiery Followers'] },
      { play: ['Tywin Lannister', knelt('Ser Jaime Lannister')] },
    );
    game.choose('Fiery Followers').until('reactionWindow', 0).choose('Melisandre');
    // AG2-1335: who is knelt cannot be chosen.
    expect(game.options.sort()).toEqual(['Fiery Followers', 'Melisandre', 'Tywin Lannister']);
    game.choose('Tywin Lannister');
    expect(game.card('Tywin Lannister').knelt).toBe(true);
    game.until('marshalingWindow', 0).choose('Fiery Followers');
    expect(game.step).toBe('marshalingWindow/action');
  });

  it("is a R'hllor card herself, and reacts to being marshaled", () => {
    const game = marshaling({ hand: ['Melisandre'] }, { play: ['Tywin Lannister'] });
    game.choose('Melisandre').until('reactionWindow', 0).choose('Melisandre');
    game.choose('Tywin Lannister');
    expect(game.card('Tywin Lannister').knelt).toBe(true);
  });

  it("does not react to other cards, nor to a R'hllor card that enters play as a duplicate [AG2-1214]", () => {
    const game = marshaling(
      { play: ['Melisandre'], hand: ['Bastard in Hiding', 'Melisandre'] },
      { play: ['Tywin Lannister'] },
    );
    game.choose('Bastard in Hiding');
    expect(game.step).toBe('marshalingWindow/action');
    game.by(1).by(0, 'Melisandre');
    expect(game.card('Melisandre').duplicates).toHaveLength(1);
    expect(game.step).toBe('marshalingWindow/action');
  });

  it('reacts to an event when it has been resolved and lies in the discard pile [AG2-1006] [AG2-1348]', () => {
    const game = challenges(
      { gold: 1, play: ['Melisandre'], hand: ['Seen In Flames'] },
      { play: ['Tywin Lannister'], hand: ['Hear Me Roar!'] },
    );
    game.choose('Seen In Flames').until('reactionWindow', 0);
    expect(game.names(0, 'discard')).toEqual(['Seen In Flames']);
    expect(game.names(1, 'discard')).toEqual(['Hear Me Roar!']);
    game.choose('Melisandre').choose('Tywin Lannister');
    expect(game.card('Tywin Lannister').knelt).toBe(true);
  });

  it('does not react to what an opponent marshals', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 1,
      players: [
        baratheon({ play: ['Melisandre'] }),
        baratheon({ gold: 10, hand: ['Fiery Followers'] }),
      ],
    });
    game.by(1, 'Fiery Followers');
    expect(game.step).toBe('marshalingWindow/action');
  });
});

describe('Robert Baratheon', () => {
  it('gets +1 STR for each other kneeling character', () => {
    const game = challenges(
      { play: [knelt('Robert Baratheon'), knelt('Melisandre'), knelt('Dragonstone Port')] },
      { play: [knelt('Tywin Lannister'), 'Ser Jaime Lannister'] },
    );
    expect(game.strength('Robert Baratheon')).toBe(7);
  });

  it('has intimidate and renown', () => {
    const game = challenges({ play: ['Robert Baratheon'] });
    expect(game.hasKeyword('Robert Baratheon', 'intimidate')).toBe(true);
    expect(game.hasKeyword('Robert Baratheon', 'renown')).toBe(true);
  });
});

describe('Selyse Baratheon', () => {
  it('gives a Baratheon character an intrigue icon until the end of the phase, for 1 gold', () => {
    const game = challenges(
      { gold: 2, play: ['Selyse Baratheon', 'Robert Baratheon', 'Littlefinger'] },
      { play: ['Bastard in Hiding', 'Tywin Lannister'] },
    );
    game.choose('Selyse Baratheon');
    expect(game.options.sort()).toEqual([
      'Bastard in Hiding',
      'Robert Baratheon',
      'Selyse Baratheon',
    ]);
    game.choose('Robert Baratheon');
    expect(game.hasIcon('Robert Baratheon', 'intrigue')).toBe(true);
    expect(game.player(0).gold).toBe(1);
    game.until('dominanceWindow');
    expect(game.hasIcon('Robert Baratheon', 'intrigue')).toBe(false);
  });

  it('needs the gold [AG2-311], and the challenges phase [AG2-316]', () => {
    const game = challenges({ play: ['Selyse Baratheon'] });
    expect(game.refused('Selyse Baratheon')).toBe('AG2-311');
    expect(marshaling({ play: ['Selyse Baratheon'] }).refused('Selyse Baratheon')).toBe('AG2-316');
  });
});

describe('Ser Davos Seaworth', () => {
  it('returns to hand instead of the dead pile when he is killed [AG2-425]', () => {
    const game = attacked({ play: ['Ser Davos Seaworth'] }, { play: ['Ser Jaime Lannister'] });
    game.attack('military', 0, 'Ser Jaime Lannister').until('interrupts', 0);
    game.choose('Ser Davos Seaworth');
    expect(game.names(0, 'hand')).toContain('Ser Davos Seaworth');
    expect(game.names(0, 'dead')).toEqual([]);
  });

  it('need not return', () => {
    const game = attacked({ play: ['Ser Davos Seaworth'] }, { play: ['Ser Jaime Lannister'] });
    game.attack('military', 0, 'Ser Jaime Lannister').until('interrupts', 0).pass();
    expect(game.names(0, 'dead')).toEqual(['Ser Davos Seaworth']);
  });

  it('has stealth', () => {
    expect(
      challenges({ play: ['Ser Davos Seaworth'] }).hasKeyword('Ser Davos Seaworth', 'stealth'),
    ).toBe(true);
  });
});

describe('Ser Davos Seaworth and Shireen Baratheon', () => {
  it('do nothing when somebody else is killed', () => {
    for (const name of ['Ser Davos Seaworth', 'Shireen Baratheon']) {
      const game = attacked(
        { play: [name, 'Bastard in Hiding'] },
        { play: ['Ser Jaime Lannister'] },
      );
      game
        .attack('military', 0, 'Ser Jaime Lannister')
        .until('claimed')
        .choose('Bastard in Hiding');
      expect(game.offers(name, 'challengesWindow')).toBe(false);
      expect(game.names(0, 'dead')).toEqual(['Bastard in Hiding']);
    }
  });
});

describe('Shireen Baratheon', () => {
  it('kneels a character when she is killed', () => {
    const game = attacked(
      { play: ['Shireen Baratheon'] },
      { play: ['Ser Jaime Lannister', 'Tywin Lannister'] },
    );
    game.attack('military', 0, 'Ser Jaime Lannister').until('interrupts', 0);
    game.choose('Shireen Baratheon');
    expect(game.options).toContain('Shireen Baratheon'); // she is still in play
    game.choose('Tywin Lannister');
    expect(game.card('Tywin Lannister').knelt).toBe(true);
    expect(game.names(0, 'dead')).toEqual(['Shireen Baratheon']);
  });
});

describe('Stannis Baratheon', () => {
  const tired = () =>
    phase('standing')(
      {
        knelt: true,
        play: [
          'Stannis Baratheon',
          knelt('Robert Baratheon'),
          knelt('Melisandre', { attachments: ['Seal of the Hand'] }),
          knelt('Bastard in Hiding'),
          knelt('Dragonstone Port'),
        ],
      },
      {
        play: [
          knelt('Tywin Lannister'),
          knelt('Ser Jaime Lannister'),
          knelt('Cersei Lannister'),
          knelt('Lannisport'),
        ],
      },
    );

  it('lets each player stand 2 characters, of his own choice', () => {
    const game = tired();
    expect([game.step, game.waiting]).toEqual(['chooseStanding/standCharacters', [0]]);
    game.choose('Robert Baratheon', 'Bastard in Hiding');
    expect(game.waiting).toEqual([1]);
    game.choose('Tywin Lannister', 'Cersei Lannister');
    const kneeling = [0, 1].flatMap((seat) =>
      game.names(seat, 'play').filter((name) => game.card(name, seat).knelt),
    );
    expect(kneeling).toEqual(['Melisandre', 'Ser Jaime Lannister']);
    expect(game.card('House Baratheon', 0).knelt).toBe(false);
  });

  it('does not let a third one stand by an ability in the same phase [AG2-1071]', () => {
    const game = tired();
    game.choose('Robert Baratheon', 'Bastard in Hiding');
    game.choose('Tywin Lannister', 'Cersei Lannister').until('standingWindow', 0);
    expect(game.refused('Seal of the Hand')).toBe('AG2-309');
    game.until('taxationWindow', 0).choose('Seal of the Hand');
    expect(game.card('Melisandre').knelt).toBe(false);
  });

  it('limits who makes them stand, by the rules or by an effect, not whose they are [AG2-1071]', () => {
    const illyrio = { card: 'Magister Illyrio' };
    const game = phase('standing')(
      { gold: 2, play: ['Stannis Baratheon', illyrio] },
      {
        gold: 2,
        play: [
          illyrio,
          knelt('Tywin Lannister'),
          knelt('Ser Jaime Lannister'),
          knelt('Cersei Lannister'),
        ],
      },
    );
    game.choose('Tywin Lannister', 'Cersei Lannister').until('standingWindow', 1);
    expect(game.refused('Magister Illyrio')).toBe('AG2-1330');
    game.choose('Watchman').choose('Magister Illyrio');
    expect(game.card('Ser Jaime Lannister').knelt).toBe(false);
  });

  it('does not matter where nobody has more than 2 to stand', () => {
    const game = phase('standing')({
      play: ['Stannis Baratheon', knelt('Robert Baratheon'), knelt('Melisandre')],
    });
    expect(game.step).toBe('standingWindow/action');
    expect(game.card('Melisandre').knelt).toBe(false);
  });
});

describe('Fiery Followers', () => {
  it('stand after the dominance phase begins, and count for dominance', () => {
    const game = phase('dominance')(
      { play: [knelt('Fiery Followers')] },
      { play: ['Lannisport Merchant'] },
    );
    expect(game.step).toBe('reactionWindow/opportunity');
    game.choose('Fiery Followers');
    expect(game.card('Fiery Followers').knelt).toBe(false);
  });

  it('do not stand at the beginning of another phase', () => {
    const game = challenges({ play: [knelt('Fiery Followers')] });
    expect(game.step).toBe('challengesWindow/action');
  });
});

describe("King's Hunting Party", () => {
  it('gains an intrigue icon while an opponent controls a King', () => {
    const hunts = (mine: string[], theirs: string[]) =>
      challenges({ play: mine }, { play: theirs }).hasIcon("King's Hunting Party", 'intrigue');
    expect(hunts(["King's Hunting Party"], ['Robert Baratheon'])).toBe(true);
    expect(hunts(["King's Hunting Party"], ['Tywin Lannister'])).toBe(false);
    expect(hunts(["King's Hunting Party", 'Robert Baratheon'], [])).toBe(false);
  });
});

describe('Vanguard Lancer', () => {
  it('discards 1 power from a character or the faction card of an opponent', () => {
    const game = marshaling(
      { power: 3, hand: ['Vanguard Lancer', 'Vanguard Lancer'] },
      { power: 4, play: [{ card: 'Tywin Lannister', power: 3 }, 'Ser Jaime Lannister'] },
    );
    game.choose('Vanguard Lancer').until('reactionWindow', 0).choose('Vanguard Lancer');
    expect(game.options).toEqual(['House Lannister', 'Tywin Lannister']);
    game.choose('House Lannister');
    expect(game.card('House Lannister').power).toBe(3);
    game.until('marshalingWindow', 0).choose('Vanguard Lancer').until('reactionWindow', 0);
    game.choose('Vanguard Lancer').choose('Tywin Lannister');
    expect(game.card('Tywin Lannister').power).toBe(2);
    expect(game.power(1)).toBe(5);
    expect(game.power(0)).toBe(3);
  });

  it('does nothing after another card enters play', () => {
    const game = marshaling(
      { play: ['Vanguard Lancer'], hand: ['Bastard in Hiding'] },
      { power: 2 },
    );
    game.choose('Bastard in Hiding');
    expect(game.step).toBe('marshalingWindow/action');
  });

  it('takes the last power as well', () => {
    const game = marshaling({ hand: ['Vanguard Lancer'] }, { power: 1 });
    game.choose('Vanguard Lancer').until('reactionWindow', 0).choose('Vanguard Lancer');
    expect(game.power(1)).toBe(0);
  });

  it('cannot be used where no opponent has power [AG2-1330]', () => {
    const game = marshaling({ power: 3, hand: ['Vanguard Lancer'] });
    game.choose('Vanguard Lancer');
    expect(game.step).toBe('marshalingWindow/action');
  });
});

describe('Lightbringer', () => {
  it('is for Baratheon characters only', () => {
    expect(() =>
      position({
        players: [
          baratheon({ play: [{ card: 'Littlefinger', attachments: ['Lightbringer'] }] }),
          lannister(),
        ],
      }),
    ).toThrow('cannot be attached');
  });

  it('gives Stannis renown, and nobody else', () => {
    const bearer = (card: string) =>
      challenges({ play: [{ card, attachments: ['Lightbringer'] }] }).hasKeyword(card, 'renown');
    expect(bearer('Stannis Baratheon')).toBe(true);
    expect(bearer('Melisandre')).toBe(false);
  });

  it('stands its bearer after it gains power, once per phase', () => {
    const game = challenges({
      play: [{ card: 'Stannis Baratheon', attachments: ['Lightbringer'] }],
    });
    game.attack('power', 1, 'Stannis Baratheon').until('useKeyword').choose('Stannis Baratheon');
    expect(game.options).toEqual(['Lightbringer']);
    game.choose('Lightbringer');
    expect(game.card('Stannis Baratheon').knelt).toBe(false);
    game.attack('military', 1, 'Stannis Baratheon').until('useKeyword').choose('Stannis Baratheon');
    expect(game.card('Stannis Baratheon').power).toBe(2);
    expect(game.step).toBe('challengesWindow/action');
    expect(game.card('Stannis Baratheon').knelt).toBe(true);
  });
});

describe('Lightbringer', () => {
  it('does nothing after somebody else gains power', () => {
    const game = challenges({
      play: [knelt('Stannis Baratheon', { attachments: ['Lightbringer'] }), 'Robert Baratheon'],
    });
    game.attack('power', 1, 'Robert Baratheon').until('useKeyword').choose('Robert Baratheon');
    expect(game.card('Robert Baratheon').power).toBe(1);
    expect(game.offers('Lightbringer', 'challengesWindow')).toBe(false);
  });
});

describe('Dragonstone Faithful and Dragonstone Port', () => {
  it('kneel for it, in the marshaling phase [AG2-316]', () => {
    for (const reducer of ['Dragonstone Faithful', 'Dragonstone Port']) {
      const game = marshaling({ play: [reducer] });
      game.choose(reducer);
      expect(game.card(reducer).knelt).toBe(true);
      expect(challenges({ play: [reducer] }).refused(reducer)).toBe('AG2-316');
    }
  });

  it('make the next Baratheon card cheaper', () => {
    const game = marshaling({
      gold: 5,
      play: ['Dragonstone Faithful', 'Dragonstone Port'],
      hand: ['Robert Baratheon', 'Bastard in Hiding'],
    });
    game.by(0, 'Dragonstone Faithful').by(0, 'Dragonstone Port').by(0, 'Robert Baratheon');
    expect(game.player(0).gold).toBe(0);
  });

  it('the Faithful only for characters, the Port for all Baratheon cards', () => {
    const game = marshaling({
      gold: 1,
      play: ['Dragonstone Faithful', 'Dragonstone Port', 'Melisandre'],
      hand: ['Lightbringer', 'Littlefinger'],
    });
    game.by(0, 'Dragonstone Faithful').by(1);
    expect(game.refused('Lightbringer')).toBe('AG2-553');
    game.by(0, 'Dragonstone Port').by(1);
    expect(game.refused('Littlefinger')).toBe('AG2-553');
    game.by(0, 'Lightbringer');
    expect(game.player(0).gold).toBe(0);
  });
});

describe('Chamber of the Painted Table', () => {
  it('moves 1 power after you win dominance', () => {
    const game = phase('dominance')(
      { play: ['Chamber of the Painted Table', 'Robert Baratheon'] },
      { power: 2 },
    );
    game.until('reactionWindow', 0).choose('Chamber of the Painted Table');
    expect(game.card('Chamber of the Painted Table').knelt).toBe(true);
    expect([game.power(0), game.power(1)]).toEqual([2, 1]);
  });

  it('takes nothing from characters: without power on a faction card there is nothing to move [AG2-309]', () => {
    const game = phase('dominance')(
      { play: ['Chamber of the Painted Table', 'Robert Baratheon'] },
      { play: [knelt('Tywin Lannister', { power: 2 })] },
    );
    expect(game.step).toBe('dominanceWindow/action');
    expect(game.power(0)).toBe(1);
  });

  it('does nothing for who does not win dominance', () => {
    const game = phase('dominance')(
      { play: ['Chamber of the Painted Table'] },
      { power: 2, play: ['Tywin Lannister'] },
    );
    expect(game.step).toBe('dominanceWindow/action');
  });

  it('lets you say from whom, among several opponents', () => {
    const game = scenario({
      phase: 'dominance',
      players: [
        baratheon({ play: ['Chamber of the Painted Table', 'Robert Baratheon'] }),
        lannister({ power: 1 }),
        stark({ power: 1 }),
        stark(),
      ],
    });
    game.until('reactionWindow', 0).choose('Chamber of the Painted Table');
    expect(game.asked.options.map(({ id }) => id)).toEqual(['1', '2']);
    game.choose('2');
    expect(game.power(2)).toBe(0);
    expect(game.power(1)).toBe(1);
  });
});

describe('The Red Keep', () => {
  it('adds 2 STR to your side in power challenges, attacking and defending', () => {
    const attack = challenges({ play: ['The Red Keep', 'Bastard in Hiding'] });
    attack.attack('power', 1, 'Bastard in Hiding').until('defendersWindow');
    expect(sideStrength(attack.m, 'attacker')).toBe(4);
    const defense = attacked(
      { play: ['The Red Keep', 'Bastard in Hiding'] },
      { play: ['Cersei Lannister'] },
    );
    defense.attack('power', 0, 'Cersei Lannister').defend('Bastard in Hiding');
    expect(sideStrength(defense.m, 'defender')).toBe(4);
  });

  it('adds nothing in other challenges, nor without a character of yours', () => {
    const military = challenges({ play: ['The Red Keep', 'Bastard in Hiding'] });
    military.attack('military', 1, 'Bastard in Hiding').until('defendersWindow');
    expect(sideStrength(military.m, 'attacker')).toBe(2);
    const absent = attacked({ play: ['The Red Keep'] }, { play: ['Cersei Lannister'] });
    absent.attack('power', 0, 'Cersei Lannister').until('defendersWindow');
    expect(sideStrength(absent.m, 'defender')).toBe(0);
    const removed = scenario({
      phase: 'challenges',
      players: [
        baratheon({ play: ['The Red Keep', 'Bastard in Hiding'] }),
        tyrell({ gold: 9, play: ['Highgarden'] }),
      ],
    }).attack('power', 1, 'Bastard in Hiding');
    removed.until('attackersWindow', 1).choose('Highgarden').until('defendersWindow');
    expect(removed.challenge.attackers).toEqual([]);
    expect(sideStrength(removed.m, 'attacker')).toBe(0);
  });

  it('kneels to draw 2 cards when the challenges phase ends', () => {
    const game = challenges({ play: ['The Red Keep'] });
    game.until('interrupts', 0).choose('The Red Keep');
    expect(game.player(0).hand).toHaveLength(2);
    expect(game.card('The Red Keep').knelt).toBe(true);
  });

  it('not when another phase ends', () => {
    const game = marshaling({ play: ['The Red Keep'] });
    expect(game.offers('The Red Keep', 'challengesWindow')).toBe(false);
  });

  it('not if you have lost a power challenge this round; another one does not matter', () => {
    const lost = (type: 'power' | 'intrigue') => {
      const game = attacked({ play: ['The Red Keep'] }, { play: ['Cersei Lannister'] });
      game.attack(type, 0, 'Cersei Lannister').through('challengesTurn');
      return game.step;
    };
    expect(lost('power')).toBe('dominanceWindow/action');
    expect(lost('intrigue')).toBe('interrupts/opportunity');
  });

  it('again in the next round, whatever was lost in the last one', () => {
    const game = attacked({ play: ['The Red Keep'] }, { play: ['Cersei Lannister'] });
    game.attack('power', 0, 'Cersei Lannister').through('challenge');
    expect(game.offers('The Red Keep', 'choosePlots')).toBe(false);
    expect(game.offers('The Red Keep', 'taxationWindow')).toBe(true);
  });
});

describe('Consolidation of Power', () => {
  const consolidate = () =>
    marshaling(
      { gold: 1, play: ['Bastard in Hiding', 'Vanguard Lancer'], hand: ['Consolidation of Power'] },
      {
        play: [
          'Lannisport Merchant',
          'Burned Men',
          'Cersei Lannister',
          'Tywin Lannister',
          knelt('The Tickler'),
        ],
      },
    );

  it('kneels characters of one player with up to 4 STR together; then one of them gains power', () => {
    const game = consolidate();
    game.choose('Consolidation of Power');
    expect(game.options.sort()).toEqual([
      'Bastard in Hiding',
      'Burned Men',
      'Cersei Lannister',
      'Lannisport Merchant',
      'Vanguard Lancer',
    ]);
    game.choose('Bastard in Hiding', 'Vanguard Lancer');
    expect(game.options.sort()).toEqual(['Bastard in Hiding', 'Vanguard Lancer']);
    game.choose('Vanguard Lancer');
    expect(game.card('Bastard in Hiding').knelt).toBe(true);
    expect(game.card('Vanguard Lancer')).toMatchObject({ knelt: true, power: 1 });
  });

  it('not more than 4 STR, and not of two players', () => {
    const game = consolidate();
    game.choose('Consolidation of Power');
    expect(game.refused('Cersei Lannister', 'Burned Men')).toBe('AG2-1328');
    expect(game.refused('Bastard in Hiding', 'Lannisport Merchant')).toBe('AG2-1328');
    game.choose('Lannisport Merchant');
    expect(game.card('Lannisport Merchant')).toMatchObject({ knelt: true, power: 1 });
    expect(game.power(1)).toBe(1);
  });

  it('is played in the marshaling phase only [AG2-316]', () => {
    const game = challenges({
      gold: 1,
      play: ['Bastard in Hiding'],
      hand: ['Consolidation of Power'],
    });
    expect(game.refused('Consolidation of Power')).toBe('AG2-316');
  });
});

describe('Ours is the Fury', () => {
  const fury = (theirs: string, mine: (string | CardSpec)[] = [knelt('Robert Baratheon')]) => {
    const game = attacked(
      { gold: 2, play: [...mine, knelt('Littlefinger')], hand: ['Ours is the Fury'] },
      { play: [theirs] },
    );
    return game.attack('power', 0, theirs).until('attackersWindow', 0);
  };

  it('brings a kneeling Baratheon character into the challenge, and stands it if you win', () => {
    const game = fury('Cersei Lannister').choose('Ours is the Fury');
    expect(game.challenge.defenders).toEqual([game.card('Robert Baratheon').id]);
    expect(game.card('Robert Baratheon').knelt).toBe(true);
    game.through('challenge');
    expect(game.table.past[0].winner).toBe(0);
    expect(game.card('Robert Baratheon').knelt).toBe(false);
  });

  it('leaves it knelt if you lose', () => {
    const game = fury('Tywin Lannister', [knelt('Bastard in Hiding')]).choose('Ours is the Fury');
    expect(game.challenge.defenders).toHaveLength(1);
    game.through('challenge');
    expect(game.card('Bastard in Hiding').knelt).toBe(true);
  });

  it('may choose a defender who kneels already, who then stands if you win', () => {
    const game = attacked(
      { gold: 2, play: ['Robert Baratheon'], hand: ['Ours is the Fury'] },
      { play: ['Cersei Lannister'] },
    );
    game.attack('power', 0, 'Cersei Lannister').defend('Robert Baratheon');
    game.until('defendersWindow', 0).choose('Ours is the Fury');
    expect(game.challenge.defenders).toHaveLength(1);
    game.through('challenge');
    expect(game.card('Robert Baratheon').knelt).toBe(false);
  });

  it('is for the defending player only [AG2-383]', () => {
    const game = challenges({
      gold: 2,
      play: ['Melisandre', knelt('Robert Baratheon')],
      hand: ['Ours is the Fury'],
    });
    game.attack('power', 1, 'Melisandre').until('attackersWindow', 0);
    expect(game.refused('Ours is the Fury')).toBe('AG2-383');
  });

  it('needs a kneeling character of yours [AG2-1330]', () => {
    const game = fury('Cersei Lannister', ['Robert Baratheon']);
    expect(game.refused('Ours is the Fury')).toBe('AG2-1330');
  });
});

describe('Seen In Flames', () => {
  const flames = (hand = ['Hear Me Roar!', 'Tywin Lannister', 'Lannisport']) =>
    challenges({ gold: 1, play: ['Melisandre'], hand: ['Seen In Flames'] }, { hand });

  it('shows you a hand, and you discard a card of it [AG2-280] [AG2-281]', () => {
    const game = flames().choose('Seen In Flames');
    expect(game.options.sort()).toEqual(['Hear Me Roar!', 'Lannisport', 'Tywin Lannister']);
    expect(game.match.view(0).table.looking?.codes).toHaveLength(3);
    expect(game.match.view(1).table.looking?.codes).toBe(3);
    expect(game.match.view('spectator').table.looking?.codes).toBe(3);
    game.choose('Tywin Lannister');
    expect(game.names(1, 'discard')).toEqual(['Tywin Lannister']);
    expect(game.names(1, 'hand')).toEqual(['Hear Me Roar!', 'Lannisport']);
    expect(game.table.looking).toBe(null);
  });

  it('discards exactly one: neither none nor two [AG2-280]', () => {
    const game = flames().choose('Seen In Flames');
    expect(() => game.choose()).toThrow();
    expect(() => game.choose('Tywin Lannister', 'Lannisport')).toThrow();
    expect(game.names(1, 'discard')).toEqual([]);
  });

  it('tells nobody else what was in it', () => {
    const game = flames().choose('Seen In Flames');
    const looked = (viewer: 0 | 'spectator') =>
      game.match.log(viewer).find(({ key }) => key === 'fact.looks')?.params?.cards;
    expect(looked(0)).toHaveLength(3);
    expect(looked('spectator')).toEqual([]);
  });

  it('needs an opponent with cards in hand [AG2-1330]', () => {
    expect(flames([]).refused('Seen In Flames')).toBe('AG2-1330');
  });

  it("needs a R'hllor character of yours [AG2-383], and the challenges phase [AG2-316]", () => {
    const without = challenges(
      { gold: 1, play: ['Robert Baratheon'], hand: ['Seen In Flames'] },
      { hand: ['Lannisport'] },
    );
    expect(without.refused('Seen In Flames')).toBe('AG2-383');
    const early = marshaling(
      { play: ['Melisandre'], hand: ['Seen In Flames'] },
      { hand: ['Lannisport'] },
    );
    expect(early.refused('Seen In Flames')).toBe('AG2-316');
  });
});
