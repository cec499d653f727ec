import { describe, expect, it } from 'vitest';
import type { CardSpec } from '../../position.ts';
import { scenario } from '../scenario.ts';
import { bearing, duel, knelt, lannister, martell, stark } from './positions.ts';

const { challenges, attacked, marshaling, dominance, phase } = duel(lannister, stark);

describe("Gutter Rat's Cunning", () => {
  it('gives STR and stealth', () => {
    const game = challenges({ play: [bearing('Cersei Lannister', "Gutter Rat's Cunning")] });
    expect(game.strength('Cersei Lannister')).toBe(5);
    expect(game.hasKeyword('Cersei Lannister', 'stealth')).toBe(true);
  });
});

describe('Gilded Plate', () => {
  const wounded = (gold: number) =>
    attacked(
      { play: [bearing('Cersei Lannister', 'Gilded Plate')], gold },
      { play: ['Robb Stark'] },
    ).attack('military', 0, 'Robb Stark');

  it('saves the bearer for 1 gold and is discarded', () => {
    const game = wounded(1).until('savesAndCancels', 0).choose('Gilded Plate');
    expect(game.isInPlay('Cersei Lannister')).toBe(true);
    expect(game.names(0, 'discard')).toEqual(['Gilded Plate']);
    expect(game.player(0).gold).toBe(0);
  });

  it('does not without gold', () => {
    expect(wounded(0).offers('Gilded Plate', 'resolvedWindow')).toBe(false);
  });
});

describe('Joffrey Baratheon', () => {
  const killing = (victim: string) =>
    challenges({ play: ['Joffrey Baratheon', 'Bronn'] }, { play: [victim] }).attack(
      'military',
      1,
      'Bronn',
    );

  it('claims power after a Lord or Lady is killed', () => {
    const game = killing('Arya Stark').until('responses', 0).choose('Joffrey Baratheon');
    expect(game.card('Joffrey Baratheon').power).toBe(1);
  });

  it('not after anybody else, and at most three times a round [AG1-1151]', () => {
    expect(killing('Hodor').offers('Joffrey Baratheon', 'resolvedWindow')).toBe(false);
    const game = duel(lannister, stark).reveals(
      { reveals: 'Wildfire Assault', play: ['Joffrey Baratheon'] },
      { play: ['Robb Stark', 'Arya Stark', 'Sansa Stark', 'Bran Stark'] },
    );
    game.until('choosing', 0).choose('Joffrey Baratheon').until('choosing', 1).choose();
    for (let n = 0; n < 3; n++) game.until('responses', 0).choose(game.asked.options[0].id);
    expect(game.card('Joffrey Baratheon').power).toBe(3);
    expect(game.offers('Joffrey Baratheon', 'plotWindow')).toBe(false);
  });
});

describe('Ser Jaime Lannister', () => {
  it('attacks and defends in military challenges standing, in intrigues not', () => {
    const game = challenges({ play: ['Ser Jaime Lannister'] });
    game.attack('military', 1, 'Ser Jaime Lannister');
    expect(game.card('Ser Jaime Lannister').knelt).toBe(false);
    const intrigue = challenges({ play: ['Ser Jaime Lannister'] });
    intrigue.attack('intrigue', 1, 'Ser Jaime Lannister');
    expect(intrigue.card('Ser Jaime Lannister').knelt).toBe(true);
    const defense = attacked({ play: ['Ser Jaime Lannister'] }, { play: ['Robb Stark'] });
    defense.attack('military', 0, 'Robb Stark').defend('Ser Jaime Lannister');
    expect(defense.card('Ser Jaime Lannister').knelt).toBe(false);
  });
});

describe('Tyrion Lannister', () => {
  it('draws for 1 gold after any intrigue challenge you win', () => {
    const game = challenges({ play: ['Tyrion Lannister', "Cersei's Attendant"], gold: 1 });
    game.attack('intrigue', 1, "Cersei's Attendant").until('responses', 0);
    game.choose('Tyrion Lannister');
    expect(game.player(0).hand).toHaveLength(1);
    expect(game.player(0).gold).toBe(0);
  });

  it('in other challenges only if he takes part', () => {
    const power = challenges({ play: ['Tyrion Lannister'], gold: 1 });
    power.attack('power', 1, 'Tyrion Lannister');
    expect(power.offers('Tyrion Lannister', 'resolvedWindow')).toBe(true);
    const military = challenges({ play: ['Tyrion Lannister', 'Bronn'], gold: 1 });
    military.attack('military', 1, 'Bronn');
    expect(military.offers('Tyrion Lannister', 'resolvedWindow')).toBe(false);
  });
});

