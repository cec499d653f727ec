import { type Direction, TURN } from '@small-council/asoiaf/geometry';
import type { Lens } from './battle.ts';
import type { Draft, Moving } from './moving.ts';

/**
 * Moves as they are said: "right 20 forward 4.5 left 10", "heading 65.2", "at 12 6.5 heading 0". The same
 * parts as the fields have, in both languages.
 */

const WORDS: { readonly [word: string]: string } = {
  right: 'right',
  rechts: 'right',
  left: 'left',
  links: 'left',
  forward: 'forward',
  forwards: 'forward',
  ahead: 'forward',
  vor: 'forward',
  vorwärts: 'forward',
  back: 'back',
  backward: 'back',
  zurück: 'back',
  rückwärts: 'back',
  turn: 'turn',
  drehen: 'turn',
  heading: 'heading',
  richtung: 'heading',
  at: 'at',
  auf: 'at',
};

type Token = { readonly word: string } | { readonly number: number };

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (const raw of text.toLowerCase().replace(/["″°]/g, '').split(/\s+/).filter(Boolean)) {
    const number = Number(raw.replace(',', '.'));
    if (Number.isFinite(number)) tokens.push({ number });
    else if (WORDS[raw] !== undefined) tokens.push({ word: WORDS[raw] });
    else if (!IGNORED.has(raw)) return null;
  }
  return tokens;
}

const IGNORED = new Set(
  'maneuver manöver march marsch marschieren retreat rückzug shift verschieben pivot charge ansturm deploy aufstellen what if was wenn by um then dann and und inches zoll degrees grad'.split(
    ' ',
  ),
);

const headingFrom = (h: number, degrees: number): number =>
  (((h + Math.round(degrees * 10)) % TURN) + TURN) % TURN;

/** The draft that these words mean, or null where they mean none. */
export function readCommand(text: string, moving: Moving, lens: Lens): Draft | null {
  const tokens = tokensOf(text);
  if (!tokens || tokens.length === 0) return null;
  const h = moving.origin?.h ?? 0;
  let draft: Draft = {
    first: h,
    slide: moving.directions[0] ?? 'forward',
    by: 0,
    last: h,
    x: moving.origin?.x ?? 0,
    y: moving.origin?.y ?? 0,
    turned: false,
  };
  const slides = moving.directions.length > 1;
  let turning = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if ('number' in token) return null;
    if (token.word === 'turn') {
      turning = true;
      continue;
    }
    const next = tokens[i + 1];
    if (!next || !('number' in next)) return null;
    i++;
    const { number } = next;
    switch (token.word) {
      case 'at': {
        const up = tokens[i + 1];
        if (!up || !('number' in up)) return null;
        i++;
        const seen = { x: Math.round(number * 1000), y: Math.round(up.number * 1000) };
        draft = { ...draft, ...lens.seen(seen) };
        break;
      }
      case 'heading':
        draft = { ...draft, last: lens.seenHeading(headingFrom(0, number)), turned: true };
        break;
      case 'forward':
      case 'back':
        draft = { ...draft, slide: token.word as Direction, by: Math.round(number * 1000) };
        break;
      default: {
        const sign = token.word === 'right' ? 1 : -1;
        if (slides && !turning && draft.by === 0)
          draft = { ...draft, slide: token.word as Direction, by: Math.round(number * 1000) };
        else if (draft.by === 0 && moving.mayFirst)
          draft = {
            ...draft,
            first: headingFrom(draft.first, sign * number),
            last: headingFrom(draft.first, sign * number),
          };
        else draft = { ...draft, last: headingFrom(draft.last, sign * number), turned: true };
        turning = false;
      }
    }
  }
  return draft;
}
