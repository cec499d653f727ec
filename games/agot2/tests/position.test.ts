import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { type PositionSpec, position } from '../position.ts';
import { lannister, stark } from './positions.ts';
import { scenario } from './scenario.ts';

/** Positions by the names of cards: what cannot be is refused, with the reason. */

const withPlayers = (...players: PositionSpec['players']): PositionSpec => ({ players });
const mine = (more: Parameters<typeof stark>[0]): PositionSpec =>
  withPlayers(stark(more), lannister());

describe('a position', () => {
  it.each<[string, PositionSpec]>([
    ['1 players; it takes 2 to', withPlayers(stark())],
    ['there is no seat 2', { ...mine({}), first: 2 }],
    ['there is no seat -1', { ...mine({}), first: -1 }],
    ['there is no faction "frey"', withPlayers({ faction: 'frey' as 'stark' }, lannister())],
    ['there is no card "Jar Jar"', mine({ hand: ['Jar Jar'] })],
    ['"Ice" is a attachment, not a character or location', mine({ play: ['Ice'] })],
    ['"Ice" is a attachment, not a character', mine({ dead: ['Ice'] })],
    ['a joust has no titles', mine({ title: 'Master of Ships' })],
    [
      'two players hold the same title',
      withPlayers(
        stark({ title: 'Master of Ships' }),
        lannister({ title: 'Master of Ships' }),
        stark(),
      ),
    ],
    ['player 0 has no deck and would be out', mine({ deckIsAll: true })],
    ['-1 gold', mine({ gold: -1 })],
    ['1.5 power', mine({ power: 1.5 })],
    [
      '"Winterfell Steward" is not unique and has no duplicates',
      mine({ play: [{ card: 'Winterfell Steward', duplicates: 1 }] }),
    ],
    [
      'two copies of "Eddard Stark" in play (AG2-253)',
      mine({ play: ['Eddard Stark (Core)', 'Eddard Stark (WotN)'] }),
    ],
    [
      '"Milk of the Poppy" cannot be attached to "Gates of Winterfell"',
      mine({ play: [{ card: 'Gates of Winterfell', attachments: ['Milk of the Poppy'] }] }),
    ],
    ['there is no phase "winter"', { ...mine({}), phase: 'winter' as 'draw' }],
    [
      'nobody is active at the beginning of the draw phase',
      { ...mine({}), phase: 'draw', active: 0 },
    ],
  ])('that cannot be is refused: %s', (reason, spec) => {
    expect(() => position(spec)).toThrow(reason);
  });

  it('may hold two copies of what is not unique, and one of a unique card for each player', () => {
    const game = scenario(
      withPlayers(
        stark({ play: ['Winterfell Steward', 'Winterfell Steward', 'Tywin Lannister'] }),
        lannister({ play: ['Tywin Lannister'] }),
      ),
    );
    expect(game.names(0, 'play')).toHaveLength(3);
    expect(game.names(1, 'play')).toEqual(['Tywin Lannister']);
  });

  it('before the first round is in no round and no phase', () => {
    const { round, phaseNumber } = scenario({ ...mine({}), phase: 'setup' }).table;
    expect([round, phaseNumber]).toEqual([0, 0]);
  });

  it('is in the first round, where no other is named', () => {
    expect(scenario(mine({})).table.round).toBe(1);
    expect(scenario({ ...mine({}), round: 3 }).table.round).toBe(3);
    expect(scenario({ ...mine({}), phase: 'marshaling', active: 0 }).table.phaseNumber).toBe(1);
  });

  it('has seven plots with those that were used, and always one to choose', () => {
    const USED = [
      'Sneak Attack',
      'Summons',
      'Rebuilding',
      'Taxation',
      'Marching Orders',
      'Confiscation',
    ];
    const plots = (used: number) =>
      scenario(mine({ used: USED.slice(0, used) })).player(0).plotDeck.length;
    expect([0, 3, 5, 6].map(plots)).toEqual([6, 3, 1, 1]);
  });

  it('has cards in play that came there before this phase', () => {
    const game = scenario({ ...mine({ play: ['Winterfell Steward'] }), phase: 'draw' });
    expect(game.card('Winterfell Steward').entered).toEqual({ how: 'setup', phase: 0 });
  });

  it('has twenty characters of the own House in every deck, under what is said, and plots of the Core set', () => {
    const game = scenario(mine({ deck: ['Ice'], plotDeck: ['Sneak Attack'] }));
    const texts = (codes: readonly string[]) => codes.map((code) => cards.get(code));
    const [top, ...under] = texts(game.player(0).deck);
    expect(top?.name.en).toBe('Ice');
    expect(under).toHaveLength(20);
    for (const card of under)
      expect(card).toMatchObject({ type: 'character', faction: 'stark', pack: 'Core' });
    for (const card of texts(game.player(1).deck))
      expect(card).toMatchObject({ type: 'character', faction: 'lannister', pack: 'Core' });
    const { plot, plotDeck } = game.player(1);
    expect(plotDeck).not.toContain(game.table.cards[plot].code);
    for (const card of texts(plotDeck)) expect(card).toMatchObject({ type: 'plot', pack: 'Core' });
  });

  it('may have as many players as the game, and no more', () => {
    const seated = (seats: number) => withPlayers(...Array.from({ length: seats }, () => stark()));
    expect(position(seated(8)).seats).toBe(8);
    expect(() => position(seated(9))).toThrow('9 players; it takes 2 to 8');
  });

  it('has the titles in the pool that nobody holds', () => {
    const { titles } = scenario(
      withPlayers(stark({ title: 'Master of Ships' }), lannister(), stark()),
    ).table;
    expect(titles.pool).toHaveLength(5);
  });
});

describe('the window that is open', () => {
  it('has a name and its periods; within a challenge, that one too', () => {
    const game = scenario({
      phase: 'challenges',
      players: [stark({ play: ['Winterfell Steward'] }), lannister()],
    });
    game.until('challengesWindow');
    const { challenge, ...before } = game.match.window?.periods ?? {};
    expect(game.match.window?.name).toBe('challengesWindow');
    expect(challenge).toBeUndefined();
    expect(before).toMatchObject({ round: 1, turn: `${game.table.phaseNumber}.0` });
    game.attack('power', 1, 'Winterfell Steward').until('action');
    expect(game.match.window?.periods).toMatchObject({ challenge: game.table.challengeNumber });
  });

  it('is none where something else is asked', () => {
    const game = scenario({
      phase: 'challenges',
      players: [stark({ play: ['Winterfell Steward'] }), lannister()],
    }).until('announceChallenge');
    expect(game.match.window).toBeNull();
  });
});
