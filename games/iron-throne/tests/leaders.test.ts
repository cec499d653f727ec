import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leaderAbility } from '../cards/index.ts';
import { CHARACTERS, type CharacterId, HOUSES, type House, houseDeck, houseOf } from '../houses.ts';
import type { PlayerSpec } from '../position.ts';
import type { Scenario } from './scenario.ts';
import { ask, chances, lead, play, stage, support, totals } from './stage.ts';

type Spec = Partial<PlayerSpec>;

// ---- encounters in which a leader can, or cannot, be used

const cersei = (spec: Spec = {}) =>
  stage({
    lannister: { leader: 'cersei', influence: { tyrell: 1 }, ...spec },
    stark: {},
    tyrell: { power: { olenna: 0 } },
    baratheon: {},
  });

/** Lannister challenges Stark with Cersei; what the cards are is told. */
const lannister = (leader: CharacterId, own: string, theirs: string, spec: Spec = {}) =>
  stage({
    lannister: { leader, hand: [own], ...spec },
    stark: { leader: 'catelyn', hand: [theirs] },
    tyrell: {},
  })
    .commit('cersei', 'robb')
    .put({ lannister: own, stark: theirs });

/** Lannister is no more than a supporter of Baratheon's against Stark. */
const lannisterSupports = (leader: CharacterId, own: string, theirs: string) =>
  support(
    stage({
      baratheon: { hand: [own] },
      stark: { leader: 'catelyn', hand: [theirs] },
      lannister: { leader, sheet: 6 },
    }).commit('davos', 'robb'),
    'lannister',
    'challenger:cersei',
  ).put({ baratheon: own, stark: theirs });

const joffrey = (...hostages: string[]) =>
  stage({ lannister: { leader: 'joffrey', hostages }, stark: {}, tyrell: {} });

const eddard = (own: string, theirs: string) =>
  stage({
    stark: { leader: 'eddard', hand: [own] },
    lannister: { hand: [theirs] },
    tyrell: {},
  })
    .commit('robb', 'jaime')
    .put({ stark: own, lannister: theirs });

const stark = (leader: CharacterId, spec: Spec = {}) =>
  stage({ stark: { leader, deck: ['h10'], ...spec }, lannister: {}, tyrell: {} });

/** Lannister, with two supporters, challenges Stark, with one. */
const arya = (card: 'h20' | 'h1') => {
  const game = stage({
    lannister: { hand: [card] },
    stark: { leader: 'arya', hand: ['h10'] },
    tyrell: {},
    baratheon: {},
    targaryen: {},
  }).commit('jaime', 'robb');
  support(game, 'tyrell', 'challenger:loras');
  support(game, 'baratheon', 'challenger:davos');
  support(game, 'targaryen', 'defender:drogo');
  return game.put({ lannister: card, stark: 'h10' });
};

/** Baratheon defends against Lannister. */
const baratheon = (leader: CharacterId, own: string, theirs: string, spec: Spec = {}) =>
  stage({
    lannister: { hand: [theirs], leader: 'tywin' },
    baratheon: { leader, hand: [own], ...spec },
    stark: {},
  })
    .commit('jaime', leader === 'stannis' ? 'davos' : 'stannis')
    .put({ lannister: theirs, baratheon: own });

const shireen = (hostage = 'tyrell:h3') =>
  stage({
    baratheon: { leader: 'shireen', hostages: [hostage] },
    lannister: { leader: 'cersei', influence: { tyrell: 1 } },
    tyrell: {},
  });

const targaryen = (leader: CharacterId, own: string, theirs: string, spec: Spec = {}) =>
  stage({
    targaryen: { leader, hand: [own], ...spec },
    stark: { leader: 'catelyn', hand: [theirs] },
    baratheon: {},
  }).commit(leader === 'drogo' ? 'jorah' : 'drogo', 'robb');

const jorah = () =>
  ask(
    stage({ stark: {}, lannister: {}, targaryen: { leader: 'jorah', sheet: 3 } }),
    'targaryen',
    'offer',
  );

/** Tyrell challenges Stark; Baratheon and Lannister may support. */
const tyrell = (leader: CharacterId, ...supports: string[]) => {
  const game = stage({
    tyrell: { leader, hand: ['h1', 'truce'] },
    stark: { leader: 'catelyn', hand: ['h10', 'truce'] },
    baratheon: {},
    lannister: {},
  }).commit(leader === 'mace' ? 'renly' : 'mace', 'robb');
  for (const offer of supports) {
    const character = offer.split(':')[1] as CharacterId;
    support(game, houseOf[character], offer);
  }
  return game;
};

/** Tyrell supports the challenger Stark against Lannister. */
const olenna = (hand: string[] = []) =>
  support(
    stage({
      stark: { hand: ['h10', 'truce'], leader: 'catelyn' },
      lannister: { hand: ['h20', 'h1'] },
      tyrell: { leader: 'olenna', hand, power: { renly: 6 } },
    }).commit('robb', 'jaime'),
    'tyrell',
    'challenger:renly',
  );

