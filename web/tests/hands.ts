import type { Page } from 'playwright-core';

/** How a person answers at the table: by clicking, or by keys. */

/** Waits until this seat is asked or the match is over. True: it is asked. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForSelector('.bar--asks, .ending', { timeout: 30_000 });
  return (await page.$('.ending')) === null;
}

/** The number of the question that is open. */
export const questionOf = (page: Page): Promise<string | null> =>
  page.getAttribute('.bar', 'data-question');

/** Waits until another question is open, or it is somebody else's turn, or the end. */
export const answered = (page: Page, question: string | null): Promise<unknown> =>
  page.waitForFunction(
    (old) => document.querySelector('.bar')?.getAttribute('data-question') !== old,
    question,
  );

const MAIN = '.bar .button--main:enabled';

/** Clicks what glows on the board, else the buttons of the bar, until it can be confirmed; else passes. */
export async function answerByClicking(page: Page, turn: number): Promise<void> {
  const question = await questionOf(page);
  const glowing = page.locator('.throne .house .askable, .hand .askable, .leaders .askable');
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

export async function answerByKeys(page: Page): Promise<void> {
  const question = await questionOf(page);
  if (await page.$('.deal')) {
    await page.locator('.deal .button').first().focus();
    await page.keyboard.press('Enter');
  } else {
    for (let i = 0; i < 3 && !(await page.$(MAIN)); i++) await page.keyboard.press('1');
    await page.keyboard.press((await page.$(MAIN)) ? 'Enter' : 'p');
  }
  await answered(page, question);
}
