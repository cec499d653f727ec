import { ofThePages, pictured } from '../how.ts';
import type { Teaching } from '../teachings.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const teaching: Teaching = {
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  texts: { en, de },
  sections: [
    { id: 'goal', picture: ofThePages('iron-throne'), rules: ['IT-801', 'IT-802', 'IT-803'] },
    {
      id: 'house',
      picture: pictured('Catelyn Stark', 'character', 'stark'),
      rules: ['IT-102', 'IT-107', 'IT-111', 'IT-112'],
    },
    {
      id: 'turn',
      picture: (art) => art.THRONE_RECIPES['event.lannister'],
      rules: ['IT-305', 'IT-306', 'IT-307', 'IT-308'],
    },
    {
      id: 'support',
      picture: pictured('Davos Seaworth', 'character', 'baratheon'),
      rules: ['IT-313', 'IT-314', 'IT-315'],
    },
    { id: 'cards', picture: ofThePages('war'), rules: ['IT-410', 'IT-411', 'IT-412', 'IT-416'] },
    {
      id: 'bargain',
      picture: ofThePages('truce'),
      rules: ['IT-503', 'IT-504', 'IT-505', 'IT-512'],
    },
    { id: 'result', picture: ofThePages('victory'), rules: ['IT-517', 'IT-519', 'IT-522'] },
    {
      id: 'hostages',
      picture: ofThePages('betrayal'),
      rules: ['IT-527', 'IT-529', 'IT-614', 'IT-618'],
    },
    {
      id: 'abilities',
      picture: pictured('Cersei Lannister', 'character', 'lannister'),
      rules: ['IT-404', 'IT-701', 'IT-704', 'IT-705'],
    },
  ],
};
