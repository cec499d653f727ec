import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, playedMatch } from './hands.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
/** The page of somebody who has just played a match to its end. */
let played: Page;
beforeAll(async () => {
  site = await openSite();
  played = await site.open('/about', { settings: { pace: 0 } });
  await played.goto(site.base + (await playedMatch(played)));
  await played.waitForSelector('.ending');
});
afterAll(() => site?.close());

const address = () => played.url().replace('/match/', '/replay/');

describe('the end of a match', () => {
  it('shows how it went, and its moments lead into the replay', async () => {
    await played.waitForSelector('.course');
    expect(await played.locator('.course__chart').count()).toBe(2);
    expect(await played.locator('.course__now').count()).toBe(0);
    const page = await played.context().newPage();
    await page.goto(played.url());
    const moment = page.locator('.course__moment').last();
    const [said] = (await moment.innerText()).split('\n');
    const words = said.replace(/^Turn \d+: /, '');
    await moment.click();
    await page.waitForSelector('.table--replay .log');
    expect(page.url()).toMatch(/\/replay\/.+eyes=open&step=\d+/);
    expect(await page.innerText('.log')).toContain(words);
    // The charts there say where one is.
    const here = () => page.locator('.course__now').first().getAttribute('x1').then(Number);
    expect(await page.locator('.course__moment[aria-current]').innerText()).toContain(words);
    const there = await here();
    await page.keyboard.press('Home');
    await expect.poll(here).toBe(0);
    expect(there).toBeGreaterThan(0);
    expect(await page.locator('.course__moment[aria-current]').count()).toBe(0);
    await page.close();
  });

  it('offers a rematch, which against bots begins at once', async () => {
    const page = await played.context().newPage();
    await page.goto(played.url());
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.href !== played.url() && url.pathname.startsWith('/match/'));
    expect(await asked(page)).toBe(true);
    await page.close();
  });
});

describe('the replay', () => {
  it('shows every hand to open eyes, one hand to a seat, and none to a spectator', async () => {
    const page = await played.context().newPage();
    await page.goto(`${address()}?eyes=open&step=30`);
    await page.waitForSelector('.throne .card__face');
    const houses = await page.locator('.house').count();
    expect(await page.locator('.house > .cards').count()).toBe(houses);
    await page.getByLabel('Seen by').selectOption('0');
    await page.waitForSelector('.hand');
    expect(await page.locator('.house > .cards').count()).toBe(0);
    await page.getByLabel('Seen by').selectOption('spectator');
    await page.waitForSelector('.hand', { state: 'detached' });
    expect(await page.locator('.house > .cards').count()).toBe(0);
    expect(page.url()).toContain('step=30');
    // Bots are called as at the table, in the reader's language, never by what the server calls them.
    const eyes = await page.getByLabel('Seen by').locator('option').allInnerTexts();
    expect(eyes.join()).not.toMatch(/random|greedy|search/);
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/replay/'));
    await page.close();
  });

  it('tells a phone all that came of an encounter', async () => {
    const page = await played.context().newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const eyes of ['open', '0']) {
      await page.goto(`${address()}?eyes=${eyes}&step=40`);
      await page.waitForSelector('.table--replay .stage');
      for (let i = 0; i < 80 && !(await page.$('.stage__gains li')); i++) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(50);
      }
      const cut = await page
        .locator('.stage__gains li')
        .last()
        .evaluate((line) => {
          line.textContent =
            'Stannis Baratheon verliert 2 Macht an den Anführerbogen des Hauses Baratheon (Septa Mirelle) (Sanktion: die Hälfte, aufgerundet).';
          const foot = line.closest('.stage__foot') as Element;
          return [line, foot].filter(
            (part) =>
              part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth,
          ).length;
        });
      expect(cut, eyes).toBe(0);
    }
    await page.close();
  });

  it('goes by steps and turns with the keys, plays, and stops at the end', async () => {
    const page = await played.context().newPage();
    await page.goto(`${address()}?eyes=0&step=0`);
    await page.waitForSelector('.replay');
    const step = () => Number(new URL(page.url()).searchParams.get('step'));
    await page.keyboard.press('ArrowRight');
    await expect.poll(step).toBe(1);
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForSelector('h1:has-text("Turn 2")');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.waitForSelector('h1:has-text("Turn 1")');
    await page.keyboard.press(' ');
    const before = step();
    await expect.poll(step).toBeGreaterThan(before + 1);
    await page.keyboard.press('End');
    await page.waitForSelector('.replay__buttons .button--main:has-text("Play")');
    await page.locator('.replay__turn select').selectOption('2');
    await page.waitForSelector('h1:has-text("Turn 2")');
    await page.close();
  });

  it('has a link to a moment, which shows it to a stranger', async () => {
    const page = await played.context().newPage();
    await page.goto(`${address()}?eyes=1&step=25`);
    await page.getByRole('button', { name: 'Link to this moment' }).click();
    const link = await page.locator('dialog input').inputValue();
    expect(link).toMatch(/\/shared\/.+eyes=1&step=25$/);
    const { pathname, search } = new URL(link);
    const stranger = await site.open(pathname + search);
    await stranger.waitForSelector('text=Step 25 of');
    expect(await stranger.innerText('.log')).toBe(await page.innerText('.log'));
    await stranger.context().close();
    await page.close();
  });
});
