import { useSyncExternalStore } from 'react';
import { CHOICES, type Settings } from './choices.ts';

const KEY = 'small-council.settings';

function standard(): Settings {
  const german = navigator.languages
    .find((language) => /^(de|en)\b/.test(language))
    ?.startsWith('de');
  return {
    language: german ? 'de' : 'en',
    theme: 'system',
    motion: 'system',
    textSize: 'normal',
    pace: 900,
    // Nobody is startled by a page: who wants to hear something says so.
    sound: 'off',
    // People could learn from it what somebody has not got; bots learn nothing from how long it takes.
    autoPass: 'bots',
  };
}

/** Anything odd in the store, from an older version or by hand, falls back to the standard. */
function read(): Settings {
  const settings = standard();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const name of Object.keys(CHOICES) as (keyof Settings)[]) {
      const value = (stored as Record<string, unknown>)[name];
      if ((CHOICES[name] as readonly unknown[]).includes(value))
        Object.assign(settings, { [name]: value });
    }
  } catch {
    // A store that cannot be read (private mode, damaged) is no reason not to play.
  }
  return settings;
}

let current = read();
const listeners = new Set<() => void>();

/** Everything that styles depend on stands on the root element. */
function apply({ language, theme, motion, textSize }: Settings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = theme;
  root.dataset.motion = motion;
  root.dataset.text = textSize;
}

apply(current);

// Another tab of the same reader: what he changes there holds here too.
window.addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  current = read();
  apply(current);
  for (const listener of listeners) listener();
});

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  apply(current);
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Not stored, but in force as long as the page is open.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => current);
export const settingsNow = (): Settings => current;
