import { type Card, definition, event, numbersOf, printed } from '@small-council/lcg';
import {
  a,
  action,
  andThen,
  atThe,
  burns,
  cardGainsPower,
  challengeType,
  cheaper,
  choose,
  choosePlayer,
  constant,
  discard,
  discardAtRandom,
  discardPower,
  draw,
  each,
  eachDeadCharacter,
  eachPlayerChooses,
  everybodysChoice,
  forEach,
  gainGold,
  gainPower,
  gainsIcon,
  gainsKeyword,
  gainsTrait,
  gets,
  isBlanked,
  isStanding,
  joins,
  kill,
  killed,
  kneel,
  kneelCost,
  kneelYour,
  losesIcon,
  modifier,
  moveGold,
  movePower,
  name,
  named,
  odd,
  ofFaction,
  onlyIf,
  opponents,
  perRound,
  phaseEnds,
  placedInDiscard,
  placeGold,
  placeToken,
  putIntoPlayFromHand,
  sacrifice,
  self,
  sentence,
  stand,
  stillThere,
  strengthCannotBeReduced,
  takeControl,
  target,
  until,
  whileIt,
  withoutTrait,
  withTrait,
  youAreFirst,
  yours,
} from '@small-council/lcg/blocks';
import { beforeEach, describe, expect, it } from 'vitest';
import { interrupt, reaction } from '../abilities.ts';
import { pack } from '../cards/registry.ts';
import type { CardSpec, PlayerSpec } from '../position.ts';
import {
  at,
  bearing,
  greyjoy,
  knelt,
  lannister,
  stark,
  strengthChanger,
  targaryen,
  tyrell,
  watch,
} from './positions.ts';
import { scenario } from './scenario.ts';

/** Effects, modifiers, saving and prohibition: chapter 4 of the ledger. */

// ---- what no card of the sets does

const { attachment, character, location } = pack('Test', 'neutral');

/** What was seen when an ability of these cards was resolved. */
let seen: string[] = [];
beforeEach(() => {
  seen = [];
});
const note = (what: string) =>
  odd(sentence(`note.${what}`, what, what), (m, { card }) => {
    const { strength } = printed(m, m.table.cards[card]);
    const raised = m.table.lasting.some(({ cards }) => cards.includes(card));
    seen.push(`${what} ${raised ? 'raised' : strength}`);
  });

/** Stronger to the end of a period; notes how the end goes. */
const chronicler = (
  code: string,
  name: string,
  period: 'phase' | 'round' | 'challenge',
  at: 'phaseEnds' | 'roundEnds' | 'challengeEnds',
) =>
  character(code, {
    name: [name, name],
    cost: 0,
    strength: 2,
    icons: 'pow',
    abilities: [
      action({
        cost: kneelCost(),
        does: [until(period, [gets(3)], { on: self }), atThe(at, [note('delayed')], self)],
      }),
      interrupt({ on: ends(at), does: note('interrupt') }),
      reaction({ on: ends(at), does: note('reaction') }),
    ],
  });
const ends = (at: string) => ({ ...phaseEnds(), on: [at], when: () => true });
chronicler('test:herald', 'Herald', 'phase', 'phaseEnds');
chronicler('test:chronicler', 'Chronicler', 'round', 'roundEnds');
chronicler('test:bard', 'Bard', 'challenge', 'challengeEnds');

/** Too late: the phase is over when it reacts. */
character('test:laggard', {
  name: ['Laggard', 'Nachzügler'],
  cost: 0,
  strength: 1,
  abilities: [reaction({ on: phaseEnds(), does: until('phase', [gets(1)], { on: self }) })],
});

character('test:straggler', {
  name: ['Straggler', 'Trödler'],
  cost: 0,
  strength: 1,
  abilities: [reaction({ on: ends('roundEnds'), does: until('round', [gets(1)], { on: self }) })],
});

/** Immune to events, or to everything. */
const immune = (what: 'events' | 'effects', who: 'self' | ReturnType<typeof a>) =>
  modifier('immune', 'blank', who, {
    fits: (m, _force, { code = '' }) => what === 'effects' || definition(m, code).type === 'event',
  });
character('test:stubborn', {
  name: ['Stubborn One', 'Sturkopf'],
  cost: 1,
  strength: 4,
  icons: 'mil int pow',
  abilities: [constant(immune('events', 'self'))],
});
pack('Test', 'lannister').character('test:stubbornlion', {
  name: ['Stubborn Lion', 'Sturer Löwe'],
  cost: 1,
  strength: 2,
  abilities: [constant(immune('events', 'self'))],
});
location('test:sanctuary', {
  name: ['Sanctuary', 'Heiligtum'],
  cost: 0,
  abilities: [whileIt(isStanding(), immune('effects', a('character', yours)))],
});

location('test:chapel', {
  name: ['Chapel', 'Kapelle'],
  cost: 0,
  abilities: [whileIt(isStanding(), immune('events', a('character', yours)))],
});
/** Weakens by an effect that is no event. */
location('test:dread', {
  name: ['Dread', 'Grauen'],
  cost: 0,
  abilities: [
    action({ limit: perRound(), choose: choose(a('character')), does: until('phase', [gets(-2)]) }),
  ],
});

character('test:rock', {
  name: ['Rock', 'Fels'],
  cost: 0,
  strength: 5,
  abilities: [constant(strengthCannotBeReduced('self'))],
});
location('test:gloom', {
  name: ['Gloom', 'Trübsal'],
  cost: 0,
  abilities: [constant(gets(-1, a('character')))],
});
location('test:cheerful', {
  name: ['Cheerful', 'Frohsinn'],
  cost: 0,
  abilities: [constant(gets(1, a('character')))],
});
/** Makes stronger and silent; makes stronger. */
location('test:hex', {
  name: ['Hex', 'Verwünschung'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      choose: choose(a('character')),
      does: until('phase', [gets(1), isBlanked()]),
    }),
  ],
});
location('test:cheer', {
  name: ['Cheer', 'Jubel'],
  cost: 0,
  abilities: [
    action({ limit: perRound(), choose: choose(a('character')), does: until('phase', [gets(2)]) }),
  ],
});
/** Watches what comes to the discard piles of opponents. */
location('test:ravens', {
  name: ['Ravens', 'Raben'],
  cost: 0,
  abilities: [reaction({ on: placedInDiscard(a('character'), 'opponent'), does: gainGold(1) })],
});
/** For up to one target there is power, then gold. */
location('test:bargain', {
  name: ['Bargain', 'Handel'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      choose: choose(a('character', yours), 'knelt', { upTo: 1 }),
      does: [gainPower(1), andThen(gainGold(1))],
    }),
  ],
});
/** One kneels so that one may stand. */
location('test:relay', {
  name: ['Relay', 'Staffel'],
  cost: 0,
  abilities: [
    action({
      cost: kneelYour(a('character', yours)),
      choose: choose(a('character', yours), 'stood'),
      does: stand(target),
    }),
  ],
});
/** Kneels exactly two. */
location('test:yoke', {
  name: ['Yoke', 'Joch'],
  cost: 0,
  abilities: [
    action({ choose: choose(a('character'), 'knelt', { exactly: 2 }), does: kneel(target) }),
  ],
});
/** Brings everybody down, and burns who comes to 0. */
location('test:blaze', {
  name: ['Blaze', 'Feuersbrunst'],
  cost: 0,
  abilities: [constant(gets(-9, a('character')), burns(a('character')))],
});

/** Something that perhaps cannot be done; then the card kneels. */
const attempts = {
  'gains power for each dead character': gainPower(forEach(eachDeadCharacter)),
  'gains gold for each dead character': gainGold(forEach(eachDeadCharacter)),
  'draws for each dead character': draw(forEach(eachDeadCharacter)),
  'puts power on itself for each dead character': cardGainsPower(self, forEach(eachDeadCharacter)),
  'moves power from their faction': movePower(1, 'opponent'),
  'moves gold from their pool': moveGold(1, 'chosen'),
  'discards from their hand': discardAtRandom(1, 'chosen'),
  'takes power off their characters': discardPower(each(a('character', opponents))),
  'kneels their characters': kneel(each(a('character', opponents))),
  'stands their characters': stand(each(a('character', opponents))),
};
location('test:orator', {
  name: ['Orator', 'Redner'],
  cost: 0,
  abilities: [action({ does: [name(challengeType()), gainGold(forEach(eachDeadCharacter))] })],
});
const ATTEMPTS = Object.keys(attempts) as (keyof typeof attempts)[];
ATTEMPTS.forEach((name, i) => {
  location(`test:attempt${i}`, {
    name: [name, name],
    cost: 0,
    abilities: [
      action({
        limit: perRound(),
        choose: choosePlayer(),
        does: [placeGold(1), attempts[name], andThen(kneel(self))],
      }),
    ],
  });
});

