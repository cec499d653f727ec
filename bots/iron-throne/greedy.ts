import {
  type Answer,
  type Chance,
  type Choose,
  type Deal,
  defaultAnswer,
  type Match,
  type Message,
  message,
  type Offer,
  type Seat,
  sampleAnswer,
} from '@small-council/engine';
import { cardAbility } from '@small-council/iron-throne/cards';
import { type Card, type CharacterId, cardFacts, houseOf } from '@small-council/iron-throne/houses';
import type { Side } from '@small-council/iron-throne/table';
import { count, type PlayerView, spreadOf, type TableView } from '@small-council/iron-throne/view';
import { best } from '../best.ts';
import type { Bot, Decision } from '../bot.ts';
import type { en } from '../text/en.ts';
import { ahead, encounterOf, type Look, lookIn, lookOf, otherSide, own, powerOf } from './look.ts';
import { activeSeat, chanceToWin, handAdvantage, standing, unseen } from './odds.ts';
import { sensible } from './sense.ts';
import { LAST_MARKER, nextMarker, threatOf } from './worth.ts';

/**
 * A player who looks at the table, adds up what each choice is worth to him right now, and takes the
 * best. One function for each step of the game that asks; the numbers are points of `worth.ts`.
 */

type Policy = (look: Look) => Decision;

const because = (key: keyof typeof en): Message => message(key);
const pick = (...ids: string[]): Decision => ({ answer: ids });

const from = ({ question }: Look): readonly string[] => (question as Choose).from;

/** Half of it goes to the sheet if we lose; that is not lost, but it does not fight. */
const penaltyOf = (power: number): number => 0.3 * Math.ceil(power / 2) + (power <= 1 ? 4 : 0);

// ---- what a victory is worth

const REWARD_OF_DEFENDER = 3.5;
const HOSTAGE = 1.5;

/** What a side gets that wins, for one of its players. */
const rewardOf = (table: TableView, side: Side, seat: Seat): number =>
  side === 'challenger' ? nextMarker(table.players[seat], seat) : REWARD_OF_DEFENDER;

/** What it costs a player that this side wins with these rivals on it. */
const harmOf = (table: TableView, side: Side, rivals: readonly Seat[]): number =>
  side === 'challenger' ? rivals.reduce((sum, rival) => sum + threatOf(table, rival), 0) : 1;

const seatsOn = (table: TableView, side: Side): Seat[] =>
  encounterOf(table).parts.flatMap((part, seat) => (part?.side === side ? [seat] : []));

// ---- set-up

/** Leaders by how often they helped us in simulated games. */
const LEADERS: readonly CharacterId[] = [
  'tywin',
  'cersei',
  'joffrey',
  'tyrion',
  'jaime',
  'bran',
  'catelyn',
  'robb',
  'arya',
  'eddard',
  'melisandre',
  'stannis',
  'selyse',
  'davos',
  'shireen',
  'daenerys',
  'drogo',
  'viserys',
  'barristan',
  'jorah',
  'loras',
  'mace',
  'margaery',
  'olenna',
  'renly',
];

const keepLeader: Policy = (look) =>
  pick(best(from(look), (id) => -LEADERS.indexOf(id as CharacterId)));

// ---- preparation

/** The weakest house to attack; of those the one that can hurt us least by it. */
const nameDefender: Policy = (look) =>
  pick(
    best(from(look), (id) => {
      const rival = look.table.players[Number(id)];
      const strongest = Math.max(...rival.characters.map(({ power }) => power));
      return -strongest - 0.5 * count(rival.hand) + 0.5 * spreadOf(rival, Number(id));
    }),
  );

/** Power goes where it makes one strong fighter, but a dying one is saved first, unless the next victory is the last. */
const strengthen =
  ({ table, me, seat }: Look) =>
  (id: string) => {
    const power = powerOf(table, id);
    return power === 1 && nextMarker(me, seat) < LAST_MARKER ? 5 : power;
  };

const movePower: Policy = (look) => pick(best(from(look), strengthen(look)));

