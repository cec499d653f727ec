import { readFileSync } from 'node:fs';
import type { Thing } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { cardAbility } from '../cards/index.ts';
import { CHARACTERS, type CharacterId, HOUSES, type House, houseDeck, houseOf } from '../houses.ts';
import type { PlayerSpec } from '../position.ts';
import type { Scenario } from './scenario.ts';
import { ask, chances, play, ready, stage, support, totals } from './stage.ts';

type Spec = Partial<PlayerSpec>;

/** With whom a house fights, and under which leader. */
interface Banner {
  leader: CharacterId;
  character: CharacterId;
}

const others = (id: CharacterId): CharacterId[] =>
  CHARACTERS[houseOf[id]].filter((other) => other !== id);

/** The character itself stands in the encounter. */
const present = (id: CharacterId): Banner => ({ leader: others(id)[0], character: id });
/** Neither stands there nor leads. */
const absent = (id: CharacterId): Banner => ({ leader: others(id)[0], character: others(id)[1] });
/** Leads the house, and another one stands there. */
const leading = (id: CharacterId): Banner => ({ leader: id, character: others(id)[0] });

/** The house of the card challenges Stark (Stark: Lannister); Baratheon looks on (Baratheon: Tyrell). */
function challenge(
  card: CharacterId,
  { leader, character }: Banner,
  spec: Spec = {},
  foe: Spec = {},
) {
  const house = houseOf[card];
  const against = enemyOf(house);
  return stage({
    [house]: { leader, hand: ['h1', 'truce', card], deck: ['h2'], ...spec },
    [against]: { leader: CHARACTERS[against][1], hand: ['h1', 'truce'], deck: ['h2'], ...foe },
    [witnessOf(house)]: {},
  }).commit(character, enemyCharacter(house));
}

const enemyOf = (house: House): House => (house === 'stark' ? 'lannister' : 'stark');
const enemyCharacter = (house: House): CharacterId => (house === 'stark' ? 'cersei' : 'robb');
const witnessOf = (house: House): House => (house === 'baratheon' ? 'tyrell' : 'baratheon');

/** The same with the cards on the table. */
const revealed = (
  card: CharacterId,
  banner: Banner,
  [own, theirs]: [string, string],
  spec: Spec = {},
  foe: Spec = {},
) => {
  const house = houseOf[card];
  const game = challenge(card, banner, { hand: [own, card], ...spec }, { hand: [theirs], ...foe });
  return game.put({ [house]: own, [enemyOf(house)]: theirs });
};

/** Every character card shortly before its moment, everything else being as it needs. */
const scenes: { [id in CharacterId]: (banner: Banner) => Scenario } = {
  cersei: (banner) =>
    support(challenge('cersei', banner, { sheet: 2 }), 'baratheon', 'defender:davos'),
  jaime: (banner) => revealed('jaime', banner, ['h1', 'truce']),
  tyrion: (banner) => revealed('tyrion', banner, ['h1', 'h3'], {}, { hand: ['h3', 'h4', 'h20'] }),
  tywin: (banner) => revealed('tywin', banner, ['h20', 'h1']),
  joffrey: (banner) => challenge('joffrey', banner, { hostages: ['stark:h3'] }),
  eddard: (banner) => revealed('eddard', banner, ['h1', 'h1']),
  catelyn: (banner) => revealed('catelyn', banner, ['h1', 'h1']),
  robb: (banner) => revealed('robb', banner, ['h1', 'h1'], { discard: ['h5', 'h6'] }),
  arya: (banner) => revealed('arya', banner, ['h1', 'h20']),
  bran: (banner) => challenge('bran', banner),
  stannis: (banner) => revealed('stannis', banner, ['h1', 'h3']),
  melisandre: (banner) => revealed('melisandre', banner, ['h20', 'h1']),
  davos: (banner) => revealed('davos', banner, ['h1', 'h1'], { discard: ['h5', 'h12', 'truce'] }),
  selyse: (banner) => challenge('selyse', banner),
  shireen: (banner) => revealed('shireen', banner, ['h1', 'h20']),
  daenerys: (banner) => revealed('daenerys', banner, ['h1', 'h1']),
  viserys: (banner) => challenge('viserys', banner),
  drogo: (banner) => revealed('drogo', banner, ['h1', 'h1']),
  jorah: (banner) => challenge('jorah', banner),
  barristan: (banner) => revealed('barristan', banner, ['h1', 'h20']),
  margaery: (banner) => revealed('margaery', banner, ['h1', 'h1']),
  olenna: (banner) => revealed('olenna', banner, ['h1', 'truce']),
  loras: (banner) => revealed('loras', banner, ['h1', 'h1']),
  mace: (banner) => revealed('mace', banner, ['h1', 'h1'], { sheet: 5 }),
  renly: (banner) => challenge('renly', banner),
};

const ids = Object.keys(scenes) as CharacterId[];

/** The card, played by its own character. */
const played = (id: CharacterId): Scenario => play(scenes[id](present(id)), houseOf[id], id);

/** The cards of this house that could have been played in the rest of the turn. */
const playable = (game: Scenario, house: House): string[] =>
  chances(game, house).filter((id) => id !== 'use');

const MOMENTS: { [code: string]: string } = {
  W7: 'beforeCards',
  W8: 'afterReveal',
  W9: 'beforePenalties',
  W11: 'afterResolution',
};

