import { isOfFaction } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import type { PlayerSpec } from '../../position.ts';
import { at, greyjoy, lannister, martell, stark, targaryen, tyrell, watch } from '../positions.ts';

/** Cards of later packs that belong to a house, as far as the FAQ tests do not show what they do. */

const challenges = at('challenges');
const marshaling = at('marshaling', { active: 0 });

describe('Dagmer Cleftjaw', () => {
  const raid = (theirs: string[], mine: string[] = ['Dagmer Cleftjaw']) =>
    challenges(greyjoy({ play: mine }), lannister({ play: theirs, power: 2 })).attack(
      'power',
      1,
      ...mine,
    );

  it('takes a cheap location instead of claim', () => {
    const game = raid(['Lannisport', 'Casterly Rock', 'Western Fiefdom', 'The Kingsroad']);
    game.until('interrupts').choose('Dagmer Cleftjaw');
    expect(game.options).toEqual(['Lannisport', 'Casterly Rock']); // the others are limited
    game.choose('Lannisport');
    expect(game.card('Lannisport').controller).toBe(0);
    expect(game.card('faction:lannister').power).toBe(2);
  });

  it('must attack alone', () => {
    const game = raid(['Lannisport'], ['Dagmer Cleftjaw', 'Aeron Damphair']);
    expect(game.reaches('interrupts', 'useKeyword')).toBe(false);
    expect(game.card('faction:lannister').power).toBe(1);
  });
});

describe('Corpse Lake', () => {
  it('gains power when a character is discarded from an opponent’s deck', () => {
    const game = challenges(
      greyjoy({ play: ['Corpse Lake', "Black Wind's Crew", "Euron Crow's Eye"] }),
      stark({ deck: ['Summer', 'Ice'] }),
    );
    game.attack('military', 1, "Black Wind's Crew", "Euron Crow's Eye").until('keywordOrder');
    game.choose('pillage').choose("Black Wind's Crew", "Euron Crow's Eye");
    expect(game.options).toEqual(['Corpse Lake']); // for Summer alone
    game.choose('Corpse Lake');
    expect(game.card('Corpse Lake').power).toBe(1);
  });
});

describe('Old Wyk', () => {
  it('has its owner put the dead in order [AG2-230]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark'], plot: 'The Winds of Winter' }),
      greyjoy({ play: ['Old Wyk', 'Drowned Men', 'Aeron Damphair', 'Theon Greyjoy'] }),
    );
    game.attack('military', 1, 'Robb Stark').until('claimed');
    game.choose('Drowned Men', 'Aeron Damphair');
    expect(game.step).toBe('stackPile/stackOrder');
    game.order('Aeron Damphair', 'Drowned Men');
    expect(game.names(1, 'dead')).toEqual(['Aeron Damphair', 'Drowned Men']);
  });
});

describe('Trial by Combat', () => {
  const trial = () =>
    challenges(
      lannister({ gold: 2, play: ['Grand Maester Pycelle'], hand: ['Trial by Combat'] }),
      stark({ play: ['Summer', 'Robb Stark'], hand: ['Ice'] }),
    );

  it('turns intrigue claim into military claim; the claim counts as applied [AG2-425] [AG2-426]', () => {
    const game = trial().attack('intrigue', 1, 'Grand Maester Pycelle');
    game.until('interrupts').choose('Trial by Combat');
    expect(game.waiting).toEqual([1]);
    game.choose('Summer');
    expect(game.names(1, 'dead')).toEqual(['Summer']);
    expect(game.names(1, 'hand')).toEqual(['Ice']);
  });
});

describe('a replacement', () => {
  it('waits for the other interrupts to what it replaces [AG2-426]', () => {
    const game = challenges(
      lannister({ gold: 2, play: ['Grand Maester Pycelle'], hand: ['Trial by Combat'] }),
      martell({
        gold: 2,
        play: ['Obara Sand', 'Edric Dayne'],
        hand: ['Vengeance for Elia', 'Ice'],
      }),
    ).attack('intrigue', 1, 'Grand Maester Pycelle');
    game.until('interrupts').choose('Trial by Combat').until('interrupts', 1);
    expect([game.step, game.options]).toEqual(['interrupts/opportunity', ['Vengeance for Elia']]);
    expect([game.names(1, 'dead'), game.names(1, 'discard')]).toEqual([[], []]);
    game.pass();
    expect(game.step).toBe('chooseForClaim/claimed'); // now it is military claim
  });
});

