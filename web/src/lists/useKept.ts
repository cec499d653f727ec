import type { KeptList } from '@small-council/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api, someone } from '../live/session.ts';
import { playBots } from '../pages/quick.ts';
import type { BuilderProps } from './kind.ts';
import { useDraft } from './useDraft.ts';
import { useListWords } from './words/index.ts';

/** A list that is made: what can be done to it, undone, and how it is kept and tried. */
export function useKept<L>({ kind, begin, kept: known }: BuilderProps<L>) {
  const { t } = useListWords();
  const [, go] = useLocation();
  const { draft, change, undo, redo } = useDraft(begin);
  const [kept, setKept] = useState(known);
  const [savedAs, setSavedAs] = useState(known ? kind.write(begin) : null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { game, root } = kind;
  const text = kind.write(draft);
  const name = draft.name.trim() === '' ? t('list.new') : draft.name.trim();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName);
      if (typing || document.querySelector('dialog[open]')) return;
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const doing = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    doing(async () => {
      await someone();
      const { list } = kept
        ? await api.saveList(kept.id, { name, text, version: kept.version })
        : await api.createList({ game, name, text });
      setKept(list);
      setSavedAs(text);
      if (!kept) go(`${root}/${list.id}`, { replace: true });
    });
  const copy = () =>
    doing(async () => {
      await someone();
      const { list } = await api.createList({ game, name, text });
      go(`${root}/${list.id}`);
    });
  const play = () =>
    doing(async () => {
      const options = { ...kind.agreed?.(draft.list), [kind.option]: text };
      go(`/match/${await playBots({ game, seats: 2, options })}`);
    });
  return {
    draft,
    change,
    undo,
    redo,
    kept: kept as KeptList | null,
    setKept,
    isSaved: savedAs === text,
    busy,
    problem,
    save,
    copy,
    play,
  };
}
export type Kept<L> = ReturnType<typeof useKept<L>>;
