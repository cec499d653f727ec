import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../tests/browser.ts';
import { root } from '../../tools/testing/stages.ts';
import { ensureWeb } from '../../tools/web.ts';

/** The real server with its own SQLite and the built pages, and a real browser to look at them. */
export interface Site {
  base: string;
  open(address: string, reader?: Reader): Promise<Page>;
  /** Ends the server without a word, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again, on the same port and the same data, on request with other settings. */
  restart(settings?: { [name: string]: string }): Promise<void>;
  close(): Promise<void>;
}

export interface Reader {
  language?: 'en' | 'de';
  theme?: 'light' | 'dark';
  width?: number;
  height?: number;
  /** What the reader has chosen before. */
  settings?: { [name: string]: unknown };
  /** Whether his system lets things move; still where it is not said. */
  moves?: boolean;
  /** Whether he has fingers and no mouse. */
  touch?: boolean;
}

export async function openSite(): Promise<Site> {
  await ensureWeb();
  const data = mkdtempSync(path.join(tmpdir(), 'site-'));
  const browser: Browser = await launchBrowser();
  let { child, port } = await startServer(data, 0);
  const base = `http://localhost:${port}`;
  return {
    base,
    async open(
      address,
      {
        language = 'en',
        theme = 'dark',
        width = 1280,
        height = 800,
        settings = {},
        moves = false,
        touch = false,
      } = {},
    ) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        locale: language === 'de' ? 'de-DE' : 'en-US',
        reducedMotion: moves ? 'no-preference' : 'reduce',
        hasTouch: touch,
      });
      // A busy machine may take its time; this only matters when something hangs.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      await page.addInitScript(
        (stored) => {
          if (!localStorage.getItem('small-council.settings')) {
            localStorage.setItem('small-council.settings', JSON.stringify(stored));
          }
        },
        // Tests give every answer themselves, unless they ask for this.
        { autoPass: 'never', ...settings },
      );
      await page.goto(new URL(address, base).href);
      return page;
    },
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
    async restart(changed) {
      ({ child, port } = await startServer(data, port, changed));
    },
    async close() {
      await browser.close();
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function startServer(
  data: string,
  port: number,
  settings: { [name: string]: string } = {},
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [path.join(root, 'web', 'tests', 'serve.ts')], {
    env: {
      ...process.env,
      PORT: `${port}`,
      DATA_DIR: data,
      // All tests come from one address, and faster than people do.
      MAX_REQUESTS_PER_MINUTE: '100000',
      MAX_SIGN_INS_PER_MINUTE: '1000',
      // Bots need not look like people here.
      ANSWER_PAUSE_MS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const opened = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server has ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /localhost:(\d+)/.exec(String(chunk));
      if (found) resolve(Number(found[1]));
    });
  });
  return { child, port: opened };
}
