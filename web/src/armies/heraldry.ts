import archer from 'icon:bow-arrow';
import sword from 'icon:broadsword';
import diamond from 'icon:cut-diamond';
import horse from 'icon:horse-head';
import quill from 'icon:quill-ink';
import star from 'icon:round-star';
import beast from 'icon:wolf-head';
import type { RecruitCard } from '@small-council/asoiaf/cards';

/** The sign of what a card is: how it fights, or that it does not. */
export function signOf(card: RecruitCard): string {
  if (!('type' in card)) return quill;
  if (!('attacks' in card)) return card.cost === 'commander' ? star : diamond;
  if (card.type === 'cavalry') return horse;
  if (card.type !== 'infantry') return beast;
  return card.attacks.some(({ kind }) => kind !== 'melee') ? archer : sword;
}
