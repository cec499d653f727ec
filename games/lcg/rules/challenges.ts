import {
  type Choose,
  choose,
  type Flow,
  message,
  type Refused,
  refuse,
  type Seat,
  type Step,
  type Vars,
} from '@small-council/engine';
import {
  actionWindow,
  affordsToll,
  attackersOf,
  CANNOT,
  type Card,
  type CardId,
  CHALLENGES,
  type Challenge,
  type ChallengeType,
  cardName,
  charactersOf,
  defendersOf,
  event,
  eventsNow,
  hasIcon,
  hasKeyword,
  holds,
  inPlayerOrder,
  isParticipating,
  KEY,
  type Key,
  type Lcg,
  MAY,
  MORE_CHALLENGES,
  numbersOf,
  opens,
  playerName,
  type R,
  STAYS_STANDING,
  speaking,
  steps,
  strength,
  type Tolled,
  theCard,
  thePlayer,
  tollsFor,
  tollsPaid,
  total,
  totalAbout,
  totalFor,
} from '../index.ts';
import { periodEnds } from './periods.ts';

/** The challenges phase (AG2-567 to AG2-576) and challenges step by step (AG2-601 to AG2-660). */

const { flow, act, ask, each, when, repeat } = steps;

export const challengeOf = (m: R): Challenge => {
  if (!m.table.challenge) throw new Error('there is no challenge');
  return m.table.challenge;
};

// ---- who may attack and defend

/** AG2-605. */
function mayAttack(m: R, card: Card, type: ChallengeType): boolean {
  return !card.knelt && hasIcon(m, card, type) && !holds(m, CANNOT.attack, { card, type });
}

/** Whether the player could declare it: also alone, when others take gold for it. */
const isAttacker = (m: R, card: Card, type: ChallengeType, against: Seat): boolean =>
  mayAttack(m, card, type) &&
  affordsToll(m, { what: 'challenge', seat: card.controller, type, against, cards: [card.id] });

/** AG2-615, AG2-616. */
export function mayDefend(m: R, card: Card): boolean {
  const { type, stealth } = challengeOf(m);
  if (isParticipating(m, card.id)) return false;
  if (!affordsToll(m, { what: 'defend', seat: card.controller, cards: [card.id] })) return false;
  if (card.knelt && !holds(m, MAY.defendKnelt, { card, type })) return false;
  if (!hasIcon(m, card, type) && !holds(m, MAY.defendWithoutIcon, { card, type })) return false;
  if (stealth.some(({ bypassed }) => bypassed === card.id)) return false;
  return !holds(m, CANNOT.defend, { card, type });
}

/** How many a player may declare or initiate; some cards allow only so many. */
const most = (m: R, key: Key, seat: Seat): number =>
  speaking(m, key, { seat }).reduce(
    (least, { amount }) => Math.min(least, amount),
    Number.MAX_SAFE_INTEGER,
  );

// ---- 4.2 initiating

/** AG2-570: one of each type, and what cards and titles add; against whom, some of them say. */
export function mayInitiate(m: R, seat: Seat, type: ChallengeType, against: Seat): Refused | null {
  const forbidden = m.book.forbidsChallenge(m, seat, against);
  if (forbidden) return forbidden;
  if (holds(m, CANNOT.initiate, { seat, type, against }))
    return refuse(m.book.rules.prohibited, 'why.initiate');
  const { initiated } = m.table.players[seat];
  const allowed = 1 + totalAbout(m, MORE_CHALLENGES[type], { seat, type, against });
  if (initiated.filter((one) => one.type === type).length >= allowed)
    return refuse(m.book.rules.challenge, 'why.challengeUsed', {
      type: message(`challenge.${type}`),
    });
  if (initiated.length >= most(m, KEY.mostChallenges, seat))
    return refuse(m.book.rules.prohibited, 'why.noMoreChallenges');
  if (!affordsToll(m, { what: 'challenge', seat, type, against, cards: [] }))
    return refuse(m.book.rules.payment, 'why.toll');
  if (!charactersOf(m, seat).some((card) => isAttacker(m, card, type, against)))
    return refuse(m.book.rules.noAttackers, 'why.noAttackers');
  return null;
}

