import { dominanceOf } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { type CardSpec, type PlayerSpec, position } from '../../position.ts';
import { bearing, duel, knelt, lannister, stark } from '../positions.ts';
import { scenario } from '../scenario.ts';

const { challenges, attacked, marshaling } = duel(stark, lannister);

describe('Littlefinger', () => {
  it('draws 2 cards after you marshal him', () => {
    const game = marshaling({ hand: ['Littlefinger'] });
    game.choose('Littlefinger').until('reactionWindow', 0).choose('Littlefinger');
    expect(game.player(0).hand).toHaveLength(2);
  });

  it('draws nothing when he enters play as a duplicate [AG2-1214]', () => {
    const game = marshaling({ play: ['Littlefinger'], hand: ['Littlefinger'] });
    game.choose('Littlefinger');
    expect(game.card('Littlefinger').duplicates).toHaveLength(1);
    expect(game.step).toBe('marshalingWindow/action');
  });

  it('draws nothing when somebody else is marshaled, by you or by another player', () => {
    const others = (active: number) =>
      scenario({
        phase: 'marshaling',
        active,
        players: [
          stark({ gold: 2, play: ['Littlefinger'], hand: ['Hedge Knight'] }),
          stark({ gold: 2, hand: ['Hedge Knight'] }),
        ],
      })
        .until('marshalingWindow', active)
        .choose('Hedge Knight');
    for (const active of [0, 1]) {
      const game = others(active);
      expect(game.isInPlay('Hedge Knight')).toBe(true);
      expect(game.step).toBe('marshalingWindow/action');
    }
  });

  it('gives +1 income', () => {
    const game = challenges({ play: ['Littlefinger'] });
    expect(game.plot(0, 'gold')).toBe(game.plot(1, 'gold') + 1);
  });
});

describe('Varys', () => {
  const dominance = () =>
    scenario({
      phase: 'dominance',
      players: [
        stark({ play: ['Varys', 'Eddard Stark', 'Gates of Winterfell'] }),
        lannister({ play: [{ card: 'Tywin Lannister', duplicates: 1 }, 'Burned Men'] }),
      ],
    }).until('interrupts', 0);

  it('is removed from the game to discard each character when the dominance phase ends', () => {
    const game = dominance().choose('Varys');
    expect(game.names(0, 'removed')).toEqual(['Varys']);
    game.pass(); // Tywin's duplicate is not used
    expect(game.names(0, 'play')).toEqual(['Gates of Winterfell']);
    expect(game.names(0, 'discard')).toEqual(['Eddard Stark']);
    expect(game.names(1, 'play')).toEqual([]);
    expect(game.names(1, 'discard').sort()).toEqual([
      'Burned Men',
      'Tywin Lannister',
      'Tywin Lannister',
    ]);
  });

  it('can be answered by saves', () => {
    const game = dominance().choose('Varys');
    game.by(1, game.asked.options[0].id);
    expect(game.names(1, 'play')).toEqual(['Tywin Lannister']);
  });

  it('need not go', () => {
    const game = dominance().pass();
    expect(game.isInPlay('Varys')).toBe(true);
    expect(game.isInPlay('Tywin Lannister')).toBe(true);
  });

  it('alone cannot be used for nothing: he pays with himself [AG2-1321] [AG2-1074]', () => {
    const alone = (play: string[]) =>
      scenario({ phase: 'dominance', players: [stark({ play: ['Varys'] }), lannister({ play })] });
    expect(alone([]).offers('Varys', 'standingWindow')).toBe(false);
    expect(alone(['Burned Men']).offers('Varys', 'standingWindow')).toBe(true);
  });

  it('cannot be used at the end of another phase', () => {
    const game = challenges({ play: [knelt('Varys')] });
    expect(game.offers('Varys', 'dominanceWindow')).toBe(false);
  });

  it('has stealth', () => {
    expect(challenges({ play: ['Varys'] }).hasKeyword('Varys', 'stealth')).toBe(true);
  });
});

