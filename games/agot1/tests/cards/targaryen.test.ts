import { CANNOT, type Card, holds } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { baratheon, bearing, duel, knelt, lannister, stark, targaryen } from './positions.ts';

const { challenges, attacked, marshaling, dominance, phase } = duel(targaryen, stark);

describe('Blood of the Dragon', () => {
  it('makes a strong Dragon of a bearer who takes part', () => {
    const game = challenges({ play: [bearing('Jhogo', 'Blood of the Dragon')] });
    expect(game.strength('Jhogo')).toBe(3);
    expect(game.hasTrait('Jhogo', 'Dragon')).toBe(false);
    game.attack('military', 1, 'Jhogo');
    expect(game.strength('Jhogo')).toBe(9);
    expect(game.hasTrait('Jhogo', 'Dragon')).toBe(true);
  });
});

describe('Poisoned Wine', () => {
  it('takes 2 STR and moves on for 1 influence', () => {
    const game = challenges(
      { play: [bearing('Jhogo', 'Poisoned Wine'), 'Eastern Fiefdoms'] },
      { play: ['Eddard Stark', 'Hodor'] },
    );
    expect(game.strength('Jhogo')).toBe(1);
    game.until('challengesWindow', 0).choose('Poisoned Wine');
    // Hodor bears no attachments.
    expect(game.strength('Eddard Stark')).toBe(1);
    expect(game.strength('Jhogo')).toBe(3);
  });
});

describe("Aegon's Blade", () => {
  it('gives something for every icon', () => {
    const game = challenges({ play: [bearing('Daario Naharis', "Aegon's Blade")] });
    expect(game.strength('Daario Naharis')).toBe(5);
    expect(game.hasKeyword('Daario Naharis', 'stealth')).toBe(true);
    expect(game.hasKeyword('Daario Naharis', 'renown')).toBe(true);
    const maid = challenges({ play: [bearing("Dany's Handmaiden", "Aegon's Blade")] });
    expect(maid.strength("Dany's Handmaiden")).toBe(2);
    expect(maid.hasKeyword("Dany's Handmaiden", 'stealth')).toBe(true);
    expect(maid.hasKeyword("Dany's Handmaiden", 'renown')).toBe(false);
  });
});

describe('Flame-Kissed', () => {
  const ambush = (victim: Parameters<typeof bearing>[0], ...attachments: string[]) => {
    const game = challenges(
      { hand: ['Flame-Kissed'], play: ['Crossroads', 'Eastern Fiefdoms'] },
      { play: [bearing(victim, ...attachments)] },
    );
    game.until('challengesWindow', 0).choose('Flame-Kissed');
    return game.choose('Crossroads', 'Eastern Fiefdoms');
  };

  it('comes by ambush and kills who has no STR left [AG1-922]', () => {
    const game = ambush('Arya Stark');
    expect(game.names(1, 'dead')).toEqual(['Arya Stark']);
    expect(game.names(0, 'discard')).toEqual(['Flame-Kissed']);
    expect(game.card('Crossroads').knelt).toBe(true);
  });

  it('does nothing to who bears something else', () => {
    const game = ambush('Arya Stark', 'Nymeria');
    expect(game.strength('Arya Stark')).toBe(3);
  });

  it('kills again after a save that does not end it [AG1-1127]', () => {
    const game = challenges(
      { hand: ['Flame-Kissed'], play: ['Crossroads', 'Eastern Fiefdoms'] },
      { play: ['Maester Aemon'] },
    );
    game.until('challengesWindow', 0).choose('Flame-Kissed');
    game.choose('Crossroads', 'Eastern Fiefdoms');
    expect(game.offers('Maester Aemon', 'challengesWindow')).toBe(false);
    expect(game.names(1, 'dead')).toEqual(['Maester Aemon']);
  });
});

describe('Bones of a Child', () => {
  it('are discarded to lower the claim of an opponent for the challenge', () => {
    const game = attacked(
      { play: [bearing('Jhogo', 'Bones of a Child')] },
      { play: ['Robb Stark'], plot: 'The Power of Arms' },
    );
    game.attack('military', 0, 'Robb Stark').until('attackersWindow', 0);
    game.choose('Bones of a Child');
    expect(game.plot(1, 'claim')).toBe(1);
    expect(game.names(0, 'discard')).toEqual(['Bones of a Child']);
    game.through('challenge');
    expect(game.plot(1, 'claim')).toBe(2);
  });

  it('not without a challenge', () => {
    const game = challenges({ play: [bearing('Jhogo', 'Bones of a Child')] });
    expect(game.until('challengesWindow', 0).refused('Bones of a Child')).toBe('AG1-1121');
  });
});

