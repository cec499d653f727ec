import { useEffect, useRef, useState } from 'react';
import { useBoardWords } from './words/index.ts';

interface Props {
  id?: string;
  label: string;
  unit: string;
  value: number;
  step: number;
  onChange: (value: number) => void;
  less: string;
  more: string;
  hint?: string;
}

/**
 * A number that is typed, or nudged by buttons that repeat while they are held. Fields of browsers write it in the
 * language of the browser; here it is written in that of the page, and read in both.
 */
export function NumberField({ id, label, unit, value, step, onChange, less, more, hint }: Props) {
  const { t } = useBoardWords();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="numberfield">
      <span className="numberfield__label">
        {label} {hint && <kbd>{hint}</kbd>}
      </span>
      <span className="numberfield__value">
        <Nudge name={less} sign="−" act={() => onChange(rounded(value - step))} />
        <input
          id={id}
          role="spinbutton"
          aria-valuenow={value}
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          // As it would be typed: with the minus of the keyboard.
          value={typed ?? t('field.number', { value }).replace('−', '-')}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = readNumber(target.value);
            if (read !== null) onChange(read);
          }}
          onKeyDown={(event) => {
            const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
            if (sign === 0) return;
            event.preventDefault();
            setTyped(null);
            onChange(rounded(value + sign * step));
          }}
          onBlur={() => setTyped(null)}
        />
        <span aria-hidden="true">{unit}</span>
        <Nudge name={more} sign="+" act={() => onChange(rounded(value + step))} />
      </span>
    </div>
  );
}

function readNumber(text: string): number | null {
  const read = Number(text.replace(',', '.').replace('−', '-'));
  return text.trim() === '' || !Number.isFinite(read) ? null : read;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const WAIT = 350;
const AGAIN = 60;

function Nudge({ name, sign, act }: { name: string; sign: string; act: () => void }) {
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef(0);
  const stop = () => window.clearInterval(timer.current);
  useEffect(() => () => window.clearInterval(timer.current), []);
  return (
    <button
      type="button"
      aria-label={name}
      onClick={() => latest.current()}
      onPointerDown={() => {
        stop();
        timer.current = window.setTimeout(() => {
          timer.current = window.setInterval(() => latest.current(), AGAIN);
        }, WAIT);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
    >
      {sign}
    </button>
  );
}
