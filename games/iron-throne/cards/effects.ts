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
import { type Card, type CharacterId, cardFacts, characterName } from '../houses.ts';
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
  living,
  livingIds,
  nameOf,
  names,
  otherSide,
  participant,
  participation,
  seatsOnSide,
  spreadInfluence,
  supporters,
} from '../rules/look.ts';
import {
  moveBetweenSheets,
  distribute as putPower,
  removeByEffect,
  removeFromSheet,
  removePower,
} from '../rules/power.ts';
import {
  cardLabel,
  characterLabel,
  chooseCards,
  chooseForPower,
  seatLabel,
} from '../rules/questions.ts';
import { join, offerAgain, offering } from '../rules/support.ts';
import type { Character, M, Side } from '../table.ts';
import type { Choice, Effect, Use } from './registry.ts';

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

const sideOf = (m: M, { seat }: Use): Side => participation(m, seat)?.side ?? activeSide(m, seat);

const opponents = (m: M, use: Use): Seat[] => seatsOnSide(m, otherSide(sideOf(m, use)));

const standing = (m: M, seats: readonly Seat[]): Character[] =>
  seats.map((seat) => participant(m, seat)).filter((character) => character !== null);

// ---- cards

export const draw = (count: number): Effect => ({
  say: message('does.draw', { count }),
  does: (m, { seat }) => drawCards(m, seat, count),
});

export const drawForEachSupporter: Effect = {
  say: message('does.drawForEachSupporter'),
  does: (m, use) => drawCards(m, use.seat, supporters(m, sideOf(m, use)).length),
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
    answer: (m, { seat }, cards) => discardFromHand(m, seat, cards),
  }),
});

export const discardTruce: Effect = {
  say: message('does.discardTruce'),
  does: (m, { seat }) => {
    const card = m.table.players[seat].hand.find((held) => cardFacts(held).type === 'truce');
    if (card) discardFromHand(m, seat, [card]);
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
    answer: (m, { seat }, cards) => {
      discardFromHand(m, seat, cards);
      drawCards(m, seat, cards.length);
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
    answer: (m, { seat }, [card]) => {
      takeFromHand(m, seat, card);
      m.table.players[seat].deck.unshift(card);
      m.log('fact.underDeck', { house: nameOf(m, seat), count: 1 });
    },
  }),
};

