import { CONCEDE, loadMatch, replay, saveMatch } from '@small-council/engine';
import { a, burns, constant, forPlayer, gets, sentence } from '@small-council/lcg/blocks';
import { describe, expect, it } from 'vitest';
import { pack } from '../cards/registry.ts';
import { agot2 } from '../game.ts';
import type { CardSpec, PlayerSpec, PositionSpec } from '../position.ts';
import { stark } from './positions.ts';
import { newGame, scenario } from './scenario.ts';

/** Winning, elimination, and who may know what. */

pack('Test', 'neutral').location('test:curse', {
  name: ['Curse', 'Fluch'],
  abilities: [constant(forPlayer('cannot:win', 'cannotWin', 'you'))],
});

/** Burns who is too weak; every card in its player's hand weakens everybody. */
pack('Test', 'neutral').location('test:dust', {
  name: ['Dust', 'Staub'],
  abilities: [
    constant(
      gets(
        {
          by: -1,
          forEach: {
            say: sentence('heldCard', 'card in your hand', 'Karte auf deiner Hand'),
            count: (m, { seat }) => m.table.players[seat].hand.length,
          },
        },
        a('character'),
      ),
      burns(a('character')),
    ),
  ],
});

const players = (list: Partial<PlayerSpec>[], more: Partial<PositionSpec> = {}) =>
  scenario({ phase: 'dominance', players: list.map(stark), ...more });

const last = (more: Partial<PlayerSpec> = {}): Partial<PlayerSpec> => ({
  deck: ['Ice', 'Summer'],
  deckIsAll: true,
  ...more,
});

describe('power', () => {
  it('wins with 15, at once, in the middle of a step [AG2-901] [AG2-902]', () => {
    const game = players([{ power: 14, gold: 1 }, {}]);
    expect(game.match.result?.winners).toEqual([0]);
    expect(game.table.phase).toBe('dominance');
  });

  it('wins nothing with 14 [AG2-901]', () => {
    const game = players([{ power: 13, gold: 1 }, {}]);
    expect([game.power(0), game.match.result]).toEqual([14, null]);
  });

  it('is counted on all cards that a player controls [AG2-907] [AG2-1236]', () => {
    const game = scenario({
      phase: 'dominance',
      players: [
        stark({
          power: 4,
          gold: 9,
          play: [
            { card: 'Robb Stark', power: 7 },
            { card: 'Gates of Winterfell', power: 3 },
          ],
        }),
        stark(),
      ],
    });
    expect(game.match.result?.winners).toEqual([0]);
  });

  it('is counted wherever it lies: on plot, agenda and title, too [AG2-907]', () => {
    const game = players([{ title: 'Master of Ships' }, {}, {}]);
    const { plot, agendas, title } = game.player(0);
    const before = game.power(0);
    [plot, agendas[0], title].forEach((id, n) => {
      game.table.cards[id].power = 10 ** n;
    });
    expect(game.power(0) - before).toBe(111);
  });

  it('on a card that leaves play is lost [AG2-217] [AG2-909]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        stark({ play: ['Grey Wind'] }),
        stark({ play: [{ card: 'Winterfell Steward', power: 2 }] }),
      ],
    });
    expect(game.power(1)).toBe(2);
    game.choose('Grey Wind');
    expect(game.power(1)).toBe(0);
    expect(game.card('Winterfell Steward').power).toBe(0);
  });

  it('does not win for a player who cannot win [AG2-911]', () => {
    const game = players([{ power: 14, gold: 1, play: ['Curse'] }, {}]);
    expect(game.power(0)).toBe(15);
    expect(game.match.result).toBeNull();
  });

  it('of several players at the same moment: the first player decides [AG2-903]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [stark({ play: ['Robb Stark', 'Eddard Stark'] }), stark({ power: 3 })],
    });
    game.table.cards[game.player(0).faction].power = 15;
    game.table.cards[game.player(1).faction].power = 15;
    game.attack('military', 1, 'Robb Stark');
    expect(game.step).toBe('whoWins/chooseWinner');
    expect(game.waiting).toEqual([0]);
    game.choose('1');
    expect(game.match.result?.winners).toEqual([1]);
  });
});

