import { type Message, message, type Param } from '@small-council/engine';
import type { Attach, By, CardType, Condition, Definition } from '../definition.ts';
import { definition, printed } from '../edition.ts';
import { isA } from '../events.ts';
import { numbersOf } from '../names.ts';
import { eventsNow } from '../stack.ts';
import type { Card, CardId, ChallengeType, Code, R, Use } from '../table.ts';
import { eventOf } from '../use.ts';
import {
  hasIcon,
  hasKeyword,
  hasTrait,
  hostOf,
  isAlone,
  isAttacking,
  isDefending,
  isOfFaction,
  isParticipating,
  loserOf,
  powerOf,
  strength,
} from '../values.ts';
import { areOpponents } from '../zones.ts';

/**
 * Which cards are meant. A `What` is a noun and properties: "a character (Stark, yours)". It fits cards
 * on the table, and as far as a property is printed, cards in hands and decks.
 */

export interface Property {
  readonly say: Message;
  readonly fits: (m: R, by: By, card: Card) => boolean;
  /** By what is printed alone; properties without it fit no hidden card. */
  readonly prints?: (card: Definition, by?: By) => boolean;
}

export type Noun =
  | CardType
  | 'card'
  | 'cardInPlay'
  | 'attachmentOrLocation'
  | 'characterOrLocation'
  | 'characterOrFaction';

const TYPES: { readonly [noun in Noun]: readonly CardType[] } = {
  faction: ['faction'],
  agenda: ['agenda'],
  title: ['title'],
  plot: ['plot'],
  character: ['character'],
  location: ['location'],
  attachment: ['attachment'],
  event: ['event'],
  card: ['character', 'location', 'attachment', 'event'],
  cardInPlay: ['character', 'location', 'attachment'],
  attachmentOrLocation: ['attachment', 'location'],
  characterOrLocation: ['character', 'location'],
  characterOrFaction: ['character', 'faction'],
};

export interface What {
  readonly noun: Noun;
  readonly properties: readonly Property[];
  readonly fits: (m: R, by: By, card: Card) => boolean;
  readonly prints: (card: Definition, by?: By) => boolean;
}

/** "A character (Stark, yours)": `a('character', ofFaction('stark'), yours)`. */
export function a(noun: Noun, ...properties: Property[]): What {
  const types = TYPES[noun];
  return {
    noun,
    properties,
    fits: (m, by, card) => {
      if (card.facedown || !types.includes(printed(m, card).type)) return false;
      for (const property of properties) if (!property.fits(m, by, card)) return false;
      return true;
    },
    prints: (card, by) => {
      if (!types.includes(card.type)) return false;
      for (const { prints } of properties) if (!prints?.(card, by)) return false;
      return true;
    },
  };
}

/** The words: `a` one, `each`, the `first`, `upTo` or exactly `count` many; in the case that is needed. */
export const sayWhat = (
  { noun, properties }: What,
  how: 'a' | 'each' | 'first' | 'next' | 'upTo' | 'count' | 'plural' = 'a',
  more: { [name: string]: Param } = {},
): Message => {
  const says = properties.map(({ say }) => say);
  // There is only one by that name: it needs no other noun.
  const name =
    how === 'a' || how === 'each' ? says.find(({ key }) => key === 'is.named') : undefined;
  const others = says.filter((say) => say !== name);
  return message(name ? 'what.named' : `what.${how}`, {
    noun,
    ...name?.params,
    properties: others.reduceRight<Message | null>(
      (rest, say) => (rest ? message('is.both', { one: say, other: rest }) : say),
      null,
    ),
    case: 'acc',
    count: 1,
    ...more,
  });
};

/** The same as the subject of a sentence. */
export const asSubject = (say: Message): Message =>
  message(say.key, { ...say.params, case: 'nom' });

/** The same after "from". */
export const asDative = (say: Message): Message => message(say.key, { ...say.params, case: 'dat' });

