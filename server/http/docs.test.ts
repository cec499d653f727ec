import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../tests/server.ts';

describe('the description of the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  test('names every endpoint there is, with what it accepts', async () => {
    const response = await fetch(`${server.url}/api/docs/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(named).toContain('get /api/matches/{id}');
    expect(named).toContain('post /api/tables/{id}/sit');
    expect(named.length).toBeGreaterThan(30);
    expect(JSON.stringify(paths['/api/matches/{id}/acts'])).toContain('"concede"');
  });

  test('is a page without scripts', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page).toContain('POST /api/tables/{id}/start');
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
    expect((await fetch(`${server.url}/api/docs/look.css`)).status).toBe(200);
  });
});
