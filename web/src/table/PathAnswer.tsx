import {
  type Answer,
  type AskedQuestion,
  type Leg,
  message,
  type PathAnswer as Way,
} from '@small-council/engine';
import { useState } from 'react';
import { useWords } from '../words/say.ts';

interface Props {
  question: Extract<AskedQuestion, { kind: 'path' }>;
  answer: (answer: Answer) => void;
}

/** A way in numbers, part by part: for who cannot see the board, and where it does not take the way itself. */
export function PathAnswer({ question: { parts, most, default: standard }, answer }: Props) {
  const { t, say } = useWords();
  const [legs, setLegs] = useState<(Leg | null)[]>(() =>
    Array.from({ length: most }, (_, i) => (standard as Way).path[i] ?? null),
  );
  const put = (at: number, leg: Leg | null) => setLegs(legs.with(at, leg));
  const chosen = legs.filter((leg) => leg !== null);
  const fits = chosen.every(
    ({ go, by }) => Number.isInteger(by) && by >= parts[go].from && by <= parts[go].to,
  );
  return (
    <form
      className="bar__buttons"
      onSubmit={(event) => {
        event.preventDefault();
        answer({ path: chosen });
      }}
    >
      {legs.map((leg, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a way are told apart by their place
        <span key={at} className="bar__number">
          <select
            aria-label={t('board.path.part', { number: at + 1 })}
            value={leg?.go ?? ''}
            onChange={({ target: { value } }) =>
              put(at, value === '' ? null : { go: value, by: parts[value].from })
            }
          >
            <option value="">{t('board.path.none')}</option>
            {Object.keys(parts).map((go) => (
              <option key={go} value={go}>
                {say(message(`path.${go}`))}
              </option>
            ))}
          </select>
          {leg && (
            <input
              type="number"
              aria-label={t('board.path.part', { number: at + 1 })}
              min={parts[leg.go].from}
              max={parts[leg.go].to}
              value={Number.isNaN(leg.by) ? '' : leg.by}
              onChange={(event) => put(at, { go: leg.go, by: event.target.valueAsNumber })}
            />
          )}
        </span>
      ))}
      <button type="submit" className="button button--main" disabled={!fits}>
        {t('board.confirm')}
      </button>
    </form>
  );
}
