import { agot1 } from '@small-council/agot1';
import { cards as firstCards } from '@small-council/agot1/cards';
import { position as firstEdition } from '@small-council/agot1/position';
import { agot2 } from '@small-council/agot2';
import { cards as secondCards } from '@small-council/agot2/cards';
import { position } from '@small-council/agot2/position';
import {
  Chance,
  choose,
  createMatch,
  guess,
  type Match,
  message,
  saveMatch,
} from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { declarations, greedy, playOn, weighs } from '../cards/greedy.ts';
import { boonOf } from '../cards/harm.ts';
import { search } from '../cards/search.ts';
import { sense } from '../cards/sense.ts';
import { type Bot, findBot, letAnswer, standInFor, type Thinking, thinkingOf } from '../index.ts';
import { type Judgement, type Plan, searchBot, type Weighing } from '../search.ts';

const MIRRORED = { sets: 'core', deck1: 'stark', deck2: 'stark' };
const TRIES = 16;

const open = (seed: string, seats = 2, options: object = MIRRORED): Match =>
  createMatch(agot2, { seats, seed, options }) as unknown as Match;

/** Plays to the end; each seat its own bot. */
function play(match: Match, bots: readonly Bot[], tries = TRIES): Match {
  const chance = new Chance('bots');
  while (!match.result) {
    const [seat] = match.waiting;
    letAnswer(bots[seat], match, seat, chance, tries);
  }
  return match;
}

describe('greedy', () => {
  it.each([2, 3, 4])('plays whole matches with %i seats', (seats) => {
    const match = play(open(`greedy ${seats}`, seats, {}), new Array(seats).fill(greedy));
    expect(match.result).not.toBeNull();
  });

  it('gives no gold away for promises', () => {
    const options = { littlefinger: true };
    const match = createMatch(agot1, { seats: 2, seed: 'gifts', options }) as unknown as Match;
    const chance = new Chance('gifts');
    const gifts = () =>
      match.waiting.filter((seat) => match.question(seat)?.text.key === 'ask.giveGold');
    let couldGive = 0;
    for (let answers = 0; answers < 150 && !match.result; answers++) {
      const [seat] = match.waiting;
      const question = match.question(seat);
      if (question?.kind === 'choose' && question.from.some((id) => id.startsWith('give.')))
        couldGive++;
      letAnswer(greedy, match, seat, chance, 1);
      expect(gifts()).toEqual([]);
    }
    expect(couldGive).toBeGreaterThan(5);
  });

  it('attacks and defends with no more than it can pay for', () => {
    const motley = (card: string) => ({ card, attachments: [{ card: 'Motley', owner: 1 }] });
    const match = createMatch(agot1, {
      seed: 'tolls',
      ...firstEdition({
        phase: 'challenges',
        players: [
          {
            house: 'stark',
            plot: 'Counting Favors',
            gold: 1,
            power: 14,
            play: [motley('Robb Stark'), motley('Greatjon Umber')],
          },
          {
            house: 'baratheon',
            plot: 'Counting Favors',
            play: [{ card: 'Ser Davos Seaworth', knelt: true }],
          },
        ],
      }),
    }) as unknown as Match;
    match.answer(0, match.state.moment, ['power:1']);
    expect(match.state.stack.at(-1)?.at).toBe('declareAttackers');
    letAnswer(greedy, match, 0, new Chance('tolls'), 0);
    expect(match.state.table.challenge.attackers).toHaveLength(1);
  });

  it('nor tries it where a search looks further', () => {
    const question = choose({
      text: message('ask.action'),
      rule: 'AG1-1016',
      from: ['give.1', '3.0'],
      min: 0,
      label: () => message('option.pass'),
    });
    expect(declarations({ question } as Thinking)).toEqual([[], ['3.0']]);
  });
});

