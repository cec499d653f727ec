import { describe, expect, it } from 'vitest';
import type { CardSpec, PlayerSpec } from '../../position.ts';
import { bearing, core, duel, knelt, lannister, martell } from '../positions.ts';

const { challenges, attacked, marshaling } = duel(martell, lannister, core);

const THREE_USED = { used: ['A Noble Cause', 'Summons', 'Taxation'] };

describe('Areo Hotah', () => {
  it('removes a participating character when he enters play during a challenge [AG2-656]', () => {
    const game = attacked(
      { gold: 5, hand: ['Areo Hotah'] },
      { play: ['Ser Jaime Lannister', 'Burned Men', 'Cersei Lannister'] },
    );
    game.attack('military', 0, 'Ser Jaime Lannister', 'Burned Men');
    game.until('attackersWindow', 0).choose('Areo Hotah');
    game.until('reactionWindow', 0).choose('Areo Hotah');
    expect(game.options).toEqual(['Ser Jaime Lannister', 'Burned Men']);
    game.choose('Ser Jaime Lannister');
    expect(game.challenge.attackers).toEqual([game.card('Burned Men').id]);
    expect(game.isInPlay('Ser Jaime Lannister')).toBe(true);
  });

  it('does nothing outside of a challenge', () => {
    const game = challenges({ gold: 5, hand: ['Areo Hotah'] }, { play: ['Cersei Lannister'] });
    game.choose('Areo Hotah');
    expect(game.isInPlay('Areo Hotah')).toBe(true);
    expect(game.flows).not.toContain('reactionWindow');
  });
});

describe('Arianne Martell', () => {
  it('puts a character with printed cost 5 or lower into play, then returns to your hand [AG2-406]', () => {
    const game = challenges({
      play: ['Arianne Martell'],
      hand: ['Areo Hotah', 'Doran Martell', 'Dawn', 'Littlefinger'],
    });
    game.choose('Arianne Martell');
    expect(game.options).toEqual(['Areo Hotah', 'Littlefinger']);
    game.choose('Littlefinger');
    expect(game.isInPlay('Littlefinger')).toBe(true);
    expect(game.names(0, 'hand')).toContain('Arianne Martell');
    expect(game.isInPlay('Arianne Martell')).toBe(false);
  });

  it('cannot be saved from it [AG2-451]', () => {
    const game = challenges({
      play: [{ card: 'Arianne Martell', duplicates: 1 }],
      hand: ['Areo Hotah'],
    });
    game.choose('Arianne Martell').choose('Areo Hotah');
    expect(game.isInPlay('Arianne Martell')).toBe(false);
    expect(game.names(0, 'discard')).toEqual(['Arianne Martell']);
  });

  it('needs such a character in hand [AG2-309]', () => {
    const game = challenges({ play: ['Arianne Martell'], hand: ['Doran Martell'] });
    expect(game.refused('Arianne Martell')).toBe('AG2-309');
  });

  it('once a phase, also where her effects are canceled [AG2-1349] [AG2-1354]', () => {
    const game = challenges(
      { play: ['Arianne Martell'], hand: ['Areo Hotah'] },
      { gold: 1, play: ['Cersei Lannister'], hand: ['Treachery'] },
    );
    game.choose('Arianne Martell').by(1, 'Treachery');
    expect(game.names(0, 'hand')).toEqual(['Areo Hotah']);
    game.until('challengesWindow', 0);
    expect(game.refused('Arianne Martell')).toBe('AG2-1349');
  });

  it('once a phase; but who comes back is a new copy [AG2-1349] [AG2-1350]', () => {
    const game = marshaling({
      gold: 5,
      play: ['Arianne Martell'],
      hand: ['Areo Hotah', 'Palace Spearman'],
    });
    game.by(0, 'Arianne Martell').choose('Areo Hotah').by(0, 'Arianne Martell');
    expect(game.isInPlay('Arianne Martell')).toBe(true); // marshaled
    game.by(0, 'Arianne Martell').choose('Palace Spearman');
    expect(game.isInPlay('Palace Spearman')).toBe(true);
  });
});

