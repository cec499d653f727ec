import { CONCEDE, defaultAnswer, type Question } from '@small-council/engine';
import { type Card, type Cost, strength } from '@small-council/lcg';
import {
  a,
  action,
  burns,
  cannotBe,
  constant,
  discardForGood,
  eachPlayerChooses,
  everybodysChoice,
  gainGold,
  gainsKeyword,
  gainsPower,
  gainsTrait,
  gets,
  losesAllTraits,
  odd,
  on,
  returnCost,
  self,
  sentence,
  until,
  withTrait,
  yours,
} from '@small-council/lcg/blocks';
import { revealNewPlot } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { reaction, whenRevealed } from '../abilities.ts';
import { cards, findCard } from '../cards/names.ts';
import { pack } from '../cards/registry.ts';
import { readyDeck } from '../decks/index.ts';
import type { CardSpec, PlayerSpec } from '../position.ts';
import { placesInMelee, scoreJoust, scoreJoustAtTime } from '../rules/tournament.ts';
import { event as leaves } from '../vocabulary.ts';
import {
  at,
  baratheon,
  greyjoy,
  lannister,
  martell,
  stark,
  strengthChanger,
  targaryen,
  tyrell,
  watch,
} from './positions.ts';
import { Scenario, scenario } from './scenario.ts';

/** The answers of the FAQ, and its errata, with the very cards that it names. */

// ---- what the FAQ speaks of without naming a card

const { attachment, character, event, location, plot } = pack('Test', 'neutral');

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

/** Burns the weak, and takes one of those who are left. */
plot('test:ashes', {
  name: ['Feast of Ashes', 'Aschenfest'],
  plot: { gold: 0, initiative: 0, claim: 1, reserve: 9 },
  abilities: [
    constant(gets(-1, a('character')), burns(a('character'))),
    whenRevealed({
      choose: eachPlayerChooses(a('character'), 'discarded'),
      does: discardForGood(everybodysChoice()),
    }),
  ],
});

