// `npm run art`: contact sheets of every picture by game and house, at the sizes at which they are used, in
// colour and in grey, into .cache/art, and an index of what still has only a recipe by rule. For people to
// look at; nothing is compared. Words after `--` choose among the sheets: `npm run art -- agot2 stark`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Crop, draw, levelFor, PAGE_RECIPES, standalone, symbolsOf } from '@small-council/art';
import { launchBrowser } from '../../tests/browser.ts';
import { root } from '../../tools/testing/stages.ts';
import { everything, type Shown } from './art/shown.ts';

const OUT = path.join(root, '.cache', 'art');
const SIZES: readonly (readonly [pixels: number, crop: Crop, grey: boolean, most: number])[] = [
  [70, 'table', false, Infinity],
  [70, 'table', true, Infinity],
  [112, 'hand', false, Infinity],
  [300, 'whole', false, Infinity],
  [800, 'whole', false, 4],
];

function row(list: readonly Shown[], [pixels, crop, grey, most]: (typeof SIZES)[number]): string {
  const pictures = list.slice(0, most).map(({ name, recipe, by }) => {
    const svg = draw(recipe, { level: levelFor(pixels), crop });
    const sized = svg.replace('<svg ', `<svg width="${pixels}" height="${pixels}" `);
    return `<figure class="${by}" style="width:${pixels}px">${sized}<figcaption>${name}</figcaption></figure>`;
  });
  return `<h2>${pixels} px${grey ? ', grey' : ''}</h2><div class="row${grey ? ' grey' : ''}">${pictures.join('')}</div>`;
}

function page(title: string, body: string): string {
  const symbols = [...symbolsOf(body).values()].join('');
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>
body{margin:0;padding:20px;width:1360px;background:#101219;color:#efe7d6;font:13px sans-serif}
h1{font-size:20px;margin:0 0 8px}h2{font-size:13px;margin:14px 0 6px;color:#e2b04a}
.row{display:flex;flex-wrap:wrap;gap:8px}.grey{filter:grayscale(1)}figure{margin:0}svg{display:block;border-radius:6px}
figcaption{font-size:10px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.rule figcaption{color:#8f98a8}
.light{background:#efe5cf;color:#2a2118;margin:14px -20px 0;padding:10px 20px}
</style><svg width="0" height="0" style="position:absolute"><defs>${symbols}</defs></svg><h1>${title}</h1>${body}`;
}

const wanted = process.argv.slice(2);
const all = everything();
const sheets = Map.groupBy(all, ({ game, group }) => `${game} ${group}`);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await launchBrowser();
const view = await browser.newPage({ viewport: { width: 1400, height: 900 } });
for (const [title, list] of sheets) {
  if (!wanted.every((word) => title.includes(word))) continue;
  const html = page(title, SIZES.map((size) => row(list, size)).join(''));
  const file = path.join(OUT, `${title.replaceAll(' ', '-')}`);
  writeFileSync(`${file}.html`, html);
  await view.goto(`file://${file}.html`);
  await view.screenshot({ path: `${file}.png`, fullPage: true });
  process.stdout.write(`${file}.png\n`);
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
