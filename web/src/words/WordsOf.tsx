import { type ReactNode, useEffect, useState } from 'react';
import { boards } from '../boards/index.ts';
import { type GameWords, SpokenGame } from './say.ts';

interface Props {
  game: string;
  children: ReactNode;
  /** For a game that the page has no board for, and so no words. */
  otherwise?: ReactNode;
  /** Until the words are there. */
  meanwhile?: ReactNode;
}

/**
 * A part of a page that speaks a game's words, outside of its table: its options, how a match has ended.
 * They are fetched first.
 */
export function WordsOf({ game, children, otherwise = null, meanwhile = null }: Props) {
  const [words, setWords] = useState<GameWords | null>(null);
  useEffect(() => {
    let left = false;
    void boards[game]?.words().then((loaded) => {
      if (!left) setWords(loaded);
    });
    return () => {
      left = true;
      setWords(null);
    };
  }, [game]);
  if (!boards[game]) return otherwise;
  return words ? <SpokenGame value={words}>{children}</SpokenGame> : meanwhile;
}
