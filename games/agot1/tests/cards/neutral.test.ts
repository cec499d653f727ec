import { CONCEDE } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
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

const { challenges, attacked, marshaling, dominance, phase } = duel(stark, lannister);
const lion = duel(lannister, stark);
const stag = duel(baratheon, stark);
const dragon = duel(targaryen, stark);

describe('Benjen Stark', () => {
  it('has all dead piles shuffled into the decks when he is killed, but not himself [AG1-1123]', () => {
    const game = attacked(
      { play: ['Benjen Stark'], dead: ['Robb Stark'], deck: ['Ice'], deckIsAll: true },
      { play: ['Bronn'], dead: ['Tyrion Lannister'] },
    );
    game.attack('military', 0, 'Bronn').through('challenge');
    expect(game.names(0, 'dead')).toEqual(['Benjen Stark']);
    expect(game.names(0, 'deck').sort()).toEqual(['Ice', 'Robb Stark']);
    expect(game.names(1, 'dead')).toEqual([]);
  });
});

describe('Jon Snow and Ghost', () => {
  it('Jon claims power after a challenge in which he or Ghost takes part', () => {
    const game = challenges({ play: ['Jon Snow', 'Ghost', 'Arya Stark'] });
    game.attack('military', 1, 'Ghost').until('responses', 0).choose('Jon Snow');
    expect(game.card('Jon Snow').power).toBe(1);
    const other = challenges({ play: ['Jon Snow', 'Arya Stark'] });
    other.attack('military', 1, 'Arya Stark');
    expect(other.offers('Jon Snow', 'resolvedWindow')).toBe(false);
  });

  it('make each other immune to events', () => {
    const both = marshaling({ play: ['Jon Snow', 'Ghost', 'Arya Stark'], hand: ['Distraction'] });
    both.choose('Distraction');
    expect(both.card('Arya Stark').knelt).toBe(true); // nobody else could be chosen
    const alone = marshaling({ play: ['Jon Snow', 'Arya Stark'], hand: ['Distraction'] });
    expect(alone.choose('Distraction').options).toContain('Jon Snow');
  });

  it('Ghost kneels to save a character of the Night’s Watch', () => {
    const game = attacked({ play: ['Jon Snow', 'Ghost'] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn').until('claimed').choose('Jon Snow');
    game.until('savesAndCancels', 0).choose('Ghost');
    expect(game.isInPlay('Jon Snow')).toBe(true);
    expect(game.card('Ghost').knelt).toBe(true);
  });
});

describe('Littlefinger', () => {
  it('gets STR for gold in the pool and adds 2 to the income', () => {
    const game = lion.challenges({ play: ['Littlefinger'], gold: 3 });
    expect(game.strength('Littlefinger')).toBe(6);
    expect(game.plot(0, 'gold')).toBe(5);
  });
});

describe('Varys', () => {
  const three = () =>
    scenario({
      phase: 'plot',
      players: [
        lannister({ play: ['Varys'], plotDeck: ['Blockade', 'Valar Morghulis'] }),
        stark({
          play: ['Bran Stark'],
          plotDeck: ['Calm Over Westeros', 'Snowed Under'],
        }),
        martell({ plotDeck: ['Planning Ahead', 'Counting Favors'] }),
      ],
    })
      .until('choosePlots', 0)
      .by(0, 'Blockade')
      .by(1, 'Calm Over Westeros')
      .by(2, 'Planning Ahead')
      .until('chooseFirstPlayer')
      .choose('0')
      .until('plotWindow', 0);

  it('switches plot decks for the round: a plot that is revealed now comes from the other’s', () => {
    const game = three().choose('Varys').choose('1').until('plotWindow', 1).choose('Bran Stark');
    expect(game.options).toEqual(['Valar Morghulis']);
    game.choose('Valar Morghulis');
    expect(game.facts).toContain('fact.killed'); // Valar Morghulis was left in the deck of the first
    const revealed = game.table.cards[game.player(1).plot];
    expect(revealed).toMatchObject({ owner: 0, controller: 1 });
    // When the next one is revealed it is its owner's again.
    game.until('choosePlots').until('chooseFirstPlayer');
    expect(game.names(0, 'used')).toContain('Valar Morghulis');
    expect(revealed).toMatchObject({ owner: 0, controller: 0, zone: 'used' });
  });

  it('needs more than one opponent who still plays', () => {
    const game = three();
    game.match.answer(2, game.match.state.moment, CONCEDE);
    expect(game.until('plotWindow', 0).refused('Varys')).toBe('AG1-1002');
  });

  it('needs more than one opponent', () => {
    const game = lion.reveals({ reveals: 'Blockade', play: ['Varys'] });
    expect(game.until('plotWindow', 0).refused('Varys')).toBe('AG1-1002');
  });
});

describe('Ser Barristan Selmy', () => {
  it('has all discard piles shuffled into the decks when he enters play', () => {
    const game = stag.marshaling(
      { hand: ['Ser Barristan Selmy'], discard: ['Motley'] },
      { discard: ['Ice'] },
    );
    game.choose('Ser Barristan Selmy');
    expect([0, 1].map((seat) => game.names(seat, 'discard'))).toEqual([[], []]);
    expect(game.names(1, 'deck')).toContain('Ice');
  });
});

describe('Knight of Flowers', () => {
  it('claims power at the beginning of the dominance phase if he is standing', () => {
    expect(stag.dominance({ play: ['Knight of Flowers'] }).card('Knight of Flowers').power).toBe(1);
    const tired = stag.dominance({ play: [knelt('Knight of Flowers')] });
    expect(tired.card('Knight of Flowers').power).toBe(0);
  });
});

describe('Maester Aemon', () => {
  it('kneels to save a character of the Night’s Watch from being killed', () => {
    const game = attacked({ play: ['Benjen Stark', 'Maester Aemon'] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn').until('claimed').choose('Benjen Stark');
    game.until('savesAndCancels', 0).choose('Maester Aemon');
    expect(game.isInPlay('Benjen Stark')).toBe(true);
    const other = attacked({ play: ['Arya Stark', 'Maester Aemon'] }, { play: ['Bronn'] });
    other.attack('military', 0, 'Bronn').until('claimed').choose('Arya Stark');
    expect(other.offers('Maester Aemon', 'resolvedWindow')).toBe(false);
  });
});

describe('Magister Illyrio', () => {
  const named = (gold: number) => {
    const game = dragon.challenges({ play: ['Magister Illyrio'] }, { play: ['Robb Stark'], gold });
    game.until('challengesWindow', 0).choose('Magister Illyrio').choose('military');
    return game.until('announceChallenge', 1);
  };

  it('takes 1 gold for every challenge of the named type [AG1-1157]', () => {
    const game = named(1).attack('military', 0, 'Robb Stark');
    expect([0, 1].map((seat) => game.player(seat).gold)).toEqual([1, 0]);
  });

  it('forbids it without gold, and leaves other types alone', () => {
    const game = named(0);
    expect(game.refused('military:0')).toBe('AG1-609');
    expect(game.asked.options.map(({ id }) => id)).toEqual(['power:0']);
  });
});

describe('Shae', () => {
  it('kneels a character of a player with more power', () => {
    const game = lion.challenges({ play: ['Shae'] }, { play: ['Robb Stark'], power: 1 });
    game.until('challengesWindow', 0).choose('Shae');
    expect(game.card('Robb Stark').knelt).toBe(true);
    const even = lion.challenges({ play: ['Shae'] }, { play: ['Robb Stark'] });
    expect(even.until('challengesWindow', 0).refused('Shae')).toBe('AG1-1121');
  });
});

describe('Crossroads', () => {
  it('gives income and influence', () => {
    const game = marshaling({ play: ['Crossroads', 'Arya Stark', 'Ser Barristan Selmy'] });
    expect(game.plot(0, 'gold')).toBe(4);
    game.choose('Arya Stark');
    expect(game.card('Crossroads').knelt).toBe(true);
  });
});

describe('Street of Steel, Shadowblack Lane and Street of Sisters', () => {
  const wolf = duel(stark, lannister);

  it.each([
    ['Street of Steel', wolf, 'Direwolf Pup', lion, "Cersei's Attendant"],
    ['Shadowblack Lane', lion, "Cersei's Attendant", wolf, 'Direwolf Pup'],
    ['Street of Sisters', wolf, 'House Tully Recruiter', wolf, 'Direwolf Pup'],
  ])(
    '%s makes characters with its icon cheaper, and no others',
    (street, one, cheap, other, dear) => {
      const game = one.marshaling({ play: [street], hand: [cheap], gold: 0 });
      game.choose(street).by(0, cheap);
      expect(game.isInPlay(cheap)).toBe(true);
      const refused = other.marshaling({ play: [street], hand: [dear], gold: 0 });
      refused.choose(street).until('marshalingWindow', 0);
      expect(refused.refused(dear)).toBe('AG1-408');
    },
  );
});

describe('Lordship', () => {
  it('makes a Lord with a power icon, and strong in the dominance phase', () => {
    const game = lion.challenges({ play: [bearing('The Hound', 'Lordship')] });
    expect(game.hasTrait('The Hound', 'Lord')).toBe(true);
    expect(game.hasIcon('The Hound', 'power')).toBe(true);
    expect(game.strength('The Hound')).toBe(4);
    game.until('choosing').choose('0').until('dominanceWindow');
    expect(game.strength('The Hound')).toBe(8);
  });

  it('is on a character once', () => {
    const game = lion.marshaling({ play: [bearing('The Hound', 'Lordship')], hand: ['Lordship'] });
    expect(game.refused('Lordship')).toBe('AG1-110');
  });
});

describe('Milk of the Poppy', () => {
  it('leaves nothing but traits', () => {
    const game = challenges({ play: [bearing('Arya Stark', 'Nymeria', 'Milk of the Poppy')] });
    expect(game.until('challengesWindow', 0).options).not.toContain('Arya Stark');
    const tyrion = lion.challenges({ play: [bearing('Tyrion Lannister', 'Milk of the Poppy')] });
    expect(tyrion.hasKeyword('Tyrion Lannister', 'stealth')).toBe(false);
    expect(tyrion.hasTrait('Tyrion Lannister', 'Lord')).toBe(true);
  });
});

describe('Bodyguard', () => {
  it('is discarded to save a Lord or Lady', () => {
    const game = attacked({ play: [bearing('Robb Stark', 'Bodyguard')] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn').until('savesAndCancels', 0).choose('Bodyguard');
    expect(game.isInPlay('Robb Stark')).toBe(true);
    expect(game.names(0, 'discard')).toEqual(['Bodyguard']);
  });

  it('guards nobody else', () => {
    const game = marshaling({ play: ['Hodor', 'Kennel Master'], hand: ['Bodyguard'] });
    expect(game.refused('Bodyguard')).toBe('AG1-110');
  });
});

describe('Distraction', () => {
  it('kneels a character with a military icon', () => {
    const game = marshaling({ hand: ['Distraction'] }, { play: ['Bronn', 'Cersei Lannister'] });
    game.choose('Distraction');
    expect(game.card('Bronn').knelt).toBe(true);
    expect(game.names(0, 'discard')).toEqual(['Distraction']);
  });
});

describe('Winter is Coming', () => {
  it('raises the claim of House Stark players for the challenge, once a round', () => {
    const game = challenges(
      { hand: ['Winter is Coming', 'Winter is Coming'], play: ['Robb Stark'] },
      { play: ['Bronn', 'Tyrion Lannister', 'Tywin Lannister'] },
    );
    expect(game.until('challengesWindow', 0).refused('Winter is Coming')).toBe('AG1-1121');
    game.attack('power', 1, 'Robb Stark').until('attackersWindow', 0).choose('Winter is Coming');
    expect([0, 1].map((seat) => game.plot(seat, 'claim'))).toEqual([2, 1]);
    expect(game.until('attackersWindow', 0).refused('Winter is Coming')).toBe('AG1-1151');
    game.through('challenge');
    expect(game.plot(0, 'claim')).toBe(1);
  });
});

describe('Kings in the North', () => {
  it('kneels two Stark characters after dominance, who claim power', () => {
    const game = phase('dominance')({
      hand: ['Kings in the North'],
      play: ['Robb Stark', 'Arya Stark', 'Ghost'],
    });
    game.until('responses', 0).choose('Kings in the North');
    expect(game.card('Robb Stark')).toMatchObject({ knelt: true, power: 1 });
    expect(game.card('Arya Stark')).toMatchObject({ knelt: true, power: 1 });
    expect(game.card('Ghost')).toMatchObject({ knelt: false, power: 0 });
  });

  it('needs two', () => {
    const game = phase('dominance')({ hand: ['Kings in the North'], play: ['Robb Stark'] });
    expect(game.offers('Kings in the North', 'dominanceWindow')).toBe(false);
  });
});

describe('Lethal Counterattack', () => {
  it('kills all attackers in a military challenge', () => {
    const game = attacked(
      { hand: ['Lethal Counterattack'], play: ['Robb Stark', 'Arya Stark'] },
      { play: ['Bronn', 'Ser Jaime Lannister', 'Tyrion Lannister'] },
    );
    game.attack('military', 0, 'Bronn', 'Ser Jaime Lannister').until('attackersWindow', 0);
    game.choose('Lethal Counterattack');
    expect(game.names(1, 'dead').sort()).toEqual(['Bronn', 'Ser Jaime Lannister']);
    expect(game.isInPlay('Tyrion Lannister')).toBe(true);
  });

  it('in military challenges alone', () => {
    const game = attacked(
      { hand: ['Lethal Counterattack'], play: ['Robb Stark', 'Arya Stark'] },
      { play: ['Tyrion Lannister'] },
    );
    game.attack('power', 0, 'Tyrion Lannister').until('attackersWindow', 0);
    expect(game.refused('Lethal Counterattack')).toBe('AG1-1002');
  });
});

describe("Bran the Builder's Legacy", () => {
  it('finds a location that costs 2 or less and puts it into play', () => {
    const game = dominance({
      hand: ["Bran the Builder's Legacy"],
      gold: 3,
      deck: ['Winterfell Castle', 'Godswood', 'Robb Stark'],
      deckIsAll: true,
    });
    game.choose("Bran the Builder's Legacy");
    expect(game.options).toEqual(['Godswood']);
    game.choose('Godswood');
    expect(game.isInPlay('Godswood')).toBe(true);
    expect(game.player(0).deck).toHaveLength(2);
  });
});

describe('Guilty!', () => {
  it('kills a character that is not Stark, for 3 influence or a Noble character', () => {
    const noble = dominance(
      { hand: ['Guilty!'], play: ['Robb Stark', 'Arya Stark'] },
      { play: ['Bronn'] },
    );
    noble.choose('Guilty!');
    expect(noble.card('Robb Stark').knelt).toBe(true);
    expect(noble.names(1, 'dead')).toEqual(['Bronn']);
    const rich = dominance(
      { hand: ['Guilty!'], play: ['Crossroads', 'Narrow Sea', 'Northern Fiefdoms', 'Robb Stark'] },
      { play: ['Bronn'] },
    );
    rich.choose('Guilty!');
    expect(rich.refused('Crossroads', 'Narrow Sea')).toBe('AG1-127');
    rich.choose('Crossroads', 'Narrow Sea', 'Northern Fiefdoms');
    expect(rich.names(1, 'dead')).toEqual(['Bronn']);
    expect(rich.card('Robb Stark').knelt).toBe(false);
  });

  it('not for less', () => {
    const game = dominance({ hand: ['Guilty!'], play: ['Crossroads'] }, { play: ['Bronn'] });
    expect(game.refused('Guilty!')).toBe('AG1-1121');
  });
});

describe('I Never Bet Against My Family', () => {
  it('lowers the claim of an opponent by X, for X gold and a Lannister character', () => {
    const game = lion.attacked(
      { hand: ['I Never Bet Against My Family'], play: ['Tyrion Lannister'], gold: 2 },
      { play: ['Robb Stark'], plot: 'The Power of Arms' },
    );
    game.attack('military', 0, 'Robb Stark').until('attackersWindow', 0);
    game.choose('I Never Bet Against My Family').number(1);
    expect(game.plot(1, 'claim')).toBe(1);
    expect(game.player(0).gold).toBe(1);
    expect(game.card('Tyrion Lannister').knelt).toBe(true);
    game.through('challenge');
    expect(game.plot(1, 'claim')).toBe(2);
  });
});

describe('Insidious Ways', () => {
  it('makes an attacking Lannister stronger, and draws 2 cards for a victory', () => {
    const game = lion.challenges({ hand: ['Insidious Ways'], play: ['Cersei Lannister'] });
    game.attack('intrigue', 1, 'Cersei Lannister').until('attackersWindow', 0);
    game.choose('Insidious Ways');
    expect(game.strength('Cersei Lannister')).toBe(5);
    game.through('challenge');
    expect(game.player(0).hand).toHaveLength(2);
  });

  it('draws nothing for a defeat', () => {
    const game = lion.challenges(
      { hand: ['Insidious Ways'], play: ['Cersei Lannister'] },
      { play: ['Eddard Stark', 'Robb Stark', 'Arya Stark'] },
    );
    game.attack('power', 1, 'Cersei Lannister').until('attackersWindow', 0);
    game.choose('Insidious Ways').defend('Eddard Stark', 'Robb Stark', 'Arya Stark');
    game.through('challenge');
    expect(game.player(0).hand).toHaveLength(0);
  });
});

describe('A Lannister Pays His Debts', () => {
  it('kills a participating character of the winner after a lost challenge', () => {
    const game = lion.attacked(
      { hand: ['A Lannister Pays His Debts'], play: ['Tyrion Lannister', 'Bronn'] },
      { play: ['Robb Stark', 'Arya Stark'] },
    );
    game.attack('power', 0, 'Arya Stark').until('responses', 0);
    game.choose('A Lannister Pays His Debts').choose('Tyrion Lannister');
    expect(game.names(1, 'dead')).toEqual(['Arya Stark']);
  });

  it('kills nobody of your own, though he took part', () => {
    const game = lion.attacked(
      { hand: ['A Lannister Pays His Debts'], play: ['Tyrion Lannister', 'Bronn'] },
      { play: ['Robb Stark', 'Arya Stark'] },
    );
    game.attack('power', 0, 'Robb Stark', 'Arya Stark').defend('Tyrion Lannister');
    game.until('responses', 0).choose('A Lannister Pays His Debts');
    expect(game.options.toSorted()).toEqual(['Arya Stark', 'Robb Stark']);
  });
});

describe('Muster', () => {
  it('finds a Knight for a Knight', () => {
    const game = marshaling({
      hand: ['Muster'],
      play: ['Knight of the Tumblestone'],
      deck: ['Ser Rodrik Cassel', 'Robb Stark'],
      deckIsAll: true,
    });
    game.choose('Muster');
    expect(game.options).toEqual(['Ser Rodrik Cassel']);
    game.choose('Ser Rodrik Cassel');
    expect(game.names(0, 'hand')).toEqual(['Ser Rodrik Cassel']);
    const none = marshaling({ hand: ['Muster'], play: ['Robb Stark'] });
    expect(none.refused('Muster')).toBe('AG1-1121');
  });
});

describe('Prosperity and Plenty', () => {
  it('attaches an attachment of your discard pile', () => {
    const game = stag.marshaling({
      hand: ['Prosperity and Plenty'],
      play: ['Robert Baratheon'],
      discard: ['Lightbringer'],
    });
    game.choose('Prosperity and Plenty');
    expect(game.card('Lightbringer').host).toBe(game.card('Robert Baratheon').id);
  });

  it('leaves it where it is if it may not be there', () => {
    const game = stag.marshaling({
      hand: ['Prosperity and Plenty'],
      play: ['Bastard of Robert'],
      discard: ['Lightbringer'],
    });
    game.choose('Prosperity and Plenty');
    expect(game.names(0, 'discard')).toContain('Lightbringer');
  });
});

describe('Lords of the Narrow Sea', () => {
  const forced = (mine: string) => {
    const game = stag.challenges(
      { hand: ['Lords of the Narrow Sea'], play: ['Robert Baratheon'], plot: mine },
      { plotDeck: ['Counting Favors', 'Valar Morghulis'], plot: 'Condemned by the Realm' },
    );
    game.until('challengesWindow', 0).choose('Lords of the Narrow Sea');
    game.until('choosing', 1).choose('Valar Morghulis');
    return game;
  };

  it('has an opponent reveal a new plot, and claims power if its income is lower', () => {
    const game = forced('Summoning Season');
    expect(game.names(0, 'dead')).toEqual(['Robert Baratheon']);
    expect(game.power(0)).toBe(1);
    expect(game.table.cards[game.player(1).plot].code).toBe('10201');
  });

  it('claims nothing if it is not', () => {
    expect(forced('Blockade').power(0)).toBe(0);
  });

  it('claims nothing before you have revealed a plot of your own', () => {
    const game = stag.phase('plot')(
      {
        hand: ['Lords of the Narrow Sea'],
        play: ['Robert Baratheon', 'Dragonstone Port'],
        plot: '',
        plotDeck: ['Blockade', 'Summoning Season'],
      },
      { plot: '', plotDeck: ['Counting Favors', 'Rule by Decree', 'Valar Morghulis'] },
    );
    game.until('choosePlots', 0).by(0, 'Blockade').by(1, 'Counting Favors');
    expect(game.player(0).plot).toBe(0);
    game.until('chosenWindow', 0).choose('Lords of the Narrow Sea');
    game.until('choosing', 1).choose('Rule by Decree').until('plotWindow');
    expect(game.power(0)).toBe(0);
  });
});

describe('Retreat', () => {
  it('takes a unique character to hand instead of the dead pile [AG1-1123]', () => {
    const game = attacked({ hand: ['Retreat'], play: ['Robb Stark'] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn').until('responses', 0).choose('Retreat');
    game.through('challenge');
    expect(game.names(0, 'hand')).toEqual(['Robb Stark']);
    expect(game.names(0, 'dead')).toEqual([]);
  });

  it('nobody who is not unique', () => {
    const game = attacked({ hand: ['Retreat'], play: ['Kennel Master'] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn');
    expect(game.offers('Retreat', 'resolvedWindow')).toBe(false);
  });
});

describe('Support of the Kingdom', () => {
  it('takes control of a location with income or influence', () => {
    const game = stag.challenges(
      { hand: ['Support of the Kingdom'], play: ['Robert Baratheon'] },
      { play: ['Great Keep', 'Godswood'] },
    );
    game.attack('power', 1, 'Robert Baratheon').until('responses', 0);
    game.choose('Support of the Kingdom').through('challenge');
    expect(game.card('Great Keep').controller).toBe(0);
    expect(game.card('Godswood').controller).toBe(1);
    expect(game.plot(0, 'gold')).toBe(4);
  });
});

describe('Dance With Dragons', () => {
  it('finds a Dragon for 1 influence', () => {
    const game = dragon.challenges({
      hand: ['Dance With Dragons'],
      play: ['Eastern Fiefdoms'],
      deck: ['Drogon', 'Jhogo'],
    });
    game.until('challengesWindow', 0).choose('Dance With Dragons');
    expect(game.options).toContain('Drogon');
    expect(game.options).not.toContain('Jhogo');
    game.choose('Drogon');
    expect(game.names(0, 'hand')).toEqual(['Drogon']);
  });
});

describe('Forever Burning', () => {
  it('comes back from the dead pile in the dominance phase, and is not played from there', () => {
    const game = dragon.challenges(
      { dead: ['Forever Burning'], gold: 2 },
      { play: ['Robb Stark'] },
    );
    game.until('challengesWindow', 0);
    expect(game.options).not.toContain('Forever Burning');
    game.untilOffered('Forever Burning', 0);
    expect(game.table.phase).toBe('dominance');
  });

  it('takes 1 STR and lies in the dead pile then [AG1-914]', () => {
    const game = dragon.challenges({ hand: ['Forever Burning'] }, { play: ['Robb Stark'] });
    game.until('challengesWindow', 0).choose('Forever Burning');
    expect(game.strength('Robb Stark')).toBe(1);
    expect(game.names(0, 'dead')).toEqual(['Forever Burning']);
  });

  it('comes back for 1 influence or 2 gold', () => {
    const paid = dragon.dominance({ dead: ['Forever Burning'], gold: 2 });
    paid.choose('Forever Burning');
    expect(paid.names(0, 'hand')).toEqual(['Forever Burning']);
    expect(paid.player(0).gold).toBe(0);
    const knelt = dragon.dominance({ dead: ['Forever Burning'], play: ['Eastern Fiefdoms'] });
    knelt.choose('Forever Burning');
    expect(knelt.names(0, 'hand')).toEqual(['Forever Burning']);
    expect(knelt.card('Eastern Fiefdoms').knelt).toBe(true);
    const poor = dragon.dominance({ dead: ['Forever Burning'], gold: 1 });
    expect(poor.refused('Forever Burning')).toBe('AG1-1121');
  });
});

describe('Seductive Promise', () => {
  it('takes control of a character that is not unique after a power challenge won by 4', () => {
    const game = dragon.challenges(
      { hand: ['Seductive Promise'], play: ['Drogon'] },
      { play: ['Kennel Master', 'Arya Stark'] },
    );
    game.attack('power', 1, 'Drogon').until('responses', 0).choose('Seductive Promise');
    game.through('challenge');
    expect(game.card('Kennel Master').controller).toBe(0);
  });

  it('not for a narrow victory', () => {
    const game = dragon.challenges(
      { hand: ['Seductive Promise'], play: ['Daenerys Targaryen'] },
      { play: ['Kennel Master'] },
    );
    game.attack('power', 1, 'Daenerys Targaryen');
    expect(game.offers('Seductive Promise', 'resolvedWindow')).toBe(false);
  });
});

describe('Westeros Bleeds', () => {
  it('discards all characters for 4 influence', () => {
    const fief = ['Eastern Fiefdoms', 'Eastern Fiefdoms', 'Eastern Fiefdoms', 'Crossroads'];
    const game = dragon.dominance(
      { hand: ['Westeros Bleeds'], play: [...fief, 'Drogon'] },
      { play: ['Robb Stark'] },
    );
    game.choose('Westeros Bleeds').choose(...fief);
    expect(game.names(0, 'discard').sort()).toEqual(['Drogon', 'Westeros Bleeds']);
    expect(game.names(1, 'discard')).toEqual(['Robb Stark']);
    const poor = dragon.dominance({
      hand: ['Westeros Bleeds'],
      play: [...fief.slice(1), 'Drogon'],
    });
    expect(poor.refused('Westeros Bleeds')).toBe('AG1-1121');
  });
});

describe('Distinct Mastery', () => {
  it('stands a character with a crest', () => {
    const game = challenges({
      hand: ['Distinct Mastery'],
      play: [knelt('Robb Stark'), knelt('Arya Stark')],
    });
    game.until('challengesWindow', 0).choose('Distinct Mastery');
    expect(game.card('Robb Stark').knelt).toBe(false);
    expect(game.card('Arya Stark').knelt).toBe(true);
  });
});
