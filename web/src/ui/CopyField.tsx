import { useId, useRef, useState } from 'react';
import { useWords } from '../words/say.ts';

/** An address to be passed on: to be copied with a button, or by hand where that is not allowed. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without https there is no clipboard: the address is marked, ready for the keys.
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <div className="copy">
      <label htmlFor={id}>{label}</label>
      <div className="copy__row">
        <input
          id={id}
          ref={field}
          type="text"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {t(copied ? 'table.copied' : 'table.copy')}
        </button>
      </div>
      <span className="unseen" role="status">
        {copied && t('table.copied')}
      </span>
    </div>
  );
}
