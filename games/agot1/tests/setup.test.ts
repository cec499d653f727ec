import { createMatch } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { agot1 } from '../game.ts';
import { at, lannister, stark } from './positions.ts';
import { newGame, scenario } from './scenario.ts';

/** Chapters 1 and 2 of the ledger: what there is, and how a match begins. */

const setup = (hand: string[], more: object = {}) =>
  scenario({
    phase: 'setup',
    players: [
      { house: 'stark', hand, ...more },
      { house: 'lannister', hand: [] },
    ],
  }).until('placeCards', 0);

describe('what there is', () => {
  it('six Houses, and every card is of one of eight types [AG1-101] [AG1-102]', () => {
    const houses = [...cards.values()].filter(({ type }) => type === 'faction');
    expect(houses.map(({ faction }) => faction).sort()).toEqual([
      'baratheon',
      'greyjoy',
      'lannister',
      'martell',
      'stark',
      'targaryen',
    ]);
    const types = new Set([...cards.values()].map(({ type }) => type));
    const known = ['character', 'location', 'attachment', 'event', 'plot', 'faction', 'agenda'];
    expect([...types].every((type) => [...known, 'title'].includes(type))).toBe(true);
  });

  it('a card is of the Houses whose shields it shows, or of none [AG1-103] [AG1-817]', () => {
    const of = (code: string) => cards.get(code)?.factions;
    expect([of('test:wolf'), of('test:both'), of('test:knight')]).toEqual([
      ['stark'],
      ['stark', 'baratheon'],
      [],
    ]);
  });

  it('a plot has income, initiative and claim, and no reserve [AG1-107]', () => {
    expect(cards.get('10201')?.plot).toEqual({ gold: 2, initiative: 0, claim: 0 });
  });
});

describe('set-up', () => {
  it('comes in its order: decks, hands of seven, mulligan, set-up cards, refill to seven [AG1-204] [AG1-216] [AG1-228]', () => {
    const game = newGame(2);
    expect(game.step).toBe('mulligan/keepHand');
    expect([0, 1].map((seat) => game.player(seat).hand.length)).toEqual([7, 7]);
    game.until('placeCards');
    game.until('choosePlots');
    expect([0, 1].map((seat) => game.player(seat).hand.length)).toEqual([7, 7]);
  });

  it('draws the first player by lot and shuffles the decks [AG1-211] [AG1-215]', () => {
    const games = Array.from({ length: 20 }, (_, i) => newGame(2, `seed ${i}`));
    expect(new Set(games.map(({ table }) => table.first)).size).toBe(2);
    const hands = games.map((game) => game.names(0, 'hand').join());
    expect(new Set(hands).size).toBeGreaterThan(15);
  });

  it('Houses may be chosen by several players [AG1-213]', () => {
    const match = createMatch(agot1, {
      seats: 2,
      seed: 'twice',
      options: { deck1: 'stark', deck2: 'stark' },
    });
    const houses = match.state.table.players.map(({ faction }) => match.state.table.cards[faction]);
    expect(houses.map(({ code }) => code)).toEqual(['faction:stark', 'faction:stark']);
  });

  it('a mulligan: all seven back into the deck, seven new ones, once [AG1-217] [AG1-218]', () => {
    const game = newGame(2, 'mulligan');
    const [seat] = game.waiting;
    const before = game.names(seat, 'hand');
    const all = [...before, ...game.names(seat, 'deck')].sort();
    game.choose('mulligan');
    expect(game.player(seat).hand).toHaveLength(7);
    expect(game.names(seat, 'hand')).not.toEqual(before);
    expect([...game.names(seat, 'hand'), ...game.names(seat, 'deck')].sort()).toEqual(all);
    expect(game.waiting).not.toEqual([seat]); // nobody is asked a second time
  });

  it('lays out characters and locations for 5 gold at most, or less, or none [AG1-219] [AG1-220]', () => {
    const game = setup(['Plain Knight', 'Thief', 'Squire', 'Arrow']);
    expect(game.refused('Plain Knight', 'Thief', 'Squire')).toBe('AG1-220'); // 3 + 2 + 1
    expect(game.refused('Arrow')).toBe('AG1-220'); // no events
    game.choose('Plain Knight', 'Thief').until('choosePlots');
    expect(game.names(0, 'play')).toEqual(['Plain Knight', 'Thief']); // 5 exactly
    expect(setup(['Plain Knight']).choose().until('choosePlots').names(0, 'play')).toEqual([]);
    expect(setup(['Littlefinger', 'Squire']).options).toContain('Littlefinger'); // 5 alone
  });

  it('attachments only with Setup, and with something to be attached to [AG1-221] [AG1-222] [AG1-901]', () => {
    const game = setup(['Cloak', 'Saddle', 'Squire', 'Lone Wolf']);
    expect(game.refused('Cloak', 'Squire')).toBe('AG1-221');
    expect(game.refused('Saddle')).toBe('AG1-222');
    expect(game.refused('Saddle', 'Lone Wolf')).toBe('AG1-222'); // no attachments on that one
    game.choose('Saddle', 'Squire').until('choosePlots');
    expect(game.card('Saddle').host).toBe(game.card('Squire').id);
  });

  it('one Limited card at most, and no duplicates [AG1-223] [AG1-224]', () => {
    const limited = setup(['Market', 'Market', 'Squire']);
    expect(limited.refused('Market', 'Market')).toBe('AG1-223');
    limited.choose('Market').until('choosePlots');
    expect(limited.names(0, 'play')).toEqual(['Market']);
    const lords = setup(['Test Lord', 'Test Lord'], {});
    expect(lords.refused('Test Lord', 'Test Lord')).toBe('AG1-220'); // 6 gold
    const kings = setup(['Jester King', 'Jester King']);
    expect(kings.refused('Jester King', 'Jester King')).toBe('AG1-224');
  });

  it('the gold penalty counts [AG1-225]', () => {
    const game = setup(['Test Stag', 'Squire', 'Thief']);
    expect(game.refused('Test Stag', 'Thief')).toBe('AG1-220'); // 2 + 2 penalty + 2
    game.choose('Test Stag', 'Squire').until('choosePlots');
    expect(game.names(0, 'play').sort()).toEqual(['Squire', 'Test Stag']);
  });

  it('all are turned up together, and neither played nor put into play [AG1-226] [AG1-227] [AG1-1153]', () => {
    const game = setup(['Eddard Stark']);
    game.choose('Eddard Stark');
    expect(game.player(0).placed).toHaveLength(1);
    expect(game.find('Eddard Stark')).toBeUndefined(); // face down
    game.until('choosePlots');
    expect(game.isInPlay('Eddard Stark')).toBe(true);
    expect([game.card('Eddard Stark').power, game.player(0).marshaled]).toEqual([0, []]);
  });

  it('all titles are in the chamber, and two players have none [AG1-208] [AG1-1205]', () => {
    expect(newGame(4).table.titles.pool).toHaveLength(6);
    expect(newGame(2).table.titles.pool).toEqual([]);
  });
});