const mayInitiateAny = (m: R, seat: Seat, against: Seat): boolean =>
  against !== seat && CHALLENGES.some((type) => mayInitiate(m, seat, type, against) === null);

function possibleChallenges(m: R, seat: Seat): { id: string; why: Refused | null }[] {
  const found: ReturnType<typeof possibleChallenges> = [];
  for (const against of inPlayerOrder(m)) {
    if (against === seat) continue;
    for (const type of CHALLENGES)
      found.push({ id: `${type}:${against}`, why: mayInitiate(m, seat, type, against) });
  }
  return found;
}

const readChallenge = (id: string): { type: ChallengeType; against: Seat } => {
  const type = CHALLENGES.find((one) => id.startsWith(one)) as ChallengeType;
  return { type, against: Number(id.slice(type.length + 1)) };
};

const challengeLabel = (id: string) => {
  const { type, against } = readChallenge(id);
  return message('option.challenge', {
    type: message(`challenge.${type}`),
    against: thePlayer(against),
  });
};

/** AG2-602, AG2-603: the type and the opponent. */
export const announce = ask<Vars, Choose>('announceChallenge', {
  who: (m) => {
    const { active } = m.table;
    return inPlayerOrder(m).some((against) => mayInitiateAny(m, active, against)) ? active : [];
  },
  question: (m, _here, seat) => {
    const possible = possibleChallenges(m, seat);
    return choose({
      text: message('ask.challenge'),
      rule: m.book.rules.challenge,
      from: possible.filter(({ why }) => !why).map(({ id }) => id),
      min: 0,
      label: challengeLabel,
      pass: message('option.noChallenge'),
      blocked: () => possible.flatMap(({ id, why }) => (why ? [{ id, ...why }] : [])),
    });
  },
  answer: (m, _here, [id], seat) => {
    if (id === undefined) return;
    const { type, against } = readChallenge(id);
    m.table.declined = false;
    m.table.challenge = {
      type,
      attacker: seat,
      defender: against,
      against,
      attackers: [],
      defenders: [],
      stealth: [],
      result: null,
      keywords: [],
      claimed: [],
    };
  },
});

export const declareAttackers = ask<Vars, Choose>('declareAttackers', {
  who: (m) => challengeOf(m).attacker,
  question: (m, _here, seat) => {
    const { type, against } = challengeOf(m);
    return choose({
      text: message('ask.attackers', { type: message(`challenge.${type}`) }),
      rule: m.book.rules.attackers,
      from: charactersOf(m, seat)
        .filter((card) => isAttacker(m, card, type, against))
        .map(({ id }) => String(id)),
      min: 1,
      check: (ids) =>
        tollFault(m, { what: 'challenge', seat, type, against, cards: numbersOf(ids) }),
      max: most(m, KEY.mostAttackers, seat),
      label: (id) => cardName(m.table.cards[Number(id)].code),
      blocked: () =>
        charactersOf(m, seat)
          .filter((card) => !mayAttack(m, card, type))
          .map(({ id }) => ({ id: String(id), ...refuse(m.book.rules.attacker, 'why.attacker') })),
    });
  },
  answer: (m, _here, ids) => {
    challengeOf(m).attackers = numbersOf(ids);
  },
});

/** Why the player cannot hand over what others take for this, or null. */
export const tollFault = (m: R, what: Tolled): Refused | null =>
  affordsToll(m, what) ? null : refuse(m.book.rules.payment, 'why.toll');

// ---- stealth

const bypassable = (m: R): Card[] =>
  charactersOf(m, challengeOf(m).defender).filter(
    (card) => !hasKeyword(m, card, 'stealth') && !holds(m, CANNOT.bypass, { card }),
  ); // AG2-679, AG2-680

