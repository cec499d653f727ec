import type { TacticsCard } from '../definition.ts';

/** The tactics cards of no House: seven of its own deck, three of each commander. */
export const NEUTRAL_TACTICS = [
  {
    id: 'planningAndInsight',
    name: { en: 'Planning and Insight', de: 'Planung und Erkenntnis' },
    faction: 'neutral',
  },
  {
    id: 'adaptiveMethods',
    name: { en: 'Adaptive Methods', de: 'Flexible Methoden' },
    faction: 'neutral',
  },
  {
    id: 'issueCommands',
    name: { en: 'Issue Commands', de: 'Befehle erteilen' },
    faction: 'neutral',
  },
  {
    id: 'worthTheRisk',
    name: { en: 'Worth The Risk', de: 'Das Risiko wert' },
    faction: 'neutral',
  },
  {
    id: 'meticulousPlanning',
    name: { en: 'Meticulous Planning', de: 'Sorgfältige Planung' },
    faction: 'neutral',
  },
  {
    id: 'surpriseStrategy',
    name: { en: 'Surprise Strategy', de: 'Überraschende Strategie' },
    faction: 'neutral',
  },
  {
    id: 'spoilsOfWar',
    name: { en: 'Spoils of War', de: 'Kriegsbeute' },
    faction: 'neutral',
  },
  {
    id: 'ourBladesAreSharp',
    name: { en: 'Our Blades Are Sharp', de: 'Unsere Klingen sind scharf' },
    faction: 'neutral',
    commander: 'ramsaySnow:theBastardOfBolton',
  },
  {
    id: 'cruelMethods',
    name: { en: 'Cruel Methods', de: 'Grausame Methoden' },
    faction: 'neutral',
    commander: 'ramsaySnow:theBastardOfBolton',
  },
  {
    id: 'sadisticGames',
    name: { en: 'Sadistic Games', de: 'Sadistische Spiele' },
    faction: 'neutral',
    commander: 'ramsaySnow:theBastardOfBolton',
  },
  {
    id: 'aFlayedManHasNoSecrets',
    name: { en: 'A Flayed Man Has No Secrets', de: 'Ein gehäuteter Mann hat keine Geheimnisse' },
    faction: 'neutral',
    commander: 'rooseBolton:theLeechLord',
  },
  {
    id: 'fearKeepsAManAlive',
    name: { en: 'Fear Keeps a Man Alive', de: 'Furcht hält einen Mann am Leben' },
    faction: 'neutral',
    commander: 'rooseBolton:theLeechLord',
  },
  {
    id: 'whisperedThreats',
    name: { en: 'Whispered Threats', de: 'Geflüsterte Drohungen' },
    faction: 'neutral',
    commander: 'rooseBolton:theLeechLord',
  },
  {
    id: 'theCripplersInfamy',
    name: { en: "The Crippler's Infamy", de: 'Die Ruchlosigkeit des Krüppelmachers' },
    faction: 'neutral',
    commander: 'vargoHoat:theGoatOfHarrenhal',
  },
  {
    id: 'carelessAggression',
    name: { en: 'Careless Aggression', de: 'Leichtsinniger Angriff' },
    faction: 'neutral',
    commander: 'vargoHoat:theGoatOfHarrenhal',
  },
  {
    id: 'exploitWeakness:vargoHoat',
    name: { en: 'Exploit Weakness', de: 'Schwäche ausnutzen' },
    faction: 'neutral',
    commander: 'vargoHoat:theGoatOfHarrenhal',
  },
  {
    id: 'sellswordNegotiations',
    name: { en: 'Sellsword Negotiations', de: 'Verhandlungen des Söldners' },
    faction: 'neutral',
    commander: 'daarioNaharis:stormcrowCaptain',
  },
  {
    id: 'sellswordBravado',
    name: { en: 'Sellsword Bravado', de: 'Wagemut des Söldners' },
    faction: 'neutral',
    commander: 'daarioNaharis:stormcrowCaptain',
  },
  {
    id: 'recklessStrikes',
    name: { en: 'Reckless Strikes', de: 'Rücksichtslose Schläge' },
    faction: 'neutral',
    commander: 'daarioNaharis:stormcrowCaptain',
  },
  {
    id: 'brothersInArms',
    name: { en: 'Brothers In Arms', de: 'Waffenbrüder' },
    faction: 'neutral',
    commander: 'jokin:stormcrowCaptain',
  },
  {
    id: 'diversionTactics',
    name: { en: 'Diversion Tactics', de: 'Umgehungstaktik' },
    faction: 'neutral',
    commander: 'jokin:stormcrowCaptain',
  },
  {
    id: 'stalwartMercenaries',
    name: { en: 'Stalwart Mercenaries', de: 'Zähe Söldner' },
    faction: 'neutral',
    commander: 'jokin:stormcrowCaptain',
  },
] as const satisfies readonly TacticsCard[];
