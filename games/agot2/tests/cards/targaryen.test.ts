import { describe, expect, it } from 'vitest';
import { type CardSpec, position } from '../../position.ts';
import { baratheon, core, duel, knelt, lannister, targaryen } from '../positions.ts';

const { challenges, attacked, marshaling } = duel(targaryen, lannister, core);

describe('Daenerys Targaryen', () => {
  const attacker = (daenerys: string | CardSpec) => {
    const game = attacked({ play: [daenerys, 'Braided Warrior'] }, { play: ['Gold Cloaks'] });
    game.attack('military', 0, 'Gold Cloaks').defend('Braided Warrior');
    expect(game.strength('Braided Warrior')).toBe(3);
    return game.strength('Gold Cloaks');
  };

  it('weakens those who take part in a challenge against you, while she stands [AG2-410]', () => {
    expect(attacker('Daenerys Targaryen')).toBe(2);
    expect(attacker(knelt('Daenerys Targaryen'))).toBe(3);
  });

  it('weakens those who defend against you as well, and nobody who takes no part [AG2-612]', () => {
    const game = challenges(
      { play: ['Daenerys Targaryen', 'Braided Warrior'] },
      { play: ['Gold Cloaks', 'Burned Men'] },
    );
    game.attack('military', 1, 'Braided Warrior').defend('Gold Cloaks');
    expect(game.strength('Gold Cloaks')).toBe(2);
    expect(game.strength('Burned Men')).toBe(2);
    expect(game.strength('Braided Warrior')).toBe(3);
  });

  it('does not weaken those who take part in a challenge of two other players [AG2-612]', () => {
    const game = core({
      phase: 'challenges',
      players: [
        lannister({ play: ['Gold Cloaks'] }),
        baratheon({ play: ['Bastard in Hiding'] }),
        targaryen({ play: ['Daenerys Targaryen'] }),
      ],
    });
    game.attack('military', 1, 'Gold Cloaks').defend('Bastard in Hiding');
    expect(game.strength('Gold Cloaks')).toBe(3);
    expect(game.strength('Bastard in Hiding')).toBe(2);
  });
});

describe('Drogon and Viserion', () => {
  it('give renown and stealth to your Stormborn', () => {
    const game = challenges(
      { play: ['Drogon', 'Viserion', 'Daenerys Targaryen'] },
      { play: ['Burned Men'] },
    );
    expect(game.hasKeyword('Daenerys Targaryen', 'renown')).toBe(true);
    expect(game.hasKeyword('Daenerys Targaryen', 'stealth')).toBe(true);
    expect(game.hasKeyword('Drogon', 'renown')).toBe(false);
  });

  it('and to nobody else’s', () => {
    const game = challenges({ play: ['Drogon', 'Viserion'] }, { play: ['Daenerys Targaryen'] });
    expect(game.hasKeyword('Daenerys Targaryen', 'renown')).toBe(false);
    expect(game.hasKeyword('Daenerys Targaryen', 'stealth')).toBe(false);
  });
});

describe('Khal Drogo', () => {
  it('allows a second military challenge, and no third', () => {
    const game = challenges({
      play: ['Khal Drogo', 'Braided Warrior', 'Braided Warrior', 'Braided Warrior'],
    });
    game.attack('military', 1, 'Braided Warrior').through('challenge');
    game.attack('military', 1, 'Braided Warrior').through('challenge');
    game.until('announceChallenge');
    expect(game.refused('military:1')).toBe('AG2-570');
  });
});

describe('Magister Illyrio', () => {
  it('stands a character for 2 gold, once a phase', () => {
    const game = challenges({
      gold: 5,
      play: ['Magister Illyrio', knelt('Khal Drogo'), knelt('Drogon')],
    });
    game.choose('Magister Illyrio').choose('Drogon');
    expect(game.card('Drogon').knelt).toBe(false);
    expect(game.player(0).gold).toBe(3);
    game.by(1);
    expect(game.options).toEqual(['Watchman']);
  });

  it('not for less [AG2-311]', () => {
    const game = challenges({ gold: 1, play: ['Magister Illyrio', knelt('Khal Drogo')] });
    expect(game.options).toEqual(['Watchman']);
  });
});

