import { write } from 'node:fs';

/** So many characters may wait to be written; what comes beyond is lost. */
const WAITING = 1_000_000;
/** Where writing fails it is tried again after this time. */
const AGAIN = 1_000;

/** How a line gets out: `fs.write`, but for tests. */
type Write = (descriptor: number, text: string, done: (error: Error | null) => void) => void;

const writeText: Write = (descriptor, text, done) =>
  write(descriptor, text, (error) => done(error));

/**
 * Where the log goes. A log must never stop play: it is written beside everything else, and where that does
 * not work (the disk is full, nobody reads the pipe) lines are lost and counted.
 */
export class LogStream {
  readonly #descriptor: number;
  readonly #write: Write;
  #lines: string[] = [];
  #waiting = 0;
  #lost = 0;
  #writing = false;
  #failedAt = Number.NEGATIVE_INFINITY;
  #idle: (() => void)[] = [];

  constructor(descriptor: number, write: Write = writeText) {
    this.#descriptor = descriptor;
    this.#write = write;
  }

  /** For pino. */
  write(line: string): void {
    const failing = Date.now() - this.#failedAt < AGAIN;
    if (failing || this.#waiting + line.length > WAITING) {
      this.#lost++;
      return;
    }
    this.#lines.push(line);
    this.#waiting += line.length;
    if (!this.#writing) this.#next();
  }

  #next(): void {
    const lines = this.#lines.splice(0);
    this.#waiting = 0;
    if (lines.length === 0) {
      for (const tell of this.#idle.splice(0)) tell();
      return;
    }
    const lost = this.#lost;
    if (lost > 0)
      lines.push(
        `${JSON.stringify({ level: 40, time: Date.now(), msg: `${lost} lines of the log were lost` })}\n`,
      );
    this.#writing = true;
    this.#write(this.#descriptor, lines.join(''), (error) => {
      this.#writing = false;
      if (error) {
        this.#failedAt = Date.now();
        this.#lost += lines.length - (lost > 0 ? 1 : 0) + this.#lines.splice(0).length;
      } else this.#lost -= lost;
      this.#next();
    });
  }

  /** Resolves when everything is written, or after this time. */
  flush(ms: number): Promise<void> {
    if (!this.#writing) return Promise.resolve();
    return new Promise((resolve) => {
      this.#idle.push(resolve);
      setTimeout(resolve, ms).unref();
    });
  }
}