/** "A military challenge"; `none` is for sentences with a "not". */
export function sayChallenge(
  type: ChallengeType | readonly ChallengeType[] = [],
  as: 'nom' | 'acc' | 'dat' | 'none' = 'acc',
): Message {
  const types = [type].flat().map((one) => message(`challenge.${one}`));
  if (types.length === 0) return message('challenge.any', { case: as });
  return types.length === 1
    ? message('challenge.one', { type: types[0], case: as })
    : message('challenge.several', { types, case: as });
}

// ---- properties

const property = (
  key: string,
  fits: Property['fits'],
  prints?: Property['prints'],
  params?: { [name: string]: Param },
): Property => ({ say: message(`is.${key}`, params), fits, ...(prints && { prints }) });

export const yours = property('yours', (_m, { seat }, card) => card.controller === seat);
export const opponents = property('opponents', (m, { seat }, card) =>
  areOpponents(m, seat, card.controller),
);
export const ownedByYou = property('ownedByYou', (_m, { seat }, card) => card.owner === seat);

/** Controlled by the opponent who lost the challenge. */
export const losers = property(
  'losers',
  (m, { seat }, card) => seat !== card.controller && loserOf(m) === card.controller,
);

/** Controlled by the opponent who won the challenge: for somebody who lost it. */
export const winners = property(
  'winners',
  (m, _by, card) => m.table.challenge?.result?.winner === card.controller,
);

/** Controlled by somebody with more power than you. */
export const ofRicherPlayer = property(
  'ofRicherPlayer',
  (m, { seat }, card) => powerOf(m, card.controller) > powerOf(m, seat),
);

export const defendingPlayers = property(
  'defendingPlayers',
  (m, _by, card) => m.table.challenge?.defender === card.controller,
);

/** Controlled by the player that was chosen. */
export const chosenPlayers = property(
  'chosenPlayers',
  (_m, { chosen }, card) => chosen?.player?.[0] === String(card.controller),
);

export const notChosenPlayers = property(
  'notChosenPlayers',
  (_m, { chosen }, card) => chosen?.player?.[0] !== String(card.controller),
);

export const itself = property('itself', (_m, by, card) => card.id === by.card);
export const withPower = property('withPower', (_m, _by, card) => card.power > 0);
/** With at least one of these keywords. */
export const withKeyword = (...keywords: string[]): Property =>
  property(
    'withKeyword',
    (m, _by, card) => keywords.some((keyword) => hasKeyword(m, card, keyword)),
    undefined,
    { keywords: keywords.map((keyword) => message(`keyword.${keyword}`)) },
  );

export const another = property('another', (_m, by, card) => card.id !== by.card);
/** Another one than what this is attached to. */
export const notHost = property(
  'notHost',
  (m, by, card) => card.id !== m.table.cards[by.card]?.host,
);
export const unique = property(
  'unique',
  (m, _by, card) => printed(m, card).unique,
  (card) => card.unique,
);
export const nonUnique = property(
  'nonUnique',
  (m, _by, card) => !printed(m, card).unique,
  (card) => !card.unique,
);
/** With this mark printed on it, and without it: the edition says what it is called. */
export const marked = (mark: string): Property =>
  property(
    mark,
    (m, _by, card) => printed(m, card).marks.includes(mark),
    ({ marks }) => marks.includes(mark),
  );
export const unmarked = (mark: string): Property =>
  property(
    `not.${mark}`,
    (m, _by, card) => !printed(m, card).marks.includes(mark),
    ({ marks }) => !marks.includes(mark),
  );
export const standing = property('standing', (_m, _by, card) => !card.knelt);
export const kneeling = property('kneeling', (_m, _by, card) => card.knelt);
export const participating = property('participating', (m, _by, card) =>
  isParticipating(m, card.id),
);
export const attacking = property('attacking', (m, _by, card) => isAttacking(m, card.id));
export const defending = property('defending', (m, _by, card) => isDefending(m, card.id));
export const alone = property('alone', (m, _by, card) => isAlone(m, card.id));
export const withoutAttachments = property(
  'withoutAttachments',
  (_m, _by, card) => card.attachments.length === 0,
);
export const limited = property(
  'limited',
  (m, _by, card) => hasKeyword(m, card, 'limited'),
  (card) => card.keywords.includes('limited'),
);
export const nonLimited = property(
  'nonLimited',
  (m, _by, card) => !hasKeyword(m, card, 'limited'),
  (card) => !card.keywords.includes('limited'),
);

