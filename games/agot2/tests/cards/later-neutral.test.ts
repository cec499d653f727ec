import { describe, expect, it } from 'vitest';
import type { PlayerSpec } from '../../position.ts';
import { at, greyjoy, lannister, stark, tyrell } from '../positions.ts';

/** Neutral cards, plots and agendas of later packs, as far as the FAQ tests do not show what they do. */

const challenges = at('challenges');
const dominance = at('dominance');
const marshaling = at('marshaling', { active: 0 });
const plots = at('plot');

describe('The Lord of the Crossing', () => {
  it('begins weakly and ends with power', () => {
    const game = challenges(
      stark({
        agenda: 'The Lord of the Crossing',
        play: ['Catelyn Stark', 'Sansa Stark', 'Robb Stark', 'Summer'],
      }),
      lannister({ play: ['Joffrey Baratheon'] }),
    );
    game.attack('intrigue', 1, 'Sansa Stark');
    expect([game.strength('Sansa Stark'), game.strength('Summer')]).toEqual([1, 3]);
    game.attack('military', 1, 'Summer');
    expect(game.strength('Summer')).toBe(3);
    game.attack('power', 1, 'Robb Stark');
    expect(game.strength('Robb Stark')).toBe(7);
    const before = game.card('faction:stark').power;
    game.until('useKeyword');
    expect(game.card('faction:stark').power).toBe(before + 2); // unopposed, and the agenda
  });

  it('gives nothing for a third challenge that is lost', () => {
    const game = challenges(
      stark({
        agenda: 'The Lord of the Crossing',
        play: ['Sansa Stark', 'Summer', 'Bran Stark'],
      }),
      lannister({ play: ['Tywin Lannister'] }),
    );
    game.attack('intrigue', 1, 'Sansa Stark').attack('power', 1, 'Bran Stark').through('challenge');
    const before = game.power(0);
    game.attack('military', 1, 'Summer').defend('Tywin Lannister').through('challenge');
    expect(game.power(0)).toBe(before);
  });
});

describe('Hedge Knight', () => {
  it('is better beside another Knight', () => {
    const alone = challenges(stark({ play: ['Hedge Knight'] }), stark());
    expect([alone.strength('Hedge Knight'), alone.hasIcon('Hedge Knight', 'power')]).toEqual([
      2,
      false,
    ]);
    const game = challenges(
      stark({ play: ['Hedge Knight', { card: 'Bran Stark', attachments: ['Knighted'] }] }),
      stark(),
    );
    expect([game.strength('Hedge Knight'), game.hasIcon('Hedge Knight', 'power')]).toEqual([
      3,
      true,
    ]);
    expect(game.strength('Bran Stark')).toBe(2);
  });
});

describe('Hot Pie', () => {
  it('makes the next unique character cheaper, for a Companion that kneels', () => {
    const game = marshaling(
      tyrell({
        gold: 3,
        play: ['Hot Pie', 'Lady-in-Waiting'],
        hand: ['Margaery Tyrell', 'Left', 'Hedge Knight'],
      }),
      stark(),
    );
    game.choose('Hot Pie').choose('Lady-in-Waiting').until('action', 0);
    game.choose('Hedge Knight').until('action', 0).choose('Left');
    expect(game.player(0).gold).toBe(0); // 3 - 2 - (2 - 1)
    expect(game.card('Hot Pie').knelt).toBe(false);
  });
});

describe('Relentless Assault', () => {
  const assault = (knelt: boolean) =>
    challenges(
      stark({
        play: ['Robb Stark', 'Bran Stark', 'Arya Stark', 'Summer'],
        hand: ['Relentless Assault'],
        knelt,
      }),
      lannister(),
    )
      .attack('power', 1, 'Robb Stark')
      .until('reactionWindow');

  it('kneels the faction card for another challenge of the type', () => {
    const game = assault(false).choose('Relentless Assault');
    expect(game.card('faction:stark').knelt).toBe(true);
    game.attack('power', 1, 'Bran Stark').until('announceChallenge', 0);
    expect(game.options).toEqual(['military:1']);
  });

  it('cannot be played with a knelt faction card [AG2-309]', () => {
    expect(assault(true).refused('Relentless Assault')).toBe('AG2-309');
  });
});

describe('“The Dornishman’s Wife”', () => {
  const wife = (theirs: Partial<PlayerSpec>) =>
    challenges(
      stark({ gold: 1, play: ['Summer'], hand: ['"The Dornishman\'s Wife"', 'Ice'], power: 1 }),
      lannister(theirs),
    ).until('action', 0);

  it('gives something for each thing that the opponent has more of', () => {
    const game = wife({ power: 2, hand: ['Ice', 'Ice'], play: ['The Tickler', 'Burned Men'] });
    game.choose('"The Dornishman\'s Wife"');
    expect(game.player(0).gold).toBe(2);
    expect(game.power(0)).toBe(2);
    expect(game.player(0).hand).toHaveLength(2);
  });

  it('each condition counts by itself', () => {
    const game = wife({ play: ['The Tickler', 'Burned Men'] }).choose('"The Dornishman\'s Wife"');
    expect([game.player(0).gold, game.power(0), game.player(0).hand.length]).toEqual([0, 1, 2]);
  });

  it('needs an opponent who is ahead in something [AG2-309]', () => {
    expect(wife({}).refused('"The Dornishman\'s Wife"')).toBe('AG2-1330');
  });
});

