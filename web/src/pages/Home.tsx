import swords from 'icon:crossed-swords';
import dragon from 'icon:dragon-head';
import scroll from 'icon:scroll-unfurled';
import throne from 'icon:throne-king';
import { message } from '@small-council/engine';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { reasonOf } from '../live/session.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';
import { playBots } from './quick.ts';

const COMING = [
  ['web.agot2', 'web.agot2.about', scroll],
  ['web.agot1', 'web.agot1.about', dragon],
  ['web.asoiaf', 'web.asoiaf.about', swords],
] as const;

export function Home() {
  const { say, t } = useWords();
  const [, go] = useLocation();
  const [laying, setLaying] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <Page title={t('web.name')}>
      <p className="lead">{t('web.lead')}</p>
      <ul className="games">
        <li className="game game--open">
          <Icon body={throne} />
          <h2>{say(message('game.title'))}</h2>
          <p>{t('web.ironThrone.about')}</p>
          <p className="small">{t('web.players', { min: 3, max: 5 })}</p>
          <button
            type="button"
            className="button button--main"
            disabled={laying}
            onClick={() => {
              setLaying(true);
              setProblem(null);
              playBots(4, 'greedy').then(
                (match) => go(`/match/${match}`),
                (error: unknown) => {
                  setLaying(false);
                  setProblem(error);
                },
              );
            }}
          >
            {t('web.play')}
          </button>
          {problem !== null && <p role="alert">{say(reasonOf(problem))}</p>}
          <Link href="/play/iron-throne">{t('web.play.more')}</Link>
        </li>
        {COMING.map(([title, about, icon]) => (
          <li className="game" key={title}>
            <Icon body={icon} />
            <h2>{t(title)}</h2>
            <p>{t(about)}</p>
            <p className="badge">{t('web.coming')}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
