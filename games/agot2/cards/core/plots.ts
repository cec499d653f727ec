import { message, type Seat } from '@small-council/engine';
import {
  charactersOf,
  eventsNow,
  inPlayerOrder,
  lift,
  type Modifier,
  PLOT,
  printed,
  type R,
  toPile,
  type Use,
} from '@small-council/lcg';
import {
  a,
  action,
  additionalChallenge,
  additionalLimitedCard,
  basePlotValueIs,
  cannotInitiate,
  cannotMarshal,
  cannotPlayEvents,
  challengeType,
  cheaper,
  choose,
  chooseFrom,
  chooseFromHandOrDiscard,
  choosePlayer,
  choosing,
  chosenSeat,
  constant,
  costAtMost,
  discard,
  discardAtRandom,
  discardForGood,
  discardToken,
  draw,
  eachPlayerChooses,
  everybodyReturnsGold,
  everybodysChoice,
  gainGold,
  gainPower,
  type HowMuch,
  isBlanked,
  killForGood,
  kneel,
  movePower,
  name,
  noMoreThan,
  notChosen,
  odd,
  phaseBegins,
  placeToken,
  putTargetIntoPlay,
  search,
  self,
  sentence,
  shuffleFromPile,
  stand,
  target,
  until,
  withTrait,
  youWin,
  youWinDominance,
} from '@small-council/lcg/blocks';
import { forcedReaction, reaction, whenRevealed } from '../../abilities.ts';
import { event, isA } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

const { plot } = pack('Core', 'neutral');

/** Before an opponent is chosen, it is as many as any of them has. */
const theirCharacters: HowMuch = {
  say: message('each.theirCharacters'),
  of: (m, use) =>
    Math.max(
      ...inPlayerOrder(m)
        .filter((seat) => seat !== use.seat && (!use.chosen.player || seat === chosenSeat(use)))
        .map((seat) => charactersOf(m, seat).length),
    ),
};

/** The named type is the type of challenges that others initiate against you. */
const lessClaimAgainstYou: Modifier = {
  key: PLOT.claim,
  say: sentence(
    'lessClaimAgainstYou',
    'whoever attacks you in a challenge of the named type has 1 claim less',
    'wer dich in einer Herausforderung der genannten Art angreift, hat 1 Schaden weniger',
  ),
  toSeat: ({ table }, { seat: you, lasting }, seat) =>
    table.challenge?.attacker === seat &&
    table.challenge.defender === you &&
    table.challenge.type === lasting?.use.chosen.challengeType?.[0],
  amount: () => -1,
};

const holdsCards = (m: R, _use: Use, seat: Seat): boolean => m.table.players[seat].hand.length > 0;

/** The card that the effect before has discarded. */
const headOnSpike = odd(
  sentence(
    'headOnSpike',
    'if it was a character, gain 2 power for your faction and put it on the dead pile of its owner',
    'falls es ein Charakter war, erhältst du 2 Macht für deine Fraktion und er kommt auf den Totenstapel seines Besitzers',
  ),
  (m, use) => {
    const discarded = eventsNow(m)
      .filter((event) => isA(event, 'discardedFromHand'))
      .find(({ by }) => by === use.card);
    const card = m.table.cards[discarded?.of.cards?.[0] ?? 0];
    if (card?.zone !== 'discard' || printed(m, card).type !== 'character') return;
    lift(m, card);
    toPile(m, card, 'dead');
    const { faction } = m.table.players[use.seat];
    return [
      event(
        'powerGained',
        { card: faction, cause: 'effect', by: use.card },
        { amount: 2, why: null },
      ),
    ];
  },
);

const mayEnter = (m: R, { seat }: Use, code: string, card?: number): boolean =>
  m.book.mayEnterFrom(m, seat, code, seat, card);

plot('01001', {
  name: ['A Clash of Kings', 'Der Thron der Sieben Königreiche'],
  plot: { gold: 4, initiative: 9, claim: 1, reserve: 6 },
  traits: ['Noble'],
  abilities: [reaction({ on: youWin({ type: 'power' }), does: movePower(1, 'loser') })],
});

