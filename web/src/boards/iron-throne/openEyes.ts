import type { View } from '@small-council/engine';
import type { TableView } from '@small-council/iron-throne/view';

/** What each seat knows of its own, laid together: every hand, every hostage, every card put down. */
export function openEyes(views: readonly View<TableView>[]): View<TableView> {
  const [first] = views;
  const tables = views.map(({ table }) => table);
  const { encounter, challenger } = first.table;
  return {
    ...first,
    viewer: 'spectator',
    table: {
      ...first.table,
      players: tables.map(({ players }, seat) => players[seat]),
      encounter: encounter && {
        ...encounter,
        cards: {
          challenger: tables[challenger].encounter?.cards.challenger ?? null,
          defender: tables[encounter.defender].encounter?.cards.defender ?? null,
        },
      },
    },
  };
}
