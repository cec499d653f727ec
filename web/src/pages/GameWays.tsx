import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/say.ts';

/** The ways to an opponent of flesh and blood, and to know a game before one plays it. */
export function GameWays({ game, children }: { game: string; children?: ReactNode }) {
  const { t } = useWords();
  return (
    <p className="game__ways">
      {children}
      <Link href={`/find/${game}`}>{t('find.title')}</Link>
      <Link href={`/learn/${game}`}>{t('web.learn')}</Link>
      <Link href={`/how/${game}`}>{t('web.how')}</Link>
      <Link href={`/rules?game=${game}`}>{t('web.rules')}</Link>
    </p>
  );
}
