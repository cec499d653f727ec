import { message } from '@small-council/engine';
import type { M } from '@small-council/lcg';
import {
  a,
  action,
  choose,
  gainPower,
  kneelCost,
  named,
  odd,
  perRound,
  sentence,
  stand,
  stands,
  target,
} from '@small-council/lcg/blocks';
import { describe, expect, it } from 'vitest';
import { forcedReaction } from '../abilities.ts';
import { pack } from '../cards/registry.ts';
import type { PlayerSpec } from '../position.ts';
import { scenario } from './scenario.ts';

/** Two characters that stand each other up for ever, and two that gain power by it. */
const { character } = pack('Test', 'neutral');

const stander = (code: string, name: string, other: string, gains: boolean): void =>
  character(code, {
    name: [name, name],
    cost: 1,
    strength: 1,
    abilities: [
      action({
        cost: kneelCost(),
        choose: choose(a('character', named(other)), 'stood'),
        does: gains ? [stand(target), gainPower(1)] : stand(target),
      }),
    ],
  });

/** Costs somebody else something each time. */
const { location } = pack('Test', 'neutral');
const robber = (code: string, name: string, takes: (m: M, seat: number) => void): void =>
  location(code, {
    name: [name, name],
    cost: 0,
    abilities: [
      action({
        does: odd(sentence(code.slice(5), 'take something', 'nimm etwas'), (m, { seat }) =>
          takes(m, seat),
        ),
      }),
    ],
  });
robber('test:goldrobber', 'Gold Robber', ({ table }, seat) => {
  table.players[1 - seat].gold--;
});
robber('test:powerrobber', 'Power Robber', ({ table }, seat) => {
  table.cards[table.players[1 - seat].faction].power--;
});
robber('test:idler', 'Idler', () => undefined);

/** Answers all that stand, by itself, and does nothing. */
location('test:bell', {
  name: ['Bell', 'Glocke'],
  cost: 0,
  abilities: [
    forcedReaction({
      on: stands(a('character')),
      does: odd(sentence('bell', 'ring', 'läute'), () => undefined),
    }),
  ],
});

/** Gains power as long as there is less than this. */
const LADDER = 5;
location('test:ladder', {
  name: ['Ladder', 'Leiter'],
  cost: 0,
  abilities: [
    action({
      if: {
        say: message('if.youAreFirst'),
        holds: ({ table }, { seat }) => table.cards[table.players[seat].faction].power < LADDER,
      },
      does: gainPower(1),
    }),
  ],
});

location('test:onetimer', {
  name: ['One-timer', 'Eintagsfliege'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      does: odd(sentence('onetimer', 'do nothing, once', 'tu nichts, einmal'), () => undefined),
    }),
  ],
});

stander('test:left', 'Leftie', 'test:right', false);
stander('test:right', 'Rightie', 'test:left', false);
stander('test:first', 'First', 'test:second', false);
stander('test:second', 'Second', 'test:third', false);
stander('test:third', 'Third', 'test:first', false);
stander('test:up', 'Uppie', 'test:down', true);
stander('test:down', 'Downie', 'test:up', true);

const position = (
  play: string[],
  more: Partial<PlayerSpec> = {},
  theirs: Partial<PlayerSpec> = {},
) =>
  scenario({
    phase: 'dominance',
    quiet: true,
    players: [
      {
        faction: 'stark',
        plot: 'The Winds of Winter',
        play: play.map((card, n) => ({ card, knelt: n > 0 })),
        ...more,
      },
      // Somebody who is asked after every deed, so that the window stays open.
      { faction: 'stark', plot: 'The Winds of Winter', agenda: 'Watchman', ...theirs },
    ],
  });

/** Goes round until the loop has been seen. */
const showLoop = (game: ReturnType<typeof scenario>) => {
  while (game.step !== 'settleLoop/nameRepetitions') {
    if (game.waiting[0] === 1) game.pass();
    else game.choose(game.options[0]);
  }
  return game;
};

const codeOf = (card: unknown) => (card as { code?: string }).code;

