import type { GameInfo } from '@small-council/client';
import { api } from '../live/session.ts';
import { type Loaded, useLoad } from '../live/useLoad.ts';
import { isPlayable } from './games.ts';

const load = async (): Promise<GameInfo[]> =>
  (await api.games()).filter(({ id }) => isPlayable(id));

/** The games that the server knows and this page has a board for. */
export const useGames = (): Loaded<GameInfo[]> => useLoad(load);
