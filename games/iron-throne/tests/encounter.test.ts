import { describe, expect, it } from 'vitest';
import { houseDeck } from '../houses.ts';
import type { PlayerSpec } from '../position.ts';
import type { Scenario } from './scenario.ts';
import { ask, lead, play, stage, support, totals } from './stage.ts';

type Spec = Partial<PlayerSpec>;

/** Lannister challenges Stark, Baratheon looks on: the houses of the book's worked example. */
const lannisterAgainstStark = (more: { lannister?: Spec; stark?: Spec; baratheon?: Spec } = {}) =>
  stage({
    lannister: { power: { jaime: 5 }, hand: ['h12', 'h1', 'truce', 'tyrion'], ...more.lannister },
    stark: { power: { robb: 2 }, hand: ['h10', 'h20', 'truce', 'robb'], ...more.stark },
    baratheon: { hand: ['h3'], ...more.baratheon },
  }).commit('jaime', 'robb');

/** The same with Baratheon's Davos at Stark's side, as in the book. */
const withDavos = (more?: Parameters<typeof lannisterAgainstStark>[0]) =>
  support(lannisterAgainstStark(more), 'baratheon', 'defender:davos');

/** The totals of the encounter; who might still change them passes. */
const compare = (game: Scenario) => totals(totals(game) ? game : game.untilNextTurn());

const resultOf = (game: Scenario) => game.told('spectator', 'fact.result').at(-1)?.params.result;

const EVERYBODY_ELSE = ['stark', 'baratheon', 'spectator'] as const;

describe('putting cards', () => {
  it('whoever is away puts the highest card, and of equal ones the first [IT-401]', () => {
    const game = lannisterAgainstStark({ stark: { hand: ['truce', 'h10', 'h20', 'h1'] } });
    game.until('putFaceDown');
    expect(game.asked('stark').default).toEqual(['stark:h20']);
    expect(game.asked('lannister').default).toEqual(['lannister:h12']);
    const equal = lannisterAgainstStark({ stark: { hand: ['truce', 'robb', 'catelyn'] } });
    equal.until('putFaceDown');
    expect(equal.asked('stark').default).toEqual(['stark:truce']);
  });

  it('both choose at once and in secret; nothing shows before both cards lie there, then both do [IT-401, IT-406]', () => {
    const game = lannisterAgainstStark().until('putFaceDown');
    expect(game.waiting).toEqual(['lannister', 'stark']);

    game.say('lannister', 'h12');
    for (const viewer of EVERYBODY_ELSE) {
      expect(JSON.stringify(game.view(viewer))).not.toContain('lannister:h12');
      expect(game.told(viewer, 'fact.revealed')).toEqual([]);
    }
    expect(game.view('lannister').given).toEqual(['lannister:h12']);
    expect(game.encounter.cards).toEqual({ challenger: null, defender: null });

    game.say('stark', 'h10');
    for (const viewer of EVERYBODY_ELSE) {
      expect(game.view(viewer).table.encounter?.cards).toEqual({
        challenger: { card: 'lannister:h12', hidden: false, up: true },
        defender: { card: 'stark:h10', hidden: false, up: true },
      });
      expect(game.told(viewer, 'fact.revealed')).toHaveLength(2);
    }
    expect(game.player('lannister').hand).not.toContain('lannister:h12');
    expect(game.player('stark').hand).not.toContain('stark:h10');
  });

  it('a supporter puts no card [IT-402]', () => {
    const game = withDavos().until('putFaceDown');
    expect(game.waiting).toEqual(['lannister', 'stark']);
    game.put({ lannister: 'h12', stark: 'h10' });
    expect(game.player('baratheon').hand).toEqual(['baratheon:h3']);
    expect(compare(game)).toEqual({ challenger: 17, defender: 16 });
  });

  it('any card of the hand may be put, also the card of a character that is neither leader nor there: it counts 0 [IT-403, IT-404, IT-405]', () => {
    const game = lannisterAgainstStark().until('putFaceDown');
    expect(game.options('lannister')).toEqual([
      'lannister:h12',
      'lannister:h1',
      'lannister:truce',
      'lannister:tyrion',
      'lannister:joffrey', // drawn in the preparation phase
    ]);
    game.put({ lannister: 'tyrion', stark: 'h10' }).until('choosePlace');
    expect(game.encounter.result).toBe('hostility');
    expect(compare(game)).toEqual({ challenger: 5, defender: 12 });
  });

  it('a Truce card that Bran has made him show binds nobody to answer with one, far less his word [IT-407]', () => {
    const game = lannisterAgainstStark({
      stark: { leader: 'bran', sheet: 2, hand: ['h10', 'truce'], deck: ['h4'], power: { robb: 2 } },
    });
    lead(game, 'stark').until('putFaceUp').say('lannister', 'truce');
    expect(game.view('stark').table.encounter?.cards.challenger?.card).toBe('lannister:truce');
    expect(game.options('stark')).toEqual(['stark:h10', 'stark:truce', 'stark:h4']);
    game.say('stark', 'h10');
    expect(game.encounter.result).toBe('betrayal');
  });

  it('hostages can neither be put nor played for their text [IT-409, IT-610]', () => {
    // Tywin's side wins, so that Lannister may play a card after the resolution phase: Robb's moment.
    const game = stage({
      lannister: { hand: ['h12', 'tywin'], hostages: ['stark:h20', 'stark:truce', 'stark:robb'] },
      stark: {},
      baratheon: {},
    }).commit('tywin', 'robb');
    game.until('putFaceDown');
    expect(game.options('lannister')).toEqual([
      'lannister:h12',
      'lannister:tywin',
      'lannister:joffrey',
    ]);
    ask(game.put({ lannister: 'h12', stark: 'h1' }), 'lannister', 'playCard');
    expect(game.options('lannister')).toEqual(['lannister:tywin']);
  });
});

