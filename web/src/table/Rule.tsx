import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { gameOfRule, loadRules } from '../pages/ledger.ts';
import { useSettings } from '../settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/say.ts';

/** The number of a rule, bare in a list of rules. A click tells it here; the address leads into the rule book. */
export function RuleLink({ id, bare = false }: { id: string; bare?: boolean }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className="rule-link"
        aria-label={bare ? t('board.rule', { id }) : undefined}
        href={`/rules#${id}`}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {bare ? id : t('board.rule', { id })}
      </a>
      {open &&
        // Not inside the bar: what changes there is read out at once.
        createPortal(
          <Dialog title={t('board.rule', { id })} onClose={() => setOpen(false)}>
            <RuleText id={id} />
            <p className="small">
              <Link href={`/rules#${id}`} target="_blank">
                {t('board.rule.book')}
              </Link>
            </p>
          </Dialog>,
          document.body,
        )}
    </>
  );
}

/** The words of a rule, in the language of the reader. */
function RuleText({ id }: { id: string }) {
  const { t } = useWords();
  const { language } = useSettings();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const book = gameOfRule(id);
    if (!book) return;
    loadRules(language, [book]).then(
      (rules) => {
        if (!left) setText(rules.find((rule) => rule.id === id)?.text ?? '');
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [id, language]);
  return <p className="rule-text">{text ?? t('board.loading')}</p>;
}