export const chooseStealth = flow<{ card: CardId }>('chooseStealth', [
  ask<{ card: CardId }, Choose>('bypass', {
    who: (m) => (bypassable(m).length > 0 ? challengeOf(m).attacker : []),
    question: (m, { card }) =>
      choose({
        text: message('ask.stealth', { card: theCard(m.table.cards[card]) }),
        rule: m.book.rules.stealth,
        from: bypassable(m).map(({ id }) => String(id)),
        min: 0,
        label: (id) => cardName(m.table.cards[Number(id)].code),
        pass: message('option.nobody'),
      }),
    answer: (m, { card }, [id]) => {
      if (id !== undefined) challengeOf(m).stealth.push({ by: card, bypassed: Number(id) });
    },
  }),
]);

export const stealthAttackers = (m: R): { card: CardId }[] =>
  challengeOf(m)
    .attackers.filter((id) => hasKeyword(m, m.table.cards[id], 'stealth'))
    .map((card) => ({ card }));

export const staysStanding = (m: R, card: Card, how: 'attack' | 'defend'): boolean =>
  holds(m, STAYS_STANDING[how], { card, type: challengeOf(m).type });

export const bypasses = (m: R) =>
  challengeOf(m).stealth.map(({ by, bypassed }) =>
    event('bypassed', { card: bypassed }, { stealthy: by }),
  );

/** AG2-601, AG2-608: all of it at once; nobody reacts before it is whole. */
export const initiated = act('challengeInitiated', (m, here) => {
  const { table } = m;
  const challenge = challengeOf(m);
  const { type, attacker, against, attackers } = challenge;
  table.challengeNumber++;
  table.players[attacker].initiated.push({ type, against });
  m.log('fact.challenge', {
    seat: thePlayer(attacker),
    against: thePlayer(against),
    type: message(`challenge.${type}`),
    cards: attackers.map((id) => theCard(table.cards[id])),
  });
  opens(here);
  const tolls = tollsFor(m, {
    what: 'challenge',
    seat: attacker,
    type,
    against,
    cards: attackers,
  });
  const kneeling = attackers.filter((id) => !staysStanding(m, table.cards[id], 'attack'));
  return [
    event('challengeInitiated', { seat: attacker }, { challenge: type, against }),
    event('attackersDeclared', { seat: attacker }, { challenge: type, cards: attackers.slice() }),
    ...tollsPaid(attacker, tolls),
    ...kneeling.map((card) => event('knelt', { card }, { why: 'attack' })),
    ...bypasses(m),
  ];
});

// ---- redirecting

/** AG2-728: any challenge, also one's own. */
const redirector = (m: R): Seat =>
  inPlayerOrder(m).find(
    (seat) => totalFor(m, KEY.redirects, seat) > m.table.players[seat].redirected,
  ) ?? -1;

const othersToFace = (m: R, mayFace: MayFace): Seat[] => {
  const { attacker, against } = challengeOf(m);
  return inPlayerOrder(m).filter(
    (seat) => seat !== attacker && seat !== against && mayFace(m, seat),
  ); // AG2-731, AG1-725
};

type MayFace = (m: R, seat: Seat) => boolean;

