// What `npm start` runs, as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

const children: ChildProcess[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'small-council-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(port: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: port, DATA_DIR: mkdtempSync(path.join(folder, 'data-')) },
  });
  children.push(child);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (said.stdout += chunk));
  child.stderr.on('data', (chunk) => (said.stderr += chunk));
  const end = once(child, 'close').then(([code]) => ({ code: code as number, ...said }));
  return { child, said, end };
}

async function opened(said: { stdout: string }): Promise<string> {
  await vi.waitFor(() => expect(said.stdout).toContain('\n'), { timeout: 20_000 });
  const line = /^Small Council is open on (http:\/\/localhost:\d+)\n$/.exec(said.stdout);
  expect(line).not.toBeNull();
  return line?.[1] ?? '';
}

describe('the server', () => {
  test('says in one line where it is, and answers there', async () => {
    const { said } = start('0');
    const response = await fetch(`${await opened(said)}/api/me`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ person: null });
    expect(said.stderr).toBe('');
  });

  test('sends security headers with everything, also with errors', async () => {
    const base = await opened(start('0').said);
    for (const url of ['/', '/nothing.txt', '/api/docs', '/api/nothing']) {
      const { headers } = await fetch(base + url);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('refuses what it does not have', async () => {
    const base = await opened(start('0').said);
    expect((await fetch(`${base}/nothing.txt`)).status).toBe(404);
    expect((await fetch(`${base}/%ff%00..%2fmain.ts`)).status).toBe(404);
    const post = await fetch(`${base}/`, { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await fetch(`${base}/api/docs`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends in good order on %s, even twice',
    async (signal) => {
      const { child, said, end } = start('0');
      // A connection kept alive must not keep the server alive.
      await fetch(await opened(said));
      child.kill(signal);
      child.kill(signal);
      expect(await end).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test.each(['abc', '-1', '65536', '80.5', '1e3', ' '])('refuses PORT=%j by name', async (port) => {
    const { code, stdout, stderr } = await start(port).end;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      `PORT is "${port}"; it must be a whole number from 0 to 65535 (0 takes any free port).\n`,
    );
  });

  test('says in one line when the port is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await start(String(port)).end;
    other.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} cannot be opened: it is in use. Choose another one: PORT=8080 npm start\n`,
    );
  });
});
