import { sideStrength } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { type CardSpec, type PlayerSpec, position } from '../../position.ts';
import { duel, greyjoy, knelt, lannister, targaryen } from '../positions.ts';
import { scenario } from '../scenario.ts';

const { challenges, attacked, marshaling, phase } = duel(greyjoy, lannister);

describe('Aeron Damphair', () => {
  const dominance = (mine: Partial<PlayerSpec>, theirs: Partial<PlayerSpec> = {}) =>
    scenario({ phase: 'dominance', players: [greyjoy(mine), lannister(theirs)] });

  it('puts an Ironborn character into play from your dead pile after you win dominance', () => {
    const game = dominance({
      play: ['Aeron Damphair'],
      dead: ['Balon Greyjoy', 'Black Wind’s Crew', 'Maester Wendamyr'],
    });
    game.until('reactionWindow', 0).choose('Aeron Damphair');
    expect(game.options).toEqual(['Balon Greyjoy', "Black Wind's Crew"]);
    game.choose('Balon Greyjoy');
    expect(game.isInPlay('Balon Greyjoy')).toBe(true);
    expect(game.names(0, 'dead')).toEqual(["Black Wind's Crew", 'Maester Wendamyr']);
  });

  it('not a unique character of whom another copy lies there [AG2-255] [AG2-1069]', () => {
    const game = dominance({
      play: ['Aeron Damphair'],
      dead: ['Balon Greyjoy', 'Balon Greyjoy'],
    });
    expect(game.step).toBe('dominanceWindow/action');
  });

  it('does nothing for who does not win dominance', () => {
    const game = dominance(
      { play: ['Aeron Damphair'], dead: ['Balon Greyjoy'] },
      { play: ['Tywin Lannister'] },
    );
    expect(game.step).toBe('dominanceWindow/action');
  });
});

describe('Alannys Greyjoy', () => {
  it('lowers the reserve of opponents by 1 while you are the first player [AG2-410]', () => {
    const mine = { play: ['Alannys Greyjoy'] };
    const first = challenges(mine);
    const second = attacked(mine, {});
    expect(first.plot(1, 'reserve')).toBe(second.plot(1, 'reserve') - 1);
    expect(first.plot(0, 'reserve')).toBe(second.plot(0, 'reserve'));
  });
});

describe('Asha Greyjoy', () => {
  it('stands after you win an unopposed challenge with her', () => {
    const game = challenges({ play: ['Asha Greyjoy'] });
    game.attack('power', 1, 'Asha Greyjoy').until('reactionWindow', 0).choose('Asha Greyjoy');
    expect(game.card('Asha Greyjoy').knelt).toBe(false);
  });

  it('not if the challenge was opposed', () => {
    const game = challenges({ play: ['Asha Greyjoy'] }, { play: ['Burned Men'] });
    game.attack('military', 1, 'Asha Greyjoy').choose(); // nobody is bypassed
    game.defend('Burned Men');
    expect(game.offers('Asha Greyjoy', 'challengesWindow')).toBe(false);
    expect(game.table.past[0].winner).toBe(0);
  });

  it('not if she does not take part', () => {
    const game = challenges({ play: [knelt('Asha Greyjoy'), 'Balon Greyjoy'] });
    game.attack('power', 1, 'Balon Greyjoy');
    expect(game.offers('Asha Greyjoy', 'challengesWindow')).toBe(false);
  });
});

describe("Asha Greyjoy, Maester Wendamyr, Theon Greyjoy, Black Wind's Crew", () => {
  it('have stealth or pillage', () => {
    const has = (card: string, keyword: string) =>
      challenges({ play: [card] }).hasKeyword(card, keyword);
    expect(has('Asha Greyjoy', 'stealth')).toBe(true);
    expect(has('Maester Wendamyr', 'stealth')).toBe(true);
    expect(has('Theon Greyjoy', 'stealth')).toBe(true);
    expect(has("Black Wind's Crew", 'pillage')).toBe(true);
  });
});

