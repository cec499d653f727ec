interface Props<T extends string | number> {
  legend: string;
  name: string;
  values: readonly T[];
  chosen: T;
  label: (value: T) => string;
  onChoose: (value: T) => void;
}

/** One of a few: all of them to be seen at once. */
export function Radios<T extends string | number>({
  legend,
  name,
  values,
  chosen,
  label,
  onChoose,
}: Props<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {label(value)}
        </label>
      ))}
    </fieldset>
  );
}
