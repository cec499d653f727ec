import { spend } from '@small-council/lcg';
import {
  action,
  choosePlayer,
  constant,
  gainPower,
  goldMayBeSpent,
  moveGold,
  odd,
  payGold,
  sentence,
} from '@small-council/lcg/blocks';
import { describe, expect, it } from 'vitest';
import { pack } from '../cards/registry.ts';
import type { PlayerSpec, PositionSpec } from '../position.ts';
import { stark } from './positions.ts';
import { type Scenario, scenario } from './scenario.ts';

/** Gold that is spent as if it were in the pool: AG2-1232, AG2-1233. No card of the sets has such gold. */

const { character, location } = pack('Test', 'neutral');

location('test:bank', { name: ['Bank', 'Bank'], cost: 0, abilities: [constant(goldMayBeSpent())] });
location('test:vault', { name: ['Vault', 'Tresor'], cost: 0 }); // gold that only lies there
character('test:patron', {
  name: ['Patron', 'Gönner'],
  cost: 0,
  abilities: [action({ cost: payGold(2), does: gainPower(1) })],
});
character('test:envoy', {
  name: ['Envoy', 'Gesandter'],
  cost: 0,
  abilities: [
    action({
      does: odd(
        sentence('gift', 'give an opponent 2 gold', 'gib einem Gegner 2 Gold'),
        (m, { seat }) => {
          m.table.players[1 - seat].gold += 2;
          spend(m, seat, 2);
        },
      ),
    }),
  ],
});

pack('Test', 'stark').event('test:toast', {
  name: ['Toast', 'Trinkspruch'],
  is: 'loyal',
  cost: 1,
  abilities: [action({ does: gainPower(1) })],
});
/** Loyal, and played in one of two phases. */
pack('Test', 'stark').event('test:words', {
  name: ['Words and Swords', 'Worte und Schwerter'],
  is: 'loyal',
  cost: 1,
  abilities: [
    action({ phase: 'challenges', does: gainPower(1) }),
    action({ phase: 'draw', does: gainPower(2) }),
  ],
});
pack('Test', 'stark').character('test:bannerman', {
  name: ['Bannerman', 'Bannermann'],
  is: 'loyal',
  cost: 2,
});
pack('Test', 'stark').location('test:bowl', { name: ['Hodor’s Bowl', 'Hodors Schale'], cost: 0 });
character('test:tollman', {
  name: ['Tollman', 'Zöllner'],
  cost: 0,
  abilities: [action({ choose: choosePlayer(), does: moveGold(3, 'chosen') })],
});

const bank = (gold: number) => ({ card: 'Bank', gold });

const position = (phase: PositionSpec['phase'], mine: Partial<PlayerSpec>): Scenario =>
  scenario({
    phase,
    players: [stark(mine), stark()],
    ...(phase === 'marshaling' && { active: 0 }),
  });

/** In the pool and on the bank. */
const gold = (game: Scenario): number[] => [game.player(0).gold, game.card('Bank').gold];

describe('gold on a card that may be spent as if it were in the pool', () => {
  it('is used where the pool does not suffice [AG2-1232]', () => {
    const game = position('marshaling', { gold: 1, play: [bank(3)], hand: ['Tumblestone Knight'] });
    game.choose('Tumblestone Knight'); // 2 gold
    expect(game.step).toBe('spending/spendFromCard');
    expect(game.match.questions[0]).toMatchObject({ kind: 'number', min: 1, max: 2 });
    expect(gold(game.number(1))).toEqual([0, 2]);
    expect(game.isInPlay('Tumblestone Knight')).toBe(true);
  });

  it('is used as far as its player likes, otherwise [AG2-1232]', () => {
    const pays = (fromBank: number) =>
      gold(
        position('marshaling', { gold: 5, play: [bank(5)], hand: ['Tumblestone Knight'] })
          .choose('Tumblestone Knight')
          .number(fromBank),
      );
    expect(pays(0)).toEqual([3, 5]);
    expect(pays(2)).toEqual([5, 3]);
  });

  it('is not asked about where there is no choice; several cards are asked about in turn [AG2-1232]', () => {
    const all = position('marshaling', { play: [bank(2)], hand: ['Tumblestone Knight'] });
    expect(gold(all.choose('Tumblestone Knight'))).toEqual([0, 0]);
    const two = position('marshaling', {
      play: [bank(2), bank(2)],
      hand: ['Tumblestone Knight'],
    }).choose('Tumblestone Knight');
    two.number(1);
    expect(two.player(0).play.map((id) => two.table.cards[id].gold)).toEqual([1, 1, 0]);
  });

  it('is not to be confused with gold that just lies on a card [AG2-1232]', () => {
    const game = position('marshaling', {
      gold: 1,
      play: [{ card: 'Vault', gold: 9 }],
      hand: ['Tumblestone Knight'],
    });
    expect(game.refused('Tumblestone Knight')).toBe('AG2-553');
    // Nor where another card has gold that may be spent.
    const both = position('marshaling', {
      play: [{ card: 'Vault', gold: 9 }, bank(1)],
      hand: ['Tumblestone Knight'],
    });
    expect(both.refused('Tumblestone Knight')).toBe('AG2-553');
  });

  it('is spent by whoever controls the card, and by nobody else [AG2-1240]', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      players: [
        stark({ gold: 1, hand: ['Tumblestone Knight'] }),
        stark({ gold: 9, play: [bank(9)] }),
      ],
    });
    expect(game.refused('Tumblestone Knight')).toBe('AG2-553');
    const own = position('marshaling', { gold: 1, play: [bank(9)], hand: ['Tumblestone Knight'] });
    expect(own.options).toContain('Tumblestone Knight');
  });

  it('pays for events, abilities and ambushes as well, and for what is given away [AG2-1233]', () => {
    const spent = (mine: Partial<PlayerSpec>, card: string) =>
      position('challenges', { ...mine, play: [bank(4), ...(mine.play ?? [])] }).choose(card);
    expect(
      gold(
        spent({ faction: 'tyrell', hand: ['Growing Strong'], play: ['Left'] }, 'Growing Strong'),
      ),
    ).toEqual([0, 3]);
    expect(gold(spent({ play: ['Patron'] }, 'Patron'))).toEqual([0, 2]);
    expect(gold(spent({ faction: 'lannister', hand: ['Burned Men'] }, 'Burned Men'))).toEqual([
      0, 2,
    ]);
    const gift = spent({ play: ['Envoy'] }, 'Envoy');
    expect(gold(gift)).toEqual([0, 2]);
    expect(gift.player(1).gold).toBe(2);
  });

  it('does not count where gold is only looked at: dominance, taxes [AG2-1232]', () => {
    const game = position('dominance', { play: [bank(4)] });
    expect(game.power(0)).toBe(0);
    game.until('taxationWindow');
    expect(gold(game)).toEqual([0, 4]);
  });
});

