import {
  anyEvent,
  type Card,
  hasTrait,
  isOfFaction,
  printed,
  touch,
  verbOf,
} from '@small-council/lcg';
import {
  a,
  action,
  andThen,
  cannotBe,
  choose,
  constant,
  controlledByYou,
  discard,
  gainGold,
  gainsKeyword,
  killedOrDiscarded,
  losesAllTraits,
  named,
  odd,
  on,
  removeFromGame,
  sacrifice,
  sentence,
  type These,
  target,
  until,
  yours,
} from '@small-council/lcg/blocks';
import { duplicateOf, mayControl, mayEnter } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { reaction } from '../abilities.ts';
import { cards } from '../cards/index.ts';
import { FACTIONS, pack } from '../cards/registry.ts';
import type { PlayerSpec, PositionSpec } from '../position.ts';
import { knelt, stark, targaryen } from './positions.ts';
import { type Scenario, scenario } from './scenario.ts';

/** Zones, ownership, uniqueness, duplicates, attachments, tokens: chapters 2 and 12. */

// ---- what no card of the sets does

const { attachment, character, event, location } = pack('Test', 'neutral');

/** Every trait that there is, and no trait at all; otherwise they are the same. */
const like = { cost: 3, strength: 3, icons: 'mil' } as const;
const TRAITS = [...new Set([...cards.values()].flatMap(({ traits }) => traits))];
character('test:everybody', { name: ['Everybody', 'Jedermann'], ...like, traits: TRAITS });
character('test:nobody', { name: ['Nobody', 'Niemand'], ...like });

const allAgendas: These = {
  say: { key: 'these.self' },
  of: ({ table }) => table.players.flatMap(({ agendas }) => agendas),
};
location('test:bonfire', {
  name: ['Bonfire', 'Freudenfeuer'],
  cost: 0,
  abilities: [action({ does: [gainGold(1), removeFromGame(allAgendas)] })],
});

/** Removes everything of its player from the game: characters, and what it cannot. */
location('test:sweep', {
  name: ['Clean Sweep', 'Kehraus'],
  cost: 0,
  abilities: [
    action({
      does: removeFromGame({
        say: { key: 'these.self' },
        of: ({ table }, { seat, card }) => {
          const { faction, plot, play } = table.players[seat];
          return [faction, plot, ...play.filter((id) => id !== card)];
        },
      }),
    }),
  ],
});

event('test:decree', {
  name: ['Decree', 'Erlass'],
  cost: 0,
  keywords: ['limited'],
  abilities: [action({ does: gainGold(1) })],
});

/** "Sacrifice a character. Then gain 1 gold." */
event('test:offering', {
  name: ['Offering', 'Opfergabe'],
  cost: 0,
  abilities: [
    action({
      choose: choose(a('character', yours)),
      does: [sacrifice(target), andThen(gainGold(1))],
    }),
  ],
});
location('test:refuge', {
  name: ['Refuge', 'Zuflucht'],
  cost: 0,
  abilities: [constant(cannotBe('sacrifice', a('character')))],
});
character('test:ragman', {
  name: ['Ragman', 'Lumpensammler'],
  cost: 0,
  abilities: [reaction({ on: killedOrDiscarded(a('character')), does: gainGold(5) })],
});

attachment('test:steed', {
  name: ['Steed', 'Ross'],
  cost: 1,
  attach: on(a('character'), { copies: 1 }),
});
character('test:squire', {
  name: ['Squire', 'Knappe'],
  cost: 1,
  strength: 1,
  keywords: ['noAttachments:only:Weapon'],
});
/** Nothing but weapons and items; everything but those. */
character('test:collector', {
  name: ['Collector', 'Sammlerin'],
  cost: 1,
  strength: 1,
  keywords: ['noAttachments:except:Weapon:Item'],
});
character('test:ascetic', {
  name: ['Ascetic', 'Asket'],
  cost: 1,
  strength: 1,
  keywords: ['noAttachments:only:Weapon:Item'],
});
/** No weapons; and no attachments except items. */
attachment('test:vow', {
  name: ['Vow', 'Gelübde'],
  cost: 0,
  traits: ['Item'],
  abilities: [constant(gainsKeyword('noAttachments:only:Weapon', 'host'))],
});
attachment('test:knife', { name: ['Knife', 'Messer'], cost: 0, traits: ['Item', 'Weapon'] });
attachment('test:rags', {
  name: ['Rags', 'Lumpen'],
  cost: 0,
  traits: ['Item'],
  abilities: [constant(gainsKeyword('noAttachments:except:Item', 'host'))],
});

/** Turns a character facedown, whatever it was. */
location('test:veil', {
  name: ['Veil', 'Schleier'],
  cost: 0,
  abilities: [
    action({
      choose: choose(a('character')),
      does: odd(sentence('veil', 'turn it facedown', 'drehe ihn um'), (m, { chosen }) => {
        m.table.cards[Number(chosen.target[0])].facedown = true;
        touch(m);
      }),
    }),
  ],
});
/** Sweeps the first card of its player away that lies facedown. */
location('test:broom', {
  name: ['Broom', 'Besen'],
  cost: 0,
  abilities: [
    action({
      does: odd(sentence('sweep', 'discard it', 'lege sie ab'), (m, { seat }) =>
        m.table.players[seat].play
          .filter((id) => m.table.cards[id].facedown)
          .map((card) => anyEvent('discarded', { card, cause: 'effect' }, { to: null, why: null })),
      ),
    }),
  ],
});
character('test:squad', {
  name: ['Captain', 'Hauptmann'],
  cost: 1,
  is: 'unique',
  strength: 1,
  traits: ['Direwolf'],
  abilities: [constant(gainsKeyword('renown', a('character', named('test:nobody'))))],
});
/** Nothing is paid and nothing moves: only what is in force changes. */
location('test:cell', {
  name: ['Cell', 'Zelle'],
  cost: 0,
  abilities: [
    action({
      choose: choose(a('character')),
      does: until('phase', [gainsKeyword('noAttachments')]),
    }),
  ],
});
pack('Test', 'stark').character('test:handmaid', {
  name: ['Handmaid', 'Zofe'],
  cost: 3,
  keywords: ['limited'],
  duplicateOn: {
    say: { key: 'attach.duplicateOn' },
    fits: (m, { seat }, card) =>
      card.controller === seat && printed(m, card).traits.includes('Lady'),
  },
});

attachment('test:leash', {
  name: ['Leash', 'Leine'],
  cost: 0,
  abilities: [constant(controlledByYou('host'))],
});
event('test:cut', {
  name: ['Cut the Leash', 'Die Leine durchtrennen'],
  cost: 0,
  abilities: [
    action({ choose: choose(a('attachment', yours), 'discarded'), does: discard(target) }),
  ],
});

