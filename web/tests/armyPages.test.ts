// Armies in a real browser: made by clicking, pasted with mistakes, judged, mended, kept, passed on, printed, brought.
import { type ArmyList, checkArmy, readyArmy, writePlainText } from '@small-council/asoiaf/armies';
import { texts } from '@small-council/asoiaf/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits, READERS, unreadable, violations } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const reasons = (page: Page) => page.locator('.verdict li');
const troops = (page: Page) => page.locator('.troop').allInnerTexts();
const legal = (page: Page) => page.getByRole('heading', { name: /^Legal for/ });

async function paste(page: Page, list: string): Promise<void> {
  await button(page, 'Paste').click();
  await page.getByLabel('The list').fill(list);
  await button(page, 'Use this list').click();
}

/** Everything that can be wrong with an army that is made here, as much of it at once as goes together. */
const WRONG: readonly ArmyList[] = [
  {
    faction: 'stark',
    troops: [
      { unit: 'starkSwornSwords', attachments: ['robbStark:theWolfLord', 'umberChampion'] },
      { unit: 'starkOutriders', attachments: ['umberChampion'] },
      { unit: 'greyWind', attachments: ['winterfellGuardian'] },
      { unit: 'summer', attachments: [] },
      { unit: 'eddardsHonorGuard', attachments: ['robbStark:theYoungWolf'] },
      { unit: 'goldenCompanyWarElephant', attachments: [] },
      { unit: 'lannisterGuardsmen', attachments: ['jaqenHghar:mysteriousPrisoner'] },
    ],
    ncus: ['sansaStark:littleBird', 'sansaStark:littleBird'],
    sent: ['osha:spearwifeGuardian'],
    loose: ['greatjonUmber:lordOfLastHearth'],
  },
  {
    faction: 'lannister',
    troops: [
      { unit: 'hedgeKnights', attachments: [] },
      { unit: 'hedgeKnights', attachments: [] },
    ],
    ncus: ['qyburn:masterOfWhisperers', 'lordVarys:theSpider', 'theHighSeneschal'],
    sent: [],
    loose: ['turncoat', 'guardCaptain', 'tywinLannister:lordOfCasterlyRock'],
  },
  {
    faction: 'neutral',
    troops: [{ unit: 'starkBowmen', attachments: [] }],
    ncus: [],
    sent: [],
    loose: [],
  },
  { faction: null, troops: [], ncus: [], sent: [], loose: [] },
];

/** No page of one army comes to these: a list with a card that is no more, and the army of a team mate. */
const ELSEWHERE = ['army.unknown', 'army.inTeam', 'army.unreadable'];

