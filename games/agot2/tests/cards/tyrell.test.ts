import { describe, expect, it } from 'vitest';
import { position } from '../../position.ts';
import { core, duel, knelt, lannister, strengthChanger, tyrell } from '../positions.ts';

const { challenges, attacked, marshaling } = duel(tyrell, lannister, core);

describe('Left and Right', () => {
  it('are nothing special alone', () => {
    for (const [name, icon] of [
      ['Left', 'power'],
      ['Right', 'intrigue'],
    ] as const) {
      const game = attacked({ play: [name] }, { play: ['Ser Jaime Lannister'] });
      expect(game.strength(name)).toBe(2);
      expect(game.hasIcon(name, icon)).toBe(false);
      game.attack('military', 0, 'Ser Jaime Lannister').defend(name);
      expect(game.card(name).knelt).toBe(true);
    }
  });

  it('together get +1 STR and an icon each, and do not kneel to defend', () => {
    const game = attacked({ play: ['Left', 'Right'] }, { play: ['Ser Jaime Lannister'] });
    expect(game.strength('Left')).toBe(3);
    expect(game.strength('Right')).toBe(3);
    expect(game.hasIcon('Left', 'power')).toBe(true);
    expect(game.hasIcon('Left', 'intrigue')).toBe(false);
    expect(game.hasIcon('Right', 'intrigue')).toBe(true);
    expect(game.hasIcon('Right', 'power')).toBe(false);
    game.attack('military', 0, 'Ser Jaime Lannister').defend('Left', 'Right');
    expect(game.card('Left').knelt).toBe(false);
    expect(game.card('Right').knelt).toBe(false);
  });

  it('kneel to attack', () => {
    const game = challenges({ play: ['Left', 'Right'] });
    game.attack('military', 1, 'Left');
    expect(game.card('Left').knelt).toBe(true);
  });

  it('bear weapons only [AG2-688]', () => {
    const bearing = (attachment: string) =>
      position({
        players: [tyrell({ play: [{ card: 'Left', attachments: [attachment] }] }), lannister()],
      });
    expect(() => bearing('Heartsbane')).not.toThrow();
    expect(() => bearing('Milk of the Poppy')).toThrow('cannot be attached');
  });
});

describe('Maester Lomys', () => {
  it('makes the attacker discard a card at random after you win an intrigue challenge as the defender', () => {
    const game = attacked(
      { play: ['Maester Lomys'] },
      { play: ['The Tickler'], hand: ['Lannisport', 'Lannisport'] },
    );
    game.attack('intrigue', 0, 'The Tickler').defend('Maester Lomys');
    game.until('reactionWindow', 0).choose('Maester Lomys');
    expect(game.names(1, 'discard')).toEqual(['Lannisport']);
  });

  it('not as the attacker', () => {
    const game = challenges({ play: ['Maester Lomys'], hand: ['Left'] });
    game.attack('intrigue', 1, 'Maester Lomys');
    expect(game.offers('Maester Lomys', 'challengesWindow')).toBe(false);
  });

  it('not in other challenges, nor against an empty hand [AG2-309]', () => {
    const other = attacked(
      { play: ['Maester Lomys', 'Courtesan of the Rose'] },
      { play: ['Lannisport Merchant'], hand: ['Lannisport'] },
    );
    other.attack('power', 0, 'Lannisport Merchant').defend('Courtesan of the Rose');
    expect(other.offers('Maester Lomys', 'challengesWindow')).toBe(false);
    const empty = attacked({ play: ['Maester Lomys'] }, { play: ['The Tickler'] });
    empty.attack('intrigue', 0, 'The Tickler').defend('Maester Lomys');
    expect(empty.offers('Maester Lomys', 'challengesWindow')).toBe(false);
  });
});

describe('Margaery Tyrell', () => {
  it('kneels to give a character +3 STR until the end of the phase', () => {
    const game = challenges({ play: ['Margaery Tyrell', 'Left'] });
    game.choose('Margaery Tyrell').choose('Left');
    expect(game.card('Margaery Tyrell').knelt).toBe(true);
    expect(game.strength('Left')).toBe(5);
    game.until('dominanceWindow');
    expect(game.strength('Left')).toBe(2);
  });

  it('works on after she has left play [AG2-412]', () => {
    const game = challenges(
      { play: ['Margaery Tyrell', 'Left'] },
      { gold: 3, play: ['Cersei Lannister'], hand: ['The Things I Do For Love'] },
    );
    game.choose('Margaery Tyrell').choose('Left').until('challengesWindow', 1);
    game.choose('The Things I Do For Love').number(3).choose('Margaery Tyrell');
    expect(game.names(0, 'hand')).toEqual(['Margaery Tyrell']);
    expect(game.strength('Left')).toBe(5);
  });

  it('in the challenges phase only [AG2-316]', () => {
    expect(marshaling({ play: ['Margaery Tyrell'] }).refused('Margaery Tyrell')).toBe('AG2-316');
  });
});

