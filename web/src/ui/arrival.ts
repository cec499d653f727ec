import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';

/** The page that was opened first, or gone back to: the browser itself knows where one was on it. */
let known = location.pathname;
window.addEventListener('popstate', () => {
  known = location.pathname;
});

/** A page that somebody goes to begins at its top, and is read out from its title on. */
export function useArrival(title: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  useEffect(() => {
    if (path === known) return;
    known = path;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [path, title]);
}
