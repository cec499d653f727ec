import type { en } from './en.ts';
import { armySettings } from './settings.ts';

/** Was über Armeen gesagt wird, in ICU-Schreibweise. */
export const de: Record<keyof typeof en, string> = {
  ...armySettings({
    title: (seat) => `Armee von Spieler ${seat}`,
    help: 'Eine fertige Armee oder eine eigene Liste. Niemand sonst sieht sie, bevor sie auf dem Tisch steht.',
    armies: {
      starkStarter: 'Haus Stark: erstes Spiel',
      lannisterStarter: 'Haus Lennister: erstes Spiel',
      stark30Eddard: 'Haus Stark, 30: Lord Eddards Heerschar',
      stark30Umber: 'Haus Stark, 30: Äxte vom Letzten Herd',
      stark40Tully: 'Haus Stark, 40: Schilde der Flusslande',
      stark40Winterfell: 'Haus Stark, 40: Winterfell zieht nach Süden',
      stark50Bears: 'Haus Stark, 50: Die Bäreninsel hält stand',
      stark50Outriders: 'Haus Stark, 50: Der Schwarzfisch reitet',
      lannister30Watch: 'Haus Lennister, 30: Die Stadtwache',
      lannister30Mountain: 'Haus Lennister, 30: Die Gefolgsmänner des Berges',
      lannister40Faith: 'Haus Lennister, 40: Schwerter des Glaubens',
      lannister40Rock: 'Haus Lennister, 40: Die Macht des Steins',
      lannister50Crown: 'Haus Lennister, 50: Die Leibgarde des Königs',
      lannister50Sellswords: 'Haus Lennister, 50: Gekauft und bezahlt',
    },
  }),

  'army.unknown': 'Für einen solchen Platz in einer Armee gibt es keine Karte „{id}“.',
  'army.noFaction': 'Die Armee hat keine Fraktion.',
  'army.otherFaction': '{card}: aus einer anderen Fraktion ({faction}).',
  'army.onlyNeutrals': 'Eine neutrale Armee enthält nur Neutrale, also nicht {card} ({faction}).',
  'army.noCommander': 'Die Armee hat keinen Heerführer.',
  'army.commanders': 'Eine Armee hat genau einen Heerführer; das hier sind mehrere: {cards}.',
  'army.tooExpensive': 'Die Armee kostet {points} Punkte; vereinbart sind {max}.',
  'army.neutrals':
    'Für Neutrale darf höchstens die Hälfte der Punkte ausgegeben werden, hier {max}; es sind {points}.',
  'army.twice':
    '{card}: Ein Charakter darf nur einmal in der Armee sein, hier {count, plural, other {#-mal}}.',
  'army.versions':
    'Von {person} darf nur eine Version in der Armee sein; das hier sind mehrere: {cards}.',
  'army.inTeam': '{person} ist schon in der Armee eines Teammitglieds.',
  'army.solo': '{unit}: Eine einzelne Figur kann keine Verstärkung haben, auch nicht {card}.',
  'army.otherType': '{card} passt nicht in diese Einheit, die Typen sind verschieden: {unit}.',
  'army.attachments': '{unit}: nur eine Verstärkung ist erlaubt; das hier sind mehrere: {cards}.',
  'army.forTheEnemy': '{card} kommt in eine Einheit des Gegners, nicht in diese: {unit}.',
  'army.notForTheEnemy': '{card} kann nicht zum Gegner geschickt werden.',
  'army.mustBeSent': '{card} muss bei den Verstärkungen für den Gegner stehen.',
  'army.loose': '{card}: noch keiner Einheit zugeteilt.',
  'army.noUnit': 'Die Armee hat keine Einheit für {card}.',
  'army.noUnitForCommander': 'Die Armee hat keine Einheit für ihren Heerführer {card}.',
  'army.never': '{card} sieht nur zu und kann in keiner Armee sein.',
  'army.with': '{card}: nur zusammen mit {anyOr} erlaubt.',
  'army.without': '{card}: nicht mit {person} in einer Armee erlaubt.',
  'army.holds': '{card}: nur mit der Verstärkung {attachment} erlaubt.',
  'army.joins': '{card}: nur in der Einheit erlaubt, der {person} zugeteilt ist.',
  'army.oneFor':
    '{card}: einmal je Infanterieeinheit dieser Zugehörigkeit erlaubt: {affiliation}. {max, plural, =0 {Es gibt keine} one {Es gibt eine} other {Es gibt #}}; genommen: {count, plural, other {#}}.',
  'army.unreadable': 'Die Liste der Armee kann nicht gelesen werden.',

  'army.import.tooLong': 'Die Liste ist zu lang: Höchstens {max} Zeichen können gelesen werden.',
  'army.import.encoding':
    'Das ist kein Text in UTF-8. Bitte die Datei als UTF-8 speichern und es noch einmal versuchen.',
  'army.import.unknown': 'Zeile {line}: Niemand heißt „{text}“.',
  'army.import.near':
    'Zeile {line}: Niemand heißt „{text}“. Ist eine von diesen Karten gemeint: {near}?',
  'army.import.ambiguous': 'Zeile {line}: „{text}“ kann mehreres sein: {choices}.',
  'army.import.choice': '{card} ({faction})',
  'army.import.count': 'Zeile {line}: {count}-mal {card} ist mehr als {max}-mal.',
  'army.import.twoFactions':
    'Zeile {line}: Die Armee hat schon eine Fraktion: {one}, nicht {other}.',
  'army.import.faction': 'Zeile {line}: Eine Fraktion „{text}“ gibt es hier nicht.',
  'army.import.number': 'Eine Karte mit der Nummer {number} gibt es hier nicht.',
  'army.import.name': 'Niemand heißt „{text}“, oder mehrere heißen so.',
  'army.import.notJson': 'Das ist keine Armee in JSON.',
  'army.import.field': 'Das Feld „{field}“ der Armee kann nicht gelesen werden.',
  'army.import.key':
    'Zeile {line}: Diesen Schlüssel kann nur die Seite lesen, die ihn gemacht hat. Kopiere dort die Liste als Text.',
};
