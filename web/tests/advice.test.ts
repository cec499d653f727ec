import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits, tooSmall, unreadable, violations } from './axe.ts';
import { answered, asked, questionOf } from './hands.ts';
import { newMatch } from './newMatch.ts';
import { openSite, type Reader, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** At a table with bots on all other chairs. */
async function sitDown(game: string, seats: number, reader: Reader): Promise<Page> {
  const page = await site.open('/about', { settings: { pace: 0 }, ...reader });
  const match = await newMatch(page, { game, seats, bot: 'greedy' });
  await page.goto(new URL(`/match/${match}`, site.base).href);
  await asked(page);
  return page;
}

const advice = (page: Page) => page.locator('.bar__advice');

/** Does what was advised, and says what that was. */
async function follow(page: Page): Promise<string> {
  const question = await questionOf(page);
  const words = await advice(page).innerText();
  await advice(page).getByRole('button').click();
  await answered(page, question);
  await asked(page);
  return words;
}

describe('advice', () => {
  it('is asked for with a click or a key, told with its reason, and followed with a click', async () => {
    const page = await sitDown('iron-throne', 3, {});
    expect(await advice(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Advice' }).click();
    await advice(page).getByRole('button').waitFor();
    // Nobody has answered yet: what is advised is picked, and can be confirmed as well.
    expect(await page.locator('.bar .button--main').isEnabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(await follow(page)).toMatch(/^The council advises: [^.⟦]+\. [^⟦]+Do so$/s);
    // The next question is advised upon anew.
    expect(await advice(page).count()).toBe(0);
    await page.keyboard.press('c');
    await advice(page).getByRole('button').waitFor();
    await page.context().close();
  });

  it('is laid on the field where something is to be laid, on a phone and in German', async () => {
    const page = await sitDown('asoiaf', 2, {
      language: 'de',
      width: 390,
      height: 844,
      touch: true,
    });
    const ask = page.getByRole('button', { name: 'Rat holen' });
    let laid = 0;
    for (let i = 0; i < 6 && laid < 2; i++) {
      const panel = page.locator('.movepanel');
      const numbers = () =>
        panel
          .locator('input')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      const before = await numbers();
      await ask.click();
      await advice(page).getByRole('button').waitFor();
      expect(await page.evaluate(fits)).toBe(true);
      expect(await page.evaluate(tooSmall)).toEqual([]);
      expect(await unreadable(page)).toEqual([]);
      if (before.length > 0) {
        laid++;
        expect(await numbers()).not.toEqual(before);
        expect(await page.locator('.movepanel .button--main').isEnabled()).toBe(true);
      }
      await follow(page);
    }
    expect(laid).toBe(2);
    await page.context().close();
  });

  it('is not offered among people', async () => {
    const host = await site.open('/about', { settings: { pace: 0 } });
    const table = await host.evaluate(async () => {
      const post = async (address: string, body: unknown) => {
        const headers = { 'content-type': 'application/json', 'x-small-council': '1' };
        return (
          await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
        ).json();
      };
      await post('/api/guests', {});
      const opened = await post('/api/tables', { game: 'iron-throne', seats: 3 });
      await post(`/api/tables/${opened.table.id}/bots`, { seat: 2, bot: { id: 'greedy' } });
      return opened.table as { id: string; invite: string };
    });
    await host.goto(new URL(`/table/${table.id}`, site.base).href);
    const guest = await site.open(`/join/${table.invite}`, { settings: { pace: 0 } });
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.getByRole('button', { name: 'Ready' }).click();
    await host.getByRole('button', { name: 'Begin' }).click();
    await Promise.all([host, guest].map((page) => page.waitForURL(/\/match\//)));
    await asked(host);
    expect(await host.getByRole('button', { name: 'Advice' }).count()).toBe(0);
    await host.keyboard.press('c');
    expect(await advice(host).count()).toBe(0);
    for (const page of [host, guest]) await page.context().close();
  });
});