/** No attachment is a weapon any more, or anything else. */
location('test:rust', {
  name: ['Rust', 'Rost'],
  cost: 0,
  abilities: [constant(losesAllTraits(a('attachment')))],
});

const two = (
  phase: PositionSpec['phase'],
  mine: Partial<PlayerSpec> = {},
  theirs: Partial<PlayerSpec> = {},
  more: Partial<PositionSpec> = {},
) => scenario({ phase, players: [stark(mine), stark(theirs)], ...more });

const marshaling = (mine: Partial<PlayerSpec>, theirs: Partial<PlayerSpec> = {}) =>
  two('marshaling', { gold: 20, ...mine }, theirs, { active: 0 });

/** Grey Wind of the second player kills somebody weak. */
const killing = (victim: PlayerSpec['play'], more: Partial<PlayerSpec> = {}) =>
  two('challenges', { play: victim, ...more }, { play: ['Grey Wind', 'Robb Stark'] }, { first: 1 });

describe('in play and out of play', () => {
  it('are different places [AG2-201] [AG2-202] [AG2-203] [AG2-204]', () => {
    const game = marshaling({ hand: ['Tumblestone Knight'] });
    expect(game.find('Tumblestone Knight')).toBeUndefined();
    game.choose('Tumblestone Knight');
    expect(game.card('Tumblestone Knight').zone).toBe('play');
    expect(game.card('House Stark', 0).zone).toBe('faction');
    expect(game.card('Calling the Banners', 0).zone).toBe('plot');
  });

  it('characters, locations, attachments and duplicates are in play, and nothing of a hand or pile is [AG2-201] [AG2-202]', () => {
    const game = two('challenges', {
      play: [
        { card: 'Robb Stark', duplicates: 1, attachments: ['Ice'] },
        'Gates of Winterfell',
        'Clean Sweep',
      ],
      hand: ['Summer'],
      discard: ['Sansa Stark'],
      dead: ['Bran Stark'],
    });
    game.choose('Clean Sweep').pass(); // removes every card of its player in play; nobody is saved
    expect(game.names(0, 'removed').sort()).toEqual(['Gates of Winterfell', 'Ice', 'Robb Stark']);
    expect(game.names(0, 'discard')).toEqual(['Sansa Stark', 'Robb Stark']); // and the duplicate
    expect([game.names(0, 'hand'), game.names(0, 'dead')]).toEqual([['Summer'], ['Bran Stark']]);
  });

  it('the revealed plot and the title one holds are in play, a used plot and titles of the pool are not [AG2-201] [AG2-202]', () => {
    const strengthWith = (more: Partial<PlayerSpec>) =>
      two('challenges', { play: ['Robb Stark'], ...more }).strength('Robb Stark');
    expect(strengthWith({ plot: 'Blood of the Dragon' })).toBe(4);
    expect(strengthWith({ used: ['Blood of the Dragon'] })).toBe(5);
    const drawn = (title: string) =>
      scenario({
        phase: 'draw',
        players: [stark({ title }), stark({ title: 'Master of Coin' }), stark()],
      }).player(0).hand.length;
    expect([drawn('Master of Laws'), drawn('Crown Regent')]).toEqual([3, 2]);
  });

  it('a card that leaves play loses its tokens, duplicates and attachments at the same moment [AG2-217] [AG2-218] [AG2-219] [AG2-221] [AG2-1223] [AG2-1257]', () => {
    const game = killing([
      {
        card: 'Bran Stark',
        power: 2,
        duplicates: 2,
        tokens: { poison: 1 },
        attachments: ['Little Bird'],
      },
    ]);
    game.choose('Grey Wind');
    game.until('challengesWindow'); // nobody saves him
    expect(game.card('Bran Stark')).toMatchObject({
      zone: 'dead',
      power: 0,
      tokens: null,
      duplicates: [],
    });
    expect(game.names(0, 'discard')).toEqual(['Bran Stark', 'Bran Stark']);
    expect(game.names(0, 'hand')).toEqual(['Little Bird']);
  });

  it('lasting effects on it end, also if it comes back [AG2-220]', () => {
    const game = two(
      'challenges',
      { play: ['Direwolf Pup', 'Summer'], hand: ['For the North!'] },
      { play: ['Grey Wind', 'Robb Stark'] },
    );
    game
      .attack('military', 1, 'Direwolf Pup', 'Summer')
      .by(0, 'For the North!')
      .choose('Direwolf Pup');
    expect(game.table.lasting[0].cards).toEqual([game.card('Direwolf Pup').id]);
    expect(game.strength('Direwolf Pup')).toBe(4);
  });

  /** Viserion dies by claim while effects are on it, and comes back out of the dead pile. */
  const resurrected = (hand: string[], use: (game: Scenario) => void) => {
    const game = scenario({
      phase: 'challenges',
      first: 1,
      players: [
        targaryen({
          gold: 5,
          play: ['Margaery Tyrell', { card: 'Viserion', knelt: true }],
          hand: [...hand, 'Fire and Blood'],
        }),
        stark({ play: ['Direwolf Pup'] }),
      ],
    });
    use(game.until('challengesWindow', 0));
    const { id } = game.card('Viserion');
    game.attack('military', 0, 'Direwolf Pup').until('claimed').choose('Viserion');
    expect(game.names(0, 'dead')).toEqual(['Viserion']);
    game.until('challengesWindow', 0).choose('Fire and Blood').choose('yes');
    expect(game.card('Viserion')).toMatchObject({ id, zone: 'play' });
    return game;
  };

  it('a lasting effect does not resume when the very same card comes back [AG2-220]', () => {
    const game = resurrected([], (before) => {
      before.choose('Margaery Tyrell').choose('Viserion');
      expect(before.strength('Viserion')).toBe(5);
    });
    expect(game.strength('Viserion')).toBe(2);
  });

  it('nor does a delayed effect [AG2-220]', () => {
    const game = resurrected(['Waking the Dragon'], (before) => before.choose('Waking the Dragon'));
    game.until('dominanceWindow');
    expect(game.isInPlay('Viserion')).toBe(true);
  });

  it('discarded and killed cards lie faceup on top of their owner’s piles [AG2-222] [AG2-224] [AG2-226] [AG2-227] [AG2-229]', () => {
    const game = killing(['Winterfell Steward'], { dead: ['Sansa Stark'], discard: ['Ice'] });
    game.choose('Grey Wind');
    expect(game.names(0, 'dead')).toEqual(['Sansa Stark', 'Winterfell Steward']);
    expect(game.names(0, 'discard')).toEqual(['Ice']);
  });

  it('faction cards never leave play, and hold power [AG2-206]', () => {
    const game = two('dominance', { gold: 1 });
    expect(game.card('House Stark', 0)).toMatchObject({ zone: 'faction', power: 1 });
  });

  it('faction cards and plots stay, whatever would remove a card in play [AG2-206] [AG2-207]', () => {
    const game = two('challenges', { play: ['Clean Sweep', 'Direwolf Pup'] });
    game.choose('Clean Sweep');
    expect(game.names(0, 'removed')).toEqual(['Direwolf Pup']);
    for (const seat of [0, 1]) {
      expect(game.card('House Stark', seat).zone).toBe('faction');
      expect(game.card('Calling the Banners', seat).zone).toBe('plot');
    }
    const { faction, plot } = game.player(0);
    const WAYS = ['killed', 'discarded', 'sacrificed', 'returned', 'removedFromGame'];
    for (const way of [...WAYS, 'shuffledAway', 'putUnderDeck'])
      for (const card of [faction, plot]) {
        const { can, usual } = verbOf(game.m, way);
        expect([way, can(game.m, anyEvent(way, { card }, usual))]).toEqual([way, false]);
      }
  });
});

