import { flows } from '@small-council/engine';
import { type Card, cardFacts } from '../houses.ts';
import type { IronThrone, M } from '../table.ts';
import { rule } from '../things.ts';
import { beforeTurn } from './abilities.ts';
import { draw, putOnDiscard } from './cards.ts';
import { encounter } from './encounter.ts';
import { hostageWindow } from './hostages.ts';
import { encounterOf, whose } from './look.ts';
import { preparation } from './preparation.ts';
import { resolution } from './resolution.ts';
import { setUp } from './setup.ts';
import { support } from './support.ts';

/** The turn: hostages, then Preparation, Support, Encounter, Resolution (IT-302), then its end. */

const { flow, act, each, repeat } = flows<IronThrone>();

const FULL_HAND = 5;

/** Everything on the table goes back where it belongs (IT-534, IT-535). */
function clearTable(m: M): void {
  const { table } = m;
  const { cards, played } = encounterOf(m);
  const lying: (Card | null | undefined)[] = [cards.challenger?.card, cards.defender?.card];
  const spent = [...lying, ...played.map(({ card }) => card)].filter(
    (card): card is Card => typeof card === 'string',
  );
  for (const seat of m.clockwise(table.challenger)) {
    const { house } = table.players[seat];
    putOnDiscard(
      m,
      seat,
      spent.filter((card) => cardFacts(card).house === house),
    );
  }
  if (table.event !== null) table.eventDiscard.push(table.event);
  table.event = null;
  table.encounter = null;
  table.bans = [];
  table.used = [];
}

export const endOfTurn = flow('endOfTurn', [
  act('clearTable', clearTable),
  act('drawUpToFive', (m) => {
    for (const seat of m.clockwise(m.table.challenger)) {
      draw(m, seat, FULL_HAND - m.table.players[seat].hand.length, rule('IT-536')); // IT-536, IT-537
    }
  }),
  act('nextChallenger', (m) => {
    m.table.challenger = (m.table.challenger + 1) % m.seats; // IT-539
  }),
]);

export const turn = flow('turn', [
  act('beginTurn', (m) => {
    m.table.turn++;
    m.log('fact.turn', { ...whose(m, m.table.challenger), turn: m.table.turn });
  }),
  // IT-908: effects before the turn, then the hostages, then the first phase.
  each((m) => [{ only: m.table.challenger }], beforeTurn),
  each((m) => m.clockwise(m.table.challenger).map((seat) => ({ seat })), hostageWindow),
  preparation,
  support,
  encounter,
  resolution,
  endOfTurn,
]);

export const match = flow('match', [setUp, repeat(() => true, turn)]);
