import { message } from '@small-council/engine';
import type { TourStop } from '../../table/look.ts';

/** The first turn, place by place. */
export const tour: readonly TourStop[] = [
  {
    at: '.throne__own .influence',
    title: message('throne.tour.goal'),
    text: message('throne.tour.goal.text'),
  },
  {
    at: '.throne__own .house',
    title: message('throne.tour.house'),
    text: message('throne.tour.house.text'),
  },
  {
    at: '.throne__others',
    title: message('throne.tour.others'),
    text: message('throne.tour.others.text'),
  },
  {
    at: '.stage',
    or: '.leaders',
    title: message('throne.tour.encounter'),
    text: message('throne.tour.encounter.text'),
  },
  { at: '.hand', title: message('throne.tour.cards'), text: message('throne.tour.cards.text') },
  { at: '.bar', title: message('throne.tour.bar'), text: message('throne.tour.bar.text') },
  {
    at: '.chart',
    or: '.table__head',
    title: message('throne.tour.turn'),
    text: message('throne.tour.turn.text'),
  },
];
