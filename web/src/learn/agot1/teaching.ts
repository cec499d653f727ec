import { ofThePages, pictured } from '../how.ts';
import type { Teaching } from '../teachings.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const teaching: Teaching = {
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  texts: { en, de },
  sections: [
    { id: 'goal', picture: ofThePages('agot1'), rules: ['AG1-101', 'AG1-612', 'AG1-613'] },
    {
      id: 'plot',
      picture: pictured('A Storm of Swords', 'plot', 'neutral'),
      rules: ['AG1-124', 'AG1-522', 'AG1-523'],
    },
    {
      id: 'titles',
      picture: pictured('Cersei Lannister', 'character', 'lannister'),
      rules: ['AG1-317', 'AG1-703', 'AG1-715'],
    },
    {
      id: 'marshalling',
      picture: pictured('Lannisport', 'location', 'lannister'),
      rules: ['AG1-401', 'AG1-405', 'AG1-407', 'AG1-412'],
    },
    {
      id: 'influence',
      picture: pictured('Melisandre', 'character', 'baratheon'),
      rules: ['AG1-126', 'AG1-127', 'AG1-128'],
    },
    {
      id: 'challenges',
      picture: ofThePages('war'),
      rules: ['AG1-502', 'AG1-507', 'AG1-518', 'AG1-534'],
    },
    {
      id: 'responses',
      picture: pictured('Daenerys Targaryen', 'character', 'targaryen'),
      rules: ['AG1-1013', 'AG1-1014'],
    },
    {
      id: 'end',
      picture: pictured('The Iron Throne', 'location', 'neutral'),
      rules: ['AG1-601', 'AG1-604', 'AG1-605', 'AG1-606', 'AG1-1009'],
    },
  ],
};
