import {
  type AnswerTo,
  type Choose,
  choose,
  howMany,
  type Message,
  message,
  type Question,
  refuse,
  type Seat,
} from '@small-council/engine';
import { type Card, type CharacterId, cardFacts } from '../houses.ts';
import { withdraw } from '../rules/abilities.ts';
import {
  discardFromHand,
  draw as drawCards,
  putOnDiscard,
  takeFromHand,
  takeTop,
} from '../rules/cards.ts';
import { cardOf, isTruceCard } from '../rules/encounter.ts';
import { takeHostage, torment, tormentable } from '../rules/hostages.ts';
import {
  activeSeat,
  activeSeats,
  activeSide,
  encounterOf,
  findCharacter,
  houseAt,
  living,
  livingIds,
  nameOf,
  otherSide,
  participant,
  participation,
  seatsOnSide,
  spreadInfluence,
  supporters,
  whose,
} from '../rules/look.ts';
import {
  moveBetweenSheets,
  distribute as putPower,
  removeByEffect,
  removeFromSheet,
  removePower,
} from '../rules/power.ts';
import { characterLabel, chooseCards, chooseForPower, seatLabel } from '../rules/questions.ts';
import { join, offerAgain, offering } from '../rules/support.ts';
import type { Character, M, Side } from '../table.ts';
import * as things from '../things.ts';
import { type Choice, causeOf, type Deed, type Effect, type Use } from './registry.ts';

/** What abilities do. Every block says itself with the message of its own name. */

/** The rule behind a choice: leaders are optional, cards name their own terms; both stand above the book. */
const RULE = 'IT-806';

/** One of these players. */
const pickSeat = (m: M, text: Message, seats: readonly Seat[], rule = RULE): Choose =>
  choose({ text, rule, from: seats.map(String), label: seatLabel(m) });

/** One of these characters. */
const pickCharacter = (text: Message, characters: readonly Character[], rule = RULE): Choose =>
  choose({ text, rule, from: characters.map(({ id }) => id), label: characterLabel });

/** Keeps the type of the answer in step with the question inside, and forgets it outside. */
const asks = <Q extends Question>(choice: Choice<Q, AnswerTo<Q>>): Choice =>
  choice as unknown as Choice;

/** What a fact about this deed says of itself: whose it is, and what made it happen. */
const told = (m: M, use: Deed, seat: Seat = use.seat) => ({
  ...whose(m, seat),
  because: causeOf(use),
});

/** What changes nothing says so: who reads the chronicle need not look for what a card did. */
const inVain = (m: M, use: Deed): void => m.log('fact.inVain', told(m, use));

const sideOf = (m: M, { seat }: Use): Side => participation(m, seat)?.side ?? activeSide(m, seat);

const opponents = (m: M, use: Use): Seat[] => seatsOnSide(m, otherSide(sideOf(m, use)));

const standing = (m: M, seats: readonly Seat[]): Character[] =>
  seats.map((seat) => participant(m, seat)).filter((character) => character !== null);

// ---- cards

export const draw = (count: number): Effect => ({
  say: message('does.draw', { count }),
  does: (m, use) => drawCards(m, use.seat, count, causeOf(use)),
});

export const drawForEachSupporter: Effect = {
  say: message('does.drawForEachSupporter'),
  does: (m, use) => drawCards(m, use.seat, supporters(m, sideOf(m, use)).length, causeOf(use)),
};

export const discard = (count: number): Effect => ({
  say: message('does.discard', { count }),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) =>
      chooseCards({
        text: message('ask.discard', { count }),
        rule: 'IT-945',
        cards: m.table.players[seat].hand,
        min: count,
        max: count,
      }),
    answer: (m, use, cards) => discardFromHand(m, use.seat, cards, causeOf(use)),
  }),
});

