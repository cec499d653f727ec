import {
  a,
  cardGainsPower,
  choose,
  chosen,
  constant,
  doneTo,
  eachDeadCharacter,
  gets,
  killed,
  odd,
  on,
  type Property,
  perPhase,
  sentence,
  withTrait,
} from '@small-council/lcg/blocks';
import { fitsOn } from '@small-council/lcg/rules';
import { interrupt } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

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
