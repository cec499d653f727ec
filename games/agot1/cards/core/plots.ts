import { message, refuse } from '@small-council/engine';
import {
  type CardFacts,
  type ChallengeType,
  type Choice,
  cardName,
  inPlayerOrder,
  newUse,
  obstacle,
  type R,
  type Use,
  useAbility,
} from '@small-council/lcg';
import {
  a,
  basePlotValueIs,
  cannotBe,
  choose,
  chooseFromHand,
  choosePlayer,
  choosing,
  chosen,
  chosenSeat,
  constant,
  discard,
  discardForGood,
  draw,
  each,
  eachAttachmentOnIt,
  eachPlayerChooses,
  fewerCharacters,
  gets,
  immuneTo,
  kill,
  killForGood,
  kneel,
  kneeling,
  nonUnique,
  notChosen,
  notChosenPlayers,
  odd,
  opponents,
  phaseBegins,
  returnToHand,
  sayWhat,
  sentence,
  severalOpponents,
  standing,
  staysKneeling,
  strengthAtMost,
  target,
  thatPlayer,
  until,
  type What,
  whileIt,
  withoutIcon,
  withTrait,
  yours,
} from '@small-council/lcg/blocks';
import { hasWhenRevealed } from '@small-council/lcg/rules';
import { passive, whenRevealed } from '../../abilities.ts';
import {
  noIncomeBonuses,
  peaceIn,
  searchDeck,
  skipsPhase,
  tollForEvents,
  tollToDefender,
  withCrest,
} from '../../blocks.ts';
import { event as gameEvent } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

const { plot } = pack('Core');

/** AG1-1131: you search completely, then the opponent. */
const bothSearch = (what: What) =>
  whenRevealed({
    choose: choosePlayer('opponent'),
    does: [...searchDeck(what), ...searchDeck(what, { who: 'chosen' })],
  });

const mutual = (name: CardFacts['name'], values: CardFacts['plot'], type: ChallengeType) => ({
  name,
  plot: values,
  abilities: [
    whenRevealed({
      if: severalOpponents,
      choose: choosePlayer('opponent'),
      does: until('round', [peaceIn(type)]),
    }),
  ],
});

// ---- 181 to 187

plot('10181', {
  name: ['Summoning Season', 'Zeit der Einberufung'],
  plot: { gold: 4, initiative: 3, claim: 1 },
  abilities: [bothSearch(a('character'))],
});

plot(
  '10182',
  mutual(['Mutual Cause', 'Gemeinsame Sache'], { gold: 3, initiative: 3, claim: 2 }, 'power'),
);

plot('10183', {
  name: ['Uneasy Truce', 'Trügerische Waffenruhe'],
  plot: { gold: 4, initiative: 0, claim: 1 },
  abilities: [constant(tollToDefender('military', 2))],
});

plot('10184', {
  name: ['Rains of Autumn', 'Herbstregen'],
  plot: { gold: 4, initiative: 5, claim: 1 },
  abilities: [constant(noIncomeBonuses)],
});

const GANDER = '10185';

/** Opponents' revealed plots whose ability can be used now; another copy of this one has none of its own. */
const copyable = (m: R, use: Use): string[] =>
  m.table.players.flatMap(({ plot: id, out }, seat) => {
    if (out || seat === use.seat || id === 0) return [];
    const { code } = m.table.cards[id];
    if (code === GANDER || !hasWhenRevealed(m, id)) return [];
    const copy = newUse(use.seat, use.card, code, '', 'whenRevealed', null);
    return obstacle(m, copy, true) === null ? [String(id)] : [];
  });

const copiedPlot: Choice = {
  name: 'copied',
  say: sentence('copiedPlot', 'a revealed plot', 'eine aufgedeckte Strategiekarte'),
  ask: sentence(
    'askCopiedPlot',
    'Choose the plot whose ability you copy.',
    'Wähle die Strategiekarte, deren Fähigkeit du kopierst.',
  ),
  min: () => 1,
  max: () => 1,
  label: (m, id) => cardName(m.table.cards[Number(id)].code),
  options: copyable,
};