describe('every character card', () => {
  const file = readFileSync(
    new URL('../../../docs/rules/iron-throne-cards.md', import.meta.url),
    'utf8',
  );
  const rows = file
    .split('\n')
    .filter((line) => line.startsWith('| C-'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has the moment that the list of cards says, printed or ours [IT-012, IT-704]', () => {
    const listed = rows.map(([, id, house, , , , timing, , , provenance]) => {
      const at = Number(id.at(-1)) - 1;
      const character = CHARACTERS[house.toLowerCase() as House][at] as CharacterId;
      const { moment, source, does } = cardAbility(character);
      expect(MOMENTS[timing.split(' ')[0]], id).toBe(moment);
      expect(provenance.startsWith(`[${source}]`), id).toBe(true);
      expect(does.length, id).toBeGreaterThan(0);
      return character;
    });
    expect(listed.toSorted()).toEqual(HOUSES.flatMap((house) => CHARACTERS[house]).toSorted());
  });

  it.each(ids)(
    '%s: while the character participates, once, at its moment [IT-705, IT-704]',
    (id) => {
      expect(playable(scenes[id](present(id)), houseOf[id])).toEqual([id]);
    },
  );

  it.each(ids)('%s: not while another one of the house participates [IT-705]', (id) => {
    expect(playable(scenes[id](absent(id)), houseOf[id])).toEqual([]);
  });

  it.each(ids)(
    '%s: the leader has no need to be there, if anybody of the house is [IT-706]',
    (id) => {
      expect(playable(scenes[id](leading(id)), houseOf[id])).toEqual([id]);
    },
  );

  it.each(ids)(
    '%s: played, it lies on the table until the end of the turn, then it is discarded [IT-943, IT-535]',
    (id) => {
      const house = houseOf[id];
      const card = `${house}:${id}`;
      const game = played(id);
      expect(game.encounter.played).toEqual([{ seat: game.seat(house), card }]);
      expect(game.player(house).hand).not.toContain(card);
      game.untilNextTurn();
      expect(game.player(house).discard).toContain(card);
    },
  );
});

const hostagesFrom = (game: Scenario): unknown[] =>
  game.told('spectator', 'fact.hostage').map(({ params }) => (params.from as Thing).id);

