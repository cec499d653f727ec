import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teachings } from '../src/learn/teachings.ts';
import { openSite, type Site } from './site.ts';

describe('a taught first match', { timeout: 180_000 }, () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  const hostSays = (page: Page) => page.locator('.host [role=status] p').first();
  /** Whether all that the host says, and the way on, is in sight without scrolling. */
  const isHeard = (page: Page): Promise<boolean> =>
    page.evaluate(() => {
      const host = document.querySelector('.host') as HTMLElement;
      const way = document.querySelector('.host__words > .button') as HTMLElement;
      const { bottom } = way.getBoundingClientRect();
      return host.scrollHeight <= host.clientHeight && bottom <= innerHeight;
    });
  const steps = async (game: string) => (await (await teachings[game]()).lesson()).steps;

  it('of the second edition is found on the first page and played by clicking on the cards', async () => {
    const page = await site.open('/', { settings: { pace: 0 } });
    const card = page.locator('.game', { hasText: '2nd edition' });
    await card.getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    const bar = page.locator('.bar');
    await bar.getByRole('button', { name: 'Keep the hand' }).click();

    // Something else is legal; the host has another idea, and says so.
    const inHand = (name: string) => page.locator('.inhand button', { hasText: name });
    await inHand('Arya Stark').click();
    await bar.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.host__no', { hasText: 'For this lesson lay' }).waitFor();
    await inHand('Arya Stark').click();
    for (const name of ['Eddard Stark', 'Winterfell Steward', 'Heart Tree Grove'])
      await inHand(name).click();
    await bar.getByRole('button', { name: 'Confirm' }).click();

    // Which plot and who is first: where they lie, and as they are called.
    await page.locator('.lane--tray button', { hasText: 'A Feast for Crows' }).click();
    await hostSays(page).filter({ hasText: 'who goes first' }).waitFor();
    expect(await page.locator('.host').innerText()).toContain('5 of 30');
    await bar.getByRole('button', { name: /^You\b/ }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('.row--locations button', { hasText: 'Heart Tree Grove' }).first().click();
    await hostSays(page).filter({ hasText: 'another 1 less' }).waitFor();
    await page.context().close();
  });

  it('of the miniatures game is played on the field: a march by dragging, a charge, its dice', async () => {
    const page = await site.open('/learn/asoiaf', { settings: { pace: 0 } });
    const comesTo = (step: string) => page.locator('.host__head', { hasText: step }).waitFor();
    const clickUnit = (id: string) => page.locator(`[data-unit=${id}]`).click({ force: true });
    const goOn = page.getByRole('button', { name: 'Go on' });
    const main = page.locator('.movepanel .button--main:enabled');
    const takeAction = (name: string) => page.locator('.option.action', { hasText: name }).click();
    await goOn.click();
    await comesTo('2 of');
    await clickUnit('u0');
    await comesTo('3 of');

    // Something else is legal; the host has another idea, and says so.
    await takeAction('March');
    await page.locator('.host__no').waitFor();
    await takeAction('Maneuver');
    await comesTo('4 of');
    const ghost = page.locator('.ghost__body');
    const { x, y, width, height } = (await ghost.boundingBox()) as NonNullable<
      Awaited<ReturnType<typeof ghost.boundingBox>>
    >;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2 - 20, { steps: 3 });
    await page.mouse.up();
    await main.click();
    await comesTo('5 of');
    await goOn.click();

    await comesTo('6 of');
    await clickUnit('u0');
    await takeAction('Charge');
    await comesTo('8 of');
    await clickUnit('u1');
    await comesTo('9 of');
    await main.click();
    await comesTo('10 of');
    await page.locator('.placing').first().click({ force: true });
    await comesTo('11 of');
    await page.locator('.bar__pass').click();
    await comesTo('12 of');
    await goOn.click();
    await comesTo('13 of');
    await page.context().close();
  });

  it.each(Object.keys(teachings))(
    'of %s can be skipped step by step to its end, which leads on; the host is heard at a desk and on a phone',
    async (game) => {
      const [desk, phone] = [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ];
      const page = await site.open(`/learn/${game}`, { ...desk, settings: { pace: 0 } });
      // The match is played in the browser: the server hears nothing of it.
      const told: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') told.push(request.url());
      });
      for (const [i] of (await steps(game)).entries()) {
        await page.locator('.host__head', { hasText: new RegExp(`^${i + 1} of `) }).waitFor();
        for (const size of [phone, desk]) {
          await page.setViewportSize(size);
          const message = `step ${i + 1}, ${size.width} wide`;
          await expect.poll(() => isHeard(page), { message }).toBe(true);
        }
        await page.locator('.host__words > .button').click();
      }
      expect(told).toEqual([]);
      await page.getByRole('button', { name: 'Play a real match' }).click();
      await page.waitForURL(/\/match\//);
      await page.context().close();
    },
  );
});