export const discardTruce: Effect = {
  say: message('does.discardTruce'),
  does: (m, use) => {
    const { hand } = m.table.players[use.seat];
    const card = hand.find((held) => cardFacts(held).type === 'truce');
    if (card) discardFromHand(m, use.seat, [card], causeOf(use));
  },
};

/** As many new cards as were thrown away. */
export const exchangeCards: Effect = {
  say: message('does.exchangeCards'),
  choice: asks({
    who: (m, { seat }) => (m.table.players[seat].hand.length > 0 ? seat : []),
    question: (m, { seat }) => {
      const { hand } = m.table.players[seat];
      return chooseCards({
        text: message('ask.exchangeCards'),
        rule: RULE,
        cards: hand,
        min: 0,
        max: hand.length,
      });
    },
    answer: (m, use, cards) => {
      discardFromHand(m, use.seat, cards, causeOf(use));
      drawCards(m, use.seat, cards.length, causeOf(use));
    },
  }),
};

export const putUnderDeck: Effect = {
  say: message('does.putUnderDeck'),
  choice: asks({
    who: (m, { seat }) => (m.table.players[seat].hand.length > 0 ? seat : []),
    question: (m, { seat }) =>
      chooseCards({
        text: message('ask.putUnderDeck'),
        rule: RULE,
        cards: m.table.players[seat].hand,
      }),
    answer: (m, use, [card]) => {
      takeFromHand(m, use.seat, card);
      m.table.players[use.seat].deck.unshift(card);
      m.log('fact.underDeck', { ...told(m, use), count: 1 });
    },
  }),
};

/** The top cards are taken up to be looked at; one stays, the others go under the deck. */
export const searchTop = (count: number): Effect => ({
  say: message('does.searchTop', { count }),
  does: (m, use) => {
    const cards: Card[] = [];
    for (let i = 0; i < count; i++) {
      const card = takeTop(m, use.seat);
      if (card !== null) cards.push(card);
    }
    m.table.looking = { seat: use.seat, cards };
    m.log('fact.looked', { ...told(m, use), count: cards.length });
    m.revealed();
  },
});

export const keepOneOfThem: Effect = {
  say: message('does.keepOneOfThem'),
  choice: asks({
    who: (m, { seat }) => ((m.table.looking?.cards.length ?? 0) > 0 ? seat : []),
    question: (m) =>
      chooseCards({
        text: message('ask.keepOneOfThem'),
        rule: RULE,
        cards: m.table.looking?.cards ?? [],
      }),
    answer: (m, use, [kept]) => {
      const rest = m.table.looking?.cards.slice() ?? [];
      rest.splice(rest.indexOf(kept), 1);
      m.table.players[use.seat].hand.push(kept);
      m.table.players[use.seat].deck.unshift(...rest);
      m.log('fact.underDeck', { ...told(m, use), count: rest.length });
    },
  }),
  does: (m) => {
    m.table.looking = null;
  },
};

export const takeFromDiscard: Effect = {
  say: message('does.takeFromDiscard'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) =>
      chooseCards({
        text: message('ask.takeFromDiscard'),
        rule: RULE,
        cards: m.table.players[seat].discard,
      }),
    answer: (m, use, [card]) => {
      const { discard: pile, hand } = m.table.players[use.seat];
      pile.splice(pile.indexOf(card), 1);
      hand.push(card);
      m.log('fact.tookBack', { ...told(m, use), card: things.card(card) });
    },
  }),
};

export const reshuffle: Effect = {
  say: message('does.reshuffle'),
  does: (m, use) => {
    const player = m.table.players[use.seat];
    player.deck = m.chance.shuffle([...player.deck, ...player.discard.splice(0)]);
    m.log('fact.reshuffled', told(m, use));
  },
};

/** Somebody on the other side loses a card by chance. */
export const opponentDiscards: Effect = {
  say: message('does.opponentDiscards'),
  choice: asks({
    who: (m, use) => (withHand(m, opponents(m, use)).length > 0 ? use.seat : []),
    question: (m, use) =>
      pickSeat(m, message('ask.opponentDiscards'), withHand(m, opponents(m, use))),
    answer: (m, use, [chosen]) => {
      const victim = Number(chosen);
      const card = m.chance.pick(m.table.players[victim].hand);
      discardFromHand(m, victim, [card], causeOf(use));
    },
  }),
};

