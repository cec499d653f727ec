import {
  addToHand,
  definition,
  fromHand,
  inPlayerOrder,
  type R,
  show,
  type Use,
} from '@small-council/lcg';
import {
  a,
  action,
  andThen,
  anyOf,
  cardGainsPower,
  choose,
  choosePlayer,
  choosing,
  constant,
  discardAtRandom,
  discardCost,
  discardForGood,
  discardYourTopCard,
  draw,
  duringPhase,
  either,
  eitherOf,
  gainPower,
  gainsKeyword,
  gets,
  goldMayBeSpent,
  immuneTo,
  itself,
  kill,
  killed,
  killedOrDiscarded,
  kneel,
  kneelCost,
  lookAtTop,
  name,
  named,
  odd,
  ofFaction,
  othersOnTop,
  payGold,
  perChallenge,
  perPhase,
  perRound,
  phaseBegins,
  placeGold,
  reducer,
  returnToHand,
  saveIt,
  self,
  sentence,
  someUnder,
  stands,
  staysKneeling,
  staysStanding,
  strengthAtMost,
  target,
  triggering,
  underInAnyOrder,
  until,
  withTrait,
  youMarshalThis,
  youRevealPlot,
  youWin,
} from '@small-council/lcg/blocks';
import { fitsOn } from '@small-council/lcg/rules';
import { passive, response, saveOrCancel } from '../../abilities.ts';
import {
  chambers,
  diesToDiscard,
  honorGuard,
  isGuarded,
  nameTitle,
  opponentsEffectReveals,
  payPrintedCostOf,
  reducerOnce,
  revealed,
  whenPaid,
  withoutCrest,
} from '../../blocks.ts';
import { event as gameEvent } from '../../vocabulary.ts';
import { copies, pack } from '../registry.ts';

const { attachment, character, location } = pack('Core', 'lannister');
/** AG1-116: events are of no House. */
const { event } = pack('Core');
const { location: westAndIsles } = pack('Core', 'lannister', 'greyjoy');

attachment('10034', {
  name: ["Gutter Rat's Cunning", 'Gerissenheit der Gosse'],
  cost: 1,
  traits: ['Skill'],
  abilities: [constant(gets(2, 'host'), gainsKeyword('stealth', 'host'))],
});

attachment('10035', {
  name: ['Gilded Plate', 'Vergoldeter Harnisch'],
  cost: 0,
  traits: ['Armor'],
  abilities: [
    saveOrCancel({
      on: killedOrDiscarded('host'),
      cost: [payGold(1), discardCost()],
      does: saveIt(),
    }),
  ],
});

character('10036', {
  name: ['Joffrey Baratheon', 'Joffrey Baratheon'],
  is: 'unique crest:noble',
  cost: 3,
  strength: 2,
  icons: 'pow',
  traits: ['Lord'],
  abilities: [
    response({
      on: killed(a('character', withTrait('Lord', 'Lady'))),
      does: cardGainsPower(self),
      limit: perRound(3),
    }),
  ],
});

character('10037', {
  name: ['Ser Jaime Lannister', 'Ser Jaime Lennister'],
  is: 'unique',
  cost: 4,
  strength: 3,
  icons: 'mil int',
  traits: ['Lord', 'Knight'],
  keywords: ['infamy', 'deadly'],
  abilities: [constant(staysStanding('attack', 'military'), staysStanding('defend', 'military'))],
});

character('10038', {
  name: ['Tyrion Lannister', 'Tyrion Lennister'],
  is: 'unique crest:learned',
  cost: 4,
  strength: 3,
  icons: 'int pow',
  traits: ['Lord'],
  keywords: ['stealth'],
  abilities: [
    response({
      on: eitherOf(youWin({ type: 'intrigue' }), youWin({ with: 'self' })),
      cost: payGold(1),
      does: draw(1),
    }),
  ],
});

