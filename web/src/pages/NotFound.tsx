import { Link } from 'wouter';
import { PagePicture } from '../pictures/Picture.tsx';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';

export function NotFound() {
  const { t } = useWords();
  return (
    <Page title={t('web.notFound')}>
      <div className="lost">
        <PagePicture name="lost" crop="wide" pixels={400} told />
      </div>
      <p>{t('web.notFound.help')}</p>
      <Link href="/" className="button">
        {t('web.toHome')}
      </Link>
    </Page>
  );
}
