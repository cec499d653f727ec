import './learn.css';
import { useCallback } from 'react';
import { Link, useParams } from 'wouter';
import { boards } from '../boards/index.ts';
import { useLoad } from '../live/useLoad.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { PlayButton } from '../pages/PlayButton.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { RuleLink } from '../table/Rule.tsx';
import { Page } from '../ui/Page.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import { SpokenGame, useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { type HowSection, wordsOf } from './how.ts';
import { teachings } from './teachings.ts';
import { learnWords, useLearnWords } from './words/index.ts';

/** A game in a few short sections, each with a picture and the rules behind it. */
export function HowPage() {
  const { game = '' } = useParams();
  const { say } = useWords();
  const known = Object.hasOwn(teachings, game);
  const load = useCallback(async () => {
    const [{ sections, texts }, words] = await Promise.all([
      teachings[game](),
      boards[game].words(),
    ]);
    return { sections, words: learnWords(words, texts) };
  }, [game]);
  const { data, problem, again } = useLoad(known ? load : nothing);
  if (!known) return <NotFound />;
  if (!data) {
    return (
      <Page title={say(gameTitle(game))}>
        {problem === null ? <Loading /> : <Trouble problem={problem} again={again} />}
      </Page>
    );
  }
  return (
    <SpokenGame value={data.words}>
      <Explained game={game} sections={data.sections} />
    </SpokenGame>
  );
}

const nothing = () => Promise.resolve(null);

function Explained({ game, sections }: { game: string; sections: readonly HowSection[] }) {
  const { say, t } = useLearnWords();
  return (
    <Page title={t('how.title', { game: gameTitle(game) })}>
      <div className="how__ways panel">
        <p>
          {t('how.lead')} {t('how.lesson.about')}
        </p>
        <Link className="button button--main" href={`/learn/${game}`}>
          {t('how.lesson')}
        </Link>
        <Link className="button" href={`/rules?game=${game}`}>
          {t('how.rules')}
        </Link>
      </div>
      <ol className="how">
        {sections.map((section) => {
          const { id, picture, rules } = section;
          const { title, text } = wordsOf(game, section);
          return (
            <li key={id} className="how__section" id={id}>
              <div className="how__picture">
                <Picture id={`how:${game}:${id}`} recipe={picture} crop="wide" pixels={360} told />
              </div>
              <div className="how__words">
                <h2>{say(title)}</h2>
                <p>{say(text)}</p>
                <p className="how__rules small">
                  {t('how.rules.of')}{' '}
                  {rules.map((rule) => (
                    <RuleLink key={rule} id={rule} bare />
                  ))}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <div className="how__ways">
        <PlayButton game={game} words={t('learn.play')} />
        <Link className="button" href={`/learn/${game}`}>
          {t('how.lesson')}
        </Link>
      </div>
    </Page>
  );
}
