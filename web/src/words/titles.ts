import { type Message, message } from '@small-council/engine';

/** The name of a game, for lists: the page knows it without fetching the game. */
export const gameTitle = (game: string): Message => message(`web.${game}`);