const distributeReward: Policy = (look) => {
  const { min, max } = look.question as Choose;
  const target = best(from(look), strengthen(look));
  return pick(...new Array<string>(Math.max(min, max)).fill(target));
};

const commit: Policy = (look) => {
  const { table, seat, me } = look;
  const side: Side = seat === table.challenger ? 'challenger' : 'defender';
  const against = standing(table, encounterOf(table), otherSide(side)) || 5;
  return pick(
    best(from(look), (id) => {
      const power = powerOf(table, id);
      const wins = chanceToWin(power + handAdvantage(me.hand) - against);
      const gain =
        rewardOf(table, side, seat) +
        HOSTAGE +
        (side === 'defender' ? threatOf(table, table.challenger) : 0);
      return wins * gain - (1 - wins) * penaltyOf(power);
    }),
  );
};

// ---- support

interface Support {
  side: Side;
  power: number;
}

/** What supporting this side with so much power is worth; null is staying out. */
function worthOfSupport({ table, seat }: Look, support: Support | null): number {
  const encounter = encounterOf(table);
  const add = (side: Side) => (support?.side === side ? support.power : 0);
  const difference =
    standing(table, encounter, 'challenger') +
    add('challenger') -
    standing(table, encounter, 'defender') -
    add('defender');
  const challengerWins = chanceToWin(difference);
  const wins = support?.side === 'defender' ? 1 - challengerWins : challengerWins;
  const harm = challengerWins * harmOf(table, 'challenger', seatsOn(table, 'challenger'));
  if (!support) return -harm;
  return wins * rewardOf(table, support.side, seat) - (1 - wins) * penaltyOf(support.power) - harm;
}

const offer: Policy = (look) => {
  const options = [null, ...from(look)];
  const chosen = best(options, (id) => {
    if (id === null) return worthOfSupport(look, null);
    const [side, character] = id.split(':');
    return worthOfSupport(look, { side: side as Side, power: powerOf(look.table, character) });
  });
  return chosen === null
    ? { answer: [], because: because('because.stayOut') }
    : { answer: [chosen], because: because('because.offer') };
};

/** Help is welcome as long as it helps us more than the helper. */
const reply: Policy = (look) => {
  const { table, seat, vars } = look;
  const [side, character] = (vars.offer as string).split(':') as [Side, string];
  const helper = vars.seat as Seat;
  const encounter = encounterOf(table);
  const difference =
    standing(table, encounter, side) -
    standing(table, encounter, otherSide(side)) +
    handAdvantage(look.me.hand);
  const alone = chanceToWin(difference);
  const together = chanceToWin(difference + powerOf(table, character));
  const ours =
    rewardOf(table, side, seat) +
    HOSTAGE +
    (side === 'defender' ? threatOf(table, table.challenger) : 0);
  const theirs = side === 'challenger' ? threatOf(table, helper) : 0.5;
  const refusedHelpHurts = 0.3; // whoever is declined does not help the other side any more, but remembers
  if (
    side === 'challenger' &&
    spreadOf(table.players[helper], helper) >= 4 &&
    spreadOf(look.me, seat) < 4
  ) {
    return { answer: ['decline'], because: because('because.theyWouldWin') };
  }
  return together * (ours - theirs) + refusedHelpHurts > alone * ours
    ? { answer: ['accept'], because: because('because.helpIsWorthIt') }
    : { answer: ['decline'], because: because('because.helpCostsTooMuch') };
};

// ---- the encounter cards

/** High cards are worth keeping, and so is a Truce. */
const costOf = (card: Card): number => {
  const { type, value } = cardFacts(card);
  return type === 'hostility' ? value * 0.12 : type === 'truce' ? 0.8 : 1;
};

