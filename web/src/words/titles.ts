import { type Message, message } from '@small-council/engine';

/** The name of a game: its own word for itself, or ours for one that is still to come. */
export const gameTitle = (game: string): Message =>
  message(game === 'iron-throne' ? 'game.title' : `web.${game}`);
