import { type Choose, choose, message, type Seat } from '@small-council/engine';
import {
  cardName,
  inPlayerOrder,
  newCard,
  type R,
  steps,
  thePlayer,
  touch,
} from '@small-council/lcg';
import { relates } from '@small-council/lcg/rules';

/** Titles of the melee (AG2-701 to AG2-741). */

const { flow, act, ask, each } = steps;

/** AG2-704 to AG2-706. */
const removedFor = (players: number): number => (players === 3 ? 2 : players < 6 ? 1 : 0);

const shuffleTitles = act('shuffleTitles', (m) => {
  const { titles } = m.table;
  titles.draft = m.chance.shuffle(titles.pool.splice(0));
  titles.aside = titles.draft.splice(0, removedFor(m.seats));
  titles.taken = m.table.players.map(() => '');
});

/** AG2-707, AG2-708, AG2-711: each takes one in secret from what is left. */
const takeTitle = flow<{ seat: Seat }>('takeTitle', [
  ask<{ seat: Seat }, Choose>('chooseTitle', {
    who: (m, { seat }) => ((m.table.titles.draft ?? []).length > 0 ? seat : []),
    question: (m) =>
      choose({
        text: message('ask.title'),
        rule: 'AG2-707',
        from: (m.table.titles.draft ?? []).slice().sort(),
        label: cardName,
      }),
    answer: (m, { seat }, [code]) => {
      const { titles } = m.table;
      titles.draft = (titles.draft ?? []).filter((one) => one !== code);
      titles.taken[seat] = code;
      m.revealed(); // the next player sees what is left
    },
  }),
]);

/** AG2-709, AG2-710: the others go back, and all that were taken are turned up together. */
const revealTitles = act('revealTitles', (m) => {
  const { table } = m;
  const { titles } = table;
  titles.pool = [...(titles.draft ?? []), ...titles.aside].sort();
  for (const seat of inPlayerOrder(m)) {
    const code = titles.taken[seat];
    if (code === '') continue;
    table.players[seat].title = newCard(table, code, seat, 'title').id;
    m.log('fact.title', { seat: thePlayer(seat), title: cardName(code) });
  }
  titles.draft = null;
  titles.aside = [];
  titles.taken = [];
  touch(m);
  m.book.consequences(m); // what titles give or take may decide about a card (AG2-208)
});

export const titles = flow('titles', [
  shuffleTitles,
  each((m) => inPlayerOrder(m).map((seat) => ({ seat })), takeTitle),
  revealTitles,
]);

/** AG2-713. */
export const returnTitles = flow('returnTitles', [
  act('titlesReturn', (m) => {
    const { table } = m;
    for (const player of table.players) {
      if (player.title === 0) continue;
      table.titles.pool.push(table.cards[player.title].code);
      delete table.cards[player.title];
      player.title = 0;
    }
    table.titles.pool.sort();
    touch(m);
    m.book.consequences(m);
  }),
]);

// ---- support and rivalry

/** AG2-721, AG2-722: one way only. */
export const supports = (m: R, seat: Seat, other: Seat): boolean =>
  relates(m, seat, other, 'supports');

export const rivals = (m: R, seat: Seat, other: Seat): boolean => relates(m, seat, other, 'rivals');