describe('Doran Martell', () => {
  it('gives other Martell Lords and Ladies +1 STR for each used plot', () => {
    const game = challenges({
      ...THREE_USED,
      play: ['Doran Martell', 'Edric Dayne', 'Arianne Martell', 'Obara Sand', 'Littlefinger'],
    });
    expect(game.strength('Edric Dayne')).toBe(4);
    expect(game.strength('Arianne Martell')).toBe(7);
    for (const [name, printed] of [
      ['Doran Martell', 4],
      ['Obara Sand', 3],
      ['Littlefinger', 4],
    ] as const)
      expect(game.strength(name)).toBe(printed);
  });

  it('not those of others, and counts your used plots', () => {
    const game = core({
      phase: 'challenges',
      players: [
        martell({ ...THREE_USED, play: ['Doran Martell'] }),
        martell({ used: ['Summons'], play: ['Doran Martell', 'Edric Dayne'] }),
      ],
    });
    expect(game.strength('Edric Dayne')).toBe(2);
  });

  it('has insight', () => {
    expect(challenges({ play: ['Doran Martell'] }).hasKeyword('Doran Martell', 'insight')).toBe(
      true,
    );
  });
});

describe('Edric Dayne', () => {
  it('gains an icon of your choice for 1 gold until the end of the phase', () => {
    const game = challenges({ gold: 2, play: ['Edric Dayne'] });
    game.choose('Edric Dayne').choose('intrigue');
    expect(game.player(0).gold).toBe(1);
    expect(game.hasIcon('Edric Dayne', 'intrigue')).toBe(true);
    expect(game.hasIcon('Edric Dayne', 'military')).toBe(false);
    game.by(0, 'Edric Dayne').choose('military');
    expect(game.hasIcon('Edric Dayne', 'military')).toBe(true);
    expect(game.hasIcon('Edric Dayne', 'intrigue')).toBe(true);
    game.until('dominanceWindow');
    expect(game.hasIcon('Edric Dayne', 'military')).toBe(false);
  });

  it('not without gold [AG2-311]', () => {
    expect(challenges({ play: ['Edric Dayne'] }).refused('Edric Dayne')).toBe('AG2-311');
  });
});

describe('Maester Caleotte', () => {
  const lost = () => {
    const game = attacked(
      { play: ['Maester Caleotte'] },
      { play: ['Tywin Lannister', 'Lannisport Merchant'] },
    );
    return game.attack('power', 0, 'Tywin Lannister').defend('Maester Caleotte');
  };

  it('takes an icon of your choice from a character after you lose with him, for the phase', () => {
    const game = lost().until('reactionWindow', 0).choose('Maester Caleotte');
    game.choose('Tywin Lannister').choose('military');
    expect(game.hasIcon('Tywin Lannister', 'military')).toBe(false);
    expect(game.hasIcon('Tywin Lannister', 'intrigue')).toBe(true);
    game.until('dominanceWindow');
    expect(game.hasIcon('Tywin Lannister', 'military')).toBe(true);
  });

  it('also one that the character does not have: the loss counts [AG2-467]', () => {
    const game = lost().until('reactionWindow', 0).choose('Maester Caleotte');
    game.choose('Maester Caleotte').choose('military');
    expect(game.hasIcon('Maester Caleotte', 'military')).toBe(false);
    expect(game.hasIcon('Maester Caleotte', 'intrigue')).toBe(true);
  });

  it('not when he does not take part', () => {
    const game = attacked({ play: ['Maester Caleotte'] }, { play: ['Tywin Lannister'] });
    game.attack('power', 0, 'Tywin Lannister').defend();
    expect(game.offers('Maester Caleotte', 'challengesWindow')).toBe(false);
  });
});