describe("Rattleshirt's Raiders", () => {
  const raid = (attacker = "Rattleshirt's Raiders") => {
    const game = challenges(
      { play: ["Rattleshirt's Raiders", bearing('Robb Stark', 'Ice')] },
      { play: [bearing('Tywin Lannister', "Widow's Wail", 'Bodyguard')] },
    );
    return game.attack('military', 1, attacker);
  };

  it('discard an attachment of the loser after they win as an attacker', () => {
    const game = raid().until('reactionWindow', 0).choose("Rattleshirt's Raiders");
    expect(game.options).toEqual(["Widow's Wail", 'Bodyguard']);
    game.choose('Bodyguard');
    expect(game.names(1, 'discard')).toEqual(['Bodyguard']);
  });

  it('not if they do not take part', () => {
    const game = raid('Robb Stark');
    expect(game.offers("Rattleshirt's Raiders", 'challengesWindow')).toBe(false);
  });

  it('not as a defender', () => {
    const game = attacked(
      { play: ["Rattleshirt's Raiders"] },
      { play: ['Burned Men', bearing('Tywin Lannister', "Widow's Wail")] },
    );
    game.attack('military', 0, 'Burned Men').defend("Rattleshirt's Raiders");
    expect(game.offers("Rattleshirt's Raiders", 'challengesWindow')).toBe(false);
    expect(game.table.past[0].winner).toBe(0);
  });
});

describe('Wildling Horde', () => {
  it('kneels your faction card to give a participating Wildling of yours +2 STR for the challenge', () => {
    const game = challenges({ play: ['Wildling Horde', "Rattleshirt's Raiders", 'Robb Stark'] });
    game.attack('military', 1, 'Wildling Horde', "Rattleshirt's Raiders", 'Robb Stark');
    game.until('attackersWindow', 0).choose('Wildling Horde');
    expect(game.options).toEqual(['Wildling Horde', "Rattleshirt's Raiders"]);
    game.choose("Rattleshirt's Raiders");
    expect(game.strength("Rattleshirt's Raiders")).toBe(5);
    expect(game.card('House Stark').knelt).toBe(true);
    game.by(1);
    expect(game.refused('Wildling Horde')).toBe('AG2-311'); // the faction card is knelt
    game.through('challenge');
    expect(game.strength("Rattleshirt's Raiders")).toBe(3);
  });

  it('works in the challenges phase only [AG2-316]', () => {
    expect(marshaling({ play: ['Wildling Horde'] }).refused('Wildling Horde')).toBe('AG2-316');
  });

  it('has pillage', () => {
    expect(challenges({ play: ['Wildling Horde'] }).hasKeyword('Wildling Horde', 'pillage')).toBe(
      true,
    );
  });
});

describe('Seal of the Hand and Bodyguard', () => {
  const on = (card: string, attachment: string) => () =>
    position({ players: [stark({ play: [bearing(card, attachment)] }), lannister()] });

  it('are for Lords and Ladies only', () => {
    for (const attachment of ['Seal of the Hand', 'Bodyguard']) {
      expect(on('Tumblestone Knight', attachment)).toThrow('cannot be attached');
      expect(on('Sansa Stark', attachment)).not.toThrow();
      expect(on('Robb Stark', attachment)).not.toThrow();
    }
  });
});

describe('Seal of the Hand', () => {
  it('kneels to stand its bearer', () => {
    const game = challenges({
      play: [{ ...bearing('Eddard Stark', 'Seal of the Hand'), knelt: true }],
    });
    game.choose('Seal of the Hand');
    expect(game.card('Eddard Stark').knelt).toBe(false);
    expect(game.card('Seal of the Hand').knelt).toBe(true);
  });

  it('cannot be used while its bearer stands [AG2-309]', () => {
    const game = challenges({ play: [bearing('Eddard Stark', 'Seal of the Hand')] });
    expect(game.refused('Seal of the Hand')).toBe('AG2-309');
  });
});

