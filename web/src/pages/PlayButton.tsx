import { useState } from 'react';
import { useLocation } from 'wouter';
import { Trouble } from '../ui/States.tsx';
import { useWords } from '../words/say.ts';
import { GAMES } from './games.ts';
import { playBots } from './quick.ts';

/** One click: a match of this game against bots. */
export function PlayButton({ game, words }: { game: string; words: string }) {
  const { t } = useWords();
  const [, go] = useLocation();
  const [laying, setLaying] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const seats = GAMES.find(({ id }) => id === game)?.quickSeats ?? 2;
  const play = async () => {
    setLaying(true);
    setProblem(null);
    try {
      go(`/match/${await playBots({ game, seats })}`);
    } catch (error) {
      setLaying(false);
      setProblem(error);
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button--main"
        disabled={laying}
        onClick={() => void play()}
      >
        {laying ? t('state.loading') : words}
      </button>
      <Trouble problem={problem} />
    </>
  );
}
