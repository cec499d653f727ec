// People and pages: the lobby, tables, talk, accounts, history, in real browsers against the real server.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Reader, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const quick: Reader = { settings: { pace: 0 } };

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Opens a table by the form, as somebody would who leaves everything as it is. */
async function openTable(host: Page, seats = 4): Promise<void> {
  await host.goto(`${site.base}/lobby`);
  await host.getByRole('link', { name: 'Open a table' }).click();
  await host.getByRole('radio', { name: `${seats}` }).check();
  await press(host, 'Open the table');
  await host.waitForSelector('.chairs');
}

/** The other side of a table: somebody who has followed its invitation and sits. */
async function comeBy(host: Page, reader: Reader = quick): Promise<Page> {
  const invitation = await host.locator('.copy input').inputValue();
  const guest = await site.open(new URL(invitation).pathname, reader);
  await guest
    .getByRole('button', { name: /Sit down|Setzen/ })
    .first()
    .click();
  await guest.waitForSelector('.badge');
  return guest;
}

/** Both sit at a table with a bot, and the match has begun. */
async function begin(host: Page): Promise<{ guest: Page; match: string }> {
  await openTable(host, 3);
  const guest = await comeBy(host, { ...quick, language: 'de' });
  await press(host, 'Fill up with bots');
  await press(guest, 'Bereit');
  await press(host, 'Begin');
  await Promise.all([host.waitForURL(/\/match\//), guest.waitForURL(/\/match\//)]);
  return { guest, match: new URL(host.url()).pathname.split('/')[2] };
}

/** All of them give up. */
async function concede(match: string, ...pages: Page[]): Promise<void> {
  for (const [key, page] of pages.entries()) {
    await page.evaluate(
      ([id, key]) =>
        fetch(`/api/matches/${id}/acts`, {
          method: 'POST',
          headers: { 'x-small-council': '1', 'content-type': 'application/json' },
          body: JSON.stringify({ key, act: { do: 'concede' } }),
        }),
      [match, `concede ${key}`],
    );
  }
}

const leave = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

describe('the lobby', () => {
  it('shows tables as they come and go, and finds them by game, clock, free chairs and name', async () => {
    const watcher = await site.open('/lobby', quick);
    await watcher.waitForSelector('text=Nobody is waiting right now.');
    const host = await site.open('/lobby/new', quick);
    await host.getByRole('radio', { name: '3' }).check();
    await host.getByRole('radio', { name: 'over days' }).check();
    await host.getByLabel('Days for each answer').fill('3');
    await host
      .getByLabel('Who sits on chair 2')
      .selectOption({ label: 'Bot: cunning, thinks long' });
    await press(host, 'Open the table');
    const row = watcher.locator('.tables__row');
    await row.waitFor();
    await watcher.waitForSelector('.tables__row:has-text("2 of 3 chairs taken")');
    expect(await row.innerText()).toContain('3 days an answer');
    expect(await host.innerText('.chairs')).toContain('Bot: cunning, thinks long');

    await watcher.getByLabel('Clock').selectOption('none');
    await watcher.waitForSelector('text=Nothing fits this choice.');
    await watcher.getByLabel('Clock').selectOption('days');
    await row.waitFor();
    await watcher.getByLabel('Free chairs').selectOption('2');
    await row.waitFor({ state: 'detached' });
    // What is looked for stands in the address: reloading keeps it.
    await watcher.reload();
    await watcher.waitForSelector('text=Nothing fits this choice.');
    expect(await watcher.getByLabel('Clock').inputValue()).toBe('days');
    await press(watcher, 'Show all');
    await row.waitFor();
    const name = /opened by (.*)/.exec(await row.innerText())?.[1] ?? '';
    await watcher.getByLabel('Player’s name').fill(name.toLowerCase());
    expect(await row.count()).toBe(1);
    await watcher.getByLabel('Player’s name').fill('nobody at all');
    await row.waitFor({ state: 'detached' });
    await watcher.goto(`${site.base}/lobby`);
    await row.waitFor();

    await press(host, 'Fill up with bots');
    await press(host, 'Begin');
    await row.waitFor({ state: 'detached' });
    await watcher.getByLabel('Show').selectOption('playing');
    await watcher.getByRole('link', { name: 'Watch' }).click();
    await watcher.waitForSelector('.table');
    await watcher.goBack();
    await watcher.waitForSelector('text=Matches to watch');
    await leave(host, watcher);
  });

  it('leafs on by itself until it has what is looked for, and says so where nothing is', async () => {
    const opened: Page[] = [];
    for (const slow of [true, false, false]) {
      const host = await site.open('/lobby/new', quick);
      if (slow) await host.getByRole('radio', { name: 'over days' }).check();
      await press(host, 'Open the table');
      await host.waitForSelector('.chairs');
      opened.push(host);
    }
    const watcher = await site.open('/about', quick);
    // One table a page: the one that is looked for is on the last.
    await watcher.route(/\/api\/tables\?/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/limit=\d+/, 'limit=1'),
      }),
    );
    await watcher.goto(`${site.base}/lobby`);
    const rows = watcher.locator('.tables__row');
    await watcher.getByRole('button', { name: 'Show more' }).waitFor();
    expect(await rows.count()).toBe(1);
    await watcher.getByLabel('Clock').selectOption('days');
    await rows.filter({ hasText: 'an answer' }).waitFor();
    await watcher.getByLabel('Player’s name').fill('nobody at all');
    await watcher.waitForSelector('text=Nothing fits this choice.');
    for (const host of opened) {
      await press(host, 'Close the table');
      await host.waitForSelector('text=This table has been closed.');
    }
    await leave(watcher, ...opened);
  });

  it('opens a table with the options of the game, and everybody who comes sees them', async () => {
    const host = await site.open('/lobby/new', quick);
    await host.getByRole('radio', { name: 'Whoever has the invitation' }).check();
    await host.getByRole('radio', { name: 'nobody watches' }).check();
    await host.getByLabel('House of chair 1').selectOption('stark');
    // What belongs to a chair is chosen by who will sit there.
    expect(await host.getByLabel('House of chair 2').count()).toBe(0);
    await host.getByText('Rulings').click();
    await host.getByLabel('Tormenting cards of dead characters').selectOption('false');
    await host.getByLabel('Offers in a negotiation').fill('20');
    await press(host, 'Open the table');
    await host.waitForSelector('.chairs');
    const guest = await comeBy(host, { ...quick, language: 'de' });
    await guest.waitForSelector('.badge:has-text("Haus Stark")');
    const seen = await guest.innerText('main');
    expect(seen).toContain('niemand sieht zu');
    expect(seen).toMatch(/Karten toter Charaktere foltern\s+Nicht erlaubt/);
    expect(seen).toMatch(/Angebote je Verhandlung\s+20/);
    // Nobody finds a table by invitation in the list.
    await guest.goto(`${site.base}/lobby`);
    const rows = guest.locator('section', { hasText: 'Offene Tische' }).locator('.tables__row');
    await guest.waitForSelector('text=Gerade wartet niemand');
    expect(await rows.count()).toBe(0);
    await leave(host, guest);
  });
});