const withHand = (m: M, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat) => m.table.players[seat].hand.length > 0);

/** Only this player sees it, although nobody may show his hand (IT-806, IT-814). */
export const lookAtHand: Effect = {
  say: message('does.lookAtHand'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) =>
      pickSeat(
        m,
        message('ask.lookAtHand'),
        activeSeats(m).filter((other) => other !== seat),
      ),
    answer: (m, use, [chosen]) => {
      const of = Number(chosen);
      m.tell([use.seat], 'fact.sawHand', {
        ...told(m, use),
        of: houseAt(m, of),
        cards: things.cards(m.table.players[of].hand),
      });
    },
  }),
};

export const anotherDrawsToo = (count: number): Effect => ({
  say: message('does.anotherDrawsToo', { count }),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) =>
      pickSeat(
        m,
        message('ask.anotherDrawsToo', { count }),
        m
          .clockwise(seat)
          .slice(1)
          .filter((other) => participation(m, other) !== null),
      ),
    answer: (m, use, [chosen]) => {
      drawCards(m, Number(chosen), count, causeOf(use));
      drawCards(m, use.seat, count, causeOf(use));
    },
  }),
});

// ---- the encounter cards

/** Eddard: no matter who revealed which card, they talk (IT-724). */
export const becomesTruce: Effect = {
  say: message('does.becomesTruce'),
  does: (m, use) => {
    encounterOf(m).result = 'truce';
    m.log('fact.result', { result: things.result('truce'), because: causeOf(use) });
  },
};

/** Bran: the opposing active player must show his card first (IT-726). */
export const opponentShowsFirst: Effect = {
  say: message('does.opponentShowsFirst'),
  does: (m, use) => {
    const opponent = activeSeat(m, otherSide(sideOf(m, use)));
    encounterOf(m).faceUpFirst = opponent;
    m.log('fact.showsFirst', told(m, use, opponent));
  },
};

const withHostility = (m: M): Seat[] =>
  activeSeats(m).filter((seat) => !isTruceCard(cardOf(m, activeSide(m, seat))));

/** The higher Hostility cards in a hand; his own character cards count as 0 (IT-944). */
function higherCards(m: M, seat: Seat): Card[] {
  const revealed = cardOf(m, activeSide(m, seat));
  const value = revealed === null ? 0 : cardFacts(revealed).value;
  return m.table.players[seat].hand.filter((card) => cardFacts(card).value > value);
}

export const chooseWhoMustReplace: Effect = {
  say: message('does.chooseWhoMustReplace'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m) => pickSeat(m, message('ask.chooseWhoMustReplace'), withHostility(m)),
    answer: (m, use, [chosen]) => {
      m.table.chosen = chosen;
      m.log('fact.mustReplace', told(m, use, Number(chosen)));
    },
  }),
};

/** Asked of anybody who holds cards: whether he has a higher one is his secret until he shows it. */
export const replaceByHigher: Effect = {
  say: message('does.replaceByHigher'),
  choice: asks({
    who: (m) => withHand(m, [Number(m.table.chosen)]),
    question: (m, _use, seat) => {
      const cards = higherCards(m, seat);
      return chooseCards({
        text: message('ask.replaceByHigher'),
        rule: 'IT-944',
        cards,
        min: Math.min(1, cards.length),
        max: 1,
        pass: message('option.noHigher'),
      });
    },
    answer: (m, use, [card], seat) => {
      m.revealed();
      const lying = encounterOf(m).cards[activeSide(m, seat)];
      if (card === undefined || !lying) return;
      const old = lying.card;
      takeFromHand(m, seat, card);
      lying.card = card;
      m.log('fact.replaced', {
        ...told(m, use, seat),
        card: old === null ? null : things.card(old),
        with: things.card(card),
      });
      if (old !== null) putOnDiscard(m, seat, [old]);
    },
  }),
};