/** Every leader at the question whether he is used. */
const moments: { [id in CharacterId]: () => Scenario } = {
  cersei: () => cersei(),
  jaime: () => lannister('jaime', 'h1', 'truce'),
  tyrion: () => {
    const game = lannister('tyrion', 'truce', 'truce', { sheet: 5 });
    return game.offer('lannister', { 'power.defender': 1 }).accept('stark');
  },
  tywin: () => lannister('tywin', 'h1', 'h1', { sheet: 7 }),
  joffrey: () => joffrey('stark:h3').say('lannister', 'torment stark:h3').say('lannister', 'robb'),
  eddard: () => eddard('h1', 'truce'),
  catelyn: () => stark('catelyn', { sheet: 3 }),
  robb: () => stark('robb', { hand: ['h1', 'h2', 'h3', 'h4'], deck: ['h5', 'h6', 'h7'] }),
  arya: () => arya('h20'),
  bran: () => stark('bran', { sheet: 4 }).commit('robb', 'jaime'),
  stannis: () => baratheon('stannis', 'h1', 'h20', { power: { davos: 7 } }),
  melisandre: () => baratheon('melisandre', 'h1', 'h4'),
  davos: () => baratheon('davos', 'h1', 'h20', { hostages: ['stark:h3'] }),
  selyse: () =>
    stage({
      baratheon: { leader: 'selyse', hand: ['h1', 'truce'] },
      stark: {},
      tyrell: { hand: ['h7'] },
    }),
  shireen: () => shireen().say('baratheon', 'release tyrell:h3'),
  daenerys: () => targaryen('daenerys', 'h1', 'h1', { influence: { stark: 2, baratheon: 1 } }),
  viserys: () => stage({ targaryen: { leader: 'viserys' }, stark: { sheet: 2 }, tyrell: {} }),
  drogo: () => targaryen('drogo', 'h20', 'h1'),
  jorah: () => jorah().say('targaryen', 'defender:drogo').say('lannister', 'decline'),
  barristan: () => targaryen('barristan', 'h1', 'h1'),
  margaery: () => tyrell('margaery', 'challenger:davos', 'challenger:jaime'),
  olenna: () => olenna(),
  loras: () => tyrell('loras').put({ tyrell: 'h1', stark: 'h10' }),
  mace: () => stage({ tyrell: { leader: 'mace' }, stark: {}, lannister: {} }),
  renly: () =>
    tyrell('renly', 'challenger:davos', 'challenger:jaime').put({ tyrell: 'h1', stark: 'h10' }),
};

const use = (id: CharacterId): Scenario => lead(moments[id](), houseOf[id]);

const MOMENTS: { [code: string]: string[] } = {
  W1: ['beforeTurn'],
  W2: ['afterTorment', 'afterRelease'],
  W3: ['afterEvent'],
  W4: ['beforeOffer'],
  W5: ['afterDeclined'],
  W6: ['afterSupport'],
  W7: ['beforeCards'],
  W8: ['afterReveal'],
  W9: ['beforePenalties'],
  W10: ['whenTaken'],
  W11: ['afterResolution'],
};

describe('every leader', () => {
  const file = readFileSync(
    new URL('../../../docs/rules/iron-throne-cards.md', import.meta.url),
    'utf8',
  );
  const rows = file
    .split('\n')
    .filter((line) => line.startsWith('| L-'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has one ability, at the moment that the list of cards says, printed or ours [IT-701]', () => {
    const listed = rows.map(([, id, house, , , , timing, , , provenance]) => {
      const at = Number(id.at(-1)) - 1;
      const leader = CHARACTERS[house.toLowerCase() as House][at] as CharacterId;
      const { moment, source, does } = leaderAbility(leader);
      expect(MOMENTS[timing.split(' ')[0]], id).toContain(moment);
      expect(provenance.startsWith(`[${source}]`), id).toBe(true);
      expect(does.length, id).toBeGreaterThan(0);
      return leader;
    });
    expect(listed.toSorted()).toEqual(HOUSES.flatMap((house) => CHARACTERS[house]).toSorted());
  });

  it.each(Object.keys(moments) as CharacterId[])(
    '%s may be used at his moment, and need not be [IT-701, IT-702]',
    (id) => {
      const house = houseOf[id];
      const game = ask(moments[id](), house, 'useLeader');
      expect(game.options(house)).toEqual(['use']);
      expect(game.asked(house)).toMatchObject({ rule: 'IT-702', default: [], min: 0 });
      expect(game.waiting).toEqual([house]);
      const other = use(id);
      expect(other.told('spectator', 'fact.ability')).toHaveLength(1);
      game.pass(house).untilNextTurn();
      expect(game.told('spectator', 'fact.ability')).toEqual([]);
    },
  );
});