export const ofFaction = (...factions: string[]): Property =>
  property(
    'ofFaction',
    (m, _by, card) => factions.some((faction) => isOfFaction(m, card, faction)),
    (card) => factions.some((faction) => card.factions.includes(faction)),
    { factions: factions.map((faction) => message(`faction.${faction}`)) },
  );

export const notOfFaction = (faction: string): Property =>
  property(
    'notOfFaction',
    (m, _by, card) => !isOfFaction(m, card, faction),
    (card) => !card.factions.includes(faction),
    { faction: message(`faction.${faction}`) },
  );

/** With at least one of these traits. */
export const withTrait = (...traits: string[]): Property =>
  property(
    'withTrait',
    (m, _by, card) => traits.some((trait) => hasTrait(m, card, trait)),
    (card) => traits.some((trait) => card.traits.includes(trait)),
    { traits: traits.map((trait) => message(`trait.${trait}`)) },
  );

export const withoutTrait = (trait: string): Property =>
  property(
    'withoutTrait',
    (m, _by, card) => !hasTrait(m, card, trait),
    (card) => !card.traits.includes(trait),
    { trait: message(`trait.${trait}`) },
  );

/** Of another type than the one that was named. */
export const ofAnotherType = property(
  'ofAnotherType',
  (m, { chosen }, card) => chosen?.cardType?.[0] !== printed(m, card).type,
  (card, by) => by?.chosen?.cardType?.[0] !== card.type,
);

/** Copies are known by their title, whatever is printed on them. */
export const named = (code: Code): Property => ({
  say: message('is.named', { card: message(`card.${code}`) }),
  fits: (m, _by, card) => printed(m, card).name.en === definition(m, code).name.en,
});

const costOf = (card: Definition): number => (typeof card.cost === 'number' ? card.cost : 0);

export const costAtMost = (cost: number): Property =>
  property(
    'costAtMost',
    (m, _by, card) => costOf(printed(m, card)) <= cost,
    (card) => costOf(card) <= cost,
    { cost },
  );

/** Printed cost X or lower. */
export const costAtMostX = property(
  'costAtMostX',
  (m, { x }, card) => x !== undefined && costOf(printed(m, card)) <= x,
);

/** Another limit while something holds. */
export const costAtMostIf = (most: number, other: number, condition: Condition): Property =>
  property(
    'costAtMostIf',
    (m, by, card) => costOf(printed(m, card)) <= (condition.holds(m, by) ? other : most),
    undefined,
    { cost: most, other, condition: condition.say },
  );

/** With less STR than the card itself. */
export const weaker = property(
  'weaker',
  (m, by, card) => strength(m, card) < strength(m, m.table.cards[by.card]),
);

/** With more STR than what the card is attached to. */
export const strongerThanHost = property('strongerThanHost', (m, by, card) => {
  const bearer = m.table.cards[hostOf(m, by.card)];
  return bearer !== undefined && strength(m, card) > strength(m, bearer);
});

export const strengthAtLeast = (least: number): Property =>
  property('strengthAtLeast', (m, _by, card) => strength(m, card) >= least, undefined, {
    strength: least,
  });

export const strengthAtMost = (most: number): Property =>
  property('strengthAtMost', (m, _by, card) => strength(m, card) <= most, undefined, {
    strength: most,
  });

/** Another limit while something holds. */
export const strengthAtMostIf = (most: number, other: number, condition: Condition): Property =>
  property(
    'strengthAtMostIf',
    (m, by, card) => strength(m, card) <= (condition.holds(m, by) ? other : most),
    undefined,
    { strength: most, other, condition: condition.say },
  );

export const printedStrengthAtMost = (most: number): Property =>
  property(
    'printedStrengthAtMost',
    (m, _by, card) => printed(m, card).strength <= most,
    (card) => card.strength <= most,
    { strength: most },
  );

export const withIcon = (icon: ChallengeType): Property =>
  property(
    'withIcon',
    (m, _by, card) => hasIcon(m, card, icon),
    ({ icons }) => icons.includes(icon),
    {
      icon: message(`challenge.${icon}`),
    },
  );

