import { asoiaf } from '@small-council/asoiaf';
import type { TableView } from '@small-council/asoiaf/view';
import { chart, type Flow, message } from '@small-council/engine';
import type { TableLook } from '../../table/look.ts';
import { Board } from './Board.tsx';
import { Course } from './Course.tsx';
import { Explains } from './Explains.tsx';
import { Head } from './Head.tsx';
import { cueOf, momentOf } from './happenings.ts';
import { openEyes } from './openEyes.ts';
import { TextBoard } from './TextBoard.tsx';
import { BattleSheet, split } from './UnitCard.tsx';
import { words, wordsFor } from './words/index.ts';

/** The course of a match: set-up, deployment, and the two parts of a round. */
const course = chart(asoiaf.flow as unknown as Flow).flatMap((line) =>
  line.name === 'round' ? (line.steps ?? []).filter(({ kind }) => kind !== 'act') : [line],
);

/** Labels of options that the board shows by itself. */
const ON_BOARD = new Set(['option.zone', 'option.align', 'option.heading', 'option.die']);

/** Where the hand lies below what is asked, and out of sight, its cards have buttons in the bar as well. */
const handInSight = (): boolean => window.matchMedia('(min-width: 1001px)').matches;

const SHEETS = new Set(['unit', 'ncu', 'tactics']);

export const look: TableLook<TableView> = {
  words,
  wordsAt: ({ table }, personOf) =>
    wordsFor(
      table.players.map(({ army }) => army.faction),
      personOf,
    ),
  title: asoiaf.title,
  chart: course,
  Head,
  Board,
  Course,
  Text: TextBoard,
  answers: ({ kind }) => kind === 'path' || kind === 'place',
  answersAsText: ({ kind }) => kind === 'path' || kind === 'place',
  onBoard: ({ table, viewer }, id, label) => {
    const hand = viewer === 'spectator' ? [] : table.players[viewer].hand;
    return (
      table.units.some((unit) => unit.id === id) ||
      table.ncus.some((ncu) => ncu.id === id) ||
      ON_BOARD.has(label.key) ||
      (label.key === 'option.play' && handInSight()) ||
      label.key.startsWith('action.') ||
      (typeof hand !== 'number' && hand.includes(id))
    );
  },
  atOnce: () => true,
  Explains,
  seatName: ({ table }, seat) =>
    message('field.seat', {
      seat: seat + 1,
      faction: message(`faction.${table.players[seat].army.faction}`),
    }),
  turnOf: ({ table }) => Math.max(1, table.round),
  turnName: (round) => message('field.turn', { round }),
  keys: [
    message('field.keys.layers'),
    message('field.keys.zoom'),
    message('field.keys.tactics'),
    message('field.keys.actions'),
    message('field.keys.nudge'),
    message('field.keys.exact'),
  ],
  recurs: ({ text }) => text.key === 'ask.use',
  isHeading: ({ key }) => key === 'fact.turn' || key === 'fact.round',
  details: {
    Sheet: BattleSheet,
    title: (id, { table }) => {
      const [is, name] = split(id);
      if (is === 'tactics') return message(`tactics.${name}`);
      const found = [...table.units, ...table.ncus].find((one) => one.id === name);
      return message(`card.${found?.card ?? name}`);
    },
    of: ({ is, id }) => (SHEETS.has(is) ? `${is}:${id}` : null),
  },
  cueOf,
  momentOf,
  openEyes,
};
