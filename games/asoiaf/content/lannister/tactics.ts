import type { TacticsCard } from '../definition.ts';

/** The tactics cards of House Lannister: seven of its own deck, three of each commander. */
export const LANNISTER_TACTICS = [
  {
    id: 'intrigueAndSubterfuge',
    name: { en: 'Intrigue and Subterfuge', de: 'Ränkespiele und Intrigen' },
    faction: 'lannister',
  },
  {
    id: 'aLannisterPaysHisDebts',
    name: { en: 'A Lannister Pays His Debts', de: 'Ein Lennister zahlt stets seine Schulden' },
    faction: 'lannister',
  },
  {
    id: 'hearMeRoar',
    name: { en: 'Hear Me Roar!', de: 'Hört mich brüllen!' },
    faction: 'lannister',
  },
  {
    id: 'bribery',
    name: { en: 'Bribery', de: 'Bestechung' },
    faction: 'lannister',
  },
  {
    id: 'counterplot',
    name: { en: 'Counterplot', de: 'Gegenkomplott' },
    faction: 'lannister',
  },
  {
    id: 'fealtyToTheCrown',
    name: { en: 'Fealty to The Crown', de: 'Loyal zur Krone' },
    faction: 'lannister',
  },
  {
    id: 'subjugationOfPower',
    name: { en: 'Subjugation of Power', de: 'Machtunterwerfung' },
    faction: 'lannister',
  },
  {
    id: 'kingslayersRenown',
    name: { en: "Kingslayer's Renown", de: 'Ruf des Königsmörders' },
    faction: 'lannister',
    commander: 'jaimeLannister:theKingslayer',
  },
  {
    id: 'kingslayersProwess',
    name: { en: "Kingslayer's Prowess", de: 'Geschick des Königsmörders' },
    faction: 'lannister',
    commander: 'jaimeLannister:theKingslayer',
  },
  {
    id: 'kingslayersInfamy',
    name: { en: "Kingslayer's Infamy", de: 'Ruchlosigkeit des Königsmörders' },
    faction: 'lannister',
    commander: 'jaimeLannister:theKingslayer',
  },
  {
    id: 'overrun',
    name: { en: 'Overrun', de: 'Überrennen' },
    faction: 'lannister',
    commander: 'gregorClegane:theMountain',
  },
  {
    id: 'assaultOrders:gregorClegane',
    name: { en: 'Assault Orders', de: 'Angriffsbefehle' },
    faction: 'lannister',
    commander: 'gregorClegane:theMountain',
  },
  {
    id: 'priceOfFailure',
    name: { en: 'Price of Failure', de: 'Der Preis des Versagens' },
    faction: 'lannister',
    commander: 'gregorClegane:theMountain',
  },
  {
    id: 'exploitWeakness:tywinLannister',
    name: { en: 'Exploit Weakness', de: 'Schwäche ausnutzen' },
    faction: 'lannister',
    commander: 'tywinLannister:lordOfCasterlyRock',
  },
  {
    id: 'brokenResolve',
    name: { en: 'Broken Resolve', de: 'Entschlossenheit brechen' },
    faction: 'lannister',
    commander: 'tywinLannister:lordOfCasterlyRock',
  },
  {
    id: 'issueCommands:tywinLannister',
    name: { en: 'Issue Commands', de: 'Befehle erteilen' },
    faction: 'lannister',
    commander: 'tywinLannister:lordOfCasterlyRock',
  },
  {
    id: 'falseAgenda',
    name: { en: 'False Agenda', de: 'Trügerische Absichten' },
    faction: 'lannister',
    commander: 'tyrionLannister:halfman',
  },
  {
    id: 'cunningPloy',
    name: { en: 'Cunning Ploy', de: 'Raffinierte List' },
    faction: 'lannister',
    commander: 'tyrionLannister:halfman',
  },
  {
    id: 'interceptOrders',
    name: { en: 'Intercept Orders', de: 'Abgefangene Befehle' },
    faction: 'lannister',
    commander: 'tyrionLannister:halfman',
  },
  {
    id: 'mercyOfTheMother',
    name: { en: 'Mercy of The Mother', de: 'Gnade der Mutter' },
    faction: 'lannister',
    commander: 'theHighSparrow:hisHighHoliness',
  },
  {
    id: 'protectionOfTheFather',
    name: { en: 'Protection of The Father', de: 'Schutz des Vaters' },
    faction: 'lannister',
    commander: 'theHighSparrow:hisHighHoliness',
  },
  {
    id: 'wrathOfTheWarrior',
    name: { en: 'Wrath of The Warrior', de: 'Zorn des Kriegers' },
    faction: 'lannister',
    commander: 'theHighSparrow:hisHighHoliness',
  },
  {
    id: 'youWillObeyMe',
    name: { en: 'You Will Obey Me!', de: 'Ihr werdet mir gehorchen!' },
    faction: 'lannister',
    commander: 'joffreyBaratheon:firstOfHisName',
  },
  {
    id: 'traitorsIWillHaveTheirHeads',
    name: {
      en: 'Traitors! I Will Have Their Heads!',
      de: 'Verräter! Ich werde sie enthaupten lassen!',
    },
    faction: 'lannister',
    commander: 'joffreyBaratheon:firstOfHisName',
  },
  {
    id: 'iAmTheKing',
    name: { en: 'I Am The King!', de: 'Ich bin der König!' },
    faction: 'lannister',
    commander: 'joffreyBaratheon:firstOfHisName',
  },
  {
    id: 'charismaticLeadership',
    name: { en: 'Charismatic Leadership', de: 'Charismatische Führung' },
    faction: 'lannister',
    commander: 'addamMarbrand:commanderOfTheCityWatch',
  },
  {
    id: 'lashOut:addamMarbrand',
    name: { en: 'Lash Out', de: 'Peitschenhieb' },
    faction: 'lannister',
    commander: 'addamMarbrand:commanderOfTheCityWatch',
  },
  {
    id: 'valiantExample',
    name: { en: 'Valiant Example', de: 'Heroisches Vorbild' },
    faction: 'lannister',
    commander: 'addamMarbrand:commanderOfTheCityWatch',
  },
  {
    id: 'predictableManeuvers',
    name: { en: 'Predictable Maneuvers', de: 'Vorhersehbare Manöver' },
    faction: 'lannister',
    commander: 'kevanLannister:protectorOfTheRealm',
  },
  {
    id: 'seeingTheirFlaws',
    name: { en: 'Seeing Their Flaws', de: 'Schwächen erkennen' },
    faction: 'lannister',
    commander: 'kevanLannister:protectorOfTheRealm',
  },
  {
    id: 'wealthOfTheRock',
    name: { en: 'Wealth of the Rock', de: 'Wohlstand des Steins' },
    faction: 'lannister',
    commander: 'kevanLannister:protectorOfTheRealm',
  },
] as const satisfies readonly TacticsCard[];
