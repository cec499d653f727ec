import { flag, type Game, message, oneOf, whole } from '@small-council/engine';
import { book } from './book.ts';
import { FIELD_NAMES } from './fields.ts';
import { modeFlows } from './modes/index.ts';
import { MODES } from './modes/names.ts';
import { actionFlows } from './rules/actions.ts';
import { armyOf } from './rules/armies.ts';
import { attackFlows } from './rules/attack.ts';
import { boardFlows } from './rules/board.ts';
import { cardFlows } from './rules/cards.ts';
import { chargeFlows } from './rules/charge.ts';
import { deploymentFlows } from './rules/deployment.ts';
import { moraleFlows } from './rules/morale.ts';
import { moveFlows } from './rules/moves.ts';
import { concede, multiplayerFlows } from './rules/multiplayer.ts';
import { roundFlows } from './rules/round.ts';
import { match, setup, setupFlows } from './rules/setup.ts';
import { terrainFlows } from './rules/terrain.ts';
import { windowFlows } from './rules/windows.ts';
import { woundFlows } from './rules/wounds.ts';
import type { War } from './table.ts';
import { copyOf, guessTable, type TableView, viewTable } from './view.ts';
import { windowOf } from './windows.ts';

/** A Song of Ice & Fire: Tabletop Miniatures Game, for two to four players. */
export const asoiaf: Game<War, TableView> = {
  id: 'asoiaf',
  version: 1,
  reads: 1,
  title: message('game.title'),
  seats: { min: 2, max: 4 },
  book,
  options: {
    mode: oneOf(MODES, 'gameOfThrones'),
    size: whole(20, 100, 40),
    field: oneOf(FIELD_NAMES, 'crossing'),
    army1: armyOf(0, 'starkStarter', book),
    teams: flag(false),
    army2: armyOf(1, 'lannisterStarter', book),
    army3: armyOf(2, 'lannisterStarter', book),
    army4: armyOf(3, 'starkStarter', book),
  },
  setup,
  flow: match,
  called: [
    ...windowFlows,
    ...woundFlows,
    ...moraleFlows,
    ...attackFlows,
    ...moveFlows,
    ...chargeFlows,
    ...actionFlows,
    ...boardFlows,
    ...cardFlows,
    ...deploymentFlows,
    ...multiplayerFlows,
    ...roundFlows,
    ...setupFlows,
    ...terrainFlows,
    ...modeFlows,
  ],
  view: viewTable,
  guess: guessTable,
  copy: copyOf,
  window: windowOf,
  concede,
};
