import {
  type Choice,
  type Condition,
  cardName,
  definition,
  eventOf,
  fromDeck,
  fromHand,
  inPlayerOrder,
  intoDuplicate,
  lookAtDeck,
  playerName,
  printed,
  type R,
  spend,
  spendable,
  theCard,
  thePlayer,
  type Use,
} from '@small-council/lcg';
import {
  a,
  action,
  andThen,
  anyOf,
  atThe,
  attacksAlone,
  bears,
  burns,
  cannotBeChosen,
  choose,
  chooseFrom,
  choosePlayer,
  constant,
  discard,
  discardCost,
  draw,
  eitherOf,
  gainPower,
  gainsIcon,
  gainsKeyword,
  gainsTrait,
  gets,
  hostIs,
  immuneTo,
  isInChallenge,
  isInPlay,
  isOnlyAttachment,
  itself,
  kill,
  killed,
  killedOrDiscarded,
  kneeling,
  may,
  named,
  notHost,
  odd,
  ofFaction,
  onlyIf,
  opponentMarshals,
  payGold,
  perPhase,
  phaseBegins,
  plotChange,
  printedCost,
  putThisIntoPlay,
  reducer,
  returnToHand,
  saveIt,
  self,
  sentence,
  stillThere,
  takeAllGold,
  takeFromPile,
  takeThisBack,
  target,
  until,
  whileIt,
  withIcon,
  withTrait,
  youMarshalOrPlay,
  youMarshalThis,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { fitsOn } from '@small-council/lcg/rules';
import { passive, response, saveOrCancel } from '../../abilities.ts';
import {
  chambers,
  honorGuard,
  opponentReveals,
  payInfluence,
  placedInDead,
  reducerOnce,
  withCrest,
} from '../../blocks.ts';
import { event } from '../../vocabulary.ts';
import { copies, pack } from '../registry.ts';

const { attachment, character, location } = pack('Core', 'targaryen');
const { location: eastAndSouth } = pack('Core', 'targaryen', 'martell');

attachment('10100', {
  name: ['Blood of the Dragon', 'Das Blut des Drachen'],
  cost: 3,
  traits: ['Condition'],
  abilities: [whileIt(isInChallenge('host'), gets(6, 'host'), gainsTrait('Dragon', 'host'))],
});

/** Another character on which it may be. */
const anotherBearer: Choice = {
  ...choose(a('character', notHost)),
  options: (m, use, publicly) =>
    choose(a('character', notHost))
      .options(m, use, publicly)
      .filter((id) => fitsOn(m, use.seat, use.code, '', m.table.cards[Number(id)], use.card)),
};

const moveThis = odd(
  sentence(
    'moveThis',
    'move this card to that character',
    'lege diese Karte an jenen Charakter an',
  ),
  (_m, { card, chosen }) => [
    event('attached', { card, cause: 'effect', by: card }, { host: Number(chosen.target[0]) }),
  ],
);

attachment('10101', {
  name: ['Poisoned Wine', 'Vergifteter Wein'],
  cost: 2,
  traits: ['Item'],
  abilities: [
    constant(gets(-2, 'host')),
    action({ cost: payInfluence(1), choose: anotherBearer, does: moveThis }),
  ],
});

attachment('10102', {
  name: ["Aegon's Blade", 'Aegons Klinge'],
  is: 'unique',
  cost: 1,
  traits: ['Weapon'],
  abilities: [
    whileIt(hostIs(a('character', withIcon('military'))), gets(2, 'host')),
    whileIt(hostIs(a('character', withIcon('intrigue'))), gainsKeyword('stealth', 'host')),
    whileIt(hostIs(a('character', withIcon('power'))), gainsKeyword('renown', 'host')),
  ],
});

attachment('10103', {
  name: ['Flame-Kissed', 'Vom Feuer geküsst'],
  is: 'only:targaryen',
  cost: 2,
  traits: ['Condition'],
  keywords: ['ambush'],
  abilities: [whileIt(isOnlyAttachment, gets(-2, 'host'), burns('host'))],
});

attachment('10104', {
  name: ['Bones of a Child', 'Gebeine eines Kindes'],
  cost: 1,
  traits: ['Item'],
  abilities: [
    action({
      phase: 'challenges',
      cost: discardCost(),
      choose: choosePlayer('opponent'),
      does: until('challenge', [plotChange('claim', -1, 'chosen')]),
    }),
  ],
});

character('10105', {
  name: ['Captain Groleo', 'Kapitän Groleo'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Ally', 'Captain'],
  abilities: [
    response({
      on: eitherOf(opponentMarshals(a('attachment')), opponentReveals(a('attachment'))),
      does: gainPower(1),
      limit: perPhase(),
    }),
  ],
});

character('10106', {
  name: ['Daenerys Targaryen', 'Daenerys Targaryen'],
  is: 'unique crest:noble',
  cost: 3,
  strength: 3,
  icons: 'int pow',
  traits: ['Lady', 'Queen'],
  keywords: ['renown'],
  abilities: [passive({ on: youWin({ with: 'self' }), if: attacksAlone(), does: takeAllGold })],
});

character('10107', {
  name: ['Khal Drogo', 'Khal Drogo'],
  is: 'unique crest:noble only:targaryen',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Lord', 'Dothraki'],
  keywords: ['stealth'],
  abilities: [
    response({
      on: youWin(),
      from: 'hand',
      does: [
        putThisIntoPlay,
        andThen(atThe('phaseEnds', [returnToHand({ ...stillThere, say: self.say })], self)),
      ],
    }),
  ],
});

character('10108', {
  name: ['Viserys Targaryen', 'Viserys Targaryen'],
  is: 'unique',
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Lord'],
  abilities: [
    saveOrCancel({
      on: killedOrDiscarded('self'),
      does: [saveIt(), andThen(returnToHand(self))],
    }),
  ],
});

/** A further copy of the card itself, from the deck under it; the player alone sees the deck. */
const searchDuplicate = odd(
  sentence(
    'searchDuplicate',
    'search your deck for a duplicate of this card and attach it, then shuffle your deck',
    'durchsuche dein Deck nach einem Duplikat dieser Karte und lege es an, dann mische dein Deck',
  ),
  (m, { seat }) => {
    m.table.looking = null;
    m.chance.shuffle(m.table.players[seat].deck);
    m.log('fact.shuffled', { seat: thePlayer(seat) });
  },
  {
    can: (m, { seat, card }) =>
      m.table.players[seat].deck.length > 0 && m.table.cards[card]?.owner === seat,
    prepare: (m, { seat }) => lookAtDeck(m, seat, seat, m.table.players[seat].deck.length),
    choice: {
      name: 'found',
      say: sentence('duplicateOfThis', 'a duplicate of this card', 'ein Duplikat dieser Karte'),
      ask: sentence('askDuplicate', 'You may find a duplicate.', 'Du darfst ein Duplikat finden.'),
      hidden: true,
      min: () => 0,
      max: () => 1,
      label: (m, at) => cardName(m.table.looking?.codes[Number(at)] ?? ''),
      options: (m, { seat, code }) =>
        m.table.players[seat].deck.flatMap((one, i, all) =>
          definition(m, one).name.en === definition(m, code).name.en && all.indexOf(one) === i
            ? [String(i)]
            : [],
        ),
      taken: (m, use, ids, seat) => {
        for (const at of ids) {
          const found = fromDeck(m, seat, Number(at));
          const under = m.table.cards[use.card];
          if (!found || under?.zone !== 'play') continue;
          m.log('fact.duplicated', {
            seat: thePlayer(seat),
            card: theCard(found),
            under: theCard(under),
          });
          intoDuplicate(m, found, under);
        }
        return [];
      },
    },
  },
);

copies(['10109', '10110'], character, {
  name: ['Rhaegal', 'Rhaegal'],
  is: 'unique',
  cost: 4,
  strength: 4,
  icons: 'mil pow',
  traits: ['Creature', 'Dragon'],
  keywords: ['stealth', 'noAttachments'],
  abilities: [action({ cost: payGold(1), does: searchDuplicate })],
});

character('10111', {
  name: ['Drogon', 'Drogon'],
  is: 'unique',
  cost: 4,
  strength: 4,
  icons: 'mil pow',
  traits: ['Creature', 'Dragon'],
  keywords: ['stealth', 'noAttachments'],
  abilities: [
    action({
      cost: payGold(2),
      choose: choose(a('character')),
      does: until('phase', [gets(-1), burns()]),
      limit: perPhase(),
    }),
  ],
});

character('10112', {
  name: ['Viserion', 'Viserion'],
  is: 'unique',
  cost: 4,
  strength: 4,
  icons: 'mil pow',
  traits: ['Creature', 'Dragon'],
  keywords: ['stealth', 'noAttachments'],
  abilities: [
    action({
      phase: 'dominance',
      cost: payGold(4),
      choose: choose(a('character', kneeling), 'killed'),
      does: kill(target),
      limit: perPhase(),
    }),
  ],
});

character('10113', {
  name: ['Strong Belwas', 'Der Starke Belwas'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil',
  traits: ['Queensguard'],
  abilities: [
    saveOrCancel({
      on: killed(a('character', withCrest('noble'))),
      cost: payGold(2),
      does: saveIt(),
    }),
  ],
});

const GONE = 'self';

/** Gold of somebody, or the card itself. */
const goldOrDaario = odd(
  sentence(
    'goldOrDaario',
    'discard 1 gold from any player’s gold pool, or discard this card from play',
    'lege 1 Gold aus der Goldreserve eines beliebigen Spielers ab oder lege diese Karte ab',
  ),
  (m, { card, chosen }) => {
    const [victim = GONE] = chosen.gold ?? [];
    if (victim === GONE)
      return [event('discarded', { card, by: card, cause: 'effect' }, { to: null, why: null })];
    const player = m.table.players[Number(victim)];
    player.gold--;
    m.log('fact.goldReturned', { seat: thePlayer(Number(victim)), amount: 1 });
  },
  {
    choice: {
      name: 'gold',
      say: sentence('goldOfAnybody', 'a gold pool', 'eine Goldreserve'),
      ask: sentence(
        'askGoldOrDaario',
        'Whose gold is discarded? Or is Daario Naharis?',
        'Wessen Gold wird abgelegt? Oder Daario Naharis selbst?',
      ),
      min: () => 1,
      max: () => 1,
      label: (_m, id) => (id === GONE ? cardName(DAARIO) : playerName(Number(id))),
      options: (m) => [
        ...inPlayerOrder(m)
          .filter((seat) => m.table.players[seat].gold > 0)
          .map(String),
        GONE,
      ],
    },
  },
);

const DAARIO = '10114';

character(DAARIO, {
  name: ['Daario Naharis', 'Daario Naharis'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil int pow',
  traits: ['Ally', 'Mercenary'],
  keywords: ['deadly'],
  abilities: [passive({ on: phaseBegins('dominance'), does: goldOrDaario })],
});

character('10115', {
  name: ['Quaithe of the Shadow', 'Quaithe vom Schatten'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['Qartheen'],
  abilities: [whileIt(bears(a('attachment')), cannotBeChosen(['event', 'character'], 'self'))],
});

character('10116', {
  name: ['Xaro Xoan Daxos', 'Xaro Xhoan Daxos'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil int pow',
  traits: ['Ally'],
  abilities: [
    passive({
      on: youMarshalThis,
      choose: choose(a('character', yours), 'returned'),
      does: returnToHand(target),
    }),
  ],
});

character('10117', {
  name: ['Jhogo', 'Jhogo'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Dothraki', 'Queensguard'],
  keywords: ['stealth'],
  abilities: [whileIt(bears(a('attachment', withTrait('Weapon'))), gets(2, 'self'))],
});

character('10118', {
  name: ['Brown Ben Plumm', 'Der Braune Ben Pflum'],
  is: 'unique',
  cost: 0,
  strength: 2,
  icons: 'mil',
  traits: ['Mercenary'],
});

character('10119', {
  name: ['Dothraki Honor Guard', 'Ehrengarde der Dothraki'],
  is: 'only:targaryen',
  cost: 4,
  strength: 4,
  icons: 'mil pow',
  traits: ['Army', 'Dothraki'],
  keywords: ['noAttachments'],
  abilities: honorGuard,
});

character('10120', {
  name: ["The Titan's Bastard", 'Der Bastard des Titanen'],
  is: 'unique only:targaryen',
  cost: 3,
  strength: 2,
  icons: 'mil int pow',
  traits: ['Ally', 'Bastard', 'Mercenary'],
  abilities: [
    response({ on: placedInDead('yours'), from: 'hand', does: putThisIntoPlay }),
    response({ on: placedInDead('opponents'), does: returnToHand(self) }),
  ],
});

character('10121', {
  name: ["Dany's Handmaiden", 'Danys Zofe'],
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Ally'],
  abilities: [
    response({
      on: killed(a('character', anyOf(named('10106'), itself))),
      choose: choose(a('attachment'), 'discarded'),
      does: discard(target),
    }),
  ],
});

character('10122', {
  name: ["Warlock's Servitors", 'Diener der Hexenmeister'],
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Army', 'Unsullied'],
  keywords: ['deadly'],
  abilities: [constant(immuneTo('character', 'self'))],
});

character('10123', {
  name: ['Qartheen Fanatic', 'Fanatiker aus Qarth'],
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Qartheen'],
  abilities: [
    whileIt(
      isInPlay(a('character', withTrait('Dragon'))),
      gets(1, 'self'),
      gainsIcon('military', 'self'),
    ),
  ],
});

const RETURN = 3;

/** The copy that is in hand now, if it may enter play and can be paid. */
const mayPayForIt: Condition = {
  say: sentence('mayPayForIt', 'you have 3 gold', 'du 3 Gold hast'),
  holds: (m, { seat, code }) =>
    spendable(m, seat) >= RETURN &&
    m.table.players[seat].hand.some((held) => held.code === code) &&
    m.book.mayEnterFrom(m, seat, code),
};

const payAndPutIntoPlay = odd(
  sentence(
    'payAndPutIntoPlay',
    'pay 3 gold to put it into play',
    'bezahle 3 Gold, um sie ins Spiel zu bringen',
  ),
  (m, { seat, code, card: by }) => {
    const held = m.table.players[seat].hand.find((one) => one.code === code);
    if (!held) return;
    const { id } = fromHand(m, seat, held.id);
    m.book.putIntoPlay(m, seat, [id], by);
    spend(m, seat, RETURN);
  },
);

character('10124', {
  name: ['Pentoshi Guildmaster', 'Gildenmeister aus Pentos'],
  cost: 3,
  strength: 2,
  icons: 'mil int pow',
  traits: ['Mercenary', 'Asshai'],
  abilities: [
    response({
      on: youWin({ by: 4 }),
      from: 'discard',
      does: [takeThisBack, andThen(onlyIf(mayPayForIt, may(payAndPutIntoPlay)))],
    }),
  ],
});

character('10125', {
  name: ["Illyrio's Man", 'Illyrios Mann'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Conscriptor'],
  abilities: [reducer(a('character', ofFaction('targaryen')))],
});

location('10126', {
  name: ["Xaro's Home", 'Xaros Heim'],
  is: 'unique',
  cost: 0,
  traits: ['Free Cities'],
  abilities: [
    response({
      on: youMarshalOrPlay(a('attachment')),
      cost: payInfluence(1),
      does: draw(1),
    }),
  ],
});

copies(['10127', '10128', '10129'], location, {
  name: ['Eastern Fiefdoms', 'Östliche Lehen'],
  cost: 1,
  traits: ['Free Cities'],
  keywords: ['limited'],
  values: { influence: 1 },
  abilities: [reducer(a('card', ofFaction('targaryen')))],
});

location('10130', chambers(["Khal Drogo's Tent", 'Khal Drogos Zelt'], 'The East'));

copies(['10131', '10132'], location, {
  name: ['Temple of the Graces', 'Tempel der Grazien'],
  cost: 0,
  traits: ['Free Cities'],
  keywords: ['limited'],
  bonus: { gold: 1 },
});

location('10133', {
  name: ['Great Pyramid', 'Große Pyramide'],
  cost: 2,
  traits: ['Free Cities'],
  keywords: ['limited'],
  abilities: [reducer(a('character', ofFaction('targaryen')), 2)],
});

eastAndSouth('10134', {
  name: ['Summer Sea', 'Meer des Sommers'],
  cost: 0,
  traits: ['Westeros'],
  values: { influence: 1 },
  abilities: [reducerOnce('targaryen', 'martell')],
});

/** Not dearer than the character that was played. */
const isNotDearer = (m: R, use: Use, id: number): boolean => {
  const played = m.table.cards[eventOf(m, use).card];
  return (
    played !== undefined &&
    printedCost(m, m.table.cards[id].code) <= printedCost(m, printed(m, played).code)
  );
};

location('10180', {
  name: ["Lady Daenerys's Chambers", 'Lady Daenerys’ Gemächer'],
  is: 'unique',
  cost: 2,
  traits: ['Free Cities'],
  abilities: [
    response({
      on: youMarshalOrPlay(a('character', ofFaction('targaryen'))),
      does: takeFromPile({
        ...chooseFrom('discard', a('attachment'), { fits: isNotDearer }),
        say: sentence(
          'notDearerAttachment',
          'an attachment from your discard pile whose printed cost is not higher than that character’s',
          'einen Zusatz von deinem Ablagestapel, dessen aufgedruckte Kosten nicht höher sind als die jenes Charakters',
        ),
      }),
    }),
  ],
});
