import { Chance } from '@small-council/engine';
import { areOpponents } from '@small-council/lcg';
import { a, constant, gainsKeyword } from '@small-council/lcg/blocks';
import { layDecks } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../cards/names.ts';
import { pack } from '../cards/registry.ts';
import type { Deck } from '../decks/deck.ts';
import { readyDeck } from '../decks/ready.ts';
import type { PlayerSpec } from '../position.ts';
import { secondTable } from '../table.ts';
import { newGame, scenario } from './scenario.ts';

/** Set-up, in the ten steps of the book. */

const stark = (hand: string[], more: Partial<PlayerSpec> = {}): PlayerSpec => ({
  faction: 'stark',
  hand,
  ...more,
});

/** No card of the sets is limited and unique. */
pack('Test', 'neutral').location('test:tollbridge', {
  name: ['Toll Bridge', 'Zollbrücke'],
  is: 'unique',
  cost: 1,
  keywords: ['limited'],
});

/** None of them keeps attachments off everybody. */
pack('Test', 'neutral').location('test:barrenland', {
  name: ['Barren Land', 'Ödland'],
  cost: 1,
  abilities: [constant(gainsKeyword('noAttachments', a('character')))],
});

/** Stark with this hand, asked for a mulligan; then Lannister. */
const setup = (hand: string[], theirs: string[] = [], more: Partial<PlayerSpec> = {}) =>
  scenario({
    phase: 'setup',
    players: [stark(hand, more), { faction: 'lannister', hand: theirs }],
  });

/** Both have kept; the first player places cards. */
const placing = (hand: string[], theirs: string[] = []) => setup(hand, theirs).pass(2);

