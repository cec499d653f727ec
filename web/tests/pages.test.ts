import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits, tooSmall, unreadable, violations } from './axe.ts';
import { arrived } from './places.ts';
import { noteShifts, shiftsOf } from './shifts.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const inWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

describe('a page that opens', () => {
  it.each([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])('does not jump, with nothing in the cache, $width wide', async (window) => {
    const page = await site.open('/about', { ...window, language: 'de' });
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await noteShifts(page);
    const found: { [address: string]: number } = {};
    for (const address of ['/', '/lobby', '/lobby/new', '/rules', '/history', '/account']) {
      await page.goto(site.base + address);
      await arrived(page);
      // Letters that come late would move everything.
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(200);
      found[address] = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
    }
    console.log(`layout shift of pages, ${window.width} wide: ${JSON.stringify(found)}`);
    expect(Math.max(...Object.values(found))).toBeLessThan(0.01);
    await page.context().close();
  });
});

describe('on a small screen', () => {
  it('the pages are behind one button that keyboard and screen reader understand', async () => {
    const page = await site.open('/about', { width: 390, height: 844 });
    const menu = page.getByRole('button', { name: 'Menu' });
    const nav = page.getByRole('navigation');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    expect(await nav.isVisible()).toBe(false);
    await menu.focus();
    await page.keyboard.press('Enter');
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    expect(await nav.getByRole('link').count()).toBe(9);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await nav.isVisible()).toBe(false);
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/lobby$/);
    // The page is read out from its title on, and the menu is out of the way.
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await nav.isVisible()).toBe(false);
    await page.context().close();
  });

  it.each([
    '/',
    '/lobby',
    '/lobby/new',
    '/rules',
    '/history',
    '/account',
    '/about',
    '/decks/agot2/new?from=stark',
    '/armies/new?from=starkStarter',
  ])(
    '%s fits at 200%% zoom and with the largest text, and a thumb finds everything',
    async (address) => {
      // Twice as large on a screen of 1280 by 800 is half of the pixels.
      const page = await site.open(address, { width: 640, height: 400 });
      await arrived(page);
      expect(await page.evaluate(fits)).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(tooSmall)).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.dataset.text = 'larger';
      });
      expect(await page.evaluate(fits)).toBe(true);
      expect(await unreadable(page)).toEqual([]);
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
    await page.waitForSelector('.rule mark');
    expect(await page.locator('.rule').count()).toBeLessThan(30);
    expect(await page.textContent('.rules')).toContain('AG2-1218');
    await page.getByRole('searchbox').fill('xyzzy');
    await page.waitForFunction(() => document.querySelectorAll('.rule').length === 0);
    expect(await page.textContent('main')).toContain('Keine Regel');
    await page.context().close();
  });

  it('show the rules of all games, by chapter and by search, and follow references back and forth', async () => {
    const page = await site.open('/rules', { language: 'en' });
    await page.getByLabel('Game').selectOption('all');
    await page.getByRole('searchbox').fill('SC-017');
    await page.waitForFunction(() => document.querySelectorAll('.rule').length === 1);
    expect(await page.innerText('.rules')).toContain('The table itself');
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Game').selectOption('agot2');
    await page.getByLabel('Chapter').selectOption({ label: 'Errata' });
    // All that is shown of the book at first may be of one chapter, too: it is the name that tells.
    const errata = page.locator('.chapter', { hasText: /^Errata$/ });
    await errata.waitFor();
    expect(await page.locator('.chapter').count()).toBe(1);
    await page.reload();
    await errata.waitFor();
    expect(await page.locator('.chapter').count()).toBe(1);

    // A rule that speaks of another one leads there, whatever was looked for, and back.
    const reference = page.locator('.rule dd a').first();
    await page.getByLabel('Chapter').selectOption('0');
    await reference.waitFor();
    const wanted = await reference.innerText();
    await reference.click();
    await page.waitForSelector(`#${wanted}.rule--wanted`);
    expect(await page.locator(`#${wanted}`).evaluate(inWindow)).toBe(true);
    await page.goto(`${site.base}/rules?game=agot2&chapter=2&text=xyzzy#SC-034`);
    await page.waitForSelector('#SC-034.rule--wanted');
    expect(await page.getByLabel('Game').inputValue()).toBe('table');
    await page.context().close();
  });

  it('say what a field is for in letters that can be read', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await site.open('/lobby', { theme });
      await arrived(page);
      const [hint, ink] = await page
        .locator('.chat__form input')
        .evaluate((field) => [
          getComputedStyle(field, '::placeholder').color,
          getComputedStyle(document.querySelector('.small') as Element).color,
        ]);
      expect(hint).toBe(ink);
      await page.context().close();
    }
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
