import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/say.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What the button says that closes it. */
  close?: string;
  /** Enter closes it, and nothing else. */
  careful?: boolean;
}

/** A sheet over the page. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ title, onClose, children, close, careful = false }: Props) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    if (careful) dialog.current?.querySelector<HTMLElement>('form[method=dialog] button')?.focus();
  }, [careful]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, and the browser has it
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={id}
      onClose={onClose}
      // Beside the sheet is outside of it.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <form method="dialog">
        <button type="submit" className="button">
          {close ?? t('board.close')}
        </button>
      </form>
    </dialog>
  );
}