describe('Captain Groleo', () => {
  it('claims power when an opponent plays an attachment, once a phase', () => {
    const game = phase('marshaling', { active: 1 })(
      { play: ['Captain Groleo'] },
      { hand: ['Summer', 'Nymeria'], play: ['Robb Stark'], gold: 5 },
    );
    game.until('marshalingWindow', 1).choose('Summer').until('responses', 0);
    game.choose('Captain Groleo');
    expect(game.power(0)).toBe(1);
    game.until('marshalingWindow', 1).choose('Nymeria');
    expect(game.reaches('responses', 'marshalingWindow')).toBe(false);
  });

  it('or reveals one', () => {
    const game = phase('marshaling', { active: 1 })(
      { play: ['Captain Groleo'] },
      { play: ['Winterfell Kennels'], deck: ['Summer', 'Lady'], gold: 1 },
    );
    game.until('marshalingWindow', 1).choose('Winterfell Kennels').choose('Summer');
    expect(game.until('responses', 0).options).toEqual(['Captain Groleo']);
  });

  it('not for your own', () => {
    const game = marshaling({ play: ['Captain Groleo'], hand: ["Aegon's Blade"] });
    game.choose("Aegon's Blade");
    expect(game.offers('Captain Groleo', 'marshalingWindow')).toBe(false);
  });
});

describe('Daenerys Targaryen', () => {
  it('takes all gold of an opponent whom she beats alone', () => {
    const game = challenges({ play: ['Daenerys Targaryen'] }, { gold: 3 });
    game.attack('power', 1, 'Daenerys Targaryen').through('challenge');
    expect([0, 1].map((seat) => game.player(seat).gold)).toEqual([3, 0]);
    expect(game.card('Daenerys Targaryen').power).toBe(1);
  });

  it('not with others', () => {
    const game = challenges({ play: ['Daenerys Targaryen', 'Jhogo'] }, { gold: 3 });
    game.attack('power', 1, 'Daenerys Targaryen', 'Jhogo').through('challenge');
    expect(game.player(1).gold).toBe(3);
  });
});

describe('Khal Drogo', () => {
  it('comes from hand after a victory and returns at the end of the phase', () => {
    const game = challenges({ hand: ['Khal Drogo'], play: ['Jhogo'] });
    game.attack('military', 1, 'Jhogo').until('responses', 0).choose('Khal Drogo');
    expect(game.isInPlay('Khal Drogo')).toBe(true);
    game.until('dominanceWindow');
    expect(game.names(0, 'hand')).toEqual(['Khal Drogo']);
  });

  it('not while he is dead [AG1-1154]', () => {
    const game = challenges({ hand: ['Khal Drogo'], dead: ['Khal Drogo'], play: ['Jhogo'] });
    game.attack('military', 1, 'Jhogo');
    expect(game.offers('Khal Drogo', 'resolvedWindow')).toBe(false);
  });
});

describe('Viserys Targaryen', () => {
  it('is saved and returns to hand', () => {
    const game = attacked({ play: ['Viserys Targaryen'] }, { play: ['Robb Stark'] });
    game.attack('military', 0, 'Robb Stark').until('savesAndCancels', 0);
    game.choose('Viserys Targaryen').through('challenge');
    expect(game.names(0, 'hand')).toEqual(['Viserys Targaryen']);
  });
});

describe('Rhaegal', () => {
  it('finds a duplicate of himself in the deck for 1 gold', () => {
    const game = challenges({
      play: ['Rhaegal'],
      gold: 2,
      deck: ['Drogon', 'Rhaegal'],
      deckIsAll: true,
    });
    game.until('challengesWindow', 0).choose('Rhaegal');
    expect(game.options).toEqual(['Rhaegal']);
    game.choose('Rhaegal');
    expect(game.card('Rhaegal').duplicates).toHaveLength(1);
    expect(game.names(0, 'deck')).toEqual(['Drogon']);
    expect(game.player(0).gold).toBe(1);
  });
});

