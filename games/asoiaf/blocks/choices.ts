import { message } from '@small-council/engine';
import { tacticsCard } from '../content/index.ts';
import { freeZones } from '../rules/board.ts';
import { handChoice } from '../rules/cards.ts';
import { fielded, friends, unitOf } from '../rules/look.ts';
import { CONDITIONS, ZONES } from '../table.ts';
import { cardThing, tacticsThing } from '../things.ts';
import { amount, type Counted, infantryIn, number } from './conditions.ts';
import type { Choice, Effect, If, Whom } from './definition.ts';
import type { Which } from './who.ts';

/** "Target 1 …": a unit that is chosen when the ability or card is declared (SIF-1813). */
export const aUnit = (who: Which): Choice => ({
  text: message('ask.target', { who: who.says }),
  says: message('choice.target', { who: who.says }),
  from: (m, use) =>
    fielded(m)
      .map(({ id }) => id)
      .filter((id) => who.is(m, use, id)),
});

/** One of several things, by their names. */
export const oneOfThese = (...ids: readonly string[]): Choice => ({
  text: message('ask.option'),
  says: message('choice.oneOf', { optionsOr: ids.map((id) => message(`choose.${id}`)) }),
  from: () => ids,
  label: (id) => message(`choose.${id}`),
});

/** A unit for one of several effects: the question says which. */
export const aUnitFor = (who: Which, effect: Effect): Choice => ({
  ...aUnit(who),
  text: message('ask.targetFor', { who: who.says, effect: effect.says }),
});

/** Up to so many units of a kind; nobody is an answer too. */
export const upToUnits = (count: number, who: Which): Choice => ({
  ...aUnit(who),
  says: message('choice.upTo', { count, who: who.says }),
  count: number(count),
  upTo: true,
});

/** Wounds that are healed across any number of units: each is chosen once for each wound. */
export const spread = (count: Counted, who: Which): Choice => ({
  ...aUnit(who),
  text: message('ask.spread'),
  says: message('choice.spread', { count: amount(count).says, who: who.says }),
  from: (m, use) =>
    fielded(m)
      .filter(({ id, wounds }) => wounds > 0 && who.is(m, use, id))
      .map(({ id }) => id),
  count: amount(count),
  each: (m, _use, id) => unitOf(m, id).wounds,
});

/** Some of several things, so many different ones. */
export const someOfThese = (count: Counted, ...ids: readonly string[]): Choice => ({
  ...oneOfThese(...ids),
  text: message('ask.options'),
  says: message('choice.someOf', {
    count: amount(count).says,
    options: ids.map((id) => message(`choose.${id}`)),
  }),
  count: amount(count),
});

/** One of several things, each only while it makes sense. */
export const oneOfPossible = (...options: readonly (readonly [string, If | null])[]): Choice => ({
  ...oneOfThese(...options.map(([id]) => id)),
  from: (m, use) =>
    options.filter(([, when]) => when === null || when.holds(m, use)).map(([id]) => id),
});

/** Up to so many wounds that the player takes upon a unit. */
export const upToWounds = (count: number): Choice => ({
  text: message('ask.wounds'),
  says: message('choice.upToWounds', { count }),
  from: () => ['wound'],
  label: () => message('choose.wound'),
  count: number(count),
  upTo: true,
  each: () => count,
});

/** A zone of the tactics board. */
export const aZone = (which: 'any' | 'free'): Choice => ({
  text: message('ask.zone'),
  says: message(`choice.zone.${which}`),
  from: (m) => (which === 'any' ? ZONES : freeZones(m)),
  label: (id) => message(`zone.${id}`),
});

export const twoZones: Choice = {
  ...aZone('any'),
  says: message('choice.twoZones'),
  count: number(2),
};

/** An NCU of the opponents, still in the game. */
export const anEnemyNcu: Choice = {
  text: message('ask.ncu'),
  says: message('choice.enemyNcu'),
  from: (m, { seat }) =>
    m.table.ncus.filter((ncu) => !ncu.destroyed && !friends(m, ncu.seat, seat)).map(({ id }) => id),
};

