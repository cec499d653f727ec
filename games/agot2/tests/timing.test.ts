import { isThing, type Param, type Thing } from '@small-council/engine';
import { eventOf } from '@small-council/lcg';
import {
  a,
  action,
  andThen,
  cancel,
  cardGainsPower,
  choose,
  chooseFrom,
  choosing,
  constant,
  costAtMostX,
  effectsInitiate,
  enterPlay,
  gainGold,
  gainPower,
  gets,
  kill,
  killed,
  kneel,
  kneelCost,
  kneelYour,
  mayPlayFromDiscard,
  named,
  odd,
  opponents,
  payGold,
  perPhase,
  perRound,
  placedInDiscard,
  putIntoPlay,
  putTargetIntoPlay,
  sacrificeCost,
  sacrificedOrKilled,
  sacrificeYour,
  saveIt,
  self,
  sentence,
  stand,
  takeControl,
  takeFromPile,
  target,
  triggering,
  underYourControl,
  until,
  youPlay,
  yours,
} from '@small-council/lcg/blocks';
import { describe, expect, it } from 'vitest';
import {
  forcedInterrupt,
  forcedReaction,
  interrupt,
  reaction,
  wouldInterrupt,
} from '../abilities.ts';
import { cards, pack } from '../cards/registry.ts';
import type { CardSpec, PlayerSpec, PositionSpec } from '../position.ts';
import { secondEdition } from '../rules/edition.ts';
import { knelt, stark } from './positions.ts';
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
character('test:wailer', {
  name: ['Wailer', 'Heulerin'],
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
character('test:ragpicker', {
  name: ['Ragpicker', 'Lumpensammlerin'],
  abilities: [reaction({ on: placedInDiscard(a('card'), 'opponent'), does: gainGold(1) })],
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
character('test:listener', {
  name: ['Listener', 'Lauscher'],
  abilities: [interrupt({ on: effectsInitiate('opponentsEvent'), does: gainGold(1) })],
});
character('test:eavesdropper', {
  name: ['Eavesdropper', 'Horcher'],
  abilities: [forcedInterrupt({ on: effectsInitiate('opponentsEvent'), does: gainGold(1) })],
});
/** Sees cards kneel. */
character('test:usher', {
  name: ['Usher', 'Platzanweiser'],
  abilities: [
    reaction({
      on: { say: { key: 'on.killed' }, on: ['knelt'], when: () => true },
      does: gainGold(100),
    }),
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
event('test:dirge', {
  name: ['Dirge', 'Grabgesang'],
  cost: 0,
  abilities: [reaction({ on: killed(a('character', named('01142'))), does: gainGold(1) })],
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
event('test:drill', {
  name: ['Drill Order', 'Exerzierbefehl'],
  cost: 2,
  keywords: ['limited'],
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

/** "Gain 1 gold; choose a character and kneel it. Then gain 1 power." One must, one may. */
const drillmaster = (code: string, name: string, how: { upTo?: number }) =>
  character(code, {
    name: [name, name],
    abilities: [
      action({
        limit: perRound(),
        does: [
          gainGold(1),
          choosing(choose(a('character', opponents), 'knelt', how), kneel(target)),
          andThen(gainPower(1)),
        ],
      }),
    ],
  });
drillmaster('test:drillmaster', 'Drillmaster', {});
drillmaster('test:mild', 'Mild Drillmaster', { upTo: 1 });
/** Kills whose printed cost is X or lower; X is the gold of his player. */
character('test:hunter', {
  name: ['Bounty Hunter', 'Kopfgeldjäger'],
  abilities: [
    action({
      limit: perRound(),
      x: (m, { seat }) => m.table.players[seat].gold,
      choose: choose(a('character', costAtMostX, opponents), 'killed', { upTo: 1 }),
      does: kill(target),
    }),
  ],
});
/** Somebody must be there who tells of it. */
character('test:harbinger', {
  name: ['Harbinger', 'Vorbote'],
  abilities: [
    forcedReaction({
      on: killed(anyone),
      limit: perRound(),
      does: putIntoPlay(chooseFrom('discard', a('character', named('test:forcedReaction')))),
    }),
  ],
});
/** Its player may play events from his discard pile. */
character('test:archive', {
  name: ['Archive', 'Archiv'],
  abilities: [constant(mayPlayFromDiscard('you'))],
});
/** Played while somebody is about to kneel; of a House of its own, so that nobody else may have it. */
pack('Test', 'baratheon').event('test:encore', {
  name: ['Encore', 'Zugabe'],
  cost: 0,
  abilities: [
    wouldInterrupt({
      on: { say: { key: 'on.killed' }, on: ['knelt'], when: () => true },
      does: gainGold(1),
    }),
  ],
});
/** Sacrifice a character, and kneel him. */
character('test:zealot', {
  name: ['Zealot', 'Eiferer'],
  abilities: [
    action({ cost: [sacrificeYour(a('character', yours)), kneelCost()], does: gainGold(1) }),
  ],
});

/** A sellsword of whoever pays him. */
character('test:sellsword', {
  name: ['Sellsword', 'Söldner'],
  strength: 2,
  abilities: [action({ cost: payGold(1), does: takeControl(self), anybody: true })],
});
/** Whoever would kneel stays standing. */
character('test:warden', {
  name: ['Warden', 'Wächterin'],
  abilities: [
    wouldInterrupt({
      on: { say: { key: 'on.killed' }, on: ['knelt'], when: () => true },
      does: odd(sentence('stop', 'it does not kneel', 'sie wird nicht gebeugt'), (m, use) => {
        eventOf(m, use).state = 'prevented';
      }),
    }),
  ],
});
/** "Gain 1 gold. Then pay: sacrifice a character." */
event('test:tribute', {
  name: ['Tribute', 'Tribut'],
  cost: 0,
  abilities: [
    action({
      choose: choose(a('character', yours)),
      does: [
        gainGold(1),
        andThen(
          odd(sentence('tribute', 'sacrifice it', 'opfere ihn'), (m, use) =>
            sacrificeCost(target).pay(m, use),
          ),
        ),
      ],
    }),
  ],
});
/** "Choose up to 2 characters; gain 1 gold; each gains 1 power. Then gain 1 power." */
event('test:toast', {
  name: ['Toast', 'Trinkspruch'],
  cost: 0,
  abilities: [
    action({
      choose: choose(a('character', yours), undefined, { upTo: 2 }),
      does: [gainGold(1), cardGainsPower(target), andThen(gainPower(1))],
    }),
  ],
});
/** Sacrifice a character to choose one: it gains 1 power; gain 1 gold. Then gain 1 power. */
event('test:sacrifice', {
  name: ['Sacrifice', 'Opferung'],
  cost: 0,
  abilities: [
    action({
      cost: sacrificeYour(a('character', yours)),
      choose: choose(a('character', yours)),
      does: [cardGainsPower(target), gainGold(1), andThen(gainPower(1))],
    }),
  ],
});
/** Puts a character of the discard pile into play; somebody may be quicker. */
event('test:revive', {
  name: ['Revival', 'Wiederkehr'],
  cost: 0,
  abilities: [
    action({
      choose: chooseFrom('discard', a('character')),
      does: [putTargetIntoPlay(), andThen(gainGold(1))],
    }),
  ],
});
character('test:robber', {
  name: ['Tomb Robber', 'Grabräuber'],
  abilities: [
    interrupt({
      on: effectsInitiate('opponentsEvent'),
      does: takeFromPile(
        chooseFrom('discard', a('character'), { whose: 'opponents', name: 'robbed' }),
      ),
    }),
  ],
});
character('test:gravedigger', {
  name: ['Gravedigger', 'Totengräber'],
  abilities: [reaction({ on: killed(anyone), does: underYourControl(enterPlay(triggering)) })],
});

const two = (
  mine: Partial<PlayerSpec>,
  theirs: Partial<PlayerSpec>,
  more: Partial<PositionSpec> = {},
) => scenario({ phase: 'standing', players: [stark(mine), stark(theirs)], ...more });

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

  it('lets a reaction be used once for each of the cards that go together [AG2-354]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        stark({ play: ['Ragpicker', 'Sansa Stark'], plot: 'The Winds of Winter' }),
        stark({ hand: ['Ice', 'Summer', 'Grey Wind'] }),
      ],
    });
    game.attack('intrigue', 1, 'Sansa Stark').untilOffered('Ragpicker', 0);
    game.choose('Ragpicker').by(0, 'Ragpicker').through('challenge');
    expect([game.names(1, 'discard').length, game.player(0).gold]).toEqual([2, 2]);
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

  it('lets a forced ability answer that comes into play meanwhile [AG2-363]', () => {
    const game = two({ play: ['Killer', 'Harbinger'], discard: ['Herald'] }, { play: ['Victim'] });
    game.by(0, 'Killer');
    expect([game.isInPlay('Herald'), gold(game)]).toEqual([true, [100, 0]]);
  });

  const codeOf = (card?: Param) => (isThing(card ?? null) ? (card as Thing).code : null);

  it.each([
    ['Mourner', 'Wailer'],
    ['Wailer', 'Mourner'],
  ])(
    'has its forced interrupts in the order of the first player: %s, %s [AG2-336]',
    (one, other) => {
      const game = murder(['Mourner'], ['Wailer'], { first: 1 });
      expect([game.step, game.waiting]).toEqual(['forcedInterrupts/forcedOrder', [1]]);
      expect(game.options).toEqual(['Mourner', 'Wailer']);
      game.choose(one);
      const used = game.match
        .log('spectator')
        .filter(({ key }) => key === 'fact.uses')
        .map(({ params }) => codeOf(params?.card));
      expect(used).toEqual(['Killer', one, other].map((name) => game.card(name).code));
      expect(game.isInPlay('Victim')).toBe(false);
    },
  );

  it('asks again as long as more than one of them is left [AG2-336] [AG2-363]', () => {
    const game = murder(['Mourner', 'Herald'], ['Wailer', 'Mourner'], { first: 1 });
    const used = (seat: number, name: string) => {
      expect([game.step, game.waiting]).toEqual(['forcedInterrupts/forcedOrder', [1]]);
      game.choose(
        game.asked.options.find(({ id }) => id.startsWith(`${game.card(name, seat).id}.`))?.id ??
          '',
      );
    };
    expect(game.options).toEqual(['Mourner', 'Wailer', 'Mourner']);
    used(1, 'Mourner');
    expect([gold(game), game.options]).toEqual([
      [0, 1],
      ['Mourner', 'Wailer'],
    ]);
    used(1, 'Wailer');
    expect(gold(game)).toEqual([101, 2]); // the last one is left, and the herald alone comes by himself
  });

  it('offers in each window what belongs there: duplicates before interrupts, events of a hand by their timing [AG2-330] [AG2-1205]', () => {
    const game = two(
      {
        play: [{ card: 'Bran Stark', duplicates: 1 }, 'Saver', 'Heir', 'Avenger'],
        hand: ['Dirge'],
      },
      { play: ['Killer'] },
      { first: 1 },
    );
    game.by(1, 'Killer').choose('Bran Stark');
    const offered = () => game.asked.options.map(({ id }) => id.split('.')[0]);
    const id = (name: string) => String(game.card(name, 0).id);
    const [dirge] = game.player(0).hand;
    const seen: { [window: string]: string[] } = {};
    while (game.step !== 'standingWindow/action') {
      if (game.waiting[0] === 0) seen[game.step.split('/')[0]] ??= offered();
      game.pass();
    }
    expect(seen).toEqual({
      wouldInterrupts: [id('Saver'), 'duplicate'],
      interrupts: [id('Heir')],
      reactionWindow: [id('Avenger'), dirge.id],
    });
  });

  it('gives the first player the first opportunity in a nested window, too [AG2-368]', () => {
    const game = two(
      { play: ['Killer', 'Fury', 'Avenger'] },
      { play: ['Victim', 'Victim', 'Avenger'] },
      { first: 1 },
    );
    game.by(0, 'Killer').choose('Victim');
    expect([game.step, game.waiting]).toEqual(['reactionWindow/opportunity', [1]]);
    game.pass();
    expect(game.waiting).toEqual([0]);
    game.choose('Fury').choose('Victim');
    expect(game.flows.filter((flow) => flow === 'reactionWindow')).toHaveLength(2);
    expect(game.waiting).toEqual([1]);
  });

  it('gives it to the first player also while another one is active [AG2-368]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [stark({ play: ['Victim', 'Avenger'] }), stark({ play: ['Robb Stark', 'Avenger'] })],
    });
    game.until('announceChallenge', 1).choose('military:0').choose('Robb Stark');
    game.untilOffered('Victim', 0).choose('Victim').until('reactionWindow');
    expect([game.table.active, game.waiting]).toEqual([1, [0]]);
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
        stark({ plot: 'Sneak Attack', play: ['Robb Stark', 'Avenger'] }),
        stark({ play: ['Victim', 'Victim'] }),
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
      players: [stark({ play: ['Robb Stark', 'Avenger'] }), stark({ play: ['Victim'] })],
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
    const told = game.match.log('spectator').find(({ key }) => key === 'fact.canceled');
    expect(told?.params?.card).toMatchObject({ code: 'test:boost' });
  });

  it('comes before every other interrupt to it, which there is none of after it [AG2-370]', () => {
    const heard = (silenced: boolean) => {
      const game = position(['Listener', 'Silencer']);
      game.by(0, 'Boost').choose('Victim');
      expect([game.step, game.options]).toEqual(['wouldInterrupts/opportunity', ['Silencer']]);
      game.choose(...(silenced ? ['Silencer'] : []));
      return game;
    };
    expect(heard(true).flows).not.toContain('interrupts');
    const game = heard(false);
    expect([game.step, game.options]).toEqual(['interrupts/opportunity', ['Listener']]);
    expect(game.strength('Victim')).toBe(1);
  });

  it('comes even before the interrupts that are forced [AG2-370]', () => {
    const game = position(['Eavesdropper', 'Silencer']);
    game.by(0, 'Boost').choose('Victim');
    expect([game.step, game.player(1).gold]).toEqual(['wouldInterrupts/opportunity', 0]);
    game.choose('Silencer');
    expect(game.player(1).gold).toBe(0); // there is nothing to hear any more
    const heard = position(['Eavesdropper', 'Silencer']);
    heard.by(0, 'Boost').choose('Victim').pass();
    expect(heard.player(1).gold).toBe(1);
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

  it('does not begin in another phase than its own [AG2-1302]', () => {
    const wolf = (phase: 'dominance' | 'challenges') =>
      two({ play: ['Grey Wind'] }, { play: ['Winterfell Steward'] }, { phase });
    expect(wolf('dominance').options).not.toContain('Grey Wind');
    expect(wolf('dominance').refused('Grey Wind')).toBe('AG2-316');
    expect(wolf('challenges').options).toContain('Grey Wind');
  });

  it('pays several costs together, before targets are chosen [AG2-1305] [AG2-1306] [AG2-1315] [AG2-1318]', () => {
    const game = two({ gold: 2, play: ['Payer'] }, {});
    game.by(0, 'Payer');
    expect(game.card('Payer').knelt).toBe(true);
    expect(game.player(0).gold).toBe(0);
    expect(game.power(0)).toBe(1);
  });

  it('takes what an event costs from the pool, whatever more there is [AG2-1305]', () => {
    const game = two({ gold: 3, hand: ['Boost'], play: ['Critic'] }, {});
    game.by(0, 'Boost');
    expect(game.player(0).gold).toBe(2);
  });

  it('has paid everything before anybody reacts to one of the payments [AG2-1318]', () => {
    const game = two({ gold: 2, play: ['Payer', 'Usher'] }, {});
    game.by(0, 'Payer');
    expect([game.step, game.options]).toEqual(['reactionWindow/opportunity', ['Usher']]);
    expect([game.card('Payer').knelt, game.player(0).gold, game.power(0)]).toEqual([true, 0, 0]);
  });

  it('restricts choices to what was legal when it was declared [AG2-1310] [AG2-1313]', () => {
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

  it('comes to nothing where paying for it has left no target; the event is discarded [AG2-1312]', () => {
    const game = two({ hand: ['Sacrifice'], play: ['Victim'] }, {});
    game.by(0, 'Sacrifice');
    expect(game.names(0, 'discard')).toEqual(['Victim', 'Sacrifice']);
    expect([game.player(0).gold, game.power(0)]).toEqual([0, 0]);
    const able = two({ hand: ['Sacrifice'], play: ['Victim', 'Killer'] }, {});
    able.by(0, 'Sacrifice').choose('Victim');
    expect([able.player(0).gold, able.power(0)]).toEqual([1, 2]); // one on the Killer
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

  it('is declared, and shown to everybody, before anything else [AG2-1301]', () => {
    const game = two({ gold: 1, hand: ['Boost', 'Ice'], play: ['Victim', 'Critic'] }, {});
    game.by(0, 'Boost'); // the target is not chosen yet
    expect(game.step).toBe('choosing/choose');
    expect(game.facts.slice(-1)).toEqual(['fact.uses']);
    for (const viewer of [1, 'spectator'] as const) {
      const { cards } = game.match.view(viewer).table;
      expect(Object.values(cards).some(({ code }) => code === 'test:boost')).toBe(true);
    }
  });

  it('comes when its type, trigger and restrictions allow it [AG2-1341]', () => {
    const sword = (type: 'military' | 'power', attacker: string) => {
      const game = two(
        { gold: 2, hand: ['Put to the Sword'], play: [attacker] },
        { play: ['Victim', 'Victim'] },
        { phase: 'challenges' },
      );
      expect(game.options).not.toContain('Put to the Sword'); // it is no action
      return game.attack(type, 1, attacker).offers('Put to the Sword', 'challengesWindow');
    };
    expect(sword('military', 'Robb Stark')).toBe(true);
    expect(sword('power', 'Robb Stark')).toBe(false);
    expect(sword('military', 'Vanguard of the North')).toBe(false); // by 4 only
    const claim = two(
      { hand: ['Superior Claim'], play: ['Eddard Stark'] },
      {},
      { phase: 'challenges' },
    );
    expect(claim.options).not.toContain('Superior Claim'); // it would find something to do
    claim.attack('power', 1, 'Eddard Stark');
    expect(claim.options).not.toContain('Superior Claim');
    expect(claim.offers('Superior Claim', 'challengesWindow')).toBe(true);
  });

  it('comes to nothing for a target that is gone before it is resolved [AG2-403] [AG2-408]', () => {
    const revive = (robbed: string) => {
      const game = two(
        { hand: ['Revival'], discard: ['Victim', 'Killer'] },
        { play: ['Tomb Robber'] },
      );
      return game.by(0, 'Revival').choose('Victim').choose('Tomb Robber').choose(robbed);
    };
    const game = revive('Victim');
    expect([game.isInPlay('Victim'), game.names(0, 'hand'), gold(game)]).toEqual([
      false,
      ['Victim'],
      [0, 0],
    ]);
    expect(game.names(0, 'discard')).toEqual(['Killer', 'Revival']);
    const other = revive('Killer');
    expect([other.isInPlay('Victim'), other.names(0, 'hand'), gold(other)]).toEqual([
      true,
      ['Killer'],
      [1, 0],
    ]);
  });

  it('does not affect who enters play later [AG2-1344]', () => {
    const game = two(
      { faction: 'lannister', gold: 2, hand: ['Muster', 'Burned Men'], play: ['Victim'] },
      {},
      { phase: 'challenges' },
    );
    game.by(0, 'Muster').by(0, 'Burned Men');
    expect([game.strength('Victim'), game.strength('Burned Men')]).toEqual([2, 2]);
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

describe('“may”', () => {
  it('is up to the controller of the card, where nobody else is named [AG2-305]', () => {
    const position = () =>
      two(
        { faction: 'targaryen', gold: 1, hand: ['Fire and Blood'], dead: ['Drogon'] },
        {},
        { phase: 'challenges' },
      ).by(0, 'Fire and Blood');
    expect(position().step).toBe('decideOnEffect/may');
    expect(position().waiting).toEqual([0]);
    expect(position().choose('yes').isInPlay('Drogon')).toBe(true);
    expect(position().pass().isInPlay('Drogon')).toBe(false);
  });

  it('is up to the player who is named: “each player may” [AG2-305]', () => {
    const game = two(
      { faction: 'targaryen', gold: 2, hand: ['To Go Forward You Must Go Back', 'Drogon'] },
      { hand: ['Ice'] },
      { phase: 'dominance' },
    );
    game.by(0, 'To Go Forward You Must Go Back').until('choosing', 0);
    game.choose(game.asked.options[0].id);
    expect(game.waiting).toEqual([1]);
    game.pass().until('dominanceWindow');
    expect(game.player(0).hand).toHaveLength(5);
    expect(game.names(1, 'hand')).toEqual(['Ice']);
  });
});

describe('abilities of cards', () => {
  it('touch only what is in play, unless they speak of another place [AG2-306]', () => {
    const elsewhere = { hand: ['Robb Stark'], dead: ['Sansa Stark'], discard: ['Arya Stark'] };
    const game = two(
      { ...elsewhere, play: ['Margaery Tyrell', 'Hedge Knight'] },
      { ...elsewhere, play: ['Victim'] },
      { phase: 'challenges' },
    );
    game.by(0, 'Margaery Tyrell');
    expect(game.options).toEqual(['Margaery Tyrell', 'Hedge Knight', 'Victim']);
    const wolf = two(
      { ...elsewhere, hand: ['Summer'], gold: 9, play: ['Hedge Knight'] },
      {},
      { phase: 'marshaling', active: 0 },
    );
    wolf.by(0, 'Summer').choose('Summer');
    expect(wolf.options).toEqual(['Arya Stark', 'Sansa Stark']); // Summer speaks of these piles
  });

  it('of events work from a discard pile for whom a card allows it, and for nobody else [AG2-306] [AG2-307]', () => {
    const pile = { discard: ['Toast', 'Victim'], play: ['Victim'] };
    const game = two({ ...pile, play: ['Victim', 'Archive'] }, pile);
    expect(game.options).toEqual(['Watchman', 'Toast']);
    game.pass();
    expect([game.waiting, game.options]).toEqual([[1], ['Watchman']]);
  });

  it('of characters, locations and attachments work only from play [AG2-307]', () => {
    const lion = ['Joffrey Baratheon', 'The Iron Throne', 'Grey Wind', "Widow's Wail"];
    const game = two(
      { hand: lion, discard: lion, dead: ['Killer', 'Avenger'], play: ['Robb Stark'] },
      { play: ['Sansa Stark'] },
      { phase: 'challenges' },
    );
    expect(game.plot(0, 'reserve')).toBe(6);
    expect(game.options).toEqual(['Watchman']);
    game.attack('military', 1, 'Robb Stark').until('useKeyword');
    expect(game.names(1, 'dead')).toEqual(['Sansa Stark']); // a Lady; no Joffrey, no Avenger
    expect(game.player(0).gold).toBe(0);
  });

  it('that are of use only out of play work from there [AG2-307] [AG2-384]', () => {
    expect([...secondEdition.lurking].map((code) => cards.get(code)?.name.en)).toEqual([
      "The Prince's Plan",
    ]);
    const game = two(
      { faction: 'tyrell', gold: 2, hand: ['Lady-in-Waiting'], play: ['Margaery Tyrell'] },
      {},
      { phase: 'marshaling', active: 0 },
    );
    const [held] = game.player(0).hand;
    expect(game.asked.options.map(({ id }) => id)).toEqual(
      expect.arrayContaining([`${held.id}.marshal`, `${held.id}.marshalUnder`]), // she may, or not
    );
    game.choose(`${held.id}.marshalUnder`);
    expect(game.card('Margaery Tyrell').duplicates).toHaveLength(1);
    expect(game.player(0).gold).toBe(2);
  });

  it('of events and agendas work from out of play [AG2-308]', () => {
    const game = two(
      { agenda: 'Fealty', gold: 1, hand: ['Robb Stark', 'Winter Is Coming'], play: ['Victim'] },
      {},
      { phase: 'challenges' },
    );
    expect(game.card('Fealty').zone).toBe('agenda');
    game.choose('Fealty');
    expect(game.card('House Stark', 0).knelt).toBe(true);
    expect(game.table.lasting).toHaveLength(1);
    const attack = two(
      { gold: 1, hand: ['Winter Is Coming'], play: ['Robb Stark'] },
      {},
      { phase: 'challenges' },
    ).attack('military', 1, 'Robb Stark');
    attack.by(0, 'Winter Is Coming');
    expect(attack.plot(0, 'claim')).toBe(2);
  });

  it('can be used if their effect could change something, whatever else paying for them would change [AG2-309] [AG2-310] [AG2-1321]', () => {
    const sealed = (bearer: CardSpec) =>
      two(
        { play: [{ ...bearer, attachments: ['Seal of the Hand'] }] },
        {},
        { phase: 'challenges' },
      );
    // The seal would kneel, but that is the cost: the effect has nobody to stand.
    expect(sealed({ card: 'Eddard Stark' }).refused('Seal of the Hand')).toBe('AG2-309');
    expect(sealed(knelt('Eddard Stark')).options).toContain('Seal of the Hand');
  });

  it('mean by “you” who controls the card, not who owns it [AG2-381]', () => {
    const game = two(
      { play: ['Sansa Stark', { card: 'Lannisport', owner: 1 }] },
      {},
      { phase: 'challenges' },
    );
    game.attack('intrigue', 1, 'Sansa Stark').until('reactionWindow');
    expect(game.waiting).toEqual([0]);
    game.choose('Lannisport');
    expect([game.player(0).hand.length, game.player(1).hand.length]).toEqual([1, 0]);
  });

  it('or who uses them, where every player may [AG2-382]', () => {
    const game = two({ gold: 1, play: ['Sellsword'] }, { gold: 1 });
    game.by(1, 'Sellsword');
    expect(game.card('Sellsword').controller).toBe(1);
    expect([game.player(0).gold, game.player(1).gold]).toEqual([1, 0]);
    game.by(0, 'Sellsword');
    expect(game.card('Sellsword').controller).toBe(0);
  });

  it('are decided about in player order, where nothing else is said [AG2-326]', () => {
    const lords = { play: ['Hedge Knight', 'Robb Stark'] };
    const game = scenario({
      phase: 'plot',
      first: 1,
      players: [
        stark({ plotDeck: ['Marched to the Wall'], ...lords }),
        stark({ plotDeck: ['A Noble Cause'], ...lords }),
        stark({ plotDeck: ['A Noble Cause'], ...lords }),
      ],
    });
    game.until('chooseFirstPlayer').choose('1');
    const asked: number[] = [];
    while (game.step === 'choosing/choose') {
      asked.push(game.waiting[0]);
      game.choose('Hedge Knight');
    }
    expect(asked).toEqual([1, 2, 0]);
  });
});

describe('costs', () => {
  it('that come after “then” are reacted to together with the rest [AG2-379]', () => {
    const game = two({ hand: ['Tribute'], play: ['Critic', 'Griever', 'Victim'] }, {});
    game.by(0, 'Tribute').choose('Victim');
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.options).toEqual(['Griever', 'Critic']); // the sacrifice, and the event
    expect(game.names(0, 'discard')).toEqual(['Victim', 'Tribute']);
    expect(gold(game)).toEqual([1, 0]);
  });

  it('that are partly prevented are paid as far as possible, and nothing comes of it [AG2-1319]', () => {
    const game = two({ gold: 2, play: ['Payer'] }, { play: ['Warden'] });
    game.by(0, 'Payer').by(1, 'Warden');
    expect(game.card('Payer').knelt).toBe(false);
    expect(game.player(0).gold).toBe(0);
    expect(game.power(0)).toBe(0);
    expect(game.step).toBe('standingWindow/action');
  });

  it('that cannot be paid any more after others have been leave it at that [AG2-1319]', () => {
    const pays = (victim: string) =>
      two({ play: ['Zealot', 'Victim'] }, {})
        .by(0, 'Zealot')
        .choose(victim);
    expect(pays('Victim').player(0).gold).toBe(1);
    const game = pays('Zealot'); // he is gone, and cannot kneel
    expect([game.names(0, 'discard'), game.player(0).gold]).toEqual([['Zealot'], 0]);
    expect(game.step).toBe('standingWindow/action');
  });

  it('of an event that are partly prevented leave it in hand, unplayed [AG2-1319] [AG2-1320]', () => {
    for (const event of ['Rally', 'Drill Order']) {
      const game = two(
        { gold: 2, hand: [event], play: [{ card: 'Victim', knelt: true }, 'Critic'] },
        { play: ['Warden'] },
        { phase: 'dominance' },
      );
      game.by(0, event).by(1, 'Warden');
      expect(game.names(0, 'hand')).toEqual([event]);
      // As one that was limited: another may still be played.
      expect(game.player(0)).toMatchObject({ played: [], limited: 0, gold: 0 });
      expect(game.card('Victim').knelt).toBe(true);
      expect(game.step).toBe('dominanceWindow/action'); // the Critic has seen no event being played
    }
  });

  it('of an event that are prevented leave another one played that came in between [AG2-1320]', () => {
    const game = two(
      {
        faction: 'baratheon',
        gold: 2,
        hand: ['Rally', 'Encore'],
        play: [{ card: 'Victim', knelt: true }, 'Critic'],
      },
      { play: ['Warden'] },
      { phase: 'dominance' },
    );
    game.by(0, 'Rally').by(0, 'Encore').by(1, 'Warden');
    expect([game.names(0, 'hand'), game.names(0, 'discard')]).toEqual([['Rally'], ['Encore']]);
    expect(game.player(0).played).toEqual(['test:encore']);
  });

  it('that come due later are not asked for before, and if they cannot be paid then, that part is left out [AG2-1322] [AG2-1323]', () => {
    const poisoned = () => {
      const game = two(
        { gold: 1, hand: ['Tears of Lys'], play: ['Sansa Stark'] },
        { play: ['Hedge Knight'] },
        { phase: 'challenges' },
      );
      // Nobody has a poison token yet: it is to be removed at the end of the phase.
      game.attack('intrigue', 1, 'Sansa Stark').until('reactionWindow').choose('Tears of Lys');
      expect(game.card('Hedge Knight').tokens).toEqual({ poison: 1 });
      return game;
    };
    expect(poisoned().until('dominanceWindow').names(1, 'dead')).toEqual(['Hedge Knight']);
    const cured = poisoned();
    cured.card('Hedge Knight').tokens = null; // as if an effect had removed it
    expect(cured.until('dominanceWindow').isInPlay('Hedge Knight')).toBe(true);
  });
});

describe('targets', () => {
  it('must be chosen, and must fit [AG2-1328]', () => {
    const game = two(
      { gold: 1, hand: ['Confinement'], play: ['Robb Stark', 'Hedge Knight'] },
      { play: ['Sansa Stark', 'Eddard Stark'] },
    );
    game.by(0, 'Confinement');
    expect(game.options).toEqual(['Hedge Knight', 'Sansa Stark']); // 4 STR at most
    expect(game.asked).toMatchObject({ min: 1, max: 1 });
    const { id, seat } = game.asked;
    expect(game.match.refusal(seat, id, [])).not.toBeNull();
    expect(game.match.refusal(seat, id, [String(game.card('Robb Stark').id)])).not.toBeNull();
  });

  it('are chosen by who uses the ability, unless the card names somebody else [AG2-1329]', () => {
    const game = two(
      { faction: 'lannister', gold: 4, hand: ["The Queen's Assassin", 'Ice', 'Ice', 'Ice'] },
      { play: ['Hedge Knight', 'Victim'] },
      { phase: 'challenges' },
    );
    game.by(0, "The Queen's Assassin").until('reactionWindow').choose("The Queen's Assassin");
    expect(game.step).toBe('choosing/choose');
    expect(game.waiting).toEqual([1]);
    game.choose('Victim');
    expect(game.names(1, 'dead')).toEqual(['Victim']);
    const mine = two({ play: ['Killer'] }, { play: ['Victim', 'Heir'] }).by(0, 'Killer');
    expect(mine.waiting).toEqual([0]);
  });

  const growing = () =>
    two(
      {
        faction: 'tyrell',
        gold: 1,
        hand: ['Growing Strong'],
        play: ['Margaery Tyrell', 'Left', 'Garden Caretaker', 'Paxter Redwyne'],
      },
      {},
      { phase: 'challenges' },
    ).by(0, 'Growing Strong');

  it('of a number are chosen together [AG2-1331]', () => {
    const game = growing();
    expect(game.asked).toMatchObject({ min: 0, max: 3 });
    game.choose('Margaery Tyrell', 'Left', 'Garden Caretaker');
    expect(game.step).toBe('challengesWindow/action');
    expect(game.strength('Garden Caretaker')).toBe(3);
  });

  it('of any number: with none, nothing is changed and nothing follows [AG2-1332]', () => {
    const game = growing().choose();
    expect(game.table.lasting).toEqual([]);
    const toast = (...to: string[]) =>
      two({ hand: ['Toast'], play: ['Victim', 'Critic'] }, {})
        .by(0, 'Toast')
        .choose(...to)
        .through('reactionWindow');
    expect(toast('Victim').power(0)).toBe(2);
    expect(toast().power(0)).toBe(0);
    expect(gold(toast())).toEqual([0, 0]);
  });

  it('that come later and are not there leave out that part alone [AG2-1334]', () => {
    const game = two(
      { faction: 'lannister', play: ['The Tickler'] },
      { play: ['Hedge Knight'], deck: ['Ice'] },
      { phase: 'dominance' },
    );
    game.by(0, 'The Tickler'); // no copy of Ice is in play
    expect(game.names(1, 'discard')).toEqual(['Ice']);
    expect(game.isInPlay('Hedge Knight')).toBe(true);
    expect(game.step).toBe('dominanceWindow/action');
  });
});

describe('what is chosen only when it comes to it', () => {
  const drilled = (name: string, theirs: string[]) =>
    two({ play: [name] }, { play: theirs }).by(0, name);

  it('is nothing where there is nothing, and what comes after “then” does not come [AG2-408] [AG2-1334]', () => {
    const game = drilled('Drillmaster', ['Victim', 'Killer']).choose('Killer');
    expect([game.card('Killer', 1).knelt, gold(game)]).toEqual([true, [1, 0]]);
    expect(game.power(0)).toBe(1);
    const none = drilled('Drillmaster', []);
    expect([gold(none), none.power(0)]).toEqual([[1, 0], 0]);
  });

  it('may be nothing where it is “up to” so many: then all has been done [AG2-407]', () => {
    const game = drilled('Mild Drillmaster', ['Victim', 'Killer']).choose();
    expect([game.card('Killer', 1).knelt, gold(game), game.power(0)]).toEqual([false, [1, 0], 1]);
  });
});

describe('X', () => {
  it('is what the card says, also for a card in play', () => {
    const game = two(
      { gold: 2, play: ['Bounty Hunter'] },
      { play: ['Hedge Knight', 'Robb Stark', 'Sansa Stark'] },
    );
    game.by(0, 'Bounty Hunter');
    expect(game.options).toEqual(['Hedge Knight']); // 2 gold, and no more
  });
});

describe('a reaction about a character that was killed', () => {
  it('goes by what it was until then: also one of somebody else’s, under your control', () => {
    const game = two(
      { play: [knelt('Robb Stark (Core)'), { card: 'Sansa Stark', owner: 1 }] },
      { play: ['Killer'] },
      { phase: 'dominance' },
    );
    game.by(1, 'Killer').choose('Sansa Stark');
    expect([game.step, game.waiting, game.options]).toEqual([
      'reactionWindow/opportunity',
      [0],
      ['Robb Stark'],
    ]);
    expect(game.names(1, 'dead')).toEqual(['Sansa Stark']);
  });

  it('is about the character in the dead pile [AG2-1356]', () => {
    const dead = murder(['Gravedigger']);
    expect(dead.options).toEqual(['Gravedigger']);
    dead.choose('Gravedigger');
    expect(dead.card('Victim')).toMatchObject({ zone: 'play', controller: 0 });
    const game = two(
      { play: ['Killer', 'Gravedigger'] },
      { faction: 'baratheon', play: ['Ser Davos Seaworth'] },
    );
    game.by(0, 'Killer').until('interrupts').choose('Ser Davos Seaworth');
    expect(game.names(1, 'hand')).toEqual(['Ser Davos Seaworth']);
    expect(game.step).toBe('standingWindow/action'); // he is not in the dead pile
  });
});