describe('ownership and control', () => {
  it('cards enter play under their owner’s control [AG2-239] [AG2-240]', () => {
    const game = marshaling({ hand: ['Tumblestone Knight'] });
    game.choose('Tumblestone Knight');
    expect(game.card('Tumblestone Knight')).toMatchObject({ owner: 0, controller: 0 });
  });

  it('a card goes to its owner’s piles, whoever controls it [AG2-241] [AG2-243] [AG2-1258]', () => {
    const game = killing([{ card: 'Winterfell Steward', owner: 1 }]);
    game.choose('Grey Wind');
    expect(game.names(1, 'dead')).toEqual(['Winterfell Steward']);
    expect(game.names(0, 'dead')).toEqual([]);
  });
});

describe('control effects on one card', () => {
  it('stack: the latest decides, and when it ends, the one before it [AG2-245] [AG2-246]', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      players: [
        stark({ gold: 9, hand: ['Leash', 'Leash', 'Cut the Leash', 'Cut the Leash'] }),
        stark({ play: [{ card: 'Hedge Knight', owner: 2 }] }),
        stark({ play: [] }),
      ],
    });
    const mine = () => game.until('marshalingWindow', 0);
    const knight = () => game.card('Hedge Knight');
    const says = () => knight().controls.map(({ seat, by }) => `${seat} ${by}`);
    expect([knight().controller, says()]).toEqual([1, ['1 good']]);
    mine().choose('Leash');
    const { id } = game.card('Leash');
    const both = ['1 good', `0 c${id}`];
    expect([knight().controller, says()]).toEqual([0, both]);
    mine().choose('Leash');
    const twice = [...both, `0 c${game.player(0).play.at(-1)}`];
    expect([knight().controller, says()]).toEqual([0, twice]);
    mine().choose('Cut the Leash').choose(String(id));
    expect([knight().controller, says()]).toEqual([0, ['1 good', twice[2]]]);
    mine().choose('Cut the Leash');
    expect([knight().controller, says()]).toEqual([1, ['1 good']]);
  });
});

describe('unique cards', () => {
  it('are one a player; several players may have their own [AG2-249] [AG2-250] [AG2-261]', () => {
    const game = two(
      'challenges',
      { play: ['Robb Stark', 'Tumblestone Knight', 'Tumblestone Knight'] },
      { play: ['Robb Stark'] },
    );
    expect(game.names(0, 'play')).toHaveLength(3);
    expect(game.isInPlay('Robb Stark', 1)).toBe(true);
  });

  it('of another player do not keep one from marshaling the own copy [AG2-250]', () => {
    const game = marshaling({ hand: ['Robb Stark'] }, { play: ['Robb Stark'] });
    game.choose('Robb Stark');
    expect([0, 1].map((seat) => game.isInPlay('Robb Stark', seat))).toEqual([true, true]);
    expect(game.card('Robb Stark', 1).duplicates).toEqual([]);
    expect(game.player(0).gold).toBe(14);
  });

  it('a second copy is no second card in play, as one that is not unique is [AG2-249] [AG2-261]', () => {
    const game = marshaling({
      play: ['Robb Stark', 'Tumblestone Knight'],
      hand: ['Robb Stark', 'Tumblestone Knight'],
    });
    game.by(0, 'Robb Stark').by(0, 'Tumblestone Knight');
    expect(game.names(0, 'play')).toEqual([
      'Robb Stark',
      'Tumblestone Knight',
      'Tumblestone Knight',
    ]);
    expect(game.player(0).gold).toBe(18);
  });

  it('a copy counts for who controls it, and for who owns it [AG2-249]', () => {
    const taken = { card: 'Robb Stark', owner: 1 };
    const holder = marshaling({ play: [taken], hand: ['Robb Stark', 'Sansa Stark'] });
    expect(holder.refused('Robb Stark')).toBe('AG2-253');
    expect(holder.options).toContain('Sansa Stark');
    const owner = marshaling(
      { hand: ['Robb Stark', 'Sansa Stark'] },
      { play: [{ card: 'Robb Stark', owner: 0 }] },
    );
    expect(owner.refused('Robb Stark')).toBe('AG2-253');
    expect(owner.options).toContain('Sansa Stark');
  });

  it('cannot be marshaled with a copy in the dead pile [AG2-253] [AG2-1204]', () => {
    const game = marshaling({ hand: ['Robb Stark', 'Sansa Stark'], dead: ['Robb Stark'] });
    expect(game.refused('Robb Stark')).toBe('AG2-253');
    expect(game.options).toContain('Sansa Stark');
  });

  it('a copy in the dead pile forbids a duplicate, too [AG2-1204] [AG2-1217]', () => {
    const game = marshaling({ hand: ['Robb Stark'], play: ['Robb Stark'], dead: ['Robb Stark'] });
    expect(game.refused('Robb Stark')).toBe('AG2-253');
  });

  it('the only copy may enter play from the dead pile itself; with another copy there, none [AG2-254] [AG2-255] [AG2-1069]', () => {
    const one = two('challenges', { dead: ['Robb Stark'] });
    const [robb] = one.player(0).dead;
    expect(mayEnter(one.m, 0, '01146', 0, robb)).toBe(true);
    const both = two('challenges', { dead: ['Robb Stark', 'Robb Stark'] });
    expect(mayEnter(both.m, 0, '01146', 0, both.player(0).dead[0])).toBe(false);
  });

  it('of an opponent cannot enter while a copy of either is in play or dead [AG2-256] [AG2-257]', () => {
    const mine = two('challenges', { play: ['Robb Stark'] });
    expect(mayEnter(mine.m, 0, '01146', 1)).toBe(false);
    const theirs = two('challenges', {}, { play: ['Robb Stark'] });
    expect(mayEnter(theirs.m, 0, '01146', 1)).toBe(false);
    const dead = two('challenges', {}, { dead: ['Robb Stark'] });
    expect(mayEnter(dead.m, 0, '01146', 1)).toBe(false);
    const free = two('challenges');
    expect(mayEnter(free.m, 0, '01146', 1)).toBe(true);
  });

  it('controlled but not owned: nobody of the two brings another copy in [AG2-258] [AG2-260] [AG2-1067] [AG2-1068] [AG2-1203]', () => {
    const game = two('challenges', { play: [{ card: 'Robb Stark', owner: 1 }] });
    for (const seat of [0, 1]) {
      expect(mayEnter(game.m, seat, '01146', seat)).toBe(false);
      expect(duplicateOf(game.m, seat, '01146')).toBeNull();
    }
  });

  it('cannot be taken while one has a copy, in play or dead [AG2-252] [AG2-253] [AG2-259]', () => {
    const game = two(
      'challenges',
      { play: ['Robb Stark'] },
      { play: ['Robb Stark', 'Sansa Stark'] },
    );
    expect(mayControl(game.m, 0, game.card('Robb Stark', 1))).toBe(false);
    expect(mayControl(game.m, 0, game.card('Sansa Stark', 1))).toBe(true);
    const dead = two('challenges', { dead: ['Sansa Stark'] }, { play: ['Sansa Stark'] });
    expect(mayControl(dead.m, 0, dead.card('Sansa Stark', 1))).toBe(false);
  });

  it('are known by their title: another version is a copy [AG2-247] [AG2-809] [AG2-1212]', () => {
    const game = marshaling({ play: ['Eddard Stark (Core)'], hand: ['Eddard Stark (WotN)'] });
    game.choose('Eddard Stark');
    expect(game.card('Eddard Stark').code).toBe('01144');
    expect(game.card('Eddard Stark').duplicates).toEqual([{ code: '03003', facedown: false }]);
  });
});