character('test:plotwatcher', {
  name: ['Plot Watcher', 'Ränkewächter'],
  strength: 5,
  abilities: [
    reaction({
      on: {
        say: { key: 'event.plotsRevealed' },
        on: ['plotsRevealed'],
        when: (_m, { seat }, by) => seat === by.seat,
      },
      does: gainGold(1),
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

/** Leaves play in some way to pay for 1 gold. */
const payer = (code: string, name: string, cost: Cost): void =>
  character(code, {
    name: [name, name],
    is: 'unique',
    abilities: [action({ cost, does: gainGold(1) })],
  });
const leavingCost = (type: 'discarded' | 'killed'): Cost => ({
  ...returnCost(),
  pay: (_m, { card }) => [leaves(type, { card, cause: 'cost' }, { to: null, why: null })],
});
payer('test:deserter', 'Deserter', returnCost());
payer('test:outcast', 'Outcast', leavingCost('discarded'));
payer('test:doomed', 'Doomed', leavingCost('killed'));

attachment('test:charm', {
  name: ['Charm', 'Talisman'],
  cost: 0,
  abilities: [constant(cannotBe('kill', 'host'))],
});

location('test:mine', {
  name: ['Deep Mine', 'Mine'],
  is: 'unique',
  cost: 1,
  keywords: ['limited'],
});

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

attachment('test:baptism', {
  name: ['Baptism', 'Taufe'],
  cost: 0,
  abilities: [constant(gainsTrait('Drowned God', 'host'))],
});

attachment('test:spurs', {
  name: ['Spurs', 'Sporen'],
  cost: 0,
  attach: on(a('character', withTrait('Knight'))),
});

strengthChanger('test:half', 'Half Light', 'times', 0.5);
strengthChanger('test:one', 'Great Leveller', 'set', 1);
strengthChanger('test:dearth', 'Great Dearth', 'set', 0);

// ---- positions

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
      stark({
        gold: 1,
        play: ['Catelyn Stark', 'Sansa Stark', 'Robb Stark'],
        hand: ['Winter Is Coming'],
      }),
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
    expect(game.options).toEqual(expect.arrayContaining(['Nymeria Sand', 'Confinement']));
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
      stark({ play: ['Robb Stark', 'Summer'] }),
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
      players: [tyrell({ hand: mine }), tyrell({ hand: theirs })].map(
        ({ plot: _plot, ...rest }) => rest,
      ),
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
    game.through('claim');
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
      tyrell({ gold: 1, play: ['The Knight of Flowers', 'Highgarden'] }),
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
    if (taken) game.until('dominanceWindow', 1).choose('Take the Black');
    expect(game.card('Garden Caretaker').controller).toBe(taken ? 1 : 0);
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
    expect(game.flows).not.toContain('oneKeyword'); // the challenge is over
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

describe('Varys’s Riddle and Summer Harvest', () => {
  /** Riddle (first) against Harvest, to the first time that the gold value matters. */
  const riddle = (mine: Partial<PlayerSpec> = {}) =>
    scenario({
      phase: 'plot',
      quiet: true,
      players: [
        watch({ plotDeck: ["Varys's Riddle"], ...mine }),
        stark({ plotDeck: ['Summer Harvest'] }),
      ],
    })
      .until('chooseFirstPlayer')
      .choose('0');
  const harvest = (game: Scenario) => game.until('whichApplies');

  it('the ability of Summer Harvest is initiated twice, for either player [AG2-1032]', () => {
    const game = riddle();
    expect(game.options).toEqual(["Varys's Riddle", 'Summer Harvest']);
    game.choose("Varys's Riddle");
    const { lasting } = game.table;
    expect(lasting.map(({ use }) => [use.seat, use.chosen.player])).toEqual([
      [0, ['1']],
      [1, ['0']],
    ]);
  });

  it('one reads 5 and makes it 7, the other reads X as 0 and makes it 2 [AG2-1033] [AG2-1034]', () => {
    const game = harvest(riddle());
    expect(game.table.lasting.map(({ amount }) => amount).sort()).toEqual([2, 7]);
  });

  it('the first player decides which applies, when the income is collected [AG2-1035] [AG2-1036] [AG2-462]', () => {
    const game = harvest(riddle());
    expect(game.waiting).toEqual([0]);
    expect(game.table.active).not.toBe(1);
    const [two, seven] = [2, 7].map((amount) => {
      const fork = new Scenario(game.match.fork());
      const lasting = game.table.lasting.find((one) => one.amount === amount);
      fork.choose(`l${lasting?.n}`);
      return fork;
    });
    expect([two.player(1).gold, seven.player(1).gold]).toEqual([2, 7]);
    expect(seven.plot(1, 'gold')).toBe(7);
  });

  it('the decision holds for Underground Vault, which is not asked for it again [AG2-1036] [AG2-463]', () => {
    const game = scenario({
      phase: 'plot',
      quiet: true,
      players: [
        stark({ plotDeck: ['Summer Harvest'] }),
        watch({ plotDeck: ["Varys's Riddle"], play: ['Underground Vault'] }),
      ],
    });
    game.until('whichApplies');
    const seven = game.table.lasting.find(({ amount }) => amount === 7);
    game.choose(`l${seven?.n}`).until('marshalingWindow', 1);
    while (game.table.active !== 1) game.pass().until('marshalingWindow', 1);
    const { gold } = game.player(1);
    game.choose('Underground Vault');
    expect(game.player(1).gold).toBe(gold + 2);
  });

  it('or it is made for Underground Vault, where that comes first [AG2-463]', () => {
    const game = riddle({ play: ['Underground Vault'] });
    game.until('marshalingWindow', 0);
    expect(game.table.active).toBe(0);
    game.choose('Underground Vault');
    expect(game.step).toBe('settlePlotValue/whichApplies');
    const two = game.table.lasting.find(({ amount }) => amount === 2);
    const { gold } = game.player(0);
    game.choose(`l${two?.n}`);
    expect(game.player(0).gold).toBe(gold + 1);
    expect(game.reaches('whichApplies', 'choosePlots')).toBe(false);
    const income = game.match.log('spectator').filter(({ key }) => key === 'fact.incomeCollected');
    expect(income.at(-1)?.params.amount).toBe(2);
  });
});

describe('At Prince Doran’s Behest', () => {
  const behest = () =>
    scenario({
      phase: 'plot',
      players: [
        martell({ plotDeck: ["At Prince Doran's Behest", 'Counting Coppers', 'Sneak Attack'] }),
        lannister({ plotDeck: ['Filthy Accusations'], play: ['Tywin Lannister'] }),
      ],
    })
      .by(0, "At Prince Doran's Behest")
      .by(1, 'Filthy Accusations')
      .until('chooseFirstPlayer')
      .choose('1')
      .choose("At Prince Doran's Behest");

  it('the ability of the new plot joins those that are pending, in the first player’s order [AG2-1037] [AG2-526]', () => {
    const game = behest();
    expect(game.waiting).toEqual([0]);
    expect(game.options).toEqual(['Counting Coppers', 'Sneak Attack']);
    game.choose('Counting Coppers');
    expect(game.waiting).toEqual([1]);
    expect(game.options).toEqual(['Filthy Accusations', 'Counting Coppers']);
    game.choose('Counting Coppers');
    expect(game.player(0).hand).toHaveLength(3);
    expect(game.card('Tywin Lannister').knelt).toBe(true);
    expect(game.names(0, 'used')).toContain("At Prince Doran's Behest");
  });

  it('nobody’s initiative is compared again [AG2-1038] [AG2-522]', () => {
    const game = behest().choose('Sneak Attack');
    expect(game.plot(0, 'initiative')).toBe(11);
    expect(game.table.first).toBe(1);
    expect(game.reaches('chooseFirstPlayer', 'plotWindow')).toBe(false);
  });
});

describe('Daenerys Targaryen (Flight of Crows 93)', () => {
  const daenerys = { card: 'Daenerys Targaryen (TFM)' };
  const dany = (game: Scenario) => {
    const card = Object.values(game.table.cards).find(({ code }) => code === '08093');
    return strength(game.m, card as Card);
  };

  it('ignores what takes STR away [AG2-1039] [AG2-471]', () => {
    const game = challenges(
      targaryen({ play: [daenerys, 'Drogon'], plot: 'Blood of the Dragon' }),
      targaryen({ gold: 1, hand: ['Dracarys!'], play: ['Rhaegal'] }),
    );
    expect(dany(game)).toBe(3);
    game.attack('power', 1, 'Daenerys Targaryen (TFM)').until('attackersWindow', 1);
    game.choose('Dracarys!');
    expect(dany(game)).toBe(3);
    expect(game.names(0, 'dead')).toEqual([]);
  });

  it('ignores what halves her STR [AG2-1040]', () => {
    const game = challenges(targaryen({ play: [daenerys, 'Drogon', 'Half Light'] }), stark());
    expect([dany(game), game.strength('Drogon')]).toEqual([3, 2]);
  });

  it('ignores what sets her STR below its base [AG2-1041]', () => {
    const game = challenges(targaryen({ play: [daenerys, 'Drogon', 'Great Leveller'] }), stark());
    expect([dany(game), game.strength('Drogon')]).toEqual([3, 1]);
  });
});

describe('Tycho Nestoris', () => {
  const tycho = (more: Partial<PlayerSpec> = {}) => stark({ play: ['Tycho Nestoris'], ...more });

  it('when all opponents are decked out, the game ends without a winner; all have lost [AG2-1042] [AG2-912]', () => {
    const game = at('draw')(tycho(), stark({ deck: ['Ice', 'Summer'], deckIsAll: true }));
    expect(game.match.result?.winners).toEqual([]);
    expect(scoreJoust(game.m, [])).toEqual(['loss', 'loss']);
  });

  it('wins for nobody with 15 power; without his text he does [AG2-911]', () => {
    const game = dominance(tycho({ power: 15, gold: 6 }), stark());
    expect(game.match.result).toBeNull();
    game.until('action', 0).choose('Tycho Nestoris');
    expect(game.match.result?.winners).toEqual([0]);
  });

  it('when time is over, the opponent of 15 power and Tycho has a modified win [AG2-1043]', () => {
    const game = dominance(tycho({ power: 16 }), stark({ power: 3 }));
    expect(scoreJoustAtTime(game.m)).toEqual(['loss', 'modifiedWin']);
    expect(scoreJoustAtTime(dominance(stark({ power: 4 }), stark()).m)).toEqual([
      'modifiedWin',
      'loss',
    ]);
    const even = dominance(stark({ power: 4 }), stark({ power: 4 }));
    expect(scoreJoustAtTime(even.m)).toEqual(['draw', 'draw']);
  });

  it('when time is over and both have him, both have lost [AG2-1044]', () => {
    expect(scoreJoustAtTime(dominance(tycho({ power: 9 }), tycho()).m)).toEqual(['loss', 'loss']);
  });

  it('his player is second at best in a melee [AG2-1045]', () => {
    const game = dominance(tycho({ power: 16 }), stark({ power: 3 }), stark({ power: 2 }));
    expect(placesInMelee(game.m, [2])).toEqual([[2], [0], [1]]);
    expect(placesInMelee(game.m, [])).toEqual([[], [0], [1], [2]]);
  });

  it('when time is over in a melee, the second most power wins [AG2-1046]', () => {
    const game = dominance(tycho({ power: 16 }), stark({ power: 3 }), stark({ power: 2 }));
    expect(placesInMelee(game.m)).toEqual([[1], [0], [2]]);
  });

  it('who is out comes after all others, by power among themselves [AG2-1045]', () => {
    const game = dominance(stark({ power: 2 }), stark({ power: 5 }), stark({ power: 4 }));
    for (const seat of [1, 2]) game.player(seat).out = true;
    expect(placesInMelee(game.m, [0])).toEqual([[0], [1], [2]]);
    game.player(2).out = false;
    expect(placesInMelee(game.m, [0])).toEqual([[0], [2], [1]]);
  });

  it('wins when the opponent concedes [AG2-1047] [AG2-913]', () => {
    const game = dominance(tycho(), stark());
    game.match.answer(1, game.match.state.moment, CONCEDE);
    expect(game.match.result?.winners).toEqual([0]);
  });
});

describe('derived information', () => {
  it('what was named for Calm over Westeros is open to all for the round [AG2-1048]', () => {
    const game = scenario({
      phase: 'plot',
      players: [stark({ plotDeck: ['Calm Over Westeros'] }), lannister()],
    });
    game.until('choosing').choose('military').until('action', 1);
    const [calm] = game.match.view(1).table.lasting;
    expect(calm.use.chosen.challengeType).toEqual(['military']);
  });

  it('what Summons brought to hand is hidden again [AG2-1049] [AG2-929] [AG2-931]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        lannister({ plotDeck: ['Summons'], deck: ['Ser Jaime Lannister'], hand: ['Burned Men'] }),
        stark(),
      ],
    });
    game.until('choosing').choose('Ser Jaime Lannister').until('drawWindow');
    expect(game.names(0, 'hand')).toContain('Ser Jaime Lannister');
    const { players, cards: seen } = game.match.view(1).table;
    expect(players[0].hand).toBe(4);
    expect(Object.values(seen).map(({ code }) => code)).not.toContain('01087');
  });
});

describe('The Prince’s Plan', () => {
  const lost = (theirs: Partial<PlayerSpec> = {}) =>
    challenges(
      stark({ play: ['Robb Stark'], ...theirs }),
      martell({ gold: 1, discard: ["The Prince's Plan"] }),
    )
      .attack('power', 1, 'Robb Stark')
      .until('reactionWindow', 1);

  it('comes back for 1 gold; that is not playing it [AG2-1050] [AG2-1345] [AG2-1346]', () => {
    const game = lost().choose("The Prince's Plan");
    expect(game.names(1, 'hand')).toEqual(["The Prince's Plan"]);
    expect(game.player(1).gold).toBe(0);
    expect(game.player(1).played).toEqual([]);
  });

  it('the return can be canceled like the effects of an event [AG2-1051] [AG2-1347]', () => {
    const game = lost({ gold: 2, hand: ["The Hand's Judgment"] }).choose("The Prince's Plan");
    expect(game.step).toBe('wouldInterrupts/opportunity');
    game.by(0, "The Hand's Judgment");
    expect(game.names(1, 'discard')).toEqual(["The Prince's Plan"]);
    expect(game.names(1, 'hand')).toEqual([]);
    expect([game.player(0).gold, game.player(1).gold]).toEqual([0, 0]);
  });
});

describe('characters that cannot be killed', () => {
  it('cannot be chosen for military claim [AG2-1052] [AG2-638]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark'] }),
      stark({ play: ['Haven', 'Bran Stark', 'Summer'] }),
    );
    game.attack('military', 1, 'Robb Stark').through('challenge');
    expect(game.names(1, 'dead')).toEqual([]);
  });

  it('are not among those of whom claim may be satisfied with another [AG2-1052] [AG2-638]', () => {
    const claimed = (theirs: (string | CardSpec)[]) =>
      challenges(stark({ play: ['Robb Stark'] }), stark({ play: theirs })).attack(
        'military',
        1,
        'Robb Stark',
      );
    const safe = { card: 'Bran Stark', attachments: ['Charm'] };
    const asked = claimed([safe, 'Summer', 'Arya Stark']).until('claimed');
    expect(asked.options).toEqual(['Summer', 'Arya Stark']);
    const only = claimed([safe, 'Summer']);
    expect(only.reaches('claimed', 'challengesWindow')).toBe(false); // there is no choice
    expect(only.names(1, 'dead')).toEqual(['Summer']);
  });

  it('cannot be chosen to be killed [AG2-1053] [AG2-448]', () => {
    const game = challenges(
      stark({ play: ['Grey Wind'] }),
      stark({ play: ['Haven', 'Bran Stark'] }),
    ).until('action', 0);
    expect(game.options).not.toContain('Grey Wind');
    expect(game.refused('Grey Wind')).toBe('AG2-1330');
  });

  it('are not touched when all are killed [AG2-1054] [AG2-449]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        stark({ plotDeck: ['Wildfire Assault'], play: ['Grey Wind'] }),
        stark({ play: ['Haven', 'Bran Stark'] }),
      ],
    });
    game.until('choosing').pass().pass();
    expect(game.names(0, 'dead')).toEqual(['Grey Wind']);
    expect(game.isInPlay('Bran Stark', 1)).toBe(true);
  });
});