describe('Bodyguard', () => {
  it('is sacrificed to save its bearer from being killed', () => {
    const game = attacked(
      { play: [bearing('Sansa Stark', 'Bodyguard')] },
      { play: ['Ser Jaime Lannister'] },
    );
    game.attack('military', 0, 'Ser Jaime Lannister').until('wouldInterrupts', 0);
    game.choose('Bodyguard');
    expect(game.isInPlay('Sansa Stark')).toBe(true);
    expect(game.names(0, 'dead')).toEqual([]);
    expect(game.names(0, 'discard')).toEqual(['Bodyguard']);
  });

  it('saves from being discarded as well', () => {
    const game = scenario({
      phase: 'dominance',
      players: [
        stark({ play: [bearing('Sansa Stark', 'Bodyguard')] }),
        lannister({ play: ['Varys'] }),
      ],
    });
    game.until('interrupts', 1).choose('Varys').by(0, 'Bodyguard');
    expect(game.isInPlay('Sansa Stark')).toBe(true);
  });

  it('saves nobody else', () => {
    const game = attacked(
      { play: [bearing('Sansa Stark', 'Bodyguard'), 'Summer'] },
      { play: ['Ser Jaime Lannister'] },
    );
    game.attack('military', 0, 'Ser Jaime Lannister').until('claimed', 0).choose('Summer');
    expect(game.names(0, 'dead')).toEqual(['Summer']);
  });
});

describe("Little Bird, Noble Lineage and Syrio's Training", () => {
  it('give their bearer an icon', () => {
    const bearers = (...attachments: string[]) =>
      challenges({
        play: [
          bearing('Tumblestone Knight', ...attachments),
          bearing('Bran Stark', ...attachments),
        ],
      });
    expect(bearers().hasIcon('Tumblestone Knight', 'intrigue')).toBe(false);
    expect(bearers('Little Bird').hasIcon('Tumblestone Knight', 'intrigue')).toBe(true);
    expect(bearers().hasIcon('Bran Stark', 'military')).toBe(false);
    expect(bearers("Syrio's Training").hasIcon('Bran Stark', 'military')).toBe(true);
    const burned = (...attachments: string[]) =>
      challenges({ play: [bearing('Burned Men', ...attachments)] }).hasIcon('Burned Men', 'power');
    expect(burned()).toBe(false);
    expect(burned('Noble Lineage')).toBe(true);
  });
});

