import { message } from '@small-council/engine';
import {
  BASE,
  type Choice,
  cardName,
  definition,
  type Effect,
  fromDeck,
  happened,
  hasTrait,
  initiate,
  inPlayerOrder,
  lookAtDeck,
  type Modifier,
  newUse,
  numbersOf,
  obstacle,
  printed,
  type R,
  show,
  thePlayer,
  toHand,
  toPile,
  type Use,
} from '@small-council/lcg';
import {
  a,
  action,
  burns,
  cheaper,
  choose,
  choosePlayer,
  chosenSeat,
  constant,
  gainInstead,
  gets,
  type HowMuch,
  marked,
  mayPlayFromDiscard,
  odd,
  perRound,
  placedInDiscard,
  removeFromDiscard,
  returnToHand,
  sacrificeYour,
  self,
  sentence,
  target,
  triggering,
  unmarked,
  unopposedBonus,
  until,
  withoutTrait,
  yours,
} from '@small-council/lcg/blocks';
import { hasWhenRevealed, revealNewPlot } from '@small-council/lcg/rules';
import { forcedReaction, interrupt, whenRevealed } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

pack('TtB', 'greyjoy').plot('02012', {
  name: ['Rise of the Kraken', 'Der Krake erhebt sich'],
  is: 'loyal',
  plot: { gold: 2, initiative: 8, claim: 2, reserve: 5 },
  traits: ['War'],
  deckLimit: 1,
  abilities: [interrupt({ on: unopposedBonus, does: gainInstead(2) })],
});

const noDragon = a('character', withoutTrait('Dragon'));

pack('NMG', 'targaryen').plot('02075', {
  name: ['Blood of the Dragon', 'Das Blut des Drachen'],
  is: 'loyal',
  plot: { gold: 2, initiative: 2, claim: 1, reserve: 5 },
  traits: ['Legacy'],
  deckLimit: 1,
  abilities: [constant(gets(-1, noDragon), burns(noDragon))],
});

/** Revealed plots with an ability that this player could initiate. */
const copyable = (m: R, { seat }: Use, publicly: boolean): string[] =>
  inPlayerOrder(m)
    .map((one) => m.table.players[one].plot)
    .filter((id) => {
      if (id === 0 || hasTrait(m, m.table.cards[id], 'Riddle')) return false;
      const { code, face } = m.table.cards[id];
      if (!hasWhenRevealed(m, id)) return false;
      return obstacle(m, newUse(seat, id, code, face, 'whenRevealed', null), publicly) === null;
    })
    .map(String);

const copiedPlot: Choice = {
  name: 'copied',
  say: sentence('copiedPlot', 'a revealed plot', 'eine aufgedeckte Strategiekarte'),
  ask: sentence(
    'askCopiedPlot',
    'Choose the plot whose ability you initiate.',
    'Wähle die Strategiekarte, deren Fähigkeit du initiierst.',
  ),
  min: () => 1,
  max: () => 1,
  label: (m, id) => cardName(m.table.cards[Number(id)].code),
  options: (m, use) => copyable(m, use, true),
};

const initiateOther = odd(
  sentence(
    'initiateOther',
    'initiate the when revealed ability of a revealed plot (not Riddle) as if you had just revealed it',
    'initiiere die „Sobald aufgedeckt“-Fähigkeit einer aufgedeckten Strategiekarte (nicht Rätsel), als hättest du sie gerade aufgedeckt',
  ),
  (m, use) => {
    const id = Number(use.chosen.copied?.[0] ?? 0);
    if (id !== 0) initiate(m, id, use.seat, 'whenRevealed');
  },
  { choice: copiedPlot, can: (m, use) => copyable(m, use, true).length > 0 },
);

pack('AtSK', 'neutral').plot('04020', {
  name: ["Varys's Riddle", "Varys' Rätsel"],
  plot: { gold: 5, initiative: 6, claim: 1, reserve: 7 },
  traits: ['Riddle', 'Scheme'],
  abilities: [whenRevealed({ does: initiateOther })],
});

/** AG2-1034: a printed X is 0. */
const twoMoreThanTheirs: HowMuch = {
  say: sentence(
    'twoMoreThanTheirs',
    '2 higher than the printed gold value of that player’s revealed plot',
    '2 höher als der aufgedruckte Goldwert der aufgedeckten Strategiekarte jenes Spielers',
  ),
  of: (m, use) => {
    const { plot } = m.table.players[chosenSeat(use)];
    return 2 + (plot === 0 ? 0 : (printed(m, m.table.cards[plot]).plot?.gold ?? 0));
  },
};

const goldIsX: Modifier = {
  key: BASE.gold,
  say: sentence(
    'goldIsX',
    'X: the gold printed on the plot which that player has revealed, plus 2',
    'X: das auf der aufgedeckten Strategiekarte jenes Spielers aufgedruckte Gold, plus 2',
  ),
  how: 'set',
  amount: (_m, { lasting }) => lasting?.amount ?? 0,
};

/** As long as this very plot is revealed. */
const defineX: Effect = Object.assign(
  until('game', [goldIsX], { on: self, amount: twoMoreThanTheirs }),
  { say: goldIsX.say },
);

pack('CtA', 'neutral').plot('04039', {
  name: ['Summer Harvest', 'Sommerernte'],
  plot: { gold: 0, initiative: 4, claim: 1, reserve: 6 },
  traits: ['Summer'],
  abilities: [whenRevealed({ choose: choosePlayer(), does: defineX })],
});

pack('LoCR', 'neutral').plot('05049', {
  name: ["Littlefinger's Meddling", 'Kleinfingers Einmischung'],
  plot: { gold: 4, initiative: 1, claim: 1, reserve: 6 },
  traits: ['Kingdom', 'Scheme'],
  abilities: [constant(cheaper(2, a('event'), { as: 'play' }))],
});

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

const revealAnother = odd(
  sentence(
    'revealAnother',
    'choose a new plot and reveal it',
    'wähle eine neue Strategiekarte und decke sie auf',
  ),
  () => undefined,
  {
    can: (m, { seat }) => m.table.players[seat].plotDeck.length > 0,
    choice: {
      name: 'plot',
      say: sentence('newPlot', 'a new plot', 'eine neue Strategiekarte'),
      ask: message('ask.plot'),
      min: () => 1,
      max: () => 1,
      label: (_m, code) => cardName(code),
      options: (m, { chooser }) => [...new Set(m.table.players[chooser].plotDeck)],
      hidden: true,
      taken: (m, _use, [code], seat) => {
        if (code !== undefined) revealNewPlot(m, seat, code);
        return [];
      },
    },
  },
);

pack('SoD', 'martell').plot('10046', {
  name: ["At Prince Doran's Behest", 'Auf Fürst Dorans Geheiß'],
  is: 'loyal',
  plot: { gold: 0, initiative: 0, claim: 0, reserve: 0 },
  traits: ['Edict'],
  deckLimit: 1,
  abilities: [whenRevealed({ does: revealAnother, cannotBeCanceled: true })],
});

pack('SoD', 'neutral').plot('10050', {
  name: ['Breaking Ties', 'Die Bande brechen'],
  plot: { gold: 4, initiative: 7, claim: 1, reserve: 4 },
  traits: ['House Frey', 'Scheme'],
  deckLimit: 1,
  abilities: [
    action({
      cost: sacrificeYour(a('character', marked('loyal'), yours)),
      choose: choose(a('characterOrLocation', unmarked('loyal')), 'returned'),
      does: returnToHand(target),
      limit: perRound(2),
    }),
  ],
});
