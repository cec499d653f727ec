import type { Seat } from '@small-council/engine';
import { type Card, eventsNow, printed, type R, type Use } from '@small-council/lcg';
import {
  a,
  aboveDuplicate,
  action,
  additionalChallenge,
  andThen,
  atThe,
  attacks,
  cancel,
  cardGainsPower,
  challengeInitiated,
  choose,
  choosePlayer,
  choosing,
  chosen,
  chosenPlayers,
  constant,
  costAtMostX,
  couldBe,
  discard,
  discardDuplicate,
  discardForGood,
  discardTopCard,
  draw,
  duringChallenge,
  eachGold,
  effectsInitiate,
  enteredThisPhase,
  entersPlay,
  gainGold,
  gainsIcon,
  gainsKeyword,
  gets,
  hostIs,
  isInChallenge,
  kill,
  killed,
  kneelCost,
  kneelFaction,
  moreCardsInHand,
  named,
  ofFaction,
  onlyIf,
  opponents,
  type Property,
  perRound,
  phaseEnds,
  plotChange,
  putIntoPlayFromHand,
  reducer,
  returnToHand,
  self,
  sentence,
  staysStanding,
  stillThere,
  target,
  thatPlayer,
  unique,
  whileIt,
  withTrait,
  youControl,
  youWin,
} from '@small-council/lcg/blocks';
import { forcedInterrupt, reaction, wouldInterrupt } from '../../abilities.ts';
import { isA } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'lannister');

/** A copy of the card that this very ability has discarded (AG2-247: known by the title). */
const copyOfDiscarded: Property = {
  say: sentence('copyOfDiscarded', 'a copy of that card', 'eine Kopie dieser Karte'),
  fits: (m, by, card) => {
    const discarded = eventsNow(m)
      .filter((event) => isA(event, 'discardedFromDeck'))
      .findLast((event) => event.by === by.card);
    const titleOf = (one: Card): string => printed(m, one).name.en;
    return (discarded?.of.cards ?? []).some((id) => titleOf(m.table.cards[id]) === titleOf(card));
  },
};

/** Who holds fewer cards than you, and has a character that can be killed. */
const canBeMadeToKill = (m: R, use: Use, seat: Seat): boolean => {
  const { hand, play } = m.table.players[seat];
  return (
    m.table.players[use.seat].hand.length > hand.length &&
    play.some(
      (id) => a('character').fits(m, use, m.table.cards[id]) && couldBe(m, use, 'killed', id),
    )
  );
};

character('01084', {
  name: ['Cersei Lannister', 'Cersei Lennister'],
  is: 'loyal unique',
  cost: 4,
  strength: 4,
  icons: 'int pow',
  traits: ['Lady', 'Queen'],
  abilities: [whileIt([attacks(), duringChallenge('intrigue')], plotChange('claim', 1))],
});

character('01085', {
  name: ['Grand Maester Pycelle', 'Großmaester Pycelle'],
  is: 'loyal unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Maester', 'Small Council'],
  keywords: ['insight'],
});