/** What it is worth to put a card, over everything the other may have put. */
function worthOfCards({ table, seat }: Look): (card: Card) => number {
  const encounter = encounterOf(table);
  const side: Side = seat === table.challenger ? 'challenger' : 'defender';
  const rival = activeSeat(table, otherSide(side));
  const lying = encounter.cards[otherSide(side)];
  const possible = lying?.card && !lying.hidden ? [lying.card] : unseen(table, rival, seat);
  const before = standing(table, encounter, side) - standing(table, encounter, otherSide(side));
  const mine = encounter.parts[seat];
  const penalty = penaltyOf(mine ? powerOf(table, mine.character) : 0);
  const rivals = seatsOn(table, otherSide(side));
  const friends = seatsOn(table, side).filter((other) => other !== seat);
  const win = rewardOf(table, side, seat) - 0.7 * harmOf(table, side, friends);
  const lose = -penalty - harmOf(table, otherSide(side), rivals);
  const talk = nextMarker(table.players[seat], seat) - threatOf(table, rival);
  return (card) => {
    const own = cardFacts(card);
    const difference = before + own.value;
    let sum = 0;
    let weight = 0;
    for (const other of possible) {
      const facts = cardFacts(other);
      // People rarely put their worst card.
      const likely =
        facts.type === 'hostility' ? 0.5 + facts.value / 12 : facts.type === 'truce' ? 0.9 : 0.35;
      weight += likely;
      if (own.type === 'truce')
        sum +=
          likely *
          (facts.type === 'truce' ? Math.max(talk, -penalty) : lose + HOSTAGE * rivals.length);
      else if (facts.type === 'truce') sum += likely * (win - HOSTAGE * (1 + friends.length));
      else if (difference > facts.value) sum += likely * (win + HOSTAGE);
      else sum += likely * (difference === facts.value ? -penalty : lose - HOSTAGE);
    }
    return sum / Math.max(1, weight) - costOf(card);
  };
}

const putCard: Policy = (look) => pick(best(from(look), worthOfCards(look)));

// ---- the bargaining

/** What an offer is worth to this seat, and to the other side. */
function worthOfOffer(
  { table, seat }: Look,
  deal: Offer,
  items: Deal['items'],
): { ours: number; theirs: number } {
  let ours = 0;
  let theirs = 0;
  for (const { id, giver, taker } of items) {
    const amount = deal[id] ?? 0;
    if (amount === 0) continue;
    const kind = id.split('.')[0];
    const gain =
      kind === 'influence'
        ? nextMarker(table.players[taker], taker)
        : kind === 'power'
          ? 0.5 * amount
          : HOSTAGE * amount;
    const loss =
      kind === 'influence'
        ? threatOf(table, taker)
        : kind === 'power'
          ? 0.4 * amount
          : 1.2 * amount;
    if (taker === seat) ours += gain;
    else theirs += gain;
    if (giver === seat) ours -= loss;
    else theirs -= loss;
  }
  return { ours, theirs };
}

const ALL_LOSE = 1.5; // what breaking off costs both