plot('01002', {
  name: ['A Feast for Crows', 'Zeit der Krähen'],
  plot: { gold: 6, initiative: 1, claim: 1, reserve: 4 },
  traits: ['Edict'],
  deckLimit: 1,
  abilities: [reaction({ on: youWinDominance, does: gainPower(2) })],
});

plot('01003', {
  name: ['A Game of Thrones', 'Spiel der Throne'],
  plot: { gold: 4, initiative: 2, claim: 1, reserve: 6 },
  traits: ['Scheme'],
  deckLimit: 1,
  abilities: [
    constant(cannotInitiate('everybody', { types: ['military', 'power'], unlessWon: 'intrigue' })),
  ],
});

plot('01004', {
  name: ['A Noble Cause', 'Ein hehres Ziel'],
  plot: { gold: 5, initiative: 0, claim: 1, reserve: 6 },
  traits: ['Kingdom', 'Noble'],
  abilities: [
    constant(cheaper(2, a('character', withTrait('Lord', 'Lady')), { as: 'marshal', first: true })),
  ],
});

plot('01005', {
  name: ['A Storm of Swords', 'Sturm der Schwerter'],
  plot: { gold: 3, initiative: 8, claim: 1, reserve: 5 },
  traits: ['War'],
  abilities: [constant(additionalChallenge('military'))],
});

plot('01006', {
  name: ['Building Orders', 'Baubefehl'],
  plot: { gold: 4, initiative: 1, claim: 1, reserve: 7 },
  traits: ['Kingdom'],
  abilities: [whenRevealed({ does: search(10, a('attachmentOrLocation')) })],
});

plot('01007', {
  name: ['Calling the Banners', 'Ruft die Banner'],
  plot: { gold: 3, initiative: 6, claim: 1, reserve: 6 },
  traits: ['Kingdom'],
  abilities: [whenRevealed({ choose: choosePlayer(), does: gainGold(theirCharacters) })],
});

plot('01008', {
  name: ['Calm Over Westeros', 'Frieden über Westeros'],
  plot: { gold: 5, initiative: 3, claim: 1, reserve: 6 },
  traits: ['Summer'],
  deckLimit: 1,
  abilities: [
    whenRevealed({ does: [name(challengeType()), until('plot', [lessClaimAgainstYou])] }),
  ],
});

plot('01009', {
  name: ['Confiscation', 'Enteignung'],
  plot: { gold: 4, initiative: 5, claim: 1, reserve: 6 },
  traits: ['Edict'],
  abilities: [
    whenRevealed({ choose: choose(a('attachment'), 'discarded'), does: discard(target) }),
  ],
});

plot('01010', {
  name: ['Counting Coppers', 'Kupfermünzen zählen'],
  plot: { gold: 2, initiative: 3, claim: 1, reserve: 10 },
  traits: ['Kingdom'],
  abilities: [whenRevealed({ does: draw(3) })],
});

plot('01011', {
  name: ['Filthy Accusations', 'Üble Nachrede'],
  plot: { gold: 4, initiative: 4, claim: 1, reserve: 6 },
  traits: ['Scheme'],
  abilities: [whenRevealed({ choose: choose(a('character'), 'knelt'), does: kneel(target) })],
});

plot('01012', {
  name: ['Fortified Position', 'Festungsmauern'],
  plot: { gold: 5, initiative: 1, claim: 1, reserve: 5 },
  traits: ['Siege', 'War'],
  deckLimit: 1,
  abilities: [constant(isBlanked(a('character')))],
});

plot('01013', {
  name: ['Heads on Spikes', 'Aufgespießte Köpfe'],
  plot: { gold: 4, initiative: 6, claim: 1, reserve: 6 },
  traits: ['Edict', 'War'],
  abilities: [
    whenRevealed({
      choose: choosePlayer('opponent', { fits: holdsCards }),
      does: [discardAtRandom(1, 'chosen'), headOnSpike],
    }),
  ],
});

plot('01014', {
  name: ['Jousting Contest', 'Lanzenturnier'],
  plot: { gold: 4, initiative: 3, claim: 1, reserve: 6 },
  traits: ['War'],
  abilities: [
    constant(
      noMoreThan(1, 'mostAttackers', 'everybody'),
      noMoreThan(1, 'mostDefenders', 'everybody'),
    ),
  ],
});

