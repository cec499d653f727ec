import { createMatch } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { readyDeck, readyNames } from '../decks/index.ts';
import { agot1 } from '../game.ts';
import { at, baratheon, challenges, lannister, stark } from './positions.ts';
import { newGame } from './scenario.ts';

/** Rulings of chapter 14 that no other chapter proves, the Littlefinger variant, and what set-up leaves over. */

const draw = at('draw');

describe('the box', () => {
  it('four decks for four players; spare House cards and titles are in none of them [AG1-201] [AG1-203]', () => {
    expect([...readyNames].sort()).toEqual(['baratheon', 'lannister', 'stark', 'targaryen']);
    const all = readyNames.flatMap((name) => readyDeck(name)?.cards ?? []);
    expect(all.every((code) => !['faction', 'title'].includes(cards.get(code)?.type ?? ''))).toBe(
      true,
    );
    const { table } = createMatch(agot1, { seats: 4, seed: 'four', options: {} }).state;
    const houses = table.players.map(({ faction }) => table.cards[faction].code);
    expect(new Set(houses).size).toBe(4);
  });

  it('tokens never run out [AG1-205] [AG1-206] [AG1-207]', () => {
    const game = at('dominance')({ ...stark('Giant'), gold: 999, power: 14 }, lannister());
    expect([game.player(0).gold, game.match.result?.winners]).toEqual([999, [0]]);
  });

  it('Houses and agendas are there for everybody, the same for several players too [AG1-212] [AG1-214]', () => {
    const game = draw({ ...stark('Hero'), agenda: 'Creed' }, { ...stark('Hero'), agenda: 'Creed' });
    expect([game.strength('Hero', 0), game.strength('Hero', 1)]).toEqual([5, 5]);
    expect(newGame(2).table.players.every(({ faction }) => faction > 0)).toBe(true);
  });
});

describe('titles', () => {
  it('cannot be canceled: what they do is no ability that initiates [AG1-321]', () => {
    const titles = [...cards.values()].filter(({ type }) => type === 'title');
    expect(titles).toHaveLength(6);
    expect(
      titles.flatMap(({ abilities }) => abilities).every(({ timing }) => timing === 'constant'),
    ).toBe(true);
  });

  it('the Lord Commander cannot take over where he may not be challenged [AG1-732]', () => {
    const attack = (forbidden: boolean) =>
      at('challenges', { first: 1 })(
        {
          ...stark('Giant', ...(forbidden ? ['Truce'] : [])),
          title: 'Lord Commander of the Kingsguard',
        },
        { ...lannister('Plain Knight'), title: 'Master of Laws' },
        { ...baratheon('Hero'), title: 'Master of Coin' },
      ).attack('military', 2, 'Plain Knight');
    expect(attack(false).reaches('takeOver', 'resolvedWindow')).toBe(true);
    expect(attack(true).reaches('takeOver', 'resolvedWindow')).toBe(false);
  });
});

describe('immunity', () => {
  it('an immune card is no target of such effects, and ignores them [AG1-904] [AG1-905]', () => {
    const game = draw(
      { ...stark('Squire'), hand: ['Arrow'] },
      lannister('Ghost', 'Jon Snow', 'Hero'),
    );
    game.until('drawWindow', 0).choose('Arrow');
    expect(game.options).toEqual(['Squire', 'Hero']); // both make each other immune to events
  });

  it('but dies for claim, which is no effect [AG1-1150]', () => {
    const game = challenges(stark('Giant'), lannister('Ghost', 'Jon Snow'));
    game.attack('military', 1, 'Giant').until('claimed').choose('Ghost').until('resolvedWindow');
    expect(game.names(1, 'dead')).toEqual(['Ghost']);
  });
});

describe('text boxes', () => {
  it('symbols, keywords and restrictions go with the text; traits, crest, icons and STR stay [AG1-1137]', () => {
    const game = draw(
      { ...stark({ card: 'Eddard Stark', attachments: ['Milk of the Poppy'] }) },
      lannister(),
    );
    expect(game.hasKeyword('Eddard Stark', 'renown')).toBe(false);
    expect(game.hasTrait('Eddard Stark', 'Lord')).toBe(true);
    expect([game.hasIcon('Eddard Stark', 'military'), game.strength('Eddard Stark')]).toEqual([
      true,
      3,
    ]);
  });
});