describe('without a card in hand', () => {
  /** Selyse's Nightfires costs Stark the one card it has drawn. */
  const starkWithoutHand = () =>
    play(
      stage({
        baratheon: { hand: ['selyse', 'h5'] },
        stark: { hand: [], deck: ['h2', 'h7', 'h8'] },
        lannister: {},
      }).commit('selyse', 'robb'),
      'baratheon',
      'selyse',
    ).say('baratheon', '1');

  it('the top card of the deck is put, face down like any other [IT-408]', () => {
    const game = starkWithoutHand();
    expect(game.player('stark').discard).toEqual(['stark:h2']);
    game.until('putFaceDown');
    expect(game.waiting).toEqual(['baratheon']);
    expect(game.player('stark').deck.at(-1)).toBe('stark:h8');
    expect(game.match.record?.moves.at(-1)).toMatchObject({ sealed: false });
    for (const viewer of ['baratheon', 'lannister', 'spectator'] as const) {
      const card = game.view(viewer).table.encounter?.cards.defender;
      expect(card).toEqual({ card: null, hidden: true, up: false });
      expect(game.told(viewer, 'fact.put')).toHaveLength(1);
      expect(game.told(viewer, 'fact.putUp')).toEqual([]);
    }
    game.put({ baratheon: 'h5' });
    expect(compare(game)).toEqual({ challenger: 5 + 4, defender: 7 + 4 });
  });

  it('against Bran the top card of the deck is put face up [IT-408]', () => {
    const game = support(
      stage({
        stark: { leader: 'bran', sheet: 3 },
        lannister: { hand: [], deck: ['h2', 'h7'] },
        baratheon: { hand: ['selyse'] },
      }).commit('robb', 'jaime'),
      'baratheon',
      'challenger:selyse',
    );
    play(lead(game, 'stark'), 'baratheon', 'selyse').say('baratheon', '1').until('putFaceDown');
    expect(game.waiting).toEqual(['stark']);
    expect(game.view('stark').table.encounter?.cards.defender?.card).toBe('lannister:h7');
    // Everybody has seen it: whoever answered last cannot take that back.
    expect(game.match.record?.moves.at(-1)).toMatchObject({ sealed: true });
  });

  /** All 25 cards of Stark are prisoners of the two others. */
  const starkWithoutCards = () =>
    lannisterAgainstStark({
      lannister: { hostages: houseDeck('stark').slice(0, 20) },
      stark: { hand: [], power: { robb: 2 } },
      baratheon: { hostages: houseDeck('stark').slice(20) },
    });

  it('with no card at all it counts as Hostility 0, against Hostility … [IT-915]', () => {
    const game = starkWithoutCards().put({ lannister: 'h12' });
    expect(game.told('spectator', 'fact.putNothing')).toHaveLength(1);
    expect(resultOf(game)).toEqual({ is: 'result', id: 'hostility' });
    expect(compare(game)).toEqual({ challenger: 17, defender: 2 });
  });

  it('… and against Truce; who has no card gives no hostage either, and nothing replaces it [IT-915, IT-917]', () => {
    const game = starkWithoutCards().put({ lannister: 'truce' });
    expect(resultOf(game)).toEqual({ is: 'result', id: 'betrayal' });
    game.untilNextTurn();
    expect(game.power('jaime')).toBe(2);
    expect(game.told('spectator', 'fact.noHostage')).toHaveLength(1);
    expect(game.player('lannister').hostages).toHaveLength(20);
  });
});