describe('Drogon', () => {
  it('burns a character for 2 gold, once a phase', () => {
    const game = challenges({ play: ['Drogon'], gold: 4 }, { play: ['Bran Stark', 'Robb Stark'] });
    game.until('challengesWindow', 0).choose('Drogon').choose('Bran Stark');
    expect(game.names(1, 'dead')).toEqual(['Bran Stark']);
    expect(game.until('challengesWindow', 0).refused('Drogon')).toBe('AG1-1151');
  });

  it('leaves who has STR left, until something else takes it', () => {
    const game = challenges(
      { play: ['Drogon'], gold: 2, hand: ['Forever Burning'] },
      { play: ['Robb Stark'] },
    );
    game.until('challengesWindow', 0).choose('Drogon').choose('Robb Stark');
    expect(game.strength('Robb Stark')).toBe(1);
    game.until('challengesWindow', 0).choose('Forever Burning').choose('Robb Stark');
    expect(game.names(1, 'dead')).toEqual(['Robb Stark']);
  });
});

describe('Viserion', () => {
  it('kills a kneeling character for 4 gold in the dominance phase', () => {
    const game = dominance(
      { play: ['Viserion'], gold: 4 },
      { play: [knelt('Robb Stark'), 'Arya Stark'] },
    );
    game.choose('Viserion');
    expect(game.names(1, 'dead')).toEqual(['Robb Stark']);
    const standing = dominance({ play: ['Viserion'], gold: 4 }, { play: ['Arya Stark'] });
    expect(standing.refused('Viserion')).toBe('AG1-1121');
  });
});

describe('Strong Belwas', () => {
  it('saves a Noble character for 2 gold', () => {
    const game = attacked(
      { play: ['Strong Belwas', 'Daenerys Targaryen'], gold: 2 },
      { play: ['Robb Stark'] },
    );
    game.attack('military', 0, 'Robb Stark').until('claimed').choose('Daenerys Targaryen');
    game.until('savesAndCancels', 0).choose('Strong Belwas');
    expect(game.isInPlay('Daenerys Targaryen')).toBe(true);
    const other = attacked({ play: ['Strong Belwas', 'Jhogo'], gold: 2 }, { play: ['Robb Stark'] });
    other.attack('military', 0, 'Robb Stark').until('claimed').choose('Jhogo');
    expect(other.offers('Strong Belwas', 'resolvedWindow')).toBe(false);
  });
});

describe('Daario Naharis', () => {
  it('costs somebody a gold when the dominance phase begins, or himself', () => {
    const theirs = phase('dominance')({ play: ['Daario Naharis'] }, { gold: 1 });
    theirs.until('choosing', 0).choose('1');
    expect(theirs.player(1).gold).toBe(0);
    expect(theirs.isInPlay('Daario Naharis')).toBe(true);
    const poor = phase('dominance')({ play: ['Daario Naharis'] });
    poor.until('dominanceWindow');
    expect(poor.names(0, 'discard')).toEqual(['Daario Naharis']);
  });

  it('can be saved', () => {
    const game = phase('dominance')({ play: [{ card: 'Daario Naharis', duplicates: 1 }] });
    game.until('savesAndCancels', 0).choose(game.asked.options[0].id);
    expect(game.isInPlay('Daario Naharis')).toBe(true);
  });
});

describe('Quaithe of the Shadow', () => {
  const aimed = (...attachments: string[]) =>
    duel(lannister, targaryen).marshaling(
      { hand: ['Distraction'], play: ['Ser Ilyn Payne', 'Bronn'] },
      { play: [bearing('Quaithe of the Shadow', ...attachments)] },
    );

  it('cannot be chosen by opponents for events and character abilities while she bears something', () => {
    expect(aimed("Aegon's Blade").choose('Distraction').card('Bronn').knelt).toBe(true);
    const payne = aimed('Poisoned Wine').choose('Ser Ilyn Payne');
    expect(payne.until('marshalingWindow').names(0, 'dead')).toEqual(['Ser Ilyn Payne']);
  });

  it('can be without', () => {
    expect(aimed().choose('Distraction').options).toContain('Quaithe of the Shadow');
  });

  it('can be by her own player, and by opponents for other cards', () => {
    const own = duel(targaryen, lannister).marshaling({
      hand: ['Distraction'],
      play: [bearing('Quaithe of the Shadow', "Aegon's Blade"), 'Jhogo'],
    });
    expect(own.choose('Distraction').options).toContain('Quaithe of the Shadow');
    const { m, table } = aimed("Aegon's Blade");
    const quaithe = Object.values(table.cards).find(({ code }) => code === '10115') as Card;
    const barred = (code: string) => holds(m, CANNOT.target, { card: quaithe, code, seat: 0 });
    expect(['10044', '10057'].map(barred)).toEqual([true, false]); // Bronn; Golden Tooth Mines
  });
});

