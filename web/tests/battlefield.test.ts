import { asoiaf } from '@small-council/asoiaf';
import { type ArmyList, writePlainText } from '@small-council/asoiaf/armies';
import type { Table } from '@small-council/asoiaf/table';
import type { Match } from '@small-council/engine';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits, READERS, unreadable, violations } from './axe.ts';
import { answered, asked, questionOf } from './hands.ts';
import { LARGE_BATTLE, layBattle, MELEE, MID_BATTLE, QUARTERS, SIEGE } from './layBattle.ts';
import { layMatch } from './layMatch.ts';
import { scriptsOf } from './scripts.ts';
import { openSite, type Reader, type Site } from './site.ts';

/** The battlefield of the miniatures game, by mouse, keys, fingers and words. */

let site: Site;

beforeAll(async () => {
  site = await openSite();
}, 300_000);

afterAll(() => site?.close());

const LONG = 400_000;

const open = (reader: Reader = {}): Promise<Page> =>
  site.open('/', { ...reader, settings: { pace: 0 } });

const tableOf = (match: Match): Table => match.state.table as Table;
const unitOf = (match: Match, id: string) =>
  tableOf(match).units.find((unit) => unit.id === id) as Table['units'][number];

/** Waits until the board asks with this in sight. */
const until = (page: Page, selector: string): Promise<unknown> => page.waitForSelector(selector);

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Pulls something by the mouse, some pixels to the right and down. */
async function drag(page: Page, thing: Locator, dx: number, dy: number): Promise<void> {
  const { x, y } = await middleOf(thing);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

/** The unit is activated by a click on its tray, and takes this action by its key. */
async function act(page: Page, unit: string, key: string): Promise<void> {
  await page.locator(`[data-unit=${unit}]`).click({ force: true });
  await until(page, '.unitactions');
  await page.keyboard.press(key);
}

/**
 * Answers whatever is asked. Where a hand came to nothing, because what it reached for was drawn anew just then, it
 * is put out again, as anybody would; where that does not help either, the table is stuck, and says with what.
 */
async function answer(page: Page, i: number, done: ReadonlySet<string>): Promise<string> {
  const question = await questionOf(page);
  for (let hands = 0; hands < 5; hands++) {
    const how = await reach(page, question, i, done);
    const isAnswered = await answered(page, question, 15_000).catch(() => false);
    if (isAnswered !== false) return how;
  }
  throw new Error(`this cannot be answered: ${await page.innerText('.bar')}`);
}

/**
 * A hand that answers as somebody at the table would: attacks where that is to be had, moves ahead, and passes
 * windows. Things are clicked where they lie, first in ways that were not yet `done`; `i` makes it another one each
 * time, and one time by mouse, the other by keys.
 */
async function reach(
  page: Page,
  question: string | null,
  i: number,
  done: ReadonlySet<string>,
): Promise<string> {
  // Where an order is quicker, what was to be clicked is gone, and so is the question.
  const click = (thing: Locator): Promise<void> =>
    thing.click({ force: true, timeout: 20_000 }).catch(() => undefined);
  const first = async (selector: string, at = 0): Promise<boolean> => {
    const things = page.locator(selector);
    const count = await things.count();
    if (count > 0) await click(things.nth(at % count));
    return count > 0;
  };
  const passes = page.locator(`.bar[data-question="${question}"] .bar__pass`);
  let how = 'bar';
  if ((await page.locator('.movepanel').count()) > 0) {
    how = i % 2 === 0 ? 'keys' : 'move';
    // Where it was pulled to a place that is not to be had, the nearest one will do.
    if ((await page.locator('.ghost--no').count()) > 0)
      if (!(await first('.ruling__repairs .option'))) await page.keyboard.press('Escape');
    // To the front of the zone, or straight ahead, as far as it goes.
    if (how === 'keys') {
      await page.keyboard.press('s');
      await page.keyboard.press('Enter');
    } else {
      await first('.movepanel__deeds .button:has-text("Max")');
      await click(page.locator('.movepanel .button--main'));
    }
  } else if (await first('.option.action:has-text("Melee"), .option.action:has-text("Charge")'))
    how = 'attack';
  else if (await first('.option.action')) how = 'action';
  else if (await first('.placing')) how = 'align';
  else if (await first('.zonecard__pick', i)) how = 'zone';
  else if ((!done.has('unit') || i % 3 === 0) && (await first('.unit--offered', i))) how = 'unit';
  else if (await first('.unitrow.askable', i)) how = 'roster';
  else if ((await passes.count()) > 0) {
    if (i % 2 === 0) await page.keyboard.press('p');
    else await click(passes);
  } else if ((await questionOf(page)) === question) {
    // One thing, or as many as are asked for.
    const confirm = page.locator('.bar .button--main');
    const ready = page.locator('.bar .button--main:enabled');
    const left = page.locator('.askable[aria-pressed=false], .bar__options [aria-pressed=false]');
    if ((await confirm.count()) === 0) await first('.bar__options .option', i);
    else {
      while ((await left.count()) > 0 && (await ready.count()) === 0) await click(left.first());
      await click(ready);
    }
  }
  return how;
}

const roundOf = async (page: Page): Promise<string> => {
  const rounds = page.locator('.rounds [aria-current]');
  return (await rounds.count()) > 0 ? rounds.innerText() : '';
};

/** Orders that windows are passed until the round is over, where the question is one. */
async function passRound(page: Page): Promise<boolean> {
  if ((await page.locator('.orders').count()) === 0) return false;
  const question = await questionOf(page);
  await page.locator('.orders summary').click();
  await page.locator('.orders button').last().click();
  await answered(page, question);
  return true;
}

/** From the first page to a match of so many points against a bot. */
async function beginBattle(page: Page, points: number, board?: string): Promise<void> {
  const game = page.locator('.game--open', { hasText: 'Miniatures' });
  await game.getByRole('link', { name: 'Other settings' }).click();
  await page.getByText('Rulings').click();
  await page.getByLabel('Points of an army').fill(`${points}`);
  if (board !== undefined) await page.getByLabel('Size of the battlefield').selectOption(board);
  await page.locator('form .button--main').click();
}

/** The charges that have been rolled, as the server tells them. */
const chargesOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const match = `/api/matches/${location.pathname.split('/').at(-1)}`;
    const { facts } = (await (await fetch(match)).json()) as { facts: { key: string }[] };
    return facts.filter(({ key }) => key === 'fact.charge');
  });