/** The top cards are taken up to be looked at; one stays, the others go under the deck. */
export const searchTop = (count: number): Effect => ({
  say: message('does.searchTop', { count }),
  does: (m, { seat }) => {
    const cards: Card[] = [];
    for (let i = 0; i < count; i++) {
      const card = takeTop(m, seat);
      if (card !== null) cards.push(card);
    }
    m.table.looking = { seat, cards };
    m.log('fact.looked', { house: nameOf(m, seat), count: cards.length });
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
    answer: (m, { seat }, [kept]) => {
      const rest = m.table.looking?.cards.slice() ?? [];
      rest.splice(rest.indexOf(kept), 1);
      m.table.players[seat].hand.push(kept);
      m.table.players[seat].deck.unshift(...rest);
      m.log('fact.underDeck', { house: nameOf(m, seat), count: rest.length });
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
    answer: (m, { seat }, [card]) => {
      const { discard: pile, hand } = m.table.players[seat];
      pile.splice(pile.indexOf(card), 1);
      hand.push(card);
      m.log('fact.tookBack', { house: nameOf(m, seat), card: cardLabel(card) });
    },
  }),
};

export const reshuffle: Effect = {
  say: message('does.reshuffle'),
  does: (m, { seat }) => {
    const player = m.table.players[seat];
    player.deck = m.chance.shuffle([...player.deck, ...player.discard.splice(0)]);
    m.log('fact.reshuffled', { house: nameOf(m, seat) });
  },
};

/** Somebody on the other side loses a card by chance. */
export const opponentDiscards: Effect = {
  say: message('does.opponentDiscards'),
  choice: asks({
    who: (m, use) => (withHand(m, opponents(m, use)).length > 0 ? use.seat : []),
    question: (m, use) =>
      pickSeat(m, message('ask.opponentDiscards'), withHand(m, opponents(m, use))),
    answer: (m, _use, [chosen]) => {
      const victim = Number(chosen);
      discardFromHand(m, victim, [m.chance.pick(m.table.players[victim].hand)]);
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
    answer: (m, { seat }, [chosen]) => {
      const of = Number(chosen);
      m.tell([seat], 'fact.sawHand', {
        house: nameOf(m, seat),
        of: nameOf(m, of),
        cards: names(m.table.players[of].hand),
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
    answer: (m, { seat }, [chosen]) => {
      drawCards(m, Number(chosen), count);
      drawCards(m, seat, count);
    },
  }),
});

// ---- the encounter cards

/** Eddard: no matter who revealed which card, they talk (IT-724). */
export const becomesTruce: Effect = {
  say: message('does.becomesTruce'),
  does: (m) => {
    encounterOf(m).result = 'truce';
    m.log('fact.result', { result: message('result.truce') });
  },
};

/** Bran: the opposing active player must show his card first (IT-726). */
export const opponentShowsFirst: Effect = {
  say: message('does.opponentShowsFirst'),
  does: (m, use) => {
    encounterOf(m).faceUpFirst = activeSeat(m, otherSide(sideOf(m, use)));
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
    answer: (m, _use, [chosen]) => {
      m.table.chosen = chosen;
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
    answer: (m, _use, [card], seat) => {
      m.revealed();
      const lying = encounterOf(m).cards[activeSide(m, seat)];
      if (card === undefined || !lying) return;
      const old = lying.card;
      takeFromHand(m, seat, card);
      lying.card = card;
      const name = old === null ? message('card.none') : cardLabel(old);
      m.log('fact.replaced', { house: nameOf(m, seat), card: name, with: cardLabel(card) });
      if (old !== null) putOnDiscard(m, seat, [old]);
    },
  }),
};

// ---- totals

function addToTotal(m: M, use: Use, amount: number): void {
  if (amount === 0) return;
  encounterOf(m).bonus[sideOf(m, use)] += amount;
  m.log('fact.bonus', { house: nameOf(m, use.seat), amount });
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
      addToTotal(m, use, removePower(m, use.seat, findCharacter(m, id).character, Number(amount)));
    },
  }),
});

export const ignoreSupporters: Effect = {
  say: message('does.ignoreSupporters'),
  does: (m) => {
    encounterOf(m).supportersIgnored = true;
  },
};

export const winWhenClose: Effect = {
  say: message('does.winWhenClose'),
  does: (m, use) => {
    encounterOf(m).edge = sideOf(m, use);
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
        min: 0,
        max: most,
        pass: message('option.distributeNothing'),
      }),
    answer: (m, { seat }, ids) => {
      for (const id of ids) putPower(m, seat, findCharacter(m, id).character, 1);
    },
  }),
});

export const payFromSheet = (amount: number): Effect => ({
  say: message('does.payFromSheet', { amount }),
  does: (m, { seat }) => removeFromSheet(m, seat, amount),
});

