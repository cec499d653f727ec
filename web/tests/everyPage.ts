import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fits, tooSmall, unreadable, violations } from './axe.ts';
import { PLACES } from './places.ts';
import { openSite, type Site } from './site.ts';

async function sitDown(page: Page): Promise<void> {
  await page.locator('.game--open .button--main').first().click();
  await page.waitForSelector('.bar--asks');
}

/** Each beside its opposite. */
const LOOKS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1280 },
] as const;

/** Every page for readers of one language; a file for each, so that they run side by side. */
export function everyPage(language: 'en' | 'de'): void {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  // What is light on a desk in one language is dark on a phone in the other: so each page is seen both ways.
  const places = [...Object.keys(PLACES), 'a match'].map((place, i) => ({
    place,
    ...LOOKS[(i % LOOKS.length) ^ (language === 'de' ? 1 : 0)],
  }));
  it.each(places)(
    `$place in ${language}, $theme, $width wide: axe finds no fault, no word is missing, nothing sticks out, a thumb finds everything`,
    async ({ place, theme, width }) => {
      const page = await site.open('/', { language, theme, width, settings: { pace: 0 } });
      await (PLACES[place] ?? sitDown)(page);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/⟦/);
      expect(await page.evaluate(fits)).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      if (width === 390) expect(await page.evaluate(tooSmall)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      await page.context().close();
    },
  );
}
