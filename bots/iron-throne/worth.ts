import type { Seat } from '@small-council/engine';
import { MARKERS } from '@small-council/iron-throne/houses';
import { count, type PlayerView, spreadOf, type TableView } from '@small-council/iron-throne/view';

/**
 * What a position is worth, in points: about one for a card or a power. The rules of thumb go
 * by this page; the search by chances of winning (`chances.ts`).
 */

/** The n-th marker on other boards is worth more than the one before it; the fifth wins. */
const MARKER_WORTH = [0, 8, 17, 28, 42, 100];

/** What the fifth marker adds: more than any other. */
export const LAST_MARKER = MARKER_WORTH[MARKERS] - MARKER_WORTH[MARKERS - 1];

export const alive = (player: PlayerView) => player.characters.filter(({ power }) => power > 0);

export const markerWorth = (spread: number): number =>
  MARKER_WORTH[Math.max(0, Math.min(MARKERS, spread))];

/** What the next marker would add. */
export const nextMarker = (player: PlayerView, seat: Seat): number => {
  const spread = spreadOf(player, seat);
  return markerWorth(spread + 1) - markerWorth(spread);
};

interface HouseWorth {
  readonly influence: number;
  readonly people: number;
  readonly cards: number;
}

/** A house by itself: markers; living characters, power where it fights and in reserve; cards. */
function houseWorth(player: PlayerView, seat: Seat): HouseWorth {
  const living = alive(player);
  const fighting = living.reduce((sum, { power }) => sum + power, 0);
  const strongest = living.reduce((most, { power }) => Math.max(most, power), 0);
  return {
    influence: markerWorth(spreadOf(player, seat)),
    people: 3 * living.length + 0.5 * fighting + 0.5 * strongest + 0.35 * player.sheet,
    cards: 0.8 * Math.min(7, count(player.hand)) + 0.6 * player.hostages.length,
  };
}

/** All of it together: what everybody can count. */
export function worthOf(player: PlayerView, seat: Seat): number {
  const { influence, people, cards } = houseWorth(player, seat);
  return influence + people + cards;
}

/** How much it hurts that the leading rival gains something. */
const LEADING_RIVAL = 0.5;

/** What it costs us that this rival gains a marker. */
export function threatOf(table: TableView, rival: Seat): number {
  const gain = nextMarker(table.players[rival], rival);
  return spreadOf(table.players[rival], rival) >= MARKERS - 1 ? gain : gain * LEADING_RIVAL;
}