const copyAbility = odd(
  sentence(
    'copyAbility',
    'use the when revealed ability of an opponent’s revealed plot as if it were this card’s',
    'nutze die „Sobald aufgedeckt“-Fähigkeit der aufgedeckten Strategiekarte eines Gegners, als stünde sie hier',
  ),
  (m, use) => {
    const copied = m.table.cards[Number(use.chosen.copied?.[0] ?? 0)];
    if (copied) useAbility(m, newUse(use.seat, use.card, copied.code, '', 'whenRevealed', null));
  },
  { choice: copiedPlot, can: (m, use) => copyable(m, use).length > 0 },
);

plot(GANDER, {
  name: ['Good for the Gander', 'Wie du mir'],
  plot: { gold: 4, initiative: 0, claim: 1 },
  abilities: [whenRevealed({ does: copyAbility })],
});

const yourKnights = a('character', withTrait('Knight'), yours);

plot('10186', {
  name: ['Tourney for the Hand', 'Turnier der Hand'],
  plot: { gold: 3, initiative: 6, claim: 1 },
  abilities: [constant(gets(1, yourKnights), immuneTo('character', yourKnights, 'opponents'))],
});

/** Each player may keep any three, also those of others; who is away keeps own ones. */
const anyThreeLocations: Choice = {
  ...choose(a('location'), undefined, { upTo: 3, who: (m) => inPlayerOrder(m) }),
  say: message('choice.eachPlayerAny', { what: sayWhat(a('location'), 'upTo', { count: 3 }) }),
  fallback: (m, use) =>
    choose(a('location'))
      .options(m, use, false)
      .filter((id) => m.table.cards[Number(id)].controller === use.chooser)
      .slice(0, 3),
};

plot('10187', {
  name: ['Fleeing to the Wall', 'Flucht zur Mauer'],
  plot: { gold: 3, initiative: 3, claim: 1 },
  traits: ['Others'],
  abilities: [
    whenRevealed({
      cannotBeCanceled: true,
      choose: anyThreeLocations,
      does: discardForGood(notChosen(a('location'))),
    }),
  ],
});

// ---- 188 to 194

plot('10188', {
  name: ['Drunken Allegations', 'Trunkene Anschuldigungen'],
  plot: { gold: 3, initiative: 4, claim: 1 },
  abilities: [
    whenRevealed({
      choose: choosePlayer('opponent'),
      does: [
        choosing(
          choose(a('character', standing), 'knelt', { name: 'yours' }),
          kneel(chosen('yours')),
        ),
        choosing(
          choose(a('character', standing), 'knelt', { name: 'theirs', who: thatPlayer }),
          kneel(chosen('theirs')),
        ),
      ],
    }),
  ],
});

plot(
  '10189',
  mutual(
    ['Mutual Blackmail', 'Gegenseitige Erpressung'],
    { gold: 3, initiative: 1, claim: 2 },
    'intrigue',
  ),
);

plot('10190', {
  name: ['Planning Ahead', 'Vorausplanung'],
  plot: { gold: 3, initiative: 0, claim: 1 },
  abilities: [constant(skipsPhase('taxation'))],
});

plot('10191', {
  name: ['Wildfire Assault', 'Seefeuerangriff'],
  plot: { gold: 3, initiative: 4, claim: 1 },
  abilities: [
    whenRevealed({
      choose: eachPlayerChooses(a('character'), undefined, { upTo: 3 }),
      does: killForGood(notChosen(a('character'))),
    }),
  ],
});

plot('10192', {
  name: ['Hear Me Roar', 'Hört mich brüllen'],
  is: 'only:lannister',
  plot: { gold: 5, initiative: 3, claim: 1 },
  abilities: [constant(gets(-1, a('character', withoutIcon('intrigue'))))],
});

