import { type Message, message, type Param } from '@small-council/engine';
import type { Force, Modifier, PlotValue } from '../definition.ts';
import { definition } from '../edition.ts';
import type { Card, ChallengeType, M } from '../table.ts';
import { asSubject, host, sayWhat, self, target, type What } from './what.ts';

/**
 * What is in force, as a constant ability or for a while. `on` says on whom: the card itself, what it is
 * attached to, or cards that fit. In a lasting effect it is left out: then it is on what was chosen.
 */

export type On = 'self' | 'host' | What;

const touches = (on: On): NonNullable<Modifier['to']> =>
  on === 'self'
    ? (_m, force, card) => card.id === force.card
    : on === 'host'
      ? (m, force, card) => m.table.cards[force.card]?.host === card.id
      : (m, force, card) => card.zone === 'play' && on.fits(m, force, card);

/** Who the sentence is about. */
const subjectOf = (on?: On): Message => {
  if (on === undefined) return asSubject(target.say);
  if (typeof on === 'object') return sayWhat(on, 'each', { case: 'nom' });
  return asSubject((on === 'self' ? self : host).say);
};

export const modifier = (
  key: string,
  words: string,
  on: On | undefined,
  more: Partial<Modifier> = {},
  params: { [name: string]: Param } = {},
): Modifier => ({
  key,
  say: message(`mod.${words}`, { subject: subjectOf(on), ...params }),
  ...(on !== undefined && { to: touches(on) }),
  ...more,
});

// ---- numbers

/** An amount that is counted: "for each …". */
export interface Counted {
  readonly say: ReturnType<typeof message>;
  readonly count: (m: M, force: Force, card: Card | null) => number;
}

export type Amount = number | { readonly by: number; readonly forEach: Counted };

const amountOf = (amount: Amount): NonNullable<Modifier['amount']> =>
  typeof amount === 'number'
    ? () => amount
    : (m, force, card) => amount.by * amount.forEach.count(m, force, card);

const sayAmount = (amount: Amount): { [name: string]: Param } =>
  typeof amount === 'number'
    ? { amount, forEach: null }
    : { amount: amount.by, forEach: amount.forEach.say };

export const gets = (amount: Amount, on?: On): Modifier =>
  modifier('strength', 'strength', on, { amount: amountOf(amount) }, sayAmount(amount));

/** Cards in play that fit, without or with the card itself. */
export const eachInPlay = (what: What): Counted => ({
  say: sayWhat(what, 'each'),
  count: (m, force) =>
    m.table.players.reduce(
      (sum, { play }) => sum + play.filter((id) => what.fits(m, force, m.table.cards[id])).length,
      0,
    ),
});

export const eachGold: Counted = {
  say: message('each.gold'),
  count: (m, { seat }) => m.table.players[seat].gold,
};

export const eachUsedPlot: Counted = {
  say: message('each.usedPlot'),
  count: (m, { seat }) => m.table.players[seat].used.length,
};

// ---- icons, keywords, traits, factions

export const gainsIcon = (icon: ChallengeType, on?: On): Modifier =>
  modifier(`icon:${icon}`, 'gainsIcon', on, {}, { icon: message(`challenge.${icon}`) });

export const losesIcon = (icon: ChallengeType, on?: On): Modifier =>
  modifier(
    `icon:${icon}`,
    'losesIcon',
    on,
    { amount: () => -1 },
    { icon: message(`challenge.${icon}`) },
  );

/** `renown`, or with what belongs to it: `ambush:2`, `noAttachments:except:Weapon`. */
export const keywordName = (keyword: string): Message => {
  const [name, value = '', trait] = keyword.split(':');
  if (name === 'noAttachments')
    return message('keyword.noAttachments', { except: trait ? message(`trait.${trait}`) : null });
  return value === ''
    ? message(`keyword.${name}`)
    : message(`keyword.${name}`, {
        value: /^\d{5}$/.test(value) ? message(`card.${value}`) : value,
      });
};

export const gainsKeyword = (keyword: string, on?: On): Modifier =>
  modifier(`keyword:${keyword}`, 'gainsKeyword', on, {}, { keyword: keywordName(keyword) });

export const gainsTrait = (trait: string, on?: On): Modifier =>
  modifier(`trait:${trait}`, 'gainsTrait', on, {}, { trait: message(`trait.${trait}`) });

