import {
  a,
  action,
  andThen,
  cancel,
  cardGainsPower,
  choose,
  effectsInitiate,
  forcedInterrupt,
  forcedReaction,
  gainGold,
  gainPower,
  gets,
  interrupt,
  kill,
  killed,
  kneelCost,
  kneelYour,
  opponents,
  payGold,
  perPhase,
  perRound,
  reaction,
  sacrificeCost,
  sacrificedOrKilled,
  saveIt,
  self,
  stand,
  target,
  until,
  wouldInterrupt,
  youPlay,
  yours,
} from '@small-council/lcg/blocks';
import { describe, expect, it } from 'vitest';
import { pack } from '../cards/registry.ts';
import type { PlayerSpec, PositionSpec } from '../position.ts';
import { scenario } from './scenario.ts';

/** The seven steps of a trigger, and the steps of using an ability: chapters 3 and 13. */

const { character, event } = pack('Test', 'neutral');

const anyone = a('character');

/** Every way to answer a death; each gives its player something else to tell it by. */
character('test:would', {
  name: ['Saver', 'Retter'],
  abilities: [wouldInterrupt({ on: killed(anyone), cost: kneelCost(), does: saveIt() })],
});
character('test:forcedInterrupt', {
  name: ['Mourner', 'Klageweib'],
  abilities: [forcedInterrupt({ on: killed(anyone), does: gainGold(1) })],
});
character('test:interrupt', {
  name: ['Heir', 'Erbe'],
  abilities: [interrupt({ on: killed(anyone), does: gainGold(10) })],
});
character('test:forcedReaction', {
  name: ['Herald', 'Herold'],
  abilities: [forcedReaction({ on: killed(anyone), does: gainGold(100) })],
});
character('test:reaction', {
  name: ['Avenger', 'Rächer'],
  abilities: [reaction({ on: killed(anyone), does: gainGold(1000) })],
});
/** Kills again out of a reaction. */
character('test:chain', {
  name: ['Fury', 'Furie'],
  abilities: [
    reaction({
      on: killed(anyone),
      choose: choose(a('character', opponents), 'killed'),
      does: kill(target),
      limit: perRound(),
    }),
  ],
});
character('test:killer', {
  name: ['Killer', 'Mörder'],
  strength: 1,
  abilities: [
    action({
      choose: choose(a('character', opponents), 'killed'),
      does: kill(target),
      limit: perPhase(),
    }),
  ],
});
/** "Kill a character. Then gain 2 power." */
character('test:then', {
  name: ['Executioner', 'Henker'],
  abilities: [
    action({
      choose: choose(a('character', opponents), 'killed'),
      does: [kill(target), andThen(gainPower(2))],
      limit: perRound(),
    }),
  ],
});
character('test:canceler', {
  name: ['Silencer', 'Schweiger'],
  abilities: [
    wouldInterrupt({ on: effectsInitiate('opponentsEvent'), cost: kneelCost(), does: cancel }),
  ],
});
character('test:victim', { name: ['Victim', 'Opfer'], strength: 1 });
character('test:martyr', {
  name: ['Martyr', 'Märtyrer'],
  abilities: [action({ cost: sacrificeCost(), does: gainGold(1) })],
});
character('test:grief', {
  name: ['Griever', 'Trauernder'],
  abilities: [reaction({ on: sacrificedOrKilled(a('character', yours)), does: gainGold(1000) })],
});
character('test:critic', {
  name: ['Critic', 'Kritiker'],
  abilities: [reaction({ on: youPlay(a('event')), does: cardGainsPower(self) })],
});
event('test:stand', {
  name: ['Rally', 'Sammeln'],
  cost: 2,
  abilities: [
    action({
      cost: kneelYour(a('character', yours)),
      choose: choose(a('character', yours), 'stood'),
      does: stand(target),
    }),
  ],
});
event('test:boost', {
  name: ['Boost', 'Schub'],
  cost: 1,
  abilities: [
    action({
      choose: choose(a('character', yours)),
      does: until('phase', [gets(3)]),
      max: perPhase(),
    }),
  ],
});
event('test:all', {
  name: ['Muster', 'Musterung'],
  cost: 0,
  abilities: [
    action({
      does: until('phase', [gets(1)], {
        on: { say: { key: 'these.self' }, of: (m, { seat }) => m.table.players[seat].play },
      }),
    }),
  ],
});
character('test:rich', {
  name: ['Payer', 'Zahler'],
  abilities: [action({ cost: [kneelCost(), payGold(2)], does: gainPower(1) })],
});

