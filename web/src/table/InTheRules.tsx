import { useEffect, useState } from 'react';
import { loadRules, type Rule, type RuleGame } from '../pages/ledger.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/say.ts';
import { RuleLink } from './Rule.tsx';

interface Props {
  /** As the reader's language calls it. */
  name: string;
  ledger: RuleGame;
  /** Opened without being asked. */
  open?: boolean;
}

/** Whether the text says the name as words of their own: "Ice" is not in "Iceland". */
const says = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const isLetter = (sign: string | undefined): boolean => /\p{L}/u.test(sign ?? '');
  const alone = !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
  return alone || says(text.slice(at + name.length), name);
};

/** The lines of the rules that name a card, fetched when somebody wants to read them. */
export function InTheRules({ name, ledger, open: atOnce = false }: Props) {
  const { t } = useWords();
  const { language } = useSettings();
  const [open, setOpen] = useState(atOnce);
  const [rules, setRules] = useState<readonly Rule[] | null>(null);
  useEffect(() => {
    if (!open) return;
    let left = false;
    const show = (all: readonly Rule[]): void => {
      if (!left) setRules(all.filter(({ text }) => says(text, name)));
    };
    loadRules(language, [ledger]).then(show, () => show([]));
    return () => {
      left = true;
    };
  }, [open, language, name, ledger]);
  return (
    <details
      className="naming"
      open={atOnce}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('rules.naming')}</summary>
      {rules === null && <p className="small">{t('board.loading')}</p>}
      {rules?.length === 0 && <p className="small">{t('rules.naming.none')}</p>}
      <ul>
        {rules?.map(({ id, text }) => (
          <li key={id}>
            <RuleLink id={id} /> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