describe('Paxter Redwyne', () => {
  it('makes the first event of a round cheaper, not the second', () => {
    const game = challenges({
      gold: 1,
      play: ['Paxter Redwyne', 'Left'],
      hand: ['Growing Strong', 'Growing Strong'],
    });
    game.by(0, 'Growing Strong').choose('Left');
    expect(game.player(0).gold).toBe(1);
    game.by(1).by(0, 'Growing Strong').choose('Left');
    expect(game.player(0).gold).toBe(0);
  });

  it('by 1 gold', () => {
    const game = challenges({
      gold: 2,
      play: ['Paxter Redwyne', 'Margaery Tyrell'],
      hand: ["Olenna's Cunning"],
    });
    game.attack('power', 1, 'Margaery Tyrell').until('reactionWindow', 0);
    game.choose("Olenna's Cunning");
    expect(game.player(0).gold).toBe(1);
  });

  it('an event that is played while the first one is resolved is the second [AG2-1337]', () => {
    const game = core({
      phase: 'challenges',
      players: [
        tyrell({
          gold: 1,
          agenda: 'Banner of the Lion',
          play: ['Paxter Redwyne', 'Left', 'Cersei Lannister'],
          hand: ['Growing Strong', 'Treachery'],
        }),
        lannister({ play: ['Bran Stark'] }),
      ],
    });
    game.choose('Growing Strong').choose('Left');
    expect(game.player(0).gold).toBe(1);
    game.by(1, 'Bran Stark').by(0, 'Treachery');
    expect(game.player(0).gold).toBe(0); // nothing off
    expect(game.strength('Left')).toBe(4);
  });

  it('does not make characters cheaper', () => {
    const game = marshaling({ gold: 1, play: ['Paxter Redwyne'], hand: ['Left'] });
    expect(game.refused('Left')).toBe('AG2-553');
  });

  it('brings 1 gold [AG2-1247]', () => {
    const game = challenges({ play: ['Paxter Redwyne'] });
    expect(game.plot(0, 'gold')).toBe(challenges({}).plot(0, 'gold') + 1);
  });
});

strengthChanger('test:doublemen', 'Doubling of Men', 'times', 2);
strengthChanger('test:halfmen', 'Halving of Men', 'times', 0.5);
strengthChanger('test:ninemen', 'Nine for All', 'set', 9);
strengthChanger('test:onemen', 'One for All', 'set', 1);