const player = (more: Partial<PlayerSpec> = {}): PlayerSpec => ({
  faction: 'stark',
  plot: 'Calling the Banners',
  ...more,
});

const two = (
  mine: Partial<PlayerSpec>,
  theirs: Partial<PlayerSpec>,
  more: Partial<PositionSpec> = {},
) => scenario({ phase: 'standing', players: [player(mine), player(theirs)], ...more });

/** The killer of the first player kills the victim of the second. */
const murder = (mine: string[], theirs: string[] = [], more: Partial<PositionSpec> = {}) => {
  const game = two({ play: ['Killer', ...mine] }, { play: ['Victim', ...theirs] }, more);
  game.by(0, 'Killer');
  return game.step.startsWith('choosing') ? game.choose('Victim') : game;
};

const gold = (game: ReturnType<typeof scenario>) => [game.player(0).gold, game.player(1).gold];

describe('a trigger', () => {
  it('runs through its steps: would-interrupts, forced interrupts, interrupts, itself, forced reactions, reactions [AG2-334] [AG2-335] [AG2-336] [AG2-337] [AG2-338] [AG2-339] [AG2-340] [AG2-346] [AG2-351] [AG2-353] [AG2-360] [AG2-361] [AG2-362] [AG2-365] [AG2-331]', () => {
    const game = murder(['Mourner', 'Heir', 'Herald', 'Avenger'], ['Saver']);
    expect(game.step).toBe('wouldInterrupts/opportunity');
    expect(gold(game)).toEqual([0, 0]);
    game.pass();
    expect(game.step).toBe('interrupts/opportunity');
    expect(gold(game)).toEqual([1, 0]); // the forced interrupt came first
    expect(game.isInPlay('Victim')).toBe(true);
    game.choose('Heir');
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.names(1, 'dead')).toEqual(['Victim']);
    expect(gold(game)).toEqual([111, 0]); // the forced reaction came first
    game.choose('Avenger');
    expect(gold(game)).toEqual([1111, 0]);
  });

  it('that is changed by a save has no further steps [AG2-341] [AG2-342] [AG2-352] [AG2-348]', () => {
    const game = murder(['Mourner', 'Heir', 'Herald', 'Avenger'], ['Saver']);
    game.choose('Saver');
    expect(game.isInPlay('Victim')).toBe(true);
    expect(gold(game)).toEqual([0, 0]);
    expect(game.step).toBe('standingWindow/action');
  });

  it('is answered only by abilities whose condition it is [AG2-330] [AG2-302]', () => {
    const game = murder(['Critic', 'Griever']);
    expect(game.step).toBe('standingWindow/action');
  });

  it('lets each copy of an interrupt or reaction be used once [AG2-345] [AG2-350] [AG2-354] [AG2-359] [AG2-349] [AG2-358]', () => {
    const game = murder(['Heir', 'Heir', 'Avenger', 'Avenger']);
    game.choose('Heir').choose('Heir');
    expect(game.step).toBe('reactionWindow/opportunity');
    game.choose('Avenger').choose('Avenger');
    expect(game.step).toBe('standingWindow/action');
    expect(gold(game)).toEqual([2020, 0]);
  });

  it('gives the first player the first opportunity; who has passed may still act [AG2-347] [AG2-355] [AG2-356] [AG2-357]', () => {
    const game = murder(['Avenger'], ['Avenger'], { first: 1 });
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.waiting).toEqual([1]);
    game.pass();
    expect(game.waiting).toEqual([0]);
    game.choose('Avenger');
    expect(game.waiting).toEqual([1]);
    game.choose('Avenger');
    expect(gold(game)).toEqual([1000, 1000]);
    expect(game.step).toBe('standingWindow/action');
  });

  it('has its forced abilities in the order of the first player, whoever controls them [AG2-363] [AG2-364] [AG2-377] [AG2-303] [AG2-314]', () => {
    const game = murder(['Herald'], ['Herald'], { first: 1 });
    expect(game.step).toBe('forcedReactions/forcedOrder');
    expect(game.waiting).toEqual([1]);
    expect(game.options).toHaveLength(2);
    game.choose('Herald');
    expect(gold(game)).toEqual([100, 100]);
  });

  it('pauses for what happens in its windows, the last first [AG2-366] [AG2-367] [AG2-368]', () => {
    const game = two({ play: ['Killer', 'Fury', 'Avenger'] }, { play: ['Victim', 'Heir'] });
    game.by(0, 'Killer').choose('Victim');
    expect(game.step).toBe('interrupts/opportunity');
    game.pass();
    game.choose('Fury'); // the only other character of the opponent is the Heir
    expect(game.step).toBe('interrupts/opportunity');
    expect(game.waiting).toEqual([1]);
    game.choose('Heir');
    expect(game.names(1, 'dead')).toEqual(['Victim', 'Heir']);
    expect(game.step).toBe('reactionWindow/opportunity'); // to the death of the Heir
    game.choose('Avenger');
    expect(game.step).toBe('reactionWindow/opportunity'); // and again to that of the Victim
    game.choose('Avenger');
    expect(gold(game)).toEqual([2000, 10]);
  });
});

