import type { AskedQuestion } from '@small-council/engine';
import { classes } from './Faces.tsx';
import { Hand } from './Rows.tsx';
import { textAt } from './seen.ts';
import { useCardTable } from './table.ts';
import { useBoardWords } from './words/index.ts';

/** Before anything lies on the table the hand has the room: to be read, kept, and set up from. */
export const isOpening = (question: AskedQuestion | null): boolean =>
  question?.text.key === 'ask.mulligan' || question?.text.key === 'ask.setup';

export function Opening() {
  const { own, choice } = useCardTable();
  const { t } = useBoardWords();
  return (
    <section className="lane lane--opening" aria-label={t('cards.opening')}>
      {choice.question?.text.key === 'ask.setup' && <Spent />}
      <Hand seat={own} wide />
    </section>
  );
}

/** What the chosen cards cost together, of what they may. */
function Spent() {
  const { m, view, own, choice, edition } = useCardTable();
  const { t } = useBoardWords();
  const { hand } = view.table.players[own];
  const budget = Number(choice.question?.text.params?.budget ?? 0);
  const chosen =
    typeof hand === 'number' ? [] : hand.filter(({ id }) => choice.picked.includes(id));
  const spent = edition.setupCost(
    m,
    own,
    chosen.map(({ code }) => textAt(m, code)),
  );
  return (
    <p className={classes('spent', spent > budget && 'is-over')} role="status">
      {t('cards.setup.spent', { spent, budget })}
    </p>
  );
}