describe('format and decks', () => {
  it('two players play a joust, more a melee with a title pool [AG2-106] [AG2-107] [AG2-140] [AG2-141] [AG2-701] [AG2-714]', () => {
    expect(newGame(2).table.titles.pool).toEqual([]);
    expect(newGame(3).table.titles.pool).toHaveLength(6);
  });

  it('goes through its steps in order [AG2-108]', () => {
    const game = newGame(2);
    expect(game.step).toBe('mulligan/keepHand');
    game.pass(2);
    expect(game.step).toBe('placing/placeCards');
    game.pass(2);
    expect(game.step).toBe('plotPhase/choosePlots');
  });

  it('each step is done before the next one begins [AG2-108]', () => {
    const game = setup(['Winterfell Steward', 'Tumblestone Knight', "Syrio's Training"]);
    const state = () => [game.step, game.player(0).hand.length, game.names(0, 'play')];
    expect(state()).toEqual(['mulligan/keepHand', 3, []]);
    game.pass(2);
    expect(state()).toEqual(['placing/placeCards', 3, []]);
    game.choose('Winterfell Steward', 'Tumblestone Knight', "Syrio's Training");
    expect(state()).toEqual(['placing/placeCards', 0, []]); // the other player places
    game.pass();
    expect(state()).toEqual([
      'findHosts/chooseHost',
      0,
      ['Winterfell Steward', 'Tumblestone Knight'],
    ]);
    game.choose('Winterfell Steward');
    expect(state()).toEqual([
      'plotPhase/choosePlots',
      7,
      ['Winterfell Steward', 'Tumblestone Knight', "Syrio's Training"],
    ]);
  });

  it('draws lots for the first player, who stays it until the first initiative [AG2-109] [AG2-110] [AG2-521]', () => {
    const first = new Set(
      Array.from({ length: 20 }, (_, i) => newGame(2, `first ${i}`).table.first),
    );
    expect(first.size).toBe(2);
    const game = newGame(2);
    const { first: before } = game.table;
    game.until('chooseFirstPlayer');
    expect(game.table.first).toBe(before);
  });

  it('lays out faction and agenda, faceup [AG2-111] [AG2-112] [AG2-201] [AG2-213]', () => {
    const { player, table } = scenarioOf(newGame(2));
    for (const seat of [0, 1]) {
      expect(table.cards[player(seat).faction].zone).toBe('faction');
      for (const id of player(seat).agendas) expect(table.cards[id].zone).toBe('agenda');
    }
  });

  it('lays out what each player has brought, his agenda too [AG2-111] [AG2-112]', () => {
    const bannered = { ...(readyDeck('stark') as Deck), agendas: [codeOf('Fealty') as string] };
    const table = layDecks(
      [bannered, { ...bannered, agendas: [] }],
      secondTable,
      new Chance('lay'),
    );
    const [one, other] = table.players;
    expect(one.agendas.map((id) => table.cards[id])).toMatchObject([
      { code: codeOf('Fealty'), zone: 'agenda', owner: 0 },
    ]);
    expect([other.agendas, other.deck.length]).toEqual([[], bannered.cards.length]);
  });

  it('begins to count with the first round, phase, challenge, card and event', () => {
    const { table } = newGame(2);
    expect(table).toMatchObject({ round: 0, phaseNumber: 0, challengeNumber: 0, nextEvent: 1 });
    expect(table).toMatchObject({ active: -1, declined: false });
    expect(table.players.map(({ faction }) => faction)).toContain(1);
    expect(table.players.flatMap(({ hand }) => hand.map(({ id }) => id)).sort()).toEqual(
      Array.from({ length: 14 }, (_, i) => `h${i + 1}`).sort(),
    );
    for (const player of table.players)
      expect(player).toMatchObject({ title: 0, plot: 0, limited: 0, redirected: 0 });
  });

  it('starts without gold and power [AG2-113] [AG2-114]', () => {
    const game = newGame(2);
    for (const seat of [0, 1]) expect([game.player(seat).gold, game.power(seat)]).toEqual([0, 0]);
    expect(game.table.active).toBe(-1); // nobody's turn
  });

  it('has room for eight, each against all others', () => {
    const game = scenario({
      phase: 'challenges',
      first: 7,
      players: Array.from({ length: 8 }, () => stark([], { play: ['Winterfell Steward'] })),
    });
    game.until('announceChallenge', 7);
    expect(game.options).toEqual([0, 1, 2, 3, 4, 5, 6].map((seat) => `power:${seat}`));
    expect([areOpponents(game.m, 7, 0), areOpponents(game.m, 7, 7)]).toEqual([true, false]);
  });

  it('keeps plot decks facedown [AG2-115] [AG2-930] [AG2-935]', () => {
    const game = newGame(2);
    expect(game.match.view(0).table.players[1].plotDeck).toBe(7);
    expect(game.match.view(0).table.players[0].plotDeck).toHaveLength(7);
  });

  it('shuffles the draw decks [AG2-116]', () => {
    const one = newGame(2, 'one').player(0).deck;
    const other = newGame(2, 'other').player(0).deck;
    expect(one).not.toEqual(other);
  });
});

const scenarioOf = (game: ReturnType<typeof newGame>) => ({
  player: (seat: number) => game.player(seat),
  table: game.table,
});

describe('opening hands', () => {
  it('have seven cards [AG2-117]', () => {
    const game = newGame(2);
    expect([game.player(0).hand.length, game.player(1).hand.length]).toEqual([7, 7]);
  });

  it('may be exchanged once, in player order, before anything is placed [AG2-118] [AG2-119] [AG2-120] [AG2-121]', () => {
    const game = newGame(2, 'mulligan');
    const { first } = game.table;
    expect(game.waiting).toEqual([first]);
    const before = game.player(first).hand.map(({ code }) => code);
    game.choose('mulligan');
    expect(game.player(first).hand).toHaveLength(7);
    expect(game.player(first).hand.map(({ code }) => code)).not.toEqual(before);
    expect(game.waiting).toEqual([1 - first]);
    game.pass();
    expect(game.step).toBe('placing/placeCards'); // there is no second mulligan
  });

  it('the old cards are shuffled into the deck before the new ones are drawn [AG2-118]', () => {
    const game = newGame(2, 'mulligan');
    const { first } = game.table;
    const player = () => game.player(first);
    const hand = () => player().hand.map(({ code }) => code);
    const [old, all] = [hand(), [...hand(), ...player().deck].sort()];
    const unshuffled = player().deck.slice(0, 7);
    game.choose('mulligan');
    expect([...hand(), ...player().deck].sort()).toEqual(all); // none is lost
    expect(player().deck.slice(-7)).not.toEqual(old); // nor do they lie below the others
    expect(hand()).not.toEqual(unshuffled);
  });
});