describe('Xaro Xoan Daxos', () => {
  it('returns a character of yours when he is played, himself if need be', () => {
    const game = marshaling({ hand: ['Xaro Xoan Daxos'], play: ['Jhogo'] }, { play: ['Hodor'] });
    game.choose('Xaro Xoan Daxos');
    expect(game.options.sort()).toEqual(['Jhogo', 'Xaro Xoan Daxos']);
    game.choose('Jhogo');
    expect(game.names(0, 'hand')).toEqual(['Jhogo']);
  });
});

describe('Jhogo', () => {
  it('is stronger with a Weapon', () => {
    const game = challenges({ play: [bearing('Jhogo', "Aegon's Blade")] });
    expect(game.strength('Jhogo')).toBe(7);
    const bones = challenges({ play: [bearing('Jhogo', 'Bones of a Child')] });
    expect(bones.strength('Jhogo')).toBe(3);
  });
});

describe('Brown Ben Plumm and Dothraki Honor Guard', () => {
  it('are free, or an opponent’s at first', () => {
    const game = marshaling({ hand: ['Brown Ben Plumm'], gold: 0 });
    game.choose('Brown Ben Plumm');
    expect(game.isInPlay('Brown Ben Plumm')).toBe(true);
    const guard = challenges({ hand: ['Dothraki Honor Guard'] });
    guard.until('challengesWindow', 0).choose('Dothraki Honor Guard');
    expect(guard.card('Dothraki Honor Guard').controller).toBe(1);
  });
});

describe("The Titan's Bastard", () => {
  it('comes from hand when a card is placed in your dead pile', () => {
    const game = attacked(
      { hand: ["The Titan's Bastard"], play: ['Jhogo'] },
      { play: ['Robb Stark'] },
    );
    game.attack('military', 0, 'Robb Stark').until('responses', 0).choose("The Titan's Bastard");
    expect(game.isInPlay("The Titan's Bastard")).toBe(true);
  });

  it('also for a Deathbound event', () => {
    const game = challenges(
      { hand: ["The Titan's Bastard", 'Forever Burning'] },
      { play: ['Robb Stark'] },
    );
    game.until('challengesWindow', 0).choose('Forever Burning').until('responses', 0);
    game.choose("The Titan's Bastard");
    expect(game.isInPlay("The Titan's Bastard")).toBe(true);
  });

  it('may return to hand when one is placed in an opponent’s', () => {
    const game = challenges({ play: ["The Titan's Bastard"] }, { play: ['Robb Stark'] });
    game.attack('military', 1, "The Titan's Bastard").until('responses', 0);
    game.choose("The Titan's Bastard").through('challenge');
    expect(game.names(0, 'hand')).toEqual(["The Titan's Bastard"]);
  });

  it('not for who goes elsewhere', () => {
    const game = challenges({ play: ["The Titan's Bastard"] }, { play: ['Eddard Stark'] });
    game.attack('military', 1, "The Titan's Bastard");
    expect(game.offers("The Titan's Bastard", 'resolvedWindow')).toBe(false);
  });
});

describe("Dany's Handmaiden", () => {
  it('discards an attachment when she or Daenerys is killed', () => {
    for (const victim of ["Dany's Handmaiden", 'Daenerys Targaryen']) {
      const game = attacked(
        { play: ["Dany's Handmaiden", 'Daenerys Targaryen'] },
        { play: ['Robb Stark', bearing('Arya Stark', 'Nymeria')] },
      );
      game.attack('military', 0, 'Robb Stark').until('claimed').choose(victim);
      game.until('responses', 0).choose("Dany's Handmaiden");
      expect(game.names(1, 'discard')).toEqual(['Nymeria']);
    }
  });
});

describe("Warlock's Servitors", () => {
  it('are immune to all character abilities', () => {
    const game = challenges(
      { play: ["Warlock's Servitors", 'Drogon', 'Jhogo'], gold: 2 },
      { play: ['Hodor'] },
    );
    game.until('challengesWindow', 0).choose('Drogon');
    expect(game.options).not.toContain("Warlock's Servitors");
    expect(game.options).toContain('Jhogo');
  });
});

describe('Qartheen Fanatic', () => {
  it('fights while there is a Dragon', () => {
    const game = challenges({ play: ['Qartheen Fanatic', 'Drogon'] });
    expect(game.strength('Qartheen Fanatic')).toBe(3);
    expect(game.hasIcon('Qartheen Fanatic', 'military')).toBe(true);
    const alone = challenges({ play: ['Qartheen Fanatic'] });
    expect(alone.strength('Qartheen Fanatic')).toBe(2);
    expect(alone.hasIcon('Qartheen Fanatic', 'military')).toBe(false);
  });
});

