import { CONCEDE, defaultAnswer, type Question } from '@small-council/engine';
import {
  a,
  action,
  cannotBe,
  constant,
  gainsKeyword,
  gainsPower,
  losesAllTraits,
  modifier,
  odd,
  on,
  reaction,
  self,
  sentence,
  until,
  withTrait,
  yours,
} from '@small-council/lcg/blocks';
import { describe, expect, it } from 'vitest';
import { findCard } from '../cards/names.ts';
import { type Faction, pack } from '../cards/registry.ts';
import { readyDeck } from '../decks/index.ts';
import type { CardSpec, PlayerSpec, PositionSpec } from '../position.ts';
import { revealNewPlot } from '../rules/plot.ts';
import { placesInMelee, scoreJoust, scoreJoustAtTime } from '../rules/tournament.ts';
import { type Scenario, scenario } from './scenario.ts';

/** The answers of the FAQ, and its errata, with the very cards that it names. */

// ---- what the FAQ speaks of without naming a card

const { attachment, event, location } = pack('Test', 'neutral');

event('test:tidings', {
  name: ['Tidings', 'Kunde'],
  cost: 0,
  abilities: [
    action({
      does: odd(
        sentence('tidings', 'the next player reveals a plot', 'der nächste Spieler deckt auf'),
        (m, { seat }) => {
          const next = (seat + 1) % m.seats;
          revealNewPlot(m, next, m.table.players[next].plotDeck[0]);
        },
      ),
    }),
  ],
});

event('test:change', {
  name: ['Change of Plans', 'Neuer Plan'],
  cost: 0,
  abilities: [
    action({
      does: odd(sentence('change', 'reveal a plot', 'decke auf'), (m, { seat }) =>
        revealNewPlot(m, seat, m.table.players[seat].plotDeck[0]),
      ),
    }),
  ],
});

event('test:dash', {
  name: ['Priceless', 'Unbezahlbar'],
  cost: null,
  abilities: [
    action({
      does: odd(sentence('dash', 'gain 3 gold', 'nimm 3 Gold'), (m, { seat }) => {
        m.table.players[seat].gold += 3;
      }),
    }),
  ],
});

location('test:haven', {
  name: ['Haven', 'Zuflucht'],
  cost: 0,
  abilities: [constant(cannotBe('kill', a('character', yours)))],
});

location('test:mine', { name: ['Deep Mine', 'Mine'], is: 'unique', cost: 1, keywords: ['limited'] });

/** Who gains power gains a keyword as well. */
const learner = (code: string, name: string, keyword: string): void =>
  attachment(code, {
    name: [name, name],
    cost: 0,
    abilities: [
      reaction({
        on: gainsPower('host'),
        does: until('challenge', [gainsKeyword(keyword)], {
          on: { say: self.say, of: (m, { card }) => [m.table.cards[card].host] },
        }),
      }),
    ],
  });
learner('test:curiosity', 'Curiosity', 'insight');

/** When its bearer gains power, the others become famous. */
attachment('test:glory', {
  name: ['Shared Glory', 'Ruhm'],
  cost: 0,
  abilities: [
    reaction({
      on: gainsPower('host'),
      does: until('challenge', [gainsKeyword('renown')], {
        on: { say: self.say, of: (m) => m.table.challenge?.attackers.slice(-1) ?? [] },
      }),
    }),
  ],
});

attachment('test:oblivion', {
  name: ['Oblivion', 'Vergessen'],
  cost: 0,
  abilities: [constant(losesAllTraits('host'))],
});

attachment('test:spurs', {
  name: ['Spurs', 'Sporen'],
  cost: 0,
  attach: on(a('character', withTrait('Knight'))),
});

/** Strength that is halved, or set. */
const weakener = (code: string, name: string, how: 'times' | 'set', amount: number): void =>
  location(code, {
    name: [name, name],
    cost: 0,
    abilities: [
      constant(modifier('strength', 'strength', a('character'), { how, amount: () => amount }, { amount, forEach: null })),
    ],
  });
weakener('test:half', 'Half Light', 'times', 0.5);
weakener('test:one', 'Great Leveller', 'set', 1);

// ---- positions

const of =
  (faction: Faction) =>
  (more: Partial<PlayerSpec> = {}): PlayerSpec => ({
    faction,
    plot: 'Calling the Banners',
    ...more,
  });