describe('Randyll Tarly', () => {
  it('stands after an effect raises his STR, twice a phase', () => {
    const game = challenges(
      {
        gold: 2,
        play: ['Randyll Tarly', 'Margaery Tyrell'],
        hand: ['Growing Strong', 'Growing Strong'],
      },
      { play: ['Lannisport Merchant', 'Burned Men'] },
    );
    game.attack('military', 1, 'Randyll Tarly').until('attackersWindow', 0);
    game.choose('Margaery Tyrell').choose('Randyll Tarly').by(0, 'Randyll Tarly');
    expect(game.card('Randyll Tarly').knelt).toBe(false);
    game.until('announceChallenge', 0).attack('power', 1, 'Randyll Tarly');
    game.until('attackersWindow', 0).choose('Growing Strong').choose('Randyll Tarly');
    game.by(0, 'Randyll Tarly');
    expect(game.card('Randyll Tarly').knelt).toBe(false);
    game.until('announceChallenge', 1).attack('military', 0, 'Burned Men').defend('Randyll Tarly');
    game.until('defendersWindow', 0).choose('Growing Strong').choose('Randyll Tarly');
    expect(game.flows).not.toContain('reactionWindow');
    expect(game.card('Randyll Tarly').knelt).toBe(true);
  });

  it('not while he stands: nothing would change [AG2-309]', () => {
    const game = challenges({ play: ['Randyll Tarly', 'Margaery Tyrell'] });
    game.choose('Margaery Tyrell').choose('Randyll Tarly');
    expect(game.flows).not.toContain('reactionWindow');
  });

  it.each([
    ['Doubling of Men', 'stands'],
    ['Halving of Men', 'kneels'],
    ['Nine for All', 'stands'],
    ['One for All', 'kneels'],
  ])('after %s comes into play, %s', (location, how) => {
    const game = marshaling({ play: [knelt('Randyll Tarly')], hand: [location] });
    game.choose(location);
    expect(game.flows.includes('reactionWindow')).toBe(how === 'stands');
    if (how === 'stands') game.by(0, 'Randyll Tarly');
    expect(game.card('Randyll Tarly').knelt).toBe(how === 'kneels');
  });

  it('stands after a weapon is attached to him', () => {
    const game = marshaling({ play: [knelt('Randyll Tarly')], hand: ["Widow's Wail"] });
    game.choose("Widow's Wail").by(0, 'Randyll Tarly');
    expect(game.card('Randyll Tarly').knelt).toBe(false);
  });

  it('not because the STR of others is raised', () => {
    const game = challenges({ play: [knelt('Randyll Tarly'), 'Margaery Tyrell', 'Left'] });
    game.choose('Margaery Tyrell').choose('Left');
    expect(game.flows).not.toContain('reactionWindow');
  });

  it('not because his own is lowered, nor because that ends [AG2-405]', () => {
    const game = core({
      phase: 'challenges',
      first: 1,
      players: [
        tyrell({ play: ['Left', 'Randyll Tarly'] }),
        {
          faction: 'targaryen',
          plot: 'Calling the Banners',
          gold: 1,
          hand: ['Dracarys!'],
          play: ['Viserion', 'Drogon'],
        },
      ],
    });
    game.attack('military', 0, 'Viserion').until('declareDefenders').choose('Randyll Tarly');
    game.until('defendersWindow', 1).choose('Dracarys!').choose('Randyll Tarly');
    expect(game.strength('Randyll Tarly')).toBe(1);
    game.until('dominanceWindow');
    expect(game.strength('Randyll Tarly')).toBe(5);
    expect(game.card('Randyll Tarly').knelt).toBe(true);
  });

  it('has renown', () => {
    expect(challenges({ play: ['Randyll Tarly'] }).hasKeyword('Randyll Tarly', 'renown')).toBe(
      true,
    );
  });
});

describe('The Knight of Flowers', () => {
  const joust = (...attackers: string[]) => {
    const game = challenges(
      { play: ['The Knight of Flowers', 'Left'] },
      { play: ['Burned Men', 'The Tickler', 'Ser Jaime Lannister'] },
    );
    return game.attack('military', 1, ...attackers).until('declareDefenders');
  };

  it('attacking alone faces one defender at most', () => {
    const game = joust('The Knight of Flowers');
    expect(game.asked.max).toBe(1);
    expect(() => game.choose('Burned Men', 'The Tickler')).toThrow();
    game.choose('Burned Men');
    expect(game.challenge.defenders).toHaveLength(1);
  });

  it('not with others, and not for others', () => {
    expect(joust('The Knight of Flowers', 'Left').asked.max).toBe(3);
    expect(joust('Left').asked.max).toBe(3);
  });

  it('has renown', () => {
    const game = challenges({ play: ['The Knight of Flowers'] });
    expect(game.hasKeyword('The Knight of Flowers', 'renown')).toBe(true);
  });
});

describe('The Queen of Thorns', () => {
  const won = (type: 'intrigue' | 'power', attacker: string) => {
    const game = challenges({
      play: ['The Queen of Thorns', 'Margaery Tyrell'],
      hand: ['Randyll Tarly', 'The Queen of Thorns', 'Littlefinger', 'Highgarden'],
    });
    return game.attack(type, 1, attacker);
  };

  it('puts a Tyrell character with printed cost 6 or lower into play after a won intrigue challenge', () => {
    const game = won('intrigue', 'The Queen of Thorns').until('reactionWindow', 0);
    game.choose('The Queen of Thorns');
    expect(game.options).toEqual(['Randyll Tarly']);
    game.choose('Randyll Tarly');
    expect(game.isInPlay('Randyll Tarly')).toBe(true);
  });

  it('only if she takes part, in an intrigue challenge', () => {
    for (const game of [won('intrigue', 'Margaery Tyrell'), won('power', 'The Queen of Thorns')])
      expect(game.offers('The Queen of Thorns', 'challengesWindow')).toBe(false);
  });
});

