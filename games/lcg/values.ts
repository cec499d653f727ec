import type { Seat } from '@small-council/engine';
import { printed } from './edition.ts';
import { anythingUnder, type Change, changesOf, inForce, isBlank, total } from './inForce.ts';
import { factionKey, ICON, KEY, keywordKey, LOSES, traitKey } from './keys.ts';
import { type Card, type CardId, type ChallengeType, NO_CARD, NOBODY, type R } from './table.ts';

/**
 * Numbers are never stored modified: they are worked out from what is printed and what is in force,
 * whenever somebody asks.
 */

/** Plus and minus first, then times; what sets a value comes last; rounded up, never below zero. */
export function modified(base: number, changes: readonly Change[]): number {
  if (changes.length === 0) return base;
  let sum = base;
  let factor = 1;
  let set: number | null = null;
  for (const { how, amount } of changes) {
    if (how === 'add') sum += amount;
    else if (how === 'times') factor *= amount;
    else set = amount;
  }
  return Math.max(0, Math.ceil(set ?? sum * factor));
}

/** `raised`: what it would be with so much more. */
export function strength(m: R, card: Card, raised = 0): number {
  const { moreStrength } = m.book;
  const base = printed(m, card).strength + raised + (moreStrength ? moreStrength(m, card) : 0);
  const changes = changesOf(m, KEY.strength, card);
  if (changes.length === 0) return base;
  if (total(m, KEY.cannotBeReduced, card) > 0)
    return modified(
      base,
      changes.filter((c) => !reduces(base, c)),
    );
  return modified(base, changes);
}

const reduces = (base: number, { how, amount }: Change): boolean =>
  how === 'add' ? amount < 0 : how === 'times' ? amount < 1 : amount < base;

/** Gains and losses are counted: an icon is there if more was gained than lost. */
export function hasIcon(m: R, card: Card, icon: ChallengeType): boolean {
  const own = printed(m, card).icons.includes(icon) ? 1 : 0;
  return own + total(m, ICON[icon], card) > 0;
}

export function hasKeyword(m: R, card: Card, keyword: string): boolean {
  const own = printed(m, card).keywords.includes(keyword) && !isBlank(m, card) ? 1 : 0;
  return own + total(m, keywordKey(keyword), card) > 0;
}

export function hasTrait(m: R, card: Card, trait: string): boolean {
  if (card.facedown) return false;
  const printedHere = printed(m, card).traits.includes(trait);
  const own = printedHere && inForce(m).blank.get(card.id) !== true ? 1 : 0;
  if (own + total(m, traitKey(trait), card) <= 0) return false;
  return card.zone !== 'play' || total(m, LOSES.traits, card) === 0;
}

export function isOfFaction(m: R, card: Card, faction: string): boolean {
  if (card.facedown) return false;
  const own = printed(m, card).factions.includes(faction);
  if (!own && total(m, factionKey(faction), card) <= 0) return false;
  return card.zone !== 'play' || total(m, LOSES.factions, card) === 0;
}

/** All power on cards that the player controls. */
export function powerOf(m: R, seat: Seat): number {
  const { players, cards } = m.table;
  const { faction, play, agendas, plot, title } = players[seat];
  const { powerCounts } = m.book;
  let sum = cards[faction].power;
  for (const id of play)
    if (!powerCounts || cards[id].power === 0 || powerCounts(m, cards[id])) sum += cards[id].power;
  for (const id of agendas) sum += cards[id].power;
  if (plot !== 0) sum += cards[plot].power;
  if (title !== 0) sum += cards[title].power;
  return sum;
}

/** Cards that count as attacking, also those that are only considered to. */
export function attackersOf(m: R): readonly CardId[] {
  const { challenge } = m.table;
  if (!challenge) return [];
  const considered = anythingUnder(m, KEY.participates)
    ? m.table.players[challenge.attacker].play.filter(
        (id) =>
          !challenge.attackers.includes(id) && total(m, KEY.participates, m.table.cards[id]) > 0,
      )
    : [];
  return considered.length === 0 ? challenge.attackers : [...challenge.attackers, ...considered];
}

export const defendersOf = (m: R): readonly CardId[] => m.table.challenge?.defenders ?? [];

export const isAttacking = (m: R, id: CardId): boolean => attackersOf(m).includes(id);

export const isDefending = (m: R, id: CardId): boolean => defendersOf(m).includes(id);

export const isParticipating = (m: R, id: CardId): boolean =>
  isAttacking(m, id) || isDefending(m, id);

/** Who has lost the challenge; nobody before that is decided. */
export const loserOf = ({ table }: R): Seat => table.challenge?.result?.loser ?? NOBODY;

/** What the card is attached to, or 0. */
export const hostOf = ({ table }: R, id: CardId): CardId => table.cards[id]?.host ?? NO_CARD;

/** Attacking or defending without another character on its side. */
export function isAlone(m: R, id: CardId): boolean {
  const side = isAttacking(m, id) ? attackersOf(m) : defendersOf(m);
  return side.length === 1 && side[0] === id;
}