/** AG2-728 to AG2-737: before anybody reacts, the regent may send the challenge to somebody else. */
export const redirect = (mayFace: MayFace, ...after: readonly Step<Lcg>[]): Flow<Lcg> =>
  flow<{ redirected: boolean }>('redirect', [
    ask<{ redirected: boolean }, Choose>('redirectChallenge', {
      who: (m) => (othersToFace(m, mayFace).length > 0 && redirector(m) >= 0 ? redirector(m) : []),
      question: (m) =>
        choose({
          text: message('ask.redirect'),
          rule: m.book.rules.redirect,
          from: ['redirect'],
          min: 0,
          pass: message('option.no'),
        }),
      answer: (m, here, [yes], seat) => {
        if (yes === undefined) return;
        here.redirected = true;
        m.table.players[seat].redirected++;
      },
    }),
    act<{ redirected: boolean }>('orNot', (m, { redirected }) => {
      if (!redirected) m.leave();
    }),
    ask<{ redirected: boolean }, Choose>('newOpponent', {
      who: (m) => challengeOf(m).attacker,
      question: (m) =>
        choose({
          text: message('ask.newOpponent'),
          rule: m.book.rules.newOpponent,
          from: othersToFace(m, mayFace).map(String),
          label: (id) => playerName(Number(id)),
        }),
      answer: (m, _here, [seat]) => {
        const challenge = challengeOf(m);
        challenge.defender = Number(seat);
        challenge.stealth = []; // AG2-734
        for (const event of eventsNow(m)) if (event.type === 'bypassed') event.state = 'canceled';
        m.log('fact.redirected', {
          seat: thePlayer(challenge.attacker),
          against: thePlayer(challenge.defender),
        });
      },
    }),
    ...after,
  ]);

/** AG2-733, AG2-734: others are bypassed then. */
export const bypassAnew: readonly Step<Lcg>[] = [
  each(stealthAttackers, chooseStealth),
  act('newBypasses', bypasses),
];

// ---- 4.2.1 defenders

/** Characters that have to be declared, if they can. */
const mustDefend = (m: R, cards: readonly Card[]): Card[] =>
  cards.filter((card) => total(m, KEY.mustDefend, card) > 0);

export const declareDefenders = ask<Vars, Choose>('declareDefenders', {
  who: (m) => {
    const { defender } = challengeOf(m);
    return charactersOf(m, defender).some((card) => mayDefend(m, card)) ? defender : [];
  },
  question: (m, _here, seat) => {
    const eligible = charactersOf(m, seat).filter((card) => mayDefend(m, card));
    const { mostDefenders = () => eligible.length } = m.book;
    const max = Math.min(eligible.length, most(m, KEY.mostDefenders, seat), mostDefenders(m));
    const must = mustDefend(m, eligible);
    const needed = Math.min(must.length, max); // where not all can, the player chooses which of them
    return choose({
      text: message('ask.defenders'),
      rule: m.book.rules.defenders,
      from: eligible.map(({ id }) => String(id)),
      min: needed,
      max,
      label: (id) => cardName(m.table.cards[Number(id)].code),
      pass: message('option.noDefenders'),
      fallback: must.slice(0, needed).map(({ id }) => String(id)),
      check: (ids) => {
        const missing = must.filter(({ id }) => !ids.includes(String(id)));
        return must.length - missing.length < needed
          ? refuse(m.book.rules.defenders, 'why.mustDefend', { card: cardName(missing[0].code) })
          : tollFault(m, { what: 'defend', seat, cards: numbersOf(ids) });
      },
      blocked: () =>
        charactersOf(m, seat)
          .filter((card) => !eligible.includes(card))
          .map((card) => ({ id: String(card.id), ...whyNotDefend(m, card) })),
    });
  },
  answer: (m, _here, ids) => {
    challengeOf(m).defenders.push(...numbersOf(ids));
  },
});

const whyNotDefend = (m: R, card: Card): Refused =>
  challengeOf(m).stealth.some(({ bypassed }) => bypassed === card.id)
    ? refuse(m.book.rules.bypassed, 'why.bypassed')
    : refuse(m.book.rules.defender, 'why.defender');

