// What `npm start` runs, as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

const children: ChildProcess[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'small-council-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(port: string, env: Record<string, string> = {}, stderr: 'pipe' | number = 'pipe') {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: port, DATA_DIR: mkdtempSync(path.join(folder, 'data-')), ...env },
    stdio: ['ignore', 'pipe', stderr],
  });
  children.push(child);
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (said.stdout += chunk));
  child.stderr?.on('data', (chunk) => (said.stderr += chunk));
  const end = once(child, 'close').then(([code]) => ({ code: code as number, ...said }));
  return { child, said, end };
}

async function opened(said: { stdout: string }): Promise<string> {
  await vi.waitFor(() => expect(said.stdout).toContain('\n'), { timeout: 80_000 });
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

  test('says in one line when there is no place to keep anything', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const broken = mkdtempSync(path.join(folder, 'broken-'));
    writeFileSync(path.join(broken, 'small-council.db'), 'this is no database'.repeat(100));
    const ends = await Promise.all([
      start('0', { DATA_DIR: file }).end,
      start('0', { DATA_DIR: path.join(file, 'below') }).end,
      start('0', { DATA_DIR: broken }).end,
      start('0', { DATABASE_URL: 'postgres://somebody:secret@localhost:1/small' }).end,
      ...(existsSync('/proc/self') ? [start('0', { DATA_DIR: '/proc/nope/data' }).end] : []),
    ]);
    for (const { code, stdout, stderr } of ends) {
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^[^\n]+\.\n$/);
      expect(stderr).not.toContain('secret');
    }
    expect(ends[0].stderr).toContain('is a file and not a folder');
    expect(ends[2].stderr).toContain('file is not a database');
    expect(ends[3].stderr).toContain('The database cannot be used');
  });

  test('does not share its file with another one, and leaves it to the next', async () => {
    const data = { DATA_DIR: mkdtempSync(path.join(folder, 'shared-')) };
    const first = start('0', data);
    await opened(first.said);
    const { code, stderr } = await start('0', data).end;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Another server is using .+\n$/);
    const modes = ['small-council.db', 'small-council.db-wal'].map(
      (name) => statSync(path.join(data.DATA_DIR, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o600, 0o600]);
    // However it ends.
    first.child.kill('SIGKILL');
    await first.end;
    await opened(start('0', data).said);
  });

  test.skipIf(!existsSync('/dev/full'))('plays on where the log cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    const { child, said, end } = start('0', { LOG_LEVEL: 'info' }, full);
    const base = await opened(said);
    for (let n = 0; n < 5; n++) {
      const guest = await fetch(`${base}/api/guests`, {
        method: 'POST',
        headers: { 'x-small-council': '1', 'content-type': 'application/json' },
        body: '{}',
      });
      expect(guest.status).toBe(200);
    }
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
    closeSync(full);
  });

  test('cuts off who sends a request drop by drop, and logs no codes', async () => {
    const { said } = start('0', { REQUEST_SECONDS: '1', LOG_LEVEL: 'info' });
    const { port } = new URL(await opened(said));
    const socket = connect(Number(port), 'localhost');
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.write(
      'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nx-small-council: 1\r\n' +
        'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    const drops = setInterval(() => socket.write(' '), 200);
    await gone;
    clearInterval(drops);
    await fetch(`http://localhost:${port}/api/invitations/opensesame`);
    await fetch(`http://localhost:${port}/api/chat?invite=opensesame&limit=3`);
    await vi.waitFor(() => expect(said.stderr).toContain('limit=3'));
    expect(said.stderr).toContain('/api/invitations/…');
    expect(said.stderr).not.toContain('opensesame');
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