describe('whoever marshals', () => {
  /** What one answer by rules of thumb chooses for the first player, with this gold, hand and table. */
  function thumb(
    mine: { gold: number; hand: string[]; play: string[] },
    active = 0,
  ): { asked: number; chosen: string } {
    const match = createMatch(agot2, {
      seed: 'marshals',
      ...position({
        phase: 'marshaling',
        active,
        players: [
          { faction: 'stark', plot: 'Calling the Banners', ...mine },
          { faction: 'lannister', plot: 'Calling the Banners', play: ['Cersei Lannister (Core)'] },
        ],
      }),
    }) as unknown as Match;
    const [asked] = match.waiting;
    const { cards, players } = match.state.table;
    const before = new Map(
      players[0].hand.map(({ id, code }: { id: string; code: string }) => [id, code]),
    );
    const question = match.question(asked);
    const fork = match.fork();
    playOn(fork, new Chance('marshals'));
    const answers = question?.kind === 'choose' ? [[], ...question.from.map((id) => [id])] : [];
    const [id] = answers.find((answer) => {
      const tried = match.fork();
      tried.answer(asked, tried.state.moment, answer);
      return JSON.stringify(tried.state) === JSON.stringify(fork.state);
    }) ?? ['?'];
    const code = before.get(id?.split('.')[0]) ?? cards[Number(id?.split('.')[0])]?.code;
    return { asked, chosen: secondCards.get(code)?.name.en ?? 'nothing' };
  }

  it('uses what kneels before it pays, and nothing where there is nobody to pay for', () => {
    const grove = { gold: 4, play: ['Heart Tree Grove'] };
    expect(thumb({ ...grove, hand: ['Bran Stark (Core)'] }).chosen).toBe('Heart Tree Grove');
    expect(thumb({ ...grove, hand: ['Winter Is Coming'] }).chosen).toBe('nothing');
    expect(thumb({ ...grove, gold: 0, hand: ['Eddard Stark (Core)'] }).chosen).toBe('nothing');
  });

  it('spends a road only for somebody who is too dear without it', () => {
    const road = { play: ['The Kingsroad'], hand: ['Eddard Stark (Core)'] };
    expect(thumb({ ...road, gold: 7 }).chosen).toBe('Eddard Stark');
    expect(thumb({ ...road, gold: 6 }).chosen).toBe('The Kingsroad');
    expect(thumb({ ...road, gold: 4 }).chosen).toBe('The Kingsroad');
    expect(thumb({ ...road, gold: 3 }).chosen).toBe('nothing');
  });

  it('uses none of it while the other marshals', () => {
    const mine = { gold: 4, hand: ['Bran Stark (Core)'], play: ['Heart Tree Grove'] };
    expect(thumb(mine, 1)).toEqual({ asked: 0, chosen: 'nothing' });
  });
});

describe('what an attachment is to its bearer', () => {
  it.each([
    ['Bodyguard', 1],
    ['Noble Lineage', 1],
    ['Milk of the Poppy', -1],
    ['Stinking Drunk', -1],
    ['Poisoned Wine', -1],
    ["Shadow's Blessing", 0],
  ])('%s: %i', (name, boon) => {
    const found = [...firstCards.values(), ...secondCards.values()].find(
      (card) => card.name.en === name,
    );
    expect(found && boonOf(found)).toBe(boon);
  });
});

describe.each([greedy, search])('$id', (bot) => {
  it('decides by what its seat sees and has been told, and nothing else', () => {
    const match = open('integrity');
    const chance = new Chance('integrity');
    for (let answers = 0; answers < 60 && !match.result; answers++) {
      const [seat] = match.waiting;
      const world = guess(match.game, match.view(seat), new Chance(`world ${answers}`)) as Match;
      const decide = (from: Match) =>
        bot.decide(
          thinkingOf(from, seat, new Chance(`dice ${answers}`), TRIES, () => match.log(seat)),
        ).answer;
      const answer = decide(match);
      expect(decide(world)).toEqual(answer);
      match.answer(seat, match.state.moment, answer);
      if (answers % 3 === 0 && !match.result) letAnswer(greedy, match, match.waiting[0], chance, 0);
    }
  });
});