describe('Wildfire Assault', () => {
  const assault = () =>
    scenario({
      phase: 'plot',
      players: [
        stark({
          plotDeck: ['Wildfire Assault'],
          play: ['Robb Stark', 'Arya Stark', 'Sansa Stark', withDuplicate('Bran Stark')],
        }),
        stark({ play: ['Summer'] }),
      ],
    }).until('choosing');

  it('each player keeps up to three; all others are killed and cannot be saved [AG2-1055]', () => {
    const game = assault();
    game.choose('Robb Stark', 'Arya Stark', 'Sansa Stark').pass();
    expect(game.names(0, 'dead')).toEqual(['Bran Stark']);
    expect(game.names(1, 'dead')).toEqual(['Summer']);
  });

  it('they are chosen though nothing will happen to them [AG2-1056] [AG2-1336]', () => {
    const game = assault();
    expect(game.options).toEqual(['Robb Stark', 'Arya Stark', 'Sansa Stark', 'Bran Stark']);
    expect(game.refused('Robb Stark', 'Arya Stark', 'Sansa Stark', 'Bran Stark')).toBeTruthy();
  });
});

describe('Hot Pie, discarded from a deck', () => {
  const pillage = () =>
    challenges(
      watch({
        gold: 2,
        play: ["Black Wind's Crew", 'Crone of Vaes Dothrak'],
        hand: ['Now My Watch Begins'],
      }),
      stark({ deck: ['Hot Pie'] }),
    )
      .attack('military', 1, "Black Wind's Crew")
      .until('useKeyword')
      .choose("Black Wind's Crew");

  it('can go to the dead pile by the Crone of Vaes Dothrak [AG2-1057] [AG2-1357]', () => {
    const game = pillage().choose('Crone of Vaes Dothrak');
    expect(game.names(1, 'dead')).toEqual(['Hot Pie']);
  });

  it('not any more when Now My Watch Begins has put him into play [AG2-1057] [AG2-1355]', () => {
    const game = pillage();
    expect(game.options).toEqual(['Crone of Vaes Dothrak', 'Now My Watch Begins']);
    game.choose('Now My Watch Begins');
    expect(game.isInPlay('Hot Pie', 0)).toBe(true);
    expect(game.flows).not.toContain('reactionWindow');
  });
});

