import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds wrong with the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(
    () =>
      (
        window as unknown as {
          axe: { run(how: object): Promise<{ violations: Violation[] }> };
        }
      ).axe
        // What is in order need not be described.
        .run({ resultTypes: ['violations'], preload: false })
        .then((result) => result.violations) as Promise<Violation[]>,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** Both languages, both themes, phone and laptop: every pair of them once. */
export const READERS = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'de', theme: 'light', width: 390 },
  { language: 'de', theme: 'dark', width: 1280 },
] as const;

/** In the page: nothing sticks out to the side. */
export const fits = (): boolean => document.documentElement.scrollWidth <= window.innerWidth;

/**
 * What a thumb would miss: everything to touch that is smaller than 44 pixels, in the page. Words within a
 * sentence are as small as the sentence is.
 */
export function tooSmall(): string[] {
  const things = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary');
  return [...things].flatMap((thing) => {
    const { tagName, className, textContent, parentElement } = thing;
    const box = (thing.closest('label') ?? thing).getBoundingClientRect();
    // What can be touched may reach farther than what is seen.
    const reach = getComputedStyle(thing, '::before');
    const reaches = reach.position === 'absolute' && reach.content !== 'none';
    const width = Math.max(box.width, reaches ? Number.parseFloat(reach.width) : 0);
    const height = Math.max(box.height, reaches ? Number.parseFloat(reach.height) : 0);
    const unseen = !thing.checkVisibility() || thing.matches('.skip') || width <= 1;
    const said =
      getComputedStyle(thing).display === 'inline' &&
      parentElement?.matches('p, li, dd, li > span');
    if (unseen || said || (width >= 44 && height >= 44)) return [];
    return [`${tagName}.${className} ${textContent}: ${Math.round(width)}×${Math.round(height)}`];
  });
}
