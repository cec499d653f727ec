import type { KeptList } from '@small-council/client';
import { useId, useState } from 'react';
import { api } from '../live/session.ts';
import { useSettings } from '../settings.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Trouble } from '../ui/States.tsx';
import type { Draft, ListKind } from './kind.ts';
import { useListWords } from './words/index.ts';

interface Props<L> {
  kind: ListKind<L>;
  draft: Draft<L>;
  /** The list as it is kept, once it is. */
  kept: KeptList | null;
  onKept: (kept: KeptList) => void;
  onClose: () => void;
}

/** The list for others: as a link, and in the forms that other builders read. */
export function ShareDialog<L>({ kind, draft, kept, onKept, onClose }: Props<L>) {
  const { say, t } = useListWords();
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
    <Dialog title={t('list.share')} onClose={onClose}>
      <div className="import">
        {kept === null && <p>{t('list.share.unsaved')}</p>}
        {kept !== null && <p className="small">{t('list.share.help')}</p>}
        {kept?.share ? (
          <>
            <CopyField
              label={t('list.share.link')}
              value={`${location.origin}${kind.root}/shared/${kept.share}`}
            />
            <button type="button" className="button" onClick={() => end(kept)}>
              {t('list.share.end')}
            </button>
          </>
        ) : (
          kept && (
            <button type="button" className="button button--main" onClick={() => share(kept)}>
              {t('list.share.make')}
            </button>
          )
        )}
        <Trouble problem={problem} />
        {kind.forms(draft, language).map(({ label, text }) => (
          <Copied key={label.key} label={say(label)} text={text} />
        ))}
      </div>
    </Dialog>
  );
}

/** A text of several lines to be taken along. */
function Copied({ label, text }: { label: string; text: string }) {
  const { t } = useListWords();
  const [copied, setCopied] = useState(false);
  const id = useId();
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
        {t(copied ? 'list.copied' : 'list.copyText')}
      </button>
    </div>
  );
}
