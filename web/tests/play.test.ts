import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const TABLE = '/play/iron-throne';
const quick = { settings: { pace: 0 } };

/** Waits until this seat is asked or the match is over. True: it is asked. */
async function asked(page: Page): Promise<boolean> {
  await page.waitForSelector('.bar--asks, .ending', { timeout: 20_000 });
  return (await page.$('.ending')) === null;
}

/** The number of the question that is open. */
const questionOf = (page: Page): Promise<string | null> =>
  page.getAttribute('.bar', 'data-question');

/** Waits until another question is open, or it is somebody else's turn, or the end. */
const answered = (page: Page, question: string | null): Promise<unknown> =>
  page.waitForFunction(
    (old) => document.querySelector('.bar')?.getAttribute('data-question') !== old,
    question,
  );

const MAIN = '.bar .button--main:enabled';

/** Clicks what glows on the board, else the buttons of the bar, until it can be confirmed; else passes. */
async function answerByClicking(page: Page, turn: number): Promise<void> {
  const question = await questionOf(page);
  const glowing = page.locator('.throne .house .askable, .hand .askable');
  const options = page.locator('.bar__options .option');
  const things = (await glowing.count()) > 0 ? glowing : options;
  const count = await things.count();
  // Power may have to be put down twice on the same character.
  for (let i = 0; i < 3 && count > 0 && (await page.locator(MAIN).count()) === 0; i++) {
    await things.nth(turn % count).click();
  }
  const main = page.locator(MAIN);
  const pass = page.locator('.bar__buttons .button:enabled');
  await ((await main.count()) > 0 ? main : pass).first().click();
  await answered(page, question);
}

async function answerByKeys(page: Page): Promise<void> {
  const question = await questionOf(page);
  if (await page.$('.deal')) {
    await page.getByRole('button', { name: 'Abbrechen' }).focus();
    await page.keyboard.press('Enter');
  } else {
    for (let i = 0; i < 3 && !(await page.$(MAIN)); i++) await page.keyboard.press('1');
    await page.keyboard.press((await page.$(MAIN)) ? 'Enter' : 'p');
  }
  await answered(page, question);
}

describe('The Iron Throne in the browser', { timeout: 180_000 }, () => {
  it('is one click from the first page, and played to its end by clicking on the board', async () => {
    const page = await site.open('/', quick);
    await page.getByRole('link', { name: 'Play against bots' }).click();
    let answers = 0;
    while (await asked(page)) {
      await answerByClicking(page, answers++);
      if (answers > 600) throw new Error('the match does not end');
    }
    expect(await page.innerText('.ending')).toMatch(/Victory|Defeat/);
    expect(answers).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'New game' }).first().click();
    expect(await page.innerText('h1')).toBe('The Iron Throne');
    await page.context().close();
  });

  it('is played with the keyboard alone', async () => {
    const page = await site.open(TABLE, { ...quick, language: 'de' });
    for (let answers = 0; answers < 12 && (await asked(page)); answers++) await answerByKeys(page);
    await page.keyboard.press('?');
    expect(await page.innerText('dialog')).toContain('Tastatur');
    await page.keyboard.press('Escape');
    expect(await page.$('dialog[open]')).toBeNull();
    expect(await page.locator('.log li').count()).toBeGreaterThan(20);
    await page.context().close();
  });

  it('can be played in text mode on a phone', async () => {
    const page = await site.open(TABLE, { ...quick, width: 390, height: 844 });
    await asked(page);
    await page.getByRole('button', { name: 'Text mode' }).click();
    expect(await page.$('.throne')).toBeNull();
    for (let i = 0; i < 10 && (await asked(page)); i++) await answerByClicking(page, 0);
    const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
    expect(await page.evaluate(fits)).toBe(true);
    expect(await page.innerText('.textboard')).toContain('you');
    await page.context().close();
  });

  it('shows which rule a question comes from, and why something cannot be chosen', async () => {
    const page = await site.open(TABLE, quick);
    await asked(page);
    expect(await page.innerText('.bar')).toContain('IT-103');
    expect(await page.getAttribute('.bar a', 'href')).toBe('/rules#IT-103');
    const why = page.getByRole('button', { name: /Why not/ });
    // Whoever takes part with a card in hand is asked at some moment whether he plays one.
    for (let i = 0; (await why.count()) === 0; i++) {
      if (!(await asked(page))) throw new Error('nothing was ever blocked');
      await answerByClicking(page, i);
      await asked(page);
    }
    await why.click();
    expect(await page.innerText('dialog')).toMatch(/IT-\d+/);
    await page.context().close();
  });

  it('hides the hands of the others: their cards are nowhere on the page', async () => {
    const page = await site.open(TABLE, quick);
    await asked(page);
    await answerByClicking(page, 0);
    await asked(page);
    expect(await page.locator('.hand').count()).toBe(1);
    expect(await page.locator('.hand .card').count()).toBeGreaterThanOrEqual(5);
    expect(await page.locator('.throne__others .card').count()).toBe(0);
    await page.context().close();
  });
});
