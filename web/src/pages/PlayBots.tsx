import { message } from '@small-council/engine';
import { HOUSES, type House, houseName } from '@small-council/iron-throne/houses';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../live/session.ts';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';
import { playBots } from './quick.ts';

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
        <fieldset>
          <legend>{t('setup.players')}</legend>
          {[3, 4, 5].map((number) => (
            <label key={number} className="choice">
              <input
                type="radio"
                name="seats"
                checked={seats === number}
                onChange={() => setSeats(number)}
              />
              {number}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('setup.house')}</legend>
          {(['random', ...HOUSES] as const).map((name) => (
            <label key={name} className="choice">
              <input
                type="radio"
                name="house"
                checked={house === name}
                onChange={() => setHouse(name)}
              />
              {name === 'random' ? t('setup.house.random') : say(houseName[name])}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('setup.strength')}</legend>
          {STRENGTHS.map((strength) => (
            <label key={strength} className="choice">
              <input
                type="radio"
                name="bot"
                checked={bot === strength}
                onChange={() => setBot(strength)}
              />
              {t(`setup.strength.${strength}`)}
            </label>
          ))}
        </fieldset>
        {problem !== null && <p role="alert">{say(reasonOf(problem))}</p>}
        <button type="submit" className="button button--main">
          {t('setup.start')}
        </button>
      </form>
    </Page>
  );
}
