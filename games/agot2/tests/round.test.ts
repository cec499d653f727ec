import {
  a,
  atThe,
  cheaper,
  constant,
  gainGold,
  mostStanding,
  phaseBegins,
} from '@small-council/lcg/blocks';
import { describe, expect, it } from 'vitest';
import { interrupt, reaction } from '../abilities.ts';
import { codeOf } from '../cards/names.ts';
import { pack } from '../cards/registry.ts';
import type { PlayerSpec, PositionSpec } from '../position.ts';
import { playerOf } from './positions.ts';
import { type Scenario, scenario } from './scenario.ts';

/** The seven phases, in the order of the timing chart. */

/** Reacts to its player's plot being revealed; no card of the sets does. */
pack('Test', 'neutral').character('test:omen', {
  name: ['Soothsayer', 'Wahrsager'],
  cost: 0,
  abilities: [
    reaction({
      on: {
        say: { key: 'event.plotsRevealed' },
        on: ['plotsRevealed'],
        when: (_m, event, { seat }) => event.seat === seat,
      },
      does: gainGold(1),
    }),
  ],
});

const { location } = pack('Test', 'neutral');
location('test:almanac', {
  name: ['Almanac', 'Kalender'],
  cost: 0,
  abilities: [interrupt({ on: phaseBegins('draw'), does: atThe('phaseBegins', [gainGold(1)]) })],
});
const tired = (amount: number) =>
  location(`test:tired${amount}`, {
    name: [`Tired ${amount}`, `Müde ${amount}`],
    cost: 0,
    abilities: [constant(mostStanding(amount))],
  });
tired(1);
tired(2);
tired(3);
location('test:printer', {
  name: ['Scribe', 'Schreiber'],
  cost: 0,
  abilities: [constant(cheaper(1, a('event'), { as: 'play', first: true }))],
});

pack('Test', 'neutral').character('test:beggar', { name: ['Beggar', 'Bettler'], cost: 'X' });

const stark = playerOf('stark', 'The Winds of Winter');

const two = (
  phase: PositionSpec['phase'],
  mine: Partial<PlayerSpec> = {},
  theirs: Partial<PlayerSpec> = {},
  more: Partial<PositionSpec> & { quiet?: boolean } = {},
) => scenario({ phase, players: [stark(mine), stark(theirs)], ...more });

/** The plot phase with these plots to choose from. */
const plots = (mine: string[], theirs: string[], more: Partial<PositionSpec> = {}) =>
  two('plot', { plotDeck: mine }, { plotDeck: theirs }, more);

const phases = (game: Scenario): string[] =>
  game.match
    .log('spectator')
    .filter(({ key }) => key === 'fact.phase')
    .map(({ params }) => (params as { phase: { key: string } }).phase.key.slice('phase.'.length));

/** All action windows that ask, in order, until a round is over. */
function windowsOfARound(game: Scenario): string[] {
  const seen: string[] = [];
  const { round } = game.table;
  while (game.table.round === round || !game.step.includes('choosePlots')) {
    if (game.step.endsWith('/action')) seen.push(game.step.split('/')[0]);
    const [seat] = game.waiting;
    if (game.table.round > round && game.step.includes('choosePlots')) break;
    game.match.answer(
      seat,
      game.match.state.moment,
      game.step.includes('choosePlots') ? game.asked.options.slice(0, 1).map(({ id }) => id) : [],
    );
  }
  return seen.filter((name, i) => name !== seen[i - 1]);
}

