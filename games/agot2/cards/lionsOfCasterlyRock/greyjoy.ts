import { type CardId, hasTrait, type R, type Use } from '@small-council/lcg';
import {
  andThen,
  asIt,
  atThe,
  challengeInitiated,
  chosen,
  joins,
  kneelCost,
  odd,
  onlyIf,
  putUnderDeck,
  returnToHand,
  sentence,
  stillThere,
  youHaveNotWonBy,
  youHaveWonBy,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

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