describe('Milk of the Poppy', () => {
  it('blanks its bearer except for traits [AG2-439] [AG2-441] [AG2-442]', () => {
    const game = challenges(
      { play: [bearing('Eddard Stark', { card: 'Milk of the Poppy', owner: 1 })] },
      { play: ['Burned Men', bearing('Littlefinger', { card: 'Milk of the Poppy', owner: 0 })] },
    );
    expect(game.hasKeyword('Eddard Stark', 'renown')).toBe(false);
    expect(game.hasTrait('Eddard Stark', 'Lord')).toBe(true);
    expect(game.hasIcon('Eddard Stark', 'military')).toBe(true);
    expect(game.strength('Eddard Stark')).toBe(5);
    // AG2-1249: the printed symbol for income is blank as well.
    expect(game.plot(1, 'gold')).toBe(game.plot(0, 'gold'));
  });

  it('a symbol that was blank is not missed when its bearer leaves with all attachments [AG2-1249]', () => {
    const milk = { card: 'Milk of the Poppy', owner: 0 };
    const littlefinger = bearing('Littlefinger', milk, 'Noble Lineage');
    const game = challenges({ play: ['Eddard Stark'] }, { play: [littlefinger] });
    game.attack('military', 1, 'Eddard Stark').through('challenge');
    expect(game.isInPlay('Littlefinger')).toBe(false);
    expect(game.plot(1, 'gold')).toBe(game.plot(0, 'gold'));
  });

  it('takes the keyword also from a card that has nothing else [AG2-439]', () => {
    const milk = { card: 'Milk of the Poppy', owner: 1 };
    const game = challenges({ play: [bearing('Maester Wendamyr', milk)] }, {});
    expect(game.hasKeyword('Maester Wendamyr', 'stealth')).toBe(false);
  });

  it('leaves what others give [AG2-440]', () => {
    const game = challenges({
      play: ['Summer', bearing('Bran Stark', { card: 'Milk of the Poppy', owner: 1 })],
    });
    expect(game.hasKeyword('Bran Stark', 'insight')).toBe(true);
  });

  it('keeps abilities from being used', () => {
    const eddard = { ...bearing('Eddard Stark', { card: 'Milk of the Poppy', owner: 1 }) };
    const game = attacked(
      { play: [{ ...eddard, knelt: true }] },
      { play: ['Ser Jaime Lannister'] },
    );
    game.attack('military', 0, 'Ser Jaime Lannister');
    expect(game.step).toBe('attackersWindow/action');
  });

  it('is terminal [AG2-691]', () => {
    const game = attacked(
      { play: [bearing('Sansa Stark', { card: 'Milk of the Poppy', owner: 1 })] },
      { play: ['Ser Jaime Lannister'] },
    );
    game.attack('military', 0, 'Ser Jaime Lannister').through('challenge');
    expect(game.names(1, 'discard')).toEqual(['Milk of the Poppy']);
  });
});

describe('The Iron Throne', () => {
  it('counts 8 STR for dominance, also knelt', () => {
    const game = challenges({ gold: 1, play: [knelt('The Iron Throne')] });
    expect(dominanceOf(game.m, 0)).toBe(9);
    game.until('dominanceWindow');
    expect(game.power(0)).toBe(1);
  });

  it('gives +1 reserve', () => {
    const game = challenges({ play: ['The Iron Throne'] });
    expect(game.plot(0, 'reserve')).toBe(game.plot(1, 'reserve') + 1);
  });
});

describe('The Kingsroad', () => {
  it('kneels and is sacrificed to make the next character cheaper by 3', () => {
    const game = marshaling({
      gold: 4,
      play: ['The Kingsroad'],
      hand: ['Eddard Stark', 'Heart Tree Grove', 'Gates of Winterfell'],
    });
    game.choose('The Kingsroad');
    expect(game.names(0, 'discard')).toEqual(['The Kingsroad']);
    game.by(0, 'Eddard Stark');
    expect(game.player(0).gold).toBe(0);
  });

  it('waits for a character, whatever else is marshaled before [AG2-1305]', () => {
    const game = marshaling({
      gold: 4,
      play: ['The Kingsroad'],
      hand: ['The Roseroad', 'Eddard Stark', 'Winterfell Steward'],
    });
    game.choose('The Kingsroad').by(0, 'The Roseroad').by(0, 'Eddard Stark');
    expect([game.isInPlay('Eddard Stark'), game.player(0).gold]).toEqual([true, 0]);
  });

  it('only characters, and only while it stands', () => {
    const game = marshaling({
      gold: 1,
      play: ['The Kingsroad', knelt('The Kingsroad')],
      hand: ['Gates of Winterfell'],
    });
    expect(game.options.filter((name) => name === 'The Kingsroad')).toHaveLength(1);
    game.choose('The Kingsroad').by(1);
    expect(game.refused('Gates of Winterfell')).toBe('AG2-553');
  });

  it('works in the marshaling phase only [AG2-316]', () => {
    expect(challenges({ play: ['The Kingsroad'] }).refused('The Kingsroad')).toBe('AG2-316');
  });

  it('gives +1 initiative', () => {
    const game = challenges({ play: ['The Kingsroad'] });
    expect(game.plot(0, 'initiative')).toBe(game.plot(1, 'initiative') + 1);
  });
});