export const withoutIcon = (icon: ChallengeType): Property =>
  property(
    'withoutIcon',
    (m, _by, card) => !hasIcon(m, card, icon),
    ({ icons }) => !icons.includes(icon),
    {
      icon: message(`challenge.${icon}`),
    },
  );

/** One or the other. */
export const anyOf = (one: Property, other: Property): Property => {
  const { prints } = one;
  const { prints: printsOther } = other;
  return {
    say: message('is.anyOf', { one: one.say, other: other.say }),
    fits: (m, by, card) => one.fits(m, by, card) || other.fits(m, by, card),
    ...(prints && printsOther && { prints: (card) => prints(card) || printsOther(card) }),
  };
};

// ---- what attachments can be attached to

export const on = (what: What, how: { copies?: number } = {}): Attach => ({
  ...how,
  say: message('attach.on', { what: sayWhat(what) }),
  fits: (m, by, host) => what.fits(m, by, host),
});

// ---- which very cards: in effects and costs

export interface These {
  readonly say: Message;
  readonly of: (m: R, use: Use) => readonly CardId[];
}

/** The card itself. */
export const self: These = {
  say: message('these.self', { case: 'acc' }),
  of: (_m, { card }) => [card],
};

/** What the card is attached to. */
export const host: These = {
  say: message('these.host', { case: 'acc' }),
  of: (m, { card }) => [hostOf(m, card)],
};

/** Your faction card. */
export const yourFaction: These = {
  say: message('these.yourFaction', { case: 'acc' }),
  of: (m, { seat }) => [m.table.players[seat].faction],
};

/** What was chosen. */
export const chosen = (name = 'target'): These => ({
  say: message('these.chosen', { name, case: 'acc' }),
  of: (_m, use) => numbersOf(use.chosen[name]),
});

export const target = chosen();

/** The same as "it", where the text has just named a card that nobody has chosen. */
export const asIt = (these: These, noun: Noun): These => ({
  ...these,
  say: message('these.it', { noun, many: 'no', case: 'acc' }),
});

/** What all players have chosen, each under the player's own name. */
const chosenByAll = ({ chosen }: Use, name: string): CardId[] =>
  Object.keys(chosen)
    .filter((key) => key === name || key.startsWith(`${name}:`))
    .flatMap((key) => numbersOf(chosen[key]));

export const everybodysChoice = (name = 'target'): These => ({
  say: message('these.everybodysChoice', { case: 'acc' }),
  of: (_m, use) => chosenByAll(use, name),
});

/** All cards in play that fit and that nobody has chosen. */
export const notChosen = (what: What, name = 'target'): These => ({
  say: message('these.notChosen', { what: sayWhat(what, 'each'), case: 'acc' }),
  of: (m, use) =>
    each(what)
      .of(m, use)
      .filter((id) => !chosenByAll(use, name).includes(id)),
});

/** Where what was chosen came into play as a duplicate: the card above it. */
export const aboveDuplicate = (name: string): These => ({
  say: message('these.chosen', { case: 'acc' }),
  of: (m, use) =>
    eventsNow(m).flatMap((event) =>
      isA(event, 'duplicated') && use.chosen[name]?.includes(`${event.card}`)
        ? [event.of.under]
        : [],
    ),
});

/** The card that the triggering condition is about. */
export const triggering: These = {
  say: message('these.triggering', { case: 'acc' }),
  of: (m, use) => [eventOf(m, use).card],
};

/** All cards in play that fit. */
export const each = (what: What): These => ({
  say: sayWhat(what, 'each'),
  of: (m, use) => cardsInPlay(m).filter((id) => what.fits(m, use, m.table.cards[id])),
});

/** The cards that a delayed effect is about, as far as they are still in play. */
export const stillThere: These = {
  say: message('these.stillThere', { case: 'acc' }),
  of: (_m, use) => numbersOf(use.chosen.later),
};

export function cardsInPlay(m: R): CardId[] {
  const found: CardId[] = [];
  for (const { play } of m.table.players) for (const id of play) found.push(id);
  return found;
}
