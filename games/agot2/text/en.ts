import { deckSettings } from '@small-council/lcg/text';

/** The words of the second edition, in ICU message syntax. What both editions say is in `lcg/text`. */
export const en = {
  'game.title': 'A Game of Thrones: The Card Game (2nd\u00a0edition)',

  // ---- options

  'setting.sets': 'Cards',
  'setting.sets.help': 'From which sets cards may come.',
  'setting.sets.oneCore': 'One Core Set',
  'setting.sets.core': 'Three Core Sets',
  'setting.sets.all': 'All cards',
  ...deckSettings({
    seats: 8,
    title: (seat) => `Deck of player ${seat}`,
    help: 'Which ready-made deck is played on this seat.',
    decks: {
      baratheon: 'House Baratheon: Stags at the Throne',
      greyjoy: 'House Greyjoy: Iron Tide',
      lannister: 'House Lannister: Gold and Daggers',
      martell: 'House Martell: Sun and Roses',
      stark: 'House Stark: The Pack Hunts',
      targaryen: 'House Targaryen: Dragonfire',
      thenightswatch: 'The Night’s Watch: Wolves on the Wall',
      tyrell: 'House Tyrell: Roses with Claws',
      starkStarter: 'House Stark: first game',
      lannisterStarter: 'House Lannister: first game',
    },
  }),

  // ---- decks

  'deck.doubled':
    'At most {max, plural, one {# plot} other {# plots}} may be in the plot deck more than once; here these are: {plots}.',
  'deck.plotAlone':
    '{card} is in the plot deck more than twice; no other plot may be there more than once then.',
  'deck.otherFaction': '{card} belongs to another faction: {faction}.',
  'deck.loyal': '{card} is loyal and goes only into a deck of its own faction: {faction}.',
  'deck.term': '{agenda} demands: {term}. There are {count}.',
  'deck.outsideCore': '{card} is not in the Core Set, and only that was agreed on.',
  'deck.copiesInSets':
    '{sets, plural, one {One Core Set holds} other {# Core Sets hold}} {max, plural, one {# copy} other {# copies}} of {card}; here are {count}.',
  'deck.restricted.joust':
    'Only one card of the restricted list for joust is allowed; here are: {cards}.',
  'deck.restricted.melee':
    'Only one card of the restricted list for melee is allowed; here are: {cards}.',
  'deck.import.notJson': 'This is not a deck in JSON.',
  'deck.import.faction': 'There is no faction “{text}”.',
  'deck.import.slots': 'The deck has no list of cards (“slots”) that can be read.',
  'deck.import.slotCount': 'How many copies of {code} are in the deck cannot be read.',

  // ---- what is printed on cards

  'is.loyal': 'loyal',
  'is.not.loyal': 'not loyal',

  // ---- questions

  'ask.ambush': 'For how much gold does {card} come by ambush?',
  'ask.claimAgainst': 'Against whom do you apply claim?',
  'ask.keyword': 'Which keyword is next?',
  'ask.insight': 'Insight: for which characters do you draw a card?',
  'ask.intimidate': 'Intimidate: which character do you kneel?',
  'ask.pillage': 'Pillage: for which characters does the loser discard the top card of the deck?',
  'ask.renown': 'Renown: which characters gain 1 power?',
  'ask.stand':
    'Choose {count, plural, one {# character that stands} other {# characters that stand}}.',
  'ask.reserve': 'Discard {count, plural, one {# card} other {# cards}} down to your reserve.',
  'ask.stackOrder': 'In which order do these cards go on your {pile}? The last lies on top.',
  'ask.above': 'Under which card does {card} go as a duplicate?',

  'option.payGold': 'Pay {gold} gold',
  'option.marshalUnder': 'Marshal {card} as a duplicate',

  // ---- refusals

  'why.ambushPhase': 'Ambush works only in the challenges phase.',
  'why.noAmbush': 'It has no ambush.',
  'why.nothingAbove': 'There is no card under which it could go.',
  'why.reserve': 'Exactly {count, plural, one {# card} other {# cards}} must be discarded.',

  // ---- what happens, as it is asked about

  // ---- the log

  'fact.handShuffled': '{seat} shuffles the hand into the deck.',

  'end.last': '{seat} is the last player left and wins.',
  'end.nobody': 'Nobody wins.',

  // ---- steps

  'step.shuffleTitles': 'Shuffle titles',
  'step.revealTitles': 'Reveal titles',
  'step.claim': 'Claim',
  'step.chooseClaimed': 'Against whom claim is applied',
  'step.oneKeyword': 'A keyword',
  'step.keywordOrder': 'Order of keywords',
  'step.nextKeyword': 'Next keyword',
  'step.useKeyword': 'Use the keyword',
  'step.chooseStanding': 'Who stands',
  'step.standCharacters': 'Choose who stands',
  'step.checkReserve': 'Check reserve',
  'step.discardToReserve': 'Discard down to reserve',
  'step.chooseAmbush': 'Choose the ambush value',
  'step.payAmbush': 'Pay for the ambush',
  'step.stackPile': 'Order of a pile',
  'step.stackOrder': 'Put the pile in order',
  'step.chooseAbove': 'Choose the card above',
  'step.enterUnder': 'The duplicate is placed',
  'step.marshalUnderCard': 'Marshal as a duplicate',

  // ---- traits

  'trait.Astapor': 'Astapor',
  'trait.Banner': 'Banner',
  'trait.Brotherhood': 'Brotherhood',
  'trait.Builder': 'Builder',
  'trait.Commander': 'Commander',
  'trait.Companion': 'Companion',
  'trait.Dorne': 'Dorne',
  'trait.Drowned God': 'Drowned God',
  'trait.Edict': 'Edict',
  'trait.Essos': 'Essos',
  'trait.Guard': 'Guard',
  'trait.Hatchling': 'Hatchling',
  'trait.House Dayne': 'House Dayne',
  'trait.House Frey': 'House Frey',
  'trait.House Harlaw': 'House Harlaw',
  'trait.House Hightower': 'House Hightower',
  'trait.House Redwyne': 'House Redwyne',
  'trait.House Tarly': 'House Tarly',
  'trait.Iron Islands': 'Iron Islands',
  'trait.Ironborn': 'Ironborn',
  'trait.King': 'King',
  'trait.Kingdom': 'Kingdom',
  'trait.Legacy': 'Legacy',
  'trait.Lhazareen': 'Lhazareen',
  'trait.Maegi': 'Maegi',
  'trait.Merchant': 'Merchant',
  'trait.Minstrel': 'Minstrel',
  'trait.Noble': 'Noble',
  'trait.Old Gods': 'Old Gods',
  'trait.Oldtown': 'Oldtown',
  'trait.Omen': 'Omen',
  'trait.Pentos': 'Pentos',
  'trait.Poison': 'Poison',
  'trait.Prophecy': 'Prophecy',
  "trait.R'hllor": 'R’hllor',
  'trait.Raider': 'Raider',
  'trait.Ranger': 'Ranger',
  'trait.Raven': 'Raven',
  'trait.Riddle': 'Riddle',
  'trait.Sand Snake': 'Sand Snake',
  'trait.Scheme': 'Scheme',
  'trait.Siege': 'Siege',
  'trait.Smuggler': 'Smuggler',
  'trait.Song': 'Song',
  'trait.Spy': 'Spy',
  'trait.Steward': 'Steward',
  'trait.Stormborn': 'Stormborn',
  'trait.Summer': 'Summer',
  'trait.The North': 'The North',
  'trait.The Reach': 'The Reach',
  'trait.The Riverlands': 'The Riverlands',
  'trait.The Seven': 'The Seven',
  'trait.The Westerlands': 'The Westerlands',
  'trait.Valyrian Steel': 'Valyrian Steel',
  'trait.Wandering Crow': 'Wandering Crow',
  'trait.War': 'War',
  'trait.Warhorse': 'Warhorse',
  'trait.Warship': 'Warship',
  'trait.Wildling': 'Wildling',
  'trait.Winter': 'Winter',
};