describe('Lannister', () => {
  it('Cersei (C-LAN-1): for 1 power of the sheet a supporter of either side withdraws [IT-711, IT-714, IT-208]', () => {
    const game = stage({
      lannister: { leader: 'jaime', hand: ['h1', 'cersei'], sheet: 4 },
      stark: {},
      baratheon: {},
      tyrell: {},
    }).commit('cersei', 'robb');
    support(game, 'baratheon', 'challenger:davos');
    support(game, 'tyrell', 'defender:loras');
    const { box } = game.table;
    play(game, 'lannister', 'cersei');
    // 4, less 1 moved in the preparation, less 1 for the card.
    expect([game.player('lannister').sheet, game.table.box]).toEqual([2, box + 1]);
    const [lannister, stark, baratheon, tyrell] = [0, 1, 2, 3].map(String);
    expect(game.options('lannister')).toEqual([baratheon, tyrell]);
    game.refuses('IT-714', () => game.say('lannister', stark));
    game.refuses('IT-714', () => game.say('lannister', lannister));
    game.say('lannister', baratheon);
    expect(game.encounter.parts[2]).toBeNull();
    expect(game.encounter.parts[3]).not.toBeNull();
    expect(game.told('spectator', 'fact.drivenOut')).toHaveLength(1);
    expect(game.told('spectator', 'fact.withdrew')).toHaveLength(0);
  });

  it('Cersei: not without power on the sheet, not without a supporter, never herself [IT-945, IT-714]', () => {
    const poor = challenge('cersei', present('cersei'), { sheet: 1 }); // it is moved in the preparation
    expect(playable(support(poor, 'baratheon', 'defender:davos'), 'lannister')).toEqual([]);
    const alone = challenge('cersei', present('cersei'), { sheet: 3 });
    expect(playable(alone, 'lannister')).toEqual([]);

    const supporting = (...supports: string[]) => {
      const game = stage({
        stark: {},
        tyrell: {},
        lannister: { leader: 'jaime', sheet: 2, hand: ['cersei'] },
        baratheon: {},
      }).commit('robb', 'loras');
      support(game, 'lannister', 'challenger:cersei');
      for (const offer of supports) support(game, 'baratheon', offer);
      return game;
    };
    expect(playable(supporting(), 'lannister')).toEqual([]);
    const game = play(supporting('defender:davos'), 'lannister', 'cersei');
    expect(game.options('lannister')).toEqual([`${game.seat('baratheon')}`]);
  });

  it('Jaime (C-LAN-2): a betrayer gives no hostage this turn [IT-806]', () => {
    const game = played('jaime').untilNextTurn();
    expect(hostagesFrom(game)).toEqual([]);
    expect(game.influence('lannister', 'stark')).toBe(1);
    const without = scenes.jaime(present('jaime')).untilNextTurn();
    expect(hostagesFrom(without)).toEqual(['lannister']);
  });

  it('Jaime: only the betrayer himself: not the betrayed, not a supporter, not in a Hostility [IT-704]', () => {
    const banner = present('jaime');
    expect(playable(revealed('jaime', banner, ['truce', 'h1']), 'lannister')).toEqual([]);
    expect(playable(revealed('jaime', banner, ['h1', 'h1']), 'lannister')).toEqual([]);
    const supports = stage({
      tyrell: {},
      stark: { hand: ['truce'] },
      lannister: { leader: 'cersei', hand: ['jaime'] },
    }).commit('loras', 'robb');
    support(supports, 'lannister', 'challenger:jaime').put({ tyrell: 'h1', stark: 'truce' });
    expect(playable(supports, 'lannister')).toEqual([]);
  });

  it('Tyrion (C-LAN-3): whoever holds a higher Hostility must put it in place of the revealed one; he chooses which [IT-730, IT-944]', () => {
    const game = played('tyrion');
    expect(game.options('lannister')).toEqual([
      `${game.seat('lannister')}`,
      `${game.seat('stark')}`,
    ]);
    game.say('lannister', `${game.seat('stark')}`);
    expect(game.options('stark')).toEqual(['stark:h4', 'stark:h20']); // h2, just drawn, is lower
    game.refuses('SC-005', () => game.pass('stark'));
    game.say('stark', 'h4');
    expect(game.match.mayUndo(game.seat('stark'))).toBe(false); // everybody has seen it
    expect(game.player('stark').discard).toEqual(['stark:h3']);
    expect(game.player('stark').hand.toSorted()).toEqual(['stark:h2', 'stark:h20']);
    expect(game.told('spectator', 'fact.replaced')).toMatchObject([
      { params: { card: { id: 'stark:h3' }, with: { id: 'stark:h4' } } },
    ]);
    game.untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 5, defender: 8 });
  });

  it('Tyrion: a character card counts as 0, so that any Hostility is higher [IT-944, IT-404]', () => {
    const game = revealed(
      'tyrion',
      present('tyrion'),
      ['h1', 'arya'],
      {},
      { hand: ['arya', 'bran', 'truce'] },
    );
    play(game, 'lannister', 'tyrion').say('lannister', `${game.seat('stark')}`);
    expect(game.options('stark')).toEqual(['stark:h2']);
  });

  it('Tyrion: who holds none is asked the same, and nothing is shown [IT-944, IT-814]', () => {
    const game = revealed('tyrion', present('tyrion'), ['h1', 'h3'], {}, { hand: ['h3', 'truce'] });
    play(game, 'lannister', 'tyrion').say('lannister', `${game.seat('stark')}`);
    expect(game.waiting).toEqual(['stark']);
    expect(game.options('stark')).toEqual([]);
    game.pass('stark');
    expect(game.encounter.cards.defender?.card).toBe('stark:h3');
    expect(game.told('lannister', 'fact.replaced')).toEqual([]);
    expect(JSON.stringify(game.view('lannister'))).not.toContain('stark:h2');
  });

  it('Tyrion: only who revealed a Hostility can be chosen, and somebody must have [IT-730]', () => {
    const game = revealed('tyrion', present('tyrion'), ['truce', 'h3']);
    play(game, 'lannister', 'tyrion');
    expect(game.options('lannister')).toEqual([`${game.seat('stark')}`]);
    const truce = revealed('tyrion', present('tyrion'), ['truce', 'truce']);
    expect(playable(truce, 'lannister')).toEqual([]);
  });

  it('Tywin (C-LAN-4): a winner takes 2 power from one of the losers [IT-946]', () => {
    const foe = { power: { robb: 9 } };
    const game = revealed('tywin', present('tywin'), ['h20', 'h1'], {}, foe);
    play(game, 'lannister', 'tywin');
    expect(game.options('lannister')).toEqual(['robb']);
    game.say('lannister', 'robb');
    // 9, less the penalty of 5, less 2.
    expect([game.power('robb'), game.player('stark').sheet]).toEqual([2, 7]);
  });

  it('Tywin: supporters of the losing side too, but no winner; not when lost [IT-704]', () => {
    const game = challenge('tywin', present('tywin'), { hand: ['h20', 'tywin'] });
    support(game, 'baratheon', 'defender:davos').put({ lannister: 'h20', stark: 'h1' });
    expect(play(game, 'lannister', 'tywin').options('lannister')).toEqual(['robb', 'davos']);
    const helped = challenge('tywin', present('tywin'), { hand: ['h20', 'tywin'] });
    support(helped, 'baratheon', 'challenger:davos').put({ lannister: 'h20', stark: 'h1' });
    expect(play(helped, 'lannister', 'tywin').options('lannister')).toEqual(['robb']);
    const lost = revealed('tywin', present('tywin'), ['h1', 'h20']);
    expect(playable(lost, 'lannister')).toEqual([]);
  });

  it('Joffrey (C-LAN-5): a hostage is tormented now, as ever [IT-618, IT-615]', () => {
    const game = played('joffrey');
    expect(game.options('lannister')).toEqual(['stark:h3']);
    game.say('lannister', 'stark:h3').say('lannister', 'robb');
    expect([game.power('robb'), game.player('lannister').sheet]).toEqual([3, 1]);
    expect(game.player('stark').discard).toContain('stark:h3');
    expect(game.player('lannister').hostages).toEqual([]);
  });

  it('Joffrey: not without a hostage [IT-704]', () => {
    expect(playable(challenge('joffrey', present('joffrey')), 'lannister')).toEqual([]);
  });

  it('Joffrey: this torment can kill, and end the game at once [IT-934, IT-620]', () => {
    const dead = { eddard: 0, arya: 0, bran: 0, robb: 1 };
    const game = challenge(
      'joffrey',
      present('joffrey'),
      { hostages: ['stark:robb'] },
      { power: dead },
    );
    play(game, 'lannister', 'joffrey').say('lannister', 'stark:robb');
    expect(game.match.result?.reason.key).toBe('end.deaths');
    expect(game.match.waiting).toEqual([]);
  });
});

