import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

/** No limits that a trial would run into: it is one machine that plays many people. */
const LOOSE = {
  MAX_REQUESTS_PER_MINUTE: '1000000',
  MAX_SIGN_INS_PER_MINUTE: '1000000',
  MAX_MESSAGES_PER_SECOND: '10000',
  MAX_SOCKETS_PER_ADDRESS: '100000',
  MAX_TABLES_PER_PERSON: '100000',
  MAX_REPLAY_SECONDS_PER_MINUTE: '100000',
  ANSWER_PAUSE_MS: '0',
};

/** A server process that can be killed and started again on the same port. */
export class ServerProcess {
  readonly port: number;
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;
  /** What it complained about. */
  complaints = '';

  constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.#env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get running(): boolean {
    return this.#child !== null;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts')], {
      env: { ...process.env, ...LOOSE, LOG_LEVEL: 'error', ...this.#env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr.on('data', (chunk) => {
      this.complaints += String(chunk);
    });
    const opened = once(child.stdout, 'data').then(() => true);
    const died = once(child, 'exit').then(() => false);
    if (!(await Promise.race([opened, died]))) throw new Error(`no start: ${this.complaints}`);
    this.#child = child;
  }

  /** Ends it at once, whatever it is doing. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