strengthChanger('test:half', 'Halving', 'times', 0.5);
strengthChanger('test:double', 'Doubling', 'times', 2);
strengthChanger('test:four', 'Set to Four', 'set', 4);
strengthChanger('test:six', 'Set to Six', 'set', 6);

attachment('test:weight', {
  name: ['Weight', 'Last'],
  cost: 0,
  abilities: [constant(gets(-3, 'host'))],
});
attachment('test:strength', {
  name: ['Strength', 'Kraft'],
  cost: 0,
  abilities: [constant(gets(2, 'host'))],
});
attachment('test:blindfold', {
  name: ['Blindfold', 'Augenbinde'],
  cost: 0,
  abilities: [constant(losesIcon('power', 'host'))],
});
attachment('test:mask', {
  name: ['Mask', 'Maske'],
  cost: 0,
  abilities: [constant(modifier('blank:all', 'blank', 'host'))],
});
/** Each part has a condition, which always holds. */
location('test:fence', {
  name: ['Fence-sitter', 'Zaungast'],
  cost: 0,
  abilities: [
    action({
      does: [
        onlyIf(youAreFirst, stand(each(a('character', named('01146'))))),
        onlyIf(youAreFirst, kneel(each(a('character', named('01147'))))),
      ],
    }),
  ],
});
/** Both happen at once: everything goes to the discard piles. */
location('test:flood', {
  name: ['Flood', 'Flut'],
  cost: 0,
  abilities: [action({ limit: perRound(), does: discard(each(a('cardInPlay', opponents))) })],
});
/** Does all kinds of things to a character that it has sacrificed. */
location('test:funeral', {
  name: ['Funeral', 'Begräbnis'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      choose: choose(a('character', yours)),
      does: [
        sacrifice(target),
        kneel(target),
        cardGainsPower(target),
        placeToken('poison', target),
      ],
    }),
  ],
});
/** At the end of the phase one kills all that its player has, and one brings gold, then kneels. */
location('test:doom', {
  name: ['Doom', 'Verhängnis'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      does: atThe('phaseEnds', [kill(each(a('character', yours)))], self),
    }),
  ],
});
location('test:boon', {
  name: ['Boon', 'Wohltat'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      does: atThe('phaseEnds', [gainGold(1), andThen(kneel(stillThere))], self),
    }),
  ],
});
/** Burns a character of his; then there is gold for every dead one. */
location('test:pyrist', {
  name: ['Pyrist', 'Feuerteufel'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      choose: choose(a('character', yours)),
      does: [until('phase', [gets(-9), burns()]), gainGold(forEach(eachDeadCharacter))],
    }),
  ],
});
/** Makes somebody fit to bear what he could not, for a challenge; fetches it. */
location('test:baptism', {
  name: ['Baptism', 'Taufe'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      choose: choose(a('character', yours)),
      does: until('challenge', [gainsTrait('Drowned God')]),
    }),
  ],
});
location('test:smithy', {
  name: ['Smithy', 'Schmiede'],
  cost: 0,
  abilities: [action({ limit: perRound(), does: putIntoPlayFromHand(a('attachment')) })],
});
/** Comes along where something is going on; then there is power for it. */
character('test:latecomer', {
  name: ['Latecomer', 'Spätankömmling'],
  cost: 0,
  strength: 1,
  abilities: [action({ does: [placeGold(1), joins('attacker', self), andThen(gainPower(1))] })],
});
character('test:volunteer', {
  name: ['Volunteer', 'Freiwillige'],
  cost: 0,
  strength: 1,
  icons: 'mil',
  abilities: [action({ limit: perRound(), does: joins('defender', self) })],
});
/** Takes whatever others have. */
location('test:conqueror', {
  name: ['Conqueror', 'Eroberer'],
  cost: 0,
  abilities: [action({ limit: perRound(), does: takeControl(each(a('character', opponents))) })],
});
/** What it makes cheaper and what it forbids begin together. */
location('test:austerity', {
  name: ['Austerity', 'Kargheit'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      choose: choose(a('character')),
      does: until('phase', [cheaper(1, a('event')), gainsKeyword('noAttachments')]),
    }),
  ],
});
/** Moves what is attached to a character to itself. */
character('test:nurse', {
  name: ['Nurse', 'Pflegerin'],
  cost: 0,
  strength: 1,
  traits: ['Lady'],
  abilities: [
    action({
      choose: choose(a('attachment')),
      does: odd(sentence('nurse', 'move it here', 'verschiebe sie hierher'), (_m, use) =>
        numbersOf(use.chosen.target).map((card) =>
          event('attached', { card, cause: 'effect', by: use.card }, { host: use.card }),
        ),
      ),
    }),
  ],
});
/** Whoever pays by kneeling is not among those who are chosen. */
location('test:lottery', {
  name: ['Lottery', 'Losverfahren'],
  cost: 0,
  abilities: [
    action({
      limit: perRound(),
      cost: kneelYour(a('character', yours)),
      choose: eachPlayerChooses(a('character', withTrait('Direwolf')), 'sacrificed'),
      does: sacrifice(everybodysChoice()),
    }),
  ],
});
/** Brings down everybody but one, whom it raises; burns who comes to 0. */
location('test:bellows', {
  name: ['Bellows', 'Blasebalg'],
  cost: 0,
  abilities: [
    constant(
      gets(-9, a('character', withoutTrait('House Tarly'))),
      gets(1, a('character', withTrait('House Tarly'))),
      burns(a('character')),
    ),
  ],
});
location('test:pyre', {
  name: ['Pyre', 'Scheiterhaufen'],
  cost: 0,
  abilities: [constant(burns(a('character')))],
});
location('test:clanpyre', {
  name: ['Traitor’s Pyre', 'Verräterfeuer'],
  cost: 0,
  abilities: [constant(burns(a('character', withTrait('Clansman'))))],
});
location('test:poverty', {
  name: ['Poverty', 'Armut'],
  cost: 0,
  abilities: [constant(modifier('cannot:gainGold', 'blank', undefined, { toSeat: () => true }))],
});
location('test:usurer', {
  name: ['Usurer', 'Wucherer'],
  cost: 0,
  abilities: [action({ does: [gainGold(1), andThen(sacrifice(self))] })],
});
location('test:taxman', {
  name: ['Taxman', 'Steuereintreiber'],
  cost: 0,
  abilities: [
    constant(
      modifier('base:gold', 'blank', undefined, {
        how: 'set',
        amount: () => 4,
        to: (_m, _force, card: Card) => card.zone === 'plot',
      }),
    ),
  ],
});
attachment('test:banner', {
  name: ['War Banner', 'Kriegsbanner'],
  cost: 0,
  abilities: [constant(gainsIcon('military', 'host'))],
});

// ---- positions

const challenges = at('challenges');
const marshaling = at('marshaling', { active: 0 });
const plots = at('plot');

describe('effects', () => {
  it('of cards are told from effects of the framework [AG2-401] [AG2-446]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark', 'Grey Wind'] }),
      stark({ play: ['Sanctuary', 'Bran Stark'] }),
    ).until('action', 0);
    expect(game.refused('Grey Wind')).toBe('AG2-1330'); // a card effect
    game.attack('military', 1, 'Robb Stark').through('challenge');
    expect(game.names(1, 'dead')).toEqual(['Bran Stark']); // claim
  });

  it('are not what is paid for them: who is immune can pay [AG2-402] [AG2-446] [AG2-1325]', () => {
    const game = challenges(
      stark({ play: ['Sanctuary', 'Robb Stark', 'Grey Wind'], plot: 'Breaking Ties' }),
      lannister({ play: ['Burned Men'] }),
    );
    game.until('action', 0).choose('Breaking Ties');
    expect(game.options).toEqual(['Robb Stark', 'Grey Wind']);
    game.choose('Robb Stark').choose('Burned Men');
    expect(game.names(0, 'discard')).toEqual(['Robb Stark']);
    expect(game.names(1, 'hand')).toEqual(['Burned Men']);
  });

  it('are resolved as far as possible [AG2-403]', () => {
    const game = challenges(
      lannister({ play: ['Ser Jaime Lannister', 'Tywin Lannister'] }),
      tyrell({ gold: 1, play: ['Highgarden'] }),
    ).attack('military', 1, 'Ser Jaime Lannister', 'Tywin Lannister');
    game.until('attackersWindow', 1).choose('Highgarden').choose('Ser Jaime Lannister');
    expect(game.challenge.attackers).toEqual([game.card('Tywin Lannister').id]); // he stood already
  });

  it('on a fixed number touch as many as there are [AG2-404]', () => {
    const game = plots(
      stark({ plotDeck: ['Summons'], deck: ['Ice', 'Summer', 'Grey Wind'], deckIsAll: true }),
      lannister(),
    ).until('choosing');
    expect(game.options).toEqual(['Summer', 'Grey Wind']);
    game.choose('Summer');
    expect(game.player(0).deck).toHaveLength(2);
  });

  it('do not cause what comes from their own end [AG2-405]', () => {
    const game = challenges(
      tyrell({ play: ['Randyll Tarly', 'Hedge Knight'] }),
      targaryen({ gold: 1, play: ['Drogon'], hand: ['Dragon Sight'] }),
    ).attack('military', 1, 'Randyll Tarly');
    game.until('attackersWindow', 1).choose('Dragon Sight');
    expect(game.strength('Randyll Tarly')).toBe(4);
    game.until('useKeyword').pass();
    expect(game.strength('Randyll Tarly')).toBe(5);
    expect(game.step).not.toBe('reactionWindow/opportunity'); // nothing has raised his STR
  });
});

