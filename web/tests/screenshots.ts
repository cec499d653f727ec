// `npm run screenshots`: every page and key states of the table, at three widths, in both themes and
// both languages, into .cache/screenshots. For people to look at; nothing is compared.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../tools/testing/stages.ts';
import { answerByClicking, asked } from './hands.ts';
import { openSite, type Site } from './site.ts';

const OUT = path.join(root, '.cache', 'screenshots');
const WIDTHS = [
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const;
const PAGES = [
  '/',
  '/lobby',
  '/history',
  '/play/iron-throne',
  '/rules',
  '/account',
  '/settings',
  '/about',
  '/nowhere',
];
/** Steps of a match worth a picture, by the rule of the question. */
const MOMENTS: { readonly [rule: string]: string } = {
  'IT-103': 'leaders',
  'IT-313': 'support',
  'IT-401': 'cards',
  'IT-506': 'bargain',
  'IT-602': 'hostage',
  'IT-612': 'hostages',
  'IT-704': 'character-card',
};

/** Answers by clicking until `seen` has seen enough, or the match is over. */
async function playOn(page: Page, seen: (rule: string) => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 250 && (await asked(page)); i++) {
    const rule = /IT-\d+/.exec(await page.innerText('.bar'))?.[0] ?? '';
    if (await seen(rule)) return;
    await answerByClicking(page, i);
  }
}

async function shoot(
  site: Site,
  language: 'en' | 'de',
  theme: 'light' | 'dark',
  width: number,
  height: number,
) {
  const page = await site.open('/', { language, theme, width, height, settings: { pace: 0 } });
  const picture = (name: string) =>
    page.screenshot({
      path: path.join(OUT, `${name}-${width}-${theme}-${language}.png`),
      fullPage: width < 600,
    });
  for (const address of PAGES) {
    await page.goto(site.base + address);
    await page.waitForSelector('h1');
    await page.waitForTimeout(300);
    await picture(address === '/' ? 'home' : address.slice(1).replaceAll('/', '-'));
  }
  await page.goto(site.base);
  await page.click('.game--open .button--main');
  const left = new Set(Object.keys(MOMENTS));
  await playOn(page, async (rule) => {
    if (left.delete(rule)) await picture(`table-${MOMENTS[rule]}`);
    return left.size === 0;
  });
  if (await page.$('.ending')) await picture('table-ending');
  await page.keyboard.press('t');
  await picture('table-text');
  await page.context().close();
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const site = await openSite();
for (const language of ['en', 'de'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [width, height] of WIDTHS) {
      process.stderr.write(`${language}, ${theme}, ${width} wide\n`);
      await shoot(site, language, theme, width, height);
    }
  }
}
await site.close();
process.stderr.write(`${path.relative(root, OUT)} holds them\n`);