describe('Vengeance for Elia', () => {
  it('of two replacements the one that was initiated last is used [AG2-427]', () => {
    const game = challenges(
      lannister({
        gold: 2,
        play: ['Grand Maester Pycelle', 'The Tickler'],
        hand: ['Trial by Combat', 'Ice'],
      }),
      martell({ gold: 2, play: ['Obara Sand'], hand: ['Vengeance for Elia', 'Ice'] }),
    ).attack('intrigue', 1, 'Grand Maester Pycelle');
    game.until('interrupts').choose('Trial by Combat');
    game.until('interrupts', 1).choose('Vengeance for Elia').through('claim');
    expect(game.names(0, 'dead')).toEqual([]);
    expect(game.names(1, 'dead')).toEqual([]);
    expect(game.names(0, 'discard').sort()).toEqual(['Ice', 'Trial by Combat']);
  });
});

describe('Vengeance for Elia against power claim', () => {
  it('moves nothing: the power lies there already [AG2-291] [AG2-292]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark'], power: 3 }),
      martell({ gold: 2, power: 2, hand: ['Vengeance for Elia'] }),
    ).attack('power', 1, 'Robb Stark');
    game.until('interrupts', 1).choose('Vengeance for Elia').until('useKeyword');
    expect(game.card('faction:stark').power).toBe(4); // 3, and 1 for the unopposed challenge
    expect(game.card('faction:martell').power).toBe(2);
    expect(game.facts).not.toContain('fact.powerMoved');
  });
});

describe('Cersei Lannister (Lions of Casterly Rock 1)', () => {
  const cersei = 'Cersei Lannister (LoCR)';

  it('stands to attack in intrigue challenges and gains power from what opponents discard', () => {
    const game = challenges(lannister({ play: [cersei] }), stark({ hand: ['Ice'] }));
    game.attack('intrigue', 1, cersei).until('reactionWindow');
    expect(game.card(cersei).knelt).toBe(false);
    game.choose(cersei);
    expect(game.card(cersei).power).toBe(1);
  });

  it('not from a player whom she supports', () => {
    const game = challenges(
      lannister({ play: [cersei], title: 'Master of Laws' }),
      stark({ title: 'Master of Coin', hand: ['Ice'] }),
      stark({ title: 'Hand of the King', play: ['Catelyn Stark'], hand: ['Ice'] }),
    );
    game.until('announceChallenge').pass().until('announceChallenge', 2);
    game.attack('intrigue', 1, 'Catelyn Stark');
    expect(game.reaches('reactionWindow', 'announceChallenge')).toBe(false);
    expect(game.names(1, 'discard')).toEqual(['Ice']);
  });
});

describe('Taena Merryweather', () => {
  it('exchanges a card after an event was played', () => {
    const game = challenges(
      lannister({
        play: ['Taena Merryweather'],
        hand: ["The Dragon's Tail", 'Ice'],
        deck: ['Lannisport', 'Burned Men', 'Gold Cloaks'],
      }),
      stark(),
    );
    game.until('action', 0).choose("The Dragon's Tail");
    expect(game.player(1).hand).toHaveLength(2);
    game.choose('Taena Merryweather').choose('Ice');
    expect(game.names(0, 'hand')).toEqual(['Lannisport', 'Burned Men', 'Gold Cloaks']);
    expect(game.names(0, 'discard')).toEqual(["The Dragon's Tail", 'Ice']);
  });

  it('has nothing to do with events of others', () => {
    const game = challenges(
      lannister({ play: ['Taena Merryweather'], hand: ['Ice'] }),
      stark({ hand: ["The Dragon's Tail"] }),
    );
    game.until('action', 1).choose("The Dragon's Tail");
    expect(game.reaches('reactionWindow', 'challengesWindow')).toBe(false);
  });
});

