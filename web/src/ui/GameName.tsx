import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';

/** The name of a game. Where it needs two lines, it breaks after the colon. */
export function GameName({ game }: { game: string }) {
  const { say } = useWords();
  const [series, ...own] = say(gameTitle(game)).split(': ');
  if (own.length === 0) return series;
  return (
    <span>
      <span className="game-name">{series}:</span>{' '}
      <span className="game-name">{own.join(': ')}</span>
    </span>
  );
}
