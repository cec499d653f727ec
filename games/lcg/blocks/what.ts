import { type Message, message, type Param } from '@small-council/engine';
import type { Attach, By, CardType, Condition, Definition } from '../definition.ts';
import { definition, printed } from '../edition.ts';
import type { Card, CardId, ChallengeType, Code, M, Use } from '../table.ts';
import { eventOf } from '../use.ts';
import {
  hasIcon,
  hasKeyword,
  hasTrait,
  isAttacking,
  isDefending,
  isOfFaction,
  isParticipating,
  strength,
} from '../values.ts';

/**
 * Which cards are meant. A `What` is a noun and properties: "a character (Stark, yours)". It fits cards
 * on the table, and as far as a property is printed, cards in hands and decks.
 */

export interface Property {
  readonly say: Message;
  readonly fits: (m: M, by: By, card: Card) => boolean;
  /** By what is printed alone; properties without it fit no hidden card. */
  readonly prints?: (card: Definition) => boolean;
}

export type Noun =
  | CardType
  | 'card'
  | 'cardInPlay'
  | 'attachmentOrLocation'
  | 'characterOrLocation';

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
};

export interface What {
  readonly noun: Noun;
  readonly properties: readonly Property[];
  readonly fits: (m: M, by: By, card: Card) => boolean;
  readonly prints: (card: Definition) => boolean;
}

/** "A character (Stark, yours)": `a('character', ofFaction('stark'), yours)`. */
export function a(noun: Noun, ...properties: Property[]): What {
  const types = TYPES[noun];
  return {
    noun,
    properties,
    fits: (m, by, card) =>
      !card.facedown &&
      types.includes(printed(m.table, card).type) &&
      properties.every(({ fits }) => fits(m, by, card)),
    prints: (card) =>
      types.includes(card.type) && properties.every(({ prints }) => prints?.(card) ?? false),
  };
}

/** The words: `a` one, `each`, the `next`, `upTo` or exactly `count` many; in the case that is needed. */
export const sayWhat = (
  { noun, properties }: What,
  how: 'a' | 'each' | 'next' | 'upTo' | 'count' | 'plural' = 'a',
  more: { [name: string]: Param } = {},
): Message =>
  message(`what.${how}`, {
    noun,
    properties: properties.reduceRight<Message | null>(
      (rest, { say }) => (rest ? message('is.both', { one: say, other: rest }) : say),
      null,
    ),
    case: 'acc',
    count: 1,
    ...more,
  });

/** The same as the subject of a sentence. */
export const asSubject = (say: Message): Message =>
  message(say.key, { ...say.params, case: 'nom' });

// ---- properties

const property = (
  key: string,
  fits: Property['fits'],
  prints?: Property['prints'],
  params?: { [name: string]: Param },
): Property => ({ say: message(`is.${key}`, params), fits, ...(prints && { prints }) });

export const yours = property('yours', (_m, { seat }, card) => card.controller === seat);
export const opponents = property('opponents', (_m, { seat }, card) => card.controller !== seat);
export const ownedByYou = property('ownedByYou', (_m, { seat }, card) => card.owner === seat);

/** Controlled by the opponent who lost the challenge. */
export const losers = property(
  'losers',
  (m, { seat }, card) =>
    seat !== card.controller && m.table.challenge?.result?.loser === card.controller,
);

export const defendingPlayers = property(
  'defendingPlayers',
  (m, _by, card) => m.table.challenge?.defender === card.controller,
);

export const another = property('another', (_m, by, card) => card.id !== by.card);
export const unique = property(
  'unique',
  (m, _by, card) => printed(m.table, card).unique,
  (card) => card.unique,
);
export const nonUnique = property(
  'nonUnique',
  (m, _by, card) => !printed(m.table, card).unique,
  (card) => !card.unique,
);
export const loyal = property(
  'loyal',
  (m, _by, card) => printed(m.table, card).loyal,
  (card) => card.loyal,
);
export const nonLoyal = property(
  'nonLoyal',
  (m, _by, card) => !printed(m.table, card).loyal,
  (card) => !card.loyal,
);
export const standing = property('standing', (_m, _by, card) => !card.knelt);
export const kneeling = property('kneeling', (_m, _by, card) => card.knelt);
export const participating = property('participating', (m, _by, card) =>
  isParticipating(m, card.id),
);
export const attacking = property('attacking', (m, _by, card) => isAttacking(m, card.id));
export const defending = property('defending', (m, _by, card) => isDefending(m, card.id));
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

export const ofFaction = (faction: string): Property =>
  property(
    'ofFaction',
    (m, _by, card) => isOfFaction(m, card, faction),
    (card) => card.faction === faction,
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

/** Copies are known by their title, whatever is printed on them. */
export const named = (code: Code): Property => ({
  say: message('is.named', { card: message(`card.${code}`) }),
  fits: (m, _by, card) => printed(m.table, card).name.en === definition(m.table, code).name.en,
});

const costOf = (card: Definition): number => (typeof card.cost === 'number' ? card.cost : 0);

export const costAtMost = (cost: number): Property =>
  property(
    'costAtMost',
    (m, _by, card) => costOf(printed(m.table, card)) <= cost,
    (card) => costOf(card) <= cost,
    { cost },
  );

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
    (m, _by, card) => printed(m.table, card).strength <= most,
    (card) => card.strength <= most,
    { strength: most },
  );

export const withIcon = (icon: ChallengeType): Property =>
  property('withIcon', (m, _by, card) => hasIcon(m, card, icon), undefined, {
    icon: message(`challenge.${icon}`),
  });

export const withoutIcon = (icon: ChallengeType): Property =>
  property('withoutIcon', (m, _by, card) => !hasIcon(m, card, icon), undefined, {
    icon: message(`challenge.${icon}`),
  });

// ---- what attachments can be attached to

export const on = (what: What): Attach => ({
  say: message('attach.on', { what: sayWhat(what) }),
  fits: (m, by, host) => what.fits(m, by, host),
});

// ---- which very cards: in effects and costs

export interface These {
  readonly say: Message;
  readonly of: (m: M, use: Use) => readonly CardId[];
}

/** The card itself. */
export const self: These = {
  say: message('these.self', { case: 'acc' }),
  of: (_m, { card }) => [card],
};

/** What the card is attached to. */
export const host: These = {
  say: message('these.host', { case: 'acc' }),
  of: (m, { card }) => [m.table.cards[card]?.host ?? 0],
};

/** Your faction card. */
export const yourFaction: These = {
  say: message('these.yourFaction', { case: 'acc' }),
  of: (m, { seat }) => [m.table.players[seat].faction],
};

/** What was chosen. */
export const chosen = (name = 'target'): These => ({
  say: message('these.chosen', { name, case: 'acc' }),
  of: (_m, use) => (use.chosen[name] ?? []).map(Number),
});

export const target = chosen();

/** The card that the triggering condition is about. */
export const triggering: These = {
  say: message('these.triggering', { case: 'acc' }),
  of: (m, use) => [eventOf(m, use).card ?? 0],
};

/** All cards in play that fit. */
export const each = (what: What): These => ({
  say: sayWhat(what, 'each'),
  of: (m, use) => cardsInPlay(m).filter((id) => what.fits(m, use, m.table.cards[id])),
});

/** The cards that a delayed effect is about, as far as they are still in play. */
export const stillThere: These = {
  say: message('these.stillThere', { case: 'acc' }),
  of: (_m, use) => (use.chosen.later ?? []).map(Number),
};

export const cardsInPlay = (m: M): CardId[] => m.table.players.flatMap(({ play }) => play);
