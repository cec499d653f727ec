import type { GameInfo, TableWish } from '@small-council/client';
import { message } from '@small-council/engine';
import { useId } from 'react';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/say.ts';

export type Options = NonNullable<TableWish['options']>;

/** An option whose name ends in a number is about that chair: `house2` about the second one. */
export const chairOf = (name: string): number | null => {
  const found = /\d+$/.exec(name);
  return found ? Number(found[0]) - 1 : null;
};

export const optionsOfChair = (game: GameInfo, seat: number): string[] =>
  Object.keys(game.options).filter((name) => chairOf(name) === seat);

export const optionsOfTable = (game: GameInfo): string[] =>
  Object.keys(game.options).filter((name) => chairOf(name) === null);

/** What was chosen, as far as it matters: nothing about chairs that are not there. */
export const relevant = (options: Options, seats: number): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => (chairOf(name) ?? 0) < seats));

interface Props {
  game: GameInfo;
  names: readonly string[];
  chosen: Options;
  onChange: (chosen: Options) => void;
  /** What is written about each: name and help, only the name, or nothing where the place says it. */
  written?: Written;
}

type Written = 'all' | 'name' | 'nothing';

/** The options of a game, whatever game it is: its own words, and a field for each kind. */
export function GameOptions({ game, names, chosen, onChange, written = 'all' }: Props) {
  return names.map((name) => (
    <OptionField
      key={name}
      name={name}
      form={game.options[name].form}
      value={chosen[name] ?? game.options[name].default}
      written={written}
      onChange={(value) => onChange({ ...chosen, [name]: value })}
    />
  ));
}

/** What the whole table agrees on: where the book is open, it says how it is played. */
export function Rulings(props: Omit<Props, 'names' | 'written'>) {
  const { t } = useWords();
  const names = optionsOfTable(props.game);
  if (names.length === 0) return null;
  return (
    <details className="panel">
      <summary>
        <h2>{t('lobby.rulings')}</h2>
      </summary>
      <p className="small">{t('lobby.rulings.help')}</p>
      <div className="fields fields--wide">
        <GameOptions {...props} names={names} />
      </div>
    </details>
  );
}

type Value = boolean | string | number;

interface FieldProps {
  name: string;
  form: GameInfo['options'][string]['form'];
  value: Value;
  written: Written;
  onChange: (value: Value) => void;
}

function OptionField({ name, form, value, written, onChange }: FieldProps) {
  const { say } = useWords();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={written === 'nothing' ? 'unseen' : undefined}>
        {say(message(`setting.${name}`))}
      </label>
      {form.kind === 'whole' ? (
        <input
          id={id}
          type="number"
          required
          aria-describedby={`${id}-help`}
          min={form.min}
          max={form.max}
          value={Number.isNaN(value) ? '' : Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      ) : (
        <select
          id={id}
          aria-describedby={`${id}-help`}
          value={String(value)}
          onChange={({ target }) =>
            onChange(form.kind === 'flag' ? target.value === 'true' : target.value)
          }
        >
          {(form.kind === 'flag' ? ['true', 'false'] : form.values).map((one) => (
            <option key={one} value={one}>
              {say(message(`setting.${name}.${one}`))}
            </option>
          ))}
        </select>
      )}
      <p id={`${id}-help`} className={written === 'all' ? 'small' : 'unseen'}>
        {say(message(`setting.${name}.help`))}
      </p>
    </div>
  );
}

/** What a table has agreed on that is not as usual, in words. */
export function useChosenOptions(): (
  game: GameInfo,
  options: { readonly [name: string]: unknown },
  names: readonly string[],
) => { name: string; title: string; value: string }[] {
  const { say } = useWords();
  const { number } = useFormats();
  return (game, options, names) =>
    names
      .filter((name) => options[name] !== undefined && options[name] !== game.options[name].default)
      .map((name) => ({
        name,
        title: say(message(`setting.${name}`)),
        value:
          game.options[name].form.kind === 'whole'
            ? number(Number(options[name]))
            : say(message(`setting.${name}.${options[name]}`)),
      }));
}
