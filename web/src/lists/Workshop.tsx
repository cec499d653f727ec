import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { isPlayable } from '../pages/games.ts';
import { useSettings } from '../settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { Trouble } from '../ui/States.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import type { BuilderProps } from './kind.ts';
import { Printed } from './Printed.tsx';
import { savePicture } from './picture.ts';
import { ShareDialog } from './ShareDialog.tsx';
import type { Kept } from './useKept.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { useListWords } from './words/index.ts';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** So many reasons stand there. */
  readonly count?: number;
}

interface Props<L, Id extends string> {
  of: BuilderProps<L>;
  kept: Kept<L>;
  /** It can be tried at a table as it is. */
  playable: boolean;
  /** What else is chosen for the whole list, beside its name. */
  fields: ReactNode;
  /** On a phone one part is seen at a time. */
  tabs: readonly Tab<Id>[];
  tab: Id;
  onTab: (tab: Id) => void;
  /** More for the printed page than what is in the list. */
  printedBelow?: ReactNode;
  children: ReactNode;
}

/** Where a list is made: what can be done with the whole of it, whatever it is a list of. */
export function Workshop<L, Id extends string>(props: Props<L, Id>) {
  const { of, kept, playable, fields, tabs, tab, onTab, printedBelow, children } = props;
  const { kind, foreign = false, unread, pasting = false } = of;
  const { draft, change, undo, redo, isSaved, busy } = kept;
  const { say, t } = useListWords();
  const { language } = useSettings();
  const [sheet, setSheet] = useState<'import' | 'share' | 'versions' | null>(
    pasting || unread !== undefined ? 'import' : null,
  );
  const [failed, setFailed] = useState<unknown>(null);
  const printing = usePrinting();
  const { tone, crest } = kind.shield(draft.list);
  const button = (label: string, deed: (() => void) | null) => (
    <button type="button" className="button" disabled={deed === null} onClick={() => deed?.()}>
      {label}
    </button>
  );
  const picture = () => {
    setFailed(null);
    savePicture(kind.outline(draft, say, language), tone, crest).catch(setFailed);
  };
  return (
    <div className="builder" data-tab={tab}>
      <header className="builder__head">
        <span className={`listshield ${tone}`}>
          <Icon body={crest} />
        </span>
        <div className="field">
          <label htmlFor="list-name">{t('list.name')}</label>
          <input
            id="list-name"
            type="text"
            maxLength={60}
            readOnly={foreign}
            value={draft.name}
            onChange={({ target }) => change({ ...draft, name: target.value })}
          />
        </div>
        {fields}
        <div className="actions">
          {foreign ? (
            <button
              type="button"
              className="button button--main"
              disabled={busy}
              onClick={() => void kept.copy()}
            >
              {t('list.copyIt')}
            </button>
          ) : (
            <>
              <button
                type="button"
                className="button button--main"
                disabled={busy || isSaved}
                onClick={() => void kept.save()}
              >
                {t(isSaved ? 'list.saved' : 'list.save')}
              </button>
              {button(t('list.undo'), undo)}
              {button(t('list.redo'), redo)}
              {button(t('list.import'), () => setSheet('import'))}
              {kept.kept && button(t('list.versions'), () => setSheet('versions'))}
            </>
          )}
          {button(t('list.share'), () => setSheet('share'))}
          {button(t('list.print'), () => window.print())}
          {button(t('list.picture'), picture)}
          {isPlayable(kind.game) &&
            button(t('list.playWith'), busy || !playable ? null : () => void kept.play())}
          <Link href={kind.home}>{t('list.all')}</Link>
          <span className="small" role="status">
            {!foreign && !isSaved && t('list.unsaved')}
          </span>
        </div>
      </header>
      <Trouble problem={failed ?? kept.problem} />
      {children}
      <nav className="builder__tabs" aria-label={t('list.tabs')}>
        {tabs.map(({ id, label, count = 0 }) => (
          <button
            key={id}
            type="button"
            aria-current={tab === id ? 'true' : undefined}
            onClick={() => onTab(id)}
          >
            {label}
            {count > 0 && (
              <span className="builder__count">
                <span aria-hidden="true">{count}</span>
                <span className="unseen">{t('list.reasons', { count })}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      {printing && <Printed outline={kind.outline(draft, say, language)}>{printedBelow}</Printed>}
      {sheet === 'import' && (
        <ImportDialog
          kind={kind}
          given={unread}
          onTake={(read) =>
            change({ name: read.name === '' ? draft.name : read.name, list: read.list })
          }
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'share' && (
        <ShareDialog
          kind={kind}
          draft={draft}
          kept={kept.kept}
          onKept={kept.setKept}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'versions' && kept.kept && (
        <VersionsDialog
          id={kept.kept.id}
          onTake={({ name, text }) => change({ name, list: kind.read(text).list })}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}

/** What is printed is made when somebody prints, by the button or by the browser's own keys. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
