import { sideStrength } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { at, challenges, lannister, marshaling, stark } from './positions.ts';

/** Chapter 9 of the ledger: keywords. */

describe('Stealth', () => {
  it('picks one character of the defender for each participant, before defenders are declared [AG1-902] [AG1-1134]', () => {
    const game = challenges(stark('Thief'), lannister('Squire', 'Hero'));
    game.attack('power', 1, 'Thief').until('bypass');
    expect([game.waiting, game.options]).toEqual([[0], ['Squire', 'Hero']]);
    game.choose('Hero').until('declareDefenders');
    expect(game.options).toEqual(['Squire']);
    expect(game.refused('Hero')).toBe('AG1-902');
    const two = challenges(stark('Thief', 'Thief'), lannister('Squire', 'Hero'));
    two.attack('power', 1, 'Thief', 'Thief').until('bypass').choose('Squire').choose('Hero');
    expect(two.challenge.stealth).toHaveLength(2);
  });

  it('may be left, and comes after the actions that follow the attackers [AG1-902] [AG1-1134]', () => {
    const game = challenges(stark('Thief'), lannister('Squire')).attack('power', 1, 'Thief');
    expect(game.step).toBe('attackersWindow/action');
    game.until('bypass').choose().until('declareDefenders');
    expect(game.options).toEqual(['Squire']);
  });

  it('cannot pick who has it as well [AG1-903]', () => {
    const game = challenges(stark('Thief'), lannister('Squire', 'Thief'));
    expect(game.attack('power', 1, 'Thief').until('bypass').options).toEqual(['Squire']);
  });
});

describe('Renown', () => {
  it('gives each participant of the winner 1 power, attacking or defending [AG1-911] [AG1-912] [AG1-1147]', () => {
    const attacks = challenges(stark('Hero', 'Hero', 'Squire'), lannister());
    attacks.attack('power', 1, 'Hero', 'Squire').through('challenge');
    expect(attacks.player(0).play.map((id) => attacks.table.cards[id].power)).toEqual([1, 0, 0]);
    const defends = challenges(stark('Squire'), lannister('Hero'));
    defends.attack('power', 1, 'Squire').defend('Hero').through('challenge');
    expect(defends.card('Hero').power).toBe(1);
    const loses = challenges(stark('Hero'), lannister('Giant'));
    loses.attack('power', 1, 'Hero').defend('Giant').through('challenge');
    expect(loses.card('Hero').power).toBe(0);
  });
});

describe('Deadly', () => {
  it('kills a participant of the defender’s choice where more attackers have it [AG1-916] [AG1-1148]', () => {
    const game = challenges(stark('Assassin'), lannister('Hero', 'Squire', 'Plain Knight'));
    game.attack('power', 1, 'Assassin').defend('Hero', 'Squire').until('chooseDeadly');
    expect([game.waiting, game.options]).toEqual([[1], ['Hero', 'Squire']]); // participating only
    game.choose('Squire').through('challenge');
    expect(game.names(1, 'dead')).toEqual(['Squire']);
  });

  it('also where the attacker has lost; not where as many defenders have it [AG1-917] [AG1-918]', () => {
    const lost = challenges(stark('Assassin'), lannister('Giant'));
    lost.attack('power', 1, 'Assassin').defend('Giant').through('challenge');
    expect(lost.names(1, 'dead')).toEqual(['Giant']);
    const even = challenges(stark('Assassin'), lannister('Assassin'));
    even.attack('power', 1, 'Assassin').defend('Assassin').through('challenge');
    expect([even.names(0, 'dead'), even.names(1, 'dead')]).toEqual([[], []]);
    const defends = challenges(stark('Squire'), lannister('Assassin'));
    defends.attack('power', 1, 'Squire').defend('Assassin').through('challenge');
    expect(defends.names(0, 'dead')).toEqual([]);
  });

  it('asks for one, whatever the difference, and the victim may be saved [AG1-1148]', () => {
    const game = challenges(stark('Assassin', 'Assassin'), {
      ...lannister('Hero', 'Squire', 'Healer'),
      gold: 1,
    });
    game.attack('power', 1, 'Assassin', 'Assassin').defend('Hero', 'Squire');
    game.until('chooseDeadly').choose('Hero').until('savesAndCancels', 1).choose('Healer');
    game.through('challenge');
    expect(game.names(1, 'dead')).toEqual([]);
  });
});

describe('Limited', () => {
  it('one card a round, of any type [AG1-908] [AG1-910]', () => {
    const game = marshaling(
      { ...stark(), gold: 3, hand: ['Market', 'Market', 'Once Only', 'Squire'] },
      lannister(),
    );
    game.choose('Market').pass();
    expect([game.refused('Market'), game.refused('Once Only')]).toEqual(['AG1-908', 'AG1-1128']);
    game.choose('Squire');
    expect(game.isInPlay('Squire')).toBe(true);
  });

  it('one Limited Response a round, whatever card it is on [AG1-909] [AG1-910]', () => {
    const game = challenges(
      { ...stark('First Herald', 'Second Herald', 'Giant'), hand: ['Once Only'] },
      lannister(),
    );
    game.attack('power', 1, 'Giant').until('responses', 0);
    expect(game.options).toEqual(['First Herald', 'Second Herald']);
    game.choose('First Herald').until('resolvedWindow');
    expect(game.power(0)).toBe(2); // no second one
    game.by(0, 'Once Only').until('resolvedWindow');
    expect(game.power(0)).toBe(3); // a Limited card is another matter
  });
});