/** The server dies before a charge reaches it; it is rolled once, when the server is back. */
async function chargeThroughDeath(page: Page): Promise<void> {
  const before = (await chargesOf(page)).length;
  const question = await questionOf(page);
  await site.kill();
  await page.waitForSelector('.standing__warn');
  await page.locator('.movepanel .button--main').click();
  expect(await page.innerText('.bar__sent')).toContain('kept');
  await site.restart();
  await answered(page, question);
  await page.waitForSelector('.standing__warn', { state: 'detached' });
  // Whoever may do something before the dice roll is asked first.
  while ((await chargesOf(page)).length === before) {
    await asked(page);
    await answer(page, 0, new Set());
  }
  expect(await chargesOf(page)).toHaveLength(before + 1);
}

describe('a battle against the bot', () => {
  it('is fought from the first page to its end by dragging, clicking and keys, through the death of the server, and looked back at', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${error}`));
    await beginBattle(page, 30);
    await until(page, '.battle');
    expect(await page.innerText('.points__need')).toBe('8 VP to win');
    const ways = new Set<string>();
    let dragged = 0;
    let charged = false;
    let passed = '';
    for (let i = 0; await asked(page); i++) {
      if (!charged && (await page.locator('.chargeodds').count()) > 0) {
        await chargeThroughDeath(page);
        charged = true;
        continue;
      }
      const round = await roundOf(page);
      // From the third round on, windows are passed by an order for the whole of it.
      if (/III|IV|V/.test(round) && round !== passed && (await passRound(page))) {
        passed = round;
        continue;
      }
      // Units are pulled to their places, and some of their ways too.
      const ghost = page.locator('.ghost__body');
      if (dragged < 6 && (await ghost.count()) > 0) {
        const before = await middleOf(ghost);
        await drag(page, ghost, round === '' ? 120 : 0, round === '' ? 20 : -40);
        const after = await middleOf(ghost);
        if (Math.hypot(after.x - before.x, after.y - before.y) > 20) dragged++;
      }
      ways.add(await answer(page, i, ways));
    }
    expect(charged).toBe(true);
    expect(dragged).toBe(6);
    expect(passed).not.toBe('');
    expect([...ways]).toEqual(
      expect.arrayContaining([
        'move',
        'keys',
        'unit',
        'roster',
        'action',
        'attack',
        'align',
        'zone',
        'bar',
      ]),
    );
    expect(await page.textContent('.ending__who')).toMatch(/wins|share/);
    // Points, wounds and chances by round.
    await until(page, '.warcourse__dot');
    expect(await page.locator('.warcourse figure').count()).toBe(3);
    expect(await page.textContent('body')).not.toMatch(/[⟦⟧]/);
    expect(await violations(page)).toEqual([]);
    // The film of it.
    await page.click('.ending__deeds a[href^="/replay/"]');
    await until(page, '.table--replay .battlefield__svg');
    await page.keyboard.press('End');
    await until(page, '.unitrow--gone, .unitrow__count');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('the wider table', () => {
  it('[SIF-1214, SIF-1234] is for large games; units are set up and moved all over it', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    await beginBattle(page, 40, '72 × 48 inches');
    await until(page, '.state--trouble');
    expect(await page.innerText('.state--trouble')).toMatch(/at least 100 points.*SIF-1234/);
    await page.getByLabel('Points of an army').fill('50');
    await page.locator('form .button--main').click();
    await until(page, '.battle--wide');
    while ((await page.locator('.ghost').count()) === 0) {
      await asked(page);
      await answer(page, 1, new Set());
      await asked(page);
    }
    // By number, up to the edge on the right; a unit is five and a half inches wide.
    const across = page.locator('.movepanel__fields input').first();
    await across.fill('69.4');
    await across.press('Enter');
    await until(page, '.ghost--no');
    expect(await page.textContent('.ruling')).toContain('SIF-920');
    await across.fill('66');
    await across.press('Enter');
    await until(page, '.ghost--ok');
    // By the mouse, to the other end of it.
    const inch = (await middleOf(page.locator('.ghost__body'))).x / 66;
    await drag(page, page.locator('.ghost__body'), -60 * inch, 0);
    await until(page, '.ghost--ok');
    expect(Number(await across.inputValue())).toBeLessThan(20);
    await page.context().close();
  });

  it.each(READERS.slice(0, 2))(
    'fits, and axe finds nothing: $language $theme $width',
    { timeout: LONG },
    async (reader) => {
      const page = await open({ ...reader, height: reader.width < 500 ? 844 : 800 });
      const match = await layBattle(page, LARGE_BATTLE, { until: 'ask.activate' });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(fits)).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight),
      ).toBe(true);
      // The ruler counts from the own edge, six by six.
      expect((await page.locator('.ground__number text').allTextContents()).map(Number)).toEqual([
        6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 6, 12, 18, 24, 30, 36, 42,
      ]);
      await act(page, 'u3', 'm');
      await until(page, '.ghost--ok');
      await page.keyboard.press('s');
      const question = await questionOf(page);
      await page.keyboard.press('Enter');
      await answered(page, question);
      expect(unitOf(match, 'u3').pose?.x).not.toBe(64_500);
      expect(await page.evaluate(fits)).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      await page.keyboard.press('t');
      await until(page, '.battletext');
      expect(await page.innerText('.battletext')).toMatch(/72″ .* 48″/);
      await page.context().close();
    },
  );
});

/** Small armies: a whole battle of theirs is soon fought. */
const SMALL = {
  army1: {
    faction: 'stark',
    troops: [
      { unit: 'starkSwornSwords', attachments: ['robbStark:theWolfLord'] },
      { unit: 'starkBowmen', attachments: [] },
    ],
    ncus: ['sansaStark:littleBird'],
    sent: [],
    loose: [],
  },
  army2: {
    faction: 'lannister',
    troops: [
      { unit: 'lannisterGuardsmen', attachments: ['jaimeLannister:theKingslayer'] },
      { unit: 'lannisterCrossbowmen', attachments: [] },
    ],
    ncus: ['tyrionLannister:theImp'],
    sent: [],
    loose: [],
  },
} as const satisfies { [option: string]: ArmyList };

const brings = (army: keyof typeof SMALL) => ({ [army]: writePlainText(SMALL[army], {}) });

/** Asks the server as a page does. */
const post = <T>(page: Page, address: string, body: unknown): Promise<T> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json', 'x-small-council': '1' };
      return (await fetch(to, { method: 'POST', headers, body: sent })).json();
    },
    [address, JSON.stringify(body)] as const,
  );

/** Two people at a table of this game, each in a browser of his own: the one who opens it, and his guest. */
async function sitOpposite(host: Page, reader: Reader): Promise<Page> {
  await post(host, '/api/guests', {});
  const { table } = await post<{ table: { id: string; invite: string } }>(host, '/api/tables', {
    game: 'asoiaf',
    seats: 2,
    options: brings('army1'),
  });
  await host.goto(new URL(`/table/${table.id}`, site.base).href);
  const guest = await site.open(`/join/${table.invite}`, { ...reader, settings: { pace: 0 } });
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'Ready' }).waitFor();
  await post(guest, `/api/tables/${table.id}/options`, { seat: 1, options: brings('army2') });
  await guest.getByRole('button', { name: 'Ready' }).click();
  await host.getByRole('button', { name: 'Beginnen' }).click();
  await Promise.all([host, guest].map((page) => page.waitForURL(/\/match\//)));
  return guest;
}

/** Answers in words alone: a move by its numbers, else what the bar offers, as little as may be. */
async function answerInWords(page: Page, said: string[]): Promise<void> {
  const question = await questionOf(page);
  const line = page.locator('.commandline input');
  if ((await line.count()) > 0) {
    const main = page.locator('.movepanel .button--main');
    const places = /aufstellen/i.test(await main.innerText());
    const words = places ? `auf ${8 + 8 * (said.length % 5)} 5 richtung 0` : 'vor 1';
    await line.fill(words);
    // Where that is not to be, what the fields propose is: they hold the nearest that is.
    if (/SIF-/.test(await page.innerText('.commandline [role=status]'))) await main.click();
    else {
      await line.press('Enter');
      said.push(words);
    }
  } else if (said.some((words) => words.startsWith('vor')) && (await click(page, '.bar__pass')))
    said.push('pass');
  else {
    const move = page.locator('.bar__options .option', { hasText: /^Manöver/ });
    await ((await move.count()) > 0 ? move : page.locator('.bar__options .option')).first().click();
    await click(page, '.bar .button--main:enabled');
  }
  await answered(page, question);
}

/** Answers on the board, as little as may be. */
async function answerBriefly(page: Page): Promise<void> {
  const question = await questionOf(page);
  for (const way of [
    '.movepanel .button--main:enabled',
    '.bar__pass',
    '.unitrow.askable',
    '.placing',
    '.bar__options .option',
  ])
    if (await click(page, way)) break;
  await click(page, '.bar .button--main:enabled');
  await answered(page, question);
}

async function click(page: Page, selector: string): Promise<boolean> {
  const things = page.locator(selector);
  const there = (await things.count()) > 0;
  if (there) await things.first().click({ force: true });
  return there;
}

describe('a battle between people', () => {
  it('is fought to its end in two browsers, by one in words alone, while others measure what they like', {
    timeout: LONG,
  }, async () => {
    const host = await open({ language: 'de' });
    const guest = await sitOpposite(host, {});
    const watcher = await open();
    await watcher.goto(host.url());
    await until(watcher, '.battle');
    await host.locator('.battle').waitFor();
    await host.keyboard.press('t');
    await until(host, '.battletext');
    const said: string[] = [];
    let measured = 0;
    const pages = [host, guest];
    while ((await host.$('.ending')) === null || (await guest.$('.ending')) === null) {
      await Promise.race(pages.map((page) => page.waitForSelector('.bar--asks, .ending:visible')));
      for (const page of pages) {
        if (!(await page.$('.bar--asks'))) continue;
        // Whoever is not asked, and who only looks on, measures as well as who is.
        if (measured === 0 && page === host && said.includes('vor 1')) {
          for (const other of [guest, watcher]) {
            for (const key of ['a', 'l', 'g']) await other.keyboard.press(key);
            await other.locator('.unitrow').first().focus();
            await until(other, '.arc');
            expect(await other.locator('.sightline').count()).toBeGreaterThan(0);
            expect(await other.locator('.strip [aria-pressed=true]').count()).toBe(3);
            for (const key of ['a', 'l', 'g']) await other.keyboard.press(key);
            await other.locator('.arc').first().waitFor({ state: 'detached' });
            measured++;
          }
          // Nobody is told: what the others see has no trace of it.
          expect(await host.locator('.arc').count()).toBe(0);
        }
        await (page === host ? answerInWords(page, said) : answerBriefly(page));
      }
    }
    expect(measured).toBe(2);
    expect(said.filter((words) => words.startsWith('auf')).length).toBe(SMALL.army1.troops.length);
    for (const page of [host, guest, watcher])
      expect(await page.locator('.ending__who').textContent()).toMatch(/wins|share|gewinnt|teilen/);
    await Promise.all([host, guest, watcher].map((page) => page.context().close()));
  });
});

describe('a move', () => {
  it('is dragged; where the rules say no it stays, red, with the reason and what would do', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    const match = await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
    const before = { ...unitOf(match, 'u0').pose };
    await act(page, 'u0', 'm');
    await until(page, '.ghost--ok');
    // Six inches are 90 pixels; this is towards the enemy, and too far.
    await drag(page, page.locator('.ghost__body'), 120, -70);
    await until(page, '.ghost--no');
    expect(await page.textContent('.ruling')).toContain('That is too far.');
    expect(await page.textContent('.ruling')).toContain('SIF-414');
    expect(await page.locator('.movepanel .button--main').isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    expect(unitOf(match, 'u0').pose).toEqual(before);
    await page.locator('.ruling__repairs .option').first().click();
    await until(page, '.ghost--ok');
    // The dial turns it; keys nudge it.
    await drag(page, page.locator('.dial__knob'), -30, -10);
    const turned = await page.inputValue('#field-last');
    await page.keyboard.press('e');
    expect(Number(await page.inputValue('#field-last'))).toBeCloseTo(Number(turned) + 1);
    const question = await questionOf(page);
    await page.keyboard.press('Enter');
    await answered(page, question);
    const after = unitOf(match, 'u0').pose as { x: number; y: number };
    expect(Math.hypot(after.x - Number(before.x), after.y - Number(before.y))).toBeGreaterThan(
      3000,
    );
    await page.context().close();
  });

  it('has its numbers written, and read, in the language of the page', {
    timeout: LONG,
  }, async () => {
    const page = await open({ language: 'de' });
    await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
    await act(page, 'u0', 'm');
    await until(page, '.ghost');
    for (const typed of ['4,5', '4.5']) {
      await page.fill('#field-by', typed);
      await until(page, '.ghost .tag--accent');
      expect(await page.textContent('.ghost .tag--accent')).toBe('4,5″ von 6″');
    }
    await page.locator('#field-by').blur();
    expect(await page.inputValue('#field-by')).toBe('4,5');
    await page.press('#field-by', 'ArrowUp');
    expect(await page.inputValue('#field-by')).toBe('4,6');
    await page.context().close();
  });

  it('is measured by everybody at any time: ruler, arcs, sight, threat, zoom', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
    await page.keyboard.press('d');
    const { x, y } = await middleOf(page.locator('[data-unit=u0]'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    const target = await middleOf(page.locator('[data-unit=u5]'));
    await page.mouse.move(target.x, target.y, { steps: 3 });
    await page.mouse.up();
    // Edge to edge, as the study has it.
    expect(await page.textContent('.layers .tag--accent')).toBe('9.01″');
    await page.keyboard.press('d');
    for (const key of ['a', 'r', 'l', 'g']) await page.keyboard.press(key);
    await page.mouse.move(x, y);
    await until(page, '.arc');
    expect(await page.locator('.range').count()).toBe(2);
    expect(await page.locator('.sightline:not(.sightline--barred)').count()).toBeGreaterThan(0);
    expect(await page.locator('.threat').count()).toBeGreaterThan(0);
    await page.mouse.wheel(0, -400);
    await page.waitForFunction(
      () => Number.parseInt(document.querySelector('.strip__times')?.textContent ?? '', 10) > 100,
    );
    // From near, keys look over the field as a hand would pull it.
    const looks = () => page.getAttribute('.battlefield__svg', 'viewBox');
    const before = await looks();
    await page.locator('.battlefield__svg').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(looks).not.toBe(before);
    await page.keyboard.press('ArrowDown');
    await expect.poll(looks).toBe(before);
    await page.keyboard.press('0');
    await page.waitForFunction(() =>
      document.querySelector('.strip__times')?.textContent?.startsWith('100%'),
    );
    await page.context().close();
  });
});

/** Which of these lie over each other. */
async function overlapping(things: Locator): Promise<string[]> {
  const boxes = await things.evaluateAll((all) =>
    all.map((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return { what: thing.textContent, left, top: top + 2, right, bottom: bottom - 2 };
    }),
  );
  return boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.what} over ${other.what}`),
  );
}

