import { agot2 } from '@small-council/agot2';
import type { PositionSpec } from '@small-council/agot2/position';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits, READERS, unreadable, violations } from './axe.ts';
import { answerByDefault, answered, asked, clickInSight } from './hands.ts';
import { attacked, CROWDED, FIRST_SCENES, layCards, layFirst, SCENES } from './layCards.ts';
import { newMatch } from './newMatch.ts';
import { scriptsOf } from './scripts.ts';
import { openSite, type Reader, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const quick = { settings: { pace: 0 } };

/** One click from the first page: a joust against a bot. */
async function sitDown(reader: Reader = {}): Promise<Page> {
  const page = await site.open('/', { ...quick, ...reader });
  await page.locator('.game--open .button--main').nth(1).click();
  await asked(page);
  return page;
}

/** A match against bots at a table of so many. */
async function sitDownWith(
  seats: number,
  reader: Reader = {},
  game = 'agot2',
  options: { [name: string]: unknown } = {},
  bot = 'greedy',
): Promise<Page> {
  const page = await site.open('/', { ...quick, ...reader });
  const match = await newMatch(page, { game, seats, bot, options });
  await page.goto(new URL(`/match/${match}`, site.base).href);
  await asked(page);
  return page;
}

const MAIN = '.bar .button--main:enabled';
const PASS = '.bar__pass';
/** What glows, wherever it lies. */
const GLOW = '.cardtable .askable:not(.is-picked)';
const OPTIONS = '.bar__options .option:not([aria-pressed="true"])';

/** All that an answer depends on, in one look. */
const look = (page: Page) =>
  page.evaluate(
    ([main, pass, glow, options]) => {
      const count = (what: string) => document.querySelectorAll(what).length;
      return {
        /** The number of the question that is open; at the end there is none. */
        question: document.querySelector('.bar')?.getAttribute('data-question') ?? null,
        refused: count('.bar__refused') > 0,
        mayPass: count(pass) > 0,
        /** Several are chosen, and then confirmed. */
        confirms: count('.bar .button--main') > 0,
        ready: count(main) > 0,
        glow: count(glow),
        options: count(options),
        deeds: count('.cardmenu button'),
      };
    },
    [MAIN, PASS, GLOW, OPTIONS],
  );

const openQuestion = async (page: Page): Promise<string | null> => (await look(page)).question;

/** Another question is there, or the end; or the rules have said no. */
const heard = (page: Page, question: string | null, more = '.bar__refused'): Promise<unknown> =>
  page.waitForFunction(
    ([old, sign]) =>
      document.querySelector('.bar')?.getAttribute('data-question') !== old ||
      document.querySelector(sign),
    [question, more] as const,
  );

/** Presses a button of the bar; says what is asked when it never comes. */
async function press(page: Page, button: string): Promise<void> {
  await page
    .locator(button)
    .click()
    .catch(async (error) => {
      throw new Error(`No ${button} for: ${await page.innerHTML('.bar')}`, { cause: error });
    });
}

/** A choice that the rules refuse, as when one card of each player is asked for, is answered by default. */
async function settle(page: Page, question: string | null): Promise<void> {
  await heard(page, question);
  if ((await openQuestion(page)) === question) await answerByDefault(page);
}

/** As many of these as the question needs; one click is the answer where only one is chosen. */
async function choose(page: Page, things: string, question: string | null): Promise<void> {
  let now = await look(page);
  const count = things === GLOW ? now.glow : now.options;
  for (let i = 0; i < count && !now.ready; i++) {
    const before = JSON.stringify(now);
    await clickInSight(page.locator(things).first());
    await expect
      .poll(async () => {
        now = await look(page);
        return JSON.stringify(now);
      })
      .not.toBe(before);
    if (now.deeds > 0) await page.locator('.cardmenu button').first().click();
    if (!now.confirms || now.question !== question) return;
  }
  await press(page, MAIN);
}

/** By clicking on what glows, wherever it lies; now and then a person just passes. */
async function answerOnTable(page: Page, turn: number): Promise<void> {
  const { question, glow, mayPass, options } = await look(page);
  if (glow > 0 && !(mayPass && turn % 5 === 4)) await choose(page, GLOW, question);
  else if (mayPass) await press(page, PASS);
  else if (options > 0) await choose(page, OPTIONS, question);
  else await press(page, MAIN);
  await settle(page, question);
}

/** With the buttons of the bar alone. */
async function answerInText(page: Page, turn: number): Promise<void> {
  const { question, mayPass, options } = await look(page);
  if (options > 0 && !(mayPass && turn % 3 === 2)) await choose(page, OPTIONS, question);
  else if (mayPass) await press(page, PASS);
  else await press(page, MAIN);
  await settle(page, question);
}

/** With number keys, Enter and P. */
async function answerByKeys(page: Page, turn: number): Promise<void> {
  const { question, mayPass, confirms } = await look(page);
  const offered = (await page.locator('[data-key="1"]').count()) > 0;
  if (mayPass && (!offered || turn % 3 === 2)) await page.keyboard.press('p');
  else {
    for (let n = 1; n < 10 && !(await look(page)).ready; n++) {
      await page.keyboard.press(`${n}`);
      if (confirms) continue;
      // A card with which several things can be done asks which.
      await heard(page, question, '.bar__refused, .cardmenu button');
      const deed = page.locator('.cardmenu button').first();
      if ((await deed.count()) > 0) await deed.press('Enter');
      break;
    }
    if (confirms) await page.keyboard.press('Enter');
  }
  await settle(page, question);
}

/** Answers until the end, or so many times. How often. */
async function playOn(
  page: Page,
  answer: (page: Page, turn: number) => Promise<void>,
  times = Number.POSITIVE_INFINITY,
): Promise<number> {
  let answers = 0;
  while (answers < times && (await asked(page))) {
    await answer(page, answers++);
    if (answers > 2_000) throw new Error('the match does not end');
  }
  return answers;
}

/** Moves every card for a second, as the table does when it is drawn anew, and counts what is shown of it. */
async function framesWithAllMoving(): Promise<{
  cards: number;
  frames: number;
  longest: number;
  high: number;
}> {
  const LASTS = 1_000;
  const cards = [...document.querySelectorAll<HTMLElement>('.cardtable [data-body]')];
  const begin = performance.now();
  for (const [i, card] of cards.entries())
    card.animate(
      [
        { transform: `translate(${(i % 7) * 40 - 120}px, ${(i % 5) * 60 - 120}px) rotate(-90deg)` },
        { transform: 'translate(0, 0)' },
      ],
      { duration: LASTS },
    );
  const shown: number[] = [];
  let high = 0;
  while (performance.now() - begin < LASTS) {
    shown.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    high = Math.max(high, document.documentElement.scrollHeight);
  }
  const gaps = shown.slice(1).map((at, i) => at - shown[i]);
  return {
    cards: cards.length,
    frames: Math.round((1_000 * gaps.length) / (shown[shown.length - 1] - shown[0])),
    longest: Math.round(Math.max(...gaps)),
    high,
  };
}

/** How often the page is laid out while `moves` goes on: what only moves need not be. */
async function layoutsWhile(page: Page, moves: () => Promise<unknown>): Promise<number> {
  const meter = await page.context().newCDPSession(page);
  await meter.send('Performance.enable');
  const count = async () => {
    const { metrics } = await meter.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const before = await count();
  await moves();
  const laid = (await count()) - before;
  await meter.detach();
  return laid;
}

/** How many layers the browser puts together for each frame while `moves` goes on. */
async function layersWhile(page: Page, moves: () => Promise<unknown>): Promise<number> {
  const meter = await page.context().newCDPSession(page);
  let most = 0;
  meter.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    most = Math.max(most, layers.filter(({ drawsContent }) => drawsContent).length);
  });
  await meter.send('LayerTree.enable');
  await moves();
  await meter.detach();
  return most;
}