describe('“then”', () => {
  const usury = (...more: string[]) =>
    challenges(stark({ play: ['Usurer', ...more] }), stark()).until('action', 0);

  it('comes when all before was resolved [AG2-406] [AG2-407]', () => {
    const game = usury().choose('Usurer');
    expect(game.player(0).gold).toBe(1);
    expect(game.names(0, 'discard')).toEqual(['Usurer']);
  });

  it('does not come where that could not be done [AG2-408]', () => {
    const game = usury('Poverty').choose('Usurer');
    expect(game.player(0).gold).toBe(0);
    expect(game.names(0, 'discard')).toEqual([]);
  });

  it.each<[keyof typeof attempts, Partial<PlayerSpec>, Partial<PlayerSpec>]>([
    ['gains power for each dead character', { dead: ['Robb Stark'] }, {}],
    ['gains gold for each dead character', { dead: ['Robb Stark'] }, {}],
    ['draws for each dead character', { dead: ['Robb Stark'] }, {}],
    ['puts power on itself for each dead character', { dead: ['Robb Stark'] }, {}],
    ['moves power from their faction', {}, { power: 1 }],
    ['moves gold from their pool', {}, { gold: 1 }],
    ['discards from their hand', {}, { hand: ['Ice'] }],
    ['takes power off their characters', {}, { play: [{ card: 'Summer', power: 1 }] }],
    ['kneels their characters', {}, { play: ['Summer'] }],
    ['stands their characters', {}, { play: [knelt('Summer')] }],
  ])('waits for something to be done: %s [AG2-406] [AG2-408]', (name, mine, theirs) => {
    const tried = (me: Partial<PlayerSpec>, them: Partial<PlayerSpec>) => {
      const game = challenges(stark({ play: [name], ...me }), stark(them)).until('action', 0);
      return game.choose(name).card(name);
    };
    expect(tried(mine, theirs)).toMatchObject({ gold: 1, knelt: true });
    const summer = name === 'kneels their characters' ? knelt('Summer') : 'Summer';
    expect(tried({}, { play: [summer] })).toMatchObject({ gold: 1, knelt: false });
  });

  it('comes after a save that has worked [AG2-407]', () => {
    const game = challenges(
      greyjoy({ play: [{ card: 'Balon Greyjoy', duplicates: 1 }], hand: ['Risen from the Sea'] }),
      stark({ play: ['Robb Stark'] }),
    );
    game.until('announceChallenge').pass();
    game.attack('military', 0, 'Robb Stark').until('wouldInterrupts').choose('Risen from the Sea');
    expect(game.card('Risen from the Sea').host).toBe(game.card('Balon Greyjoy').id);
  });
});

describe('constant abilities', () => {
  it('are active from entering play to leaving it [AG2-409]', () => {
    const game = marshaling(
      stark({ gold: 2, hand: ['Knighted', "Syrio's Training"], play: ['Bran Stark'] }),
      stark({ play: ['Maester Cressen'] }),
    );
    expect(game.strength('Bran Stark')).toBe(1);
    game.choose('Knighted').choose('Bran Stark');
    expect(game.strength('Bran Stark')).toBe(2);
    expect(game.hasTrait('Bran Stark', 'Knight')).toBe(true);
  });

  it('are active while the card itself enters: it says how [AG2-409]', () => {
    const game = marshaling(
      stark({ gold: 9, hand: ['Sansa Stark (Core)', 'Arya Stark (Core)'] }),
      stark(),
    );
    game.choose('Sansa Stark').by(0, 'Arya Stark');
    expect([game.card('Sansa Stark').knelt, game.card('Arya Stark').knelt]).toEqual([true, false]);
  });

  it('end at once when the card leaves play [AG2-409]', () => {
    const game = challenges(
      watch({ play: ['The Wall', 'Ranging Party', 'Yoren'] }),
      lannister({ gold: 5, play: ['Tywin Lannister'], hand: ['Put to the Torch'] }),
    );
    expect(game.strength('Ranging Party')).toBe(6);
    game.until('announceChallenge', 0).pass();
    game.attack('military', 0, 'Tywin Lannister').until('reactionWindow', 1);
    game.choose('Put to the Torch').until('claimed').choose('Yoren');
    expect(game.find('The Wall')?.zone).toBe('discard');
    expect(game.strength('Ranging Party')).toBe(5);
  });

  it('with a condition apply exactly while it holds [AG2-410] [AG2-432]', () => {
    const game = challenges(
      stark({ play: ['Hedge Knight', 'Tumblestone Knight'] }),
      stark({ play: ['Robb Stark'] }),
    );
    expect(game.strength('Hedge Knight')).toBe(3);
    game.until('announceChallenge').pass();
    game.attack('military', 0, 'Robb Stark').until('claimed').choose('Tumblestone Knight');
    expect(game.strength('Hedge Knight')).toBe(2);
  });

  it('apply each, where there are several [AG2-411]', () => {
    const game = challenges(
      targaryen({ play: ['Unsullied', 'Unsullied'] }),
      stark({ play: ['Robb Stark'] }),
    );
    game.attack('power', 1, 'Unsullied', 'Unsullied').defend('Robb Stark');
    expect(game.strength('Robb Stark')).toBe(3);
  });
});

describe('lasting effects', () => {
  it('last although what created them has left play, and end in time [AG2-412] [AG2-413]', () => {
    const game = challenges(
      tyrell({ play: ['Margaery Tyrell', 'Randyll Tarly'] }),
      stark({ play: ['Robb Stark'] }),
    );
    game.until('action', 0).choose('Margaery Tyrell').choose('Randyll Tarly');
    game.until('announceChallenge').pass();
    game.attack('military', 0, 'Robb Stark').until('claimed').choose('Margaery Tyrell');
    expect(game.strength('Randyll Tarly')).toBe(8);
    game.until('dominanceWindow');
    expect(game.strength('Randyll Tarly')).toBe(5);
  });

  it('end after interrupts to the end of the phase; then come delayed effects, then reactions [AG2-416] [AG2-417] [AG2-418] [AG2-419]', () => {
    const game = at('draw')(stark({ play: ['Herald'] }), stark());
    game.until('action', 0).choose('Herald').until('interrupts').choose('Herald');
    game.until('reactionWindow').choose('Herald');
    expect(seen).toEqual(['interrupt raised', 'delayed 2', 'reaction 2']);
  });

  it('the end of a round goes the same way [AG2-414] [AG2-420]', () => {
    const game = at('taxation')(stark({ play: ['Chronicler'] }), stark());
    game.until('action', 0).choose('Chronicler').until('interrupts').choose('Chronicler');
    game.until('reactionWindow').choose('Chronicler');
    expect(seen).toEqual(['interrupt raised', 'delayed 2', 'reaction 2']);
  });

  it('and so does the end of a challenge [AG2-420]', () => {
    const game = at('challenges')(stark({ play: ['Bard', 'Robb Stark'] }), stark());
    game.attack('military', 1, 'Robb Stark').until('action', 0).choose('Bard');
    game.until('interrupts').choose('Bard').until('reactionWindow').choose('Bard');
    expect(seen).toEqual(['interrupt raised', 'delayed 2', 'reaction 2']);
  });

  it('cannot begin when their time is over [AG2-415]', () => {
    const game = at('draw')(stark({ play: ['Laggard'] }), stark());
    expect(game.reaches('reactionWindow', 'marshalingWindow')).toBe(false);
    expect(game.table.lasting).toEqual([]);
    const round = at('taxation')(stark({ play: ['Straggler'] }), stark());
    expect(round.reaches('reactionWindow', 'choosePlots')).toBe(false);
  });

  it('on a group are locked to those who fitted, for the whole time [AG2-469] [AG2-470]', () => {
    const game = challenges(
      targaryen({ gold: 1, play: ['Khal Drogo'], hand: ['Dragon Sight'] }),
      stark({ play: ['Robb Stark'] }),
    ).attack('military', 1, 'Khal Drogo');
    game.until('attackersWindow', 0).choose('Dragon Sight').defend('Robb Stark');
    expect([game.strength('Khal Drogo'), game.strength('Robb Stark')]).toEqual([4, 5]);
  });
});