describe('a lower price for the next card', () => {
  it('is used up by an event, too [AG2-1305]', () => {
    const game = position('marshaling', {
      agenda: 'Fealty',
      gold: 5,
      hand: ['Toast', 'Bannerman'],
    });
    game.choose('Fealty').by(0, 'Toast'); // 1 gold less
    expect(game.player(0).gold).toBe(5);
    game.by(0, 'Bannerman'); // 2 gold
    expect(game.player(0).gold).toBe(3);
  });
});

describe('gold that is moved from one player to another', () => {
  it('is as much as there is, where that is less [AG2-404]', () => {
    const moved = (theirs: number) => {
      const players = [stark({ gold: 1, play: ['Tollman'] }), stark({ gold: theirs })];
      const game = scenario({ phase: 'draw', players }).choose('Tollman').ifAsked('choose', '1');
      return [game.player(0).gold, game.player(1).gold];
    };
    expect(moved(5)).toEqual([4, 2]);
    expect(moved(2)).toEqual([3, 0]);
  });
});

describe('a lower price that nobody would pay', () => {
  /** Whether nothing can come of kneeling the faction card for Fealty now, which is the only thing to do. */
  const idle = (phase: PositionSpec['phase'], mine: Partial<PlayerSpec>): boolean[] => {
    const { match } = position(phase, { agenda: 'Fealty', ...mine });
    const question = match.question(0);
    if (question?.kind !== 'choose') throw new Error('no window is open');
    return question.from
      .filter((id) => !id.startsWith('h'))
      .map((id) => question.idle?.(id) ?? false);
  };

  it('is nothing to be asked for: no card in hand becomes cheaper [SC-038]', () => {
    expect(idle('draw', {})).toEqual([true]);
    expect(idle('marshaling', { gold: 5 })).toEqual([true]);
    // Not loyal.
    expect(idle('marshaling', { gold: 5, hand: ['Tumblestone Knight'] })).toEqual([true]);
    // Loyal, but nobody marshals in this phase, or the turn is another player's.
    expect(idle('draw', { hand: ['Catelyn Stark'] })).toEqual([true]);
  });

  it('is something where a card in hand becomes cheaper by it [SC-038]', () => {
    expect(idle('marshaling', { hand: ['Catelyn Stark'] })).toEqual([false]);
    expect(idle('draw', { hand: ['Winter Is Coming'] })).toEqual([false]);
  });

  it('is something for an event that can be played in this phase in one of two ways [SC-038]', () => {
    expect(idle('draw', { hand: ['Words and Swords'] })).toEqual([false]);
    expect(idle('dominance', { hand: ['Words and Swords'] })).toEqual([true]);
  });

  it('for what is marshaled does nothing for an event, for another House, or for what costs nothing [SC-038]', () => {
    const fief = (hand: string[]) => {
      const game = position('marshaling', { agenda: undefined, play: ['Heart Tree Grove'], hand });
      const question = game.match.question(0);
      if (question?.kind !== 'choose') throw new Error('no window is open');
      return question.idle?.(question.from.find((id) => !id.startsWith('h')) ?? '');
    };
    expect(fief(['Catelyn Stark'])).toBe(false);
    expect(fief(['Winter Is Coming'])).toBe(true);
    expect(fief(['Tywin Lannister'])).toBe(true);
    expect(fief(['Hodor’s Bowl'])).toBe(true); // of the House, for nothing
    expect(fief([])).toBe(true);
  });

  it('is one thing, and another action beside it is another [SC-038]', () => {
    const [fealty, patron] = idle('draw', { gold: 2, play: ['Patron'] });
    expect([fealty, patron].toSorted()).toEqual([false, true]);
  });
});
