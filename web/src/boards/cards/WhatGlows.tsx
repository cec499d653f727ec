import type { AskedQuestion } from '@small-council/engine';
import { cardName } from '@small-council/lcg';
import { codeOf } from './labels.ts';
import type { CardView } from './seen.ts';
import { useBoardWords } from './words/index.ts';

/** Questions in which anything that can answer may lie anywhere on the table. */
const WINDOWS = new Set([
  'ask.action',
  'cards.ask.actionOf',
  'cards.ask.actionInChallenge',
  'ask.would',
  'ask.interrupt',
  'ask.reaction',
  'ask.save',
  'ask.response',
]);
const MOST = 4;

/** Under a window: which cards could answer, so that nobody has to look for what glows. */
export function WhatGlows({ question, view }: { question: AskedQuestion; view: CardView }) {
  const { t } = useBoardWords();
  if (question.kind !== 'choose' || !WINDOWS.has(question.text.key)) return null;
  const codes = [...new Set(question.options.flatMap((option) => codeOf(view, option) ?? []))];
  if (codes.length > MOST) return null;
  return (
    <p className="bar__glow small">
      {codes.length === 0
        ? t('cards.glow.none')
        : t('cards.glow', { cards: codes.map(cardName), count: codes.length })}
    </p>
  );
}