describe('Obara Sand', () => {
  const defending = (type: 'power' | 'military', obara: string | CardSpec) => {
    const game = attacked({ play: [obara] }, { play: ['Tywin Lannister'] });
    return game.attack(type, 0, 'Tywin Lannister').until('attackersWindow').pass(2);
  };

  it('may defend in power challenges, even knelt', () => {
    for (const obara of ['Obara Sand', knelt('Obara Sand')]) {
      const game = defending('power', obara);
      expect(game.step).toBe('challenge/declareDefenders');
      game.choose('Obara Sand');
      expect(game.challenge.defenders).toEqual([game.card('Obara Sand').id]);
      expect(game.card('Obara Sand').knelt).toBe(true);
    }
  });

  it('but not knelt in others', () => {
    expect(defending('military', 'Obara Sand').step).toBe('challenge/declareDefenders');
    expect(defending('military', knelt('Obara Sand')).step).not.toBe('challenge/declareDefenders');
  });
});

describe('The Red Viper', () => {
  const won = (defender: string[]) => {
    const game = challenges({ play: ['The Red Viper'] }, { play: ['Lannisport Merchant'] });
    return game.attack('power', 1, 'The Red Viper').defend(...defender);
  };

  it('gains 1 power for every 5 STR by which you won', () => {
    const game = won([]); // by 7
    game.until('reactionWindow', 0).choose('The Red Viper');
    expect(game.card('The Red Viper').power).toBe(1);
    const strong = challenges({
      ...THREE_USED,
      play: [{ card: 'The Red Viper', attachments: ['Dawn'] }],
    }); // by 10
    strong.attack('power', 1, 'The Red Viper').until('reactionWindow', 0).choose('The Red Viper');
    expect(strong.card('The Red Viper').power).toBe(2);
  });

  it('nothing for less than 5 [AG2-309]', () => {
    const game = challenges({ play: ['The Red Viper'] }, { play: ['Cersei Lannister'] });
    game.attack('power', 1, 'The Red Viper').defend('Cersei Lannister');
    expect(game.offers('The Red Viper', 'challengesWindow')).toBe(false);
  });

  it('nor as a defender', () => {
    const game = attacked({ play: ['The Red Viper'] }, { play: ['Lannisport Merchant'] });
    game.attack('power', 0, 'Lannisport Merchant').defend('The Red Viper');
    expect(game.offers('The Red Viper', 'challengesWindow')).toBe(false);
  });
});

describe('Desert Scavenger and Blood Orange Grove', () => {
  it('make the next Martell card cheaper, once', () => {
    const game = marshaling({
      gold: 4,
      play: ['Desert Scavenger', 'Blood Orange Grove'],
      hand: ['Arianne Martell', 'Palace Spearman'],
    });
    game.by(0, 'Desert Scavenger').by(0, 'Blood Orange Grove').by(0, 'Arianne Martell');
    expect(game.player(0).gold).toBe(1);
    game.by(1);
    expect(game.refused('Palace Spearman')).toBe('AG2-553');
  });

  it('do not make cards of other factions cheaper', () => {
    for (const helper of ['Desert Scavenger', 'Blood Orange Grove']) {
      const game = marshaling({ gold: 4, play: [helper], hand: ['Littlefinger'] });
      game.by(0, helper).by(1);
      expect(game.refused('Littlefinger')).toBe('AG2-553');
    }
  });

  it('the Scavenger only characters, the Grove any card', () => {
    const game = marshaling({
      gold: 1,
      play: ['Desert Scavenger', 'Blood Orange Grove'],
      hand: ['Sunspear'],
    });
    game.by(0, 'Desert Scavenger').by(1);
    expect(game.refused('Sunspear')).toBe('AG2-553');
    game.by(0, 'Blood Orange Grove').by(0, 'Sunspear');
    expect(game.player(0).gold).toBe(0);
  });
});