describe('a table in the lobby', () => {
  it('is joined in one step, and says how many bots sit there', async () => {
    const host = await site.open('/lobby/new', quick);
    await host
      .getByLabel('Who sits on chair 2')
      .selectOption({ label: 'Bot: cunning, thinks long' });
    await press(host, 'Open the table');
    await host.waitForSelector('.chairs');
    const guest = await site.open('/lobby', quick);
    await guest.waitForSelector('.tables__row:has-text("chairs taken, 1 by a bot")');
    await press(guest, 'Join');
    await guest.waitForURL(/\/table\//);
    await guest.getByRole('button', { name: 'Stand up' }).waitFor();
    await leave(host, guest);
  });
});

describe('looking for an opponent', () => {
  it('brings two together who want the same game, and nobody to who has stopped looking or closed the browser', async () => {
    const replied = (page: Page, to: RegExp) =>
      page.waitForResponse((response) => to.test(response.url()) && response.ok());
    const look = (page: Page) =>
      Promise.all([
        replied(page, /opponents$/),
        page.locator('.seekers').getByRole('link', { name: '2nd' }).click(),
      ]);
    const [gone, closed] = await Promise.all(['/lobby', '/lobby'].map((at) => site.open(at)));
    await look(gone);
    await gone.waitForSelector('text=Looking for somebody');
    await Promise.all([
      replied(gone, /close$/),
      gone.getByRole('link', { name: 'Stop looking' }).click(),
    ]);
    // Whose browser dies, without a goodbye, is not waited for either: the line to his table ends with it.
    await closed.addInitScript(() =>
      window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true),
    );
    const listens = new Promise<void>((resolve) => {
      closed.on('websocket', (socket) => {
        let own: string | null = null;
        socket.on('framesent', ({ payload }) => {
          const { type, table, on } = JSON.parse(`${payload}`);
          if (type === 'table' && on) own = table;
        });
        socket.on('framereceived', ({ payload }) => {
          const { type, table } = JSON.parse(`${payload}`);
          if (type === 'table' && table.id === own) resolve();
        });
      });
    });
    await closed.goto(`${site.base}/lobby`);
    await look(closed);
    await listens;
    await closed.context().close();
    const [ann, bob] = await Promise.all(['/about', '/lobby'].map((at) => site.open(at)));
    const listened: string[] = [];
    ann.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const { type, table, on } = JSON.parse(`${payload}`);
        if (type === 'table' && on) listened.push(table);
      }),
    );
    await ann.goto(`${site.base}/lobby`);
    await look(ann);
    await look(bob);
    await Promise.all([ann, bob].map((page) => page.waitForURL(/\/match\//)));
    expect(ann.url()).toBe(bob.url());
    expect(listened).toHaveLength(1);
    for (const page of [gone, ann, bob]) await page.context().close();
  });
});

