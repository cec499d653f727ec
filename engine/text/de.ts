import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'table.answerForm': 'Diese Frage verlangt: {needs}. Gegeben wurde: {got}.',
  'table.unknownField': 'Die Antwort enthält etwas, das diese Frage nicht kennt.',
  'table.chooseCount':
    '{min, plural, =0 {Wähle höchstens {max}} other {Wähle {min} bis {max}}}; gewählt wurden {got}.',
  'table.chooseTwice':
    '{each, plural, one {Das lässt sich nur einmal wählen.} other {Das lässt sich nur #-mal wählen.}}',
  'table.notOffered': 'Das kann jetzt nicht gewählt werden.',
  'table.orderIncomplete': 'Alle {count} müssen geordnet werden, jedes genau einmal.',
  'table.numberRange': 'Verlangt ist eine ganze Zahl von {min} bis {max}.',
  'table.placeBounds': 'Der Ort liegt außerhalb des Tisches ({axis} von {min} bis {max}).',
  'table.pathLength': 'Ein Weg hat höchstens {most} Teile, nicht {got}.',
  'table.pathPart': 'Der Weg kann den Teil {part} nicht haben.',
  'table.pathBounds':
    'Dieser Teil des Weges ist zu lang oder nicht ganzzahlig ({part} von {min} bis {max}).',
  'table.nothingToAccept': 'Es liegt kein Angebot vor, das man annehmen könnte.',
  'table.noMoreOffers': 'Es können keine Angebote mehr gemacht werden.',
  'table.dealAmount': 'Die Menge muss von 1 bis {max} reichen.',
  'table.dealUnknownItem': 'Das Angebot nennt etwas, das nicht zu dieser Verhandlung gehört.',
  'table.dealEmpty': 'Ein Angebot muss mindestens einen Gegenstand nennen.',
  'table.notAsked': 'Dieser Platz ist gerade nicht gefragt.',
  'table.late': 'Diese Frage ist bereits entschieden.',
  'table.over': 'Die Partie ist beendet.',
  'table.cannotConcede': 'In diesem Spiel kann niemand mitten in einer Partie aufgeben.',
  'table.cannotUndo': 'Das lässt sich nicht mehr zurücknehmen.',
  'table.seats': 'Dieses Spiel ist für {min} bis {max} Spieler.',
  'table.seed': 'Eine Partie braucht einen Startwert.',
  'table.optionsForm': 'Die Einstellungen müssen mit Namen angegeben werden.',
  'table.optionUnknown': 'Dieses Spiel hat keine Einstellung „{name}“.',
  'table.optionValue': 'Die Einstellung „{name}“ kann diesen Wert nicht haben: {reasons}',
  'table.optionFlag': 'Sie ist an oder aus.',
  'table.optionChoice': 'Sie ist eine der angebotenen.',
  'table.reason': '{why} ({rule})',
  'table.otherGame': 'Das ist eine Partie eines anderen Spiels ({game}).',
  'table.otherVersion':
    'Diese Partie wurde nach Fassung {version} der Regeln gespielt; hier gilt Fassung {reads}.',
  'table.otherFormat': 'Diese Datei hat ein anderes Format; nötig ist Format {reads}.',
  'table.damaged': 'Diese Partie ist beschädigt ({what}).',
};
