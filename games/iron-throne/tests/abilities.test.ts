import { describe, expect, it } from 'vitest';
import type { PlayerSpec } from '../position.ts';
import type { Scenario } from './scenario.ts';
import { ask, chances, lead, play, ready, stage, support, totals } from './stage.ts';

type Spec = Partial<PlayerSpec>;

/** Targaryen challenges Stark with Viserys; cards for both moments around the reveal in his hand. */
const viserys = () =>
  stage({
    targaryen: {
      leader: 'daenerys',
      hand: ['h1', 'viserys', 'daenerys', 'drogo'],
      deck: ['h2'],
    },
    stark: {},
    tyrell: {},
  }).commit('viserys', 'robb');

/** Targaryen challenges Stark, whom Tyrell supports with a Loras of 1 power; the dragons will kill him. */
function dracarys(cards: { targaryen: string; stark: string }, tyrell: Spec = {}): Scenario {
  const game = stage({
    targaryen: { leader: 'drogo', hand: [cards.targaryen, 'daenerys'] },
    stark: { leader: 'catelyn', hand: [cards.stark] },
    tyrell: { leader: 'mace', sheet: 3, power: { loras: 1 }, hand: ['h1'], ...tyrell },
  }).commit('daenerys', 'robb');
  support(game, 'tyrell', 'defender:loras');
  return game.put(cards);
}

/** Lannister challenges Stark, whom Tyrell supports with Renly; Cersei's card can send him home. */
const powerIsPower = (tyrell: Spec = {}) =>
  support(
    stage({
      lannister: { leader: 'jaime', sheet: 2, hand: ['h20', 'h1', 'cersei'] },
      stark: { leader: 'catelyn', hand: ['h3'] },
      tyrell: { hand: ['renly', 'h1'], power: { renly: 6 }, ...tyrell },
      baratheon: {},
    }).commit('cersei', 'robb'),
    'tyrell',
    'defender:renly',
  );

const sendHome = (game: Scenario) =>
  play(game, 'lannister', 'cersei').say('lannister', `${game.seat('tyrell')}`);

describe('leaders', () => {
  it('do not die, and lose nothing of their ability, with an empty sheet [IT-703, IT-616]', () => {
    const game = stage({
      tyrell: { leader: 'mace', sheet: 3 },
      stark: { hostages: ['tyrell:mace'] },
      lannister: {},
    });
    ask(game, 'stark', 'handleHostages').say('stark', 'torment tyrell:mace');
    expect(game.player('tyrell').sheet).toBe(0);
    expect(game.match.result).toBeNull();
    const poor = stage({ tyrell: { leader: 'mace', sheet: 0 }, stark: {}, lannister: {} });
    expect(poor.options('tyrell')).toEqual(['use']);
  });

  it('are the leaders of their own house only: whose card is tormented decides [IT-942, IT-616, IT-617]', () => {
    const torment = (leader: 'eddard' | 'robb') =>
      stage({
        lannister: { leader: 'cersei', hostages: ['stark:eddard'] },
        stark: { leader, sheet: 4 },
        tyrell: {},
      }).say('lannister', 'torment stark:eddard');
    const led = torment('eddard');
    expect(led.player('stark').sheet).toBe(0);
    const served = torment('robb');
    expect(served.power('eddard')).toBe(0);
    expect(served.player('stark').sheet).toBe(8);
  });

  it('are asked once in a moment, however many cards are played in it [IT-938, IT-702]', () => {
    const game = stage({
      lannister: { leader: 'tywin', sheet: 5, hand: ['h1', 'tyrion'] },
      stark: { hand: ['h1', 'h5'] },
      tyrell: {},
    }).commit('tyrion', 'robb');
    lead(game.put({ lannister: 'h1', stark: 'h1' }), 'lannister');
    play(game, 'lannister', 'tyrion')
      .say('lannister', `${game.seat('stark')}`)
      .say('stark', 'h5');
    expect(chances(game, 'lannister')).not.toContain('use');
  });
});

