// Decks in a real browser: built, pasted with mistakes, judged, kept, passed on, and brought to a table.
import { readFile } from 'node:fs/promises';
import { randomDeck as oldDeck, writePlainText as writeOld } from '@small-council/agot1/decks';
import { readyDeck, writePlainText } from '@small-council/agot2/decks';
import { Chance } from '@small-council/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits, READERS, unreadable, violations } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const wolves = readyDeck('stark');
if (!wolves) throw new Error('there is no deck of Stark');

const reasons = (page: Page) => page.locator('.verdict li');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A table for two, opened by who looks at the page. */
const openTable = (page: Page, game: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const headers = { 'x-small-council': '1', 'content-type': 'application/json' };
    const body = JSON.stringify({ game: wanted, seats: 2, public: false });
    const response = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await response.json()) as { table: { id: string } }).table.id;
  }, game);

/** Pastes a list into the deck that is open. */
async function paste(page: Page, list: string): Promise<void> {
  await button(page, 'Paste').click();
  await page.getByLabel('The list').fill(list);
  await button(page, 'Use this list').click();
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await button(page, 'Saved').waitFor();
}

describe('decks', () => {
  it('are built by searching and clicking, undone, and kept in versions', async () => {
    const page = await site.open('/');
    await page.getByRole('link', { name: 'Decks' }).first().click();
    await page.getByRole('link', { name: 'New deck' }).click();
    await page.getByLabel('House').selectOption('stark');
    await page.keyboard.press('Escape');
    await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('/');
    await page.keyboard.type('type:character trait:direwolf cost<3');
    await expect.poll(() => page.locator('.card-row').count()).toBe(1);
    await button(page, 'One Direwolf Pup more').click();
    await button(page, 'One Direwolf Pup more').press('3');
    const pup = page.getByRole('region', { name: 'Characters', exact: true }).getByRole('listitem');
    await expect.poll(() => pup.innerText()).toMatch(/^3\s+2\s+Direwolf Pup/);
    await button(page, 'Undo').click();
    await expect.poll(() => pup.innerText()).toMatch(/^1\s+2\s+Direwolf Pup/);
    // German names are found as well, without their umlauts.
    await page.getByLabel('Name, text or trait').fill('schattenwolfwelpe');
    await expect.poll(() => page.locator('.card-row').count()).toBe(1);
    await page.getByLabel('Name of the deck').fill('Pups');
    await save(page);
    await expect.poll(() => page.url()).toMatch(/\/decks\/[0-9a-f-]{36}$/);
    await button(page, 'One Direwolf Pup more').click();
    await save(page);
    await button(page, 'Versions').click();
    await expect.poll(() => page.locator('.versions li').count()).toBe(2);
    await page.locator('.versions li').nth(1).getByRole('button').click();
    await expect.poll(() => pup.innerText()).toMatch(/^1\s+2\s+Direwolf Pup/);
    await page.goto(`${site.base}/decks`);
    await page.getByRole('heading', { name: 'Pups' }).waitFor();
    expect(await page.locator('.list-tile').first().innerText()).toContain('Not legal yet');
    await page.context().close();
  });

  it('are pasted with a report of every line, and a slip is mended by a click', async () => {
    const page = await site.open('/decks/agot2/new?paste');
    const list = writePlainText(wolves, { name: 'Pasted' })
      .replace('3x Direwolf Pup (Core)', '3x Direwulf Pup')
      .replace('House Stark', 'House Stark\n2x Nobody of Nowhere');
    await page.getByLabel('The list').fill(list);
    const bad = page.locator('.import__lines [data-bad="true"]');
    await expect.poll(() => bad.count()).toBe(2);
    // A card is named as it was written, without how many of it there are.
    expect(await bad.first().innerText()).toContain('no card is called “Nobody of Nowhere”');
    expect(await violations(page)).toEqual([]);
    await button(page, 'Direwolf Pup (Core)').click();
    await expect.poll(() => bad.count()).toBe(1);
    await button(page, 'Use this list').click();
    await page.getByText('Legal in joust and melee').waitFor();
    expect(await page.getByLabel('Name of the deck').inputValue()).toBe('Pasted');
    await page.context().close();
  });

  it('that are not legal say all reasons at once with their rules, and what helps', async () => {
    const page = await site.open('/decks/agot2/new?from=stark');
    await page.getByText('Legal in joust and melee').waitFor();
    const list = writePlainText(wolves)
      .replace('3x For the North! (Core)', '4x For the North! (Core)')
      .replace('1x A Noble Cause (Core)\n', '')
      .replace('3x Direwolf Pup (Core)', '1x The Tickler (Core)');
    await paste(page, list);
    await expect.poll(() => reasons(page).count()).toBe(4);
    const said = await reasons(page).allInnerTexts();
    for (const rule of ['AG2-806', 'AG2-804', 'AG2-808', 'AG2-810'])
      expect(
        said.some((line) => line.includes(rule)),
        rule,
      ).toBe(true);
    expect(await button(page, 'Play with it').isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await button(page, 'Remove 1').click();
    await reasons(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await button(page, 'Show plots').click();
    await page.getByLabel('Name, text or trait').fill('noble cause');
    await button(page, 'One A Noble Cause more').click();
    await expect.poll(() => reasons(page).count()).toBe(1);
    await button(page, 'Show cards').click();
    await page.getByLabel('Name, text or trait').fill('direwolf pup');
    await button(page, 'One Direwolf Pup more').press('3');
    await page.getByText('Legal in joust and melee').waitFor();
    await page.context().close();
  });

  it('are shared by a link that anybody can read and copy, until that ends', async () => {
    const page = await site.open('/decks/agot2/new?from=tyrell');
    await save(page);
    await button(page, 'Share').click();
    await button(page, 'Make a link').click();
    const link = await page.getByLabel('Link').inputValue();
    const other = await site.open(new URL(link).pathname);
    await other.getByText('Somebody has shared this deck').waitFor();
    expect(await other.locator('.stepper').count()).toBe(0);
    expect(await violations(other)).toEqual([]);
    await button(other, 'Copy this deck').click();
    await button(other, 'Saved').waitFor();
    await button(page, 'End sharing').click();
    await button(page, 'Make a link').waitFor();
    const late = await site.open(new URL(link).pathname);
    await late.getByRole('alert').waitFor();
    for (const one of [page, other, late]) await one.context().close();
  });

  it('are brought to a table: own ones, ready-made ones, random ones; no illegal one', async () => {
    const page = await site.open('/decks/agot2/new?from=stark');
    await page.getByLabel('Name of the deck').fill('Brought');
    await save(page);
    await page.goto(`${site.base}/decks/agot2/new`);
    await page.getByLabel('Name of the deck').fill('Unfinished');
    await save(page);
    const table = await openTable(page, 'agot2');
    await page.goto(`${site.base}/table/${table}`);
    const field = page.locator('.chairs__options select').first();
    const chosen = () =>
      field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0].text);
    await field.selectOption({ label: 'Brought' });
    await expect.poll(chosen).toBe('Brought');
    await field.selectOption({ label: 'Unfinished' });
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.innerText()).toMatch(/faction card.*60 cards.*7 cards/s);
    expect(await chosen()).toBe('Brought');
    await field.selectOption({ label: 'a random one' });
    await expect.poll(chosen).toBe('another list');
    await page.getByText('paste a list').waitFor({ state: 'attached' });
    await field.selectOption({ label: 'Brought' });
    await expect.poll(chosen).toBe('Brought');
    await button(page, /Fill .* with bots|Bots on all/i).click();
    await button(page, 'Begin').click();
    await page.waitForURL(/\/match\//);
    await page.context().close();
  });

  it('of the first edition are built on the same pages, by its own rules', async () => {
    const page = await site.open('/decks');
    await page.getByRole('link', { name: 'First edition' }).click();
    await page.getByRole('link', { name: 'Copy House Stark: Core Set' }).click();
    await page.waitForURL(/decks\/agot1\/new/);
    // The decks of the box are played as they are, but are too small to be brought as one's own.
    await expect.poll(() => reasons(page).allInnerTexts()).toHaveLength(1);
    expect(await reasons(page).innerText()).toContain('AG1-1102');
    expect(await page.getByLabel('Agenda').count()).toBe(0);
    const legal = oldDeck(new Chance('a deck'), { house: 'stark' });
    const list = writeOld(legal, { name: 'Old wolves' });
    await paste(page, list.replace('House Stark', 'House Targaryen'));
    const said = (await reasons(page).allInnerTexts()).join('\n');
    expect(said).toMatch(/only for decks of .*Stark.*AG1-110[45]/);
    await paste(page, list);
    await page.getByRole('heading', { name: 'Legal', exact: true }).waitFor();
    await save(page);
    const table = await openTable(page, 'agot1');
    await page.goto(`${site.base}/table/${table}`);
    const field = page.locator('.chairs__options select').first();
    await field.selectOption({ label: 'Old wolves' });
    await button(page, /Fill .* with bots|Bots on all/i).click();
    await button(page, 'Begin').click();
    await page.waitForURL(/\/match\//);
    await page.context().close();
  });

  it('are printed, and saved as a picture', async () => {
    const page = await site.open('/decks/agot2/new?from=stark');
    await page.waitForSelector('.card-row');
    // What the browser does when somebody prints.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('.printed');
    expect(await printed.innerText()).toMatch(/House Stark · 60 cards, 7 plots/);
    expect(await printed.innerText()).toMatch(/3×\s+Direwolf Pup/);
    expect(await page.locator('.builder__head').isVisible()).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => printed.count()).toBe(0);
    const download = page.waitForEvent('download');
    await button(page, 'Picture').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    const head = (await readFile(await file.path())).subarray(1, 4).toString();
    expect(head).toBe('PNG');
    await page.context().close();
  });

  it('that are ready-made have their buttons on one line, however long their names are', async () => {
    const page = await site.open('/decks');
    await page.waitForSelector('.list-tile');
    const lines = await page.locator('.list-tile').evaluateAll((tiles) => {
      const rows = new Map<number, Set<number>>();
      for (const tile of tiles) {
        const row = Math.round(tile.getBoundingClientRect().top);
        const deeds = tile.querySelector('.actions')?.getBoundingClientRect().top ?? 0;
        rows.set(row, (rows.get(row) ?? new Set()).add(Math.round(deeds)));
      }
      return [...rows.values()].map(({ size }) => size);
    });
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines)).toBe(1);
    await page.context().close();
  });

  it('cards are found and read by anybody, in both languages', async () => {
    const page = await site.open('/cards');
    await page.getByLabel('Name, text or trait').fill('schattenwolfwelpe');
    await expect.poll(() => page.locator('.card-row').count()).toBe(1);
    await page.locator('.card-row__name').click();
    await page.getByRole('heading', { level: 1, name: 'Direwolf Pup' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Schattenwolfwelpe' }).waitFor();
    // Where one is.
    expect(await page.locator('.masthead [aria-current]').allInnerTexts()).toEqual(['Decks']);
    await page.goto(`${site.base}/cards/agot2/01109`);
    // What the rules say about a card by its name.
    await page.locator('.naming li', { hasText: 'AG2-828' }).waitFor();
    // Titles are set in type, and the rules find them so.
    await page.goto(`${site.base}/cards/agot2/06039`);
    await page.getByRole('heading', { level: 1, name: '“The Dornishman’s Wife”' }).waitFor();
    await page.getByRole('heading', { level: 2, name: '„Das Dornische Weib“' }).waitFor();
    await page.locator('.naming li', { hasText: 'AG2-828' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/⟦/);
    await page.context().close();
  });

  it.each(READERS.filter(({ width }) => width < 500))(
    'on a phone are four parts to switch between, in $language, $theme',
    async (reader) => {
      const page = await site.open('/decks/agot2/new?from=lannister', { ...reader, height: 844 });
      await page.waitForSelector('.card-row');
      for (const tab of await page.locator('.builder__tabs button').all()) {
        await tab.click();
        expect(await tab.getAttribute('aria-current')).toBe('true');
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(fits)).toBe(true);
        expect(await unreadable(page)).toEqual([]);
      }
      await page.locator('.draw .button').first().click();
      expect(await page.locator('.hand-card').count()).toBe(7);
      await page.locator('.builder__tabs button').first().click();
      await page.locator('.card-row__name').first().click();
      await page.waitForSelector('dialog[open] .card-facts');
      expect(await violations(page)).toEqual([]);
      await page.context().close();
    },
  );
});