// ---- totals

function addToTotal(m: M, use: Deed, amount: number): void {
  if (amount === 0) {
    inVain(m, use);
    return;
  }
  const side = sideOf(m, use);
  encounterOf(m).bonus[side] += amount;
  m.log('fact.bonus', { ...told(m, use), amount, side: things.side(side) });
}

export const add = (amount: number): Effect => ({
  say: message('does.add', { amount }),
  does: (m, use) => addToTotal(m, use, amount),
});

export const addHalfOfSheet: Effect = {
  say: message('does.addHalfOfSheet'),
  does: (m, use) => addToTotal(m, use, Math.floor(m.table.players[use.seat].sheet / 2)),
};

export const addForInfluence: Effect = {
  say: message('does.addForInfluence'),
  does: (m, use) => addToTotal(m, use, spreadInfluence(m.table.players[use.seat], use.seat)),
};

export const addForLiving: Effect = {
  say: message('does.addForLiving'),
  does: (m, use) => addToTotal(m, use, living(m.table.players[use.seat]).length),
};

/** Own living characters that do not stand in the encounter. */
const atHome = (m: M, seat: Seat): Character[] => {
  const committed = encounterOf(m).parts[seat]?.character;
  return living(m.table.players[seat]).filter(({ id }) => id !== committed);
};

export const addPowerOfAnother: Effect = {
  say: message('does.addPowerOfAnother'),
  choice: asks({
    who: (m, { seat }) => (atHome(m, seat).length > 0 ? seat : []),
    question: (m, { seat }) => pickCharacter(message('ask.addPowerOfAnother'), atHome(m, seat)),
    answer: (m, use, [id]) => addToTotal(m, use, findCharacter(m, id).character.power),
  }),
};

/** Power of a character at home is given up, and counts. */
export const sacrifice = (most: number): Effect => ({
  say: message('does.sacrifice', { most }),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) =>
      choose({
        text: message('ask.sacrifice'),
        rule: RULE,
        from: atHome(m, seat).flatMap(({ id, power }) =>
          Array.from({ length: Math.min(most, power) }, (_, i) => `${id} ${i + 1}`),
        ),
        label: (option) => {
          const [id, amount] = option.split(' ');
          return message('option.sacrifice', {
            character: characterLabel(id),
            amount: Number(amount),
          });
        },
      }),
    answer: (m, use, [option]) => {
      const [id, amount] = option.split(' ');
      const { character } = findCharacter(m, id);
      const given = removePower(m, use.seat, character, Number(amount), causeOf(use));
      addToTotal(m, use, given);
    },
  }),
});

export const ignoreSupporters: Effect = {
  say: message('does.ignoreSupporters'),
  does: (m, use) => {
    encounterOf(m).supportersIgnored = true;
    m.log('fact.supportersIgnored', told(m, use));
  },
};

export const winWhenClose: Effect = {
  say: message('does.winWhenClose'),
  does: (m, use) => {
    const side = sideOf(m, use);
    encounterOf(m).edge = side;
    m.log('fact.edge', { ...told(m, use), side: things.side(side) });
  },
};

// ---- power

export const distribute = (most: number): Effect => ({
  say: message('does.distribute', { most }),
  choice: asks({
    who: (m, { seat }) =>
      m.table.players[seat].sheet > 0 && living(m.table.players[seat]).length > 0 ? seat : [],
    question: (m, { seat }) =>
      chooseForPower(m.table.players[seat], {
        text: message('ask.distribute', { most }),
        rule: 'IT-204',
        amount: most,
        pass: message('option.distributeNothing'),
      }),
    answer: (m, use, ids) => {
      for (const id of ids) putPower(m, use.seat, findCharacter(m, id).character, 1, causeOf(use));
    },
  }),
});

