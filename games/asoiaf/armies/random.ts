import type { Chance } from '@small-council/engine';
import type { AttachmentCard, Faction, NcuCard, UnitCard } from '../content/definition.ts';
import { ATTACHMENTS, NCUS, UNITS } from '../content/index.ts';
import { type Army, type ArmyList, isCommander } from './army.ts';
import { canHost, checkArmy, type Occasion } from './check.ts';
import { pointsOf } from './points.ts';

const FACTIONS: readonly Faction[] = ['stark', 'lannister', 'neutral'];
/** So many cards are offered one after the other, what does not fit is left; then units fill the rest. */
const OFFERS = 60;
const TRIES = 200;
/** So many units are tried as hosts of an attachment that is wished for. */
const HOSTS = 12;

interface Wishes extends Occasion {
  readonly points: number;
  readonly faction?: Faction;
  /** Cards that are offered before all others, by id. */
  readonly prefer?: readonly string[];
}

/** A legal army drawn by chance from all cards: for trying out everything in play, not for winning. */
export function randomArmy(
  chance: Chance,
  { faction = chance.pick(FACTIONS), prefer = [], ...occasion }: Wishes,
): Army {
  for (let i = 0; i < TRIES; i++) {
    const army = draft(chance, faction, prefer, occasion);
    if (army && checkArmy(army, occasion).length === 0) return army;
  }
  throw new Error(`no legal army of ${faction} for ${occasion.points} points was found`);
}

function draft(
  chance: Chance,
  faction: Faction,
  prefer: readonly string[],
  occasion: Wishes,
): Army | null {
  const pool = new Pool(chance, faction, prefer);
  const commander = pool.attachments.find(isCommander);
  const host =
    commander && pool.units.find((unit) => canHost(unit, commander.type) && suits(unit, commander));
  if (!commander || !host) return null;
  const nothing: Army = { faction, troops: [], ncus: [], sent: [], loose: [] };
  let army: Army = withUnit(nothing, host, [commander]);
  for (const id of prefer) {
    const more = pool.with(army, id).find((one) => checkArmy(one, occasion).length === 0);
    if (more) army = more;
  }
  for (let i = 0; i < OFFERS && pointsOf(army) < occasion.points; i++) {
    const more = pool.offer(army);
    if (checkArmy(more, occasion).length === 0) army = more;
  }
  for (const unit of pool.units) {
    const more = withUnit(army, unit);
    if (checkArmy(more, occasion).length === 0) army = more;
  }
  return army;
}

/** Units that must hold somebody take nobody else. */
const suits = (unit: UnitCard, commander: AttachmentCard): boolean =>
  (unit.requires ?? []).every((term) => term.is !== 'holds' || term.attachment === commander.id);

const withUnit = <L extends ArmyList>(
  army: L,
  unit: UnitCard,
  attachments: readonly AttachmentCard[] = [],
): L => ({
  ...army,
  troops: [...army.troops, { unit: unit.id, attachments: attachments.map(({ id }) => id) }],
});

function attached(army: Army, card: AttachmentCard, at: number): Army {
  if (card.enemy) return { ...army, sent: [...army.sent, card.id] };
  const troops = army.troops.map((troop, i) =>
    i === at ? { ...troop, attachments: [...troop.attachments, card.id] } : troop,
  );
  return { ...army, troops };
}

class Pool {
  readonly units: readonly UnitCard[];
  readonly attachments: readonly AttachmentCard[];
  readonly #ncus: readonly NcuCard[];
  readonly #chance: Chance;

  constructor(chance: Chance, faction: Faction, prefer: readonly string[]) {
    this.#chance = chance;
    const own = <T extends { readonly id: string; readonly faction: Faction }>(
      cards: readonly T[],
    ) => {
      const fitting = cards.filter(
        (card) => card.faction === faction || card.faction === 'neutral',
      );
      const first = new Set(prefer);
      return chance
        .shuffle([...fitting])
        .sort((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)));
    };
    this.units = own(UNITS);
    this.attachments = own(ATTACHMENTS);
    this.#ncus = own(NCUS);
  }

  /** The army with something more, legal or not. */
  offer(army: Army): Army {
    const kind = this.#chance.below(10);
    if (kind < 4) return withUnit(army, this.#one(this.units));
    if (kind < 6) return { ...army, ncus: [...army.ncus, this.#one(this.#ncus).id] };
    return this.#attach(army, this.#one(this.attachments));
  }

  /** The ways in which a card could join, legal or not. */
  with(army: Army, id: string): Army[] {
    const unit = this.units.find((card) => card.id === id);
    if (unit) return [withUnit(army, unit)];
    if (this.#ncus.some((card) => card.id === id)) return [{ ...army, ncus: [...army.ncus, id] }];
    const attachment = this.attachments.find((card) => card.id === id);
    if (!attachment) return [];
    // Into a unit that is there, or together with one that can hold it.
    return [
      ...army.troops.map((_, at) => attached(army, attachment, at)),
      ...this.units.slice(0, HOSTS).map((host) => withUnit(army, host, [attachment])),
    ];
  }

  #attach(army: Army, card: AttachmentCard): Army {
    return attached(army, card, card.enemy ? 0 : this.#chance.below(army.troops.length));
  }

  /** What comes first is likelier, so that what is preferred gets its chance. */
  #one<T>(cards: readonly T[]): T {
    return cards[Math.min(this.#chance.below(cards.length), this.#chance.below(cards.length))];
  }
}
