import type { Page } from 'playwright-core';

/**
 * Every page but the table in the states that look different: to be examined, and to be photographed.
 * Each leads a reader there who has just opened the first page.
 */
type Place = (page: Page) => Promise<void>;

/** Waits until what the page is about is there. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForSelector('h1');
  await page.waitForFunction(() => !document.querySelector('p.state'));
}

const at =
  (address: string): Place =>
  async (page) => {
    await page.goto(new URL(address, page.url()).href);
    await arrived(page);
  };

/** Asks the server as the page itself would. */
export function ask<T>(page: Page, address: string, body: unknown = {}): Promise<T> {
  return page.evaluate(
    async ([where, what]) => {
      const headers = { 'x-small-council': '1', 'content-type': 'application/json' };
      const response = await fetch(where, { method: 'POST', headers, body: what });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${where} ${JSON.stringify(answer)}`);
      return answer as T;
    },
    [address, JSON.stringify(body)] as const,
  );
}

export interface Opened {
  table: { id: string; invite: string; match: string };
}

/** Somebody else, who goes when the reader goes. */
export async function company(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('there is no browser');
  const other = await context.newPage();
  await other.goto(page.url());
  await ask(other, '/api/guests');
  const leave = async () => {
    await ask(other, '/api/me/remove');
    await context.close();
  };
  // At the very end there may be no server left to say goodbye to.
  page.once('close', () => void leave().catch(() => {}));
  return other;
}

async function becomeSomebody(page: Page): Promise<void> {
  await ask(page, '/api/guests');
  const name = `Sam ${Math.random()}`.slice(0, 16);
  await ask(page, '/api/accounts', { name, password: 'ravens and scrolls' });
}

const GAME = 'iron-throne';

/** A list with a slip, a card of another house, one copy too many, and far too few cards. */
const HALF_UNDERSTOOD =
  'House Lannister\nFealty\n3x Tyrion Lannister\n3x The Ticklr\n4x Hear Me Roar!\n2x Eddard Stark (Core)\n1x Nobody';

/** Too dear, two versions of one man, an attachment that does not ride, somebody without his company. */
const ILLEGAL_ARMY =
  'Faction: House Stark\nPoints: 30\nStark Sworn Swords\n  Robb Stark, The Wolf Lord\nHouse Umber Greataxes\n  Robb Stark, The Young Wolf\nStark Outriders\n  Umber Champion\nBolton Flayed Men\nStormcrow Dervishes\nGolden Company War Elephant\nNCUs\nCatelyn Stark, Lady of Winterfell';

export const PLACES: { readonly [name: string]: Place } = {
  home: at('/'),
  menu: async (page) => {
    await at('/about')(page);
    const menu = page.locator('.masthead__toggle');
    if (await menu.isVisible()) await menu.click();
  },
  lobby: async (page) => {
    await at('/lobby')(page);
    const other = await company(page);
    const clock = { kind: 'bank', bank: 900_000, increment: 20_000 };
    await ask(other, '/api/tables', { game: GAME, seats: 4, clock });
    const { table } = await ask<Opened>(other, '/api/tables', { game: GAME, seats: 5 });
    const bot = { id: 'search', level: 3 };
    await ask(other, `/api/tables/${table.id}/bots`, { seat: 1, bot });
    await ask(other, '/api/chat', { text: 'A quick match tonight? There are free chairs.' });
    await page.reload();
    await page.waitForSelector('.tables__row');
    await page.waitForSelector('.chat__line');
  },
  'lobby-empty': at('/lobby'),
  'lobby-none': at('/lobby?state=playing&text=nobody'),
  'new-table': async (page) => {
    await at('/lobby/new')(page);
    await page.locator('summary').first().click();
    await page.locator('input[name=clock]').nth(1).check();
  },
  room: async (page) => {
    await ask(page, '/api/guests');
    const { table } = await ask<Opened>(page, '/api/tables', {
      game: GAME,
      seats: 4,
      public: false,
      options: { house1: 'stark', offers: 20 },
      clock: { kind: 'days', days: 2 },
    });
    const bot = { id: 'search', level: 3 };
    await ask(page, `/api/tables/${table.id}/bots`, { seat: 1, bot });
    const other = await company(page);
    const { id, invite } = table;
    await ask(other, `/api/tables/${id}/sit`, { seat: 2, invite });
    await ask(other, '/api/chat', { table: id, text: 'Winter is coming.', invite });
    await at(`/table/${table.id}`)(page);
    await page.waitForSelector('.chat__line');
    await page.locator('.chat__deeds summary').click();
  },
  'room-missing': at('/join/nonsense'),
  'play-bots': at('/play/iron-throne'),
  find: at('/find/agot2'),
  rules: at('/rules'),
  rule: at('/rules#SC-012'),
  'rules-none': at('/rules?text=xyzzy'),
  history: async (page) => {
    await ask(page, '/api/guests');
    const other = await company(page);
    const { table } = await ask<Opened>(page, '/api/tables', { game: GAME, seats: 3 });
    const bot = { id: 'greedy' };
    await ask(page, `/api/tables/${table.id}/bots`, { seat: 1, bot });
    await ask(other, `/api/tables/${table.id}/sit`, { seat: 2 });
    await ask(other, `/api/tables/${table.id}/ready`, { ready: true });
    const begun = await ask<Opened>(page, `/api/tables/${table.id}/start`);
    for (const loser of [page, other]) {
      const act = { key: loser === page ? 'a' : 'b', act: { do: 'concede' } };
      await ask(loser, `/api/matches/${begun.table.match}/acts`, act);
    }
    await at('/history')(page);
    await page.locator('.tables__deeds button').first().click();
    await page.waitForSelector('.copy');
  },
  'history-empty': at('/history'),
  'account-nobody': at('/account'),
  'account-guest': async (page) => {
    await ask(page, '/api/guests');
    await at('/account')(page);
  },
  account: async (page) => {
    await becomeSomebody(page);
    await at('/account')(page);
    await page.locator('form button').last().click();
  },
  reports: at('/reports'),
  settings: at('/settings'),
  about: at('/about'),
  nowhere: at('/nowhere'),
  decks: at('/decks'),
  deck: at('/decks/agot2/new?from=stark'),
  cards: async (page) => {
    await at('/cards')(page);
    await page.waitForSelector('.card-row');
  },
  card: at('/cards/agot2/01149'),
  'deck-first': at('/decks/agot1/new?from=targaryen'),
  'card-first': at('/cards/agot1/10001'),
  armies: at('/armies'),
  army: at('/armies/new?from=starkStarter'),
  'army-illegal': async (page) => {
    await at('/armies/new?paste')(page);
    await page.locator('#import-list').fill(ILLEGAL_ARMY);
    await page.locator('.import > .button--main').click();
    const check = page.locator('.builder__tabs button').nth(3);
    if (await check.isVisible()) await check.click();
  },
  'deck-pasted': async (page) => {
    await at('/decks/agot2/new?paste')(page);
    await page.locator('#import-list').fill(HALF_UNDERSTOOD);
    await page.waitForSelector('.import__lines');
  },
  'deck-illegal': async (page) => {
    await at('/decks/agot2/new?paste')(page);
    await page.locator('#import-list').fill(HALF_UNDERSTOOD);
    await page.locator('.import > .button--main').click();
    const check = page.locator('.builder__tabs button').nth(2);
    if (await check.isVisible()) await check.click();
  },
  how: at('/how/iron-throne'),
  lesson: async (page) => {
    await at('/learn/agot2')(page);
    await page.waitForSelector('.host__words');
  },
};
