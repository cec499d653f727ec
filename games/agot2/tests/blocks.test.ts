import { loadMatch, saveMatch } from '@small-council/engine';
import { type Effect, nameAbilities, nameEffects, printed } from '@small-council/lcg';
import {
  action,
  andThen,
  anyOf,
  atThe,
  cancel,
  costAtMost,
  draw,
  either,
  gainPower,
  gets,
  killed,
  kneel,
  limited,
  marked,
  may,
  nonLimited,
  nonUnique,
  notOfFaction,
  ofAnotherType,
  ofFaction,
  ofThisType,
  onlyIf,
  type Property,
  placeGold,
  printedStrengthAtMost,
  self,
  stand,
  underYourControl,
  unique,
  unmarked,
  until,
  withIcon,
  withoutIcon,
  withoutTrait,
  withTrait,
  youDefend,
  youWin,
} from '@small-council/lcg/blocks';
import { describe, expect, it } from 'vitest';
import { interrupt, reaction } from '../abilities.ts';
import { pack } from '../cards/registry.ts';
import { agot2 } from '../game.ts';
import { stark, targaryen } from './positions.ts';
import { Scenario, scenario } from './scenario.ts';

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inside of Object.values(value)) freeze(inside);
  }
  return value;
}

describe('blocks are values', () => {
  const says = ({ say }: Effect): string => say.key;

  it('what is made of one is another one', () => {
    const effect = freeze({ ...draw(1) });
    freeze(cancel);
    const made = [may, andThen, ofThisType].map((change) => change(effect));
    made.push(onlyIf(youDefend, effect), may(cancel), underYourControl(effect));
    expect(made.every((one) => one !== effect && one !== cancel)).toBe(true);
    expect(says(effect)).toBe('do.draw');
    expect(cancel.may).toBeUndefined();
    expect(made[0].may).toBe(true);
    expect(made[1].ifDone).toBe(true);
  });
});

describe('what is said of a card', () => {
  const properties: [string, Property][] = [
    ['unique', unique],
    ['not unique', nonUnique],
    ['loyal', marked('loyal')],
    ['not loyal', unmarked('loyal')],
    ['limited', limited],
    ['not limited', nonLimited],
    ['Stark or Lannister', ofFaction('stark', 'lannister')],
    ['not of Stark', notOfFaction('stark')],
    ['Lord or Lady', withTrait('Lord', 'Lady')],
    ['not a Lord', withoutTrait('Lord')],
    ['cost 3', costAtMost(3)],
    ['STR 4', printedStrengthAtMost(4)],
    ['military', withIcon('military')],
    ['not military', withoutIcon('military')],
    ['unique or a Lord', anyOf(unique, withTrait('Lord'))],
    ['cheap or weak', anyOf(costAtMost(3), printedStrengthAtMost(1))],
    ['no character, which was named', ofAnotherType],
  ];
  const shown = [
    'Eddard Stark (Core)',
    'Winterfell Steward',
    'Tywin Lannister (Core)',
    'Arya Stark (Core)',
    'Lannisport Merchant',
    'Gates of Winterfell',
    'The Kingsroad',
    'Hedge Knight',
    'Vanguard of the North',
    'Summer',
  ];
  const game = scenario({ players: [stark({ play: shown }), targaryen()] });
  const lying = game.player(0).play.map((id) => game.table.cards[id]);
  const by = { seat: 0, card: 0, code: '', chosen: { cardType: ['character'] } };

  it.each(properties)('holds of what is printed as it does of the card in play: %s', (_, one) => {
    const fits = lying.map((card) => one.fits(game.m, by, card));
    expect(lying.map((card) => one.prints?.(printed(game.m, card), by))).toEqual(fits);
    // Both happen, so that neither is told from the other by chance.
    expect(new Set(fits)).toEqual(new Set([true, false]));
  });
});

