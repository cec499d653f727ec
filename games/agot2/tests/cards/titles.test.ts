import { message } from '@small-council/engine';
import { burns, constant, gets, redirects, whileIt } from '@small-council/lcg/blocks';
import { dominanceOf, sideStrength } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { pack } from '../../cards/registry.ts';
import type { PlayerSpec } from '../../position.ts';
import { own } from '../../table.ts';
import { stark } from '../positions.ts';
import { newGame, type Scenario, scenario } from '../scenario.ts';

/** A redirect that is no title, so that it stays with its player. */
pack('Test', 'neutral').location('test:council', {
  name: ['Regency Council', 'Regentschaftsrat'],
  abilities: [constant(redirects(1))],
});

/** Dies where the player holds a title, or where he or she holds none. */
const frail = (code: string, name: string, dies: (title: number) => boolean): void =>
  pack('Test', 'neutral').character(code, {
    name: [name, name],
    cost: 0,
    strength: 1,
    abilities: [
      constant(burns('self')),
      whileIt(
        {
          say: message('if.youAreFirst'),
          holds: (m, { seat }) => dies(m.table.players[seat].title),
        },
        gets(-1, 'self'),
      ),
    ],
  });
frail('test:hermit', 'Hermit', (title) => title > 0);
frail('test:courtier', 'Courtier', (title) => title === 0);

const TITLES = [
  'Master of Whispers',
  'Master of Ships',
  'Hand of the King',
  'Master of Coin',
  'Master of Laws',
  'Crown Regent',
];

/** Players with titles at the beginning of the challenges phase; the first of them is first. */
const melee = (...players: Partial<PlayerSpec>[]): Scenario =>
  scenario({ sets: 'core', phase: 'challenges', players: players.map(stark) });

/** To the choice of titles, and what each player is offered there, in player order. */
const drafted = (seats: number): { game: Scenario; offered: number[]; taken: string[] } => {
  const game = newGame(seats, `titles ${seats}`).until('chooseTitle');
  const offered: number[] = [];
  const taken: string[] = [];
  while (game.step === 'takeTitle/chooseTitle') {
    offered.push(game.options.length);
    taken.push(game.options[0]);
    game.choose(game.options[0]);
  }
  return { game, offered, taken };
};

const titleOf = (game: Scenario, seat: number): number => game.player(seat).title;

