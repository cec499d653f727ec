import { message } from '@small-council/engine';
import {
  type AnyEvent,
  type Duplicate,
  event,
  type GameAbility,
  happened,
  type Leaving,
  type M,
  newCard,
  type R,
  theCard,
  thePlayer,
  toPile,
  touch,
} from '../index.ts';
import { isBurnt } from './terminal.ts';

/** AG2-1205: a duplicate can be discarded to save the card above it. */
export const duplicateSave = (timing: string): GameAbility => ({
  name: 'duplicate',
  timing,
  on: ['leavesPlay'],
  whose: (m, threat) => {
    const card = m.table.cards[threat.card];
    if (!card || card.duplicates.length === 0 || !maySave(m, threat)) return -1;
    return card.controller;
  },
  say: (m, { card }) => message('option.duplicateSave', { card: theCard(m.table.cards[card]) }),
  does: (m, threat) => {
    const card = m.table.cards[threat.card];
    const { code, facedown } = card.duplicates.pop() as Duplicate;
    if (facedown) m.revealed();
    touch(m, 'places');
    const discarded = newCard(m.table, code, card.owner, 'limbo');
    toPile(m, discarded, 'discard');
    const { id, owner } = discarded;
    happened(m, [event('placedInDiscard', { card: id, seat: owner }, { from: 'play' })]);
    save(m, threat);
  },
});

/** AG2-451, AG2-296, AG2-1324, AG2-1218: not from what cannot be saved, and not from what goes on. */
export function maySave(m: R, threat: AnyEvent, raises = 0): boolean {
  if (threat.state !== 'imminent' || threat.cannotBeSaved) return false;
  if (threat.type === 'sacrificed' || threat.cause === 'cost') return false;
  const card = m.table.cards[threat.card];
  const { why } = threat.of as Partial<Leaving>;
  // AG2-454: a save from burning must end the burning.
  return why !== 'burn' || !isBurnt(m, card, raises);
}

/** AG2-450: the card stays; what would have removed it has not happened. */
export function save(m: M, threat: AnyEvent): void {
  threat.state = 'saved';
  const card = m.table.cards[threat.card];
  m.log('fact.saved', { seat: thePlayer(card.controller), card: theCard(card) });
  happened(m, [event('saved', { card: card.id })]);
}