describe('Garden Caretaker and Rose Garden', () => {
  it('make the next Tyrell card cheaper, once', () => {
    const game = marshaling({
      gold: 4,
      play: ['Garden Caretaker', 'Rose Garden'],
      hand: ['The Knight of Flowers', 'Left'],
    });
    game.by(0, 'Garden Caretaker').by(0, 'Rose Garden').by(0, 'The Knight of Flowers');
    expect(game.player(0).gold).toBe(1);
    game.by(1);
    expect(game.refused('Left')).toBe('AG2-553');
  });

  it('do not make cards of other factions cheaper', () => {
    for (const helper of ['Garden Caretaker', 'Rose Garden']) {
      const game = marshaling({ gold: 4, play: [helper], hand: ['Littlefinger'] });
      game.by(0, helper).by(1);
      expect(game.refused('Littlefinger')).toBe('AG2-553');
    }
  });

  it('the Caretaker only characters, the Garden any card', () => {
    const game = marshaling({
      gold: 2,
      play: ['Garden Caretaker', 'Rose Garden'],
      hand: ['Highgarden'],
    });
    game.by(0, 'Garden Caretaker').by(1);
    expect(game.refused('Highgarden')).toBe('AG2-553');
    game.by(0, 'Rose Garden').by(0, 'Highgarden');
    expect(game.player(0).gold).toBe(0);
  });
});

describe("Olenna's Informant", () => {
  it('gives a further challenge of a type that you name, for the phase', () => {
    const game = challenges({
      gold: 4,
      hand: ["Olenna's Informant"],
      play: ['Left', 'Right', 'Margaery Tyrell', 'The Queen of Thorns'],
    });
    game.choose("Olenna's Informant").until('reactionWindow', 0).choose("Olenna's Informant");
    game.choose('power');
    game.attack('power', 1, 'Margaery Tyrell').through('challenge');
    game.attack('power', 1, 'Left').through('challenge').until('announceChallenge');
    expect(game.refused('power:1')).toBe('AG2-570');
    game.attack('intrigue', 1, 'The Queen of Thorns').through('challenge');
    game.until('announceChallenge');
    expect(game.refused('intrigue:1')).toBe('AG2-570');
    game.until('dominanceWindow');
    expect(game.table.lasting).toEqual([]);
  });

  it('not when marshaled', () => {
    const game = marshaling({ hand: ["Olenna's Informant"] });
    game.choose("Olenna's Informant");
    expect(game.flows).not.toContain('reactionWindow');
  });
});

describe('Wardens of the Reach', () => {
  it('get +1 STR for each location in The Reach that you control', () => {
    const game = challenges({
      play: ['Wardens of the Reach', 'Rose Garden', 'Highgarden', 'Lannisport'],
    });
    expect(game.strength('Wardens of the Reach')).toBe(5);
  });

  it('not for those of others', () => {
    const game = challenges({ play: ['Wardens of the Reach'] }, { play: ['Highgarden'] });
    expect(game.strength('Wardens of the Reach')).toBe(3);
  });
});

describe('Heartsbane', () => {
  it('is for Tyrell characters only', () => {
    expect(() =>
      position({
        players: [
          tyrell({ play: [{ card: 'Littlefinger', attachments: ['Heartsbane'] }] }),
          lannister(),
        ],
      }),
    ).toThrow('cannot be attached');
  });

  it('kneels for +3 STR until the end of the challenge', () => {
    const game = challenges({ play: [{ card: 'Randyll Tarly', attachments: ['Heartsbane'] }] });
    game.attack('military', 1, 'Randyll Tarly').until('attackersWindow', 0).choose('Heartsbane');
    expect(game.card('Heartsbane').knelt).toBe(true);
    expect(game.strength('Randyll Tarly')).toBe(8);
    game.through('challenge');
    expect(game.strength('Randyll Tarly')).toBe(5);
  });

  it('only while its bearer takes part [AG2-383]', () => {
    const game = challenges({
      play: [{ card: 'Randyll Tarly', attachments: ['Heartsbane'] }, 'Left'],
    });
    expect(game.refused('Heartsbane')).toBe('AG2-383');
    game.attack('military', 1, 'Left').until('attackersWindow', 0);
    expect(game.refused('Heartsbane')).toBe('AG2-383');
  });
});

