import { choose, type Flow, flows, message, refuse, type Seat } from '@small-council/engine';
import {
  type Ability,
  cardAbility,
  causeOf,
  type Deed,
  leaderAbility,
  type Moment,
  type Use,
} from '../cards/registry.ts';
import { type Card, type CharacterId, cardFacts, characterName } from '../houses.ts';
import type { IronThrone, M } from '../table.ts';
import * as things from '../things.ts';
import { putOnDiscard, takeFromHand } from './cards.ts';
import { checkEnd } from './end.ts';
import { encounterOf, houseAt, participant, whose } from './look.ts';
import { cardLabel, kinds } from './questions.ts';

/** Chapter 7: leaders, character cards, withdrawal; and the moments at which abilities are used. */

const { flow, act, ask, each } = flows<IronThrone>();

// ---- carrying out an ability, effect by effect

type EffectVars = Deed & { index: number };

const abilityOf = ({ of, character }: Pick<EffectVars, 'of' | 'character'>): Ability =>
  of === 'leader' ? leaderAbility(character) : cardAbility(character);

const effectOf = (vars: EffectVars) => abilityOf(vars).does[vars.index];

const choiceOf = (vars: EffectVars) => {
  const { choice } = effectOf(vars);
  if (!choice) throw new Error('this effect asks nothing');
  return choice;
};

export const effect = flow<EffectVars>('effect', [
  ask('effectChoice', {
    who: (m, here) => effectOf(here).choice?.who(m, here) ?? [],
    question: (m, here, seat) => choiceOf(here).question(m, here, seat),
    answer: (m, here, answer, seat) => choiceOf(here).answer(m, here, answer as never, seat),
  }),
  act('carryOut', (m, here) => effectOf(here).does?.(m, here)),
  act('afterEffect', checkEnd),
]);

function callEffects(m: M, use: Use, of: EffectVars['of'], character: CharacterId): void {
  const deed: Deed = { seat: use.seat, subject: use.subject, of, character };
  const { does } = abilityOf(deed);
  // Where all there is to do is a choice, and there is nothing to choose, that is said.
  const [{ choice, does: done }] = does;
  if (does.length === 1 && choice && !done && [choice.who(m, deed)].flat().length === 0)
    m.log('fact.inVain', { ...whose(m, use.seat), because: causeOf(deed) });
  for (let index = 0; index < does.length; index++) m.call(effect, { ...deed, index });
}

/** Whether the conditions may hold, as far as others can see. */
const maybeUsable = (m: M, ability: Ability, use: Use): boolean =>
  ability.when.every((condition) => (condition.mayHold ?? condition.holds)(m, use));

// ---- leaders

const actsAt = (m: M, seat: Seat, moment: Moment): boolean => {
  const { leader } = m.table.players[seat];
  return leader !== null && leaderAbility(leader).moment === moment;
};

/** Whether everybody can see that the leader's ability may be used. */
function leaderMayAct(m: M, { seat, subject }: Use): boolean {
  const { leader } = m.table.players[seat];
  if (leader === null) return false;
  const ability = leaderAbility(leader);
  if (ability.limit === 'oncePerTurn' && m.table.used.includes(leader)) return false;
  return maybeUsable(m, ability, { seat, subject });
}

/** Using a leader's ability is always optional (IT-702). */
const leader = flow<Use>('leader', [
  ask('useLeader', {
    who: (m, here) => (leaderMayAct(m, here) ? here.seat : []),
    question: (m, here, seat) => {
      const id = m.table.players[seat].leader as CharacterId;
      const ability = leaderAbility(id);
      const missing = ability.when.find((condition) => !condition.holds(m, here));
      return choose({
        text: message('ask.useLeader', {
          leader: characterName[id],
          ability: message(`leader.${id}`),
        }),
        rule: 'IT-702',
        from: missing ? [] : ['use'],
        min: 0,
        label: () => message('option.use', { ability: message(`leader.${id}`) }),
        pass: message('option.dontUse'),
        blocked: () =>
          missing
            ? [{ id: 'use', ...refuse('IT-701', 'refuse.condition', { condition: missing.say }) }]
            : [],
      });
    },
    answer: (m, here, [use], seat) => {
      if (use === undefined) return;
      const id = m.table.players[seat].leader as CharacterId;
      m.log('fact.ability', {
        ...whose(m, seat),
        leader: things.character(id),
        ability: things.leader(id),
      });
      if (leaderAbility(id).limit === 'oncePerTurn') m.table.used.push(id);
      callEffects(m, here, 'leader', id);
    },
  }),
]);

// ---- character cards

/**
 * Whose card texts this player may use now: of his participating character (IT-705), and of his own
 * leader while a character of his participates (IT-706, IT-941). The dead do not participate (IT-720).
 */
export function playableCharacters(m: M, seat: Seat): CharacterId[] {
  const character = participant(m, seat);
  if (!character) return [];
  const { leader: own } = m.table.players[seat];
  return own === null ? [character.id] : [character.id, own];
}

const characterCard = (m: M, seat: Seat, id: CharacterId): Card =>
  `${m.table.players[seat].house}:${id}`;

/** Whether the card could be in this hand for all that everybody can see. */
function mayHold(m: M, seat: Seat, card: Card): boolean {
  const { hand, discard } = m.table.players[seat];
  const { played } = encounterOf(m);
  const seen = [...discard, ...played.map((entry) => entry.card)].filter((other) => other === card);
  return hand.length > 0 && seen.length < 2;
}

