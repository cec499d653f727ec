import type { Locator, Page } from 'playwright-core';

/** How a person answers at the table: by clicking, or by keys. */

/** Waits until this seat is asked or the match is over. True: it is asked. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForSelector('.bar--asks, .ending');
  return (await page.$('.ending')) === null;
}

/** The number of the question that is open; null where none is, as when the match has just ended. */
export async function questionOf(page: Page): Promise<string | null> {
  await page.waitForSelector('.bar, .ending');
  return page.evaluate(() => document.querySelector('.bar')?.getAttribute('data-question') ?? null);
}

/** Waits until another question is open, or it is somebody else's turn, or the end. */
export const answered = (page: Page, question: string | null, timeout?: number): Promise<unknown> =>
  page.waitForFunction(
    (old) => document.querySelector('.bar')?.getAttribute('data-question') !== old,
    question,
    { timeout },
  );

/** Says yes where an answer that cannot be taken back is asked for once more. */
async function confirm(page: Page): Promise<void> {
  const sure = page.locator('dialog .button--danger');
  if ((await sure.count()) > 0) await sure.click();
}

const MAIN = '.bar .button--main:enabled';

/** Clicks where the thing is in sight, as a person would: cards in a row overlap, and one in front covers others. */
export async function clickInSight(thing: Locator): Promise<void> {
  const page = thing.page();
  // What the mouse rests on is lifted above its neighbours.
  await page.mouse.move(0, 0);
  if ((await thing.count()) === 0) return;
  const spot = await thing.evaluate(async (element) => {
    // It may still be on its way, or be drawn anew under our hands.
    while (element.isConnected) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (let across = 0.05; across < 1; across += 0.1)
        for (let down = 0.05; down < 1; down += 0.1) {
          const [x, y] = [left + across * width, top + down * height];
          if (element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
      await new Promise(requestAnimationFrame);
    }
    return null;
  });
  if (spot) await page.mouse.click(spot.x, spot.y);
}

/** Clicks what glows on the board, else the buttons of the bar, until it can be confirmed; else passes. */
export async function answerByClicking(page: Page, turn: number): Promise<void> {
  const question = await questionOf(page);
  await giveByClicking(page, turn);
  await answered(page, question);
}

/** The same, without waiting for what becomes of it. */
export async function giveByClicking(page: Page, turn: number): Promise<void> {
  const things = page.locator(
    '.throne :is(.house, .stage, .leaders) .askable, .throne .card.askable .card__face, .bar__options .option',
  );
  const count = await things.count();
  // Where there is nothing to confirm one click is the answer.
  if (count > 0 && (await page.locator('.bar .button--main, .deal').count()) === 0) {
    await clickInSight(things.nth(turn % count));
    return;
  }
  // Power may have to be put down twice on the same character; an offer needs a side and a character.
  for (let i = 0; i < count + 2 && count > 0 && (await page.locator(MAIN).count()) === 0; i++) {
    await clickInSight(things.nth((turn + i) % count));
  }
  const main = page.locator(MAIN);
  const pass = page.locator('.bar__buttons .button:enabled');
  await ((await main.count()) > 0 ? main : pass).first().click();
  await confirm(page);
}

/** Answers as the rules do for somebody who is away: where a choice must fit in ways that only the words tell. */
export async function answerByDefault(page: Page): Promise<void> {
  const question = await questionOf(page);
  await page.evaluate(async (open) => {
    const match = `/api/matches/${location.pathname.split('/').at(-1)}`;
    const { question, line } = (await (await fetch(match)).json()).document;
    if (`${question?.id}` !== open) return;
    const act = { do: 'answer', question: question.id, line, answer: question.default };
    await fetch(`${match}/acts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-small-council': '1' },
      body: JSON.stringify({ key: `default ${question.id}`, act }),
    });
  }, question);
  await answered(page, question);
}

export async function answerByKeys(page: Page): Promise<void> {
  const question = await questionOf(page);
  if (await page.$('.deal')) {
    await page.locator('.deal .button').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog .button--danger').focus();
    await page.keyboard.press('Enter');
  } else {
    const atOnce = (await page.$('.bar .button--main')) === null && (await page.$('.option'));
    for (let i = 0; i < (atOnce ? 1 : 9) && !(await page.$(MAIN)); i++)
      await page.keyboard.press(`${i + 1}`);
    if (!atOnce) await page.keyboard.press((await page.$(MAIN)) ? 'Enter' : 'p');
  }
  await answered(page, question);
}

/**
 * A match of this page's guest against two careless bots, played to its end without looking: the default
 * answer to every question. The address of the match.
 */
export async function playedMatch(page: Page): Promise<string> {
  const match = await page.evaluate(async () => {
    const ask = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json', 'x-small-council': '1' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return response.json();
    };
    await ask('POST', '/api/guests', {});
    const { table } = await ask('POST', '/api/tables', { game: 'iron-throne', seats: 3 });
    for (const seat of [1, 2])
      await ask('POST', `/api/tables/${table.id}/bots`, { seat, bot: { id: 'random' } });
    const begun = await ask('POST', `/api/tables/${table.id}/start`, {});
    const path = `/api/matches/${begun.table.match}`;
    for (let i = 0; i < 3_000; i++) {
      const { question, line, result } = (await ask('GET', path)).document;
      if (result) return begun.table.match as string;
      if (question)
        await ask('POST', `${path}/acts`, {
          key: `default ${i}`,
          act: { do: 'answer', question: question.id, line, answer: question.default },
        });
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the match does not end');
  });
  return `/match/${match}`;
}