describe('income, initiative and influence', () => {
  it('symbols count for who controls the card, kneeling or not [AG1-122] [AG1-123] [AG1-124] [AG1-125]', () => {
    const game = at('marshaling')(
      stark({ card: 'Test Hall', knelt: true }, 'Test Hall'),
      lannister(),
    );
    expect([game.plot(0, 'gold'), game.plot(0, 'initiative')]).toEqual([6, 7]);
    expect([game.plot(1, 'gold'), game.plot(1, 'initiative')]).toEqual([4, 3]);
  });

  it('influence is paid by kneeling; the sum must be enough, what is too much is lost [AG1-126] [AG1-127] [AG1-128] [AG1-418]', () => {
    const pay = (...play: Parameters<typeof stark>) =>
      at('challenges')({ ...stark(...play), hand: ['Bribe'] }, lannister('Hero')).until(
        'action',
        0,
      );
    const poor = pay('Court', { card: 'Test Hall', knelt: true });
    expect(poor.refused('Bribe')).toBe('AG1-1121');
    const game = pay('Court', 'Court', 'Test Hall').choose('Bribe');
    const [first] = game.asked.options;
    expect(game.match.refusal(0, game.asked.id, [first.id])?.rule).toBe('AG1-127');
    game.choose('Court', 'Test Hall').until('challengesWindow');
    expect(game.power(0)).toBe(1);
    const standing = game.player(0).play.filter((id) => !game.table.cards[id].knelt);
    expect(standing).toHaveLength(1); // three for two: the third point is gone
  });

  it('power lies on the House card, on characters, and where an effect says so [AG1-108] [AG1-615] [AG1-616] [AG1-617]', () => {
    const game = at('challenges')({ ...stark({ card: 'Hero', power: 2 }), power: 3 }, lannister());
    expect(game.power(0)).toBe(5);
    game.attack('power', 1, 'Hero').through('challenge');
    expect(game.card('Hero').power).toBe(3); // renown: on the character
    expect(game.table.cards[game.player(0).faction].power).toBe(4); // unopposed: on the House
  });
});
