import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importArmy, readyArmy } from '@small-council/asoiaf/armies';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'armies-'));
afterAll(() => rmSync(place, { recursive: true }));

const armies = (...words: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['cli/armies.ts', ...words],
      { cwd: root },
      (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });

describe('npm run armies', () => {
  it('finds nothing wrong with a legal army, and writes it in all forms', async () => {
    expect(await armies('--ready', 'stark40Tully')).toEqual({
      status: 0,
      stdout: 'legal: 40 of 40 points\n',
      stderr: '',
    });
    for (const form of ['text', 'json', 'ids']) {
      const { status, stdout } = await armies('--ready', 'stark40Tully', '--to', form);
      expect(status).toBe(0);
      expect(importArmy(stdout)).toMatchObject({ army: readyArmy('stark40Tully'), problems: [] });
    }
    const german = await armies('--ready', 'stark40Tully', '--to', 'text', '--language', 'de');
    expect(german.stdout).toContain('Fraktion: Haus Stark\n');
    expect(german.stderr).toBe('legal: 40 of 40 points\n');
  });

  it('says all that is wrong with a list, with line and rule', async () => {
    const file = join(place, 'army.txt');
    writeFileSync(
      file,
      'Fraktion: Haus Stark\nKampfeinheiten\n• Grauwind (3)\n• Grauwindd (3)\n• Pyromantiker (7)\n',
    );
    const { status, stdout } = await armies('--file', file, '--language', 'de', '--points', '9');
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'Zeile 4: Niemand heißt „Grauwindd (3)“. Ist eine von diesen Karten gemeint: Grauwind (Haus Stark)?',
      'SIF-1004  Pyromantiker: aus einer anderen Fraktion (Haus Lennister).',
      'SIF-1005  Die Armee hat keinen Heerführer.',
      'SIF-1003  Die Armee kostet 10 Punkte; vereinbart sind 9.',
      'SIF-1747  Grauwind: nur zusammen mit Robb Stark erlaubt.',
      '',
    ]);
  });

  it.each([
    [[], 'npm run armies -- --file FILE'],
    [['--ready', 'wolves'], 'there is no army "wolves"'],
    [['--ready', 'starkStarter', '--to', 'poem'], '--to is text or json or ids, not "poem"'],
    [['--ready', 'starkStarter', '--points', 'all'], '--points needs a whole number from 1'],
    [['--file', join(place, 'nothing')], 'cannot be read'],
  ])('says how it is used: %j', async (words, expected) => {
    const { status, stdout, stderr } = await armies(...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(expected);
  });
});