describe('Dornish Paramour', () => {
  const seduced = (them: PlayerSpec['play'], whom: string) => {
    const game = challenges({ play: ['Dornish Paramour', 'Edric Dayne'] }, { play: them });
    game.attack('intrigue', 1, 'Dornish Paramour').by(0, 'Dornish Paramour');
    if (game.step === 'choosing/choose') game.choose(whom);
    return game;
  };

  it('makes a character defend', () => {
    const game = seduced(['Tyrion Lannister', 'Cersei Lannister'], 'Cersei Lannister');
    game.until('declareDefenders');
    expect(game.refused('Tyrion Lannister')).toBe('AG2-614');
    game.choose('Cersei Lannister');
    expect(game.challenge.defenders).toEqual([game.card('Cersei Lannister').id]);
  });

  it('a character of the defending player', () => {
    const game = challenges(
      { play: ['Dornish Paramour', 'Edric Dayne'] },
      { play: ['Tyrion Lannister', 'Burned Men'] },
    );
    game.attack('intrigue', 1, 'Dornish Paramour').by(0, 'Dornish Paramour');
    expect(game.options).toEqual(['Tyrion Lannister', 'Burned Men']);
  });

  it('others may defend with it, and nobody else has to', () => {
    const game = seduced(['Tyrion Lannister', 'Cersei Lannister'], 'Cersei Lannister');
    game.defend('Cersei Lannister', 'Tyrion Lannister');
    expect(game.challenge.defenders).toHaveLength(2);
  });

  it('only if it is able to', () => {
    const game = seduced(['Burned Men', 'Cersei Lannister'], 'Burned Men');
    game.defend();
    expect(game.challenge.defenders).toEqual([]);
  });

  it('only in this challenge', () => {
    const game = seduced(['Tyrion Lannister', 'Cersei Lannister'], 'Cersei Lannister');
    expect(game.table.lasting).toHaveLength(1);
    game.through('challenge');
    expect(game.table.lasting).toEqual([]);
  });
});

describe('Greenblood Trader', () => {
  const trader = () => {
    const game = marshaling({
      hand: ['Greenblood Trader'],
      deck: ['Dawn', 'Sunspear'],
    });
    return game.choose('Greenblood Trader').until('reactionWindow', 0).choose('Greenblood Trader');
  };

  it('looks at 2 cards, takes one and puts the other under the deck [AG2-280] [AG2-281]', () => {
    const game = trader();
    expect(game.options).toEqual(['Dawn', 'Sunspear']);
    expect(game.asked.max).toBe(1);
    expect(game.match.view(0).table.looking?.codes).toEqual(['01115', '01117']);
    expect(game.match.view(1).table.looking?.codes).toBe(2);
    game.choose('Sunspear');
    expect(game.names(0, 'hand')).toEqual(['Sunspear']);
    expect(game.names(0, 'deck').at(-1)).toBe('Dawn');
    expect(game.table.looking).toBeNull();
  });

  it('takes the upper one as well: the other goes under the deck all the same', () => {
    const game = trader().choose('Dawn');
    expect(game.names(0, 'hand')).toEqual(['Dawn']);
    expect(game.names(0, 'deck').at(-1)).toBe('Sunspear');
    expect(game.names(0, 'deck')[0]).not.toBe('Sunspear');
  });

  it('or takes none and puts both under it, in any order', () => {
    const game = trader().pass().order('Sunspear', 'Dawn');
    expect(game.names(0, 'hand')).toEqual([]);
    expect(game.names(0, 'deck').slice(-2)).toEqual(['Sunspear', 'Dawn']);
  });

  it('tells the others nothing but how many', () => {
    const game = trader().choose('Sunspear');
    const [told] = game.match.log(1).filter(({ key }) => key === 'fact.looks');
    expect(told.params).toMatchObject({ amount: 2, cards: [] });
    expect(JSON.stringify(game.match.log(1))).not.toContain('card.01117');
  });
});

describe('Palace Spearman', () => {
  it('has an intrigue icon while you are not the first player', () => {
    const first = challenges({ play: ['Palace Spearman'] });
    expect(first.hasIcon('Palace Spearman', 'intrigue')).toBe(false);
    const second = attacked({ play: ['Palace Spearman'] });
    expect(second.hasIcon('Palace Spearman', 'intrigue')).toBe(true);
  });
});