describe('Tower of the Sun', () => {
  it('gives gold for the first event of a phase, whoever plays it', () => {
    const game = challenges(
      martell({ play: ['Tower of the Sun'] }),
      stark({ hand: ["The Dragon's Tail", "The Dragon's Tail"] }),
    );
    game.until('action', 1).choose("The Dragon's Tail").choose('Tower of the Sun');
    expect(game.player(0).gold).toBe(1);
    game.until('action', 1).choose("The Dragon's Tail");
    expect(game.reaches('reactionWindow', 'challengesWindow')).toBe(false);
  });
});

describe('The Prince’s Plan', () => {
  it('gives STR for used plots and an icon', () => {
    const game = challenges(
      martell({
        gold: 2,
        play: ['Areo Hotah'],
        hand: ["The Prince's Plan"],
        used: ['A Noble Cause', 'Summons'],
      }),
      stark(),
    );
    game.until('action', 0).choose("The Prince's Plan");
    expect(game.asked).toMatchObject({ min: 1, max: 1 });
    game.choose('power');
    expect(game.strength('Areo Hotah')).toBe(7);
    expect(game.hasIcon('Areo Hotah', 'power')).toBe(true);
    game.until('dominanceWindow');
    expect(game.strength('Areo Hotah')).toBe(5);
  });

  it('comes back from the discard pile, and is not played from there [AG2-307] [AG2-384]', () => {
    const game = challenges(
      martell({ gold: 2, play: ['Areo Hotah'], discard: ["The Prince's Plan"] }),
      stark({ play: ['Robb Stark'] }),
    );
    game.until('action', 0);
    expect(game.options).not.toContain("The Prince's Plan");
    game.until('announceChallenge', 1).choose('military:0').choose('Robb Stark');
    game.untilOffered("The Prince's Plan", 0).choose("The Prince's Plan");
    expect(game.names(0, 'hand')).toContain("The Prince's Plan");
  });
});

describe('Ward', () => {
  it('takes control of a cheap character and makes it a Stark; terminal [AG2-241] [AG2-691]', () => {
    const game = marshaling(
      stark({ gold: 4, play: ['Arya Stark'], hand: ['Ward'] }),
      lannister({ play: ['Joffrey Baratheon', 'Tywin Lannister'] }),
    );
    game.choose('Ward');
    expect(game.options).toEqual(['Arya Stark', 'Joffrey Baratheon']);
    game.choose('Joffrey Baratheon');
    const joffrey = game.card('Joffrey Baratheon');
    expect(joffrey.controller).toBe(0);
    // He is of both Houses now, and of no other.
    const houses = ['stark', 'lannister', 'tyrell'].map((one) => isOfFaction(game.m, joffrey, one));
    expect(houses).toEqual([true, true, false]);
    game.attack('power', 1, 'Joffrey Baratheon');
    expect(game.challenge.attackers).toHaveLength(1);
  });
});

describe('Ward on a unique character', () => {
  const warded = (mine: object) => {
    const game = marshaling(
      stark({ gold: 4, hand: ['Ward'], ...mine }),
      lannister({ play: ['Joffrey Baratheon'] }),
    );
    const joffrey = game.card('Joffrey Baratheon', 1);
    game.choose('Ward');
    if (game.step === 'marshalCard/chooseHost') game.choose(String(joffrey.id));
    expect(joffrey.attachments).toHaveLength(1);
    return game.names(1, 'play');
  };

  it('leaves him where he is if the player has a copy in play or among his dead [AG2-252] [AG2-253]', () => {
    expect(warded({ play: ['Joffrey Baratheon'] })).toEqual(['Joffrey Baratheon']);
    expect(warded({ dead: ['Joffrey Baratheon'] })).toEqual(['Joffrey Baratheon']);
    expect(warded({})).toEqual([]);
  });
});

