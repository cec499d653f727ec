// `npm run art`: contact sheets of every picture by game and house, at the sizes at which they are used, in
// colour and in grey, into .cache/art; sheets at 800 px on which every part that can be drawn is seen at least
// once; and an index of what still has only a recipe by rule. For people to look at; nothing is compared.
// Words after `--` choose among the sheets: `npm run art -- agot2 stark`, `npm run art -- families`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Crop, draw, levelFor, PAGE_RECIPES, standalone, symbolsOf } from '@small-council/art';
import { launchBrowser } from '../../tests/browser.ts';
import { root } from '../../tools/testing/stages.ts';
import { everything, type Shown } from './art/shown.ts';

const OUT = path.join(root, '.cache', 'art');
const SIZES: readonly (readonly [pixels: number, crop: Crop, grey: boolean])[] = [
  [84, 'table', false],
  [84, 'table', true],
  [112, 'hand', false],
  [300, 'whole', false],
];
/** A sheet of more pictures than this at 800 px is larger than a browser paints. */
const LARGE_ON_A_SHEET = 12;

function figure({ name, recipe, by }: Shown, pixels: number, crop: Crop, caption = name): string {
  const svg = draw(recipe, { level: levelFor(pixels), crop });
  const sized = svg.replace('<svg ', `<svg width="${pixels}" height="${pixels}" `);
  return `<figure class="${by}" style="width:${pixels}px">${sized}<figcaption>${caption}</figcaption></figure>`;
}

function row(list: readonly Shown[], [pixels, crop, grey]: (typeof SIZES)[number]): string {
  const pictures = list.map((shown) => figure(shown, pixels, crop));
  return `<h2>${pixels} px${grey ? ', grey' : ''}</h2><div class="row${grey ? ' grey' : ''}">${pictures.join('')}</div>`;
}

/** What a picture is made of: its place, its subjects, who is in it, how they are dressed and what they hold. */
function partsOf({ recipe }: Shown): string[] {
  const {
    place,
    beast,
    deed,
    riders = [],
    figures = [],
    things = [],
    person,
    people = [],
  } = recipe;
  const parts = [`place ${place}`, `deed ${deed}`, `beast ${beast?.kind} ${beast?.form ?? ''}`];
  for (const [name] of riders) parts.push(`rider ${name}`);
  for (const [name] of figures) parts.push(`figure ${name}`);
  for (const { kind } of things) parts.push(`thing ${kind}`);
  for (const one of [...people, ...(person ? [{ ...recipe, person }] : [])]) {
    const { sex = 'man', age, hair, head, beard, body, mark } = one.person;
    const what = typeof one.holds === 'string' ? one.holds : one.holds?.what;
    parts.push(`${sex} ${age ?? 'grown'}`, `head ${head}`, `hair ${hair}`, `beard ${beard}`);
    parts.push(`body ${body}`, `mark ${mark}`, `holds ${what}`, `view ${one.view ?? 'left'}`);
  }
  return parts.filter((part) => !part.includes('undefined'));
}

/** As few pictures as show every part once: always the one that shows most of what is still unseen. */
function families(all: readonly Shown[]): (readonly [Shown, readonly string[]])[] {
  const left = new Set(all.flatMap(partsOf));
  const chosen: (readonly [Shown, readonly string[]])[] = [];
  while (left.size > 0) {
    const fresh = (shown: Shown) => new Set(partsOf(shown).filter((part) => left.has(part)));
    const [best, parts] = all
      .map((shown) => [shown, fresh(shown)] as const)
      .reduce((a, b) => (b[1].size > a[1].size ? b : a));
    for (const part of parts) left.delete(part);
    chosen.push([best, [...parts]]);
  }
  return chosen;
}

function page(title: string, body: string): string {
  const symbols = [...symbolsOf(body).values()].join('');
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>
body{margin:0;padding:20px;width:1360px;background:#101219;color:#efe7d6;font:13px sans-serif}
h1{font-size:20px;margin:0 0 8px}h2{font-size:13px;margin:14px 0 6px;color:#e2b04a}
.row{display:flex;flex-wrap:wrap;gap:8px}.grey{filter:grayscale(1)}figure{margin:0}svg{display:block;border-radius:6px}
figcaption{font-size:10px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.rule figcaption{color:#8f98a8}
.large{width:1620px}.large figcaption{white-space:normal}
</style><svg width="0" height="0" style="position:absolute"><defs>${symbols}</defs></svg><h1>${title}</h1>${body}`;
}

const wanted = process.argv.slice(2);
const all = everything();
const sheets = Map.groupBy(all, ({ game, group }) => `${game} ${group}`);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await launchBrowser();
const view = await browser.newPage({ viewport: { width: 1400, height: 900 } });
const print = async (title: string, body: string): Promise<void> => {
  const file = path.join(OUT, title.replaceAll(' ', '-'));
  writeFileSync(`${file}.html`, page(title, body));
  await view.goto(`file://${file}.html`);
  await view.screenshot({ path: `${file}.png`, fullPage: true });
  process.stdout.write(`${file}.png\n`);
};
const chosen = (title: string): boolean => wanted.every((word) => title.includes(word));
for (const [title, list] of sheets)
  if (chosen(title)) await print(title, SIZES.map((size) => row(list, size)).join(''));
if (chosen('families')) {
  const large = families(all).map(([shown, parts]) =>
    figure(shown, 800, 'whole', `${shown.name}: ${parts.join(', ')}`),
  );
  await view.setViewportSize({ width: 1660, height: 900 });
  for (let i = 0; i < large.length; i += LARGE_ON_A_SHEET)
    await print(
      `families ${1 + i / LARGE_ON_A_SHEET}`,
      `<div class="row large">${large.slice(i, i + LARGE_ON_A_SHEET).join('')}</div>`,
    );
}
if (wanted.length === 0) {
  const hero = path.join(OUT, 'hero');
  writeFileSync(`${hero}.svg`, standalone(PAGE_RECIPES.hero, { level: 2, width: 914 }));
  await view.setViewportSize({ width: 1280, height: 420 });
  await view.goto(`file://${hero}.svg`);
  await view.screenshot({ path: `${hero}.png` });
  const byRule = all.filter(({ by }) => by === 'rule');
  const lines = byRule.map(({ game, group, name }) => `- ${game}, ${group}: ${name}`);
  writeFileSync(
    path.join(OUT, 'by-rule.md'),
    `# Only by rule: ${byRule.length} of ${all.length}\n\n${lines.join('\n')}\n`,
  );
  process.stdout.write(
    `${byRule.length} of ${all.length} pictures have a recipe by rule only: ${path.join(OUT, 'by-rule.md')}\n`,
  );
}
await browser.close();
