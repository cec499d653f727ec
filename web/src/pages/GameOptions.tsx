import type { GameInfo, TableWish } from '@small-council/client';
import { message } from '@small-council/engine';
import { useCallback, useId, useState } from 'react';
import { api, someone } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { Trouble } from '../ui/States.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/say.ts';

export type Options = NonNullable<TableWish['options']>;

const optionsOf = (game: GameInfo, seat: number | null): string[] =>
  Object.keys(game.options).filter((name) => game.options[name].seat === seat);

/** What is chosen by who sits there. */
export const optionsOfChair = (game: GameInfo, seat: number): string[] => optionsOf(game, seat);

export const optionsOfTable = (game: GameInfo): string[] => optionsOf(game, null);

/** Of what was chosen, what these seats have chosen. */
export const chosenBy = (game: GameInfo, options: Options, seat: number | null): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => game.options[name]?.seat === seat));

/** What who opens a table says at once: what all agree on, and what he has chosen for himself. */
export const ofTheHost = (game: GameInfo, options: Options): Options => ({
  ...chosenBy(game, options, null),
  ...chosenBy(game, options, 0),
});

interface Props {
  game: GameInfo;
  names: readonly string[];
  chosen: Options;
  onChange: (chosen: Options) => void;
  /** How many sit down. */
  seats: number;
  /** What all have agreed on, where it is not among what is chosen here. */
  agreed?: Options;
  /** What is written about each: name and help, only the name, or nothing where the place says it. */
  written?: Written;
}

type Written = 'all' | 'name' | 'nothing';

/** The options of a game, whatever game it is: its own words, and a field for each kind. */
export function GameOptions({
  game,
  names,
  chosen,
  onChange,
  seats,
  agreed = chosenBy(game, chosen, null),
  written = 'all',
}: Props) {
  const at = { game: game.id, seats, agreed };
  return names.map((name) => (
    <OptionField
      key={name}
      name={name}
      form={game.options[name].form}
      value={chosen[name] ?? game.options[name].default}
      written={written}
      at={at}
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

function OptionField({ name, form, value, written, onChange, at }: FieldProps & { at: Place }) {
  const { say } = useWords();
  const id = useId();
  if (form.kind === 'list')
    return <ListField {...{ name, form, written, onChange, at }} value={String(value)} />;
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

interface ListProps extends Omit<FieldProps, 'form' | 'value'> {
  form: Extract<FieldProps['form'], { kind: 'list' }>;
  value: string;
  /** Whose list it is to be. */
  at: Place;
}

/** The table as far as it is agreed on. */
interface Place {
  game: string;
  seats: number;
  /** What all seats have agreed on. */
  agreed: Options;
}

/** What the field shows that is neither a name nor a kept list. */
const WRITE = '#write';
const DRAW = '#draw';
const keptValue = (id: string): string => `#kept ${id}`;

/** A deck or an army: a ready-made one, one of those one keeps, one drawn by chance, or one pasted as text. */
function ListField({ name, form, value, written, onChange, at }: ListProps) {
  const { say, t } = useWords();
  const id = useId();
  const ready = form.readymade.includes(value);
  const loadKept = useCallback(async () => {
    await someone();
    return api.lists(at.game);
  }, [at.game]);
  const { data: kept, problem } = useLoad(loadKept);
  const own = kept?.find(({ text }) => text === value);
  const [text, setText] = useState(ready ? '' : value);
  const [writing, setWriting] = useState(false);
  const [drawing, setDrawing] = useState<unknown>(null);
  const draw = () => {
    setDrawing(null);
    api
      .drawList({ game: at.game, seats: at.seats, options: at.agreed })
      .then((drawn) => onChange(drawn), setDrawing);
  };
  const choose = (chosen: string) => {
    setWriting(chosen === WRITE);
    if (chosen === DRAW) draw();
    else if (chosen !== WRITE)
      onChange(kept?.find((list) => keptValue(list.id) === chosen)?.text ?? chosen);
  };
  return (
    <div className="field">
      <label htmlFor={id} className={written === 'nothing' ? 'unseen' : undefined}>
        {say(message(`setting.${name}`))}
      </label>
      <select
        id={id}
        aria-describedby={`${id}-help`}
        value={writing ? WRITE : ready ? value : own ? keptValue(own.id) : ''}
        onChange={({ target }) => choose(target.value)}
      >
        {!ready && !own && !writing && <option value="">{t('setup.otherList')}</option>}
        {kept && kept.length > 0 && (
          <optgroup label={t('setup.keptLists')}>
            {kept.map((list) => (
              <option key={list.id} value={keptValue(list.id)}>
                {list.name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('setup.readyLists')}>
          {form.readymade.map((one) => (
            <option key={one} value={one}>
              {say(message(`setting.${name}.${one}`))}
            </option>
          ))}
        </optgroup>
        <option value={DRAW}>{t('setup.drawList')}</option>
        <option value={WRITE}>{t('setup.pasteList')}</option>
      </select>
      {writing && (
        <>
          <label htmlFor={`${id}-list`}>{t('setup.list')}</label>
          <textarea
            id={`${id}-list`}
            rows={8}
            maxLength={form.longest}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button
            type="button"
            className="button"
            disabled={text.trim() === ''}
            onClick={() => onChange(text)}
          >
            {t('setup.takeList')}
          </button>
        </>
      )}
      <Trouble problem={drawing ?? problem} />
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
  const { say, t } = useWords();
  const { number } = useFormats();
  const wordsFor = (form: FieldProps['form'], name: string, value: unknown): string => {
    if (value === null) return t('table.hidden', { what: message(`setting.${name}`) });
    if (form.kind === 'whole') return number(Number(value));
    if (form.kind === 'list' && !form.readymade.includes(String(value))) return t('setup.ownList');
    return say(message(`setting.${name}.${value}`));
  };
  return (game, options, names) =>
    names
      .filter((name) => options[name] !== undefined && options[name] !== game.options[name].default)
      .map((name) => ({
        name,
        title: say(message(`setting.${name}`)),
        value: wordsFor(game.options[name].form, name, options[name]),
      }));
}