/** A condition token that lies on a unit. */
export const aConditionOf = (whom: Whom): Choice => ({
  text: message('ask.condition'),
  says: message('choice.conditionOf', { whom: whom.says }),
  from: (m, use) => [...new Set(whom.units(m, use).flatMap((id) => unitOf(m, id).conditions))],
  label: (id) => message(`condition.${id}`),
});

/** Any condition. */
export const aCondition: Choice = {
  text: message('ask.condition'),
  says: message('choice.condition'),
  from: () => CONDITIONS,
  label: (id) => message(`condition.${id}`),
};

/** An order that a unit has used this round. */
export const anOrderOf = (whom: Whom): Choice => ({
  text: message('ask.usedOrder'),
  says: message('choice.usedOrder', { whom: whom.says }),
  from: (m, use) => whom.units(m, use).flatMap((id) => unitOf(m, id).used),
  label: (id) => message(`ability.${id}`),
});

/** An attachment of infantry in a unit. */
export const anAttachmentIn = (whom: Whom): Choice => ({
  text: message('ask.attachment'),
  says: message('choice.attachment', { whom: whom.says }),
  from: (m, use) => whom.units(m, use).flatMap((id) => infantryIn(unitOf(m, id))),
  label: (id) => message('option.card', { card: cardThing(id) }),
});

/** Tactics cards of the own hand, which are discarded. */
export const ownCards = (count: number): Choice => ({
  text: message('ask.tooMany', { count }),
  says: message('choice.ownCards', { count }),
  from: (m, { seat }) => handChoice(m, seat).from,
  label: (id) => message('option.card', { card: tacticsThing(id) }),
  count: number(count),
  each: (m, { seat }, id) => handChoice(m, seat).each[id],
  there: (m, { seat }) => m.table.players[seat].hand.length >= count,
});

/** A card of the own deck, or none; the deck may hold no such card, and nobody else can tell (SIF-1822). */
export const fromDeck = (which: 'any' | 'commander'): Choice => ({
  text: message('ask.fromDeck'),
  says: message(`choice.fromDeck.${which}`),
  from: (m, { seat }) =>
    [...new Set(m.table.players[seat].deck)]
      .filter((id) => which === 'any' || tacticsCard(id)?.commander !== undefined)
      .sort(),
  label: (id) => message('option.card', { card: tacticsThing(id) }),
  upTo: true,
  there: (m, { seat }) => m.table.players[seat].deck.length > 0,
});

/** The other player chooses. */
export const byTheOpponent = (choice: Choice): Choice => ({ ...choice, byOpponent: true });

/** It need not be made. */
export const maybe = (choice: Choice): Choice => ({ ...choice, upTo: true });

/** A tactics card in the own discard pile, which lies open (SIF-731). */
export const cardFromDiscard: Choice = {
  text: message('ask.fromDiscard'),
  says: message('choice.fromDiscard'),
  from: ({ table }, { seat }) => [...new Set(table.players[seat].discard)],
  label: (id) => message('option.card', { card: tacticsThing(id) }),
};

/** A card of the own discard pile besides the one that is being played (SIF-1823). */
export const otherFromDiscard: Choice = {
  ...cardFromDiscard,
  from: (m, use) =>
    cardFromDiscard
      .from(m, use)
      .filter(
        (id) =>
          id !== use.source ||
          m.table.players[use.seat].discard.filter((one) => one === id).length > 1,
      ),
};

/** The same option may be chosen so often. */
export const repeatable = (choice: Choice, option: string, times: number): Choice => ({
  ...choice,
  each: (_m, _use, id) => (id === option ? times : 1),
});

/** A choice that is not made while a condition holds. */
export const unless = (condition: If, choice: Choice): Choice => ({ ...choice, unless: condition });