describe('Ward on a character with power', () => {
  it('brings its power to the new controller [AG2-908]', () => {
    const game = marshaling(
      stark({ gold: 4, power: 1, hand: ['Ward'] }),
      lannister({ play: [{ card: 'Joffrey Baratheon', power: 3 }] }),
    );
    game.choose('Ward');
    expect([game.power(0), game.power(1)]).toEqual([4, 0]);
  });
});

describe('Eddard Stark (Wolves of the North 3)', () => {
  it('shares his renown', () => {
    const ned = 'Eddard Stark (WotN)';
    const game = challenges(stark({ play: [ned, 'Catelyn Stark', 'Bran Stark'] }), lannister());
    game.attack('power', 1, ned, 'Catelyn Stark').until('useKeyword').choose(ned).choose(ned);
    expect(game.card(ned).power).toBe(1);
    expect(game.card('Catelyn Stark').power).toBe(1);
  });
});

describe('Riverrun', () => {
  it('adds to power that a Tully gains', () => {
    const game = challenges(
      stark({ play: ['Riverrun', { card: 'Catelyn Stark', attachments: ['Ice'] }, 'Robb Stark'] }),
      lannister(),
    );
    const ned = 'Eddard Stark (WotN)';
    const other = challenges(stark({ play: ['Riverrun', ned, 'Catelyn Stark'] }), lannister());
    other.attack('power', 1, ned, 'Catelyn Stark').until('useKeyword').choose(ned).choose(ned);
    other.choose('Riverrun');
    expect(other.card('Catelyn Stark').power).toBe(2);
    expect(other.card('Riverrun').knelt).toBe(true);
    game.attack('power', 1, 'Robb Stark').until('useKeyword').choose('Robb Stark');
    expect(game.step).not.toBe('reactionWindow/opportunity'); // he is no Tully
  });
});

describe('I Am No One', () => {
  it('takes traits and faction; gives insight and stealth; its character stays standing', () => {
    const game = challenges(
      stark({ gold: 1, play: ['Arya Stark', 'Robb Stark'], hand: ['I Am No One'] }),
      lannister({ play: ['Tywin Lannister'] }),
    );
    game.until('action', 0).choose('I Am No One');
    expect(game.hasTrait('Arya Stark', 'Lady')).toBe(false);
    expect(game.hasKeyword('Arya Stark', 'insight')).toBe(true);
    game.attack('power', 1, 'Arya Stark').choose('Tywin Lannister');
    expect(game.card('Arya Stark').knelt).toBe(false);
    game.through('challengesPhase');
    expect(game.hasTrait('Arya Stark', 'Lady')).toBe(true);
  });
});

describe('Crone of Vaes Dothrak', () => {
  it('kneels a Dothraki to bury what was discarded from a hand [AG2-1357]', () => {
    const game = challenges(
      targaryen({ play: ['Crone of Vaes Dothrak', 'Khal Drogo', 'Magister Illyrio'] }),
      stark({ hand: ['Summer'] }),
    );
    game.attack('intrigue', 1, 'Magister Illyrio').until('reactionWindow');
    game.choose('Crone of Vaes Dothrak');
    expect(game.options).toEqual(['Crone of Vaes Dothrak', 'Khal Drogo']);
    game.choose('Khal Drogo');
    expect(game.names(1, 'dead')).toEqual(['Summer']);
    expect(game.names(1, 'discard')).toEqual([]);
  });
});

describe('Mirri Maz Duur', () => {
  it('kills a character instead of any claim', () => {
    const game = challenges(
      targaryen({ play: ['Mirri Maz Duur'] }),
      stark({ play: ['Robb Stark', 'Summer'], hand: ['Ice'] }),
    );
    game.attack('intrigue', 1, 'Mirri Maz Duur').until('interrupts').choose('Mirri Maz Duur');
    game.choose('Robb Stark');
    expect(game.names(1, 'dead')).toEqual(['Robb Stark']);
    expect(game.names(1, 'hand')).toEqual(['Ice']);
  });
});