describe('a card that leaves play', () => {
  it('takes nothing along of what lay on it [AG2-217]', () => {
    const game = killing([{ card: 'Bran Stark', gold: 2, power: 1, tokens: { poison: 1 } }]);
    game.choose('Grey Wind');
    expect(game.card('Bran Stark')).toMatchObject({
      zone: 'dead',
      gold: 0,
      power: 0,
      tokens: null,
    });
  });
});

describe('duplicates of several cards', () => {
  it('each may save its own, and both are offered at once [AG2-1205]', () => {
    const game = two(
      'challenges',
      { plot: 'Sneak Attack', play: ['Robb Stark'] },
      {
        play: [
          { card: 'Bran Stark', duplicates: 1 },
          { card: 'Sansa Stark', duplicates: 1 },
        ],
      },
    );
    game.attack('military', 1, 'Robb Stark').until('wouldInterrupts', 1);
    expect(game.options.toSorted()).toEqual(['Bran Stark', 'Sansa Stark']);
    game.choose('Sansa Stark');
    expect(game.options).toEqual(['Bran Stark']);
    game.pass();
    expect([game.names(1, 'dead'), game.names(1, 'discard')]).toEqual([
      ['Bran Stark'],
      ['Sansa Stark', 'Bran Stark'],
    ]);
  });
});

describe('duplicates', () => {
  it('save from nothing but leaving play: not from kneeling, not from gaining power [AG2-1205]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [stark({ play: [{ card: 'Eddard Stark (Core)', duplicates: 1 }] }), stark()],
    });
    game.attack('military', 1, 'Eddard Stark');
    expect(game.reaches('wouldInterrupts', 'dominanceWindow')).toBe(false);
    expect(game.card('Eddard Stark').power).toBe(1); // renown
    expect(game.card('Eddard Stark').duplicates).toHaveLength(1);
  });

  const doubled = (duplicates: number) => killing([{ card: 'Bran Stark', duplicates }]);

  it('are discarded to save the card above them [AG2-1201] [AG2-1205] [AG2-450]', () => {
    const game = doubled(1);
    game.choose('Grey Wind');
    expect(game.step).toBe('wouldInterrupts/opportunity');
    expect(game.waiting).toEqual([0]);
    game.choose(game.asked.options[0].id);
    expect(game.isInPlay('Bran Stark')).toBe(true);
    expect(game.card('Bran Stark').duplicates).toEqual([]);
    expect(game.names(0, 'discard')).toEqual(['Bran Stark']);
    expect(game.names(0, 'dead')).toEqual([]);
  });

  it('need not be used [AG2-302]', () => {
    const game = doubled(1);
    game.choose('Grey Wind').pass();
    expect(game.names(0, 'dead')).toEqual(['Bran Stark']);
  });

  it('may be any number [AG2-1211]', () => {
    const game = marshaling({
      play: [{ card: 'Robb Stark', duplicates: 2 }],
      hand: ['Robb Stark'],
    });
    game.choose('Robb Stark');
    expect(game.card('Robb Stark').duplicates).toHaveLength(3);
  });

  it('are no attachments, and have no text, title or traits of their own [AG2-1209] [AG2-1210]', () => {
    const game = two('challenges', { play: [{ card: 'Summer', duplicates: 1 }, 'Direwolf Pup'] });
    expect(game.card('Summer').attachments).toEqual([]);
    expect(game.strength('Direwolf Pup')).toBe(2); // one other Direwolf
  });

  it('of an attachment go under it, and nobody is asked for another host [AG2-1201] [AG2-1209]', () => {
    const game = marshaling({
      play: [{ card: 'Robb Stark', attachments: ['Ice'] }, 'Sansa Stark', 'Arya Stark'],
      hand: ['Ice'],
    });
    game.choose('Ice');
    expect(game.step).toBe('marshalingWindow/action');
    expect(game.card('Ice').duplicates).toHaveLength(1);
    expect(game.card('Ice').host).toBe(game.card('Robb Stark').id);
  });

  it('go back to nobody: a card is not exchanged for its duplicate [AG2-1213]', () => {
    const game = doubled(1);
    const { id } = game.card('Bran Stark');
    game.choose('Grey Wind').choose(game.asked.options[0].id);
    expect(game.card('Bran Stark').id).toBe(id);
  });

  it('a limited card as a duplicate uses up the limited card of the round [AG2-1215] [AG2-1216] [AG2-1017] [AG2-1018]', () => {
    expect(
      marshaling({ hand: ['The Roseroad', 'The Kingsroad'] })
        .by(0, 'The Roseroad')
        .by(1)
        .refused('The Kingsroad'),
    ).toBe('AG2-683');
  });
});