describe('delayed effects', () => {
  const dragon = () =>
    challenges(
      targaryen({ play: [{ card: 'Khal Drogo', knelt: true }], hand: ['Waking the Dragon'] }),
      lannister({ gold: 9, play: ['Tywin Lannister'], hand: ['Treachery', "The Hand's Judgment"] }),
    );

  it('come by themselves at their time, and are no new ability that could be canceled [AG2-421] [AG2-422] [AG2-423]', () => {
    const game = dragon();
    game.until('action', 0).choose('Waking the Dragon');
    expect(game.step).toBe('wouldInterrupts/opportunity'); // the event itself could be
    game.pass();
    expect(game.card('Khal Drogo').knelt).toBe(false);
    game.until('dominanceWindow');
    expect(game.names(0, 'hand')).toEqual(['Khal Drogo']);
    expect(game.names(1, 'hand')).toEqual(['Treachery', "The Hand's Judgment"]);
  });

  it('are effects of the card that created them: who is immune to events stays [AG2-424]', () => {
    const roar = (card: string) => {
      const game = challenges(lannister({ gold: 1, hand: ['Hear Me Roar!', card] }), stark());
      return game.until('action', 0).choose('Hear Me Roar!').choose(card).until('dominanceWindow');
    };
    expect(roar('Burned Men').isInPlay('Burned Men')).toBe(false);
    expect(roar('Stubborn Lion').isInPlay('Stubborn Lion')).toBe(true);
  });
});

describe('effects that wait for the same moment', () => {
  it('come one after the other, in the order of the first player [AG2-377] [AG2-422]', () => {
    const game = challenges(
      stark(),
      lannister({
        gold: 3,
        hand: [
          'Hear Me Roar!',
          'Hear Me Roar!',
          'Hear Me Roar!',
          'Burned Men',
          'Lannisport Merchant',
          'Gold Cloaks',
        ],
      }),
    );
    for (const name of ['Burned Men', 'Lannisport Merchant', 'Gold Cloaks'])
      game.untilOffered('Hear Me Roar!', 1).choose('Hear Me Roar!').choose(name);
    game.until('delayedOrder');
    expect([game.waiting, game.options]).toEqual([
      [0],
      ['Hear Me Roar!', 'Hear Me Roar!', 'Hear Me Roar!'],
    ]);
    const gone = () => game.names(1, 'discard').filter((name) => name !== 'Hear Me Roar!');
    game.choose(game.asked.options[1].id);
    expect(gone()).toEqual(['Lannisport Merchant']);
    expect([game.step, game.asked.options.length]).toEqual(['delayedEffects/delayedOrder', 2]);
    game.choose(game.asked.options[1].id);
    expect(gone()).toEqual(['Lannisport Merchant', 'Gold Cloaks', 'Burned Men']);
    expect(game.step).not.toBe('delayedEffects/delayedOrder');
  });

  it('are each done completely or not: what of one was prevented is nothing to the next [AG2-407] [AG2-422]', () => {
    const game = challenges(
      stark({ play: ['Doom', 'Boon', { card: 'Robb Stark', duplicates: 1 }] }),
      stark({ play: ['Herald'] }), // who waits for the end of the phase
    );
    game.until('action', 0).choose('Doom').until('action', 0).choose('Boon');
    game.until('delayedOrder').choose('Doom').until('wouldInterrupts', 0);
    game.choose(game.asked.options[0].id).until('dominanceWindow');
    expect([game.isInPlay('Robb Stark'), game.player(0).gold]).toEqual([true, 1]);
    expect(game.card('Boon').knelt).toBe(true); // "then"
  });

  it('are told apart by the cards that they come from [AG2-377]', () => {
    const game = challenges(
      lannister({ gold: 9, hand: ['Hear Me Roar!', 'Burned Men'] }),
      targaryen({ play: [knelt('Khal Drogo')], hand: ['Waking the Dragon'] }),
    );
    game.until('action', 0).choose('Hear Me Roar!').choose('Burned Men');
    game.untilOffered('Waking the Dragon', 1).choose('Waking the Dragon').until('delayedOrder');
    expect(game.options).toEqual(['Hear Me Roar!', 'Waking the Dragon']);
    game.choose('Waking the Dragon');
    expect([game.isInPlay('Khal Drogo'), game.isInPlay('Burned Men')]).toEqual([false, false]);
  });
});

describe('characters that burn for several reasons', () => {
  it('the first player says of each of them what kills it [AG2-455]', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      players: [
        stark({ play: ['Pyre'], hand: ['Blaze'] }),
        lannister({ play: ['Burned Men', 'Gold Cloaks'] }),
      ],
    });
    game.choose('Blaze');
    for (const name of ['Burned Men', 'Gold Cloaks']) {
      expect([game.step, game.waiting]).toEqual(['burning/whichKills', [0]]);
      expect(game.asked.text.params?.card).toMatchObject({ id: game.card(name).id });
      game.choose('Pyre');
    }
    expect(game.names(1, 'dead').sort()).toEqual(['Burned Men', 'Gold Cloaks']);
  });

  it('nothing is asked about whom only one of them kills [AG2-455]', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      players: [
        stark({ play: ['Traitor’s Pyre'], hand: ['Blaze'] }),
        lannister({ play: ['Burned Men', 'Gold Cloaks'] }),
      ],
    });
    game.choose('Blaze');
    expect(game.asked.text.params?.card).toMatchObject({ id: game.card('Burned Men').id });
    game.choose('Blaze');
    expect(game.step).not.toBe('burning/whichKills');
    expect(game.names(1, 'dead').sort()).toEqual(['Burned Men', 'Gold Cloaks']);
  });

  it('somebody else who is raised by the same card sees that, too [AG2-455]', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      players: [
        tyrell({ play: ['Pyre', knelt('Randyll Tarly')], hand: ['Bellows'] }),
        lannister({ play: ['Burned Men'] }),
      ],
    });
    game.choose('Bellows');
    expect(game.step).toBe('burning/whichKills');
    game.choose('Pyre').untilOffered('Randyll Tarly', 0).choose('Randyll Tarly');
    expect(game.card('Randyll Tarly').knelt).toBe(false);
    expect(game.names(1, 'dead')).toEqual(['Burned Men']);
  });
});

describe('what happens at once', () => {
  it('leaves each card its own way: an attachment is not returned where it is discarded itself', () => {
    const game = challenges(
      stark({ play: ['Flood'] }),
      stark({ play: [bearing('Robb Stark', 'Ice')] }),
    );
    game.until('action', 0).choose('Flood');
    expect(game.names(1, 'discard').sort()).toEqual(['Ice', 'Robb Stark']);
    expect(game.names(1, 'hand')).toEqual([]);
  });

  it('leaves an attachment no place where it makes its bearer stand without, whatever else begins [AG2-1224]', () => {
    const game = challenges(stark({ play: ['Austerity', bearing('Robb Stark', 'Ice')] }), stark());
    game.until('action', 0).choose('Austerity');
    expect(game.names(0, 'discard')).toEqual(['Ice']);
  });

  it('does nothing to what has left play meanwhile [AG2-306] [AG2-403]', () => {
    const game = challenges(stark({ play: ['Funeral', 'Robb Stark'] }), stark());
    game.until('action', 0).choose('Funeral');
    expect(game.names(0, 'discard')).toEqual(['Robb Stark']);
    expect(game.card('Robb Stark')).toMatchObject({ knelt: false, power: 0, tokens: null });
    for (const fact of ['fact.knelt', 'fact.powerGained', 'fact.tokenPlaced'])
      expect(game.facts).not.toContain(fact);
  });

  it('moves an attachment with everything that it does [AG2-439]', () => {
    const game = challenges(
      stark({ play: [bearing('Robb Stark', 'Milk of the Poppy'), 'Nurse'] }),
      stark(),
    );
    game.until('action', 0);
    expect([game.hasKeyword('Robb Stark', 'renown'), game.options]).toEqual([
      false,
      ['Watchman', 'Nurse'],
    ]);
    game.choose('Nurse').until('action', 0);
    expect(game.hasKeyword('Robb Stark', 'renown')).toBe(true);
    expect(game.card('Robb Stark').attachments).toEqual([]);
    expect(game.options).toEqual(['Watchman']); // blank now
  });

  it('is done to what everybody has chosen for it, and not to what was paid with [AG2-1310]', () => {
    const game = challenges(
      stark({ play: ['Lottery', 'Tumblestone Knight', 'Summer', 'Direwolf Pup'] }),
      stark({ play: ['Grey Wind'] }),
    );
    game.until('action', 0).choose('Lottery').choose('Tumblestone Knight').choose('Summer');
    expect(game.names(0, 'discard')).toEqual(['Summer']);
    expect(game.names(1, 'discard')).toEqual(['Grey Wind']); // the only one that could be chosen there
    expect(game.card('Tumblestone Knight')).toMatchObject({ zone: 'play', knelt: true });
  });
});