describe('Balon Greyjoy', () => {
  it('attacking, defenders with less STR than his do not count theirs', () => {
    const game = challenges(
      { play: ['Balon Greyjoy'] },
      { play: ['Tywin Lannister', 'Ser Jaime Lannister', 'Burned Men'] },
    );
    game.attack('military', 1, 'Balon Greyjoy').defend('Ser Jaime Lannister', 'Burned Men');
    expect(game.strength('Ser Jaime Lannister')).toBe(5);
    expect(sideStrength(game.m, 'defender')).toBe(5); // Jaime has as much as he
    game.through('challenge');
    expect(game.table.past[0]).toMatchObject({ winner: 0, unopposed: false });
  });

  it('makes a challenge unopposed whose defenders are all weaker [AG2-627]', () => {
    const game = challenges({ play: ['Balon Greyjoy'] }, { play: ['Burned Men'] });
    game.attack('military', 1, 'Balon Greyjoy').defend('Burned Men').until('useKeyword');
    expect(game.challenge.result).toMatchObject({ defending: 0, unopposed: true });
  });

  it('not while he defends, nor for other attackers', () => {
    const defends = attacked({ play: ['Balon Greyjoy'] }, { play: ['Burned Men'] });
    defends.attack('military', 0, 'Burned Men').defend('Balon Greyjoy');
    expect(sideStrength(defends.m, 'attacker')).toBe(2);
    const stays = challenges(
      { play: ['Balon Greyjoy', 'Salty Navigator'] },
      { play: ['Burned Men'] },
    );
    stays.attack('military', 1, 'Salty Navigator').defend('Burned Men');
    expect(sideStrength(stays.m, 'defender')).toBe(2);
  });

  it('has renown', () => {
    expect(challenges({ play: ['Balon Greyjoy'] }).hasKeyword('Balon Greyjoy', 'renown')).toBe(
      true,
    );
  });
});

describe("Euron Crow's Eye", () => {
  it('takes a location out of the discard pile of the loser after he has pillaged', () => {
    const game = challenges(
      { play: ["Euron Crow's Eye"] },
      { deck: ['The Roseroad'], discard: ['Lannisport', 'Tywin Lannister'] },
    );
    game.attack('power', 1, "Euron Crow's Eye").until('keywordOrder').choose('pillage');
    game.choose("Euron Crow's Eye").choose("Euron Crow's Eye");
    expect(game.options.sort()).toEqual(['Lannisport', 'The Roseroad']);
    game.choose('Lannisport');
    expect(game.card('Lannisport')).toMatchObject({ zone: 'play', controller: 0, owner: 1 });
    expect(game.names(1, 'discard')).toEqual(['Tywin Lannister', 'The Roseroad']);
  });

  it('takes nothing where there is no location [AG2-309], nor when somebody else pillages', () => {
    const none = challenges({ play: ["Euron Crow's Eye"] }, { deck: ['Tywin Lannister'] });
    none.attack('power', 1, "Euron Crow's Eye").until('keywordOrder').choose('pillage');
    none.choose("Euron Crow's Eye");
    expect(none.step).toBe('oneKeyword/useKeyword'); // renown comes next
    const other = challenges(
      { play: ["Euron Crow's Eye", "Black Wind's Crew"] },
      { deck: ['Lannisport'] },
    );
    other.attack('power', 1, "Black Wind's Crew").until('useKeyword').choose("Black Wind's Crew");
    expect(other.names(1, 'discard')).toEqual(['Lannisport']);
    expect(other.step).toBe('challengesWindow/action');
  });

  it('does not take a unique location of which the loser has another copy in play [AG2-256]', () => {
    const game = challenges(
      { play: ["Euron Crow's Eye"] },
      { play: ['Casterly Rock'], discard: ['Casterly Rock'], deck: ['Tywin Lannister'] },
    );
    game.attack('power', 1, "Euron Crow's Eye").until('keywordOrder').choose('pillage');
    game.choose("Euron Crow's Eye");
    expect(game.step).toBe('oneKeyword/useKeyword');
  });
});

describe('Theon Greyjoy', () => {
  it('gains 1 power after you win an unopposed challenge with him', () => {
    const game = challenges({ play: ['Theon Greyjoy'] });
    game.attack('power', 1, 'Theon Greyjoy').until('reactionWindow', 0).choose('Theon Greyjoy');
    expect(game.card('Theon Greyjoy').power).toBe(1);
  });

  it('not if the challenge was opposed, nor without him', () => {
    const opposed = challenges({ play: ['Theon Greyjoy'] }, { play: ['Lannisport Merchant'] });
    opposed.attack('power', 1, 'Theon Greyjoy').choose();
    opposed.defend('Lannisport Merchant');
    expect(opposed.offers('Theon Greyjoy', 'challengesWindow')).toBe(false);
    expect(opposed.table.past[0].winner).toBe(0);
    const without = challenges({ play: ['Theon Greyjoy', 'Aeron Damphair'] });
    without.attack('power', 1, 'Aeron Damphair');
    expect(without.offers('Theon Greyjoy', 'challengesWindow')).toBe(false);
  });
});