/** From now on the page notes how long each answer takes from the click until its board shows it. */
const timeAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { took });
    let asked = 0;
    window.addEventListener('click', () => (asked ||= performance.now()), true);
    window.addEventListener('keydown', () => (asked ||= performance.now()), true);
    const onChange = () => {
      if (asked > 0) took.push(performance.now() - asked);
      asked = 0;
    };
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName === 'data-question')) onChange();
    }).observe(document.body, { subtree: true, attributeFilter: ['data-question'] });
  });

/** The middle one of what `timeAnswers` has noted, in milliseconds. */
const medianAnswer = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { took } = window as unknown as { took: number[] };
    return Math.round(took.toSorted((a, b) => a - b)[took.length >> 1]);
  });

/** The other side attacks with Robert, and nobody can defend. */
const LOST: PositionSpec = {
  phase: 'challenges',
  first: 1,
  players: [
    {
      faction: 'stark',
      plot: 'The Winds of Winter',
      gold: 4,
      play: [{ card: 'Arya Stark', knelt: true, duplicates: 1 }],
    },
    {
      faction: 'baratheon',
      plot: 'Confiscation',
      gold: 4,
      hand: ['Put to the Sword'],
      play: ['Robert Baratheon'],
    },
  ],
};

/** Many answers on a machine that may be busy. */
const LONG = 600_000;
const MATCHES_AT_ONCE = 8;
const PHONE = { width: 390, height: 844 } as const;