describe('Stark', () => {
  it('Eddard (C-STA-1): each of his living characters adds 1 [IT-704]', () => {
    const game = revealed('eddard', present('eddard'), ['h1', 'h1'], { power: { bran: 0 } });
    play(game, 'stark', 'eddard').untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 5 + 3, defender: 5 });
  });

  it('Eddard: only in a Hostility [IT-704]', () => {
    expect(playable(revealed('eddard', present('eddard'), ['h1', 'truce']), 'stark')).toEqual([]);
  });

  it('Catelyn (C-STA-2): any power from one of hers to another; the giver keeps 1 [IT-704]', () => {
    const power = { robb: 6, arya: 1, bran: 0, catelyn: 8 };
    const game = revealed('catelyn', present('catelyn'), ['h1', 'h1'], { power });
    play(game, 'stark', 'catelyn');
    // Catelyn has won with 8. Arya has nothing to give, Bran is dead.
    expect(game.options('stark').toSorted()).toEqual(
      ['catelyn robb', 'catelyn arya', 'robb catelyn', 'robb arya'].toSorted(),
    );
    game.say('stark', 'robb arya');
    game.refuses('SC-007', () => game.number('stark', 6));
    game.refuses('SC-007', () => game.number('stark', 0));
    game.number('stark', 5);
    expect([game.power('robb'), game.power('arya'), game.player('stark').sheet]).toEqual([1, 6, 0]);
  });

  it.each([
    ['two, one of whom has something to give', { catelyn: 2, robb: 1 }, ['catelyn']],
    ['two, neither of whom has', { catelyn: 1, robb: 1 }, []],
    ['one alone', { catelyn: 8, robb: 0 }, []],
  ])('Catelyn: with %s [IT-704]', (_what, alive, expected) => {
    const power = { arya: 0, bran: 0, ...alive };
    const banner = present('catelyn');
    const game = revealed('catelyn', banner, ['h20', 'h1'], { power });
    expect(playable(game, 'stark')).toEqual(expected);
    if (expected.length === 0) return;
    const again = revealed('catelyn', banner, ['h20', 'h1'], { power });
    expect(play(again, 'stark', 'catelyn').options('stark')).toEqual(['catelyn robb']);
  });

  it('Robb (C-STA-3): the discard pile goes into the deck, and he draws a card [IT-731]', () => {
    const game = ready(scenes.robb(present('robb')), 'stark', 'robb');
    const before = { ...game.player('stark') };
    expect(before.discard).toEqual(['stark:h5', 'stark:h6']);
    const [held, left] = [before.hand.length, before.deck.length];
    game.say('stark', 'robb');
    const { hand, deck, discard } = game.player('stark');
    expect(discard).toEqual([]);
    expect(deck).toHaveLength(left + 2 - 1);
    expect(hand).toHaveLength(held - 1 + 1);
    expect([...hand, ...deck]).toEqual(expect.arrayContaining(['stark:h5', 'stark:h6']));
  });

  it('Arya (C-STA-4): lost, she leaves the opposing active player 1 power [IT-732, IT-946]', () => {
    const game = revealed('arya', present('arya'), ['h1', 'h20'], {}, { power: { cersei: 9 } });
    play(game, 'stark', 'arya');
    expect([game.power('cersei'), game.player('lannister').sheet]).toEqual([1, 8]);
    expect(game.player('stark').sheet).toBe(2); // only her own penalty
  });

  it('Arya: not when won, and not when there is nobody left to hit [IT-732]', () => {
    expect(playable(revealed('arya', present('arya'), ['h20', 'h1']), 'stark')).toEqual([]);
    const failed = revealed(
      'arya',
      present('arya'),
      ['truce', 'truce'],
      {},
      { power: { cersei: 1 } },
    );
    failed.breakOff('stark'); // both lose, and Cersei dies of her penalty
    expect(playable(failed, 'stark')).toEqual([]);
  });

  it('Bran (C-STA-5): he sees the hand of one active player, and nobody else does [IT-806, IT-814]', () => {
    const game = played('bran');
    expect(game.options('stark')).toEqual([`${game.seat('lannister')}`]);
    game.say('stark', `${game.seat('lannister')}`);
    expect(game.told('stark', 'fact.sawHand')[0].params.cards).toHaveLength(3);
    for (const other of ['lannister', 'baratheon', 'spectator'] as const)
      expect(game.told(other, 'fact.sawHand')).toEqual([]);
  });

  it('Bran: a supporter may look at either of the two [IT-704, IT-707]', () => {
    const game = stage({
      lannister: {},
      tyrell: {},
      stark: { leader: 'robb', hand: ['bran'] },
    });
    support(game, 'stark', 'defender:bran');
    play(game, 'stark', 'bran');
    expect(game.options('stark')).toEqual([`${game.seat('lannister')}`, `${game.seat('tyrell')}`]);
  });
});

