import type { Seat } from '@small-council/engine';
import {
  type Card,
  type Code,
  type Definition,
  definition,
  hasTrait,
  inForce,
  NO_CARD,
  printed,
  type R,
  total,
  wordOf,
} from '../index.ts';

/** What can be attached to what: AG2-1219 to AG2-1228, AG2-686 to AG2-690. */

const NO_ATTACHMENTS = 'noAttachments';

/** Whether this form of the keyword keeps off an attachment with these traits (AG2-687, AG2-688). */
function forbids(keyword: string, traits: readonly string[]): boolean {
  if (keyword === NO_ATTACHMENTS) return true;
  const [, how, ...listed] = keyword.split(':');
  const named = listed.some((trait) => traits.includes(trait));
  return how === 'except' ? !named : named;
}

/** AG2-689: any form of the keyword that forbids the attachment prevails. */
function forbidsAttachment(m: R, host: Card, traits: readonly string[]): boolean {
  const now = inForce(m);
  if (!now.blank.has(host.id)) {
    for (const keyword of printed(m, host).keywords)
      if (keyword.startsWith(NO_ATTACHMENTS) && forbids(keyword, traits)) return true;
  }
  for (const key of now.keywords) {
    const keyword = wordOf(key).slice('keyword:'.length);
    if (!keyword.startsWith(NO_ATTACHMENTS) || total(m, key, host) <= 0) continue;
    if (forbids(keyword, traits)) return true;
  }
  return false;
}

/** AG2-1228: as many copies as the attachment allows are there already; of too many, the first ones stay. */
function isFull(m: R, { name, attach }: Definition, host: Card, id: number): boolean {
  if (attach?.copies === undefined) return false;
  const at = host.attachments.indexOf(id);
  const copies = host.attachments
    .slice(0, at < 0 ? undefined : at)
    .filter((other) => printed(m, m.table.cards[other]).name.en === name.en);
  return copies.length >= attach.copies;
}

/** Whether the attachment may be on this card (AG2-1221: a character, unless it says otherwise). */
export function fitsOn(
  m: R,
  seat: Seat,
  code: Code,
  face: string,
  host: Card,
  id = NO_CARD,
): boolean {
  const text = face === '' ? definition(m, code) : definition(m, code).faces[face];
  if (host.zone !== 'play' && host.zone !== 'faction') return false;
  if (host.facedown || !text.attach) return false;
  const traits = id === 0 ? text.traits : traitsOf(m, m.table.cards[id], text.traits);
  if (forbidsAttachment(m, host, traits) || isFull(m, text, host, id)) return false;
  return text.attach.fits(m, { seat, card: id, code }, host);
}

const traitsOf = (m: R, card: Card, listed: readonly string[]): readonly string[] =>
  listed.filter((trait) => hasTrait(m, card, trait));

/** What something could be attached to at all: cards in play, and the faction cards of those who still play. */
const bearers = ({ table }: R): Card[] =>
  table.players
    .flatMap(({ faction, play, out }) => (out ? [] : [faction, ...play]))
    .map((id) => table.cards[id]);

/** All cards that it could be attached to; perhaps only those that the player controls. */
export const hostsFor = (m: R, seat: Seat, code: Code, own = false): Card[] =>
  bearers(m).filter(
    (card) => (!own || card.controller === seat) && fitsOn(m, seat, code, '', card),
  );

export const hasHost = (m: R, seat: Seat, code: Code): boolean =>
  bearers(m).some((card) => fitsOn(m, seat, code, '', card));

/** AG2-1224: attachments that are no longer where they may be. */
export function illegalAttachments(m: R): Card[] {
  const found: Card[] = [];
  for (const { play } of m.table.players) {
    for (const id of play) {
      const card = m.table.cards[id];
      if (card.host === 0) continue;
      const host = m.table.cards[card.host];
      if (!host || !fitsOn(m, card.controller, card.code, card.face, host, card.id))
        found.push(card);
    }
  }
  return found;
}
