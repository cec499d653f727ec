import './crossroads.css';
import type { AskedQuestion, Refused, View } from '@small-council/engine';
import type { crossroads } from '@small-council/engine/fixture';
import { useState } from 'react';
import type { BoardProps } from '../../table/look.ts';
import { usePreview } from '../../table/usePreview.ts';
import { TextBoard } from './TextBoard.tsx';
import { useBoardWords } from './words/index.ts';

export type TableView = ReturnType<typeof crossroads.view>;

/** The field with its tents, everybody's coins, and the own cards. */
export function Board({ view, question, answer, choice, bar }: BoardProps<TableView>) {
  const { say, t } = useBoardWords();
  const hand = view.viewer === 'spectator' ? [] : view.table.players[view.viewer].hand;
  return (
    <div className="crossroads">
      <TextBoard view={view} />
      {question?.kind === 'place' && <Field view={view} question={question} answer={answer} />}
      {bar}
      <section className="crossroads__hand" aria-label={t('cross.hand')} data-at="deck">
        {typeof hand !== 'number' &&
          hand.map(({ face }) => {
            const id = `${face}`;
            return (
              <button
                key={id}
                type="button"
                className={`option ${choice.offers(id) ? 'askable' : ''}`}
                aria-pressed={choice.times(id) > 0}
                data-key={choice.keyOf(id)}
                data-detail={id}
                onClick={() => choice.pick(id)}
              >
                {say({ key: 'crossroads.card', params: { face } })}
              </button>
            );
          })}
      </section>
    </div>
  );
}

interface FieldProps {
  view: View<TableView>;
  question: Extract<AskedQuestion, { kind: 'place' }>;
  answer: BoardProps<TableView>['answer'];
}

const loadGame = () => import('@small-council/engine/fixture').then(({ crossroads }) => crossroads);

/** One click plants the tent, unless the rules say no: that is known here already. */
function Field({ view, question: { area }, answer }: FieldProps) {
  const { say, t } = useBoardWords();
  const check = usePreview(loadGame, view);
  const [refused, setRefused] = useState<Refused | null>(null);
  const plant = async (x: number, y: number) => {
    const pose = { x, y, heading: 0 };
    const no = await check(pose);
    setRefused(no);
    if (!no) answer(pose);
  };
  const places = Array.from({ length: (area.to.x + 1) * (area.to.y + 1) }, (_, i) => ({
    x: i % (area.to.x + 1),
    y: Math.floor(i / (area.to.x + 1)),
  }));
  const isTaken = (x: number, y: number) =>
    view.table.players.some(({ tents }) => tents.some((tent) => tent.x === x && tent.y === y));
  return (
    <section
      className="crossroads__field"
      aria-label={t('cross.field')}
      style={{ gridTemplateColumns: `repeat(${area.to.x + 1}, 1fr)` }}
    >
      {refused && (
        <p className="crossroads__refused" role="alert">
          {say(refused.why)}
        </p>
      )}
      {places.map(({ x, y }) => (
        <button
          key={`${x} ${y}`}
          type="button"
          className={isTaken(x, y) ? 'crossroads__tent' : 'crossroads__free'}
          aria-label={t('cross.free', { x, y })}
          onClick={() => void plant(x, y)}
        />
      ))}
    </section>
  );
}
