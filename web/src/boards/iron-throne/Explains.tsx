import type { AskedQuestion, KnownFact, View } from '@small-council/engine';
import { leaderText } from '@small-council/iron-throne/cards';
import type { TableView } from '@small-council/iron-throne/view';
import { OfferedSums } from './Support.tsx';
import { sumOf } from './sums.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  question: AskedQuestion;
  view: View<TableView>;
  facts: readonly KnownFact[];
}

/** What is at stake, beside the words of the question. */
export function Explains({ question, view, facts }: Props) {
  switch (question.text.key) {
    case 'ask.useLeader':
      return <LeaderAbility question={question} view={view} />;
    case 'ask.offer':
      return <Defeat />;
    case 'ask.reply':
      return <OfferedSums view={view} facts={facts} />;
    case 'ask.handleHostages':
      return <Hostages />;
    case 'ask.putFaceDown':
    case 'ask.putFaceUp':
      return <SumsSoFar view={view} facts={facts} />;
    default:
      return null;
  }
}

function Defeat() {
  const { t } = useBoardWords();
  return <p className="small bar__more">{t('throne.support.defeat')}</p>;
}

function Hostages() {
  const { t } = useBoardWords();
  return <p className="small bar__more">{t('throne.hostages.rule')}</p>;
}

/** Whoever is asked whether to use the ability of the leader can read what it does. */
function LeaderAbility({ question: { seat }, view: { table } }: Omit<Props, 'facts'>) {
  const { say } = useBoardWords();
  const { leader } = table.players[seat];
  if (!leader) return null;
  const { conditions, effects, limit } = leaderText(leader);
  return (
    <p className="ability small">
      {[...conditions, ...effects, ...(limit ? [limit] : [])].map(say).join(' ')}
    </p>
  );
}

function SumsSoFar({ view: { table }, facts }: Omit<Props, 'question'>) {
  const { t } = useBoardWords();
  const { encounter } = table;
  if (!encounter) return null;
  const [challenger, defender] = (['challenger', 'defender'] as const).map(
    (side) => sumOf(table, encounter, facts, side).total,
  );
  return (
    <p className="small">
      {t('throne.put.sums', { challenger, defender })}{' '}
      <span className="bar__more">{t('throne.put.rule')}</span>
    </p>
  );
}