describe('Cersei Lannister', () => {
  it('kneels a character, which does not stand in the standing phase', () => {
    const game = dominance({ play: ['Cersei Lannister'], gold: 2 }, { play: ['Robb Stark'] });
    game.choose('Cersei Lannister').choose('Robb Stark');
    expect(game.card('Robb Stark').knelt).toBe(true);
    game.until('standingWindow');
    expect(game.card('Robb Stark').knelt).toBe(true);
    expect(game.card('Cersei Lannister').knelt).toBe(false);
  });

  it('holds down also who is kneeling already, for this round alone', () => {
    const game = dominance(
      { play: ['Cersei Lannister'], gold: 2 },
      { play: [knelt('Robb Stark')] },
    );
    game.choose('Cersei Lannister').choose('Robb Stark').until('drawWindow');
    expect(game.card('Robb Stark').knelt).toBe(true);
    game.until('standingWindow');
    expect(game.card('Robb Stark').knelt).toBe(false);
  });
});

describe('Tywin Lannister', () => {
  it('gets 2 gold when the marshaling phase begins, which can be spent [AG1-1139]', () => {
    const game = phase('draw')({
      play: ['Tywin Lannister'],
      hand: ['Cersei Lannister', 'Bronn', 'Lannisport Steward'],
      plot: 'Blockade',
    });
    game.until('marshalingWindow', 0);
    expect(game.card('Tywin Lannister').gold).toBe(2);
    expect(game.player(0).gold).toBe(0);
    game.choose('Lannisport Steward');
    expect(game.card('Tywin Lannister').gold).toBe(0);
    expect(game.isInPlay('Lannisport Steward')).toBe(true);
  });
});

describe('Ser Ilyn Payne', () => {
  it('kills a character with STR 2 or lower', () => {
    const game = marshaling({ play: ['Ser Ilyn Payne'] }, { play: ['Arya Stark', 'Eddard Stark'] });
    game.choose('Ser Ilyn Payne').choose('Arya Stark');
    expect(game.names(1, 'dead')).toEqual(['Arya Stark']);
    const strong = marshaling({ play: [knelt('Bronn'), 'Ser Ilyn Payne'] });
    strong.choose('Ser Ilyn Payne');
    expect(strong.names(0, 'dead')).toEqual(['Ser Ilyn Payne']);
  });
});

describe('The Hound', () => {
  it('comes to the discard pile when he is killed', () => {
    const game = attacked({ play: ['The Hound'] }, { play: ['Robb Stark'] });
    game.attack('military', 0, 'Robb Stark').through('challenge');
    expect(game.names(0, 'discard')).toEqual(['The Hound']);
    expect(game.names(0, 'dead')).toEqual([]);
  });

  it('costs the top card of the deck when the dominance phase begins, or himself', () => {
    const keep = phase('dominance')({ play: ['The Hound'], deck: ['Bronn'] });
    keep.until('choosing', 0).choose('0');
    expect(keep.names(0, 'discard')).toEqual(['Bronn']);
    const lose = phase('dominance')({ play: [{ card: 'The Hound', duplicates: 1 }] });
    lose.until('choosing', 0).choose('1');
    // Nobody can save him, not even his duplicate.
    expect(lose.isInPlay('The Hound')).toBe(false);
  });
});