const mayPlay = (m: M, seat: Seat, moment: Moment): boolean =>
  playableCharacters(m, seat).some((id) => {
    const ability = cardAbility(id);
    const use = { seat, subject: null };
    return (
      ability.moment === moment &&
      maybeUsable(m, ability, use) &&
      mayHold(m, seat, characterCard(m, seat, id))
    );
  });

const cardsFor = (m: M, seat: Seat, moment: Moment): Card[] =>
  kinds(m.table.players[seat].hand).filter((card) => whyNot(m, seat, moment, card) === null);

/** Why a card of the hand cannot be played for its text at this moment. */
function whyNot(m: M, seat: Seat, moment: Moment, card: Card) {
  const { character } = cardFacts(card);
  if (character === null) return refuse('IT-704', 'refuse.noText');
  const ability = cardAbility(character);
  if (ability.moment !== moment) {
    return refuse('IT-704', 'refuse.otherMoment', { moment: message(`moment.${ability.moment}`) });
  }
  if (!playableCharacters(m, seat).includes(character)) {
    return refuse('IT-705', 'refuse.notParticipating', { character: characterName[character] });
  }
  const missing = ability.when.find((condition) => !condition.holds(m, { seat, subject: null }));
  return missing ? refuse('IT-704', 'refuse.condition', { condition: missing.say }) : null;
}

type WindowVars = { moment: Moment; next: Seat; passes: number };

/** The next seat that might play a card, and how many have passed by then; null when all have. */
function nextToPlay(
  m: M,
  { moment, next, passes }: WindowVars,
): { seat: Seat; passes: number } | null {
  for (let skipped = 0; passes + skipped < m.seats; skipped++) {
    const seat = (next + skipped) % m.seats;
    if (mayPlay(m, seat, moment)) return { seat, passes: passes + skipped };
  }
  return null;
}

/** Clockwise from the challenger, one card at a time, until all have passed in a row (IT-808, IT-938). */
const cardWindow = flow<WindowVars>('cardWindow', [
  ask('playCard', {
    who: (m, here) => nextToPlay(m, here)?.seat ?? [],
    question: (m, { moment }, seat) =>
      choose({
        text: message('ask.playCard', { moment: message(`moment.${moment}`) }),
        rule: 'IT-704',
        from: cardsFor(m, seat, moment),
        min: 0,
        label: cardLabel,
        pass: message('option.pass'),
        blocked: () =>
          kinds(m.table.players[seat].hand).flatMap((id) => {
            const refused = whyNot(m, seat, moment, id);
            return refused ? [{ id, ...refused }] : [];
          }),
      }),
    answer: (m, here, [card], seat) => {
      const skipped = nextToPlay(m, here)?.passes ?? 0;
      here.next = (seat + 1) % m.seats;
      here.passes = card === undefined ? skipped + 1 : 0;
      m.again();
      if (card === undefined) return;
      takeFromHand(m, seat, card);
      encounterOf(m).played.push({ seat, card });
      m.log('fact.played', { ...whose(m, seat), card: things.card(card) });
      m.revealed();
      callEffects(m, { seat, subject: null }, 'card', cardFacts(card).character as CharacterId);
    },
  }),
]);

// ---- moments

type MomentVars = { only?: Seat; subject?: Seat };

/** Leader abilities before everything else, clockwise from the challenger (IT-807, IT-938). */
const leadersOf = (moment: Moment) =>
  each(
    (m: M, { only, subject }: MomentVars) =>
      m
        .clockwise(m.table.challenger)
        .filter((seat) => (only === undefined || only === seat) && actsAt(m, seat, moment))
        .map((seat): Use => ({ seat, subject: subject ?? null })),
    leader,
  );

/** A moment for leaders alone: character cards need a participant (IT-709). */
const leaderMoment = (moment: Moment): Flow<IronThrone> =>
  flow<MomentVars>(moment, [leadersOf(moment)]);

const fullMoment = (moment: Moment): Flow<IronThrone> =>
  flow<MomentVars>(moment, [
    leadersOf(moment),
    each((m: M) => [{ moment, next: m.table.challenger, passes: 0 }], cardWindow),
  ]);

export const beforeTurn = leaderMoment('beforeTurn');
export const afterTorment = leaderMoment('afterTorment');
export const afterRelease = leaderMoment('afterRelease');
export const afterEvent = leaderMoment('afterEvent');
export const beforeOffer = leaderMoment('beforeOffer');
export const afterDeclined = leaderMoment('afterDeclined');
export const afterSupport = leaderMoment('afterSupport');
export const beforeCards = fullMoment('beforeCards');
export const afterReveal = fullMoment('afterReveal');
export const beforePenalties = fullMoment('beforePenalties');
export const whenTaken = leaderMoment('whenTaken');
export const afterResolution = fullMoment('afterResolution');

// ---- withdrawal

/** A supporter leaves: without rewards or penalties, and his played cards are discarded (IT-711 to IT-713). */
export function withdraw(m: M, seat: Seat, use: Deed): void {
  const encounter = encounterOf(m);
  encounter.parts[seat] = null;
  const cards = encounter.played.filter((entry) => entry.seat === seat).map(({ card }) => card);
  encounter.played = encounter.played.filter((entry) => entry.seat !== seat);
  const because = causeOf(use);
  if (use.seat === seat) m.log('fact.withdrew', { ...whose(m, seat), because });
  else m.log('fact.drivenOut', { ...whose(m, seat), by: houseAt(m, use.seat), because });
  putOnDiscard(m, seat, cards);
}
