import type { AttachmentCard } from '@small-council/asoiaf/content';
import { attachmentCard } from '@small-council/asoiaf/content';
import type { Unit } from '@small-council/asoiaf/table';
import { type Message, message } from '@small-council/engine';

export const cardName = (card: string): Message => message(`card.${card}`);

/** A unit or an NCU where there is little room: without its House, which the colour and the crest say, and its title. */
export const shortName = (card: string): Message => message(`short.${card}`);

export const attachmentsOf = ({ attachments }: Unit): AttachmentCard[] =>
  attachments.flatMap((id) => attachmentCard(id) ?? []);

export const hasCommander = (unit: Unit): boolean =>
  attachmentsOf(unit).some(({ cost }) => cost === 'commander');

/** A distance in inches as it is read: one digit, two where the second matters. */
export const inches = (mil: number, digits = 1): number =>
  Math.round((mil / 1000) * 10 ** digits) / 10 ** digits;

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
