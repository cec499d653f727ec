import type { TableLook } from '../table/look.ts';
import type { GameWords } from '../words/say.ts';

/** What a game brings to the page; each part is fetched when somebody needs it. */
interface BoardOfAGame {
  /** The words of the game and its board: forms need them before anybody sits down. */
  words: () => Promise<GameWords>;
  look: () => Promise<TableLook<never>>;
}

export const boards: { readonly [game: string]: BoardOfAGame } = {
  'iron-throne': {
    words: () => import('./iron-throne/words/index.ts').then(({ words }) => words),
    look: () =>
      import('./iron-throne/look.ts').then(({ look }) => look as unknown as TableLook<never>),
  },
  agot2: {
    words: () => import('./agot2/words/index.ts').then(({ words }) => words),
    look: () => import('./agot2/look.ts').then(({ look }) => look as unknown as TableLook<never>),
  },
  agot1: {
    words: () => import('./agot1/words/index.ts').then(({ words }) => words),
    look: () => import('./agot1/look.ts').then(({ look }) => look as unknown as TableLook<never>),
  },
  asoiaf: {
    words: () => import('./asoiaf/words/index.ts').then(({ words }) => words),
    look: () => import('./asoiaf/look.ts').then(({ look }) => look as unknown as TableLook<never>),
  },
  // The kernel's own fixture, to try the table with: built pages do not hold it.
  ...(import.meta.env.MODE === 'development' && {
    crossroads: {
      words: () => import('./crossroads/words/index.ts').then(({ words }) => words),
      look: () =>
        import('./crossroads/look.ts').then(({ look }) => look as unknown as TableLook<never>),
    },
  }),
};
