import type { AskedQuestion } from '@small-council/engine';
import { cardName } from '@small-council/lcg';
import { placeOf } from './asked.ts';
import { codeOf } from './labels.ts';
import { type CardView, readingOf } from './seen.ts';
import type { CardEdition } from './table.ts';
import { useBoardWords } from './words/index.ts';

/** Questions in which anything that can answer may lie anywhere on the table. */
const WINDOWS = new Set([
  'ask.action',
  'ask.would',
  'ask.interrupt',
  'ask.reaction',
  'ask.save',
  'ask.response',
]);
const MOST = 4;

/** Under a window: which cards could answer, so that nobody has to look for what glows. */
export function WhatGlows({
  edition,
  question,
  view,
}: {
  edition: CardEdition;
  question: AskedQuestion;
  view: CardView;
}) {
  const { t } = useBoardWords();
  if (question.kind !== 'choose' || !WINDOWS.has(question.text.key)) return null;
  // Who marshals looks at his hand anyway.
  const { phase, active } = view.table;
  if (phase === 'marshaling' && active === view.viewer) return null;
  const m = readingOf(view, edition.book);
  const codes = [...new Set(question.options.flatMap((option) => codeOf(view, option) ?? []))];
  // What saves a card by its duplicate has no card of its own: the one that it saves glows.
  const saved = question.options.flatMap((option) => {
    const place = codeOf(view, option) === null ? placeOf(m, option) : null;
    return place?.startsWith('card:')
      ? (m.table.cards[Number(place.slice('card:'.length))]?.code ?? [])
      : [];
  });
  if (codes.length + saved.length > MOST) return null;
  const said = [
    saved.length > 0 && t('cards.glow.duplicate', { cards: saved.map(cardName) }),
    codes.length > 0 && t('cards.glow', { cards: codes.map(cardName), count: codes.length }),
  ].filter((one) => one !== false);
  return (
    <p className="bar__glow small">{said.length > 0 ? said.join(' ') : t('cards.glow.none')}</p>
  );
}