const baratheon = of('baratheon');
const greyjoy = of('greyjoy');
const lannister = of('lannister');
const martell = of('martell');
const stark = of('stark');
const targaryen = of('targaryen');
const tyrell = of('tyrell');
const watch = of('thenightswatch');

const at =
  (phase: PositionSpec['phase'], more: Partial<PositionSpec> = {}) =>
  (...players: PlayerSpec[]): Scenario =>
    scenario({ phase, players, ...more });

const challenges = at('challenges');
const dominance = at('dominance');
const marshaling = at('marshaling', { active: 0 });

const withDuplicate = (card: string): CardSpec => ({ card, duplicates: 1 });

/** Everybody takes the default until the challenge is over; the steps at which this seat was asked. */
function stepsOf(game: Scenario, seat: number): string[] {
  const steps: string[] = [];
  while (game.table.challenge) {
    const [asked] = game.waiting;
    if (asked === seat) steps.push(game.step);
    const question = game.match.question(asked) as Question;
    game.match.answer(asked, game.match.state.moment, defaultAnswer(question));
  }
  return steps;
}

describe('Catelyn Stark (Core 143)', () => {
  const dorne = {
    gold: 4,
    play: ['Nymeria Sand', 'Ghaston Grey', 'Arianne Martell', 'Edric Dayne'],
    hand: ['Confinement', "The Hand's Judgment"],
  };
  const attack = (...attackers: string[]) =>
    challenges(
      stark({ gold: 1, play: ['Catelyn Stark', 'Sansa Stark', 'Robb Stark'], hand: ['Winter Is Coming'] }),
      martell(dorne),
    ).attack('power', 1, ...attackers);

  it('keeps opponents from actions, phase actions, interrupts and reactions [AG2-1001]', () => {
    const game = attack('Catelyn Stark').until('attackersWindow', 0).choose('Winter Is Coming');
    expect(stepsOf(game, 1)).toEqual(['challenge/declareDefenders']);
  });

  it('does so only while she participates [AG2-1001]', () => {
    const game = attack('Robb Stark').until('attackersWindow', 0).choose('Winter Is Coming');
    expect(game.waiting).toEqual([1]);
    expect(game.step).toBe('wouldInterrupts/opportunity');
    expect(game.options).toEqual(["The Hand's Judgment"]);
    game.pass().until('attackersWindow', 1);
    expect(game.options).toEqual(
      expect.arrayContaining(['Nymeria Sand', 'Confinement']),
    );
    expect(game.reaches('reactionWindow', 'claimed')).toBe(true);
    expect(game.options).toEqual(['Ghaston Grey']);
  });

  it('does not stop forced abilities: the game initiates them [AG2-1002] [AG2-314]', () => {
    const game = challenges(stark({ play: ['Catelyn Stark'] }), watch({ play: ['The Wall'] }));
    game.attack('power', 1, 'Catelyn Stark').through('challenge');
    expect(game.card('The Wall').knelt).toBe(true);
  });

  it('does not stop what a plot says when it is revealed [AG2-1003]', () => {
    const game = challenges(
      stark({ play: ['Catelyn Stark'], hand: ['Tidings'] }),
      lannister({ plotDeck: ['Counting Coppers'] }),
    );
    game.attack('power', 1, 'Catelyn Stark').until('attackersWindow', 0).choose('Tidings');
    expect(game.names(1, 'hand')).toHaveLength(3);
  });

  it('does not stop a duplicate from saving its card [AG2-1004] [AG2-1207]', () => {
    const game = challenges(
      stark({ play: ['Catelyn Stark', 'Grey Wind'] }),
      stark({ play: [withDuplicate('Bran Stark')] }),
    );
    game.attack('power', 1, 'Catelyn Stark').until('attackersWindow', 0).choose('Grey Wind');
    expect(game.waiting).toEqual([1]);
    game.choose('Bran Stark');
    expect(game.isInPlay('Bran Stark')).toBe(true);
    expect(game.card('Bran Stark', 1).duplicates).toEqual([]);
  });

  it('does not stop ambush [AG2-1005] [AG2-313]', () => {
    const game = challenges(
      stark({ play: ['Catelyn Stark'] }),
      lannister({ gold: 2, hand: ['Burned Men'] }),
    );
    game.attack('power', 1, 'Catelyn Stark').until('attackersWindow', 1).choose('Burned Men');
    expect(game.isInPlay('Burned Men', 1)).toBe(true);
  });
});

