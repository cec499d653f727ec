import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerByClicking, answerByKeys, asked, giveByClicking } from './hands.ts';
import { openSite, type Reader, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const quick = { settings: { pace: 0 } };

/** One click from the first page: at the table, against bots. */
async function sitDown(reader: Reader = {}) {
  const page = await site.open('/', { ...quick, ...reader });
  const opened = performance.now();
  await page.locator('.game--open .button--main').first().click();
  await asked(page);
  return { page, ms: performance.now() - opened };
}

/** How long it takes from opening the address of a match until it can be played, with nothing cached. */
async function msToOpen(page: Page): Promise<number> {
  const fresh = await page.context().newPage();
  const began = performance.now();
  await fresh.goto(page.url());
  await asked(fresh);
  const ms = Math.round(performance.now() - began);
  await fresh.close();
  return ms;
}

/** Notes in the page how long it takes from each click that answers until the own board shows it. */
function noteAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const notes: number[] = [];
    Object.assign(window, { notes });
    let clicked = 0;
    let question: string | null | undefined = null;
    const open = () => document.querySelector('.bar')?.getAttribute('data-question');
    window.addEventListener(
      'click',
      ({ target }) => {
        if (!(target as Element).closest('.bar__buttons .button, dialog .button--danger')) return;
        clicked = performance.now();
        question = open();
      },
      true,
    );
    new MutationObserver(() => {
      if (clicked === 0 || open() === question) return;
      notes.push(performance.now() - clicked);
      clicked = 0;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

async function medianNote(page: Page): Promise<string> {
  const notes = await page.evaluate(() => (window as unknown as { notes: number[] }).notes);
  const sorted = notes.toSorted((x, y) => x - y);
  return `${Math.round(sorted[sorted.length >> 1])} ms (median of ${sorted.length})`;
}

describe('The Iron Throne against bots', () => {
  it('is one click from the first page, and played to its end by clicking on the board', async () => {
    const { page, ms } = await sitDown();
    console.log(`from the click to the first question: ${Math.round(ms)} ms`);
    console.log(`from opening the address to a usable table: ${await msToOpen(page)} ms`);
    await noteAnswers(page);
    let answers = 0;
    while (await asked(page)) {
      await answerByClicking(page, answers++);
      if (answers > 600) throw new Error('the match does not end');
    }
    console.log(`from an answer to the own board: ${await medianNote(page)}`);
    expect(await page.innerText('.ending')).toMatch(/Victory|Defeat/);
    expect(answers).toBeGreaterThan(10);
    // The address of the match still leads there.
    await page.reload();
    await page.waitForSelector('.ending');
    await page.context().close();
  });

  it('is played with the keyboard alone', async () => {
    const { page } = await sitDown({ language: 'de' });
    for (let answers = 0; answers < 12 && (await asked(page)); answers++) await answerByKeys(page);
    await page.keyboard.press('?');
    expect(await page.innerText('dialog')).toContain('Tastatur');
    await page.keyboard.press('Escape');
    expect(await page.$('dialog[open]')).toBeNull();
    expect(await page.locator('.log li').count()).toBeGreaterThan(20);
    await page.context().close();
  });

  it('can be played in text mode on a phone', async () => {
    const { page } = await sitDown({ width: 390, height: 844 });
    await page.keyboard.press('t');
    expect(await page.$('.throne')).toBeNull();
    const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
    for (let i = 0; i < 10 && (await asked(page)); i++) {
      await answerByClicking(page, 0);
      expect(await page.evaluate(fits)).toBe(true);
    }
    expect(await page.innerText('.textboard')).toContain('you');
    await page.context().close();
  });

  it('shows which rule a question comes from, and why something cannot be chosen', async () => {
    const { page } = await sitDown();
    expect(await page.innerText('.bar')).toContain('IT-103');
    expect(await page.getAttribute('.bar a', 'href')).toBe('/rules#IT-103');
    const why = page.getByRole('button', { name: /Why not/ });
    // Whoever takes part with a card in hand is asked at some moment whether he plays one.
    for (let i = 0; (await why.count()) === 0; i++) {
      if (!(await asked(page))) throw new Error('nothing was ever blocked');
      await answerByClicking(page, i);
      await asked(page);
    }
    await why.click();
    expect(await page.innerText('dialog')).toMatch(/IT-\d+/);
    await page.keyboard.press('Escape');
    // The course of the turn opens where the match is.
    await page.click('.chart');
    await page.waitForFunction(() => {
      const now = [...document.querySelectorAll('dialog [aria-current] > span')].at(-1);
      const { top = -1, bottom = 0 } = now?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= window.innerHeight;
    });
    await page.context().close();
  });

  it('shows an own answer at once, takes back what nobody has learned from, and keeps two tabs in step', async () => {
    const { page } = await sitDown();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await asked(second);
    for (let i = 0; i < 4 && (await asked(page)); i++) await answerByClicking(page, i);
    await asked(page);
    const question = await page.getAttribute('.bar', 'data-question');
    await second.waitForFunction(
      (wanted) => document.querySelector('.bar')?.getAttribute('data-question') === wanted,
      question,
    );
    expect(await second.innerText('.hand')).toBe(await page.innerText('.hand'));
    await page.context().close();
  });

  it('survives the end of the server in the middle of an answer: nothing is lost, nothing played twice', async () => {
    const { page } = await sitDown();
    await answerByClicking(page, 0);
    await asked(page);
    const lines = await page.locator('.log li').count();
    await site.kill();
    await page.waitForSelector('.standing__warn');
    const question = await page.getAttribute('.bar', 'data-question');
    await giveByClicking(page, 0);
    await site.restart();
    await page.waitForFunction(
      (old) => document.querySelector('.bar')?.getAttribute('data-question') !== old,
      question,
      { timeout: 60_000 },
    );
    await asked(page);
    expect(await page.$('.standing__warn')).toBeNull();
    expect(await page.locator('.log li').count()).toBeGreaterThan(lines);
    await page.context().close();
  });
});

describe('with each other', () => {
  it('two people meet by an invitation, add a bot, and play; neither sees the other one’s hand', async () => {
    const host = await site.open('/lobby/new', quick);
    await host.getByRole('radio', { name: '3' }).check();
    await host.getByRole('radio', { name: 'Whoever has the invitation' }).check();
    await host.getByLabel('Who sits on chair 3').selectOption({ label: 'Bot: sensible' });
    await host.getByRole('button', { name: 'Open the table' }).click();
    const invitation = await host.locator('.copy input').inputValue();

    const guest = await site.open(new URL(invitation).pathname, { ...quick, language: 'de' });
    await guest.getByRole('button', { name: 'Setzen' }).click();
    await guest.getByLabel('Etwas an den Tisch sagen').fill('Der Winter naht.');
    await guest.getByRole('button', { name: 'Senden' }).click();
    await host.waitForSelector('text=Der Winter naht.');
    await guest.getByRole('button', { name: 'Bereit' }).click();
    await host.getByRole('button', { name: 'Begin' }).click();

    await Promise.all([asked(host), asked(guest)]);
    await answerByClicking(host, 0);
    // Whom one has chosen stays marked while others choose, for nobody else.
    await host.locator('.leaders__sheet[aria-pressed="true"]:disabled').waitFor();
    expect(await host.locator('.leaders__sheet[aria-pressed="true"]').count()).toBe(1);
    expect(await guest.locator('.leaders__sheet[aria-pressed="true"]').count()).toBe(0);
    await answerByClicking(guest, 0);
    const hands = new Set<string>();
    for (let i = 0; i < 6; i++) {
      for (const page of [host, guest]) {
        if (await page.$('.bar--asks')) await answerByClicking(page, i);
        if (await page.$('.hand')) hands.add(`${i} ${await page.innerText('.hand')}`);
        expect(await page.locator('.hand').count()).toBe(1);
        expect(await page.locator('.throne__others .card').count()).toBe(0);
      }
    }
    expect(hands.size).toBeGreaterThan(2);

    // What is taken back, and that somebody has given up, stands in the chronicle of both, and how it was asked for.
    const told = (page: Page, words: RegExp) =>
      page.waitForFunction(
        (source) =>
          [...document.querySelectorAll('.log li')].some((line) =>
            new RegExp(source).test(line.textContent ?? ''),
          ),
        words.source,
      );
    await host.click('.menu__button');
    const back = host.locator('.menu__list button').first();
    const asks = (await back.innerText()) === 'Ask to take back';
    await back.click();
    // What somebody may have learned from is taken back where the others agree.
    if (asks) await guest.getByRole('button', { name: 'Zustimmen' }).click();
    // Who looks at the board sees why it is as it was before.
    await guest.locator('.moment', { hasText: 'zurückgenommen' }).waitFor();
    await told(host, /took back/);
    await told(guest, /zurückgenommen/);
    // Who did it knows it.
    expect(await host.locator('.moment', { hasText: 'took back' }).count()).toBe(0);
    await guest.click('.menu__button');
    await guest.getByRole('button', { name: 'Aufgeben' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Aufgeben' }).click();
    await told(host, /has conceded/);
    await told(guest, /aufgegeben/);
    await host.context().close();
    await guest.context().close();
  });
});
