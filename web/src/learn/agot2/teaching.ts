import { ofThePages, pictured } from '../how.ts';
import type { Teaching } from '../teachings.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const teaching: Teaching = {
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  texts: { en, de },
  sections: [
    { id: 'goal', picture: ofThePages('agot2'), rules: ['AG2-106', 'AG2-107'] },
    {
      id: 'cards',
      picture: pictured('Eddard Stark', 'character', 'stark'),
      rules: ['AG2-117', 'AG2-123', 'AG2-128'],
    },
    {
      id: 'plot',
      picture: pictured('A Clash of Kings', 'plot', 'neutral'),
      rules: ['AG2-512', 'AG2-520', 'AG2-523'],
    },
    {
      id: 'marshaling',
      picture: pictured('The Kingsroad', 'location', 'neutral'),
      rules: ['AG2-536', 'AG2-547'],
    },
    {
      id: 'challenges',
      picture: ofThePages('war'),
      rules: ['AG2-570', 'AG2-621', 'AG2-632', 'AG2-639', 'AG2-641'],
    },
    {
      id: 'unopposed',
      picture: pictured('Arya Stark', 'character', 'stark'),
      rules: ['AG2-628', 'AG2-671', 'AG2-679'],
    },
    {
      id: 'windows',
      picture: pictured('Put to the Sword', 'event', 'neutral'),
      rules: ['AG2-318', 'AG2-355'],
    },
    {
      id: 'end',
      picture: pictured('The Iron Throne', 'location', 'neutral'),
      rules: ['AG2-581', 'AG2-589', 'AG2-594'],
    },
  ],
};