describe('the card table', { timeout: LONG }, () => {
  it('plays a joust against a bot from the first page to its end by clicking on the cards', async () => {
    const page = await sitDown();
    await timeAnswers(page);
    const answers = await playOn(page, answerOnTable);
    const shown = await medianAnswer(page);
    console.log(`a joust took ${answers} answers; one shows after ${shown} ms (median)`);
    expect(shown).toBeGreaterThan(0);
    expect(await page.innerText('.ending')).toMatch(/Victory|Defeat/);
    // Who plays badly loses soon.
    expect(answers).toBeGreaterThan(10);
    expect(await page.textContent('body')).not.toMatch(/[⟦⟧]/);
    // The whole of it can be looked at again, through everybody's eyes.
    await page.goto(`${page.url().replace('/match/', '/replay/')}?eyes=open&step=30`);
    await page.waitForSelector('.cardtable .face');
    await page.context().close();
  });

  it('plays the first edition from the first page to its end, with influence instead of reserve', async () => {
    const page = await site.open('/', quick);
    await page.locator('.game--open .button--main').nth(2).click();
    await asked(page);
    expect(await page.textContent('.seat--own')).toContain('0 influence');
    const answers = await playOn(page, answerOnTable);
    console.log(`a match of the first edition took ${answers} answers`);
    expect(await page.innerText('.ending')).toMatch(/Victory|Defeat/);
    expect(await page.textContent('body')).not.toMatch(/[⟦⟧]/);
    await page.context().close();
  });

  /** Somebody else answers from here on, to the end. */
  async function watchTheRest(page: Page, leave: string): Promise<void> {
    await page.click('.menu__button');
    await page.locator('.menu__list button', { hasText: leave }).click();
    await page.waitForSelector('.ending', { timeout: LONG / 2 });
  }

  it(
    'plays the first edition with four and their titles, in German, to its end',
    async () => {
      const page = await sitDownWith(4, { language: 'de' }, 'agot1', {}, 'random');
      await playOn(page, answerOnTable, 20);
      expect(await page.locator('.opponent').count()).toBe(3);
      expect(await page.textContent('body')).not.toMatch(/[⟦⟧]/);
      expect(await page.evaluate(fits)).toBe(true);
      const titles = () =>
        page.evaluate(async () => {
          const match = `/api/matches/${location.pathname.split('/').at(-1)}`;
          const { document: shown } = await (await fetch(match)).json();
          return (shown.view.table.players as { title: number }[]).map(({ title }) => title);
        });
      // They are taken in every round, and given back at its end.
      for (let i = 0; i < 20 && (await titles()).includes(0); i++)
        await playOn(page, answerOnTable, 1);
      expect(new Set(await titles()).size).toBe(4);
      expect(await titles()).not.toContain(0);
      await watchTheRest(page, 'Eine Weile weggehen');
      expect(await page.innerText('.ending')).toMatch(/Sieg|Niederlage/);
      await page.context().close();
    },
    LONG,
  );

  it(
    'lets two fight against two in the first edition, to the end that both of a team share',
    async () => {
      const page = await sitDownWith(4, {}, 'agot1', { teams: true }, 'random');
      await playOn(page, answerOnTable, 12);
      await watchTheRest(page, 'Leave for a while');
      const standing = await page.evaluate(
        async () =>
          (await (await fetch(`/api/matches/${location.pathname.split('/').at(-1)}`)).json())
            .document.result.winners as number[],
      );
      expect([
        [0, 2],
        [1, 3],
      ]).toContainEqual(standing.toSorted());
      expect(await page.textContent('body')).not.toMatch(/[⟦⟧]/);
      await page.context().close();
    },
    LONG,
  );

  it('plays a joust in text mode, in German', async () => {
    const page = await sitDown({ language: 'de' });
    await page.keyboard.press('t');
    await page.waitForSelector('.textboard');
    expect(await page.locator('.cardtable').count()).toBe(0);
    await playOn(page, answerInText);
    expect(await page.innerText('.ending')).toMatch(/Sieg|Niederlage/);
    await page.context().close();
  });

  it('asks to confirm what a finger touches on a phone, and nothing sticks out', async () => {
    const page = await sitDown(PHONE);
    const shown = new Set<boolean>();
    let confirmed = false;
    for (let i = 0; i < 25 && (await asked(page)); i++) {
      shown.add(await page.evaluate(fits));
      const { question, confirms, glow, mayPass } = await look(page);
      if (confirms && glow > 0 && mayPass) {
        await clickInSight(page.locator(GLOW).first());
        expect(await openQuestion(page)).toBe(question);
        confirmed = true;
      }
      await answerOnTable(page, i);
    }
    expect([...shown]).toEqual([true]);
    expect(confirmed).toBe(true);
    await page.context().close();
  });

  it('is played with the keyboard alone', async () => {
    const page = await sitDown();
    await playOn(page, answerByKeys, 20);
    expect(await page.locator('.log li').count()).toBeGreaterThan(10);
    await page.context().close();
  });

  it('lets put things in order with the keyboard alone', async () => {
    const page = await site.open('/', quick);
    const match = await layCards(
      page,
      {
        phase: 'challenges',
        first: 1,
        players: [
          {
            faction: 'greyjoy',
            plot: 'A Noble Cause',
            play: ['Asha Greyjoy', 'Maester Wendamyr'].map((card) => ({ card, knelt: true })),
          },
          { faction: 'stark', plot: 'Sneak Attack', play: ['Robb Stark'] },
        ],
      },
      { ...attacked, until: 'ask.stackOrder' },
    );
    const listed = () => page.locator('.ordering li span').allInnerTexts();
    const [first, second] = await listed();
    await page.locator('.ordering button:enabled').first().press('Enter');
    expect(await listed()).toEqual([second, first]);
    // Whoever is on a button means the button; from the table Enter confirms.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.ordering'));
    const { players, cards } = match.state.table as {
      players: { dead: number[] }[];
      cards: { [id: number]: { code: string } };
    };
    const names = players[0].dead.map((id) => agot2.book?.cards.get(cards[id].code)?.name.en);
    expect(names).toEqual([second, first]);
    await page.context().close();
  });

  it('shows a melee of four: all opponents at a glance, one of them in full', async () => {
    const page = await sitDownWith(4);
    await playOn(page, answerOnTable, 25);
    expect(await page.locator('.opponent').count()).toBe(3);
    const last = page.locator('.opponent').nth(2);
    const house = await last.locator('strong').first().innerText();
    if ((await last.locator('.askable').count()) === 0)
      await last.locator('.opponent__who').click();
    await page.waitForFunction(
      (name) =>
        document.querySelector('.cardtable > .half .seat__names')?.textContent?.includes(name),
      house,
    );
    expect(await page.evaluate(fits)).toBe(true);
    await page.context().close();
  });

  it('lets two people bring decks of their own to a melee of four, and neither sees the hand of the other', async () => {
    const sit = async (deck: string, address: string): Promise<Page> => {
      const page = await site.open(`/decks/agot2/new?from=${deck}`, quick);
      await page.getByLabel('Name of the deck').fill(`Own ${deck}`);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Saved' }).waitFor();
      await page.goto(new URL(address, site.base).href);
      return page;
    };
    const bring = async (page: Page, deck: string): Promise<void> => {
      const field = page.locator('.chairs__options select').first();
      await field.selectOption({ label: `Own ${deck}` });
      await expect
        .poll(() => field.evaluate((one: HTMLSelectElement) => one.selectedOptions[0].text))
        .toBe(`Own ${deck}`);
    };
    const host = await sit('tyrell', '/lobby/new?game=agot2');
    await host.getByRole('radio', { name: '4', exact: true }).check();
    await host.getByRole('button', { name: 'Open the table' }).click();
    await bring(host, 'tyrell');
    const invitation = await host.locator('.copy input').inputValue();
    const guest = await sit('greyjoy', new URL(invitation).pathname);
    await guest.getByRole('button', { name: 'Sit down' }).first().click();
    await bring(guest, 'greyjoy');
    // What somebody brings is nobody else's business before the rules show it.
    expect(await host.innerText('.chairs')).not.toContain('Own greyjoy');
    await host.getByRole('button', { name: 'Fill up with bots' }).click();
    await guest.getByRole('button', { name: 'Ready' }).click();
    await host.getByRole('button', { name: 'Begin' }).click();
    await Promise.all([host.waitForURL(/\/match\//), guest.waitForURL(/\/match\//)]);
    const houses = new Set<string>();
    const isAsked = async (page: Page) => (await page.$('.bar--asks')) !== null;
    for (let turn = 0; turn < 6; turn++) {
      await expect
        .poll(async () => (await isAsked(host)) || (await isAsked(guest)), { timeout: 60_000 })
        .toBe(true);
      for (const page of [host, guest]) {
        if (!(await isAsked(page))) continue;
        await answerOnTable(page, turn);
        const house = await page.locator('.seat--own .shield .unseen').innerText();
        houses.add(`${page === host ? 'host' : 'guest'}: ${house.split(',')[0]}`);
        expect(await page.locator('.inhand').count()).toBe(1);
        expect(await page.locator('.opponent').count()).toBe(3);
      }
    }
    expect([...houses].sort()).toEqual(['guest: House Greyjoy', 'host: House Tyrell']);
    await host.context().close();
    await guest.context().close();
  });

  it('holds twelve characters, ten locations and twelve cards in hand without scrolling', async () => {
    const page = await site.open('/', { ...quick, moves: true });
    await layCards(page, CROWDED);
    expect(await page.locator('.row--characters .slot').count()).toBe(24);
    expect(await page.locator('.row--locations .tile').count()).toBe(20);
    expect(await page.locator('.inhand li').count()).toBe(12);
    const low = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('.inhand .face')].map(
          (e) => e.getBoundingClientRect().top,
        ),
      ),
    );
    expect(low).toBeLessThan(720);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      800,
    );
    await page.waitForFunction(
      () => document.querySelectorAll('.cardtable .face .picture').length >= 36,
    );
    let moved = { cards: 0, frames: 0, longest: 0, high: 0 };
    const layouts = await layoutsWhile(page, async () => {
      moved = await page.evaluate(framesWithAllMoving);
    });
    const { cards, frames, longest, high } = moved;
    console.log(`${cards} cards move at ${frames} frames a second, the longest took ${longest} ms`);
    expect(cards).toBeGreaterThanOrEqual(60);
    expect(frames).toBeGreaterThan(0);
    // What makes frames dear: a page that grows with what moves is painted anew, and cards in many layers are masked.
    expect(high).toBeLessThanOrEqual(800);
    const layers = await layersWhile(page, () => page.evaluate(framesWithAllMoving));
    expect(layouts).toBe(0);
    expect(layers).toBeGreaterThanOrEqual(60);
    expect(layers).toBeLessThan(cards + 20);
    await page.context().close();
  });

  it('has hand and question in sight on a phone, however much lies on the table', async () => {
    const page = await site.open('/', { ...quick, ...PHONE });
    await layCards(page, CROWDED);
    const [bar, hand, place] = await page.evaluate(() =>
      ['.bar', '.inhand', '.row--locations .tile'].map((part) => {
        const { top, bottom, width } = (
          document.querySelector(part) as Element
        ).getBoundingClientRect();
        return { top, bottom, width };
      }),
    );
    const dock = await page.locator('.dock').evaluate((one) => one.getBoundingClientRect().top);
    expect(bar.top).toBeGreaterThan(PHONE.height / 2);
    expect(hand.top).toBeGreaterThanOrEqual(bar.bottom);
    expect(hand.bottom).toBeLessThanOrEqual(dock + 1);
    expect(place.width).toBeGreaterThanOrEqual(44);
    // The values of both plots, each raised, are read to the last.
    const cut = await page.locator('.plot__values').evaluateAll((rows) =>
      rows.filter((row) => {
        const edge = row.closest('.plot')?.getBoundingClientRect().right ?? 0;
        return (row.lastElementChild?.getBoundingClientRect().right ?? 0) > edge;
      }),
    );
    expect(cut).toHaveLength(0);
    await page.context().close();
  });

  it('begins a challenge with a click between the two sides, in a melee at whom it is against', async () => {
    const page = await site.open('/', quick);
    for (const [scene, lane] of [
      ['challenge', '.lane--seam'],
      ['melee-4', '.opponents > li:nth-child(3)'],
    ]) {
      const match = await layCards(page, ...SCENES[scene]);
      await page.locator(`${lane} .declare__one.askable`).last().click();
      await page.waitForSelector('.lane--challenge');
      const { challenge } = match.state.table as {
        challenge: { type: string; defender: number } | null;
      };
      expect(challenge).toMatchObject({ type: 'power', defender: scene === 'challenge' ? 1 : 3 });
    }
    await page.context().close();
  });

  it('shows what the first edition has of its own: crests, influence, no reserve', async () => {
    const page = await site.open('/', quick);
    await layFirst(page, ...FIRST_SCENES['first-joust']);
    const eddard = page.locator('.row--characters .face', { hasText: 'Eddard Stark' });
    expect(await eddard.innerText()).toContain('Noble crest');
    expect(await eddard.locator('.keyword--crest').count()).toBe(1);
    const arya = page.locator('.row--characters .face', { hasText: 'Arya Stark' });
    expect(await arya.locator('.keyword--crest').count()).toBe(0);
    expect(await page.textContent('.seat--own')).toContain('2 influence');
    expect(await page.locator('.seat--own .glyph--reserve').count()).toBe(0);
    await page.context().close();
  });

  it('shows defenders in the lane as they are picked, with the sum they make', async () => {
    const page = await site.open('/', { ...quick, moves: true });
    const match = await layCards(page, { ...CROWDED, first: 1 }, attacked);
    expect(await page.innerText('.party--defender b')).toBe('0');
    expect(await page.innerText('.party--defender')).toContain('Could defend: Arya Stark');
    // Who is picked goes there: it starts where it lay.
    const moved = await page.evaluate(async () => {
      const begun: string[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        const [from] = frames as Keyframe[];
        begun.push(`${(this as HTMLElement).dataset.code} ${from.transform}`);
        return animate.call(this, frames, options);
      };
      document.querySelector<HTMLElement>('.row--characters [data-code="01141"] .face')?.click();
      while (!document.querySelector('.party--defender .is-picked'))
        await new Promise(requestAnimationFrame);
      return begun;
    });
    expect(moved).toContainEqual(expect.stringMatching(/^01141 translate\(-\d{3}/));
    const sum = Number(await page.innerText('.party--defender b'));
    expect(sum).toBeGreaterThan(0);
    await page.locator(MAIN).click();
    await page.waitForFunction(() => !document.querySelector('.party--defender .is-picked'));
    const { challenge } = match.state.table as { challenge: { defenders: number[] } };
    expect(challenge.defenders.length).toBe(1);
    await page.context().close();
  });

  it('shows what would happen, and saves by a duplicate with a click on the card [AG2-1205]', async () => {
    const page = await site.open('/', quick);
    const match = await layCards(page, LOST, {
      ...attacked,
      until: 'ask.would',
    });
    await page.waitForSelector('.panels .happening__entry');
    expect(await page.innerText('.panels .happening')).toContain(
      'A character is killed: Arya Stark',
    );
    expect(await page.innerText('.bar__ask')).toContain('a character is killed (Arya Stark)');
    const arya = page.locator('.cardtable .askable', { hasText: 'Arya Stark' });
    expect(await arya.locator('.ribbon').innerText()).toBe('Save');
    expect(await page.innerText('.bar__glow')).toBe('A duplicate can save Arya Stark.');
    await arya.click();
    await page.waitForFunction(() => document.body.innerText.includes('is saved'));
    expect(match.log(0).some(({ key }) => key === 'fact.saved')).toBe(true);
    await page.context().close();
  });

  it.each([
    ['laptop', {}],
    ['phone', PHONE],
  ])('cancels an event from the hand, with its X where it has one, on a %s', async (_, size) => {
    const page = await site.open('/', { ...quick, ...size });
    const match = await layCards(
      page,
      {
        ...LOST,
        players: [{ ...LOST.players[0], hand: ["The Hand's Judgment"] }, LOST.players[1]],
      },
      {
        until: 'ask.would',
        answers: (seat, question) => {
          if (seat === 1 && question.text.key === 'ask.reaction' && question.kind === 'choose')
            return question.options.slice(0, 1).map(({ id }) => id);
          if (seat === 0 && question.text.key === 'ask.action') return [];
          return attacked.answers?.(seat, question) ?? null;
        },
      },
    );
    expect(await page.textContent('.panels .happening')).toContain('Put to the Sword');
    expect(await page.innerText('.bar__ask')).toMatch(
      /uses Put to the Sword on Arya Stark. Do you interrupt it\?/,
    );
    // On whom it is played is seen on the table, and heard.
    const target = page.locator('.is-target');
    expect(await target.count()).toBe(1);
    expect(await target.locator('.unseen').innerText()).toMatch(/^Arya Stark, .*, target/);
    expect(await target.locator('.ribbon').innerText()).toBe('target');
    // What is played lies beside the words of the challenge.
    const covered = await page.evaluate(() => {
      const played = document.querySelector('.lane__played .face')?.getBoundingClientRect();
      return [...document.querySelectorAll('.lane__middle > :not(.lane__played)')].filter((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return [...words.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            played &&
            right > played.left &&
            left < played.right &&
            bottom > played.top &&
            top < played.bottom,
        );
      }).length;
    });
    expect(covered).toBe(0);
    await page.locator('.inhand .askable').click();
    if ((await page.locator(MAIN).count()) > 0) await page.locator(MAIN).click();
    await page.waitForFunction(() => !document.querySelector('.inhand .askable'));
    while (!match.log(0).some(({ key }) => key === 'fact.canceled')) {
      const question = await openQuestion(page);
      await page.locator(MAIN).click();
      await answered(page, question);
    }
    await page.context().close();
  });

  it.each([
    ['laptop', {}],
    ['phone', PHONE],
    ['phone in German', { ...PHONE, language: 'de' } as const],
  ])('lists standing orders over the board, which stays in place, on a %s', async (_, size) => {
    const page = await site.open('/', { ...quick, ...size });
    await layCards(page, ...SCENES.window);
    const barAt = () => page.locator('.bar').evaluate((bar) => bar.getBoundingClientRect().height);
    const before = await barAt();
    await page.locator('.orders summary').click();
    const list = await page
      .locator('.orders__list')
      .evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(await barAt()).toBe(before);
    expect(list.top).toBeGreaterThan(0);
    expect(list.left).toBeGreaterThanOrEqual(0);
    expect(list.right).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
    await page.keyboard.press('Escape');
    expect(await page.locator('.orders__list').isVisible()).toBe(false);
    await page.context().close();
  });

  it('has its buttons side by side on a phone, however long their words are', async () => {
    const page = await site.open('/', { ...quick, ...PHONE, language: 'de' });
    await layCards(page, ...SCENES.challenge);
    const [pass, confirm] = await page
      .locator('.bar__buttons .button')
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().toJSON()));
    expect(confirm.left).toBeGreaterThan(pass.right);
    expect(confirm.top).toBeLessThan(pass.bottom);
    expect(confirm.right).toBeLessThan(PHONE.width);
    await page.context().close();
  });

  it('closes a pile without scrolling through it', async () => {
    const page = await site.open('/', { ...quick, ...PHONE });
    await layCards(page, ...SCENES.pile);
    await page.locator('.seat--own [data-at="discard:0"]').click();
    await page.waitForSelector('dialog .pile-cards');
    const [sheet, close] = await page.evaluate(() =>
      ['dialog', 'dialog form button'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().toJSON() as DOMRect,
      ),
    );
    expect(
      await page.locator('dialog').evaluate((one) => one.scrollHeight - one.clientHeight),
    ).toBeGreaterThan(100);
    expect(close.bottom).toBeLessThan(sheet.bottom);
    // Nothing shows below it.
    expect(
      await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('form, .pile-cards')?.tagName,
        [close.left + 5, sheet.bottom - 4],
      ),
    ).toBe('FORM');
    await page.locator('dialog form button').click();
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('has all that lies on a character in sight where rows are low, also below long names', async () => {
    const page = await site.open('/', { ...quick, language: 'de' });
    await layCards(page, ...SCENES.pile);
    const cut = await page.locator('.row--characters .face .token').evaluateAll((tokens) =>
      tokens
        .filter((token) => {
          const face = token.closest('.face')?.getBoundingClientRect();
          const { top, right } = token.getBoundingClientRect();
          return !face || top < face.top || right > face.right;
        })
        .map((token) => token.closest('.face')?.textContent),
    );
    expect(await page.locator('.row--characters .face .token').count()).toBeGreaterThan(3);
    expect(cut).toEqual([]);
    // Its icons end within the card, and its strength above its name.
    const faces = page.locator('.row--characters .face:not(.is-blank)');
    expect(await faces.count()).toBe(23);
    const over = await faces.evaluateAll((all) =>
      all
        .filter((face) => {
          const [icons, strength, name] = ['icons', 'strength', 'name'].map(
            (part) => face.querySelector(`.face__${part}`)?.getBoundingClientRect() as DOMRect,
          );
          const { right } = face.getBoundingClientRect();
          return icons.right > right - 1 || strength.bottom > name.top + 1;
        })
        .map((face) => face.textContent),
    );
    expect(over).toEqual([]);
    await page.context().close();
  });

  it('has every name, kind and deed of a full hand in sight, in German, too', async () => {
    const page = await site.open('/', { ...quick, language: 'de' });
    for (const scene of ['crowded', 'marshaling', 'cancel']) {
      await layCards(page, ...SCENES[scene]);
      const words = page.locator('.inhand :is(.held__name, .held__type, .ribbon)');
      expect(await words.count()).toBeGreaterThan(20);
      const cut = await words.evaluateAll((all) =>
        all
          .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
          .map((e) => e.textContent),
      );
      expect(cut, scene).toEqual([]);
    }
    await page.context().close();
  });

  it('breaks no word of a name that has room on a line of its own', async () => {
    const page = await site.open('/', { ...quick, language: 'de' });
    await layFirst(page, ...FIRST_SCENES['first-joust']);
    const words = page.locator('.row--characters .face__name .word');
    expect(await words.count()).toBeGreaterThan(0);
    const broken = await words.evaluateAll((all) =>
      all.filter((e) => e.getBoundingClientRect().height > 20).map((e) => e.textContent),
    );
    expect(broken).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['while plots are chosen', {}, 'plots'],
    ['on a phone', PHONE, 'crowded'],
  ] as const)('has the names of all characters in sight %s', async (_, reader, scene) => {
    const page = await site.open('/', { ...quick, ...reader, language: 'de' });
    await layCards(page, ...SCENES[scene]);
    const names = page.locator('.row--characters .face__name > span');
    expect(await names.count()).toBe(24);
    const cut = await names.evaluateAll((all) =>
      all
        .filter((e) => {
          const plate = e.parentElement?.getBoundingClientRect();
          return !plate || e.getBoundingClientRect().height > plate.height + 1;
        })
        .map((e) => e.textContent),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  });

  it('opens its standing orders without hiding the characters', async () => {
    const page = await site.open('/', quick);
    await layCards(page, ...SCENES.window);
    await page.locator('.orders summary').click();
    const list = await page.locator('.orders__list').boundingBox();
    const strengths = await page
      .locator('.row--characters .face__strength')
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().bottom));
    expect(list?.y).toBeGreaterThan(Math.max(...strengths));
    await page.context().close();
  });

  it('begins what it offers with a capital, and nothing else within a sentence', async () => {
    const page = await site.open('/', quick);
    await layCards(page, ...SCENES.stealth);
    expect(await page.innerText('.lane__verdict')).toBe('As it stands: you win by 9');
    await layCards(page, ...SCENES.challenge);
    await page.keyboard.press('t');
    await page.waitForSelector('.textboard');
    const offered = await page.locator('.bar__options .option').allInnerTexts();
    expect(offered).toHaveLength(3);
    for (const words of offered) expect(words).toMatch(/^(Military|Intrigue|Power) challenge aga/);
    await page.context().close();
  });

  it('ends on a phone with nothing below the table', async () => {
    const page = await sitDown(PHONE);
    await page.click('.menu__button');
    await page.locator('.menu__list button', { hasText: 'Concede' }).click();
    await page.locator('dialog .button--danger').click();
    await page.waitForSelector('.ending');
    const below = await page.evaluate(() => {
      const hand = document.querySelector('.inhand')?.getBoundingClientRect().bottom ?? 0;
      return document.documentElement.scrollHeight - scrollY - hand;
    });
    // The dock, and a gap.
    expect(below).toBeLessThan(120);
    await page.context().close();
  });

  it('has both plots in sight on a phone while it asks who goes first', async () => {
    const page = await site.open('/', { ...quick, ...PHONE });
    await layCards(page, ...SCENES['first-player']);
    const hidden = () =>
      page.evaluate(() => {
        const [lane, bar] = ['.lane--duel', '.bar'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        return !lane || !bar || lane.top < 0 || lane.bottom > bar.top;
      });
    await expect.poll(hidden).toBe(false);
    await page.context().close();
  });

  it('begins with the first of the plots on a phone, where they are more than fit', async () => {
    const page = await site.open('/', { ...quick, ...PHONE });
    await layCards(page, ...SCENES.plots);
    const first = () =>
      page
        .locator('.lane--tray .plotcard')
        .first()
        .evaluate((plot) => {
          const { top, bottom } = plot.getBoundingClientRect();
          const bar = document.querySelector('.bar')?.getBoundingClientRect().top ?? 0;
          return top >= 0 && top < innerHeight / 4 && bottom < bar;
        });
    await expect.poll(first).toBe(true);
    await page.context().close();
  });

  it('has the three challenges beside each other on a phone, in German, too', async () => {
    const page = await site.open('/', { ...quick, ...PHONE, language: 'de' });
    await layCards(page, ...SCENES.challenge);
    const tops = await page
      .locator('.declare__one')
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(fits)).toBe(true);
    await page.context().close();
  });

  it('reads the longest name of a hand on a phone, in German, too', async () => {
    const page = await site.open('/', { ...quick, ...PHONE, language: 'de' });
    await layCards(page, ...SCENES.ambush);
    const cut = await page.locator('.inhand .held__head').evaluateAll((heads) =>
      heads
        .filter((head) => {
          const words = document.createRange();
          words.selectNodeContents(head.querySelector('.held__name') ?? head);
          const { top, bottom } = words.getBoundingClientRect();
          const edge = head.getBoundingClientRect();
          return top < edge.top - 1 || bottom > edge.bottom + 1;
        })
        .map((head) => head.textContent),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['plots', {}],
    ['pile', {}],
    ['melee-4', {}],
    ['ambush', PHONE],
  ] as const)('has no word smaller than eleven pixels: %s', async (scene, size) => {
    const page = await site.open('/', { ...quick, ...size, language: 'de' });
    await layCards(page, ...SCENES[scene]);
    const small = await page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const holder = node.parentElement as HTMLElement;
        const seen = holder.checkVisibility() && !holder.closest('.unseen');
        if (!seen || !/[\p{L}\d]/u.test(node.textContent ?? '')) continue;
        if (Number.parseFloat(getComputedStyle(holder).fontSize) < 11)
          found.push(node.textContent ?? '');
      }
      return found;
    });
    expect(small).toEqual([]);
    await page.context().close();
  });

  it('shows faces, not strips of them, also where eight sit at the table', async () => {
    const page = await site.open('/', { ...quick, language: 'de' });
    await layCards(page, ...SCENES['melee-8']);
    const flat = await page
      .locator('.row--characters .slot:not(.is-knelt) .art')
      .evaluateAll((all) => all.filter((art) => art.clientHeight < 0.6 * art.clientWidth).length);
    expect(flat).toBe(0);
    await page.context().close();
  });

  it('has the whole hand in sight during a challenge where the window is high enough', async () => {
    const page = await site.open('/', { ...quick, width: 1920, height: 1080 });
    for (const scene of ['attackers', 'defenders', 'cancel']) {
      await layCards(page, ...SCENES[scene]);
      const low = await page
        .locator('.inhand .face')
        .evaluateAll((all) => Math.max(...all.map((e) => e.getBoundingClientRect().bottom)));
      expect(low, scene).toBeLessThanOrEqual(1080);
    }
    await page.context().close();
  });

  it('counts who could defend where their names would be cut off', async () => {
    const page = await site.open('/', { ...quick, language: 'de' });
    await layCards(page, ...SCENES.power);
    expect(await page.innerText('.party__could')).toBe('7 Charaktere könnten verteidigen');
    await page.context().close();
  });

  it('has room for a line about who is away, however much lies on the table', async () => {
    const page = await site.open('/', quick);
    await layCards(page, ...SCENES.away);
    expect(await page.innerText('.standing')).toMatch(/ is away\.$/);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      800,
    );
    await page.context().close();
  });

  it('ambushes from the hand, and gives up whom it clicks for a military claim', async () => {
    const page = await site.open('/', quick);
    const match = await layCards(
      page,
      {
        phase: 'challenges',
        first: 1,
        players: [
          {
            faction: 'lannister',
            plot: 'Confiscation',
            gold: 4,
            hand: ['Burned Men'],
            play: ['The Tickler', 'Hedge Knight'].map((card) => ({ card, knelt: true })),
          },
          { faction: 'baratheon', plot: 'Confiscation', play: ['Robert Baratheon'] },
        ],
      },
      { ...attacked, until: 'ask.action' },
    );
    const held = page.locator('.inhand .askable', { hasText: 'Burned Men' });
    expect(await held.locator('.ribbon').innerText()).toBe('Ambush');
    await held.click();
    const own = page.locator('.half').last();
    await own.locator('.face', { hasText: 'Burned Men' }).waitFor();
    const claims = () => match.questions.some(({ text }) => text.key === 'ask.claimed');
    while (!claims()) {
      const question = await openQuestion(page);
      await page.locator(PASS).click();
      await answered(page, question);
    }
    expect(await own.locator('.face.askable').count()).toBe(3);
    await own.locator('.face.askable', { hasText: 'Hedge Knight' }).click();
    await expect.poll(() => match.log(0).some(({ key }) => key === 'fact.killed')).toBe(true);
    const { players, cards } = match.state.table as {
      players: { dead: number[]; gold: number }[];
      cards: { [id: number]: { code: string } };
    };
    expect(players[0].gold).toBe(2);
    expect(players[0].dead.map((id) => agot2.book?.cards.get(cards[id].code)?.name.en)).toEqual([
      'Hedge Knight',
    ]);
    await page.context().close();
  });

  it('turns to the side of the player whose cards can be chosen', async () => {
    const page = await site.open('/', quick);
    const nobody = { faction: 'baratheon', plot: 'Confiscation' } as const;
    const match = await layCards(page, {
      phase: 'marshaling',
      first: 0,
      players: [
        { faction: 'greyjoy', plot: 'Confiscation', gold: 5, hand: ['Ward'] },
        nobody,
        { ...nobody, play: ['Maester Cressen', 'Bastard in Hiding'] },
        { ...nobody, play: ['Robert Baratheon'] },
      ],
    });
    expect(await page.getAttribute('.half', 'data-seat')).toBe('1');
    await page.locator('.inhand .askable').click();
    await page.waitForSelector('.half[data-seat="2"] .askable');
    expect(await page.locator('.half .askable').count()).toBe(2);
    expect(await page.innerText('.opponent.is-wanted')).toContain('2 to choose');
    // Who looks elsewhere stays there, and finds the way back.
    await page.locator('.opponent__who').last().click();
    await page.waitForSelector('.half[data-seat="3"]');
    await page.locator('.opponent.is-wanted .opponent__who').click();
    await page.locator('.half .askable').first().click();
    await expect.poll(() => match.log(0).some(({ key }) => key === 'fact.marshaled')).toBe(true);
    await page.context().close();
  });

  it.each(READERS)('is without a fault for axe: $language, $theme, $width', async (reader) => {
    let page = await site.open('/', { ...quick, ...reader });
    // Every scene at both widths: half of them for each reader.
    const half = READERS.indexOf(reader) % 2;
    const scenes = [
      ...Object.entries(SCENES).map(
        ([name, scene]) => [name, () => layCards(page, ...scene)] as const,
      ),
      ...Object.entries(FIRST_SCENES).map(
        ([name, scene]) => [name, () => layFirst(page, ...scene)] as const,
      ),
    ].filter((_, i) => i % 2 === half);
    for (const [i, [name, lay]] of scenes.entries()) {
      // Nobody plays more matches at once than so many.
      if (i % MATCHES_AT_ONCE === MATCHES_AT_ONCE - 1) {
        await page.context().close();
        page = await site.open('/', { ...quick, ...reader });
      }
      const match = await lay();
      // Whatever can be chosen is somewhere to be clicked.
      const question = match.questions.find(({ seat }) => seat === 0);
      const choices = question?.kind === 'choose' ? question.options.length : 0;
      const shown = await look(page);
      expect([name, shown.glow + shown.options > 0]).toEqual([name, choices > 0]);
      expect([name, ...(await violations(page))]).toEqual([name]);
      expect([name, await page.evaluate(fits)]).toEqual([name, true]);
      expect([name, ...(await unreadable(page))]).toEqual([name]);
    }
    await page.keyboard.press('t');
    await page.waitForSelector('.textboard');
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it('is fetched when somebody needs it, and is small', () => {
    const { firstPage, board } = scriptsOf(['cardtable', 'AG2-614']);
    console.log(`first page ${firstPage} bytes, this board ${board} more`);
    expect(board).toBeGreaterThan(20_000);
    expect(board).toBeLessThan(150_000);
  });
});
