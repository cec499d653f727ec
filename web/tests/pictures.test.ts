import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { draw } from '@small-council/art';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../tools/web.ts';
import { everything } from './art/shown.ts';
import { asked } from './hands.ts';
import { CROWDED, layCards } from './layCards.ts';
import { noteShifts, shiftsOf } from './shifts.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

interface Seen {
  src: string;
  /** How many different colours a coarse look finds. */
  colours: number;
  /** How much of its frame it does not cover, in pixels. */
  bare: number;
  alt: string;
}

/** Looks at every picture of the page as it is painted. */
async function look(page: Page, within = 'body'): Promise<Seen[]> {
  await page.waitForFunction((where) => {
    const all = [...document.querySelectorAll<HTMLImageElement>(`${where} img.picture`)];
    return all.length > 0 && all.every((image) => image.complete);
  }, within);
  return page.evaluate(async (where) => {
    const all = [...document.querySelectorAll<HTMLImageElement>(`${where} img.picture`)];
    return Promise.all(
      all.map(async (image) => {
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 24;
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0, 24, 24);
        const { data } = context.getImageData(0, 0, 24, 24);
        const colours = new Set<number>();
        for (let i = 0; i < data.length; i += 4)
          if (data[i + 3] > 250)
            colours.add(((data[i] >> 4) << 8) | ((data[i + 1] >> 4) << 4) | (data[i + 2] >> 4));
        const [own, frame] = [
          image.getBoundingClientRect(),
          image.parentElement!.getBoundingClientRect(),
        ];
        const bare = Math.max(
          own.left - frame.left,
          own.top - frame.top,
          frame.right - own.right,
          frame.bottom - own.bottom,
        );
        return { src: image.src, colours: colours.size, bare, alt: image.alt };
      }),
    );
  }, within);
}

const compressed = (pattern: string): number =>
  globSync(pattern, { cwd: path.join(dist, 'assets') })
    .map((file) => gzipSync(readFileSync(path.join(dist, 'assets', file))).length)
    .reduce((sum, size) => sum + size, 0);

