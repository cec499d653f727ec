import { deckSettings } from '@small-council/lcg/text';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'game.title': 'Der Eiserne Thron: Das Kartenspiel (2.\u00a0Edition)',

  // ---- options

  'setting.sets': 'Karten',
  'setting.sets.help': 'Aus welchen Sets Karten kommen dürfen.',
  'setting.sets.oneCore': 'Ein Grundspiel',
  'setting.sets.core': 'Drei Grundspiele',
  'setting.sets.all': 'Alle Karten',
  ...deckSettings({
    seats: 8,
    title: (seat) => `Deck von Spieler ${seat}`,
    help: 'Welches fertige Deck an diesem Platz gespielt wird.',
    decks: {
      baratheon: 'Haus Baratheon: Hirsche am Thron',
      greyjoy: 'Haus Graufreud: Eiserne Flut',
      lannister: 'Haus Lennister: Gold und Dolche',
      martell: 'Haus Martell: Sonne und Rosen',
      stark: 'Haus Stark: Das Rudel jagt',
      targaryen: 'Haus Targaryen: Drachenfeuer',
      thenightswatch: 'Die Nachtwache: Wölfe auf der Mauer',
      tyrell: 'Haus Tyrell: Rosen mit Krallen',
      starkStarter: 'Haus Stark: erstes Spiel',
      lannisterStarter: 'Haus Lennister: erstes Spiel',
    },
  }),

  // ---- decks

  'deck.doubled':
    '{max, plural, one {Höchstens # Strategiekarte darf} other {Höchstens # Strategiekarten dürfen}} mehrfach im Strategiestapel sein; hier sind es: {plots}.',
  'deck.plotAlone':
    '{card} ist mehr als zweimal im Strategiestapel; keine andere Strategiekarte darf dann mehrfach darin sein.',
  'deck.otherFaction': '{card} gehört einer anderen Fraktion an: {faction}.',
  'deck.loyal': '{card} ist loyal und gehört nur in ein Deck der eigenen Fraktion: {faction}.',
  'deck.term': '{agenda} verlangt: {term}. Es sind {count}.',
  'deck.outsideCore': '{card} ist nicht aus dem Grundspiel, und nur das ist vereinbart.',
  'deck.copiesInSets':
    '{sets, plural, one {Ein Grundspiel enthält} other {# Grundspiele enthalten}} {max, plural, one {# Kopie} other {# Kopien}} von {card}; hier sind es {count}.',
  'deck.restricted.joust':
    'Nur eine Karte von der Liste eingeschränkter Karten für die Tjost ist erlaubt; hier sind: {cards}.',
  'deck.restricted.melee':
    'Nur eine Karte von der Liste eingeschränkter Karten für den Buhurt ist erlaubt; hier sind: {cards}.',
  'deck.import.notJson': 'Das ist kein Deck in JSON.',
  'deck.import.faction': 'Eine Fraktion „{text}“ gibt es nicht.',
  'deck.import.slots': 'Das Deck hat keine lesbare Kartenliste („slots“).',
  'deck.import.slotCount': 'Wie viele Kopien von {code} im Deck sind, ist nicht lesbar.',

  // ---- what is printed on cards

  'is.loyal': 'loyal',
  'is.not.loyal': 'nicht loyal',

  // ---- questions

  'ask.ambush': 'Für wie viel Gold kommt {card} aus dem Hinterhalt?',
  'ask.claimAgainst': 'Gegen wen setzt du den Schaden durch?',
  'ask.keyword': 'Welches Schlüsselwort kommt als nächstes?',
  'ask.insight': 'Einblick: Für welche Charaktere ziehst du eine Karte?',
  'ask.intimidate': 'Einschüchternd: Welchen Charakter beugst du?',
  'ask.pillage':
    'Brandschatzen: Für welche Charaktere legt der Verlierer die oberste Karte seines Decks ab?',
  'ask.renown': 'Ruhmreich: Welche Charaktere erhalten 1 Macht?',
  'ask.stand':
    'Wähle {count, plural, one {# Charakter, der aufgerichtet wird} other {# Charaktere, die aufgerichtet werden}}.',
  'ask.reserve': 'Lege {count, plural, one {# Karte} other {# Karten}} ab, bis auf deine Reserve.',
  'ask.stackOrder':
    'In welcher Reihenfolge kommen diese Karten auf deinen {pile}? Die letzte liegt oben.',
  'ask.above': 'Unter welche Karte kommt {card} als Duplikat?',

  'option.payGold': '{gold} Gold bezahlen',
  'option.marshalUnder': '{card} als Duplikat aufmarschieren lassen',

  // ---- refusals

  'why.ambushPhase': 'Hinterhalt gibt es nur in der Herausforderungsphase.',
  'why.noAmbush': 'Diese Karte hat keinen Hinterhalt.',
  'why.nothingAbove': 'Es gibt keine Karte, unter die sie kommen könnte.',
  'why.reserve':
    'Genau {count, plural, one {# Karte muss} other {# Karten müssen}} abgelegt werden.',

  // ---- what happens, as it is asked about

  // ---- the log

  'fact.handShuffled': '{seat} mischt die Hand in das Deck.',

  'end.last': '{seat} ist als letzter Spieler übrig und gewinnt.',
  'end.nobody': 'Niemand gewinnt.',

  // ---- steps

  'step.shuffleTitles': 'Titel mischen',
  'step.revealTitles': 'Titel aufdecken',
  'step.claim': 'Schaden',
  'step.chooseClaimed': 'Gegen wen der Schaden gilt',
  'step.oneKeyword': 'Ein Schlüsselwort',
  'step.keywordOrder': 'Reihenfolge der Schlüsselwörter',
  'step.nextKeyword': 'Nächstes Schlüsselwort',
  'step.useKeyword': 'Schlüsselwort nutzen',
  'step.chooseStanding': 'Wer sich aufrichtet',
  'step.standCharacters': 'Wählen, wer aufgerichtet wird',
  'step.checkReserve': 'Reserve prüfen',
  'step.discardToReserve': 'Bis auf die Reserve ablegen',
  'step.chooseAmbush': 'Den Wert des Hinterhalts wählen',
  'step.payAmbush': 'Den Hinterhalt bezahlen',
  'step.stackPile': 'Ordnung eines Stapels',
  'step.stackOrder': 'Den Stapel ordnen',
  'step.chooseAbove': 'Die obere Karte wählen',
  'step.enterUnder': 'Das Duplikat wird gelegt',
  'step.marshalUnderCard': 'Als Duplikat aufmarschieren lassen',

  // ---- traits

  'trait.Astapor': 'Astapor',
  'trait.Banner': 'Banner',
  'trait.Brotherhood': 'Bruderschaft',
  'trait.Builder': 'Baumeister',
  'trait.Commander': 'Kommandant',
  'trait.Companion': 'Gefährte',
  'trait.Dorne': 'Dorne',
  'trait.Drowned God': 'Ertrunkener Gott',
  'trait.Edict': 'Erlass',
  'trait.Essos': 'Essos',
  'trait.Guard': 'Garde',
  'trait.Hatchling': 'Küken',
  'trait.House Dayne': 'Haus Dayn',
  'trait.House Frey': 'Haus Frey',
  'trait.House Harlaw': 'Haus Harlau',
  'trait.House Hightower': 'Haus Hohenturm',
  'trait.House Redwyne': 'Haus Rothweyn',
  'trait.House Tarly': 'Haus Tarly',
  'trait.Iron Islands': 'Eiseninseln',
  'trait.Ironborn': 'Eisenmann',
  'trait.King': 'König',
  'trait.Kingdom': 'Königreich',
  'trait.Legacy': 'Erbe',
  'trait.Lhazareen': 'Lhazareen',
  'trait.Maegi': 'Maegi',
  'trait.Merchant': 'Händler',
  'trait.Minstrel': 'Minnesänger',
  'trait.Noble': 'Adlig',
  'trait.Old Gods': 'Alte Götter',
  'trait.Oldtown': 'Altsass',
  'trait.Omen': 'Omen',
  'trait.Pentos': 'Pentos',
  'trait.Poison': 'Gift',
  'trait.Prophecy': 'Prophezeiung',
  "trait.R'hllor": 'R’hllor',
  'trait.Raider': 'Plünderer',
  'trait.Ranger': 'Grenzer',
  'trait.Raven': 'Rabe',
  'trait.Riddle': 'Rätsel',
  'trait.Sand Snake': 'Sandschlange',
  'trait.Scheme': 'Komplott',
  'trait.Siege': 'Belagerung',
  'trait.Smuggler': 'Schmuggler',
  'trait.Song': 'Lied',
  'trait.Spy': 'Spion',
  'trait.Steward': 'Kämmerer',
  'trait.Stormborn': 'Sturmtochter',
  'trait.Summer': 'Sommer',
  'trait.The North': 'Der Norden',
  'trait.The Reach': 'Die Weite',
  'trait.The Riverlands': 'Die Flusslande',
  'trait.The Seven': 'Die Sieben',
  'trait.The Westerlands': 'Die Westlande',
  'trait.Valyrian Steel': 'Valyrischer Stahl',
  'trait.Wandering Crow': 'Wanderkrähe',
  'trait.War': 'Krieg',
  'trait.Warhorse': 'Streitross',
  'trait.Warship': 'Kriegsschiff',
  'trait.Wildling': 'Wildling',
  'trait.Winter': 'Winter',
};