describe('Melisandre (Core 47)', () => {
  it('reacts to Seen in Flames when its effect is resolved and it lies in the discard pile [AG2-1006] [AG2-1348]', () => {
    const game = challenges(
      baratheon({ gold: 1, play: ['Melisandre'], hand: ['Seen In Flames'] }),
      stark({ hand: ['Ice'], play: ['Robb Stark'] }),
    );
    game.until('action', 0).choose('Seen In Flames').until('reactionWindow');
    expect(game.options).toEqual(['Melisandre']);
    expect(game.names(0, 'discard')).toEqual(['Seen In Flames']);
    expect(game.names(1, 'discard')).toEqual(['Ice']);
  });
});

describe('The Hand’s Judgment', () => {
  /** Stark plays an event, Lannister cancels it, Stark cancels the cancel. */
  const twice = (more: string[]) => {
    const game = challenges(
      lannister({ gold: 9, hand: ["The Hand's Judgment", ...more] }),
      stark({ gold: 9, hand: ['Winter Is Coming', "The Hand's Judgment"], play: ['Robb Stark'] }),
    );
    game.attack('power', 0, 'Robb Stark').until('attackersWindow', 1).choose('Winter Is Coming');
    expect(game.waiting).toEqual([0]);
    game.choose("The Hand's Judgment");
    expect(game.waiting).toEqual([1]);
    return game.choose("The Hand's Judgment");
  };

  it('cannot be played against what cancels it: it has left the hand [AG2-1007] [AG2-1338] [AG2-1339]', () => {
    const game = twice([]);
    expect(game.step).toBe('attackersWindow/action');
    expect(game.plot(1, 'claim')).toBe(2);
  });

  it('a second copy can [AG2-1008]', () => {
    const game = twice(["The Hand's Judgment"]);
    expect(game.step).toBe('wouldInterrupts/opportunity');
    expect(game.waiting).toEqual([0]);
    game.choose("The Hand's Judgment");
    expect(game.plot(1, 'claim')).toBe(1);
  });

  it('costs nothing against an event with a dash [AG2-1009] [AG2-1326]', () => {
    const game = challenges(
      stark({ hand: ['Priceless'] }),
      lannister({ hand: ["The Hand's Judgment"] }),
    );
    game.until('action', 0).choose('Priceless');
    expect(game.waiting).toEqual([1]);
    game.choose("The Hand's Judgment");
    expect(game.player(0).gold).toBe(0);
    expect(game.names(0, 'discard')).toEqual(['Priceless']);
  });
});

describe('Nymeria Sand (Westeros 35)', () => {
  const dorne = () =>
    challenges(
      martell({ play: ['Nymeria Sand', 'Obara Sand', 'Areo Hotah'] }),
      stark({ play: ['Robb Stark', 'Summer']  }),
    );
  const steal = (game: Scenario, from: string, icon: string) =>
    game.until('action', 0).choose('Nymeria Sand').choose(from).choose(icon);

  it('takes an icon and gives it to the Sand Snakes [AG2-1010]', () => {
    const game = steal(dorne(), 'Robb Stark', 'power');
    expect(game.hasIcon('Robb Stark', 'power')).toBe(false);
    expect(game.hasIcon('Nymeria Sand', 'power')).toBe(true);
    expect(game.hasIcon('Obara Sand', 'power')).toBe(true);
    expect(game.hasIcon('Areo Hotah', 'power')).toBe(false);
  });

  it('may name an icon that the character does not have; her own gain it all the same [AG2-1010] [AG2-1011]', () => {
    const game = steal(dorne(), 'Summer', 'intrigue');
    expect(game.hasIcon('Nymeria Sand', 'intrigue')).toBe(true);
    expect(game.hasIcon('Obara Sand', 'intrigue')).toBe(true);
  });

  it('then it takes two gains for the icon to be there [AG2-1012] [AG2-467]', () => {
    const game = challenges(
      martell({ play: ['Nymeria Sand'] }),
      stark({
        play: [
          { card: 'Bran Stark', attachments: ['Little Bird'] },
          { card: 'Arya Stark', attachments: ['Little Bird', 'Little Bird'] },
        ],
      }),
    );
    const other = game.match.fork();
    steal(game, 'Bran Stark', 'intrigue');
    expect(game.hasIcon('Bran Stark', 'intrigue')).toBe(false);
    game.match = other;
    steal(game, 'Arya Stark', 'intrigue');
    expect(game.hasIcon('Arya Stark', 'intrigue')).toBe(true);
  });
});