describe('limited', () => {
  it('is one card a round [AG2-683] [AG2-685]', () => {
    const game = marshaling({ hand: ['Heart Tree Grove', 'The Roseroad'] });
    game.by(0, 'Heart Tree Grove').by(1);
    expect(game.refused('The Roseroad')).toBe('AG2-683');
  });

  it('events count as well: neither after the limited card of the round, nor it after them [AG2-683]', () => {
    const after = marshaling({ hand: ['The Roseroad', 'Decree'] });
    expect(after.options).toContain('Decree');
    after.choose('The Roseroad').pass();
    expect(after.options).not.toContain('Decree');
    const before = marshaling({ hand: ['The Roseroad', 'Decree'] });
    before.choose('Decree').pass();
    expect(before.player(0).gold).toBe(after.player(0).gold + 1);
    expect(before.refused('The Roseroad')).toBe('AG2-683');
  });

  it('starts again in the next round [AG2-683]', () => {
    const game = marshaling({ hand: ['Heart Tree Grove', 'The Roseroad'] });
    game.by(0, 'Heart Tree Grove').until('choosePlots').until('marshalingWindow', 0);
    while (game.table.active !== 0) game.pass();
    expect(game.options).toContain('The Roseroad');
  });
});

describe('attachments', () => {
  it('stay under their controller’s control on another’s card, and kneel for themselves [AG2-1225] [AG2-1226]', () => {
    const game = two(
      'challenges',
      { play: [{ card: 'Robb Stark', attachments: [{ card: 'Ice', owner: 1, knelt: true }] }] },
      {},
    );
    expect(game.card('Ice').controller).toBe(1);
    expect(game.card('Robb Stark').knelt).toBe(false);
    expect(game.card('Ice').knelt).toBe(true);
  });

  it('kneel and stand for themselves, and their bearer does [AG2-1226]', () => {
    const game = two('challenges', {
      play: [{ card: 'Robb Stark', attachments: ['Seal of the Hand'] }],
    });
    const lying = () => ['Robb Stark', 'Seal of the Hand'].map((name) => game.card(name).knelt);
    game.attack('military', 1, 'Robb Stark');
    expect(lying()).toEqual([true, false]);
    game.choose('Seal of the Hand');
    expect(lying()).toEqual([false, true]);
  });

  it('stand where their bearer may not, and kneel without a bearer who goes on standing [AG2-1226]', () => {
    const tired = two(
      'standing',
      { faction: 'baratheon', play: ['Stannis Baratheon'] },
      {
        play: [
          knelt('Robb Stark', { attachments: [knelt('Seal of the Hand')] }),
          knelt('Sansa Stark'),
          knelt('Arya Stark'),
        ],
      },
    );
    tired.choose('Sansa Stark', 'Arya Stark');
    expect(tired.card('Robb Stark').knelt).toBe(true);
    expect(tired.card('Seal of the Hand').knelt).toBe(false);
    const armed = two('challenges', {
      faction: 'tyrell',
      play: [{ card: 'Randyll Tarly', attachments: ['Heartsbane', 'Seal of the Hand'] }],
    });
    armed.attack('military', 1, 'Randyll Tarly').by(0, 'Seal of the Hand').by(0, 'Heartsbane');
    expect(armed.card('Heartsbane').knelt).toBe(true);
    expect(armed.card('Randyll Tarly').knelt).toBe(false);
  });

  it('may be as many as one likes [AG2-1222]', () => {
    const game = two('challenges', {
      play: [
        {
          card: 'Robb Stark',
          attachments: ['Ice', 'Little Bird', "Syrio's Training", 'Noble Lineage'],
        },
      ],
    });
    expect(game.card('Robb Stark').attachments).toHaveLength(4);
  });

  it('are not for characters without attachments [AG2-686]', () => {
    const game = marshaling({ play: ['Grey Wind'], hand: ["Syrio's Training"] });
    expect(game.refused("Syrio's Training")).toBe('AG2-1220');
  });

  it('"except Weapon" allows weapons alone [AG2-688]', () => {
    const game = marshaling({
      play: ['Braided Warrior'],
      hand: ["Syrio's Training", "Widow's Wail"],
    });
    expect(game.options).toContain("Widow's Wail");
    expect(game.refused("Syrio's Training")).toBe('AG2-1220');
  });
});

describe('kneeling and standing', () => {
  it('a knelt card cannot be knelt again [AG2-272] [AG2-273]', () => {
    const game = two(
      'challenges',
      { play: [{ card: 'Grey Wind', knelt: true }] },
      { play: ['Winterfell Steward'] },
    );
    expect(game.refused('Grey Wind')).toBe('AG2-311');
  });
});

describe('agendas and titles', () => {
  it('an agenda cannot be removed from the game by card abilities [AG2-214]', () => {
    const game = two('challenges', { agenda: 'Fealty', play: ['Bonfire'] }, { agenda: 'Fealty' });
    game.choose('Bonfire');
    expect(game.player(0).gold).toBe(1);
    for (const seat of [0, 1]) {
      expect(game.card('Fealty', seat).zone).toBe('agenda');
      expect(game.names(seat, 'removed')).toEqual([]);
    }
  });

  const melee = (phase: PositionSpec['phase'], ...players: Partial<PlayerSpec>[]) =>
    scenario({ phase, players: players.map(stark) });

  it('a title is in play under the control of its holder, and leaves play for the pool [AG2-215] [AG2-216]', () => {
    const game = melee(
      'draw',
      { title: 'Master of Laws', deck: ['Ice', 'Ice', 'Ice', 'Ice'], deckIsAll: true },
      { title: 'Crown Regent', deck: ['Ice', 'Ice'], deckIsAll: true },
      { title: 'Master of Coin' },
    );
    expect(game.card('Master of Laws')).toMatchObject({ zone: 'title', controller: 0 });
    expect(game.player(0).hand).toHaveLength(3); // it works for him alone
    expect(game.player(2).hand).toHaveLength(2);
    expect(game.player(1).out).toBe(true); // and with him his title is gone
    expect(game.find('Crown Regent')).toBeUndefined();
    expect(game.table.titles.pool).toContain('01211');
    expect(game.table.titles.pool).not.toContain('01210');
  });
});

