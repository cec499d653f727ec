import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits, READERS, violations } from './axe.ts';
import { PLACES } from './places.ts';
import { openSite, type Site } from './site.ts';

async function sitDown(page: Page): Promise<void> {
  await page.locator('.game--open .button--main').first().click();
  await page.waitForSelector('.bar--asks');
}

/** Every page for readers of one language; a file for each, so that they run side by side. */
export function everyPage(language: 'en' | 'de'): void {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  describe.each(READERS.filter((reader) => reader.language === language))(
    'in $language, $theme, $width wide',
    (reader) => {
      it.each([...Object.keys(PLACES), 'a match'])(
        '%s: axe finds no fault, no word is missing, nothing sticks out',
        async (place) => {
          const page = await site.open('/', { ...reader, settings: { pace: 0 } });
          await (PLACES[place] ?? sitDown)(page);
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/⟦/);
          expect(await page.evaluate(fits)).toBe(true);
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(reader.language);
          await page.context().close();
        },
      );
    },
  );
}