describe('empty decks', () => {
  it('put a player out; the others go on [AG2-904] [AG2-740] [AG2-910]', () => {
    const game = players([{}, last({ play: ['Robb Stark'] }), {}], { phase: 'draw' });
    expect(game.match.result).toBeNull();
    expect(game.player(1).out).toBe(true);
    expect(game.names(1, 'play')).toEqual([]);
    expect(game.waiting).toEqual([0]);
    game.pass();
    expect(game.waiting).toEqual([2]);
  });

  it('have their consequences for the others at once [AG2-457] [AG2-740]', () => {
    const game = players(
      [
        {
          plot: 'Blood of the Dragon',
          play: [{ card: 'Winterfell Steward', attachments: [{ card: 'Ice', owner: 1 }] }],
        },
        last(),
        {},
      ],
      { phase: 'draw' },
    );
    expect([game.match.result, game.player(1).out]).toEqual([null, true]);
    expect(game.names(0, 'dead')).toEqual(['Winterfell Steward']);
  });

  it('take along what the player owns or controls, and nothing else [AG2-740]', () => {
    const game = players(
      [
        { play: [{ card: 'Sansa Stark', owner: 1 }, 'Bran Stark'] },
        last({ play: ['Robb Stark', { card: 'Arya Stark', owner: 2 }] }),
        {},
      ],
      { phase: 'draw' },
    );
    expect(game.player(1).out).toBe(true);
    expect([0, 1, 2].map((seat) => game.names(seat, 'play'))).toEqual([['Bran Stark'], [], []]);
    expect(game.names(1, 'removed')).toEqual(['Sansa Stark', 'Robb Stark']);
    expect(game.names(2, 'discard')).toEqual(['Arya Stark']);
  });

  it('of the first player: the player to the left is first now [AG2-327] [AG2-740]', () => {
    const game = players([{}, last(), {}], { phase: 'draw', first: 1 });
    expect(game.table.first).toBe(2);
  });

  it('leave the last player as the winner [AG2-905]', () => {
    const game = players([{}, last(), last()], { phase: 'draw' });
    expect(game.match.result?.winners).toEqual([0]);
  });

  it('end the match: what would follow from the cards that are gone does not come any more [AG2-905]', () => {
    const steward = (...attachments: CardSpec[]) =>
      players(
        [
          {
            plot: 'Blood of the Dragon',
            play: [{ card: 'Winterfell Steward', attachments }],
          },
          last({ faction: 'targaryen' }),
        ],
        { phase: 'draw' },
      );
    expect(steward().names(0, 'dead')).toEqual(['Winterfell Steward']); // before anybody draws
    const game = steward({ card: 'Ice', owner: 1 }); // gone with its owner
    expect(game.match.result?.winners).toEqual([0]);
    expect([game.isInPlay('Ice'), game.strength('Winterfell Steward')]).toEqual([false, 0]);
    expect(game.names(0, 'dead')).toEqual([]);
  });

  it('leave nobody as the winner if the last one cannot win [AG2-912]', () => {
    const game = players([{ play: ['Curse'] }, last()], { phase: 'draw' });
    expect(game.match.result?.winners).toEqual([]);
  });

  it('leave nobody as the winner if all run out together and nobody can win [AG2-906] [AG2-911]', () => {
    const cursed = last({ play: ['Curse'] });
    expect(players([cursed, cursed], { phase: 'draw' }).match.result?.winners).toEqual([]);
    const one = players([cursed, last()], { phase: 'draw' });
    expect(one.match.result?.winners).toEqual([1]);
  });

  it('end the match also where all run out together: nothing else follows [AG2-906]', () => {
    // The steward dies of the second card in hand, if he gets to it.
    const game = players(
      [last({ play: ['Dust', 'Winterfell Steward'] }), last({ play: ['Curse'] })],
      {
        phase: 'draw',
      },
    );
    expect(game.match.result?.winners).toEqual([0]);
    expect(game.strength('Winterfell Steward')).toBe(0);
    expect(game.isInPlay('Winterfell Steward')).toBe(true);
    const goesOn = players([{ play: ['Dust', 'Winterfell Steward'] }, {}], { phase: 'draw' });
    expect(goesOn.isInPlay('Winterfell Steward')).toBe(false);
  });

  it('also by discarding the last card [AG2-910]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        stark({ faction: 'greyjoy', play: ["Black Wind's Crew"] }),
        stark({ deck: ['Ice'], deckIsAll: true }),
      ],
    });
    game.attack('military', 1, "Black Wind's Crew").until('useKeyword').choose("Black Wind's Crew");
    expect(game.match.result?.winners).toEqual([0]);
  });
});

