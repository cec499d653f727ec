import { challengesIn, deckSettings } from '@small-council/lcg/text';
import type { en } from './en.ts';

const body =
  '{when, select, none {} other { – {when}}}: {body}.{limit, select, none {} other { {limit}}}';

export const challenges = {
  military: { gender: 'm', one: 'Militärschlag', many: 'Militärschläge' },
  intrigue: { gender: 'f', one: 'Intrige', many: 'Intrigen' },
  power: { gender: 'm', one: 'Machtkampf', many: 'Machtkämpfe' },
} as const;
const challenge = challengesIn(challenges);

/** Die Wörter der ersten Edition. */
export const de: Record<keyof typeof en, string> = {
  'game.title': 'Der Eiserne Thron: Das Kartenspiel (1.\u00a0Edition)',

  // ---- options

  'setting.teams': 'Zwei gegen zwei',
  'setting.teams.help':
    'Vier Spieler in zwei Teams; Partner sitzen sich gegenüber und brauchen zusammen 30 Macht.',
  'setting.teams.true': 'In Teams',
  'setting.teams.false': 'Jeder für sich',
  'setting.littlefinger': 'Kleinfinger',
  'setting.littlefinger.help':
    'Spieler dürfen einander Gold für Gefälligkeiten geben, außer im Aufmarsch; niemand ist an Versprechen gebunden.',
  'setting.littlefinger.true': 'Mit Gold für Gefälligkeiten',
  'setting.littlefinger.false': 'Ohne',
  ...deckSettings({
    seats: 6,
    title: (seat) => `Deck von Spieler ${seat}`,
    help: 'Welches fertige Deck auf diesem Platz gespielt wird.',
    decks: {
      stark: 'Haus Stark: Grundspiel',
      lannister: 'Haus Lennister: Grundspiel',
      baratheon: 'Haus Baratheon: Grundspiel',
      targaryen: 'Haus Targaryen: Grundspiel',
    },
  }),
  'deck.houseOnly': '{card} ist nur für Decks von {houses}.',

  // ---- what is printed on cards

  'is.crest:holy': 'Siegel Geweihter',
  'is.crest:learned': 'Siegel Gelehrter',
  'is.crest:noble': 'Siegel Adliger',
  'is.crest:war': 'Siegel Krieger',
  'is.crest:shadow': 'Siegel Schatten',
  'keyword.ambush': 'Hinterhältig',
  'keyword.deadly': 'Tödlich',
  'keyword.deathbound': 'Todgeweiht',
  'keyword.infamy': 'Berüchtigt',
  'keyword.intimidate': 'Einschüchternd',
  'keyword.joust': 'Zweikampf',
  'keyword.melee': 'Handgemenge',
  'keyword.setup': 'Aufbau',
  'keyword.stalwart': 'Standhaft',
  'keyword.vengeful': 'Rachsüchtig',
  'keyword.vigilant': 'Wachsam',
  'keyword.opposes': 'Konkurrenz: {value}',
  'text.action': `{phase, select, none {Jederzeit} plot {Strategie} draw {Nachziehen} marshaling {Aufmarsch} challenges {Herausforderung} dominance {Herrschaft} standing {Aufrichten} other {Abgaben}}${body}`,
  'text.response': `Reaktion${body}`,
  'text.save': `Reaktion${body}`,
  'text.passive': `Passiv${body}`,
  'cost.influence': 'beuge {amount} Einfluss',

  // ---- traits

  'trait.Armor': 'Rüstung',
  'trait.Asshai': 'Asshai',
  'trait.Conscriptor': 'Werber',
  'trait.Creature': 'Kreatur',
  'trait.Free Cities': 'Freie Städte',
  'trait.House Clegane': 'Haus Clegane',
  'trait.House Tyrell': 'Haus Tyrell',
  'trait.Kingsguard': 'Königsgarde',
  'trait.Lannisport': 'Lennishort',
  'trait.Mercenary': 'Söldner',
  "trait.Night's Watch": 'Nachtwache',
  'trait.Others': 'Andere',
  'trait.Qartheen': 'Qartheen',
  'trait.Queensguard': 'Garde der Königin',
  'trait.The East': 'Der Osten',
  'trait.Unsullied': 'Unbefleckte',

  // ---- questions

  'ask.save': 'Das steht bevor: {what}. Rettest du oder hebst du auf?',
  'ask.response': 'Das ist geschehen: {what}. Reagierst du?',
  'ask.passive': 'Das ist geschehen: {what}.',
  'ask.giveGold': 'Wie viel Gold gibst du {player}?',
  'ask.influence': 'Beuge Karten für {amount} Einfluss.',
  'ask.infamy': 'Auf welche berüchtigte Karte kommt die Macht?',
  'ask.deadly': 'Tödlich: Welcher deiner Verteidiger wird getötet?',
  'ask.vengeful': 'Rachsüchtig: Richtest du deine rachsüchtigen Karten auf?',
  'ask.vigilant': 'Wachsam: Richtest du deine wachsamen Karten auf?',
  'ask.support': 'Verteidigst du für {against}, den dein Titel unterstützt?',
  'ask.takeOver': 'Lord Commander: Wirst du das Ziel der Herausforderung?',
  'ask.outOfShadows': 'Kommt eine Karte aus den Schatten?',

  'option.giveGold': '{player} Gold geben',
  'option.infamy': 'Die Macht auf eine berüchtigte Karte legen',
  'option.stand': 'Aufrichten',
  'option.takeOver': 'Ziel werden',
  'option.intoShadows': '{card} in die Schatten legen (2 Gold)',

  // ---- refusals

  'why.setupAttachment': 'Beim Aufbau dürfen nur Zusätze mit Aufbau ausgelegt werden.',
  'why.setupDuplicate': 'Beim Aufbau darf kein Duplikat von {card} ausgelegt werden.',
  'why.influence': 'Das kostet {amount} Einfluss.',
  'why.partner': 'Das ist dein Partner.',
  'why.notNow': 'Das geht jetzt nicht.',

  // ---- the log

  'event.outOfShadows': 'eine Karte kommt aus den Schatten',
  'fact.supports': '{seat} verteidigt für {against} mit {cards}.',
  'fact.intoShadows': '{seat} legt eine Karte in die Schatten.',
  'fact.outOfShadows': '{card} kommt aus den Schatten ({seat}).',

  // ---- steps

  'step.savesAndCancels': 'Retten und Aufheben',
  'step.passives': 'Passive Fähigkeiten',
  'step.responses': 'Reaktionen',
  'step.cardsLeave': 'Entfernte Karten verlassen das Spiel',
  'step.deadly': 'Tödlich',
  'step.chooseDeadly': 'Wählen, wer durch Tödlich stirbt',
  'step.killDeadly': 'Töten durch Tödlich',
  'step.renown': 'Ruhmreich',
  'step.standAgain': 'Wachsam und Rachsüchtig',
  'step.newTarget': 'Das neue Ziel',
  'step.stepIn': 'Wer einspringt',
  'step.help': 'Unterstützung und Schutz',
  'step.declareSupport': 'Für den Unterstützten verteidigen',
  'step.takeOver': 'Der Lord Commander übernimmt',
  'step.guarding': 'Verteidigung des Lord Commanders',
  'step.resolution': 'Auswertung',
  'step.openResolution': 'Beginn der Auswertung',
  'step.resolvedWindow': 'Aktionen nach der Auswertung',
  'step.comingOut': 'Aus den Schatten',
  'step.outOfShadows': 'Wählen, was aus den Schatten kommt',
  'step.orStays': 'Sie bleibt in den Schatten',
  'step.comesOut': 'Sie kommt heraus',
  'step.intoShadows': 'In die Schatten',
  'step.payShadows': 'Für die Schatten bezahlen',
  'step.lieDown': 'Die Karte wird hingelegt',
  'step.giving': 'Gold geben',
  'step.giveGold': 'Wie viel Gold',
  'step.payingInfluence': 'Einfluss bezahlen',
  'step.kneelInfluence': 'Karten für Einfluss beugen',
  'step.onlySource': 'Einziger Weg zu bezahlen',
  'step.placeOnInfamy': 'Berüchtigt',
  'step.chooseInfamy': 'Die berüchtigte Karte wählen',
  'step.onlyInfamy': 'Einzige berüchtigte Karte',

  // ---- what the cards of the Core Set say

  'text.limitedResponse':
    'Einmalige Reaktion: {times, plural, one {# Einmalige Reaktion} other {# Einmalige Reaktionen}} pro {per, select, other {Runde}} für jeden Spieler.',
  'is.producing': 'mit Einkommens- oder Einflusssymbol',
  'is.not.crest:noble': 'ohne Siegel Adliger',
  'if.plotsAreChosen': 'die Strategiekarten gewählt und noch nicht aufgedeckt sind',
  'if.strengthChanged': 'ihre Stärke in dieser Phase erhöht oder verringert wurde',
  'on.opponentsEffectReveals': 'der Effekt eines Gegners Karten aufgedeckt hat',
  'on.opponentReveals': 'ein Gegner {what} aufgedeckt hat',
  'on.placedInDead':
    'eine Karte auf {whose, select, yours {deinen Totenstapel} other {den Totenstapel eines Gegners}} gelegt worden ist',
  'on.holderWins':
    'der Gegner, unter dessen Kontrolle du diese Karte gebracht hast, eine Herausforderung gewonnen hat, an der sie teilnimmt',
  'cost.influenceOr': 'beuge {amount} Einfluss oder {what}',
  'cost.influenceOrGold': 'beuge {amount} Einfluss oder bezahle {gold} Gold',
  'cost.printedCostOf': 'wähle {what} und bezahle die aufgedruckten Kosten davon',
  'cost.x': 'bezahle X Gold',
  'each.x': 'X',
  'choice.plotName': 'eine Strategiekarte beim Namen',
  'choice.cardName': 'eine Karte beim Namen',
  'choice.newPlot': 'eine neue Strategiekarte',
  'do.searchDeck':
    '{who, select, you {durchsuche dein Deck} other {der gewählte Spieler durchsucht sein Deck}} nach {what}',
  'do.takeFoundTo':
    '{to, select, hand {das Gefundene wird allen Spielern gezeigt und kommt auf die Hand} other {bringe das Gefundene ins Spiel}}, dann wird das Deck gemischt',
  'do.revealAnotherPlot':
    '{who, select, you {wähle eine neue Strategiekarte und decke sie auf} other {der gewählte Spieler wählt eine neue Strategiekarte und deckt sie auf}}',
  'do.putUnderTheirControl': 'bringe diese Karte unter der Kontrolle jenes Spielers ins Spiel',
  'do.ownerTakesControl': 'ihr Besitzer übernimmt die Kontrolle über diese Karte',
  'mod.costsLess':
    'diese Karte zu spielen kostet {by} Gold weniger{forEach, select, none {} other { für {forEach}}}',
  'mod.diesToDiscard':
    'wird {subject} getötet, kommt sie auf den Ablagestapel statt auf den Totenstapel',
  'mod.guarded':
    'würde {subject} getötet, während diese Karte gebeugt ist, richtet sich stattdessen diese Karte auf',
  'mod.powerNotCounted': '{subject} zählt mit seiner Macht nicht für den Sieg',
  'mod.skips': 'die {phase} entfällt',
  'mod.claimOfHouse':
    'die aufgedeckte Strategiekarte jedes Spielers von Haus {faction} hat {amount, number, ::sign-always} Schaden',
  'mod.claimMinusX': 'die aufgedeckte Strategiekarte des gewählten Spielers hat X weniger Schaden',
  'mod.noIncomeBonuses': 'Charaktere, Orte und Zusätze geben keine Einkommensboni',
  'mod.peaceIn': `du und der gewählte Spieler könnt keine ${challenge.many} gegeneinander beginnen`,
  'mod.tollToDefender': `um ${challenge.accusative('ein')} zu beginnen, muss ein Spieler dem Verteidiger {gold} Gold aus der Goldreserve geben`,
  'mod.tollForNamedType':
    'der gewählte Spieler muss dir {gold} Gold aus der Goldreserve geben, um eine Herausforderung dieser Art zu beginnen',
  'mod.tollForBearer':
    'soll {subject} zum Angreifer oder Verteidiger erklärt oder eine Fähigkeit davon ausgelöst werden, muss dir dessen Spieler {gold} Gold aus der Goldreserve geben',
  'mod.tollForEvents':
    'um ein Ereignis zu spielen, muss ein Spieler einem Gegner {gold} Gold aus der Goldreserve geben',
  'mod.mayActBeforeReveal':
    'nachdem die Strategiekarten gewählt sind und bevor sie aufgedeckt werden, dürfen Spieler Aktionen durchführen',
  'mod.powerForNamedPlot':
    'für jeden Gegner, der die genannte Strategiekarte aufdeckt, beanspruchst du 1 Macht für dein Haus',
  'mod.switchedPlots':
    'du und der gewählte Spieler habt Strategiestapel und benutzte Strategiekarten getauscht',
  'ask.influenceOr': 'Beuge Karten für {amount} Einfluss oder {what}.',
  'ask.influenceOrGold':
    'Beuge Karten für {amount} Einfluss oder wähle nichts, um {gold} Gold zu bezahlen.',
  'ask.plotName': 'Nenne eine Strategiekarte.',
  'ask.cardName': 'Nenne eine Karte.',
  'ask.receiver': 'Wer bekommt das Gold?',
  'option.atHouse': '{card} als Zusatz an deine Hauskarte spielen',
  'event.cardsRevealed': 'Karten werden aufgedeckt',
  'step.chosenPlots': 'Bevor die Strategiekarten aufgedeckt werden',
  'step.chosenWindow': 'Aktionen vor dem Aufdecken',
  'step.payingTolls': 'Abgabe bezahlen',
  'step.chooseReceiver': 'Wählen, wer das Gold bekommt',
  'step.handOver': 'Das Gold übergeben',
  'step.attachToHouse': 'Als Zusatz an die Hauskarte spielen',
  'step.payHouseAttachment': 'Die Karte bezahlen',
  'step.enterAtHouse': 'Sie kommt an die Hauskarte',
  'fact.ontoDeck': '{card} kommt oben auf das Deck von {seat}.',
  'why.oneOfEverybody': 'Von jedem Spieler muss eine Karte gewählt werden.',
  'trait.Boon': 'Gunst',
  'these.paidWith': '{case, select, other {jeden von ihnen}}',
  'choice.eachPlayerAny': 'jeder Spieler wählt {what}',
  'text.influence': '+{amount} Einfluss.',
  'term.houseOnly': 'nur für Haus {faction}',
  'term.copies': 'höchstens {count, plural, one {# Exemplar} other {# Exemplare}}',
  'text.bonus':
    '{amount, number, ::sign-always} {value, select, gold {Einkommen} initiative {Initiative} claim {Schaden} other {Reserve}}.',
};