describe('an ability with several effects', () => {
  it('sees what the first of them has killed when it comes to the next [AG2-453] [AG2-457]', () => {
    const game = challenges(stark({ play: ['Pyrist', 'Summer'] }), stark());
    game.until('action', 0).choose('Pyrist');
    expect([game.names(0, 'dead'), game.player(0).gold]).toEqual([['Summer'], 1]);
  });
});

describe('joining a challenge', () => {
  it('is possible while there is one, for who does not take part yet [AG2-408]', () => {
    const game = challenges(stark({ play: ['Latecomer', 'Hedge Knight'] }), stark());
    game.until('action', 0).choose('Latecomer');
    expect([game.card('Latecomer').gold, game.power(0)]).toEqual([1, 0]); // no "then"
    game.attack('military', 1, 'Hedge Knight').until('attackersWindow', 0).choose('Latecomer');
    expect(game.challenge.attackers).toEqual(
      ['Hedge Knight', 'Latecomer'].map((name) => game.card(name).id),
    );
    expect(game.power(0)).toBe(1);
    game.until('attackersWindow', 0).choose('Latecomer');
    expect([game.challenge.attackers.length, game.power(0)]).toEqual([2, 1]);
  });

  it('is no declaration: who only joins the defenders does not kneel [AG2-614]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark'] }),
      stark({ play: ['Volunteer', 'Hedge Knight'] }),
    );
    game.attack('military', 1, 'Robb Stark').until('attackersWindow', 1).choose('Volunteer');
    game.defend('Hedge Knight');
    expect(game.challenge.defenders).toHaveLength(2);
    expect([game.card('Volunteer').knelt, game.card('Hedge Knight').knelt]).toEqual([false, true]);
  });

  it('is not declared once more [AG2-614]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark'] }),
      stark({ play: ['Volunteer', 'Hedge Knight'] }),
    );
    game.attack('military', 1, 'Robb Stark').until('attackersWindow', 1).choose('Volunteer');
    expect(game.until('declareDefenders').options).toEqual(['Hedge Knight']);
  });
});

describe('what lasts on the bearer of an attachment', () => {
  it('ends with the moment until which it lasts: the attachment is gone then, at once [AG2-417] [AG2-1224]', () => {
    const game = challenges(
      stark({ play: ['Baptism', 'Smithy', 'Hedge Knight'], hand: ['Driftwood Cudgel'] }),
      stark(),
    );
    game.attack('military', 1, 'Hedge Knight').until('attackersWindow', 0).choose('Baptism');
    game.until('attackersWindow', 0).choose('Smithy').ifAsked('choose', 'Driftwood Cudgel');
    expect(game.card('Driftwood Cudgel').host).toBe(game.card('Hedge Knight').id);
    game.until('challengesWindow');
    expect(game.names(0, 'discard')).toEqual(['Driftwood Cudgel']);
  });
});

describe('while somebody is about to be killed', () => {
  /** The murderer kills; the executioner's answer to it takes the strength of somebody else. */
  character('test:murderer', {
    name: ['Murderer', 'Mörderin'],
    cost: 0,
    strength: 9,
    abilities: [
      action({
        limit: perRound(),
        choose: choose(a('character', opponents), 'killed'),
        does: kill(target),
      }),
    ],
  });
  character('test:strangler', {
    name: ['Strangler', 'Würger'],
    cost: 0,
    strength: 9,
    abilities: [
      interrupt({
        limit: perRound(),
        on: killed(a('character')),
        choose: choose(a('character', opponents)),
        does: until('phase', [gets(-5)]),
      }),
    ],
  });

  const murder = (victim: string) => {
    const game = challenges(
      stark({ play: ['Murderer', 'Strangler', 'Pyre'] }),
      stark({ play: ['Summer', 'Grey Wind'] }),
    );
    game.until('action', 0).choose('Murderer').choose('Summer');
    return game.until('interrupts', 0).choose('Strangler').choose(victim);
  };

  it('somebody else may burn before that [AG2-453] [AG2-457]', () => {
    const game = murder('Grey Wind');
    expect(game.names(1, 'dead')).toEqual(['Grey Wind', 'Summer']);
  });

  it('the same one does not burn besides [AG2-453] [AG2-457]', () => {
    const game = murder('Summer');
    expect(game.names(1, 'dead')).toEqual(['Summer']);
    expect(game.facts.filter((key) => key === 'fact.killed')).toHaveLength(1);
  });
});

describe('what a victory would bring', () => {
  it('is forgotten with a challenge that was not won [AG2-420] [AG2-422]', () => {
    const after = (strong: string) => {
      const game = challenges(
        stark({ gold: 1, hand: ['For the North!'], play: ['Tumblestone Knight'] }),
        stark({ play: [strong] }),
      );
      game.attack('military', 1, 'Tumblestone Knight').until('attackersWindow', 0);
      game
        .choose('For the North!')
        .ifAsked('choosing', 'Tumblestone Knight')
        .defend(strong)
        .through('challenge');
      return [game.player(0).hand.length, game.table.delayed.length];
    };
    expect(after('Tumblestone Knight')).toEqual([1, 0]);
    expect(after('Robb Stark')).toEqual([0, 0]);
  });
});

describe('replacement', () => {
  it('Benjen Stark is killed all the same, and shuffled into the deck [AG2-428] [AG2-425]', () => {
    const game = challenges(
      lannister({ play: ['Joffrey Baratheon', 'Tywin Lannister'] }),
      watch({ play: ['Benjen Stark'], deck: ['The Wall'], deckIsAll: true }),
    );
    game.attack('military', 1, 'Tywin Lannister').until('interrupts').choose('Benjen Stark');
    expect(game.names(1, 'deck').sort()).toEqual(['Benjen Stark', 'The Wall']);
    expect(game.names(1, 'dead')).toEqual([]);
    expect(game.card('faction:thenightswatch').power).toBe(2);
  });
});

describe('what is shuffled into a deck', () => {
  it('leaves nobody knowing where in it anything lies [AG2-428]', () => {
    const cards = ['The Wall', 'Ghost', 'Jon Snow', 'Ice', 'Summer', 'Robb Stark', 'Varys'];
    const orders = ['one', 'two', 'three'].map((seed) => {
      const game = scenario(
        {
          phase: 'challenges',
          players: [
            stark({ play: ['Tumblestone Knight'] }),
            watch({ play: ['Benjen Stark'], deck: cards, deckIsAll: true }),
          ],
        },
        seed,
      );
      game.attack('military', 1, 'Tumblestone Knight').until('interrupts', 1);
      const deck = game.choose('Benjen Stark').names(1, 'deck');
      expect(deck.toSorted()).toEqual([...cards, 'Benjen Stark'].sort()); // none is lost
      expect(deck.filter((name) => name !== 'Benjen Stark')).not.toEqual(cards);
      return deck.join();
    });
    expect(new Set(orders).size).toBe(3);
  });
});