plot('10193', {
  name: ['Blockade', 'Blockade'],
  plot: { gold: 0, initiative: 4, claim: 1 },
  abilities: [constant(basePlotValueIs('gold', 0, a('plot', opponents)))],
});

plot('10194', {
  name: ['The Power of Blood', 'Die Macht des Blutes'],
  plot: { gold: 4, initiative: 3, claim: 1 },
  deckLimit: 2,
  abilities: [constant(cannotBe('kill', a('character', withCrest('noble'))))],
});

// ---- 195 to 201

plot('10195', {
  name: ['Building Season', 'Zeit des Bauens'],
  plot: { gold: 4, initiative: 1, claim: 1 },
  abilities: [bothSearch(a('location'))],
});

plot(
  '10196',
  mutual(['Mutual Enemies', 'Gemeinsame Feinde'], { gold: 2, initiative: 2, claim: 2 }, 'military'),
);

plot('10197', {
  name: ['Holding the Trident', 'Halten des Trident'],
  plot: { gold: 3, initiative: 4, claim: 1 },
  abilities: [whileIt(fewerCharacters, gets(2, a('character', yours)))],
});

plot('10198', {
  name: ['Calm Over Westeros', 'Frieden über Westeros'],
  plot: { gold: 4, initiative: 3, claim: 1 },
  abilities: [constant(tollForEvents(1))],
});

const kneelingCards = choose(a('characterOrLocation', kneeling), 'returned');

/** The players who have something to be chosen from. */
const concerned = (m: R, use: Use): Set<number> =>
  new Set(kneelingCards.options(m, use, false).map((id) => m.table.cards[Number(id)].controller));

const oneOfEverybody: Choice = {
  ...kneelingCards,
  say: sentence(
    'oneOfEverybody',
    '1 kneeling character or location of each player',
    '1 gebeugten Charakter oder Ort jedes Spielers',
  ),
  ask: sentence(
    'askOneOfEverybody',
    'Choose 1 kneeling character or location of each player.',
    'Wähle 1 gebeugten Charakter oder Ort jedes Spielers.',
  ),
  min: (m, use) => concerned(m, use).size,
  max: (m, use) => concerned(m, use).size,
  check: (m, _use, ids) => {
    const players = new Set(ids.map((id) => m.table.cards[Number(id)].controller));
    return players.size === ids.length ? null : refuse('AG1-1121', 'why.oneOfEverybody');
  },
  fallback: (m, use) =>
    [...concerned(m, use)].map((seat) =>
      String(
        kneelingCards
          .options(m, use, false)
          .find((id) => m.table.cards[Number(id)].controller === seat),
      ),
    ),
};

plot('10199', {
  name: ['Snowed Under', 'Eingeschneit'],
  plot: { gold: 3, initiative: 0, claim: 1 },
  abilities: [
    passive({
      on: phaseBegins('standing'),
      choose: oneOfEverybody,
      does: returnToHand({
        ...target,
        say: message('these.it', { noun: 'card', many: 'yes', case: 'acc' }),
      }),
    }),
  ],
});

plot('10200', {
  name: ['The Power of Arms', 'Die Macht der Waffen'],
  plot: { gold: 3, initiative: 1, claim: 2 },
  deckLimit: 2,
  abilities: [constant(gets(2, a('character', withCrest('war'), yours)))],
});

plot('10201', {
  name: ['Valar Morghulis', 'Valar Morghulis'],
  plot: { gold: 2, initiative: 0, claim: 0 },
  abilities: [whenRevealed({ does: kill(each(a('character'))) })],
});

// ---- 202 to 208

plot('10202', {
  name: ['Condemned by the Realm', 'Vom Reich verurteilt'],
  plot: { gold: 5, initiative: 3, claim: 1 },
  abilities: [
    whenRevealed({
      choose: choosePlayer('opponent'),
      does: choosing(
        choose(a('character', notChosenPlayers), 'killed', { who: thatPlayer }),
        kill(target),
      ),
    }),
  ],
});