describe('Pentoshi Guildmaster', () => {
  const victory = (gold: number) =>
    challenges({ discard: ['Pentoshi Guildmaster'], play: ['Drogon'], gold })
      .attack('power', 1, 'Drogon')
      .until('responses', 0)
      .choose('Pentoshi Guildmaster');

  it('returns from the discard pile after a victory by 4, and enters play for 3 gold', () => {
    const game = victory(3).choose('yes');
    expect(game.isInPlay('Pentoshi Guildmaster')).toBe(true);
    expect(game.player(0).gold).toBe(0);
  });

  it('stays in hand otherwise', () => {
    expect(victory(3).choose().names(0, 'hand')).toEqual(['Pentoshi Guildmaster']);
    expect(victory(2).names(0, 'hand')).toEqual(['Pentoshi Guildmaster']);
  });
});

describe("Illyrio's Man, Eastern Fiefdoms, Great Pyramid and Summer Sea", () => {
  it('make the next Targaryen character cheaper', () => {
    const game = marshaling({
      play: ["Illyrio's Man", 'Eastern Fiefdoms', 'Summer Sea'],
      hand: ['Drogon'],
      gold: 0,
    });
    game.choose("Illyrio's Man").by(0, 'Eastern Fiefdoms').by(0, 'Summer Sea').by(0, 'Drogon');
    expect(game.isInPlay('Drogon')).toBe(true);
    const pyramid = marshaling({ play: ['Great Pyramid'], hand: ['Viserion'], gold: 2 });
    pyramid.choose('Great Pyramid').by(0, 'Viserion');
    expect(pyramid.isInPlay('Viserion')).toBe(true);
  });
});

describe("Xaro's Home", () => {
  it('draws a card for 1 influence when you play an attachment', () => {
    const game = marshaling({
      play: ["Xaro's Home", 'Eastern Fiefdoms', 'Jhogo'],
      hand: ["Aegon's Blade"],
    });
    game.choose("Aegon's Blade").until('responses', 0).choose("Xaro's Home");
    expect(game.player(0).hand).toHaveLength(1);
    expect(game.card('Eastern Fiefdoms').knelt).toBe(true);
  });

  it('not for one that is put into play by ambush [AG1-922]', () => {
    const game = challenges(
      {
        play: ["Xaro's Home", 'Eastern Fiefdoms', 'Eastern Fiefdoms', 'Crossroads'],
        hand: ['Flame-Kissed'],
      },
      { play: ['Robb Stark'] },
    );
    game.until('challengesWindow', 0).choose('Flame-Kissed');
    game.choose('Eastern Fiefdoms', 'Crossroads');
    expect(game.offers("Xaro's Home", 'challengesWindow')).toBe(false);
  });
});

describe("Khal Drogo's Tent and Temple of the Graces", () => {
  it('give gold; the tent also at the House card', () => {
    const game = marshaling({ hand: ["Khal Drogo's Tent"], play: ['Temple of the Graces'] });
    game.choose(game.asked.options.filter(({ id }) => id.endsWith('.atHouse'))[0].id);
    expect(game.plot(0, 'gold')).toBe(5);
  });
});

describe("Lady Daenerys's Chambers", () => {
  it('return an attachment that is not dearer than the Targaryen character you play', () => {
    const game = marshaling({
      play: ["Lady Daenerys's Chambers"],
      hand: ["Dany's Handmaiden"],
      discard: ['Blood of the Dragon', 'Poisoned Wine'],
    });
    game.choose("Dany's Handmaiden").until('responses', 0).choose("Lady Daenerys's Chambers");
    expect(game.names(0, 'hand')).toEqual(['Poisoned Wine']);
    expect(game.names(0, 'discard')).toEqual(['Blood of the Dragon']);
  });

  it('not for characters of other Houses', () => {
    const game = marshaling({
      play: ["Lady Daenerys's Chambers"],
      hand: ['Ghost'],
      discard: ['Poisoned Wine'],
    });
    game.choose('Ghost');
    expect(game.offers("Lady Daenerys's Chambers", 'marshalingWindow')).toBe(false);
  });
});

describe('against House Baratheon', () => {
  it('Drogon cannot choose who is immune to opponents’ characters', () => {
    const game = duel(targaryen, baratheon).challenges(
      { play: ['Drogon'], gold: 2 },
      { play: ['Brienne of Tarth', 'Maester Cressen'] },
    );
    game.until('challengesWindow', 0).choose('Drogon');
    expect(game.options.sort()).toEqual(['Drogon', 'Maester Cressen']);
  });
});