describe('Lannister', () => {
  it('Cersei (L-LAN-1): who is under her influence must support her; neither is asked [IT-725, IT-913, IT-950]', () => {
    const game = use('cersei');
    expect(game.asked('lannister').rule).toBe('IT-725');
    expect(game.options('lannister')).toEqual(['loras', 'mace', 'renly']); // Olenna is dead
    game.say('lannister', 'loras');
    expect(game.encounter.parts[game.seat('tyrell')]).toEqual({
      side: 'challenger',
      character: 'loras',
    });
    // Tyrell's own offer is used up: the next to decide is Baratheon.
    expect([game.step, game.waiting]).toEqual(['offer', ['baratheon']]);
  });

  it('Cersei: a defender pulls onto the side of the defender [IT-725]', () => {
    const game = stage({
      stark: {},
      lannister: { leader: 'cersei', influence: { tyrell: 1 } },
      tyrell: {},
    });
    lead(game, 'lannister').say('lannister', 'mace');
    expect(game.encounter.parts[game.seat('tyrell')]?.side).toBe('defender');
  });

  it.each([
    ['rewards', 'h20', { markers: 1, loras: 4 }],
    ['penalties', 'h1', { markers: 0, loras: 2 }],
  ])('Cersei: who was forced gets %s like any supporter [IT-913]', (_what, own, expected) => {
    const game = lead(cersei({ hand: [own] }), 'lannister').say('lannister', 'loras');
    support(game, 'baratheon', 'defender:davos');
    game.put({ lannister: own, stark: 'h1' }).untilNextTurn();
    expect({ markers: game.influence('tyrell', 'stark'), loras: game.power('loras') }).toEqual(
      expected,
    );
  });

  it('Cersei: not without influence on that house, and not while she only looks on [IT-725]', () => {
    expect(chances(cersei(), 'lannister')).toEqual(['use']);
    expect(chances(cersei({ influence: { stark: 2 } }), 'lannister')).toEqual([]);
    const looksOn = stage({
      stark: {},
      baratheon: {},
      lannister: { leader: 'cersei', influence: { tyrell: 1 } },
      tyrell: {},
    });
    expect(chances(looksOn, 'lannister')).toEqual([]);
  });

  it('Jaime (L-LAN-2): a betrayer takes one more power from the betrayed [IT-701]', () => {
    const game = use('jaime');
    expect(game.power('robb')).toBe(1); // 4, less the penalty of 2, less 1
    expect(game.player('stark').sheet).toBe(3);
  });

  it('Jaime: only after a Betrayal, only if won, only if active [IT-701]', () => {
    expect(chances(lannister('jaime', 'h1', 'truce'), 'lannister')).toEqual(['use']);
    expect(chances(lannister('jaime', 'h20', 'h1'), 'lannister')).toEqual([]);
    expect(chances(lannister('jaime', 'truce', 'h1'), 'lannister')).toEqual([]);
    expect(chances(lannisterSupports('jaime', 'h1', 'truce'), 'lannister')).toEqual([]);
  });

  it('Tyrion (L-LAN-3): after a deal he draws a card and distributes up to 2 power [IT-701]', () => {
    const game = ask(moments.tyrion(), 'lannister', 'useLeader');
    const held = game.player('lannister').hand.length;
    game.say('lannister', 'use');
    expect(game.player('lannister').hand).toHaveLength(held + 1);
    game.refuses('SC-005', () => game.say('lannister', 'jaime', 'jaime', 'jaime'));
    game.say('lannister', 'jaime', 'tywin');
    expect([game.power('jaime'), game.power('tywin')]).toEqual([5, 5]);
    expect(game.player('lannister').sheet).toBe(1); // 5, less 1 moved, 1 given, 2 distributed
  });

  it('Tyrion: not when the talks fail, not after a Hostility, not as a supporter [IT-701]', () => {
    const sheet = { sheet: 5 };
    expect(chances(moments.tyrion(), 'lannister')).toEqual(['use']);
    const failed = lannister('tyrion', 'truce', 'truce', sheet).breakOff('lannister');
    expect(chances(failed, 'lannister')).toEqual([]);
    expect(chances(lannister('tyrion', 'h20', 'h1', sheet), 'lannister')).toEqual([]);
    const supports = lannisterSupports('tyrion', 'truce', 'truce');
    supports.offer('baratheon', { 'influence.challenger': 1 }).accept('stark');
    expect(chances(supports, 'lannister')).toEqual([]);
  });

  it.each([
    [7, 3],
    [6, 2],
  ])(
    'Tywin (L-LAN-4): half of the sheet counts, rounded down, and stays there: %i less one gives %i [IT-701, IT-202]',
    (sheet, half) => {
      const game = lead(lannister('tywin', 'h1', 'h1', { sheet }), 'lannister');
      expect(game.player('lannister').sheet).toBe(sheet - 1); // one was moved in the preparation
      game.untilNextTurn();
      expect(totals(game)).toEqual({ challenger: 1 + 5 + half, defender: 5 });
    },
  );

  it('Tywin: not in a Betrayal, and not as a supporter [IT-701]', () => {
    expect(chances(lannister('tywin', 'h1', 'h1', { sheet: 7 }), 'lannister')).toEqual(['use']);
    expect(chances(lannister('tywin', 'h1', 'truce', { sheet: 7 }), 'lannister')).toEqual([]);
    expect(chances(lannisterSupports('tywin', 'h1', 'h1'), 'lannister')).toEqual([]);
  });

  it('Joffrey (L-LAN-5): after a torment one more power, from anybody of that house [IT-701]', () => {
    const game = use('joffrey');
    expect(game.options('lannister')).toEqual(['catelyn', 'robb', 'arya', 'bran']);
    game.say('lannister', 'arya');
    expect([game.power('robb'), game.power('arya')]).toEqual([3, 3]);
    // The torment of a Hostility pays the tormentor, the cruelty does not (IT-619, IT-946).
    expect([game.player('lannister').sheet, game.player('stark').sheet]).toEqual([1, 1]);
  });

  it('Joffrey: once per turn, and not after a release [IT-701]', () => {
    const game = joffrey('stark:h3', 'stark:h4', 'stark:h5');
    game.say('lannister', 'torment stark:h3').say('lannister', 'robb');
    game.say('lannister', 'use').say('lannister', 'arya');
    game.say('lannister', 'torment stark:h4').say('lannister', 'robb');
    expect(game.step).toBe('handleHostages');
    game.untilNextTurn();
    ask(game, 'lannister', 'handleHostages').say('lannister', 'torment stark:h5');
    game.say('lannister', 'robb');
    expect([game.step, game.waiting]).toEqual(['useLeader', ['lannister']]);

    const released = joffrey('stark:h3').say('lannister', 'release stark:h3');
    expect(chances(released, 'lannister')).toEqual([]);
  });

  it('Joffrey: his cruelty can kill, and end the game [IT-934, IT-715]', () => {
    const game = stage({
      lannister: { leader: 'joffrey', hostages: ['stark:h3'] },
      stark: { leader: 'eddard', power: { robb: 2, catelyn: 0, arya: 0, bran: 0 } },
      tyrell: {},
    });
    game.say('lannister', 'torment stark:h3').say('lannister', 'robb');
    lead(game, 'lannister').say('lannister', 'robb');
    expect(game.match.result?.reason.key).toBe('end.deaths');
  });
});