/** Accepts what beats breaking off, and asks for the best that the other should still accept. */
const bargain: Policy = (look) => {
  const { seat, table, me } = look;
  const question = look.question as Deal;
  const { standing: lying, items, mayOffer } = question;
  const rival = seat === table.challenger ? encounterOf(table).defender : table.challenger;
  const rivalWins = (deal: Offer) =>
    items.some(({ id, taker }) => id.startsWith('influence') && taker === rival && deal[id]) &&
    spreadOf(table.players[rival], rival) >= 4 &&
    !(weGain(deal) && spreadOf(me, seat) >= 4);
  const weGain = (deal: Offer) =>
    items.some(
      ({ id, taker }) => id.startsWith('influence') && taker === seat && deal[id] !== undefined,
    );

  if (lying) {
    if (weGain(lying) && spreadOf(me, seat) >= 4)
      return { answer: { deal: 'accept' }, because: because('because.winsTheGame') };
    if (rivalWins(lying) && !mayOffer)
      return { answer: { deal: 'break' }, because: because('because.theyWouldWin') };
  }
  const offers = mayOffer ? candidates(items).filter((deal) => !rivalWins(deal)) : [];
  const acceptable = offers.filter(
    (deal) =>
      worthOfOffer(look, deal, items).theirs > -ALL_LOSE + 0.5 * encounterOf(table).offers.length,
  );
  const wish =
    acceptable.length > 0 ? best(acceptable, (deal) => worthOfOffer(look, deal, items).ours) : null;
  const wished = wish ? worthOfOffer(look, wish, items).ours : Number.NEGATIVE_INFINITY;
  if (lying && !rivalWins(lying)) {
    const { ours } = worthOfOffer(look, lying, items);
    // The longer it takes, the more a deal in hand is worth.
    if (ours > -ALL_LOSE && ours + 1 + encounterOf(table).offers.length >= wished) {
      return {
        answer: { deal: 'accept' },
        because: because(ours >= 0 ? 'because.bothGain' : 'because.betterThanPenalties'),
      };
    }
  }
  const mayAskAgain = encounterOf(table).offers.length < 5;
  if (wish && mayAskAgain && wished > -ALL_LOSE) {
    return {
      answer: { deal: 'offer', offer: wish },
      because: because(lying ? 'because.unfair' : 'because.opening'),
    };
  }
  return {
    answer: { deal: 'break' },
    because: because(lying && rivalWins(lying) ? 'because.theyWouldWin' : 'because.noDeal'),
  };
};

/** Offers worth thinking about: every item in full or not at all. */
function candidates(items: Deal['items']): Offer[] {
  const offers: Offer[] = [];
  for (let mask = 1; mask < 1 << items.length; mask++) {
    const chosen: Offer = {};
    items.forEach(({ id, max }, i) => {
      if (mask & (1 << i)) chosen[id] = max;
    });
    offers.push(chosen);
  }
  return offers;
}

/** Any other board: the one of the strongest rival says most. */
const spreadWhere: Policy = (look) => pick(from(look)[0]);

// ---- hostages

/** Torment always helps us: their power, or even ours. The leading house first. */
const handleHostages: Policy = (look) => {
  const torments = from(look).filter((id) => id.startsWith('torment '));
  if (torments.length === 0) return { answer: [] };
  return {
    ...pick(
      best(torments, (id) => {
        const { house, character } = cardFacts(id.slice('torment '.length));
        const owner = look.table.players.findIndex((player) => player.house === house);
        return spreadOf(look.table.players[owner], owner) + (character ? 3 : 0);
      }),
    ),
    because: because('because.torment'),
  };
};

/** Whoever is about to die, or else the strongest. */
const hurt: Policy = (look) =>
  pick(
    best(from(look), (id) => {
      const power = powerOf(look.table, id);
      return own(look, id) ? -power : power === 1 ? 20 : power;
    }),
  );

/** From the hand: it hurts most, and the card is known to be one he meant to keep. */
const choosePlace: Policy = (look) =>
  pick(best(from(look), (place) => (place === 'hand' ? 2 : place.startsWith('hostage') ? 1.5 : 1)));

/** From the house that is ahead. */
const hostageFrom: Policy = (look) =>
  pick(
    best(
      from(look),
      (id) =>
        spreadOf(look.table.players[Number(id)], Number(id)) +
        0.1 * count(look.table.players[Number(id)].hand),
    ),
  );

// ---- abilities

/** When it is better not to use a leader, although it makes sense. */
const BETTER_NOT: { [character in CharacterId]?: (look: Look) => boolean } = {
  // Three cards for two: only out of a full and poor hand.
  robb: ({ me }) =>
    typeof me.hand === 'number' ||
    me.hand.filter((card) => cardFacts(card).value >= 8).length > 0 ||
    me.hand.length < 5,
  selyse: ({ me }) => count(me.hand) < 3,
};

const useLeader: Policy = (look) => {
  const leader = look.me.leader as CharacterId;
  const better = from(look).length > 0 && !BETTER_NOT[leader]?.(look);
  return better ? pick('use') : { answer: [] };
};