describe('values', () => {
  const robb = (...attachments: string[]) =>
    stark({ play: [bearing('Robb Stark', ...attachments)] });
  const strength = (...players: PlayerSpec[]) => challenges(...players).strength('Robb Stark');

  it('begin with what is printed [AG2-429] [AG2-430]', () => {
    const game = challenges(robb('Strength'), stark());
    expect(printed(game.m, game.card('Robb Stark')).strength).toBe(5);
    expect(game.strength('Robb Stark')).toBe(7);
  });

  it('what is gained works but is not printed [AG2-431]', () => {
    const game = challenges(stark({ play: [bearing('Bran Stark', 'War Banner')] }), stark());
    expect(game.hasIcon('Bran Stark', 'military')).toBe(true);
    expect(printed(game.m, game.card('Bran Stark')).icons).toEqual(['power']);
  });

  it('plus and minus come before halves; then it is rounded up [AG2-433] [AG2-434]', () => {
    expect(strength(robb('Strength'), stark({ play: ['Halving'] }))).toBe(4); // (5 + 2) / 2
    expect(strength(robb(), stark({ play: ['Halving', 'Halving'] }))).toBe(2); // 5 / 4
  });

  it('are rounded once, after everything else [AG2-434]', () => {
    expect(strength(robb(), stark({ play: ['Halving', 'Doubling'] }))).toBe(5); // not 3 × 2
  });

  it('what sets a value overrides all others; the last of them counts [AG2-435] [AG2-436]', () => {
    expect(strength(robb('Strength'), stark({ play: ['Set to Four', 'Halving'] }))).toBe(4);
    const game = marshaling(
      stark({ play: [bearing('Robb Stark', 'Strength'), 'Set to Four'], hand: ['Set to Six'] }),
      stark(),
    );
    game.choose('Set to Six');
    expect(game.strength('Robb Stark')).toBe(6);
  });

  it('are not below 0, but what is taken away goes on counting [AG2-437] [AG2-438]', () => {
    expect(strength(robb('Weight', 'Weight'), stark())).toBe(0);
    expect(strength(robb('Weight', 'Weight', 'Strength'), stark())).toBe(1); // 5 - 6 + 2
  });

  it('costs are not below 0 either: nobody is paid for a card [AG2-437]', () => {
    const game = marshaling(
      stark({
        gold: 3,
        play: ['Heart Tree Grove', 'Heart Tree Grove'],
        hand: ['Winterfell Steward'],
      }),
      stark(),
    );
    game.by(0, 'Heart Tree Grove').by(0, 'Heart Tree Grove').by(0, 'Winterfell Steward');
    expect(game.isInPlay('Winterfell Steward')).toBe(true); // it costs 1, and is 2 cheaper
    expect(game.player(0).gold).toBe(3);
  });

  it('icons are there when more was gained than lost; more of them are no better [AG2-472] [AG2-467] [AG2-1251]', () => {
    const icon = (...attachments: string[]) =>
      challenges(robb(...attachments), stark()).hasIcon('Robb Stark', 'power');
    expect(icon('Blindfold')).toBe(false);
    expect(icon('Blindfold', 'Noble Lineage')).toBe(true);
    expect(icon('Blindfold', 'Blindfold', 'Noble Lineage')).toBe(false);
  });

  it('an adjective goes with every noun of a list [AG2-468]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark', 'Grey Wind'], plot: 'Breaking Ties' }),
      lannister({ play: ['Casterly Rock', 'Western Fiefdom', 'Tywin Lannister', 'Burned Men'] }),
    );
    game.until('action', 0).choose('Breaking Ties').choose('Grey Wind');
    expect(game.options).toEqual(['Western Fiefdom', 'Burned Men']); // the others are loyal
  });
});

describe('a blank text box', () => {
  const blank = (card: string, ...attachments: string[]) =>
    challenges(stark({ play: [bearing(card, ...attachments)] }), stark());

  it('has no abilities, keywords and symbols [AG2-439] [AG2-441] [AG2-473]', () => {
    const game = blank('Tycho Nestoris', 'Milk of the Poppy');
    expect(game.plot(0, 'gold')).toBe(3);
    expect(blank('Robb Stark', 'Milk of the Poppy').hasKeyword('Robb Stark', 'renown')).toBe(false);
  });

  it('Milk of the Poppy leaves the traits; without exemption they go as well [AG2-473]', () => {
    expect(blank('Robb Stark', 'Milk of the Poppy').hasTrait('Robb Stark', 'Lord')).toBe(true);
    const masked = blank('Robb Stark', 'Mask');
    expect(masked.hasTrait('Robb Stark', 'Lord')).toBe(false);
    expect(masked.hasKeyword('Robb Stark', 'renown')).toBe(false);
  });

  it('does not touch what was gained [AG2-440]', () => {
    const game = blank('Robb Stark', 'Milk of the Poppy', 'Knighted', 'Little Bird');
    expect(game.hasTrait('Robb Stark', 'Knight')).toBe(true);
    expect(game.hasIcon('Robb Stark', 'intrigue')).toBe(true);
  });

  it('does not touch icons, STR, cost, title and faction [AG2-442]', () => {
    const game = blank('Robb Stark', 'Mask');
    expect(game.hasIcon('Robb Stark', 'military')).toBe(true);
    expect(game.strength('Robb Stark')).toBe(5);
    const card = game.card('Robb Stark');
    expect(
      a('character', ofFaction('stark')).fits(game.m, { seat: 0, card: 0, code: '' }, card),
    ).toBe(true);
  });
});

describe('immunity', () => {
  it('keeps a card from being chosen and from being touched [AG2-443]', () => {
    const game = challenges(
      targaryen({ gold: 2, play: ['Drogon'], hand: ['Dracarys!', 'Dragon Sight'] }),
      stark({ play: ['Stubborn One', 'Summer'] }),
    );
    game.until('announceChallenge').pass();
    game.attack('military', 0, 'Stubborn One', 'Summer').until('attackersWindow', 0);
    game.choose('Dracarys!');
    expect(game.names(1, 'dead')).toEqual(['Summer']); // there was no other target
    game.until('attackersWindow', 0).choose('Dragon Sight');
    expect(game.strength('Stubborn One')).toBe(4);
  });

  it('keeps a card from what happens to every card, which chooses none [AG2-443]', () => {
    const game = at('dominance')(
      stark({ play: ['Varys', 'Arya Stark'] }),
      stark({ play: ['Sanctuary', 'Robb Stark'] }),
      lannister({ play: ['Burned Men'] }),
    );
    game.until('interrupts', 0).choose('Varys').until('standingWindow');
    expect([game.isInPlay('Arya Stark'), game.isInPlay('Burned Men')]).toEqual([false, false]);
    expect(game.isInPlay('Robb Stark')).toBe(true);
  });

  it('nor does it keep a duplicate from being discarded for the card, or claim from taking it [AG2-444]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark'] }),
      stark({ play: ['Sanctuary', { card: 'Bran Stark', duplicates: 1 }] }),
    );
    game.attack('military', 1, 'Robb Stark').until('wouldInterrupts', 1);
    game.choose(game.asked.options[0].id);
    expect(game.isInPlay('Bran Stark', 1)).toBe(true);
    expect(game.names(1, 'discard')).toEqual(['Bran Stark']);
  });

  it('does not extend to attachments, power and duplicates [AG2-444]', () => {
    const game = marshaling(
      stark({ play: ['Maester Cressen'] }),
      stark({ play: ['Sanctuary', bearing('Robb Stark', 'Milk of the Poppy')] }),
    );
    game.choose('Maester Cressen');
    expect(game.names(1, 'discard')).toEqual(['Milk of the Poppy']);
  });

  it('nor to abilities of the card: it uses them, and they can be canceled [AG2-444]', () => {
    const wolf = (theirs: string[]) =>
      challenges(
        stark({ play: ['Sanctuary', 'Grey Wind'] }),
        lannister({ gold: 1, play: ['Cersei Lannister', 'Lannisport Merchant'], hand: theirs }),
      )
        .until('action', 0)
        .choose('Grey Wind');
    const canceled = wolf(['Treachery']).by(1, 'Treachery');
    expect(canceled.isInPlay('Lannisport Merchant')).toBe(true);
    expect(canceled.card('Grey Wind').knelt).toBe(true);
    expect(wolf([]).names(1, 'dead')).toEqual(['Lannisport Merchant']);
  });

  it('that is gained does not end what lasts already [AG2-445]', () => {
    const game = challenges(
      tyrell({
        play: [
          'Margaery Tyrell',
          'Randyll Tarly',
          'Veteran Builder',
          { card: 'Sanctuary', knelt: true },
        ],
      }),
      targaryen({ gold: 1, play: ['Drogon'], hand: ['Dracarys!'] }),
    );
    game.until('action', 0).choose('Margaery Tyrell').choose('Randyll Tarly');
    game.until('action', 0).choose('Veteran Builder');
    expect(game.card('Sanctuary').knelt).toBe(false);
    expect(game.strength('Randyll Tarly')).toBe(8);
    game.attack('military', 1, 'Randyll Tarly').until('attackersWindow', 1);
    expect(game.refused('Dracarys!')).toBe('AG2-1330');
  });

  it('goes by the card whose effect it is, whatever is being used meanwhile [AG2-424] [AG2-443] [AG2-445]', () => {
    // Dracarys! lasts; he dies of it when his STR comes to 0, and it is the effect of an event still then.
    const weakened = (chapel: CardSpec) => {
      const game = challenges(
        targaryen({ gold: 1, play: ['Drogon', 'Dread'], hand: ['Dracarys!'] }),
        stark({ play: ['Robb Stark', 'Veteran Builder', chapel] }),
      );
      game.until('announceChallenge').pass();
      game.attack('military', 0, 'Robb Stark').until('attackersWindow', 0);
      game.choose('Dracarys!').until('attackersWindow', 1).choose('Veteran Builder');
      expect(game.strength('Robb Stark')).toBe(1);
      game.until('attackersWindow', 0).choose('Dread');
      return game.ifAsked('choose', 'Robb Stark');
    };
    const immuneToEvents = weakened(knelt('Chapel'));
    expect(immuneToEvents.card('Chapel').knelt).toBe(false);
    expect(immuneToEvents.strength('Robb Stark')).toBe(0);
    expect(immuneToEvents.isInPlay('Robb Stark')).toBe(true);
    expect(weakened(knelt('Sanctuary')).strength('Robb Stark')).toBe(1); // nobody could choose him
    expect(weakened(knelt('Heart Tree Grove')).names(1, 'dead')).toEqual(['Robb Stark']);
  });

  it('keeps a card under the control of its player [AG2-443]', () => {
    const game = at('marshaling', { active: 0 })(
      stark({ play: ['Conqueror'] }),
      stark({ play: ['Sanctuary', 'Robb Stark'] }),
      stark({ play: ['Summer'] }),
    );
    game.choose('Conqueror');
    expect(game.names(0, 'play')).toEqual(['Conqueror', 'Summer']);
    expect(game.card('Robb Stark').controller).toBe(1);
  });

  it('stops constant abilities of others, but not the card’s own [AG2-443]', () => {
    const game = challenges(
      stark({ play: ['Sanctuary', 'Robb Stark', 'Hedge Knight', 'Tumblestone Knight'] }),
      targaryen({ plot: 'Blood of the Dragon', play: ['Sansa Stark'] }),
    );
    expect([game.strength('Robb Stark'), game.strength('Sansa Stark')]).toEqual([5, 1]);
    expect(game.strength('Hedge Knight')).toBe(3);
  });
});

