import { touch } from '@small-council/lcg';
import {
  a,
  action,
  another,
  attacking,
  cancel,
  cannotTrigger,
  challengeInitiated,
  choose,
  chooseFrom,
  constant,
  draw,
  drawTopCardIf,
  duringChallenge,
  each,
  eachInPlay,
  effectsInitiate,
  entersKnelt,
  entersPlay,
  gainPower,
  gainsIcon,
  gainsKeyword,
  gets,
  handGainsAmbush,
  hasDuplicate,
  ifYouWin,
  isInChallenge,
  kill,
  kneelCost,
  kneelYour,
  losers,
  named,
  odd,
  ofFaction,
  on,
  participating,
  perChallenge,
  perRound,
  plotChange,
  plotIsRevealed,
  printedStrengthAtMost,
  reducer,
  sacrificeCost,
  sacrificedOrKilled,
  self,
  sentence,
  stand,
  stands,
  staysStanding,
  strengthAtMostIf,
  takeFromPile,
  target,
  until,
  whileIt,
  withTrait,
  youControl,
  youLose,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { reaction, wouldInterrupt } from '../../abilities.ts';
import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'stark');

/** A duplicate that nobody has seen; its controller may look at it (AG2-279). */
const topCardBecomesDuplicate = odd(
  sentence(
    'topCardBecomesDuplicate',
    'put the top card of your deck under her, facedown, as a duplicate',
    'lege unter sie verdeckt als Duplikat die oberste Karte deines Decks',
  ),
  (m, use) => {
    const [code] = m.table.players[use.seat].deck.splice(0, 1);
    m.table.cards[use.card].duplicates.push({ code, facedown: true });
    m.revealed();
    touch(m, 'places');
  },
  { can: (m, { seat }) => m.table.players[seat].deck.length > 0 },
);

