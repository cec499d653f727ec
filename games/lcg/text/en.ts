import { rules } from './rules.en.ts';
import { traits } from './traits.en.ts';

/**
 * The words that both editions of the card game share, in ICU message syntax.
 *
 * The text of a card is put together from fragments, all in small letters and without a full stop:
 * - `what.*`, `these.*`, `challenge.a…`: which cards; German needs the `case` (nom, acc, dat)
 * - `is.*`: a property, said in brackets behind the noun, so that it needs no inflection
 * - `on.*`: a clause after "after" or "when"; `timing` is `after`, `when` or `would`
 * - `if.*`: a clause after "if" or "while"
 * - `cost.*`, `do.*`: an instruction: "draw 1 card"
 * - `mod.*`: a statement; its subject is left out where the sentence before has the same
 */

/** English nouns have one form; both languages use the same parameters. */
const same = (words: string): string => `{case, select, other {${words}}}`;

const properties = '{properties, select, none {} other { ({properties})}}';
const subject = '{subject, select, none {} other {{subject} }}';

const one = `{noun, select, character {character} location {location} attachment {attachment} event {event} plot {plot} agenda {agenda} title {title} faction {faction card} cardInPlay {card in play} attachmentOrLocation {attachment or location} characterOrLocation {character or location} characterOrFaction {character or faction card} other {card}}`;
const many = `{noun, select, character {characters} location {locations} attachment {attachments} event {events} plot {plots} agenda {agendas} title {titles} faction {faction cards} cardInPlay {cards in play} attachmentOrLocation {attachments or locations} characterOrLocation {characters or locations} characterOrFaction {characters or faction cards} other {cards}}`;
const article = `{noun, select, attachment {an} event {an} agenda {an} attachmentOrLocation {an} other {a}}`;

const signed = '{amount, number, ::sign-always}';
const forEach = '{forEach, select, none {} other { for {forEach}}}';
const cards = '{amount, plural, one {# card} other {# cards}}';
const counted =
  '{counted, select, none {} other { for {counted}}}{or, select, none {} other { ({or})}}';
const takesPart =
  '{who, select, none {} other {{attacks, select, yes { in which {who} attacks} other { in which {who} takes part}}}}';
const result = `{challenge}{unopposed, select, yes { unopposed} other {}}{as, select, attacker { as the attacker} defender { as the defender} other {}}{by, plural, =0 {} other { by at least # STR}}${takesPart}`;
const would = '{timing, select, would {would be} other {is}}';
const body =
  '{when, select, none {} other { – {when}}}: {body}.{limit, select, none {} other { {limit}}}';
const inPiles =
  '{whose, select, yours {your {pilesOr}} losers {the losing opponent’s {pilesOr}} other {an opponent’s {pilesOr}}}';