describe('The Roseroad', () => {
  it('gives +1 income', () => {
    const game = challenges({ play: ['The Roseroad'] });
    expect(game.plot(0, 'gold')).toBe(game.plot(1, 'gold') + 1);
  });
});

describe('Put to the Sword and Put to the Torch', () => {
  /** Robb wins by 5, or with a defender of STR 2 by 3. */
  const win = (event: string, type: 'military' | 'power' = 'military', defender?: string) => {
    const game = challenges(
      { gold: 4, play: ['Robb Stark'], hand: [event, event] },
      { play: ['Tywin Lannister', 'Burned Men', 'Lannisport', 'Casterly Rock'] },
    );
    game.attack(type, 1, 'Robb Stark');
    return defender ? game.defend(defender) : game;
  };

  it('kill a character, or discard a location, after you win by 5 or more [AG2-386]', () => {
    const sword = win('Put to the Sword').until('reactionWindow', 0).choose('Put to the Sword');
    expect(sword.options).toEqual(['Tywin Lannister', 'Burned Men']);
    sword.choose('Tywin Lannister');
    expect(sword.names(1, 'dead')).toEqual(['Tywin Lannister']);
    const torch = win('Put to the Torch').until('reactionWindow', 0).choose('Put to the Torch');
    expect(torch.options).toEqual(['Lannisport', 'Casterly Rock']);
    torch.choose('Casterly Rock');
    expect(torch.names(1, 'discard')).toEqual(['Casterly Rock']);
  });

  it('once per challenge [AG2-1351] [AG2-1352]', () => {
    for (const [event, victim] of [
      ['Put to the Sword', 'Tywin Lannister'],
      ['Put to the Torch', 'Casterly Rock'],
    ]) {
      const game = win(event).until('reactionWindow', 0).choose(event).choose(victim);
      expect(game.step).toBe('reactionWindow/opportunity'); // for the other one of the two events
      expect(game.refused(event)).toBe('AG2-1349');
    }
  });

  it('not after a win by less, or in another challenge', () => {
    for (const event of ['Put to the Sword', 'Put to the Torch']) {
      const close = win(event, 'military', 'Burned Men');
      expect(close.offers(event, 'challengesWindow')).toBe(false);
      expect(close.table.past[0].winner).toBe(0);
      const power = win(event, 'power');
      expect(power.offers(event, 'challengesWindow')).toBe(false);
      expect(power.table.past[0].unopposed).toBe(true);
    }
  });

  it('not as the defending player', () => {
    for (const event of ['Put to the Sword', 'Put to the Torch']) {
      const game = attacked(
        { gold: 2, play: ['Robb Stark', 'Grey Wind'], hand: [event] },
        { play: ['Burned Men', 'Lannisport'] },
      );
      game.attack('military', 0, 'Burned Men').defend('Robb Stark', 'Grey Wind');
      expect(game.offers(event, 'useKeyword')).toBe(false);
      expect(game.challenge.result).toMatchObject({ winner: 0, defending: 9 });
    }
  });
});

describe('Superior Claim', () => {
  const hand = ['Superior Claim', 'Superior Claim'];

  it('gains 2 power after you win a power challenge by 5 or more, once per challenge [AG2-1351]', () => {
    const game = challenges({ play: ['Robb Stark'], hand });
    game.attack('power', 1, 'Robb Stark').until('reactionWindow', 0).choose('Superior Claim');
    expect(game.offers('Superior Claim', 'useKeyword')).toBe(false); // the other copy
    expect(game.power(0)).toBe(3); // 1 for the unopposed challenge
  });

  it('also as the defending player', () => {
    const game = attacked(
      { play: ['Robb Stark', 'Eddard Stark'], hand },
      { play: ['Cersei Lannister'] },
    );
    game.attack('power', 0, 'Cersei Lannister').defend('Robb Stark', 'Eddard Stark');
    game.until('reactionWindow', 0).choose('Superior Claim');
    expect(game.power(0)).toBe(2);
  });

  it('not after a win by less, or in another challenge', () => {
    const close = challenges({ play: ['Catelyn Stark'], hand });
    close.attack('power', 1, 'Catelyn Stark');
    expect(close.offers('Superior Claim', 'challengesWindow')).toBe(false);
    const military = challenges({ play: ['Robb Stark'], hand });
    military.attack('military', 1, 'Robb Stark');
    expect(military.offers('Superior Claim', 'useKeyword')).toBe(false);
    expect(military.challenge.result?.attacking).toBe(5);
  });
});