describe('what is weighed on the way', () => {
  it.each([
    [agot2, 2],
    [agot2, 4],
    [agot1, 2],
  ])(
    'begins with the rule of thumb, can be answered, and is no more than a handful',
    (game, seats) => {
      const match = createMatch(game as typeof agot2, {
        seats,
        seed: 'weighed',
      }) as unknown as Match;
      const steps = new Set<string>();
      for (let i = 0; i < 400 && !match.result; i++) {
        const [seat] = match.waiting;
        const asking = match.state.stack.at(-1) as { flow: string; at: string };
        const weighed = weighs(match, seat, new Chance(`thumb ${i}`), true);
        if (weighed.length > 0) {
          expect(new Set(weighed.map((answer) => JSON.stringify(answer))).size).toBe(
            weighed.length,
          );
          expect(weighed.length).toBeLessThanOrEqual(5);
          for (const answer of weighed)
            expect(match.refusal(seat, match.state.moment, answer)).toBeNull();
          const [thumb, other] = [match.fork(), match.fork()];
          thumb.answer(seat, thumb.state.moment, weighed[0]);
          playOn(other, new Chance(`thumb ${i}`));
          expect(thumb.state).toEqual(other.state);
          const { flow, at } = asking;
          if (weighed.length > 1) steps.add(at === 'action' ? flow : at);
          // What others hold is another thing in every guess.
          if (at === 'action') expect(weighs(match, seat, new Chance('other'), false)).toEqual([]);
        }
        playOn(match, new Chance(`play ${i}`));
      }
      expect([...steps].toSorted()).toEqual([
        'announceChallenge',
        'declareAttackers',
        'declareDefenders',
        'marshalingWindow',
      ]);
    },
  );

  it('is asked of everybody on the ways on from an answer, and followed', () => {
    const match = open('ways on');
    const chance = new Chance('to a challenge');
    while (match.state.stack.at(-1)?.at !== 'announceChallenge') playOn(match, chance);
    const [seat] = match.waiting;
    const asked = new Set<number>();
    const weighing: Weighing = (world, other, dice, own) => {
      expect(own).toBe(other === seat);
      const weighed = weighs(world, other, dice, own);
      if (weighed.length > 1) asked.add(other);
      return weighed;
    };
    const bot = (plans: boolean): Bot =>
      searchBot({
        id: 'weighing',
        games: ['agot2'],
        share: () => 1,
        policy: greedy,
        playOn,
        weighs: weighing,
        plansAt: () => (plans ? 'each' : 'none'),
        farEnough: (from, now) => now.state.moment > from.state.moment + 60,
        judge: () => ({}),
        won: 60,
        effort: 0,
      });
    bot(false).decide(thinkingOf(match, seat, new Chance('dice'), 200));
    expect([...asked]).toEqual([]);
    bot(true).decide(thinkingOf(match, seat, new Chance('dice'), 200));
    expect([...asked].toSorted()).toEqual([0, 1]);
  });
});

describe('what is learned on the way', () => {
  /** Two could attack, one could defend; and it is worth it against both of them together only. */
  function repliesIn(plan: Plan): boolean[][] {
    const match = createMatch(agot2, {
      seed: 'replies',
      ...position({
        phase: 'challenges',
        players: [
          { faction: 'stark', plot: 'Confiscation', play: ['Eddard Stark (Core)', 'Robb Stark'] },
          {
            faction: 'lannister',
            plot: 'Confiscation',
            // Somebody else can pay for a lost challenge.
            play: ['Tywin Lannister (Core)', { card: 'Lannisport Merchant', knelt: true }],
          },
        ],
      }),
    }) as unknown as Match;
    const chance = new Chance('to the attackers');
    while (match.state.stack.at(-1)?.at !== 'declareAttackers') playOn(match, chance);
    const isDefended = ({ state }: Match): boolean =>
      Object.values<{ code: string; knelt: boolean }>(state.table.cards).some(
        ({ code, knelt }) => knelt && secondCards.get(code)?.name.en === 'Tywin Lannister',
      );
    const asked = new Set<Match>();
    const worlds = new Map<Match, boolean[]>();
    const bot = searchBot({
      id: 'replies',
      games: ['agot2'],
      share: () => 1,
      policy: greedy,
      playOn,
      weighs: (world, seat, dice, own) => {
        asked.add(world);
        return weighs(world, seat, dice, own);
      },
      plansAt: () => plan,
      farEnough: (from, now) => {
        const isAnswered = asked.has(now) && now.state.stack.at(-1)?.at !== 'declareDefenders';
        if (isAnswered) worlds.set(from, [...(worlds.get(from) ?? []), isDefended(now)]);
        return isAnswered;
      },
      judge: (now, seat): Judgement => {
        const both = now.state.table.challenge.attackers.length === 2;
        const good = both === isDefended(now);
        return { 'because.power': seat === 1 && good ? 20 : 0 };
      },
      won: 60,
      effort: 0,
    });
    bot.decide(thinkingOf(match, 0, new Chance('dice'), 120));
    return [...worlds.values()];
  }

  it('is the reply to each answer, or the same after all of them', () => {
    expect(repliesIn('none')).toEqual([]);
    expect(new Set(repliesIn('each').at(-1))).toEqual(new Set([true, false]));
    // In the first world nothing is known yet: everybody goes by the rule of thumb.
    for (const replies of repliesIn('together').slice(1)) expect(new Set(replies).size).toBe(1);
  });
});

