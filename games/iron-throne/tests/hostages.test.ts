import { describe, expect, it } from 'vitest';
import type { House } from '../houses.ts';
import type { PlayerSpec } from '../position.ts';
import type { Options } from '../table.ts';
import { type Scenario, scenario } from './scenario.ts';
import { ask, stage, support } from './stage.ts';

type Spec = Partial<PlayerSpec>;

/** Lannister has beaten Stark and takes a hostage; left in Stark's hand are h5, truce, arya and bran. */
const lannisterTakes = (stark: Spec = {}, seed?: string) =>
  scenario(
    {
      events: ['stark'],
      players: {
        lannister: { leader: 'cersei', sheet: 0, hand: ['h20', 'h1'] },
        stark: {
          leader: 'catelyn',
          sheet: 0,
          hand: ['h1', 'h5', 'truce', 'arya'],
          deck: ['bran', 'h7', 'h8'],
          ...stark,
        },
        baratheon: { leader: 'shireen', sheet: 0, hand: ['h1'] },
      },
    },
    seed,
  )
    .commit('jaime', 'robb')
    .put({ lannister: 'h20', stark: 'h1' })
    .until('choosePlace');

const STARK_HAND = ['stark:arya', 'stark:bran', 'stark:h5', 'stark:truce'];

const held = (game: Scenario, house: House) => game.player(house).hostages.map(({ card }) => card);

/** All that can come of taking from this place, over many seeds. */
const possible = (place: string, stark?: Spec) =>
  [
    ...new Set(
      Array.from({ length: 60 }, (_, seed) =>
        held(lannisterTakes(stark, `${seed}`).say('lannister', place), 'lannister').join(),
      ),
    ),
  ].toSorted();