describe('Chella, Daughter of Cheyk', () => {
  it('returns a location for its printed cost', () => {
    const game = challenges(
      { play: ['Chella, Daughter of Cheyk'], gold: 2 },
      { play: ['Winterfell Castle', 'Godswood'] },
    );
    game.attack('military', 1, 'Chella, Daughter of Cheyk').until('responses', 0);
    game.choose('Chella, Daughter of Cheyk');
    // The castle costs 3.
    expect(game.names(1, 'hand')).toEqual(['Godswood']);
    expect(game.player(0).gold).toBe(0);
  });

  it('needs the gold for it', () => {
    const game = challenges(
      { play: ['Chella, Daughter of Cheyk'], gold: 1 },
      { play: ['Godswood'] },
    );
    game.attack('military', 1, 'Chella, Daughter of Cheyk');
    expect(game.offers('Chella, Daughter of Cheyk', 'resolvedWindow')).toBe(false);
  });
});

describe('Bronn', () => {
  const guarding = (bronn: 'knelt' | 'standing') => {
    const game = attacked(
      {
        play: [bronn === 'knelt' ? knelt('Bronn') : 'Bronn', 'Cersei Lannister'],
        gold: 2,
      },
      { play: ['Robb Stark'] },
    );
    game.until('challengesWindow', 0).choose('Bronn').choose('Cersei Lannister');
    game.attack('military', 0, 'Robb Stark').until('claimed').choose('Cersei Lannister');
    return game.until('resolvedWindow');
  };

  it('stands instead of the chosen character being killed', () => {
    const game = guarding('knelt');
    expect(game.isInPlay('Cersei Lannister')).toBe(true);
    expect(game.card('Bronn').knelt).toBe(false);
  });

  it('leaves nobody killed: who waits for that has nothing to respond to', () => {
    const joffrey = (bronn: string | CardSpec) => {
      const game = challenges(
        { play: ['Tywin Lannister', 'Joffrey Baratheon', bronn], gold: 2 },
        { play: ['Robb Stark'] },
      );
      game.until('challengesWindow', 0).choose('Bronn').choose('Robb Stark');
      game.attack('military', 1, 'Tywin Lannister');
      return game.offers('Joffrey Baratheon', 'announceChallenge');
    };
    expect([joffrey('Bronn'), joffrey(knelt('Bronn'))]).toEqual([true, false]);
  });

  it('does so also where nobody can be saved: it is no save', () => {
    const game = phase('plot')(
      {
        play: [knelt('Bronn'), 'Cersei Lannister', 'Tyrion Lannister', 'Tywin Lannister'],
        gold: 2,
        plotDeck: ['Wildfire Assault', 'Blockade'],
      },
      { play: ['Bran Stark'], plotDeck: ['Wildfire Assault', 'Calm Over Westeros', 'Blockade'] },
    );
    game.until('choosePlots', 0).by(0, 'Blockade').by(1, 'Blockade');
    game.until('chooseFirstPlayer').choose('0').until('plotWindow', 0);
    game.choose('Bronn').choose('Cersei Lannister').until('plotWindow', 1);
    game.choose('Bran Stark').choose('Wildfire Assault').until('choosing', 0);
    game.choose('Tyrion Lannister', 'Tywin Lannister', 'Bronn').until('choosing', 1);
    game.choose('Bran Stark').until('plotWindow');
    expect(game.isInPlay('Cersei Lannister')).toBe(true);
    expect(game.card('Bronn').knelt).toBe(false);
  });

  it('does not help while he is standing', () => {
    expect(guarding('standing').names(0, 'dead')).toEqual(['Cersei Lannister']);
  });
});

describe('Grand Maester Pycelle', () => {
  it('takes the top card of your deck when an opponent’s effect reveals cards', () => {
    const game = duel(stark, lannister).marshaling(
      { play: ['Winterfell Kennels'], deck: ['Lady'] },
      { play: ['Grand Maester Pycelle'], deck: ['Bronn'] },
    );
    game.choose('Winterfell Kennels').choose('Lady').until('responses', 1);
    game.choose('Grand Maester Pycelle');
    expect(game.names(1, 'hand')).toEqual(['Bronn']);
  });

  it('not for your own effects, nor for another Pycelle [AG1-1157]', () => {
    const own = marshaling({
      play: ['Grand Maester Pycelle', 'Winterfell Kennels'],
      deck: ['Lady'],
    });
    own.choose('Winterfell Kennels').choose('Lady');
    expect(own.offers('Grand Maester Pycelle', 'marshalingWindow')).toBe(false);
    const twin = scenario({
      phase: 'marshaling',
      active: 0,
      players: [
        stark({ play: ['Winterfell Kennels'], deck: ['Lady'], gold: 1 }),
        lannister({ play: ['Grand Maester Pycelle'] }),
        martell({ play: ['Grand Maester Pycelle'] }),
      ],
    });
    twin.choose('Winterfell Kennels').choose('Lady').until('responses', 1);
    twin.choose('Grand Maester Pycelle').until('responses', 2).choose('Grand Maester Pycelle');
    twin.until('marshalingWindow');
    expect([1, 2].map((seat) => twin.player(seat).hand.length)).toEqual([1, 1]);
  });
});

