import { choose, flows, message, type Seat } from '@small-council/engine';
import type { IronThrone, M, Side } from '../table.ts';
import { type Cause, rule } from '../things.ts';
import { afterResolution, beforePenalties } from './abilities.ts';
import { draw } from './cards.ts';
import { checkEnd } from './end.ts';
import { takeHostage } from './hostages.ts';
import {
  activeSeat,
  encounterOf,
  findCharacter,
  otherSide,
  participant,
  seatsOnSide,
} from './look.ts';
import { distribute, removePower, spread } from './power.ts';
import { chooseForPower, seatLabel } from './questions.ts';
import { truce } from './truce.ts';

/** Chapter 5: the resolution phase. */

const { flow, act, ask, each, when } = flows<IronThrone>();

const REWARD_CARDS = 2;
const REWARD_POWER = 2;

// ---- penalties (IT-522 to IT-525)

/** Half of the power, rounded up, onto the own leader sheet; the dead have nothing left (IT-936). */
function sufferPenalty(m: M, seat: Seat): void {
  const { spared, lightPenalty, penaltyFrom } = encounterOf(m);
  const character = participant(m, seat);
  if (!character || spared.includes(seat)) return;
  const light = lightPenalty.includes(seat);
  const amount = light ? 1 : Math.ceil(character.power / 2);
  const instead = penaltyFrom.find((entry) => entry.seat === seat);
  const payer = instead ? findCharacter(m, instead.character).character : character;
  removePower(m, seat, payer, amount, rule(light ? 'IT-523' : 'IT-522'));
}

/** The seats on the losing sides, clockwise from the challenger. */
export const losers = (m: M): Seat[] =>
  encounterOf(m).losers.flatMap((side) => seatsOnSide(m, side));

const winners = (m: M): Seat[] => {
  const { winner } = encounterOf(m);
  return winner === null ? [] : seatsOnSide(m, winner);
};

// ---- rewards (IT-516 to IT-521): the same for everybody on the side

/** IT-520: distribute 2 power; as far as there is any, it must be done (IT-910). */
const rewardPower = flow<{ seat: Seat }>('rewardPower', [
  ask('distributeReward', {
    who: (m, { seat }) => (m.table.players[seat].sheet > 0 ? seat : []),
    question: (m, _here, seat) =>
      chooseForPower(m.table.players[seat], {
        text: message('ask.distributeReward', { amount: REWARD_POWER }),
        rule: 'IT-520',
        amount: REWARD_POWER,
      }),
    answer: (m, _here, ids, seat) => {
      for (const id of ids) distribute(m, seat, findCharacter(m, id).character, 1, rule('IT-520'));
    },
  }),
]);

const rewardsAndPenalties = flow('rewardsAndPenalties', [
  act('penalties', (m) => {
    for (const seat of losers(m)) sufferPenalty(m, seat);
  }),
  act('rewards', (m) => {
    for (const seat of winners(m)) {
      if (encounterOf(m).winner === 'challenger')
        spread(m, seat, encounterOf(m).defender, rule('IT-517')); // IT-517, IT-518
      else draw(m, seat, REWARD_CARDS, rule('IT-519')); // IT-519
    }
  }),
  each(
    (m) => (encounterOf(m).winner === 'defender' ? winners(m).map((seat) => ({ seat })) : []),
    rewardPower,
  ),
  act('afterRewards', checkEnd), // IT-933: only if the game goes on are hostages taken
]);

// ---- hostages

/** Nobody who suffers no penalties gives a hostage (IT-532, IT-533), nor who is protected by a card. */
const mayBeTakenFrom = (m: M, seat: Seat): boolean =>
  !encounterOf(m).spared.includes(seat) && !encounterOf(m).untouchable.includes(seat);

const victimsOn = (m: M, side: Side): Seat[] =>
  seatsOnSide(m, side).filter((seat) => mayBeTakenFrom(m, seat));

type HostilityVars = { taker: Seat; victim: Seat };

/** IT-527: the winning active player takes one, from any one player of the losing side. */
const hostageOfHostility = flow<HostilityVars>('hostageOfHostility', [
  ask('hostageFrom', {
    who: (_m, { victim, taker }) => (victim < 0 ? taker : []),
    question: (m) =>
      choose({
        text: message('ask.hostageFrom'),
        rule: 'IT-527',
        from: victimsOn(m, encounterOf(m).losers[0]).map(String),
        label: seatLabel(m),
      }),
    answer: (_m, here, [seat]) => {
      here.victim = Number(seat);
    },
  }),
  each((_m, { taker, victim }) => [{ taker, victim, because: rule('IT-527') }], takeHostage),
]);

/** One run if there is somebody to take from; the question is left out if there is only one. */
function hostilityHostage(m: M): HostilityVars[] {
  const { result, winner } = encounterOf(m);
  if (result !== 'hostility' || winner === null) return [];
  const victims = victimsOn(m, otherSide(winner));
  if (victims.length === 0) return [];
  return [{ taker: activeSeat(m, winner), victim: victims.length === 1 ? victims[0] : -1 }];
}

/** IT-529: the betrayed active player takes one from each player of the winning side. */
function compensation(m: M): (HostilityVars & { because: Cause })[] {
  const { result, winner } = encounterOf(m);
  if (result !== 'betrayal' || winner === null) return [];
  const taker = activeSeat(m, otherSide(winner));
  return victimsOn(m, winner).map((victim) => ({ taker, victim, because: rule('IT-529') }));
}

const hostagesAfterwards = flow('hostagesAfterwards', [
  each(hostilityHostage, hostageOfHostility),
  each(compensation, takeHostage),
]);

export const resolution = flow('resolution', [
  when((m) => encounterOf(m).result === 'truce', truce), // IT-501
  when((m) => encounterOf(m).losers.length > 0, beforePenalties),
  when((m) => encounterOf(m).deal === null, rewardsAndPenalties), // IT-511
  hostagesAfterwards,
  afterResolution,
]);
