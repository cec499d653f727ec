import type { Message } from '@small-council/engine';
import type { AttachmentCard, NcuCard, UnitCard } from '../content/definition.ts';
import type { RecruitCard } from '../content/index.ts';
import type { ArmyList } from './army.ts';

/** What came of reading somebody's list. */
export interface Imported {
  readonly name: string;
  /** The limit for which it was made, where the list says so. */
  readonly points: number | null;
  readonly army: ArmyList;
  /** What could not be read; the rest is in the army all the same. */
  readonly problems: readonly ImportProblem[];
}

export interface ImportProblem {
  /** Counted from 1; 0 for the list as a whole. */
  readonly line: number;
  readonly why: Message;
}

export const MOST_NAME = 100;
export const MOST_POINTS = 1000;

export const isUnit = (card: RecruitCard): card is UnitCard => 'attacks' in card;
export const isAttachment = (card: RecruitCard): card is AttachmentCard =>
  'type' in card && !isUnit(card);
export const isNcu = (card: RecruitCard): card is NcuCard => !('type' in card);

/** Puts cards into an army in the order in which lists name them: a unit, what is attached to it, the next one. */
export class Muster {
  faction: ArmyList['faction'] = null;
  readonly #troops: { unit: string; attachments: string[] }[] = [];
  readonly #ncus: string[] = [];
  readonly #sent: string[] = [];
  readonly #loose: string[] = [];
  /** Attachments that come now are for the last unit. */
  #open = false;

  /** The unit that was named last takes no more attachments: another part of the list begins. */
  close(): void {
    this.#open = false;
  }

  add(card: RecruitCard): void {
    const last = this.#troops.at(-1);
    if (isUnit(card)) {
      this.#troops.push({ unit: card.id, attachments: [] });
      this.#open = true;
    } else if (isNcu(card)) this.#ncus.push(card.id);
    else if (card.enemy) this.#sent.push(card.id);
    else if (this.#open && last) last.attachments.push(card.id);
    else this.#loose.push(card.id);
  }

  /** Whether somebody has been named at all. */
  get empty(): boolean {
    return [this.#troops, this.#ncus, this.#sent, this.#loose].every((part) => part.length === 0);
  }

  has(card: RecruitCard): boolean {
    const attached = this.#troops.flatMap(({ unit, attachments }) => [unit, ...attachments]);
    return [...attached, ...this.#ncus, ...this.#sent, ...this.#loose].includes(card.id);
  }

  list(): ArmyList {
    return {
      faction: this.faction,
      troops: this.#troops,
      ncus: this.#ncus,
      sent: this.#sent,
      loose: this.#loose,
    };
  }
}
