import {
  eventOf,
  inPlayerOrder,
  lift,
  type M,
  type R,
  thePlayer,
  toDeck,
  type Use,
} from '@small-council/lcg';
import {
  a,
  action,
  anyOf,
  attacking,
  cardGainsPower,
  challengeType,
  choose,
  chooseFrom,
  choosePlayer,
  constant,
  costAtMost,
  discard,
  discardCost,
  draw,
  duringChallenge,
  duringPhase,
  each,
  eachGold,
  entersPlay,
  gainPower,
  gainsIcon,
  gainsTrait,
  gets,
  ifYouWin,
  immuneTo,
  isBlanked,
  isStanding,
  kill,
  killed,
  killedOrDiscarded,
  kneel,
  kneelCost,
  kneelYour,
  losers,
  name,
  named,
  nonUnique,
  notOfFaction,
  odd,
  ofFaction,
  ofRicherPlayer,
  on,
  onlyIf,
  opponents,
  participating,
  payGold,
  perChallenge,
  perPhase,
  perRound,
  phaseBegins,
  reducer,
  saveIt,
  self,
  sentence,
  severalOpponents,
  stand,
  takeControl,
  takeThisBack,
  target,
  unique,
  until,
  whileIt,
  winners,
  withIcon,
  withTrait,
  youLose,
  yours,
  youWin,
  youWinDominance,
} from '@small-council/lcg/blocks';
import { basePlotValue, fitsOn } from '@small-council/lcg/rules';
import { passive, response, saveOrCancel } from '../../abilities.ts';
import {
  claimMinusX,
  claimOfHouse,
  kneelInfluenceOr,
  kneelInfluenceOrPay,
  paidWith,
  payInfluence,
  payX,
  producing,
  revealAnotherPlot,
  searchDeck,
  switchedPlots,
  tollForNamedType,
  whenPaid,
  withCrest,
  x,
} from '../../blocks.ts';
import { plotsOf } from '../../rules/plots.ts';
import { event as gameEvent } from '../../vocabulary.ts';
import { copies, pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core');

// ---- characters

/** Cards that are on their way to the pile lie there only when all is over (AG1-1123). */
const shuffleBack = (pile: 'dead' | 'discard') => (m: M) => {
  for (const seat of inPlayerOrder(m)) {
    const { [pile]: ids, deck } = m.table.players[seat];
    if (ids.length === 0) continue;
    for (const id of ids.slice()) {
      const card = m.table.cards[id];
      lift(m, card);
      toDeck(m, card, 'bottom');
    }
    m.chance.shuffle(deck);
    m.log('fact.shuffled', { seat: thePlayer(seat) });
  }
};

const anyIn = (pile: 'dead' | 'discard') => ({
  can: ({ table }: R) => table.players.some((player) => player[pile].length > 0),
});

character('10135', {
  name: ['Benjen Stark', 'Benjen Stark'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ["Night's Watch"],
  keywords: ['stealth'],
  abilities: [
    passive({
      on: killed('self'),
      does: odd(
        sentence(
          'shuffleDeadPiles',
          'all players shuffle their dead piles into their decks',
          'alle Spieler mischen ihre Totenstapel in ihre Decks',
        ),
        shuffleBack('dead'),
        anyIn('dead'),
      ),
    }),
  ],
});

const jonSnow = a('character', named('10136'));
const ghost = a('character', named('10137'));

character('10136', {
  name: ['Jon Snow', 'Jon Schnee'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Bastard', "Night's Watch"],
  keywords: ['noAttachments:except:Weapon'],
  abilities: [
    constant(immuneTo('event', ghost)),
    response({
      on: youWin({
        with: a('character', anyOf(named('10136'), named('10137'))),
        anySide: true,
      }),
      does: cardGainsPower(self),
    }),
  ],
});

character('10137', {
  name: ['Ghost', 'Geist'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil',
  traits: ['Creature', 'Direwolf'],
  keywords: ['stealth'],
  abilities: [
    constant(immuneTo('event', jonSnow)),
    saveOrCancel({
      on: killedOrDiscarded(a('character', withTrait("Night's Watch"))),
      cost: kneelCost(),
      does: saveIt(),
    }),
  ],
});

character('10141', {
  name: ['Littlefinger', 'Kleinfinger'],
  is: 'unique crest:learned',
  cost: 5,
  strength: 3,
  icons: 'int pow',
  traits: ['Lord', 'Ally'],
  keywords: ['stealth'],
  bonus: { gold: 2 },
  abilities: [constant(gets({ by: 1, forEach: eachGold }, 'self'))],
});

character('10142', {
  name: ['Varys', 'Varys'],
  is: 'unique crest:learned',
  cost: 3,
  strength: 3,
  icons: 'int pow',
  traits: ['Lord', 'Ally'],
  keywords: ['stealth'],
  abilities: [
    action({
      phase: 'plot',
      if: severalOpponents,
      cost: kneelCost(),
      choose: choosePlayer('opponent'),
      does: until('round', [switchedPlots]),
    }),
  ],
});

character('10146', {
  name: ['Ser Barristan Selmy', 'Ser Barristan Selmy'],
  is: 'unique',
  cost: 4,
  strength: 4,
  icons: 'mil pow',
  traits: ['Knight', 'Kingsguard'],
  keywords: ['renown', 'noAttachments:except:Weapon'],
  abilities: [
    passive({
      on: entersPlay(),
      does: odd(
        sentence(
          'shuffleDiscardPiles',
          'all players shuffle their discard piles into their decks',
          'alle Spieler mischen ihre Ablagestapel in ihre Decks',
        ),
        shuffleBack('discard'),
        anyIn('discard'),
      ),
    }),
  ],
});

character('10147', {
  name: ['Knight of Flowers', 'Ritter der Blumen'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil',
  traits: ['Knight', 'Kingsguard'],
  keywords: ['noAttachments'],
  abilities: [
    passive({ on: phaseBegins('dominance'), if: isStanding(), does: cardGainsPower(self) }),
  ],
});

character('10151', {
  name: ['Maester Aemon', 'Maester Aemon'],
  is: 'unique',
  cost: 2,
  strength: 2,
  traits: ['Maester', "Night's Watch"],
  abilities: [
    saveOrCancel({
      on: killed(a('character', withTrait("Night's Watch"))),
      cost: kneelCost(),
      does: saveIt(),
    }),
  ],
});

/** AG1-1157: it ends with the phase. */
character('10152', {
  name: ['Magister Illyrio', 'Magister Illyrio'],
  is: 'unique',
  cost: 4,
  strength: 3,
  icons: 'int pow',
  traits: ['Ally'],
  abilities: [
    action({
      phase: 'challenges',
      cost: kneelCost(),
      choose: choosePlayer('opponent'),
      does: [name(challengeType()), until('phase', [tollForNamedType(1)])],
    }),
  ],
});

character('10178', {
  name: ['Shae', 'Shae'],
  is: 'unique',
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Ally'],
  abilities: [
    action({
      phase: 'challenges',
      cost: kneelCost(),
      choose: choose(a('character', ofRicherPlayer), 'knelt'),
      does: kneel(target),
    }),
  ],
});

// ---- locations

copies(['10138', '10143', '10148', '10153', '10154'], location, {
  name: ['Crossroads', 'Wegkreuzung'],
  cost: 2,
  traits: ['Westeros'],
  bonus: { gold: 1 },
  values: { influence: 1 },
});

location('10139', {
  name: ['Street of Steel', 'Straße des Stahls'],
  cost: 0,
  deckLimit: 1,
  traits: ["King's Landing"],
  abilities: [reducer(a('character', withIcon('military')))],
});

location('10144', {
  name: ['Shadowblack Lane', 'Schwarzschattengasse'],
  cost: 0,
  deckLimit: 1,
  traits: ['Westeros'],
  abilities: [reducer(a('character', withIcon('intrigue')))],
});

location('10149', {
  name: ['Street of Sisters', 'Straße der Schwestern'],
  cost: 0,
  deckLimit: 1,
  traits: ['Westeros'],
  abilities: [reducer(a('character', withIcon('power')))],
});

// ---- attachments

attachment('10140', {
  name: ['Lordship', 'Lordschaft'],
  cost: 1,
  traits: ['Title'],
  attach: on(a('character'), { copies: 1 }),
  abilities: [
    constant(gainsTrait('Lord', 'host'), gainsIcon('power', 'host')),
    whileIt(duringPhase('dominance'), gets(4, 'host')),
  ],
});

attachment('10145', {
  name: ['Milk of the Poppy', 'Mohnblumensaft'],
  cost: 1,
  traits: ['Condition'],
  abilities: [constant(isBlanked('host'))],
});

attachment('10150', {
  name: ['Bodyguard', 'Leibwächter'],
  cost: 0,
  traits: ['Condition'],
  attach: on(a('character', withTrait('Lord', 'Lady')), { copies: 1 }),
  abilities: [saveOrCancel({ on: killedOrDiscarded('host'), cost: discardCost(), does: saveIt() })],
});

// ---- events

const starks = a('character', ofFaction('stark'), yours);
const lannisters = a('character', ofFaction('lannister'), yours);
const nobles = a('character', withCrest('noble'), yours);

event('10155', {
  name: ['Distraction', 'Ablenkung'],
  abilities: [
    action({
      phase: 'marshaling',
      choose: choose(a('character', withIcon('military')), 'knelt'),
      does: kneel(target),
    }),
  ],
});

event('10156', {
  name: ['Winter is Coming', 'Der Winter naht'],
  abilities: [
    action({
      phase: 'challenges',
      does: until('challenge', [claimOfHouse('stark', 1)]),
      max: perRound(),
    }),
  ],
});

event('10157', {
  name: ['Kings in the North', 'Könige im Norden'],
  abilities: [
    response({
      on: youWinDominance,
      cost: kneelYour(starks, 2),
      does: whenPaid(cardGainsPower(paidWith)),
    }),
  ],
});

event('10158', {
  name: ['Lethal Counterattack', 'Tödlicher Gegenangriff'],
  abilities: [
    action({
      phase: 'challenges',
      if: duringChallenge('military'),
      cost: kneelYour(starks, 2),
      does: kill(each(a('character', attacking))),
      max: perChallenge(),
    }),
  ],
});

event('10159', {
  name: ["Bran the Builder's Legacy", 'Das Erbe Brans des Erbauers'],
  is: 'only:stark',
  abilities: [
    action({
      phase: 'dominance',
      cost: payGold(3),
      does: searchDeck(a('location', costAtMost(2)), { to: 'play' }),
    }),
  ],
});

event('10160', {
  name: ['Guilty!', 'Schuldig!'],
  is: 'only:stark',
  traits: ['Small Council'],
  abilities: [
    action({
      phase: 'dominance',
      cost: kneelInfluenceOr(3, nobles),
      choose: choose(a('character', notOfFaction('stark')), 'killed'),
      does: kill(target),
    }),
  ],
});

event('10161', {
  name: ['I Never Bet Against My Family', 'Ich wette niemals gegen meine Familie'],
  abilities: [
    action({
      phase: 'challenges',
      x: 'chosen',
      cost: [payX, kneelYour(lannisters)],
      choose: choosePlayer('opponent'),
      does: until('challenge', [claimMinusX], { amount: x }),
    }),
  ],
});

event('10163', {
  name: ['Insidious Ways', 'Heimtückische Wege'],
  abilities: [
    action({
      phase: 'challenges',
      choose: choose(a('character', attacking, ofFaction('lannister'))),
      does: [until('phase', [gets(2)]), ifYouWin(draw(2))],
    }),
  ],
});

event('10166', {
  name: ['A Lannister Pays His Debts', 'Ein Lennister bezahlt seine Schulden'],
  abilities: [
    response({
      on: youLose(),
      cost: kneelYour(lannisters),
      choose: choose(a('character', participating, winners), 'killed'),
      does: kill(target),
    }),
  ],
});

event('10168', {
  name: ['Muster', 'Musterung'],
  abilities: [
    action({
      phase: 'marshaling',
      cost: kneelYour(a('character', withTrait('Knight'), yours)),
      does: searchDeck(a('character', withTrait('Knight'))),
    }),
  ],
});

/** Where it may not be, it stays where it was: on the discard pile. */
const attachFromDiscard = odd(
  sentence(
    'attachFromDiscard',
    'attach that attachment to that character; where it cannot be, it stays discarded',
    'lege jenen Zusatz an jenen Charakter an; wo er nicht liegen darf, bleibt er abgelegt',
  ),
  (m: M, use: Use) => {
    const [card, host] = [use.chosen.target, use.chosen.bearer].map((ids) => Number(ids?.[0] ?? 0));
    const attached = m.table.cards[card];
    if (attached?.zone !== 'discard' || !m.table.cards[host]) return;
    if (!fitsOn(m, use.seat, attached.code, '', m.table.cards[host])) return;
    const { seat, card: by } = use;
    return [
      gameEvent(
        'entersPlay',
        { card, seat, cause: 'effect', by },
        { how: 'put', host, knelt: false },
      ),
    ];
  },
);

event('10169', {
  name: ['Prosperity and Plenty', 'Wohlstand und Überfluss'],
  is: 'only:baratheon',
  abilities: [
    action({
      cost: payGold(1),
      choose: [
        chooseFrom('discard', a('attachment')),
        choose(a('character', yours), undefined, { name: 'bearer' }),
      ],
      does: attachFromDiscard,
    }),
  ],
});

const incomeIsLower = {
  say: sentence(
    'incomeIsLower',
    'that plot has a lower income than yours',
    'jene Strategiekarte ein geringeres Einkommen hat als deine',
  ),
  holds: (m: R, { seat, chosen: { player } = { player: [] } }: Pick<Use, 'seat'> & Partial<Use>) =>
    basePlotValue(m, Number(player?.[0] ?? seat), 'gold') < basePlotValue(m, seat, 'gold'),
};

event('10170', {
  name: ['Lords of the Narrow Sea', 'Herren der Meerenge'],
  is: 'only:baratheon',
  abilities: [
    action({
      cost: kneelInfluenceOr(3, nobles),
      choose: choosePlayer('opponent', {
        fits: (m, _use, seat) => m.table.players[plotsOf(m, seat)].plotDeck.length > 0,
      }),
      does: [revealAnotherPlot('chosen'), onlyIf(incomeIsLower, gainPower(1))],
    }),
  ],
});

/** AG1-1123: it changes where the card goes, as long as it has not left. */
const toHandInstead = odd(
  sentence(
    'toHandInstead',
    'return that character to its owner’s hand instead of placing it in the dead pile',
    'nimm jenen Charakter auf die Hand seines Besitzers statt ihn auf den Totenstapel zu legen',
  ),
  (m, use) => {
    const card = m.table.cards[eventOf(m, use).card];
    if (card?.leaving === 'dead') card.leaving = 'hand';
  },
  { can: (m, use) => m.table.cards[eventOf(m, use).card]?.leaving === 'dead' },
);

event('10171', {
  name: ['Retreat', 'Rückzug'],
  abilities: [response({ on: killed(a('character', unique, yours)), does: toHandInstead })],
});

event('10172', {
  name: ['Support of the Kingdom', 'Rückhalt im Königreich'],
  abilities: [
    response({
      on: youWin({ type: 'power' }),
      choose: choose(a('location', producing, opponents), 'controlTaken'),
      does: takeControl(target),
    }),
  ],
});

event('10173', {
  name: ['Dance With Dragons', 'Tanz mit Drachen'],
  abilities: [action({ cost: payInfluence(1), does: searchDeck(a('card', withTrait('Dragon'))) })],
});

event('10174', {
  name: ['Forever Burning', 'Ewig brennend'],
  is: 'only:targaryen',
  keywords: ['deathbound'],
  abilities: [
    action({ choose: choose(a('character')), does: until('phase', [gets(-1)]) }),
    action({
      phase: 'dominance',
      from: 'dead',
      cost: kneelInfluenceOrPay(1, 2),
      does: takeThisBack,
    }),
  ],
});

event('10175', {
  name: ['Seductive Promise', 'Verführerisches Versprechen'],
  abilities: [
    response({
      on: youWin({ type: 'power', by: 4 }),
      choose: choose(a('character', nonUnique, losers), 'controlTaken'),
      does: takeControl(target),
      max: perPhase(),
    }),
  ],
});

event('10176', {
  name: ['Westeros Bleeds', 'Westeros blutet'],
  abilities: [
    action({
      phase: 'dominance',
      cost: payInfluence(4),
      does: discard(each(a('character'))),
    }),
  ],
});

copies(['10177', '10179'], event, {
  name: ['Distinct Mastery', 'Wahre Meisterschaft'],
  abilities: [
    action({
      choose: choose(a('character', withCrest('holy', 'learned', 'noble', 'war')), 'stood'),
      does: stand(target),
    }),
  ],
});
