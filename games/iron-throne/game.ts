import { flag, type Game, message, oneOf, type Seat, whole } from '@small-council/engine';
import './cards/index.ts';
import { HOUSES } from './houses.ts';
import { recall } from './recall.ts';
import { afterRelease, afterTorment, effect } from './rules/abilities.ts';
import { torment } from './rules/hostages.ts';
import { setup } from './rules/setup.ts';
import { offerAgain } from './rules/support.ts';
import { match } from './rules/turn.ts';
import { copyTable, type IronThrone } from './table.ts';
import { guessTable, type TableView, viewTable } from './view.ts';

/** The house of a seat is the choice of who sits there. */
const houseOf = (seat: Seat) => ({ ...oneOf(['random', ...HOUSES] as const, 'random'), seat });

/** Game of Thrones: The Iron Throne, for three to five players (IT-001). */
export const ironThrone: Game<IronThrone, TableView> = {
  id: 'iron-throne',
  version: 1,
  reads: 1,
  title: message('game.title'),
  seats: { min: 3, max: 5 },
  options: {
    house1: houseOf(0),
    house2: houseOf(1),
    house3: houseOf(2),
    house4: houseOf(3),
    house5: houseOf(4),
    truceInfluence: oneOf(['partner', 'anyHouse'], 'partner'),
    removedPower: oneOf(['owner', 'remover'], 'owner'),
    tormentDead: flag(true),
    tormentPower: oneOf(['tormentor', 'owner'], 'tormentor'),
    offers: whole(2, 40, 12),
  },
  setup,
  flow: match,
  called: [effect, afterRelease, afterTorment, torment, offerAgain],
  view: viewTable,
  guess: guessTable,
  recall,
  copy: copyTable,
};
