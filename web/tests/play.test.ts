import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerByClicking, answerByKeys, asked } from './hands.ts';
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
  await page.locator('.game--open .button--main').click();
  await asked(page);
  return { page, ms: performance.now() - opened };
}

describe('The Iron Throne against bots', { timeout: 240_000 }, () => {
  it('is one click from the first page, and played to its end by clicking on the board', async () => {
    const { page, ms } = await sitDown();
    console.log(`from the click to the first question: ${Math.round(ms)} ms`);
    let answers = 0;
    while (await asked(page)) {
      await answerByClicking(page, answers++);
      if (answers > 600) throw new Error('the match does not end');
    }
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
    for (let i = 0; i < 10 && (await asked(page)); i++) await answerByClicking(page, 0);
    const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
    expect(await page.evaluate(fits)).toBe(true);
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
    const thing = page
      .locator('.throne .house .askable, .hand .askable, .bar__options .option')
      .first();
    if ((await thing.count()) > 0) await thing.click();
    const main = page.locator('.bar .button--main:enabled');
    await ((await main.count()) > 0 ? main : page.locator('.bar__buttons .button:enabled'))
      .first()
      .click();
    await site.restart();
    await page.waitForFunction(
      (old) => document.querySelector('.bar')?.getAttribute('data-question') !== old,
      question,
      { timeout: 30_000 },
    );
    await asked(page);
    expect(await page.$('.standing__warn')).toBeNull();
    expect(await page.locator('.log li').count()).toBeGreaterThan(lines);
    await page.context().close();
  });
});

describe('with each other', { timeout: 120_000 }, () => {
  it('two people meet by an invitation, add a bot, and play; neither sees the other one’s hand', async () => {
    const host = await site.open('/lobby', quick);
    await host.getByRole('radio', { name: '3' }).check();
    await host.getByRole('radio', { name: 'Whoever has the invitation' }).check();
    await host.getByRole('button', { name: 'Open the table' }).click();
    const invitation = await host.locator('.invitation input').inputValue();
    await host.getByRole('button', { name: 'Bot: sensible' }).last().click();

    const guest = await site.open(new URL(invitation).pathname, { ...quick, language: 'de' });
    await guest.getByRole('button', { name: 'Setzen' }).click();
    await guest.getByLabel('Etwas an den Tisch sagen').fill('Der Winter naht.');
    await guest.getByRole('button', { name: 'Senden' }).click();
    await host.waitForSelector('text=Der Winter naht.');
    await guest.getByRole('button', { name: 'Bereit' }).click();
    await host.getByRole('button', { name: 'Begin' }).click();

    await Promise.all([asked(host), asked(guest)]);
    await answerByClicking(host, 0);
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
    await host.context().close();
    await guest.context().close();
  });

  it('a public table appears in the lobby of others as it is opened, and goes when it begins', async () => {
    const watcher = await site.open('/lobby', quick);
    await watcher.waitForSelector('text=Nobody is waiting');
    const host = await site.open('/lobby', quick);
    await host.getByRole('button', { name: 'Open the table' }).click();
    await watcher.waitForSelector('.tables__row');
    expect(await watcher.innerText('.tables__row')).toContain('1 of 4');
    for (let seat = 1; seat < 4; seat++)
      await host.getByRole('button', { name: 'Bot: careless' }).first().click();
    await host.getByRole('button', { name: 'Begin' }).click();
    await watcher.waitForSelector('.tables__row', { state: 'detached' });
    await host.context().close();
    await watcher.context().close();
  });

  it('a guest becomes an account, signs out, and signs in again', async () => {
    const page = await site.open('/account', quick);
    const name = `Maester ${Math.round(performance.now())}`;
    await page.locator('form', { hasText: 'Make it an account' }).getByLabel('Name').fill(name);
    await page
      .locator('form', { hasText: 'Make it an account' })
      .getByLabel('Password')
      .fill('ravens and scrolls');
    await page.getByRole('button', { name: 'Make it an account' }).click();
    await page.waitForSelector(`text=You are signed in as ${name}`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    const form = page.locator('form', { hasText: 'Sign in' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Password').fill('wrong wrong wrong');
    await form.getByRole('button').click();
    await page.waitForSelector('text=Name or password is wrong.');
    await form.getByLabel('Password').fill('ravens and scrolls');
    await form.getByRole('button').click();
    await page.waitForSelector(`text=You are signed in as ${name}`);
    await page.context().close();
  });
});