const theyDraw = (amount: number) =>
  odd(
    sentence(
      'theyDraw',
      '{amount, plural, one {the chosen player draws # card} other {the chosen player draws # cards}}',
      '{amount, plural, one {der gewählte Spieler zieht # Karte} other {der gewählte Spieler zieht # Karten}}',
      { amount },
    ),
    (_m, use) => [
      gameEvent('drawn', { seat: chosenSeat(use), cause: 'effect', by: use.card }, { amount }),
    ],
  );

plot('10203', {
  name: ['Counting Favors', 'Gefälligkeiten aufrechnen'],
  plot: { gold: 3, initiative: 3, claim: 1 },
  abilities: [whenRevealed({ choose: choosePlayer('opponent'), does: [draw(3), theyDraw(3)] })],
});

plot('10204', {
  name: ['Power and Wealth', 'Macht und Reichtum'],
  plot: { gold: 3, initiative: 5, claim: 1 },
  abilities: [constant(gets({ by: 1, forEach: eachAttachmentOnIt }, a('character', yours)))],
});

plot('10205', {
  name: ["Mad King's Legacy", 'Das Erbe des Irren Königs'],
  is: 'only:targaryen',
  plot: { gold: 4, initiative: 3, claim: 1 },
  abilities: [
    whenRevealed({ choose: choose(a('attachment'), 'discarded'), does: discard(target) }),
  ],
});

const HAND = 4;

/** The one player who holds more cards than anybody else; of several with the most it is nobody. */
function richestInCards(m: R): number {
  const players = inPlayerOrder(m);
  const most = Math.max(...players.map((seat) => m.table.players[seat].hand.length));
  const found = players.filter((seat) => m.table.players[seat].hand.length === most);
  return found.length === 1 && most > HAND ? found[0] : -1;
}

const tooMany = (m: R): number =>
  Math.max(0, (m.table.players[richestInCards(m)]?.hand.length ?? HAND) - HAND);

const discardDownToFour = odd(
  sentence(
    'discardDownToFour',
    'whoever has the largest hand discards down to 4 cards of their choice',
    'wer die größte Hand hat, legt Karten eigener Wahl ab, bis 4 übrig sind',
  ),
  (m, use) => {
    const { discarded = [] } = use.chosen;
    if (discarded.length === 0) return;
    const ids = discarded.map(Number);
    const seat = m.table.cards[ids[0]].owner;
    return [
      gameEvent(
        'discardedFromHand',
        { seat, cause: 'effect', by: use.card },
        { amount: ids.length, cards: ids },
      ),
    ];
  },
  {
    can: (m) => richestInCards(m) >= 0,
    choice: {
      ...chooseFromHand(a('card')),
      name: 'discarded',
      who: (m) => (richestInCards(m) < 0 ? [] : richestInCards(m)),
      min: tooMany,
      max: tooMany,
      fallback: (m, { chooser }) =>
        m.table.players[chooser].hand.slice(0, tooMany(m)).map(({ id }) => id),
    },
  },
);

plot('10206', {
  name: ['Rule by Decree', 'Herrschaft per Dekret'],
  plot: { gold: 4, initiative: 4, claim: 1 },
  abilities: [whenRevealed({ cannotBeCanceled: true, does: discardDownToFour })],
});

plot('10207', {
  name: ['Noose and Swordpoint', 'Strang und Schwertspitze'],
  plot: { gold: 4, initiative: 3, claim: 1 },
  abilities: [constant(staysKneeling('atAll', a('character', strengthAtMost(2))))],
});

plot('10208', {
  name: ['Herding the Masses', 'Das Volk wie Vieh'],
  plot: { gold: 2, initiative: 0, claim: 2 },
  abilities: [constant(cannotBe('defend', a('character', nonUnique)))],
});
