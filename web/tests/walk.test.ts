// A stylesheet that was fetched stays for as long as the page is open. Whoever has been everywhere must see each place
// as somebody sees it who has just come: the same things, at the same spot, in the same colours.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrived } from './places.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** All that fetches code of its own. The lessons bring the boards of all games with them. */
const ADDRESSES = [
  '/',
  '/about',
  '/lobby',
  '/lobby/new',
  '/play/agot2',
  '/how/asoiaf',
  '/history',
  '/rules',
  '/settings',
  '/account',
  '/cards',
  '/cards/agot1',
  '/decks',
  '/decks/agot2/new',
  '/armies',
  '/armies/new',
  '/learn/iron-throne',
  '/learn/agot2',
  '/learn/agot1',
  '/learn/asoiaf',
];

/**
 * What is there, where it is and how it looks, a line for each element that has a size. Pictures come when they are
 * drawn, and fill a room that is kept for them.
 */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    for (const element of document.body.querySelectorAll('*:not(.picture)')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width * height === 0) continue;
      const { color, backgroundColor, fontSize, borderTopWidth } = getComputedStyle(element);
      const named = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      const place = [x, y + scrollY, width, height].map(Math.round).join(' ');
      lines.push(`${named} | ${place} | ${color} ${backgroundColor} ${fontSize} ${borderTopWidth}`);
    }
    return lines;
  });

/** As it is when nothing comes any more. */
async function settled(page: Page): Promise<string[]> {
  await arrivedAt(page);
  let before: string[] = [];
  let now = await drawn(page);
  while (now.join('\n') !== before.join('\n')) {
    await page.waitForTimeout(300);
    before = now;
    now = await drawn(page);
  }
  return now;
}

async function arrivedAt(page: Page): Promise<void> {
  if (new URL(page.url()).pathname.startsWith('/learn/')) await page.waitForSelector('.bar');
  else await arrived(page);
  await page.evaluate(() => document.fonts.ready);
}

/** As a link does it: without fetching the page anew. */
const walkTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, address);

/** What differs, in few words: the first thing that moved mostly moves all others. */
const differences = (fresh: readonly string[], walked: readonly string[]): string[] =>
  fresh.flatMap((line, i) => (line === walked[i] ? [] : [`${line} → ${walked[i]}`])).slice(0, 3);

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** As it looks at a desk and on a phone. */
async function seen(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    lines.push(...(await settled(page)));
  }
  return lines;
}

it('everything looks the same after a walk through all places, at a desk and on a phone', async () => {
  const page = await site.open('/');
  const fresh = new Map<string, string[]>();
  for (const address of ADDRESSES) {
    await page.goto(site.base + address);
    fresh.set(address, await seen(page));
  }
  await page.goto(site.base);
  for (const address of ADDRESSES) {
    await walkTo(page, address);
    await arrivedAt(page);
  }
  const found: { [address: string]: string[] } = {};
  for (const address of ADDRESSES) {
    await walkTo(page, address);
    const changed = differences(fresh.get(address) ?? [], await seen(page));
    if (changed.length > 0) found[address] = changed;
  }
  expect(found).toEqual({});
  await page.context().close();
});
