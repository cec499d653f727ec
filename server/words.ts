import type { Language } from './language.ts';

export interface Words {
  title: string;
  description: string;
  lead: string;
  state: string;
  gamesHeading: string;
  coming: string;
  games: Record<GameId, { name: string; edition: string; players: string; about: string }>;
  languages: string;
  notice: string;
}

export const gameIds = ['iron-throne', 'agot2', 'agot1', 'asoiaf'] as const;
export type GameId = (typeof gameIds)[number];

export const words: Record<Language, Words> = {
  en: {
    title: 'Small Council',
    description: 'Four games of Westeros at one table in the browser. An unofficial fan project.',
    lead: 'Four games of Westeros at one table, in your browser.',
    state: 'The table is still being built: none of the games can be played yet.',
    gamesHeading: 'The games',
    coming: 'Coming',
    games: {
      'iron-throne': {
        name: 'Game of Thrones: The Iron Throne',
        edition: 'Board game',
        players: '3 to 5 players',
        about: 'Bluff, support and betrayal, until one house has spread its influence.',
      },
      agot2: {
        name: 'A Game of Thrones: The Card Game',
        edition: 'Second edition',
        players: '2 players, or a melee of 3 and more',
        about: 'Seven plots, three kinds of challenge, and titles to quarrel about.',
      },
      agot1: {
        name: 'A Game of Thrones: The Card Game',
        edition: 'First edition',
        players: '2 to 6 players, also in teams',
        about: 'Where it began: six houses, influence, and the race for power.',
      },
      asoiaf: {
        name: 'A Song of Ice & Fire',
        edition: 'Tabletop miniatures game',
        players: '2 players, teams, or free for all',
        about: 'Armies in ranks on a measured field, and schemers at the tactics board.',
      },
    },
    languages: 'Language',
    notice:
      'Small Council is an unofficial fan project. It is neither affiliated with nor endorsed by ' +
      'the publishers or rights holders of these games; all names belong to their owners.',
  },
  de: {
    title: 'Kleiner Rat',
    description:
      'Vier Spiele aus Westeros an einem Tisch im Browser. Ein inoffizielles Fanprojekt.',
    lead: 'Vier Spiele aus Westeros an einem Tisch, in deinem Browser.',
    state: 'Der Tisch wird noch gebaut: Keines der Spiele lässt sich bisher spielen.',
    gamesHeading: 'Die Spiele',
    coming: 'In Arbeit',
    games: {
      'iron-throne': {
        name: 'Kampf um den Eisernen Thron',
        edition: 'Brettspiel',
        players: '3 bis 5 Spieler',
        about: 'Bluff, Beistand und Verrat, bis ein Haus seinen Einfluss ausgebreitet hat.',
      },
      agot2: {
        name: 'Der Eiserne Thron: Das Kartenspiel',
        edition: 'Zweite Edition',
        players: '2 Spieler, oder ein Buhurt ab 3',
        about:
          'Sieben Strategien, drei Arten von Herausforderungen und Titel, um die man streitet.',
      },
      agot1: {
        name: 'Der Eiserne Thron: Das Kartenspiel',
        edition: 'Erste Edition',
        players: '2 bis 6 Spieler, auch in Teams',
        about: 'Wo es begann: sechs Häuser, Einfluss und der Wettlauf um die Macht.',
      },
      asoiaf: {
        name: 'A Song of Ice & Fire',
        edition: 'Miniaturenspiel',
        players: '2 Spieler, Teams oder jeder gegen jeden',
        about: 'Armeen in Schlachtreihen auf vermessenem Feld, Ränke an der Taktiktafel.',
      },
    },
    languages: 'Sprache',
    notice:
      'Kleiner Rat ist ein inoffizielles Fanprojekt. Es steht in keiner Verbindung zu den Verlagen ' +
      'und Rechteinhabern dieser Spiele und wird von ihnen nicht unterstützt; alle Namen gehören ' +
      'ihren Inhabern.',
  },
};
