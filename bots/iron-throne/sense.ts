import type { Answer, Choose, DealAnswer, Question, Seat } from '@small-council/engine';
import { type Card, type CharacterId, cardFacts, MARKERS } from '@small-council/iron-throne/houses';
import type { Side } from '@small-council/iron-throne/table';
import { count, spreadOf, type TableView } from '@small-council/iron-throne/view';
import type { Thinking } from '../bot.ts';
import { narrowed } from '../sense.ts';
import { ahead, encounterOf, type Look, lookOf, otherSide, powerOf, sideOf } from './look.ts';
import { activeSeat, standing, unseen } from './odds.ts';
import { alive } from './worth.ts';

/** What nobody answers at this table: one function for each step at which there is something senseless. */

type Keep = (look: Look, question: Choose) => Choose;

const ofThese =
  (senseless: (id: string, look: Look) => boolean): Keep =>
  (look, question) =>
    narrowed(question, (id) => !senseless(id, look));

const ONE_LEFT = MARKERS - 1;

/** A marker for this rival wins him the game, and us nothing. */
const crowns = ({ table, seat, me }: Look, rival: Seat): boolean =>
  spreadOf(table.players[rival], rival) >= ONE_LEFT && spreadOf(me, seat) < ONE_LEFT;

// ---- the end of the game by deaths

/** Whether the game, if it ended now, would be somebody else's; we may have gained markers by then. */
const behind = ({ table, seat, me }: Look, gained = 0): boolean =>
  table.players.some(
    (player, other) => other !== seat && spreadOf(player, other) > spreadOf(me, seat) + gained,
  );

/** Whether this much less power on this character ends the game for another: it is the last of its house. */
function endsBadly(look: Look, character: string, amount: number): boolean {
  const owner = look.table.players.find(({ characters }) =>
    characters.some(({ id }) => id === character),
  );
  const living = owner ? alive(owner) : [];
  return (
    living.length === 1 && living[0].id === character && living[0].power <= amount && behind(look)
  );
}

const TORMENT_OF_A_CHARACTER = 4;

/** Tormenting this card can only end the game for another. */
function tormentsBadly(look: Look, card: Card): boolean {
  const { character, house } = cardFacts(card);
  if (character !== null) return endsBadly(look, character, TORMENT_OF_A_CHARACTER);
  const owner = look.table.players.find((player) => player.house === house);
  const living = owner ? alive(owner) : [];
  return living.length === 1 && endsBadly(look, living[0].id, 1);
}

/** Cards that nobody gives away. */
const isPrecious = (card: Card): boolean => cardFacts(card).value >= 10;

// ---- the encounter cards

/** Abilities and cards can still change a total by about this much. */
const SLACK = 5;

/** Cards that do no more than a cheaper one, whatever the other has put, and cards that only lose. */
const putFaceDown: Keep = ({ table, seat }, question) => {
  const encounter = encounterOf(table);
  const side: Side = seat === table.challenger ? 'challenger' : 'defender';
  const theirs = otherSide(side);
  const lying = encounter.cards[theirs];
  const known = lying?.card && !lying.hidden ? lying.card : null;
  const against = (known ? [known] : unseen(table, activeSeat(table, theirs), seat)).filter(isWar);
  const difference = standing(table, encounter, side) - standing(table, encounter, theirs);
  const margins = against.map((card) => difference - cardFacts(card).value);
  const wars = question.from.filter(isWar).map((card) => cardFacts(card).value);
  /** Both win by far, or both lose by far. */
  const same = (high: number, low: number): boolean =>
    margins.every((margin) => margin + low > SLACK || margin + high < -SLACK);
  const sure = wars.some((value) => margins.every((margin) => margin + value > 0));
  return narrowed(question, (card) => {
    if (!isWar(card)) return !sure || margins.length === 0 || (!known && side === 'defender');
    const { value } = cardFacts(card);
    const ties = known !== null && margins.length > 0 && margins[0] + value === 0;
    return !(ties && sure) && !wars.some((other) => other < value && same(value, other));
  });
};

const isWar = (card: Card): boolean => cardFacts(card).type !== 'truce';

// ---- leaders

const VENGEANCE = 2;

/** What a leader would only lose by. */
const SENSELESS: { readonly [character in CharacterId]?: (look: Look) => boolean } = {
  // Whoever has betrayed does not want to talk.
  eddard: ({ table, seat }) => {
    const { cards } = encounterOf(table);
    return cards[sideOf(table, seat) ?? 'challenger']?.card?.endsWith(':truce') !== true;
  },
  // With one card there is nothing to choose.
  bran: ({ me }) => count(me.hand) <= 1,
  // Who is forced wins with us.
  cersei: (look) => look.seat === look.table.challenger && crowns(look, look.vars.subject as Seat),
  // Three cards for two: not if good ones must go.
  robb: ({ me }) =>
    typeof me.hand !== 'number' &&
    me.hand.filter((card) => cardFacts(card).type !== 'truce' && !isPrecious(card)).length < 3,
  // Neither vengeance nor cruelty is worth the throne.
  arya: (look) =>
    encounterOf(look.table).parts.some(
      (part) =>
        part !== null &&
        part.side !== sideOf(look.table, look.seat) &&
        endsBadly(look, part.character, VENGEANCE),
    ),
  joffrey: (look) =>
    alive(look.table.players[look.vars.subject as Seat]).some(({ id }) => endsBadly(look, id, 1)),
  // Leave only a losing side.
  olenna: (look) => ahead(look) > 0,
  melisandre: (look) => ahead(look) > 0 || ahead(look) < -3,
  barristan: ({ table, seat, me }) => {
    const committed = table.encounter?.parts[seat]?.character ?? '';
    return alive(me).every(({ power }) => power <= powerOf(table, committed));
  },
};