describe('factions, traits and types', () => {
  it('there are eight factions; the faction card says which one a player has [AG2-266] [AG2-267]', () => {
    const names = FACTIONS.map((faction) => cards.get(`faction:${faction}`)?.name.en);
    expect(names.sort()).toEqual([
      'House Baratheon',
      'House Greyjoy',
      'House Lannister',
      'House Martell',
      'House Stark',
      'House Targaryen',
      'House Tyrell',
      "The Night's Watch",
    ]);
    const affiliations = new Set([...cards.values()].map(({ faction }) => faction));
    expect([...affiliations].sort()).toEqual([...FACTIONS, 'neutral'].sort());
    for (const faction of FACTIONS) {
      const game = two('challenges', { faction });
      expect(game.card(cards.get(`faction:${faction}`)?.name.en ?? '', 0).zone).toBe('faction');
    }
  });

  it('a card is of its faction, loyal or not; neutral cards are of none [AG2-267] [AG2-268]', () => {
    const cheap = (card: string) => {
      const game = marshaling({ gold: 3, play: ['Heart Tree Grove'], hand: [card] });
      game.choose('Heart Tree Grove').pass();
      return game.choose(card).player(0).gold;
    };
    expect(cheap('Summer')).toBe(1); // loyal, 3 gold
    expect(cheap('Tumblestone Knight')).toBe(2); // not loyal, 2 gold
    expect(cheap('Hedge Knight')).toBe(1); // neutral, 2 gold
  });

  it('traits do nothing by themselves [AG2-269]', () => {
    const game = two('challenges', { play: ['Everybody', 'Nobody'] });
    const [everybody, nobody] = ['Everybody', 'Nobody'].map((name) => game.card(name));
    expect(TRAITS.length).toBeGreaterThan(50);
    expect(game.strength('Everybody')).toBe(game.strength('Nobody'));
    expect({ ...everybody, id: 0, code: '' }).toEqual({ ...nobody, id: 0, code: '' });
    game.attack('military', 1, 'Everybody', 'Nobody').through('challenge');
    expect({ ...everybody, id: 0, code: '' }).toEqual({ ...nobody, id: 0, code: '' });
    for (const keyword of ['renown', 'stealth', 'noAttachments', 'limited', 'terminal'])
      expect(game.hasKeyword('Everybody', keyword)).toBe(false);
  });

  it('there are eight types of cards [AG2-1256]', () => {
    expect([...new Set([...cards.values()].map(({ type }) => type))].sort()).toEqual([
      'agenda',
      'attachment',
      'character',
      'event',
      'faction',
      'location',
      'plot',
      'title',
    ]);
  });

  it('every plot has four values, and many an ability [AG2-1244]', () => {
    const all = [...cards.values()].filter(({ type }) => type === 'plot');
    for (const { code, plot } of all)
      expect(Object.keys(plot ?? {}).sort(), code).toEqual([
        'claim',
        'gold',
        'initiative',
        'reserve',
      ]);
    expect(all.filter(({ abilities }) => abilities.length > 0).length).toBeGreaterThan(20);
    const game = two('challenges', { plot: 'The Winds of Winter' });
    expect(
      (['gold', 'initiative', 'claim', 'reserve'] as const).map((one) => game.plot(0, one)),
    ).toEqual([3, 4, 2, 5]);
  });

  it('a character has its printed strength until something changes it; what is printed stays [AG2-1246]', () => {
    const game = two('challenges', {
      play: ['Tumblestone Knight', { card: 'Hedge Knight', attachments: ['Knighted'] }],
    });
    expect(game.strength('Tumblestone Knight')).toBe(2);
    expect(game.strength('Hedge Knight')).toBe(4); // Knighted, and another Knight
    expect(printed(game.m, game.card('Hedge Knight')).strength).toBe(2);
  });
});

describe('text', () => {
  it('that speaks of “this card” means the very card, no other copy [AG2-248]', () => {
    const knelt = { card: 'Fiery Followers', knelt: true };
    const game = two('dominance', { faction: 'baratheon', play: [knelt, knelt] });
    expect(game.step).toBe('reactionWindow/opportunity');
    game.choose(game.asked.options[1].id);
    const [first, second] = game.player(0).play.map((id) => game.table.cards[id].knelt);
    expect([first, second]).toEqual([true, false]);
  });

  it('no number of cards drawn in a round is too high [AG2-238]', () => {
    const game = two(
      'plot',
      { plotDeck: ['Counting Coppers'], hand: ["The Dragon's Tail", "The Dragon's Tail"] },
      {},
    );
    game.until('plotWindow', 0).by(0, "The Dragon's Tail").until('drawWindow', 0);
    game.by(0, "The Dragon's Tail").until('marshalingWindow');
    expect(game.player(0).hand).toHaveLength(3 + 2 + 2 + 2);
  });
});

describe('revealing', () => {
  it('shows a card to everybody; it stays where it is [AG2-282] [AG2-284]', () => {
    const game = two('challenges', {
      play: ['Gates of Winterfell'],
      deck: ['Littlefinger', 'Ice'],
    });
    const { length } = game.player(0).deck;
    game.choose('Gates of Winterfell');
    for (const viewer of [1, 'spectator'] as const)
      expect(JSON.stringify(game.match.log(viewer))).toContain('01028');
    expect(game.names(0, 'deck').slice(0, 2)).toEqual(['Littlefinger', 'Ice']);
    expect(game.player(0).deck).toHaveLength(length);
  });

  it('ends when the card has come to its place [AG2-282] [AG2-283]', () => {
    const game = two(
      'plot',
      {
        plotDeck: ['Wheels Within Wheels'],
        deck: ['For the North!', 'Ice', 'Winter Is Coming', 'Like Warm Rain'],
      },
      { plotDeck: ['A Noble Cause'] },
    );
    game.until('choosing', 0).choose('For the North!', 'Winter Is Coming');
    const open = () =>
      Object.values(game.match.view(1).table.cards)
        .filter(({ zone }) => zone === 'limbo')
        .map(({ code }) => cards.get(code)?.name.en)
        .sort();
    expect(open()).toEqual(['For the North!', 'Winter Is Coming']); // the opponent sees both
    game.choose('Winter Is Coming');
    expect(open()).toEqual([]);
    expect(game.match.view(1).table.players[0].hand).toBe(1);
    expect(game.names(0, 'hand')).toEqual(['Winter Is Coming']);
  });

  it('a card that is facedown is nothing but that: a duplicate, if it was put there as one [AG2-278]', () => {
    const game = marshaling({
      play: ['Direwolf Pup'],
      hand: ['Arya Stark', 'Summer'],
      deck: ['Summer'],
    });
    game.choose('Arya Stark').choose('Arya Stark');
    expect(game.card('Arya Stark').duplicates).toEqual([{ code: '01148', facedown: true }]);
    expect(game.hasIcon('Arya Stark', 'military')).toBe(true); // it is a duplicate
    expect(game.strength('Direwolf Pup')).toBe(1); // and no Direwolf
    expect(JSON.stringify(game.match.view(1).table.cards)).not.toContain('01148');
    game.by(1).choose('Summer'); // nor is it a copy of Summer
    expect(game.isInPlay('Summer')).toBe(true);
    expect(game.strength('Direwolf Pup')).toBe(2);
  });

  it('a facedown duplicate that saves its card is seen then, in the discard pile [AG2-278] [AG2-1205]', () => {
    const game = scenario({
      phase: 'challenges',
      players: [stark({ play: ['Robb Stark'] }), stark({ play: ['Arya Stark'] })],
    });
    game.card('Arya Stark').duplicates.push({ code: '01148', facedown: true });
    game.attack('military', 1, 'Robb Stark').until('wouldInterrupts').choose('Arya Stark');
    expect(game.isInPlay('Arya Stark')).toBe(true);
    expect(game.names(1, 'discard')).toEqual(['Summer']);
    expect(JSON.stringify(game.match.view(0).table.cards)).toContain('01148');
  });
});