describe('a crowded field', () => {
  it('has every name and token where nothing lies over it, and names of arcs beside them', {
    timeout: LONG,
  }, async () => {
    for (const language of ['en', 'de'] as const) {
      const page = await open({ language });
      await layBattle(page, MELEE, { until: 'ask.activate' });
      await page.keyboard.press('a');
      await page.locator('[data-unit=u0]').hover({ force: true });
      await until(page, '.arc__name');
      const names = page.locator('.plate, .arc__name');
      expect(await names.count()).toBe(14);
      expect(await overlapping(names), language).toEqual([]);
      await page.context().close();
    }
  });

  it.each([1280, 390])(
    'has every distance where it is read, %i wide',
    {
      timeout: LONG,
    },
    async (width) => {
      const page = await open({ width, height: 844 });
      await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
      for (const key of ['l', 'g']) await page.keyboard.press(key);
      await page.locator('[data-unit=u0]').hover({ force: true });
      await until(page, '.threat');
      const tags = page.locator('.layers .tag');
      expect(await tags.count()).toBe(6);
      expect(await overlapping(tags)).toEqual([]);
      await page.context().close();
    },
  );

  it('has the length of every lane over the trays that stand in it', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    await layBattle(page, MELEE, { until: 'ask.activate' });
    await act(page, 'u0', 'z');
    await until(page, '.ghost');
    const length = page.locator('.tag--ok', { hasText: '″' });
    expect(await length.count()).toBeGreaterThan(0);
    // What is drawn later lies above.
    const isAbove = (tag: Element) =>
      [...document.querySelectorAll('[data-unit]')].every(
        (tray) => tray.compareDocumentPosition(tag) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    expect(await length.first().evaluate(isAbove)).toBe(true);
    await page.context().close();
  });

  it.each(['en', 'de'] as const)(
    'keeps names, numbers and the knob apart while one charges, retreats or chooses a place: %s',
    { timeout: LONG },
    async (language) => {
      const knob = '.dial__knob > circle:nth-child(2)';
      const lay = async (
        unit: string,
        key: string,
        wait: string,
        { spec = MELEE, seed = 'charge0', size = {} as Reader } = {},
      ): Promise<Page> => {
        const page = await open({ language, ...size });
        await layBattle(page, spec, { until: 'ask.activate', seed });
        await act(page, unit, key);
        for (let i = 0; !(await page.$(wait)) && i < 20; i++) {
          const nothing = page.locator('.bar__pass');
          if ((await nothing.count()) > 0) await nothing.click();
          await page.waitForTimeout(200);
        }
        return page;
      };
      const charge = await lay('u0', 'v', '.unit--offered', { spec: MID_BATTLE });
      await charge.locator('[data-unit=u5]').click({ force: true });
      await until(charge, '.chargeodds');
      const written = charge.locator(`.arc__name, .piece__name, .tag, ${knob}`);
      expect(await written.count()).toBe(10);
      expect(await overlapping(written)).toEqual([]);
      await charge.context().close();
      const retreat = await lay('u0', 'z', '.ghost');
      expect(await overlapping(retreat.locator(`.plate__count, ${knob}`))).toEqual([]);
      // The ring of the dial is drawn before the plates, so that it dots no number.
      const isAbove = (plate: Element) =>
        document.querySelector('.dial')?.compareDocumentPosition(plate);
      expect(await retreat.locator('.plate').first().evaluate(isAbove)).toBe(4);
      await retreat.context().close();
      // A short retreat: with a far one in sight a phone has no room for names.
      const phone = await lay('u0', 'z', '.ghost', {
        seed: 'laid',
        size: { width: 390, height: 844 },
      });
      await until(phone, '.plate');
      expect(await overlapping(phone.locator(`.plate > rect, ${knob}`))).toEqual([]);
      await phone.context().close();
      const turn = await lay('u3', 'x', '.placing');
      expect(await overlapping(turn.locator('.plate > rect, .placing .tag'))).toEqual([]);
      await turn.context().close();
    },
  );

  it('shows conditions on its trays where it is too small for names', {
    timeout: LONG,
  }, async () => {
    const page = await open({ width: 390, height: 844 });
    await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
    expect(await page.locator('.battlefield .plate').count()).toBe(0);
    expect(await page.locator('.battlefield .condition').count()).toBe(4);
    await page.context().close();
  });

  it('has names that are not cut off, in both languages', { timeout: LONG }, async () => {
    for (const [language, battle] of [
      ['en', LARGE_BATTLE],
      ['de', MID_BATTLE],
    ] as const) {
      const page = await open({ language });
      await layBattle(page, battle, { until: 'ask.activate' });
      // They are laid once the field knows how large it is.
      await until(page, '.plate');
      const names = await page.locator('.plate').allTextContents();
      expect(names.length).toBeGreaterThan(9);
      expect(names.filter((name) => name.includes('…'))).toEqual([]);
      await page.context().close();
    }
  });

  /** Ten units a side in two lines, as many as a large battle has. */
  const line = (unit: string, front: number, back: number, facing: string) =>
    Array.from(
      { length: 10 },
      (_, i) => `${unit} at ${6 + (i % 5) * 9},${i < 5 ? front + (i % 2) : back} facing ${facing}`,
    );

  it('costs little for each frame while a tray is dragged among twenty, with arcs and sight lines', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    await layBattle(
      page,
      {
        ...MID_BATTLE,
        players: {
          stark: {
            ...MID_BATTLE.players.stark,
            units: line('starkSwornSwords', 15, 8, 'north'),
          },
          lannister: {
            ...MID_BATTLE.players.lannister,
            units: line('lannisterGuardsmen', 30, 38, 'south'),
          },
        },
      },
      { until: 'ask.activate' },
    );
    expect(await page.locator('[data-unit]').count()).toBeGreaterThanOrEqual(20);
    await act(page, 'u2', 'm');
    await until(page, '.ghost');
    for (const key of ['a', 'l']) await page.keyboard.press(key);
    const { x, y } = await middleOf(page.locator('.ghost__body'));
    const meter = await page.context().newCDPSession(page);
    await meter.send('Performance.enable');
    const spent = async (): Promise<number> => {
      const { metrics } = await meter.send('Performance.getMetrics');
      return metrics
        .filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name))
        .reduce((sum, { value }) => sum + value * 1000, 0);
    };
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 5, y - 5);
    await until(page, '.arc');
    // Ground, trays and plates lie in layers of their own: a frame paints the ghost, arcs and lines only.
    const still = page.locator('.still');
    expect(await still.count()).toBe(3);
    expect(
      await still.evaluateAll((groups) => groups.map((one) => getComputedStyle(one).willChange)),
    ).toEqual(['transform', 'transform', 'transform']);
    await page.evaluate(() => {
      const frames: number[] = [];
      const touched: string[] = [];
      Object.assign(window, { frames, touched });
      for (const group of document.querySelectorAll('.still'))
        new MutationObserver((changes) => {
          for (const { target } of changes) touched.push(target.nodeName);
        }).observe(group, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      const next = (now: number): void => {
        frames.push(now);
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    const before = await spent();
    const MOVES = 30;
    for (let i = 0; i < MOVES; i++)
      await page.mouse.move(x + 40 * Math.sin(i / 8), y - 30 - 30 * Math.cos(i / 11));
    const cost = ((await spent()) - before) / MOVES;
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    await page.mouse.up();
    const seconds = (frames[frames.length - 1] - frames[0]) / 1000;
    console.log(
      `dragging among 20 trays with arcs and sight lines: ${((frames.length - 1) / seconds).toFixed(0)} frames a second, ${cost.toFixed(1)} ms of script, style and layout for each move`,
    );
    // How long it takes is the machine's; that nothing is touched but what moves is ours.
    const touched = await page.evaluate(() => (window as unknown as { touched: string[] }).touched);
    expect(touched).toEqual([]);
    expect(cost).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe('dice that may be rolled again', () => {
  it('are picked one by one, or all that fail at once', { timeout: LONG }, async () => {
    const page = await open();
    await layBattle(page, MID_BATTLE, { until: 'ask.activate', seed: 'charge0' });
    await act(page, 'u0', 'v');
    expect(await page.innerText('.bar')).not.toContain('⟦');
    await page.locator('[data-unit=u5]').click({ force: true });
    await until(page, '.chargeodds');
    await page.keyboard.press('Enter');
    await page.locator('.placing').first().click({ force: true });
    while ((await page.locator('.die.askable').count()) === 0) {
      const question = await questionOf(page);
      await page.locator('.bar__pass').click();
      await answered(page, question);
    }
    const failed = await page.locator('.die--bad.askable').count();
    expect(failed).toBeGreaterThan(1);
    await page.locator('.dice__all').click();
    expect(await page.locator('.die--bad[aria-pressed=true]').count()).toBe(failed);
    expect(await page.locator('.die--good[aria-pressed=true]').count()).toBe(0);
    await page.context().close();
  });
});

describe('a tactics card', () => {
  it('says what it does: in the hand, and in the window in which it may be played', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    await layBattle(page, MID_BATTLE, { until: 'ask.use', seed: 'charge0' });
    // Who has the turn, and what each card would do.
    await until(page, '.explains');
    expect(await page.innerText('.explains')).toMatch(/turn/);
    const glows = await page.locator('.warcard.askable').allInnerTexts();
    expect(glows.length).toBeGreaterThan(0);
    for (const name of glows) expect(await page.innerText('.explains')).toContain(name.trim());
    expect((await page.innerText('.explains')).length).toBeGreaterThan(100);
    await page.locator('.warcard:not(.askable)').first().click();
    await until(page, 'dialog .abilities p');
    expect((await page.innerText('dialog .abilities')).length).toBeGreaterThan(40);
    await page.context().close();
  });

  it('says in the hand for what it waits where there is room, as an army says its numbers', {
    timeout: LONG,
  }, async () => {
    for (const language of ['en', 'de'] as const) {
      const page = await open({ language, width: 1920, height: 1080 });
      await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
      const first = page.locator('.unitrow', {
        hasText: language === 'de' ? 'Geschworene' : 'Sworn',
      });
      expect(await first.innerText()).toContain('6″ · 4+ · 6+');
      expect(await page.locator('.warcard__when').first().innerText()).toMatch(/\w{5}/);
      // One line for each unit, and nothing is scrolled for.
      const heights = await page
        .locator('.unitrow')
        .evaluateAll((rows) => rows.map((row) => row.clientHeight));
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(3);
      expect(
        await page
          .locator('.battle__left')
          .evaluate((left) => [
            left.scrollWidth - left.clientWidth,
            left.scrollHeight - left.clientHeight,
          ]),
      ).toEqual([0, 0]);
      await page.context().close();
    }
  });

  it('is read whole on a phone by one tap, and lies next to the question', {
    timeout: LONG,
  }, async () => {
    const page = await open({ width: 390, height: 844, touch: true });
    await layBattle(page, MID_BATTLE, { until: 'ask.use', seed: 'charge0' });
    await until(page, '.explains');
    const cut = () =>
      page
        .locator('.explains p')
        .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    expect(await cut()).toBeGreaterThan(0);
    await page.tap('.explains__more');
    await expect.poll(cut).toBe(0);
    const tops = await Promise.all(
      ['.bar', '.warhand', '.roster'].map(async (name) =>
        page
          .locator(name)
          .first()
          .evaluate((one) => one.getBoundingClientRect().top),
      ),
    );
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    // The hand lies out of sight for all that: what glows in it has a button in the bar.
    const buttons = (await page.locator('.bar__options .option').allInnerTexts()).join();
    for (const card of await page.locator('.warcard.askable').allInnerTexts())
      expect(buttons).toContain(card.trim());
    await page.context().close();
  });
});

describe('quarters of the field', () => {
  it('[SIF-1439, SIF-1440] say in their corners whose points lie there, and who holds them', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    await layBattle(page, QUARTERS, { until: 'ask.activate' });
    const told = () =>
      page
        .locator('.quarter')
        .evaluateAll((all) =>
          all.map((one) => [...one.querySelectorAll('text')].map((text) => text.textContent)),
        );
    expect(await told()).toEqual([
      ['I', '0', '12'],
      ['II', '7', '21'],
      ['III', '11', '0'],
      ['IV', '14', '0'],
    ]);
    expect(await page.locator('.quarter--held.house-lannister').count()).toBe(2);
    expect(await page.locator('.quarter--held.house-stark').count()).toBe(2);
    await page.keyboard.press('t');
    await until(page, '.battletext');
    expect(await page.innerText('.battletext')).toContain(
      'quadrant II, far right: House Stark 7 and House Lannister 21; held by House Lannister.',
    );
    await page.context().close();
  });
});

describe('the corners of a free-for-all', () => {
  it('[SIF-1030] have numbers that are the same for who sits at the far edge', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    // The viewer takes the far left corner, as it was seen until then.
    const own = '1';
    await layMatch(page, asoiaf, { seats: 3 }, '.battle', {
      answers: (seat, question) => {
        if (question.kind !== 'choose' || question.text.key !== 'ask.chooseCorner') return null;
        const free = question.options.map(({ id }) => id).filter((id) => id !== own);
        return [seat === 0 ? own : free[0]];
      },
      until: (match) => tableOf(match).edges[0] === Number(own),
    });
    const corner = page.locator('.quarter', { hasText: /^I$/ });
    expect(await corner.getAttribute('class')).toContain('quarter--held');
    expect(await page.locator('.quarter--held').count()).toBe(3);
    const field = await middleOf(page.locator('.battlefield__svg'));
    const { x, y } = await middleOf(corner);
    expect(x).toBeGreaterThan(field.x);
    expect(y).toBeGreaterThan(field.y);
    expect(await page.innerText('.panels')).toContain('takes corner I.');
    await page.keyboard.press('t');
    await until(page, '.battletext');
    expect(await page.innerText('.battletext')).toContain('Corner I, near right');
    await page.context().close();
  });
});

describe('standing orders', () => {
  it('open where their arrow points', { timeout: LONG }, async () => {
    const page = await open();
    await layBattle(page, MID_BATTLE, { until: 'ask.use', seed: 'charge0' });
    const summary = page.locator('.orders > summary');
    const points = () => summary.evaluate((one) => getComputedStyle(one, '::after').rotate);
    expect(await points()).toBe('180deg');
    await summary.click();
    expect(await points()).toBe('none');
    expect((await middleOf(page.locator('.orders__list'))).y).toBeGreaterThan(
      (await middleOf(summary)).y,
    );
    await page.context().close();
  });

  it('leave the pass in sight while they are open, however long the words', {
    timeout: LONG,
  }, async () => {
    const page = await open({ language: 'de', width: 1280, height: 800 });
    await layBattle(page, MID_BATTLE, { until: 'ask.use', seed: 'charge0' });
    await page.locator('.orders > summary').click();
    const bottom = (name: string) =>
      page.locator(name).evaluate((one) => one.getBoundingClientRect().bottom);
    expect(await bottom('.bar__pass')).toBeLessThanOrEqual(await bottom('.battle__right'));
    await page.context().close();
  });
});

describe('who acts', () => {
  it('is marked on the field and in the army, and each of its actions has a key of its own', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    await layBattle(page, MID_BATTLE, { until: 'ask.activate', seed: 'charge0' });
    expect(await page.locator('.unitrow--acts').count()).toBe(0);
    await page.locator('[data-unit=u0]').click({ force: true });
    await until(page, '.unitactions');
    expect(await page.locator('.unit--acts').getAttribute('data-unit')).toBe('u0');
    expect(await page.locator('.unitrow--acts').getAttribute('data-thing')).toBe('u0');
    const keys = await page.locator('.battle kbd').allInnerTexts();
    expect(keys.length).toBeGreaterThan(5);
    expect(new Set(keys).size).toBe(keys.length);
    await page.context().close();
  });
});