describe('Stark', () => {
  it.each([
    ['h1', 'truce'],
    ['truce', 'h20'],
  ])(
    'Eddard (L-STA-1): a Betrayal becomes a Truce, whoever revealed what: %s against %s [IT-724]',
    (own, theirs) => {
      const game = lead(eddard(own, theirs), 'stark');
      expect(game.encounter.result).toBe('truce');
      expect(game.encounter.winner).toBeNull();
      expect([game.step, game.waiting]).toEqual(['bargain', ['stark']]);
    },
  );

  it('Eddard: left unused, the Betrayal stands [IT-724, IT-702]', () => {
    const game = ask(eddard('h1', 'truce'), 'stark', 'useLeader').pass('stark');
    expect(game.encounter).toMatchObject({ result: 'betrayal', winner: 'challenger' });
  });

  it('Eddard: not in a Hostility, and not as a supporter [IT-724]', () => {
    expect(chances(eddard('h1', 'h1'), 'stark')).toEqual([]);
    const supports = stage({
      lannister: { hand: ['h1'] },
      tyrell: { hand: ['truce'] },
      stark: { leader: 'eddard' },
    }).commit('jaime', 'loras');
    support(supports, 'stark', 'defender:robb').put({ lannister: 'h1', tyrell: 'truce' });
    expect(supports.encounter.result).toBe('betrayal');
    expect(chances(supports, 'stark')).toEqual([]);
  });

  it('Catelyn (L-STA-2): before her own turn she distributes up to 2 power [IT-727]', () => {
    const game = use('catelyn');
    expect(game.table.event).toBeNull(); // before anything else
    game.refuses('SC-005', () => game.say('stark', 'robb', 'robb', 'robb'));
    game.say('stark', 'robb', 'bran');
    expect([game.power('robb'), game.power('bran'), game.player('stark').sheet]).toEqual([5, 5, 1]);
  });

  it('Catelyn: not before the turn of somebody else, and not with an empty sheet [IT-727, IT-210]', () => {
    expect(chances(stark('catelyn', { sheet: 1 }), 'stark')).toEqual(['use']);
    expect(chances(stark('catelyn', { sheet: 0 }), 'stark')).toEqual([]);
    const others = stage({ lannister: {}, stark: { leader: 'catelyn', sheet: 3 }, tyrell: {} });
    expect(chances(others, 'stark')).toEqual([]);
  });

  it('Robb (L-STA-3): before his own turn three cards for two [IT-728]', () => {
    const game = use('robb');
    game.refuses('SC-005', () => game.say('stark', 'h1', 'h2'));
    game.say('stark', 'h1', 'h2', 'h4');
    // The last card is that of the preparation.
    expect(game.player('stark').hand).toEqual(['h3', 'h5', 'h6', 'h7'].map((id) => `stark:${id}`));
    expect(game.player('stark').discard).toEqual(['stark:h1', 'stark:h2', 'stark:h4']);
  });

  it('Robb: the price is three cards, no fewer; and only in his own turn [IT-728, IT-945]', () => {
    expect(chances(stark('robb', { hand: ['h1', 'h2', 'h3'] }), 'stark')).toEqual(['use']);
    expect(chances(stark('robb', { hand: ['h1', 'h2'] }), 'stark')).toEqual([]);
    const others = stage({
      lannister: {},
      stark: { leader: 'robb', hand: ['h1', 'h2', 'h3', 'h4'] },
      tyrell: {},
    });
    expect(chances(others, 'stark')).toEqual([]);
  });

  it('Arya (L-STA-4): when she has lost, the supporters of the other side lose 2 each [IT-729]', () => {
    const game = use('arya');
    expect([game.power('loras'), game.power('davos')]).toEqual([2, 2]);
    expect([game.player('tyrell').sheet, game.player('baratheon').sheet]).toEqual([2, 2]);
    // Neither the winner himself nor anybody on her own side: Drogo has only had his penalty.
    expect([game.power('jaime'), game.power('drogo')]).toEqual([4, 2]);
  });

  it('Arya: a supporter who lost may take revenge too [IT-729]', () => {
    const game = stage({
      lannister: { hand: ['h20'] },
      tyrell: {},
      stark: { leader: 'arya' },
      baratheon: {},
    }).commit('jaime', 'loras');
    support(game, 'stark', 'defender:robb');
    support(game, 'baratheon', 'challenger:davos').put({ lannister: 'h20', tyrell: 'h1' });
    expect(lead(game, 'stark').power('davos')).toBe(2);
  });

  it('Arya: not when she has won, and not when she was not in it [IT-729, IT-952]', () => {
    expect(chances(arya('h1'), 'stark')).toEqual([]);
    const outside = stage({
      lannister: { hand: ['h20'] },
      tyrell: {},
      stark: { leader: 'arya' },
    });
    expect(chances(outside, 'stark')).toEqual([]);
  });

  it('Bran (L-STA-5): for 1 power of his sheet the other shows his card first [IT-726, IT-208]', () => {
    const game = ask(moments.bran(), 'stark', 'useLeader');
    const { box } = game.table;
    game.say('stark', 'use');
    expect([game.player('stark').sheet, game.table.box]).toEqual([2, box + 1]);
    expect(game.until('putFaceUp').waiting).toEqual(['lannister']);
    const hand = game.player('lannister').hand.length;
    game.say('lannister', 'h1');
    expect(game.view('stark').table.encounter?.cards.defender).toMatchObject({
      card: 'lannister:h1',
      up: true,
    });
    expect(game.player('lannister').hand).toHaveLength(hand - 1);
    expect([game.step, game.waiting]).toEqual(['putFaceDown', ['stark']]);
  });

  it('Bran: who has no card left shows the top one of his deck [IT-726, IT-408]', () => {
    const game = stage({
      stark: { leader: 'bran', sheet: 3 },
      lannister: { hand: [], deck: ['h1', 'h12'] },
      baratheon: { hand: ['selyse'] },
    });
    support(game, 'baratheon', 'challenger:selyse');
    lead(game, 'stark');
    play(game, 'baratheon', 'selyse').say('baratheon', `${game.seat('lannister')}`);
    game.until('putFaceDown');
    expect(game.waiting).toEqual(['stark']);
    expect(game.view('stark').table.encounter?.cards.defender?.card).toBe('lannister:h12');
  });

  it('Bran: not without power on his sheet, and not as a supporter [IT-726, IT-945]', () => {
    // The last power goes to a character in the preparation.
    expect(chances(stark('bran', { sheet: 1 }), 'stark')).toEqual([]);
    expect(chances(stark('bran', { sheet: 2 }), 'stark')).toEqual(['use']);
    const supports = stage({ lannister: {}, tyrell: {}, stark: { leader: 'bran', sheet: 3 } });
    support(supports, 'stark', 'defender:robb');
    expect(chances(supports, 'stark')).toEqual([]);
  });
});