describe('“cannot”', () => {
  it('is absolute: nothing that lets a card do it overrides it [AG2-447]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark', 'Grey Wind'], plot: 'A Game of Thrones' }),
      lannister({ play: ['Tywin Lannister'], plot: 'A Storm of Swords' }),
    ).until('announceChallenge', 1);
    expect(game.options).toEqual(['intrigue:0']);
  });
});

describe('saves', () => {
  it('keep a card in play, and it was not killed [AG2-450] [AG2-342]', () => {
    const game = challenges(
      lannister({ play: ['Joffrey Baratheon', 'Tywin Lannister'] }),
      stark({ play: [{ card: 'Robb Stark', duplicates: 1 }] }),
    );
    game.attack('military', 1, 'Tywin Lannister').until('wouldInterrupts').choose('Robb Stark');
    expect(game.isInPlay('Robb Stark')).toBe(true);
    expect(game.reaches('reactionWindow', 'announceChallenge')).toBe(false); // Joffrey saw nothing
  });

  it('cannot be tried where a card says so [AG2-451]', () => {
    const game = plots(
      stark({ plotDeck: ['Marched to the Wall'], play: ['Summer'] }),
      stark({ play: [{ card: 'Robb Stark', duplicates: 1 }] }),
    ).until('plotWindow');
    expect(game.names(1, 'discard').sort()).toEqual(['Robb Stark', 'Robb Stark']);
  });

  it('from a condition that goes on must end it [AG2-452] [AG2-453] [AG2-454]', () => {
    const game = challenges(
      greyjoy({ play: ['Pyre', bearing('Asha Greyjoy', 'Weight')], hand: ['Risen from the Sea'] }),
      targaryen({ gold: 1, play: ['Drogon'], hand: ['Dracarys!'] }),
    );
    expect(game.strength('Asha Greyjoy')).toBe(1);
    game.attack('power', 1, 'Asha Greyjoy').until('attackersWindow', 1).choose('Dracarys!');
    game.choose('Dracarys!'); // 4 - 3 - 4 + 1 is not above 0
    expect(game.names(0, 'dead')).toEqual(['Asha Greyjoy']);
    expect(game.names(0, 'hand')).toContain('Risen from the Sea');
  });

  it('by Risen from the Sea must be able to attach it [AG2-454]', () => {
    const game = challenges(
      greyjoy({ play: ['Drowned Men'], hand: ['Risen from the Sea'] }),
      targaryen({ gold: 1, play: ['Drogon'], hand: ['Dracarys!'] }),
    );
    game.attack('power', 1, 'Drowned Men').until('attackersWindow', 1).choose('Dracarys!');
    expect(game.names(0, 'dead')).toEqual(['Drowned Men']); // no attachments: no +1
  });
});

describe('burning', () => {
  const fire = (card: string, more: Partial<PlayerSpec> = {}) =>
    challenges(
      greyjoy({ play: [card], hand: ['Risen from the Sea'], ...more }),
      targaryen({ gold: 2, play: ['Drogon'], hand: ['Dracarys!', 'Dragon Sight'] }),
    )
      .attack('power', 1, card)
      .until('attackersWindow', 1)
      .choose('Dracarys!');

  it('the kill is imminent as soon as the STR is 0, which it is while others interrupt [AG2-457] [AG2-458] [AG2-460]', () => {
    const game = challenges(
      greyjoy({ play: [bearing('Asha Greyjoy')], hand: ['Risen from the Sea'] }),
      targaryen({ gold: 1, play: ['Drogon'], hand: ['Dracarys!'] }),
    );
    game.attack('power', 1, 'Asha Greyjoy').until('attackersWindow', 1).choose('Dracarys!');
    expect(game.step).toBe('wouldInterrupts/opportunity');
    expect(game.strength('Asha Greyjoy')).toBe(0);
    game.choose('Risen from the Sea');
    expect(game.strength('Asha Greyjoy')).toBe(1);
    expect(game.isInPlay('Asha Greyjoy')).toBe(true);
  });

  it('reactions to the event and to the death share a window after it [AG2-459]', () => {
    const game = challenges(
      lannister({ play: ['Joffrey Baratheon'] }),
      targaryen({ gold: 1, play: ['Daenerys Targaryen (TFM)'], hand: ['Dracarys!'] }),
      stark({ play: ['Sansa Stark'] }),
    );
    game.until('announceChallenge', 2).choose('power:0').choose('Sansa Stark');
    game.until('attackersWindow', 1).choose('Dracarys!');
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.options).toEqual(['Joffrey Baratheon']);
    game.pass();
    expect(game.step).toBe('reactionWindow/opportunity');
    expect(game.options).toEqual(['Daenerys Targaryen']);
    game.choose('Daenerys Targaryen').choose('Joffrey Baratheon');
    expect(game.options).toEqual(['Joffrey Baratheon']); // it is still the same window
  });

  it('also kills who comes to 0 later by something else [AG2-474]', () => {
    const game = fire('Balon Greyjoy', { hand: [] });
    expect(game.strength('Balon Greyjoy')).toBe(1);
    game.until('attackersWindow', 1).choose('Dragon Sight');
    expect(game.names(0, 'dead')).toEqual(['Balon Greyjoy']);
  });
});

describe('effects that contradict each other', () => {
  it('the first player decides; with one more of them, anew [AG2-461] [AG2-462] [AG2-463] [AG2-464]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        stark({ plotDeck: ['Summer Harvest'], hand: ['Taxman'] }),
        watch({ plotDeck: ["Varys's Riddle"], play: ['Underground Vault', 'Underground Vault'] }),
      ],
    });
    game.until('chooseFirstPlayer').choose('0').until('whichApplies');
    const seven = game.table.lasting.find(({ amount }) => amount === 7);
    const amounts = () =>
      game.asked.options.map(({ id, label }) => [id, label.params?.amount]).sort();
    expect(amounts()).toEqual(game.table.lasting.map(({ n, amount }) => [`l${n}`, amount]).sort());
    game.choose(`l${seven?.n}`).until('action', 0);
    expect(game.plot(0, 'gold')).toBe(7);
    game.choose('Taxman').until('marshalingWindow', 1);
    while (game.table.active !== 1) game.pass().until('marshalingWindow', 1);
    game.choose('Underground Vault');
    expect(game.step).toBe('settlePlotValue/whichApplies');
    expect(game.asked.options).toHaveLength(3);
    game.choose(`c${game.card('Taxman').id}`);
    expect(game.plot(0, 'gold')).toBe(4);
    game.until('marshalingWindow', 1).choose('Underground Vault');
    expect(game.step).not.toBe('settlePlotValue/whichApplies'); // it holds (AG2-463)
  });
});