export const defended = act('defendersDeclared', (m) => {
  const challenge = challengeOf(m);
  const { defender, type, joined = [] } = challenge;
  const defenders = challenge.defenders.filter((id) => !joined.includes(id));
  m.log('fact.defends', {
    seat: thePlayer(defender),
    cards: defenders.map((id) => theCard(m.table.cards[id])),
  });
  if (defenders.length === 0) return;
  const tolls = tollsFor(m, { what: 'defend', seat: defender, cards: defenders });
  return [
    event('defendersDeclared', { seat: defender }, { challenge: type, cards: defenders }),
    ...tollsPaid(defender, tolls),
    ...defenders
      .filter((id) => !staysStanding(m, m.table.cards[id], 'defend'))
      .map((card) => event('knelt', { card }, { why: 'defend' })),
  ];
});

// ---- 4.2.2 comparing strength

/** AG2-619: participants and everything else that counts for the side. */
export function sideStrength(m: R, side: 'attacker' | 'defender'): number {
  const { contributes = strength } = m.book;
  const seat = challengeOf(m)[side];
  const ids = side === 'attacker' ? attackersOf(m) : defendersOf(m);
  let sum = totalFor(m, KEY.challengeStrength, seat);
  for (const id of ids) {
    const card = m.table.cards[id];
    if (total(m, KEY.noContribution, card) === 0) sum += contributes(m, card);
  }
  return Math.max(0, sum);
}

export const compareStrength = act('compareStrength', (m) => {
  const { table } = m;
  const challenge = challengeOf(m);
  const { attacker, defender, type } = challenge;
  const attacking = sideStrength(m, 'attacker');
  const defending = sideStrength(m, 'defender');
  const attackerAhead = attacking >= defending; // AG2-621
  const ahead = attackerAhead ? attacking : defending;
  const there = attackerAhead ? attackersOf(m).length : defendersOf(m).length;
  const decided = ahead >= 1 && there >= 1; // AG2-622 to AG2-624
  const winner = decided ? (attackerAhead ? attacker : defender) : -1;
  const loser = decided ? (attackerAhead ? defender : attacker) : -1;
  const unopposed = winner === attacker && defending === 0; // AG2-626, AG2-627
  challenge.result = { winner, loser, attacking, defending, unopposed };
  table.past.push({ phase: table.phaseNumber, type, attacker, defender, winner, loser, unopposed });
  if (!decided) {
    m.log('fact.undecided', { attacking, defending });
    periodEnds(m, 'challengeDecided');
    return;
  }
  m.log('fact.won', { seat: thePlayer(winner), against: thePlayer(loser), attacking, defending });
  const margin = Math.abs(attacking - defending);
  return [
    event('challengeWon', { seat: winner }, { challenge: type, against: loser, margin }),
    event('challengeLost', { seat: loser }, { challenge: type, against: winner, margin }),
  ]; // AG2-625
});

// ---- 4.2.6

export const endChallenge = act('endChallenge', (m) => {
  m.log('fact.challengeEnds', {});
  return [event('challengeEnds', {}, { challenge: challengeOf(m).type })];
});

// ---- turns

const opportunity = (challenge: Flow<Lcg>) =>
  flow('challengeOpportunity', [
    actionWindow('challengesWindow'), // AG2-568
    act('mayInitiate', (m) => {
      m.table.declined = true;
    }),
    announce,
    when((m) => m.table.challenge !== null, challenge),
  ]);

/** AG2-571, AG2-572: as long as the active player initiates, there is another opportunity. */
const turn = (challenge: Flow<Lcg>) =>
  flow<{ seat: Seat }>('challengesTurn', [
    act<{ seat: Seat }>('becomeActive', (m, { seat }) => {
      m.table.active = seat;
      m.table.declined = m.table.players[seat].out;
      m.table.players[seat].initiated = [];
    }),
    repeat(
      (m) => !m.table.declined && !m.table.players[m.table.active].out,
      opportunity(challenge),
    ),
  ]);

/** Everybody's turn, with challenges in the steps of the edition (AG2-573, AG1-505). */
export const challengesTurns = (challenge: Flow<Lcg>): Step<Lcg> =>
  each((m) => inPlayerOrder(m).map((seat) => ({ seat })), turn(challenge));