describe('a plot that is revealed in another phase', () => {
  const revealing = (plot: string, play: string[]) =>
    challenges(stark({ hand: ['Change of Plans'], plotDeck: [plot], play }), stark())
      .until('action', 0)
      .choose('Change of Plans');

  it('kills whom it burns before anything of it is resolved [AG2-208] [AG2-457]', () => {
    const game = revealing('Feast of Ashes', ['Tumblestone Knight', 'Winterfell Steward']);
    expect(game.names(0, 'dead')).toEqual(['Winterfell Steward']);
    expect(game.names(0, 'discard')).toContain('Tumblestone Knight');
  });

  it('is reacted to like any other [AG2-528]', () => {
    const game = revealing('The Winds of Winter', ['Plot Watcher']).untilOffered('Plot Watcher', 0);
    expect(game.table.phase).toBe('challenges');
  });
});

describe('a revealed plot whose claim is raised', () => {
  it('passes it on to the plot that is revealed next [AG2-1058] [AG2-465]', () => {
    const game = challenges(
      stark({
        gold: 1,
        play: ['Robb Stark'],
        hand: ['Winter Is Coming', 'Change of Plans'],
        plotDeck: ['The Winds of Winter'],
      }),
      stark(),
    );
    game.attack('power', 1, 'Robb Stark').until('action', 0).choose('Winter Is Coming');
    expect(game.plot(0, 'claim')).toBe(2);
    game.until('action', 0).choose('Change of Plans');
    expect(game.plot(0, 'claim')).toBe(3);
  });
});