describe('Deathbound and Stalwart', () => {
  it('Deathbound cards go to the dead pile instead of the discard pile [AG1-913]', () => {
    const game = at('draw')({ ...stark('Squire'), hand: ['Dismissal'] }, lannister('Doomed'));
    game.until('drawWindow', 0).choose('Dismissal').choose('Doomed').until('drawWindow');
    expect([game.names(1, 'dead'), game.names(1, 'discard')]).toEqual([['Doomed'], []]);
  });

  it('a Deathbound event goes there if it has resolved, and is discarded if canceled [AG1-914] [AG1-915]', () => {
    const game = at('draw')({ ...stark(), hand: ['Doom'] }, lannister());
    game.until('drawWindow', 0).choose('Doom').until('drawWindow');
    expect(game.names(0, 'dead')).toEqual(['Doom']);
    const canceled = at('draw')({ ...stark(), hand: ['Doom'] }, { ...lannister(), hand: ['No'] });
    canceled.until('drawWindow', 0).choose('Doom').until('savesAndCancels', 1).choose('No');
    canceled.until('drawWindow');
    expect([canceled.names(0, 'dead'), canceled.names(0, 'discard'), canceled.power(0)]).toEqual([
      [],
      ['Doom'],
      0,
    ]);
  });

  it.each(['Arrow', 'Dismissal'])(
    'a Stalwart character goes on top of its owner’s deck instead (%s) [AG1-925]',
    (event) => {
      const game = at('draw')({ ...stark('Squire'), hand: [event] }, lannister('Oak'));
      game.until('drawWindow', 0).choose(event).choose('Oak').until('drawWindow');
      expect([game.names(1, 'deck')[0], game.names(1, 'dead'), game.names(1, 'discard')]).toEqual([
        'Oak',
        [],
        [],
      ]);
    },
  );
});

describe('Infamy', () => {
  it('power for the House may go on such a card instead, and counts there [AG1-919] [AG1-920]', () => {
    const game = challenges(stark('Giant', 'Rogue'), { ...lannister(), power: 1 });
    game.attack('power', 1, 'Giant').untilOffered('infamy', 0);
    game.choose(game.asked.options[0].id);
    game.through('challenge');
    expect(game.power(0)).toBe(2);
    expect(game.card('Rogue').power).toBeGreaterThan(0);
  });

  it('and may stay with the House [AG1-919]', () => {
    const game = challenges(stark('Giant', 'Rogue'), lannister());
    game.attack('power', 1, 'Giant').through('challenge');
    expect([game.card('Rogue').power, game.power(0)]).toEqual([0, 1]);
  });

  it('also on a card that is no character [AG1-920]', () => {
    const game = at('draw')(stark({ card: 'Infamous Hall', power: 4 }), lannister());
    expect(game.power(0)).toBe(4);
  });
});

describe('Intimidate, Joust and Melee', () => {
  it('weaker characters count nothing against an Intimidate attacker [AG1-921]', () => {
    const game = challenges(stark('Bully'), lannister('Thief', 'Plain Knight', 'Giant'));
    game
      .attack('power', 1, 'Bully')
      .defend('Thief', 'Plain Knight', 'Giant')
      .until('defendersWindow');
    expect(sideStrength(game.m, 'defender')).toBe(9); // the Thief's 2 do not count, equal 3 do
    expect(game.strength('Thief')).toBe(2); // its STR is what it was
    const defends = challenges(stark('Thief'), lannister('Bully'));
    defends.attack('power', 1, 'Thief').defend('Bully').until('defendersWindow');
    expect(sideStrength(defends.m, 'attacker')).toBe(2); // only while it attacks
  });

  it('against a Joust character that attacks alone one may defend [AG1-935]', () => {
    const game = challenges(stark('Jouster', 'Squire'), lannister('Hero', 'Thief'));
    game.attack('power', 1, 'Jouster').until('declareDefenders');
    expect(game.asked.max).toBe(1);
    const together = challenges(stark('Jouster', 'Squire'), lannister('Hero', 'Thief'));
    together.attack('power', 1, 'Jouster', 'Squire').until('declareDefenders');
    expect(together.asked.max).toBe(2);
  });

  it('a Melee character has 1 more STR for each participant of opponents [AG1-927]', () => {
    const game = challenges(stark('Brawler', 'Squire'), lannister('Hero', 'Thief', 'Giant'));
    expect(game.strength('Brawler')).toBe(2);
    game.attack('power', 1, 'Brawler', 'Squire').defend('Hero', 'Thief').until('defendersWindow');
    expect(game.strength('Brawler')).toBe(4); // two opponents, not the friend, not who stays away
  });
});