describe('taking a hostage', () => {
  it('the taker chooses the place: deck, hand or held hostages, of which he knows the house only [IT-601, IT-602, IT-605, IT-918]', () => {
    const game = lannisterTakes({
      hostages: ['baratheon:h3', 'baratheon:h5', 'lannister:h8'],
    });
    expect(game.waiting).toEqual(['lannister']);
    expect(game.asked('lannister').rule).toBe('IT-602');
    expect(game.options('lannister')).toEqual([
      'deck',
      'hand',
      'hostage:baratheon',
      'hostage:lannister',
    ]);
  });

  it('from the deck it is the top card [IT-601, IT-603]', () => {
    const game = lannisterTakes().say('lannister', 'deck');
    expect(held(game, 'lannister')).toEqual(['stark:h7']);
    expect(game.player('stark').deck.at(-1)).toBe('stark:h8');
    expect(game.player('stark').hand.toSorted()).toEqual(STARK_HAND);
  });

  it('from the hand it is any card, by chance [IT-601, IT-604]', () => {
    expect(possible('hand')).toEqual(STARK_HAND);
    const game = lannisterTakes().say('lannister', 'hand');
    expect(game.player('stark').hand).toHaveLength(3);
    expect(game.player('stark').hand).not.toContain(held(game, 'lannister')[0]);
  });

  it('from the held hostages it is a blind pick among those of the house pointed at, and he who held it has it no more [IT-605, IT-918]', () => {
    const stark = { hostages: ['baratheon:h3', 'lannister:h8', 'baratheon:h5'] };
    expect(possible('hostage:baratheon', stark)).toEqual(['baratheon:h3', 'baratheon:h5']);
    const game = lannisterTakes(stark).say('lannister', 'hostage:baratheon');
    const [taken] = held(game, 'lannister');
    expect(held(game, 'stark')).toEqual(stark.hostages.filter((card) => card !== taken));
  });

  it('after a blind pick only captor and taker know which card has moved; where there was no choice, everybody who knew it [IT-955, IT-920]', () => {
    const known = (hostages: string[]) => {
      const game = lannisterTakes({ hostages });
      const baratheon = game.seat('baratheon');
      for (const hostage of game.player('stark').hostages) hostage.knownBy.push(baratheon);
      game.say('lannister', 'hostage:baratheon');
      const seen = (house: 'lannister' | 'stark') =>
        game.view('baratheon').table.players[game.seat(house)].hostages.map(({ card }) => card);
      return { game, moved: seen('lannister'), left: seen('stark') };
    };
    const blind = known(['baratheon:h3', 'baratheon:h5', 'lannister:h8']);
    expect([blind.moved, blind.left]).toEqual([[null], [null, 'lannister:h8']]);
    expect(blind.game.player('lannister').hostages[0].knownBy).toEqual([0, 1]);

    const only = known(['baratheon:h3', 'lannister:h8']);
    expect([only.moved, only.left]).toEqual([['baratheon:h3'], ['lannister:h8']]);
  });

  it('a card of the own house goes to the hand, and that was the hostage [IT-607, IT-918]', () => {
    const game = lannisterTakes({ hostages: ['lannister:h8', 'baratheon:h3'] });
    game.say('lannister', 'hostage:lannister');
    expect(game.player('lannister').hand).toContain('lannister:h8');
    expect([held(game, 'lannister'), held(game, 'stark')]).toEqual([[], ['baratheon:h3']]);
    expect(game.untilNextTurn().told('spectator', 'fact.hostage')).toEqual([]);
  });

  it('cannot be refused nor waived; only the place is a choice [IT-921]', () => {
    const game = lannisterTakes();
    expect(game.asked('lannister')).toMatchObject({ min: 1, max: 1, pass: null });
    game.refuses('SC-005', () => game.pass('lannister'));
    game.say('lannister', 'deck');
    expect(held(game, 'lannister')).toHaveLength(1);

    const betrayal = stage({ lannister: { hand: ['truce'] }, stark: {}, baratheon: {} });
    betrayal.commit('jaime', 'robb').put({ lannister: 'truce', stark: 'h1' }).until('choosePlace');
    expect(betrayal.asked('lannister')).toMatchObject({ min: 1, max: 1, pass: null });
  });

  it('must be from a place that has a card; where there is only one, nothing is asked [IT-917]', () => {
    const game = support(
      stage({
        lannister: { hand: ['h20', 'h2'] },
        stark: { hand: ['truce'] },
        baratheon: { hand: [], deck: ['h4'] },
      }).commit('jaime', 'robb'),
      'baratheon',
      'challenger:davos',
    );
    game.put({ lannister: 'h20', stark: 'truce' }).until('choosePlace');
    expect(game.options('stark')).toEqual(['deck', 'hand']);
    game.say('stark', 'hand');
    expect(game.step).not.toBe('choosePlace');
    expect(held(game, 'stark')[1]).toBe('baratheon:h4');
  });
});

describe('what is known of a hostage', () => {
  /** The front, as each sees it in Lannister's play area. */
  const seenBy = (game: Scenario) =>
    (['lannister', 'stark', 'baratheon', 'spectator'] as const).map(
      (viewer) => game.view(viewer).table.players[game.seat('lannister')].hostages[0].card,
    );
  const toldTo = (game: Scenario) =>
    (['lannister', 'stark', 'baratheon', 'spectator'] as const).map(
      (viewer) => game.told(viewer, 'fact.hostage')[0].params.card !== undefined,
    );

  it('it lies face down at once: its house is open, its front is the holder’s, at any time [IT-606, IT-608, IT-609]', () => {
    const game = lannisterTakes().say('lannister', 'deck');
    for (const later of [game, game.untilNextTurn().until('commit')]) {
      expect(seenBy(later)).toEqual(['stark:h7', null, null, null]);
      for (const viewer of ['stark', 'baratheon', 'spectator'] as const) {
        const { hostages } = later.view(viewer).table.players[later.seat('lannister')];
        expect(hostages).toMatchObject([{ house: 'stark', card: null }]);
        expect(JSON.stringify(later.view(viewer).table)).not.toContain('stark:h7');
      }
    }
    const stark = { is: 'house', id: 'stark', seat: 1 };
    expect(game.told('spectator', 'fact.hostage')[0].params).toEqual({
      seat: 0,
      house: { is: 'house', id: 'lannister', seat: 0 },
      from: stark,
      place: { is: 'place', id: 'deck' },
      of: stark,
      because: { is: 'rule', id: 'IT-527' },
    });
  });

  it.each([
    ['deck', [true, false, false, false]],
    ['hand', [true, true, false, false]],
    ['hostage:baratheon', [true, true, false, false]],
  ])(
    'taken from the %s: the taker, and who has held it, know it, and nobody else [IT-920]',
    (place, knows) => {
      const game = lannisterTakes({ hostages: ['baratheon:h3'] }).say('lannister', place);
      expect(seenBy(game).map((card) => card !== null)).toEqual(knows);
      expect(toldTo(game)).toEqual(knows);
    },
  );

  it('what comes home to the hand is told to who knew it, and to nobody else [IT-607, IT-920]', () => {
    const game = lannisterTakes({ hostages: ['lannister:h8'] });
    game.say('lannister', 'hostage:lannister');
    const told = (['lannister', 'stark', 'baratheon', 'spectator'] as const).map(
      (viewer) => game.told(viewer, 'fact.regained')[0].params.card !== undefined,
    );
    expect(told).toEqual([true, true, false, false]);
  });
});