describe('titles are drafted', () => {
  it('from all six but two with 3 players, one with 4 and 5, none with more [AG2-703] [AG2-704] [AG2-705] [AG2-706] [AG2-707] [AG2-708]', () => {
    expect(drafted(3).offered).toEqual([4, 3, 2]);
    expect(drafted(4).offered).toEqual([5, 4, 3, 2]);
    expect(drafted(5).offered).toEqual([5, 4, 3, 2, 1]);
    expect(drafted(6).offered).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('leaves those without one who find the pool empty [AG2-711]', () => {
    const { game, offered } = drafted(8);
    expect(offered).toHaveLength(6);
    const without = game.table.players.filter(({ title }) => title === 0);
    expect(without).toHaveLength(2);
  });

  it('gives and takes at once: nobody acts while a card dies of it [AG2-457] [AG2-710] [AG2-713]', () => {
    const at = (phase: 'plot' | 'taxation', ...seats: Partial<PlayerSpec>[]) =>
      scenario({ phase, players: seats.map(stark) });
    const taken = at('plot', { play: ['Hermit'] }, {}, {}).until('chooseTitle');
    expect(taken.isInPlay('Hermit')).toBe(true);
    taken.until('plotWindow');
    expect(taken.names(0, 'dead')).toEqual(['Hermit']);
    const title = 'Master of Ships';
    const returned = at('taxation', { title, play: ['Courtier'] }, {}, {}).until('taxationWindow');
    expect(returned.names(0, 'dead')).toEqual(['Courtier']);
  });

  it('removes titles by chance [AG2-703]', () => {
    const seen = new Set(
      Array.from({ length: 12 }, (_, i) =>
        newGame(3, `pool ${i}`).until('chooseTitle').options.join(),
      ),
    );
    expect(seen.size).toBeGreaterThan(2);
  });

  it('is secret until all are revealed together [AG2-707] [AG2-709] [AG2-710] [AG2-937]', () => {
    const game = newGame(3, 'secret').until('chooseTitle');
    const [first] = game.waiting;
    const code = game.asked.options[0].id;
    game.choose(code);
    const [second] = game.waiting;
    expect(game.match.view(first).table.titles.taken[first]).toBe(code);
    expect(game.match.view(second).table.titles.taken[first]).toBe('?');
    expect(game.table.players.every(({ title }) => title === 0)).toBe(true);
    game.through('takeTitle');
    expect(game.table.players.every(({ title }) => title !== 0)).toBe(true);
    const { pool, ...rest } = game.table.titles;
    expect(pool).toHaveLength(3); // AG2-714: the others are back
    expect(rest).toEqual({ draft: null, aside: [], taken: [] });
  });

  it('holds for the round; then all go back to the pool [AG2-596] [AG2-712] [AG2-713] [AG2-714]', () => {
    const { game } = drafted(3);
    game.until('checkReserve/discardToReserve');
    expect(game.table.players.every(({ title }) => title !== 0)).toBe(true);
    game.until('choosePlots');
    expect(game.table.players.every(({ title }) => title === 0)).toBe(true);
    expect(game.table.titles.pool).toHaveLength(6);
  });
});

describe('support and rivalry', () => {
  /** For each title: supports, rivals, as far as they can be attacked and beaten. */
  const relations = (title: string) => {
    const others = TITLES.filter((one) => one !== title);
    const game = melee(
      { title, play: ['Eddard Stark'] },
      ...others.map((one) => ({ title: one })),
    ).until('announceChallenge');
    const supports = others.filter((_, i) => !game.options.includes(`power:${i + 1}`));
    const rivals = others.filter((_, i) => {
      const trial = melee(
        { title, play: ['Bran Stark'] },
        ...others.map((one) => ({ title: one })),
      ).until('announceChallenge');
      if (!trial.options.includes(`power:${i + 1}`)) return false;
      trial.choose(`power:${i + 1}`).choose('Bran Stark');
      if (trial.reaches('redirectChallenge', 'challengesWindow')) trial.pass();
      trial.through('challenge');
      return trial.power(0) === 2; // unopposed and rivalry
    });
    return { supports, rivals };
  };

  it('are as printed [AG2-720] [AG2-721] [AG2-723] [AG2-727]', () => {
    expect(relations('Master of Coin')).toEqual({
      supports: ['Master of Ships'],
      rivals: ['Master of Whispers', 'Hand of the King'],
    });
    expect(relations('Master of Whispers')).toEqual({
      supports: ['Hand of the King'],
      rivals: ['Master of Coin', 'Master of Laws'],
    });
    expect(relations('Master of Ships')).toEqual({
      supports: ['Master of Whispers'],
      rivals: ['Hand of the King', 'Master of Laws'],
    });
    expect(relations('Hand of the King')).toEqual({
      supports: ['Master of Laws'],
      rivals: ['Master of Ships', 'Master of Coin'],
    });
    expect(relations('Master of Laws')).toEqual({
      supports: ['Master of Coin'],
      rivals: ['Master of Whispers', 'Master of Ships'],
    });
    expect(relations('Crown Regent')).toEqual({ supports: [], rivals: [] });
  });

  it('the supported may attack the supporter [AG2-722]', () => {
    const game = melee(
      { title: 'Master of Ships', play: ['Eddard Stark'] },
      { title: 'Master of Coin', play: ['Eddard Stark'] },
      {},
    ).until('announceChallenge');
    expect(game.options).toContain('power:1');
    game.pass().until('announceChallenge', 1);
    expect(game.refused('power:0')).toBe('AG2-721');
  });

  it('a rival gives its bonus once a round, two rivals give two [AG2-724] [AG2-725]', () => {
    const game = melee(
      {
        title: 'Master of Coin',
        plot: 'A Storm of Swords',
        play: ['Summer', 'Grey Wind', 'Eddard Stark'],
      },
      { title: 'Hand of the King', play: ['Tumblestone Knight', 'Tumblestone Knight'] },
      { title: 'Master of Whispers' },
    );
    game.attack('military', 1, 'Summer').defend().through('challenge');
    expect(game.power(0)).toBe(2);
    game.attack('military', 1, 'Grey Wind').defend().through('challenge');
    expect(game.power(0)).toBe(3); // unopposed only
    game.attack('power', 2, 'Eddard Stark').until('useKeyword').pass().through('challenge');
    expect(game.power(0)).toBe(5);
  });

  it('a defender who beats a rival has the bonus, too [AG2-726]', () => {
    const game = melee(
      { title: 'Hand of the King', play: ['Tumblestone Knight'] },
      { title: 'Master of Coin', play: ['Grey Wind'] },
      {},
    );
    game.attack('military', 1, 'Tumblestone Knight').defend('Grey Wind').through('challenge');
    expect(game.power(1)).toBe(1);
  });
});

describe('STR of titles', () => {
  const bonus = (title: string, type: 'military' | 'intrigue' | 'power') => {
    const mine = { title, play: ['Tywin Lannister'] };
    const theirs = { play: ['Tywin Lannister'] };
    const attack = melee(mine, theirs, {}).attack(type, 1, 'Tywin Lannister');
    const defence = melee(theirs, mine, {}).attack(type, 1, 'Tywin Lannister');
    defence.defend('Tywin Lannister');
    expect(attack.strength('Tywin Lannister', 0)).toBe(6);
    return [sideStrength(attack.m, 'attacker') - 6, sideStrength(defence.m, 'defender') - 6];
  };

  it('counts in challenges of the type, for attack and defence [AG2-716] [AG2-717] [AG2-718] [AG2-719]', () => {
    expect(bonus('Hand of the King', 'power')).toEqual([1, 1]);
    expect(bonus('Hand of the King', 'military')).toEqual([0, 0]);
    expect(bonus('Master of Ships', 'military')).toEqual([1, 1]);
    expect(bonus('Master of Ships', 'intrigue')).toEqual([0, 0]);
    expect(bonus('Master of Whispers', 'intrigue')).toEqual([1, 1]);
    expect(bonus('Master of Whispers', 'power')).toEqual([0, 0]);
  });

  it('not without a participating character [AG2-719]', () => {
    const game = melee({ play: ['Eddard Stark'] }, { title: 'Hand of the King' }, {});
    game.attack('power', 1, 'Eddard Stark');
    expect(sideStrength(game.m, 'defender')).toBe(0);
  });

  it('Crown Regent counts 2 for dominance [AG2-715]', () => {
    const game = melee({ title: 'Crown Regent', gold: 1 }, { gold: 1 }, {});
    expect(dominanceOf(game.m, 0)).toBe(3);
    expect(dominanceOf(game.m, 1)).toBe(1);
  });
});

describe('Master of Whispers', () => {
  const winning = () => {
    const hand = ['Ice'];
    const game = melee(
      { title: 'Master of Whispers', play: ['Catelyn Stark'] },
      { hand },
      { hand },
      { hand },
    );
    return game.attack('intrigue', 1, 'Catelyn Stark').until('chooseClaimed');
  };
  const left = (game: Scenario) => [1, 2, 3].map((seat) => game.player(seat).hand.length);

  it('chooses who satisfies intrigue claim, any number of opponents [AG2-739]', () => {
    expect(winning().options).toEqual(['1', '2', '3']);
    expect(left(winning().choose('2', '3').through('challenge'))).toEqual([1, 0, 0]);
    expect(left(winning().choose('1', '2', '3').through('challenge'))).toEqual([0, 0, 0]);
    expect(left(winning().choose().through('challenge'))).toEqual([1, 1, 1]);
  });

  it('and of no other claim', () => {
    const game = melee({ title: 'Master of Whispers', play: ['Eddard Stark'] }, {}, {});
    game.attack('power', 1, 'Eddard Stark');
    expect(game.reaches('chooseClaimed', 'challengesWindow')).toBe(false);
  });
});

describe('Master of Ships', () => {
  it('raises the claim by 1 in military challenges against a rival', () => {
    const claim = (type: 'military' | 'power', against: string) => {
      const game = melee(
        { title: 'Master of Ships', play: ['Eddard Stark'] },
        { title: against },
        {},
      );
      return game.attack(type, 1, 'Eddard Stark').plot(0, 'claim');
    };
    expect(claim('military', 'Master of Laws')).toBe(2);
    expect(claim('power', 'Master of Laws')).toBe(1);
    expect(claim('military', 'Crown Regent')).toBe(1);
  });

  it('not while a rival attacks you', () => {
    const game = melee(
      { title: 'Master of Laws', play: ['Eddard Stark'] },
      { title: 'Master of Ships' },
      {},
    );
    game.attack('military', 1, 'Eddard Stark');
    expect(game.plot(1, 'claim')).toBe(1);
  });
});

describe('Hand of the King', () => {
  const after = (first: number) => {
    const game = melee(
      { title: 'Hand of the King', play: ['Eddard Stark', 'Robb Stark', 'Bran Stark'] },
      {},
      {},
      {},
    );
    return game
      .attack('power', first, 'Bran Stark')
      .through('challenge')
      .until('announceChallenge');
  };

  it('may initiate one more power challenge, against another opponent', () => {
    const game = after(1);
    expect(game.refused('power:1')).toBe('AG2-570');
    expect(game.options).toContain('power:2');
    game.attack('power', 3, 'Robb Stark').through('challenge').until('announceChallenge');
    expect(game.refused('power:2')).toBe('AG2-570');
  });

  it('may do so whatever other challenges there were', () => {
    const game = melee(
      { title: 'Hand of the King', play: ['Eddard Stark', 'Robb Stark', 'Bran Stark'] },
      {},
      {},
    );
    game.attack('military', 2, 'Robb Stark').through('challenge');
    game.attack('power', 1, 'Bran Stark').through('challenge').until('announceChallenge');
    expect(game.options).toContain('power:2');
    expect(game.refused('power:1')).toBe('AG2-570');
  });

  it('else there is one of each type in all, against one opponent [AG2-738]', () => {
    const game = melee({ play: ['Eddard Stark', 'Bran Stark'] }, {}, {});
    game.attack('power', 1, 'Bran Stark').through('challenge').until('announceChallenge');
    expect(game.refused('power:2')).toBe('AG2-570');
    expect(game.options).toEqual(['military:1', 'military:2']);
  });
});

describe('Master of Coin and Master of Laws', () => {
  it('have 2 gold more income', () => {
    const game = melee({ title: 'Master of Coin' }, {}, {});
    expect(game.plot(0, 'gold')).toBe(5);
    expect(game.plot(1, 'gold')).toBe(3);
  });

  it('draw 1 card more, and have 1 more reserve', () => {
    const game = scenario({
      sets: 'core',
      phase: 'draw',
      players: [stark({ title: 'Master of Laws' }), stark(), stark()],
    });
    expect(game.plot(0, 'reserve')).toBe(7);
    game.until('drawWindow');
    expect(game.player(0).hand).toHaveLength(3);
    expect(game.player(1).hand).toHaveLength(2);
  });
});

describe('rivalry', () => {
  it('is forgotten with the round: there is power for it once more in the next [AG2-724]', () => {
    const game = melee(
      { title: 'Master of Laws', play: ['Robb Stark'] },
      { title: 'Master of Whispers' },
      {},
    );
    game.attack('military', 1, 'Robb Stark').through('challenge');
    expect(own(game.m).rivalry).toEqual([[1], [], []]);
    game.until('choosePlots');
    expect(own(game.m).rivalry).toEqual([[], [], []]);
  });
});

describe('Crown Regent', () => {
  /** Seat 0 attacks seat 1; seat 2 is regent; there is a fourth player. */
  const attacked = (attacker = 'Ghost') => {
    const game = melee(
      { title: 'Master of Laws', play: [attacker, 'Eddard Stark'] },
      { play: ['Tumblestone Knight'] },
      { title: 'Crown Regent', play: ['Robb Stark'] },
      { title: 'Master of Coin', play: ['Summer', 'Direwolf Pup'] },
    ).until('announceChallenge');
    game.choose('military:1').choose(attacker);
    if (game.step === 'chooseStealth/bypass') game.choose('Tumblestone Knight');
    return game;
  };

  it('may redirect a challenge before reactions; the attacker names the new opponent [AG2-728] [AG2-729] [AG2-730] [AG2-731]', () => {
    const game = attacked('Direwolf Pup');
    expect(game.step).toBe('redirect/redirectChallenge');
    expect(game.waiting).toEqual([2]);
    game.choose('redirect');
    expect(game.waiting).toEqual([0]);
    expect(game.options).toEqual(['2', '3']); // also the holder of a supported title: AG2-735
  });

  it('makes the new opponent the defending player; type and attackers stay [AG2-732] [AG2-735] [AG2-736] [AG2-737]', () => {
    const game = attacked('Direwolf Pup').choose('redirect').choose('3');
    expect(game.challenge).toMatchObject({ type: 'military', against: 1, defender: 3 });
    expect(game.challenge.attackers).toEqual([game.card('Direwolf Pup', 0).id]);
    expect(game.player(0).initiated).toEqual([{ type: 'military', against: 1 }]);
    game.until('declareDefenders');
    expect(game.waiting).toEqual([3]);
    expect(game.options).toEqual(['Summer', 'Direwolf Pup']);
  });

  it('lets the attacker choose new stealth targets, and frees the old ones [AG2-733] [AG2-734]', () => {
    const game = attacked('Ghost').choose('redirect').choose('3');
    expect(game.step).toBe('chooseStealth/bypass');
    game.choose('Summer');
    expect(game.challenge.stealth.map(({ bypassed }) => bypassed)).toEqual([
      game.card('Summer').id,
    ]);
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.options).toEqual(['Ghost']); // for Summer alone
    game.choose('Ghost');
    expect(game.table.lasting.flatMap(({ cards }) => cards)).toEqual([game.card('Summer').id]);
  });

  it('concerns the new opponent in everything that follows [AG2-741]', () => {
    const game = melee(
      { title: 'Master of Laws', play: ['Grey Wind'] },
      { play: ['Bran Stark'] },
      { title: 'Crown Regent' },
      { title: 'Master of Whispers', play: ['Bran Stark'] },
    ).until('announceChallenge');
    game.choose('military:1').choose('Grey Wind').choose('redirect').choose('3');
    game.through('challenge');
    expect(game.names(3, 'dead')).toEqual(['Bran Stark']);
    expect(game.names(1, 'dead')).toEqual([]);
    expect(game.power(0)).toBe(2); // unopposed, and rivalry with the Master of Whispers
  });

  it('may redirect a challenge of his own, too [AG2-728]', () => {
    const game = melee({ title: 'Crown Regent', play: ['Robb Stark'] }, {}, {});
    game.until('announceChallenge').choose('military:1').choose('Robb Stark');
    expect(game.step).toBe('redirect/redirectChallenge');
    expect(game.waiting).toEqual([0]);
    game.choose('redirect').through('challenge'); // there is one other opponent
    expect(game.table.past.at(-1)).toMatchObject({ attacker: 0, defender: 2, winner: 0 });
    expect(game.player(0).initiated).toEqual([{ type: 'military', against: 1 }]);
  });

  it('redirects again in the next round, whoever is regent then [AG2-728]', () => {
    const game = attacked('Direwolf Pup');
    const regency = game.table.cards[titleOf(game, 2)].code;
    game.choose('redirect').choose('3').until('chooseTitle');
    while (game.step.endsWith('chooseTitle'))
      game.choose(game.options.find((name) => name === 'Crown Regent') ?? game.options[0]);
    expect(game.table.round).toBe(2);
    const regent = [0, 1, 2, 3].find(
      (seat) => game.table.cards[titleOf(game, seat)].code === regency,
    );
    expect(regent).toBeDefined();
    game.until('announceChallenge');
    const [id] = game.asked.options;
    game.choose(id.id).choose(game.options[0]);
    game.until('redirectChallenge');
    expect(game.waiting).toEqual([regent]);
  });

  it('is asked anew in each round, where the same player redirects [AG2-728]', () => {
    const game = melee({ play: ['Robb Stark'] }, {}, { play: ['Regency Council'] });
    const asks = () => {
      game.until('announceChallenge', 0).choose('military:1').choose('Robb Stark');
      return game.reaches('redirectChallenge', 'declareDefenders') && game.waiting.includes(2);
    };
    expect(asks()).toBe(true);
    game.choose('redirect').through('challenge').until('choosePlots');
    expect(game.table.round).toBe(2);
    expect(game.player(2).redirected).toBe(0);
  });

  it('redirects one challenge a round [AG2-728]', () => {
    const game = attacked('Direwolf Pup').choose('redirect').choose('3').through('challenge');
    game.until('announceChallenge').choose('power:1').choose('Eddard Stark');
    expect(game.step).not.toBe('redirect/redirectChallenge');
    const not = attacked('Direwolf Pup').pass().through('challenge');
    not.until('announceChallenge').choose('power:1').choose('Eddard Stark');
    expect(not.step).toBe('redirect/redirectChallenge');
    expect(titleOf(not, 2)).not.toBe(0);
  });
});