describe('Baratheon', () => {
  it('Stannis (L-BAR-1): his penalty is 1; a hostage may be taken all the same [IT-701, IT-806]', () => {
    const game = use('stannis');
    expect([game.power('davos'), game.player('baratheon').sheet]).toEqual([6, 1]);
    game.untilNextTurn();
    expect(game.player('lannister').hostages).toHaveLength(1);
  });

  it('Stannis: a supporter too; not when he has won, not when he was not in it [IT-701, IT-952]', () => {
    expect(chances(baratheon('stannis', 'h20', 'h1'), 'baratheon')).toEqual([]);
    const cast = { lannister: { hand: ['h20'] }, stark: {}, baratheon: {} };
    expect(chances(stage(cast), 'baratheon')).toEqual([]);
    const supports = support(stage(cast), 'baratheon', 'defender:davos');
    expect(chances(supports, 'baratheon')).toEqual(['use']);
  });

  it('Melisandre (L-BAR-2): power of her own at home is burnt for the total [IT-701]', () => {
    const game = baratheon('melisandre', 'h1', 'h4', { power: { shireen: 2, selyse: 0 } });
    lead(game, 'baratheon');
    expect(game.options('baratheon')).toEqual([
      ...['davos 1', 'davos 2', 'davos 3'],
      ...['shireen 1', 'shireen 2'],
    ]);
    game.say('baratheon', 'davos 3');
    expect([game.power('davos'), game.player('baratheon').sheet]).toEqual([1, 3]);
    game.untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 8, defender: 1 + 4 + 3 });
  });

  it('Melisandre: a supporter too; not in a Betrayal, not outside, not without anybody at home [IT-701]', () => {
    expect(chances(baratheon('melisandre', 'h1', 'truce'), 'baratheon')).toEqual([]);
    const alone = { power: { davos: 0, selyse: 0, shireen: 0 } };
    expect(chances(baratheon('melisandre', 'h1', 'h4', alone), 'baratheon')).toEqual([]);
    const cast = { lannister: {}, stark: {}, baratheon: { leader: 'melisandre' as const } };
    expect(chances(stage(cast), 'baratheon')).toEqual([]);
    const supports = support(stage(cast), 'baratheon', 'defender:davos');
    expect(chances(supports, 'baratheon')).toEqual(['use']);
  });

  it('Davos (L-BAR-3): he chooses the place himself and draws a card [IT-701, IT-806]', () => {
    const game = ask(moments.davos(), 'baratheon', 'useLeader');
    const held = game.player('baratheon').hand.length;
    game.say('baratheon', 'use');
    expect([game.step, game.waiting]).toEqual(['choosePlace', ['baratheon']]);
    expect(game.options('baratheon')).toEqual(['deck', 'hand', 'hostage:stark']);
    game.say('baratheon', 'hostage:stark');
    expect(game.player('lannister').hostages).toMatchObject([{ card: 'stark:h3' }]);
    expect(game.player('baratheon').hand).toHaveLength(held + 1);
  });

  it('Davos: where only the deck is left nobody chooses, and he draws his card all the same [IT-701, IT-602]', () => {
    // He draws one card and puts it: his hand is empty.
    const game = stage({
      lannister: { leader: 'tywin', hand: ['h20'] },
      baratheon: { leader: 'davos', hand: [], deck: ['h1', 'h2', 'h3'] },
      stark: {},
    }).commit('jaime', 'stannis');
    lead(game.put({ lannister: 'h20', baratheon: 'h1' }), 'baratheon');
    expect(game.table.turn).toBe(1);
    game.untilNextTurn();
    const [taken] = game.told('baratheon', 'fact.hostage');
    expect(taken.params.place).toMatchObject({ id: 'deck' });
    const drawn = game.told('baratheon', 'fact.drew').map(({ params }) => params.because);
    expect(drawn).toContainEqual(expect.objectContaining({ id: 'davos' }));
  });

  it('Davos: left unused, the taker chooses and Davos draws nothing [IT-702, IT-602]', () => {
    const game = ask(moments.davos(), 'baratheon', 'useLeader').pass('baratheon');
    const held = game.player('baratheon').hand.length;
    expect([game.step, game.waiting]).toEqual(['choosePlace', ['lannister']]);
    game.say('lannister', 'hostage:stark');
    expect(game.player('baratheon').hand).toHaveLength(held);
  });

  it('Davos: not when he has no card anywhere, and not when another loses one [IT-701, IT-917]', () => {
    const bare = stage({
      stark: { hand: ['h20'], hostages: houseDeck('baratheon') },
      baratheon: { leader: 'davos', hand: [] },
      lannister: {},
    });
    expect(chances(bare, 'baratheon')).toEqual([]);
    const others = stage({
      stark: { hand: ['h20'] },
      lannister: {},
      baratheon: { leader: 'davos' },
    });
    expect(chances(others, 'baratheon')).toEqual([]);
  });

  it('Selyse (L-BAR-4): before her own turn a Truce for a hostage, from anybody [IT-701]', () => {
    const game = use('selyse');
    expect(game.player('baratheon').discard).toEqual(['baratheon:truce']);
    expect(game.options('baratheon')).toEqual([`${game.seat('stark')}`, `${game.seat('tyrell')}`]);
    game.say('baratheon', `${game.seat('tyrell')}`).say('baratheon', 'hand');
    expect(game.player('baratheon').hostages.map(({ card }) => card)).toEqual(['tyrell:h7']);
  });

  it('Selyse: without a Truce she is asked, so that nobody knows, but cannot; in other turns she is not [IT-701, IT-814]', () => {
    const none = stage({ baratheon: { leader: 'selyse', hand: ['h1'] }, stark: {}, tyrell: {} });
    expect([none.step, none.waiting]).toEqual(['useLeader', ['baratheon']]);
    expect(none.asked('baratheon')).toMatchObject({ options: [], blocked: [{ rule: 'IT-701' }] });
    none.refuses('IT-701', () => none.say('baratheon', 'use'));
    expect(chances(none, 'baratheon')).toEqual([]);
    const empty = stage({ baratheon: { leader: 'selyse', hand: [] }, stark: {}, tyrell: {} });
    expect(empty.step).not.toBe('useLeader');
    const truce = { leader: 'selyse' as const, hand: ['truce'] };
    expect(chances(stage({ stark: {}, baratheon: truce, tyrell: {} }), 'baratheon')).toEqual([]);
  });

  it('Shireen (L-BAR-5): the owner of a released card will not stand against her this turn [IT-701, IT-806, IT-925]', () => {
    const game = ask(moments.shireen(), 'baratheon', 'useLeader');
    expect(game.player('tyrell').hand).toContain('tyrell:h3');
    expect(game.player('baratheon').hand).toHaveLength(2); // a card for the release itself
    game.say('baratheon', 'use');
    ask(game, 'tyrell', 'offer');
    expect(game.options('tyrell')).toEqual(
      ['olenna', 'loras', 'mace', 'renly'].map((id) => `challenger:${id}`),
    );
    game.refuses('IT-806', () => game.say('tyrell', 'defender:loras'));
    expect(game.asked('tyrell')).toMatchObject({ min: 0 }); // he may stay out
    game.say('tyrell', 'challenger:loras').say('baratheon', 'accept');
    expect(game.encounter.parts[game.seat('tyrell')]?.side).toBe('challenger');
  });

  it('Shireen: nor does he follow a call to the other side [IT-806]', () => {
    const game = stage({
      baratheon: { leader: 'shireen', hostages: ['stark:h3'] },
      tyrell: { leader: 'renly', hand: ['h1', 'renly'] },
      stark: {},
    }).say('baratheon', 'release stark:h3');
    lead(game, 'baratheon');
    play(game, 'tyrell', 'renly');
    expect(game.waiting).toEqual(['stark']);
    expect(game.options('stark')).toEqual([]);
  });

  it('Shireen: nor can Cersei force him to [IT-725, IT-806]', () => {
    expect(chances(use('shireen'), 'lannister')).toEqual([]);
    const unused = ask(moments.shireen(), 'baratheon', 'useLeader').pass('baratheon');
    expect(chances(unused, 'lannister')).toEqual(['use']);
  });

  it('Shireen: only against her, and only this turn [IT-701]', () => {
    const looksOn = stage({
      lannister: {},
      stark: {},
      baratheon: { leader: 'shireen', hostages: ['tyrell:h3'] },
      tyrell: {},
    });
    ask(looksOn, 'baratheon', 'handleHostages').say('baratheon', 'release tyrell:h3');
    looksOn.say('baratheon', 'use');
    expect(ask(looksOn, 'tyrell', 'offer').options('tyrell')).toHaveLength(8);

    const later = use('shireen').untilNextTurn(); // Lannister's turn
    expect(later.table.bans).toEqual([]);
  });

  it('Shireen: not after a torment [IT-701]', () => {
    const game = shireen().say('baratheon', 'torment tyrell:h3').say('baratheon', 'mace');
    expect(chances(game, 'baratheon')).toEqual([]);
  });
});