plot('01015', {
  name: ['Marched to the Wall', 'Zur Mauer geschickt'],
  plot: { gold: 4, initiative: 8, claim: 1, reserve: 5 },
  traits: ['Edict'],
  abilities: [
    whenRevealed({
      choose: eachPlayerChooses(a('character'), 'discarded'),
      does: discardForGood(everybodysChoice()),
    }),
  ],
});

plot('01016', {
  name: ['Marching Orders', 'Marschbefehl'],
  plot: { gold: 9, initiative: 3, claim: 1, reserve: 4 },
  traits: ['Edict', 'War'],
  abilities: [constant(cannotMarshal(a('attachmentOrLocation')), cannotPlayEvents())],
});

plot('01017', {
  name: ['Naval Superiority', 'Seeherrschaft'],
  plot: { gold: 2, initiative: 7, claim: 1, reserve: 6 },
  traits: ['Siege', 'War'],
  deckLimit: 1,
  abilities: [constant(basePlotValueIs('gold', 0, a('plot', withTrait('Kingdom', 'Edict'))))],
});

plot('01018', {
  name: ['Power Behind the Throne', 'Die Macht hinter dem Thron'],
  plot: { gold: 3, initiative: 1, claim: 1, reserve: 6 },
  traits: ['Noble', 'Scheme'],
  abilities: [
    whenRevealed({ does: placeToken('stand', self) }),
    action({
      cost: discardToken('stand'),
      choose: choose(a('character'), 'stood'),
      does: stand(target),
    }),
  ],
});

plot('01019', {
  name: ['Rebuilding', 'Wiederaufbau'],
  plot: { gold: 5, initiative: 5, claim: 1, reserve: 6 },
  traits: ['Kingdom'],
  abilities: [
    whenRevealed({
      choose: chooseFrom('discard', a('card'), { upTo: 3 }),
      does: shuffleFromPile(target),
    }),
  ],
});

plot('01020', {
  name: ['Reinforcements', 'Truppenverstärkung'],
  plot: { gold: 1, initiative: 0, claim: 1, reserve: 6 },
  traits: ['Kingdom', 'War'],
  abilities: [
    whenRevealed({
      does: choosing(
        chooseFromHandOrDiscard(a('character', costAtMost(5)), {
          name: 'entering',
          fits: mayEnter,
        }),
        putTargetIntoPlay('entering'),
      ),
    }),
  ],
});

plot('01021', {
  name: ['Sneak Attack', 'Schleichangriff'],
  plot: { gold: 5, initiative: 11, claim: 2, reserve: 5 },
  traits: ['Scheme'],
  abilities: [constant(noMoreThan(1, 'mostChallenges', 'you'))],
});

plot('01022', {
  name: ['Summons', 'Einberufung'],
  plot: { gold: 4, initiative: 0, claim: 1, reserve: 7 },
  traits: ['Kingdom'],
  abilities: [whenRevealed({ does: search(10, a('character')) })],
});

plot('01023', {
  name: ['Supporting the Faith', 'Tempelabgaben'],
  plot: { gold: 6, initiative: 2, claim: 1, reserve: 4 },
  traits: ['Edict', 'The Seven'],
  abilities: [forcedReaction({ on: phaseBegins('challenges'), does: everybodyReturnsGold })],
});

plot('01024', {
  name: ['Taxation', 'Besteuerung'],
  plot: { gold: 5, initiative: 6, claim: 1, reserve: 6 },
  traits: ['Edict', 'Kingdom'],
  abilities: [constant(additionalLimitedCard)],
});

plot('01025', {
  name: ['The Winds of Winter', 'Die Winde des Winters'],
  plot: { gold: 3, initiative: 4, claim: 2, reserve: 5 },
  traits: ['Winter'],
});

plot('01026', {
  name: ['Wildfire Assault', 'Seefeuerangriff'],
  plot: { gold: 4, initiative: 7, claim: 1, reserve: 6 },
  traits: ['Scheme', 'War'],
  abilities: [
    whenRevealed({
      choose: eachPlayerChooses(a('character'), undefined, { upTo: 3 }),
      does: killForGood(notChosen(a('character'))),
    }),
  ],
});
