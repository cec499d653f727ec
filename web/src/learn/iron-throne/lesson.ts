import type { AnyGame, View } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { position } from '@small-council/iron-throne/position';
import type { Lesson } from '../lesson.ts';

/** Three turns after the deal: Stark challenges, is challenged, and supports. */

/** What somebody answers in this turn and in that. */
const inTurn =
  (answers: { readonly [turn: number]: string[] }) =>
  (_: unknown, { table }: View<{ turn: number }>): string[] | null =>
    answers[table.turn] ?? null;

export const lesson: Lesson = {
  game: 'iron-throne',
  begin: () => ({
    game: ironThrone as unknown as AnyGame,
    setting: {
      ...position({
        players: {
          stark: {
            leader: 'eddard',
            sheet: 4,
            hand: ['h8', 'h3', 'truce', 'h1', 'bran'],
            deck: ['h12', 'h2', 'truce', 'h5', 'h6', 'h4'],
          },
          lannister: {
            leader: 'tywin',
            hand: ['h5', 'truce', 'truce', 'h1', 'joffrey'],
            deck: ['h4', 'h3', 'h2', 'h6'],
          },
          baratheon: {
            leader: 'stannis',
            hand: ['h4', 'h10', 'truce', 'h2', 'h1'],
            deck: ['h3', 'h6'],
          },
        },
        challenger: 'stark',
        events: ['lannister', 'stark', 'lannister'],
      }),
      seed: 'a first encounter',
    },
  }),
  others: {
    1: {
      'ask.commitDefender': ['jaime'],
      'ask.commitChallenger': ['tyrion'],
      'ask.bargain': () => ({
        deal: 'offer',
        offer: { 'influence.challenger': 1, 'influence.defender': 1 },
      }),
      'ask.putFaceDown': inTurn({
        1: ['lannister:h5'],
        2: ['lannister:truce'],
        3: ['lannister:truce'],
      }),
    },
    2: {
      'ask.offer': inTurn({ 1: ['challenger:davos'] }),
      'ask.reply': ['accept'],
      'ask.commitChallenger': ['melisandre'],
      'ask.putFaceDown': ['baratheon:h10'],
    },
  },
  steps: [
    { id: 'welcome', chapter: 'welcome', point: { at: '.throne__own .influence' } },
    { id: 'house', chapter: 'welcome', point: { at: '.throne__own .house__head' } },
    { id: 'power', chapter: 'preparation', asked: 'ask.movePower', wanted: ['robb'] },
    { id: 'commit', chapter: 'preparation', asked: 'ask.commitChallenger', wanted: ['robb'] },
    { id: 'reply', chapter: 'support', asked: 'ask.reply', wanted: ['accept'] },
    { id: 'card', chapter: 'encounter', asked: 'ask.putFaceDown', wanted: ['stark:h12'] },
    { id: 'hostage', chapter: 'resolution', asked: 'ask.choosePlace', wanted: ['deck'] },
    {
      id: 'torment',
      chapter: 'hostages',
      asked: 'ask.handleHostages',
      wanted: ['option.torment'],
    },
    { id: 'victim', chapter: 'hostages', asked: 'ask.tormentWhom', wanted: ['jaime'] },
    {
      id: 'defend',
      chapter: 'defending',
      asked: 'ask.commitDefender',
      wanted: ['arya'],
      accepts: () => true,
    },
    { id: 'truce', chapter: 'defending', asked: 'ask.putFaceDown', wanted: ['stark:truce'] },
    { id: 'bargain', chapter: 'truce', asked: 'ask.bargain', wanted: () => ({ deal: 'accept' }) },
    { id: 'offer', chapter: 'supporting', asked: 'ask.offer', wanted: ['challenger:bran'] },
    { id: 'raven', chapter: 'supporting', asked: 'ask.playCard', wanted: ['stark:bran'] },
    {
      id: 'look',
      chapter: 'supporting',
      asked: 'ask.lookAtHand',
      wanted: ['1'],
      accepts: () => true,
    },
    { id: 'betrayal', chapter: 'supporting', asked: 'ask.movePower', tells: true },
    { id: 'end', chapter: 'end' },
  ],
};