describe('several triggers at once', () => {
  it('share their windows: claim 2 [AG2-332] [AG2-333] [AG2-1070]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        player({ plot: 'Sneak Attack', play: ['Robb Stark', 'Avenger'] }),
        player({ play: ['Victim', 'Victim'] }),
      ],
    });
    game.attack('military', 1, 'Robb Stark').until('reactionWindow');
    expect(game.names(1, 'dead')).toEqual(['Victim', 'Victim']);
    expect(game.options).toEqual(['Avenger', 'Avenger']); // one for each death, in one window
  });
});

describe('framework events', () => {
  it('can be interrupted and reacted to [AG2-328] [AG2-329]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [player({ play: ['Robb Stark', 'Avenger'] }), player({ play: ['Victim'] })],
    });
    game.attack('military', 1, 'Robb Stark').until('reactionWindow');
    expect(game.options).toEqual(['Avenger']);
  });
});

describe('canceling', () => {
  const position = (theirs: string[]) =>
    two({ gold: 5, hand: ['Boost', 'Boost', 'Ice'], play: ['Victim', 'Critic'] }, { play: theirs });

  it('interrupts the initiation of effects, before anything else [AG2-343] [AG2-344] [AG2-369] [AG2-370] [AG2-1307]', () => {
    const game = position(['Silencer']);
    game.by(0, 'Boost').choose('Victim');
    expect(game.step).toBe('wouldInterrupts/opportunity');
    expect(game.strength('Victim')).toBe(1);
    game.choose('Silencer');
    expect(game.strength('Victim')).toBe(1);
  });

  it('can be done once; what is canceled is not imminent any more [AG2-371]', () => {
    const game = position(['Silencer', 'Silencer']);
    game.by(0, 'Boost').choose('Victim').choose('Silencer');
    expect(game.step).not.toBe('wouldInterrupts/opportunity');
  });

  it('leaves the event played and paid, and the use counted [AG2-372] [AG2-373] [AG2-1352] [AG2-1354] [AG2-1313]', () => {
    const game = position(['Silencer']);
    game.by(0, 'Boost').choose('Victim').choose('Silencer');
    expect(game.step).toBe('reactionWindow/opportunity'); // the Critic saw an event being played
    game.choose('Critic');
    expect(game.card('Critic').power).toBe(1);
    expect(game.player(0).gold).toBe(4);
    expect(game.names(0, 'discard')).toEqual(['Boost']);
    game.by(1);
    expect(game.refused('Boost')).toBe('AG2-1349');
  });
});

describe('"then"', () => {
  const position = (theirs: string[]) =>
    two({ play: ['Executioner', 'Avenger'] }, { play: ['Victim', ...theirs] });

  it('comes if the part before was resolved completely; one reaction window for both [AG2-378] [AG2-406] [AG2-407] [AG2-380]', () => {
    const game = position([]);
    game.by(0, 'Executioner');
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.power(0)).toBe(2); // already there when reactions to the death begin
    game.choose('Avenger');
    expect(gold(game)).toEqual([1000, 0]);
  });

  it('does not come if it was not [AG2-408] [AG2-403]', () => {
    const game = position(['Saver']);
    game.by(0, 'Executioner').choose('Victim').choose('Saver');
    expect(game.power(0)).toBe(0);
  });
});