describe('Targaryen', () => {
  it('Daenerys (L-TAR-1): each of her markers on other boards adds 1 [IT-701]', () => {
    const game = use('daenerys').untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 1 + 4 + 3, defender: 5 });
  });

  it('Daenerys: not in a Betrayal, and not as a supporter [IT-701]', () => {
    const markers = { influence: { stark: 2 } };
    const betrayal = targaryen('daenerys', 'h1', 'truce', markers);
    betrayal.put({ targaryen: 'h1', stark: 'truce' });
    expect(chances(betrayal, 'targaryen')).toEqual([]);
    const supports = stage({ lannister: {}, stark: {}, targaryen: markers });
    support(supports, 'targaryen', 'defender:drogo');
    expect(chances(supports, 'targaryen')).toEqual([]);
  });

  it('Viserys (L-TAR-2): the other active player gives a power of his sheet, or lets him draw [IT-206, IT-806]', () => {
    const given = use('viserys');
    expect(given.waiting).toEqual(['stark']);
    expect(given.options('stark')).toEqual(['give', 'letDraw']);
    expect(given.player('targaryen').hand).toHaveLength(1); // before anybody draws
    given.say('stark', 'give');
    // One of the two is moved on in the preparation that follows.
    expect(given.told('spectator', 'fact.sheetGiven')).toHaveLength(1);
    expect(given.player('stark').sheet).toBe(1);
    expect(given.player('targaryen').sheet).toBe(1);
    expect(given.player('targaryen').hand).toHaveLength(2); // his card of the preparation

    const drawn = use('viserys').say('stark', 'letDraw');
    expect(drawn.player('targaryen').hand).toHaveLength(3);
    expect(drawn.player('targaryen').sheet).toBe(0);
  });

  it('Viserys: with an empty sheet there is nothing to give [IT-210]', () => {
    const game = stage({ targaryen: { leader: 'viserys' }, stark: { sheet: 0 }, tyrell: {} });
    lead(game, 'targaryen');
    expect(game.options('stark')).toEqual(['letDraw']);
    game.refuses('IT-210', () => game.say('stark', 'give'));
  });

  it('Viserys: as a defender too, but not when he is neither [IT-701]', () => {
    const viserys = { leader: 'viserys' as const };
    const defends = stage({ stark: {}, targaryen: viserys, tyrell: {} });
    expect(chances(defends, 'targaryen')).toEqual(['use']);
    const looksOn = stage({ stark: {}, tyrell: {}, targaryen: viserys });
    expect(chances(looksOn, 'targaryen')).toEqual([]);
  });

  it.each([
    ['a Hostility', 'h1'],
    ['a Betrayal', 'truce'],
  ])(
    'Drogo (L-TAR-3): after %s he has won, 1 power from the sheet of every loser [IT-206, IT-806]',
    (_what, theirs) => {
      const game = targaryen('drogo', 'h20', theirs);
      support(game, 'baratheon', 'defender:davos').put({ targaryen: 'h20', stark: theirs });
      lead(game, 'targaryen');
      // Both have just put 2 power of a penalty onto their sheets.
      expect(['targaryen', 'stark', 'baratheon'].map((h) => game.player(h as House).sheet)).toEqual(
        [2, 1, 1],
      );
    },
  );

  it('Drogo: not when he has lost, not after a Truce, not as a supporter [IT-701]', () => {
    const lost = targaryen('drogo', 'h1', 'h20').put({ targaryen: 'h1', stark: 'h20' });
    expect(chances(lost, 'targaryen')).toEqual([]);
    const truce = targaryen('drogo', 'truce', 'truce').put({ targaryen: 'truce', stark: 'truce' });
    truce.offer('targaryen', { 'influence.challenger': 1 }).accept('stark');
    expect(chances(truce, 'targaryen')).toEqual([]);
    const supports = stage({
      lannister: { hand: ['h20'] },
      stark: {},
      targaryen: { leader: 'drogo' },
    });
    support(supports, 'targaryen', 'challenger:jorah');
    expect(chances(supports, 'targaryen')).toEqual([]);
  });

  it('Jorah (L-TAR-4): declined, he draws a card and distributes up to 1 power [IT-701]', () => {
    const game = use('jorah');
    expect(game.player('targaryen').hand).toHaveLength(2);
    game.refuses('SC-005', () => game.say('targaryen', 'drogo', 'viserys'));
    game.say('targaryen', 'drogo');
    expect([game.power('drogo'), game.player('targaryen').sheet]).toEqual([5, 2]);
  });

  it('Jorah: not when he is accepted, and not when he stays out [IT-701]', () => {
    const accepted = jorah().say('targaryen', 'defender:drogo').say('lannister', 'accept');
    expect(chances(accepted, 'targaryen')).toEqual([]);
    expect(chances(jorah().pass('targaryen'), 'targaryen')).toEqual([]);
  });

  it('Barristan (L-TAR-5): after the support phase he puts another in place of the first [IT-701, IT-709]', () => {
    const game = targaryen('barristan', 'h1', 'h1', { power: { viserys: 0, daenerys: 9 } });
    support(game, 'baratheon', 'challenger:davos');
    lead(game, 'targaryen');
    expect(game.encounter.participating).toBe(false);
    expect(game.options('targaryen')).toEqual(['daenerys', 'jorah']);
    game.say('targaryen', 'daenerys');
    expect(game.encounter.parts[game.seat('targaryen')]).toEqual({
      side: 'challenger',
      character: 'daenerys',
    });
    // Nobody decides about support again, and it is she who fights.
    game.put({ targaryen: 'h1', stark: 'h1' }).untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 1 + 9 + 4, defender: 5 });
    expect(game.told('spectator', 'fact.offered')).toHaveLength(1);
  });

  it('Barristan: not with nobody else alive, and not as a supporter [IT-701]', () => {
    const last = { power: { daenerys: 0, viserys: 0, jorah: 0 } };
    expect(chances(targaryen('barristan', 'h1', 'h1', last), 'targaryen')).toEqual([]);
    const supports = stage({ lannister: {}, stark: {}, targaryen: { leader: 'barristan' } });
    support(supports, 'targaryen', 'defender:drogo');
    expect(chances(supports, 'targaryen')).toEqual([]);
  });
});