/** Cards that change a Hostility are for when they can turn it; the others are for when they come up. */
const playCard: Policy = (look) => {
  const playable = from(look).filter((card) => {
    const { character } = cardFacts(card);
    if (!character) return false;
    const ability = cardAbility(character);
    if (character === 'renly' || character === 'loras') return false;
    if (ability.moment !== 'afterReveal') return true;
    const behind = ahead(look);
    return character === 'tyrion' ? behind < 0 && behind > -8 : behind <= 0 && behind >= -6;
  });
  return playable.length > 0 ? pick(playable[0]) : { answer: [] };
};

/** Houses that effects ask for: whoever is ahead is hurt, and whoever is not is helped. */
const houseFor: Policy = (look) => {
  const helps = look.question.text.key === 'ask.anotherDrawsToo';
  return pick(
    best(from(look), (id) => {
      const spread = spreadOf(look.table.players[Number(id)], Number(id));
      return helps ? -spread : spread;
    }),
  );
};

/** Choices that effects ask for: hurt others, help oneself, throw away what is worth least. */
const effectChoice: Policy = (look) => {
  const { question, table, me } = look;
  if (question.kind === 'number') return { answer: question.max };
  if (question.kind !== 'choose') return { answer: defaultAnswer(question) };
  const [first] = question.from;
  if (first === undefined) return { answer: [] };
  if (first in look.table.players) return houseFor(look);
  if (first in houseOf) {
    // Whoever must help us sends his best.
    if (question.text.key === 'ask.forceSupport')
      return pick(best(question.from, (id) => powerOf(table, id)));
    if (!own(look, first)) return hurt(look);
    if (question.max > 1 || question.text.key === 'ask.distribute') return distributeReward(look);
    return pick(best(question.from, (id) => powerOf(table, id)));
  }
  if (first.includes(':') && !first.includes(' ')) {
    const worthLeast = best(
      question.from,
      (card) => -cardFacts(card).value - (cardFacts(card).type === 'truce' ? 5 : 0),
    );
    const worthMost = best(question.from, (card) => cardFacts(card).value);
    const keeping = ['ask.keepOneOfThem', 'ask.takeFromDiscard', 'ask.replaceByHigher'].includes(
      question.text.key,
    );
    if (question.text.key === 'ask.exchangeCards') return { answer: [] };
    if (question.min > 1) return { answer: throwAway(me, question.min) };
    return pick(keeping ? worthMost : worthLeast);
  }
  return { answer: sampleAnswer(question, look.chance) };
};

function throwAway(me: PlayerView, number: number): Answer {
  const hand = typeof me.hand === 'number' ? [] : me.hand;
  return hand.toSorted((a, b) => cardFacts(a).value - cardFacts(b).value).slice(0, number);
}

// ---- together

const POLICIES: { [step: string]: Policy } = {
  keepLeader,
  nameDefender,
  movePower,
  distributeReward,
  commit,
  offer,
  reply,
  putFaceUp: putCard,
  putFaceDown: putCard,
  bargain,
  spreadWhere,
  handleHostages,
  tormentWhom: hurt,
  choosePlace,
  hostageFrom,
  useLeader,
  playCard,
  effectChoice,
};

/** The rule of thumb for the step that asks, without what is senseless. */
function decideBy(look: Look): Decision {
  const policy = POLICIES[look.step];
  if (!policy) throw new Error(`greedy has no policy for "${look.step}"`);
  look.question = sensible(look);
  return policy(look);
}

export const greedy: Bot = {
  id: 'greedy',
  games: ['iron-throne'],
  decide(thinking) {
    const decision = decideBy(lookOf(thinking));
    return decision.because ? decision : { ...decision, because: because('because.thumb') };
  },
};

/** Whoever is asked answers by the rules of thumb. */
export function playOn(world: Match, chance: Chance): void {
  const [seat] = world.waiting;
  world.answer(seat, world.state.moment, decideBy(lookIn(world, seat, chance)).answer);
}

export const knowsStep = (step: string): boolean => step in POLICIES;