describe('Plaza of Pride', () => {
  const plaza = (hand: string[]) =>
    challenges(
      targaryen({
        play: [
          'Plaza of Pride',
          { card: 'Khal Drogo', knelt: true },
          { card: 'Drogon', knelt: true },
        ],
        hand,
      }),
      stark(),
    ).until('action', 0);

  it('stands whoever costs at most 3 more than the discarded card', () => {
    const game = plaza(['Viserys Targaryen', 'Unsullied']);
    game.choose('Plaza of Pride');
    game.choose('Viserys Targaryen');
    expect(game.card('Drogon').knelt).toBe(false);
    expect(game.card('Khal Drogo').knelt).toBe(true);
  });

  it('a better card stands the Khal', () => {
    const game = plaza(['Viserys Targaryen', 'Unsullied']);
    game.choose('Plaza of Pride').choose('Unsullied');
    expect(game.options).toEqual(['Khal Drogo', 'Drogon']);
  });

  it('discards only what makes somebody stand [AG2-1330]', () => {
    const game = challenges(
      targaryen({
        play: ['Plaza of Pride', { card: 'Khal Drogo', knelt: true }],
        hand: ['Viserys Targaryen'],
      }),
      stark(),
    ).until('action', 0);
    expect(game.refused('Plaza of Pride')).toBe('AG2-311');
  });
});

describe('Daenerys Targaryen (Flight of Crows 93)', () => {
  it('burns somebody after a Targaryen event', () => {
    const game = challenges(
      targaryen({
        gold: 1,
        play: ['Daenerys Targaryen (TFM)', 'Khal Drogo'],
        hand: ['Dragon Sight'],
      }),
      stark({ play: ['Winterfell Steward'] }),
    );
    game.attack('military', 1, 'Khal Drogo').until('attackersWindow', 0).choose('Dragon Sight');
    game.choose('Daenerys Targaryen').choose('Winterfell Steward');
    expect(game.names(1, 'dead')).toEqual(['Winterfell Steward']);
  });
});

describe('Underground Vault', () => {
  it.each([
    ['A Noble Cause', 2],
    ['Calling the Banners', 1],
  ])('against %s it gives %i gold', (plot, gold) => {
    const game = marshaling(watch({ play: ['Underground Vault'] }), stark({ plot }));
    game.choose('Underground Vault');
    expect(game.player(0).gold).toBe(gold);
  });
});

describe('Now My Watch Begins', () => {
  it('does not see the dead pile [AG2-226]', () => {
    const game = challenges(
      watch({ gold: 3, play: ['Ranging Party'], hand: ['Now My Watch Begins'] }),
      stark({ play: ['Bran Stark'] }),
    );
    game.attack('military', 1, 'Ranging Party').until('attackersWindow', 0);
    game.through('challenge');
    expect(game.names(1, 'dead')).toEqual(['Bran Stark']);
    expect(game.names(0, 'hand')).toEqual(['Now My Watch Begins']);
  });

  it('takes a duplicate that saved its card, as far as no copy is in the way [AG2-256]', () => {
    const game = challenges(
      watch({ gold: 2, play: ['Ranging Party'], hand: ['Now My Watch Begins'] }),
      stark({ play: [{ card: 'Bran Stark', duplicates: 1 }] }),
    );
    game.attack('military', 1, 'Ranging Party').until('wouldInterrupts').choose('Bran Stark');
    expect(game.names(1, 'discard')).toEqual(['Bran Stark']);
    expect(game.step).not.toBe('reactionWindow/opportunity'); // the other Bran is in play
  });

  it('sees what an opponent discards, and nothing of your own', () => {
    const discarding = (mine: string[], theirs: string[]) => {
      const game = challenges(
        watch({ gold: 2, hand: ['Now My Watch Begins', ...mine], play: ['Sansa Stark'] }),
        stark({ hand: theirs }),
      );
      return game.attack('intrigue', 1, 'Sansa Stark');
    };
    const theirs = discarding([], ['Bran Stark']);
    theirs.untilOffered('Now My Watch Begins', 0).choose('Now My Watch Begins');
    expect(theirs.isInPlay('Bran Stark', 0)).toBe(true);
    expect(discarding([], ['Ice']).offers('Now My Watch Begins', 'dominanceWindow')).toBe(false);
    const own = challenges(
      watch({ gold: 2, hand: ['Now My Watch Begins', 'Bran Stark'] }),
      stark({ play: ['Sansa Stark'] }),
    );
    own.attack('intrigue', 0, 'Sansa Stark');
    expect(own.offers('Now My Watch Begins', 'dominanceWindow')).toBe(false);
  });

  it('counts the pile of whoever controlled the card [AG2-243] [AG2-244]', () => {
    const game = challenges(
      watch({ gold: 2, hand: ['Now My Watch Begins'] }),
      stark({
        play: [{ card: 'Old Forest Hunter', owner: 0 }, 'Sansa Stark'],
        plot: 'Breaking Ties',
      }),
    );
    game.until('action', 1).choose('Breaking Ties');
    expect(game.names(0, 'discard')).toEqual(['Old Forest Hunter']);
    game.by(0, 'Now My Watch Begins');
    expect(game.isInPlay('Old Forest Hunter', 0)).toBe(true);
  });
});

