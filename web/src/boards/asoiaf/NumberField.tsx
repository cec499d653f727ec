import { useEffect, useRef, useState } from 'react';

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

/** A number that is typed, or nudged by buttons that repeat while they are held. */
export function NumberField({ id, label, unit, value, step, onChange, less, more, hint }: Props) {
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
          type="number"
          inputMode="decimal"
          aria-label={label}
          step={step}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value);
            if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
          }}
          onBlur={() => setTyped(null)}
        />
        <span aria-hidden="true">{unit}</span>
        <Nudge name={more} sign="+" act={() => onChange(rounded(value + step))} />
      </span>
    </div>
  );
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
