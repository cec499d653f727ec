import type { TableView } from '@small-council/asoiaf/view';
import type { View } from '@small-council/engine';

/** What each seat knows of its own, laid together: both hands, and all missions. */
export function openEyes(views: readonly View<TableView>[]): View<TableView> {
  const [first] = views;
  const tables = views.map(({ table }) => table);
  return {
    ...first,
    viewer: 'spectator',
    table: {
      ...first.table,
      players: tables.map(({ players }, seat) => players[seat]),
      missions: {
        ...first.table.missions,
        hands: tables.map(({ missions }, seat) => missions.hands[seat]),
      },
    },
  };
}
