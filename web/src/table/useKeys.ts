import { useEffect } from 'react';

/** Single keys that do something, unless one is writing or on a button that has the key itself. */
export function useKeys(keys: { [key: string]: (() => void) | undefined }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, dialog')) return;
      if (event.key === 'Enter' && target.closest('button, a')) return;
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
