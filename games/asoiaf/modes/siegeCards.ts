import { choose, flows, message, type Seat } from '@small-council/engine';
import { callHits } from '../rules/attack.ts';
import { becomes } from '../rules/conditions.ts';
import { roll } from '../rules/dice.ts';
import { lasts } from '../rules/inForce.ts';
import {
  enemiesEngaged,
  enemiesOf,
  friends,
  friendsOf,
  isWall,
  onField,
  sideOf,
} from '../rules/look.ts';
import { restore } from '../rules/wounds.ts';
import { CONDITIONS, type Condition, type M, type R, type War } from '../table.ts';
import { playerThing, ruleThing, unitThing } from '../things.ts';

const { flow, act, ask } = flows<War>();

/** Siege cards: the attacker's 1 to 5 (SIF-992 to SIF-996); the defender's 6 to 10 are stand-ins of our own (SIF-997). */
const ATTACKERS = [1, 2, 3, 4, 5];
const DEFENDERS = [6, 7, 8, 9, 10];
const DRAWN = 3;

export const siegeRule = (card: number): string => (card <= 5 ? `SIF-${991 + card}` : 'SIF-997');

const isAttacker = (m: R, seat: Seat): boolean => m.table.siege.attacker === sideOf(m, seat);

/** Before deployment each player draws three of the own deck; only these are there (SIF-1337). */
export function drawSiegeCards(m: M): void {
  m.table.siege.cards = m.table.players.map((_, seat) =>
    m.chance
      .shuffle(isAttacker(m, seat) ? ATTACKERS.slice() : DEFENDERS.slice())
      .slice(0, DRAWN)
      .sort((a, b) => a - b),
  );
}

const wallsOf = (m: R, seat: Seat): string[] =>
  m.table.units
    .filter((unit) => isWall(unit) && onField(unit) && friends(m, unit.seat, seat))
    .map(({ id }) => id);

/** Enemies who storm a wall. */
const atTheWalls = (m: R, seat: Seat): string[] => [
  ...new Set(wallsOf(m, seat).flatMap((wall) => enemiesEngaged(m, wall))),
];

const inReserve = (m: R, seat: Seat): string[] =>
  m.table.units
    .filter((unit) => unit.seat === seat && unit.reserve === 'siege')
    .map(({ id }) => id);

/** What a card is aimed at; null where it needs nothing. */
function targetsOf(m: R, seat: Seat, card: number): readonly string[] | null {
  switch (card) {
    case 1:
      return m.table.terrain.map(({ id }) => id);
    case 4:
      return CONDITIONS;
    case 7:
      return wallsOf(m, seat);
    case 9:
      // A round early is round 2.
      return m.table.round === 2 ? inReserve(m, seat) : [];
    case 10:
      return atTheWalls(m, seat);
    default:
      return null;
  }
}

/** The cards that can be played now: what must be aimed finds a target. */
const playable = (m: R, seat: Seat): number[] =>
  m.table.siege.cards[seat].filter((card) => targetsOf(m, seat, card)?.length !== 0);

/** What a card does, at whom it was aimed. */
function does(m: M, seat: Seat, card: number, target: string): void {
  const source = `siege${card}`;
  const because = ruleThing(siegeRule(card));
  const enemies = enemiesOf(m, seat).map(({ id }) => id);
  const own = friendsOf(m, seat).map(({ id }) => id);
  switch (card) {
    case 1:
      m.table.terrain = m.table.terrain.filter(({ id }) => id !== target);
      return;
    case 2:
      for (const id of enemies) lasts(m, source, id, 'noAttachments', 1, 'round');
      for (const ncu of m.table.ncus)
        if (!friends(m, ncu.seat, seat)) lasts(m, source, ncu.id, 'noAbilities', 1, 'round');
      return;
    case 3:
      for (const id of own) {
        lasts(m, source, id, 'rerollCharge', 1, 'round');
        lasts(m, source, id, 'toHit', 1, 'round');
      }
      return;
    case 4:
      for (const id of enemies) becomes(m, id, target as Condition, because);
      return;
    case 5:
      m.table.siege.fear = sideOf(m, seat) === 0 ? 1 : 0;
      return;
    case 6:
      for (const id of own) restore(m, id, roll(m, 'ability', id, 1, 3)[0], because);
      return;
    case 7:
      m.table.siege.again = target;
      return;
    case 8:
      // Every face of the die is disorderly.
      for (const id of enemies) lasts(m, source, id, 'disorderly', 6, 'round');
      return;
    case 9:
      m.table.siege.early = target;
      return;
    case 10: {
      const hits = roll(m, 'ability', target, 1, 3)[0] + 2;
      callHits(m, { unit: target, hits, seat, by: null, because: 'SIF-997' });
    }
  }
}

const targetLabel = (m: R, card: number, id: string) => {
  if (card === 1) {
    const kind = m.table.terrain.find((piece) => piece.id === id)?.kind ?? '';
    return message('option.terrain', { terrain: { is: 'terrain', id, kind } });
  }
  if (card === 4)
    return message('option.condition', { condition: { is: 'condition', id: id as Condition } });
  return message('option.unit', { unit: unitThing(m, id) });
};

/** At the start of a round: any of the cards that are left, each once in a game (SIF-1338). */
export const siegeCards: ReturnType<typeof flow> = flow<{ seat: Seat; card: number }>(
  'siegeCards',
  [
    ask('siegeCard', {
      who: (m, { seat }) => (playable(m, seat).length > 0 ? seat : []),
      question: (m, { seat }) =>
        choose({
          text: message('ask.siegeCard'),
          rule: 'SIF-1338',
          from: playable(m, seat).map(String),
          min: 0,
          label: (id) => message(`siege.${id}`),
          pass: message('pass.none'),
        }),
      answer: (m, here, [id]) => {
        if (id === undefined) return m.leave();
        const { seat } = here;
        here.card = Number(id);
        const { cards } = m.table.siege;
        cards[seat] = cards[seat].filter((card) => card !== here.card);
        m.log('fact.siegeCard', {
          seat,
          player: playerThing(seat),
          card: message(`siege.${id}`),
        });
        if (targetsOf(m, seat, here.card) === null) does(m, seat, here.card, '');
      },
    }),
    ask('siegeTarget', {
      who: (m, { seat, card }) => (card > 0 && targetsOf(m, seat, card) !== null ? seat : []),
      question: (m, { seat, card }) =>
        choose({
          text: message(`siege.${card}`),
          rule: siegeRule(card),
          from: targetsOf(m, seat, card) ?? [],
          label: (id) => targetLabel(m, card, id),
        }),
      answer: (m, { seat, card }, [id]) => does(m, seat, card, id),
    }),
    act('nextSiegeCard', (m, { seat, card }) => {
      if (card > 0) m.call(siegeCards, { seat, card: 0 });
    }),
  ],
);