describe('a charge', () => {
  it('[SIF-407, SIF-510, SIF-517] shows arc, share and chance before the roll; alignment is clicked, and the attack is followed', {
    timeout: LONG,
  }, async () => {
    const page = await open();
    const match = await layBattle(page, MID_BATTLE, { until: 'ask.activate', seed: 'charge0' });
    await act(page, 'u0', 'v');
    await until(page, '.unit--offered[data-unit=u5]');
    await page.locator('[data-unit=u5]').click({ force: true });
    await until(page, '.chargeodds');
    // The numbers of the study, from the same poses.
    const words = (await page.innerText('.movepanel')).replaceAll('\u00a0', ' ');
    expect(words).toContain('right flank 59.6%');
    expect(words).toContain('front 40.4%');
    expect(words).toContain('67% to cover 8.84″');
    // What works among the engaged is counted before contact: Jaime's Disrupt.
    expect(words).toContain('7 dice on 5+');
    expect(await page.locator('.oddsface--no').count()).toBe(2);
    await page.keyboard.press('Enter');
    await until(page, '.placing');
    expect(await page.locator('.placing').count()).toBe(3);
    await page.locator('.placing').first().click({ force: true });
    await until(page, '.attackpanel');
    expect(await page.textContent('.attackpanel h2')).toContain('right flank');
    // Seven dice of three ranks; somebody may answer before they are thrown.
    while ((await page.locator('.diceRow').first().locator('.die').count()) < 7) {
      const question = await questionOf(page);
      await page.locator('.bar__pass').click();
      await answered(page, question);
    }
    // The board looks at the two of them, in the middle of the room that the dice leave.
    const field = await middleOf(page.locator('.battlefield'));
    const centre = async () => {
      const both = [await middleOf(page.locator('[data-unit=u0]'))];
      both.push(await middleOf(page.locator('[data-unit=u5]')));
      return Math.hypot(
        (both[0].x + both[1].x) / 2 - field.x,
        (both[0].y + both[1].y) / 2 - field.y,
      );
    };
    await expect.poll(centre).toBeLessThan(40);
    const thrown = match
      .log(0)
      .find(({ key, params }) => key === 'fact.rolled' && params.purpose === 'attack');
    const shown = await page
      .locator('.diceRow')
      .first()
      .locator('.dice > :is(.die, button)')
      .evaluateAll((dice) =>
        dice.map((die) => Number(die.getAttribute('aria-label')?.replace(/\D/g, ''))),
      );
    expect(shown).toEqual(thrown?.params.dice);
    // Each step says what made it so, and its rules can be read.
    const rows = page.locator('.diceRow');
    expect(await rows.nth(0).innerText()).toContain('4+ on the card; Disrupt −1: 5+.');
    expect(await rows.nth(1).innerText()).toMatch(
      /3\+ on the card; flank −1: 4\+\.\s+Rule SIF-628/,
    );
    // What was thrown again stands beside what it was, with what allowed it.
    const question = await questionOf(page);
    await page.locator('.diceRow button.die').first().click();
    await page.locator('.bar .button--main').click();
    await answered(page, question);
    await until(page, '.die--old');
    expect(await rows.nth(0).innerText()).toMatch(/Re-rolled: charge bonus\.\s+Rule SIF-626/);
    await page.context().close();
  });
});