describe('Rhaegal', () => {
  it('stands a Stormborn after a victory of one of them, once a phase', () => {
    const game = challenges({ play: ['Rhaegal', 'Daenerys Targaryen', knelt('Khal Drogo')] });
    game.attack('power', 1, 'Daenerys Targaryen').until('reactionWindow').choose('Rhaegal');
    expect(game.card('Daenerys Targaryen').knelt).toBe(false);
    expect(game.card('Khal Drogo').knelt).toBe(true);
    game.through('challenge').attack('intrigue', 1, 'Daenerys Targaryen');
    expect(game.reaches('reactionWindow', 'challengesWindow')).toBe(false);
  });

  it('not after a victory of others', () => {
    const game = challenges({ play: ['Rhaegal', knelt('Daenerys Targaryen')] });
    game.attack('military', 1, 'Rhaegal');
    expect(game.reaches('reactionWindow', 'challengesWindow')).toBe(false);
  });
});

describe('Ser Jorah Mormont', () => {
  const winning = (betrayal: number, attacker = 'Ser Jorah Mormont') => {
    const jorah = { card: 'Ser Jorah Mormont', tokens: { betrayal } };
    const game = challenges({ play: [jorah, 'Rhaegal'] });
    return game.attack('military', 1, attacker).through('challenge');
  };

  it('gets a betrayal token with each victory', () => {
    expect(winning(1).card('Ser Jorah Mormont').tokens).toEqual({ betrayal: 2 });
    expect(winning(1, 'Rhaegal').card('Ser Jorah Mormont').tokens).toEqual({ betrayal: 1 });
  });

  it('is sacrificed with the third, before any keyword [AG2-453]', () => {
    const game = winning(2);
    expect(game.names(0, 'discard')).toEqual(['Ser Jorah Mormont']);
    expect(game.power(0)).toBe(1); // unopposed, but no renown
  });
});

describe('Viserys Targaryen', () => {
  it('takes an attachment with him when he leaves play', () => {
    const game = attacked(
      { play: ['Viserys Targaryen'] },
      { play: ['Burned Men', { card: 'Tyrion Lannister', attachments: ['Seal of the Hand'] }] },
    );
    game.attack('military', 0, 'Burned Men').until('interrupts', 0).choose('Viserys Targaryen');
    expect(game.names(1, 'discard')).toEqual(['Seal of the Hand']);
    expect(game.names(0, 'dead')).toEqual(['Viserys Targaryen']);
  });

  it('also when he is returned to hand', () => {
    const game = challenges({
      play: [
        knelt('Viserys Targaryen'),
        { card: 'Braided Warrior', attachments: ["Drogo's Arakh"] },
      ],
      hand: ['Waking the Dragon'],
    });
    game.choose('Waking the Dragon').until('interrupts', 0).choose('Viserys Targaryen');
    expect(game.names(0, 'discard')).toEqual(['Waking the Dragon', "Drogo's Arakh"]);
    expect(game.names(0, 'hand')).toEqual(['Viserys Targaryen']);
  });
});

describe('Handmaiden', () => {
  it('is sacrificed to stand a Lady', () => {
    const game = challenges(
      { play: ['Handmaiden', knelt('Daenerys Targaryen'), knelt('Khal Drogo')] },
      { play: [knelt('Cersei Lannister')] },
    );
    game.choose('Handmaiden');
    expect(game.options.sort()).toEqual(['Cersei Lannister', 'Daenerys Targaryen']);
    game.choose('Daenerys Targaryen');
    expect(game.card('Daenerys Targaryen').knelt).toBe(false);
    expect(game.names(0, 'discard')).toEqual(['Handmaiden']);
  });
});

