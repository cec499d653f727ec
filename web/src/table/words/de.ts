import type { BargainKey } from './en.ts';

export const de: Record<BargainKey, string> = {
  'bargain.offer': 'Vorschlagen',
  'bargain.accept': 'Annehmen',
  'bargain.break': 'Verhandlung abbrechen',
  'bargain.goOn': 'Weiter verhandeln',
  'bargain.none': 'Es wurde noch nichts vorgeschlagen.',
  'bargain.counter': 'Gegenvorschlag',
  'bargain.gives': '{name, select, none {Du gibst} other {{name} gibt}}',
  'bargain.gains':
    '{name, select, none {Du gewinnst} other {{name} gewinnt}} {items, select, none {nichts} other {{items}}}.',
  'bargain.some': '{amount} × {item}',
  'bargain.history': 'Angebote bisher',
  'bargain.offers': '{count, plural, one {# Angebot} other {# Angebote}} …',
  'bargain.last': 'Keine weiteren Angebote: annehmen oder abbrechen.',
  'bargain.unsaid':
    'Was du dazu sagst, ist nicht angekommen; noch ist nichts vorgeschlagen. Versuche es noch einmal oder leere die Zeile.',
  'bargain.say': 'Ein Wort dazu …',
  'bargain.breakSure': 'Die Verhandlung endet ohne Handel.',
};