describe('the result', () => {
  it.each([
    ['h12', 'h10', 'hostility', 'IT-410'],
    ['tyrion', 'h10', 'hostility', 'IT-410'],
    ['tyrion', 'robb', 'hostility', 'IT-410'],
    ['truce', 'truce', 'truce', 'IT-411'],
    ['h1', 'truce', 'betrayal', 'IT-412'],
    ['truce', 'h10', 'betrayal', 'IT-412'],
    ['tyrion', 'truce', 'betrayal', 'IT-412'],
    ['truce', 'robb', 'betrayal', 'IT-412'],
  ])('%s against %s is %s [%s]', (lannister, stark, result) => {
    const game = lannisterAgainstStark().put({ lannister, stark });
    expect(game.encounter.result).toBe(result);
  });

  it('a character card beats a Truce card, and is worth 0 against a Hostility 1 [IT-423]', () => {
    const betrayal = lannisterAgainstStark().put({ lannister: 'truce', stark: 'robb' });
    betrayal.until('choosePlace');
    expect([betrayal.encounter.result, betrayal.encounter.winner]).toEqual([
      'betrayal',
      'defender',
    ]);
    const hostility = lannisterAgainstStark().put({ lannister: 'h1', stark: 'robb' });
    expect(hostility.encounter.result).toBe('hostility');
    expect(compare(hostility)).toEqual({ challenger: 1 + 5, defender: 0 + 2 });
  });
});