describe('Drowned Men', () => {
  it('get +1 STR for each Warship of yours', () => {
    const game = challenges(
      { play: ['Drowned Men', 'Great Kraken', 'Iron Fleet Scout', 'Sea Tower'] },
      { play: ['Iron Fleet Scout'] },
    );
    expect(game.strength('Drowned Men')).toBe(5);
  });
});

describe('Iron Islands Fishmonger and Sea Tower', () => {
  it('kneel for it, in the marshaling phase [AG2-316]', () => {
    for (const reducer of ['Iron Islands Fishmonger', 'Sea Tower']) {
      const game = marshaling({ play: [reducer] });
      game.choose(reducer);
      expect(game.card(reducer).knelt).toBe(true);
      expect(challenges({ play: [reducer] }).refused(reducer)).toBe('AG2-316');
    }
  });

  it('make the next Greyjoy card cheaper', () => {
    const game = marshaling({
      gold: 4,
      play: ['Iron Islands Fishmonger', 'Sea Tower'],
      hand: ['Balon Greyjoy'],
    });
    game.by(0, 'Iron Islands Fishmonger').by(0, 'Sea Tower').by(0, 'Balon Greyjoy');
    expect(game.player(0).gold).toBe(0);
  });

  it('the Fishmonger only for characters, the Tower for all Greyjoy cards', () => {
    const game = marshaling({
      gold: 2,
      play: ['Iron Islands Fishmonger', 'Sea Tower'],
      hand: ['Great Kraken', 'Rattleshirt’s Raiders'],
    });
    game.by(0, 'Iron Islands Fishmonger').by(1);
    expect(game.refused('Great Kraken')).toBe('AG2-553');
    game.by(0, 'Sea Tower').by(1);
    expect(game.refused('Rattleshirt’s Raiders')).toBe('AG2-553');
    game.by(0, 'Great Kraken');
    expect(game.player(0).gold).toBe(0);
  });
});

describe('Lordsport Shipwright', () => {
  const kneelable = (first: 0 | 1) => {
    const game = phase('marshaling', { active: 0, first })(
      { play: ['Lordsport Shipwright', 'Sea Tower'] },
      { play: ['Chamber of the Painted Table', 'Great Kraken', knelt('Lannisport'), 'The Wall'] },
    );
    game.by(0, 'Lordsport Shipwright');
    return game;
  };

  it('kneels to kneel a location of cost 2 or lower', () => {
    const game = kneelable(1);
    expect(game.options.sort()).toEqual(['Chamber of the Painted Table', 'Sea Tower']);
    game.choose('Chamber of the Painted Table');
    expect(game.card('Chamber of the Painted Table').knelt).toBe(true);
    expect(game.card('Lordsport Shipwright').knelt).toBe(true);
  });

  it('of cost 3 or lower if you are the first player', () => {
    expect(kneelable(0).options.sort()).toEqual([
      'Chamber of the Painted Table',
      'Great Kraken',
      'Sea Tower',
    ]);
  });

  it('works in the marshaling phase only [AG2-316]', () => {
    const game = challenges({ play: ['Lordsport Shipwright', 'Sea Tower'] });
    expect(game.refused('Lordsport Shipwright')).toBe('AG2-316');
  });
});

describe('Salty Navigator', () => {
  it('raises your initiative by 1', () => {
    const game = challenges({ play: ['Salty Navigator'] });
    expect(game.plot(0, 'initiative')).toBe(game.plot(1, 'initiative') + 1);
  });
});

