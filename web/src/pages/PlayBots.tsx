import type { GameInfo } from '@small-council/client';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Page } from '../ui/Page.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { WordsOf } from '../words/WordsOf.tsx';
import { BotSelect } from './BotSelect.tsx';
import type { BotChoice } from './bots.ts';
import { GameOptions, type Options, ofTheHost, optionsOfChair, Rulings } from './GameOptions.tsx';
import { GameWays } from './GameWays.tsx';
import { botFor, isPlayable } from './games.ts';
import { NotFound } from './NotFound.tsx';
import { playBots } from './quick.ts';
import { SeatsField } from './SeatsField.tsx';
import { standardSeats } from './seats.ts';
import { useGames } from './useGames.ts';

/** Against bots, as one likes them. */
export function PlayBots() {
  const { game: id = '' } = useParams();
  const { say, t } = useWords();
  const { data: games, problem, again } = useGames();
  const game = games?.find((one) => one.id === id);
  if (!isPlayable(id)) return <NotFound />;
  return (
    <Page title={say(gameTitle(id))}>
      <Trouble problem={problem} again={again} />
      {!games && problem === null && <Loading />}
      {game && (
        <WordsOf game={id} meanwhile={<Loading />}>
          {id === 'iron-throne' && <p className="small">{t('play.ours')}</p>}
          <GameWays game={id} />
          <BotForm game={game} />
        </WordsOf>
      )}
    </Page>
  );
}

function BotForm({ game }: { game: GameInfo }) {
  const { t } = useWords();
  const [, go] = useLocation();
  const [seats, setSeats] = useState(standardSeats(game));
  const [bot, setBot] = useState<BotChoice>(botFor(game.id));
  const [options, setOptions] = useState<Options>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const own = optionsOfChair(game, 0);
  const play = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const chosen = ofTheHost(game, options);
      go(`/match/${await playBots({ game: game.id, seats, bot, options: chosen })}`);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <section className="panel">
        <SeatsField game={game} chosen={seats} onChoose={setSeats} />
        {own.length > 0 && (
          <fieldset>
            <legend>{t('setup.yours')}</legend>
            <GameOptions
              game={game}
              seats={seats}
              names={own}
              chosen={options}
              onChange={setOptions}
              written="nothing"
            />
          </fieldset>
        )}
        <div className="field">
          <label htmlFor="bot" className="legend">
            {t('setup.strength')}
          </label>
          <BotSelect
            id="bot"
            game={game}
            chosen={bot}
            onChoose={(chosen) => chosen && setBot(chosen)}
          />
        </div>
      </section>
      <Rulings game={game} seats={seats} chosen={options} onChange={setOptions} />
      <Trouble problem={problem} />
      <button type="submit" className="button button--main" disabled={busy}>
        {t('setup.start')}
      </button>
    </form>
  );
}