describe('using an ability', () => {
  it('checks restrictions and costs first; what cannot be paid or change anything does not begin [AG2-311] [AG2-1302] [AG2-1303] [AG2-1321] [AG2-309]', () => {
    const poor = two({ gold: 1, play: ['Payer'] }, {});
    expect(poor.refused('Payer')).toBe('AG2-311');
    const nobody = two({ play: ['Killer'] }, {});
    expect(nobody.refused('Killer')).toBe('AG2-1330');
  });

  it('pays several costs together, before targets are chosen [AG2-1305] [AG2-1306] [AG2-1315] [AG2-1318]', () => {
    const game = two({ gold: 2, play: ['Payer'] }, {});
    game.by(0, 'Payer');
    expect(game.card('Payer').knelt).toBe(true);
    expect(game.player(0).gold).toBe(0);
    expect(game.power(0)).toBe(1);
  });

  it('restricts choices to what was legal when it was declared [AG2-1310] [AG2-1311] [AG2-1312] [AG2-1313]', () => {
    const game = two(
      {
        gold: 2,
        hand: ['Rally'],
        play: [{ card: 'Victim', knelt: true }, 'Critic'],
      },
      {},
      { phase: 'dominance' },
    );
    game.by(0, 'Rally'); // kneels the Critic for it: he was not kneeling before and cannot be chosen
    expect(game.card('Victim').knelt).toBe(false);
    expect(game.card('Critic').knelt).toBe(true);
  });

  it('pays only with what is one’s own [AG2-1316] [AG2-1317] [AG2-1240]', () => {
    const game = two(
      { gold: 2, hand: ['Rally'], play: [{ card: 'Victim', knelt: true }] },
      { play: ['Critic'], gold: 9 },
      { phase: 'dominance' },
    );
    expect(game.refused('Rally')).toBe('AG2-311');
  });

  it('lets reactions to costs be used before it goes on [AG2-1309] [AG2-1324]', () => {
    const game = two({ play: [{ card: 'Martyr' }, 'Griever', 'Saver'] }, {});
    game.by(0, 'Martyr');
    expect(game.step).toBe('reactionWindow/opportunity'); // nobody could save the Martyr
    expect(game.player(0).gold).toBe(0);
    game.choose('Griever');
    expect(game.player(0).gold).toBe(1001);
  });
});

describe('playing an event', () => {
  it('shows it, pays it, resolves it, and puts it away before anybody reacts [AG2-1301] [AG2-1304] [AG2-1308] [AG2-1337] [AG2-1338] [AG2-1340] [AG2-1341] [AG2-1348]', () => {
    const game = two({ gold: 1, hand: ['Boost'], play: ['Critic'] }, {});
    game.by(0, 'Boost');
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.strength('Critic')).toBe(3);
    expect(game.names(0, 'discard')).toEqual(['Boost']);
    expect(game.player(0).gold).toBe(0);
  });

  it('while it is being played it is in no zone [AG2-1339]', () => {
    const game = two({ gold: 1, hand: ['Boost', 'Ice'], play: ['Victim'] }, { play: ['Silencer'] });
    game.by(0, 'Boost');
    expect(game.step).toBe('wouldInterrupts/opportunity');
    expect(game.card('Boost').zone).toBe('limbo');
    expect(game.names(0, 'hand')).toEqual(['Ice']);
    expect(game.names(0, 'discard')).toEqual([]);
  });

  it('affects the cards that are in play then, and no later ones [AG2-1343] [AG2-1344]', () => {
    const game = two({ gold: 0, hand: ['Muster'], play: ['Victim'] }, {});
    game.by(0, 'Muster');
    expect(game.strength('Victim')).toBe(2);
    expect(game.table.lasting[0].cards).toEqual([game.card('Victim').id]);
  });

  it('counts its maximum over all copies, for each player and period [AG2-1351] [AG2-1353]', () => {
    const hand = ['Boost', 'Boost'];
    const game = two({ gold: 5, hand, play: ['Victim'] }, { gold: 5, hand, play: ['Victim'] });
    game.by(0, 'Boost').until('standingWindow', 1).by(1, 'Boost').until('standingWindow', 0);
    expect(game.refused('Boost')).toBe('AG2-1349');
    game.until('challengesWindow', 0);
    expect(game.options).toContain('Boost');
  });
});

describe('limits', () => {
  it('are counted for each copy of an ability [AG2-1349]', () => {
    const game = two({ play: ['Killer', 'Killer'] }, { play: ['Victim', 'Victim', 'Victim'] });
    const killers = game.player(0).play.map((id) => `${id}.0`);
    game.choose(killers[0]).choose('Victim').by(1);
    expect(game.refused(killers[0])).toBe('AG2-1349');
    game.choose(killers[1]);
  });

  it('start again in the next period [AG2-1349]', () => {
    const game = two({ play: ['Killer'] }, { play: ['Victim', 'Victim', 'Victim'] });
    game.by(0, 'Killer').choose('Victim').until('marshalingWindow', 0);
    expect(game.options).toContain('Killer');
  });
});
