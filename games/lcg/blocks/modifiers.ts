import { type Message, message, type Param, type Seat } from '@small-council/engine';
import type { CardType, Force, Modifier, PlotValue } from '../definition.ts';
import { definition } from '../edition.ts';
import { keyOf } from '../keys.ts';
import { type Card, CHALLENGES, type ChallengeType, type Lasting, type R } from '../table.ts';
import { attackersOf, defendersOf } from '../values.ts';
import { areOpponents } from '../zones.ts';
import { asSubject, host, sayChallenge, sayWhat, self, target, type What } from './what.ts';

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
  key: keyOf(key),
  say: more.say ?? message(`mod.${words}`, { subject: subjectOf(on), ...params }),
  to: more.to ?? (on === undefined ? undefined : touches(on)),
  toSeat: more.toSeat,
  amount: more.amount,
  how: more.how,
  fits: more.fits,
});

const areSame = (one?: Param, other?: Param): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Statements one after the other: what several of them say is said once, and so is the subject. */
export const sayTogether = (statements: readonly Message[]): Message[] =>
  statements
    .filter((say, i) => !areSame(say, statements[i - 1]))
    .map((say, i, all) =>
      areSame(say.params?.subject, all[i - 1]?.params?.subject)
        ? message(say.key, { ...say.params, subject: null })
        : say,
    );

// ---- numbers