describe('Hostility', () => {
  it('the book: 12 and 5 against 10 and 2 and 4, 17 to 16; losers lose half, each onto its own sheet [IT-420, IT-413, IT-414, IT-415, IT-421, IT-522, IT-523]', () => {
    const game = withDavos().put({ lannister: 'h12', stark: 'h10' }).until('hostageFrom');
    expect(compare(game)).toEqual({ challenger: 17, defender: 16 });
    expect(game.encounter.winner).toBe('challenger');
    expect([game.power('robb'), game.power('davos'), game.power('jaime')]).toEqual([1, 2, 5]);
    expect([game.player('stark').sheet, game.player('baratheon').sheet]).toEqual([1, 2]);
    expect(game.influence('lannister', 'stark')).toBe(1);
  });

  it('the one hostage is taken from Stark or from Baratheon, not from both [IT-422, IT-527]', () => {
    const game = withDavos().put({ lannister: 'h12', stark: 'h10' }).until('hostageFrom');
    expect(game.asked('lannister').rule).toBe('IT-527');
    expect(game.options('lannister')).toEqual([
      `${game.seat('stark')}`,
      `${game.seat('baratheon')}`,
    ]);
    game.say('lannister', `${game.seat('baratheon')}`).say('lannister', 'hand');
    expect(game.player('lannister').hostages.map(({ card }) => card)).toEqual(['baratheon:h3']);
    game.untilNextTurn();
    expect(game.player('lannister').hostages).toHaveLength(1);
  });

  it('everybody on a side counts, also several supporters; leader sheets and characters at home do not [IT-413]', () => {
    const game = stage({
      lannister: { power: { jaime: 5, tywin: 3 }, hand: ['h3'], sheet: 3 },
      stark: { power: { robb: 2 }, hand: ['h8'] },
      baratheon: { power: { davos: 6 }, sheet: 2 },
      targaryen: { power: { drogo: 7 }, sheet: 1 },
      tyrell: { power: { loras: 1 } },
    });
    game.until('movePower').refuses('SC-005', () => game.say('lannister', 'tywin', 'jaime'));
    game.say('lannister', 'tywin').commit('jaime', 'robb');
    support(game, 'baratheon', 'challenger:davos');
    support(game, 'targaryen', 'defender:drogo');
    support(game, 'tyrell', 'challenger:loras').put({ lannister: 'h3', stark: 'h8' });
    expect(compare(game)).toEqual({ challenger: 3 + 5 + 6 + 1, defender: 8 + 2 + 7 });
  });

  it('the defender wins with the higher total, and the challenger loses [IT-414, IT-415]', () => {
    const game = lannisterAgainstStark().put({ lannister: 'h12', stark: 'h20' });
    game.until('choosePlace');
    expect([game.encounter.winner, game.encounter.losers]).toEqual(['defender', ['challenger']]);
    expect([game.power('jaime'), game.power('robb')]).toEqual([2, 2]);
  });

  it('17 to 17: both sides lose, with all supporters, and nobody is rewarded or takes a hostage [IT-416, IT-932]', () => {
    const game = withDavos({
      stark: { power: { robb: 3 }, hand: ['h10', 'h2', 'h3', 'h4', 'h5'] },
    });
    game.put({ lannister: 'h12', stark: 'h10' }).untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 17, defender: 17 });
    expect(['jaime', 'robb', 'davos'].map((id) => game.power(id as 'jaime'))).toEqual([2, 1, 2]);
    expect(game.influence('lannister', 'stark')).toBe(0);
    // Refilled, or one drawn and one put: a reward of two cards would show.
    expect(game.table.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    expect(game.table.players.flatMap(({ hostages }) => hostages)).toEqual([]);
  });
});

describe('Betrayal', () => {
  it('the Hostility card wins whatever the totals are; the whole side with the Truce card loses [IT-417, IT-418]', () => {
    const game = withDavos({ stark: { power: { robb: 8 }, hand: ['truce'] } });
    game.put({ lannister: 'h1', stark: 'truce' }).until('choosePlace'); // 6 against 12
    expect([game.encounter.winner, game.encounter.losers]).toEqual(['challenger', ['defender']]);
    expect([game.power('robb'), game.power('davos'), game.power('jaime')]).toEqual([4, 2, 5]);
  });

  it('it is the same when the challenger is betrayed [IT-417, IT-418]', () => {
    const game = support(lannisterAgainstStark(), 'baratheon', 'challenger:davos');
    game.put({ lannister: 'truce', stark: 'robb' }).until('choosePlace'); // 9 against 2
    expect([game.encounter.winner, game.encounter.losers]).toEqual(['defender', ['challenger']]);
    expect([game.power('robb'), game.power('davos'), game.power('jaime')]).toEqual([2, 2, 2]);
  });
});

describe('Truce', () => {
  it('makes nobody a winner or a loser: the two talk [IT-419]', () => {
    const game = withDavos().put({ lannister: 'truce', stark: 'truce' });
    expect(game.step).toBe('bargain');
    expect([game.encounter.winner, game.encounter.losers]).toEqual([null, []]);
    expect(game.told('spectator', 'fact.won')).toEqual([]);
    expect([game.power('robb'), game.power('davos'), game.power('jaime')]).toEqual([2, 4, 5]);
  });
});