describe('a round', () => {
  it('has seven phases in order, and the next round follows [AG2-501] [AG2-502] [AG2-531] [AG2-540] [AG2-563] [AG2-576] [AG2-586] [AG2-591] [AG2-598] [AG2-599]', () => {
    const game = two('draw');
    const before = game.table.round;
    game.until('choosePlots');
    expect(game.table.round).toBe(before + 1);
    expect(phases(game)).toEqual([
      'draw',
      'marshaling',
      'challenges',
      'dominance',
      'standing',
      'taxation',
      'plot',
    ]);
  });

  it('has its action windows where the chart shows them, in a joust [AG2-502] [AG2-530] [AG2-539] [AG2-568] [AG2-585] [AG2-590] [AG2-597] [AG2-702]', () => {
    const game = two(
      'plot',
      { plotDeck: ['The Winds of Winter'] },
      { plotDeck: ['The Winds of Winter'] },
    );
    game.by(0, 'The Winds of Winter').by(1, 'The Winds of Winter').until('plotWindow');
    expect(windowsOfARound(game)).toEqual([
      'plotWindow',
      'drawWindow',
      'marshalingWindow',
      'challengesWindow',
      'dominanceWindow',
      'standingWindow',
      'taxationWindow',
    ]);
  });

  it('has two action windows in a challenge, and no other one until it ends [AG2-502] [AG2-613] [AG2-617]', () => {
    const game = two(
      'challenges',
      { play: ['Robb Stark'] },
      { play: ['Tumblestone Knight', 'Sansa Stark'], hand: ['Ice'] },
    );
    const asked: string[] = [];
    game.until('announceChallenge', 0).choose('military:1').choose('Robb Stark');
    while (game.table.challenge !== null) {
      if (game.step.endsWith('/action'))
        asked.push(`${game.step.split('/')[0]} ${game.waiting[0]}`);
      if (game.step.includes('declareDefenders')) game.choose('Tumblestone Knight');
      else if (game.step.includes('claimed')) game.choose('Sansa Stark');
      else game.pass();
    }
    expect(asked).toEqual([
      'attackersWindow 0',
      'attackersWindow 1',
      'defendersWindow 0',
      'defendersWindow 1',
    ]);
  });

  it('comes back to the same step as long as the chart says so [AG2-503]', () => {
    const game = scenario({
      phase: 'marshaling',
      first: 1,
      players: [stark(), stark({ play: ['Robb Stark', 'Tumblestone Knight'] }), stark()],
    });
    const seen: string[] = [];
    const note = (): void => {
      const now = `${game.table.phase} ${game.table.active}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    for (let challenges = 0; game.table.phase !== 'dominance'; note()) {
      if (game.step !== 'challengeOpportunity/announceChallenge') game.pass();
      else if (challenges++ < 2) {
        game.choose(challenges === 1 ? 'power:2' : 'military:2');
        game.choose(challenges === 1 ? 'Tumblestone Knight' : 'Robb Stark').through('challenge');
        seen.push(`challenge ${challenges}`);
      } else game.pass();
    }
    expect(seen).toEqual([
      'marshaling 1', // 3.3: until everybody has been active
      'marshaling 2',
      'marshaling 0',
      'challenges 1',
      'challenge 1', // after 4.2.6: until the active player initiates no more
      'challenges 1',
      'challenge 2',
      'challenges 1',
      'challenges 2', // 4.3: until everybody has been active
      'challenges 0',
      'dominance -1',
    ]);
  });

  it('begins a phase at a moment of its own: abilities resolve there, by choice and by force [AG2-504]', () => {
    const dominance = two('dominance', {
      faction: 'baratheon',
      play: [{ card: 'Fiery Followers', knelt: true }],
    });
    expect(dominance.step).toBe('reactionWindow/opportunity');
    dominance.choose('Fiery Followers');
    expect(dominance.power(0)).toBe(1); // they stand before dominance is determined
    const faith = two('challenges', { plot: 'Supporting the Faith', gold: 5 }, { gold: 2 });
    expect(faith.step).toBe('challengesWindow/action');
    expect([faith.player(0).gold, faith.player(1).gold]).toEqual([0, 0]);
    const mace = two('draw', {
      faction: 'tyrell',
      play: ['Mace Tyrell', 'Margaery Tyrell'],
    });
    mace.choose('Mace Tyrell');
    expect(mace.isInPlay('Margaery Tyrell')).toBe(false);
    mace.until('marshalingWindow'); // a delayed effect
    expect(mace.isInPlay('Margaery Tyrell')).toBe(true);
  });

  it('ends a phase at a moment of its own: abilities resolve, effects expire [AG2-505]', () => {
    const keep = two('challenges', { faction: 'baratheon', play: ['The Red Keep'] });
    keep.until('interrupts');
    expect(keep.table.phase).toBe('challenges');
    keep.choose('The Red Keep');
    expect(keep.player(0).hand).toHaveLength(2);
    const cloaks = two('challenges', { faction: 'lannister', gold: 2, hand: ['Gold Cloaks'] });
    cloaks.choose('Gold Cloaks').until('dominanceWindow');
    expect(cloaks.names(0, 'discard')).toEqual(['Gold Cloaks']); // by force
    const rose = two('challenges', {
      faction: 'tyrell',
      play: ['Margaery Tyrell', 'Garden Caretaker'],
    });
    rose.choose('Margaery Tyrell').choose('Garden Caretaker');
    expect(rose.strength('Garden Caretaker')).toBe(4);
    expect(rose.until('dominanceWindow').strength('Garden Caretaker')).toBe(1);
  });

  it('has an active player in the marshaling and challenges phases only [AG2-506] [AG2-546] [AG2-569]', () => {
    const game = two('draw', { play: ['Robb Stark'] }, {}, { first: 1 });
    expect(game.table.active).toBe(-1);
    game.until('marshalingWindow');
    expect(game.table.active).toBe(1);
    game.until('challengesWindow');
    expect(game.table.active).toBe(1);
    game.until('dominanceWindow');
    expect(game.table.active).toBe(-1);
  });
});

describe('the first event of a round', () => {
  it('is the first again in the next round', () => {
    const game = two('dominance', { play: ['Scribe'] });
    const price = () =>
      game.m.book.price(game.m, 0, {
        code: codeOf('Put to the Sword') as string,
        x: 0,
        as: 'play',
      });
    expect(price()).toBe(1);
    game.player(0).played.push(codeOf('Superior Claim') as string);
    expect(price()).toBe(2);
    game.until('choosePlots');
    expect(price()).toBe(1);
  });
});

describe('action windows', () => {
  it('give the first player the first opportunity, then go round [AG2-318] [AG2-319] [AG2-324] [AG2-325]', () => {
    const game = scenario({
      phase: 'draw',
      first: 1,
      players: [stark(), stark(), stark()],
    });
    expect(game.waiting).toEqual([1]);
    game.pass();
    expect(game.waiting).toEqual([2]);
    game.pass();
    expect(game.waiting).toEqual([0]);
  });

  it('ask whoever may have something to use, whatever is really there [AG2-932]', () => {
    const waits = (gold: number, ...hand: string[]) => {
      const lion = { faction: 'lannister', plot: 'The Winds of Winter', gold, hand } as const;
      const spec = { phase: 'standing', sets: 'core', quiet: true } as const;
      return scenario({ ...spec, players: [lion, stark()] }).step;
    };
    // Hear Me Roar! puts a character of House Lannister from hand into play.
    expect(waits(1, 'Hear Me Roar!', 'Burned Men')).toBe('standingWindow/action');
    expect(waits(1, 'The Kingsroad', 'The Roseroad')).toBe('standingWindow/action');
    // A single card is not both of them, and everybody can see that there is only one.
    expect(waits(1, 'The Kingsroad')).not.toBe('standingWindow/action');
    expect(waits(0, 'Hear Me Roar!', 'Burned Men')).not.toBe('standingWindow/action');
    expect(waits(1)).not.toBe('standingWindow/action'); // an empty hand hides nothing
  });

  it('and so do abilities of cards in play that need something in a hand [AG2-932]', () => {
    const spec = { phase: 'challenges', sets: 'core', quiet: true } as const;
    const sun = (...hand: string[]) =>
      scenario({
        ...spec,
        players: [
          { faction: 'martell', plot: 'The Winds of Winter', play: ['Arianne Martell'], hand },
          stark(),
        ],
      });
    expect(sun('Areo Hotah').options).toContain('Arianne Martell');
    const none = sun('The Kingsroad');
    expect([none.step, none.waiting, none.options]).toEqual(['challengesWindow/action', [0], []]);
    expect(none.refused('Arianne Martell')).toBe('AG2-309');
    const horse = (...hand: string[]) => {
      const game = scenario({
        ...spec,
        players: [
          {
            faction: 'targaryen',
            plot: 'The Winds of Winter',
            play: ['Dothraki Sea', 'Daenerys Targaryen (Core)'],
            hand,
          },
          stark(),
        ],
      });
      game.until('announceChallenge').choose('power:1').choose('Daenerys Targaryen');
      return game.until('reactionWindow', 0).options;
    };
    expect(horse('Khal Drogo')).toEqual(['Dothraki Sea']);
    expect(horse('The Kingsroad')).toEqual([]); // asked all the same
  });

  it('say of every option what it does', () => {
    const labels = (phase: 'marshaling' | 'challenges') => {
      const hand = ['Lannisport Merchant', 'Burned Men'];
      const game = scenario({
        phase,
        ...(phase === 'marshaling' && { active: 0 }),
        players: [stark({ faction: 'lannister', gold: 9, hand }), stark()],
      });
      return game.asked.options.map(({ label }, i) => `${label.key} ${game.options[i]}`);
    };
    expect(labels('marshaling')).toEqual([
      'option.use Watchman',
      'option.marshal Lannisport Merchant',
      'option.marshal Burned Men',
    ]);
    expect(labels('challenges')).toEqual(['option.use Watchman', 'option.ambush Burned Men']);
  });

  it('begin with the first player, whoever is active [AG2-318]', () => {
    const game = two('marshaling', {}, {}, { active: 1 });
    expect([game.table.first, game.table.active, game.waiting]).toEqual([0, 1, [0]]);
    const attacked = two('challenges', { play: ['Arya Stark'] }, { play: ['Robb Stark'] });
    attacked.until('announceChallenge', 0).pass();
    attacked.until('announceChallenge', 1).choose('military:0').choose('Robb Stark');
    expect([attacked.step, attacked.table.active]).toEqual(['attackersWindow/action', 1]);
    expect(attacked.waiting).toEqual([0]);
  });

  it('close when all have passed one after the other; whoever passed may act again [AG2-320] [AG2-321] [AG2-322] [AG2-323]', () => {
    const game = two('draw');
    game.pass().choose('Watchman'); // the first player passes, the second acts
    expect(game.step).toBe('drawWindow/action');
    expect(game.waiting).toEqual([0]);
    game.choose('Watchman').pass();
    expect(game.step).toBe('drawWindow/action');
    game.pass();
    expect(game.step).not.toBe('drawWindow/action');
  });

  it('see one action resolved completely before the next [AG2-317]', () => {
    const game = two(
      'challenges',
      { play: ['Grey Wind', 'Robb Stark'] },
      { play: ['Tumblestone Knight', 'Winterfell Steward'] },
    );
    game.choose('Grey Wind');
    expect(game.step).toBe('choosing/choose'); // the target comes before anybody else acts
    expect(game.waiting).toEqual([0]);
  });

  it('allow phase actions in their phase only [AG2-315] [AG2-316]', () => {
    const game = two('draw', { play: ['Grey Wind'] }, { play: ['Winterfell Steward'] });
    expect(game.refused('Grey Wind')).toBe('AG2-316');
    game.until('challengesWindow');
    expect(game.options).toContain('Grey Wind');
  });
});

describe('the plot phase', () => {
  it('begins the round [AG2-511]', () => {
    const game = two('taxation');
    const { round } = game.table;
    game.until('choosePlots');
    expect(game.table.round).toBe(round + 1);
    expect(game.table.phase).toBe('plot');
  });

  it('lets everybody select exactly one plot in secret; all are revealed together [AG2-512] [AG2-513] [AG2-514] [AG2-515] [AG2-935]', () => {
    const game = plots(['Sneak Attack', 'The Winds of Winter'], ['A Game of Thrones']);
    expect(game.waiting).toEqual([0, 1]);
    expect(game.match.questions[0].kind === 'choose' && game.match.questions[0].max).toBe(1);
    game.by(0, 'Sneak Attack');
    expect(game.waiting).toEqual([1]);
    expect(game.card('The Winds of Winter', 0).zone).toBe('plot');
    expect(JSON.stringify(game.match.view(1))).not.toContain('01021');
    game.by(1, 'A Game of Thrones');
    expect(game.card('Sneak Attack').zone).toBe('plot');
    expect(game.card('A Game of Thrones').zone).toBe('plot');
  });

  it('puts the new plot on the old one, which is used from now on [AG2-207] [AG2-208] [AG2-209] [AG2-210] [AG2-532]', () => {
    const game = plots(
      ['Sneak Attack', 'A Game of Thrones'],
      ['Sneak Attack', 'A Game of Thrones'],
    );
    game.by(0, 'Sneak Attack').by(1, 'Sneak Attack');
    expect(game.names(0, 'used')).toEqual(['The Winds of Winter']);
    expect(game.plot(0, 'claim')).toBe(2);
    expect(game.plot(0, 'gold')).toBe(5);
  });

  it('goes by initiative; the winner names any first player [AG2-516] [AG2-517] [AG2-520]', () => {
    const game = plots(['A Game of Thrones'], ['Sneak Attack']);
    game.by(0, 'A Game of Thrones').by(1, 'Sneak Attack');
    expect(game.step).toBe('initiative/chooseFirstPlayer');
    expect(game.waiting).toEqual([1]);
    expect(game.options).toEqual(['0', '1']);
    game.choose('0');
    expect(game.table.first).toBe(0);
  });

  it('counts initiative symbols [AG2-517] [AG2-1247] [AG2-1248]', () => {
    const navigators = ['Salty Navigator', 'Salty Navigator', 'Salty Navigator'];
    const game = two(
      'plot',
      { plotDeck: ['A Game of Thrones'], play: navigators },
      { plotDeck: ['The Winds of Winter'] },
    );
    game.by(0, 'A Game of Thrones').by(1, 'The Winds of Winter');
    expect(game.waiting).toEqual([0]); // 2 + 3 against 4
  });

  it('gives tied initiative to the player with less power [AG2-518]', () => {
    const game = two(
      'plot',
      { plotDeck: ['Sneak Attack'], power: 3 },
      { plotDeck: ['Sneak Attack'], power: 1, play: [{ card: 'Robb Stark', power: 1 }] },
    );
    game.by(0, 'Sneak Attack').by(1, 'Sneak Attack');
    expect(game.waiting).toEqual([1]);
  });

  it('counts power on characters for that as well [AG2-518]', () => {
    const game = two(
      'plot',
      { plotDeck: ['Sneak Attack'], power: 2 },
      { plotDeck: ['Sneak Attack'], power: 1, play: [{ card: 'Robb Stark', power: 2 }] },
    );
    game.by(0, 'Sneak Attack').by(1, 'Sneak Attack');
    expect(game.waiting).toEqual([0]); // 2 against 1 + 2
  });

  it('draws lots where power is equal, too [AG2-519]', () => {
    const winners = new Set(
      Array.from({ length: 20 }, (_, i) => {
        const game = scenario(
          {
            phase: 'plot',
            players: [stark({ plotDeck: ['Sneak Attack'] }), stark({ plotDeck: ['Sneak Attack'] })],
          },
          `lots ${i}`,
        );
        return game.by(0, 'Sneak Attack').by(1, 'Sneak Attack').waiting[0];
      }),
    );
    expect(winners.size).toBe(2);
  });

  it('keeps the first player until another is named [AG2-521]', () => {
    const game = plots(['Sneak Attack'], ['A Game of Thrones']);
    game.by(0, 'Sneak Attack').by(1, 'A Game of Thrones').choose('1');
    game.until('taxationWindow');
    expect(game.table.first).toBe(1);
  });

  it('gives used plots back when the last one is revealed, which stays revealed [AG2-211] [AG2-212] [AG2-527]', () => {
    const game = two(
      'plot',
      { plotDeck: ['Sneak Attack'], used: ['A Game of Thrones', 'A Storm of Swords'] },
      { plotDeck: ['Sneak Attack', 'A Game of Thrones'] },
    );
    game.by(0, 'Sneak Attack').by(1, 'Sneak Attack').until('plotWindow');
    expect(game.player(0).plotDeck).toHaveLength(3);
    expect(game.names(0, 'used')).toEqual([]);
    expect(game.card('Sneak Attack', 0).zone).toBe('plot');
    expect(game.names(1, 'used')).toEqual(['The Winds of Winter']);
  });

  it('lets nobody react to plots before all when-revealed abilities are through [AG2-528]', () => {
    const game = two(
      'plot',
      { plotDeck: ['Counting Coppers'], play: ['Soothsayer'] },
      { plotDeck: ['Filthy Accusations'] },
    );
    game.by(0, 'Counting Coppers').by(1, 'Filthy Accusations').until('reactionWindow');
    expect(game.options).toEqual(['Soothsayer']);
    expect(game.player(0).hand).toHaveLength(3);
    expect(game.card('Soothsayer').knelt).toBe(true);
    expect(game.table.revealing).toBeNull();
  });

  it('has no titles in a joust [AG2-141] [AG2-529] [AG2-702]', () => {
    const game = plots(['Sneak Attack'], ['Sneak Attack']);
    game.by(0, 'Sneak Attack').by(1, 'Sneak Attack').until('plotWindow');
    expect(game.player(0).title).toBe(0);
    expect(game.table.titles.pool).toEqual([]);
  });
});

describe('before the first plot is revealed', () => {
  it('nobody has income, initiative, claim or reserve, whatever symbols lie in play [AG2-1247]', () => {
    const player: PlayerSpec = {
      faction: 'stark',
      play: ['Littlefinger'],
      plotDeck: ['The Winds of Winter'],
    };
    const game = scenario({ phase: 'plot', players: [player, player] });
    expect(game.step).toBe('plotPhase/choosePlots');
    expect([game.plot(0, 'gold'), game.plot(0, 'reserve')]).toEqual([0, 0]);
    game.until('plotWindow');
    expect(game.plot(0, 'gold')).toBe(4);
  });
});

describe('what comes when the next phase begins', () => {
  it('waits for the phase after this one, also when it is said before this one has begun [AG2-421]', () => {
    const game = two('draw', { play: ['Almanac'] }).choose('Almanac');
    expect([game.step, game.player(0).gold]).toEqual(['drawWindow/action', 0]);
    game.until('marshalingWindow');
    expect(game.player(0).gold).toBe(1 + game.plot(0, 'gold'));
  });
});

describe('the draw phase', () => {
  it('gives everybody two cards at the same time [AG2-535] [AG2-536] [AG2-236] [AG2-237]', () => {
    const game = two('draw', { deck: ['Robb Stark', 'Sansa Stark', 'Bran Stark'] });
    expect(game.names(0, 'hand')).toEqual(['Robb Stark', 'Sansa Stark']);
    expect(game.player(1).hand).toHaveLength(2);
  });

  it('puts whoever has drawn the last card out of the game at once [AG2-537] [AG2-904] [AG2-905] [AG2-910]', () => {
    const game = two('draw', { deck: ['Robb Stark', 'Sansa Stark'], deckIsAll: true });
    expect(game.match.result?.winners).toEqual([1]);
    expect(game.table.phase).toBe('draw');
  });

  it('draws as many as there are [AG2-404]', () => {
    const game = two('draw', { deck: ['Robb Stark'], deckIsAll: true });
    expect(game.names(0, 'hand')).toEqual(['Robb Stark']);
  });

  it('lets the first player say who wins when all decks run out together [AG2-538] [AG2-906]', () => {
    const last = { deck: ['Robb Stark', 'Sansa Stark'], deckIsAll: true };
    const game = two('draw', last, last, { first: 1 });
    expect(game.waiting).toEqual([1]);
    game.choose('0');
    expect(game.match.result?.winners).toEqual([0]);
  });
});

describe('the marshaling phase', () => {
  const window = (mine: Partial<PlayerSpec>, theirs: Partial<PlayerSpec> = {}) =>
    two('marshaling', mine, theirs, { active: 0 });

  it('begins with the income of the first player [AG2-545] [AG2-546] [AG2-547] [AG2-507]', () => {
    const game = two('marshaling', { gold: 1, play: ['Littlefinger'] }, {}, { first: 0 });
    expect(game.step).toBe('marshalingWindow/action');
    expect(game.player(0).gold).toBe(1 + 3 + 1);
    expect(game.player(1).gold).toBe(0);
  });

  it('counts the income of the second player when it is his turn [AG2-548] [AG2-561]', () => {
    const game = two('marshaling');
    game.pass(2);
    expect(game.table.active).toBe(1);
    expect(game.player(1).gold).toBe(3);
  });

  it('asks the first player first, also when another one is active [AG2-549]', () => {
    const game = two('marshaling');
    game.pass(2);
    expect(game.waiting).toEqual([0]);
  });

  it('lets the active player alone marshal cards [AG2-551] [AG2-507]', () => {
    const game = two(
      'marshaling',
      { hand: ['Winterfell Steward'] },
      { gold: 9, hand: ['Winterfell Steward'] },
    );
    game.pass();
    expect(game.waiting).toEqual([1]);
    expect(game.refused('Winterfell Steward')).toBe('AG2-551');
  });

  it('lets everybody use actions [AG2-550]', () => {
    const game = two('marshaling', {}, { play: ['Winterfell Steward'] });
    game.pass();
    expect(game.options).toContain('Winterfell Steward');
  });

  it('brings marshaled cards from hand into play for their cost, one at an opportunity [AG2-551] [AG2-552] [AG2-553] [AG2-554] [AG2-205] [AG2-1231] [AG2-1314]', () => {
    const game = window({ gold: 5, hand: ['Winterfell Steward', 'Tumblestone Knight'] });
    game.choose('Tumblestone Knight');
    expect(game.names(0, 'play')).toEqual(['Tumblestone Knight']);
    expect(game.names(0, 'hand')).toEqual(['Winterfell Steward']);
    expect(game.player(0).gold).toBe(3);
    expect(game.waiting).toEqual([1]);
    game.pass().choose('Winterfell Steward');
    expect(game.player(0).gold).toBe(2);
  });

  it('asks for what the card costs after everything that makes it cheaper [AG2-1303] [AG2-1304]', () => {
    const game = window({ gold: 1, play: ['Heart Tree Grove'], hand: ['Tumblestone Knight'] });
    expect(game.refused('Tumblestone Knight')).toBe('AG2-553'); // it costs 2
    game.by(0, 'Heart Tree Grove').by(0, 'Tumblestone Knight');
    expect(game.isInPlay('Tumblestone Knight')).toBe(true);
    expect(game.player(0).gold).toBe(0);
  });

  it('refuses what costs too much [AG2-553] [AG2-1303]', () => {
    const game = window({ gold: 1, hand: ['Tumblestone Knight'] });
    expect(game.refused('Tumblestone Knight')).toBe('AG2-553');
  });

  it('counts an X that nothing says as 0 [AG2-1326]', () => {
    const game = window({ gold: 1, hand: ['Beggar'] }).choose('Beggar');
    expect([game.isInPlay('Beggar'), game.player(0).gold]).toEqual([true, 1]);
  });

  it('brings characters, locations and attachments into play standing [AG2-271] [AG2-555] [AG2-1219] [AG2-262] [AG2-263]', () => {
    const game = window({
      gold: 9,
      play: ['Robb Stark'],
      hand: ['Gates of Winterfell', "Syrio's Training", 'Tumblestone Knight'],
    });
    game.by(0, 'Gates of Winterfell').by(0, "Syrio's Training").by(0, 'Tumblestone Knight');
    for (const name of ['Gates of Winterfell', "Syrio's Training", 'Tumblestone Knight'])
      expect(game.card(name)).toMatchObject({ zone: 'play', knelt: false });
  });

  it('attaches attachments to a character of anybody, chosen after paying [AG2-556] [AG2-557] [AG2-1221] [AG2-1306]', () => {
    const game = window(
      { gold: 9, play: ['Robb Stark', 'Gates of Winterfell'], hand: ["Syrio's Training"] },
      { play: ['Sansa Stark'] },
    );
    game.choose("Syrio's Training");
    expect(game.player(0).gold).toBe(8);
    expect(game.options.sort()).toEqual(['Robb Stark', 'Sansa Stark']);
    game.choose('Sansa Stark');
    expect(game.card("Syrio's Training")).toMatchObject({
      host: game.card('Sansa Stark').id,
      controller: 0,
    });
  });

  it('refuses an attachment without a host [AG2-1220]', () => {
    const game = window({ gold: 9, hand: ["Syrio's Training"] });
    expect(game.refused("Syrio's Training")).toBe('AG2-1220');
  });

  it('puts a further copy of a unique card under it, for nothing [AG2-251] [AG2-558] [AG2-1202] [AG2-1208] [AG2-1214]', () => {
    const game = window({ gold: 0, play: ['Robb Stark'], hand: ['Robb Stark'] });
    game.choose('Robb Stark');
    expect(game.card('Robb Stark').duplicates).toHaveLength(1);
    expect(game.names(0, 'play')).toEqual(['Robb Stark']);
  });

  it('takes no gold for a duplicate, and the printed cost for a card of its own [AG2-1208]', () => {
    const game = window({ gold: 9, play: ['Robb Stark'], hand: ['Robb Stark', 'Sansa Stark'] });
    game.choose('Robb Stark');
    expect(game.player(0).gold).toBe(9);
    game.by(0, 'Sansa Stark');
    expect(game.player(0).gold).toBe(6);
  });

  it('lets every player interrupt and react in its window [AG2-559]', () => {
    const song = (theirs: Partial<PlayerSpec>) =>
      window({ hand: ["The Dragon's Tail"] }, { faction: 'martell', ...theirs }).choose(
        "The Dragon's Tail",
      );
    const judged = song({ hand: ["The Hand's Judgment"] });
    expect(judged.step).toBe('wouldInterrupts/opportunity');
    expect(judged.waiting).toEqual([1]);
    judged.choose("The Hand's Judgment");
    expect(judged.player(0).hand).toEqual([]);
    const tower = song({ play: ['Tower of the Sun'] });
    expect(tower.step).toBe('reactionWindow/opportunity');
    expect(tower.waiting).toEqual([1]);
    tower.choose('Tower of the Sun');
    expect(tower.player(1).gold).toBe(1);
    expect(tower.table.active).toBe(0);
  });

  it('goes on until all pass, so that any number of cards can be marshaled [AG2-560]', () => {
    const knights = Array.from({ length: 3 }, () => 'Tumblestone Knight');
    const game = window({ gold: 9, hand: knights });
    for (const knight of knights) game.by(0, knight);
    expect(game.names(0, 'play')).toHaveLength(3);
  });

  it('ends after everybody has been active; what is left of the gold stays [AG2-562] [AG2-563] [AG2-564]', () => {
    const game = two('marshaling');
    game.until('challengesWindow');
    expect(game.player(0).gold).toBe(3);
    expect(game.player(1).gold).toBe(3);
  });

  it('never lets events be marshaled [AG2-1342]', () => {
    const game = window({ gold: 9, hand: ['Winter Is Coming'] });
    expect(game.refused(`${game.player(0).hand[0].id}.marshal`)).toBe('AG2-1342');
  });
});

describe('the challenges phase', () => {
  it('opens an action window before each opportunity [AG2-567] [AG2-568] [AG2-572]', () => {
    const game = two('challenges', { play: ['Robb Stark', 'Tumblestone Knight'] });
    expect(game.step).toBe('challengesWindow/action');
    game.attack('power', 1, 'Robb Stark').through('challenge');
    expect(game.step).toBe('challengesWindow/action');
    expect(game.table.active).toBe(0);
  });

  it('allows one challenge of each type, in any order [AG2-570]', () => {
    const game = two('challenges', { play: ['Robb Stark', 'Tumblestone Knight', 'Sansa Stark'] });
    game.attack('power', 1, 'Robb Stark').through('challenge').until('announceChallenge');
    expect(game.options).toEqual(['military:1', 'intrigue:1']);
    expect(game.refused('power:1')).toBe('AG2-570');
  });

  it('goes on to the next player when the active one declines, who does not become active again [AG2-508] [AG2-571] [AG2-573] [AG2-574] [AG2-575]', () => {
    const game = two('challenges', { play: ['Robb Stark'] }, { play: ['Robb Stark'] });
    game.until('announceChallenge').pass();
    expect(game.table.active).toBe(1);
    game.until('announceChallenge').pass();
    expect(game.table.phase).toBe('dominance');
  });

  it('lets only the active player initiate challenges [AG2-508]', () => {
    const game = two('challenges', { play: ['Robb Stark'] }, { play: ['Robb Stark'] });
    const refused = (seat: number, challenge: string) =>
      game.match.refusal(seat, game.match.state.moment, [challenge]) !== null;
    game.until('announceChallenge');
    expect([game.table.active, game.waiting]).toEqual([0, [0]]);
    expect([refused(0, 'military:1'), refused(1, 'military:0')]).toEqual([false, true]);
    game.pass().until('announceChallenge');
    expect([game.table.active, game.waiting]).toEqual([1, [1]]);
    expect([refused(0, 'military:1'), refused(1, 'military:0')]).toEqual([true, false]);
  });

  it('passes over a player who cannot attack [AG2-571]', () => {
    const game = two('challenges', {}, { play: ['Robb Stark'] });
    game.until('announceChallenge');
    expect(game.waiting).toEqual([1]);
  });
});

describe('the dominance phase', () => {
  it('counts standing characters and gold; the highest gains 1 power [AG2-579] [AG2-580] [AG2-581] [AG2-584]', () => {
    const game = two(
      'dominance',
      { gold: 2, play: ['Tumblestone Knight'] },
      { play: [{ card: 'Robb Stark', knelt: true }, 'Sansa Stark'] },
    );
    expect(game.power(0)).toBe(1);
    expect(game.power(1)).toBe(0);
  });

  it('can be won by gold alone [AG2-582]', () => {
    const game = two('dominance', {}, { gold: 1 });
    expect(game.power(1)).toBe(1);
  });

  it('is won by nobody in a tie [AG2-583]', () => {
    const game = two('dominance', { gold: 5 }, { play: ['Robb Stark'] });
    expect(game.power(0) + game.power(1)).toBe(0);
  });

  it('puts the power on the faction card [AG2-581] [AG2-1235]', () => {
    const game = two('dominance', { gold: 1 });
    expect(game.card('House Stark', 0).power).toBe(1);
  });
});

describe('the standing phase', () => {
  it('stands all knelt cards: characters, locations, attachments and faction cards [AG2-588] [AG2-589]', () => {
    const game = two('standing', {
      knelt: true,
      play: [
        { card: 'Robb Stark', knelt: true, attachments: [{ card: 'Ice', knelt: true }] },
        { card: 'Gates of Winterfell', knelt: true },
      ],
    });
    for (const name of ['Robb Stark', 'Ice', 'Gates of Winterfell'])
      expect(game.card(name).knelt).toBe(false);
    expect(game.card('House Stark', 0).knelt).toBe(false);
  });

  it('stands as many as a limit allows, one after the other [AG2-447] [AG2-589]', () => {
    const four = ['Robb Stark', 'Sansa Stark', 'Arya Stark', 'Bran Stark'];
    const game = two('standing', {
      play: ['Tired 3', ...four.map((card) => ({ card, knelt: true }))],
    });
    game.choose(...four.slice(1));
    expect(four.map((name) => game.card(name, 0).knelt)).toEqual([true, false, false, false]);
  });

  it('with two limits goes by the lower one, whichever came first [AG2-447]', () => {
    const three = ['Robb Stark', 'Sansa Stark', 'Arya Stark'].map((card) => ({
      card,
      knelt: true,
    }));
    for (const play of [
      ['Tired 2', 'Tired 1'],
      ['Tired 1', 'Tired 2'],
    ]) {
      const game = two('standing', { play: [...three, ...play] });
      expect(game.asked).toMatchObject({ min: 1, max: 1 });
      game.choose('Sansa Stark');
      expect(three.map(({ card }) => game.card(card).knelt)).toEqual([true, false, true]);
      // Who stays knelt now may be chosen the next time.
      game.until('standCharacters').choose('Robb Stark');
      expect(three.map(({ card }) => game.card(card).knelt)).toEqual([false, false, true]);
    }
  });
});

describe('the taxation phase', () => {
  it('returns all gold at the same time [AG2-592] [AG2-593] [AG2-1231]', () => {
    const game = two('taxation', { gold: 3 }, { gold: 4 });
    expect([game.player(0).gold, game.player(1).gold]).toEqual([0, 0]);
  });

  it('tells of gold that goes back, and nothing of who has none [AG2-592]', () => {
    const told = (mine: number, theirs: number) =>
      two('taxation', { gold: mine }, { gold: theirs }).facts.filter(
        (key) => key === 'fact.goldReturned',
      );
    expect([told(3, 4), told(1, 0), told(0, 0)].map((facts) => facts.length)).toEqual([2, 1, 0]);
  });

  it('makes players discard down to their reserve, in player order [AG2-594]', () => {
    const seven = Array.from({ length: 7 }, () => 'Winterfell Steward');
    const game = two('taxation', { hand: seven }, { hand: seven }, { first: 1 });
    expect(game.waiting).toEqual([1]);
    expect(game.asked).toMatchObject({ min: 2, max: 2 });
    game.choose('Winterfell Steward', 'Winterfell Steward');
    expect(game.player(1).hand).toHaveLength(5);
    expect(game.names(1, 'discard')).toHaveLength(2);
    expect(game.waiting).toEqual([0]);
  });

  it('makes them discard also one card too many, and exactly that [AG2-594] [AG2-595]', () => {
    const six = Array.from({ length: 6 }, () => 'Winterfell Steward');
    const game = two('taxation', { hand: six });
    expect([game.waiting, game.asked.min, game.asked.max]).toEqual([[0], 1, 1]);
    expect(game.refused('Winterfell Steward', 'Winterfell Steward')).toBe('SC-005');
    game.choose('Winterfell Steward');
    expect(game.player(0).hand).toHaveLength(5);
  });

  it('names the cards that may be discarded [AG2-594]', () => {
    const hand = ['Ice', 'Summer', 'Grey Wind', 'Robb Stark', 'Bran Stark', 'Arya Stark'];
    const game = two('taxation', { hand });
    expect(game.options).toEqual(hand);
    game.choose('Summer');
    expect(game.names(0, 'discard')).toEqual(['Summer']);
  });

  it('discards nothing at or below the reserve [AG2-595]', () => {
    const five = Array.from({ length: 5 }, () => 'Winterfell Steward');
    const game = two('taxation', { hand: five });
    expect(game.step).toBe('taxationWindow/action');
    expect(game.player(0).hand).toHaveLength(5);
  });

  it('counts reserve symbols [AG2-594] [AG2-1247]', () => {
    const six = Array.from({ length: 6 }, () => 'Winterfell Steward');
    const game = two('taxation', { hand: six, play: ['Samwell Tarly'] });
    expect(game.step).toBe('taxationWindow/action');
  });
});
