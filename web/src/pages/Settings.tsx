import { CHOICES, type Settings } from '../choices.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { Page } from '../ui/Page.tsx';
import { Radios } from '../ui/Radios.tsx';
import type { WebKey } from '../words/en.ts';
import { useWords } from '../words/say.ts';

export function SettingsPage() {
  const { t } = useWords();
  const settings = useSettings();
  return (
    <Page title={t('web.settings')}>
      <form className="form">
        {(Object.keys(CHOICES) as (keyof Settings)[]).map((name) => (
          <Radios<string | number>
            key={name}
            legend={t(`settings.${name}` as WebKey)}
            name={name}
            values={CHOICES[name]}
            chosen={settings[name]}
            label={(value) => t(`settings.${name}.${value}` as WebKey)}
            onChoose={(value) => changeSettings({ [name]: value })}
          />
        ))}
      </form>
    </Page>
  );
}