describe('I Am No One', () => {
  it('leaves no Knight trait to a Hedge Knight who has been Knighted [AG2-1059] [AG2-466]', () => {
    const game = challenges(
      stark({
        gold: 1,
        play: [{ card: 'Hedge Knight', attachments: ['Knighted'] }],
        hand: ['I Am No One'],
      }),
      stark(),
    );
    expect(game.hasTrait('Hedge Knight', 'Knight')).toBe(true);
    game.until('action', 0).choose('I Am No One');
    expect(game.hasTrait('Hedge Knight', 'Knight')).toBe(false);
    expect(game.card('Knighted').host).toBe(game.card('Hedge Knight').id);
  });
});

describe('Dagmer Cleftjaw between Dracarys! and Blood of the Dragon', () => {
  const burnt = (mine: Partial<PlayerSpec>, dagmer: Partial<CardSpec> = {}) =>
    challenges(
      greyjoy({ play: [{ card: 'Dagmer Cleftjaw', ...dagmer }], ...mine }),
      targaryen({
        gold: 1,
        play: ['Rhaegal'],
        hand: ['Dracarys!'],
        plot: 'Blood of the Dragon',
      }),
    )
      .attack('power', 1, 'Dagmer Cleftjaw')
      .until('attackersWindow', 1)
      .choose('Dracarys!');

  it('the first player says which kills first [AG2-1060] [AG2-455]', () => {
    const game = burnt({});
    expect(game.strength('Dagmer Cleftjaw')).toBe(0);
    expect(game.step).toBe('burning/whichKills');
    expect(game.waiting).toEqual([0]);
    expect(game.options.sort()).toEqual(['Blood of the Dragon', 'Dracarys!']);
    game.choose('Blood of the Dragon');
    expect(game.names(0, 'dead')).toEqual(['Dagmer Cleftjaw']);
  });

  it('Risen from the Sea can save him: with +1 his STR is 1; the other one does not kill him [AG2-1061] [AG2-1062] [AG2-454] [AG2-456]', () => {
    const game = burnt({ hand: ['Risen from the Sea'] }).choose('Blood of the Dragon');
    game.by(0, 'Risen from the Sea');
    expect(game.isInPlay('Dagmer Cleftjaw')).toBe(true);
    expect(game.strength('Dagmer Cleftjaw')).toBe(1);
    expect(game.reaches('burning', 'defendersWindow')).toBe(false);
    expect(game.card('Risen from the Sea').host).toBe(game.card('Dagmer Cleftjaw').id);
  });

  it('a duplicate cannot save him: it would leave him at 0 [AG2-1063] [AG2-1218] [AG2-452]', () => {
    const game = burnt({}, { duplicates: 1 }).choose('Blood of the Dragon');
    expect(game.flows).not.toContain('wouldInterrupts');
    expect(game.names(0, 'dead')).toEqual(['Dagmer Cleftjaw']);
  });

  it('nor can Risen from the Sea where even +1 leaves him at 0 [AG2-1063] [AG2-438]', () => {
    const game = challenges(
      greyjoy({ play: ['Theon Greyjoy'], hand: ['Risen from the Sea'] }),
      targaryen({
        gold: 1,
        play: ['Rhaegal'],
        hand: ['Dracarys!'],
        plot: 'Blood of the Dragon',
      }),
    );
    game.attack('power', 1, 'Theon Greyjoy').until('attackersWindow', 1).choose('Dracarys!');
    game.choose('Dracarys!');
    expect(game.names(0, 'dead')).toEqual(['Theon Greyjoy']); // 3 - 4 - 1 + 1 is not 1
    expect(game.names(0, 'hand')).toEqual(['Risen from the Sea']);
  });
});