describe('Vengeful and Vigilant', () => {
  it('the loser who defended may stand all Vengeful cards [AG1-924]', () => {
    const game = challenges(
      stark('Giant'),
      lannister('Avenger', { card: 'Avenger', knelt: true }, { card: 'Squire', knelt: true }),
    );
    game.attack('power', 1, 'Giant').defend('Avenger').until('standAgain');
    expect(game.waiting).toEqual([1]);
    game.choose('stand').through('challenge');
    const knelt = game.player(1).play.map((id) => game.table.cards[id].knelt);
    expect(knelt).toEqual([false, false, true]); // participating or not, and no others
    const attacker = challenges(stark('Avenger'), lannister('Giant'));
    attacker.attack('power', 1, 'Avenger').defend('Giant').through('challenge');
    expect(attacker.card('Avenger').knelt).toBe(true); // not who attacked
  });

  it('the winner who attacked may stand all Vigilant cards [AG1-926]', () => {
    const game = challenges(stark('Giant', { card: 'Sentry', knelt: true }), lannister('Squire'));
    game.attack('power', 1, 'Giant').until('standAgain');
    expect(game.waiting).toEqual([0]);
    game.choose('stand').through('challenge');
    expect([game.card('Sentry').knelt, game.card('Giant').knelt]).toEqual([false, true]);
    const declined = challenges(stark('Giant', { card: 'Sentry', knelt: true }), lannister());
    declined.attack('power', 1, 'Giant').until('standAgain').choose().through('challenge');
    expect(declined.card('Sentry').knelt).toBe(true);
  });
});

describe('“cannot”', () => {
  it('beats what a keyword allows [AG1-1128]', () => {
    const game = challenges(
      stark(
        'Giant',
        { card: 'Sentry', knelt: true, attachments: ['Chains'] },
        { card: 'Sentry', knelt: true },
      ),
      lannister(),
    );
    game.attack('power', 1, 'Giant').until('standAgain').choose('stand').through('challenge');
    const knelt = game.player(0).play.map((id) => game.table.cards[id]);
    expect(knelt.filter(({ code }) => code === 'test:sentry').map((card) => card.knelt)).toEqual([
      true,
      false,
    ]);
  });
});

describe('Ambush', () => {
  it('puts the card into play in any phase, for influence instead of gold [AG1-922] [AG1-923]', () => {
    const game = at('dominance')({ ...stark('Test Hall'), hand: ['Spider'] }, lannister());
    game.until('dominanceWindow', 0).choose('Spider');
    expect([game.isInPlay('Spider'), game.card('Test Hall').knelt]).toEqual([true, true]);
    const poor = at('dominance')({ ...stark('Court'), gold: 9, hand: ['Spider'] }, lannister());
    const [spider] = poor.until('dominanceWindow', 0).player(0).hand;
    expect(poor.refused(`${spider.id}.ambush`)).toBe('AG1-923');
  });
});

describe('Shadows', () => {
  const hiding = () =>
    marshaling({ ...stark(), gold: 4, hand: ['Shade', 'Shadow Queen'] }, lannister());

  it('the active player lays a Shadow card face down for 2 gold [AG1-928] [AG1-929] [AG1-930] [AG1-1007]', () => {
    const game = hiding();
    const shade = game.asked.options.find(({ id }) => id.endsWith('.shadows'));
    game.choose(shade?.id as string);
    expect([game.player(0).gold, game.player(0).placed.length, game.player(0).hand.length]).toEqual(
      [2, 1, 1],
    );
    expect(game.match.view(1).table.players[0].placed).toBe(1); // nobody sees which
    expect(game.find('Shade')).toBeUndefined();
    expect(
      game.until('marshalingWindow', 1).asked.options.some(({ id }) => id.endsWith('.shadows')),
    ).toBe(false);
  });

  it('at the start of each phase one card may come out, for what is printed behind the s [AG1-931] [AG1-932] [AG1-933] [AG1-934]', () => {
    const game = hiding();
    const options = () => game.asked.options.filter(({ id }) => id.endsWith('.shadows'));
    game.choose(options()[0].id).pass();
    game.choose(options()[0].id);
    expect(game.player(0).gold).toBe(0);
    game.until('outOfShadows', 0);
    expect(game.table.phase).toBe('challenges');
    expect(game.refused('Shade')).toBe('AG1-932'); // 1 gold, and there is none
    game.choose('Shadow Queen').until('action');
    expect(game.isInPlay('Shadow Queen')).toBe(true);
    game.until('outOfShadows', 0);
    expect(game.table.phase).toBe('dominance'); // one a phase
  });

  it('uniqueness holds for them [AG1-934]', () => {
    const game = marshaling(
      { ...stark(), gold: 4, hand: ['Shadow Queen'], dead: ['Shadow Queen'] },
      lannister(),
    );
    const hide = game.asked.options.find(({ id }) => id.endsWith('.shadows'));
    game.choose(hide?.id as string).until('outOfShadows', 0);
    expect(game.refused('Shadow Queen')).toBe('AG1-934');
  });
});
