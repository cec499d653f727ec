import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ledger } from './coverage.ts';
import { parseRules, type RulesFile } from './parse.ts';

/** Every file of docs/rules, in both languages. The game's id is the name of its file. */
export function loadLedgers(root: string): Ledger[] {
  const english = readFolder(root, 'docs/rules');
  const german = readFolder(root, 'docs/rules/de');
  const games = new Set([...english.keys(), ...german.keys()]);
  return [...games].sort().map((game) => ({
    game,
    english: english.get(game),
    german: german.get(game),
  }));
}

function readFolder(root: string, folder: string): Map<string, RulesFile> {
  const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
  return new Map(
    files.map((name) => {
      const text = readFileSync(path.join(root, folder, name), 'utf8');
      return [path.basename(name, '.md'), parseRules(`${folder}/${name}`, text)];
    }),
  );
}
