import { useWords } from '../words/say.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  text: string;
  /** What the button says that does it. */
  deed: string;
  /** What the button says that does not. */
  close?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function Confirm({ title, text, deed, close, onConfirm, onClose }: Props) {
  const { t } = useWords();
  return (
    <Dialog title={title} onClose={onClose} close={close ?? t('state.cancel')} careful>
      <p>{text}</p>
      <button
        type="button"
        className="button button--danger"
        onClick={() => {
          onConfirm();
          onClose();
        }}
      >
        {deed}
      </button>
    </Dialog>
  );
}
