import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';

export function About() {
  const { t } = useWords();
  return (
    <Page title={t('web.about')}>
      <p>{t('web.fan')}</p>
      <p>{t('about.rules')}</p>
      <p>{t('about.icons')}</p>
      <p>{t('about.fonts')}</p>
      <p>{t('about.code')}</p>
    </Page>
  );
}