/** The start of a turn in which Lannister challenges Stark and holds hostages; Baratheon looks on. */
const lannisterHolds = (
  hostages: string[],
  more: { lannister?: Spec; stark?: Spec; options?: Partial<Options> } = {},
) =>
  stage(
    {
      lannister: { hostages, ...more.lannister },
      stark: more.stark ?? {},
      baratheon: {},
    },
    { options: more.options },
  );

describe('the hostage window', () => {
  const everybodyHolds = () =>
    stage(
      {
        lannister: { hostages: ['stark:h5', 'baratheon:h5'] },
        stark: { hostages: ['lannister:h5'] },
        baratheon: { hostages: ['stark:h6'] },
      },
      { challenger: 'stark', events: ['lannister'] },
    );

  it('opens for every holder at the start of every turn, clockwise from the challenger [IT-611, IT-909]', () => {
    const game = everybodyHolds();
    for (const round of [
      ['stark', 'baratheon', 'lannister'],
      ['baratheon', 'lannister', 'stark'],
    ] as const) {
      for (const house of round) {
        expect([game.step, game.waiting]).toEqual(['handleHostages', [house]]);
        game.pass(house);
      }
      expect(game.step).not.toBe('handleHostages');
      game.untilNextTurn().until('handleHostages');
    }
  });

  it('everybody finishes before the next; there is no second chance [IT-909]', () => {
    const game = everybodyHolds();
    game.pass('stark').say('baratheon', 'release stark:h6');
    expect(game.waiting).toEqual(['lannister']); // Baratheon has none left, Stark had its chance
    game.say('lannister', 'release stark:h5');
    expect([game.step, game.waiting]).toEqual(['handleHostages', ['lannister']]);
    game.say('lannister', 'release baratheon:h5');
    expect(game.step).toBe('commit');
    expect(held(game, 'stark')).toEqual(['lannister:h5']);
  });

  it('any number may be released or tormented, one by one in any order, and the others kept [IT-612, IT-909]', () => {
    const game = lannisterHolds(['stark:h5', 'stark:arya', 'baratheon:truce', 'baratheon:davos']);
    expect(game.asked('lannister')).toMatchObject({ rule: 'IT-612', min: 0, max: 1 });
    expect(game.options('lannister')).toEqual([
      'release stark:h5',
      'release stark:arya',
      'release baratheon:truce',
      'release baratheon:davos',
      'torment stark:h5',
      'torment stark:arya',
      'torment baratheon:truce',
      'torment baratheon:davos',
    ]);
    game.say('lannister', 'torment baratheon:davos').say('lannister', 'release stark:arya');
    game.say('lannister', 'torment stark:h5').say('lannister', 'robb').pass('lannister');
    expect(held(game, 'lannister')).toEqual(['baratheon:truce']);
    expect(game.step).not.toBe('handleHostages');
  });

  it('a promise given for a hostage binds nobody: Stark, set free to help, may do what it likes [IT-621]', () => {
    const game = stage({
      lannister: { hostages: ['stark:h5', 'stark:robb'] },
      baratheon: {},
      stark: {},
    });
    game.say('lannister', 'release stark:h5').pass('lannister');
    ask(game, 'stark', 'offer');
    expect(game.asked('stark')).toMatchObject({ min: 0, blocked: [] });
    expect(game.options('stark')).toEqual(
      ['challenger', 'defender'].flatMap((side) =>
        ['catelyn', 'robb', 'arya', 'bran'].map((id) => `${side}:${id}`),
      ),
    );
    game.say('stark', 'defender:robb');
    expect(game.waiting).toEqual(['baratheon']);
  });
});

