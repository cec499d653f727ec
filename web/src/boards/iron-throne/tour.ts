import type { TourStop } from '../../table/look.ts';

/** The first turn, place by place. */
export const tour: readonly TourStop[] = [
  { at: '.throne__own .influence', title: 'board.tour.goal', text: 'board.tour.goal.text' },
  {
    at: '.throne__own .house__head',
    title: 'board.tour.house',
    text: 'board.tour.house.text',
  },
  { at: '.throne__others', title: 'board.tour.others', text: 'board.tour.others.text' },
  {
    at: '.stage, .leaders',
    title: 'board.tour.encounter',
    text: 'board.tour.encounter.text',
  },
  { at: '.hand', title: 'board.tour.cards', text: 'board.tour.cards.text' },
  { at: '.bar', title: 'board.tour.bar', text: 'board.tour.bar.text' },
  {
    at: '.chart',
    or: '.table__head',
    title: 'board.tour.turn',
    text: 'board.tour.turn.text',
  },
];