/** A choice of one character to lose power; nobody is asked where there is none. */
const hit = (name: string, amount: number, targets: (m: M, use: Use) => Character[]): Effect => ({
  say: message(`does.${name}`, { amount }),
  choice: asks({
    who: (m, use) => (targets(m, use).length > 0 ? use.seat : []),
    question: (m, use) => pickCharacter(message(`ask.hit`, { amount }), targets(m, use)),
    answer: (m, { seat }, [id]) => {
      const target = findCharacter(m, id);
      removeByEffect(m, seat, target.seat, target.character, amount);
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
    for (const seat of seats(m, use)) {
      const character = participant(m, seat);
      if (character) removeByEffect(m, use.seat, seat, character, amount);
    }
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
    if (character) removeByEffect(m, use.seat, seat, character, character.power - 1);
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
    answer: (m, { seat }, amount) => {
      const [giver, receiver] = m.table.chosen
        .split(' ')
        .map((id) => findCharacter(m, id).character);
      giver.power -= amount;
      receiver.power += amount;
      m.log('fact.shifted', {
        house: nameOf(m, seat),
        from: characterName[giver.id],
        to: characterName[receiver.id],
        amount,
      });
    },
  }),
};

/** An explicit permission to take from other sheets (IT-206). */
export const plunderLosers = (amount: number): Effect => ({
  say: message('does.plunderLosers', { amount }),
  does: (m, use) => {
    for (const seat of opponents(m, use)) moveBetweenSheets(m, seat, use.seat, amount);
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
    answer: (m, { seat }, [word], other) => {
      if (word === 'give') moveBetweenSheets(m, other, seat, 1);
      else drawCards(m, seat, 1);
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
    answer: (m, { seat, subject }, [id]) => {
      join(m, subject as Seat, activeSide(m, seat), id as CharacterId);
      m.log('fact.forced', {
        house: nameOf(m, subject as Seat),
        character: characterName[id as CharacterId],
        by: nameOf(m, seat),
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
    answer: (m, _use, [chosen]) => withdraw(m, Number(chosen)),
  }),
};

export const withdrawYourself: Effect = {
  say: message('does.withdrawYourself'),
  does: (m, { seat }) => withdraw(m, seat),
};

export const exchangeCharacter: Effect = {
  say: message('does.exchangeCharacter'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) => pickCharacter(message('ask.exchangeCharacter'), atHome(m, seat)),
    answer: (m, { seat }, [id]) => {
      const part = encounterOf(m).parts[seat];
      if (!part) return;
      const from = characterName[part.character];
      part.character = id as CharacterId;
      m.log('fact.exchanged', { house: nameOf(m, seat), from, to: characterLabel(id) });
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
    for (const seat of outside) m.call(offerAgain, offering(seat, [sideOf(m, use)]));
  },
};

/** The owner of the released card will not stand against you this turn. */
export const banFromOpposing: Effect = {
  say: message('does.banFromOpposing'),
  does: (m, { seat, subject }) => {
    if (subject === null) return;
    m.table.bans.push({ seat: subject, against: seat });
    m.log('fact.banned', { house: nameOf(m, subject), against: nameOf(m, seat) });
  },
};

// ---- penalties

export const sufferNothing: Effect = {
  say: message('does.sufferNothing'),
  does: (m, { seat }) => {
    encounterOf(m).spared.push(seat);
  },
};

export const spareSupporters: Effect = {
  say: message('does.spareSupporters'),
  does: (m, use) => {
    encounterOf(m).spared.push(...supporters(m, sideOf(m, use)));
  },
};

export const sufferOnlyOne: Effect = {
  say: message('does.sufferOnlyOne'),
  does: (m, { seat }) => {
    encounterOf(m).lightPenalty.push(seat);
  },
};

export const anotherSuffers: Effect = {
  say: message('does.anotherSuffers'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) => pickCharacter(message('ask.anotherSuffers'), atHome(m, seat)),
    answer: (m, { seat }, [id]) => {
      encounterOf(m).penaltyFrom.push({ seat, character: id as CharacterId });
    },
  }),
};

// ---- hostages

export const noHostageFromYou: Effect = {
  say: message('does.noHostageFromYou'),
  does: (m, { seat }) => {
    encounterOf(m).untouchable.push(seat);
  },
};

/** Davos chooses the place himself; the card he draws for it comes when the hostage is gone. */
export const youChooseThePlace: Effect = {
  say: message('does.youChooseThePlace'),
  does: (m, { seat }) => {
    if (m.table.taking) m.table.taking.chooser = seat;
  },
};

export const takeAHostage: Effect = {
  say: message('does.takeAHostage'),
  choice: asks({
    who: (_m, { seat }) => seat,
    question: (m, { seat }) =>
      pickSeat(m, message('ask.takeAHostage'), m.clockwise(seat).slice(1), 'IT-921'),
    answer: (m, { seat }, [victim]) => m.call(takeHostage, { taker: seat, victim: Number(victim) }),
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