describe('information', () => {
  const game = scenario({
    phase: 'draw',
    players: [
      stark({
        gold: 3,
        hand: ['Ice', 'Summer'],
        deck: ['Robb Stark', 'Bran Stark', 'Sansa Stark'],
        discard: ['Grey Wind'],
        dead: ['Catelyn Stark'],
        removed: ['Winter Is Coming'],
        used: ['Sneak Attack'],
        plotDeck: ['A Storm of Swords'],
        power: 4,
      }),
      stark({ faction: 'tyrell', plotDeck: ['The Winds of Winter'] }),
    ],
  });
  const seen = game.match.view(1).table;
  const other = seen.players[0];
  const code = (id: number) => seen.cards[id].code;

  it('is open about piles, used plots, numbers of cards, gold and power [AG2-223] [AG2-228] [AG2-921] [AG2-922] [AG2-923] [AG2-920] [AG2-934] [AG2-1229]', () => {
    expect(other.discard.map(code)).toEqual(['01145']);
    expect(other.dead.map(code)).toEqual(['01143']);
    expect(other.removed.map(code)).toEqual(['01159']);
    expect(other.used.map(code)).toEqual(['01021']);
    expect(other.hand).toBe(4);
    expect(typeof other.deck).toBe('number');
    expect(other.gold).toBe(3);
    expect(seen.cards[other.faction].power).toBe(4);
  });

  it('is hidden about hands, decks and plot decks [AG2-930] [AG2-932] [AG2-935]', () => {
    const text = JSON.stringify(game.match.view(1));
    for (const hidden of ['01153', '01148', '01146', '01142', '01147', '01005'])
      expect(text).not.toContain(`"${hidden}"`);
    expect(other.plotDeck).toBe(1);
  });

  it('of one’s own is known [AG2-242]', () => {
    const own = game.match.view(0).table.players[0];
    expect(own.hand).toHaveLength(4);
    expect(own.plotDeck).toEqual(['01005']);
  });

  it('about tokens and modified values is derived by everybody [AG2-924] [AG2-925] [AG2-927]', () => {
    expect(game.match.view('spectator').table.cards[other.faction].power).toBe(4);
    expect(game.match.view('spectator').table.lasting).toEqual([]);
  });
});

describe('derived information', () => {
  it('is the same for everybody: tokens, values that are changed, what was chosen [AG2-924] [AG2-925] [AG2-927]', () => {
    const marked = scenario({
      phase: 'challenges',
      players: [
        stark({
          faction: 'lannister',
          gold: 1,
          play: ['Cersei Lannister', 'Margaery Tyrell'],
          hand: ['Tears of Lys'],
        }),
        stark({ play: ['Summer'] }),
      ],
    });
    marked.choose('Margaery Tyrell').choose('Summer');
    marked.attack('intrigue', 1, 'Cersei Lannister').until('reactionWindow', 0);
    marked.choose('Tears of Lys');
    const { id } = marked.card('Summer');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { cards, lasting } = marked.match.view(viewer).table;
      expect(cards[id].tokens).toEqual({ poison: 1 });
      expect(lasting.map(({ use, cards: on }) => [use.code, on])).toEqual([['01181', [id]]]);
      const told = marked.match.log(viewer).filter(({ key }) => key === 'fact.tokenPlaced');
      expect(told).toHaveLength(1);
    }
  });
});

describe('conceding', () => {
  const concede = (game: ReturnType<typeof scenario>, seat: number) =>
    game.match.answer(seat, game.match.state.moment, CONCEDE);

  it('ends a joust at once, whoever is asked [AG2-905]', () => {
    const game = players([{}, {}], { phase: 'draw' });
    expect(game.waiting).toEqual([0]);
    concede(game, 1);
    expect(game.match.result?.winners).toEqual([0]);
  });

  it('lets even a player win who cannot win otherwise [AG2-913]', () => {
    const game = players([{ play: ['Curse'] }, {}], { phase: 'draw' });
    concede(game, 1);
    expect(game.match.result?.winners).toEqual([0]);
  });

  it('in a melee the others go on, and the open question is put anew [AG2-740]', () => {
    const game = players([{}, { play: ['Robb Stark'] }, {}], { phase: 'draw' });
    concede(game, 0);
    expect(game.match.result).toBeNull();
    expect(game.waiting).toEqual([1]);
    concede(game, 1);
    expect(game.match.result?.winners).toEqual([2]);
  });

  it('in a melee has its consequences at once, for those who go on [AG2-457] [AG2-740]', () => {
    const game = players([
      {
        plot: 'Blood of the Dragon',
        play: [{ card: 'Winterfell Steward', attachments: [{ card: 'Ice', owner: 1 }] }],
      },
      {},
      {},
    ]);
    expect(game.strength('Winterfell Steward')).toBe(2);
    concede(game, 1);
    expect(game.names(0, 'dead')).toEqual(['Winterfell Steward']); // the sword is gone with its owner
  });

  it('stands in the record and is played again from it', () => {
    const game = newGame(3, 'concession');
    game.pass();
    concede(game, 2);
    const again = replay(agot2, game.match.origin, game.match.record?.moves ?? []);
    expect(saveMatch(again)).toBe(saveMatch(game.match));
    expect(saveMatch(loadMatch(agot2, saveMatch(game.match)))).toBe(saveMatch(game.match));
  });
});