describe('the tactics board', () => {
  it('is lettered to be read where it is smallest, in both languages', {
    timeout: LONG,
  }, async () => {
    for (const language of ['en', 'de'] as const) {
      const page = await open({ language });
      await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
      const zones = await page.locator('.zone > span:not(.unseen)').evaluateAll((all) =>
        all.map((one) => ({
          what: one.textContent,
          size: Number.parseFloat(getComputedStyle(one).fontSize),
          over: one.scrollWidth - one.clientWidth,
        })),
      );
      expect(zones.length).toBe(5);
      expect(
        zones.filter(({ size, over }) => size < 11 || over > 0),
        language,
      ).toEqual([]);
      await page.context().close();
    }
  });

  it('is read and claimed over the field', { timeout: LONG }, async () => {
    const page = await open();
    const match = await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
    await page.keyboard.press('b');
    await until(page, '.zones');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.zones', { state: 'detached' });
    await page.locator('.unitrow--ncu.askable').click();
    await until(page, '.zonecard.askable');
    expect(await page.locator('.zonecard.askable').count()).toBe(3);
    // What is free says for whom it would do something now.
    const wealth = page.locator('.zonecard', { hasText: 'Wealth' });
    expect(await wealth.innerText()).toMatch(/Now: .*Greataxes/);
    const question = await questionOf(page);
    await page.locator('.zonecard__pick', { hasText: 'Wealth' }).click();
    await answered(page, question);
    expect(tableOf(match).ncus.find(({ id }) => id === 'n1')?.zone).toBe('wealth');
    await page.context().close();
  });
});