/** An amount that is counted: "for each …". */
export interface Counted {
  readonly say: ReturnType<typeof message>;
  readonly count: (m: R, force: Force, card: Card | null) => number;
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

/** As much as was counted when the effect began: X, in a lasting effect. */
export const getsMinusX = (x: Counted): Modifier =>
  modifier(
    'strength',
    'strengthMinusX',
    undefined,
    { amount: (_m, { lasting }) => -(lasting as Lasting).amount },
    { forEach: x.say },
  );

/** Nothing makes it weaker than it is by itself. */
export const strengthCannotBeReduced = (on?: On): Modifier =>
  modifier('cannotBeReduced', 'cannotBeReduced', on);

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

/** On the card that it is about. */
export const eachAttachmentOnIt: Counted = {
  say: message('each.attachmentOnIt'),
  count: (_m, _force, card) => (card as Card).attachments.length,
};

export const eachUsedPlot: Counted = {
  say: message('each.usedPlot'),
  count: (m, { seat }) => m.table.players[seat].used.length,
};

export const eachDeadCharacter: Counted = {
  say: message('each.deadCharacter'),
  count: (m, { seat }) => m.table.players[seat].dead.length,
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

/** `renown`, or with what belongs to it: `ambush:2`, `noAttachments:except:Weapon`, `noAttachments:only:Weapon`. */
export const keywordName = (keyword: string): Message => {
  const [name, value = '', trait] = keyword.split(':');
  if (value === 'only')
    return message('keyword.noSuchAttachments', { trait: message(`trait.${trait}`) });
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

/** All of it, whoever grants it. */
export const losesKeyword = (keyword: string, on?: On): Modifier =>
  modifier(
    `keyword:${keyword}`,
    'losesKeyword',
    on,
    { amount: () => Number.NEGATIVE_INFINITY },
    { keyword: keywordName(keyword) },
  );

/** Effects of such cards neither choose nor touch it; perhaps only those of opponents. */
export const immuneTo = (
  source: 'event' | 'character',
  on: On,
  whose: 'anybody' | 'opponents' = 'anybody',
): Modifier =>
  modifier(
    'immune',
    'immune',
    on,
    {
      fits: (m, _force, { card, code = '', seat }) =>
        definition(m, code).type === source && (whose === 'anybody' || seat !== card?.controller),
    },
    { source, whose },
  );

/** Opponents cannot choose it for the effects of such cards. */
export const cannotBeChosen = (sources: readonly CardType[], on: On): Modifier =>
  modifier(
    'cannot:target',
    'cannotBeChosen',
    on,
    {
      fits: (m, _force, { card, code = '', seat }) =>
        sources.includes(definition(m, code).type) && seat !== card?.controller,
    },
    { sources: sources.map((type) => message(`type.${type}`)) },
  );

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

/** Every instance of them, whoever grants it. */
export const losesAllTraits = (on?: On): Modifier => modifier('loses:traits', 'losesTraits', on);
export const losesAllFactions = (on?: On): Modifier =>
  modifier('loses:factions', 'losesFactions', on);

/** The printed text is blank, except for traits. */
export const isBlanked = (on?: On): Modifier => modifier('blank', 'blank', on);

/** Killed as soon as the strength is 0. */
export const burns = (on?: On): Modifier => modifier('burn', 'burn', on);

/** Sacrificed as soon as it has so many tokens. */
export const sacrificedWith = (count: number, token: string): Modifier =>
  modifier(
    'sacrificed',
    'sacrificedWith',
    'self',
    {
      amount: (m, force) => Number((m.table.cards[force.card].tokens?.[token] ?? 0) >= count),
    },
    { count, token: message(`token.${token}`) },
  );

/** Considered to be participating on your side. */
export const participates = (on: On = 'self'): Modifier =>
  modifier('participates', 'participates', on);

/** Under your control as long as this is in force. */
export const controlledByYou = (on?: On): Modifier => modifier('control', 'control', on);

// ---- permissions and prohibitions about cards

/** Killed, knelt, bypassed …: `cannotBe('kill')`. */
export const cannotBe = (what: string, on?: On): Modifier =>
  modifier(`cannot:${what}`, 'cannotBe', on, {}, { how: what });

/** Does not kneel when declared, perhaps only in some challenges; `target`: what was chosen. */
export const staysStanding = (
  how: 'attack' | 'defend',
  type?: ChallengeType,
  on: On | 'target' = 'self',
): Modifier =>
  modifier(
    `staysStanding:${how}`,
    'staysStanding',
    on === 'target' ? undefined : on,
    type ? { fits: (_m, _force, about) => about.type === type } : {},
    { how, challenge: sayChallenge(type, 'dat') },
  );

/** Does not stand in the standing phase: `byItself`, with everybody else; else by no means. */
export const staysKneeling = (how: 'byItself' | 'atAll', on?: On): Modifier =>
  modifier(
    'cannot:stand',
    'staysKneeling',
    on,
    {
      fits: ({ table }, _force, { event }) =>
        table.phase === 'standing' && (how === 'atAll' || event?.cause === 'framework'),
    },
    { how },
  );

/** Does not count its STR in the challenge. */
export const doesNotContribute = (on?: On): Modifier =>
  modifier('noContribution', 'noContribution', on);

/** May defend in such challenges, also knelt and without the icon. */
export const mayDefendKnelt = (type: ChallengeType): readonly Modifier[] => {
  const fits: Modifier['fits'] = (_m, _force, about) => about.type === type;
  return ['may:defendKnelt', 'may:defendWithoutIcon'].map((key) =>
    modifier(key, 'mayDefendKnelt', 'self', { fits }, { challenge: sayChallenge(type, 'dat') }),
  );
};

/** Has to be declared as a defender, if possible. */
export const mustDefend = (on?: On): Modifier => modifier('mustDefend', 'mustDefend', on);

export const entersKnelt = (on: On = 'self'): Modifier =>
  modifier('entersKnelt', 'entersKnelt', on);

/** The gold on it can be spent as if it lay in your pool. */
export const goldMayBeSpent = (on: On = 'self'): Modifier =>
  modifier('spendable', 'goldMayBeSpent', on);

// ---- about players

/** `chosen`: in a lasting effect, the player that was chosen or meant when it began. */
type Whose = 'you' | 'opponents' | 'everybody' | 'chosen';

const seatsOf = (whose: Whose): NonNullable<Modifier['toSeat']> =>
  whose === 'you'
    ? (_m, force, seat) => force.seat === seat
    : whose === 'opponents'
      ? (m, force, seat) => areOpponents(m, force.seat, seat)
      : whose === 'chosen'
        ? (_m, force, seat) => force.lasting?.use.chosen.player?.[0] === String(seat)
        : () => true;

export const forPlayer = (
  key: string,
  words: string,
  whose: Whose,
  more: Partial<Modifier> = {},
  params: { [name: string]: Param } = {},
): Modifier =>
  modifier(key, words, undefined, {
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

/** Whether the player controls a participating character. */
function takesPart(m: R, seat: Seat): boolean {
  const { attacker, defender } = m.table.challenge ?? {};
  if (seat === attacker) return attackersOf(m).length > 0;
  return seat === defender && defendersOf(m).length > 0;
}

/** Strength for your side in challenges of this type in which you take part with a character. */
export const sideGets = (amount: number, type: ChallengeType): Modifier =>
  forPlayer(
    'challengeStrength',
    'sideStrength',
    'you',
    {
      amount: (m, { seat }) =>
        m.table.challenge?.type === type && takesPart(m, seat) ? amount : 0,
    },
    { amount, type: message(`challenge.${type}`) },
  );

/** Raises your claim in challenges of this type. */
export const claimIn = (type: ChallengeType, amount = 1): Modifier =>
  forPlayer(
    'plot:claim',
    'claimIn',
    'you',
    { amount: (m) => (m.table.challenge?.type === type ? amount : 0) },
    { amount, type: message(`challenge.${type}`) },
  );

/**
 * For a type of challenge that is named only when the ability is used. What is in force is found by its
 * key, so there is one for each type, and only the named one counts.
 */
export const ofNamedType = (make: (type: ChallengeType) => Modifier): readonly Modifier[] => {
  const { say } = make('named' as ChallengeType);
  return CHALLENGES.map((type): Modifier => {
    const made = make(type);
    const isNamed = ({ lasting }: Force): boolean =>
      lasting?.use.chosen.challengeType?.[0] === type;
    return {
      ...made,
      say,
      amount: (m, force, card) => (isNamed(force) ? (made.amount?.(m, force, card) ?? 1) : 0),
      fits: (m, force, about) => isNamed(force) && (made.fits?.(m, force, about) ?? true),
    };
  });
};

export const contributesToDominance = (amount: number): Modifier =>
  forPlayer('dominance', 'dominance', 'you', { amount: () => amount }, { amount });

/** Nobody stands more characters than this in the standing phase. */
export const mostStanding = (amount: number): Modifier =>
  forPlayer('mostStanding', 'mostStanding', 'everybody', { amount: () => amount }, { amount });

/** `elsewhere`: against another opponent than the others of the type. */
export const additionalChallenge = (
  type: ChallengeType,
  { elsewhere = false }: { elsewhere?: boolean } = {},
): Modifier =>
  forPlayer(
    `challenges:${type}`,
    'additionalChallenge',
    'you',
    elsewhere
      ? {
          fits: (m, force, { against }) =>
            m.table.players[force.seat].initiated.some(
              (one) => one.type === type && one.against !== against,
            ),
        }
      : {},
    { type: message(`challenge.${type}`), elsewhere: elsewhere ? 'yes' : 'no' },
  );

/** Challenges that a player cannot initiate: of some types, against you, or before having won one. */
export const cannotInitiate = (
  whose: Whose,
  how: { types?: readonly ChallengeType[]; against?: 'you'; unlessWon?: ChallengeType } = {},
): Modifier =>
  forPlayer(
    'cannot:initiate',
    'cannotInitiate',
    whose,
    {
      fits: ({ table }, force, { seat, type, against }) => {
        if (how.types && !how.types.includes(type as ChallengeType)) return false;
        if (how.against && against !== force.seat) return false;
        return !table.past.some(
          (one) =>
            one.type === how.unlessWon && one.winner === seat && one.phase === table.phaseNumber,
        );
      },
    },
    {
      challenge: sayChallenge(how.types, 'none'),
      against: how.against ?? 'anybody',
      unlessWon: how.unlessWon ? sayChallenge(how.unlessWon) : null,
    },
  );

/** No more challenges, attackers or defenders than so many. */
export const noMoreThan = (
  count: number,
  of: 'mostChallenges' | 'mostAttackers' | 'mostDefenders',
  whose: Whose,
): Modifier => forPlayer(of, of, whose, { amount: () => count }, { count });

/** As what a card counts when it is marshaled is the question: a duplicate is none of these. */
export const cannotMarshal = (what: What, whose: Whose = 'you'): Modifier =>
  forPlayer(
    'cannot:marshal',
    'cannotMarshal',
    whose,
    {
      fits: (m, _force, { code = '', type }) =>
        type === 'marshal' && what.prints(definition(m, code)),
    },
    { what: sayWhat(what, 'plural') },
  );

export const cannotPlayEvents = (whose: Whose = 'you'): Modifier =>
  forPlayer('cannot:play', 'cannotPlayEvents', whose);

export const additionalLimitedCard: Modifier = forPlayer(
  'limitedCards',
  'additionalLimited',
  'you',
);

export const drawsMore = (amount: number): Modifier =>
  forPlayer('drawPhase', 'drawsMore', 'you', { amount: () => amount }, { amount });

/** Challenges that you may send to another opponent, in each round. */
export const redirects = (amount: number): Modifier =>
  forPlayer('redirects', 'redirects', 'you', { amount: () => amount }, { amount });

/** You choose which opponents satisfy your claim. */
export const claimAgainstAnyNumber = (type: ChallengeType): Modifier =>
  forPlayer(
    `claimAgainst:${type}`,
    'claimAgainstAnyNumber',
    'you',
    {},
    { type: message(`challenge.${type}`) },
  );

/** The base value of revealed plots that fit. */
export const basePlotValueIs = (value: PlotValue, amount: number, what: What): Modifier =>
  modifier(
    `base:${value}`,
    'basePlotValue',
    what,
    {
      to: (m, force, card) => card.zone === 'plot' && what.fits(m, force, card),
      amount: () => amount,
      how: 'set',
    },
    { value, amount },
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
        if (!what.prints(definition(m, code))) return false;
        if (!how.first) return true;
        const { marshaled, played } = m.table.players[force.seat];
        const before = how.as === 'play' ? played : marshaled;
        return !before.some((one) => what.prints(definition(m, one)));
      },
    },
    { by, what: sayWhat(what, how.first ? 'first' : 'each'), as: how.as ?? 'either' },
  );

/** As if the events in the discard pile were in hand. */
export const mayPlayFromDiscard = (whose: Whose): Modifier =>
  forPlayer('may:playFromDiscard', 'mayPlayFromDiscard', whose);

export const cannotWin: Modifier = forPlayer('cannot:win', 'cannotWin', 'you');

/** If you win the challenge, power for your faction, before anybody reacts. */
export const winsPower = (amount: number): Modifier =>
  forPlayer('powerForWinning', 'winsPower', 'you', { amount: () => amount }, { amount });

export const cannotTrigger = (whose: Whose): Modifier =>
  forPlayer('cannot:trigger', 'cannotTrigger', whose);

/** Cards in your hand that fit gain ambush for their printed cost. */
export const handGainsAmbush = (what: What): Modifier =>
  forPlayer(
    'gains:ambush',
    'handGainsAmbush',
    'you',
    { fits: (m, _force, { code = '' }) => what.prints(definition(m, code)) },
    { what: sayWhat(what, 'each', { case: 'nom' }) },
  );