describe('Raff the Sweetling', () => {
  it('looks at the top card of an opponent’s deck and leaves it or puts it under the deck', () => {
    const look = () =>
      marshaling({ play: ['Raff the Sweetling'] }, { deck: ['Ice', 'Summer'] }).choose(
        'Raff the Sweetling',
      );
    const under = look();
    expect(under.options).toEqual(['Ice']);
    under.choose('Ice').until('marshalingWindow');
    expect(under.names(1, 'deck')[0]).toBe('Summer');
    expect(under.names(1, 'deck').at(-1)).toBe('Ice');
    const top = look().choose().until('marshalingWindow');
    expect(top.names(1, 'deck')[0]).toBe('Ice');
    expect(top.player(0).gold).toBe(9);
  });
});

describe('Ser Jacelyn Bywater', () => {
  it('is immune to character abilities', () => {
    const game = marshaling({
      play: [
        'Ser Ilyn Payne',
        bearing('Ser Jacelyn Bywater', 'Poisoned Wine'),
        "Cersei's Attendant",
      ],
    });
    game.choose('Ser Ilyn Payne');
    expect(game.options.sort()).toEqual(["Cersei's Attendant", 'Ser Ilyn Payne']);
  });

  it('takes a card from every opponent when he is killed', () => {
    const game = attacked(
      { play: ['Ser Jacelyn Bywater'] },
      { play: ['Robb Stark'], hand: ['Ice', 'Summer'] },
    );
    game.attack('military', 0, 'Robb Stark').until('responses', 0).choose('Ser Jacelyn Bywater');
    expect(game.player(1).hand).toHaveLength(1);
  });
});

describe('Enemy Informer', () => {
  it('kneels a character when it is played from hand', () => {
    const game = marshaling({ hand: ['Enemy Informer'] }, { play: ['Robb Stark'] });
    game.choose('Enemy Informer').until('responses', 0).choose('Enemy Informer');
    game.choose('Robb Stark');
    expect(game.card('Robb Stark').knelt).toBe(true);
  });
});

describe("Qyburn's Informers", () => {
  it('draw 2 cards after an intrigue challenge that they win [AG1-1009]', () => {
    const game = challenges({ play: ["Qyburn's Informers"] });
    game.attack('intrigue', 1, "Qyburn's Informers").until('responses', 0);
    game.choose("Qyburn's Informers");
    expect(game.player(0).hand).toHaveLength(2);
    const other = challenges({ play: ["Qyburn's Informers", 'Cersei Lannister'] });
    other.attack('intrigue', 1, 'Cersei Lannister');
    expect(other.offers("Qyburn's Informers", 'resolvedWindow')).toBe(false);
  });
});

describe('the draw cap', () => {
  it('keeps Tyrion from drawing a fourth card in a round [AG1-1132]', () => {
    const game = challenges({ play: ["Qyburn's Informers", 'Tyrion Lannister'], gold: 3 });
    game.attack('intrigue', 1, "Qyburn's Informers").until('responses', 0);
    game.choose("Qyburn's Informers").until('responses', 0).choose('Tyrion Lannister');
    expect(game.player(0).hand).toHaveLength(3);
    game.attack('power', 1, 'Tyrion Lannister');
    expect(game.offers('Tyrion Lannister', 'resolvedWindow')).toBe(false);
  });
});