describe('sense', () => {
  it('passes somebody by who could defend, whenever it can', () => {
    const match = createMatch(agot2, {
      seed: 'stealth',
      ...position({
        phase: 'challenges',
        players: [
          { faction: 'lannister', plot: 'Confiscation', play: ['Tyrion Lannister (Core)'] },
          {
            faction: 'lannister',
            plot: 'Confiscation',
            play: [
              'Cersei Lannister (Core)',
              'Burned Men',
              { card: 'Grand Maester Pycelle', knelt: true },
            ],
          },
        ],
      }),
    }) as unknown as Match;
    const chance = new Chance('stealth');
    while (match.state.stack.at(-1)?.at !== 'announceChallenge') playOn(match, chance);
    match.answer(0, match.state.moment, ['intrigue:1']);
    while (match.state.stack.at(-1)?.at !== 'bypass') playOn(match, chance);
    const thinking = thinkingOf(match, 0, chance, 0);
    const nameOf = (id: string): string | undefined =>
      secondCards.get(match.state.table.cards[id].code)?.name.en;
    const narrow = sense(thinking) as { from: readonly string[]; min: number };
    expect(thinking.question).toMatchObject({ min: 0 });
    expect([narrow.from.map(nameOf), narrow.min]).toEqual([['Cersei Lannister'], 1]);
  });
});

describe('search', () => {
  it('plays the same match again from the same dice and tries, byte for byte', () => {
    const [one, other] = [1, 2].map(() => {
      const match = open('again');
      const chance = new Chance('again');
      for (let i = 0; i < 60; i++) letAnswer(search, match, match.waiting[0], chance, TRIES);
      return saveMatch(match);
    });
    expect(one).toBe(other);
  });

  it('beats greedy with the same deck, on either side of the table', () => {
    let won = 0;
    for (let game = 0; game < 8; game++) {
      const mine = game % 2;
      const bots = mine === 0 ? [search, greedy] : [greedy, search];
      if (play(open(`beats ${game >> 1}`), bots).result?.winners.includes(mine)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(6);
  });

  it('stands in for people who are away', () => {
    expect(standInFor('agot2')).toMatchObject({ bot: { id: 'search' }, level: 2 });
    expect(findBot('agot2', 'search')).toBe(search);
  });

  it('does itself no harm: Milk of the Poppy goes to the enemy', () => {
    const match = createMatch(agot2, {
      seed: 'own goal',
      ...position({
        phase: 'marshaling',
        active: 0,
        players: [
          {
            faction: 'lannister',
            plot: 'Calling the Banners',
            gold: 1,
            hand: ['Milk of the Poppy'],
            play: ['Tywin Lannister (Core)'],
          },
          { faction: 'stark', plot: 'Calling the Banners', play: ['Eddard Stark (Core)'] },
        ],
      }),
    }) as unknown as Match;
    const chance = new Chance('own goal');
    const [held] = match.state.table.players[0].hand;
    match.answer(0, match.state.moment, [`${held.id}.marshal`]);
    expect(match.state.stack.at(-1)?.at).toBe('chooseHost');
    letAnswer(search, match, 0, chance, 60);
    const bearer = Object.values<{ code: string; attachments: number[] }>(match.state.table.cards);
    expect(bearer.find(({ attachments }) => attachments.length > 0)?.code).toBe('01144');
  });
});