export const payFromSheet = (amount: number): Effect => ({
  say: message('does.payFromSheet', { amount }),
  does: (m, use) => removeFromSheet(m, use.seat, amount, causeOf(use)),
});

/** A choice of one character to lose power; nobody is asked where there is none. */
const hit = (name: string, amount: number, targets: (m: M, use: Use) => Character[]): Effect => ({
  say: message(`does.${name}`, { amount }),
  choice: asks({
    who: (m, use) => (targets(m, use).length > 0 ? use.seat : []),
    question: (m, use) => pickCharacter(message(`ask.hit`, { amount }), targets(m, use)),
    answer: (m, use, [id]) => {
      const target = findCharacter(m, id);
      removeByEffect(m, use.seat, target.seat, target.character, amount, causeOf(use));
    },
  }),
});

export const hitLoser = (amount: number): Effect =>
  hit('hitLoser', amount, (m, use) => standing(m, opponents(m, use)));

export const hitTormented = (amount: number): Effect =>
  hit('hitTormented', amount, (m, { subject }) =>
    subject === null ? [] : living(m.table.players[subject]),
  );

export const hitAnyOther = (amount: number): Effect =>
  hit('hitAnyOther', amount, (m, { seat }) =>
    m
      .clockwise(seat)
      .slice(1)
      .flatMap((other) => living(m.table.players[other])),
  );

export const hitAnotherParticipant = (amount: number): Effect =>
  hit('hitAnotherParticipant', amount, (m, { seat }) => standing(m, m.clockwise(seat).slice(1)));

/** Characters that are hit without a choice. */
const hitAll = (name: string, amount: number, seats: (m: M, use: Use) => Seat[]): Effect => ({
  say: message(`does.${name}`, { amount }),
  does: (m, use) => {
    let hits = 0;
    for (const seat of seats(m, use)) {
      const character = participant(m, seat);
      if (!character) continue;
      removeByEffect(m, use.seat, seat, character, amount, causeOf(use));
      hits++;
    }
    if (hits === 0) inVain(m, use);
  },
});

export const hitBetrayed = (amount: number): Effect =>
  hitAll('hitBetrayed', amount, (m, use) => [activeSeat(m, otherSide(sideOf(m, use)))]);

export const hitOpposingSupporters = (amount: number): Effect =>
  hitAll('hitOpposingSupporters', amount, (m, use) => supporters(m, otherSide(sideOf(m, use))));

export const hitOpposingSide = (amount: number): Effect =>
  hitAll('hitOpposingSide', amount, opponents);

export const payFromParticipant = (amount: number): Effect =>
  hitAll('payFromParticipant', amount, (_m, { seat }) => [seat]);

export const leaveOneToOpponent: Effect = {
  say: message('does.leaveOneToOpponent'),
  does: (m, use) => {
    const seat = activeSeat(m, otherSide(sideOf(m, use)));
    const character = participant(m, seat);
    const lost = character ? character.power - 1 : 0;
    if (character && lost > 0) removeByEffect(m, use.seat, seat, character, lost, causeOf(use));
    else inVain(m, use);
  },
};

/** From one own character to another; the giver keeps at least one. */
export const chooseGiverAndReceiver: Effect = {
  say: message('does.chooseGiverAndReceiver'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) => {
      const alive = living(m.table.players[seat]);
      return choose({
        text: message('ask.chooseGiverAndReceiver'),
        rule: RULE,
        from: alive
          .filter(({ power }) => power >= 2)
          .flatMap((giver) =>
            alive.filter((other) => other !== giver).map((other) => `${giver.id} ${other.id}`),
          ),
        label: (option) => {
          const [giver, receiver] = option.split(' ');
          return message('option.fromTo', {
            from: characterLabel(giver),
            to: characterLabel(receiver),
          });
        },
      });
    },
    answer: (m, _use, [pair]) => {
      m.table.chosen = pair;
    },
  }),
};