describe("Cersei's Attendant", () => {
  it('kneels a character when it or Cersei is killed', () => {
    for (const victim of ["Cersei's Attendant", 'Cersei Lannister']) {
      const game = attacked(
        { play: ["Cersei's Attendant", 'Cersei Lannister'] },
        { play: ['Robb Stark', 'Arya Stark'] },
      );
      game.attack('military', 0, 'Robb Stark').until('claimed').choose(victim);
      game.until('responses', 0).choose("Cersei's Attendant").choose('Arya Stark');
      expect(game.card('Arya Stark').knelt).toBe(true);
    }
  });

  it('does not care about others', () => {
    const game = attacked(
      { play: ["Cersei's Attendant", 'Bronn'] },
      { play: ['Robb Stark', 'Arya Stark'] },
    );
    game.attack('military', 0, 'Robb Stark').until('claimed').choose('Bronn');
    expect(game.offers("Cersei's Attendant", 'resolvedWindow')).toBe(false);
  });
});

describe('Lurkers at Harrenhal', () => {
  it('are stealthy, deadly and bear nothing', () => {
    const game = challenges({ play: ['Lurkers at Harrenhal'] });
    expect(game.hasKeyword('Lurkers at Harrenhal', 'stealth')).toBe(true);
    expect(game.hasKeyword('Lurkers at Harrenhal', 'deadly')).toBe(true);
    expect(game.hasKeyword('Lurkers at Harrenhal', 'noAttachments')).toBe(true);
  });
});

describe('Lannisport Steward, Lannisport Weaponsmith and The Goldroad', () => {
  it('add to the income', () => {
    const game = marshaling({
      play: ['Lannisport Steward', knelt('Lannisport Weaponsmith'), 'The Goldroad'],
    });
    expect(game.plot(0, 'gold')).toBe(7);
  });
});

describe('Lannisport Honor Guard', () => {
  it('comes from hand under an opponent’s control', () => {
    const game = challenges({ hand: ['Lannisport Honor Guard'] });
    game.until('challengesWindow', 0).choose('Lannisport Honor Guard');
    expect(game.card('Lannisport Honor Guard').controller).toBe(1);
    expect(game.card('Lannisport Honor Guard').owner).toBe(0);
  });
});

describe('Lannisport', () => {
  it('claims power for 1 gold after an intrigue challenge, once for each', () => {
    const game = challenges({ play: ['Lannisport', 'Cersei Lannister'], gold: 2 });
    game.attack('intrigue', 1, 'Cersei Lannister').until('responses', 0).choose('Lannisport');
    const power = game.power(0);
    expect(game.player(0).gold).toBe(1);
    expect(game.offers('Lannisport', 'resolvedWindow')).toBe(false);
    expect(power).toBe(2); // with the one for the unopposed challenge
  });

  it('not after a power challenge', () => {
    const game = challenges({ play: ['Lannisport', 'Cersei Lannister'], gold: 2 });
    game.attack('power', 1, 'Cersei Lannister');
    expect(game.offers('Lannisport', 'resolvedWindow')).toBe(false);
  });
});

describe('Lannisport Brothel', () => {
  it('kneels a character again that has stood in the standing phase', () => {
    const game = phase('standing')(
      { play: ['Lannisport Brothel'] },
      { play: [knelt('Robb Stark'), 'Arya Stark'] },
    );
    game.until('responses', 0).choose('Lannisport Brothel');
    expect(game.card('Robb Stark').knelt).toBe(true);
    expect(game.card('Lannisport Brothel').knelt).toBe(true);
  });

  it('does not in other phases', () => {
    const game = challenges(
      { play: ['Lannisport Brothel'] },
      { play: [knelt('Renly Baratheon'), 'Crossroads'] },
    );
    game.until('challengesWindow', 1).choose('Renly Baratheon');
    expect(game.card('Renly Baratheon').knelt).toBe(false);
    expect(game.offers('Lannisport Brothel', 'announceChallenge')).toBe(false);
  });
});

