import { type Choose, choose, message, type Seat, type Vars } from '@small-council/engine';
import {
  type Card,
  cardName,
  event,
  expireFor,
  initiate,
  inPlayerOrder,
  lift,
  type M,
  newCard,
  playerName,
  powerOf,
  printed,
  type R,
  steps,
  theCard,
  thePlayer,
  toPile,
  touch,
} from '../index.ts';
import { plotValue } from './plotValues.ts';

/** The plot phase (AG2-511 to AG2-532). */

const { flow, act, ask } = steps;

/** AG2-512, AG2-513: everybody selects a plot in secret. */
export const choosePlots = ask<Vars, Choose>('choosePlots', {
  who: (m) => inPlayerOrder(m),
  question: (m, _here, seat) => {
    const { plotDeck } = m.table.players[seat];
    return choose({
      text: message('ask.plot'),
      rule: m.book.rules.plot,
      from: [...new Set(plotDeck)],
      label: cardName,
    });
  },
  answer: (m, _here, [code], seat) => {
    const player = m.table.players[seat];
    player.plotDeck.splice(player.plotDeck.indexOf(code), 1);
    player.selected = code;
  },
});

/** The plot comes into play on top of the old one, which is used from now on (AG2-210, AG2-532). */
function revealPlot(m: M, seat: Seat, code: string, owner: Seat): Card {
  const { table } = m;
  const player = table.players[seat];
  if (player.plot !== 0) {
    const old = table.cards[player.plot];
    lift(m, old);
    old.tokens = null;
    old.controller = old.owner;
    toPile(m, old, 'used');
  }
  const card = newCard(table, code, owner, 'plot');
  card.controller = seat;
  player.plot = card.id;
  table.revealing?.push(card.id);
  expireFor(m, 'plot', seat);
  touch(m, { begins: card });
  m.log('fact.plot', { seat: thePlayer(seat), plot: theCard(card) });
  return card;
}

/**
 * An effect has a player reveal another plot. While abilities are being initiated its own joins them
 * (AG2-526); at another time it is initiated now. Nobody's initiative is compared (AG2-522). `owner`: from
 * whose plot deck it comes.
 */
export function revealNewPlot(m: M, seat: Seat, code: string, owner = seat): void {
  const { plotDeck } = m.table.players[owner];
  plotDeck.splice(plotDeck.indexOf(code), 1);
  m.revealed();
  const joins = m.table.revealing !== null;
  if (!joins) m.table.revealing = [];
  revealPlot(m, seat, code, owner);
  m.book.consequences(m); // AG2-208: it acts from now on, before anything of it is resolved
  if (!joins) m.call(plotRevealed, { seat });
}

export const revealPlots = act('revealPlots', (m) => {
  m.revealed();
  m.table.revealing = [];
  for (const seat of inPlayerOrder(m)) {
    const player = m.table.players[seat];
    revealPlot(m, seat, player.selected, seat); // AG2-515
    player.selected = '';
  }
  m.book.consequences(m); // AG2-208, AG2-532: new plots act and old ones do not, before initiative is compared
});

// ---- I and II: initiative

export type Initiative = { winner: Seat };

/** AG2-517 to AG2-519: the highest, then the least power, then chance. */
const compareInitiative = act<Initiative>('compareInitiative', (m, here) => {
  const players = inPlayerOrder(m);
  const initiatives = players.map((seat) => plotValue(m, seat, 'initiative'));
  const highest = Math.max(...initiatives);
  const tied = players.filter((_, i) => initiatives[i] === highest);
  const least = Math.min(...tied.map((seat) => powerOf(m, seat)));
  const poorest = tied.filter((seat) => powerOf(m, seat) === least);
  here.winner = m.chance.pick(poorest);
  m.log('fact.initiative', { seat: thePlayer(here.winner), initiative: highest });
});

const chooseFirst = ask<Initiative, Choose>('chooseFirstPlayer', {
  who: (_m, { winner }) => winner,
  question: (m) =>
    choose({
      text: message('ask.firstPlayer'),
      rule: m.book.rules.firstPlayer,
      from: inPlayerOrder(m).map(String),
      label: (id) => playerName(Number(id)),
    }),
  answer: (m, _here, [seat]) => {
    m.table.first = Number(seat);
    m.log('fact.firstPlayer', { seat: thePlayer(m.table.first) });
  },
});

export const initiative = flow<Initiative>('initiative', [compareInitiative, chooseFirst]);

// ---- III: when revealed

export const hasWhenRevealed = (m: R, id: number): boolean =>
  printed(m, m.table.cards[id]).named.has('whenRevealed');

const pending = (m: R): number[] =>
  (m.table.revealing ?? []).filter((id) => hasWhenRevealed(m, id));

function initiateReveal(m: M, id: number): void {
  const { table } = m;
  table.revealing = (table.revealing ?? []).filter((one) => one !== id);
  const card = table.cards[id];
  if (card.zone === 'plot') initiate(m, id, card.controller, 'whenRevealed');
}

/** AG2-524 to AG2-526: one after the other, in the first player's order; new ones join in. */
export const whenRevealed = flow('whenRevealed', [
  ask<Vars, Choose>('whenRevealedOrder', {
    who: (m) => (pending(m).length > 1 ? m.table.first : []),
    question: (m) =>
      choose({
        text: message('ask.whenRevealedOrder'),
        rule: m.book.rules.whenRevealed,
        from: pending(m).map(String),
        label: (id) => cardName(m.table.cards[Number(id)].code),
      }),
    answer: (m, _here, [id]) => {
      initiateReveal(m, Number(id));
      m.again();
    },
  }),
  act('lastWhenRevealed', (m) => {
    const [id] = pending(m);
    if (id === undefined) return;
    initiateReveal(m, id);
    m.again();
  }),
]);

/** AG2-527: used plots go back when the deck is empty; the revealed one stays. */
export const recycle = act('recyclePlots', (m) => {
  m.table.revealing = null;
  for (const seat of inPlayerOrder(m)) {
    const player = m.table.players[seat];
    if (player.plotDeck.length > 0) continue;
    for (const id of player.used) {
      player.plotDeck.push(m.table.cards[id].code);
      delete m.table.cards[id];
    }
    player.used = [];
    player.plotDeck.sort();
    m.log('fact.recycled', { seat: thePlayer(seat) });
  }
});

const hasRevealed = (m: R, seat: Seat) =>
  event('plotsRevealed', { seat, card: m.table.players[seat].plot });

/** A plot that was revealed outside of the plot phase's own step. */
export const plotRevealed = flow<{ seat: Seat }>('plotRevealed', [
  whenRevealed,
  recycle,
  act<{ seat: Seat }>('reactToPlot', (m, { seat }) => [hasRevealed(m, seat)]),
]);

/** AG2-528: only now can anybody react to plots being revealed. */
export const afterReveal = act('plotsRevealed', (m) =>
  inPlayerOrder(m).map((seat) => hasRevealed(m, seat)),
);
