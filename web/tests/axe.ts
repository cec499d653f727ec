import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds wrong with the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(
    () =>
      (
        window as unknown as {
          axe: { run(how: object): Promise<{ violations: Violation[] }> };
        }
      ).axe
        // What is in order need not be described.
        .run({ resultTypes: ['violations'], preload: false })
        .then((result) => result.violations) as Promise<Violation[]>,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** Both languages, both themes, phone and laptop: every pair of them once. */
export const READERS = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'de', theme: 'light', width: 390 },
  { language: 'de', theme: 'dark', width: 1280 },
] as const;

/** In the page: nothing sticks out to the side. */
export const fits = (): boolean => document.documentElement.scrollWidth <= window.innerWidth;

/**
 * What a thumb would miss: everything to touch that is smaller than 44 pixels, in the page. Words within a
 * sentence are as small as the sentence is.
 */
export function tooSmall(): string[] {
  const things = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary');
  return [...things].flatMap((thing) => {
    const { tagName, className, textContent, parentElement } = thing;
    const box = (thing.closest('label') ?? thing).getBoundingClientRect();
    // What can be touched may reach farther than what is seen.
    const reach = getComputedStyle(thing, '::before');
    const reaches = reach.position === 'absolute' && reach.content !== 'none';
    const width = Math.max(box.width, reaches ? Number.parseFloat(reach.width) : 0);
    const height = Math.max(box.height, reaches ? Number.parseFloat(reach.height) : 0);
    const unseen = !thing.checkVisibility() || thing.matches('.skip') || width <= 1;
    const said =
      getComputedStyle(thing).display === 'inline' &&
      parentElement?.matches('p, li, dd, li > span');
    if (unseen || said || (width >= 44 && height >= 44)) return [];
    return [`${tagName}.${className} ${textContent}: ${Math.round(width)}×${Math.round(height)}`];
  });
}

/**
 * Words that are cut off, in the page: they stick out of something that hides what sticks out, and no three dots say
 * so. What can be scrolled to is not cut off, nor is a drawing that can be pushed about, and what is only there for
 * screen readers is not to be seen at all.
 */
function cutOff(): string[] {
  const found = new Set<string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const holder = node.parentElement as HTMLElement;
    if (!node.textContent?.trim() || holder.closest('svg')) continue;
    // What is not drawn before it is scrolled to has no size of its own yet.
    if (!holder.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true })) continue;
    range.selectNodeContents(node);
    const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    for (let box: HTMLElement | null = holder; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' || style.position === 'fixed') break;
      if (/auto|scroll/.test(style.overflow)) break;
      if (!/hidden|clip/.test(style.overflow) || style.display === 'inline') continue;
      const edge = box.getBoundingClientRect();
      // For screen readers alone.
      if (edge.width <= 1 || edge.height <= 1) break;
      const dotted = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const over = Math.max(
        right - edge.right,
        edge.left - left,
        bottom - edge.bottom,
        edge.top - top,
      );
      if (dotted) break;
      // The box of a letter is a little larger than the letter.
      if (over <= 4) continue;
      found.add(`${box.tagName}.${box.className}: ${node.textContent} (${Math.round(over)} px)`);
      break;
    }
  }
  return [...found];
}

/**
 * Words that lie on other words, in the page, so that neither can be read. What lies on something of its own that lets
 * nothing shine through only hides what is behind it: a card on another one, a dialog on the table.
 */
function overlapping(): string[] {
  interface Line {
    readonly holder: HTMLElement;
    readonly words: string;
    readonly box: DOMRect;
  }
  const lines: Line[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const holder = node.parentElement as HTMLElement;
    const closed = holder.closest('details:not([open])') && !holder.closest('summary');
    if (!node.textContent?.trim() || closed || holder.closest('.unseen')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 2 && box.height > 2)
        lines.push({ holder, words: node.textContent.trim(), box });
  }
  /** The part of a box that can be seen: what is scrolled away or hidden lies on nothing. */
  const seen = ({ holder, box }: Line): { l: number; t: number; r: number; b: number } => {
    const part = { l: box.left, t: box.top, r: box.right, b: box.bottom };
    for (let up: HTMLElement | null = holder; up && up !== document.body; up = up.parentElement) {
      const { overflow, display, clipPath } = getComputedStyle(up);
      if (clipPath !== 'none') return { l: 0, t: 0, r: 0, b: 0 };
      if (overflow === 'visible' || display === 'inline') continue;
      const edge = up.getBoundingClientRect();
      part.l = Math.max(part.l, edge.left);
      part.t = Math.max(part.t, edge.top);
      part.r = Math.min(part.r, edge.right);
      part.b = Math.min(part.b, edge.bottom);
    }
    return part;
  };
  /** Whether something between these two hides what is behind it here. */
  const hides = (from: HTMLElement, other: HTMLElement, x: number, y: number): boolean => {
    for (let up: HTMLElement | null = from; up && !up.contains(other); up = up.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(up);
      const [, alpha = '1'] = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor) ?? [];
      const edge = up.getBoundingClientRect();
      const there = x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom;
      if (there && (Number(alpha) > 0.6 || backgroundImage !== 'none')) return true;
      // A picture of its own lies behind it.
      if (there && up.querySelector(':scope > .art, :scope > svg, :scope > img')) return true;
    }
    return false;
  };
  const parts = lines.map(seen);
  const found = new Set<string>();
  for (let i = 0; i < lines.length; i++)
    for (let j = i + 1; j < lines.length; j++) {
      const [one, other] = [parts[i], parts[j]];
      const l = Math.max(one.l, other.l);
      const r = Math.min(one.r, other.r);
      const t = Math.max(one.t, other.t);
      const b = Math.min(one.b, other.b);
      // The boxes of letters are larger than the letters: lines that follow each other touch.
      if (r - l < 4 || b - t < 6) continue;
      const [a, z] = [lines[i].holder, lines[j].holder];
      if (a === z || hides(a, z, (l + r) / 2, (t + b) / 2) || hides(z, a, (l + r) / 2, (t + b) / 2))
        continue;
      found.add(`${lines[i].words} | ${lines[j].words} (${a.className} | ${z.className})`);
    }
  return [...found];
}

/** Words on a page that cannot be read. */
export const unreadable = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(cutOff)).map((words) => `cut off in ${words}`),
  ...(await page.evaluate(overlapping)).map((words) => `on each other: ${words}`),
];
