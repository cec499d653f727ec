import {
  isParticipating,
  lift,
  type R,
  theCard,
  thePlayer,
  toDeck,
  type Use,
} from '@small-council/lcg';
import {
  a,
  action,
  cannotBe,
  cardGainsPower,
  choose,
  choosePlayer,
  chosenIs,
  chosenSeat,
  constant,
  deadAtLeast,
  declaredAsDefender,
  defends,
  discardCost,
  doesNotContribute,
  draw,
  eachInPlay,
  entersPlay,
  gainsIcon,
  gainsKeyword,
  gets,
  hostIs,
  immuneTo,
  isInChallenge,
  isInPlay,
  kill,
  killed,
  killedOrDiscarded,
  kneelCost,
  losers,
  losesKeyword,
  named,
  notHost,
  odd,
  ofFaction,
  on,
  onlyIf,
  participating,
  payGold,
  perRound,
  reducer,
  returnToHand,
  saveIt,
  self,
  sentence,
  staysStanding,
  takeThisBack,
  target,
  until,
  whileIt,
  withKeyword,
  withTrait,
  youAttachToThis,
  youControl,
  youControlAtLeast,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { passive, response, saveOrCancel } from '../../abilities.ts';
import {
  chambers,
  costsLess,
  honorGuard,
  payInfluence,
  reducerOnce,
  revealAnotherPlot,
  searchDeck,
} from '../../blocks.ts';
import { logOwn } from '../../ownFacts.ts';
import { event as gameEvent } from '../../vocabulary.ts';
import { copies, pack } from '../registry.ts';

const { attachment, character, location } = pack('Core', 'stark');
const { location: northAndStorm } = pack('Core', 'stark', 'baratheon');

attachment('10001', {
  name: ['Ice', 'Eis'],
  is: 'unique',
  cost: 2,
  traits: ['Item', 'Weapon'],
  attach: on(a('character', ofFaction('stark'))),
  abilities: [
    action({
      phase: 'challenges',
      if: isInChallenge('host'),
      cost: [kneelCost(), discardCost()],
      choose: choose(a('character', participating, notHost), 'killed'),
      does: kill(target),
    }),
  ],
});

attachment('10002', {
  name: ['Nymeria', 'Nymeria'],
  is: 'unique',
  cost: 2,
  traits: ['Creature', 'Direwolf'],
  attach: on(a('character', ofFaction('stark'))),
  abilities: [
    saveOrCancel({ on: killed('host'), cost: kneelCost(), does: saveIt() }),
    whileIt(
      hostIs(a('character', named('10007'))),
      gets(1, 'host'),
      gainsKeyword('stealth', 'host'),
    ),
  ],
});

attachment('10003', {
  name: ['Summer', 'Sommer'],
  is: 'unique',
  cost: 1,
  traits: ['Creature', 'Direwolf'],
  attach: on(a('character', ofFaction('stark'))),
  abilities: [
    constant(gets(2, 'host'), gainsIcon('military', 'host')),
    whileIt(hostIs(a('character', named('10013'))), gainsKeyword('stealth', 'host')),
  ],
});

character('10004', {
  name: ['Ser Rodrik Cassel', 'Ser Rodrik Cassel'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'mil pow',
  traits: ['Knight'],
  abilities: [constant(staysStanding('defend')), whileIt(defends(), gets(2, 'self'))],
});

character('10005', {
  name: ['Eddard Stark', 'Eddard Stark'],
  is: 'unique crest:noble',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Lord'],
  keywords: ['stalwart', 'renown', 'deadly'],
  abilities: [passive({ on: entersPlay(), does: cardGainsPower(self) })],
});

character('10006', {
  name: ['Catelyn Stark', 'Catelyn Stark'],
  is: 'unique crest:noble',
  cost: 3,
  strength: 3,
  icons: 'int pow',
  traits: ['Lady', 'House Tully'],
  abilities: [
    response({
      on: declaredAsDefender,
      choose: choose(a('character', participating)),
      does: until('challenge', [doesNotContribute()], { on: target }),
    }),
  ],
});

/** What the target loses, she gains: so it is looked at before it is lost. */
const gainsFromTarget = (keyword: string) =>
  onlyIf(
    chosenIs(a('character', withKeyword(keyword))),
    until('phase', [gainsKeyword(keyword)], { on: self }),
  );

character('10007', {
  name: ['Arya Stark', 'Arya Stark'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['Lady'],
  abilities: [
    action({
      cost: payInfluence(1),
      choose: choose(a('character', withKeyword('stealth', 'renown'))),
      does: [
        gainsFromTarget('stealth'),
        gainsFromTarget('renown'),
        until('phase', [losesKeyword('stealth'), losesKeyword('renown')]),
      ],
    }),
  ],
});

character('10008', {
  name: ['Robb Stark', 'Robb Stark'],
  is: 'unique crest:noble',
  cost: 4,
  strength: 2,
  icons: 'mil pow',
  traits: ['Lord'],
  abilities: [
    response({
      on: youWin({ type: 'military', with: 'self' }),
      choose: choose(a('character', losers), 'killed'),
      does: kill(target),
    }),
  ],
});

character('10009', {
  name: ['Sansa Stark', 'Sansa Stark'],
  is: 'unique crest:noble only:stark',
  cost: 2,
  strength: 2,
  icons: 'int pow',
  traits: ['Lady'],
  abilities: [response({ on: youAttachToThis, anybody: true, does: draw(1) })],
});

/** In a challenge of yours in which the card does not take part yet. */
const mayJoin = (m: R, { seat, card }: Use): boolean => {
  const { challenge } = m.table;
  if (challenge === null || challenge.type === 'intrigue' || challenge.result) return false;
  return (challenge.attacker === seat || challenge.defender === seat) && !isParticipating(m, card);
};

const joinsYourSide = odd(
  sentence(
    'joinsYourSide',
    'this card takes part on your side in the current military or power challenge',
    'diese Karte nimmt auf deiner Seite am laufenden Militärschlag oder Machtkampf teil',
  ),
  (m, use) => {
    const side = m.table.challenge?.attacker === use.seat ? 'attacker' : 'defender';
    return [gameEvent('joinedChallenge', { card: use.card, cause: 'effect' }, { side })];
  },
  { can: mayJoin },
);

character('10010', {
  name: ['Greatjon Umber', 'Großjon Umber'],
  is: 'unique crest:war',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Lord'],
  abilities: [action({ phase: 'challenges', cost: kneelCost(), does: joinsYourSide })],
});

character('10011', {
  name: ['Shaggydog', 'Struppel'],
  is: 'unique',
  cost: 1,
  strength: 1,
  icons: 'mil',
  traits: ['Creature', 'Direwolf'],
  keywords: ['deadly', 'noAttachments'],
  abilities: [
    whileIt(
      youControl(a('character', ofFaction('stark'), withTrait('Lord'))),
      gets(3, 'self'),
      immuneTo('event', 'self'),
    ),
  ],
});

character('10012', {
  name: ['Hodor', 'Hodor'],
  is: 'unique',
  cost: 1,
  strength: 4,
  icons: 'mil pow',
  traits: ['Ally'],
  keywords: ['deadly', 'noAttachments'],
  abilities: [constant(cannotBe('attack', 'self'), cannotBe('bypass', 'self'))],
});

character('10013', {
  name: ['Bran Stark', 'Bran Stark'],
  is: 'unique',
  cost: 2,
  strength: 1,
  traits: ['Lord'],
  abilities: [
    action({ phase: 'plot', cost: kneelCost(), does: revealAnotherPlot(), limit: perRound(3) }),
  ],
});

character('10014', {
  name: ['Grey Wind', 'Grauwind'],
  is: 'unique',
  cost: 4,
  strength: 4,
  icons: 'mil',
  traits: ['Creature', 'Direwolf'],
  keywords: ['deadly', 'noAttachments'],
  abilities: [whileIt(isInPlay(a('character', named('10008'))), costsLess(2))],
});

character('10015', {
  name: ['Lady', 'Lady'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Creature', 'Direwolf'],
  keywords: ['noAttachments'],
  abilities: [
    constant(
      gets(1, a('character', named('10009'))),
      gainsKeyword('renown', a('character', named('10009'))),
    ),
    whileIt(isInPlay(a('character', named('10009'))), costsLess(2)),
  ],
});

character('10016', {
  name: ['War Host of the North', 'Kriegsheer des Nordens'],
  is: 'crest:war',
  cost: 7,
  strength: 11,
  icons: 'mil',
  traits: ['Army'],
  keywords: ['noAttachments'],
});

character('10017', {
  name: ['Winterfell Honor Guard', 'Ehrengarde von Winterfell'],
  is: 'only:stark',
  cost: 4,
  strength: 4,
  icons: 'mil pow',
  traits: ['Army'],
  keywords: ['noAttachments'],
  abilities: honorGuard,
});

character('10018', {
  name: ['Knight of the Tumblestone', 'Ritter vom Trommelstein'],
  is: 'crest:war',
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['Knight', 'House Tully'],
});

character('10019', {
  name: ['Direwolf Pup', 'Schattenwolfwelpe'],
  is: 'only:stark',
  cost: 1,
  strength: 2,
  icons: 'mil',
  traits: ['Creature', 'Direwolf'],
  keywords: ['noAttachments'],
});

const direwolf = a('cardInPlay', withTrait('Direwolf'));

character('10020', {
  name: ['Kennel Master', 'Hundemeister'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Ally'],
  abilities: [
    constant(gets({ by: 1, forEach: eachInPlay(direwolf) }, 'self')),
    saveOrCancel({
      on: killedOrDiscarded('self'),
      if: youControlAtLeast(3, direwolf),
      does: [saveIt(), returnToHand(self)],
    }),
  ],
});

character('10021', {
  name: ['House Tully Recruiter', 'Werber von Haus Tully'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally', 'House Tully'],
  abilities: [reducer(a('character', ofFaction('stark')))],
});

character('10022', {
  name: ['Trident Reinforcements', 'Verstärkung vom Trident'],
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['House Tully'],
  abilities: [action({ phase: 'dominance', from: 'dead', if: deadAtLeast(3), does: takeThisBack })],
});

/** The top of a discard pile is what came there last. */
const topOfDiscardOntoDeck = odd(
  sentence(
    'topOfDiscardOntoDeck',
    'put the top card of that player’s discard pile on top of their deck',
    'lege die oberste Karte vom Ablagestapel jenes Spielers oben auf dessen Deck',
  ),
  (m, use) => {
    const id = m.table.players[chosenSeat(use)].discard.at(-1);
    if (id === undefined) return;
    const card = m.table.cards[id];
    logOwn(m, 'fact.ontoDeck', { seat: thePlayer(card.owner), card: theCard(card) });
    lift(m, card);
    toDeck(m, card, 'top');
  },
);

character('10023', {
  name: ['Winterfell Reserves', 'Reserven von Winterfell'],
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Army'],
  readsOrderOf: 'discard',
  abilities: [
    response({
      on: declaredAsDefender,
      cost: payGold(1),
      choose: choosePlayer('any', {
        fits: (m, _use, seat) => m.table.players[seat].discard.length > 0,
      }),
      does: topOfDiscardOntoDeck,
    }),
  ],
});

location('10024', {
  name: ['Winterfell Kennels', 'Hundezwinger von Winterfell'],
  cost: 2,
  traits: ['Winterfell'],
  abilities: [
    action({
      cost: [kneelCost(), payGold(1)],
      does: searchDeck(a('card', withTrait('Direwolf'))),
    }),
  ],
});

location('10025', {
  name: ['Winterfell Castle', 'Burg Winterfell'],
  is: 'unique',
  cost: 3,
  traits: ['Winterfell', 'Stronghold'],
  keywords: ['noAttachments'],
  abilities: [constant(gets(1, a('character', ofFaction('stark'), yours)))],
});

copies(['10026', '10027'], location, {
  name: ['Northern Fiefdoms', 'Nördliche Lehen'],
  cost: 1,
  traits: ['Winterfell'],
  keywords: ['limited'],
  values: { influence: 1 },
  abilities: [reducer(a('card', ofFaction('stark')))],
});

location('10028', chambers(["Lord Eddard's Chambers", 'Lord Eddards Gemächer'], 'Winterfell'));

copies(['10029', '10030', '10031'], location, {
  name: ['Great Keep', 'Großer Bergfried'],
  cost: 0,
  traits: ['Winterfell', 'Stronghold'],
  keywords: ['limited'],
  bonus: { gold: 1 },
});

location('10032', {
  name: ['Godswood', 'Götterhain'],
  cost: 2,
  traits: ['Winterfell'],
  keywords: ['limited'],
  abilities: [reducer(a('character', ofFaction('stark')), 2)],
});

copies(['10033', '10099'], northAndStorm, {
  name: ['Narrow Sea', 'Meerenge'],
  cost: 0,
  traits: ['Westeros'],
  values: { influence: 1 },
  abilities: [reducerOnce('stark', 'baratheon')],
});
