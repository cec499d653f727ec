/** What crests are called; fetched with the page on which one is chosen. */
export const crestWords = {
  en: {
    'crest.title': 'Choose a crest',
    'crest.none': 'No crest',
    'crest.raven': 'Raven',
    'crest.bear': 'Bear',
    'crest.boar': 'Boar',
    'crest.owl': 'Owl',
    'crest.fox': 'Fox',
    'crest.crab': 'Crab',
    'crest.sun': 'Sun',
    'crest.moon': 'Moon',
    'crest.oak': 'Oak',
    'crest.castle': 'Castle',
    'crest.galleon': 'Ship',
    'crest.harp': 'Harp',
  },
  de: {
    'crest.title': 'Wappen wählen',
    'crest.none': 'Kein Wappen',
    'crest.raven': 'Rabe',
    'crest.bear': 'Bär',
    'crest.boar': 'Eber',
    'crest.owl': 'Eule',
    'crest.fox': 'Fuchs',
    'crest.crab': 'Krabbe',
    'crest.sun': 'Sonne',
    'crest.moon': 'Mond',
    'crest.oak': 'Eiche',
    'crest.castle': 'Burg',
    'crest.galleon': 'Schiff',
    'crest.harp': 'Harfe',
  },
} as const;

export type CrestKey = keyof typeof crestWords.en;