describe('armies', () => {
  it('are made by clicking, undone, kept in versions, and shared', async () => {
    const page = await site.open('/');
    await page.getByRole('link', { name: 'Armies' }).first().click();
    await page.getByRole('link', { name: 'New army' }).click();
    await page.getByLabel('Points').fill('30');
    await expect.poll(() => reasons(page).count()).toBe(2);
    await page.getByLabel('Name, ability or text').fill('geschworene schwerter von haus stark');
    await button(page, 'Add Stark Sworn Swords').click();
    // The first card has chosen the faction.
    expect(await page.getByLabel('Faction').inputValue()).toBe('stark');
    await button(page, 'Attachment for Stark Sworn Swords').click();
    await button(page, 'Add Robb Stark, The Wolf Lord').click();
    await legal(page).waitFor();
    await page
      .getByRole('button', { name: /^Robb Stark, The Wolf Lord/ })
      .first()
      .click();
    await page.locator('.unit-card').getByText('Regroup').waitFor();
    await button(page, 'Undo').click();
    await expect.poll(() => reasons(page).count()).toBe(1);
    await button(page, 'Redo').click();
    await page.getByLabel('Name of the army').fill('Wolves');
    await button(page, 'Save').click();
    await button(page, 'Saved').waitFor();
    await expect.poll(() => page.url()).toMatch(/\/armies\/[0-9a-f-]{36}$/);
    await button(page, 'Remove Robb Stark, The Wolf Lord').click();
    await button(page, 'Save').click();
    await button(page, 'Saved').waitFor();
    await button(page, 'Versions').click();
    await page.locator('.versions li').nth(1).getByRole('button').click();
    await legal(page).waitFor();
    await button(page, 'Share').click();
    await button(page, 'Make a link').click();
    const link = await page.getByLabel('Link').inputValue();
    expect(await page.getByLabel('As a line of numbers').inputValue()).toBe('stark;10201,20201');
    const other = await site.open(new URL(link).pathname);
    await other.getByText('Somebody has shared this army').waitFor();
    // As it was saved: without its commander.
    expect(await reasons(other).innerText()).toContain('SIF-1005');
    expect(await other.locator('.recruit__add, .troop__remove').count()).toBe(0);
    for (const one of [page, other]) await one.context().close();
  });

  it('[SIF-1003, SIF-1004, SIF-1005, SIF-1009, SIF-1011, SIF-1012, SIF-1013, SIF-1017] say every reason at once, by number, with what helps', async () => {
    const page = await site.open('/armies/new');
    const shown = new Set<string>();
    for (const wrong of WRONG.toReversed()) {
      const { troops: units, sent, loose, ...rest } = wrong;
      const army = { ...rest, units, enemyAttachments: sent, unassigned: loose, points: 20 };
      // A new army is like the last of them.
      if (wrong.faction !== null) await paste(page, JSON.stringify(army));
      // The page says what the validator says, whatever that is.
      const expected = checkArmy(wrong, { points: 20 });
      for (const { why } of expected) shown.add(why.key);
      await expect.poll(() => reasons(page).count()).toBe(expected.length);
      const said = await reasons(page).allInnerTexts();
      expected.forEach(({ rule }, n) => {
        expect(said[n]).toContain(rule);
        expect(said[n].startsWith(`${n + 1}`)).toBe(true);
      });
    }
    const kinds = Object.keys(texts.en).filter(
      (key) => /^army\.\w+$/.test(key) && !ELSEWHERE.includes(key),
    );
    expect([...shown].sort()).toEqual(kinds.sort());
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/⟦/);
    expect(await violations(page)).toEqual([]);
    // A repair does what it promises.
    const before = await reasons(page).count();
    await page.locator('.verdict .actions .button').first().click();
    await expect.poll(() => reasons(page).count()).toBeLessThan(before);
    await page.context().close();
  });

  it('are pasted with a report of every line, and a slip is mended by a click', async () => {
    const page = await site.open('/armies/new?paste');
    const army = readyArmy('starkStarter');
    if (!army) throw new Error('there is no such army');
    const list = writePlainText(army, { name: 'Pasted', points: 30 })
      .replace(/Grey Wind/, 'Grey Wnid')
      .concat('\nNobody of Nowhere\n');
    await page.getByLabel('The list').fill(list);
    const bad = page.locator('.import__lines [data-bad="true"]');
    await expect.poll(() => bad.count()).toBe(2);
    await button(page, 'Grey Wind (House Stark)').click();
    await expect.poll(() => bad.count()).toBe(1);
    await button(page, 'Use this list').click();
    await legal(page).waitFor();
    expect((await troops(page)).length).toBe(6);
    expect(await page.getByLabel('Name of the army').inputValue()).toBe('Pasted');
    // Who is in which unit is chosen at the row.
    await page.getByLabel('Unit of Umber Champion').selectOption('0');
    await expect.poll(() => reasons(page).allInnerTexts()).toHaveLength(1);
    expect(await reasons(page).innerText()).toContain('SIF-1013');
    await page.context().close();
  });

  it('that are ready-made say who leads them and how large they are', async () => {
    const page = await site.open('/armies');
    const tile = page.locator('.list-tile', { hasText: 'House Stark: first game' });
    const parts = tile.locator('.list-tile__about > span');
    await parts.first().waitFor();
    expect(await parts.allInnerTexts()).toEqual([
      'House Stark',
      'Robb Stark, The Wolf Lord',
      '30 of 30 points',
      '6 activations',
    ]);
    await page.context().close();
  });

  it('are printed with all their cards, and brought to a table hidden from the other', async () => {
    const page = await site.open('/armies/new?from=starkStarter');
    await legal(page).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('.printed').innerText();
    expect(printed).toMatch(/House Stark · Robb Stark, The Wolf Lord · 30 of 30 points/);
    for (const name of ['Umber Champion', 'Incite', 'Winter’s Might'])
      expect(printed.toLowerCase()).toContain(name.toLowerCase());
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await button(page, 'Save').click();
    await button(page, 'Saved').waitFor();
    const seen = await page.evaluate(async () => {
      const ask = async <T>(address: string, body?: unknown): Promise<T> => {
        const headers = { 'x-small-council': '1', 'content-type': 'application/json' };
        const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
        return (await (await fetch(address, sent)).json()) as T;
      };
      const { lists } = await ask<{ lists: { text: string }[] }>('/api/me/lists?game=asoiaf');
      const wish = { game: 'asoiaf', seats: 2, options: { size: 30, army1: lists[0].text } };
      const { table } = await ask<{ table: { id: string; options: { army1: string | null } } }>(
        '/api/tables',
        wish,
      );
      const small = await ask<{ code?: string }>('/api/tables', {
        ...wish,
        options: { ...wish.options, size: 20 },
      });
      return { id: table.id, own: table.options.army1, text: lists[0].text, small };
    });
    expect(seen.own).toBe(seen.text);
    expect(JSON.stringify(seen.small)).toContain('SIF-1003');
    const other = await site.open('/');
    const shown = await other.evaluate(
      async (id) => (await fetch(`/api/tables/${id}`)).text(),
      seen.id,
    );
    expect(shown).toContain('army1');
    expect(shown).not.toContain('Umber');
    for (const one of [page, other]) await one.context().close();
  });

  it.each(READERS.filter(({ width }) => width < 500))(
    'on a phone are four parts to switch between, in $language, $theme',
    async (reader) => {
      const page = await site.open('/armies/new?from=lannisterStarter', { ...reader, height: 844 });
      await page.waitForSelector('.troop');
      for (const tab of await page.locator('.builder__tabs button').all()) {
        await tab.click();
        expect(await tab.getAttribute('aria-current')).toBe('true');
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(fits)).toBe(true);
        expect(await unreadable(page)).toEqual([]);
      }
      await page.locator('.builder__tabs button').nth(1).click();
      await page.locator('.recruit__name').first().click();
      await page.locator('.unit-card').waitFor();
      await page.context().close();
    },
  );
});