describe('on a phone', () => {
  it('fingers pull the ghost and turn it with two; buttons nudge it; nothing happens on release', {
    timeout: LONG,
  }, async () => {
    const page = await open({ width: 390, height: 844, touch: true });
    const match = await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
    expect(await page.evaluate(fits)).toBe(true);
    expect(await unreadable(page)).toEqual([]);
    await page.locator('[data-unit=u0]').tap({ force: true });
    await until(page, '.unitactions');
    await page.locator('.option.action').first().tap();
    await until(page, '.ghost--ok');
    const before = JSON.stringify(unitOf(match, 'u0').pose);
    const by = page.locator('.numberfield:has(#field-by)');
    for (const [button, value] of [
      [1, '0.1'],
      [1, '0.2'],
      [0, '0.1'],
    ] as const) {
      await by.locator('button').nth(button).tap();
      await page.waitForFunction(
        (wanted) => (document.querySelector('#field-by') as HTMLInputElement).value === wanted,
        value,
      );
    }
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: { x: number; y: number }[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map((point, id) => ({ ...point, id })),
      });
    const one = await middleOf(page.locator('.ghost__body'));
    await touch('touchStart', one);
    await touch('touchMove', { x: one.x + 10, y: one.y - 15 });
    await touch('touchMove', { x: one.x + 20, y: one.y - 30 });
    await page.waitForFunction(
      () => Number((document.querySelector('#field-by') as HTMLInputElement).value) > 0.5,
    );
    const here = { x: one.x + 20, y: one.y - 30 };
    const turned = await page.inputValue('#field-last');
    await touch('touchStart', here, { x: here.x + 60, y: here.y });
    await touch('touchMove', here, { x: here.x + 50, y: here.y + 30 });
    await page.waitForFunction(
      (old) => (document.querySelector('#field-last') as HTMLInputElement).value !== old,
      turned,
    );
    await touch('touchEnd');
    expect(JSON.stringify(unitOf(match, 'u0').pose)).toBe(before);
    expect(await page.evaluate(fits)).toBe(true);
    expect(await unreadable(page)).toEqual([]);
    await page.context().close();
  });
});

