// `npm run screenshots`: every page and key states of the table, at three widths, in both themes and
// both languages, into .cache/screenshots. For people to look at; nothing is compared. Words after `--`
// choose among them: `npm run screenshots -- table dark 390 de`.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PositionSpec } from '@small-council/iron-throne/position';
import type { Page } from 'playwright-core';
import { root } from '../../tools/testing/stages.ts';
import { unreadable } from './axe.ts';
import { answerByClicking, answerByDefault, asked, clickInSight, playedMatch } from './hands.ts';
import { LARGE_BATTLE, layBattle, MELEE, MID_BATTLE, QUARTERS, SIEGE } from './layBattle.ts';
import { FIRST_SCENES, layCards, layFirst, SCENES } from './layCards.ts';
import { bargaining, FULL, LATE, layThrone, playTurn, supported, TURNS } from './layThrone.ts';
import { ask, company, type Opened, PLACES } from './places.ts';
import { openSite, type Reader, type Site } from './site.ts';

const OUT = path.join(root, '.cache', 'screenshots');
const WIDTHS = [
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const;
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'de'] as const;
const PARTS = ['pages', 'table', 'people', 'throne', 'cards', 'battle', 'replay'] as const;
/** Steps of a match worth a picture, by the rule of the question. */
const MOMENTS: { readonly [rule: string]: string } = {
  'IT-307': 'power',
  'IT-313': 'support',
  'IT-315': 'reply',
  'IT-401': 'cards',
  'IT-506': 'bargain',
  'IT-520': 'reward',
  'IT-602': 'hostage',
  'IT-612': 'hostages',
  'IT-704': 'character-card',
};
const DOCK = { log: 'Chronicle|Chronik', talk: 'Talk|Gespräch', people: 'People|Leute' };

/** Answers by clicking until `seen` has seen enough, or the match is over. */
async function playOn(page: Page, seen: (rule: string) => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400 && (await asked(page)); i++) {
    const rule = /IT-\d+/.exec(await page.innerText('.bar'))?.[0] ?? '';
    if (await seen(rule)) return;
    // Who always offers peace gets to bargain sooner or later.
    const peace = page.locator('.hand .card--truce.askable .card__face');
    if (rule === 'IT-401' && (await peace.count()) > 0) await clickInSight(peace.first());
    await answerByClicking(page, i);
  }
}

type Picture = (name: string, page?: Page) => Promise<unknown>;

async function shootPages(site: Site, reader: Reader, picture: Picture): Promise<void> {
  for (const [name, go] of Object.entries(PLACES)) {
    // Everybody comes anew: who one is shows on the pages.
    const page = await site.open('/', reader);
    await go(page);
    await page.waitForTimeout(300);
    await picture(name, page);
    await page.context().close();
  }
}

