import { type AnyGame, checkOptions, type Params, Refusal } from '@small-council/engine';
import { UsageError } from './arguments.ts';

/** The options of a game as they are typed: JSON, and what the game allows. */
export function readOptions(game: AnyGame, text = '{}'): Params {
  try {
    const options: unknown = JSON.parse(text);
    checkOptions(game, options);
    return options as Params;
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError)
      throw new UsageError(`--options: ${error.message}`);
    throw error;
  }
}