describe('the battle as text', () => {
  it('tells distance, bearing, arc and sight, and takes moves in words of both languages', {
    timeout: LONG,
  }, async () => {
    const page = await open({ language: 'de', theme: 'light' });
    const match = await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
    await page.keyboard.press('t');
    await until(page, '.battletext');
    const row = page.locator('tr', { has: page.locator('th', { hasText: /^Gardisten/ }) });
    expect(await row.innerText()).toMatch(
      /9 in 3 Reihen\s+Verwundbar\s+bereit\s+9″\s+12 Uhr, geradeaus\s+rechte Flanke\s+ja\s+braucht 3\+/,
    );
    const choose = async (words: RegExp): Promise<void> => {
      const question = await questionOf(page);
      await page.locator('.bar__options .option', { hasText: words }).click();
      await answered(page, question);
    };
    await choose(/^Bogenschützen/);
    await choose(/^Manöver/);
    await until(page, '.commandline');
    const line = page.locator('.commandline input');
    await line.fill('was wenn vor 9');
    expect(await page.textContent('.commandline [role=status]')).toContain('SIF-414');
    const before = unitOf(match, 'u2').pose as { x: number; y: number; h: number };
    await line.fill('rechts 20 vor 3,5 links 10');
    const question = await questionOf(page);
    await line.press('Enter');
    await answered(page, question);
    const after = unitOf(match, 'u2').pose as { x: number; y: number; h: number };
    expect(after.h).toBe((before.h + 100) % 3600);
    expect(Math.round(Math.hypot(after.x - before.x, after.y - before.y) / 10)).toBe(350);
    await page.context().close();
  });
});