character('10039', {
  name: ['Cersei Lannister', 'Cersei Lennister'],
  is: 'unique crest:noble',
  cost: 3,
  strength: 3,
  icons: 'int pow',
  traits: ['Lady'],
  abilities: [
    action({
      phase: 'dominance',
      cost: [kneelCost(), payGold(2)],
      choose: choose(a('character')),
      does: [kneel(target), until('round', [staysKneeling('byItself')])],
    }),
  ],
});

character('10040', {
  name: ['Tywin Lannister', 'Tywin Lennister'],
  is: 'unique crest:noble',
  cost: 5,
  strength: 4,
  icons: 'mil int pow',
  traits: ['Lord'],
  abilities: [
    passive({ on: phaseBegins('marshaling'), does: placeGold(2) }),
    constant(goldMayBeSpent()),
  ],
});

character('10041', {
  name: ['Ser Ilyn Payne', 'Ser Ilyn Payn'],
  is: 'unique',
  cost: 4,
  strength: 2,
  icons: 'int pow',
  traits: ['Knight', 'Ally'],
  abilities: [
    action({
      phase: 'marshaling',
      cost: kneelCost(),
      choose: choose(a('character', strengthAtMost(2)), 'killed'),
      does: kill(target),
    }),
  ],
});

character('10042', {
  name: ['The Hound', 'Der Bluthund'],
  is: 'unique',
  cost: 2,
  strength: 4,
  icons: 'mil',
  traits: ['Ally'],
  abilities: [
    constant(diesToDiscard),
    passive({
      on: phaseBegins('dominance'),
      does: either(discardYourTopCard, discardForGood(self)),
    }),
  ],
});