describe('after the cards are revealed', () => {
  it('a character that dies no longer counts, the card of its side does [IT-937]', () => {
    const game = stage({
      targaryen: { leader: 'jorah', hand: ['daenerys', 'h5'], power: { daenerys: 3 } },
      stark: { hand: ['h10'], power: { robb: 1 } },
      baratheon: { power: { davos: 4 } },
    }).commit('daenerys', 'robb');
    support(game, 'baratheon', 'defender:davos').put({ targaryen: 'h5', stark: 'h10' });
    play(game, 'targaryen', 'daenerys').until('distributeReward', 'hostageFrom');
    expect(game.power('robb')).toBe(0);
    expect(compare(game)).toEqual({ challenger: 5 + 3, defender: 10 + 0 + 3 });
  });

  it('a supporter who withdraws no longer counts [IT-937]', () => {
    const game = stage({
      lannister: { power: { jaime: 5 }, hand: ['h12'] },
      stark: { hand: ['h10'] },
      tyrell: { leader: 'olenna', power: { loras: 6 } },
    }).commit('jaime', 'robb');
    support(game, 'tyrell', 'defender:loras').put({ lannister: 'h12', stark: 'h10' });
    lead(game, 'tyrell').until('choosePlace');
    expect(compare(game)).toEqual({ challenger: 12 + 5, defender: 10 + 4 });
  });

  it('totals wait for every effect of that moment, and a replaced card does not open it again [IT-939]', () => {
    const game = stage({
      lannister: {
        leader: 'tywin',
        sheet: 7,
        hand: ['h3', 'h12', 'tyrion'],
        power: { tyrion: 4 },
      },
      stark: { leader: 'catelyn', hand: ['h10', 'eddard'] },
      baratheon: {},
    }).commit('tyrion', 'eddard');
    game.put({ lannister: 'h3', stark: 'h10' });
    expect(game.told('spectator', 'fact.totals')).toEqual([]);

    // Tywin's ability comes first; it will not come back when the card has been replaced.
    lead(game, 'lannister');
    play(game, 'lannister', 'tyrion').say('lannister', '0').say('lannister', 'h12');
    expect([game.step, game.waiting]).toEqual(['playCard', ['stark']]);
    game.say('stark', 'eddard').until('choosePlace');
    expect(game.told('spectator', 'fact.ability')).toHaveLength(1);
    expect(game.told('spectator', 'fact.revealed')).toHaveLength(2);
    expect(game.told('spectator', 'fact.totals')).toHaveLength(1);
    expect(compare(game)).toEqual({ challenger: 12 + 4 + 3, defender: 10 + 4 + 4 });
  });
});

describe('what is open', () => {
  it('counts, power, influence, houses of hostages and discard piles for everybody; hands, deck order and fronts for nobody [IT-904]', () => {
    const game = stage({
      lannister: {
        hand: ['h12', 'truce', 'tyrion'],
        deck: ['h4'],
        discard: ['h8', 'cersei'],
        hostages: ['stark:truce', 'baratheon:h2'],
        influence: { stark: 2 },
        sheet: 3,
        power: { jaime: 0, tywin: 7 },
      },
      stark: { hand: ['h5'] },
      baratheon: {},
    });
    for (const viewer of EVERYBODY_ELSE) {
      const [lannister] = game.view(viewer).table.players;
      expect(lannister).toMatchObject({
        leader: 'cersei',
        sheet: 3,
        influence: [3, 2, 0],
        hand: 3,
        deck: 20,
        discard: ['lannister:h8', 'lannister:cersei'],
        hostages: [
          { house: 'stark', card: null },
          { house: 'baratheon', card: null },
        ],
      });
      expect(lannister.characters.map(({ power }) => power)).toEqual([0, 4, 7, 4]);
    }
    const own = game.view('lannister').table.players[0];
    expect(own.hand).toEqual(['lannister:h12', 'lannister:truce', 'lannister:tyrion']);
    expect(own.deck).toBe(20);
  });
});
