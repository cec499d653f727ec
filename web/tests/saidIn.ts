import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(import.meta.dirname, '../src');

/** Keys with this beginning that the code of a folder says, and beginnings of keys that it puts together. */
export function saidIn(folder: string, begin: string) {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: SRC, exclude: ['**/words/**'] })
    .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
    .join('\n');
  const keys = new RegExp(`['\`](${begin}\\.[\\w.]+)['\`]`, 'g');
  const families = new RegExp(`\`(${begin}\\.[\\w.]+\\.)\\$\\{`, 'g');
  return {
    used: new Set([...sources.matchAll(keys)].map(([, key]) => key)),
    families: [...sources.matchAll(families)].map(([, key]) => key),
  };
}

export const missingAndLeft = (
  keys: readonly string[],
  { used, families }: ReturnType<typeof saidIn>,
) => ({
  missing: [...used].filter((key) => !keys.includes(key)),
  left: keys.filter((key) => !used.has(key) && !families.some((begin) => key.startsWith(begin))),
});