describe('a table before the match', () => {
  it('everybody chooses for the own chair, the host for bots, and the others see it', async () => {
    const host = await site.open('/', quick);
    await openTable(host);
    const guest = await comeBy(host);
    await guest.getByLabel('House of chair 2').selectOption('tyrell');
    await host.waitForSelector('.badge:has-text("House Tyrell")');
    await press(host, 'Fill up with bots');
    await host.getByLabel('House of chair 3').selectOption('stark');
    await guest.waitForSelector('.badge:has-text("House Stark")');
    expect(await host.getByLabel('House of chair 2').count()).toBe(0);
    expect(await guest.getByLabel('House of chair 1').count()).toBe(0);
    expect(await guest.getByLabel('House of chair 3').count()).toBe(0);
    // Two of a kind cannot begin: the rule says why.
    await guest.getByLabel('House of chair 2').selectOption('stark');
    await host.waitForFunction(
      () =>
        document.querySelectorAll('.chairs .badge').length > 0 &&
        [...document.querySelectorAll('.badge')].filter((one) => one.textContent === 'House Stark')
          .length === 2,
    );
    await press(guest, 'Ready');
    await press(host, 'Begin');
    await host.waitForSelector('[role=alert]');
    await leave(host, guest);
  });

  it('the invitation is copied; everybody says when ready; the host begins', async () => {
    const host = await site.open('/', quick);
    await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTable(host);
    await press(host, 'Copy');
    await host.waitForSelector('text=Copied');
    expect(await host.evaluate(() => navigator.clipboard.readText())).toBe(
      await host.locator('.copy input').inputValue(),
    );
    const guest = await comeBy(host);
    await press(host, 'Fill up with bots');
    await host.waitForSelector('text=Waiting until everybody is ready.');
    expect(await host.getByRole('button', { name: 'Begin' }).isDisabled()).toBe(true);
    await press(guest, 'Ready');
    await press(host, 'Begin');
    for (const page of [host, guest]) await page.waitForURL(/\/match\//);
    // Going back does not lead into a room that is no more.
    await guest.goBack();
    expect(new URL(guest.url()).pathname).not.toMatch(/^\/table/);
    await leave(host, guest);
  });

  it('the host sends somebody away, and for good', async () => {
    const host = await site.open('/', quick);
    await openTable(host);
    const guest = await comeBy(host);
    await press(host, 'Send away');
    await guest.waitForSelector('text=The host has sent you away');
    await press(guest, 'Sit down');
    await host.getByRole('button', { name: 'Send away for good' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Send away for good' }).click();
    await guest.waitForSelector('text=The host has sent you away');
    await press(guest, 'Sit down');
    await guest.waitForSelector('text=You cannot sit down at this table.');
    // Others who look on hear of what becomes of the table; whoever is banned does not (SC-023).
    const visitor = await site.open(new URL(host.url()).pathname, quick);
    await visitor.waitForSelector('.chairs');
    await press(host, 'Close the table');
    await visitor.waitForSelector('text=This table has been closed.');
    await visitor.getByRole('link', { name: 'To the lobby' }).waitFor();
    await leave(host, guest, visitor);
  });

  it('what somebody says can be muted, shown again, and reported', async () => {
    const host = await site.open('/', quick);
    await openTable(host);
    const guest = await comeBy(host);
    const speak = async (words: string) => {
      await guest.getByLabel('Say something to the table').fill(words);
      await press(guest, 'Send');
      await guest.waitForSelector(`.chat__line:has-text("${words}")`);
    };
    const line = host.locator('.chat__line');
    await speak('You know nothing.');
    await line.waitFor();
    await line.locator('summary').click();
    await press(host, 'Report');
    const dialog = host.getByRole('dialog');
    expect(await dialog.innerText()).toContain('You know nothing.');
    await dialog.getByLabel('What is wrong with it?').fill('Rude.');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await host.waitForSelector('text=Thank you.');
    await press(host, 'Mute');
    await line.waitFor({ state: 'detached' });
    await speak('Still here?');
    await host.reload();
    await host.waitForSelector('text=You do not see what');
    expect(await line.count()).toBe(0);
    await press(host, 'Show again');
    await host.waitForSelector('.chat__line:has-text("Still here?")');
    expect(await line.count()).toBe(2);
    await leave(host, guest);
  });

  it('leads nowhere but explains itself where there is no such table', async () => {
    const page = await site.open('/join/nonsense', quick);
    await page.waitForSelector('text=There is no such table.');
    await page.getByRole('link', { name: 'To the lobby' }).click();
    await page.waitForURL(/\/lobby$/);
    await leave(page);
  });
});

it('whoever comes is one guest, however many parts of a page want to know', async () => {
  const page = await site.open('/about', quick);
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/guests')) made.push(request.url());
  });
  await page.goto(`${site.base}/lobby`);
  await page.getByLabel('Say something to the lobby').fill('Is anybody here?');
  await press(page, 'Send');
  await page.waitForSelector('.chat__line:has-text("Is anybody here?")');
  expect(made).toHaveLength(1);
  await leave(page);
});

describe('an account', () => {
  const panel = (page: Page, title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title }) });
  const fill = async (page: Page, title: string, values: { [label: string]: string }) => {
    for (const [label, value] of Object.entries(values))
      await panel(page, title).getByLabel(label, { exact: false }).fill(value);
    await panel(page, title).getByRole('button', { name: title }).click();
  };

  it('begins as a guest; name and password are changed; it is deleted at last', async () => {
    const page = await site.open('/account', quick);
    await page.waitForSelector('text=You are not signed in.');
    // Whoever plays is somebody: the guest keeps the match as an account.
    await openTable(page);
    await page.goto(`${site.base}/account`);
    await page.waitForSelector('text=You play as a guest: Guest');
    // A guest has a name and a crest of his own, too.
    await fill(page, 'Change the name', { 'New name': 'Lyra' });
    await page.waitForSelector('text=You play as a guest: Lyra');
    const crest = panel(page, 'Choose a crest').getByRole('button', { name: 'Raven' });
    await crest.click();
    await expect.poll(() => crest.getAttribute('aria-pressed')).toBe('true');
    await page.goBack();
    await page.waitForSelector('.chairs__who .crest-mark');
    await page.goto(`${site.base}/account`);
    const name = `Maester ${Date.now() % 100_000}`;
    await fill(page, 'Make it an account', { Name: name, 'New password': 'ravens and scrolls' });
    await page.waitForSelector(`text=You are signed in as ${name}.`);
    await fill(page, 'Change the name', { 'New name': `Arch${name.toLowerCase()}` });
    await page.waitForSelector(`text=You are signed in as Arch${name.toLowerCase()}.`);
    await fill(page, 'Change the password', {
      'Current password': 'not this one',
      'New password': 'ravens and candles',
    });
    await page.waitForSelector('text=Name or password is wrong.');
    await fill(page, 'Change the password', {
      'Current password': 'ravens and scrolls',
      'New password': 'ravens and candles',
    });
    await page.waitForSelector('text=Done.');

    const elsewhere = await site.open('/account', quick);
    const arch = `Arch${name.toLowerCase()}`;
    await fill(elsewhere, 'Sign in', { Name: arch, Password: 'ravens and scrolls' });
    await elsewhere.waitForSelector('text=Name or password is wrong.');
    await fill(elsewhere, 'Sign in', { Name: arch, Password: 'ravens and candles' });
    await elsewhere.waitForSelector(`text=You are signed in as ${arch}.`);
    await press(elsewhere, 'Sign out');
    await elsewhere.waitForSelector('text=You are not signed in.');
    await fill(elsewhere, 'Sign in', { Name: arch, Password: 'ravens and candles' });
    await elsewhere.waitForSelector(`text=You are signed in as ${arch}.`);
    await elsewhere.goto(`${site.base}/lobby`);
    await elsewhere.waitForSelector('text=Your tables');

    await elsewhere.goto(`${site.base}/account`);
    await press(elsewhere, 'Delete the account');
    await elsewhere.waitForSelector('text=This cannot be taken back.');
    await panel(elsewhere, 'Delete the account').getByLabel('Password').fill('ravens and candles');
    await press(elsewhere, 'Delete the account');
    await elsewhere.waitForSelector('text=You are not signed in.');
    await page.reload();
    await page.waitForSelector('text=You are not signed in.');
    await leave(page, elsewhere);
  });
});

