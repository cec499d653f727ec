import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'because.stayOut': 'Keine der beiden Seiten ist das Risiko wert.',
  'because.offer': 'Diese Seite gewinnt wahrscheinlich, und mit ihr zu gewinnen lohnt sich.',
  'because.helpIsWorthIt': 'Die Hilfe ist mehr wert als das, was der Helfer gewinnt.',
  'because.helpCostsTooMuch': 'Es geht auch ohne, und der Helfer gewänne zu viel.',
  'because.theyWouldWin': 'Damit würden sie das Spiel gewinnen.',
  'because.winsTheGame': 'Damit gewinnen wir das Spiel.',
  'because.bothGain': 'Beide Seiten haben etwas davon.',
  'because.betterThanPenalties': 'Das ist besser als die Sanktionen.',
  'because.opening': 'Ein erster Vorschlag, mit dem beide leben können.',
  'because.unfair': 'Es gibt eine gerechtere Abmachung für uns.',
  'because.noDeal': 'Es bleibt keine Abmachung, die uns hilft.',
  'because.torment': 'Eine Geisel schadet ihrem Haus und hilft unserem.',
  'because.tried': 'Von allem, was ich durchgespielt habe ({tries}-mal), ging dies am besten aus.',
};