describe('effects that do not contradict each other', () => {
  it.each([
    ['one alone', ['Summer Harvest', 'A Noble Cause']],
    ['two that set the same', ['Summer Harvest', 'Summer Harvest']],
  ])('nobody is asked: %s [AG2-461]', (_what, [mine, theirs]) => {
    const game = scenario({
      phase: 'plot',
      players: [stark({ plotDeck: [mine] }), watch({ plotDeck: [theirs] })],
    });
    expect(game.reaches('whichApplies', 'marshalingWindow')).toBe(false);
  });
});

describe('STR that cannot be reduced', () => {
  it.each([
    ['Halving', 5],
    ['Doubling', 10],
    ['Set to Four', 5],
    ['Set to Six', 6],
    ['Gloom', 5],
    ['Cheerful', 6],
  ])('is raised all the same: %s', (location, strength) => {
    const game = challenges(stark({ play: ['Rock', location] }), stark());
    expect(game.strength('Rock')).toBe(strength);
  });
});

describe('effects that last and change what a card says', () => {
  it('do so together with others, and end together with others [AG2-417]', () => {
    const game = challenges(stark({ play: ['Hex', 'Cheer'] }), stark({ play: ['Robb Stark'] }));
    const base = game.strength('Robb Stark');
    const robb = () => [
      game.strength('Robb Stark') - base,
      game.hasKeyword('Robb Stark', 'renown'),
    ];
    expect(robb()).toEqual([0, true]);
    game.until('action', 0).choose('Hex');
    expect(robb()).toEqual([1, false]);
    game.until('action', 0).choose('Cheer');
    expect(robb()).toEqual([3, false]);
    game.until('dominanceWindow');
    expect(robb()).toEqual([0, true]);
  });
});

describe('an ability that does nothing without a condition', () => {
  const offered = (...play: (string | CardSpec)[]) =>
    challenges(stark({ play }), stark()).options.includes('Fence-sitter');

  it('is not used only to name something [AG2-309]', () => {
    const orator = (dead: string[]) =>
      challenges(stark({ play: ['Orator'], dead }), stark()).until('action', 0);
    expect(orator([]).refused('Orator')).toBe('AG2-309');
    expect(orator(['Robb Stark']).options).toContain('Orator');
  });

  it('is used where any part of it could be done [AG2-309] [AG2-403]', () => {
    expect(offered('Fence-sitter', knelt('Robb Stark'))).toBe(true); // Robb could stand
    expect(offered('Fence-sitter', 'Robb Stark', 'Sansa Stark')).toBe(true); // Sansa could kneel
    expect(offered('Fence-sitter', 'Robb Stark', knelt('Sansa Stark'))).toBe(false);
  });
});

describe('a choice', () => {
  it('is among what was legal before the cost was paid: who has just knelt for it cannot stand [AG2-1310]', () => {
    const game = challenges(
      stark({ play: ['Relay', 'Robb Stark', knelt('Sansa Stark'), knelt('Bran Stark')] }),
      stark(),
    );
    game.until('action', 0).choose('Relay'); // Robb is the only one who can kneel
    expect(game.card('Robb Stark').knelt).toBe(true);
    expect(game.options).toEqual(['Sansa Stark', 'Bran Stark']);
  });

  it('needs as many targets as it says, and one at least [AG2-1328] [AG2-1330]', () => {
    const yoke = (...play: (string | CardSpec)[]) =>
      challenges(stark({ play: ['Yoke', ...play] }), stark()).until('action', 0);
    expect(yoke('Robb Stark', 'Sansa Stark').options).toContain('Yoke');
    expect(yoke('Robb Stark', knelt('Sansa Stark')).refused('Yoke')).toBe('AG2-1330');
    const none = challenges(tyrell({ gold: 1, hand: ['Growing Strong'] }), stark());
    expect(none.until('action', 0).refused('Growing Strong')).toBe('AG2-1330');
  });

  it('of “up to” so many may be none, which is said; of a number it is that many [AG2-1328]', () => {
    const some = challenges(
      tyrell({ gold: 1, hand: ['Growing Strong'], play: ['Left', 'Right'] }),
      stark(),
    ).choose('Growing Strong');
    expect(some.asked).toMatchObject({ min: 0, max: 2, pass: { key: 'option.nothing' } });
    const one = challenges(
      stark({ play: ['Grey Wind'] }),
      stark({ play: ['Winterfell Steward', 'Winterfell Steward'] }),
    ).choose('Grey Wind');
    expect(one.asked).toMatchObject({ min: 1, max: 1, pass: null });
  });
});

describe('positions and attributes', () => {
  it('what lasts on a plot itself ends with that plot, and nothing else does [AG2-220]', () => {
    const game = scenario({
      phase: 'plot',
      players: [
        stark({ plotDeck: ['Summer Harvest', 'Sneak Attack'] }),
        watch({ plotDeck: ['Calm Over Westeros', 'Sneak Attack'] }),
      ],
    });
    game.by(0, 'Summer Harvest').by(1, 'Calm Over Westeros').until('plotWindow');
    const lasting = () => game.table.lasting.map(({ use }) => use.code).sort();
    expect(lasting()).toEqual(['01008', '04039']);
    game.until('choosePlots');
    expect(lasting()).toEqual(['01008', '04039']); // both until a new plot is revealed
    game.by(0, 'Sneak Attack').by(1, 'Sneak Attack').until('plotWindow');
    expect(lasting()).toEqual([]);
  });

  it('what is said of the revealed plot goes for the plot that is revealed then [AG2-465]', () => {
    const game = plots(
      stark({ plot: 'Summons', plotDeck: ['A Noble Cause'], play: ['Tycho Nestoris'] }),
      stark(),
    );
    expect(game.plot(0, 'gold')).toBe(7);
    game.until('plotWindow');
    expect(game.plot(0, 'gold')).toBe(8);
  });

  it('who loses all traits has none, whoever grants them [AG2-466]', () => {
    const game = challenges(
      stark({ gold: 1, play: [bearing('Hedge Knight', 'Knighted')], hand: ['I Am No One'] }),
      stark(),
    );
    game.until('action', 0).choose('I Am No One');
    const knight = a('character', withTrait('Knight'));
    expect(knight.fits(game.m, { seat: 0, card: 0, code: '' }, game.card('Hedge Knight'))).toBe(
      false,
    );
  });

  it('STR that cannot be reduced may still be raised [AG2-471]', () => {
    const game = challenges(
      targaryen({ play: [bearing('Daenerys Targaryen (TFM)', 'Weight', 'Strength')] }),
      stark(),
    );
    expect(game.strength('Daenerys Targaryen (TFM)')).toBe(5);
  });
});

describe('an effect on up to so many targets', () => {
  it('changes nothing where none was chosen, whatever else it says [AG2-1332]', () => {
    const bargain = (...chosen: string[]) => {
      const game = challenges(stark({ play: ['Bargain', 'Robb Stark'] }), stark());
      game.choose('Bargain').choose(...chosen);
      return [game.power(0), game.player(0).gold];
    };
    expect(bargain('Robb Stark')).toEqual([1, 1]);
    expect(bargain()).toEqual([0, 0]);
  });
});

describe('what can come of an effect', () => {
  it('a hand without cards is not discarded from, and nobody reacts to it [AG2-640]', () => {
    const claimed = (hand: string[]) =>
      challenges(stark({ play: ['Sansa Stark', 'Ravens'] }), stark({ hand }))
        .attack('intrigue', 1, 'Sansa Stark')
        .reaches('reactionWindow', 'dominanceWindow');
    expect(claimed([])).toBe(false);
    expect(claimed(['Bran Stark'])).toBe(true);
  });

  it('a duplicate that is discarded to save its card has been placed in the discard pile [AG2-1205]', () => {
    const game = challenges(
      stark({ play: ['Robb Stark', 'Ravens'] }),
      stark({ play: [{ card: 'Bran Stark', duplicates: 1 }] }),
    );
    game.attack('military', 1, 'Robb Stark').until('wouldInterrupts').choose('Bran Stark');
    game.untilOffered('Ravens', 0).choose('Ravens');
    expect(game.player(0).gold).toBe(1);
    expect(game.isInPlay('Bran Stark', 1)).toBe(true);
  });
});
