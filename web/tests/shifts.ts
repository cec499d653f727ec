import type { Page } from 'playwright-core';

interface Shift {
  value: number;
  /** Within half a second after a click or a key. */
  hadRecentInput: boolean;
}

/** Notes what jumps, on every page that this tab opens from now on. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as Shift;
        shifts.push({ value, hadRecentInput });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has jumped since the page was opened, or since it was asked for last. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