describe('releasing', () => {
  it('the card returns to the hand of its house, and the releasing player draws one for each [IT-613, IT-614, IT-925]', () => {
    const game = lannisterHolds(['stark:h5', 'baratheon:truce'], {
      lannister: { hand: [], deck: ['h4', 'h6', 'h7'] },
    });
    game.say('lannister', 'release stark:h5');
    expect(game.player('stark').hand).toEqual(['stark:h1', 'stark:h5']);
    expect(game.player('lannister').hand).toEqual(['lannister:h4']);
    game.say('lannister', 'release baratheon:truce');
    expect(game.player('baratheon').hand).toEqual(['baratheon:h1', 'baratheon:truce']);
    expect(game.told('spectator', 'fact.drew').slice(0, 2)).toMatchObject([
      { params: { house: { id: 'lannister' }, count: 1, because: { id: 'IT-614' } } },
      { params: { house: { id: 'lannister' }, count: 1, because: { id: 'IT-614' } } },
    ]);
    for (const [viewer, knows] of [
      ['lannister', true],
      ['stark', true],
      ['baratheon', false],
      ['spectator', false],
    ] as const) {
      const [fact] = game.told(viewer, 'fact.released');
      expect(fact.params.card !== undefined).toBe(knows);
    }
  });

  it('also when it was taken from a third player: it does not go back to him [IT-613]', () => {
    const game = lannisterTakes({ hostages: ['baratheon:h3'] });
    ask(game.say('lannister', 'hostage:baratheon').untilNextTurn(), 'lannister', 'handleHostages');
    const before = game.player('stark').hand.slice();
    game.say('lannister', 'release baratheon:h3');
    expect(game.player('baratheon').hand).toContain('baratheon:h3');
    expect([game.player('stark').hand, held(game, 'stark')]).toEqual([before, []]);
  });
});