describe('control and claim', () => {
  it('a change of control lasts [AG1-1144]', () => {
    const game = draw({ ...stark('Squire'), hand: ['Turncloak'] }, lannister('Hero'));
    game.until('drawWindow', 0).choose('Turncloak').until('drawWindow');
    game.until('choosePlots');
    expect(game.card('Hero').controller).toBe(0);
  });

  it('who cannot be killed cannot be chosen for claim [AG1-1149]', () => {
    const game = challenges(stark('Giant'), lannister('Undying', 'Hero', 'Squire'));
    game.attack('military', 1, 'Giant').until('claimed');
    expect(game.options).toEqual(['Hero', 'Squire']);
  });

  it('conditions of a Response are looked at when it is used [AG1-1145]', () => {
    const game = challenges({ ...stark('Robb Stark'), hand: ['Arrow'] }, lannister('Squire'));
    game.attack('military', 1, 'Robb Stark');
    // The claim takes the only character that Robb could kill: his Response has no target any more.
    expect(game.offers('Robb Stark', 'resolvedWindow')).toBe(false);
  });

  it('abilities work from where they say: Trident Reinforcements from the dead pile [AG1-1152]', () => {
    const dead = (...more: string[]) =>
      at('dominance')({ ...stark(), dead: ['Trident Reinforcements', ...more] }, lannister());
    expect(dead('Squire').offers('Trident Reinforcements', 'standingWindow')).toBe(false); // three are needed
    const game = dead('Squire', 'Hero').untilOffered('Trident Reinforcements', 0);
    game.choose('Trident Reinforcements').until('dominanceWindow');
    expect(game.names(0, 'hand')).toContain('Trident Reinforcements');
  });

  it('what comes after “then” waits for what is before it [AG1-1156]', () => {
    const saved = draw(
      { ...stark('Squire'), hand: ['Blood Price'] },
      { ...lannister('Hero', 'Healer'), gold: 1 },
    );
    saved.until('drawWindow', 0).choose('Blood Price').choose('Hero').untilOffered('Healer', 1);
    saved.choose('Healer').until('drawWindow');
    expect(saved.power(0)).toBe(0);
    const done = draw({ ...stark('Squire'), hand: ['Blood Price'] }, lannister('Hero', 'Healer'));
    done.until('drawWindow', 0).choose('Blood Price').choose('Hero').until('drawWindow');
    expect(done.power(0)).toBe(1);
  });

  it('what happens when the dominance phase begins comes before the count [AG1-1159]', () => {
    const game = at('challenges')(
      stark('Early Riser', { card: 'Giant', knelt: true }),
      lannister('Plain Knight'),
    );
    game.until('dominanceWindow');
    expect([game.power(0), game.power(1)]).toEqual([1, 0]); // the Giant stood up in time
  });
});

describe('Littlefinger', () => {
  it('asks only who has gold and whom to give it to [AG1-1216]', () => {
    const asked = (seats: number, gold: number[]) => {
      const players = [stark(), lannister(), baratheon()].slice(0, seats);
      const game = at('standing', { littlefinger: true, quiet: true })(
        ...players.map((player, seat) => ({ ...player, gold: gold[seat] })),
      );
      const seen: number[] = [];
      while (game.step === 'standingWindow/action') {
        seen.push(...game.waiting);
        game.pass();
      }
      return seen;
    };
    expect(asked(2, [0, 1])).toEqual([1]); // one opponent is enough
    expect(asked(3, [2, 0, 1])).toEqual([0, 2]);
    expect(asked(3, [0, 0, 0])).toEqual([]);
  });

  const trade = (phase: 'draw' | 'marshaling', littlefinger = true) =>
    at(phase, { littlefinger })({ ...stark(), gold: 3 }, { ...lannister(), gold: 0 }, baratheon());

  it('gold is handed over at once, at any time but in marshalling [AG1-1216] [AG1-1217] [AG1-1218]', () => {
    const game = trade('draw').until('drawWindow', 0).choose('give.2').number(2);
    expect(game.table.players.map(({ gold }) => gold)).toEqual([1, 0, 2]);
    expect(game.step).toBe('drawWindow/action'); // nothing is asked of who has got it
    const busy = trade('marshaling').until('marshalingWindow', 0);
    expect(busy.asked.options.some(({ id }) => id.startsWith('give.'))).toBe(false);
  });

  it('goes to each other player once in a window, and again in the next one [AG1-1161]', () => {
    const game = at('draw', { littlefinger: true })(
      { ...stark(), gold: 3 },
      { ...lannister(), gold: 3 },
      { ...baratheon(), gold: 0 },
    );
    const gifts = () => game.asked.options.map(({ id }) => id).filter((id) => /^give/.test(id));
    game.until('drawWindow', 0).choose('give.1').number(1);
    game.until('drawWindow', 1).choose('give.0').number(1); // the other way is another gift
    game.until('drawWindow', 0);
    expect(gifts()).toEqual(['give.2']);
    expect(game.match.refusal(0, game.match.state.moment, ['give.1'])).not.toBeNull();
    game.until('dominanceWindow', 0);
    expect(gifts()).toEqual(['give.1', 'give.2']);
  });

  it('is a variant, with titles as usual [AG1-1219]', () => {
    const without = trade('draw', false).until('drawWindow', 0);
    expect(without.asked.options.some(({ id }) => id.startsWith('give.'))).toBe(false);
    expect(trade('draw').table.titles.pool).toHaveLength(6);
  });
});
