import type { OwnWords } from '../../cards/words/edition.ts';

/** What the first edition calls differently at the card table. */
export const own: OwnWords = {
  de: {
    'cards.ask.defenders':
      '{player} beginnt gegen dich {type, select, military {einen Militärschlag} intrigue {eine Intrige} other {einen Machtkampf}}. Wer verteidigt?',
    'cards.attachments': '{count, plural, one {# Zusatz} other {# Zusätze}}',
    'cards.challenge.military': 'Militärschlag',
    'cards.challenge.intrigue': 'Intrige',
    'cards.type.attachment': 'Zusatz',
    'cards.type.faction': 'Haus',
    'cards.ask.challenge': 'Du bist am Zug: Welche Herausforderung sagst du an?',
    'cards.step.keywords': 'Eigenschaften',
    'cards.used': 'Benutzt',
    'cards.pile':
      '{whose, select, own {{pile, select, discard {Dein Ablagestapel} dead {Dein Totenstapel} other {Deine benutzten Strategien}}} other {{pile, select, discard {Ablagestapel} dead {Totenstapel} other {Benutzte Strategien}} von {player}}}: {count, plural, one {#\u00a0Karte} other {#\u00a0Karten}}',
    'cards.text.piles': 'Deck {deck} · Ablage {discard} · Tote {dead} · benutzt {used}',
  },
};