describe('Dawn', () => {
  it('gives +1 STR for each plot in your used pile', () => {
    const game = challenges({
      ...THREE_USED,
      play: [{ card: 'Obara Sand', attachments: ['Dawn'] }],
    });
    expect(game.strength('Obara Sand')).toBe(6);
    expect(game.hasKeyword('Obara Sand', 'intimidate')).toBe(false);
  });

  it('counts the used pile of its controller, on whomever it is', () => {
    const game = challenges(THREE_USED, {
      used: ['Summons'],
      play: [{ card: 'Burned Men', attachments: [{ card: 'Dawn', owner: 0 }] }],
    });
    expect(game.strength('Burned Men')).toBe(5);
  });

  it('gives intimidate to somebody of House Dayne', () => {
    const game = challenges({ play: [{ card: 'House Dayne Knight', attachments: ['Dawn'] }] });
    expect(game.hasKeyword('House Dayne Knight', 'intimidate')).toBe(true);
  });
});

describe('Ghaston Grey', () => {
  const lost = (grey: string | CardSpec) => {
    const game = attacked(
      { play: [grey] },
      {
        play: [{ card: 'Tywin Lannister', duplicates: 1 }, 'Cersei Lannister', 'Tyrion Lannister'],
      },
    );
    return game.attack('power', 0, 'Tywin Lannister', 'Cersei Lannister');
  };

  it('is knelt and sacrificed to return an attacker, who cannot be saved [AG2-451]', () => {
    const game = lost('Ghaston Grey').until('reactionWindow', 0).choose('Ghaston Grey');
    expect(game.names(0, 'discard')).toEqual(['Ghaston Grey']);
    expect(game.options).toEqual(['Tywin Lannister', 'Cersei Lannister']);
    game.choose('Tywin Lannister');
    expect(game.names(1, 'hand')).toEqual(['Tywin Lannister']);
    expect(game.names(1, 'discard')).toEqual(['Tywin Lannister']); // the duplicate
  });

  it('not while it is knelt [AG2-311]', () => {
    const game = lost(knelt('Ghaston Grey'));
    expect(game.offers('Ghaston Grey', 'challengesWindow')).toBe(false);
  });

  it('not after a challenge that you lose as the attacker', () => {
    const game = challenges(
      { play: ['Ghaston Grey', 'Desert Scavenger'] },
      { play: ['Tywin Lannister'] },
    );
    game.attack('power', 1, 'Desert Scavenger').defend('Tywin Lannister');
    expect(game.offers('Ghaston Grey', 'challengesWindow')).toBe(false);
  });

  it('chooses no target: whom it returns is decided after it could have been canceled [AG2-385]', () => {
    const game = core({
      phase: 'challenges',
      first: 1,
      players: [
        martell({ play: ['Ghaston Grey'] }),
        lannister({
          gold: 1,
          play: ['Tywin Lannister', 'Cersei Lannister'],
          hand: ['Treachery'],
        }),
      ],
    });
    game.attack('intrigue', 0, 'Tywin Lannister', 'Cersei Lannister');
    game.until('reactionWindow', 0).choose('Ghaston Grey');
    expect([game.step, game.options]).toEqual(['wouldInterrupts/opportunity', ['Treachery']]);
    game.pass();
    expect(game.options).toEqual(['Tywin Lannister', 'Cersei Lannister']);
    game.choose('Tywin Lannister');
    expect(game.facts).not.toContain('fact.targets');
    expect(game.names(1, 'hand')).toContain('Tywin Lannister');
  });

  it('where an ability says “choose”, that comes first [AG2-385]', () => {
    const game = core({
      phase: 'challenges',
      players: [
        martell({ play: ["Rattleshirt's Raiders"] }),
        lannister({
          gold: 1,
          play: [bearing('Tywin Lannister', 'Bodyguard', 'Seal of the Hand')],
          hand: ['Treachery'],
        }),
      ],
    });
    game.attack('military', 1, "Rattleshirt's Raiders").defend().until('reactionWindow', 0);
    game.choose("Rattleshirt's Raiders");
    expect(game.options).toEqual(['Bodyguard', 'Seal of the Hand']);
    game.choose('Bodyguard');
    const told = game.match.log('spectator').find(({ key }) => key === 'fact.targets');
    const { id, code } = game.card('Bodyguard');
    expect(told?.params.cards).toEqual([{ is: 'card', id, code }]);
    expect([game.step, game.options]).toEqual(['wouldInterrupts/opportunity', ['Treachery']]);
  });
});

