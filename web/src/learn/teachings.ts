import type { HowSection } from './how.ts';
import type { Lesson } from './lesson.ts';

type Texts = { readonly [language in 'en' | 'de']: { readonly [key: string]: string } };

/** What is taught about a game; each part is fetched when somebody wants to learn it. */
interface Teaching {
  readonly lesson: () => Promise<Lesson>;
  readonly sections: readonly HowSection[];
  readonly texts: Texts;
}

/** By game. A game without an entry is not taught yet. */
export const teachings: { readonly [game: string]: () => Promise<Teaching> } = {
  'iron-throne': () => import('./iron-throne/teaching.ts').then(({ teaching }) => teaching),
  agot1: () => import('./agot1/teaching.ts').then(({ teaching }) => teaching),
  asoiaf: () => import('./asoiaf/teaching.ts').then(({ teaching }) => teaching),
  agot2: () => import('./agot2/teaching.ts').then(({ teaching }) => teaching),
};

export type { Teaching };