describe('Tears of Lys', () => {
  const tears = (theirs: (string | CardSpec)[], more: Partial<PlayerSpec> = {}) => {
    const game = challenges(
      { gold: 2, play: ['Catelyn Stark', 'Sansa Stark'], hand: ['Tears of Lys', 'Tears of Lys'] },
      { play: theirs, ...more },
    );
    return game.attack('intrigue', 1, 'Catelyn Stark');
  };

  it('poisons a character without an intrigue icon, who dies at the end of the phase [AG2-421]', () => {
    const game = tears(['Gold Cloaks', 'Burned Men', 'Cersei Lannister']);
    game.until('reactionWindow', 0).choose('Tears of Lys');
    expect(game.options).toEqual(['Gold Cloaks', 'Burned Men']);
    game.choose('Gold Cloaks');
    expect(game.card('Gold Cloaks').tokens).toEqual({ poison: 1 });
    expect(game.isInPlay('Gold Cloaks')).toBe(true);
    game.until('dominanceWindow');
    expect(game.names(1, 'dead')).toEqual(['Gold Cloaks']);
  });

  it('is played once per challenge [AG2-1351]', () => {
    const game = tears(['Gold Cloaks', 'Burned Men']).until('reactionWindow', 0);
    game.choose('Tears of Lys').choose('Burned Men');
    expect(game.offers('Tears of Lys', 'challengesWindow')).toBe(false);
    expect(game.names(0, 'hand')).toEqual(['Tears of Lys']);
  });

  it('does not kill who has lost the token', () => {
    const game = tears(['Burned Men']).until('reactionWindow', 0).choose('Tears of Lys');
    game.card('Burned Men').tokens = null;
    game.until('dominanceWindow');
    expect(game.isInPlay('Burned Men')).toBe(true);
  });

  it('removes the token also from who is saved', () => {
    const game = tears(['Gold Cloaks', bearing('Joffrey Baratheon', 'Bodyguard')]);
    game.until('reactionWindow', 0).choose('Tears of Lys').choose('Joffrey Baratheon');
    game.until('wouldInterrupts', 1).choose('Bodyguard');
    expect(game.isInPlay('Joffrey Baratheon')).toBe(true);
    expect(game.card('Joffrey Baratheon').tokens).toEqual({ poison: 0 });
  });

  it('needs somebody to poison [AG2-309]', () => {
    expect(tears(['Cersei Lannister']).offers('Tears of Lys', 'challengesWindow')).toBe(false);
  });

  it('not after a won defense, nor after another challenge', () => {
    const defends = attacked(
      { gold: 1, play: ['Catelyn Stark'], hand: ['Tears of Lys'] },
      { play: ['The Tickler', 'Burned Men'] },
    );
    defends.attack('intrigue', 0, 'The Tickler').defend('Catelyn Stark');
    expect(defends.offers('Tears of Lys', 'challengesWindow')).toBe(false);
    expect(defends.table.past[0].winner).toBe(0);
    const power = challenges(
      { gold: 1, play: ['Catelyn Stark'], hand: ['Tears of Lys'] },
      { play: ['Burned Men'] },
    );
    power.attack('power', 1, 'Catelyn Stark');
    expect(power.offers('Tears of Lys', 'challengesWindow')).toBe(false);
  });
});