describe('Highgarden', () => {
  const attack = (gold: number) => {
    const game = attacked(
      { gold, play: ['Highgarden'] },
      { play: ['Ser Jaime Lannister', 'Tywin Lannister', 'Burned Men'] },
    );
    game.attack('military', 0, 'Tywin Lannister', 'Ser Jaime Lannister');
    return game.until('attackersWindow', 0);
  };

  it('kneels, for 1 gold, to stand an attacker and remove it from the challenge [AG2-656] [AG2-1305] [AG2-1306]', () => {
    const game = attack(1).choose('Highgarden');
    expect(game.options).toEqual(['Ser Jaime Lannister', 'Tywin Lannister']);
    expect([game.card('Highgarden').knelt, game.player(0).gold]).toEqual([true, 0]); // paid before
    game.choose('Tywin Lannister');
    expect(game.card('Tywin Lannister').knelt).toBe(false);
    expect(game.challenge.attackers).toEqual([game.card('Ser Jaime Lannister').id]);
    expect(game.card('Highgarden').knelt).toBe(true);
    expect(game.player(0).gold).toBe(0);
  });

  it('removes an attacker who stands already as well', () => {
    const game = attack(1).choose('Highgarden').choose('Ser Jaime Lannister');
    expect(game.challenge.attackers).toEqual([game.card('Tywin Lannister').id]);
  });

  it('is not for someone who stands and has no place in the challenge to leave [AG2-1335]', () => {
    const game = attacked(
      { gold: 1, play: ['Highgarden'] },
      { play: ['Ranging Party', 'Jon Snow', 'Yoren'] },
    );
    game.attack('military', 0, 'Ranging Party').until('attackersWindow', 0).choose('Highgarden');
    // Jon Snow counts as attacking, but stands, and cannot be removed.
    expect(game.card('Ranging Party').knelt).toBe(false);
    expect(game.challenge.attackers).toEqual([]);
  });

  it('not without gold [AG2-311]', () => {
    expect(attack(0).refused('Highgarden')).toBe('AG2-311');
  });
});

describe('The Mander', () => {
  it('kneels to draw 2 cards after you win a challenge by 5 or more', () => {
    const game = challenges({
      play: ['The Mander', 'The Knight of Flowers'],
      deck: ['Left', 'Right'],
    });
    game.attack('power', 1, 'The Knight of Flowers').until('reactionWindow', 0);
    game.choose('The Mander');
    expect(game.names(0, 'hand')).toEqual(['Left', 'Right']);
    expect(game.card('The Mander').knelt).toBe(true);
  });

  it('not by less', () => {
    const game = challenges({ play: ['The Mander', 'Wardens of the Reach'] });
    expect(game.strength('Wardens of the Reach')).toBe(4);
    game.attack('power', 1, 'Wardens of the Reach');
    expect(game.offers('The Mander', 'challengesWindow')).toBe(false);
  });
});

describe('Growing Strong', () => {
  it('gives up to three Tyrell characters +2 STR until the end of the phase', () => {
    const game = challenges({
      gold: 1,
      hand: ['Growing Strong'],
      play: [
        'Randyll Tarly',
        'Margaery Tyrell',
        'Courtesan of the Rose',
        'Paxter Redwyne',
        'Varys',
      ],
    });
    game.choose('Growing Strong');
    expect(game.options).not.toContain('Varys');
    expect(game.asked.max).toBe(3);
    game.choose('Randyll Tarly', 'Margaery Tyrell');
    expect(game.strength('Randyll Tarly')).toBe(7);
    expect(game.strength('Margaery Tyrell')).toBe(5);
    expect(game.strength('Courtesan of the Rose')).toBe(2);
    game.until('dominanceWindow');
    expect(game.strength('Randyll Tarly')).toBe(5);
  });

  it('in the challenges phase only [AG2-316]', () => {
    const game = marshaling({ hand: ['Growing Strong'], play: ['Left'] });
    expect(game.refused('Growing Strong')).toBe('AG2-316');
  });
});

