import { useMemo } from 'react';
import { useSettings } from '../settings.ts';

/** Numbers and times as the reader's language writes them. */
export interface Formats {
  number: (value: number) => string;
  percent: (share: number) => string;
  dateTime: (at: number) => string;
  time: (at: number) => string;
  list: (items: readonly string[]) => string;
}

export function useFormats(): Formats {
  const { language } = useSettings();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language);
    const percents = new Intl.NumberFormat(language, { style: 'percent' });
    const dateTimes = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const times = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
    const lists = new Intl.ListFormat(language, { type: 'conjunction' });
    return {
      number: (value) => numbers.format(value),
      percent: (share) => percents.format(share),
      dateTime: (at) => dateTimes.format(at),
      time: (at) => times.format(at),
      list: (items) => lists.format(items),
    };
  }, [language]);
}