describe('tormenting', () => {
  const starkCharacters = (game: Scenario) =>
    game.player('stark').characters.map(({ power }) => power);
  const sheets = (game: Scenario) => game.table.players.map(({ sheet }) => sheet);

  it('the card goes face up to the discard pile of its house, and nobody draws [IT-615]', () => {
    const game = lannisterHolds(['stark:arya']).say('lannister', 'torment stark:arya');
    expect(game.player('stark').discard).toEqual(['stark:arya']);
    expect(held(game, 'lannister')).toEqual([]);
    expect(game.told('spectator', 'fact.tormented')[0].params.card).toEqual({
      is: 'card',
      id: 'stark:arya',
    });
    expect(game.told('spectator', 'fact.drew').map(({ params }) => params.house)).toMatchObject([
      { id: 'lannister' },
      { id: 'stark' },
    ]);
  });

  it('the leader: 4 power from his sheet into the box; he does not die [IT-616]', () => {
    const game = lannisterHolds(['stark:eddard', 'stark:h2'], { stark: { sheet: 6 } });
    const { box } = game.table;
    game.say('lannister', 'torment stark:eddard');
    expect([game.player('stark').sheet, game.table.box]).toEqual([2, box + 4]);
    expect(starkCharacters(game)).toEqual([4, 4, 4, 4]);
  });

  it('a character: 4 power onto its own house’s sheet [IT-617]', () => {
    const game = lannisterHolds(['stark:robb', 'stark:h2'], { stark: { power: { robb: 6 } } });
    game.say('lannister', 'torment stark:robb');
    expect([game.power('robb'), sheets(game)]).toEqual([2, [0, 4, 0]]);
  });

  it('where there are fewer than 4, all of it: the sheet is empty, the character dies [IT-620, IT-922]', () => {
    const game = lannisterHolds(['stark:eddard', 'stark:robb', 'stark:h2'], {
      stark: { sheet: 3, power: { robb: 3 } },
    });
    game.say('lannister', 'torment stark:eddard');
    expect(sheets(game)).toEqual([0, 0, 0]);
    game.say('lannister', 'torment stark:robb');
    expect([game.power('robb'), sheets(game)]).toEqual([0, [0, 3, 0]]);
    expect(game.told('spectator', 'fact.died')).toHaveLength(1);
  });

  it.each(['stark:h20', 'stark:truce'])(
    '%s: 1 power from a character of his choice onto the tormentor’s own sheet [IT-618, IT-619, IT-924]',
    (card) => {
      const game = lannisterHolds([card, 'stark:h2'], { stark: { power: { arya: 0 } } });
      game.say('lannister', `torment ${card}`);
      expect([game.step, game.waiting]).toEqual(['tormentWhom', ['lannister']]);
      expect(game.asked('lannister')).toMatchObject({ rule: 'IT-618', min: 1, max: 1 });
      expect(game.options('lannister')).toEqual(['catelyn', 'robb', 'bran']); // only the living
      game.say('lannister', 'bran');
      expect([starkCharacters(game), sheets(game)]).toEqual([
        [4, 4, 0, 3],
        [1, 0, 0],
      ]);
    },
  );

  it('a table may give that power to the owner’s sheet instead [IT-924]', () => {
    const game = lannisterHolds(['stark:h20', 'stark:h2'], { options: { tormentPower: 'owner' } });
    game.say('lannister', 'torment stark:h20').say('lannister', 'bran');
    expect([game.power('bran'), sheets(game)]).toEqual([3, [0, 1, 0]]);
  });

  it('a character that has nothing left dies at once and cannot fight this turn [IT-620]', () => {
    const game = lannisterHolds(['stark:h20'], { stark: { power: { robb: 1 } } });
    game.say('lannister', 'torment stark:h20').say('lannister', 'robb');
    expect(game.told('spectator', 'fact.died')[0].params).toEqual({
      seat: 1,
      house: { is: 'house', id: 'stark', seat: 1 },
      character: { is: 'character', id: 'robb' },
      because: { is: 'rule', id: 'IT-618' },
    });
    ask(game, 'stark', 'commit');
    expect(game.options('stark')).toEqual(['catelyn', 'arya', 'bran']);
  });

  /** Robb is dead, and Lannister holds his card and that of his father, who leads the house. */
  const cardOfTheDead = (tormentDead: boolean) =>
    lannisterHolds(['stark:robb', 'stark:eddard'], {
      stark: { sheet: 4, power: { robb: 0 } },
      options: { tormentDead },
    });

  it('the card of a dead character may be tormented: it is discarded and no power moves [IT-923]', () => {
    const game = cardOfTheDead(true);
    const before = [starkCharacters(game), sheets(game), game.table.box];
    game.say('lannister', 'torment stark:robb');
    expect(game.player('stark').discard).toEqual(['stark:robb']);
    expect([starkCharacters(game), sheets(game), game.table.box]).toEqual(before);
  });

  it('a table may forbid that; it can still be released, and leaders are not dead [IT-923]', () => {
    const game = cardOfTheDead(false);
    expect(game.options('lannister')).toEqual([
      'release stark:robb',
      'release stark:eddard',
      'torment stark:eddard',
    ]);
    // Only what may not be done is refused beforehand.
    expect(game.asked('lannister')).toMatchObject({ blocked: [{ id: 'torment stark:robb' }] });
    game.refuses('IT-923', () => game.say('lannister', 'torment stark:robb'));
    game.say('lannister', 'release stark:robb');
    expect(game.player('stark').hand).toContain('stark:robb');
  });
});
