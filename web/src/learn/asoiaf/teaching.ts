import { ofThePages, pictured } from '../how.ts';
import type { Teaching } from '../teachings.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const teaching: Teaching = {
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  texts: { en, de },
  sections: [
    { id: 'goal', picture: ofThePages('asoiaf'), rules: ['SIF-102', 'SIF-1202', 'SIF-1204'] },
    {
      id: 'units',
      picture: pictured('Stark Sworn Swords', 'unit', 'stark'),
      rules: ['SIF-136', 'SIF-602'],
    },
    {
      id: 'turns',
      picture: pictured('Lannister Guardsmen', 'unit', 'lannister'),
      rules: ['SIF-202', 'SIF-206', 'SIF-209', 'SIF-409'],
    },
    {
      id: 'moving',
      picture: pictured('Stark Outriders', 'unit', 'stark'),
      rules: ['SIF-413', 'SIF-414', 'SIF-416', 'SIF-801'],
    },
    { id: 'charge', picture: ofThePages('war'), rules: ['SIF-501', 'SIF-504', 'SIF-626'] },
    {
      id: 'attack',
      picture: pictured('House Umber Berserkers', 'unit', 'stark'),
      rules: ['SIF-601', 'SIF-603', 'SIF-609', 'SIF-636', 'SIF-639'],
    },
    {
      id: 'arcs',
      picture: pictured('Stark Bowmen', 'unit', 'stark'),
      rules: ['SIF-401', 'SIF-628', 'SIF-629', 'SIF-630'],
    },
    {
      id: 'tactics',
      picture: pictured('Catelyn Stark', 'character', 'stark'),
      rules: ['SIF-701', 'SIF-708', 'SIF-710'],
    },
    {
      id: 'cards',
      picture: pictured('Robb Stark', 'character', 'stark'),
      rules: ['SIF-802', 'SIF-207'],
    },
  ],
};