describe("Olenna's Cunning", () => {
  const won = (type: 'intrigue' | 'power' = 'power') => {
    const game = challenges({
      gold: 2,
      play: ['Margaery Tyrell'],
      hand: ["Olenna's Cunning"],
      deck: ['Left', 'Highgarden', 'Heartsbane', 'Growing Strong', 'Highgarden'],
      deckIsAll: true,
    });
    return game.attack(type, 1, 'Margaery Tyrell').until('reactionWindow', 0);
  };

  it('lets the loser name a type, and finds a card of another one, for all to see [AG2-286] [AG2-288]', () => {
    const game = won().choose("Olenna's Cunning");
    expect(game.waiting).toEqual([1]);
    expect(game.options).toEqual(['character', 'location', 'attachment', 'event']);
    game.choose('character');
    expect(game.waiting).toEqual([0]);
    expect(game.options.sort()).toEqual(['Growing Strong', 'Heartsbane', 'Highgarden']);
    game.choose('Highgarden');
    expect(game.names(0, 'hand')).toEqual(['Highgarden']);
    expect(game.table.shown).toEqual(['01192']);
    expect(game.names(0, 'deck').sort()).toEqual(
      ['Growing Strong', 'Heartsbane', 'Highgarden', 'Left'].sort(),
    );
    expect(game.facts).toContain('fact.shuffled');
  });

  it('shows the deck to the searcher alone [AG2-285]', () => {
    const game = won('intrigue').choose("Olenna's Cunning").choose('event');
    expect(game.match.view(0).table.looking?.codes).toHaveLength(5);
    expect(game.match.view(1).table.looking?.codes).toBe(5);
    expect(JSON.stringify(game.match.log(1))).not.toContain('01191');
    expect(JSON.stringify(game.match.log(0))).toContain('01191');
  });

  it('may find nothing; the deck is shuffled all the same [AG2-287] [AG2-286] [AG2-289]', () => {
    const game = won().choose("Olenna's Cunning").choose('event').choose();
    expect(game.names(0, 'hand')).toEqual([]);
    expect(game.player(0).deck).toHaveLength(5);
    expect(game.facts).toContain('fact.shuffled');
    expect(game.table.looking).toBeNull();
  });

  it('not after a military challenge', () => {
    const game = challenges({
      gold: 2,
      play: ['The Knight of Flowers'],
      hand: ["Olenna's Cunning"],
    });
    game.attack('military', 1, 'The Knight of Flowers');
    expect(game.offers("Olenna's Cunning", 'challengesWindow')).toBe(false);
  });
});

describe('"The Bear and the Maiden Fair"', () => {
  const song = '"The Bear and the Maiden Fair"';
  const five = ['Burned Men', 'Gold Cloaks', 'Lannisport', 'Casterly Rock', 'The Tickler'];
  const sung = () =>
    challenges({ hand: [song] }, { deck: five })
      .choose(song)
      .choose('1');

  it('looks at the top 5 cards of a player’s deck, puts up to 3 under it and the others on top [AG2-280]', () => {
    const game = sung();
    expect(game.options).toEqual(five);
    game.choose('Gold Cloaks', 'The Tickler').order('The Tickler', 'Gold Cloaks');
    game.order('Casterly Rock', 'Burned Men', 'Lannisport');
    const deck = game.names(1, 'deck');
    expect(deck.slice(0, 3)).toEqual(['Casterly Rock', 'Burned Men', 'Lannisport']);
    expect(deck.slice(-2)).toEqual(['The Tickler', 'Gold Cloaks']);
    expect(deck).toHaveLength(25);
    expect(game.table.looking).toBeNull();
  });

  it('3 at most', () => {
    expect(sung().asked.max).toBe(3);
  });

  it('or none: then only the order is asked for', () => {
    const game = sung()
      .pass()
      .order(...five.toReversed());
    expect(game.names(1, 'deck').slice(0, 5)).toEqual(five.toReversed());
  });

  it('nobody else sees them, nor which go where [AG2-281]', () => {
    const game = sung();
    for (const viewer of [1, 'spectator'] as const)
      expect(game.match.view(viewer).table.looking?.codes).toBe(5);
    game.choose('Gold Cloaks', 'The Tickler').order('The Tickler', 'Gold Cloaks');
    expect(game.match.view(0).table.looking?.codes).toHaveLength(3);
    expect(JSON.stringify(game.match.view(1))).not.toContain('01088');
    expect(JSON.stringify(game.match.log(1))).not.toContain('01088');
  });

  it('may be sung about your own deck', () => {
    const game = challenges({ hand: [song], deck: ['Left', 'Right'] }).choose(song);
    expect(game.asked.options.map(({ id }) => id)).toEqual(['0', '1']);
  });
});