describe('Throwing Axe', () => {
  it('is for Ironborn only', () => {
    expect(() =>
      position({
        players: [
          greyjoy({ play: [{ card: 'Maester Wendamyr', attachments: ['Throwing Axe'] }] }),
          lannister(),
        ],
      }),
    ).toThrow('cannot be attached');
  });

  const axe: CardSpec = { card: 'Balon Greyjoy', attachments: ['Throwing Axe'] };

  it('is sacrificed to kill a defender after you win with its bearer as an attacker', () => {
    const game = challenges(
      { play: [axe] },
      { play: ['Burned Men', 'Ser Jaime Lannister', 'Tywin Lannister'] },
    );
    game.attack('military', 1, 'Balon Greyjoy').defend('Burned Men', 'Ser Jaime Lannister');
    game.until('reactionWindow', 0).choose('Throwing Axe');
    expect(game.options.sort()).toEqual(['Burned Men', 'Ser Jaime Lannister']);
    game.choose('Ser Jaime Lannister');
    expect(game.names(1, 'dead')).toEqual(['Ser Jaime Lannister']);
    expect(game.names(0, 'discard')).toEqual(['Throwing Axe']);
  });

  it('needs a defender [AG2-1330], and its bearer as an attacker', () => {
    const unopposed = challenges({ play: [axe] }, { play: ['Burned Men'] });
    unopposed.attack('power', 1, 'Balon Greyjoy');
    expect(unopposed.offers('Throwing Axe', 'challengesWindow')).toBe(false);
    const defends = attacked({ play: [axe] }, { play: ['Burned Men'] });
    defends.attack('military', 0, 'Burned Men').defend('Balon Greyjoy');
    expect(defends.offers('Throwing Axe', 'challengesWindow')).toBe(false);
    expect(defends.table.past[0].winner).toBe(0);
  });
});

describe('Great Kraken', () => {
  it('gives Balon stealth, your own alone', () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        greyjoy({ play: ['Great Kraken', 'Balon Greyjoy', 'Euron Crow’s Eye'] }),
        greyjoy({ play: ['Balon Greyjoy'] }),
      ],
    });
    expect(game.hasKeyword('Balon Greyjoy', 'stealth', 0)).toBe(true);
    expect(game.hasKeyword('Balon Greyjoy', 'stealth', 1)).toBe(false);
    expect(game.hasKeyword('Euron Crow’s Eye', 'stealth')).toBe(false);
  });

  it('draws a card or gains power after you win an unopposed challenge, twice per round', () => {
    const game = challenges({
      play: ['Great Kraken', 'Alannys Greyjoy', 'Aeron Damphair', 'Salty Navigator'],
    });
    game.attack('intrigue', 1, 'Alannys Greyjoy').until('reactionWindow', 0);
    game.choose('Great Kraken');
    expect(game.asked).toMatchObject({ min: 1, max: 1 }); // one of both
    game.choose('0');
    expect(game.player(0).hand).toHaveLength(1);
    expect(game.power(0)).toBe(1); // for the unopposed challenge
    game.attack('power', 1, 'Aeron Damphair').until('reactionWindow', 0);
    game.choose('Great Kraken').choose('1');
    expect(game.power(0)).toBe(3);
    game.attack('military', 1, 'Salty Navigator');
    expect(game.offers('Great Kraken', 'challengesWindow')).toBe(false);
    expect(game.power(0)).toBe(4);
  });

  it('not after an opposed one', () => {
    const game = challenges(
      { play: ['Great Kraken', 'Aeron Damphair'] },
      { play: ['Lannisport Merchant'] },
    );
    game.attack('power', 1, 'Aeron Damphair').defend('Lannisport Merchant');
    expect(game.offers('Great Kraken', 'challengesWindow')).toBe(false);
    expect(game.table.past[0].winner).toBe(0);
  });
});

describe('Iron Fleet Scout', () => {
  const scout = (first: boolean) => {
    const mine = { play: ['Iron Fleet Scout', 'Balon Greyjoy', 'Asha Greyjoy'] };
    const game = first
      ? challenges(mine)
      : scenario({ phase: 'challenges', first: 1, players: [greyjoy(mine), lannister()] });
    game.attack('power', 1, 'Balon Greyjoy').until('attackersWindow', 0);
    return game.choose('Iron Fleet Scout');
  };

  it('gives a participating Greyjoy character +2 STR for the challenge if you are first', () => {
    const game = scout(true);
    expect(game.strength('Balon Greyjoy')).toBe(7);
    expect(game.strength('Asha Greyjoy')).toBe(4);
    expect(game.card('Iron Fleet Scout').knelt).toBe(true);
    game.through('challenge');
    expect(game.strength('Balon Greyjoy')).toBe(5);
  });

  it('and +1 STR if you are not', () => {
    expect(scout(false).strength('Balon Greyjoy')).toBe(6);
  });

  it('needs a participating Greyjoy character [AG2-1330], in the challenges phase [AG2-316]', () => {
    const game = challenges({ play: ['Iron Fleet Scout', 'Balon Greyjoy'] });
    expect(game.refused('Iron Fleet Scout')).toBe('AG2-1330');
    expect(marshaling({ play: ['Iron Fleet Scout'] }).refused('Iron Fleet Scout')).toBe('AG2-316');
  });
});

