import { type Flow, type Game, message } from '@small-council/engine';
import {
  actionWindow,
  CANNOT,
  type Code,
  copyTable,
  type Edition,
  edition,
  guessing,
  HAPPENS,
  inPlayerOrder,
  type KitEvents,
  kitFlows,
  type Lcg,
  LEAVES,
  laterEffects,
  type M,
  may,
  must,
  ownTable,
  powerOf,
  settleControl,
  settleLoop,
  steps,
  type TableView,
  timingChart,
  toPile,
  type Verbs,
  viewTable,
  vocabulary,
} from '../../index.ts';
import {
  afterReveal,
  burning,
  cardOf,
  challengeOf,
  challengesTurns,
  choosePlots,
  chooseStealth,
  commonEvents,
  compareStrength,
  declareAttackers,
  declareDefenders,
  defended,
  delayedEffects,
  drawCards,
  dropOut,
  duplicateOf,
  duplicateSave,
  endChallenge,
  hasHost,
  initiated,
  layDecks,
  leavingLater,
  marshal,
  marshalCard,
  marshalingTurns,
  mayBe,
  mayControl,
  mayEnter,
  maySave,
  mayWin,
  militaryClaim,
  pays,
  phase,
  plotRevealed,
  plotValue,
  putIntoPlay,
  puttingIntoPlay,
  recycle,
  revealPlots,
  save,
  settlePlotValue,
  standAll,
  stealthAttackers,
  terminalConditions,
  told,
  unplayed,
  whoWins,
  win,
  winsAmong,
} from '../../rules/index.ts';
import { CLANS, type Clan, cards } from './cards.ts';

/** Feud: the rules of the small game, with a chart of its own. */

const { flow, act, each, repeat } = steps;
const { event } = vocabulary<KitEvents>();

// ---- events and timing

const events: Verbs<KitEvents> = {
  ...commonEvents,
  killed: leavingLater(CANNOT.kill, () => 'dead'),
  discarded: leavingLater(CANNOT.discard, () => 'discard'),
  sacrificed: leavingLater(CANNOT.sacrifice, () => 'discard'),
  returned: leavingLater(CANNOT.return, () => 'hand'),
  shuffledAway: leavingLater(CANNOT.return, () => 'shuffled'),
  putUnderDeck: leavingLater(CANNOT.return, () => 'bottom'),
  removedFromGame: leavingLater(CANNOT.remove, () => 'removed'),
  stood: {
    can: (m, one) => cardOf(m, one)?.knelt === true && mayBe(m, CANNOT.stand, one),
    does: (m, one) => {
      cardOf(m, one).knelt = false;
      if (one.cause === 'effect') m.log('fact.stood', told(m, one));
    },
  },
};

/** Omens must be, before anybody can ward; the player before the first one is asked first. */
const timing = timingChart(
  [
    must('omens', 'omen', 'SC-001'),
    may('wards', 'ward', 'SC-002'),
    HAPPENS,
    may('echoes', 'echo', 'SC-003'),
    LEAVES,
  ],
  (m) => inPlayerOrder(m).at(-1) as number,
);

// ---- its own table

export const table = ownTable<{ winters: number }>({
  empty: () => ({ winters: 0 }),
  copy: ({ winters }) => ({ winters }),
});
const own = table.of;

// ---- the round

const challenge: Flow<Lcg> = flow('challenge', [
  declareAttackers,
  each(stealthAttackers, chooseStealth),
  initiated,
  declareDefenders,
  defended,
  actionWindow('fightWindow'),
  compareStrength,
  act('applyClaim', (m) => {
    const { attacker, against, type, result } = challengeOf(m);
    if (result?.winner !== attacker) return;
    const amount = plotValue(m, attacker, 'claim');
    const { faction } = m.table.players[attacker];
    return [
      event('powerGained', { card: faction }, { amount: 1, why: 'winning' }),
      event('claimApplied', { seat: attacker }, { challenge: type, losers: [against], amount }),
    ];
  }),
  endChallenge,
]);

const round = flow('round', [
  act('roundBegins', (m) => {
    m.table.round++;
    for (const player of m.table.players) player.played = [];
  }),
  phase('plot', [choosePlots, revealPlots, recycle, afterReveal]),
  phase('draw', [drawCards, actionWindow('drawWindow')]),
  phase('marshaling', [marshalingTurns]),
  phase('challenges', [challengesTurns(challenge)]),
  phase('standing', [standAll()]),
  act('roundEnds', (m) => {
    // The feast is over: whoever leads has won when the third winter comes.
    if (++own(m).winters === 3) return leaderWins(m);
    return [event('roundEnds', {})];
  }),
]);