describe('a card in play that is turned facedown', () => {
  const veiled = (more: Partial<PlayerSpec> = {}) => {
    const game = marshaling({
      play: ['Veil', 'Captain', 'Nobody', 'Direwolf Pup', 'Hedge Knight'],
      hand: ['Captain', 'Knife'],
      ...more,
    });
    expect(game.hasKeyword('Nobody', 'renown')).toBe(true);
    expect(game.strength('Direwolf Pup')).toBe(2);
    return game.choose('Veil').choose('Captain').pass();
  };

  it('has no text, no traits, no type and no title [AG2-278]', () => {
    const game = veiled();
    const captain = game.find('Captain') as Card;
    expect(game.hasKeyword('Nobody', 'renown')).toBe(false);
    expect(game.strength('Direwolf Pup')).toBe(1); // there is no other Direwolf any more
    expect(hasTrait(game.m, captain, 'Direwolf')).toBe(false);
    // It is no character that could bear anything, and no copy that a second one would go under.
    game.choose('Knife');
    expect(game.options).toEqual(['Nobody', 'Hedge Knight']);
    game.choose('Nobody').pass().choose('Captain');
    expect(captain.duplicates).toEqual([]);
    expect(game.names(0, 'play').filter((name) => name === 'Captain')).toHaveLength(2);
    expect(game.hasKeyword('Nobody', 'renown')).toBe(true);
  });

  it('lies open in the discard pile when it has left play [AG2-278] [AG2-224]', () => {
    const game = veiled({
      play: ['Veil', 'Broom', 'Captain', 'Nobody', 'Direwolf Pup', 'Hedge Knight'],
    });
    game.choose('Broom');
    expect(game.names(0, 'discard')).toEqual(['Captain']);
    const captain = game.card('Captain');
    expect(captain.facedown).toBe(false);
    expect(game.match.view(1).table.cards[captain.id].code).toBe(captain.code);
  });

  it('is of no House, though its controller may look at it [AG2-278] [AG2-279] [AG2-936]', () => {
    const game = veiled({ play: ['Veil', 'Captain', 'Nobody', 'Direwolf Pup', 'Arya Stark'] });
    game.choose('Veil').choose('Arya Stark').pass();
    const arya = game.card('Arya Stark');
    expect(isOfFaction(game.m, arya, 'stark')).toBe(false);
    expect([0, 1].map((seat) => game.match.view(seat).table.cards[arya.id].code)).toEqual([
      arya.code,
      '',
    ]);
  });
});

describe('limited cards that are marshaled under another', () => {
  const under = (game: Scenario) =>
    [...game.asked.options, ...game.asked.blocked].find(({ id }) => id.endsWith('marshalUnder'));

  it('count as limited, and are refused after another one [AG2-683] [AG2-1104]', () => {
    const lady = { play: ['Sansa Stark'], hand: ['Handmaid', 'The Roseroad'] };
    const first = marshaling(lady);
    first.choose(under(first)?.id as string).pass();
    expect(first.card('Sansa Stark').duplicates).toHaveLength(1);
    expect(first.refused('The Roseroad')).toBe('AG2-683');
    const second = marshaling(lady);
    second.choose('The Roseroad').pass();
    expect(under(second)).toMatchObject({ rule: 'AG2-683' });
  });
});

describe('sacrificing', () => {
  const offering = (play: PlayerSpec['play'], theirs: Partial<PlayerSpec> = {}) =>
    two('challenges', { hand: ['Offering'], play }, theirs).until('action', 0);

  it('is done with an own card in play, which goes to the discard pile [AG2-293]', () => {
    const game = offering(['Sansa Stark', 'Winterfell Steward'], { play: ['Arya Stark'] });
    game.choose('Offering');
    expect(game.options).toEqual(['Sansa Stark', 'Winterfell Steward']);
    game.choose('Sansa Stark');
    expect(game.names(0, 'discard')).toEqual(['Sansa Stark', 'Offering']);
    expect(game.player(0).gold).toBe(1);
  });

  it('has not happened if the card stays in play [AG2-294]', () => {
    const game = offering(['Sansa Stark', 'Robb Stark', 'Refuge']);
    game.choose('Offering').choose('Sansa Stark');
    expect(game.isInPlay('Sansa Stark')).toBe(true);
    expect(game.player(0).gold).toBe(0); // “then” waits for it
    expect(game.step).not.toBe('reactionWindow/opportunity'); // and so does Robb
  });

  it('is neither killing nor discarding: who watches for those sees nothing [AG2-295]', () => {
    const game = offering(['Sansa Stark'], { play: ['Joffrey Baratheon', 'Ragman'] });
    game.choose('Offering');
    expect(game.names(0, 'discard')).toContain('Sansa Stark');
    expect(game.step).not.toBe('reactionWindow/opportunity');
  });

  it('cannot be stopped by a save [AG2-296]', () => {
    const game = offering([{ card: 'Sansa Stark', duplicates: 1, attachments: ['Bodyguard'] }]);
    game.choose('Offering');
    expect(game.step).not.toBe('wouldInterrupts/opportunity');
    expect(game.names(0, 'discard')).toContain('Sansa Stark');
  });
});

describe('the save by a duplicate', () => {
  it('is an ability of the game: nobody can cancel it [AG2-1206]', () => {
    const game = two(
      'challenges',
      { play: [{ card: 'Bran Stark', duplicates: 1 }] },
      {
        faction: 'lannister',
        gold: 5,
        play: ['Grey Wind', 'Robb Stark', 'Tywin Lannister'],
        hand: ['Treachery', "The Hand's Judgment"],
      },
      { first: 1 },
    );
    game.choose('Grey Wind').until('wouldInterrupts', 0).choose(game.asked.options[0].id);
    expect(game.step).not.toBe('wouldInterrupts/opportunity');
    expect(game.isInPlay('Bran Stark')).toBe(true);
  });
});

