import type { Answer, AskedQuestion, Pose } from '@small-council/engine';
import { useState } from 'react';
import { useWords } from '../words/say.ts';

interface Props {
  question: Extract<AskedQuestion, { kind: 'place' }>;
  answer: (answer: Answer) => void;
}

const AXES = ['x', 'y', 'heading'] as const;

/** A place in numbers: for who cannot see the board, and where it does not take the place itself. */
export function PlaceAnswer({ question: { area, default: standard }, answer }: Props) {
  const { t } = useWords();
  const [pose, setPose] = useState(standard as Pose);
  const fits = AXES.every(
    (axis) =>
      Number.isInteger(pose[axis]) && pose[axis] >= area.from[axis] && pose[axis] <= area.to[axis],
  );
  return (
    <form
      className="bar__buttons"
      onSubmit={(event) => {
        event.preventDefault();
        answer(pose);
      }}
    >
      {AXES.map((axis) => (
        <label key={axis} className="bar__number">
          {t(`board.place.${axis}`)}
          <input
            type="number"
            min={area.from[axis]}
            max={area.to[axis]}
            value={Number.isNaN(pose[axis]) ? '' : pose[axis]}
            onChange={(event) => setPose({ ...pose, [axis]: event.target.valueAsNumber })}
          />
        </label>
      ))}
      <button type="submit" className="button button--main" disabled={!fits}>
        {t('board.confirm')}
      </button>
    </form>
  );
}