/** Leaders whose help costs nothing. */
const FREE: ReadonlySet<string> = new Set<CharacterId>([
  'tyrion',
  'tywin',
  'joffrey',
  'arya',
  'stannis',
  'davos',
  'daenerys',
  'drogo',
  'jorah',
  'margaery',
  'loras',
  'mace',
  'viserys',
]);

const useLeader: Keep = (look, question) => {
  const leader = look.me.leader as CharacterId;
  return narrowed(question, () => !SENSELESS[leader]?.(look), !FREE.has(leader));
};

// ---- character cards and other effects

/** The power of the supporters of a side. */
const helpOf = (table: TableView, side: Side): number =>
  encounterOf(table).parts.reduce((sum, part, seat) => {
    const active = seat === table.challenger || seat === encounterOf(table).defender;
    return part?.side !== side || active ? sum : sum + powerOf(table, part.character);
  }, 0);

const PRICE_OF_THE_SHADOW = 2;

const playsBadly = (card: Card, { table, seat }: Look): boolean => {
  const { character } = cardFacts(card);
  const side = sideOf(table, seat);
  if (character === 'melisandre') {
    const mine = encounterOf(table).parts[seat]?.character ?? '';
    return powerOf(table, mine) <= PRICE_OF_THE_SHADOW;
  }
  if (character === 'loras' && side) return helpOf(table, side) >= helpOf(table, otherSide(side));
  return false;
};

const onOurSide = ({ table, seat }: Look, other: string): boolean =>
  sideOf(table, Number(other)) === sideOf(table, seat);

/** What effects ask for, by the question's own name. */
const EFFECTS: { readonly [text: string]: (id: string, look: Look) => boolean } = {
  'ask.hit': (id, look) => endsBadly(look, id, Number(look.question.text.params?.amount ?? 1)),
  'ask.tormentNow': (id, look) => tormentsBadly(look, id),
  // Higher cards are for our side, leaving is for theirs.
  'ask.chooseWhoMustReplace': (id, look) => !onOurSide(look, id),
  'ask.makeWithdraw': (id, look) => onOurSide(look, id),
  // A penalty that kills.
  'ask.anotherSuffers': (id, { table, seat }) => {
    const mine = encounterOf(table).parts[seat]?.character ?? '';
    return powerOf(table, id) <= Math.ceil(powerOf(table, mine) / 2);
  },
  'ask.putUnderDeck': isPrecious,
  'ask.discard': isPrecious,
  'ask.exchangeCards': isPrecious,
};

const effectChoice: Keep = (look, question) => {
  const senseless = EFFECTS[question.text.key];
  return senseless ? narrowed(question, (id) => !senseless(id, look)) : question;
};

// ---- together

const STRONGER = 3;

const SENSE: { readonly [step: string]: Keep } = {
  // The last character of a house falls with its defeat.
  nameDefender: ofThese((id, look) => {
    const rival = look.table.players[Number(id)];
    const living = alive(rival);
    return (
      living.length === 1 && living[0].power + Math.min(1, rival.sheet) <= 1 && behind(look, 1)
    );
  }),
  // Whoever has one power dies of a defeat: not while there is somebody stronger.
  commit: ofThese(
    (id, { table, me }) =>
      powerOf(table, id) <= 1 && alive(me).some(({ power }) => power >= STRONGER),
  ),
  offer: ofThese((id, look) => id.startsWith('challenger:') && crowns(look, look.table.challenger)),
  reply: ofThese(
    (id, look) =>
      id === 'accept' &&
      String(look.vars.offer).startsWith('challenger:') &&
      crowns(look, look.vars.seat as Seat),
  ),
  putFaceUp: ofThese((card, look) => !isWar(card) && crowns(look, look.table.challenger)),
  putFaceDown,
  handleHostages: ofThese((id, look) => {
    const [deed, card] = id.split(' ');
    return deed === 'release' ? isPrecious(card) : tormentsBadly(look, card);
  }),
  tormentWhom: ofThese((id, look) => endsBadly(look, id, 1)),
  // Whoever may choose what is taken from him does not offer his hand.
  choosePlace: ofThese(
    (place, { table, seat }) => place === 'hand' && table.taking?.victim === seat,
  ),
  useLeader,
  playCard: ofThese(playsBadly),
  effectChoice,
};

export function sensible(look: Look): Question {
  const { question, step } = look;
  return question.kind === 'choose' ? (SENSE[step]?.(look, question) ?? question) : question;
}

/** So often one asks for something before one gives up. */
const ASKS = 4;

/** Breaking off kills whoever has one power left: not while something can still be asked for. */
export function isSenseless(thinking: Thinking, answer: Answer): boolean {
  const { question } = thinking;
  if (question.kind !== 'deal' || !question.mayOffer) return false;
  if ((answer as DealAnswer).deal !== 'break') return false;
  const { table, seat } = lookOf(thinking);
  const { parts, offers } = encounterOf(table);
  return offers.length < ASKS && powerOf(table, parts[seat]?.character ?? '') <= 1;
}

export const sense = (thinking: Thinking): Question => sensible(lookOf(thinking));
