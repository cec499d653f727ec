import { refuse, type Seat } from '@small-council/engine';
import { type Choice, type R, strength, type Use } from '@small-council/lcg';
import {
  a,
  action,
  andThen,
  another,
  cardGainsPower,
  choose,
  choosePlayer,
  choosing,
  chosen,
  constant,
  discard,
  discardPower,
  discardSeenCard,
  doneTo,
  draw,
  eachInPlay,
  entersPlay,
  gainsIcon,
  gainsKeyword,
  gainsPower,
  gets,
  goesInstead,
  host,
  hostIs,
  ifYouWin,
  joins,
  killed,
  kneel,
  kneelCost,
  kneeling,
  lookAtTheirHand,
  mostStanding,
  movePower,
  named,
  ofFaction,
  on,
  oneOfThem,
  opponentControls,
  opponents,
  payGold,
  perPhase,
  perRound,
  phaseBegins,
  phaseEnds,
  reducer,
  self,
  sentence,
  sideGets,
  stand,
  stillThere,
  strengthAtMost,
  type These,
  target,
  until,
  whileIt,
  withTrait,
  youControl,
  youDefend,
  youHaveNotLost,
  youMarshalOrPlay,
  yours,
  youWinDominance,
} from '@small-council/lcg/blocks';
import { interrupt, reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'baratheon');