describe('attachments in set-up', () => {
  const placing = (mine: string[], theirs: string[] = []) => {
    const game = scenario({
      phase: 'setup',
      players: [tyrell({ hand: mine }), tyrell({ hand: theirs })].map(({ plot: _plot, ...rest }) => rest),
    });
    return game.until('placeCards');
  };

  it('stay with their player: nothing goes on an opponent’s card that is revealed [AG2-1013]', () => {
    const game = placing(['Milk of the Poppy', 'Garden Caretaker', 'Left'], ['Hedge Knight']);
    game.choose('Milk of the Poppy', 'Garden Caretaker', 'Left').choose('Hedge Knight');
    expect(game.isInPlay('Hedge Knight', 1)).toBe(true);
    expect(game.card('Milk of the Poppy').host).toBe(game.card('Garden Caretaker').id);
  });

  it('Knighted does not make a Knight for Mare in Heat [AG2-1014] [AG2-133]', () => {
    const game = placing(['Knighted', 'Mare in Heat', 'Garden Caretaker', 'Hedge Knight']);
    expect(game.refused('Knighted', 'Mare in Heat', 'Garden Caretaker')).toBe('AG2-127');
    game.choose('Knighted', 'Mare in Heat', 'Hedge Knight').pass();
    expect(game.card('Mare in Heat').host).toBe(game.card('Hedge Knight').id);
  });

  it('one that makes another one illegal has it discarded at once [AG2-1015] [AG2-134]', () => {
    const game = placing(['Oblivion', 'Spurs', 'Hedge Knight']);
    game.choose('Oblivion', 'Spurs', 'Hedge Knight').pass();
    expect(game.names(0, 'discard')).toEqual(['Spurs']);
    expect(game.card('Oblivion').host).toBe(game.card('Hedge Knight').id);
  });
});

describe('Lady Sansa’s Rose', () => {
  const won = (defence: Partial<PlayerSpec>, mine: Partial<PlayerSpec> = {}) =>
    challenges(
      tyrell({
        gold: 1,
        play: ['The Knight of Flowers', 'Hedge Knight'],
        hand: ["Lady Sansa's Rose"],
        ...mine,
      }),
      martell(defence),
    )
      .attack('military', 1, 'The Knight of Flowers', 'Hedge Knight')
      .until('reactionWindow');

  it('looks at who attacks when it is played: Ghaston Grey leaves one Knight alone [AG2-1016] [AG2-1343]', () => {
    const game = won({ play: ['Ghaston Grey', 'Areo Hotah'] });
    expect(game.options).toEqual([]);
    game.by(1, 'Ghaston Grey').choose('Hedge Knight').by(0, "Lady Sansa's Rose");
    expect(game.card('The Knight of Flowers').power).toBe(1);
  });

  it('cannot be played for one of two [AG2-1016]', () => {
    const game = won({ play: ['Areo Hotah'] });
    expect(game.waiting).toEqual([0]);
    expect(game.options).toEqual([]);
  });
});

describe('a limited card as a duplicate', () => {
  const mine = (hand: string[]) =>
    marshaling(stark({ gold: 5, play: ['Deep Mine'], hand }), stark());

  it('is the limited card of the round [AG2-1017] [AG2-1216]', () => {
    const game = mine(['Deep Mine', 'The Roseroad']);
    game.choose('Deep Mine').until('action', 0);
    expect(game.card('Deep Mine').duplicates).toHaveLength(1);
    expect(game.player(0).gold).toBe(5);
    expect(game.refused('The Roseroad')).toBe('AG2-683');
  });

  it('is refused after another one [AG2-1018] [AG2-1215] [AG2-685]', () => {
    const game = mine(['Deep Mine', 'The Roseroad']);
    game.choose('The Roseroad').until('action', 0);
    expect(game.refused('Deep Mine')).toBe('AG2-683');
  });
});

