import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { launchBrowser } from '../../tests/browser.ts';
import { ensureWeb } from '../../tools/web.ts';

/** The built pages, served as they will be, and a real browser to look at them. */
export interface Site {
  browser: Browser;
  open(address: string, reader?: Reader): Promise<Page>;
  close(): Promise<void>;
}

export interface Reader {
  language?: 'en' | 'de';
  theme?: 'light' | 'dark';
  width?: number;
  height?: number;
  /** What the reader has chosen before. */
  settings?: { [name: string]: unknown };
}

export async function openSite(): Promise<Site> {
  await ensureWeb();
  const server = await preview({
    root: path.resolve(import.meta.dirname, '..'),
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const base = server.resolvedUrls?.local[0] ?? '';
  const browser = await launchBrowser();
  return {
    browser,
    async open(
      address,
      { language = 'en', theme = 'dark', width = 1280, height = 800, settings = {} } = {},
    ) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        locale: language === 'de' ? 'de-DE' : 'en-US',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.addInitScript((stored) => {
        if (!localStorage.getItem('small-council.settings')) {
          localStorage.setItem('small-council.settings', JSON.stringify(stored));
        }
      }, settings);
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(new URL(address, base).href);
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.httpServer.close(resolve));
    },
  };
}