character('01141', {
  name: ['Arya Stark', 'Arya Stark'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'pow',
  traits: ['Lady'],
  keywords: ['stealth'],
  abilities: [
    whileIt(hasDuplicate(), gainsIcon('military', 'self')),
    reaction({ on: entersPlay(), does: topCardBecomesDuplicate }),
  ],
});

character('01142', {
  name: ['Bran Stark', 'Bran Stark'],
  is: 'unique',
  cost: 2,
  strength: 1,
  icons: 'pow',
  traits: ['Lord'],
  abilities: [
    wouldInterrupt({ on: effectsInitiate('opponentsEvent'), cost: sacrificeCost(), does: cancel }),
  ],
});

character('01143', {
  name: ['Catelyn Stark', 'Catelyn Stark'],
  is: 'loyal unique',
  cost: 4,
  strength: 4,
  icons: 'int pow',
  traits: ['House Tully', 'Lady', 'The Seven'],
  abilities: [whileIt(isInChallenge(), cannotTrigger('opponents'))],
});

character('01144', {
  name: ['Eddard Stark', 'Eddard Stark'],
  is: 'unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['Lord', 'Small Council'],
  keywords: ['renown'],
  abilities: [reaction({ on: challengeInitiated({ against: 'you' }), does: stand(self) })],
});

character('01145', {
  name: ['Grey Wind', 'Grauwind'],
  is: 'loyal unique',
  cost: 5,
  strength: 4,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['intimidate', 'noAttachments'],
  abilities: [
    action({
      phase: 'challenges',
      cost: kneelCost(),
      choose: choose(
        a('character', strengthAtMostIf(1, 2, youControl(a('character', named('01146'))))),
        'killed',
      ),
      does: kill(target),
    }),
  ],
});

character('01146', {
  name: ['Robb Stark', 'Robb Stark'],
  is: 'loyal unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['Lord'],
  keywords: ['renown'],
  abilities: [
    reaction({
      on: sacrificedOrKilled(a('character', ofFaction('stark'), yours)),
      does: stand(each(a('character', yours))),
      limit: perRound(),
    }),
  ],
});

character('01147', {
  name: ['Sansa Stark', 'Sansa Stark'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Lady'],
  abilities: [
    constant(entersKnelt()),
    reaction({ on: stands('self'), does: gainPower(1), limit: perRound() }),
  ],
});

character('01148', {
  name: ['Summer', 'Sommer'],
  is: 'loyal unique',
  cost: 3,
  strength: 3,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['noAttachments'],
  abilities: [
    constant(gainsKeyword('insight', a('character', named('01142'), yours))),
    reaction({
      on: entersPlay(),
      does: takeFromPile(
        chooseFrom(
          ['discard', 'dead'],
          a('character', ofFaction('stark'), printedStrengthAtMost(2)),
          { name: 'taken' },
        ),
      ),
    }),
  ],
});

character('01149', {
  name: ['Direwolf Pup', 'Schattenwolfwelpe'],
  cost: 2,
  strength: 1,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['noAttachments'],
  abilities: [
    constant(
      gets(
        { by: 1, forEach: eachInPlay(a('cardInPlay', withTrait('Direwolf'), yours, another)) },
        'self',
      ),
    ),
  ],
});

character('01150', {
  name: ['Tumblestone Knight', 'Ritter vom Trommelstein'],
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['House Tully', 'Knight'],
});

character('01151', {
  name: ['Vanguard of the North', 'Vorhut des Nordens'],
  cost: 4,
  strength: 4,
  icons: 'mil',
  traits: ['Army'],
  keywords: ['noAttachments'],
  abilities: [whileIt(plotIsRevealed('War'), staysStanding('attack', 'military'))],
});

character('01152', {
  name: ['Winterfell Steward', 'Kämmerer von Winterfell'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally', 'Steward'],
  abilities: [reducer(a('character', ofFaction('stark')))],
});

attachment('01153', {
  name: ['Ice', 'Eis'],
  is: 'loyal unique',
  cost: 3,
  traits: ['Valyrian Steel', 'Weapon'],
  attach: on(a('character', ofFaction('stark'))),
  abilities: [
    constant(gets(2, 'host')),
    reaction({
      on: youWin({ type: 'military', with: 'host' }),
      cost: sacrificeCost(),
      choose: choose(a('character', losers), 'killed'),
      does: kill(target),
    }),
  ],
});

location('01154', {
  name: ['Gates of Winterfell', 'Die Tore von Winterfell'],
  is: 'unique',
  cost: 2,
  traits: ['The North', 'Winterfell'],
  abilities: [
    action({
      phase: 'challenges',
      cost: kneelCost(),
      does: drawTopCardIf(a('card', ofFaction('stark'))),
    }),
  ],
});

location('01155', {
  name: ['The Wolfswood', 'Der Wolfswald'],
  is: 'unique',
  cost: 1,
  traits: ['The North'],
  abilities: [constant(handGainsAmbush(a('card', withTrait('Direwolf'))))],
});

location('01156', {
  name: ['Heart Tree Grove', 'Herzbaumhain'],
  cost: 0,
  traits: ['Old Gods', 'Winterfell'],
  keywords: ['limited'],
  abilities: [reducer(a('card', ofFaction('stark')))],
});

event('01157', {
  name: ['For the North!', 'Für den Norden!'],
  cost: 0,
  abilities: [
    action({
      if: duringChallenge('military'),
      choose: choose(a('character', ofFaction('stark'), participating)),
      does: [until('challenge', [gets(2)]), ifYouWin(draw(1))],
    }),
  ],
});

event('01158', {
  name: ['Like Warm Rain', 'Wie warmer Regen'],
  cost: 1,
  abilities: [
    reaction({
      on: youLose({ type: 'intrigue', as: 'defender' }),
      cost: kneelYour(a('character', withTrait('Direwolf'), yours)),
      choose: choose(a('character', attacking), 'killed'),
      does: kill(target),
      max: perChallenge(),
    }),
  ],
});

event('01159', {
  name: ['Winter Is Coming', 'Der Winter naht'],
  is: 'loyal',
  cost: 1,
  abilities: [
    action({
      if: duringChallenge(),
      does: until('challenge', [plotChange('claim', 1)]),
      max: perChallenge(),
    }),
  ],
});
