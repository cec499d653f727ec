import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/testing/stages.ts';

/**
 * A stylesheet that was fetched stays for as long as the page is open: whoever comes from a battle to the decks and on
 * to a card table has all three. So what is fetched for one place must not reach what another place shows.
 */

const SOURCE = path.join(root, 'web', 'src');
const read = (file: string): string => readFileSync(path.join(SOURCE, file), 'utf8');

/** The places whose styles are fetched by themselves; everything else is there from the beginning. */
const placeOf = (file: string): string => {
  const [folder, game] = file.split('/');
  if (folder === 'boards') return `boards/${game}`;
  return ['decks', 'lists', 'armies', 'learn'].includes(folder) ? folder : 'everywhere';
};
/** The pages about decks and armies are built on those about lists, and show what is of these. */
const BUILT_ON: { readonly [place: string]: string } = { decks: 'lists', armies: 'lists' };

/** What the table gives on behalf of a place. */
const ON_BEHALF: { readonly [place: string]: string } = { learn: 'table--taught' };

/** A text cut at what stands outside of all brackets. */
function cutAt(text: string, at: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (sign === at && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** The selectors of a stylesheet, one by one; rules within rules belong to the outer one. */
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, before, sign] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    const head = before.trim();
    if (!head.startsWith('@') && open.every((outer) => /^@(media|container|supports)/.test(outer)))
      found.push(...cutAt(head, ','));
    open.push(head);
  }
  return found;
}

/** The classes and attributes of data in a selector. */
const namesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)|\[(data-[\w-]+)/g)].map(
    ([, name, data]) => name ?? data,
  );

/** The same that a component gives; `row--${…}` stands for all that begin so. */
function givenBy(source: string): string[] {
  const [, ...values] = source.split(/className=|classList\.\w+/);
  const names = values.flatMap((after) =>
    [...valueAt(after).matchAll(/(["'`])((?:(?!\1)[\s\S])*)\1/g)].flatMap(([, , words]) =>
      words.replaceAll(/\$\{[^}]*\}/g, '$').split(/\s+/),
    ),
  );
  return [...names, ...[...source.matchAll(/\s(data-[\w-]+)=/g)].map(([, data]) => data)];
}

/** The value that a text begins with: in quotes, or in brackets. */
function valueAt(text: string): string {
  if (text.startsWith('"')) return text.slice(0, text.indexOf('"', 1) + 1);
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if ('({'.includes(text[i])) depth++;
    if (')}'.includes(text[i]) && --depth === 0) return text.slice(0, i + 1);
  }
  return text;
}

const isGiven = (name: string, given: ReadonlySet<string>): boolean =>
  given.has(name) ||
  [...given].some((one) => /\w.*\$$/.test(one) && name.startsWith(one.slice(0, -1)));

const files = (pattern: string): string[] =>
  globSync(pattern, { cwd: SOURCE }).filter((file) => !file.includes('crossroads'));
const components = files('**/*.{ts,tsx}').map((file) => ({
  place: placeOf(file),
  given: givenBy(read(file)),
}));

describe('a stylesheet that is fetched when it is needed', () => {
  it.each(files('**/*.css').filter((file) => placeOf(file) !== 'everywhere'))(
    '%s reaches only what is of its own place',
    (file) => {
      const own = placeOf(file);
      const elsewhere = new Set(
        components
          .filter(({ place }) => place !== own && BUILT_ON[place] !== own)
          .flatMap(({ given }) => given),
      );
      const reachesOut = selectorsOf(read(file)).filter((selector) =>
        namesIn(selector).every((name) => name !== ON_BEHALF[own] && isGiven(name, elsewhere)),
      );
      expect(reachesOut).toEqual([]);
    },
  );

  it('is read as it is written', () => {
    expect(
      selectorsOf('a, .b:is(.c, .d) {} @media (x) { .e { .f & {} } } @keyframes g { to {} }'),
    ).toEqual(['a', '.b:is(.c, .d)', '.e']);
    expect(namesIn('.b:is(.c--d, .e__f) > a[data-g]')).toEqual(['b', 'c--d', 'e__f', 'data-g']);
    expect(
      givenBy(
        `<a className="b c"/><d className={classes("e", f && \`g--$\{h}\`)}/> "i" j.classList.add("k") <l data-m="n"/>`,
      ),
    ).toEqual(['b', 'c', 'e', 'g--$', 'k', 'data-m']);
    expect(isGiven('g--x', new Set(['g--$']))).toBe(true);
    expect(isGiven('g', new Set(['g--$']))).toBe(false);
  });
});