export const moveThatMuch: Effect = {
  say: message('does.moveThatMuch'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m) =>
      howMany({
        text: message('ask.moveThatMuch'),
        rule: RULE,
        min: 1,
        max: findCharacter(m, m.table.chosen.split(' ')[0]).character.power - 1,
      }),
    answer: (m, use, amount) => {
      const [giver, receiver] = m.table.chosen
        .split(' ')
        .map((id) => findCharacter(m, id).character);
      giver.power -= amount;
      receiver.power += amount;
      m.log('fact.shifted', {
        ...told(m, use),
        from: things.character(giver.id),
        to: things.character(receiver.id),
        amount,
      });
    },
  }),
};

/** An explicit permission to take from other sheets (IT-206). */
export const plunderLosers = (amount: number): Effect => ({
  say: message('does.plunderLosers', { amount }),
  does: (m, use) => {
    const rich = opponents(m, use).filter((seat) => m.table.players[seat].sheet > 0);
    if (rich.length === 0) inVain(m, use);
    for (const seat of rich) moveBetweenSheets(m, seat, use.seat, amount, causeOf(use));
  },
});

/** The other active player gives a power, or lets you draw; with nothing to give you draw. */
export const giveOrLetDraw: Effect = {
  say: message('does.giveOrLetDraw'),
  choice: asks({
    who: (m, { seat }) => activeSeats(m).filter((other) => other !== seat),
    question: (m, { seat }, other) =>
      choose({
        text: message('ask.giveOrLetDraw', { house: nameOf(m, seat) }),
        rule: RULE,
        from: m.table.players[other].sheet > 0 ? ['give', 'letDraw'] : ['letDraw'],
        fallback: ['letDraw'],
        blocked: () =>
          m.table.players[other].sheet > 0
            ? []
            : [{ id: 'give', ...refuse('IT-210', 'refuse.emptySheet') }],
      }),
    answer: (m, use, [word], other) => {
      if (word === 'give') moveBetweenSheets(m, other, use.seat, 1, causeOf(use));
      else drawCards(m, use.seat, 1, causeOf(use));
    },
  }),
};

// ---- support and withdrawal

/** Cersei: no acceptance is needed, and it uses up his offer (IT-725, IT-913). */
export const forceSupport: Effect = {
  say: message('does.forceSupport'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { subject }) =>
      choose({
        text: message('ask.forceSupport', { house: nameOf(m, subject as Seat) }),
        rule: 'IT-725',
        from: livingIds(m.table.players[subject as Seat]),
        label: characterLabel,
      }),
    answer: (m, use, [id]) => {
      const forced = use.subject as Seat;
      join(m, forced, activeSide(m, use.seat), id as CharacterId);
      m.log('fact.forced', {
        ...told(m, use, forced),
        character: things.character(id as CharacterId),
        by: houseAt(m, use.seat),
      });
    },
  }),
};

/** Supporters of either side, never an active player (IT-714), and not the one who asks. */
const removable = (m: M, seat: Seat): Seat[] =>
  [...supporters(m, 'challenger'), ...supporters(m, 'defender')].filter((other) => other !== seat);

export const makeWithdraw: Effect = {
  say: message('does.makeWithdraw'),
  choice: asks({
    who: (m, { seat }) => (removable(m, seat).length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.makeWithdraw'),
        rule: 'IT-714',
        from: removable(m, seat).map(String),
        label: seatLabel(m),
        blocked: () =>
          activeSeats(m).map((active) => ({
            id: `${active}`,
            ...refuse('IT-714', 'refuse.activeStays'),
          })),
      }),
    answer: (m, use, [chosen]) => withdraw(m, Number(chosen), use),
  }),
};

export const withdrawYourself: Effect = {
  say: message('does.withdrawYourself'),
  does: (m, use) => withdraw(m, use.seat, use),
};