describe('Risen from the Sea', () => {
  const risen = (victim: string | CardSpec) => {
    const game = attacked(
      { play: [victim], hand: ['Risen from the Sea'] },
      { play: ['Ser Jaime Lannister'] },
    );
    return game.attack('military', 0, 'Ser Jaime Lannister').until('wouldInterrupts', 0);
  };

  it('saves a Greyjoy character and becomes an attachment on it [AG2-450] [AG2-264] [AG2-265]', () => {
    const game = risen('Theon Greyjoy').choose('Risen from the Sea');
    expect(game.isInPlay('Theon Greyjoy')).toBe(true);
    expect(game.names(0, 'dead')).toEqual([]);
    expect(game.strength('Theon Greyjoy')).toBe(4);
    expect(game.card('Risen from the Sea')).toMatchObject({
      zone: 'play',
      host: game.card('Theon Greyjoy').id,
    });
    expect(game.hasTrait('Risen from the Sea', 'Condition')).toBe(true);
    expect(game.names(0, 'discard')).toEqual([]);
  });

  it('counts as played', () => {
    const game = risen('Theon Greyjoy').choose('Risen from the Sea');
    expect(game.player(0).played).toEqual(['01081']);
  });

  it('is terminal: it goes to the discard pile with its bearer [AG2-691]', () => {
    const game = attacked(
      { play: ['Salty Navigator'], hand: ['Risen from the Sea'] },
      {
        play: ['Ser Jaime Lannister', 'Burned Men', 'Tywin Lannister'],
        gold: 3,
        hand: ['Put to the Sword'],
      },
    );
    game.attack('military', 0, 'Ser Jaime Lannister', 'Burned Men');
    game.until('reactionWindow', 1).choose('Put to the Sword');
    game.until('wouldInterrupts', 0).choose('Risen from the Sea');
    expect(game.facts).toContain('fact.saved'); // and then claim takes him all the same
    expect(game.names(0, 'dead')).toEqual(['Salty Navigator']);
    expect(game.names(0, 'discard')).toEqual(['Risen from the Sea']);
  });

  it('saves also a character of an opponent', () => {
    const game = challenges(
      { play: ['Balon Greyjoy'], hand: ['Risen from the Sea'] },
      { play: ['Salty Navigator'] },
    );
    game.attack('military', 1, 'Balon Greyjoy').until('wouldInterrupts', 0);
    game.choose('Risen from the Sea');
    expect(game.card('Risen from the Sea')).toMatchObject({
      controller: 0,
      host: game.card('Salty Navigator').id,
    });
  });

  it('saves a character without attachments too, and is then discarded [AG2-275]', () => {
    const game = risen('Drowned Men').choose('Risen from the Sea');
    expect(game.isInPlay('Drowned Men')).toBe(true);
    expect(game.strength('Drowned Men')).toBe(3);
    expect(game.names(0, 'discard')).toEqual(['Risen from the Sea']);
  });

  it('saves no character of another faction', () => {
    const game = attacked(
      { play: ['Littlefinger'], hand: ['Risen from the Sea'] },
      { play: ['Ser Jaime Lannister'] },
    );
    game.attack('military', 0, 'Ser Jaime Lannister');
    expect(game.offers('Risen from the Sea', 'challengesWindow')).toBe(false);
    expect(game.names(0, 'dead')).toEqual(['Littlefinger']);
  });

  /** Dracarys! takes 4 STR from this attacker and kills it at 0. */
  const burnt = (victim: string | CardSpec, copies = 1) => {
    const game = scenario({
      phase: 'challenges',
      players: [
        greyjoy({ play: [victim], hand: ['Risen from the Sea'] }),
        targaryen({
          gold: copies,
          play: ['Viserion', 'Rhaegal'],
          hand: Array.from({ length: copies }, () => 'Dracarys!'),
        }),
      ],
    });
    const name = typeof victim === 'string' ? victim : victim.card;
    game.attack('military', 1, name).until('attackersWindow', 1);
    return game.choose('Dracarys!').choose('Rhaegal');
  };

  it('saves from burning, for its STR is 1 then [AG2-452] [AG2-454] [AG2-1061] [AG2-1062]', () => {
    const game = burnt({ card: 'Asha Greyjoy' });
    expect(game.step).toBe('wouldInterrupts/opportunity');
    game.choose('Risen from the Sea');
    expect(game.strength('Asha Greyjoy')).toBe(1);
    expect(game.isInPlay('Asha Greyjoy')).toBe(true);
    expect(game.step).toBe('attackersWindow/action');
  });

  it('cannot save from burning where +1 STR does not end it [AG2-452] [AG2-438]', () => {
    expect(burnt('Salty Navigator').names(0, 'dead')).toEqual(['Salty Navigator']); // 2 - 4 + 1
  });

  it('a duplicate does not save from burning [AG2-1218] [AG2-1063]', () => {
    const game = burnt({ card: 'Asha Greyjoy', duplicates: 1 });
    expect(game.options).toEqual(['Risen from the Sea']);
    game.pass();
    expect(game.names(0, 'dead')).toEqual(['Asha Greyjoy']);
  });
});

