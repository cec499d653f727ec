import type { LearnKey } from './en.ts';

export const de: Record<LearnKey, string> = {
  'learn.title': 'Deine erste Partie',
  'learn.host': 'Dein Gastgeber',
  'learn.step': '{step} von {steps}',
  'learn.next': 'Weiter',
  'learn.skip': 'Mach es für mich',
  'learn.leave': 'Verlassen',
  'learn.watch': 'Sieh zu, was jetzt geschieht.',
  'learn.fast': 'Gleich zeigen',
  'learn.speaking': 'Dein Gastgeber spricht. Lies, dann geht es weiter.',
  'learn.done': 'Mehr brauchst du nicht',
  'learn.done.text':
    'Der Rest steht in den Regeln, und der Tisch fragt dich nichts, ohne zu sagen, nach welcher. Spiel jetzt eine richtige Partie: Die Bots sind geduldig.',
  'learn.again': 'Noch einmal',
  'learn.play': 'Eine richtige Partie spielen',
  'learn.how': 'So wird gespielt',

  'how.title': 'So wird gespielt: {game}',
  'how.lead': 'Das Spiel in wenigen Minuten. Jeder Abschnitt nennt die Regeln dahinter.',
  'how.lesson': 'Am Tisch lernen',
  'how.lesson.about':
    'Oder du lernst es am Tisch: eine Partie von etwa zehn Minuten mit einem Gastgeber, der jeden Schritt erklärt.',
  'how.rules': 'Alle Regeln',
  'how.rules.of': 'In den Regeln',
};