export const exchangeCharacter: Effect = {
  say: message('does.exchangeCharacter'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) => pickCharacter(message('ask.exchangeCharacter'), atHome(m, seat)),
    answer: (m, use, [id]) => {
      const part = encounterOf(m).parts[use.seat];
      if (!part) return;
      const from = things.character(part.character);
      part.character = id as CharacterId;
      m.log('fact.exchanged', { ...told(m, use), from, to: things.character(part.character) });
    },
  }),
};

/** Everybody who does not participate may offer once more, to this side only (IT-947). */
export const callForSupport: Effect = {
  say: message('does.callForSupport'),
  does: (m, use) => {
    const outside = m
      .clockwise(m.table.challenger)
      .filter((seat) => participation(m, seat) === null);
    if (outside.length === 0) inVain(m, use);
    for (const seat of outside) m.call(offerAgain, offering(seat, [sideOf(m, use)]));
  },
};

/** The owner of the released card will not stand against you this turn. */
export const banFromOpposing: Effect = {
  say: message('does.banFromOpposing'),
  does: (m, use) => {
    const { seat, subject } = use;
    if (subject === null) return;
    m.table.bans.push({ seat: subject, against: seat });
    m.log('fact.banned', { ...told(m, use, subject), against: houseAt(m, seat) });
  },
};

// ---- penalties

export const sufferNothing: Effect = {
  say: message('does.sufferNothing'),
  does: (m, use) => {
    encounterOf(m).spared.push(use.seat);
    m.log('fact.spared', told(m, use));
  },
};

export const spareSupporters: Effect = {
  say: message('does.spareSupporters'),
  does: (m, use) => {
    const spared = supporters(m, sideOf(m, use));
    if (spared.length === 0) inVain(m, use);
    for (const seat of spared) {
      encounterOf(m).spared.push(seat);
      m.log('fact.spared', told(m, use, seat));
    }
  },
};

export const sufferOnlyOne: Effect = {
  say: message('does.sufferOnlyOne'),
  does: (m, use) => {
    encounterOf(m).lightPenalty.push(use.seat);
    m.log('fact.lightPenalty', told(m, use));
  },
};

export const anotherSuffers: Effect = {
  say: message('does.anotherSuffers'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) => pickCharacter(message('ask.anotherSuffers'), atHome(m, seat)),
    answer: (m, use, [id]) => {
      const character = id as CharacterId;
      encounterOf(m).penaltyFrom.push({ seat: use.seat, character });
      m.log('fact.penaltyFrom', { ...told(m, use), character: things.character(character) });
    },
  }),
};

// ---- hostages

export const noHostageFromYou: Effect = {
  say: message('does.noHostageFromYou'),
  does: (m, use) => {
    encounterOf(m).untouchable.push(use.seat);
    m.log('fact.untouchable', told(m, use));
  },
};

/** Davos chooses the place himself; the card he draws for it comes when the hostage is gone. */
export const youChooseThePlace: Effect = {
  say: message('does.youChooseThePlace'),
  does: (m, use) => {
    if (!m.table.taking) return;
    m.table.taking.chooser = use.seat;
    m.log('fact.choosesPlace', told(m, use));
  },
};

export const takeAHostage: Effect = {
  say: message('does.takeAHostage'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) =>
      pickSeat(m, message('ask.takeAHostage'), m.clockwise(seat).slice(1), 'IT-921'),
    answer: (m, use, [victim]) =>
      m.call(takeHostage, {
        taker: use.seat,
        victim: Number(victim),
        because: causeOf(use),
      }),
  }),
};

export const tormentNow: Effect = {
  say: message('does.tormentNow'),
  choice: asks({
    who: (m, { seat }) => (tormentable(m, seat).length > 0 ? seat : []),
    question: (m, { seat }) =>
      chooseCards({ text: message('ask.tormentNow'), rule: 'IT-618', cards: tormentable(m, seat) }),
    answer: (m, { seat }, [card]) => m.call(torment, { seat, card }),
  }),
};
