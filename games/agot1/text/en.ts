import { deckSettings } from '@small-council/lcg/text';

const body =
  '{when, select, none {} other { – {when}}}: {body}.{limit, select, none {} other { {limit}}}';

/** The words of the first edition, in ICU message syntax. What both editions say is in `lcg/text`. */
export const en = {
  'game.title': 'A Game of Thrones: The Card Game (1st\u00a0edition)',

  // ---- options

  'setting.teams': 'Two against two',
  'setting.teams.help':
    'Four players in two teams; partners sit opposite each other and need 30 power together.',
  'setting.teams.true': 'In teams',
  'setting.teams.false': 'Everybody alone',
  'setting.littlefinger': 'Littlefinger',
  'setting.littlefinger.help':
    'Players may hand each other gold for favours, except in marshalling; nobody is bound by what they promise.',
  'setting.littlefinger.true': 'With gold for favours',
  'setting.littlefinger.false': 'Without',
  ...deckSettings({
    seats: 6,
    title: (seat) => `Deck of player ${seat}`,
    help: 'Which ready-made deck is played on this seat.',
    decks: {
      stark: 'House Stark: Core Set',
      lannister: 'House Lannister: Core Set',
      baratheon: 'House Baratheon: Core Set',
      targaryen: 'House Targaryen: Core Set',
    },
  }),
  'deck.houseOnly': '{card} is only for decks of {houses}.',

  // ---- what is printed on cards

  'is.crest:holy': 'Holy crest',
  'is.crest:learned': 'Learned crest',
  'is.crest:noble': 'Noble crest',
  'is.crest:war': 'War crest',
  'is.crest:shadow': 'Shadow crest',
  'keyword.ambush': 'ambush',
  'keyword.deadly': 'deadly',
  'keyword.deathbound': 'deathbound',
  'keyword.infamy': 'infamy',
  'keyword.intimidate': 'intimidate',
  'keyword.joust': 'joust',
  'keyword.melee': 'melee',
  'keyword.setup': 'setup',
  'keyword.stalwart': 'stalwart',
  'keyword.vengeful': 'vengeful',
  'keyword.vigilant': 'vigilant',
  'keyword.opposes': 'opposes {value}',
  'text.action': `{phase, select, none {Any Phase} plot {Plot} draw {Draw} marshaling {Marshalling} challenges {Challenges} dominance {Dominance} standing {Standing} other {Taxation}}${body}`,
  'text.response': `Response${body}`,
  'text.save': `Response${body}`,
  'text.passive': `Passive${body}`,

  'cost.influence': 'kneel {amount} influence',

  // ---- traits

  'trait.Armor': 'Armor',
  'trait.Asshai': 'Asshai',
  'trait.Conscriptor': 'Conscriptor',
  'trait.Creature': 'Creature',
  'trait.Free Cities': 'Free Cities',
  'trait.House Clegane': 'House Clegane',
  'trait.House Tyrell': 'House Tyrell',
  'trait.Kingsguard': 'Kingsguard',
  'trait.Lannisport': 'Lannisport',
  'trait.Mercenary': 'Mercenary',
  "trait.Night's Watch": 'Night’s Watch',
  'trait.Others': 'Others',
  'trait.Qartheen': 'Qartheen',
  'trait.Queensguard': 'Queensguard',
  'trait.The East': 'The East',
  'trait.Unsullied': 'Unsullied',

  // ---- questions

  'ask.save': 'This is about to happen: {what}. Do you save or cancel?',
  'ask.response': 'This has happened: {what}. Do you respond?',
  'ask.passive': 'This has happened: {what}.',
  'ask.giveGold': 'How much gold do you give to {player}?',
  'ask.influence': 'Kneel cards for {amount} influence.',
  'ask.infamy': 'On which card with infamy does the power go?',
  'ask.deadly': 'Deadly: which of your defenders is killed?',
  'ask.vengeful': 'Vengeful: do you stand your vengeful cards?',
  'ask.vigilant': 'Vigilant: do you stand your vigilant cards?',
  'ask.support': 'Do you defend for {against}, whom your title supports?',
  'ask.takeOver': 'Lord Commander: do you become the target of the challenge?',
  'ask.outOfShadows': 'Does a card come out of the shadows?',

  'option.giveGold': 'Give gold to {player}',
  'option.infamy': 'Place the power on a card with infamy',
  'option.stand': 'Stand them',
  'option.takeOver': 'Become the target',
  'option.intoShadows': 'Lay {card} into the shadows (2 gold)',

  // ---- refusals

  'why.setupAttachment': 'Only attachments with Setup can be placed in setup.',
  'why.setupDuplicate': 'No second copy of {card} can be placed in setup.',
  'why.influence': 'It takes {amount} influence.',
  'why.partner': 'That player is your partner.',
  'why.notNow': 'It cannot be used now.',

  // ---- the log

  'event.outOfShadows': 'a card comes out of the shadows',
  'fact.supports': '{seat} defends for {against} with {cards}.',
  'fact.intoShadows': '{seat} lays a card into the shadows.',
  'fact.outOfShadows': '{card} comes out of the shadows ({seat}).',

  // ---- steps

  'step.savesAndCancels': 'Saves and cancels',
  'step.passives': 'Passive abilities',
  'step.responses': 'Responses',
  'step.cardsLeave': 'Removed cards leave play',
  'step.deadly': 'Deadly',
  'step.chooseDeadly': 'Choose who dies by Deadly',
  'step.killDeadly': 'Kill by Deadly',
  'step.renown': 'Renown',
  'step.standAgain': 'Vigilant and Vengeful',
  'step.newTarget': 'The new target',
  'step.stepIn': 'Who steps in',
  'step.help': 'Support and guard',
  'step.declareSupport': 'Defend for the supported player',
  'step.takeOver': 'The Lord Commander takes over',
  'step.guarding': 'Defense of the Lord Commander',
  'step.resolution': 'Resolution',
  'step.openResolution': 'Begin the resolution',
  'step.resolvedWindow': 'Actions after the resolution',
  'step.comingOut': 'Out of the shadows',
  'step.outOfShadows': 'Choose what comes out of the shadows',
  'step.orStays': 'It stays in the shadows',
  'step.comesOut': 'It comes out',
  'step.intoShadows': 'Into the shadows',
  'step.payShadows': 'Pay for the shadows',
  'step.lieDown': 'The card is laid down',
  'step.giving': 'Give gold',
  'step.giveGold': 'How much gold',
  'step.payingInfluence': 'Pay influence',
  'step.kneelInfluence': 'Kneel cards for influence',
  'step.onlySource': 'Only way to pay',
  'step.placeOnInfamy': 'Infamy',
  'step.chooseInfamy': 'Choose the card with infamy',
  'step.onlyInfamy': 'Only card with infamy',

  // ---- what the cards of the Core Set say

  'text.limitedResponse':
    'Limited Response: {times, plural, one {# Limited Response} other {# Limited Responses}} per {per, select, other {round}} for each player.',
  'is.producing': 'with an income or influence symbol',
  'is.not.crest:noble': 'without Noble crest',
  'if.plotsAreChosen': 'plots have been chosen and not yet revealed',
  'if.strengthChanged': 'its STR has been raised or lowered this phase',
  'on.opponentsEffectReveals': 'an opponent’s effect reveals cards',
  'on.opponentReveals': 'an opponent reveals {what}',
  'on.placedInDead':
    'a card is placed in {whose, select, yours {your} other {an opponent’s}} dead pile',
  'on.holderWins':
    'the opponent under whose control you put this card wins a challenge in which it takes part',
  'cost.influenceOr': 'kneel {amount} influence or {what}',
  'cost.influenceOrGold': 'kneel {amount} influence or pay {gold} gold',
  'cost.printedCostOf': 'choose {what} and pay its printed cost',
  'cost.x': 'pay X gold',
  'each.x': 'X',
  'choice.plotName': 'a plot by its title',
  'choice.cardName': 'a card by its title',
  'choice.newPlot': 'a new plot',
  'do.searchDeck':
    '{who, select, you {search your deck} other {the chosen player searches their deck}} for {what}',
  'do.takeFoundTo':
    '{to, select, hand {show it to all players and take it into the hand} other {put it into play}}, then shuffle the deck',
  'do.revealAnotherPlot':
    '{who, select, you {choose and reveal a new plot} other {the chosen player chooses and reveals a new plot}}',
  'do.putUnderTheirControl': 'put this card into play under that player’s control',
  'do.ownerTakesControl': 'its owner takes control of this card',
  'mod.costsLess':
    'this card costs {by} gold less to play{forEach, select, none {} other { for {forEach}}}',
  'mod.diesToDiscard':
    'if {subject} is killed, it is placed in the discard pile instead of the dead pile',
  'mod.guarded': 'if {subject} would be killed and this card is kneeling, this card stands instead',
  'mod.powerNotCounted': '{subject} does not count its power for victory',
  'mod.skips': 'the {phase} is skipped',
  'mod.claimOfHouse':
    'the revealed plot of each House {faction} player has {amount, number, ::sign-always} claim',
  'mod.claimMinusX': 'the chosen player’s revealed plot has X less claim',
  'mod.noIncomeBonuses': 'characters, locations and attachments provide no income bonuses',
  'mod.peaceIn': 'you and the chosen player cannot initiate {type} challenges against each other',
  'mod.tollToDefender':
    'to initiate {type, select, intrigue {an intrigue challenge} other {a {type} challenge}}, a player must give the defending player {gold} gold from the gold pool',
  'mod.tollForNamedType':
    'the chosen player must give you {gold} gold from the gold pool to initiate a challenge of that type',
  'mod.tollForBearer':
    'to declare {subject} as an attacker or defender or to trigger its ability, its controller must give you {gold} gold from the gold pool',
  'mod.tollForEvents':
    'to play an event, a player must give an opponent {gold} gold from the gold pool',
  'mod.mayActBeforeReveal':
    'players may take actions after plots are chosen and before they are revealed',
  'mod.powerForNamedPlot':
    'for each opponent who reveals the named plot, you claim 1 power for your House',
  'mod.switchedPlots': 'you and the chosen player have switched plot decks and used plots',
  'ask.influenceOr': 'Kneel cards for {amount} influence, or {what}.',
  'ask.influenceOrGold':
    'Kneel cards for {amount} influence, or choose nothing to pay {gold} gold.',
  'ask.plotName': 'Name a plot.',
  'ask.cardName': 'Name a card.',
  'ask.receiver': 'Who gets the gold?',
  'option.atHouse': 'Play {card} as an attachment to your House card',
  'event.cardsRevealed': 'cards are revealed',
  'step.chosenPlots': 'Before the plots are revealed',
  'step.chosenWindow': 'Actions before the plots are revealed',
  'step.payingTolls': 'Pay a toll',
  'step.chooseReceiver': 'Choose who gets the gold',
  'step.handOver': 'Hand over the gold',
  'step.attachToHouse': 'Play as an attachment to the House card',
  'step.payHouseAttachment': 'Pay for the card',
  'step.enterAtHouse': 'It comes to the House card',
  'fact.ontoDeck': '{card} is put on top of the deck of {seat}.',
  'why.oneOfEverybody': 'One card of each player has to be chosen.',
  'trait.Boon': 'Boon',
  'these.paidWith': '{case, select, other {each of them}}',
  'choice.eachPlayerAny': 'each player chooses {what}',
  'text.influence': '+{amount} influence.',
  'term.houseOnly': 'House {faction} only',
  'term.copies': 'at most {count, plural, one {# copy} other {# copies}}',
  'text.bonus':
    '{amount, number, ::sign-always} {value, select, gold {income} initiative {initiative} claim {claim} other {reserve}}.',
};
