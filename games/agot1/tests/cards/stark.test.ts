import { describe, expect, it } from 'vitest';
import { bearing, duel, knelt, lannister, stark } from './positions.ts';

const { challenges, attacked, marshaling, dominance, phase } = duel(stark, lannister);

describe('Ice', () => {
  it('kills another participating character; it is knelt and discarded for that', () => {
    const game = attacked(
      { play: [bearing('Robb Stark', 'Ice')] },
      { play: ['Ser Jaime Lannister', 'Bronn'] },
    );
    game.attack('military', 0, 'Ser Jaime Lannister').defend('Robb Stark');
    game.until('defendersWindow', 0).choose('Ice');
    expect(game.names(1, 'dead')).toEqual(['Ser Jaime Lannister']);
    expect(game.names(0, 'discard')).toEqual(['Ice']);
    expect(game.isInPlay('Bronn')).toBe(true);
  });

  it('does nothing while the bearer stays at home', () => {
    const game = attacked(
      { play: [bearing('Robb Stark', 'Ice')] },
      { play: ['Ser Jaime Lannister'] },
    );
    game.attack('military', 0, 'Ser Jaime Lannister').until('attackersWindow', 0);
    expect(game.options).not.toContain('Ice');
  });
});

describe('Nymeria', () => {
  it('kneels to save the bearer from being killed', () => {
    const game = attacked({ play: [bearing('Robb Stark', 'Nymeria')] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn').until('savesAndCancels', 0).choose('Nymeria');
    expect(game.isInPlay('Robb Stark')).toBe(true);
    expect(game.card('Nymeria').knelt).toBe(true);
  });

  it('makes Arya stronger and stealthy, and nobody else', () => {
    const arya = challenges({ play: [bearing('Arya Stark', 'Nymeria')] });
    expect(arya.strength('Arya Stark')).toBe(3);
    expect(arya.hasKeyword('Arya Stark', 'stealth')).toBe(true);
    const robb = challenges({ play: [bearing('Robb Stark', 'Nymeria')] });
    expect(robb.strength('Robb Stark')).toBe(2);
    expect(robb.hasKeyword('Robb Stark', 'stealth')).toBe(false);
  });
});

describe('Summer', () => {
  it('gives STR and a military icon, and stealth to Bran alone', () => {
    const bran = challenges({ play: [bearing('Bran Stark', 'Summer')] });
    expect(bran.strength('Bran Stark')).toBe(3);
    expect(bran.hasIcon('Bran Stark', 'military')).toBe(true);
    expect(bran.hasKeyword('Bran Stark', 'stealth')).toBe(true);
    const sansa = challenges({ play: [bearing('Sansa Stark', 'Summer')] });
    expect(sansa.hasIcon('Sansa Stark', 'military')).toBe(true);
    expect(sansa.hasKeyword('Sansa Stark', 'stealth')).toBe(false);
  });
});

describe('Ser Rodrik Cassel', () => {
  it('defends standing and with 2 more STR', () => {
    const game = attacked({ play: ['Ser Rodrik Cassel'] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn').defend('Ser Rodrik Cassel');
    expect(game.card('Ser Rodrik Cassel').knelt).toBe(false);
    expect(game.strength('Ser Rodrik Cassel')).toBe(4);
  });

  it('attacks like everybody else', () => {
    const game = challenges({ play: ['Ser Rodrik Cassel'] });
    game.attack('military', 1, 'Ser Rodrik Cassel');
    expect(game.card('Ser Rodrik Cassel').knelt).toBe(true);
    expect(game.strength('Ser Rodrik Cassel')).toBe(2);
  });
});

describe('Eddard Stark', () => {
  it('claims power when he comes into play', () => {
    const game = marshaling({ hand: ['Eddard Stark'] });
    game.choose('Eddard Stark');
    expect(game.card('Eddard Stark').power).toBe(1);
  });

  it('goes on top of the deck when he is killed [AG1-925]', () => {
    const game = attacked({ play: ['Eddard Stark'] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn').through('challenge');
    expect(game.names(0, 'deck')[0]).toBe('Eddard Stark');
    expect(game.names(0, 'dead')).toEqual([]);
  });
});

describe('Catelyn Stark', () => {
  it('takes the STR of a participating character when she is declared as a defender', () => {
    const game = attacked({ play: ['Catelyn Stark'] }, { play: ['Tywin Lannister'] });
    game.attack('power', 0, 'Tywin Lannister').defend('Catelyn Stark');
    game.until('responses', 0).choose('Catelyn Stark').choose('Tywin Lannister');
    game.until('resolvedWindow');
    expect(game.challenge.result?.winner).toBe(0);
  });

  it('does nothing when she attacks', () => {
    const game = challenges({ play: ['Catelyn Stark'] });
    game.attack('power', 1, 'Catelyn Stark');
    expect(game.offers('Catelyn Stark', 'resolvedWindow')).toBe(false);
  });
});

describe('Arya Stark', () => {
  it('takes stealth and renown from a character for 1 influence, until the end of the phase', () => {
    const game = challenges(
      { play: ['Arya Stark', 'Northern Fiefdoms'] },
      { play: ['Tyrion Lannister', 'Bronn'] },
    );
    game.until('challengesWindow', 0).choose('Arya Stark');
    expect(game.hasKeyword('Tyrion Lannister', 'stealth')).toBe(false);
    expect(game.hasKeyword('Arya Stark', 'stealth')).toBe(true);
    expect(game.hasKeyword('Arya Stark', 'renown')).toBe(false);
    expect(game.card('Northern Fiefdoms').knelt).toBe(true);
    game.until('dominanceWindow');
    expect(game.hasKeyword('Tyrion Lannister', 'stealth')).toBe(true);
    expect(game.hasKeyword('Arya Stark', 'stealth')).toBe(false);
  });

  it('needs a character with one of them', () => {
    const game = challenges({ play: ['Arya Stark', 'Northern Fiefdoms'] }, { play: ['Bronn'] });
    expect(game.until('challengesWindow', 0).refused('Arya Stark')).toBe('AG1-1121');
  });
});

describe('Robb Stark', () => {
  it('kills a character of the loser after a military challenge that he wins', () => {
    const game = challenges(
      { play: ['Robb Stark'] },
      { play: ['Tyrion Lannister', 'Tywin Lannister', 'Cersei Lannister'] },
    );
    game.attack('military', 1, 'Robb Stark').until('claimed').choose('Cersei Lannister');
    game.until('responses', 0).choose('Robb Stark').choose('Tywin Lannister');
    game.through('challenge');
    expect(game.names(1, 'dead').sort()).toEqual(['Cersei Lannister', 'Tywin Lannister']);
  });

  it('does not after a power challenge', () => {
    const game = challenges({ play: ['Robb Stark'] }, { play: ['Bronn'] });
    game.attack('power', 1, 'Robb Stark');
    expect(game.offers('Robb Stark', 'resolvedWindow')).toBe(false);
  });
});

describe('Sansa Stark', () => {
  it('lets whoever plays an attachment on her draw a card', () => {
    const game = marshaling({ play: ['Sansa Stark'], hand: ['Summer'] });
    game.choose('Summer').until('responses', 0).choose('Sansa Stark');
    expect(game.player(0).hand).toHaveLength(1);
  });

  it('not for an attachment on somebody else, and nobody but who has played it', () => {
    const elsewhere = marshaling({ play: ['Sansa Stark', 'Bran Stark'], hand: ['Summer'] });
    elsewhere.choose('Summer').choose('Bran Stark');
    expect(elsewhere.reaches('responses', 'announceChallenge')).toBe(false);
    const game = marshaling({ play: ['Sansa Stark'], hand: ['Summer'] }).choose('Summer');
    expect(game.offers('Sansa Stark', 'announceChallenge')).toBe(true);
    expect([game.waiting, game.options]).toEqual([[0], ['Sansa Stark']]);
    game.pass();
    expect(game.offers('Sansa Stark', 'announceChallenge')).toBe(false);
  });

  it('also an opponent, and not the player of Sansa', () => {
    const game = phase('marshaling', { active: 1 })(
      { play: ['Sansa Stark'] },
      { hand: ['Milk of the Poppy'], gold: 3, play: ['Bronn'] },
    );
    game.until('marshalingWindow', 1).choose('Milk of the Poppy');
    // The text of Sansa is blank from now on: nobody draws.
    expect(game.reaches('responses', 'marshalingWindow')).toBe(false);
    const other = phase('marshaling', { active: 1 })(
      { play: ['Sansa Stark'] },
      { hand: ["Gutter Rat's Cunning"], gold: 3 },
    );
    other.until('marshalingWindow', 1).choose("Gutter Rat's Cunning");
    other.until('responses', 1).choose('Sansa Stark');
    expect(other.player(1).hand).toHaveLength(1);
    expect(other.player(0).hand).toHaveLength(0);
  });
});

describe('Greatjon Umber', () => {
  it('joins an attack of his side', () => {
    const game = challenges({ play: ['Greatjon Umber', 'Arya Stark'] }, { play: ['Bronn'] });
    game.attack('military', 1, 'Arya Stark').until('attackersWindow', 0).choose('Greatjon Umber');
    expect(game.challenge.attackers).toHaveLength(2);
    expect(game.card('Greatjon Umber').knelt).toBe(true);
  });

  it('joins a defense before others are declared as defenders', () => {
    const game = attacked(
      { play: ['Greatjon Umber', 'Ser Rodrik Cassel'] },
      { play: ['Tywin Lannister'] },
    );
    game.attack('military', 0, 'Tywin Lannister').until('attackersWindow', 0);
    game.choose('Greatjon Umber').defend('Ser Rodrik Cassel');
    expect(game.challenge.defenders).toHaveLength(2);
    game.until('resolvedWindow');
    expect(game.challenge.result).toMatchObject({ winner: 0, defending: 7 });
  });

  it('stays out of intrigues', () => {
    const game = attacked({ play: ['Greatjon Umber'] }, { play: ['Cersei Lannister'] });
    game.attack('intrigue', 0, 'Cersei Lannister').until('attackersWindow', 0);
    expect(game.options).not.toContain('Greatjon Umber');
  });
});

describe('Shaggydog', () => {
  it('is strong and immune to events while there is a Stark Lord', () => {
    const game = marshaling(
      { play: ['Shaggydog', 'Robb Stark'], hand: ['Distraction'] },
      { play: ['Bronn'] },
    );
    expect(game.strength('Shaggydog')).toBe(4);
    game.choose('Distraction');
    expect(game.options.sort()).toEqual(['Bronn', 'Robb Stark']);
  });

  it('is small and tame without one', () => {
    const game = marshaling(
      { play: ['Shaggydog', 'Arya Stark'], hand: ['Distraction'] },
      { play: ['Bronn'] },
    );
    expect(game.strength('Shaggydog')).toBe(1);
    expect(game.choose('Distraction').options).toContain('Shaggydog');
  });
});

describe('Hodor', () => {
  it('cannot attack and cannot be bypassed', () => {
    const game = challenges({ play: ['Hodor', 'Arya Stark'] });
    game.until('announceChallenge').choose('military:1');
    expect(game.options).toEqual(['Arya Stark']);
    const defense = attacked({ play: ['Hodor'] }, { play: ['Tyrion Lannister'] });
    defense.attack('power', 0, 'Tyrion Lannister');
    expect(defense.reaches('bypass', 'declareDefenders')).toBe(false);
  });
});

describe('Bran Stark', () => {
  it('reveals a new plot, whose effect comes, and the first player stays [AG1-1130]', () => {
    const game = phase('plot')(
      { play: ['Bran Stark'], plotDeck: ['Calm Over Westeros', 'Valar Morghulis', 'Blockade'] },
      { play: ['Bronn'], plotDeck: ['Planning Ahead'] },
    );
    game.until('choosePlots', 0).by(0, 'Calm Over Westeros').by(1, 'Planning Ahead');
    game.until('chooseFirstPlayer').choose('1');
    game.until('plotWindow', 0).choose('Bran Stark').choose('Valar Morghulis');
    expect(game.isInPlay('Bronn')).toBe(false);
    expect(game.table.first).toBe(1);
    expect(game.names(0, 'used')).toContain('Calm Over Westeros');
  });

  it('does so in the plot phase only', () => {
    const game = marshaling({ play: ['Bran Stark'], plotDeck: ['Valar Morghulis'] });
    expect(game.refused('Bran Stark')).toBe('AG1-1002');
  });
});

describe('Grey Wind and Lady', () => {
  it('cost less while Robb or Sansa is in play, whoever has them', () => {
    const game = marshaling({ hand: ['Grey Wind', 'Lady'], gold: 2 }, { play: ['Robb Stark'] });
    game.choose('Grey Wind');
    expect(game.player(0).gold).toBe(0);
    expect(game.until('marshalingWindow', 0).refused('Lady')).toBe('AG1-408');
    const sansa = marshaling({ hand: ['Lady'], play: ['Sansa Stark'], gold: 0 });
    sansa.choose('Lady');
    expect(sansa.strength('Sansa Stark')).toBe(3);
    expect(sansa.hasKeyword('Sansa Stark', 'renown')).toBe(true);
  });
});

describe('War Host of the North and Knight of the Tumblestone', () => {
  it('are what they are', () => {
    const game = challenges({ play: ['War Host of the North', 'Knight of the Tumblestone'] });
    expect(game.strength('War Host of the North')).toBe(11);
    expect(game.hasIcon('War Host of the North', 'power')).toBe(false);
    expect(game.hasTrait('Knight of the Tumblestone', 'Knight')).toBe(true);
  });
});

describe('Winterfell Honor Guard', () => {
  it('comes from hand to an opponent, and back when that opponent wins with it', () => {
    const game = challenges({ hand: ['Winterfell Honor Guard'] }, { play: ['Bronn'] });
    game.until('challengesWindow', 0).choose('Winterfell Honor Guard');
    expect(game.card('Winterfell Honor Guard').controller).toBe(1);
    game.attack('military', 0, 'Winterfell Honor Guard').through('challenge');
    expect(game.card('Winterfell Honor Guard').controller).toBe(0);
  });

  it('stays where it is when others win', () => {
    const game = challenges({ hand: ['Winterfell Honor Guard'] }, { play: ['Bronn'] });
    game.until('challengesWindow', 0).choose('Winterfell Honor Guard');
    game.attack('military', 0, 'Bronn').through('challenge');
    expect(game.card('Winterfell Honor Guard').controller).toBe(1);
  });
});

describe('Direwolf Pup', () => {
  it('bears no attachments', () => {
    const game = marshaling({ play: ['Direwolf Pup', 'Arya Stark'], hand: ['Summer'] });
    game.choose('Summer');
    expect(game.card('Summer').host).toBe(game.card('Arya Stark').id);
  });
});

describe('Kennel Master', () => {
  it('gets STR for every Direwolf, also for attachments', () => {
    const game = challenges(
      { play: ['Kennel Master', bearing('Arya Stark', 'Nymeria')] },
      { play: ['Ghost'] },
    );
    expect(game.strength('Kennel Master')).toBe(4);
  });

  it('is saved and returns to hand with three Direwolves of yours', () => {
    const game = attacked(
      { play: ['Kennel Master', 'Ghost', 'Grey Wind', 'Lady'] },
      { play: ['Bronn'] },
    );
    game.attack('military', 0, 'Bronn').until('claimed').choose('Kennel Master');
    game.until('savesAndCancels', 0).choose('Kennel Master');
    expect(game.names(0, 'hand')).toEqual(['Kennel Master']);
    const two = attacked({ play: ['Kennel Master', 'Ghost', 'Lady'] }, { play: ['Bronn'] });
    two.attack('military', 0, 'Bronn').until('claimed').choose('Kennel Master');
    expect(two.offers('Kennel Master', 'resolvedWindow')).toBe(false);
  });
});

describe('House Tully Recruiter, Northern Fiefdoms and Godswood', () => {
  it('make the next Stark character cheaper', () => {
    const game = marshaling({
      play: ['House Tully Recruiter', 'Northern Fiefdoms', 'Godswood'],
      hand: ['Robb Stark'],
      gold: 0,
    });
    game.choose('House Tully Recruiter').by(0, 'Northern Fiefdoms').by(0, 'Godswood');
    game.by(0, 'Robb Stark');
    expect(game.isInPlay('Robb Stark')).toBe(true);
  });

  it('not those of other Houses', () => {
    const game = marshaling({ play: ['Godswood'], hand: ['Bronn'], gold: 3 });
    game.choose('Godswood').until('marshalingWindow', 0);
    expect(game.refused('Bronn')).toBe('AG1-408');
  });
});

describe('Trident Reinforcements', () => {
  it('return from the dead pile where at least three characters lie', () => {
    const game = dominance({
      dead: ['Trident Reinforcements', 'Direwolf Pup', 'Kennel Master'],
    });
    game.choose('Trident Reinforcements');
    expect(game.names(0, 'hand')).toEqual(['Trident Reinforcements']);
    const two = dominance({ dead: ['Trident Reinforcements', 'Direwolf Pup'] });
    expect(two.refused('Trident Reinforcements')).toBe('AG1-1002');
    // An event that lies there is none.
    const three = dominance({
      dead: ['Trident Reinforcements', 'Direwolf Pup', 'Call Their Bluff'],
    });
    expect(three.refused('Trident Reinforcements')).toBe('AG1-1002');
  });
});

describe('Winterfell Reserves', () => {
  it('put the top of a discard pile back on the deck for 1 gold', () => {
    const game = attacked(
      { play: ['Winterfell Reserves'], gold: 1, discard: ['Ice', 'Summer'] },
      { play: ['Bronn'] },
    );
    game.attack('military', 0, 'Bronn').defend('Winterfell Reserves');
    game.until('responses', 0).choose('Winterfell Reserves');
    expect(game.names(0, 'deck')[0]).toBe('Summer');
    expect(game.names(0, 'discard')).toEqual(['Ice']);
    expect(game.player(0).gold).toBe(0);
  });

  it('cannot without gold', () => {
    const game = attacked({ play: ['Winterfell Reserves'], discard: ['Ice'] }, { play: ['Bronn'] });
    game.attack('military', 0, 'Bronn').defend('Winterfell Reserves');
    expect(game.offers('Winterfell Reserves', 'resolvedWindow')).toBe(false);
  });
});

describe('Winterfell Kennels', () => {
  it('find a Direwolf of any type', () => {
    const game = marshaling({
      play: ['Winterfell Kennels'],
      deck: ['Ice', 'Summer', 'Lady'],
      deckIsAll: true,
    });
    game.choose('Winterfell Kennels');
    expect(game.options.sort()).toEqual(['Lady', 'Summer']);
    game.choose('Summer');
    expect(game.names(0, 'hand')).toEqual(['Summer']);
    expect(game.player(0).gold).toBe(9);
    expect(game.card('Winterfell Kennels').knelt).toBe(true);
  });
});

describe('Winterfell Castle', () => {
  it('makes your Stark characters stronger', () => {
    const game = challenges({ play: ['Winterfell Castle', 'Arya Stark', 'Ghost'] });
    expect(game.strength('Arya Stark')).toBe(3);
    expect(game.strength('Ghost')).toBe(3);
  });
});

describe("Lord Eddard's Chambers", () => {
  it('are a location, or an attachment to the House card', () => {
    const game = marshaling({ hand: ["Lord Eddard's Chambers"] });
    const [asAttachment] = game.asked.options.filter(({ id }) => id.endsWith('.atHouse'));
    game.choose(asAttachment.id);
    const card = game.card("Lord Eddard's Chambers");
    expect(card.host).toBe(game.player(0).faction);
    expect(game.plot(0, 'gold')).toBe(4);
    const asLocation = marshaling({ hand: ["Lord Eddard's Chambers"] });
    asLocation.choose(asLocation.asked.options.filter(({ id }) => id.endsWith('.marshal'))[0].id);
    expect(asLocation.card("Lord Eddard's Chambers").host).toBe(0);
    expect(asLocation.player(0).gold).toBe(9);
  });

  it('are no location at the House card: what looks for locations passes them by', () => {
    const game = marshaling({ hand: ["Lord Eddard's Chambers"] });
    game.choose(game.asked.options.filter(({ id }) => id.endsWith('.atHouse'))[0].id);
    const { face } = game.card("Lord Eddard's Chambers");
    expect(game.m.book.cards.get('10028')?.faces[face].type).toBe('attachment');
  });
});

describe('Great Keep and Narrow Sea', () => {
  it('give gold, and cheaper characters of two Houses', () => {
    const game = marshaling({
      play: ['Great Keep', 'Narrow Sea'],
      hand: ['Robb Stark'],
      gold: 2,
    });
    expect(game.plot(0, 'gold')).toBe(4);
    game.choose('Narrow Sea').by(0, 'Robb Stark');
    expect(game.player(0).gold).toBe(0);
    expect(game.names(0, 'discard')).toEqual(['Narrow Sea']);
  });
});

describe('what knelt characters of Stark cannot do', () => {
  it('Bran and Greatjon need to stand', () => {
    const game = phase('plot')(
      { play: [knelt('Bran Stark')], plotDeck: ['Calm Over Westeros', 'Blockade'] },
      { plotDeck: ['Planning Ahead'] },
    );
    game.until('choosePlots', 0).by(0, 'Blockade').by(1, 'Planning Ahead');
    game.until('chooseFirstPlayer').choose('0').until('plotWindow', 0);
    expect(game.refused('Bran Stark')).toBe('AG1-1121');
  });
});