describe('where attachments may be', () => {
  it('an attachment that may no longer be where it is, is discarded [AG2-1224]', () => {
    const game = two(
      'challenges',
      { gold: 1, hand: ['I Am No One'], play: [{ card: 'Arya Stark', attachments: ['Ice'] }] },
      {},
    );
    game.choose('I Am No One'); // she is no Stark any more
    expect(game.names(0, 'discard').sort()).toEqual(['I Am No One', 'Ice']);
    expect(game.card('Arya Stark').attachments).toEqual([]);
  });

  it('one that only does harm may be attached all the same, also to one’s own [AG2-1227]', () => {
    const game = marshaling(
      { hand: ['Milk of the Poppy'], play: ['Robb Stark'] },
      { play: ['Sansa Stark'] },
    );
    game.choose('Milk of the Poppy');
    expect(game.options).toEqual(['Robb Stark', 'Sansa Stark']);
    game.choose('Robb Stark');
    expect(game.hasKeyword('Robb Stark', 'renown')).toBe(false);
  });

  it('“limit 1 per character”: one copy on each [AG2-1228]', () => {
    const game = marshaling({
      hand: ['Steed', 'Steed', 'Steed'],
      play: ['Robb Stark', 'Sansa Stark'],
    });
    game.choose('Steed').choose('Robb Stark').pass();
    game.choose('Steed').pass(); // there is one character left for it
    expect(game.card('Sansa Stark').attachments).toHaveLength(1);
    expect(game.card('Robb Stark').attachments).toHaveLength(1);
    expect(game.refused('Steed')).toBe('AG2-1220');
  });

  it('“limit 1 per character”: other attachments do not count [AG2-1228]', () => {
    const game = marshaling({
      hand: ['Steed'],
      play: [{ card: 'Robb Stark', attachments: ['Little Bird'] }],
    });
    game.choose('Steed');
    expect(game.card('Robb Stark').attachments).toHaveLength(2);
  });

  it('an effect that only lasts takes away what may not be borne any more, at once [AG2-690] [AG2-1224]', () => {
    const game = marshaling({
      play: ['Cell', { card: 'Robb Stark', attachments: ['Knife'] }, 'Sansa Stark'],
    });
    game.choose('Cell').choose('Robb Stark');
    expect(game.names(0, 'discard')).toEqual(['Knife']);
  });

  it('“no Weapon attachments” keeps off weapons alone [AG2-687]', () => {
    const game = marshaling({ play: ['Squire'], hand: ["Widow's Wail", 'Little Bird'] });
    expect(game.refused("Widow's Wail")).toBe('AG2-1220');
    expect(game.options).toContain('Little Bird');
  });

  it('of several traits that are listed one is enough [AG2-687] [AG2-688]', () => {
    const hand = ["Widow's Wail", 'Rags', 'Little Bird'];
    const picky = marshaling({ play: ['Collector'], hand });
    expect(picky.options).toEqual(['Watchman', "Widow's Wail", 'Rags']); // a weapon, an item
    expect(picky.refused('Little Bird')).toBe('AG2-1220');
    const averse = marshaling({ play: ['Ascetic'], hand });
    expect(averse.options).toEqual(['Watchman', 'Little Bird']);
  });

  it('what one character has gained does not keep anything off another [AG2-687]', () => {
    const game = marshaling({
      play: [{ card: 'Hedge Knight', attachments: ['Vow'] }, 'Sansa Stark'],
      hand: ['Knife'],
    });
    game.choose('Knife');
    expect(game.card('Sansa Stark').attachments).toEqual([game.card('Knife').id]);
  });

  it('of several forms of the keyword any one is enough to forbid [AG2-689]', () => {
    const bearing = (...attachments: string[]) =>
      marshaling({ play: [{ card: 'Hedge Knight', attachments }], hand: ['Knife', 'Rags'] });
    expect(bearing('Rags').options).toEqual(['Watchman', 'Knife', 'Rags']); // items alone
    expect(bearing('Vow').refused('Knife')).toBe('AG2-1220'); // no weapons
    expect(bearing('Vow', 'Rags').refused('Knife')).toBe('AG2-1220');
    expect(bearing('Vow', 'Rags').options).toContain('Rags');
  });

  it('a character that gains the keyword loses what it must not bear any more [AG2-690] [AG2-1224]', () => {
    const game = marshaling({
      play: [{ card: 'Hedge Knight', attachments: ["Widow's Wail", 'Little Bird'] }],
      hand: ['Vow'],
    });
    game.choose('Vow');
    expect(game.names(0, 'discard')).toEqual(["Widow's Wail"]);
    expect(game.card('Hedge Knight').attachments).toHaveLength(2);
  });

  it('an attachment that loses the trait it is allowed for, is discarded [AG2-688] [AG2-1224]', () => {
    const game = marshaling({
      play: [{ card: 'Jon Snow', attachments: ['Longclaw', 'Knife'] }],
      hand: ['Rust'],
    });
    expect(game.card('Jon Snow').attachments).toHaveLength(2);
    game.choose('Rust');
    expect(game.names(0, 'discard')).toEqual(['Longclaw', 'Knife']);
  });
});

describe('gold and power', () => {
  it('are gained from the treasury, for the pool or for the very card [AG2-1230] [AG2-1234]', () => {
    const game = two(
      'challenges',
      { gold: 1, power: 1, play: ['Tyrion Lannister', 'Theon Greyjoy'] },
      { gold: 4, power: 4 },
    );
    game
      .attack('intrigue', 1, 'Tyrion Lannister')
      .until('reactionWindow')
      .choose('Tyrion Lannister');
    expect([game.player(0).gold, game.player(1).gold]).toEqual([3, 4]);
    game.through('challenge').attack('military', 1, 'Theon Greyjoy');
    game.until('reactionWindow').choose('Theon Greyjoy');
    expect(game.card('Theon Greyjoy').power).toBe(1);
    expect([game.card('House Stark', 0).power, game.card('House Stark', 1).power]).toEqual([3, 4]);
  });

  it('there is always enough of them [AG2-1242]', () => {
    const game = two('marshaling', { gold: 1000 }, { gold: 1000, play: ['Tywin Lannister'] });
    expect(game.player(0).gold).toBe(1003); // income
    game.until('challengesWindow').until('announceChallenge', 1);
    expect(game.strength('Tywin Lannister')).toBe(6 + 1000 + 3 + 2);
  });
});

describe('limited cards that an effect puts into play', () => {
  it('are neither stopped nor counted [AG2-684]', () => {
    const game = marshaling({
      faction: 'lannister',
      hand: ['Hear Me Roar!', 'Lannisport Moneylender', 'The Roseroad', 'The Kingsroad'],
    });
    game.choose('The Roseroad').pass();
    expect(game.refused('Lannisport Moneylender')).toBe('AG2-683');
    game.choose('Hear Me Roar!').choose('Lannisport Moneylender').pass();
    expect(game.isInPlay('Lannisport Moneylender')).toBe(true);
    const before = marshaling({
      faction: 'lannister',
      hand: ['Hear Me Roar!', 'Lannisport Moneylender', 'The Roseroad'],
    });
    before.choose('Hear Me Roar!').choose('Lannisport Moneylender').pass();
    expect(before.options).toContain('The Roseroad');
  });
});
