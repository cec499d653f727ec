// The page in a real browser.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../tests/browser.ts';
import { answer } from './app.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

let server: Server;
let browser: Browser;
let base: string;

beforeAll(async () => {
  server = createServer(answer).listen(0);
  await once(server, 'listening');
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

/** Opens the page, lets `look` at it, and expects that the browser had nothing to complain about. */
async function visit(
  options: Parameters<Browser['newPage']>[0],
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(request.url()));
  try {
    await page.goto(base);
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await page.close();
  }
}

const languages = [
  {
    locale: 'en-GB',
    lang: 'en',
    title: 'Small Council',
    games: [
      'Game of Thrones: The Iron Throne',
      'A Game of Thrones: The Card Game',
      'A Game of Thrones: The Card Game',
      'A Song of Ice & Fire',
    ],
    coming: 'Coming',
    notice: 'unofficial fan project',
  },
  {
    locale: 'de-DE',
    lang: 'de',
    title: 'Kleiner Rat',
    games: [
      'Kampf um den Eisernen Thron',
      'Der Eiserne Thron: Das Kartenspiel',
      'Der Eiserne Thron: Das Kartenspiel',
      'A Song of Ice & Fire',
    ],
    coming: 'In Arbeit',
    notice: 'inoffizielles Fanprojekt',
  },
];

describe.each(languages)('the page in $lang', ({ locale, lang, title, games, coming, notice }) => {
  describe.each([390, 1280, 1920])('%i pixels wide', (width) => {
    test.each(['dark', 'light'] as const)(
      'is complete, fits and is accessible, %s',
      async (scheme) => {
        const viewport = { width, height: 800 };
        await visit({ locale, viewport, colorScheme: scheme, bypassCSP: true }, async (page) => {
          expect(await page.title()).toBe(title);
          expect(await page.locator('html').getAttribute('lang')).toBe(lang);
          expect(await page.locator('h1').innerText()).toBe(title);
          expect(await page.locator('h3').allInnerTexts()).toEqual(games);
          expect(await page.locator('.facts strong').allInnerTexts()).toEqual(
            games.map(() => coming),
          );
          expect(await page.locator('footer').innerText()).toContain(notice);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
          expect(
            await page.evaluate("document.fonts.load('20px Cinzel').then((f) => f.length)"),
          ).toBe(1);

          await page.evaluate(axe);
          const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual(
            [],
          );
        });
      },
    );
  });
});

test('the page changes its language by a link, by keyboard', async () => {
  await visit({ locale: 'en-GB' }, async (page) => {
    await page.getByRole('link', { name: 'Deutsch' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/?lang=de');
    expect(await page.locator('h1').innerText()).toBe('Kleiner Rat');
    expect(await page.locator('nav [aria-current]').innerText()).toBe('Deutsch');
    await page.getByRole('link', { name: 'English' }).click();
    expect(await page.locator('h1').innerText()).toBe('Small Council');
  });
});

test('the page follows the colours its reader prefers', async () => {
  const background = (page: Page) =>
    page.evaluate('getComputedStyle(document.body).backgroundColor') as Promise<string>;
  await visit({ colorScheme: 'dark' }, async (page) => {
    expect(await background(page)).toBe('rgb(16, 18, 25)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(page)).toBe('rgb(239, 229, 207)');
  });
});
