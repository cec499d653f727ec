import type { AttachmentCard } from '@small-council/asoiaf/content';
import { attachmentCard } from '@small-council/asoiaf/content';
import type { Unit } from '@small-council/asoiaf/table';
import { type Message, message } from '@small-council/engine';

export const cardName = (card: string): Message => message(`card.${card}`);

/**
 * A name short enough for a plate: without its title and the house, which the colour and the crest say already.
 */
export const short = (name: string): string =>
  name
    .split(',')[0]
    .replace(/^(?:House \S+|Stark|Lannister|Haus \S+) (?=\S)/u, '')
    .replace(/ (?:von|des|der) Haus(?:es)? .*$/u, '')
    .replace(/ (?:Stark|Lannister|Lennister)$/u, '');

export const attachmentsOf = ({ attachments }: Unit): AttachmentCard[] =>
  attachments.flatMap((id) => attachmentCard(id) ?? []);

export const hasCommander = (unit: Unit): boolean =>
  attachmentsOf(unit).some(({ cost }) => cost === 'commander');

/** A distance in inches as it is read: one digit, two where the second matters. */
export const inches = (mil: number, digits = 1): number =>
  Math.round((mil / 1000) * 10 ** digits) / 10 ** digits;

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