describe('set-up cards', () => {
  it('are characters, locations and attachments for 8 gold; none is legal [AG2-122] [AG2-123] [AG2-124] [AG2-139]', () => {
    const game = placing([
      'Eddard Stark',
      'Winterfell Steward',
      'Tumblestone Knight',
      'For the North!',
    ]);
    expect(game.options).toEqual(['Eddard Stark', 'Winterfell Steward', 'Tumblestone Knight']);
    expect(game.refused('Eddard Stark', 'Tumblestone Knight')).toBe('AG2-123');
    expect(game.refused('For the North!')).toBe('AG2-124');
    game.choose('Eddard Stark', 'Winterfell Steward').pass();
    expect(game.names(0, 'play')).toEqual(['Eddard Stark', 'Winterfell Steward']);
    expect(game.player(0).gold).toBe(0);
  });

  it('are placed in player order [AG2-122]', () => {
    const game = placing(['Winterfell Steward'], ['Burned Men']);
    expect(game.waiting).toEqual([0]);
    game.choose('Winterfell Steward');
    expect(game.waiting).toEqual([1]);
  });

  it('contain one limited card at most [AG2-125] [AG2-142]', () => {
    const game = placing(['Heart Tree Grove', 'The Roseroad', 'The Kingsroad']);
    expect(game.refused('Heart Tree Grove', 'The Roseroad')).toBe('AG2-125');
    game.choose('The Roseroad');
  });

  it('a limited card counts as one also where it is placed as a duplicate [AG2-142]', () => {
    const game = placing(['Toll Bridge', 'Toll Bridge', 'Winterfell Steward']);
    expect(game.refused('Toll Bridge', 'Toll Bridge')).toBe('AG2-125');
    game.choose('Toll Bridge', 'Winterfell Steward').pass();
    expect(game.names(0, 'play')).toEqual(['Toll Bridge', 'Winterfell Steward']);
  });

  it('do not use up the limited card of the first round [AG2-137]', () => {
    const game = placing(['The Roseroad', 'Heart Tree Grove']);
    game.choose('The Roseroad').pass().until('marshalingWindow');
    expect(game.player(0).limited).toBe(0);
  });

  it('lie facedown until all are turned up together [AG2-126] [AG2-129]', () => {
    const game = placing(['Winterfell Steward'], ['Burned Men']);
    game.choose('Winterfell Steward');
    const seen = game.match.view(1);
    expect(seen.table.players[0].placed).toBe(1);
    expect(JSON.stringify(seen)).not.toContain('01152');
    expect(game.names(0, 'play')).toEqual([]);
    game.choose('Burned Men');
    expect(game.names(0, 'play')).toEqual(['Winterfell Steward']);
    expect(game.names(1, 'play')).toEqual(['Burned Men']);
  });

  it('count further copies of a unique card for nothing, as duplicates [AG2-128] [AG2-143] [AG2-130]', () => {
    const game = placing(['Eddard Stark', 'Eddard Stark', 'Winterfell Steward', 'Direwolf Pup']);
    expect(game.refused('Eddard Stark', 'Eddard Stark', 'Direwolf Pup')).toBe('AG2-123');
    game.choose('Eddard Stark', 'Eddard Stark', 'Winterfell Steward').pass();
    expect(game.names(0, 'play')).toEqual(['Eddard Stark', 'Winterfell Steward']);
    expect(game.card('Eddard Stark').duplicates).toHaveLength(1);
  });

  it('an attachment needs a host among them [AG2-127]', () => {
    const game = placing(['Ice', 'Littlefinger', 'Winterfell Steward', "Syrio's Training"]);
    expect(game.refused('Ice')).toBe('AG2-127');
    expect(game.refused('Ice', 'Littlefinger')).toBe('AG2-127');
    game.choose('Ice', 'Winterfell Steward', "Syrio's Training").pass();
    expect(game.card('Ice').host).toBe(game.card('Winterfell Steward').id);
    expect(game.card("Syrio's Training").host).toBe(game.card('Winterfell Steward').id);
  });

  it('hosts are chosen after the reveal, among own cards only [AG2-130] [AG2-131] [AG2-132] [AG2-1013]', () => {
    const game = placing(
      ["Syrio's Training", 'Winterfell Steward', 'Tumblestone Knight'],
      ['Burned Men'],
    );
    game
      .choose("Syrio's Training", 'Winterfell Steward', 'Tumblestone Knight')
      .choose('Burned Men');
    expect(game.step).toBe('findHosts/chooseHost');
    expect(game.options).toEqual(['Winterfell Steward', 'Tumblestone Knight']);
    expect(game.table.cards[game.card('Tumblestone Knight').id].attachments).toEqual([]);
    game.choose('Tumblestone Knight');
    expect(game.card("Syrio's Training").host).toBe(game.card('Tumblestone Knight').id);
  });

  it('an only host of one’s own is not asked for, whatever others have revealed [AG2-130] [AG2-132]', () => {
    const game = placing(['Tumblestone Knight'], ['Lannisport Merchant', 'Little Bird']);
    game.choose('Tumblestone Knight').choose('Lannisport Merchant', 'Little Bird');
    expect(game.step).toBe('plotPhase/choosePlots');
    expect(game.card('Little Bird').host).toBe(game.card('Lannisport Merchant').id);
    expect(game.card('Lannisport Merchant').attachments).toEqual([game.card('Little Bird').id]);
    expect(game.card('Tumblestone Knight').attachments).toEqual([]);
  });

  it('a further copy of a unique attachment goes under it [AG2-128] [AG2-130]', () => {
    const game = placing(['Ice', 'Ice', 'Winterfell Steward', 'Tumblestone Knight']);
    game.choose('Ice', 'Ice', 'Winterfell Steward').pass();
    expect(game.names(0, 'play')).toEqual(['Winterfell Steward', 'Ice']);
    expect(game.card('Ice')).toMatchObject({ host: game.card('Winterfell Steward').id });
    expect(game.card('Ice').duplicates).toHaveLength(1);
    expect([game.player(0).removed, game.player(0).placed]).toEqual([[], []]);
  });

  it('an attachment that others have left without a host is discarded, and not lost [AG2-134]', () => {
    const game = placing(['Ice', 'Winterfell Steward'], ['Barren Land']);
    game.choose('Ice', 'Winterfell Steward').choose('Barren Land');
    expect(game.names(0, 'play')).toEqual(['Winterfell Steward']);
    expect(game.names(0, 'discard')).toEqual(['Ice']);
  });

  it('do not enter play, and nothing reacts to it [AG2-135] [AG2-136]', () => {
    const game = placing(['Summer', 'Arya Stark']);
    game.choose('Summer', 'Arya Stark').pass();
    expect(game.step).toBe('plotPhase/choosePlots');
    expect(game.card('Arya Stark').duplicates).toEqual([]);
    expect(game.card('Summer')).toMatchObject({
      entered: { how: 'setup' },
      knelt: false,
      host: 0,
    });
    expect(game.table.cards[game.player(0).faction].attachments).toEqual([]);
    const { marshaled, played, limited } = game.player(0);
    expect([marshaled, played, limited]).toEqual([[], [], 0]);
    expect(game.facts).not.toContain('fact.marshaled');
    expect(game.facts).not.toContain('fact.entersPlay');
  });

  it('are followed by drawing up to seven cards [AG2-138]', () => {
    const game = placing(['Winterfell Steward', 'Tumblestone Knight', 'Ice']);
    game.choose('Winterfell Steward').pass();
    expect(game.player(0).hand).toHaveLength(7);
    expect(game.player(1).hand).toHaveLength(7);
  });
});
