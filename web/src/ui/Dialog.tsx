import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words/say.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the page. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ title, onClose, children }: Props) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="sheet-title" onClose={onClose}>
      <h2 id="sheet-title">{title}</h2>
      {children}
      <form method="dialog">
        <button type="submit" className="button">
          {t('board.close')}
        </button>
      </form>
    </dialog>
  );
}
