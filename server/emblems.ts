import type { GameId } from './words.ts';

/** Our own drawings, on a field of 48 by 48: strokes in the colour of the text around them. */
export const emblems: Record<GameId, string> = {
  // A high seat whose back is made of blades.
  'iron-throne':
    '<path d="M8 44V26h6v8h20v-8h6v18zM8 40h32M14 34V12l3-7 3 7v22M20 34V9l4-7 4 7v25M28 12l3-7 3 7v22"/>',
  // Two cards, the upper one with a crown.
  agot2:
    '<path d="M28 10h9a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-5"/><rect x="8" y="8" width="20" height="32" rx="3"/>' +
    '<path d="M12 27v-7l3 3 3-6 3 6 3-3v7z"/>',
  // A sealed scroll: the plots of old.
  agot1:
    '<path d="M14 6h22a4 4 0 0 1 0 8h-4v22a6 6 0 0 1-6 6H10a4 4 0 0 1-4-4v-2h14v2a4 4 0 0 0 6 3"/>' +
    '<path d="M14 6a4 4 0 0 0-4 4v26M14 6c3 0 4 2 4 4v4h14M16 21h10M16 27h10"/>',
  // A tray of infantry, four by three, seen from above, its arrow to the front.
  asoiaf:
    '<rect x="5" y="14" width="38" height="29" rx="3"/><path d="m18 9 6-5 6 5"/>' +
    [20, 28.5, 37]
      .flatMap((y) => [11, 19.7, 28.3, 37].map((x) => `<circle cx="${x}" cy="${y}" r="2.4"/>`))
      .join(''),
};