const TO_WIN = 5;

function leaderWins(m: M): void {
  const best = inPlayerOrder(m).toSorted((a, b) => powerOf(m, b) - powerOf(m, a));
  win(m, best[0], 'power');
}

function consequences(m: M): void {
  settleControl(m);
  const winners = inPlayerOrder(m).filter((seat) => powerOf(m, seat) >= TO_WIN && mayWin(m, seat));
  if (!winsAmong(m, winners, 'power')) terminalConditions(m);
}

// ---- the edition

const RULE_NAMES = `actionWindow loop restriction potential cost target limit phaseAction choice x may prohibited
  payment spending mulligan setup setupCost setupLimited setupHost setupEvent setupAttach plot firstPlayer
  whenRevealed conflict marshal notMarshaled limited unique gold noHost host ambush challenge noAttackers attackers
  attacker stealth redirect newOpponent defenders defender bypassed claimed winner burning delayed`;

const drawnBy = (clan: Clan): Code[] =>
  [...cards.values()]
    .filter(
      ({ type, faction }) =>
        !['plot', 'faction'].includes(type) && [clan, 'neutral'].includes(faction),
    )
    .flatMap(({ code }) => [code, code]);

const clanOf = (seat: number): Clan => CLANS[seat % CLANS.length];

export const book: Edition = edition({
  cards,
  lurking: new Set(),
  events,
  timing,
  own: table,
  flows: { laterEffects, settleLoop },
  rules: Object.fromEntries(
    RULE_NAMES.split(/\s+/).map((name) => [name, 'SC-004']),
  ) as Edition['rules'],
  together: () => undefined,
  consequences,
  pool: (_m, seat) => POOLS[clanOf(seat)],
  price: (_m, _seat, { code, as }) => {
    const { cost } = cards.get(code) ?? { cost: 0 };
    return as === 'duplicate' || typeof cost !== 'number' ? 0 : cost;
  },
  pays,
  forbidsPlay: () => false,
  playerActions: [marshal],
  gameAbilities: [duplicateSave('ward')],
  putIntoPlay,
  mayEnter,
  strayGoes: () => 'hand',
  partners: (_m, seat) => [seat],
  forbidsChallenge: () => null,
  mayEnterFrom: (m, seat, code, owner = seat, id = 0) =>
    duplicateOf(m, seat, code, owner) !== null ||
    (mayEnter(m, seat, code, owner, id) &&
      (cards.get(code)?.type !== 'attachment' || hasHost(m, seat, code))),
  mayControl,
  maySave,
  save,
  afterPlaying: (m, card) => {
    if (card.zone === 'limbo') toPile(m, card, 'discard');
  },
  unplayed,
});

const POOLS: { readonly [clan in Clan]: readonly Code[] } = {
  oak: [...new Set(drawnBy('oak'))],
  ash: [...new Set(drawnBy('ash'))],
};

export const feud: Game<Lcg, TableView> = {
  id: 'feud',
  version: 1,
  reads: 1,
  title: message('game.title'),
  seats: { min: 2, max: 4 },
  book,
  options: {},
  setup: ({ seats, chance }) =>
    layDecks(
      Array.from({ length: seats }, (_, seat) => ({
        faction: `faction:${clanOf(seat)}`,
        agendas: [],
        plots: ['plot:feast', 'plot:war'],
        cards: drawnBy(clanOf(seat)),
      })),
      table,
      chance,
    ),
  flow: flow('match', [repeat(() => true, round)]),
  called: [
    ...kitFlows(book),
    delayedEffects,
    whoWins,
    burning,
    militaryClaim,
    marshalCard,
    settlePlotValue,
    plotRevealed,
    puttingIntoPlay,
  ],
  view: viewTable,
  guess: guessing({
    cards,
    pool: (_view, seat) => [...POOLS[clanOf(seat)], 'plot:feast', 'plot:war'],
    brought: (_options, seat) => drawnBy(clanOf(seat)),
    usual: () => [],
    own: table,
  }),
  concede: (m, seat) => {
    dropOut(m, seat);
    const [last, ...others] = inPlayerOrder(m);
    if (others.length === 0) win(m, last, 'conceded');
  },
  copy: (laid) => copyTable(laid, table),
};