describe('costs', () => {
  it('a duplicate does not save what leaves play as a cost [AG2-1064] [AG2-1324]', () => {
    const game = challenges(
      stark({ gold: 1, play: ['Robb Stark'], hand: ['Winter Is Coming'] }),
      stark({ play: [withDuplicate('Bran Stark')] }),
    );
    game.attack('power', 1, 'Robb Stark').until('attackersWindow', 0).choose('Winter Is Coming');
    game.by(1, 'Bran Stark');
    expect(game.names(1, 'discard')).toEqual(['Bran Stark', 'Bran Stark']);
    expect(game.plot(0, 'claim')).toBe(1);
  });

  it('however it leaves: Varys is removed from the game, and his duplicate discarded [AG2-1064] [AG2-1324]', () => {
    const game = at('dominance')(
      stark({ play: [withDuplicate('Varys')] }),
      lannister({ play: ['Burned Men'] }),
    );
    game.until('interrupts', 0).choose('Varys');
    expect(game.names(0, 'removed')).toEqual(['Varys']);
    expect(game.names(0, 'discard')).toEqual(['Varys']);
    expect(game.names(1, 'discard')).toEqual(['Burned Men']);
  });

  it.each(['Deserter', 'Outcast', 'Doomed'])(
    'nor does it save one that is returned, discarded or killed: %s [AG2-1064] [AG2-1324]',
    (name) => {
      const game = challenges(stark({ play: [withDuplicate(name)] }), stark());
      game.until('action', 0).choose(name);
      expect(game.isInPlay(name)).toBe(false);
      expect(game.player(0).gold).toBe(1);
    },
  );
});

describe('a burned character', () => {
  it('is dead before anybody reacts to what reduced its STR [AG2-1065] [AG2-457] [AG2-459]', () => {
    const game = challenges(
      targaryen({ gold: 1, play: ['Daenerys Targaryen (TFM)'], hand: ['Dracarys!'] }),
      stark({ play: ['Summer'] }),
    );
    game.until('announceChallenge').pass();
    game.attack('military', 0, 'Summer').until('attackersWindow', 0).choose('Dracarys!');
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.options).toEqual(['Daenerys Targaryen']);
    expect(game.names(1, 'dead')).toEqual(['Summer']);
  });
});

describe('unique cards', () => {
  it('whoever controls one but does not own it gets no duplicate for it [AG2-1067] [AG2-1203]', () => {
    const game = marshaling(
      stark({ gold: 9, play: [{ card: 'Arya Stark', owner: 1 }], hand: ['Arya Stark'] }),
      stark(),
    );
    expect(game.refused('Arya Stark')).toBe('AG2-253');
  });

  it('neither the owner nor who has taken it can marshal another copy [AG2-1068] [AG2-258]', () => {
    const game = at('marshaling')(
      stark({ gold: 9, hand: ['Arya Stark'] }),
      stark({ gold: 9, hand: ['Arya Stark'], play: [{ card: 'Arya Stark', owner: 0 }] }),
    );
    expect(game.refused('Arya Stark')).toBe('AG2-253');
    while (game.table.active !== 1) game.pass().until('action', 1);
    expect(game.refused('Arya Stark')).toBe('AG2-253');
  });

  it('of two copies in a dead pile neither can be put into play [AG2-1069] [AG2-255]', () => {
    const won = (dead: string[]) => dominance(greyjoy({ play: ['Aeron Damphair'], dead }), stark());
    const one = won(['Balon Greyjoy']);
    expect(one.step).toBe('reactionWindow/opportunity');
    expect(one.options).toEqual(['Aeron Damphair']);
    expect(won(['Balon Greyjoy', 'Balon Greyjoy']).step).toBe('dominanceWindow/action');
  });
});

describe('claim 2', () => {
  it('kills two at once: reactions to either share one window [AG2-1070] [AG2-333]', () => {
    const game = challenges(
      lannister({ play: ['Joffrey Baratheon', 'Tywin Lannister'], plot: 'The Winds of Winter' }),
      stark({ play: ['Eddard Stark', 'Robb Stark', 'Summer'] }),
    );
    game.attack('military', 1, 'Tywin Lannister').until('claimed');
    game.choose('Eddard Stark', 'Robb Stark');
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.options).toEqual(['Joffrey Baratheon', 'Joffrey Baratheon']);
    expect(game.names(1, 'dead')).toEqual(['Eddard Stark', 'Robb Stark']);
    game.choose(game.asked.options[1].id).choose('Joffrey Baratheon');
    expect(game.card('Joffrey Baratheon').power).toBe(2);
  });
});

// ---- errata

const namesOf = (codes: readonly string[]): string[] =>
  codes.map((code) => findCard(code)?.name.en ?? code).sort();

describe('errata', () => {
  it('of the booklet: the plots of the Stark starter deck [AG2-1101]', () => {
    expect(namesOf(readyDeck('starkStarter')?.plots ?? [])).toEqual([
      'A Noble Cause',
      'Calling the Banners',
      'Calm Over Westeros',
      'Filthy Accusations',
      'Summons',
      'Supporting the Faith',
      'Wildfire Assault',
    ]);
  });

  it('of the booklet: the plots of the Lannister starter deck [AG2-1102]', () => {
    expect(namesOf(readyDeck('lannisterStarter')?.plots ?? [])).toEqual([
      'A Clash of Kings',
      'A Feast for Crows',
      'Marching Orders',
      'Power Behind the Throne',
      'Summons',
      'Taxation',
      'Wildfire Assault',
    ]);
  });

  it('Shireen Baratheon is called Sharin in German [AG2-1103]', () => {
    expect(findCard('01051')?.name.de).toBe('Sharin Baratheon');
    expect(findCard('Sharin Baratheon')?.code).toBe('01051');
  });

  it('stand in the place of what is printed [AG2-104]', () => {
    const interrupt = findCard('Driftwood Cudgel')?.abilities.find(
      ({ timing }) => timing === 'interrupt',
    );
    expect(interrupt).toMatchObject({ limit: { times: 1, per: 'phase' } }); // printed without
    expect(findCard('To Go Forward You Must Go Back')?.abilities).toMatchObject([
      { timing: 'action', phase: 'dominance' },
    ]);
    expect([...cards.values()].some(({ name }) => name.de.startsWith('Shireen'))).toBe(false);
  });
});

