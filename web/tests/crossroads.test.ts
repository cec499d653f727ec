import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crossroads } from '@small-council/engine/fixture';
import { sayer } from '@small-council/text';
import { said } from '@small-council/text/check';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createServer as createTableServer, type Server } from '../../server/server.ts';
import { launchBrowser } from '../../tests/browser.ts';
import { root } from '../../tools/testing/stages.ts';
import { dist, ensureWeb } from '../../tools/web.ts';
import { de } from '../src/boards/crossroads/words/de.ts';
import { en } from '../src/boards/crossroads/words/en.ts';
import { texts } from '../src/boards/crossroads/words/game.ts';
import { answered, questionOf } from './hands.ts';
import { newMatch } from './newMatch.ts';

/** A second game at the same table: the kernel's fixture, with the pages as developers run them. */

let tables: Server;
let pages: ViteDevServer;
let browser: Browser;
let base: string;
const data = mkdtempSync(path.join(tmpdir(), 'crossroads-'));

beforeAll(async () => {
  tables = await createTableServer({
    config: readConfig({ DATA_DIR: data, ANSWER_PAUSE_MS: '0', LOG_LEVEL: 'error' }),
    games: path.join(root, 'server', 'tests', 'games.ts'),
  });
  await tables.app.listen({ port: 0, host: 'localhost' });
  const { port } = tables.app.server.address() as AddressInfo;
  pages = await createServer({
    configFile: path.join(root, 'web', 'vite.config.ts'),
    root: path.join(root, 'web'),
    cacheDir: path.join(data, 'vite'),
    logLevel: 'error',
    server: {
      port: 0,
      host: 'localhost',
      hmr: false,
      watch: null,
      proxy: { '/api': { target: `http://localhost:${port}`, ws: true } },
    },
  });
  await pages.listen();
  base = pages.resolvedUrls?.local[0] ?? '';
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
  await tables?.close();
  rmSync(data, { recursive: true, force: true });
});

/** A match of two against a careless bot, opened by who sits on the first chair. */
async function openMatch(rounds: number): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(base);
  const options = { rounds };
  const match = await newMatch(page, { game: 'crossroads', seats: 2, bot: 'random', options });
  await page.evaluate(() => {
    localStorage.setItem('small-council.settings', JSON.stringify({ pace: 0 }));
  });
  await page.goto(`${base}match/${match}`);
  return page;
}

/** Clicks an answer of whatever kind is asked for. */
async function answer(page: Page): Promise<string> {
  const question = await questionOf(page);
  const field = page.locator('.crossroads__free');
  const main = page.locator('.bar .button--main:enabled');
  let how = 'bar';
  if ((await field.count()) > 0) {
    how = 'place';
    await field.first().click();
  } else if ((await page.locator('.deal').count()) > 0) {
    how = 'deal';
    await page.locator('.deal .bar__buttons .button').first().click();
    await page.locator('dialog .button--danger').click();
  } else {
    const things = page.locator('.crossroads__hand .askable, .bar__options .option');
    if ((await things.count()) > 0) {
      how = (await page.locator('.crossroads__hand .askable').count()) > 0 ? 'card' : 'option';
      await things.first().click();
    }
    await ((await main.count()) > 0 ? main : page.locator('.bar__pass')).first().click();
  }
  await answered(page, question);
  return how;
}

/** Answers until a tent is to be planted. */
async function untilTent(page: Page): Promise<void> {
  for (;;) {
    await page.waitForSelector('.bar--asks, .ending');
    if ((await page.$('.ending')) !== null) throw new Error('this seat has never led');
    if ((await page.$('.crossroads__field')) !== null) return;
    await answer(page);
  }
}

/** Many answers on a machine that may be busy. */
const LONG = 400_000;

describe('a second board', () => {
  it('is played to the end by clicking', { timeout: LONG }, async () => {
    const page = await openMatch(2);
    const ways = new Set<string>();
    for (;;) {
      await page.waitForSelector('.bar--asks, .ending');
      if ((await page.$('.ending')) !== null) break;
      ways.add(await answer(page));
    }
    expect(await page.textContent('.ending__who')).toMatch(/wins|share the victory/);
    expect(ways).toContain('card');
    expect(await page.textContent('body')).not.toMatch(/[⟦⟧]/);
    await page.context().close();
  });

  it('answers a place by itself; in text mode the bar takes it in numbers', {
    timeout: LONG,
  }, async () => {
    const page = await openMatch(40);
    await untilTent(page);
    expect(await page.locator('.bar input[type=number]').count()).toBe(0);
    expect(await answer(page)).toBe('place');
    await page.waitForSelector('.crossroads__players li li');
    await untilTent(page);
    // The board knows the rules: the server has nothing to refuse.
    await page.locator('.crossroads__tent').first().click();
    await page.waitForSelector('.crossroads__refused');
    expect(await page.locator('.bar__refused, .bar__sent').count()).toBe(0);
    const question = await questionOf(page);
    await page.keyboard.press('t');
    await page.waitForSelector('.bar input[type=number]');
    expect(await page.locator('.crossroads__field').count()).toBe(0);
    await page.locator('.bar .button--main').click();
    await answered(page, question);
    await page.context().close();
  });

  it('is not in the pages that are built for players', { timeout: LONG }, async () => {
    await ensureWeb();
    const files = globSync('assets/*.js', { cwd: dist });
    const scripts = files.map((file) => readFileSync(path.join(dist, file), 'utf8'));
    expect(scripts.some((script) => script.includes('iron-throne'))).toBe(true);
    expect(scripts.filter((script) => script.includes('crossroads__'))).toEqual([]);
  });

  it('has words for everything that its game says', () => {
    const tablesOfWords = { en: { ...texts.en, ...en }, de: { ...texts.de, ...de } };
    for (const language of ['en', 'de']) {
      const say = sayer(language, tablesOfWords);
      const words = [0, 1, 2, 3, 4].flatMap((i) =>
        [...said(crossroads, { seats: 2 + i, seed: `words ${i}` })].map(say),
      );
      expect(words.filter((one) => /[⟦⟧]/.test(one))).toEqual([]);
    }
  });
});