describe('Wolves of the North', () => {
  it('two of them may bypass the same character, and both weaken it [AG2-1019] [AG2-681]', () => {
    const game = challenges(
      stark({ play: ['Wolves of the North', 'Wolves of the North', 'Summer'] }),
      lannister({ play: ['Tywin Lannister', 'Burned Men'] }),
    );
    game.attack('military', 1, 'Wolves of the North', 'Wolves of the North');
    game.choose('Tywin Lannister').choose('Tywin Lannister');
    expect(game.challenge.stealth.map(({ bypassed }) => bypassed)).toEqual([
      game.card('Tywin Lannister').id,
      game.card('Tywin Lannister').id,
    ]);
    game.choose('Wolves of the North').choose('Wolves of the North');
    expect(game.strength('Tywin Lannister')).toBe(0); // 6 - 3 - 3
  });
});

describe('Master of Whispers', () => {
  /** The Master of Whispers wins an intrigue challenge against the second player. */
  const whispers = (mine: Partial<PlayerSpec>, ...others: PlayerSpec[]) =>
    challenges(lannister({ title: 'Master of Whispers', gold: 5, ...mine }), ...others)
      .attack('intrigue', 1, ...(mine.play as string[]))
      .until('chooseClaimed');
  const cersei = { play: ['Grand Maester Pycelle'] };
  const two = ['Garden Caretaker', 'Left'];
  const held = ['Ice', 'Summer'];

  it('with Trial by Combat: all who were chosen satisfy military claim [AG2-1020] [AG2-739]', () => {
    const game = whispers(
      { ...cersei, hand: ['Trial by Combat'] },
      tyrell({ play: two, hand: held }),
      tyrell({ play: two, hand: held }),
    );
    game.choose('1', '2').until('interrupts').by(0, 'Trial by Combat');
    game.choose('Left').choose('Left');
    expect(game.names(1, 'dead')).toEqual(['Left']);
    expect(game.names(2, 'dead')).toEqual(['Left']);
    expect([game.player(1).hand.length, game.player(2).hand.length]).toEqual([2, 2]);
  });

  const elia = { gold: 2, hand: ['Vengeance for Elia', ...held] };

  it('with Vengeance for Elia: the loser passes the claim on [AG2-1021]', () => {
    const game = whispers(cersei, martell(elia), tyrell({ hand: held }));
    game.choose('1').until('interrupts', 1).choose('Vengeance for Elia').choose('2');
    expect(game.names(1, 'hand')).toEqual(held);
    expect(game.player(2).hand).toHaveLength(1);
  });

  it('cannot be passed on by who was not chosen [AG2-1021]', () => {
    const game = whispers(cersei, martell(elia), tyrell({ hand: held }));
    expect(game.choose('2').reaches('interrupts', 'announceChallenge')).toBe(false);
  });

  it('the others who were chosen satisfy it all the same [AG2-1022]', () => {
    const game = whispers(
      { ...cersei, hand: ['Ice', 'Ice'] },
      martell(elia),
      tyrell({ hand: held }),
      tyrell({ hand: held }),
    );
    game.choose('1', '2', '3').until('interrupts', 1).choose('Vengeance for Elia').choose('0');
    expect([0, 1, 2, 3].map((seat) => game.player(seat).hand.length)).toEqual([1, 2, 1, 1]);
  });

  it('nobody satisfies the claim twice [AG2-1023]', () => {
    const game = whispers(cersei, martell(elia), tyrell({ hand: held }));
    game.choose('1', '2').until('interrupts', 1).choose('Vengeance for Elia').choose('2');
    expect([1, 2].map((seat) => game.player(seat).hand.length)).toEqual([2, 1]);
  });

  it('with Mirri Maz Duur: one character of the loser is killed, others are not concerned [AG2-1024]', () => {
    const game = whispers(
      { play: ['Mirri Maz Duur'] },
      tyrell({ play: two, hand: held }),
      tyrell({ play: two, hand: held }),
    );
    game.choose('1', '2').until('interrupts', 0).choose('Mirri Maz Duur');
    expect(game.options).toEqual(two);
    game.choose('Garden Caretaker');
    expect(game.names(1, 'dead')).toEqual(['Garden Caretaker']);
    expect(game.names(2, 'play')).toEqual(two);
    expect([1, 2].map((seat) => game.player(seat).hand.length)).toEqual([2, 2]);
  });
});

