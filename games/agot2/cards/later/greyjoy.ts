import { type CardId, hasTrait, type R, type Use } from '@small-council/lcg';
import {
  a,
  action,
  andThen,
  asIt,
  atThe,
  attacksAlone,
  cardGainsPower,
  challengeInitiated,
  choose,
  chosen,
  claimIsApplied,
  constant,
  costAtMost,
  doneTo,
  eachDeadCharacter,
  enterable,
  gets,
  instead,
  joins,
  killed,
  kneelCost,
  kneelFaction,
  losers,
  nonLimited,
  odd,
  on,
  onlyIf,
  opponentDiscards,
  type Property,
  perPhase,
  perRound,
  putTargetIntoPlay,
  putUnderDeck,
  returnToHand,
  self,
  sentence,
  shuffleIntoDeck,
  stillThere,
  takeControl,
  target,
  underYourControl,
  withTrait,
  youHaveNotWonBy,
  youHaveWonBy,
} from '@small-council/lcg/blocks';
import { fitsOn } from '@small-council/lcg/rules';
import { interrupt, reaction } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

pack('TS', 'greyjoy').character('02111', {
  name: ['Dagmer Cleftjaw', 'Dagmer Spaltkinn'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['Captain', 'Ironborn'],
  keywords: ['renown'],
  abilities: [
    interrupt({
      on: claimIsApplied(),
      if: attacksAlone(),
      choose: choose(a('location', nonLimited, costAtMost(3), losers), 'controlTaken'),
      does: instead([takeControl(target)]),
    }),
  ],
});

/** The last card of the pile lies on top. */
const topDrowned = (m: R, { seat }: Use): CardId | undefined =>
  m.table.players[seat].dead.findLast((id) => hasTrait(m, m.table.cards[id], 'Drowned God'));

const topDrownedEnters = odd(
  sentence(
    'topDrownedEnters',
    'put the top character (Drowned God) in your dead pile into play knelt',
    'bringe den obersten Charakter (Ertrunkener Gott) deines Totenstapels gebeugt ins Spiel',
  ),
  (m, use) => {
    const card = topDrowned(m, use);
    if (card === undefined) return;
    use.chosen.risen = [String(card)];
    return [
      event(
        'entersPlay',
        { card, seat: use.seat, cause: 'effect', by: use.card },
        { how: 'put', host: 0, knelt: true },
      ),
    ];
  },
  {
    can: (m, use) => {
      const id = topDrowned(m, use);
      if (id === undefined) return false;
      const { code, owner } = m.table.cards[id];
      return m.book.mayEnterFrom(m, use.seat, code, owner, id);
    },
  },
);

const risen = asIt(chosen('risen'), 'character');

pack('LoCR', 'greyjoy').location('05028', {
  name: ['Old Wyk', 'Alt Wiek'],
  is: 'unique',
  cost: 2,
  traits: ['Iron Islands'],
  readsOrderOf: 'dead',
  abilities: [
    reaction({
      on: challengeInitiated({ type: 'power', by: 'you' }),
      cost: kneelCost(),
      does: [
        topDrownedEnters,
        andThen(joins('attacker', risen)),
        andThen(
          atThe(
            'challengeDecided',
            [
              onlyIf(youHaveWonBy(5), returnToHand(asIt(stillThere, 'character'))),
              onlyIf(youHaveNotWonBy(5), putUnderDeck(asIt(stillThere, 'character'))),
            ],
            risen,
          ),
        ),
      ],
    }),
  ],
});

/** Where this attachment could be as well. */
const eligible: Property = {
  say: sentence('eligibleBearer', 'a possible bearer', 'möglicher Träger'),
  fits: (m, { seat, code, card }, host) =>
    m.table.cards[card]?.host !== host.id && fitsOn(m, seat, code, '', host, card),
};

const moveToBearer = odd(
  sentence('moveToBearer', 'move this card to {what}', 'lege diese Karte an {what} an', {
    what: chosen('bearer').say,
  }),
  (_m, use) => [
    event(
      'attached',
      { card: use.card, cause: 'effect', by: use.card },
      { host: Number(use.chosen.bearer?.[0] ?? 0) },
    ),
  ],
);

pack('SAT', 'greyjoy').attachment('08112', {
  name: ['Driftwood Cudgel', 'Keule aus Treibholz'],
  cost: 2,
  traits: ['Drowned God', 'Weapon'],
  attach: on(a('character', withTrait('Drowned God'))),
  abilities: [
    constant(gets({ by: 1, forEach: eachDeadCharacter }, 'host')),
    interrupt({
      on: killed('host'),
      does: [
        doneTo(choose(a('character', eligible), undefined, { name: 'bearer' }), moveToBearer),
        cardGainsPower(chosen('bearer')),
      ],
      limit: perPhase(),
    }),
  ],
});

pack('HoT', 'greyjoy').location('09028', {
  name: ['Corpse Lake', 'Leichensee'],
  is: 'unique',
  cost: 2,
  traits: ['Iron Islands'],
  abilities: [
    reaction({
      on: opponentDiscards(a('character'), ['deck']),
      does: cardGainsPower(self),
      limit: perRound(3),
    }),
  ],
});

pack('KotI', 'greyjoy').character('12001', {
  name: ['Balon Greyjoy', 'Balon Graufreud'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['Ironborn', 'Lord'],
  keywords: ['pillage', 'renown'],
  abilities: [
    action({
      cost: kneelFaction,
      choose: enterable('discard', a('card'), 'opponents'),
      does: [
        underYourControl(putTargetIntoPlay('entering')),
        atThe('phaseEnds', [shuffleIntoDeck(stillThere)], chosen('entering')),
      ],
    }),
  ],
});