export const en = {
  ...rules,
  ...traits,
  // ---- names

  'player.0': 'Player 1',
  'player.1': 'Player 2',
  'player.2': 'Player 3',
  'player.3': 'Player 4',
  'player.4': 'Player 5',
  'player.5': 'Player 6',
  'player.6': 'Player 7',
  'player.7': 'Player 8',

  'faction.baratheon': 'Baratheon',
  'faction.greyjoy': 'Greyjoy',
  'faction.lannister': 'Lannister',
  'faction.martell': 'Martell',
  'faction.neutral': 'neutral',
  'faction.stark': 'Stark',
  'faction.targaryen': 'Targaryen',
  'faction.thenightswatch': 'Night’s Watch',
  'faction.tyrell': 'Tyrell',

  'phase.setup': 'setup',
  'phase.plot': 'plot phase',
  'phase.draw': 'draw phase',
  'phase.marshaling': 'marshaling phase',
  'phase.challenges': 'challenges phase',
  'phase.dominance': 'dominance phase',
  'phase.standing': 'standing phase',
  'phase.any': 'phase',
  'phase.taxation': 'taxation phase',

  'challenge.military': 'military',
  'challenge.intrigue': 'intrigue',
  'challenge.power': 'power',
  'challenge.any': same('a challenge'),
  'challenge.one': same(
    '{type, select, intrigue {an intrigue challenge} named {a challenge of that type} other {a {type} challenge}}',
  ),
  'challenge.named': 'named',
  'challenge.several': same('a challenge ({typesOr})'),

  'zone.hand': 'hand',
  'zone.deck': 'deck',
  'zone.discard': 'discard pile',
  'zone.dead': 'dead pile',

  'token.stand': 'stand token',
  'token.betrayal': 'betrayal token',
  'token.poison': 'poison token',

  'keyword.ambush': 'ambush ({value})',
  'keyword.insight': 'insight',
  'keyword.intimidate': 'intimidate',
  'keyword.limited': 'limited',
  'keyword.noAttachments':
    '{except, select, none {no attachments} other {no attachments except {except}}}',
  'keyword.noSuchAttachments': 'no {trait} attachments',
  'keyword.pillage': 'pillage',
  'keyword.renown': 'renown',
  'keyword.rivals': 'rival: {value}',
  'keyword.stealth': 'stealth',
  'keyword.supports': 'supports: {value}',
  'keyword.terminal': 'terminal',

  'type.location': 'location',
  'type.attachment': 'attachment',
  'type.event': 'event',
  'type.character': 'character',

  // ---- the text box of a card

  'text.keyword': '{Keyword}.',
  'text.attach': '{Attach}.',
  'text.copies': 'At most {copies, plural, one {# copy} other {# copies}} on one card.',
  'text.bonus':
    '{amount, number, ::sign-always} {value, select, gold {gold} initiative {initiative} claim {claim} other {reserve}} on your revealed plot.',
  'text.deck': 'Deck: {term}.',
  'term.mayInclude': '{faction} cards that are not loyal are allowed',
  'term.atLeast': 'at least {count} {faction} cards',
  'term.neutralAtMost': 'at most {count} neutral cards',
  'term.plots': 'exactly {size} plots, up to {doubled} of them twice',
  'text.constant': '{Body}.',
  'text.whileIt': 'While {conditions}: {body}.',
  'text.action': `{phase, select, none {Action} plot {Plot action} draw {Draw action} marshaling {Marshaling action} challenges {Challenges action} dominance {Dominance action} standing {Standing action} other {Taxation action}}${body}`,
  'text.would': `Interrupt${body}`,
  'text.interrupt': `Interrupt${body}`,
  'text.forcedInterrupt': `Forced interrupt${body}`,
  'text.reaction': `Reaction${body}`,
  'text.forcedReaction': `Forced reaction${body}`,
  'text.whenRevealed': `When revealed${body}`,
  'text.trigger': '{timing, select, after {after} other {when}} {trigger}',
  'text.onlyIf': 'only if {conditions}',
  'text.fromDiscard': 'while this card is in your discard pile',
  'text.fromDead': 'while this card is in your dead pile',
  'text.fromHand': 'while this card is in your hand',
  'text.clauses': '{one}, {other}',
  'text.cost': '{costs} → {effects}',
  'text.choose': 'choose {target}',
  'text.effects': '{one}; {other}',
  'text.limit':
    'Limit {times} per {per, select, challenge {challenge} phase {phase} round {round} other {game}}.',
  'text.max':
    'Max {times} per {per, select, challenge {challenge} phase {phase} round {round} other {game}}.',
  'text.statements': '{all}',
  'text.sentences': '{one} {other}',
  'text.cannotBeCanceled': 'Nobody can cancel this.',
  'text.anybody': 'Every player may use this.',
  'text.face': '{type, select, attachment {As an attachment} other {Other side}}: {line}',

  // ---- which cards

  'what.a': same(`${article} ${one}${properties}`),
  'what.each': same(`each ${one}${properties}`),
  'what.first': same(`the first ${one}${properties} each round`),
  'what.next': same(`the next ${one}${properties}`),
  'what.named': `{card}${properties}`,
  'what.upTo': same(`up to {count, plural, one {# ${one}} other {# ${many}}}${properties}`),
  'what.count': same(`{count, plural, one {# ${one}} other {# ${many}}}${properties}`),
  'what.plural': same(`${many}${properties}`),

  'these.self': same('this card'),
  'these.host': same('the bearer'),
  'these.yourFaction': same('your faction card'),
  'these.chosen': same('the target'),
  'these.it':
    '{case, select, nom {{many, select, yes {each of them} other {it}}} other {{many, select, yes {them} other {it}}}}{noun, select, other {}}',
  'these.triggering': same('that card'),
  'these.everybodysChoice': '{case, select, other {what was chosen}}',
  'these.notChosen': same('{what} (not chosen)'),
  'these.stillThere': same('the target'),

  'is.both': '{one}, {other}',
  'is.yours': 'under your control',
  'is.opponents': 'under an opponent’s control',
  'is.ownedByYou': 'owned by you',
  'is.losers': 'under the losing opponent’s control',
  'is.defendingPlayers': 'under the defending player’s control',
  'is.notHost': 'not the bearer',
  'is.another': 'not this card',
  'is.unique': 'unique',
  'is.nonUnique': 'not unique',
  'is.standing': 'standing',
  'is.kneeling': 'knelt',
  'is.participating': 'participating',
  'is.attacking': 'attacking',
  'is.defending': 'defending',
  'is.withoutAttachments': 'without attachments',
  'is.limited': 'limited',
  'is.nonLimited': 'not limited',
  'is.ofFaction': '{factionsOr}',
  'is.withTrait': '{traitsOr}',
  'is.withoutTrait': 'not {trait}',
  'is.named': '{card}',
  'is.costAtMost': 'cost {cost} or lower',
  'is.costAtMostIf': 'printed cost {cost} or lower, or {other} or lower if {condition}',
  'is.strengthAtMost': 'STR {strength} or lower',
  'is.strengthAtMostIf': 'STR {strength} or lower, or {other} or lower if {condition}',
  'is.weaker': 'lower STR than this card',
  'is.printedStrengthAtMost': 'printed STR {strength} or lower',
  'is.withIcon': 'with {icon} icon',
  'is.chosenPlayers': 'under the chosen player’s control',
  'is.ofAnotherType': 'of another type than the named one',
  'is.costAtMostX': 'cost X or lower',
  'is.anyOf': '{one} or {other}',
  'is.alone': 'participating alone',
  'is.strengthAtLeast': 'STR {strength} or higher',
  'is.winners': 'under the winning opponent’s control',
  'is.ofRicherPlayer': 'under the control of a player with more power than you',
  'is.notChosenPlayers': 'not under the chosen player’s control',
  'is.itself': 'this card',
  'is.withPower': 'with power',
  'is.withKeyword': 'with {keywordsOr}',
  'is.notOfFaction': 'not {faction}',
  'is.strongerThanHost': 'higher STR than the bearer',
  'is.withoutIcon': 'without {icon} icon',

  'attach.on': 'attach only to {what}',
  'attach.duplicateOn': 'can be marshaled for 0 gold as a duplicate of {what}',
  'attach.any': 'attach to a character',

  'each.gold': 'each gold in your pool',
  'each.strengthWonBy': 'every {strength} STR by which you won',
  'each.theirCharacters': 'each character under the chosen player’s control',
  'each.orIf': 'or {other} if {condition}',
  'each.strengthOfTarget': 'each point of the target’s STR',
  'each.deadCharacter': 'each character in your dead pile',
  'each.attachmentOnIt': 'each attachment on it',
  'each.usedPlot': 'each plot in your used pile',

  // ---- what abilities wait for

  'on.youWin': `you win ${result}`,
  'on.youLose': `you lose ${result}`,
  'on.challengeInitiated':
    '{by, select, you {you initiate {challenge}} opponent {an opponent initiates {challenge}} other {{challenge} is initiated}}{against, select, you { against you} other {}}',
  'on.declaredAsDefender': 'this card is declared as a defender',
  'on.declaredAsAttacker': 'this card is declared as an attacker',
  'on.bypasses': 'this card bypasses a character with stealth',
  'on.pillages': 'this card discards a card by pillage',
  'on.phaseBegins': 'the {phase} begins',
  'on.phaseEnds': 'the {phase} ends',
  'on.youWinDominance': 'you win dominance',
  'on.opponentCollectsIncome': 'an opponent collects income',
  'on.entersPlay':
    'this card enters play{how, select, ambush { by ambush} duringChallenge { during a challenge} duringChallengesPhase { during the challenges phase} other {}}',
  'on.youMarshalThis': 'you marshal this card',
  'on.enters': '{what} enters play',
  'on.youMarshalOrPlay': 'you marshal or play {what}',
  'on.youPlay': 'you play {what}',
  'on.killed': `{who} ${would} killed`,
  'on.killedOrDiscarded': `{who} ${would} killed or discarded from play`,
  'on.sacrificedOrKilled': `{who} ${would} sacrificed or killed`,
  'on.leavesPlay': '{who} {timing, select, would {would leave} other {leaves}} play',
  'on.stands': '{who} {timing, select, would {would stand} other {stands}}',
  'on.gainsPower': '{who} {timing, select, would {would gain} other {gains}} power',
  'on.strengthRaised': '{who} gains STR',
  'on.claimApplied':
    'the claim of {challenge} {timing, select, would {would be} other {is}} settled{by, select, anybody {} other { against you}}',
  'on.eventPlayed': 'a player plays an event',
  'on.gainsRenown': 'this card gains power by renown',
  'on.opponentDiscards': '{what} is discarded from an opponent’s {zonesOr}',
  'on.placedInDiscard':
    '{what} {timing, select, would {would be} other {is}} placed in {whose, select, opponent {an opponent’s} other {a player’s}} discard pile',
  'on.powerComesTo': '{who} gains power or power is moved to it',
  'on.unopposedBonus':
    'you {timing, select, would {would gain} other {gain}} power for an unopposed challenge',
  'on.eitherOf': '{one} or {other}',
  'on.opponentMarshals': 'an opponent plays {what}',
  'on.youAttachToThis': 'you play an attachment on this card',
  'on.youRevealPlot': 'you reveal a plot',
  'on.youLoseDominance': 'you lose dominance',
  'on.effectsInitiate':
    'the effects of {whose, select, opponentsEvent {an opponent’s event} other {the triggered ability of a character, location or attachment}} would initiate',

  // ---- conditions

  'if.youControl': 'you control {what}',
  'if.opponentControls': 'an opponent controls {what}',
  'if.youAreFirst': 'you are the first player',
  'if.youAreNotFirst': 'you are not the first player',
  'if.duringChallenge': '{challenge} is being resolved',
  'if.youDefend': 'you are the defending player',
  'if.challengeAgainstYou': 'you are the attacking or defending player',
  'if.youParticipateWith': 'you take part with {what}',
  'if.isInChallenge': '{who} is participating',
  'if.attacks': '{who} is attacking',
  'if.defends': '{who} is defending',
  'if.isStanding': '{who} is standing',
  'if.hasDuplicate': '{who} has a duplicate',
  'if.attacksAlone': '{who} is attacking alone',
  'if.hostIs': 'the bearer is {what}',
  'if.youHaveNotLost':
    'you have not lost {challenge}{as, select, defender { as the defender} other {}} this {per, select, phase {phase} other {round}}',
  'if.youAttackWith': 'you attack with {what}',
  'if.moreCardsInHand': 'your hand is larger than the chosen player’s',
  'if.enteredThisPhase':
    'this card entered play {how, select, marshal {by marshaling } ambush {by ambush } other {}}this phase',
  'if.chosenIs': 'the target is {what}',
  'if.firstYouInitiated': 'this is the first time this round that you initiated {challenge}',
  'if.youAttackRival': 'you are attacking a rival in {challenge}',
  'if.nthYouInitiated': 'this is your challenge number {n} this phase',
  'if.participatesAlone': '{who} is participating alone',
  'if.theyHaveMore':
    'the chosen player {of, select, power {has more power than you} cards {has more cards in hand than you} other {controls more characters than you}}',
  'if.youHaveWonBy': 'you have won the challenge by at least {by} STR',
  'if.youHaveNotWonBy': 'you have not won the challenge by at least {by} STR',
  'if.isInPlay': '{what} is in play',
  'if.youControlAtLeast': 'you control at least {what}',
  'if.defenderControlsNo': 'the defending player controls no {what}',
  'if.duringPhase': 'it is the {phase}',
  'if.deadAtLeast': 'at least {count} characters are in your dead pile',
  'if.severalOpponents': 'you have more than one opponent',
  'if.fewerCharacters': 'you control fewer characters than an opponent',
  'if.bears': 'this card has {what}',
  'if.isOnlyAttachment': 'the bearer has no other attachment',
  'if.plotIsRevealed': 'a plot with the trait {trait} is revealed',

  // ---- costs

  'cost.kneel': 'kneel {what}',
  'cost.sacrifice': 'sacrifice {what}',
  'cost.return': 'return {what} to your hand',
  'cost.remove': 'remove {what} from the game',
  'cost.kneelAndSacrifice': 'kneel and sacrifice this card',
  'cost.discardThis': 'discard {what} from play',
  'cost.gold': 'pay {gold} gold',
  'cost.discard': 'discard {what}',
  'cost.token': 'discard 1 {token} from this card',

  // ---- choices

  'choice.fromPile': `{what} in ${inPiles}`,
  'choice.fromHand': '{what} from your hand',
  'choice.player': '{whom, select, opponent {an opponent} other {a player}}',
  'choice.challengeType': 'a type of challenge',
  'choice.oneOfThem': 'one of them',
  'choice.seenCard': 'one of those cards',
  'choice.eachPlayer': 'each player chooses {what} under that player’s control',
  'choice.fromHandOrDiscard': '{what} from your hand or discard pile',
  'choice.seen': '{upTo, plural, one {up to # of those cards} other {up to # of those cards}}',
  'choice.inAnyOrder': 'an order',
  'choice.cardType': 'a type of card',
  'choice.either': 'one of them',

  'ask.chooseCard': 'Choose {what}.',
  'ask.chooseFromPile': `Choose {what} in ${inPiles}.`,
  'ask.chooseFromHand': 'Choose {what} from your hand.',
  'ask.choosePlayer': 'Choose {whom, select, opponent {an opponent} other {a player}}.',
  'ask.challengeType': 'Choose a type of challenge.',
  'ask.oneOfThem': 'Choose one of them.',
  'ask.seenCard': 'Choose one of the cards you are looking at.',
  'ask.either': 'Choose one.',

  // ---- effects

  'do.kneel': 'kneel {what}',
  'do.stand': 'stand {what}',
  'do.kill': 'kill {what}',
  'do.discard': 'discard {what}',
  'do.sacrifice': 'sacrifice {what}',
  'do.returnToHand': 'return {what} to the owner’s hand',
  'do.removeFromGame': 'remove {what} from the game',
  'do.removeFromChallenge': 'remove {what} from the challenge',
  'do.putUnderDeck': 'put {what} on the bottom of the owner’s deck',
  'do.shuffleIntoDeck': 'shuffle {what} into the owner’s deck',
  'do.discardForGood': 'discard {what} (cannot be saved)',
  'do.returnForGood': 'return {what} to the owner’s hand (cannot be saved)',
  'do.joins':
    'have {what} take part {side, select, attacker {on the attacking side} other {on the defending side}}',
  'do.takeControl': 'take control of {what}',
  'do.draw': `draw ${cards}${counted}`,
  'do.gainGold': `gain {amount} gold${counted}`,
  'do.gainPower': `gain {amount} power for your faction${counted}`,
  'do.cardGainsPower': `put {amount} power on {what}${counted}`,
  'do.movePower':
    'take {amount} power from {from, select, loser {the losing opponent’s} other {an opponent’s}} faction card and put it on yours',
  'do.discardPower': 'discard 1 power from {what}',
  'do.placeToken': 'place 1 {token} on {what}',
  'do.removeToken': 'remove 1 {token} from {what}',
  'do.lookAtTheirHand': 'look at that player’s hand',
  'do.discardSeenCard': 'choose 1 of those cards and discard it',
  'do.discardAtRandom': `{whose, select, attacker {the attacking player discards} opponents {each opponent discards} loser {the losing opponent discards} other {the chosen player discards}} ${cards} at random from hand`,
  'do.putIntoPlay': 'put {what} into play{control, select, none {} other { under your control}}',
  'do.takeFromPile': 'return {what} to the owner’s hand',
  'do.drawTopCardIf': 'reveal the top card of your deck; if it is {what}, draw it',
  'do.cancel': 'cancel those effects',
  'do.save': 'save {what}',
  'do.goesInstead':
    '{to, select, hand {return {what} to the owner’s hand} shuffled {shuffle {what} into the owner’s deck} bottom {put {what} on the bottom of the owner’s deck} other {put {what} in the owner’s discard pile}} instead',
  'do.reduceNext':
    '{as, select, marshal {marshal} play {play} other {marshal or play}} {what} this phase for {by} gold less',
  'do.until':
    '{what} {period, select, challenge {until the end of the challenge} phase {until the end of the phase} round {until the end of the round} plot {until you reveal a new plot} nextPhase {until the end of the next phase} other {for the rest of the game}}',
  'do.later':
    '{at, select, challengeWon {if you win this challenge} challengeDecided {when the challenge is decided} challengeEnds {at the end of the challenge} phaseBegins {at the beginning of the next phase} phaseEnds {at the end of the phase} other {at the end of the round}}: {effects}',
  'do.instead': '{effects} instead',
  'do.then': 'then {effect}',
  'do.may': 'you may {effect}',
  'do.choosing':
    '{who, select, you {choose} chosen {the chosen player chooses} other {the losing opponent chooses}} {choice}; {effect}',
  'do.either': '{effects, select, other {{effectsOr}}}',
  'do.killForGood': 'kill {what} (cannot be saved)',
  'do.moveGold':
    'move {amount} gold from {from, select, triggering {that player’s} other {the chosen player’s}} gold pool to yours',
  'do.everybodyReturnsGold': 'all players give all their gold back to the treasury',
  'do.discardDuplicate': 'discard the duplicate that came into play this way',
  'do.returnDuplicate': 'return the duplicate that came into play this way to the owner’s hand',
  'do.discardTopCard': 'discard the top card of an opponent’s deck',
  'do.search':
    'look for {what} {where, select, deck {in your deck} other {among the top {where} cards of your deck}}',
  'do.takeFound': 'show {what}, take {what} into your hand and shuffle your deck',
  'do.lookAtTop':
    'look at {count, plural, one {the topmost card} other {the # topmost cards}} of {whose, select, yours {your} other {the chosen player’s}} deck',
  'do.addSeenToHand': 'take up to {upTo} of them into your hand',
  'do.someUnder': 'set up to {upTo} of them aside',
  'do.underInAnyOrder': 'put those on the bottom in any order',
  'do.othersOnTop': 'put the others on top in any order',
  'do.othersUnder': 'put the others on the bottom in any order',
  'do.name':
    '{who, select, you {name} chosen {the chosen player names} other {the losing opponent names}} {what}',
  'do.gainInstead': 'make it {amount} power instead',
  'do.placeInDeadPile': 'put {what} in the owner’s dead pile',
  'do.putDuplicateUnder':
    'put the duplicate that came into play this way on the bottom of the owner’s deck',
  'do.takeAllGold': 'move all gold from the losing opponent’s gold pool to yours',
  'do.placeGold': 'place {amount} gold from the treasury on this card',
  'do.discardYourTopCard': 'discard the top card of your deck',
  'do.removeFromDiscard': 'remove {what} from the game',
  'do.if': 'if {condition}: {effect}',

  // ---- what is in force

  'mod.strength': `${subject}gets ${signed} STR${forEach}`,
  'mod.gainsIcon': `${subject}gains {icon, select, intrigue {an intrigue icon} named {an icon of that type} other {a {icon} icon}}`,
  'mod.losesIcon': `${subject}loses {icon, select, intrigue {an intrigue icon} named {an icon of that type} other {a {icon} icon}}`,
  'mod.gainsKeyword': `${subject}gains {keyword}`,
  'mod.gainsTrait': `${subject}gains the trait {trait}`,
  'mod.gainsFaction': `${subject}gains the faction {faction}`,
  'mod.blank': `${subject}has no text except its traits`,
  'mod.burn': `${subject}is killed if its STR is 0`,
  'mod.cannotBe': `${subject}cannot be {how, select, kill {killed} kneel {knelt} stand {stood} bypass {bypassed by stealth} discard {discarded} sacrifice {sacrificed} return {returned to hand} remove {removed from the game} attack {declared as an attacker} defend {declared as a defender} gainPower {given power} save {saved} other {chosen}}`,
  'mod.staysStanding': `${subject}does not kneel to {how, select, attack {attack} other {defend}} in {challenge}`,
  'mod.entersKnelt': `${subject}enters play knelt`,
  'mod.goldMayBeSpent': `${subject}bears gold that you may spend as if from your pool`,
  'mod.noContribution': `${subject}does not contribute STR`,
  'mod.plot': `{whose, select, you {your revealed plot has} opponents {each opponent’s revealed plot has} chosen {the chosen player’s revealed plot has} other {each revealed plot has}} ${signed} {value, select, gold {gold} initiative {initiative} claim {claim} other {reserve}}${forEach}`,
  'mod.sideStrength': `your side has ${signed} STR in {type} challenges in which you control a participating character`,
  'mod.dominance': `you count ${signed} STR for dominance`,
  'mod.mostStanding': 'no player can stand more than {amount} characters in the standing phase',
  'mod.additionalChallenge':
    'you may initiate 1 additional {type, select, named {challenge of that type} other {{type} challenge}}{elsewhere, select, yes { against another opponent} other {}}',
  'mod.cheaper':
    'you {as, select, marshal {marshal} play {play} other {marshal or play}} {what} for {by} gold less',
  'mod.cannotTrigger':
    '{whose, select, you {you cannot trigger card abilities} opponents {opponents cannot trigger card abilities} other {players cannot trigger card abilities}}',
  'mod.sacrificedWith': `${subject}is sacrificed at {count} tokens ({token})`,
  'mod.participates': `${subject}counts as participating on your side`,
  'mod.control': `${subject}is under your control`,
  'mod.mayDefendKnelt': `${subject}may defend in {challenge} while knelt and without the icon`,
  'mod.mustDefend': `${subject}must defend if able`,
  'mod.claimIn': `your claim is ${signed} in {type, select, named {challenges of that type} other {{type} challenges}}`,
  'mod.cannotInitiate':
    '{whose, select, you {you} opponents {opponents} chosen {the chosen player} loser {the losing opponent} winner {the winning opponent} other {players}} cannot initiate {challenge}{against, select, you { against you} other {}}{unlessWon, select, none {} other { before winning {unlessWon} this phase}}',
  'mod.mostChallenges':
    '{whose, select, you {you cannot} opponents {no opponent can} chosen {the chosen player cannot} loser {the losing opponent cannot} winner {the winning opponent cannot} other {no player can}} initiate more than {count, plural, one {# challenge each round} other {# challenges each round}}',
  'mod.mostAttackers':
    '{whose, select, you {you cannot} opponents {no opponent can} chosen {the chosen player cannot} loser {the losing opponent cannot} winner {the winning opponent cannot} other {no player can}} declare more than {count, plural, one {# attacker} other {# attackers}}',
  'mod.mostDefenders':
    '{whose, select, you {you cannot} opponents {no opponent can} chosen {the chosen player cannot} loser {the losing opponent cannot} winner {the winning opponent cannot} other {no player can}} declare more than {count, plural, one {# defender} other {# defenders}}',
  'mod.cannotMarshal':
    '{whose, select, you {you} opponents {opponents} chosen {the chosen player} loser {the losing opponent} winner {the winning opponent} other {players}} cannot marshal {what}',
  'mod.cannotPlayEvents':
    '{whose, select, you {you} opponents {opponents} chosen {the chosen player} loser {the losing opponent} winner {the winning opponent} other {players}} cannot play events',
  'mod.additionalLimited': 'you may marshal or play 1 additional limited card each round',
  'mod.drawsMore':
    'you draw {amount, plural, one {# additional card} other {# additional cards}} in the draw phase',
  'mod.redirects':
    'you may redirect {amount, plural, one {# challenge} other {# challenges}} each round',
  'mod.claimAgainstAnyNumber': 'you may apply your {type} claim against any number of opponents',
  'mod.basePlotValue': `${subject}has a base value of {amount} {value, select, gold {gold} initiative {initiative} claim {claim} other {reserve}}`,
  'mod.cannotBeReduced': `${subject}cannot have its STR reduced`,
  'mod.cannotWin': 'you cannot win the game',
  'mod.losesFactions': `${subject}loses all factions`,
  'mod.losesTraits': `${subject}loses all traits`,
  'mod.mayPlayFromDiscard':
    '{whose, select, you {you} opponents {opponents} other {players}} may play events from the discard pile as if from hand',
  'mod.strengthMinusX': `${subject}gets −1 STR for {forEach}`,
  'mod.winsPower': 'if you win the challenge, you gain {amount} power for your faction',
  'mod.losesKeyword': `${subject}loses {keyword}`,
  'mod.immune': `${subject}is immune to {whose, select, opponents {opponents’ } other {}}{source, select, event {events} other {character abilities}}`,
  'mod.cannotBeChosen': `${subject}cannot be chosen by opponents for effects of these cards: {sourcesOr}`,
  'mod.staysKneeling': `${subject}{how, select, byItself {does not stand} other {cannot stand}} in the standing phase`,
  'mod.handGainsAmbush': '{what} in your hand gains ambush for its printed cost',

  // ---- questions and answers

  'ask.action': 'Do you take an action?',
  'ask.would': 'This would happen: {what}. Do you interrupt it?',
  'ask.interrupt': 'This is about to happen: {what}. Do you interrupt it?',
  'ask.reaction': 'This has happened: {what}. Do you react to it?',
  'ask.forcedOrder': 'Which forced ability is next?',
  'ask.chooseFromHandOrDiscard': 'Choose {what} from your hand or discard pile.',
  'ask.search': 'You may find {what}.',
  'ask.addSeenToHand':
    '{upTo, plural, one {Choose up to # card for your hand.} other {Choose up to # cards for your hand.}}',
  'ask.someUnder':
    '{upTo, plural, one {Choose up to # card for the bottom of the deck.} other {Choose up to # cards for the bottom of the deck.}}',
  'ask.orderUnder': 'In which order do they go under the deck? The first lies highest.',
  'ask.orderOnTop': 'In which order do they go on the deck? The first lies on top.',
  'ask.cardType': 'Name a type of card.',
  'ask.x': 'Choose X for {card}.',
  'ask.spend': '{gold} gold is to be paid. How much of it comes from {card}?',
  'ask.repetitions': 'This could go on for ever. How often is it repeated?',
  'ask.decide': 'Decide: {effect}.',
  'ask.may': '{Effect}?',

  'option.use': 'Use {card}',
  'option.pass': 'Pass',
  'option.nothing': 'Nothing',
  'option.yes': 'Yes',
  'option.no': 'No',

  'why.phase': 'Only in the {phase}.',
  'why.limit': 'It cannot be used any more in this period.',
  'why.prohibited': 'An effect forbids it.',
  'why.payment': 'You do not have enough gold.',
  'why.potential': 'It would change nothing.',
  'why.condition': 'Only possible if {condition}.',
  'why.cost': 'You cannot pay the cost: {cost}.',
  'why.target': 'It needs a target: {target}.',

  'fact.targets': '{seat} chooses {cards} for {card}.',
  'fact.uses': '{seat} uses {card}.',
  'fact.shown': '{seat} shows {cards}.',
  'fact.looks':
    '{seat} looks at {where, select, hand {the hand of {whose}} other {the top {amount, plural, one {card} other {# cards}} of the deck of {whose}}}{cards, select, none {} other {: {cards}}}.',
  'fact.canceled': 'The effects of {card} are canceled.',
  'fact.unplayed': '{seat} cannot pay all of {card} and takes it back.',
  'fact.duplicateDiscarded': '{seat} discards the duplicate {card}.',
  'fact.named': '{seat} names: {what}.',
  'fact.shuffled': '{seat} shuffles the deck.',
  'fact.addedToHand':
    '{seat} adds {cards, select, none {{amount, plural, one {# card} other {# cards}}} other {{cards}}} to hand.',
  'fact.putUnder':
    '{amount, plural, one {# card goes} other {# cards go}} under the deck of {whose}.',
  'fact.goldPlaced': '{amount} gold is placed on {card}.',
  'fact.repeats': '{seat} repeats it {times, plural, one {once} other {# times}}.',
  'fact.placedInDeadPile': '{card} goes to the dead pile of {seat}.',
  'fact.tookFromPile': '{seat} takes {card} back to hand.',

  // ---- steps

  'step.action': 'Action',
  'step.reactions': 'Reactions',
  'step.forcedReactions': 'Forced reactions',
  'step.forcedOrder': 'Order of forced abilities',
  'step.onlyForced': 'Forced ability',
  'step.reactionWindow': 'Reaction window',
  'step.opportunity': 'Opportunity',
  'step.anyReactions': 'Whether anybody could react',
  'step.ability': 'Ability',
  'step.declare': 'Declare the ability',
  'step.payCosts': 'Pay costs',
  'step.openCosts': 'Begin paying',
  'step.payCost': 'Pay a cost',
  'step.choosing': 'Choices',
  'step.choose': 'Choose',
  'step.onlyChoice': 'Only choice',
  'step.pay': 'Pay',
  'step.paid': 'See whether it is paid',
  'step.spending': 'Pay with gold on cards',
  'step.spendFromCard': 'Choose how much gold comes from a card',
  'step.spendRest': 'Pay the rest',
  'step.endIfUnpaid': 'Only what is paid in full goes on',
  'step.chooseTargets': 'Choose targets',
  'step.initiate': 'Initiate the effects',
  'step.resolveEffects': 'Resolve the effects',
  'step.openEffects': 'Begin the effects',
  'step.resolveEffect': 'Resolve an effect',
  'step.decideOnEffect': 'Decide on the effect',
  'step.begin': 'Begin',
  'step.may': 'Use it or not',
  'step.does': 'Effect',
  'step.settle': 'What has become of it',
  'step.placeEvent': 'Put the event away',
  'step.canceled': 'Canceled',
  'step.openCanceled': 'After the cancel',
  'step.done': 'Done',
  'step.laterEffects': 'Delayed effects',
  'step.occasion': 'Occurrence with reactions',
  'step.occurrence': 'Occurrence',
  'step.wouldInterrupts': 'Interrupts to what would happen',
  'step.forcedInterrupts': 'Forced interrupts',
  'step.interrupts': 'Interrupts',
  'step.happens': 'It happens',
  'step.windowOpens': 'The window opens',
  'step.determineX': 'Determine X',
  'step.fixX': 'X',
  'step.chooseX': 'Choose X',
  'step.order': 'Put in order',
  'step.settleLoop': 'Endless loop',
  'step.nameRepetitions': 'Name the repetitions',
  'step.repeatLoop': 'Repeat the loop',
  'step.oneMore': 'Once more',
  'step.prepare': 'Prepare the effect',
  'step.consequences': 'Consequences',
};
