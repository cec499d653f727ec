import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../tests/browser.ts';
import { chromiumMissing, findChromium } from './chromium.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('Chromium is found on the PATH, if it can be run', () => {
  const file = path.join(folder, 'chromium');
  const env = { PATH: ['/nowhere', folder].join(path.delimiter) };
  writeFileSync(file, '', { mode: 0o644 });
  expect(findChromium(env)).toBeUndefined();
  rmSync(file);
  writeFileSync(file, '', { mode: 0o755 });
  expect(findChromium(env)).toBe(file);
});

test('CHROMIUM says which one, and is not passed over when it is wrong', () => {
  const file = path.join(folder, 'my-browser');
  writeFileSync(file, '', { mode: 0o755 });
  expect(findChromium({ CHROMIUM: file })).toBe(file);
  expect(findChromium({ ...process.env, CHROMIUM: `${file}-gone` })).toBeUndefined();
  expect(chromiumMissing({ CHROMIUM: `${file}-gone` })).toContain(`${file}-gone`);
});

test('a browser test without Chromium fails, and says what to do', async () => {
  vi.stubEnv('CHROMIUM', path.join(folder, 'gone'));
  await expect(launchBrowser()).rejects.toThrow(path.join(folder, 'gone'));
  expect(chromiumMissing({})).toMatch(/apt install chromium.*CHROMIUM/);
});