describe('Baratheon', () => {
  it.each([
    ['tied', 'h1', 'challenger'],
    ['behind by 2', 'h3', 'challenger'],
    ['behind by 3', 'h4', 'defender'],
  ])(
    'Stannis (C-BAR-1): %s, his side does or does not win [IT-806, IT-414]',
    (_what, theirs, winner) => {
      const game = revealed('stannis', present('stannis'), ['h1', theirs]);
      play(game, 'baratheon', 'stannis').until('choosePlace', 'distributeReward');
      expect(game.encounter.winner).toBe(winner);
      expect(game.encounter.losers).toEqual([winner === 'challenger' ? 'defender' : 'challenger']);
    },
  );

  it.each([
    ['behind by 2', 'h3', 'defender'],
    ['behind by 3', 'h4', 'challenger'],
  ])('Stannis: for a defender just as well, %s [IT-806, IT-414]', (_what, theirs, winner) => {
    const game = stage({
      stark: { leader: 'catelyn', hand: [theirs] },
      baratheon: { leader: 'davos', hand: ['h1', 'stannis'] },
      tyrell: {},
    }).commit('robb', 'stannis');
    play(game.put({ stark: theirs, baratheon: 'h1' }), 'baratheon', 'stannis').untilNextTurn();
    expect(game.told('spectator', 'fact.won')[0].params.side).toEqual({ is: 'side', id: winner });
  });

  it('Stannis: not in a Betrayal [IT-704]', () => {
    const betrayal = revealed('stannis', present('stannis'), ['h1', 'truce']);
    expect(playable(betrayal, 'baratheon')).toEqual([]);
  });

  it('Melisandre (C-BAR-2): 2 power of her own participant for 2 of anybody else’s [IT-946]', () => {
    const game = played('melisandre');
    expect([game.power('melisandre'), game.player('baratheon').sheet]).toEqual([2, 2]);
    const rivals = ['eddard', 'robb', 'arya', 'bran', 'olenna', 'loras', 'mace', 'renly'];
    expect(game.options('baratheon').toSorted()).toEqual(rivals.toSorted());
    game.say('baratheon', 'olenna');
    expect([game.power('olenna'), game.player('tyrell').sheet]).toEqual([2, 2]);
  });

  it('Melisandre: not with less than 2 power [IT-945]', () => {
    const spec = { power: { melisandre: 3 } }; // 1 after the penalty
    const poor = revealed('melisandre', present('melisandre'), ['h1', 'h20'], spec);
    expect(playable(poor, 'baratheon')).toEqual([]);
  });

  it('Melisandre: she can kill, herself and others, and end the game [IT-934, IT-715]', () => {
    const last = { power: { eddard: 0, arya: 0, bran: 0, robb: 2 } };
    const spec = { power: { melisandre: 2 } };
    const game = revealed('melisandre', present('melisandre'), ['h20', 'h1'], spec, last);
    play(game, 'baratheon', 'melisandre');
    expect(game.power('melisandre')).toBe(0);
    expect(game.match.result).toBeNull();
    game.say('baratheon', 'robb');
    expect(game.match.result?.reason.key).toBe('end.deaths');
  });

  it('Davos (C-BAR-3): any one card of his discard pile comes back to his hand [IT-704]', () => {
    const game = played('davos');
    expect(game.options('baratheon').toSorted()).toEqual(
      ['h5', 'h12', 'truce'].map((id) => `baratheon:${id}`).toSorted(),
    );
    game.say('baratheon', 'h12');
    expect(game.player('baratheon').hand).toContain('baratheon:h12');
    expect(game.player('baratheon').discard).not.toContain('baratheon:h12');
  });

  it('Davos: not with an empty discard pile [IT-704]', () => {
    expect(playable(revealed('davos', present('davos'), ['h1', 'h1']), 'baratheon')).toEqual([]);
  });

  it('Selyse (C-BAR-4): somebody of the other side loses a card of his hand by chance [IT-704]', () => {
    const game = challenge('selyse', present('selyse'));
    support(game, 'tyrell', 'defender:loras');
    play(game, 'baratheon', 'selyse');
    expect(game.options('baratheon')).toEqual([`${game.seat('stark')}`, `${game.seat('tyrell')}`]);
    const held = game.player('stark').hand.length;
    game.say('baratheon', `${game.seat('stark')}`);
    expect(game.player('stark').hand).toHaveLength(held - 1);
    expect(game.player('stark').discard).toHaveLength(1);
  });

  it('Selyse: neither her own supporters nor who stays out [IT-952]', () => {
    const game = stage({
      baratheon: { leader: 'davos', hand: ['h1', 'selyse'] },
      stark: {},
      tyrell: {},
      lannister: {},
    }).commit('selyse', 'robb');
    support(game, 'tyrell', 'challenger:loras');
    play(game, 'baratheon', 'selyse');
    expect(game.options('baratheon')).toEqual([`${game.seat('stark')}`]);
  });

  it('Shireen (C-BAR-5): a loser suffers no penalty and gives no hostage [IT-532]', () => {
    const game = played('shireen').untilNextTurn();
    expect(game.power('shireen')).toBe(4);
    expect(hostagesFrom(game)).toEqual([]);
    const without = scenes.shireen(present('shireen')).untilNextTurn();
    expect(without.power('shireen')).toBe(2);
    expect(hostagesFrom(without)).toEqual(['baratheon']);
  });

  it('Shireen: her supporters are not spared, and a winner has no use for it [IT-704]', () => {
    const game = challenge('shireen', present('shireen'), {}, { hand: ['h20'] });
    support(game, 'tyrell', 'challenger:loras').put({ baratheon: 'h1', stark: 'h20' });
    play(game, 'baratheon', 'shireen').untilNextTurn();
    expect([game.power('shireen'), game.power('loras')]).toEqual([4, 2]);
    expect(hostagesFrom(game)).toEqual(['tyrell']);
    const won = revealed('shireen', present('shireen'), ['h20', 'h1']);
    expect(playable(won, 'baratheon')).toEqual([]);
  });
});