describe('Now My Watch Begins and a card that leaves play', () => {
  const marched = (...players: PlayerSpec[]) => at('plot')(...players);

  it.each([
    ['one’s own character is no card of an opponent', ['Old Forest Hunter'], [], false],
    ['an opponent’s is', [], ['Sansa Stark'], true],
  ])('%s [AG2-244]', (_what, mine, theirs, offered) => {
    const game = marched(
      watch({ gold: 2, play: mine, hand: ['Now My Watch Begins'], plotDeck: ['A Noble Cause'] }),
      stark({ play: theirs, plotDeck: ['Marched to the Wall'] }),
    );
    game.by(0, 'A Noble Cause').by(1, 'Marched to the Wall');
    expect(game.offers('Now My Watch Begins', 'plotWindow')).toBe(offered);
  });
});

describe('Lady Sansa’s Rose', () => {
  it('is worth 3 power with a Lady', () => {
    const game = challenges(
      tyrell({
        gold: 1,
        play: ['The Knight of Flowers', 'Margaery Tyrell'],
        hand: ["Lady Sansa's Rose"],
      }),
      stark(),
    );
    game.attack('power', 1, 'The Knight of Flowers').until('reactionWindow');
    game.choose("Lady Sansa's Rose");
    expect(game.card('The Knight of Flowers').power).toBe(3);
  });
});

describe('Mare in Heat', () => {
  it('removes a stronger character while its bearer attacks or defends alone', () => {
    const game = challenges(
      stark({ play: ['Robb Stark', 'Arya Stark'] }),
      tyrell({ play: [{ card: 'Ser Davos Seaworth', attachments: ['Mare in Heat'] }] }),
    );
    game.attack('power', 1, 'Robb Stark').defend('Ser Davos Seaworth');
    game.by(1, 'Mare in Heat');
    expect(game.challenge.attackers).toEqual([]);
    expect(game.card('Mare in Heat').knelt).toBe(true);
  });
});

describe('To the Rose Banner!', () => {
  it('sells a character for its STR', () => {
    const game = marshaling(
      tyrell({ play: ['Randyll Tarly', 'Hedge Knight'], hand: ['To the Rose Banner!'] }),
      stark(),
    );
    game.choose('To the Rose Banner!');
    expect(game.player(0).gold).toBe(5);
    expect(game.names(0, 'discard').sort()).toEqual(['Randyll Tarly', 'To the Rose Banner!']);
  });

  it('sells also one of STR 1', () => {
    const game = marshaling(
      tyrell({ play: ['Garden Caretaker'], hand: ['To the Rose Banner!'] }),
      stark(),
    );
    expect(game.strength('Garden Caretaker')).toBe(1);
    expect(game.choose('To the Rose Banner!').player(0).gold).toBe(1);
  });
});