describe('endless loops', () => {
  const pair = ['Leftie', 'Rightie'];

  it('are shown by going through them; then the player names a number [AG2-914] [AG2-915] [AG2-1066]', () => {
    const game = showLoop(position(pair));
    expect(game.waiting).toEqual([0]);
    const before = [game.card('Leftie').knelt, game.card('Rightie').knelt];
    const uses = game.facts.filter((key) => key === 'fact.uses').length;
    game.match.answer(0, game.match.state.moment, 17);
    expect([game.card('Leftie').knelt, game.card('Rightie').knelt]).toEqual(before);
    expect(game.facts.filter((key) => key === 'fact.uses').length).toBe(uses + 2 * 17);
  });

  it('are over when the number has been carried out; nobody stalls with them [AG2-917] [AG2-918] [AG2-919]', () => {
    const game = showLoop(position(pair));
    game.match.answer(0, game.match.state.moment, 3);
    expect(game.step).toBe('dominanceWindow/action');
    game.pass();
    expect(game.step).not.toBe('dominanceWindow/action'); // he cannot begin again
  });

  it('are carried out as often as was named, and can win the game [AG2-915] [AG2-916]', () => {
    const growing = ['Uppie', 'Downie'];
    const game = showLoop(position(growing));
    const before = game.power(0);
    const fork = game.match.fork();
    fork.answer(0, fork.state.moment, 2);
    const faction = fork.state.table.players[0].faction;
    expect(fork.state.table.cards[faction].power).toBe(before + 4);
    game.match.answer(0, game.match.state.moment, 100);
    expect(game.match.result?.winners).toEqual([0]);
  });

  it('are repeated in the order in which they were shown [AG2-914] [AG2-915]', () => {
    const game = scenario({
      phase: 'dominance',
      quiet: true,
      players: [
        {
          faction: 'stark',
          plot: 'The Winds of Winter',
          play: ['First', { card: 'Second', knelt: true }, { card: 'Third', knelt: true }],
        },
        { faction: 'stark', plot: 'The Winds of Winter', agenda: 'Watchman' },
      ],
    });
    showLoop(game);
    const names = () =>
      game.match
        .log('spectator')
        .filter(({ key }) => key === 'fact.uses')
        .map(({ params }) => codeOf(params.card));
    const shown = names().slice(-3);
    expect(new Set(shown).size).toBe(3);
    game.match.answer(0, game.match.state.moment, 2);
    expect(names().slice(-6)).toEqual([...shown, ...shown]);
  });

  it('are what a player does in the window, and not how others answer it [AG2-914] [AG2-915]', () => {
    const game = position(pair, {}, { play: ['Bell'] });
    const uses = () => game.facts.filter((key) => key === 'fact.uses').length;
    for (const name of ['Leftie', 'Rightie', 'Leftie', 'Rightie', 'Leftie'])
      game.until('action', 0).choose(name);
    expect([game.step, game.waiting]).toEqual(['settleLoop/nameRepetitions', [0]]);
    const before = uses();
    game.number(3);
    expect(uses() - before).toBe(3 * 2 * 2); // with the bell each time
  });

  it('are repeated as long as they can be: not the rest of one that has become impossible [AG2-915]', () => {
    const game = position([], { play: ['Ladder', 'Idler'] });
    const used = (code: string) =>
      game.match
        .log('spectator')
        .filter(({ key, params }) => key === 'fact.uses' && codeOf(params.card) === code).length;
    for (let turn = 0; game.step !== 'settleLoop/nameRepetitions'; turn++)
      game.until('action', 0).choose(turn % 2 === 0 ? 'Ladder' : 'Idler');
    expect(game.power(0)).toBeLessThan(LADDER);
    game.number(10);
    expect([used('test:ladder'), used('test:idler')]).toEqual([LADDER, LADDER]);
    expect([game.power(0), game.step]).toEqual([LADDER, 'dominanceWindow/action']);
  });

  it('are none where somebody has less of something each time [AG2-914]', () => {
    const repeated = (name: string, times: number) => {
      const game = scenario({
        phase: 'dominance',
        quiet: true,
        players: [
          { faction: 'stark', plot: 'The Winds of Winter', play: [name] },
          { faction: 'stark', plot: 'The Winds of Winter', agenda: 'Watchman', gold: 9, power: 5 },
        ],
      });
      for (let i = 0; i < times; i++) {
        if (game.waiting[0] === 1) game.pass();
        if (game.step === 'settleLoop/nameRepetitions') return true;
        game.choose(game.options[0]);
      }
      return game.step === 'settleLoop/nameRepetitions';
    };
    expect(repeated('Idler', 2)).toBe(false); // twice may be chance, three times is a loop
    expect(repeated('Idler', 3)).toBe(true);
    expect(repeated('Gold Robber', 4)).toBe(false);
    expect(repeated('Power Robber', 4)).toBe(false);
  });

  it('begin anew with what can be done only so often [AG2-914]', () => {
    const game = position([], { play: ['Idler', 'One-timer'] });
    const idle = (name: string) => {
      if (game.waiting[0] === 1) game.pass();
      game.choose(name);
      return game.step === 'settleLoop/nameRepetitions';
    };
    const deeds = ['Idler', 'Idler', 'One-timer', 'Idler', 'Idler', 'Idler'];
    expect(deeds.map(idle)).toEqual([false, false, false, false, false, true]);
  });

  it('may be shown again once something else has been done in between', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      quiet: true,
      players: [
        {
          faction: 'stark',
          plot: 'The Winds of Winter',
          play: ['Idler'],
          gold: 9,
          hand: ['Winterfell Steward', 'Robb Stark'],
        },
        { faction: 'stark', plot: 'The Winds of Winter', agenda: 'Watchman' },
      ],
    });
    showLoop(game).number(1);
    game.until('action', 0);
    expect(game.options).not.toContain('Idler');
    game.choose('Winterfell Steward').until('action', 0);
    expect(game.options).toContain('Idler');
  });

  it('may be repeated no more at all [AG2-915]', () => {
    const game = showLoop(position(pair));
    const uses = game.facts.filter((key) => key === 'fact.uses').length;
    game.match.answer(0, game.match.state.moment, 0);
    expect(game.facts.filter((key) => key === 'fact.uses').length).toBe(uses);
    expect(game.step).toBe('dominanceWindow/action');
  });

  it('refuse a number without end [AG2-915]', () => {
    const game = showLoop(position(pair));
    expect(game.match.refusal(0, game.match.state.moment, Number.POSITIVE_INFINITY)).not.toBeNull();
    expect(game.match.refusal(0, game.match.state.moment, -1)).not.toBeNull();
    expect(game.match.refusal(0, game.match.state.moment, 1001)).not.toBeNull();
    expect(game.match.refusal(0, game.match.state.moment, 1000)).toBeNull();
  });
});