describe("The Hand's Judgment", () => {
  const judge = (gold: number, judgments: string[], theirs: string[]) => {
    const game = scenario({
      phase: 'challenges',
      first: 1,
      players: [
        lannister({ gold, play: ['Tywin Lannister'], hand: judgments }),
        stark({ gold: 5, play: ['Robb Stark', 'Gates of Winterfell'], hand: theirs }),
      ],
    });
    return game.attack('military', 0, 'Robb Stark').until('attackersWindow', 1);
  };

  it('cancels the effects of an event for as much gold as it costs [AG2-369] [AG2-373]', () => {
    const game = judge(1, ["The Hand's Judgment"], ['Winter Is Coming']);
    game.choose('Winter Is Coming').by(0, "The Hand's Judgment");
    expect(game.plot(1, 'claim')).toBe(1);
    expect(game.player(0).gold).toBe(0);
    expect(game.names(1, 'discard')).toEqual(['Winter Is Coming']);
  });

  it('cannot be paid with less [AG2-311]', () => {
    const game = judge(0, ["The Hand's Judgment"], ['Winter Is Coming']);
    game.choose('Winter Is Coming');
    expect(game.plot(1, 'claim')).toBe(2);
    expect(game.names(0, 'hand')).toEqual(["The Hand's Judgment"]);
  });

  it('costs nothing against an event that costs nothing', () => {
    const game = judge(0, ["The Hand's Judgment"], ['For the North!']);
    game.choose('For the North!').by(0, "The Hand's Judgment");
    expect(game.strength('Robb Stark')).toBe(5);
  });

  it('costs nothing against another Judgment: its printed cost is X; the canceled copy cannot come back, a second one can [AG2-1007] [AG2-1008] [AG2-1073]', () => {
    const game = judge(
      1,
      ["The Hand's Judgment", "The Hand's Judgment"],
      ['Winter Is Coming', "The Hand's Judgment"],
    );
    game.choose('Winter Is Coming').by(0, "The Hand's Judgment").by(1, "The Hand's Judgment");
    expect(game.player(0).gold).toBe(0); // the event costs 1
    expect(game.player(1).gold).toBe(4); // 1 for the event, nothing for X
    expect(game.options).toEqual(["The Hand's Judgment"]); // the second copy
    game.by(0, "The Hand's Judgment");
    expect(game.player(0).gold).toBe(0);
    expect(game.plot(1, 'claim')).toBe(1);
  });

  it('costs nothing against an event that was played with an X of 4 [AG2-430] [AG2-1326] [AG2-1073]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        lannister({
          gold: 4,
          play: ['Cersei Lannister'],
          hand: ['The Things I Do For Love'],
        }),
        stark({ gold: 0, play: ['Catelyn Stark'], hand: ["The Hand's Judgment"] }),
      ],
    });
    game.choose('The Things I Do For Love');
    expect(game.player(0).gold).toBe(0);
    game.by(1, "The Hand's Judgment");
    expect(game.isInPlay('Catelyn Stark')).toBe(true);
    expect(game.names(1, 'discard')).toEqual(["The Hand's Judgment"]);
  });

  it('does not answer your own events', () => {
    const game = judge(1, [], ['Winter Is Coming', "The Hand's Judgment"]);
    game.choose('Winter Is Coming');
    expect(game.plot(1, 'claim')).toBe(2);
    expect(game.offers("The Hand's Judgment", 'challengesWindow')).toBe(false);
  });

  it('does not answer abilities of other cards', () => {
    const game = judge(5, ["The Hand's Judgment"], []);
    expect(game.offers("The Hand's Judgment", 'challengesWindow')).toBe(false);
    game.until('challengesWindow', 1).choose('Gates of Winterfell');
    expect(game.step).toBe('challengesWindow/action');
    expect(game.card('Gates of Winterfell').knelt).toBe(true);
  });
});
