import { Chance, createMatch, type Match } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { position } from '@small-council/iron-throne/position';
import type { Table } from '@small-council/iron-throne/table';
import { describe, expect, it } from 'vitest';
import { type Bot, letAnswer, random, thinkingOf } from '../index.ts';
import { type SearchSpec, searchBot } from '../search.ts';

/** Four houses, each with two leaders to choose from: a question with two answers. */
const match = createMatch(ironThrone, { seats: 4, seed: 'search' }) as unknown as Match;
const leaders = (match.question(0) as { from: readonly string[] } | null)?.from ?? [];
const leaderOf = (world: Match): string => world.state.table.players[0].leader;

const playOn: SearchSpec['playOn'] = (world, chance) => {
  const [seat] = world.waiting;
  const { answer } = random.decide(thinkingOf(world, seat, chance, 0));
  world.answer(seat, world.state.moment, answer);
};

const first: Bot = { id: 'first', decide: () => ({ answer: [leaders[0]] }) };

/** A search that judges by the leader that was kept, and says how far it looked. */
function searching(judge: SearchSpec['judge'], sights: number[] = []): Bot {
  return searchBot({
    id: 'search',
    games: ['iron-throne'],
    share: () => 1,
    policy: first,
    playOn,
    farEnough: (_from, now, sight) => {
      sights.push(sight);
      return leaderOf(now) !== null;
    },
    judge,
    won: 10,
    effort: 0,
  });
}

const decide = (bot: Bot, tries: number, dice = 'dice') =>
  bot.decide(thinkingOf(match, 0, new Chance(dice), tries));

describe('search', () => {
  it('looks further, the more often it can try, and pays for it with tries', () => {
    const looks = [4, 40, 400].map((tries) => {
      const sights: number[] = [];
      const { tried = 0 } = decide(
        searching(() => ({}), sights),
        tries,
      );
      const sight = Math.max(...sights);
      // From the nearest on, everything on the way is looked at.
      expect([...new Set(sights)]).toEqual(Array.from({ length: sight }, (_, i) => i + 1));
      expect(tried).toBeGreaterThan(tries / 2);
      expect(tried).toBeLessThanOrEqual(tries);
      return sight;
    });
    expect(looks).toEqual([1, 2, 5]);
  });

  it('takes what wins more often, not what wins by more', () => {
    // The first leader is far ahead in one world of three and behind in the others; the second is always a little ahead.
    const bot = searching((world) => {
      if (leaderOf(world) === leaders[1]) return { 'because.power': 3 };
      return { 'because.power': world.state.chance.key[0] % 3 === 0 ? 60 : -6 };
    });
    expect(decide(bot, 60).answer).toEqual([leaders[1]]);
  });

  it('leaves what was suggested only for what is better beyond the noise', () => {
    /** The second leader is better by one on average, and in each world by so much more or less. */
    const noisy = (noise: number): Bot =>
      searching((world) => {
        const [word] = world.state.chance.key;
        return leaderOf(world) === leaders[1]
          ? { 'because.power': 1 + (word % 2 === 0 ? noise : -noise) }
          : {};
      });
    const left = (noise: number, tries: number): number =>
      Array.from({ length: 30 }, (_, i) => decide(noisy(noise), tries, `dice ${i}`).answer).filter(
        (answer) => Array.isArray(answer) && answer[0] === leaders[1],
      ).length;
    expect(left(0.5, 24)).toBe(30);
    // Six worlds are too few to tell, and who looks at their mean alone goes wherever it points.
    expect(left(4, 24)).toBeLessThan(15);
    expect(left(4, 600)).toBeGreaterThan(20);
  });

  /** Somebody with eight cards puts one of them face down: a question with many answers. */
  function putting(): Match {
    const hand = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h8', 'h10'];
    const now = createMatch(ironThrone, {
      seed: 'measured',
      ...position({
        events: ['stark'],
        players: {
          lannister: { leader: 'jaime', hand },
          stark: { leader: 'catelyn', hand },
          tyrell: { leader: 'mace' },
        },
      }),
    }) as unknown as Match;
    while (now.state.stack.at(-1)?.at !== 'putFaceDown')
      letAnswer(random, now, now.waiting[0], new Chance('measured'), 0);
    return now;
  }

  it.each([5, 9, 14, 18, 24, 40])(
    'tries no more than %i times, however much there is to answer',
    (tries) => {
      const now = putting();
      const [seat] = now.waiting;
      const cards = (now.question(seat) as unknown as { from: readonly string[] }).from;
      const bot = searchBot({
        id: 'search',
        games: ['iron-throne'],
        share: () => 1,
        policy: { id: 'first', decide: () => ({ answer: [cards[0]] }) },
        playOn,
        farEnough: () => true,
        judge: () => ({}),
        won: 10,
        effort: 0,
      });
      const { tried = 0 } = bot.decide(thinkingOf(now, seat, new Chance('dice'), tries));
      expect(tried).toBeLessThanOrEqual(tries);
      expect(tried).toBeGreaterThan(tries / 3);
    },
  );

  it('measures everything by what was suggested, which is tried as often as the best', () => {
    const match = putting();
    const [seat] = match.waiting;
    const cards = (match.question(seat) as unknown as { from: readonly string[] }).from;
    expect(new Set(cards).size).toBeGreaterThan(6);
    const [suggested, best] = [cards[0], cards[5]];
    const judged = new Map<string, number>();
    const cardIn = (world: Match): string | null => {
      const { encounter } = world.state.table as Table;
      const { challenger, defender } = encounter?.cards ?? {};
      return (seat === encounter?.defender ? defender : challenger)?.card ?? null;
    };
    const bot = searchBot({
      id: 'search',
      games: ['iron-throne'],
      share: () => 1,
      policy: { id: 'first', decide: () => ({ answer: [suggested] }) },
      playOn,
      farEnough: (_from, now) => cardIn(now) !== null,
      judge: (world) => {
        const card = cardIn(world) ?? '';
        judged.set(card, (judged.get(card) ?? 0) + 1);
        return { 'because.power': card === suggested ? -1 : card === best ? 3 : 0 };
      },
      won: 10,
      effort: 0,
    });
    const { answer } = bot.decide(thinkingOf(match, seat, new Chance('dice'), 240));
    expect(answer).toEqual([best]);
    expect(judged.get(suggested)).toBe(judged.get(best));
    expect(judged.get(cards[1])).toBeLessThan(judged.get(best) ?? 0);
  });
});
