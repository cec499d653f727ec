import type { Table } from '@small-council/iron-throne/table';
import type { Cookie, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fits, READERS, unreadable, violations } from './axe.ts';
import { answerByClicking, answered, asked, playedMatch, questionOf } from './hands.ts';
import { bargaining, FULL, LATE, layThrone, playTurn, supported } from './layThrone.ts';
import { noteShifts, shiftsOf } from './shifts.ts';
import { openSite, type Reader, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function sitDown(reader: Reader = {}): Promise<Page> {
  const page = await site.open('/', { settings: { pace: 0 }, ...reader });
  await page.locator('.game--open .button--main').first().click();
  await asked(page);
  return page;
}

/** Closes what is open. It gives the focus back to where it was: only then can something else take it. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
}

/**
 * The next request to this address gets lost. In the page itself: requests that a test wants to catch on their
 * way now and then slip through while the catching is being set up.
 */
async function loseNext(page: Page, address: string): Promise<void> {
  await page.evaluate((lost) => {
    const { fetch } = window;
    window.fetch = (to, how) => {
      if (!`${to}`.endsWith(lost)) return fetch(to, how);
      window.fetch = fetch;
      return Promise.reject(new TypeError('lost'));
    };
  }, address);
}

/** Plays on until a question cites this rule. */
async function playUntil(page: Page, rule: string): Promise<void> {
  for (let i = 0; ; i++) {
    if (!(await asked(page))) throw new Error(`${rule} was never asked`);
    if ((await page.innerText('.bar')).includes(rule)) return;
    await answerByClicking(page, i);
  }
}

describe('the tour', () => {
  it('is offered once, goes by keyboard, blocks nothing, and can be had again from the help', async () => {
    const page = await sitDown();
    // Before leaders are chosen there is no hand, no encounter and nobody to point at.
    expect(await page.$('.tour-offer')).toBeNull();
    await playUntil(page, 'IT-307');
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.waitForSelector('.tour');
    expect(await page.innerText('.tour')).toContain('1 of 7');
    await page.keyboard.press('Enter');
    expect(await page.innerText('.tour')).toContain('2 of 7');
    // The table under it can be used meanwhile.
    await page.keyboard.press('1');
    expect(await page.locator('.character[aria-pressed="true"]').count()).toBe(1);
    const pointedAt: string[] = [];
    for (let stop = 2; stop < 8; stop++) {
      pointedAt.push(
        await page.evaluate(() => {
          const { left, top, width, height } =
            document.querySelector('.tour__ring')?.getBoundingClientRect() ?? new DOMRect();
          return document
            .elementsFromPoint(left + width / 2, top + height / 2)
            .map(({ className }) => `${className}`)
            .join(' ');
        }),
      );
      if (stop === 6) expect(await page.innerText('.tour')).toContain('Enter and P');
      await page.keyboard.press('Enter');
    }
    expect(await page.$('.tour')).toBeNull();
    // Every stop has something to show: people, the others, the stage, cards, the question, the turn.
    for (const [i, place] of ['character', 'house', 'stage', 'card', 'bar', 'chart'].entries())
      expect(pointedAt[i]).toContain(place);
    await page.reload();
    await asked(page);
    expect(await page.$('.tour-offer')).toBeNull();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Tour of the board' }).click();
    await page.waitForSelector('.tour');
    // Nobody is told of keys who has none.
    await page.setViewportSize({ width: 390, height: 844 });
    for (let stop = 1; stop < 6; stop++) await page.locator('.tour .button--main').click();
    expect(await page.innerText('.tour')).toMatch(/6 of 7[\s\S]*What glows(?![\s\S]*Enter and P)/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    expect(await page.$('.tour')).toBeNull();
    await page.context().close();
  });
});

describe('what things are', () => {
  it('is told by click, by the key I, by the resting mouse and from the chronicle, with why not', async () => {
    const page = await sitDown();
    await answerByClicking(page, 0);
    // While a house can be picked its leader makes room for that.
    const leader = page.locator('.throne__others .leader');
    for (let i = 0; (await asked(page)) && (await leader.count()) === 0; i++)
      await answerByClicking(page, i);
    await page.locator('.throne__others .character:not(.askable)').first().click();
    expect(await page.innerText('dialog')).toMatch(/Character card:/);
    await closeDialog(page);

    await leader.first().focus();
    await page.keyboard.press('i');
    expect(await page.innerText('dialog')).toMatch(/Leader:/);
    await closeDialog(page);

    // A busy machine may draw the board anew under the mouse: then it has to come to rest once more.
    await vi.waitFor(
      async () => {
        await page.mouse.move(0, 0);
        await page.locator('.throne__others .house__banner').first().hover();
        await page.waitForSelector('.peek', { timeout: 5_000 });
      },
      { timeout: 60_000 },
    );
    // It is read beside the board: question, hand and houses stay in sight.
    const [peek, board] = await Promise.all(
      ['.peek', '.table__board'].map((part) => page.locator(part).boundingBox()),
    );
    expect(peek?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0));
    await page.mouse.move(0, 0);
    await page.waitForSelector('.peek', { state: 'detached' });

    await page.locator('.log .named').first().click();
    await page.waitForSelector('dialog[open]');
    await closeDialog(page);

    // A card that is not asked for says why not, and by which rule.
    await playUntil(page, 'IT-313');
    await page.locator('.hand .card__face').first().click();
    expect(await page.innerText('dialog')).toMatch(/You are asked something else/);
    await page.locator('dialog .why-not .rule-link').click();
    await page.waitForFunction(() =>
      document.querySelector('.rule-text')?.textContent?.includes('offer help'),
    );
    await page.context().close();
  });
});

describe('answers', () => {
  it('are confirmed by Enter after a pick with the mouse, and yes or no by one click', async () => {
    const page = await sitDown();
    const first = await questionOf(page);
    await page.locator('.leaders .askable').first().click();
    expect(await page.locator('.leaders [aria-pressed="true"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await answered(page, first);
    const plain = '.bar--asks:not(:has(.button--main)):has(.option)';
    for (let i = 0; (await asked(page)) && (await page.locator(plain).count()) === 0; i++)
      await answerByClicking(page, i);
    // Whether to use an ability is asked with what the ability does.
    if ((await page.innerText('.bar')).includes('IT-702'))
      expect((await page.innerText('.bar .ability')).length).toBeGreaterThan(20);
    const question = await questionOf(page);
    await page.locator('.bar .option').first().click();
    await answered(page, question);
    await page.context().close();
  });

  it('wait for who was called away: the first page leads back', async () => {
    const page = await sitDown();
    const match = page.url();
    const bot = await page.locator('.throne__others .house__who').first().innerText();
    await page.goto(site.base);
    const row = page.locator('.going .tables__row');
    expect(await row.innerText()).toMatch(/The Iron Throne[\s\S]*Your turn/);
    // Whom one plays with is called as at the table.
    expect(await row.innerText()).toContain(bot);
    await row.getByRole('link').click();
    await asked(page);
    expect(page.url()).toBe(match);
    await page.context().close();
  });

  it('offer support by one click, which says how the sums would stand', async () => {
    const page = await sitDown();
    await playUntil(page, 'IT-313');
    const offers = page.locator('.support__half--defender .option');
    const [who, sums] = await offers
      .first()
      .locator('.support__who, .support__sums')
      .allInnerTexts();
    const power = Number(/\d+$/.exec(who)?.[0]);
    const numbers = (words: string) => words.match(/\d+/g)?.map(Number) ?? [];
    const [challenger, defender] = numbers(await page.innerText('.support__middle .support__sums'));
    expect(numbers(sums)).toEqual([challenger, defender + power]);
    // They stand on the stage, too, with what they are made of.
    const parts = numbers(await page.innerText('.side--defender .side__parts'));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(defender);
    const question = await questionOf(page);
    await offers.first().click();
    await answered(page, question);
    await asked(page);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.log li')].some((line) =>
        /offers House .+ the support of/.test(line.textContent ?? ''),
      ),
    );
    await page.context().close();
  });

  it.each(['nothing', 'bots'])(
    'are given by the table itself where the player wants it, no sooner than a person would: %s',
    async (autoPass) => {
      const page = await sitDown({ settings: { pace: 0, autoPass } });
      for (let i = 0; ; i++) {
        if (!(await asked(page))) throw new Error('there was always something to play');
        const soon = await page.getByText('Passing by itself').count();
        if (soon > 0) break;
        await answerByClicking(page, i);
      }
      const question = await questionOf(page);
      const began = performance.now();
      await answered(page, question);
      expect(performance.now() - began).toBeGreaterThan(800);
      await page.context().close();
    },
  );

  it('are passes until the turn ends, where the player says so, and can be halted', async () => {
    const page = await sitDown();
    // As short as a person can be; not before the guest has a name.
    await page.evaluate(() => Object.assign(Math, { random: () => 0 }));
    const turn = () => page.innerText('.table__title');
    const offer = page.getByRole('button', { name: 'Pass these until the turn ends' });
    const passing = page.getByText('Passing by itself');
    await playUntil(page, 'IT-704');
    await offer.click();
    await passing.waitFor();
    await page.getByRole('button', { name: 'Wait, do not pass' }).click();
    expect(await passing.count()).toBe(0);
    await offer.click();
    const begun = await turn();
    for (let i = 0; ; i++) {
      if (!(await asked(page))) throw new Error('the match has ended within two turns');
      const recurs = (await page.innerText('.bar')).includes('IT-704');
      if ((await turn()) !== begun && recurs) break;
      expect(await passing.count()).toBe(recurs ? 1 : 0);
      if (recurs) await answered(page, await questionOf(page));
      else await answerByClicking(page, i);
    }
    // Another turn: it asks again.
    expect(await passing.count()).toBe(0);
    expect(await offer.count()).toBe(1);
    await page.context().close();
  });

  it('wait for a server that is away, and say so', async () => {
    const page = await sitDown();
    await site.kill();
    await page.waitForSelector('.standing__warn');
    const question = await questionOf(page);
    await page.locator('.leaders .askable').first().click();
    await page.locator('.bar .button--main').click();
    expect(await page.innerText('.bar__sent')).toContain('kept');
    // A second click is not a second answer.
    expect(await page.locator('.bar__answer').getAttribute('inert')).not.toBeNull();
    await site.restart();
    await answered(page, question);
    await page.waitForSelector('.standing__warn', { state: 'detached' });
    expect(await page.locator('.bar__refused').count()).toBe(0);
    await page.context().close();
  });
});

describe('tokens and cards', () => {
  const flights = (page: Page) =>
    page.evaluate(() => {
      const seen = { count: 0 };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) seen.count += addedNodes.length;
      }).observe(document.querySelector('.flights') as Element, { childList: true });
    });
  const seen = (page: Page) =>
    page.evaluate(() => (window as unknown as { seen: { count: number } }).seen.count);

  it('fly from where they were to where they are, and shift nothing', async () => {
    const page = await sitDown({ moves: true, settings: { pace: 400 } });
    await answerByClicking(page, 0);
    await asked(page);
    await noteShifts(page);
    await page.reload();
    await asked(page);
    const opening = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
    console.log(`layout shift of a table that opens: ${opening.toFixed(4)}`);
    expect(opening).toBeLessThan(0.01);
    await flights(page);
    for (let i = 0; i < 3 && (await asked(page)); i++) await answerByClicking(page, i);
    await page.waitForTimeout(1_500);
    expect(await seen(page)).toBeGreaterThan(0);
    const shifts = await shiftsOf(page);
    const largest = (some: typeof shifts) => Math.max(0, ...some.map(({ value }) => value));
    const unasked = largest(shifts.filter(({ hadRecentInput }) => !hadRecentInput));
    console.log(
      `largest layout shift while questions change: ${unasked.toFixed(4)} by itself, ${largest(shifts).toFixed(4)} by a click`,
    );
    expect(unasked).toBeLessThan(0.05);
    expect(largest(shifts)).toBeLessThan(0.1);
    await page.context().close();
  });

  it('stay still for who wants it still', async () => {
    const page = await sitDown({ moves: true, settings: { pace: 400, motion: 'reduced' } });
    await answerByClicking(page, 0);
    await asked(page);
    await flights(page);
    for (let i = 0; i < 3 && (await asked(page)); i++) await answerByClicking(page, i);
    expect(await seen(page)).toBe(0);
    await page.context().close();
  });
});

