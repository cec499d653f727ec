import { type KeyboardEvent as Pressed, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keys that do something, unless one is writing or on a button that has the key itself. Whoever has
 * clicked on something with the mouse is not there by keyboard: Enter is meant for the table then. Letters
 * are named small; `Shift+` stands before keys that have no character of their own.
 */
export function useKeys(keys: { [key: string]: (() => void) | undefined }): void {
  const clicked = useRef<EventTarget | null>(null);
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent): void => {
      clicked.current = (target as HTMLElement).closest('button, a, [role="button"]');
    };
    window.addEventListener('pointerdown', onPointer);
    return () => window.removeEventListener('pointerdown', onPointer);
  }, []);
  // As soon as a question is drawn, its keys answer it: an effect after painting leaves the last one's for a moment.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, dialog')) return;
      const button = target.closest('button, a, [role="button"]');
      if (event.key === ' ' && button) return;
      if (event.key === 'Enter' && button && button !== clicked.current) return;
      if (event.key === 'Tab') clicked.current = null;
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

/** For what is a button and cannot be a real one: a unit on the field, or a name whose words may break over two lines. */
export const onEnter =
  (act: () => void) =>
  (event: Pressed): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
