import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { dist } from '../../tools/web.ts';

const assets = path.join(dist, 'assets');
const source = (name: string): string => readFileSync(path.join(assets, name), 'utf8');

/** How many bytes go over the line: compressed as the server does it. */
const sentSize = (name: string): number =>
  brotliCompressSync(source(name), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** The script and everything that it needs at once. */
function withAll(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, next] of source(name).matchAll(/from\s*["'`]\.\/([\w-]+\.js)["'`]/g))
    withAll(next, found);
  return found;
}

/**
 * What a reader fetches for the first page, and how much more for a board: whatever holds one of these words,
 * with all it needs, less what every table needs.
 */
export function scriptsOf(wordsOfBoard: readonly string[]): { firstPage: number; board: number } {
  const names = globSync('*.js', { cwd: assets });
  const beginning = (start: string): Set<string> =>
    withAll(names.find((name) => name.startsWith(start)) as string);
  const page = beginning('index-');
  const table = beginning('MatchPage-');
  const board = new Set(
    wordsOfBoard.flatMap((words) => [
      ...withAll(names.find((name) => source(name).includes(words)) as string),
    ]),
  );
  const bytes = (all: Iterable<string>): number =>
    [...all].reduce((sum, name) => sum + sentSize(name), 0);
  return {
    firstPage: bytes(page),
    board: bytes([...board].filter((name) => !page.has(name) && !table.has(name))),
  };
}