describe('Targaryen Loyalist and Illyrio’s Estate', () => {
  it('make the next Targaryen card cheaper', () => {
    const game = marshaling({
      gold: 5,
      play: ['Targaryen Loyalist', "Illyrio's Estate"],
      hand: ['Daenerys Targaryen'],
    });
    game.by(0, 'Targaryen Loyalist').by(0, "Illyrio's Estate").by(0, 'Daenerys Targaryen');
    expect(game.isInPlay('Daenerys Targaryen')).toBe(true);
    expect(game.player(0).gold).toBe(0);
    expect(game.card('Targaryen Loyalist').knelt).toBe(true);
    expect(game.card("Illyrio's Estate").knelt).toBe(true);
  });

  it('in the marshaling phase [AG2-316]', () => {
    const game = challenges({ play: ['Targaryen Loyalist', "Illyrio's Estate"] });
    expect(game.options).toEqual(['Watchman']);
  });

  it('the Loyalist only characters, the Estate all cards', () => {
    const plaza = (source: string) => {
      const game = marshaling({ gold: 2, play: [source], hand: ['Plaza of Punishment'] });
      game.by(0, source).by(1);
      return game.options.includes('Plaza of Punishment');
    };
    expect(plaza('Targaryen Loyalist')).toBe(false);
    expect(plaza("Illyrio's Estate")).toBe(true);
  });
});

describe('Unsullied', () => {
  it('weaken each defender while they attack', () => {
    const game = challenges({ play: ['Unsullied'] }, { play: ['Gold Cloaks', 'Burned Men'] });
    game.attack('military', 1, 'Unsullied').defend('Gold Cloaks');
    expect(game.strength('Gold Cloaks')).toBe(2);
    expect(game.strength('Burned Men')).toBe(2);
    expect(game.strength('Unsullied')).toBe(3);
  });

  it('but not while they defend', () => {
    const game = attacked({ play: ['Unsullied', 'Rhaegal'] }, { play: ['Gold Cloaks'] });
    game.attack('military', 0, 'Gold Cloaks').defend('Unsullied', 'Rhaegal');
    expect(game.strength('Rhaegal')).toBe(3);
  });
});

describe('Drogo’s Arakh', () => {
  const armed = (card: string): CardSpec => ({ card, attachments: ["Drogo's Arakh"] });

  it('is for Dothraki only, and gives +2 STR', () => {
    expect(challenges({ play: [armed('Braided Warrior')] }).strength('Braided Warrior')).toBe(5);
    expect(() =>
      position({ players: [targaryen({ play: [armed('Handmaiden')] }), lannister()] }),
    ).toThrow('cannot be attached');
  });

  it('counts military challenges alone', () => {
    const game = challenges({ play: [armed('Khal Drogo'), 'Daenerys Targaryen (Core)'] });
    game.attack('power', 1, 'Daenerys Targaryen').through('challenge');
    game.attack('military', 1, 'Khal Drogo');
    expect(game.card('Khal Drogo').knelt).toBe(false);
  });

  it('keeps Khal Drogo standing in your first military challenge of the round', () => {
    const game = challenges({ play: [armed('Khal Drogo')] });
    game.attack('military', 1, 'Khal Drogo');
    expect(game.card('Khal Drogo').knelt).toBe(false);
    game.through('challenge').attack('military', 1, 'Khal Drogo');
    expect(game.card('Khal Drogo').knelt).toBe(true);
  });

  it('not in a power challenge, and not another Dothraki', () => {
    const power = challenges({ play: [armed('Khal Drogo')] }).attack('power', 1, 'Khal Drogo');
    expect(power.card('Khal Drogo').knelt).toBe(true);
    const other = challenges({ play: [armed('Braided Warrior')] });
    other.attack('military', 1, 'Braided Warrior');
    expect(other.card('Braided Warrior').knelt).toBe(true);
  });
});