character('01046', {
  name: ['Maester Cressen', 'Maester Cressen'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'pow',
  traits: ['Maester'],
  abilities: [
    action({
      phase: 'marshaling',
      cost: kneelCost(),
      choose: choose(a('attachment', withTrait('Condition')), 'discarded'),
      does: discard(target),
    }),
  ],
});

character('01047', {
  name: ['Melisandre', 'Melisandre'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Lady', "R'hllor"],
  abilities: [
    reaction({
      on: youMarshalOrPlay(a('card', withTrait("R'hllor"))),
      choose: choose(a('character'), 'knelt'),
      does: kneel(target),
      limit: perRound(),
    }),
  ],
});

character('01048', {
  name: ['Robert Baratheon', 'Robert Baratheon'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['King', 'Lord'],
  keywords: ['intimidate', 'renown'],
  abilities: [
    constant(gets({ by: 1, forEach: eachInPlay(a('character', kneeling, another)) }, 'self')),
  ],
});

character('01049', {
  name: ['Selyse Baratheon', 'Selyse Baratheon'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['House Florent', 'Lady', "R'hllor"],
  abilities: [
    action({
      phase: 'challenges',
      cost: payGold(1),
      choose: choose(a('character', ofFaction('baratheon'))),
      does: until('phase', [gainsIcon('intrigue')]),
    }),
  ],
});

character('01050', {
  name: ['Ser Davos Seaworth', 'Ser Davos Seewert'],
  is: 'unique',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Knight', 'Smuggler'],
  keywords: ['stealth'],
  abilities: [interrupt({ on: killed('self'), does: goesInstead('hand') })],
});

character('01051', {
  name: ['Shireen Baratheon', 'Sharin Baratheon'],
  is: 'unique',
  cost: 2,
  strength: 1,
  icons: 'pow',
  traits: ['Lady'],
  abilities: [
    interrupt({
      on: killed('self'),
      choose: choose(a('character'), 'knelt'),
      does: kneel(target),
    }),
  ],
});

character('01052', {
  name: ['Stannis Baratheon', 'Stannis Baratheon'],
  is: 'loyal unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['Lord', 'Small Council'],
  abilities: [constant(mostStanding(2))],
});

character('01053', {
  name: ['Bastard in Hiding', 'Versteckter Bastard'],
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['Bastard'],
});

character('01054', {
  name: ['Fiery Followers', 'Glühende Anhänger'],
  cost: 3,
  strength: 2,
  icons: 'mil int',
  traits: ["R'hllor"],
  abilities: [reaction({ on: phaseBegins('dominance'), does: stand(self) })],
});

character('01055', {
  name: ["King's Hunting Party", 'Königliche Jagdgesellschaft'],
  cost: 4,
  strength: 6,
  icons: 'mil',
  traits: ['Army'],
  keywords: ['noAttachments'],
  abilities: [
    whileIt(opponentControls(a('character', withTrait('King'))), gainsIcon('intrigue', 'self')),
  ],
});

character('01056', {
  name: ['Dragonstone Faithful', 'Gläubige von Drachenstein'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally'],
  abilities: [reducer(a('character', ofFaction('baratheon')))],
});

character('01057', {
  name: ['Vanguard Lancer', 'Lanzenreiter der Vorhut'],
  cost: 2,
  strength: 1,
  icons: 'mil pow',
  traits: ['House Florent', 'Knight'],
  abilities: [
    reaction({
      on: entersPlay(),
      choose: choose(a('characterOrFaction', opponents), 'powerDiscarded'),
      does: discardPower(target),
    }),
  ],
});

attachment('01058', {
  name: ['Lightbringer', 'Lichtbringer'],
  is: 'loyal unique',
  cost: 2,
  traits: ["R'hllor", 'Weapon'],
  attach: on(a('character', ofFaction('baratheon'))),
  abilities: [
    whileIt(hostIs(a('character', named('01052'))), gainsKeyword('renown', 'host')),
    reaction({ on: gainsPower('host'), does: stand(host), limit: perPhase() }),
  ],
});

location('01059', {
  name: ['Dragonstone Port', 'Hafen von Drachenstein'],
  cost: 0,
  traits: ['Dragonstone'],
  keywords: ['limited'],
  abilities: [reducer(a('card', ofFaction('baratheon')))],
});

const hasPower = (m: R, _use: Use, seat: Seat): boolean =>
  m.table.cards[m.table.players[seat].faction].power > 0;

location('01060', {
  name: ['Chamber of the Painted Table', 'Saal mit der Bemalten Tafel'],
  is: 'unique',
  cost: 2,
  traits: ['Dragonstone'],
  abilities: [
    reaction({
      on: youWinDominance,
      cost: kneelCost(),
      does: doneTo(choosePlayer('opponent', { fits: hasPower }), movePower(1, 'opponent')),
    }),
  ],
});

location('01061', {
  name: ['The Red Keep', 'Der Rote Bergfried'],
  is: 'loyal unique',
  cost: 3,
  traits: ["King's Landing"],
  abilities: [
    constant(sideGets(2, 'power')),
    interrupt({
      on: phaseEnds('challenges'),
      if: youHaveNotLost({ type: 'power', per: 'round' }),
      cost: kneelCost(),
      does: draw(2),
    }),
  ],
});

const onePlayer = sentence(
  'onePlayer',
  'They must all be under the control of the same player.',
  'Sie müssen alle von demselben Spieler kontrolliert werden.',
);

const tooStrong = sentence(
  'tooStrong',
  'Together they have more than 4 STR.',
  'Zusammen haben sie mehr als 4 Stärke.',
);

/** Any number of characters, but all of one player and not stronger together than 4. */
const upToFourStrength: Choice = {
  ...choose(a('character', strengthAtMost(4)), 'knelt', { upTo: Number.MAX_SAFE_INTEGER }),
  say: sentence(
    'upToFourStrength',
    'characters of one player with up to 4 STR in total',
    'Charaktere eines Spielers mit insgesamt höchstens 4 Stärke',
  ),
  ask: sentence(
    'askUpToFourStrength',
    'Choose characters of one player with up to 4 STR in total.',
    'Wähle Charaktere eines Spielers mit insgesamt höchstens 4 Stärke.',
  ),
  min: () => 1,
  check: (m, _use, ids) => {
    const cards = ids.map((id) => m.table.cards[Number(id)]);
    if (cards.some(({ controller }) => controller !== cards[0].controller))
      return refuse('AG2-1328', onePlayer.key);
    const sum = cards.reduce((so, card) => so + strength(m, card), 0);
    return sum > 4 ? refuse('AG2-1328', tooStrong.key) : null;
  },
};

const them: These = { ...target, say: sentence('them', 'them', 'sie') };
const thatOne: These = { ...chosen('one'), say: sentence('thatOne', 'it', 'ihn') };

event('01062', {
  name: ['Consolidation of Power', 'Festigung der Macht'],
  is: 'loyal',
  cost: 1,
  abilities: [
    action({
      phase: 'marshaling',
      choose: upToFourStrength,
      does: [kneel(them), andThen(choosing(oneOfThem('one'), cardGainsPower(thatOne)))],
    }),
  ],
});

event('01063', {
  name: ['Ours is the Fury', 'Unser ist der Zorn'],
  is: 'loyal',
  cost: 2,
  abilities: [
    action({
      if: youDefend,
      choose: choose(a('character', ofFaction('baratheon'), kneeling, yours)),
      does: [joins('defender', target), ifYouWin(stand(stillThere))],
    }),
  ],
});

const hasHand = (m: R, _use: Use, seat: Seat): boolean => m.table.players[seat].hand.length > 0;

event('01064', {
  name: ['Seen In Flames', 'Visionen im Feuer'],
  cost: 1,
  traits: ["R'hllor"],
  abilities: [
    action({
      phase: 'challenges',
      if: youControl(a('character', withTrait("R'hllor"))),
      choose: choosePlayer('opponent', { fits: hasHand }),
      does: [lookAtTheirHand(), andThen(discardSeenCard())],
    }),
  ],
});