character('01086', {
  name: ['Joffrey Baratheon', 'Joffrey Baratheon'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'pow',
  traits: ['Lord'],
  abilities: [
    reaction({
      on: killed(a('character', withTrait('Lord', 'Lady'))),
      does: cardGainsPower(self),
      limit: perRound(3),
    }),
  ],
});

character('01087', {
  name: ['Ser Jaime Lannister', 'Ser Jaime Lennister'],
  is: 'unique',
  cost: 6,
  strength: 5,
  icons: 'mil int',
  traits: ['Knight', 'Lord'],
  abilities: [
    constant(staysStanding('attack', 'military')),
    whileIt([isInChallenge(), duringChallenge('military')], gainsKeyword('renown', 'self')),
  ],
});

character('01088', {
  name: ['The Tickler', 'Der Kitzler'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil int',
  traits: ['Ally'],
  abilities: [
    action({
      phase: 'dominance',
      cost: kneelCost(),
      does: [
        discardTopCard(),
        andThen(
          choosing(
            choose(a('cardInPlay', copyOfDiscarded), 'discarded', { name: 'copy', upTo: 1 }),
            discard(chosen('copy')),
          ),
        ),
      ],
    }),
  ],
});

character('01089', {
  name: ['Tyrion Lannister', 'Tyrion Lennister'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Lord'],
  keywords: ['stealth'],
  abilities: [
    reaction({
      on: challengeInitiated({ type: 'intrigue' }),
      does: gainGold(2),
      limit: perRound(2),
    }),
  ],
});

character('01090', {
  name: ['Tywin Lannister', 'Tywin Lennister'],
  is: 'loyal unique',
  cost: 7,
  strength: 6,
  icons: 'mil int pow',
  traits: ['Lord'],
  keywords: ['renown'],
  bonus: { gold: 2 },
  abilities: [constant(gets({ by: 1, forEach: eachGold }, 'self'))],
});

character('01091', {
  name: ['Burned Men', 'Brandmänner'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Clansman'],
  keywords: ['ambush:2'],
});

character('01092', {
  name: ['Gold Cloaks', 'Goldröcke'],
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Ally', 'Army'],
  keywords: ['ambush:2'],
  abilities: [
    forcedInterrupt({
      on: phaseEnds(),
      if: enteredThisPhase('ambush'),
      does: discardForGood(self),
    }),
  ],
});

character('01093', {
  name: ['Lannisport Moneylender', 'Geldverleiher aus Lennishort'],
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Merchant'],
  keywords: ['limited'],
  bonus: { gold: 1 },
});

character('01094', {
  name: ['Lannisport Merchant', 'Kaufmann aus Lennishort'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally', 'Steward'],
  abilities: [reducer(a('character', ofFaction('lannister')))],
});

character('01095', {
  name: ["The Queen's Assassin", 'Meuchelmörder der Königin'],
  is: 'loyal',
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Spy'],
  keywords: ['ambush:4'],
  abilities: [
    reaction({
      on: entersPlay('ambush'),
      choose: choosePlayer('opponent', { fits: canBeMadeToKill }),
      does: onlyIf(
        moreCardsInHand,
        choosing(
          choose(a('character', chosenPlayers), 'killed', { name: 'victim', who: thatPlayer }),
          kill(chosen('victim')),
        ),
      ),
    }),
  ],
});

attachment('01096', {
  name: ["Widow's Wail", 'Witwenklage'],
  is: 'unique',
  cost: 1,
  traits: ['Valyrian Steel', 'Weapon'],
  keywords: ['ambush:1'],
  abilities: [
    constant(gets(2, 'host')),
    whileIt(hostIs(a('character', named('01086'))), gainsIcon('military', 'host')),
  ],
});

location('01097', {
  name: ['Casterly Rock', 'Casterlystein'],
  is: 'loyal unique',
  cost: 2,
  traits: ['Stronghold', 'The Westerlands'],
  abilities: [constant(additionalChallenge('intrigue'))],
});

location('01098', {
  name: ['Lannisport', 'Lennishort'],
  is: 'loyal unique',
  cost: 3,
  traits: ['The Westerlands'],
  abilities: [reaction({ on: youWin({ type: 'intrigue' }), does: draw(1) })],
});

location('01099', {
  name: ['Western Fiefdom', 'Westliche Ländereien'],
  cost: 0,
  traits: ['The Westerlands'],
  keywords: ['limited'],
  abilities: [reducer(a('card', ofFaction('lannister')))],
});

event('01100', {
  name: ['Hear Me Roar!', 'Hört mich brüllen!'],
  is: 'loyal',
  cost: 1,
  abilities: [
    action({
      does: [
        putIntoPlayFromHand(a('character', ofFaction('lannister'))),
        atThe('phaseEnds', [discardForGood(stillThere)], chosen('entering')),
        atThe('phaseEnds', [discardDuplicate(stillThere)], aboveDuplicate('entering')),
      ],
    }),
  ],
});

event('01101', {
  name: ['The Things I Do For Love', 'Was man nicht alles für die Liebe tut'],
  cost: 'X',
  abilities: [
    action({
      phase: 'challenges',
      if: youControl(a('character', ofFaction('lannister'), withTrait('Lord', 'Lady'))),
      x: 'chosen',
      cost: kneelFaction,
      choose: choose(a('character', costAtMostX, opponents), 'returned'),
      does: returnToHand(target),
    }),
  ],
});

event('01102', {
  name: ['Treachery', 'Verrat'],
  cost: 1,
  abilities: [
    wouldInterrupt({
      on: effectsInitiate('cardAbility'),
      if: youControl(a('character', unique, ofFaction('lannister'))),
      does: cancel,
    }),
  ],
});