describe('Lady-in-Waiting (Westeros 23)', () => {
  const waiting = (play: (string | CardSpec)[], gold = 0) =>
    marshaling(tyrell({ gold, play, hand: ['Lady-in-Waiting'] }), tyrell());
  const under = (game: Scenario) =>
    game.choose(game.asked.options.find(({ id }) => id.endsWith('marshalUnder'))?.id ?? '');

  it('is marshaled for nothing as a duplicate of a Lady [AG2-1104]', () => {
    const game = under(waiting(['Margaery Tyrell', 'Left']));
    expect(game.card('Margaery Tyrell').duplicates).toEqual([{ code: '02023', facedown: false }]);
    expect(game.names(0, 'hand')).toEqual([]);
  });

  it('goes under the Lady of its player’s choice; or is a character for 2 gold [AG2-1104]', () => {
    const game = waiting(['Margaery Tyrell', 'The Queen of Thorns'], 2);
    expect(game.options.filter((name) => name === 'Lady-in-Waiting')).toHaveLength(2);
    under(game);
    expect(game.options).toEqual(['Margaery Tyrell', 'The Queen of Thorns']);
    game.choose('The Queen of Thorns');
    expect(game.card('The Queen of Thorns').duplicates).toHaveLength(1);
    expect(game.player(0).gold).toBe(2);
  });

  it('needs a Lady that its player owns and controls [AG2-1104]', () => {
    const game = waiting(['Left', { card: 'Sansa Stark', owner: 1 }]);
    expect(game.refused('Lady-in-Waiting')).toBe('AG2-553');
    const { blocked } = game.asked;
    expect(blocked.find(({ id }) => id.endsWith('marshalUnder'))?.rule).toBe('AG2-1104');
  });

  it('saves her Lady and lies in the discard pile then [AG2-1104] [AG2-1205]', () => {
    const game = challenges(tyrell({ play: ['Margaery Tyrell'] }), stark({ play: ['Robb Stark'] }));
    game.card('Margaery Tyrell').duplicates.push({ code: '02023', facedown: false });
    game.until('announceChallenge').pass();
    game.attack('military', 0, 'Robb Stark').until('wouldInterrupts').choose('Margaery Tyrell');
    expect(game.isInPlay('Margaery Tyrell')).toBe(true);
    expect(game.names(0, 'discard')).toEqual(['Lady-in-Waiting']);
  });
});

describe('Driftwood Cudgel (Flight of Crows 112)', () => {
  it('counts the dead of its controller, and needs another bearer to move on', () => {
    const game = challenges(
      stark({ play: ['Robb Stark'] }),
      greyjoy({
        play: [{ card: 'Aeron Damphair', attachments: ['Driftwood Cudgel'] }, 'Maester Wendamyr'],
        dead: ['Theon Greyjoy'],
      }),
    );
    expect(game.strength('Aeron Damphair')).toBe(4);
    game.attack('military', 1, 'Robb Stark').until('claimed').choose('Aeron Damphair');
    expect(game.names(1, 'hand')).toEqual(['Driftwood Cudgel']);
  });

  it('gives 1 power to its new bearer, and not twice in a phase [AG2-1105] [AG2-1349]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark', 'Grey Wind'], plot: 'A Storm of Swords' }),
      greyjoy({
        play: [
          { card: 'Aeron Damphair', attachments: ['Driftwood Cudgel'] },
          { card: 'Asha Greyjoy', attachments: ['Baptism'] },
          { card: 'Theon Greyjoy', attachments: ['Baptism'] },
        ],
      }),
    );
    game.attack('military', 1, 'Robb Stark').until('claimed').choose('Aeron Damphair');
    game.until('interrupts').choose('Driftwood Cudgel').choose('Asha Greyjoy');
    expect(game.card('Driftwood Cudgel').host).toBe(game.card('Asha Greyjoy').id);
    expect(game.card('Asha Greyjoy').power).toBe(1);
    game.attack('military', 1, 'Grey Wind').until('claimed').choose('Asha Greyjoy');
    expect(game.reaches('interrupts', 'announceChallenge')).toBe(false);
    expect(game.names(1, 'hand')).toContain('Driftwood Cudgel');
  });
});

