import { message } from '@small-council/engine';
import {
  type Duplicate,
  EVENT,
  type GameAbility,
  type GameEvent,
  happened,
  type M,
  moved,
  newCard,
  type R,
  theCard,
  thePlayer,
  toPile,
} from '@small-council/lcg';
import { isBurnt } from './end.ts';

/** AG2-1205: a duplicate can be discarded to save the card above it. */
export const duplicateSave: GameAbility = {
  name: 'duplicate',
  timing: 'would',
  on: ['leavesPlay'],
  whose: (m, event) => {
    const card = m.table.cards[event.card];
    if (!card || card.duplicates.length === 0 || !maySave(m, event)) return -1;
    return card.controller;
  },
  say: (m, event) => message('option.duplicateSave', { card: theCard(m.table.cards[event.card]) }),
  does: (m, event) => {
    const card = m.table.cards[event.card];
    const { code, facedown } = card.duplicates.pop() as Duplicate;
    if (facedown) m.revealed();
    moved(m.table);
    const discarded = newCard(m.table, code, card.owner, 'limbo');
    toPile(m, discarded, 'discard');
    happened(m, {
      ...EVENT,
      type: 'placedInDiscard',
      card: discarded.id,
      seat: card.owner,
      from: 'play',
    });
    save(m, event);
  },
};

/** AG2-451, AG2-296, AG2-1324, AG2-1218: not from what cannot be saved, and not from what goes on. */
export function maySave(m: R, event: GameEvent, raises = 0): boolean {
  if (event.state !== 'imminent' || event.cannotBeSaved) return false;
  if (event.type === 'sacrificed' || event.cause === 'cost') return false;
  const card = m.table.cards[event.card];
  // AG2-454: a save from burning must end the burning.
  return event.how !== 'burn' || !isBurnt(m, card, raises);
}

/** AG2-450: the card stays; what would have removed it has not happened. */
export function save(m: M, event: GameEvent): void {
  event.state = 'saved';
  m.log('fact.saved', {
    seat: thePlayer(m.table.cards[event.card].controller),
    card: theCard(m.table.cards[event.card]),
  });
  happened(m, { ...EVENT, type: 'saved', card: event.card });
}