describe('people', () => {
  it('talk during a match, are seen to be there or away, and are watched by spectators', async () => {
    const host = await site.open('/lobby/new', { settings: { pace: 0 } });
    await host.getByRole('radio', { name: '3' }).check();
    await host.getByLabel('Who sits on chair 3').selectOption({ label: 'Bot: sensible' });
    await host.getByRole('button', { name: 'Open the table' }).click();
    const invitation = await host.locator('.copy input').inputValue();
    const guest = await site.open(new URL(invitation).pathname, { settings: { pace: 0 } });
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.getByRole('button', { name: 'Ready' }).click();
    await host.getByRole('button', { name: 'Begin' }).click();
    await Promise.all([asked(host), asked(guest)]);

    await guest.getByRole('tab', { name: 'Talk' }).click();
    await guest.getByLabel('Say something to the table').fill('Winter is coming.');
    await guest.getByRole('button', { name: 'Send' }).click();
    await host.waitForSelector('.panels__tabs .unread');
    await host.getByRole('tab', { name: 'Talk' }).click();
    await host.waitForSelector('text=Winter is coming.');

    const watcher = await site.open(new URL(host.url()).pathname, { settings: { pace: 0 } });
    await watcher.waitForSelector('text=You are watching.');
    expect(await watcher.locator('.throne__others .house').count()).toBe(3);
    expect(await watcher.locator('.card__face').count()).toBe(0);
    await host.getByRole('tab', { name: 'People' }).click();
    await host.waitForSelector('text=1 spectator');
    await guest.close();
    await host.waitForFunction(() =>
      [...document.querySelectorAll('.people li')].some((line) =>
        /away/.test(line.textContent ?? ''),
      ),
    );
    for (const page of [host, guest, watcher]) await page.context().close();
  });
});