describe('beside the field', () => {
  it('armies, hand and what is fought for fit into a low window, in the longer words, too', {
    timeout: LONG,
  }, async () => {
    const page = await open({ language: 'de', width: 1280, height: 800 });
    await layBattle(page, MELEE, { until: 'ask.activate' });
    const left = page.locator('.battle__left');
    expect(await left.evaluate((column) => column.scrollHeight - column.clientHeight)).toBe(0);
    await page.context().close();
  });

  it('whoever is set up is read whole below its numbers, in a low window and the longer words', {
    timeout: LONG,
  }, async () => {
    const page = await open({ language: 'de', width: 1280, height: 800 });
    await page.locator('.game--open').last().locator('.button--main').click();
    for (let i = 0; !(await page.$('.ghost')) && i < 20; i++) {
      await until(page, '.bar__options .option, .unitrow.askable, .ghost');
      const things = page.locator('.bar__options .option, .unitrow.askable');
      if ((await things.count()) > 0) await things.first().click();
      await page.waitForTimeout(200);
    }
    await page.locator('.unitrow', { hasText: 'Geschworene' }).hover();
    await until(page, '.unitcard');
    const right = page.locator('.battle__right');
    expect(await right.evaluate((column) => column.scrollHeight - column.clientHeight)).toBe(0);
    await page.context().close();
  });

  it('is told how points are scored, and which missions are open or in hand', {
    timeout: LONG,
  }, async () => {
    const wide = await open({ width: 1920, height: 1080 });
    await layBattle(wide, LARGE_BATTLE, { until: 'ask.activate' });
    const told = await wide.innerText('.goals');
    expect(told).toContain('Open: mission 6');
    expect(told).toContain('In your hand: mission 3');
    expect(told).not.toContain('mission 2 ');
    expect(told).toContain('SIF-1406');
    await wide.keyboard.press('t');
    await until(wide, '.battletext');
    const text = await wide.innerText('.battletext');
    expect(text).toContain('Open: mission 6');
    expect(text).toContain('In your hand: mission 3');
    await wide.context().close();
    const low = await open({ language: 'de', width: 1280, height: 800 });
    await layBattle(low, LARGE_BATTLE, { until: 'ask.activate' });
    // The first mission in hand is seen without scrolling, in the longer words, too.
    const hidden = await low
      .locator('.goals li')
      .nth(2)
      .evaluate((li) => {
        const box = li.closest('.goals')?.getBoundingClientRect();
        return li.getBoundingClientRect().bottom - (box?.bottom ?? 0);
      });
    expect(hidden).toBeLessThan(0);
    await low.context().close();
    const siege = await open({ width: 1920, height: 1080 });
    await layBattle(siege, SIEGE, { until: 'ask.activate' });
    expect(await siege.innerText('.goals')).toContain('5 victory points for each castle wall');
    await siege.context().close();
  });

  it('a lesson has room for its host and the actions', { timeout: LONG }, async () => {
    const page = await site.open('/learn/asoiaf', { width: 1280, height: 800 });
    for (const step of [2, 3]) {
      await page.locator('.host__words > button').click();
      await page.locator('.host__who', { hasText: `${step} of` }).waitFor();
    }
    await until(page, '.unitactions');
    expect(await unreadable(page)).toEqual([]);
    const right = page.locator('.battle__right');
    expect(await right.evaluate((column) => column.scrollHeight - column.clientHeight)).toBe(0);
    await page.context().close();
  });
});

describe('for every reader', () => {
  it.each(READERS)(
    'axe finds nothing, and nothing sticks out: $language $theme $width',
    {
      timeout: LONG,
    },
    async (reader) => {
      const page = await open({ ...reader, height: reader.width < 500 ? 844 : 800 });
      await layBattle(page, MID_BATTLE, { until: 'ask.activate' });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(fits)).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      // The sides scroll; the page itself does not.
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight),
      ).toBe(true);
      await act(page, 'u0', 'm');
      await until(page, '.movepanel');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(fits)).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      await page.keyboard.press('t');
      await until(page, '.battletext');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(fits)).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('the board is small enough, and fetched when it is needed', () => {
    const { board } = scriptsOf(['movepanel']);
    console.log(`this board ${board} bytes`);
    expect(board).toBeGreaterThan(20_000);
    expect(board).toBeLessThan(180 * 1024);
  });
});