describe('pictures', () => {
  it('show every card of the second edition otherwise, and none is heavier than 6 KB', () => {
    const cards = everything().filter(({ game }) => game === 'agot2');
    expect(cards.length).toBeGreaterThan(250);
    const seen = new Map<string, string>();
    for (const { name, recipe } of cards) {
      const svg = draw(recipe, { level: 1 });
      expect(svg.length, name).toBeLessThanOrEqual(6 * 1024);
      expect(seen.get(svg), name).toBe(undefined);
      seen.set(svg, name);
    }
  });

  it.each([
    ['agot1', 180],
    ['asoiaf', 200],
  ])('tell cards of %s apart that have other names', (of, most) => {
    const cards = everything().filter(({ game }) => game === of);
    expect(cards.length).toBeGreaterThan(most);
    const seen = new Map<string, string>();
    for (const { name, recipe } of cards) {
      const svg = draw(recipe, { level: 1 });
      expect(seen.get(svg) ?? name).toBe(name);
      seen.set(svg, name);
    }
  });

  it('show everything in all four games, none heavier than 6 KB, and nobody with a name by a rule', () => {
    const all = everything();
    expect(new Set(all.map(({ game }) => game))).toEqual(
      new Set(['agot1', 'agot2', 'asoiaf', 'iron-throne', 'pages']),
    );
    for (const { game, name, recipe } of all)
      expect(draw(recipe, { level: 1 }).length, `${game} ${name}`).toBeLessThanOrEqual(6 * 1024);
    const strangers = all.filter(({ by, named }) => named && by === 'rule').map(({ name }) => name);
    expect(strangers).toEqual([]);
  });

  it('are the faces of an army, in its cards and on the one that is read', async () => {
    const page = await site.open('/armies/new?from=starkStarter');
    await page.locator('.recruit__name').first().click();
    const [large, ...small] = [
      ...(await look(page, '.unit-card__picture')),
      ...(await look(page, '.recruit:nth-child(-n+6)')),
    ];
    expect(large.alt).toMatch(/^Linocut: /);
    expect(small).toHaveLength(6);
    for (const { colours, bare, src } of [large, ...small]) {
      expect(colours, src).toBeGreaterThan(8);
      expect(bare, src).toBeLessThan(3);
    }
    // Long names are read in full.
    const cut = await page
      .locator('.recruit')
      .evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight + 1).length);
    expect(cut).toBe(0);
    await page.context().close();
  });

  it('lie on a full table, each painted and in its whole frame', async () => {
    const page = await site.open('/');
    await layCards(page, CROWDED);
    const seen = await look(page, '.cardtable');
    const faces = await page.locator('.cardtable :is(.face--character, .face--held) .art').count();
    expect(faces).toBeGreaterThan(20);
    expect(seen.length).toBeGreaterThanOrEqual(faces);
    for (const { colours, bare, src, alt } of seen) {
      expect(colours, src).toBeGreaterThan(8);
      expect(bare, src).toBeLessThan(3);
      // The card says what it is in words already.
      expect(alt).toBe('');
    }
    await page.context().close();
  });

  it('are told in the language of the reader where a card is read', async () => {
    for (const [language, word] of [
      ['en', 'Linocut: '],
      ['de', 'Linolschnitt: '],
    ] as const) {
      const page = await site.open('/', { language });
      await layCards(page, CROWDED);
      await page.locator('.inhand .face').last().click();
      const dialog = page.locator('dialog .cardsheet img.picture');
      await dialog.waitFor();
      expect(await dialog.getAttribute('alt')).toContain(word);
      await page.context().close();
    }
  });

  it('are the faces of the Iron Throne, on a phone and in the light too', async () => {
    for (const reader of [{ width: 1280 }, { width: 390, height: 844, theme: 'light' }] as const) {
      const page = await site.open('/', { settings: { pace: 0 }, ...reader });
      await page.click('.game--open .button--main');
      await asked(page);
      const leaders = await look(page, '.leaders');
      expect(leaders).toHaveLength(2);
      for (const { alt, colours, bare } of leaders) {
        expect(alt).toMatch(/^Linocut: /);
        expect(colours).toBeGreaterThan(8);
        expect(bare).toBeLessThan(3);
      }
      await page.context().close();
    }
  });

  it('are there on the first page without its code, and shift nothing', async () => {
    const page = await site.open('/about');
    await noteShifts(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(site.base);
    await page.waitForSelector('.hero img');
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.hero img, .game__poster')].every(
        (image) => image.complete && image.naturalWidth > 0,
      ),
    );
    expect(await page.locator('.game__poster').count()).toBe(4);
    expect(await page.getAttribute('.hero img', 'alt')).toContain('Linocut');
    expect((await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)).toBe(0);
    expect(fetched.filter((address) => /\/art-[^/]*\.js$/.test(address))).toEqual([]);
    await page.context().close();
  });

  it('weigh at most 90 KB compressed, recipes and code together', () => {
    const size = compressed('art-*.js');
    console.log(
      `drawings and recipes: ${size} bytes compressed; hero: ${compressed('hero-*.svg')}`,
    );
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(90 * 1024);
  });
});

describe('the picture beside a link', () => {
  it('is a PNG of the usual size, not one colour, for the house and every game', async () => {
    const page = await site.open('/about');
    for (const name of ['hero', 'iron-throne', 'agot1', 'agot2', 'asoiaf']) {
      const [width, height, colours] = await page.evaluate(async (address) => {
        const bitmap = await createImageBitmap(await (await fetch(address)).blob());
        const canvas = new OffscreenCanvas(40, 21);
        const context = canvas.getContext('2d')!;
        context.drawImage(bitmap, 0, 0, 40, 21);
        const pixels = new Uint32Array(context.getImageData(0, 0, 40, 21).data.buffer);
        return [bitmap.width, bitmap.height, new Set(pixels).size];
      }, `/preview/${name}.png`);
      expect([width, height]).toEqual([1200, 630]);
      expect(colours).toBeGreaterThan(40);
    }
    await page.context().close();
  });
});