describe('Dragon Sight', () => {
  const sight = () =>
    challenges(
      targaryen({ gold: 1, play: ['Khal Drogo', 'Drogon'], hand: ['Dragon Sight'] }),
      tyrell({ play: ['The Knight of Flowers', 'Highgarden'] }),
    ).attack('military', 1, 'Khal Drogo', 'Drogon');

  it('touches those who participate when it is played, and no later defender [AG2-1025] [AG2-469]', () => {
    const game = sight().until('attackersWindow', 0).choose('Dragon Sight');
    expect([game.strength('Khal Drogo'), game.strength('Drogon')]).toEqual([4, 4]);
    game.defend('The Knight of Flowers');
    expect(game.strength('The Knight of Flowers')).toBe(5);
  });

  it('stays with a character that is removed from the challenge, to its end [AG2-1026] [AG2-470]', () => {
    const game = sight().until('attackersWindow', 0).choose('Dragon Sight');
    game.by(1, 'Highgarden').choose('Khal Drogo');
    expect(game.challenge.attackers).toEqual([game.card('Drogon').id]);
    expect(game.strength('Khal Drogo')).toBe(4);
    game.through('challenge');
    expect(game.strength('Khal Drogo')).toBe(5);
  });
});

describe('control effects', () => {
  /** The first player's Caretaker; the Night's Watch takes it, or not; then Stark brings a Ward. */
  const warded = (taken: boolean) => {
    const game = scenario({
      phase: 'dominance',
      quiet: true,
      players: [
        tyrell({ play: ['Garden Caretaker', 'Maester Cressen'], plotDeck: ['A Feast for Crows'] }),
        watch({ gold: 3, hand: ['Take the Black'], plotDeck: ['A Feast for Crows'] }),
        stark({ hand: ['Ward'], plotDeck: ['A Feast for Crows'] }),
      ],
    });
    if (taken) game.until('dominanceWindow', 1).choose('Take the Black').choose('Garden Caretaker');
    game.until('marshalingWindow', 2);
    while (game.table.active !== 2) game.pass().until('marshalingWindow', 2);
    return game.choose('Ward').choose('Garden Caretaker');
  };
  const controller = (game: Scenario) => game.card('Garden Caretaker').controller;

  it('when Ward leaves, who took it with Take the Black has it again [AG2-1027] [AG2-245]', () => {
    const game = warded(true);
    expect(controller(game)).toBe(2);
    game.by(0, 'Maester Cressen');
    expect(game.find('Ward')?.zone).toBe('discard');
    expect(controller(game)).toBe(1);
  });

  it('without another control effect the owner has it again [AG2-1028] [AG2-246]', () => {
    const game = warded(false);
    expect(controller(game)).toBe(2);
    game.by(0, 'Maester Cressen');
    expect(controller(game)).toBe(0);
  });
});

describe('keywords that are gained while keywords are processed', () => {
  const attack = (bearer: CardSpec, ...more: string[]) => {
    const game = challenges(
      stark({ play: [bearer, ...more], deck: ['Ice', 'Ice', 'Ice'] }),
      lannister(),
    );
    return game.attack('power', 1, bearer.card, ...more);
  };
  const robb = (card: string) => ({ card: 'Robb Stark', attachments: [card] });

  it('insight does not come any more when it has been processed [AG2-1029] [AG2-649]', () => {
    const game = attack(robb('Curiosity'), 'Catelyn Stark', 'Doran Martell');
    game.until('keywordOrder').choose('insight').choose('Doran Martell');
    game.choose('Robb Stark').choose('Curiosity');
    expect(game.hasKeyword('Robb Stark', 'insight')).toBe(true);
    game.through('challenge');
    expect(game.player(0).hand).toHaveLength(1);
  });

  it('insight still comes when it has not been processed [AG2-1030] [AG2-650]', () => {
    const game = attack(robb('Curiosity'), 'Catelyn Stark');
    game.until('useKeyword').choose('Robb Stark').choose('Curiosity').choose('Robb Stark');
    expect(game.player(0).hand).toHaveLength(1);
  });

  it('renown that is gained while renown is processed still comes [AG2-1031] [AG2-650] [AG2-648]', () => {
    const game = attack(robb('Shared Glory'), 'Catelyn Stark');
    game.until('useKeyword').choose('Robb Stark').choose('Shared Glory');
    expect(game.step).toBe('oneKeyword/useKeyword');
    expect(game.options).toEqual(['Catelyn Stark']);
    game.choose('Catelyn Stark');
    expect(game.card('Catelyn Stark').power).toBe(1);
    expect(game.card('Robb Stark').power).toBe(1);
  });
});
