import { CHOICES, type Settings } from '../choices.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { Page } from '../ui/Page.tsx';
import type { WebKey } from '../words/en.ts';
import { useWords } from '../words/say.ts';

export function SettingsPage() {
  const { t } = useWords();
  const settings = useSettings();
  return (
    <Page title={t('web.settings')}>
      <form className="form">
        {(Object.keys(CHOICES) as (keyof Settings)[]).map((name) => (
          <fieldset key={name}>
            <legend>{t(`settings.${name}` as WebKey)}</legend>
            {CHOICES[name].map((value) => (
              <label key={value} className="choice">
                <input
                  type="radio"
                  name={name}
                  checked={settings[name] === value}
                  onChange={() => changeSettings({ [name]: value })}
                />
                {t(`settings.${name}.${value}` as WebKey)}
              </label>
            ))}
          </fieldset>
        ))}
      </form>
    </Page>
  );
}