describe("The Kraken's Grasp", () => {
  const grasp = (mine: Partial<PlayerSpec> = {}) =>
    challenges(
      { play: ['Aeron Damphair'], hand: ["The Kraken's Grasp"], ...mine },
      { play: ['Cersei Lannister', 'Tywin Lannister'] },
    );

  it('keeps a defender with STR 5 or lower from counting its STR, for this challenge', () => {
    const game = grasp();
    game.attack('power', 1, 'Aeron Damphair').defend('Cersei Lannister', 'Tywin Lannister');
    game.until('defendersWindow', 0).choose("The Kraken's Grasp");
    expect(game.strength('Cersei Lannister')).toBe(4);
    expect(sideStrength(game.m, 'defender')).toBe(game.strength('Tywin Lannister'));
    game.through('challenge');
    expect(game.table.lasting).toEqual([]);
  });

  it('needs a defender that weak [AG2-1330]', () => {
    const game = grasp();
    game.attack('power', 1, 'Aeron Damphair').defend('Tywin Lannister');
    game.until('defendersWindow', 0);
    expect(game.refused("The Kraken's Grasp")).toBe('AG2-1330');
    const early = marshaling({ hand: ["The Kraken's Grasp"] });
    expect(early.refused("The Kraken's Grasp")).toBe('AG2-316');
  });

  it('is for the first player only [AG2-383]', () => {
    const game = scenario({
      phase: 'challenges',
      first: 1,
      players: [
        greyjoy({ play: ['Aeron Damphair'], hand: ["The Kraken's Grasp"] }),
        lannister({ play: ['Cersei Lannister'] }),
      ],
    });
    game.attack('power', 0, 'Cersei Lannister').until('challengesWindow', 0);
    game.attack('power', 1, 'Aeron Damphair').until('attackersWindow', 0);
    expect(game.refused("The Kraken's Grasp")).toBe('AG2-383');
  });
});

describe('We Do Not Sow', () => {
  const sow = () =>
    challenges(
      { gold: 2, play: ['Aeron Damphair'], hand: ['We Do Not Sow', 'We Do Not Sow'] },
      {
        play: [
          'Lannisport',
          'The Roseroad',
          { card: 'Tywin Lannister', attachments: ["Widow's Wail"], knelt: true },
        ],
      },
    );

  it('discards an attachment or location of the loser after an unopposed challenge, one copy only [AG2-1351]', () => {
    const game = sow();
    game.attack('power', 1, 'Aeron Damphair').until('reactionWindow', 0).choose('We Do Not Sow');
    expect(game.options.sort()).toEqual(['Lannisport', 'The Roseroad', "Widow's Wail"]);
    game.choose('Lannisport');
    expect(game.names(1, 'discard')).toEqual(['Lannisport']);
    expect(game.names(0, 'discard')).toEqual(['We Do Not Sow']);
    expect(game.offers('We Do Not Sow', 'challengesWindow')).toBe(false); // the other copy
  });

  it('not after an opposed one', () => {
    const game = challenges(
      { gold: 1, play: ['Aeron Damphair'], hand: ['We Do Not Sow'] },
      { play: ['Lannisport', 'Lannisport Merchant'] },
    );
    game.attack('power', 1, 'Aeron Damphair').defend('Lannisport Merchant');
    expect(game.offers('We Do Not Sow', 'challengesWindow')).toBe(false);
    expect(game.table.past[0].winner).toBe(0);
  });
});
