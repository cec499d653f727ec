import { Field } from '../ui/Field.tsx';
import { Radios } from '../ui/Radios.tsx';
import { useWords } from '../words/say.ts';
import { CLOCK_KINDS, type Clock, MINUTE, SECOND, STANDARD_CLOCKS } from './clock.ts';

/** How long everybody may think. */
export function ClockFields({ clock, onChange }: { clock: Clock; onChange: (to: Clock) => void }) {
  const { t } = useWords();
  return (
    <>
      <Radios
        legend={t('lobby.clock')}
        name="clock"
        values={CLOCK_KINDS}
        chosen={clock.kind}
        label={(kind) => t(`lobby.clock.${kind}`)}
        onChoose={(kind) => onChange(STANDARD_CLOCKS[kind])}
      />
      {clock.kind === 'bank' && (
        <div className="fields">
          <NumberField
            label={t('lobby.clock.minutes')}
            min={1}
            max={600}
            value={clock.bank / MINUTE}
            onChange={(minutes) => onChange({ ...clock, bank: minutes * MINUTE })}
          />
          <NumberField
            label={t('lobby.clock.seconds')}
            min={0}
            max={3600}
            value={clock.increment / SECOND}
            onChange={(seconds) => onChange({ ...clock, increment: seconds * SECOND })}
          />
        </div>
      )}
      {clock.kind === 'days' && (
        <div className="fields">
          <NumberField
            label={t('lobby.clock.perAnswer')}
            min={1}
            max={30}
            value={clock.days}
            onChange={(days) => onChange({ ...clock, days })}
          />
        </div>
      )}
    </>
  );
}

interface NumberProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function NumberField({ label, min, max, value, onChange }: NumberProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          type="number"
          required
          min={min}
          max={max}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
