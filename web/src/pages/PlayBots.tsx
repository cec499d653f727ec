import { message } from '@small-council/engine';
import { HOUSES, type House, houseName } from '@small-council/iron-throne/houses';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../live/session.ts';
import { Page } from '../ui/Page.tsx';
import { Radios } from '../ui/Radios.tsx';
import { useWords } from '../words/say.ts';
import { playBots } from './quick.ts';

const SEATS = [3, 4, 5];
const STRENGTHS = ['random', 'greedy', 'search'] as const;

/** Against bots, as one likes them. */
export function PlayBots() {
  const { say, t } = useWords();
  const [, go] = useLocation();
  const [seats, setSeats] = useState(4);
  const [house, setHouse] = useState<House | 'random'>('random');
  const [bot, setBot] = useState<(typeof STRENGTHS)[number]>('greedy');
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <Page title={say(message('game.title'))}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(null);
          playBots(seats, bot, house).then((match) => go(`/match/${match}`), setProblem);
        }}
      >
        <Radios
          legend={t('setup.players')}
          name="seats"
          values={SEATS}
          chosen={seats}
          label={String}
          onChoose={setSeats}
        />
        <Radios
          legend={t('setup.house')}
          name="house"
          values={['random', ...HOUSES]}
          chosen={house}
          label={(name) => (name === 'random' ? t('setup.house.random') : say(houseName[name]))}
          onChoose={setHouse}
        />
        <Radios
          legend={t('setup.strength')}
          name="bot"
          values={STRENGTHS}
          chosen={bot}
          label={(strength) => t(`setup.strength.${strength}`)}
          onChoose={setBot}
        />
        {problem !== null && <p role="alert">{say(reasonOf(problem))}</p>}
        <button type="submit" className="button button--main">
          {t('setup.start')}
        </button>
      </form>
    </Page>
  );
}
