import type { TableLook } from '../table/look.ts';

/** What each game brings to the table; fetched when somebody sits down to it. */
export const looks: { [game: string]: () => Promise<TableLook<never>> } = {
  'iron-throne': () =>
    import('./iron-throne/look.ts').then(({ look }) => look as unknown as TableLook<never>),
};
