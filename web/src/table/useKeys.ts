import { useEffect } from 'react';

/**
 * Keys that do something, unless one is writing or on a button that has the key itself. Letters are
 * named small; `Shift+` stands before keys that have no character of their own.
 */
export function useKeys(keys: { [key: string]: (() => void) | undefined }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, dialog')) return;
      if ((event.key === 'Enter' || event.key === ' ') && target.closest('button, a')) return;
      const plain = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const named = event.shiftKey && event.key.length > 1 ? `Shift+${plain}` : plain;
      const act = keys[named];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