describe('character cards', () => {
  it('are played for their text only at the moment printed on them [IT-704]', () => {
    const game = ready(viserys(), 'targaryen', 'viserys');
    expect(game.asked('targaryen').rule).toBe('IT-704');
    expect(game.options('targaryen')).toEqual(['targaryen:viserys']);
    game.refuses('IT-704', () => game.say('targaryen', 'targaryen:daenerys'));
    game.refuses('IT-704', () => game.say('targaryen', 'targaryen:h1')); // has no text
    game.put({ targaryen: 'h1', stark: 'h1' });
    ready(game, 'targaryen', 'daenerys');
    game.refuses('IT-704', () => game.say('targaryen', 'targaryen:viserys'));
  });

  it('are played only while that character participates, but those of the own leader with anybody [IT-705, IT-706]', () => {
    const game = viserys().put({ targaryen: 'h1', stark: 'h1' });
    ready(game, 'targaryen', 'daenerys');
    expect(game.options('targaryen')).toEqual(['targaryen:daenerys']); // she leads
    game.refuses('IT-705', () => game.say('targaryen', 'targaryen:drogo')); // he sits at home
  });

  it('are for supporters too, but not for who looks on, not even his leader’s [IT-707, IT-952, IT-709]', () => {
    const scene = (offer?: string) => {
      const game = stage({
        lannister: {},
        stark: {},
        tyrell: { leader: 'mace', hand: ['loras', 'mace'] },
      });
      if (offer) support(game, 'tyrell', offer);
      return game;
    };
    expect(chances(scene('defender:loras'), 'tyrell')).toEqual(['loras', 'mace']);
    expect(chances(scene('defender:renly'), 'tyrell')).toEqual(['mace']);
    expect(chances(scene(), 'tyrell')).toEqual([]);
  });

  it.each([
    ['he holds cards, whatever they are', { hand: ['h1', 'h2'] }, true],
    ['he has no card in hand', { hand: [] }, false],
    ['one copy lies face up', { hand: ['h1'], discard: ['mace'] }, true],
    ['both copies lie face up', { hand: ['h1'], discard: ['mace', 'mace'] }, false],
  ])('are asked for by what everybody can see: %s [IT-704, IT-904]', (_what, tyrell, asked) => {
    const game = stage({
      lannister: { hand: ['h20'] },
      stark: {},
      tyrell: { leader: 'mace', ...tyrell },
    });
    support(game, 'tyrell', 'defender:olenna').put({ lannister: 'h20', stark: 'h1' });
    let seen = false;
    for (; game.table.turn === 1; game.default()) {
      seen ||= game.step === 'playCard' && game.waiting.includes('tyrell');
    }
    expect(seen).toBe(asked);
  });

  it('may both be played, if there are two of them [IT-943, IT-951]', () => {
    const game = stage({
      tyrell: { leader: 'mace', sheet: 7, hand: ['h1', 'mace', 'mace'] },
      stark: {},
      lannister: {},
    });
    play(game, 'tyrell', 'mace').say('tyrell', 'loras', 'loras', 'loras');
    play(game, 'tyrell', 'mace').say('tyrell', 'loras', 'loras', 'loras');
    expect(game.power('loras')).toBe(4 + 6);
    game.untilNextTurn();
    expect(game.player('tyrell').discard.filter((card) => card === 'tyrell:mace')).toHaveLength(2);
  });
});

