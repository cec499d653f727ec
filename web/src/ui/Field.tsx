import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  /** The field itself, under the id that its label points to. */
  children: (id: string) => ReactNode;
}

/** A field with its name above it. */
export function Field({ label, children }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