describe('a rematch', () => {
  it('brings both people and the bot to one new table, where a new match begins', async () => {
    const host = await site.open('/', quick);
    const { guest, match } = await begin(host);
    await concede(match, guest, host);
    // Whoever asks first opens the table, and is its host.
    await press(guest, 'Revanche');
    await guest.waitForURL(/\/table\//);
    await press(host, 'Rematch');
    await host.waitForURL(guest.url());
    await expect
      .poll(() => host.locator('.chairs__row').allInnerTexts())
      .toEqual([
        expect.stringContaining('you'),
        expect.stringContaining('host'),
        expect.stringContaining('Bot: sensible'),
      ]);
    expect(await guest.getByRole('button', { name: 'Beginnen' }).isDisabled()).toBe(true);
    await press(host, 'Ready');
    await press(guest, 'Beginnen');
    await Promise.all([host.waitForURL(/\/match\//), guest.waitForURL(/\/match\//)]);
    expect(host.url()).toBe(guest.url());
    expect(host.url()).not.toContain(match);
    await Promise.all([host, guest].map((page) => page.waitForSelector('.bar--asks')));
    await leave(host, guest);
  });
});

describe('history', () => {
  it('keeps a finished match: counted, watched again, shared, saved as a file and read in again', async () => {
    const host = await site.open('/history', quick);
    await host.waitForSelector('text=You have not finished a match yet.');
    const { guest, match } = await begin(host);
    await concede(match, guest, host);
    // Only the bot is left: it has won.
    await host.goto(`${site.base}/history`);
    await host.waitForSelector('.tables__row');
    const row = host.locator('.tables__row');
    expect(await row.innerText()).toMatch(/Defeat · Game of Thrones: The Iron Throne/);
    expect(await row.innerText()).toContain('Bot: sensible');
    expect(await host.innerText('.figures')).toMatch(/Iron Throne\s+1\s+0\s+0%/);
    await guest.goto(`${site.base}/history`);
    await guest.waitForSelector('.figures');
    expect(await guest.innerText('main')).toMatch(/Gegen Menschen[\s\S]*Guest \d+\s+1\s+0\s+0\s%/);

    await press(host, 'Share');
    const address = await host.locator('.copy input').inputValue();
    const stranger = await site.open(new URL(address).pathname, quick);
    await stranger.waitForSelector('.table--replay, .table');
    const downloading = host.waitForEvent('download');
    await press(host, 'Save as a file');
    const file = await (await downloading).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'small-council-match' });
    await stranger.goto(`${site.base}/history`);
    const input = stranger.locator('input[type=file]');
    await input.setInputFiles({
      name: 'odd.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"odd"}'),
    });
    await stranger.waitForSelector('text=This file holds no match.');
    await input.setInputFiles(file);
    await stranger.waitForURL(/\/replay\//);
    await stranger.waitForSelector('.table');
    await leave(host, guest, stranger);
  });
});

describe('reports', () => {
  it('are for those who look after the server: they read what was reported, and remove it', async () => {
    const admin = await site.open('/account', quick);
    const form = admin.locator('section', { hasText: 'New account' });
    await form.getByLabel('Name').fill('Varys the Spider');
    await form.getByLabel('New password').fill('little birds');
    await press(admin, 'New account');
    await admin.waitForSelector('text=You are signed in as Varys the Spider.');
    const me = () => fetch('/api/me').then((answer) => answer.json());
    const { person } = (await admin.evaluate(me)) as { person: { id: string } };
    await admin.goto(`${site.base}/reports`);
    await admin.waitForSelector('text=This is for those who look after the server.');
    await site.kill();
    await site.restart({ ADMINS: person.id });

    const rude = await site.open('/lobby', quick);
    await rude.getByLabel('Say something to the lobby').fill('Hodor is a fool.');
    await press(rude, 'Send');
    const reader = await site.open('/lobby', quick);
    await reader.locator('.chat__line', { hasText: 'Hodor' }).locator('summary').click();
    await press(reader, 'Report');
    await reader.getByLabel('What is wrong with it?').fill('Unkind.');
    await reader.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    await reader.waitForSelector('text=Thank you.');

    await admin.goto(`${site.base}/account`);
    await admin.getByRole('link', { name: 'Reported lines' }).click();
    const row = admin.locator('.tables__row', { hasText: 'Hodor is a fool.' });
    expect(await row.innerText()).toContain('Unkind.');
    await row.getByRole('button', { name: 'Remove the line' }).click();
    await row.waitFor({ state: 'detached' });
    await admin.getByRole('radio', { name: 'dealt with' }).check();
    await admin.waitForSelector('text=Unkind.');
    await reader.reload();
    await reader.waitForSelector('text=Open tables');
    expect(await reader.locator('text=Hodor').count()).toBe(0);
    await leave(admin, rude, reader);
  });
});

describe('without the server', () => {
  it('pages say so, and go on by themselves when it is back', async () => {
    const page = await site.open('/lobby', quick);
    await page.waitForSelector('text=Open tables');
    await site.kill();
    await page.waitForSelector('text=The server cannot be reached. This page goes on');
    // A page that is not here yet cannot be fetched; it says so, in the frame of the others.
    await page.getByRole('link', { name: 'History' }).click();
    await page.waitForSelector('text=This page could not be loaded');
    await site.restart();
    await page.waitForSelector('text=You have not finished a match yet.');
    expect(await page.locator('text=The server cannot be reached').count()).toBe(0);
    await page.goBack();
    await page.waitForSelector('text=Open tables');
    await leave(page);
  });

  it('a form that could not be sent is not lost', async () => {
    const page = await site.open('/lobby/new', quick);
    await page.getByRole('radio', { name: '5' }).check();
    await site.kill();
    await press(page, 'Open the table');
    await page.waitForSelector('[role=alert]:has-text("The server cannot be reached.")');
    await site.restart();
    await page.waitForFunction(() => !document.querySelector('.notice'));
    expect(await page.getByRole('radio', { name: '5' }).isChecked()).toBe(true);
    await press(page, 'Open the table');
    await page.waitForSelector('.chairs');
    expect(await page.locator('.chairs__row').count()).toBe(5);
    await leave(page);
  });
});