describe('Plaza of Punishment', () => {
  const winning = (type: 'power' | 'military', theirs: (string | CardSpec)[]) =>
    challenges({ play: ['Plaza of Punishment', 'Khal Drogo'] }, { play: theirs }).attack(
      type,
      1,
      'Khal Drogo',
    );

  it('kneels to give -2 STR and to burn, after a power challenge [AG2-457]', () => {
    const game = winning('power', ['Burned Men', 'Gold Cloaks']).until('reactionWindow');
    game.choose('Plaza of Punishment').choose('Burned Men');
    expect(game.names(1, 'dead')).toEqual(['Burned Men']);
    expect(game.card('Plaza of Punishment').knelt).toBe(true);
  });

  it('lasts until the end of the phase [AG2-413]', () => {
    const game = winning('power', ['Gold Cloaks', 'Burned Men']).until('reactionWindow');
    game.choose('Plaza of Punishment').choose('Gold Cloaks');
    expect(game.strength('Gold Cloaks')).toBe(1);
    game.through('challenge');
    expect(game.strength('Gold Cloaks')).toBe(1);
    game.until('dominanceWindow');
    expect(game.strength('Gold Cloaks')).toBe(3);
  });

  it('touches nobody with an attachment, and is not for other challenges', () => {
    const guarded = [{ card: 'Tyrion Lannister', attachments: ['Seal of the Hand'] }];
    const game = winning('power', ['Burned Men', ...guarded]).until('reactionWindow');
    game.choose('Plaza of Punishment');
    expect(game.options).not.toContain('Tyrion Lannister');
    const military = winning('military', ['Lannisport Merchant', 'Gold Cloaks']);
    expect(military.reaches('reactionWindow', 'challengesWindow')).toBe(false);
  });

  it('cannot be stopped by a duplicate: the burning would go on [AG2-452] [AG2-1218] [AG2-1063]', () => {
    const game = winning('power', [
      { card: 'The Tickler', duplicates: 1 },
      'Gold Cloaks',
      'Lannisport Merchant',
    ]).until('reactionWindow');
    game.choose('Plaza of Punishment').choose('The Tickler');
    expect(game.names(1, 'dead')).toEqual(['The Tickler']);
  });
});

describe('Dothraki Sea', () => {
  const winning = (hand: string[]) =>
    challenges({ play: ['Dothraki Sea', 'Daenerys Targaryen'], hand })
      .attack('power', 1, 'Daenerys Targaryen')
      .until('reactionWindow', 0);

  it('is sacrificed to put a Dothraki into play, who goes back at the end of the phase', () => {
    const game = winning(['Khal Drogo', 'Rhaegal', 'Braided Warrior']);
    game.choose('Dothraki Sea');
    expect(game.options).toEqual(['Khal Drogo', 'Braided Warrior']);
    game.choose('Khal Drogo');
    expect(game.names(0, 'discard')).toEqual(['Dothraki Sea']);
    expect(game.isInPlay('Khal Drogo')).toBe(true);
    game.until('dominanceWindow');
    expect(game.find('Khal Drogo')).toBeUndefined();
    expect(game.names(0, 'hand')).toContain('Khal Drogo');
  });

  it('takes a copy that became a duplicate back to hand, and leaves the character [AG2-277]', () => {
    const game = challenges({
      play: [
        'Dothraki Sea',
        'Daenerys Targaryen',
        knelt('Khal Drogo', { duplicates: 1 }),
        knelt('Braided Warrior'),
      ],
      hand: ['Khal Drogo'],
    });
    game.attack('power', 1, 'Daenerys Targaryen').until('reactionWindow', 0);
    game.choose('Dothraki Sea').choose('Khal Drogo');
    expect(game.card('Khal Drogo').duplicates).toHaveLength(2);
    game.until('dominanceWindow');
    expect(game.card('Khal Drogo').duplicates).toHaveLength(1);
    expect(game.isInPlay('Khal Drogo')).toBe(true);
    expect(game.names(0, 'hand').filter((name) => name === 'Khal Drogo')).toHaveLength(1);
  });

  it('cannot be used without a Dothraki in hand, but that is your secret', () => {
    const game = winning(['Rhaegal']);
    expect(game.options).toEqual([]);
    expect(game.waiting).toEqual([0]);
  });
});

