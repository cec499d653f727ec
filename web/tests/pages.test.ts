import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

interface Violation {
  id: string;
  nodes: { html: string }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    () =>
      (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe
        .run()
        .then((result) => result.violations) as Promise<Violation[]>,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

const ADDRESSES = [
  '/',
  '/lobby',
  '/play/iron-throne',
  '/rules',
  '/account',
  '/settings',
  '/about',
  '/nowhere',
  'a match',
];

/** Both languages, both themes, phone and laptop: every pair of them once. */
const READERS = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'de', theme: 'light', width: 390 },
  { language: 'de', theme: 'dark', width: 1280 },
] as const;

describe.each(READERS)('in $language, $theme, $width wide', (reader) => {
  it.each(ADDRESSES)(
    '%s: axe finds no fault, no word is missing, nothing sticks out',
    async (address) => {
      const atTable = address === 'a match';
      const page = await site.open(atTable ? '/' : address, { ...reader, settings: { pace: 0 } });
      if (atTable) await page.locator('.game--open .button--main').click();
      await page.waitForSelector(atTable ? '.bar--asks' : 'h1');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/⟦/);
      const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
      expect(await page.evaluate(fits)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(reader.language);
      await page.context().close();
    },
  );
});

describe('the pages', () => {
  it('switch the language without reloading, and remember it', async () => {
    const page = await site.open('/', { language: 'en' });
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('button', { name: 'Deutsch' }).click();
    expect(await page.textContent('h1')).toBe('Kleiner Rat');
    expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
    await page.reload();
    expect(await page.textContent('h1')).toBe('Kleiner Rat');
    await page.context().close();
  });

  it('lead to a rule by its id, in the language of the reader', async () => {
    const page = await site.open('/rules#AG2-612', { language: 'de' });
    await page.waitForSelector('#AG2-612:target, #AG2-612');
    expect(await page.isVisible('#AG2-612')).toBe(true);
    await page.getByRole('searchbox').fill('Duplikat retten');
    await page.waitForFunction(() => document.querySelectorAll('.rule').length < 30);
    expect(await page.textContent('.rules')).toContain('AG2-1218');
    await page.getByRole('searchbox').fill('xyzzy');
    await page.waitForFunction(() => document.querySelectorAll('.rule').length === 0);
    expect(await page.textContent('main')).toContain('Keine Regel');
    await page.context().close();
  });

  it('keep settings in force: theme, text size', async () => {
    const page = await site.open('/settings', { theme: 'dark' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await page.getByRole('radio', { name: 'light: parchment' }).check();
    expect(await background()).not.toBe(dark);
    await page.getByRole('radio', { name: 'larger' }).check();
    expect(await page.evaluate(() => document.documentElement.dataset.text)).toBe('larger');
    await page.reload();
    expect(await page.getByRole('radio', { name: 'larger' }).isChecked()).toBe(true);
    await page.context().close();
  });

  it('send 200 KB of code or less before the first page can be used', async () => {
    const other = await site.open('/');
    const urls = await other.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    let total = 0;
    for (const url of urls)
      total += gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;
    expect(urls.length).toBeGreaterThan(0);
    expect(total).toBeLessThan(200 * 1024);
    await other.context().close();
  });
});