describe('Flea Bottom', () => {
  const bottom = (play: string[] = []) =>
    challenges(
      stark({
        gold: 1,
        play: ['Flea Bottom', ...play],
        discard: ['Arya Stark', 'Robb Stark', 'Ice'],
        deck: ['Summer'],
        deckIsAll: true,
      }),
      lannister(),
    )
      .until('action', 0)
      .choose('Flea Bottom');

  it('brings back a cheap character for a phase', () => {
    const game = bottom();
    expect(game.isInPlay('Arya Stark')).toBe(true);
    expect(game.player(0).gold).toBe(0);
    game.until('dominanceWindow');
    expect(game.names(0, 'deck').at(-1)).toBe('Arya Stark');
  });

  it('as a duplicate it goes under the deck all the same [AG2-277]', () => {
    const game = bottom(['Arya Stark']);
    expect(game.card('Arya Stark').duplicates).toHaveLength(1);
    game.until('dominanceWindow');
    expect(game.card('Arya Stark').duplicates).toEqual([]);
    expect(game.names(0, 'deck').at(-1)).toBe('Arya Stark');
  });
});

describe('“The Song of the Seven”', () => {
  it('takes power from who has won dominance', () => {
    const game = dominance(
      stark({ gold: 9, power: 1, play: ['Summer'] }),
      stark({ gold: 1, play: ['Catelyn Stark'], hand: ['"The Song of the Seven"'] }),
    );
    game.by(1, '"The Song of the Seven"');
    expect(game.card('Catelyn Stark').power).toBe(2);
    expect(game.card('faction:stark', 0).power).toBe(0);
  });

  it('is nothing for who has won dominance himself', () => {
    const game = dominance(
      stark({
        gold: 9,
        power: 1,
        play: ['Catelyn Stark'],
        hand: ['"The Song of the Seven"'],
      }),
      stark({ power: 1 }),
    );
    expect(game.offers('"The Song of the Seven"', 'standingWindow')).toBe(false);
  });
});

describe('Tycho Nestoris', () => {
  it('adds 3 gold to the plot, unless he is blank [AG2-1249]', () => {
    const game = dominance(stark({ gold: 6, play: ['Tycho Nestoris'] }), stark());
    expect(game.plot(0, 'gold')).toBe(6);
    game.until('action', 0).choose('Tycho Nestoris');
    expect(game.plot(0, 'gold')).toBe(3);
    game.until('standingWindow');
    expect(game.plot(0, 'gold')).toBe(6);
  });
});

describe('Rise of the Kraken', () => {
  it('gives 2 power for an unopposed challenge', () => {
    const game = challenges(
      greyjoy({ play: ['Aeron Damphair'], plot: 'Rise of the Kraken' }),
      stark(),
    );
    game.attack('power', 1, 'Aeron Damphair').until('interrupts').choose('Rise of the Kraken');
    expect(game.card('faction:greyjoy').power).toBe(2);
  });

  it('gives nothing for other power, nor for a challenge that somebody else has won unopposed', () => {
    const kraken = { play: ['Aeron Damphair'], plot: 'Rise of the Kraken' };
    const defended = challenges(greyjoy(kraken), stark({ power: 1, play: ['Robb Stark'] }));
    defended.attack('power', 1, 'Aeron Damphair').defend('Robb Stark');
    expect(defended.offers('Rise of the Kraken', 'announceChallenge')).toBe(false);
    const won = at('dominance')(greyjoy({ ...kraken, gold: 9 }), stark());
    expect(won.offers('Rise of the Kraken', 'standingWindow')).toBe(false);
    expect(won.card('faction:greyjoy').power).toBe(1);
    const theirs = challenges(
      greyjoy({ plot: 'Rise of the Kraken' }),
      stark({ play: ['Tumblestone Knight'] }),
    );
    theirs.until('announceChallenge', 1).choose('military:0').choose('Tumblestone Knight');
    expect(theirs.offers('Rise of the Kraken', 'announceChallenge')).toBe(false);
    expect(theirs.power(1)).toBe(1);
  });
});

describe('Varys’s Riddle', () => {
  const riddle = (...theirs: string[]) =>
    plots(
      stark({ plotDeck: ["Varys's Riddle"] }),
      lannister({ plotDeck: theirs, deck: ['Ice', 'Ice', 'Ice', 'Ice'] }),
    );

  it('does what another plot does, for its own player', () => {
    const game = riddle('Counting Coppers').until('plotWindow');
    expect([game.player(0).hand.length, game.player(1).hand.length]).toEqual([3, 3]);
  });

  it('does nothing beside another Riddle or a plot without such an ability', () => {
    const game = riddle("Varys's Riddle").until('plotWindow');
    expect(game.facts).not.toContain('fact.uses');
    expect(riddle('A Noble Cause').until('plotWindow').facts).not.toContain('fact.uses');
  });
});

