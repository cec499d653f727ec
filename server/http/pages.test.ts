import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { pageRoutes } from './pages.ts';

describe('built pages', () => {
  const script = 'console.log("the same words again and again");\n'.repeat(200);
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const app = fastify();
  beforeAll(() => {
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), '<p>here</p>');
    writeFileSync(path.join(folder, 'assets', 'main.js'), script);
    pageRoutes(app as unknown as App, folder);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, accepts: string) =>
    app.inject({ url, headers: { 'accept-encoding': accepts } });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('are sent in the best form that a browser takes: %s', async (accepts, form, open) => {
    for (let twice = 0; twice < 2; twice++) {
      const { headers, rawPayload } = await get('/assets/main.js', accepts);
      expect(headers['content-encoding']).toBe(form);
      expect(headers['cache-control']).toContain('immutable');
      expect(rawPayload.length).toBeLessThan(script.length / 10);
      expect(String(open(rawPayload))).toBe(script);
    }
  });

  test('are sent as they are to who takes nothing else, and every page is the first', async () => {
    const plain = await get('/assets/main.js', 'identity');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
    expect((await get('/lobby', '')).body).toBe('<p>here</p>');
    expect((await get('/assets/other.js', '')).statusCode).toBe(404);
  });
});

describe('a link to a page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  const [plain, secure] = [fastify(), fastify()];
  beforeAll(() => {
    writeFileSync(path.join(folder, 'index.html'), '<head><title>x</title></head>');
    pageRoutes(plain as unknown as App, folder);
    pageRoutes(secure as unknown as App, folder, true);
  });
  afterAll(async () => {
    await Promise.all([plain.close(), secure.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  const pictureAt = async (url: string, host = 'council.example:8080', app = plain) => {
    const { body } = await app.inject({ url, headers: { host } });
    return /"og:image" content="([^"]*)"/.exec(body)?.[1];
  };

  test('comes with a picture of where it leads to, by its whole address', async () => {
    const at = 'http://council.example:8080/preview';
    expect(await pictureAt('/')).toBe(`${at}/hero.png`);
    expect(await pictureAt('/shared/abc')).toBe(`${at}/hero.png`);
    expect(await pictureAt('/learn/iron-throne')).toBe(`${at}/iron-throne.png`);
    expect(await pictureAt('/cards/agot1/001')).toBe(`${at}/agot1.png`);
    expect(await pictureAt('/decks/shared/abc')).toBe(`${at}/agot2.png`);
    expect(await pictureAt('/armies/shared/abc')).toBe(`${at}/asoiaf.png`);
    expect(await pictureAt('/', 'council.example', secure)).toBe(
      'https://council.example/preview/hero.png',
    );
  });

  test('does not repeat what is no name of a host', async () => {
    for (const host of ['"><script>', 'a b', 'x/y'])
      expect(await pictureAt('/', host)).toBeUndefined();
  });
});
