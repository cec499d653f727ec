import { type DeckList, writePlainText, writeThronesDb } from '@small-council/agot2/decks';
import type { KeptList } from '@small-council/client';
import { useState } from 'react';
import { api } from '../live/session.ts';
import { useSettings } from '../settings.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Trouble } from '../ui/States.tsx';
import { useDeckWords } from './words/index.ts';

interface Props {
  name: string;
  deck: DeckList;
  /** The deck as it is kept, once it is. */
  kept: KeptList | null;
  onKept: (kept: KeptList) => void;
  onClose: () => void;
}

/** The deck for others: as a link, and in the forms that other builders read. */
export function ShareDialog({ name, deck, kept, onKept, onClose }: Props) {
  const { t } = useDeckWords();
  const { language } = useSettings();
  const [problem, setProblem] = useState<unknown>(null);
  const share = (list: KeptList) => {
    setProblem(null);
    api.shareList(list.id).then((code) => onKept({ ...list, share: code }), setProblem);
  };
  const end = (list: KeptList) => {
    setProblem(null);
    api.unshareList(list.id).then(() => onKept({ ...list, share: null }), setProblem);
  };
  return (
    <Dialog title={t('decks.share')} onClose={onClose}>
      <div className="import">
        {kept === null && <p>{t('decks.share.unsaved')}</p>}
        {kept !== null && <p className="small">{t('decks.share.help')}</p>}
        {kept?.share ? (
          <>
            <CopyField
              label={t('decks.share.link')}
              value={`${location.origin}/decks/shared/${kept.share}`}
            />
            <button type="button" className="button" onClick={() => end(kept)}>
              {t('decks.share.end')}
            </button>
          </>
        ) : (
          kept && (
            <button type="button" className="button button--main" onClick={() => share(kept)}>
              {t('decks.share.make')}
            </button>
          )
        )}
        <Trouble problem={problem} />
        <Copied label={t('decks.share.text')} text={writePlainText(deck, { name, language })} />
        <Copied
          label={t('decks.share.json')}
          text={JSON.stringify(writeThronesDb(deck, name), null, 1)}
        />
      </div>
    </Dialog>
  );
}

/** A text of several lines to be taken along. */
function Copied({ label, text }: { label: string; text: string }) {
  const { t } = useDeckWords();
  const [copied, setCopied] = useState(false);
  const id = `copy-${label.length}`;
  return (
    <div className="copied">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly rows={4} value={text} onFocus={({ target }) => target.select()} />
      <button
        type="button"
        className="button"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => document.getElementById(id)?.focus(),
          );
        }}
      >
        {t(copied ? 'decks.copied' : 'decks.copyText')}
      </button>
    </div>
  );
}