describe('Golden Tooth Mines', () => {
  it('draw a card whenever you reveal a plot', () => {
    const { reveals } = duel(lannister, stark);
    const game = reveals({ reveals: 'Blockade', play: ['Golden Tooth Mines'] });
    game.until('plotWindow');
    expect(game.player(0).hand).toHaveLength(1);
    expect(game.player(1).hand).toHaveLength(0);
  });

  it('draw no card for the plots of others', () => {
    const plotDeck = ['Blockade'];
    const game = scenario({
      phase: 'plot',
      players: [
        lannister({ plotDeck, play: ['Golden Tooth Mines'] }),
        stark({ plotDeck }),
        stark({ plotDeck }),
      ],
    }).until('plotWindow');
    expect([0, 1, 2].map((seat) => game.player(seat).hand.length)).toEqual([1, 0, 0]);
  });
});

describe('Western Fiefdoms, Hall of Heroes and Sunset Sea', () => {
  it('make the next Lannister card cheaper', () => {
    const game = marshaling({
      play: ['Western Fiefdoms', 'Hall of Heroes', 'Sunset Sea'],
      hand: ['Tywin Lannister'],
      gold: 0,
    });
    game.choose('Western Fiefdoms').by(0, 'Hall of Heroes').by(0, 'Sunset Sea');
    game.by(0, 'Tywin Lannister');
    expect(game.isInPlay('Tywin Lannister')).toBe(true);
  });
});

describe("Queen Cersei's Chambers", () => {
  it('may lie at the House card', () => {
    const game = marshaling({ hand: ["Queen Cersei's Chambers"] });
    game.choose(game.asked.options.filter(({ id }) => id.endsWith('.atHouse'))[0].id);
    expect(game.card("Queen Cersei's Chambers").host).toBe(game.player(0).faction);
    expect(game.plot(0, 'gold')).toBe(4);
  });
});

describe("The Lion's Will", () => {
  it('kneels a character in any phase for 2 gold', () => {
    const game = challenges({ hand: ["The Lion's Will"], gold: 2 }, { play: ['Robb Stark'] });
    game.until('challengesWindow', 0).choose("The Lion's Will");
    expect(game.card('Robb Stark').knelt).toBe(true);
    expect(game.player(0).gold).toBe(0);
    const poor = challenges({ hand: ["The Lion's Will"], gold: 1 }, { play: ['Robb Stark'] });
    expect(poor.until('challengesWindow', 0).refused("The Lion's Will")).toBe('AG1-1121');
  });
});

describe('Call Their Bluff', () => {
  it('shows the hands of opponents, who discard all cards of the named title', () => {
    const game = dominance(
      { hand: ['Call Their Bluff'], gold: 2 },
      { hand: ['Ice', 'Great Keep', 'Great Keep'] },
    );
    game.choose('Call Their Bluff').choose('Great Keep');
    expect(game.names(1, 'hand')).toEqual(['Ice']);
    expect(game.names(1, 'discard')).toEqual(['Great Keep', 'Great Keep']);
    expect(game.facts).toContain('fact.shown');
  });
});

describe("I'm You Writ Small", () => {
  it('makes a character deadly and becomes an attachment', () => {
    const game = challenges(
      { hand: ["I'm You Writ Small"], play: ['Cersei Lannister', 'Tyrion Lannister'] },
      { play: ['Robb Stark'] },
    );
    game.until('challengesWindow', 0).choose("I'm You Writ Small").choose('Cersei Lannister');
    expect(game.options.sort()).toEqual(['Cersei Lannister', 'Tyrion Lannister']);
    game.choose('Tyrion Lannister');
    expect(game.hasKeyword('Cersei Lannister', 'deadly')).toBe(true);
    expect(game.strength('Tyrion Lannister')).toBe(5);
    expect(game.card("I'm You Writ Small").host).toBe(game.card('Tyrion Lannister').id);
  });
});

describe("You've Killed the Wrong Dwarf!", () => {
  it('kneels a character that is not Noble and gives it power', () => {
    const game = challenges(
      { hand: ["You've Killed the Wrong Dwarf!"], play: ['Tyrion Lannister'] },
      { play: ['Robb Stark', 'Hodor'] },
    );
    game.until('challengesWindow', 0).choose("You've Killed the Wrong Dwarf!");
    expect(game.options.sort()).toEqual(['Hodor', 'Tyrion Lannister']);
    game.choose('Tyrion Lannister');
    expect(game.card('Tyrion Lannister')).toMatchObject({ knelt: true, power: 1 });
  });
});
