import { asoiaf } from '@small-council/asoiaf';
import { type PositionSpec, position } from '@small-council/asoiaf/position';
import type { AnyGame, AskedQuestion } from '@small-council/engine';
import type { Lesson } from '../lesson.ts';

/** A skirmish in four parts: one unit each, who move; a charge; two units each; the tactics board. */

const battle = (players: PositionSpec['players'], seed: string) => () => ({
  game: asoiaf as unknown as AnyGame,
  setting: { ...position({ round: 1, players }), seed },
});

/** What is as good as anything else: where one goes, how one stands. */
const anything = () => true;

/** Sworn Swords hit on 4 or more: what did not is rolled again. */
const misses = (question: AskedQuestion): string[] =>
  question.kind === 'choose'
    ? question.options.filter(({ label }) => Number(label.params?.face) < 4).map(({ id }) => id)
    : [];

const offers = (card: string) => (question: AskedQuestion) =>
  question.kind === 'choose' && question.options.some(({ id }) => id.includes(card));

export const lesson: Lesson = {
  game: 'asoiaf',
  begin: battle(
    {
      stark: { units: ['starkSwornSwords at 24,10 facing north'] },
      lannister: { units: ['lannisterGuardsmen at 24,32 facing south'] },
    },
    'a first march',
  ),
  others: { 1: { 'ask.action': ['melee'] } },
  steps: [
    { id: 'welcome', chapter: 'moving' },
    { id: 'activate', chapter: 'moving', asked: 'ask.activate', wanted: ['u0'] },
    { id: 'maneuver', chapter: 'moving', asked: 'ask.action', wanted: ['maneuver'] },
    {
      id: 'way',
      chapter: 'moving',
      asked: 'ask.way.maneuver',
      wanted: () => ({ path: [{ go: 'forward', by: 4000 }] }),
      accepts: anything,
    },
    { id: 'moved', chapter: 'moving' },
    {
      id: 'charge',
      chapter: 'charge',
      begin: battle(
        {
          stark: { units: ['starkSwornSwords at 24,14 facing north'] },
          lannister: { units: ['lannisterGuardsmen at 25,22 facing south'] },
        },
        'a first charge',
      ),
      asked: 'ask.activate',
      wanted: ['u0'],
    },
    { id: 'charging', chapter: 'charge', asked: 'ask.action', wanted: ['charge'] },
    { id: 'target', chapter: 'charge', asked: 'ask.chargeTarget', wanted: ['u1'] },
    { id: 'heading', chapter: 'charge', asked: 'ask.chargeHeading', accepts: anything },
    { id: 'align', chapter: 'charge', asked: 'ask.align', accepts: anything },
    {
      id: 'reroll',
      chapter: 'charge',
      asked: 'ask.reroll',
      wanted: misses,
      accepts: anything,
    },
    { id: 'panic', chapter: 'charge', asked: 'ask.activate', tells: true },
    {
      id: 'two',
      chapter: 'shooting',
      begin: battle(
        {
          stark: {
            units: ['starkSwornSwords at 33,20 facing 300', 'starkBowmen at 20,12 facing north'],
          },
          lannister: {
            units: [
              'lannisterGuardsmen at 22,22 facing south',
              'lannisterCrossbowmen at 30,36 facing south',
            ],
          },
        },
        'a first arrow',
      ),
      asked: 'ask.activate',
      wanted: ['u1'],
    },
    { id: 'shoot', chapter: 'shooting', asked: 'ask.action', wanted: ['ranged'] },
    { id: 'aim', chapter: 'shooting', asked: 'ask.rangedTarget', wanted: ['u2'] },
    { id: 'flank', chapter: 'flank', asked: 'ask.activate', wanted: ['u0'] },
    { id: 'flankCharge', chapter: 'flank', asked: 'ask.action', wanted: ['charge'] },
    { id: 'flankTarget', chapter: 'flank', asked: 'ask.chargeTarget', wanted: ['u2'] },
    { id: 'flanked', chapter: 'flank', asked: 'ask.activate', tells: true },
    {
      id: 'board',
      chapter: 'tactics',
      begin: battle(
        {
          stark: {
            units: ['starkSwornSwords at 24,14 facing north'],
            ncus: ['catelynStark:ladyOfWinterfell'],
            hand: ['northernFerocity', 'wintersMight'],
            deck: ['theNorthRemembers', 'winterIsComing'],
          },
          lannister: {
            units: ['lannisterGuardsmen at 24,22 facing south'],
            ncus: ['cerseiLannister:queenRegent'],
          },
        },
        'a first word',
      ),
      asked: 'ask.activate',
      wanted: ['n0'],
    },
    { id: 'claim', chapter: 'tactics', asked: 'ask.claim', wanted: ['combat'] },
    { id: 'influence', chapter: 'tactics', asked: 'ask.influence', wanted: ['u0'] },
    { id: 'attack', chapter: 'cards', asked: 'ask.activate', wanted: ['u0'] },
    { id: 'again', chapter: 'cards', asked: 'ask.action', wanted: ['charge'] },
    {
      id: 'card',
      chapter: 'cards',
      asked: 'ask.use',
      when: offers('northernFerocity'),
      wanted: ['northernFerocity'],
    },
    { id: 'end', chapter: 'end', asked: 'ask.discardAny', tells: true },
  ],
};