describe('taking part', () => {
  it('do the two active players and every accepted supporter, each with the chosen character [IT-708]', () => {
    const game = stage({ lannister: {}, stark: {}, tyrell: {}, baratheon: {}, targaryen: {} });
    game.commit('jaime', 'robb');
    support(game, 'tyrell', 'defender:mace');
    ask(game, 'baratheon', 'offer').say('baratheon', 'defender:davos').say('stark', 'decline');
    game.until('putFaceDown');
    expect(game.encounter.parts).toEqual([
      { side: 'challenger', character: 'jaime' },
      { side: 'defender', character: 'robb' },
      { side: 'defender', character: 'mace' },
      null,
      null,
    ]);
  });

  it('begins with the encounter phase and lasts until the turn ends; no card is played before [IT-709]', () => {
    const tyrell: Spec = { leader: 'mace', hand: ['h1', 'mace', 'renly'], sheet: 3 };
    const game = stage({ tyrell, stark: {}, lannister: {} }).commit('renly', 'robb');
    const steps: string[] = [];
    for (; game.step !== 'putFaceDown'; game.default()) {
      steps.push(`${game.step} ${game.encounter.participating}`);
    }
    expect([...new Set(steps)]).toEqual(['offer false', 'playCard true']);
    ready(game, 'tyrell', 'mace'); // after the resolution
    expect(game.encounter.participating).toBe(true);
    game.untilNextTurn();
    expect(game.table.encounter?.participating ?? false).toBe(false);
  });
});

describe('withdrawing', () => {
  it('takes the character home at once; it participates no longer, nor does its player [IT-710, IT-711]', () => {
    const game = sendHome(powerIsPower());
    expect(game.encounter.parts[game.seat('tyrell')]).toBeNull();
    expect(game.power('renly')).toBe(6);
    // Renly's card, of this very moment, can no longer be played.
    expect(chances(game, 'tyrell')).toEqual([]);
    expect(chances(powerIsPower(), 'tyrell')).toEqual(['renly']);
  });

  it('discards the cards that were played, at once [IT-712]', () => {
    const game = powerIsPower();
    play(game, 'tyrell', 'renly');
    expect(game.encounter.played).toHaveLength(1);
    sendHome(game);
    expect(game.player('tyrell').discard).toEqual(['tyrell:renly']);
    expect(game.encounter.played.map(({ card }) => card)).toEqual(['lannister:cersei']);
  });

  it.each([
    ['penalties', 'h20', { renly: 6, cards: 2, robb: 2 }],
    ['rewards', 'h1', { renly: 6, cards: 2, robb: 4 }],
  ])('means no %s, and no hostage [IT-713]', (_what, own, expected) => {
    const game = sendHome(powerIsPower({ sheet: 2 }));
    game.put({ lannister: own, stark: 'h3' }).until('distributeReward', 'choosePlace');
    expect(totals(game)).toEqual({ challenger: own === 'h20' ? 25 : 6, defender: 7 });
    expect({
      renly: game.power('renly'),
      cards: game.player('tyrell').hand.length,
      robb: game.power('robb'),
    }).toEqual(expected);
    if (own === 'h1') expect(game.waiting).toEqual(['stark']);
    game.untilNextTurn();
    expect(game.player('tyrell').sheet).toBe(2);
  });

  it('ends every ability that speaks of "your side" [IT-952, IT-713]', () => {
    const stark = (withdraws: boolean) => {
      const game = support(
        stage({
          lannister: { leader: 'jaime', sheet: 2, hand: ['h20', 'cersei'] },
          tyrell: { leader: 'mace', hand: ['h1'] },
          stark: { leader: 'arya', hand: ['arya'] },
        }).commit('cersei', 'loras'),
        'stark',
        'defender:robb',
      );
      if (withdraws) play(game, 'lannister', 'cersei').say('lannister', `${game.seat('stark')}`);
      return chances(game.put({ lannister: 'h20', tyrell: 'h1' }), 'stark');
    };
    expect(stark(false)).toEqual(['use', 'arya']);
    expect(stark(true)).toEqual([]);
  });

  it('is nothing for active players, whether they want to or not [IT-714]', () => {
    const game = play(powerIsPower(), 'lannister', 'cersei');
    game.refuses('IT-714', () => game.say('lannister', `${game.seat('stark')}`));
    game.refuses('IT-714', () => game.say('lannister', `${game.seat('lannister')}`));
    const olenna = stage({ tyrell: { leader: 'olenna' }, stark: {}, lannister: {} });
    expect(chances(olenna, 'tyrell')).not.toContain('use');
  });
});