describe('a full table', () => {
  /** Whether question, hand and each of the houses is on the screen, and none of them lies over the others. */
  const inSight = (page: Page): Promise<boolean[]> =>
    page.evaluate(() => {
      const parts = [
        ...document.querySelectorAll('.hand, .bar, .throne__others .house, .throne__own .house'),
      ].map((part) => part.getBoundingClientRect());
      const stage = document.querySelector('.stage')?.getBoundingClientRect() as DOMRect;
      const low = document.querySelector('.dock')?.getBoundingClientRect().top || innerHeight;
      const apart = (one: DOMRect, other: DOMRect): boolean =>
        one === other ||
        one.bottom <= other.top + 1 ||
        other.bottom <= one.top + 1 ||
        one.right <= other.left + 1 ||
        other.right <= one.left + 1;
      return parts.map(
        (part) =>
          part.top >= 0 &&
          part.bottom <= low + 1 &&
          part.left >= 0 &&
          part.right <= innerWidth &&
          [...parts, stage].every((other) => apart(part, other)),
      );
    });
  const ALL = Array.from({ length: 7 }, () => true);
  const SIZES = [
    [1280, 800],
    [1366, 768],
    [1920, 1080],
    [390, 844],
  ] as const;
  const TEXT_SIZES = ['normal', 'larger'] as const;
  /** As long as names may be. */
  const name = 'Wilhelmine von Wammerswaldheim';
  /** Makes the letters this large, and says how the page is seen now. */
  const write = async (page: Page, text: (typeof TEXT_SIZES)[number]): Promise<string> => {
    await page.evaluate((size) => (document.documentElement.dataset.text = size), text);
    const { width, height } = page.viewportSize() ?? {};
    return `${width}×${height}, text size ${text}`;
  };

  it.each([
    [3, 'de'],
    [4, 'en'],
    [5, 'de'],
    [5, 'en'],
  ] as const)(
    'has question, hand and houses on the screen together, at every size: %i houses, %s',
    async (seats, language) => {
      const page = await site.open('/about', { language, settings: { pace: 0 } });
      // The heaviest card of all is among those in hand.
      const stark = { ...FULL.players.stark, hand: ['h20', ...FULL.players.stark.hand.slice(1)] };
      const players = Object.fromEntries(
        Object.entries({ ...FULL.players, stark }).slice(0, seats),
      );
      await layThrone(page, { players }, { name });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const text of TEXT_SIZES) {
          const where = await write(page, text);
          expect.soft(await inSight(page), where).toEqual(ALL.slice(0, seats + 2));
          // The corners of all cards can be seen, and what is pointed at lies in front.
          const corners = await page
            .locator('.hand .card__face')
            .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
          expect(corners).toHaveLength(12);
          // What stands on a card stays on it.
          const beside = await page.locator('.card__name, .card__title').evaluateAll((names) =>
            names.flatMap((name) => {
              if (!name.checkVisibility()) return [];
              const [word, card] = [name, name.closest('.card') as Element].map((part) =>
                part.getBoundingClientRect(),
              );
              const off =
                word.bottom > card.bottom ||
                word.top < card.top ||
                word.left < card.left ||
                word.right > card.right;
              return off ? [name.textContent] : [];
            }),
          );
          expect.soft(beside, where).toEqual([]);
          // What bots are called is read in full.
          const cut = await page.locator('.throne__others .house__who').evaluateAll(
            (names) =>
              names.filter((name) => {
                const word = name.lastChild as Text;
                const { data } = word;
                word.data = 'Maester Orwin';
                const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name;
                word.data = data;
                return scrollWidth > clientWidth || scrollHeight > clientHeight + 2;
              }).length,
          );
          if (text === 'normal') expect.soft(cut, where).toBe(0);
          // A face is seen from hair to chin, however wide its tile is.
          const eyesOnly = await page
            .locator('.character__picture > .picture')
            .evaluateAll(
              (faces) =>
                faces.filter(({ clientWidth, clientHeight }) => clientWidth > 1.3 * clientHeight)
                  .length,
            );
          expect.soft(eyesOnly, where).toBe(0);
          // What a house holds stands within it, also on the last of three tiles.
          const outside = await page.locator('.throne__others .house__counts > li').evaluateAll(
            (items) =>
              items.filter((item) => {
                const { right } = (item.closest('.house') as Element).getBoundingClientRect();
                return item.getBoundingClientRect().right > right - 1;
              }).length,
          );
          expect.soft(outside, where).toBe(0);
          // What a character is called does not run out of its tile.
          const tooLong = await page.locator('.house .character__name').evaluateAll((names) =>
            names.flatMap((name) => {
              if (!name.checkVisibility()) return [];
              const letters = document.createRange();
              letters.selectNodeContents(name);
              const word = letters.getBoundingClientRect();
              const tile = (name.closest('.character') as Element).getBoundingClientRect();
              const isOut = word.left < tile.left - 1 || word.right > tile.right + 1;
              return isOut ? [name.textContent] : [];
            }),
          );
          expect.soft(tooLong, where).toEqual([]);
          const least = Math.min(...corners.slice(1).map((left, i) => left - corners[i]));
          expect.soft(least, where).toBeGreaterThan(20);
        }
        const fourth = page.locator('.hand .card__face').nth(3);
        await fourth.hover({ position: { x: 8, y: 40 } });
        const front = await fourth.evaluate((card) => {
          const box = card.getBoundingClientRect();
          const at = [box.left + box.width - 12, box.top + box.height / 2] as const;
          return card.contains(document.elementFromPoint(...at));
        });
        expect.soft(front, `${width}×${height}`).toBe(true);
        await page.mouse.move(0, 0);
      }
      await page.context().close();
    },
  );

  it('has room for the sum of a side that has played cards', async () => {
    const page = await site.open('/about', { settings: { pace: 0 } });
    const hand = ['h12', 'h8', 'viserys', 'viserys', 'barristan'];
    const targaryen = { leader: 'viserys', hand } as const;
    const { lannister, baratheon } = FULL.players;
    await layThrone(
      page,
      { players: { targaryen, lannister, baratheon }, events: ['lannister'] },
      {
        until: 'ask.putFaceDown',
        answers: (_seat, question) => {
          if (question.kind !== 'choose') return null;
          const { text, options } = question;
          return text.key === 'ask.playCard' && options.length > 0 ? [options[0].id] : null;
        },
      },
    );
    expect(await page.locator('.side__cards .card--small').count()).toBe(2);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const text of TEXT_SIZES) {
        const where = await write(page, text);
        expect.soft(await unreadable(page), where).toEqual([]);
        // Whose side it is can be read as well, beside as many cards.
        const cut = await page.locator('.side__name').evaluateAll(
          (names) =>
            names.filter((name) => {
              name.textContent = 'Maester Orwin';
              return name.scrollWidth > name.clientWidth;
            }).length,
        );
        expect.soft(cut, where).toBe(0);
      }
    }
    // Little room for the encounter: what was played lies below the name of who played it.
    await write(page, 'normal');
    await page.setViewportSize({ width: 390, height: 760 });
    const covered = await page.evaluate(() => {
      const banner = document.querySelector('.side:has(.card--small) .side__banner');
      const low = banner?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll('.side__cards .card--small')].map(
        (card) => low - card.getBoundingClientRect().top,
      );
    });
    for (const pixels of covered) expect(pixels).toBeLessThan(4);
    await page.context().close();
  });

  it('shows faces that names do not lie over', async () => {
    const { stark, lannister, baratheon, targaryen } = FULL.players;
    const open = async (players: Partial<typeof FULL.players>) => {
      const page = await site.open('/about', { width: 1280, height: 800, settings: { pace: 0 } });
      await layThrone(page, { players });
      await page.waitForSelector('.throne__others .character .picture');
      return page;
    };
    // Flat tiles: the name stands beside the face.
    const three = await open({ stark, lannister, baratheon });
    const over = await three.locator('.throne__others .character').evaluateAll((all) =>
      all.flatMap((tile) => {
        const face = tile.querySelector('.picture')?.getBoundingClientRect() as DOMRect;
        const words = document.createRange();
        words.selectNodeContents(tile.querySelector('.character__name') as Element);
        const name = words.getBoundingClientRect();
        const inside = name.right <= tile.getBoundingClientRect().right;
        return name.left >= face.right - 2 && inside ? [] : [tile.textContent];
      }),
    );
    expect(over).toEqual([]);
    await three.context().close();
    // Narrow houses, as who looks on sees four of them: all in a row, in tiles as high as they are wide.
    const four = await open({ stark, lannister, baratheon, targaryen });
    const flat = await four.evaluate(() => {
      const others = document.querySelector('.throne__others') as Element;
      others.append((others.firstElementChild as Element).cloneNode(true));
      others.closest('.throne')?.classList.add('throne--watched');
      return [...others.querySelectorAll('.character')].flatMap((tile) => {
        const { width, height } = tile.getBoundingClientRect();
        return height < 0.9 * width ? [`${tile.textContent}: ${width}×${height}`] : [];
      });
    });
    expect(flat).toEqual([]);
    await four.context().close();
  });

  it('says in one line what houses hold, however many markers lie on one of them', async () => {
    const page = await site.open('/about', { width: 1280, settings: { pace: 0 } });
    await layThrone(page, { ...LATE, events: ['mighty'] }, { ...supported, until: 'ask.offer' });
    const tops = await page
      .locator('.throne__others .house__counts')
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${tops}`).toBe(1);
    await page.context().close();
  });

  it('shows whose card it is on parchment too', async () => {
    const page = await site.open('/about', { theme: 'light', settings: { pace: 0 } });
    await layThrone(page, FULL);
    await page.waitForSelector('.hand .card__face .picture');
    const contrast = await page
      .locator('.hand .card__crest')
      .first()
      .evaluate((crest) => {
        const paper = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        const light = (colour: string): number => {
          paper.fillStyle = colour;
          paper.fillRect(0, 0, 1, 1);
          const [red, green, blue] = [...paper.getImageData(0, 0, 1, 1).data].map((part) =>
            part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        return light(getComputedStyle(crest).color) / light('#0b0d14');
      });
    expect(contrast).toBeGreaterThan(4.5);
    await page.context().close();
  });

  it.each([
    [1280, 800, 'de', 'dark'],
    [1366, 768, 'en', 'light'],
  ] as const)(
    'bargains with pieces on two sides, by mouse and keys, in sight of all: %i×%i',
    async (width, height, language, theme) => {
      const reader = { width, height, language, theme };
      const page = await site.open('/about', { ...reader, settings: { pace: 0 } });
      const lannister = { ...FULL.players.lannister, hand: ['truce'] };
      const players = { ...FULL.players, lannister };
      const match = await layThrone(
        page,
        { players, events: ['lannister'] },
        { ...bargaining, name },
      );
      const rows = page.locator('.wells');
      const put = () =>
        rows.evaluateAll((all) =>
          all.map((row) => row.querySelectorAll('[aria-pressed="true"]').length),
        );
      expect(await put()).toEqual([0, 0, 0, 0, 0, 0]);
      // A click fills up to the place; one on the last full place empties it; a number adds one more.
      await rows.nth(1).locator('.well').nth(2).click();
      await rows.nth(1).locator('.well').nth(2).click();
      await page.keyboard.press('4');
      expect(await put()).toEqual([0, 2, 0, 1, 0, 0]);
      const gains = page.locator('.deal__gains');
      expect(await gains.innerText()).toMatch(/2 (Macht|power)\.\s.*1 (Einfluss|influence)\./);
      // Places that the mouse is pulled over are filled.
      const place = async (at: number) => {
        const box = await rows.nth(4).locator('.well').nth(at).boundingBox();
        return [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const;
      };
      await page.mouse.move(...(await place(0)));
      await page.mouse.down();
      await page.mouse.move(...(await place(1)), { steps: 5 });
      await page.mouse.up();
      expect(await put()).toEqual([0, 2, 0, 1, 2, 0]);
      await page.locator('.deal__saying').first().click();
      // Words that do not arrive keep the offer back, and say so.
      await loseNext(page, '/api/chat');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.deal__unsaid');
      expect((match.state.table as Table).encounter?.offers).toHaveLength(0);
      await page.keyboard.press('Enter');
      // The answer to it lies on the table, and both are written down.
      await page.waitForSelector('.deal__history li:nth-child(2)');
      expect((match.state.table as Table).encounter?.offers[0].offer).toEqual({
        'power.defender': 2,
        'influence.challenger': 1,
        'power.challenger': 2,
      });
      expect(await put()).toEqual([0, 0, 2, 0, 1, 0]);
      // Whose terms they are can be seen by their colours.
      const proposal = page.locator('.log__fact', { hasText: /proposes|schlägt vor/ }).last();
      expect(await proposal.locator('.toned').count()).toBeGreaterThan(2);
      await page.keyboard.press('1');
      expect(await page.locator('.well--changed').count()).toBe(1);
      expect(await violations(page)).toEqual([]);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const text of TEXT_SIZES) {
          const where = await write(page, text);
          expect.soft(await inSight(page), where).toEqual(ALL);
        }
      }
      // A phone has the offers behind a button.
      const before = page.getByRole('button', { name: /^2 (offers|Angebote)/ });
      await before.click();
      expect(await page.locator('dialog .deal__history li').count()).toBe(2);
      expect(await violations(page)).toEqual([]);
      await closeDialog(page);
      await write(page, 'normal');
      await page.setViewportSize({ width, height });
      expect(await before.isVisible()).toBe(false);
      await page.keyboard.press('Escape');
      expect(await put()).toEqual([0, 0, 2, 0, 1, 0]);
      await page.locator('.panels__tabs button').nth(1).click();
      await page.waitForSelector('.chat__line');

      // Breaking off is asked for once more, by two words that nobody can mistake for each other.
      await page.locator('.deal__break').click();
      const [deed, keep] = await page.locator('dialog .button').allInnerTexts();
      expect([deed, keep]).toEqual(
        language === 'de'
          ? ['Verhandlung abbrechen', 'Weiter verhandeln']
          : ['Break off the talks', 'Keep talking'],
      );
      // Enter, pressed too often, breaks off nothing.
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog', { state: 'detached' });
      expect(await page.locator('.deal').count()).toBe(1);
      const question = await questionOf(page);
      await page.keyboard.press('Enter');
      await answered(page, question);
      expect((match.state.table as Table).encounter?.deal).toEqual({
        'power.challenger': 1,
        'hostages.defender': 2,
      });
      await page.context().close();
    },
  );
});

describe('where the game turns', () => {
  /** The notes that are heard, by their frequencies. */
  const listen = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      const notes: number[] = [];
      const Real = window.OscillatorNode;
      Object.assign(window, {
        notes,
        OscillatorNode: class extends Real {
          constructor(audio: AudioContext, of: OscillatorOptions) {
            super(audio, of);
            notes.push(of.frequency ?? 0);
          }
        },
      });
    });
  const heard = (page: Page): Promise<number[]> =>
    page.evaluate(() => (window as unknown as { notes: number[] }).notes);

  it.each([
    ['betrayal', '.moment-staged .scene--betrayal', 3, [932.33]],
    ['death', '.moment-staged .scene--death', 2, [196]],
    ['four', '.moment-staged .scene--four', 2, [349.23]],
    ['victory', '.ending__picture', 1, [392, 523.25, 659.25, 783.99]],
    ['defeat', '.ending__picture', 1, [392, 349.23, 311.13, 233.08]],
  ] as const)('there is a picture and a sound: %s', async (turn, scene, pictures, sound) => {
    const page = await site.open('/about', { settings: { pace: 300, sound: 'on' } });
    await listen(page);
    await playTurn(page, turn, async () => {
      expect(await page.locator('.side__cards .card').count()).toBe(2);
      // Of what happens together the weightiest is heard: the betrayal is.
      if (turn !== 'betrayal')
        await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([220, 329.63]));
    });
    await page.waitForFunction(
      ([within, count]) => document.querySelectorAll(`${within} .picture`).length >= Number(count),
      [scene, pictures] as const,
    );
    await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([...sound]));
    // Only who has won wears a laurel.
    expect(await page.locator('.ending__laurel').count()).toBe(turn === 'victory' ? 1 : 0);
    await page.context().close();
  });
});

/** One match that was played to its end, and who may look at it again: played once for all readers. */
let played: Promise<{ match: string; player: Cookie[] }> | undefined;
function finished(): Promise<{ match: string; player: Cookie[] }> {
  played ??= (async () => {
    const page = await site.open('/about', { settings: { pace: 0 } });
    const match = await playedMatch(page);
    const player = await page.context().cookies();
    await page.context().close();
    return { match, player };
  })();
  return played;
}

describe.each(READERS)('in $language, $theme, $width wide', (reader) => {
  /** No fault for axe, no word missing, nothing sticking out. */
  async function examine(page: Page): Promise<void> {
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/⟦/);
    expect(await page.evaluate(fits)).toBe(true);
    expect(await unreadable(page)).toEqual([]);
  }

  it('the table is without fault: board, tour, sheets, panels, text', async () => {
    const page = await sitDown({ ...reader });
    await examine(page);
    await answerByClicking(page, 0);
    await asked(page);
    await page.locator('.tour-offer .button').click();
    await page.waitForSelector('.tour');
    await examine(page);
    await page.keyboard.press('Escape');
    await examine(page);
    await page.locator('.throne__others .house__banner').first().click();
    await examine(page);
    await page.keyboard.press('Escape');
    await page.locator('.hand .card__face').last().click();
    await examine(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await examine(page);
    await page.keyboard.press('Escape');
    await page.locator('.chart').click();
    await examine(page);
    await page.keyboard.press('Escape');
    await page.locator('.menu__button').click();
    await examine(page);
    await page.keyboard.press('Escape');
    const tabs = page.locator('.dock button:visible, .panels__tabs button:visible');
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).click();
      await examine(page);
    }
    await tabs.first().click();
    await page.keyboard.press('t');
    await examine(page);
    await page.context().close();
  });

  it('the end and the replay are without fault', async () => {
    const page = await site.open('/about', { ...reader, settings: { pace: 0 } });
    const { match, player } = await finished();
    await page.context().addCookies(player);
    await page.goto(site.base + match);
    await page.waitForSelector('.course');
    await examine(page);
    const moments = await page.locator('.course__moment').count();
    expect(moments).toBeGreaterThanOrEqual(5);
    expect(moments).toBeLessThanOrEqual(8);
    if (reader.width > 1000) {
      // The last turn is open, the others are told in a line until somebody wants to know more.
      const turns = page.locator('.log__chapter');
      const open = page.locator('.log__chapter[open]');
      expect(await turns.count()).toBeGreaterThan(3);
      expect(await open.count()).toBe(1);
      expect(await turns.last().getAttribute('open')).not.toBeNull();
      await turns.nth(1).locator('summary').click();
      expect(await open.count()).toBe(2);
      expect(await turns.nth(1).locator('.log__fact .toned').count()).toBeGreaterThan(2);
    }
    for (const eyes of ['open', '0', 'spectator']) {
      await page.goto(`${site.base}${match.replace('match', 'replay')}?eyes=${eyes}&step=30`);
      await page.waitForSelector('.course');
      await examine(page);
    }
    await page.context().close();
  });
});
