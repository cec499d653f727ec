// Kinds of questions that a game may ask besides choosing. The match is real; only the open question is
// another one on its way to the page, as plain data, and the answer to it is kept here.
import type { AskedQuestion } from '@small-council/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { asked } from './hands.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const option = (id: string) => ({ id, label: { key: `called.${id}` } });

/** At a table where the first question is this one; `given` holds the answers to it. */
async function sitBefore(
  question: Partial<AskedQuestion>,
): Promise<{ page: Page; given: unknown[] }> {
  const given: unknown[] = [];
  const page = await site.open('/about', { settings: { pace: 0 } });
  await page.routeWebSocket(/\/api\/live$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'fresh') Object.assign(message.document.question, question);
      line.send(JSON.stringify(message));
    });
    line.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'act') given.push(message.act.answer);
      else server.send(text);
    });
  });
  await page.goto(site.base);
  await page.locator('.game--open .button--main').first().click();
  await asked(page);
  return { page, given };
}

describe('besides choosing, a game may ask', () => {
  it('for an order: things are moved by keyboard, which keeps the focus, and tells where they are [SC-006]', async () => {
    const { page, given } = await sitBefore({
      kind: 'order',
      rule: 'SC-006',
      options: ['arya', 'bran', 'robb'].map(option),
      default: ['arya', 'bran', 'robb'],
    });
    const order = () => page.locator('.ordering li > span').allInnerTexts();
    const [first, second, third] = await order();
    expect([first, second, third]).toEqual(['Arya', 'Bran', 'Robb']);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: `Move down: ${first}` }).focus();
    await page.keyboard.press('Enter');
    expect(await order()).toEqual([second, first, third]);
    await page.keyboard.press('Enter');
    expect(await order()).toEqual([second, third, first]);
    expect(await page.getByRole('status').allInnerTexts()).toContain(`${first} is now number 3.`);
    // Down it cannot go any more: the focus waits on the way back.
    await page.keyboard.press('Enter');
    expect(await order()).toEqual([second, first, third]);
    await page.getByRole('button', { name: `Move up: ${third}` }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => given).toEqual([['bran', 'robb', 'arya']]);
    await page.context().close();
  });

  it('for a number: only a whole one within the limits can be given, also by the Enter key [SC-007]', async () => {
    const { page, given } = await sitBefore({
      kind: 'number',
      rule: 'SC-007',
      min: 1,
      max: 3,
      default: 1,
    });
    const field = page.getByLabel('Amount');
    const confirm = page.getByRole('button', { name: 'Confirm' });
    expect(await field.inputValue()).toBe('1');
    expect(await violations(page)).toEqual([]);
    for (const wrong of ['0', '4', '1.5', '']) {
      await field.fill(wrong);
      expect(await confirm.isDisabled()).toBe(true);
      await field.press('Enter');
    }
    await field.fill('3');
    await field.press('Enter');
    await expect.poll(() => given).toEqual([3]);
    await page.context().close();
  });
});