describe('All Men Are Fools', () => {
  it('gives power to all Ladies', () => {
    const game = challenges(
      tyrell({
        play: ['The Queen of Thorns', 'Margaery Tyrell', 'Hedge Knight'],
        hand: ['All Men Are Fools'],
      }),
      stark(),
    );
    game.attack('power', 1, 'The Queen of Thorns').until('reactionWindow');
    game.choose('All Men Are Fools');
    const powers = ['The Queen of Thorns', 'Margaery Tyrell', 'Hedge Knight'];
    expect(powers.map((name) => game.card(name).power)).toEqual([1, 1, 0]);
  });

  it('cannot be played without one [AG2-309]', () => {
    const game = challenges(
      tyrell({ play: ['Randyll Tarly'], hand: ['All Men Are Fools'] }),
      stark(),
    );
    game.attack('power', 1, 'Randyll Tarly').until('reactionWindow');
    expect(game.refused('All Men Are Fools')).toBe('AG2-309');
  });
});

describe('Highgarden Minstrel and “Six Maids in a Pool”', () => {
  it('a Song pays the Minstrel; the Song draws for each Lady', () => {
    const game = challenges(
      tyrell({
        gold: 2,
        play: ['Highgarden Minstrel', 'Margaery Tyrell', 'The Queen of Thorns'],
        hand: ['"Six Maids in a Pool"', 'Growing Strong'],
      }),
      stark(),
    );
    game.until('action', 0).choose('"Six Maids in a Pool"');
    expect(game.player(0).hand).toHaveLength(3);
    game.choose('Highgarden Minstrel');
    expect(game.player(0).gold).toBe(1);
    game.until('action', 0).choose('Growing Strong').choose('Margaery Tyrell');
    expect(game.step).toBe('challengesWindow/action'); // it is no Song
  });
});

describe('Mace Tyrell (House of Thorns 1)', () => {
  const mace = () =>
    challenges(
      tyrell({
        gold: 2,
        play: ['Mace Tyrell', 'The Hightower', { card: 'Margaery Tyrell', knelt: true, power: 1 }],
      }),
      stark(),
    );

  it('sends a Tyrell away until the next phase begins [AG2-232] [AG2-233]', () => {
    const game = mace().until('action', 0).choose('Mace Tyrell');
    expect(game.names(0, 'removed')).toEqual(['Margaery Tyrell']);
    expect(game.card('faction:tyrell').knelt).toBe(true);
    game.until('reactionWindow');
    expect(game.table.phase).toBe('dominance');
    expect(game.card('Margaery Tyrell')).toMatchObject({ zone: 'play', knelt: false, power: 0 });
  });

  it('welcomes who is marshaled and who is put into play alike: both enter play [AG2-203] [AG2-205]', () => {
    const marshaled = marshaling(
      tyrell({ gold: 9, play: ['Mace Tyrell'], hand: ['Garden Caretaker'] }),
      stark(),
    ).choose('Garden Caretaker');
    expect(marshaled.offers('Mace Tyrell', 'marshalingWindow')).toBe(true);
    expect(mace().until('action', 0).choose('Mace Tyrell').until('reactionWindow').options).toEqual(
      ['Mace Tyrell', 'The Hightower'],
    );
  });

  it('but not who only comes under his control: he was in play before [AG2-203]', () => {
    const game = at('dominance')(
      tyrell({
        gold: 9,
        agenda: 'Banner of the Watch',
        play: ['Mace Tyrell'],
        hand: ['Take the Black'],
      }),
      stark({ play: ['Garden Caretaker'] }),
    );
    game.choose('Take the Black');
    expect(game.card('Garden Caretaker').controller).toBe(0);
    expect(game.reaches('reactionWindow', 'standingWindow')).toBe(false);
  });

  it('and with the Hightower welcomes who enters play', () => {
    const game = mace().until('action', 0).choose('Mace Tyrell').until('reactionWindow');
    expect(game.options).toEqual(['Mace Tyrell', 'The Hightower']);
    game.choose('The Hightower').choose('Mace Tyrell');
    expect(game.player(0).gold).toBe(2); // 2 + 1 - 1
    expect(game.player(0).hand).toHaveLength(1);
    expect(game.card('Mace Tyrell').power).toBe(1);
  });
});