export const gainsFaction = (faction: string, on?: On): Modifier =>
  modifier(
    `faction:${faction}`,
    'gainsFaction',
    on,
    {},
    { faction: message(`faction.${faction}`) },
  );

/** The printed text is blank, except for traits. */
export const isBlanked = (on?: On): Modifier => modifier('blank', 'blank', on);

/** Killed as soon as the strength is 0. */
export const burns = (on?: On): Modifier => modifier('burn', 'burn', on);

// ---- permissions and prohibitions about cards

/** Killed, knelt, bypassed …: `cannotBe('kill')`. */
export const cannotBe = (what: string, on?: On): Modifier =>
  modifier(`cannot:${what}`, 'cannotBe', on, {}, { how: what });

/** Does not kneel when declared, perhaps only in some challenges. */
export const staysStanding = (
  how: 'attack' | 'defend',
  type?: ChallengeType,
  on: On = 'self',
): Modifier =>
  modifier(
    `staysStanding:${how}`,
    'staysStanding',
    on,
    type ? { fits: (_m, _force, about) => about.type === type } : {},
    { how, type: type ? message(`challenge.${type}`) : null },
  );

export const entersKnelt = (on: On = 'self'): Modifier =>
  modifier('entersKnelt', 'entersKnelt', on);

// ---- about players

type Whose = 'you' | 'opponents' | 'everybody';

const seatsOf = (whose: Whose): NonNullable<Modifier['toSeat']> =>
  whose === 'you'
    ? (_m, force, seat) => force.seat === seat
    : whose === 'opponents'
      ? (_m, force, seat) => force.seat !== seat
      : () => true;

export const forPlayer = (
  key: string,
  words: string,
  whose: Whose,
  more: Partial<Modifier> = {},
  params: { [name: string]: Param } = {},
): Modifier => ({
  key,
  say: message(`mod.${words}`, { whose, ...params }),
  toSeat: seatsOf(whose),
  ...more,
});

/** Raises or lowers a value on the revealed plot. */
export const plotChange = (
  value: PlotValue,
  amount: Amount,
  whose: Whose = 'you',
  more: Partial<Modifier> = {},
): Modifier =>
  forPlayer(
    `plot:${value}`,
    'plot',
    whose,
    { amount: amountOf(amount), ...more },
    {
      value,
      ...sayAmount(amount),
    },
  );

/** Strength for your side while you take part. */
export const sideGets = (amount: number, type: ChallengeType): Modifier =>
  forPlayer(
    'challengeStrength',
    'sideStrength',
    'you',
    { amount: (m) => (m.table.challenge?.type === type ? amount : 0) },
    { amount, type: message(`challenge.${type}`) },
  );

export const contributesToDominance = (amount: number): Modifier =>
  forPlayer('dominance', 'dominance', 'you', { amount: () => amount }, { amount });

export const additionalChallenge = (type: ChallengeType): Modifier =>
  forPlayer(
    `challenges:${type}`,
    'additionalChallenge',
    'you',
    {},
    {
      type: message(`challenge.${type}`),
    },
  );

/** Cheaper cards: what, marshaled or played. `first`: only the first of a round. */
export const cheaper = (
  by: number,
  what: What,
  how: { as?: 'marshal' | 'play'; first?: boolean } = {},
): Modifier =>
  forPlayer(
    'cost',
    'cheaper',
    'you',
    {
      amount: () => -by,
      fits: (m, force, { code = '', type }) => {
        if (how.as && type !== how.as) return false;
        if (!what.prints(definition(m.table, code))) return false;
        if (!how.first) return true;
        const { marshaled, played } = m.table.players[force.seat];
        const before = how.as === 'play' ? played : marshaled;
        return !before.some((one) => what.prints(definition(m.table, one)));
      },
    },
    { by, what: sayWhat(what), as: how.as ?? 'either', first: how.first ? 'yes' : 'no' },
  );

export const cannotTrigger = (whose: Whose): Modifier =>
  forPlayer('cannot:trigger', 'cannotTrigger', whose);

/** Cards in your hand that fit gain ambush for their printed cost. */
export const handGainsAmbush = (what: What): Modifier =>
  forPlayer(
    'gains:ambush',
    'handGainsAmbush',
    'you',
    { fits: (m, _force, { code = '' }) => what.prints(definition(m.table, code)) },
    { what: sayWhat(what, 'each', { case: 'nom' }) },
  );