describe('Targaryen', () => {
  it('Daenerys (C-TAR-1): every participant of the other side loses 1 before the totals are counted [IT-946]', () => {
    const game = challenge('daenerys', present('daenerys'));
    support(game, 'baratheon', 'defender:davos').put({ targaryen: 'h1', stark: 'h1' });
    play(game, 'targaryen', 'daenerys').untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 5, defender: 1 + 3 + 3 });
    expect(game.power('daenerys')).toBe(2); // her penalty; the fire was for the others
  });

  it('Daenerys: only in a Hostility [IT-704]', () => {
    const betrayal = revealed('daenerys', present('daenerys'), ['h1', 'truce']);
    expect(playable(betrayal, 'targaryen')).toEqual([]);
  });

  it('Daenerys: the fire can kill, and end the game before the encounter does [IT-934, IT-715]', () => {
    const last = { power: { eddard: 0, arya: 0, bran: 0, robb: 1 } };
    const game = revealed('daenerys', present('daenerys'), ['h1', 'h20'], {}, last);
    play(game, 'targaryen', 'daenerys');
    expect(game.match.result?.reason.key).toBe('end.deaths');
    expect(totals(game)).toBeUndefined();
  });

  it('Viserys (C-TAR-2): any number of cards is discarded, and as many are drawn [IT-704]', () => {
    const game = challenge('viserys', present('viserys'), { deck: ['h2', 'h3', 'h4', 'h5'] });
    play(game, 'targaryen', 'viserys');
    game.say('targaryen', 'truce', 'h2');
    const { hand, discard } = game.player('targaryen');
    expect(discard.toSorted()).toEqual(['targaryen:h2', 'targaryen:truce']);
    expect(hand).toEqual(['targaryen:h1', 'targaryen:h3', 'targaryen:h4']);
    const none = played('viserys').pass('targaryen');
    expect(none.player('targaryen').discard).toEqual([]);
    expect(none.player('targaryen').hand).toHaveLength(3);
  });

  it('Drogo (C-TAR-3): the power of one at home counts as well [IT-704]', () => {
    const power = { jorah: 7, viserys: 0 };
    const game = revealed('drogo', present('drogo'), ['h1', 'h1'], { power });
    play(game, 'targaryen', 'drogo');
    expect(game.options('targaryen')).toEqual(['jorah', 'barristan']);
    game.say('targaryen', 'jorah').untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 5 + 7, defender: 5 });
    expect(game.power('jorah')).toBe(7);
  });

  it('Drogo: only in a Hostility [IT-704]', () => {
    const betrayal = revealed('drogo', present('drogo'), ['h1', 'truce']);
    expect(playable(betrayal, 'targaryen')).toEqual([]);
  });

  it('Jorah (C-TAR-4): one of the top three cards, the others go under the deck; only he sees them [IT-704, IT-814]', () => {
    const game = challenge('jorah', present('jorah'), { deck: ['h2', 'h5', 'h6', 'h7', 'h8'] });
    play(game, 'targaryen', 'jorah');
    const three = ['h5', 'h6', 'h7'].map((id) => `targaryen:${id}`);
    expect(game.options('targaryen')).toEqual(three);
    expect(game.view('targaryen').table.looking).toEqual({ seat: 0, cards: three });
    expect(game.view('stark').table.looking).toEqual({ seat: 0, cards: 3 });
    game.say('targaryen', 'h6');
    const { hand, deck } = game.player('targaryen');
    expect(hand).toContain('targaryen:h6');
    expect(deck.at(-1)).toBe('targaryen:h8');
    expect(deck.slice(0, 2).toSorted()).toEqual(['targaryen:h5', 'targaryen:h7']);
    expect(game.table.looking).toBeNull();
  });

  it('Jorah: with too small a deck the discard pile is shuffled first [IT-916]', () => {
    const game = challenge('jorah', present('jorah'), {
      deck: ['h2', 'h5'],
      discard: ['h7', 'h8', 'h10'],
      deckIsAll: true,
    });
    play(game, 'targaryen', 'jorah');
    expect(game.table.looking?.cards).toHaveLength(3);
    expect(game.table.looking?.cards[0]).toBe('targaryen:h5');
    expect(game.player('targaryen').discard).toEqual([]);
  });

  it('Barristan (C-TAR-5): another one pays the penalty; a hostage is taken all the same [IT-806]', () => {
    const power = { barristan: 8, jorah: 7, viserys: 0, drogo: 2 };
    const banner = present('barristan');
    const game = revealed('barristan', banner, ['h1', 'h20'], { power });
    play(game, 'targaryen', 'barristan');
    expect(game.options('targaryen')).toEqual(['drogo', 'jorah']);
    game.say('targaryen', 'jorah').untilNextTurn();
    expect([game.power('barristan'), game.power('jorah')]).toEqual([8, 3]);
    expect(hostagesFrom(game)).toEqual(['targaryen']);

    const short = revealed('barristan', banner, ['h1', 'h20'], { power });
    play(short, 'targaryen', 'barristan').say('targaryen', 'drogo').untilNextTurn();
    expect([short.power('barristan'), short.power('drogo')]).toEqual([8, 0]);
    expect(short.player('targaryen').sheet).toBe(2);
  });

  it('Barristan: not when won, and not with nobody else alive [IT-704]', () => {
    const banner = present('barristan');
    expect(playable(revealed('barristan', banner, ['h20', 'h1']), 'targaryen')).toEqual([]);
    const power = { jorah: 0, viserys: 0, drogo: 0 };
    const alone = revealed('barristan', banner, ['h1', 'h20'], { power });
    expect(playable(alone, 'targaryen')).toEqual([]);
  });

  it.each([
    ['a failed Truce', 'truce'],
    ['a tied Hostility', 'h1'],
  ])(
    'Barristan and Shireen also after %s, where both sides lose [IT-512, IT-416]',
    (_what, card) => {
      const game = stage({
        targaryen: { hand: [card, 'barristan'] },
        baratheon: { hand: [card, 'shireen'] },
        lannister: {},
      }).commit('barristan', 'shireen');
      game.put({ targaryen: card, baratheon: card });
      if (game.step === 'bargain') game.breakOff('targaryen');
      play(game, 'targaryen', 'barristan').say('targaryen', 'drogo');
      play(game, 'baratheon', 'shireen').untilNextTurn();
      expect([game.power('barristan'), game.power('drogo'), game.power('shireen')]).toEqual([
        4, 2, 4,
      ]);
    },
  );
});

