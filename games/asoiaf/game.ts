import {
  type Agreed,
  flag,
  type Game,
  message,
  type Option,
  oneOf,
  refuse,
  type Seat,
  whole,
} from '@small-council/engine';
import { armyOption } from './armies/choice.ts';
import { book } from './book.ts';
import { BOARD_NAMES, type BoardName, FIELD_NAMES } from './fields.ts';
import { modeFlows } from './modes/index.ts';
import { MODES, type ModeId } from './modes/names.ts';
import { recall } from './recall.ts';
import { actionFlows } from './rules/actions.ts';
import { attackFlows } from './rules/attack.ts';
import { boardFlows } from './rules/board.ts';
import { cardFlows } from './rules/cards.ts';
import { chargeFlows } from './rules/charge.ts';
import { deploymentFlows } from './rules/deployment.ts';
import { moraleFlows } from './rules/morale.ts';
import { moveFlows } from './rules/moves.ts';
import { concede, multiplayerFlows } from './rules/multiplayer.ts';
import { reserveFlows } from './rules/reserve.ts';
import { rideFlows } from './rules/rideBy.ts';
import { roundFlows } from './rules/round.ts';
import { match, setup, setupFlows } from './rules/setup.ts';
import { terrainFlows } from './rules/terrain.ts';
import { tokenFlows } from './rules/tokens.ts';
import { wallFlows } from './rules/walls.ts';
import { windowFlows } from './rules/windows.ts';
import { woundFlows } from './rules/wounds.ts';
import type { War } from './table.ts';
import { copyOf, guessTable, type TableView, viewTable } from './view.ts';
import { windowOf } from './windows.ts';

/** Who brings an army together with this seat: nobody is in both (SIF-1022). */
const mates = (seat: Seat, { seats, options }: Agreed): Seat[] =>
  options.teams === true && seats === 4 ? [(seat + 2) % seats] : [];

const modes = oneOf(MODES, 'gameOfThrones');

/** A siege has two sides (SIF-1328): in a free-for-all another mode is chosen. */
const besieged = (mode: unknown, { seats, options }: Agreed): boolean =>
  mode === 'stormOfSwords' && seats > 2 && !(seats === 4 && options.teams === true);

const modeOption: Option<ModeId> = {
  ...modes,
  check: (value, at) =>
    at && besieged(value, at) ? [refuse('SIF-1328', 'refuse.twoSides')] : modes.check(value, at),
  drawn: (chance, seats) =>
    chance.pick(seats === 3 ? MODES.filter((mode) => mode !== 'stormOfSwords') : MODES),
};

const teamsOption: Option<boolean> = {
  ...flag(false),
  drawn: (chance, _seats, { mode }) => mode === 'stormOfSwords' || chance.below(2) === 1,
};

const boards = oneOf(BOARD_NAMES, 'standard');

/** What two armies of a large game have together (SIF-1002): from there on the larger table may be used (SIF-1234). */
const LARGE_GAME = 100;
const isLarge = (seats: number, size: unknown): boolean => seats * (size as number) >= LARGE_GAME;

const boardOption: Option<BoardName> = {
  ...boards,
  check: (value, at) =>
    at && value === 'large' && !isLarge(at.seats, at.options.size)
      ? [refuse('SIF-1234', 'refuse.largeBoard', { points: LARGE_GAME })]
      : boards.check(value, at),
  drawn: (chance, seats, { size }) =>
    isLarge(seats, size) ? chance.pick(BOARD_NAMES) : boards.default,
};

/** So many pieces are placed, unless the players agree on more (SIF-1221). */
const LEAST_PIECES = 4;

/** A Song of Ice & Fire: Tabletop Miniatures Game, for two to four players. */
export const asoiaf: Game<War, TableView> = {
  id: 'asoiaf',
  version: 2,
  reads: 2,
  title: message('game.title'),
  seats: { min: 2, max: 4 },
  book,
  options: {
    mode: modeOption,
    size: whole(20, 100, 40),
    board: boardOption,
    field: oneOf(FIELD_NAMES, 'crossing'),
    pieces: whole(LEAST_PIECES, 2 * LEAST_PIECES, LEAST_PIECES),
    teams: teamsOption,
    army1: armyOption(0, mates),
    army2: armyOption(1, mates),
    army3: armyOption(2, mates),
    army4: armyOption(3, mates),
  },
  setup,
  flow: match,
  called: [
    ...windowFlows,
    ...wallFlows,
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
    ...tokenFlows,
    ...reserveFlows,
    ...rideFlows,
    ...modeFlows,
  ],
  view: viewTable,
  guess: guessTable,
  recall,
  copy: copyOf,
  window: windowOf,
  concede,
};