describe('Sunspear', () => {
  it('raises your claim in challenges of the type that you lost, until the end of the phase', () => {
    const game = attacked(
      { play: ['Sunspear', 'Arianne Martell', 'Doran Martell'] },
      { play: ['Cersei Lannister'], hand: ['Lannisport', 'Casterly Rock', 'Burned Men'] },
    );
    game.attack('intrigue', 0, 'Cersei Lannister').defend();
    game.until('reactionWindow', 0).choose('Sunspear');
    expect(game.card('Sunspear').knelt).toBe(true);
    game.until('announceChallenge', 0).attack('power', 1, 'Arianne Martell');
    expect(game.plot(0, 'claim')).toBe(1);
    game.through('challenge').attack('intrigue', 1, 'Doran Martell');
    expect(game.plot(0, 'claim')).toBe(2);
    game.through('challenge');
    expect(game.player(1).hand).toHaveLength(1);
    game.until('dominanceWindow');
    expect(game.table.lasting).toEqual([]);
  });
});

describe('Sunspear and Unbowed, Unbent, Unbroken', () => {
  it('are for challenges that you lose as the defender', () => {
    const game = core({
      phase: 'challenges',
      first: 1,
      players: [
        martell({
          play: ['Sunspear', 'Desert Scavenger'],
          hand: ['Unbowed, Unbent, Unbroken', 'Dawn'],
        }),
        lannister({ play: ['Tywin Lannister'] }),
      ],
    });
    game.until('announceChallenge', 0).attack('power', 1, 'Desert Scavenger');
    game.defend('Tywin Lannister');
    expect(game.reaches('reactionWindow', 'challengesWindow')).toBe(false);
  });
});

describe("Doran's Game", () => {
  const won = (used: string[], type: 'intrigue' | 'power', ...attackers: string[]) => {
    const game = challenges({ gold: 1, used, hand: ["Doran's Game"], play: attackers });
    return game.attack(type, 1, ...attackers);
  };

  it('gives power for each plot in your used pile after you win by 5 or more', () => {
    const game = won(['Summons', 'Taxation'], 'intrigue', 'Maester Caleotte', 'Dornish Paramour');
    while (!game.challenge.result) game.pass();
    game.choose("Doran's Game").through('challenge');
    expect(game.card('House Martell').power).toBe(2 + 1); // nobody opposed
  });

  it('not by less', () => {
    const game = won(['Summons'], 'intrigue', 'Doran Martell');
    expect(game.offers("Doran's Game", 'challengesWindow')).toBe(false);
  });

  it('not in other challenges', () => {
    const game = won(['Summons'], 'power', 'Doran Martell', 'Arianne Martell');
    expect(game.offers("Doran's Game", 'challengesWindow')).toBe(false);
  });

  it('not for nothing [AG2-309]', () => {
    expect(
      won([], 'intrigue', 'Doran Martell', 'Arianne Martell').offers(
        "Doran's Game",
        'challengesWindow',
      ),
    ).toBe(false);
  });

  it('once in a challenge [AG2-1351]', () => {
    const game = core({
      phase: 'challenges',
      players: [
        martell({
          gold: 2,
          used: ['Summons'],
          hand: ["Doran's Game", "Doran's Game"],
          play: ['Doran Martell', 'Arianne Martell', 'Lannisport'],
        }),
        lannister(),
      ],
    });
    game.attack('intrigue', 1, 'Doran Martell', 'Arianne Martell').until('reactionWindow', 0);
    game.choose("Doran's Game").until('reactionWindow', 0);
    expect(game.refused("Doran's Game")).toBe('AG2-1349');
  });
});