describe('Tyrell', () => {
  it('Margaery (C-TYR-1): she and another participant draw 2 cards each [IT-704]', () => {
    const game = ready(scenes.margaery(present('margaery')), 'tyrell', 'margaery');
    const held = (house: House) => game.player(house).hand.length;
    const [tyrell, stark] = [held('tyrell'), held('stark')];
    game.say('tyrell', 'margaery');
    expect(game.options('tyrell')).toEqual([`${game.seat('stark')}`]); // Baratheon looks on
    game.say('tyrell', `${game.seat('stark')}`);
    expect([held('tyrell'), held('stark')]).toEqual([tyrell - 1 + 2, stark + 2]);
  });

  it('Olenna (C-TYR-2): after a Truce or a Betrayal 3 power of another participant [IT-946]', () => {
    const game = challenge('olenna', present('olenna'), {}, { power: { robb: 9 } });
    support(game, 'baratheon', 'challenger:davos').put({ tyrell: 'h1', stark: 'truce' });
    play(game, 'tyrell', 'olenna');
    expect(game.options('tyrell').toSorted()).toEqual(['davos', 'robb']);
    game.say('tyrell', 'davos');
    expect([game.power('davos'), game.player('baratheon').sheet]).toEqual([1, 3]);

    const truce = revealed('olenna', present('olenna'), ['truce', 'truce']);
    truce.offer('tyrell', { 'influence.challenger': 1 }).accept('stark');
    expect(playable(truce, 'tyrell')).toEqual(['olenna']);
  });

  it('Olenna: not after a Hostility [IT-704]', () => {
    expect(playable(revealed('olenna', present('olenna'), ['h20', 'h1']), 'tyrell')).toEqual([]);
  });

  it('Loras (C-TYR-3): supporters of both sides do not count [IT-806, IT-413]', () => {
    const game = stage({
      tyrell: { leader: 'margaery', hand: ['h1', 'loras'], power: { loras: 5 } },
      stark: { leader: 'catelyn', power: { robb: 3 } },
      baratheon: { power: { davos: 1 } },
      lannister: { power: { jaime: 9 } },
    }).commit('loras', 'robb');
    support(game, 'baratheon', 'challenger:davos');
    support(game, 'lannister', 'defender:jaime').put({ tyrell: 'h1', stark: 'h1' });
    play(game, 'tyrell', 'loras').untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 1 + 5, defender: 1 + 3 });
  });

  it('Loras: only in a Hostility [IT-704]', () => {
    expect(playable(revealed('loras', present('loras'), ['h1', 'truce']), 'tyrell')).toEqual([]);
  });

  it('Mace (C-TYR-4): he distributes up to 3 power [IT-203, IT-204]', () => {
    const game = played('mace');
    game.refuses('SC-005', () => game.say('tyrell', 'mace', 'mace', 'mace', 'mace'));
    const { sheet } = game.player('tyrell');
    const [mace, renly] = [game.power('mace'), game.power('renly')];
    game.say('tyrell', 'mace', 'mace', 'renly');
    expect([game.power('mace'), game.power('renly')]).toEqual([mace + 2, renly + 1]);
    expect(game.player('tyrell').sheet).toBe(sheet - 3);
  });

  it('Renly (C-TYR-5): who does not participate may offer once more, to his side only, even declined or withdrawn [IT-947, IT-806, IT-318]', () => {
    const game = stage({
      tyrell: { leader: 'margaery', hand: ['h1', 'renly'] },
      stark: {},
      baratheon: {},
      lannister: {},
      targaryen: {},
    }).commit('renly', 'robb');
    ask(game, 'baratheon', 'offer').say('baratheon', 'challenger:davos').say('tyrell', 'decline');
    support(game, 'lannister', 'challenger:jaime');
    play(game, 'tyrell', 'renly');
    // Lannister participates already. Baratheon was declined, Targaryen stayed out.
    expect([game.step, game.waiting]).toEqual(['offer', ['baratheon']]);
    expect(game.options('baratheon').every((id) => id.startsWith('challenger:'))).toBe(true);
    game.say('baratheon', 'challenger:melisandre').say('tyrell', 'accept');
    expect([game.step, game.waiting]).toEqual(['offer', ['targaryen']]);
    game.say('targaryen', 'challenger:drogo').say('tyrell', 'decline');
    expect(game.encounter.parts[game.seat('targaryen')]).toBeNull();
    expect(game.encounter.parts[game.seat('baratheon')]).toEqual({
      side: 'challenger',
      character: 'melisandre',
    });
    game.put({ tyrell: 'h1', stark: 'h1' }).untilNextTurn();
    expect(totals(game)).toEqual({ challenger: 1 + 12, defender: 5 }); // she counts at once
  });

  it('Renly: a supporter calls for his side, and its active player accepts [IT-707, IT-315]', () => {
    const game = stage({
      lannister: {},
      stark: {},
      tyrell: { leader: 'margaery', hand: ['renly'] },
      baratheon: {},
    }).commit('jaime', 'robb');
    support(game, 'tyrell', 'defender:renly');
    play(game, 'tyrell', 'renly').say('baratheon', 'defender:davos');
    expect([game.step, game.waiting]).toEqual(['reply', ['stark']]);
  });

  it('Renly: a withdrawn supporter can come back [IT-947]', () => {
    const game = stage({
      lannister: { leader: 'jaime', sheet: 3, hand: ['h1', 'cersei'] },
      tyrell: { leader: 'margaery', hand: ['h1', 'renly'] },
      baratheon: {},
    }).commit('cersei', 'renly');
    support(game, 'baratheon', 'defender:davos');
    play(game, 'lannister', 'cersei').say('lannister', `${game.seat('baratheon')}`);
    play(game, 'tyrell', 'renly').say('baratheon', 'defender:davos').say('tyrell', 'accept');
    expect(game.encounter.parts[game.seat('baratheon')]?.character).toBe('davos');
  });

  it('Renly: not when everybody is in it already [IT-704]', () => {
    const all = support(challenge('renly', present('renly')), 'baratheon', 'defender:davos');
    expect(playable(all, 'tyrell')).toEqual([]);
  });
});

