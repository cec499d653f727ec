import { type Browser, chromium } from 'playwright-core';
import { chromiumMissing, findChromium } from '../tools/testing/chromium.ts';

/** A real browser for a test. Without Chromium the test fails, saying what to install. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumMissing());
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
