import { Link } from 'wouter';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';

export function NotFound() {
  const { t } = useWords();
  return (
    <Page title={t('web.notFound')}>
      <p>{t('web.notFound.help')}</p>
      <Link href="/" className="button">
        {t('web.toHome')}
      </Link>
    </Page>
  );
}