describe('death', () => {
  /** Stark without Eddard, who dies of a torment before anything else; both his cards in hand. */
  const eddardDies = () => {
    const game = stage({
      lannister: { leader: 'cersei', hostages: ['stark:h3'] },
      stark: { leader: 'robb', power: { eddard: 1 }, hand: ['eddard', 'eddard'], sheet: 4 },
      tyrell: {},
    });
    return game.say('lannister', 'torment stark:h3').say('lannister', 'eddard');
  };

  it('the book: Eddard loses his last power; he is never committed nor offered again, and his cards are worth 0 [IT-723, IT-715, IT-717, IT-718, IT-722]', () => {
    const game = eddardDies();
    expect(game.power('eddard')).toBe(0);
    expect(game.told('spectator', 'fact.died')).toHaveLength(1);
    ask(game, 'stark', 'commit');
    expect(game.options('stark')).toEqual(['catelyn', 'arya', 'bran']);
    game.refuses('IT-717', () => game.say('stark', 'eddard'));
    game.say('stark', 'arya').put({ lannister: 'h1', stark: 'eddard' });
    // The other one is no use for its text.
    expect(chances(game, 'stark')).not.toContain('eddard');
    expect(totals(game)).toMatchObject({ defender: 0 + 4 });

    ask(game.untilNextTurn(), 'stark', 'offer');
    expect(game.options('stark').some((id) => id.endsWith('eddard'))).toBe(false);
  });

  it('nobody forces, exchanges or calls on the dead [IT-717]', () => {
    const forced = stage({
      lannister: { leader: 'cersei', influence: { tyrell: 1 } },
      stark: {},
      tyrell: { power: { loras: 0 } },
    });
    expect(lead(forced, 'lannister').options('lannister')).not.toContain('loras');
    const exchanged = stage({
      targaryen: { leader: 'barristan', power: { jorah: 0 } },
      stark: {},
      tyrell: {},
    });
    expect(lead(exchanged, 'targaryen').options('targaryen')).not.toContain('jorah');
  });

  it('is for good: no power is ever put onto the dead [IT-716, IT-721]', () => {
    const game = ask(eddardDies(), 'stark', 'movePower');
    expect(game.options('stark')).toEqual(['catelyn', 'arya', 'bran']);
    game.refuses('IT-721', () => game.say('stark', 'eddard'));
    game.untilNextTurn();
    expect(game.power('eddard')).toBe(0);
  });

  it('of a participant: the player stays in it and gets his rewards [IT-719, IT-937]', () => {
    const game = dracarys({ targaryen: 'h1', stark: 'h20' });
    play(game, 'targaryen', 'daenerys');
    expect(game.power('loras')).toBe(0);
    expect(game.encounter.parts[game.seat('tyrell')]).not.toBeNull();
    ask(game, 'tyrell', 'distributeReward');
    expect(totals(game)).toEqual({ challenger: 5, defender: 20 + 3 });
    expect(game.player('tyrell').hand).toHaveLength(3);
    expect(game.options('tyrell')).toEqual(['margaery', 'olenna', 'renly']);
  });

  it('of a participant: the player loses with his side, and may give the hostage [IT-719]', () => {
    const game = dracarys({ targaryen: 'h20', stark: 'h1' });
    play(game, 'targaryen', 'daenerys').until('hostageFrom');
    expect(game.options('targaryen')).toEqual([`${game.seat('stark')}`, `${game.seat('tyrell')}`]);
  });

  it('of a participant: its cards can no longer be played, nor those of the leader [IT-720, IT-941, IT-718]', () => {
    const cards = { targaryen: 'h1', stark: 'h20' };
    const hand = { hand: ['loras', 'mace'] };
    expect(chances(dracarys(cards, hand), 'tyrell')).toEqual(['loras', 'mace']);
    const burnt = play(dracarys(cards, hand), 'targaryen', 'daenerys');
    expect(chances(burnt, 'tyrell')).toEqual([]);
  });
});
