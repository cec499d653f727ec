import { type RefObject, useEffect } from 'react';

/** What is open for a moment goes when somebody presses elsewhere, or Escape. */
export function useDismiss(element: RefObject<Element | null>, dismiss: () => void): void {
  useEffect(() => {
    const onDown = ({ target }: PointerEvent): void => {
      if (!element.current?.contains(target as Node)) dismiss();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss();
    };
    window.addEventListener('pointerdown', onDown);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', onDown);
      window.removeEventListener('keydown', onKey);
    };
  }, [element, dismiss]);
}