describe('Tyrell', () => {
  it('Margaery (L-TYR-1): a card for each supporter of her side [IT-701]', () => {
    const game = tyrell('margaery', 'challenger:davos', 'challenger:jaime');
    const held = game.player('tyrell').hand.length;
    lead(game, 'tyrell');
    expect(game.player('tyrell').hand).toHaveLength(held + 2);

    const one = lead(tyrell('margaery', 'challenger:davos', 'defender:jaime'), 'tyrell');
    expect(one.player('tyrell').hand).toHaveLength(held + 1);
  });

  it('Margaery: not without a supporter, and not as one [IT-701]', () => {
    expect(chances(tyrell('margaery'), 'tyrell')).toEqual([]);
    expect(chances(tyrell('margaery', 'defender:davos'), 'tyrell')).toEqual([]);
    const supports = support(
      stage({ lannister: {}, stark: {}, tyrell: {} }),
      'tyrell',
      'defender:loras',
    );
    expect(chances(supports, 'tyrell')).toEqual([]);
  });

  it('Olenna (L-TYR-2): a supporter withdraws after the reveal; her power does not count, her lot is no longer theirs [IT-711, IT-713, IT-710]', () => {
    const lost = lead(olenna().put({ stark: 'h10', lannister: 'h20' }), 'tyrell');
    expect(lost.encounter.parts[lost.seat('tyrell')]).toBeNull();
    expect(lost.told('spectator', 'fact.withdrew')).toHaveLength(1);
    expect(lost.told('spectator', 'fact.drivenOut')).toHaveLength(0);
    expect(totals(lost)).toEqual({ challenger: 14, defender: 24 });
    lost.until('choosePlace', 'hostageFrom');
    // No penalty, and the hostage can only be Stark's.
    expect(lost.step).toBe('choosePlace');
    expect([lost.power('renly'), lost.power('robb')]).toEqual([6, 2]);

    const won = lead(olenna().put({ stark: 'h10', lannister: 'h1' }), 'tyrell').untilNextTurn();
    expect([won.influence('stark', 'lannister'), won.influence('tyrell', 'lannister')]).toEqual([
      1, 0,
    ]);
  });

  it('Olenna: an active player cannot, nor can somebody outside [IT-714, IT-701]', () => {
    expect(chances(tyrell('olenna').put({ tyrell: 'h1', stark: 'h10' }), 'tyrell')).toEqual([]);
    const outside = stage({ lannister: {}, stark: {}, tyrell: { leader: 'olenna' } });
    expect(chances(outside, 'tyrell')).toEqual([]);
  });

  it('Loras (L-TYR-3): alone he adds 3 [IT-701]', () => {
    const game = use('loras').untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 1 + 4 + 3, defender: 14 });
  });

  it('Loras: not with a supporter, though the other side may have one; not in a Betrayal; not as a supporter [IT-701]', () => {
    const cards = { tyrell: 'h1', stark: 'h10' };
    expect(chances(tyrell('loras', 'challenger:davos').put(cards), 'tyrell')).toEqual([]);
    expect(chances(tyrell('loras', 'defender:davos').put(cards), 'tyrell')).toEqual(['use']);
    const betrayal = tyrell('loras').put({ tyrell: 'h1', stark: 'truce' });
    expect(chances(betrayal, 'tyrell')).toEqual([]);
    const supports = stage({ lannister: {}, stark: {}, tyrell: { leader: 'loras' } });
    support(supports, 'tyrell', 'challenger:mace');
    expect(chances(supports, 'tyrell')).toEqual([]);
  });

  it('Mace (L-TYR-4): before his own turn he draws two and puts one under his deck [IT-701]', () => {
    const game = stage({
      tyrell: { leader: 'mace', hand: ['h1'], deck: ['h2', 'h3', 'h4'] },
      stark: {},
      lannister: {},
    });
    lead(game, 'tyrell');
    expect(game.options('tyrell')).toEqual(['tyrell:h1', 'tyrell:h2', 'tyrell:h3']);
    game.say('tyrell', 'h2');
    const { hand, deck } = game.player('tyrell');
    expect(deck[0]).toBe('tyrell:h2');
    // Of the preparation there is one more already.
    expect(hand).toEqual(['tyrell:h1', 'tyrell:h3', 'tyrell:h4']);
  });

  it('Mace: with too small a deck the discard pile is shuffled first [IT-916]', () => {
    const game = stage({
      tyrell: { leader: 'mace', hand: ['h1'], deck: ['h2'], deckIsAll: true },
      stark: {},
      lannister: {},
    });
    lead(game, 'tyrell');
    expect(game.player('tyrell').hand).toHaveLength(3);
    expect(game.player('tyrell').discard).toEqual([]);
  });

  it('Mace: without any card of his own he draws nothing and puts nothing back [IT-916]', () => {
    const game = stage({
      tyrell: { leader: 'mace', hand: [] },
      stark: { hostages: houseDeck('tyrell') },
      lannister: {},
    });
    expect(lead(game, 'tyrell').step).not.toBe('effectChoice');
    expect(game.player('tyrell').deck).toEqual([]);
  });

  it('Mace: not before the turn of somebody else [IT-701]', () => {
    const others = stage({ stark: {}, tyrell: { leader: 'mace' }, lannister: {} });
    expect(chances(others, 'tyrell')).toEqual([]);
  });

  it('Renly (L-TYR-5): his supporters suffer nothing and give no hostage; he does [IT-532, IT-701]', () => {
    const game = use('renly').untilNextTurn();
    expect([game.power('davos'), game.power('jaime'), game.power('mace')]).toEqual([4, 4, 2]);
    expect(game.told('spectator', 'fact.hostage').map(({ params }) => params.from)).toMatchObject([
      { id: 'tyrell' },
    ]);
  });

  it('Renly: not when he has won, and not as a supporter [IT-701]', () => {
    const won = tyrell('renly', 'challenger:davos').put({ tyrell: 'h1', stark: 'truce' });
    expect(chances(won, 'tyrell')).toEqual([]);
    const supports = stage({
      lannister: { hand: ['h20'] },
      stark: {},
      tyrell: { leader: 'renly' },
    });
    support(supports, 'tyrell', 'defender:mace');
    expect(chances(supports, 'tyrell')).toEqual([]);
  });

  it.each([
    ['a failed Truce', 'truce', 'truce'],
    ['a tied Hostility', 'h1', 'h1'],
  ])(
    'Stannis and Renly also after %s, where both sides lose [IT-512, IT-416]',
    (_what, own, theirs) => {
      const game = support(
        stage({
          tyrell: { leader: 'renly', hand: [own] },
          baratheon: { leader: 'stannis', hand: [theirs], power: { davos: 8 } },
          lannister: {},
        }).commit('mace', 'davos'),
        'lannister',
        'challenger:jaime',
      ).put({ tyrell: own, baratheon: theirs });
      if (game.step === 'bargain') game.breakOff('tyrell');
      lead(game, 'tyrell');
      lead(game, 'baratheon');
      expect([game.power('mace'), game.power('jaime'), game.power('davos')]).toEqual([2, 4, 7]);
    },
  );
});