describe('Littlefinger’s Meddling', () => {
  it('makes events cheaper', () => {
    const game = challenges(
      stark({
        gold: 0,
        play: ['Summer', 'Robb Stark'],
        hand: ['I Am No One'],
        plot: "Littlefinger's Meddling",
      }),
      stark(),
    );
    game.until('action', 0).choose('I Am No One');
    expect(game.player(0).gold).toBe(0);
    expect(game.hasKeyword('Summer', 'insight')).toBe(true);
  });
});

describe('The Annals of Castle Black', () => {
  const annals = (mine: Partial<PlayerSpec>, theirs: Partial<PlayerSpec> = {}) =>
    challenges(
      stark({ play: ['Summer'], ...mine, plot: 'The Annals of Castle Black' }),
      stark({ play: ['Sansa Stark'], ...theirs }),
    );

  it('lets players play events from their discard piles; then they are out of the game', () => {
    const game = annals({ gold: 1, discard: ['I Am No One', 'Ice'] }).until('action', 0);
    expect(game.options).not.toContain('Ice');
    game.choose('I Am No One');
    expect(game.hasKeyword('Summer', 'insight')).toBe(true);
    expect(game.player(0).gold).toBe(0);
    expect(game.names(0, 'removed')).toEqual(['I Am No One']);
    expect(game.player(0).played).toHaveLength(1);
  });

  it('that goes for opponents as well, and for events from hand', () => {
    const game = annals({}, { gold: 1, discard: ['I Am No One'], hand: ['I Am No One'] });
    game.until('action', 1);
    expect(game.options.filter((name) => name === 'I Am No One')).toHaveLength(2);
    game.choose(game.asked.options.find(({ id }) => id.startsWith('h'))?.id ?? '');
    expect(game.names(1, 'removed')).toEqual(['I Am No One']);
    expect(game.names(1, 'discard')).toEqual(['I Am No One']);
  });

  it('cancels come from a discard pile too; the canceled event is removed', () => {
    const game = annals(
      { gold: 1, hand: ['I Am No One'] },
      { gold: 1, discard: ["The Hand's Judgment"] },
    );
    game.until('action', 0).choose('I Am No One');
    game.by(1, "The Hand's Judgment");
    expect(game.hasKeyword('Summer', 'insight')).toBe(false);
    expect(game.names(0, 'removed')).toEqual(['I Am No One']);
    expect(game.names(1, 'removed')).toEqual(["The Hand's Judgment"]);
  });

  it('leaves in the pile what is no event', () => {
    const game = annals({ play: ['Sansa Stark'] }, { play: [], hand: ['Ice'] });
    game.attack('intrigue', 1, 'Sansa Stark').through('challenge');
    expect([game.names(1, 'discard'), game.names(1, 'removed')]).toEqual([['Ice'], []]);
  });

  it('an event that cannot be paid is refused with the reason', () => {
    const game = annals({ discard: ['I Am No One'] }).until('action', 0);
    expect(game.refused('I Am No One')).toBe('AG2-1303');
  });
});

describe('Wheels Within Wheels', () => {
  const wheels = () =>
    plots(
      stark({
        plotDeck: ['Wheels Within Wheels'],
        deck: ['Ice', 'I Am No One', 'Winter Is Coming', 'For the North!'],
      }),
      lannister(),
    ).until('choosing');

  it('shows events, keeps one, and places the others in the discard pile', () => {
    const game = wheels();
    expect(game.options).toEqual(['I Am No One', 'Winter Is Coming', 'For the North!']);
    game.choose('I Am No One', 'For the North!');
    expect(game.facts).toContain('fact.shown');
    game.choose('For the North!');
    expect(game.names(0, 'hand')).toEqual(['For the North!']);
    expect(game.names(0, 'discard')).toEqual(['I Am No One']);
    expect(game.names(0, 'deck')).toContain('Winter Is Coming');
  });

  it('may find nothing [AG2-287]; nobody else learns what was there [AG2-285]', () => {
    const game = wheels();
    expect(JSON.stringify(game.match.view(1).table.looking)).not.toContain('08082');
    game.pass();
    expect(game.names(0, 'hand')).toEqual([]);
    expect(game.table.looking).toBeNull();
  });
});

describe('Breaking Ties', () => {
  it('sacrifices a loyal character to return something that is not loyal, twice a round', () => {
    const game = challenges(
      stark({ play: ['Robb Stark', 'Catelyn Stark', 'Grey Wind'], plot: 'Breaking Ties' }),
      lannister({ play: ['The Tickler', 'Burned Men', 'Tyrion Lannister', 'Tywin Lannister'] }),
    );
    for (const [loyal, other] of [
      ['Robb Stark', 'The Tickler'],
      ['Grey Wind', 'Burned Men'],
    ]) {
      game.until('action', 0).choose('Breaking Ties').choose(loyal);
      expect(game.options).not.toContain('Tywin Lannister');
      game.choose(other);
    }
    expect(game.names(1, 'hand')).toEqual(['The Tickler', 'Burned Men']);
    game.until('action', 0);
    expect(game.refused('Breaking Ties')).toBe('AG2-1349');
  });
});
