import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPlainText, readThronesDb, readyDeck } from '@small-council/agot2/decks';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'decks-'));
afterAll(() => rmSync(place, { recursive: true }));

const decks = (...words: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['cli/decks.ts', ...words],
      { cwd: root },
      (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });

describe('npm run decks', () => {
  it('finds nothing wrong with a legal deck, and writes it in both forms', async () => {
    expect(await decks('--ready', 'stark')).toEqual({
      status: 0,
      stdout: 'legal: joust, melee\n',
      stderr: '',
    });
    const text = await decks('--ready', 'stark', '--to', 'text', '--language', 'de');
    expect(text).toMatchObject({ status: 0, stderr: 'legal: joust, melee\n' });
    expect(text.stdout).toContain('Fraktion: Haus Stark\n');
    expect(readPlainText(text.stdout).deck).toEqual(readyDeck('stark'));
    const json = await decks('--ready', 'stark', '--to', 'json', '--format', 'joust');
    expect(json.stderr).toBe('legal: joust\n');
    expect(readThronesDb(json.stdout).deck).toEqual(readyDeck('stark'));
  });

  it('says all that is wrong with a list, with line and rule', async () => {
    const file = join(place, 'deck.txt');
    writeFileSync(file, 'Haus Stark\n4 Eis\n1x Eeis\n');
    const { status, stdout } = await decks('--file', file, '--language', 'de');
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'Zeile 3: Keine Karte heißt „Eeis“. Ist eine von diesen gemeint: Eis (Core)?',
      'AG2-806  Der Nachziehstapel braucht mindestens 60 Karten; er hat 4.',
      'AG2-808  Von Eis sind höchstens 3 Kopien erlaubt; es sind 4.',
      'AG2-804  Der Strategiestapel braucht genau 7 Karten; er hat 0.',
      '',
    ]);
  });

  it.each([
    [[], 'npm run decks -- --file FILE'],
    [['--ready', 'wolves'], 'there is no deck "wolves"'],
    [['--ready', 'stark', '--format', 'chess'], '--format is joust or melee, not "chess"'],
    [['--file', join(place, 'nothing')], 'cannot be read'],
  ])('says how it is used: %j', async (words, expected) => {
    const { status, stdout, stderr } = await decks(...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(expected);
  });
});