describe('To Go Forward You Must Go Back (Flight of Crows 114)', () => {
  const back = (hand: string[], theirs: string[]) =>
    dominance(
      targaryen({ gold: 2, hand: ['To Go Forward You Must Go Back', ...hand] }),
      stark({ hand: theirs }),
    ).until('dominanceWindow', 0);

  it('is a dominance action: everybody may shuffle a hand and draw 5 cards [AG2-1106] [AG2-1107]', () => {
    const game = back(['Drogon', 'Drogon'], ['Ice']).choose('To Go Forward You Must Go Back');
    const size = game.player(0).deck.length;
    expect(game.waiting).toEqual([0]);
    game.choose('yes');
    expect(game.player(0).hand).toHaveLength(2); // all decide first (AG2-376)
    game.pass();
    expect(game.player(0).hand).toHaveLength(5);
    expect(game.player(0).deck).toHaveLength(size + 2 - 5);
    expect(game.names(1, 'hand')).toEqual(['Ice']);
  });

  it('whoever holds no card neither shuffles nor draws [AG2-1107]', () => {
    const game = back([], ['Ice']).choose('To Go Forward You Must Go Back');
    expect(game.waiting).toEqual([1]);
    game.choose('yes');
    expect([game.player(0).hand.length, game.player(1).hand.length]).toEqual([0, 5]);
    expect(back([], []).refused('To Go Forward You Must Go Back')).toBe('AG2-309');
  });

  it('cannot be played in another phase [AG2-1106] [AG2-316]', () => {
    const game = challenges(
      targaryen({ gold: 2, hand: ['To Go Forward You Must Go Back', 'Drogon'] }),
      stark(),
    );
    expect(game.refused('To Go Forward You Must Go Back')).toBe('AG2-316');
  });
});

describe('Old Wyk (Lions of Casterly Rock 28)', () => {
  const wyk = (dead: string[], theirs: string[] = []) =>
    challenges(greyjoy({ play: ['Old Wyk', 'Balon Greyjoy'], dead }), stark({ play: theirs }))
      .attack('power', 1, 'Balon Greyjoy')
      .choose('Old Wyk');

  it('the top character of the Drowned God attacks; won by 5, it returns to hand [AG2-1108]', () => {
    const game = wyk(['Drowned Men', 'Aeron Damphair', 'Theon Greyjoy']);
    expect(game.challenge.attackers).toContain(game.card('Aeron Damphair').id);
    expect(game.card('Aeron Damphair').knelt).toBe(true);
    game.through('challenge');
    expect(game.names(0, 'hand')).toEqual(['Aeron Damphair']);
    expect(game.names(0, 'dead')).toEqual(['Drowned Men', 'Theon Greyjoy']);
  });

  it.each([
    ['exactly 5, it returns to hand', 'Bran Stark', ['Aeron Damphair'], []],
    ['exactly 4, it does not', 'Sansa Stark', [], ['Aeron Damphair']],
  ])('won by %s [AG2-1108] [AG2-1109]', (_how, defender, hand, bottom) => {
    const game = challenges(
      greyjoy({ play: ['Old Wyk', 'Drowned Men'], dead: ['Aeron Damphair'] }),
      stark({ play: [defender] }),
    );
    game.attack('power', 1, 'Drowned Men').choose('Old Wyk').defend(defender).through('challenge');
    expect(game.names(0, 'hand')).toEqual(hand); // 3 + 3 against 1 or 2
    expect(
      game
        .names(0, 'deck')
        .slice(-1)
        .filter((name) => name === 'Aeron Damphair'),
    ).toEqual(bottom);
  });

  it('won by nobody, it goes to the bottom of the deck as well [AG2-1109]', () => {
    const game = challenges(
      greyjoy({ play: ['Old Wyk', 'Balon Greyjoy', 'Great Dearth'], dead: ['Aeron Damphair'] }),
      stark(),
    );
    game.attack('power', 1, 'Balon Greyjoy').choose('Old Wyk').through('challenge');
    expect(game.facts).toContain('fact.undecided');
    expect(game.names(0, 'deck').at(-1)).toBe('Aeron Damphair');
  });

  it.each([
    ['won by less', ['Robb Stark'], 0],
    ['lost', ['Robb Stark', 'Eddard Stark'], 1],
  ])('%s, it goes to the bottom of the deck [AG2-1109]', (_how, defenders, winner) => {
    const game = wyk(['Aeron Damphair'], defenders).defend(...defenders);
    game.through('challenge');
    expect(game.table.past.at(-1)?.winner).toBe(winner);
    expect(game.names(0, 'deck').at(-1)).toBe('Aeron Damphair');
    expect(game.names(0, 'hand')).toEqual([]);
  });
});

describe('Balon Greyjoy (Kings of the Isles 1)', () => {
  const balon = (discard: string[]) =>
    challenges(
      greyjoy({ play: ['Balon Greyjoy (KotI)'] }),
      stark({ discard, deckIsAll: true, deck: ['Ice', 'Ice'], play: ['Grey Wind'] }),
    )
      .until('action', 0)
      .choose('Balon Greyjoy (KotI)');

  it('what he has put into play is shuffled into its owner’s deck at the end of the phase [AG2-1110]', () => {
    const game = balon(['Winter Is Coming', 'Summer']);
    expect(game.names(0, 'play')).toContain('Summer'); // an event cannot enter play (AG2-264)
    expect(game.card('Summer').controller).toBe(0);
    game.until('dominanceWindow');
    expect(game.names(1, 'deck').sort()).toEqual(['Ice', 'Ice', 'Summer']);
  });

  it('unless it is not in play any more [AG2-1110]', () => {
    const game = balon(['Bran Stark']);
    game.by(1, 'Grey Wind').until('dominanceWindow');
    expect(game.names(1, 'dead')).toEqual(['Bran Stark']);
    expect(game.names(1, 'deck')).toEqual(['Ice', 'Ice']);
  });
});
