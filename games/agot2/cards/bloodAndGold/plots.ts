import {
  cardName,
  definition,
  fromDeck,
  happened,
  lookAtDeck,
  numbersOf,
  show,
  thePlayer,
  toHand,
  toPile,
} from '@small-council/lcg';
import {
  a,
  constant,
  mayPlayFromDiscard,
  odd,
  placedInDiscard,
  removeFromDiscard,
  sentence,
  triggering,
} from '@small-council/lcg/blocks';
import { forcedReaction, whenRevealed } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

pack('GtR', 'neutral').plot('06040', {
  name: ['The Annals of Castle Black', 'Die Annalen der Schwarzen Festung'],
  plot: { gold: 4, initiative: 4, claim: 1, reserve: 7 },
  traits: ['Legacy'],
  abilities: [
    constant(mayPlayFromDiscard('everybody')),
    forcedReaction({
      on: placedInDiscard(a('event'), 'anybody'),
      does: removeFromDiscard(triggering),
    }),
  ],
});

const TOP = 10;

/** You alone see the top cards; the events you show come into the open (AG2-282, AG2-288). */
const showEvents = odd(
  sentence(
    'showEvents',
    'look through the uppermost 10 cards of your deck and show as many events among them as you like',
    'sieh die obersten 10 Karten deines Decks durch und zeige daraus so viele Ereignisse, wie du möchtest',
  ),
  () => undefined,
  {
    can: (m, { seat }) => m.table.players[seat].deck.length > 0,
    prepare: (m, { seat }) => lookAtDeck(m, seat, seat, TOP),
    choice: {
      name: 'shown',
      say: sentence('anyEvents', 'any number of events', 'beliebig viele Ereignisse'),
      ask: sentence('askEvents', 'Which events do you show?', 'Welche Ereignisse zeigst du vor?'),
      hidden: true,
      min: () => 0,
      max: () => TOP,
      label: (m, at) => cardName(m.table.looking?.codes[Number(at)] ?? ''),
      options: (m, { chooser }) =>
        m.table.players[chooser].deck
          .slice(0, TOP)
          .flatMap((code, at) => (definition(m, code).type === 'event' ? [String(at)] : [])),
      taken: (m, _use, chosen, seat) => {
        m.table.looking = null;
        const places = numbersOf(chosen).sort((one, other) => other - one);
        const cards = places.flatMap((at) => fromDeck(m, seat, at) ?? []).reverse();
        const codes = cards.map(({ code }) => code);
        if (codes.length > 0) show(m, seat, codes);
        return cards.map(({ id }) => String(id));
      },
    },
  },
);

const keepOne = odd(
  sentence(
    'keepOne',
    'add 1 of them to your hand, place the others in your discard pile and shuffle your deck',
    'nimm 1 davon auf die Hand, lege die übrigen auf deinen Ablagestapel und mische dein Deck',
  ),
  (m, { seat, chosen }) => {
    for (const id of chosen.shown ?? []) {
      const card = m.table.cards[Number(id)];
      if (chosen.kept?.includes(id)) toHand(m, card);
      else {
        toPile(m, card, 'discard');
        happened(m, [event('placedInDiscard', { card: card.id, seat }, { from: 'search' })]);
      }
    }
    m.chance.shuffle(m.table.players[seat].deck);
    m.log('fact.shuffled', { seat: thePlayer(seat) });
  },
  {
    can: () => false,
    choice: {
      name: 'kept',
      say: sentence('oneOfShown', 'one of them', 'eines davon'),
      ask: sentence(
        'askOneOfShown',
        'Which of them do you add to your hand?',
        'Welches davon nimmst du auf die Hand?',
      ),
      min: () => 1,
      max: () => 1,
      label: (m, id) => cardName(m.table.cards[Number(id)].code),
      options: (_m, use) => use.chosen.shown ?? [],
    },
  },
);

pack('OR', 'neutral').plot('06100', {
  name: ['Wheels Within Wheels', 'Rädchen im Rädchen'],
  plot: { gold: 4, initiative: 1, claim: 1, reserve: 7 },
  traits: ['Scheme'],
  abilities: [whenRevealed({ does: [showEvents, keepOne] })],
});
