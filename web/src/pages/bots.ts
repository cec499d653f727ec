import type { GameInfo } from '@small-council/client';
import { type Message, message } from '@small-council/engine';

/** A bot that can be put on a chair: which one, and how long it may think. */
export interface BotChoice {
  id: string;
  level: number;
}

export const STANDARD_BOT: BotChoice = { id: 'greedy', level: 2 };

/** What stands for the strength of a bot that has only one. */
const ONLY_LEVEL = 2;

/** Everything that can be chosen for a chair, the weakest first. */
export const botChoices = ({ bots, botLevels }: GameInfo): BotChoice[] =>
  bots.flatMap((id) => (botLevels[id] ?? [ONLY_LEVEL]).map((level) => ({ id, level })));

/** Bots that have several strengths: those are part of the name. */
export const THINKERS: readonly string[] = ['search'];

/** A bot by name and strength, such as "cunning, thinks long". */
export function botName({ id, level }: BotChoice): Message {
  const name = message(`setup.strength.${id}`);
  return THINKERS.includes(id) && level > 0
    ? message('setup.thinker', { bot: name, level: message(`setup.level.${level}`) })
    : name;
}

/** For a form field and back. */
export const botKey = ({ id, level }: BotChoice): string => `${id} ${level}`;
export const botOfKey = (key: string): BotChoice => {
  const [id, level] = key.split(' ');
  return { id, level: Number(level) };
};