describe('Unbowed, Unbent, Unbroken', () => {
  const lost = () => {
    const game = core({
      phase: 'challenges',
      first: 1,
      players: [
        martell({ hand: ['Unbowed, Unbent, Unbroken'] }),
        lannister({ play: ['Tywin Lannister', 'Ser Jaime Lannister', 'Cersei Lannister'] }),
      ],
    });
    return game.attack('intrigue', 0, 'Cersei Lannister');
  };

  it('keeps the winner from initiating challenges of a type for the phase', () => {
    const game = lost().until('reactionWindow', 0).choose('Unbowed, Unbent, Unbroken');
    game.choose('military').until('announceChallenge');
    expect(game.refused('military:0')).toBe('AG2-447');
    expect(game.options).toEqual(['power:0']);
    game.until('dominanceWindow');
    expect(game.table.lasting).toEqual([]);
  });

  it('once in a challenge [AG2-1351]', () => {
    const game = attacked(
      { hand: ['Unbowed, Unbent, Unbroken', 'Unbowed, Unbent, Unbroken'], play: ['Sunspear'] },
      { play: ['Cersei Lannister'] },
    );
    game.attack('power', 0, 'Cersei Lannister').until('reactionWindow', 0);
    game.choose('Unbowed, Unbent, Unbroken').choose('military').until('reactionWindow', 0);
    expect(game.refused('Unbowed, Unbent, Unbroken')).toBe('AG2-1349');
  });

  it('only if you are not the first player [AG2-383]', () => {
    const game = challenges(
      { hand: ['Unbowed, Unbent, Unbroken', 'Dawn'] },
      { play: ['Tywin Lannister', 'Lannisport'] },
    );
    game.until('announceChallenge', 1).attack('power', 0, 'Tywin Lannister');
    expect(game.offers('Unbowed, Unbent, Unbroken', 'challengesWindow')).toBe(false);
  });

  it('keeps only the winner from it', () => {
    const game = core({
      phase: 'challenges',
      first: 1,
      players: [
        martell({ hand: ['Unbowed, Unbent, Unbroken'] }),
        lannister({ play: ['Tywin Lannister'] }),
        lannister({ play: ['Tywin Lannister'] }),
      ],
    });
    game.attack('intrigue', 0, 'Tywin Lannister');
    game.until('reactionWindow', 0).choose('Unbowed, Unbent, Unbroken').choose('military');
    game.until('announceChallenge', 2);
    expect(game.options).toContain('military:0');
  });
});

describe('Confinement', () => {
  it('takes all three icons away from a weak character for the phase', () => {
    const game = challenges(
      { gold: 1, hand: ['Confinement'] },
      { play: ['Tyrion Lannister', 'Tywin Lannister', 'Ser Jaime Lannister'] },
    );
    game.choose('Confinement');
    for (const icon of ['military', 'intrigue', 'power'] as const)
      expect(game.hasIcon('Tyrion Lannister', icon)).toBe(false);
    game.until('dominanceWindow');
    expect(game.hasIcon('Tyrion Lannister', 'intrigue')).toBe(true);
    expect(game.hasIcon('Tyrion Lannister', 'military')).toBe(false);
  });

  it('takes one of each: who gains another has it again [AG2-467] [AG2-1012]', () => {
    const game = challenges({
      gold: 3,
      hand: ['Confinement'],
      play: ['Edric Dayne'],
    });
    game.choose('Confinement').by(0, 'Edric Dayne').choose('military');
    expect(game.hasIcon('Edric Dayne', 'military')).toBe(false);
    game.by(0, 'Edric Dayne').choose('military');
    expect(game.hasIcon('Edric Dayne', 'military')).toBe(true);
  });
});