/** What can be opened at one of the scenes of the card table. */
const MORE_OF_CARDS: { readonly [scene: string]: (page: Page, picture: Picture) => Promise<void> } =
  {
    challenge: async (page, picture) => {
      await page.locator('.inhand .face').last().click();
      await page.waitForSelector('dialog .cardsheet');
      await picture('cards-sheet', page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      await picture('cards-text', page);
    },
    pile: async (page, picture) => {
      await page.locator('.seat--own [data-at="discard:0"]').click();
      await page.waitForSelector('dialog .pile-cards');
      await picture('cards-discard', page);
    },
    window: async (page, picture) => {
      await page.locator('.orders summary').click();
      await picture('cards-orders', page);
    },
    'melee-8': async (page, picture) => {
      await page.locator('.opponent__who').nth(4).click();
      await picture('cards-melee-8-other', page);
    },
  };

/** The plots of both meet: what everybody sees for a moment. */
async function shootReveal(site: Site, reader: Reader, picture: Picture): Promise<void> {
  const page = await site.open('/', { ...reader, settings: { pace: 300 } });
  await layCards(page, SCENES['first-player'][0], { answers: SCENES['first-player'][1].answers });
  await page
    .locator('.lane--tray .askable', { hasText: /Sneak Attack|Schleich\u00ad?angriff/ })
    .click();
  const confirm = page.locator('.bar .button--main:enabled');
  if ((await confirm.count()) > 0) await confirm.click();
  await page.waitForSelector('.moment');
  await page.waitForTimeout(700);
  await picture('cards-reveal', page);
  await page.context().close();
}

async function shootCards(site: Site, reader: Reader, picture: Picture): Promise<void> {
  for (const [name, [spec, laying]] of Object.entries(SCENES)) {
    const page = await site.open('/', reader);
    await layCards(page, spec, laying);
    await page.waitForTimeout(300);
    await picture(`cards-${name}`, page);
    await MORE_OF_CARDS[name]?.(page, picture);
    await page.context().close();
  }
  await shootReveal(site, reader, picture);
  await shootCardsEnding(site, reader, picture);
  for (const [name, [spec, laying]] of Object.entries(FIRST_SCENES)) {
    const page = await site.open('/', reader);
    await layFirst(page, spec, laying);
    await page.waitForTimeout(300);
    await picture(`cards-${name}`, page);
    await page.context().close();
  }
}

/** The end of a card game: whoever gives up has lost. */
async function shootCardsEnding(site: Site, reader: Reader, picture: Picture): Promise<void> {
  const page = await site.open('/', reader);
  await page.locator('.game--open').nth(1).locator('.button--main').click();
  await asked(page);
  await page.click('.menu__button');
  await page.locator('.menu__list button').nth(3).click();
  await page.locator('dialog .button--danger').click();
  await page.waitForSelector('.ending');
  await page.waitForTimeout(300);
  await picture('cards-ending', page);
  await page.context().close();
}

/** What others do at a table: one waits for them, they ask for something, they go, and the line breaks. */
async function shootPeople(site: Site, reader: Reader, picture: Picture): Promise<void> {
  const page = await site.open('/about', reader);
  await ask(page, '/api/guests');
  const other = await company(page);
  const opened = await ask<Opened>(page, '/api/tables', { game: 'iron-throne', seats: 3 });
  const at = `/api/tables/${opened.table.id}`;
  await ask(page, `${at}/bots`, { seat: 1, bot: { id: 'greedy' } });
  await ask(other, `${at}/sit`, { seat: 2 });
  await ask(other, `${at}/ready`, { ready: true });
  const { match } = (await ask<Opened>(page, `${at}/start`)).table;
  const act = (who: Page, deed: object) =>
    ask(who, `/api/matches/${match}/acts`, { key: `${Math.random()}`, act: deed });
  await page.goto(`${site.base}/match/${match}`);
  await page.evaluate(() => localStorage.setItem('small-council.tour', 'seen'));
  await page.reload();
  await answerByClicking(page, 0);
  await page.waitForSelector('.bar:not(.bar--asks)');
  await picture('people-waiting', page);
  await act(other, { do: 'propose', what: 'pause' });
  await page.waitForSelector('.standing button');
  await picture('people-proposal', page);
  await act(page, { do: 'consent', yes: true });
  await page.waitForSelector('.standing button:only-of-type');
  await picture('people-paused', page);
  await act(page, { do: 'resume' });
  // Whoever has answered in the meantime wants to take it back, and everybody reads that he did.
  await other.goto(`${site.base}/match/${match}`);
  await asked(other);
  await answerByDefault(other);
  await act(other, { do: 'propose', what: 'back' });
  await page.waitForSelector('.standing button');
  await picture('people-back', page);
  await act(page, { do: 'consent', yes: true });
  await page.waitForSelector('.standing:not(:has(button))', { state: 'attached' });
  await page.waitForTimeout(300);
  await picture('people-taken-back', page);
  await other.goto(`${site.base}/about`);
  await act(other, { do: 'leave' });
  await page.waitForSelector('.standing p');
  await picture('people-away', page);
  await page.context().setOffline(true);
  await page.waitForSelector('.standing__warn');
  await picture('people-offline', page);
  await page.context().setOffline(false);
  await page.context().close();
}

/** Five houses in the late game: whom to support, which card, what to bargain for, and where the game turns. */
async function shootThrone(site: Site, reader: Reader, picture: Picture): Promise<void> {
  const lay = async (until: string, events: PositionSpec['events'], settings: object) => {
    const page = await site.open('/about', { ...reader, settings: { ...settings } });
    await layThrone(page, { ...LATE, events }, { ...supported, until });
    await page.mouse.move(0, 0);
    await page.waitForTimeout(500);
    return page;
  };
  for (const [name, textSize] of [
    ['throne-support', 'normal'],
    ['throne-support-larger', 'larger'],
  ]) {
    const page = await lay('ask.offer', ['mighty'], { pace: 0, textSize });
    await picture(name, page);
    await page.context().close();
  }
  const page = await lay('ask.putFaceDown', ['lannister'], { pace: 0 });
  await picture('throne-put', page);
  await page.context().close();
  const bargain = await site.open('/about', reader);
  await layThrone(
    bargain,
    {
      players: { ...FULL.players, lannister: { ...FULL.players.lannister, hand: ['truce'] } },
      events: ['lannister'],
    },
    bargaining,
  );
  await bargain.waitForTimeout(500);
  await picture('throne-bargain', bargain);
  await bargain.context().close();
  for (const turn of Object.keys(TURNS)) {
    const page = await site.open('/about', { ...reader, settings: { pace: 300 } });
    await playTurn(page, turn, async () => {
      await page.waitForTimeout(700);
      if (turn === 'death') await picture('throne-reveal', page);
    });
    await page.waitForTimeout(700);
    await picture(`throne-${turn}`, page);
    await page.context().close();
  }
}

/** A battle: what is asked, how one moves, charges and rolls, the tactics board, and the end of a real one. */
async function shootBattle(site: Site, reader: Reader, picture: Picture): Promise<void> {
  const lay = async (unit: string, key: string, wait: string): Promise<Page> => {
    const page = await site.open('/', reader);
    await layBattle(page, MID_BATTLE, { until: 'ask.activate', seed: 'charge0' });
    if (unit === '') return page;
    await page.locator(`[data-unit=${unit}]`).click({ force: true });
    await page.waitForSelector('.unitactions');
    if (key === '') return page;
    await page.keyboard.press(key);
    await page.waitForSelector(wait);
    return page;
  };
  const take = async (name: string, page: Page, last = true): Promise<void> => {
    await page.waitForTimeout(300);
    await picture(`battle-${name}`, page);
    if (last) await page.context().close();
  };
  const first = await lay('', '', '');
  await take('activate', first, false);
  for (const key of ['a', 'l', 'g']) await first.keyboard.press(key);
  await first.locator('[data-unit=u0]').hover({ force: true });
  await take('layers', first, false);
  await first.keyboard.press('t');
  await take('text', first);
  await take('action', await lay('u0', '', ''));
  const move = await lay('u0', 'm', '.ghost');
  for (let i = 0; i < 4; i++) await move.keyboard.press('Shift+ArrowUp');
  for (let i = 0; i < 30; i++) await move.keyboard.press('e');
  await take('move', move, false);
  for (let i = 0; i < 4; i++) await move.keyboard.press('Shift+ArrowUp');
  await take('illegal', move);
  const charge = await lay('u0', 'v', '.unit--offered');
  await charge.locator('[data-unit=u5]').click({ force: true });
  await charge.waitForSelector('.chargeodds');
  await take('charge', charge, false);
  await charge.keyboard.press('Enter');
  await charge.waitForSelector('.placing');
  await take('align', charge, false);
  await charge.locator('.placing').first().click({ force: true });
  while ((await charge.locator('.die').count()) === 0) await charge.locator('.bar__pass').click();
  await take('attack', charge);
  const tactics = await lay('', '', '');
  await tactics.locator('.unitrow--ncu.askable').click();
  await tactics.waitForSelector('.zones');
  await take('tactics', tactics);
  const wide = await site.open('/', reader);
  await layBattle(wide, LARGE_BATTLE, { until: 'ask.activate' });
  await take('wide', wide, false);
  await wide.locator('[data-unit=u0]').click({ force: true });
  await wide.waitForSelector('.unitactions');
  await wide.keyboard.press('m');
  await wide.waitForSelector('.ghost');
  await take('wide-move', wide);

  // Close to each other: whose name is whose, a retreat, and an attack for which one may turn first.
  const melee = async (unit: string, key: string, wait: string): Promise<Page> => {
    const page = await site.open('/', reader);
    await layBattle(page, MELEE, { until: 'ask.activate' });
    if (unit === '') return page;
    await page.locator(`[data-unit=${unit}]`).click({ force: true });
    await page.waitForSelector('.unitactions');
    await page.keyboard.press(key);
    for (let i = 0; !(await page.$(wait)) && i < 20; i++) {
      const nothing = page.locator('.bar__pass');
      if ((await nothing.count()) > 0) await nothing.click();
      await page.waitForTimeout(200);
    }
    return page;
  };
  await take('melee', await melee('', '', ''));
  await take('retreat', await melee('u0', 'z', '.ghost'));
  await take('turn', await melee('u3', 'x', '.placing'));
  // A moment in the other's turn at which one has a card, and orders for such moments.
  const window = await site.open('/', reader);
  await layBattle(window, MID_BATTLE, {
    until: (match) =>
      match.question(0)?.text.key === 'ask.use' &&
      (match.state.table as { active: number }).active === 1,
  });
  await take('window', window, false);
  await window.locator('.orders > summary').click();
  await take('orders', window);
  for (const [name, spec] of [
    ['siege', SIEGE],
    ['quarters', QUARTERS],
  ] as const) {
    const page = await site.open('/', reader);
    await layBattle(page, spec, { until: 'ask.activate' });
    await take(name, page);
  }

  const real = await site.open('/', reader);
  await real.locator('.game--open').last().locator('.button--main').click();
  const deployNext = async (): Promise<void> => {
    for (let i = 0; !(await real.$('.ghost')) && i < 20; i++) {
      await real.waitForSelector('.bar__options .option, .unitrow.askable, .ghost');
      const things = real.locator('.bar__options .option, .unitrow.askable');
      if ((await things.count()) > 0) await things.first().click();
      await real.waitForTimeout(200);
    }
  };
  await deployNext();
  await take('deploy', real, false);
  await real.locator('.movepanel__deeds .button--main').click();
  await real.waitForSelector('.ghost', { state: 'detached' });
  await deployNext();
  await take('deploy-next', real, false);
  // Thought better of: it is asked again which unit comes, and the chronicle says why.
  await real.keyboard.press('u');
  await real.waitForSelector('.ghost', { state: 'detached' });
  await take('back', real, false);
  await real.click('.menu__button');
  await real.locator('.menu__list button').nth(2).click();
  await real.waitForSelector('.warcourse', { timeout: 120_000 });
  await take('ending', real, false);
  await real.click('.ending__deeds a[href^="/replay/"]');
  await real.waitForSelector('.table--replay .battle');
  await take('replay', real);
}

async function shootTable(site: Site, page: Page, picture: Picture): Promise<void> {
  await page.goto(site.base);
  await page.click('.game--open .button--main');
  await asked(page);
  await page.waitForTimeout(500);
  await picture('table-leaders');
  await answerByClicking(page, 0);
  await asked(page);
  await picture('table-first');
  await page.click('.tour-offer .button');
  for (let stop = 1; await page.$('.tour'); stop++) {
    await picture(`table-tour-${stop}`);
    await page.click('.tour .button--main');
  }
  const left = new Set(Object.keys(MOMENTS));
  await playOn(page, async (rule) => {
    if (left.delete(rule)) await picture(`table-${MOMENTS[rule]}`);
    if (rule === 'IT-401') await shootSheets(page, picture);
    return false;
  });
  await page.waitForSelector('.course');
  await picture('table-ending');
}

/** What can be opened at the table; once is enough. */
async function shootSheets(page: Page, picture: Picture): Promise<void> {
  if (done.has(page)) return;
  done.add(page);
  await page.locator('.hand .card__info').last().click();
  await picture('table-card');
  await page.keyboard.press('Escape');
  await page.click('.throne__others .house__banner');
  await picture('table-house');
  await page.keyboard.press('Escape');
  await page.click('.menu__button');
  await picture('table-menu');
  await page.keyboard.press('Escape');
  await page.click('.bar .rule-link');
  await page.waitForTimeout(200);
  await picture('table-rule');
  await page.keyboard.press('Escape');
  await page.click('.bar__advise');
  await page.waitForSelector('.bar__advice button');
  await picture('table-advice');
  for (const [name, words] of Object.entries(DOCK)) {
    await page
      .locator('.dock button:visible, .panels__tabs button:visible', {
        hasText: new RegExp(words),
      })
      .click();
    await page.waitForTimeout(200);
    await picture(`table-${name}`);
  }
  const toBoard = page.locator('.dock button:visible').first();
  if ((await toBoard.count()) > 0) await toBoard.click();
  await page.keyboard.press('t');
  await picture('table-text');
  await page.keyboard.press('t');
}
const done = new WeakSet<Page>();

async function shootReplay(site: Site, page: Page, picture: Picture): Promise<void> {
  if (!page.url().includes('/match/')) {
    await page.goto(`${site.base}/about`);
    await page.goto(site.base + (await playedMatch(page)));
  }
  const address = page.url().replace('/match/', '/replay/');
  for (const eyes of ['open', '0', 'spectator']) {
    await page.goto(`${address}?eyes=${eyes}&step=40`);
    await page.waitForSelector('.course');
    await page.waitForTimeout(300);
    await picture(`replay-${eyes}`);
  }
}

async function shoot(
  site: Site,
  parts: readonly (typeof PARTS)[number][],
  language: 'en' | 'de',
  theme: 'light' | 'dark',
  [width, height]: readonly [number, number],
) {
  const reader: Reader = { language, theme, width, height, settings: { pace: 0 } };
  const page = await site.open('/', reader);
  const picture: Picture = async (name, of = page) => {
    for (const fault of await unreadable(of))
      process.stderr.write(`${name}-${width}-${theme}-${language}: ${fault}\n`);
    await of.screenshot({
      path: path.join(OUT, `${name}-${width}-${theme}-${language}.png`),
      // A table fits the window; what does not is looked at in full.
      fullPage:
        (of !== page && !/^(people|throne|battle|cards)-(?!ending|text|replay)/.test(name)) ||
        (width < 600 && !/^(table|people|throne|cards)-(?!ending|text|log)/.test(name)),
    });
  };
  if (parts.includes('pages')) await shootPages(site, reader, picture);
  if (parts.includes('table')) await shootTable(site, page, picture);
  if (parts.includes('people')) await shootPeople(site, reader, picture);
  if (parts.includes('throne')) await shootThrone(site, reader, picture);
  if (parts.includes('cards')) await shootCards(site, reader, picture);
  if (parts.includes('battle')) await shootBattle(site, reader, picture);
  if (parts.includes('replay')) await shootReplay(site, page, picture);
  await page.context().close();
}

const words = process.argv.slice(2);

/** All of a kind, unless some of them were asked for. */
const chosen = <T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] => {
  const wanted = all.filter((one) => words.includes(nameOf(one)));
  return wanted.length > 0 ? wanted : all;
};

const WORDS = [...PARTS, ...WIDTHS.map(([width]) => `${width}`), ...THEMES, ...LANGUAGES];
const strange = words.filter((word) => !WORDS.includes(word));
if (strange.length > 0) {
  process.stderr.write(
    `npm run screenshots [-- WORD …]: ${WORDS.join(', ')}; not ${strange.join(', ')}\n`,
  );
  process.exit(2);
}

if (words.length === 0) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const site = await openSite();
try {
  for (const language of chosen(LANGUAGES, String)) {
    for (const theme of chosen(THEMES, String)) {
      for (const size of chosen(WIDTHS, ([width]) => `${width}`)) {
        process.stderr.write(`${language}, ${theme}, ${size[0]} wide\n`);
        await shoot(site, chosen(PARTS, String), language, theme, size);
      }
    }
  }
} finally {
  // Else the server would outlive a state that could not be reached, and the command would never end.
  await site.close();
}
process.stderr.write(`${path.relative(root, OUT)} holds them\n`);
