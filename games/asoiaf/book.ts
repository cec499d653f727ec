import { makeBook } from './blocks/book.ts';
import { NCU_ABILITIES } from './content/abilities/ncus.ts';
import { OBJECTIVE_ABILITIES } from './content/abilities/objectives.ts';
import { LANNISTER_CARDS, NEUTRAL_CARDS, STARK_CARDS } from './content/abilities/tactics.ts';
import { SPECIAL_ABILITIES, UNIT_ABILITIES } from './content/abilities/units.ts';
import { MODES } from './modes/index.ts';

/** Everything that is declared, as every rule looks it up. */
export const book = makeBook(
  [UNIT_ABILITIES, SPECIAL_ABILITIES, NCU_ABILITIES],
  [STARK_CARDS, LANNISTER_CARDS, NEUTRAL_CARDS],
  OBJECTIVE_ABILITIES,
  MODES,
);