describe('a card of another type than the one that was named', () => {
  it('is none of that type', () => {
    const game = scenario({
      players: [stark({ play: ['Robb Stark', 'The Kingsroad'] }), targaryen()],
    });
    const fits = (type: string) =>
      ['Robb Stark', 'The Kingsroad'].map((name) =>
        ofAnotherType.fits(
          game.m,
          { seat: 0, card: 0, code: '', chosen: { cardType: [type] } },
          game.card(name),
        ),
      );
    expect(fits('character')).toEqual([false, true]);
    expect(fits('location')).toEqual([true, false]);
  });
});

describe('names of abilities and effects', () => {
  const old = [
    reaction({ on: youWin(), does: draw(1) }),
    interrupt({ on: killed('self'), does: [until('phase', [gets(1)]), until('round', [gets(2)])] }),
  ];

  it('stay the same when others are put before them', () => {
    const names = nameAbilities(old).map(({ name }) => name);
    expect(names).toEqual(['reaction:challengeWon', 'interrupt:killed']);
    const more = nameAbilities([action({ does: draw(1) }), ...old]).map(({ name }) => name);
    expect(more).toEqual(['action', ...names]);
  });

  it('are counted on where two are alike, also inside of each other', () => {
    expect(nameAbilities([old[0], old[0]]).map(({ name }) => name)).toEqual([
      'reaction:challengeWon',
      'reaction:challengeWon#2',
    ]);
    const [chosen] = nameEffects([either(draw(1), draw(2), until('phase', [gets(1)]))]);
    expect(chosen.name).toBe('either');
    expect(chosen.parts.map(({ name }) => name)).toEqual(['draw', 'draw#2', 'until']);
  });
});

pack('Test', 'neutral').character('test:undecided', {
  name: ['Undecided One', 'Unentschlossener'],
  cost: 1,
  strength: 1,
  abilities: [
    action({
      does: either(
        until('phase', [gets(2)], { on: self }),
        atThe('phaseEnds', [gainPower(1)], self),
        draw(1),
        placeGold(1),
      ),
    }),
  ],
});

/** Lies down, or gets up. */
pack('Test', 'neutral').character('test:sleeper', {
  name: ['Sleeper', 'Schläfer'],
  cost: 1,
  strength: 1,
  abilities: [action({ does: either(kneel(self), stand(self)) })],
});

describe('one of several effects', () => {
  const begin = () =>
    scenario({
      phase: 'marshaling',
      active: 0,
      players: [stark({ play: ['Undecided One'] }), targaryen()],
    }).choose('Undecided One');

  /** As if the server had been started anew. */
  const again = (game: Scenario) => new Scenario(loadMatch(agot2, saveMatch(game.match)));

  it('may be one that lasts', () => {
    const game = again(begin().choose('0'));
    expect(game.strength('Undecided One')).toBe(3);
    game.until('challengesWindow');
    expect(game.strength('Undecided One')).toBe(1);
    expect(game.power(0)).toBe(0);
  });

  it('may be one that comes later', () => {
    const game = again(begin().choose('1'));
    expect([game.power(0), game.strength('Undecided One')]).toEqual([0, 1]);
    game.until('challengesWindow');
    expect(game.power(0)).toBe(1);
  });

  it('may be one that can always be done', () => {
    const game = begin();
    expect(game.options).toEqual(['0', '1', '2', '3']);
    game.choose('3');
    expect(game.card('Undecided One').gold).toBe(1);
  });

  it('may be the only one that can be done, and is done then', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      players: [stark({ play: ['Sleeper'] }), targaryen()],
    });
    for (const knelt of [true, false]) {
      game.until('action', 0).choose('Sleeper');
      expect(game.card('Sleeper').knelt).toBe(knelt);
    }
  });

  it('is none of the others', () => {
    const game = begin();
    const held = game.player(0).hand.length;
    game.choose('2');
    expect(game.player(0).hand).toHaveLength(held + 1);
    game.until('challengesWindow');
    expect([game.power(0), game.strength('Undecided One')]).toEqual([0, 1]);
  });
});
