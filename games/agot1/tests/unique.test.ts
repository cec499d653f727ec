import { describe, expect, it } from 'vitest';
import { at, lannister, marshaling, stark } from './positions.ts';

/** Chapter 8 of the ledger: unique cards, duplicates, several Houses; and attachments of chapter 1. */

const draw = at('draw');

describe('unique cards', () => {
  it('once for each player, but each may have one [AG1-801] [AG1-802]', () => {
    const game = marshaling(
      { ...stark('Test Lord'), gold: 9, hand: ['Test Lord'] },
      { ...lannister('Test Lord'), gold: 9 },
    );
    game.choose('Test Lord');
    expect(game.names(0, 'play')).toEqual(['Test Lord']); // a duplicate, no second one
    expect(game.names(1, 'play')).toEqual(['Test Lord']);
  });

  it('cannot be played or taken while one of the name lies in the own dead pile [AG1-803] [AG1-1311]', () => {
    const game = marshaling(
      { ...stark(), gold: 9, dead: ['Test Lord'], hand: ['Test Lord', 'Turncloak'] },
      lannister('Test Lord', 'Squire'),
    );
    expect(game.refused('Test Lord')).toBe('AG1-802');
    game.choose('Turncloak').until('marshalingWindow');
    expect(game.names(0, 'play')).toEqual(['Squire']); // the only one that could be taken
  });

  it('cannot be taken by who has a copy [AG1-802]', () => {
    const game = draw(
      { ...stark('Test Lord'), hand: ['Turncloak'] },
      lannister('Test Lord', 'Squire'),
    );
    game.until('drawWindow', 0).choose('Turncloak');
    expect(game.options).not.toContain('Test Lord');
  });

  it('cannot come again once an opponent has taken it [AG1-804]', () => {
    const game = at('draw')(
      { ...stark('Test Lord', 'Squire'), gold: 9, hand: ['Test Lord', 'Arrow'] },
      { ...lannister('Hero'), hand: ['Turncloak'] },
    );
    game.until('drawWindow', 1).choose('Turncloak').choose('Test Lord').until('drawWindow', 0);
    expect(game.card('Test Lord').controller).toBe(1);
    game.choose('Arrow').choose('Test Lord').until('marshalingWindow', 0);
    game.player(0).dead.pop(); // even where no dead pile is in the way
    expect(game.refused('Test Lord')).toBe('AG1-802');
  });

  it('versions of one name are the same card, and the text of the first counts [AG1-814] [AG1-815] [AG1-816]', () => {
    const game = marshaling({ ...stark('Test Lord'), hand: ['test:lord2'] }, lannister('Squire'));
    game.choose('Test Lord');
    expect(game.card('Test Lord').duplicates).toHaveLength(1);
    expect(game.strength('Test Lord')).toBe(3); // not the 5 of the other version
  });
});

describe('duplicates', () => {
  it('from hand in the own marshalling, free, on a card one owns and controls [AG1-805] [AG1-806] [AG1-807] [AG1-808]', () => {
    const game = marshaling({ ...stark('Test Lord'), hand: ['Test Lord'] }, lannister());
    game.choose('Test Lord');
    expect(game.card('Test Lord').duplicates).toHaveLength(1);
    const stolen = marshaling(
      { ...stark({ card: 'Test Lord', owner: 1 }), gold: 9, hand: ['Test Lord'] },
      lannister(),
    );
    expect(stolen.refused('Test Lord')).toBe('AG1-802');
  });

  it.each([
    ['Arrow', 'killed'],
    ['Recall', 'returned'],
    ['Dismissal', 'discarded'],
    ['Reshuffle', 'shuffled into the deck'],
  ])('save from being %s (%s) [AG1-809]', (event) => {
    const game = draw(
      { ...stark('Squire'), hand: [event] },
      lannister({ card: 'Test Lord', duplicates: 1 }),
    );
    game.until('drawWindow', 0).choose(event).choose('Test Lord').untilOffered('duplicate', 1);
    game.choose(game.asked.options[0].id).until('drawWindow');
    expect(game.isInPlay('Test Lord')).toBe(true);
    expect([game.card('Test Lord', 1).duplicates, game.names(1, 'discard')]).toEqual([
      [],
      ['Test Lord'],
    ]);
  });

  it('are no attachments, have no text, and there may be several [AG1-810] [AG1-811] [AG1-812] [AG1-813] [AG1-906] [AG1-907]', () => {
    const game = draw(stark({ card: 'Test Lord', duplicates: 2 }), lannister());
    expect([game.card('Test Lord').duplicates.length, game.card('Test Lord').attachments]).toEqual([
      2,
      [],
    ]);
    expect([game.player(0).play.length, game.strength('Test Lord')]).toEqual([1, 3]);
    const lone = marshaling(
      { ...stark('Test Hermit'), hand: ['Test Hermit', 'Cloak'], gold: 3 },
      lannister(),
    );
    expect(lone.refused('Cloak')).toBe('AG1-110'); // [AG1-906]
    lone.choose('Test Hermit');
    expect(lone.card('Test Hermit').duplicates).toHaveLength(1);
  });

  it('are discarded when the card leaves play [AG1-1142]', () => {
    const game = draw(
      { ...stark('Squire'), hand: ['Arrow'] },
      lannister({ card: 'Test Lord', duplicates: 2 }),
    );
    game.until('drawWindow', 0).choose('Arrow').choose('Test Lord').until('drawWindow');
    expect([game.names(1, 'dead'), game.names(1, 'discard')]).toEqual([
      ['Test Lord'],
      ['Test Lord', 'Test Lord'],
    ]);
  });
});

describe('attachments', () => {
  it('go on a card in play, of anybody [AG1-110] [AG1-111]', () => {
    const game = marshaling(
      { ...stark('Court'), gold: 3, hand: ['Cloak'] },
      lannister('Squire', 'Hero'),
    );
    game.choose('Cloak');
    expect(game.options).toEqual(['Squire', 'Hero']); // characters, nothing else
    game.choose('Squire');
    expect(game.strength('Squire')).toBe(2);
    const nobody = marshaling({ ...stark('Court'), gold: 3, hand: ['Cloak'] }, lannister());
    expect(nobody.refused('Cloak')).toBe('AG1-110');
  });

  it.each(['Arrow', 'Recall', 'Dismissal'])(
    'are discarded when the host leaves play (%s) [AG1-112]',
    (event) => {
      const game = draw(
        { ...stark('Squire'), hand: [event] },
        lannister({ card: 'Hero', attachments: ['Cloak'] }),
      );
      game.until('drawWindow', 0).choose(event).choose('Hero').until('drawWindow');
      expect(game.isInPlay('Hero')).toBe(false);
      expect(game.names(1, 'discard')).toContain('Cloak');
    },
  );

  it('are discarded where they may not be any more [AG1-1138]', () => {
    const game = draw(
      { ...stark('Squire'), hand: ['Vow'] },
      lannister({ card: 'Hero', attachments: ['Cloak'] }),
    );
    game.until('drawWindow', 0).choose('Vow').choose('Hero').until('drawWindow');
    expect(game.names(1, 'discard')).toEqual(['Cloak']);
  });

  it('locations stay and never take part in challenges [AG1-113]', () => {
    const game = at('challenges')(stark('Court', 'Squire'), lannister());
    game.until('announceChallenge').choose('power:1');
    expect(game.options).toEqual(['Squire']);
  });
});
