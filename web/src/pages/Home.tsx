import agot1 from 'picture:agot1';
import agot2 from 'picture:agot2';
import asoiaf from 'picture:asoiaf';
import hero from 'picture:hero';
import ironThrone from 'picture:iron-throne';
import { Link } from 'wouter';
import { GameName } from '../ui/GameName.tsx';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';
import { GameWays } from './GameWays.tsx';
import { GoOn } from './GoOn.tsx';
import { GAMES, isPlayable } from './games.ts';
import { PlayButton } from './PlayButton.tsx';

/** Printed when the page was built: they are there before any drawing code is. */
const POSTERS: { readonly [game: string]: string } = {
  'iron-throne': ironThrone,
  agot2,
  agot1,
  asoiaf,
};

/** What this is, and one button for each game. */
export function Home() {
  const { t } = useWords();
  return (
    <Page title={t('web.name')}>
      <div className="hero">
        <img src={hero} alt={t('web.hero')} width={914} height={300} />
        <p className="lead">{t('web.lead')}</p>
      </div>
      <GoOn />
      <ul className="games">
        {GAMES.map((game) => (
          <GameCard key={game.id} {...game} />
        ))}
      </ul>
      <ul className="ways">
        <Way href="/lobby" name={t('web.lobby')} about={t('web.lobby.about')} />
        <Way href="/decks" name={t('web.decks')} about={t('web.decks.about')} />
        <Way href="/armies" name={t('web.armies')} about={t('web.armies.about')} />
        <Way href="/rules" name={t('web.rules')} about={t('web.rules.about')} />
        <Way href="/history" name={t('web.history')} about={t('web.history.about')} />
      </ul>
    </Page>
  );
}

function GameCard({ id, about, players }: (typeof GAMES)[number]) {
  const { t } = useWords();
  const playable = isPlayable(id);
  return (
    <li className={playable ? 'game game--open' : 'game'}>
      <img className="game__poster" src={POSTERS[id]} alt="" width={460} height={300} />
      <h2>
        <GameName game={id} />
      </h2>
      <p>{t(about)}</p>
      <p className="small">{t('web.players', players)}</p>
      <div className="game__deeds">
        {playable ? (
          <>
            <PlayButton game={id} words={t('web.play')} />
            <GameWays game={id}>
              <Link href={`/play/${id}`}>{t('web.play.more')}</Link>
            </GameWays>
          </>
        ) : (
          <p className="badge">{t('web.coming')}</p>
        )}
      </div>
    </li>
  );
}

function Way({ href, name, about }: { href: string; name: string; about: string }) {
  return (
    <li>
      <Link href={href}>{name}</Link>
      <p className="small">{about}</p>
    </li>
  );
}