describe('Dracarys!', () => {
  const burning = (dragon: string | CardSpec, target: string | CardSpec) =>
    challenges(
      { gold: 1, play: [dragon, 'Khal Drogo'], hand: ['Dracarys!'] },
      { play: [target, 'Lannisport Merchant'] },
    )
      .attack('power', 1, 'Khal Drogo')
      .until('attackersWindow', 0);

  it('kneels a Dragon or Daenerys to burn a participant', () => {
    for (const dragon of ['Rhaegal', 'Daenerys Targaryen']) {
      const game = burning(dragon, 'Cersei Lannister').pass(2);
      game.until('declareDefenders').choose('Cersei Lannister').until('defendersWindow', 0);
      game.choose('Dracarys!').choose('Cersei Lannister');
      expect(game.names(1, 'dead')).toEqual(['Cersei Lannister']);
      expect(game.card(dragon).knelt).toBe(true);
      expect(game.player(0).gold).toBe(0);
    }
  });

  it('lasts for the phase, so that a later loss of STR kills [AG2-474]', () => {
    const game = burning('Rhaegal', 'Cersei Lannister');
    game.choose('Dracarys!'); // Khal Drogo alone takes part
    expect(game.strength('Khal Drogo')).toBe(1);
    game.through('challenge');
    expect(game.strength('Khal Drogo')).toBe(1);
    game.until('dominanceWindow');
    expect(game.strength('Khal Drogo')).toBe(5);
  });

  it('needs a standing Dragon or Daenerys [AG2-311]', () => {
    expect(burning(knelt('Rhaegal'), 'Cersei Lannister').refused('Dracarys!')).toBe('AG2-311');
    expect(burning('Handmaiden', 'Cersei Lannister').refused('Dracarys!')).toBe('AG2-311');
  });
});

describe('Fire and Blood', () => {
  const playing = (dead: string[]) => challenges({ gold: 1, dead, hand: ['Fire and Blood'] });

  it('shuffles a unique Targaryen of your dead pile into the deck', () => {
    const game = playing(['Khal Drogo', 'Handmaiden', 'Littlefinger']);
    const before = game.player(0).deck.length;
    game.choose('Fire and Blood');
    expect(game.names(0, 'dead')).toEqual(['Handmaiden', 'Littlefinger']);
    expect(game.player(0).deck).toHaveLength(before + 1);
  });

  it('may put a Hatchling into play instead [AG2-254]', () => {
    const game = playing(['Drogon']).choose('Fire and Blood').choose('yes');
    expect(game.isInPlay('Drogon')).toBe(true);
    const not = playing(['Drogon']).choose('Fire and Blood').choose();
    expect(not.find('Drogon')).toBeUndefined();
  });

  it('is a challenges action [AG2-316]', () => {
    const game = marshaling({ dead: ['Drogon'], hand: ['Fire and Blood'] });
    expect(game.refused('Fire and Blood')).toBe('AG2-316');
  });
});

describe('Waking the Dragon', () => {
  const waking = (more: Partial<CardSpec> = {}) => {
    const game = challenges(
      { play: [knelt('Khal Drogo', more), knelt('Handmaiden')], hand: ['Waking the Dragon'] },
      { play: [knelt('Rhaegal')] },
    );
    return game.choose('Waking the Dragon');
  };

  it('stands a unique Targaryen of yours, who goes back to hand at the end of the phase [AG2-418]', () => {
    const game = waking();
    expect(game.card('Khal Drogo').knelt).toBe(false);
    expect(game.card('Handmaiden').knelt).toBe(true);
    game.until('dominanceWindow');
    expect(game.names(0, 'hand')).toEqual(['Khal Drogo']);
  });

  it('may be one who stands already: the way back affects him too [AG2-1335] [AG2-1072]', () => {
    const game = challenges({
      play: ['Khal Drogo', knelt('Rhaegal')],
      hand: ['Waking the Dragon'],
    });
    game.choose('Waking the Dragon');
    expect(game.options).toEqual(['Khal Drogo', 'Rhaegal']);
    game.choose('Khal Drogo').until('dominanceWindow');
    expect(game.names(0, 'hand')).toEqual(['Khal Drogo']);
  });

  it('who can be saved from it', () => {
    const game = waking({ duplicates: 1 }).until('wouldInterrupts').choose('Khal Drogo');
    expect(game.isInPlay('Khal Drogo')).toBe(true);
    expect(game.names(0, 'discard')).toEqual(['Waking the Dragon', 'Khal Drogo']);
  });
});