// ---- the two readings of IT-946

describe('power that an effect takes from another player’s character', () => {
  /** Arya's card takes 8 of Cersei's 9. */
  const arya = (options: object) => {
    const game = stage(
      {
        stark: { leader: 'eddard', hand: ['h1', 'arya'] },
        lannister: { leader: 'jaime', hand: ['h20'], power: { cersei: 9 } },
        tyrell: {},
      },
      { options },
    ).commit('arya', 'cersei');
    return play(game.put({ stark: 'h1', lannister: 'h20' }), 'stark', 'arya');
  };

  it.each([
    [{}, { lannister: 8, stark: 2 }],
    [{ removedPower: 'owner' }, { lannister: 8, stark: 2 }],
    [{ removedPower: 'remover' }, { lannister: 0, stark: 10 }],
  ])(
    'goes onto the sheet of its owner, or with %o of the remover [IT-946, IT-207]',
    (options, sheets) => {
      const game = arya(options);
      expect(game.power('cersei')).toBe(1);
      expect({
        lannister: game.player('lannister').sheet,
        stark: game.player('stark').sheet,
      }).toEqual(sheets);
    },
  );

  it('with too little, all of it is taken and the character dies [IT-946, IT-715]', () => {
    const game = challenge('olenna', present('olenna'));
    support(game, 'baratheon', 'challenger:davos').put({ tyrell: 'h1', stark: 'truce' });
    play(game, 'tyrell', 'olenna').say('tyrell', 'robb'); // 4, less the penalty of 2, less 3
    expect([game.power('robb'), game.player('stark').sheet]).toEqual([0, 4]);
    expect(game.told('spectator', 'fact.died')).toHaveLength(1);
  });
});

describe('played where there is nothing to choose, a card asks nothing and does nothing', () => {
  /** The step after the card: anything but a question of its own. */
  const after = (game: Scenario, card: CharacterId): string => play(game, houseOf[card], card).step;
  const noOneElse = (id: CharacterId): Spec => ({
    power: Object.fromEntries(
      others(id)
        .slice(1)
        .map((other) => [other, 0]),
    ),
  });

  it.each<[string, CharacterId, () => Scenario]>([
    [
      'Viserys with no other card in hand',
      'viserys',
      () => challenge('viserys', present('viserys'), { hand: [], deck: ['viserys'] }),
    ],
    [
      'Drogo with nobody at home',
      'drogo',
      () => revealed('drogo', present('drogo'), ['h1', 'h1'], noOneElse('drogo')),
    ],
    ['Mace with an empty sheet', 'mace', () => revealed('mace', present('mace'), ['h20', 'h1'])],
    [
      'Tywin with a dead loser',
      'tywin',
      () => revealed('tywin', present('tywin'), ['h20', 'h1'], {}, { power: { robb: 1 } }),
    ],
  ])('%s [IT-704]', (_what, card, scene) => {
    expect(after(scene(), card)).not.toBe('effectChoice');
  });

  it('Selyse against empty hands [IT-704]', () => {
    const spec = { hand: ['h1', 'selyse', 'selyse'] };
    const game = challenge('selyse', present('selyse'), spec, { hand: [] });
    play(game, 'baratheon', 'selyse').say('baratheon', `${game.seat('stark')}`);
    expect(game.player('stark').hand).toEqual([]);
    expect(after(game, 'selyse')).not.toBe('effectChoice');
  });

  it('Joffrey where the dead are left in peace [IT-923]', () => {
    const game = stage(
      {
        lannister: { hand: ['h1', 'joffrey'], hostages: ['stark:arya'] },
        stark: { leader: 'catelyn', power: { arya: 0 } },
        tyrell: {},
      },
      { options: { tormentDead: false } },
    ).commit('joffrey', 'robb');
    expect(after(game, 'joffrey')).not.toBe('effectChoice');
    expect(game.player('lannister').hostages).toHaveLength(1);
  });

  it('Jorah with neither deck nor discard pile [IT-916]', () => {
    const own = ['targaryen:h1', 'targaryen:jorah'];
    const left = houseDeck('targaryen');
    for (const card of own) left.splice(left.indexOf(card), 1);
    const game = stage({
      targaryen: { leader: 'daenerys', hand: ['h1', 'jorah'] },
      stark: { hostages: left },
      tyrell: {},
    }).commit('jorah', 'robb');
    expect(after(game, 'jorah')).not.toBe('effectChoice');
    expect(game.table.looking).toBeNull();
  });

  it('an offer at his call opens no moment of the support phase [IT-956]', () => {
    const game = play(
      stage({
        tyrell: { hand: ['renly', 'h1'] },
        stark: {},
        targaryen: { leader: 'jorah', sheet: 2 },
      }).commit('renly', 'robb'),
      'tyrell',
      'renly',
    );
    const { hand } = game.player('targaryen');
    const held = hand.length;
    game.say('targaryen', 'challenger:drogo').say('tyrell', 'decline');
    expect(game.step).not.toBe('useLeader');
    game.until('putFaceDown');
    expect(game.player('targaryen').hand).toHaveLength(held);
    expect(game.told('spectator', 'fact.ability')).toEqual([]);
  });
});
