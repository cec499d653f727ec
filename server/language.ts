export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** What somebody chose wins; else what their browser prefers; else English. */
export function pickLanguage(chosen: string | null, acceptLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen;
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((wish) => {
      const [range = '', ...options] = wish.split(';').map((part) => part.trim().toLowerCase());
      const quality = options.find((option) => option.startsWith('q='));
      return { language: range.split('-')[0], weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.map(({ language }) => language).find(isLanguage) ?? 'en';
}