character('10043', {
  name: ['Chella, Daughter of Cheyk', 'Chella, Tochter des Cheyk'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil',
  traits: ['Clansman'],
  keywords: ['stealth'],
  abilities: [
    response({
      on: youWin({ with: a('character', withTrait('Clansman')), anySide: true }),
      cost: payPrintedCostOf(a('location')),
      does: whenPaid(returnToHand(target)),
    }),
  ],
});

character('10044', {
  name: ['Bronn', 'Bronn'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Knight', 'Mercenary'],
  keywords: ['deadly', 'noAttachments'],
  abilities: [
    action({
      cost: payGold(2),
      choose: choose(a('character')),
      does: until('phase', [isGuarded]),
    }),
  ],
});

/** It is revealed and put into the hand, not drawn. */
const revealTopToHand = odd(
  sentence(
    'revealTopToHand',
    'reveal the top card of your deck and take it into your hand',
    'decke die oberste Karte deines Decks auf und nimm sie auf die Hand',
  ),
  (m, use) => {
    const { seat } = use;
    const [top] = m.table.players[seat].deck.splice(0, 1);
    if (top === undefined) return;
    show(m, seat, [top]);
    addToHand(m.table, seat, top);
    return [revealed(use, seat, [top])];
  },
  { can: (m, { seat }) => m.table.players[seat].deck.length > 0 },
);

character('10045', {
  name: ['Grand Maester Pycelle', 'Großmaester Pycelle'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Maester'],
  abilities: [response({ on: opponentsEffectReveals, does: revealTopToHand, limit: perPhase(3) })],
});

character('10046', {
  name: ['Raff the Sweetling', 'Raff der Liebling'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil int',
  traits: ['Ally'],
  abilities: [
    action({
      cost: payGold(1),
      choose: choosePlayer('opponent', {
        fits: (m, _use, seat) => m.table.players[seat].deck.length > 0,
      }),
      does: [lookAtTop(1, 'chosen'), someUnder(1), underInAnyOrder(), othersOnTop()],
    }),
  ],
});

character('10047', {
  name: ['Ser Jacelyn Bywater', 'Ser Jacelyn Amwasser'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Knight'],
  abilities: [
    constant(immuneTo('character', 'self')),
    response({ on: killed('self'), does: discardAtRandom(1, 'opponents') }),
  ],
});

character('10048', {
  name: ['Enemy Informer', 'Feindlicher Spitzel'],
  cost: 3,
  strength: 2,
  icons: 'mil int',
  traits: ['House Tyrell'],
  abilities: [
    response({
      on: youMarshalThis,
      choose: choose(a('character'), 'knelt'),
      does: kneel(target),
    }),
  ],
});

character('10049', {
  name: ["Qyburn's Informers", 'Qyburns Spitzel'],
  cost: 4,
  strength: 2,
  icons: 'int',
  traits: ['Ally'],
  keywords: ['stealth'],
  abilities: [response({ on: youWin({ type: 'intrigue', with: 'self' }), does: draw(2) })],
});

character('10050', {
  name: ["Cersei's Attendant", 'Cerseis Zofe'],
  cost: 1,
  strength: 1,
  icons: 'int',
  traits: ['Ally'],
  abilities: [
    response({
      on: killed(a('character', anyOf(named('10039'), itself))),
      choose: choose(a('character'), 'knelt'),
      does: kneel(target),
    }),
  ],
});

character('10051', {
  name: ['Lurkers at Harrenhal', 'Späher von Harrenhal'],
  cost: 6,
  strength: 6,
  icons: 'int pow',
  traits: ['House Clegane'],
  keywords: ['stealth', 'deadly', 'noAttachments'],
});

character('10052', {
  name: ['Lannisport Steward', 'Haushofmeister von Lennishort'],
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Ally'],
  bonus: { gold: 2 },
});

character('10053', {
  name: ['Lannisport Weaponsmith', 'Waffenschmied von Lennishort'],
  cost: 1,
  strength: 1,
  icons: 'mil',
  traits: ['Ally'],
  bonus: { gold: 1 },
});

character('10054', {
  name: ['Lannisport Honor Guard', 'Ehrengarde von Lennishort'],
  is: 'only:lannister',
  cost: 4,
  strength: 4,
  icons: 'mil int',
  traits: ['Army'],
  keywords: ['noAttachments'],
  abilities: honorGuard,
});

location('10055', {
  name: ['Lannisport', 'Lennishort'],
  is: 'unique',
  cost: 2,
  traits: ['Lannisport'],
  abilities: [
    response({
      on: youWin({ type: 'intrigue' }),
      cost: payGold(1),
      does: gainPower(1),
      limit: perChallenge(),
    }),
  ],
});

location('10056', {
  name: ['Lannisport Brothel', 'Bordell von Lennishort'],
  is: 'unique',
  cost: 2,
  traits: ["King's Landing"],
  abilities: [
    response({
      on: stands(a('character')),
      if: duringPhase('standing'),
      cost: kneelCost(),
      does: kneel(triggering),
    }),
  ],
});

location('10057', {
  name: ['Golden Tooth Mines', 'Minen am Goldzahn'],
  cost: 2,
  traits: ['Westeros'],
  abilities: [passive({ on: youRevealPlot, does: draw(1) })],
});

copies(['10058', '10059'], location, {
  name: ['Western Fiefdoms', 'Westliche Lehen'],
  cost: 1,
  traits: ['Lannisport'],
  keywords: ['limited'],
  values: { influence: 1 },
  abilities: [reducer(a('card', ofFaction('lannister')))],
});

location(
  '10060',
  chambers(["Queen Cersei's Chambers", 'Königin Cerseis Gemächer'], "King's Landing"),
);

copies(['10061', '10062', '10063'], location, {
  name: ['The Goldroad', 'Der Goldweg'],
  cost: 0,
  traits: ['Westeros'],
  keywords: ['limited'],
  bonus: { gold: 1 },
});

location('10064', {
  name: ['Hall of Heroes', 'Halle der Helden'],
  cost: 2,
  traits: ['Lannisport'],
  keywords: ['limited'],
  abilities: [reducer(a('character', ofFaction('lannister')), 2)],
});

westAndIsles('10065', {
  name: ['Sunset Sea', 'Meer der Abenddämmerung'],
  cost: 0,
  traits: ['Westeros'],
  values: { influence: 1 },
  abilities: [reducerOnce('lannister', 'greyjoy')],
});

event('10162', {
  name: ["The Lion's Will", 'Der Wille des Löwen'],
  is: 'only:lannister',
  abilities: [
    action({
      cost: payGold(2),
      choose: choose(a('character'), 'knelt'),
      does: kneel(target),
    }),
  ],
});

/** AG1-1131: in player order; what nobody holds is shown all the same. */
const revealHandsAndDiscard = odd(
  sentence(
    'revealHandsAndDiscard',
    'each opponent reveals their hand and discards all cards with that name',
    'jeder Gegner deckt seine Hand auf und legt alle Karten dieses Namens ab',
  ),
  (m, use) => {
    const named = definition(m, use.chosen.cardName[0]).name.en;
    return inPlayerOrder(m, use.seat)
      .filter((seat) => seat !== use.seat && m.table.players[seat].hand.length > 0)
      .flatMap((seat) => {
        const { hand } = m.table.players[seat];
        const codes = hand.map(({ code }) => code);
        show(m, seat, codes);
        const ids = hand
          .filter(({ code }) => definition(m, code).name.en === named)
          .map(({ id }) => fromHand(m, seat, id).id);
        return [
          revealed(use, seat, codes),
          ...(ids.length > 0
            ? [
                gameEvent(
                  'discardedFromHand',
                  { seat, cause: 'effect' as const, by: use.card },
                  { amount: ids.length, cards: ids },
                ),
              ]
            : []),
        ];
      });
  },
  {
    can: (m, { seat }) =>
      m.table.players.some(({ hand }, other) => other !== seat && hand.length > 0),
  },
);

event('10164', {
  name: ['Call Their Bluff', 'Ein Bluff fliegt auf'],
  is: 'only:lannister',
  abilities: [
    action({
      phase: 'dominance',
      cost: payGold(2),
      does: [name(nameTitle('card')), revealHandsAndDiscard],
    }),
  ],
});

const hostOf = ({ chosen: { bearer } }: Use): number => Number(bearer?.[0] ?? 0);

const fitsThere = (m: R, use: Use): boolean => {
  const host = m.table.cards[hostOf(use)];
  return host !== undefined && fitsOn(m, use.seat, use.code, 'attachment', host);
};

const becomesBoon = odd(
  sentence(
    'becomesBoon',
    'attach this card to that character',
    'lege diese Karte als Zusatz an diesen Charakter an',
  ),
  (m, use) => {
    if (!fitsThere(m, use)) return;
    m.table.cards[use.card].face = 'attachment';
    const { card, seat } = use;
    return [
      gameEvent(
        'entersPlay',
        { card, seat, cause: 'effect', by: card },
        { how: 'attach', host: hostOf(use), knelt: false },
      ),
    ];
  },
);

event('10165', {
  name: ["I'm You Writ Small", 'Ich bin du im Kleinen'],
  is: 'only:lannister',
  abilities: [
    action({
      phase: 'challenges',
      choose: choose(a('character')),
      does: [
        until('phase', [gainsKeyword('deadly')]),
        andThen(
          choosing(
            choose(a('character', ofFaction('lannister')), undefined, { name: 'bearer' }),
            becomesBoon,
          ),
        ),
      ],
    }),
  ],
  faces: {
    attachment: {
      type: 'attachment',
      traits: ['Boon'],
      abilities: [constant(gets(2, 'host'))],
    },
  },
});

event('10167', {
  name: ["You've Killed the Wrong Dwarf!", 'Ihr habt den falschen Zwerg getötet!'],
  is: 'only:lannister',
  traits: ['Small Council'],
  abilities: [
    action({
      choose: choose(a('character', withoutCrest('noble')), 'knelt'),
      does: [kneel(target), andThen(cardGainsPower(target))],
    }),
  ],
});
