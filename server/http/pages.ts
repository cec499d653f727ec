import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../house.ts';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

const COMPRESSED = new Set(['.html', '.js', '.css', '.svg']);

/** Nearly as small as it gets, and made in an instant. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The ways to make a file small, the best first; off the main thread, when somebody first asks for it. */
const FORMS: readonly (readonly [name: string, make: (body: Buffer) => Promise<Buffer>])[] = [
  ['br', (body) => promisify(brotliCompress)(body, QUALITY)],
  ['gzip', (body) => promisify(gzip)(body)],
];

interface File {
  readonly type: string;
  readonly body: Buffer;
  /** What has been made small so far, by form; null: it would not get smaller. */
  readonly small: Map<string, Promise<Buffer>> | null;
  /** Its name holds a fingerprint of its content: it never changes. */
  readonly forever: boolean;
}

/** The built pages, read once: they are few, and nothing from outside can lead to another file. */
function readPages(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  for (const name of globSync('**/*.*', { cwd: folder })) {
    const ending = path.extname(name);
    const type = TYPES[ending];
    if (!type) continue;
    const body = readFileSync(path.join(folder, name));
    const url = `/${name.split(path.sep).join('/')}`;
    const small = COMPRESSED.has(ending) ? new Map() : null;
    files.set(url, { type, body, small, forever: url.startsWith('/assets/') });
  }
  return files;
}

/** The file in the best form that the browser takes, and what that is called. */
async function formOf({ body, small }: File, accepted: string): Promise<[string | null, Buffer]> {
  const found = small && FORMS.find(([name]) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (!found) return [null, body];
  const [name, make] = found;
  const made = small.get(name) ?? make(body);
  small.set(name, made);
  return [name, await made];
}

/** Which picture goes with a link: that of the game it leads to, where the address says so. */
function pictureFor(pathname: string): string {
  const [part, ...more] = pathname.split('/').slice(1);
  if (part === 'armies') return 'asoiaf';
  const game = more.find((one) => GAMES.has(one));
  return game ?? (part === 'decks' || part === 'cards' ? 'agot2' : 'hero');
}

const GAMES = new Set(['iron-throne', 'agot1', 'agot2', 'asoiaf']);
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-fA-F:]+\](:\d+)?$/;
/** So many ways to be called are remembered. */
const CALLED = 40;

/** The start page with what programs show beside a link to it; they want whole addresses. */
class StartPages {
  readonly #start: File;
  readonly #secure: boolean;
  readonly #made = new Map<string, File>();

  constructor(start: File, secure: boolean) {
    this.#start = start;
    this.#secure = secure;
  }

  at({ protocol, host }: FastifyRequest, pathname: string): File {
    if (!HOST.test(host)) return this.#start;
    const picture = `${this.#secure ? 'https' : protocol}://${host}/preview/${pictureFor(pathname)}.png`;
    const known = this.#made.get(picture);
    if (known) return known;
    const tags = [
      ['og:site_name', 'Small Council'],
      ['og:type', 'website'],
      ['og:image', picture],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    ].map(([property, content]) => `<meta property="${property}" content="${content}" />`);
    const card = '<meta name="twitter:card" content="summary_large_image" />';
    const text = this.#start.body.toString('utf8');
    const body = Buffer.from(text.replace('</head>', () => `${tags.join('')}${card}</head>`));
    const page: File = { ...this.#start, body, small: new Map() };
    if (this.#made.size >= CALLED) this.#made.clear();
    this.#made.set(picture, page);
    return page;
  }
}

/**
 * The web table. Every address that is no file and not of the API is a page of it: the page itself
 * knows which ones there are. `secure` says that the world reaches us by https, whatever we see of it.
 */
export function pageRoutes(app: App, folder: string, secure = false): void {
  const files = readPages(folder);
  const index = files.get('/index.html');
  const start = index && new StartPages(index, secure);
  const send = async (request: FastifyRequest, reply: FastifyReply, file: File) => {
    const [form, body] = await formOf(file, request.headers['accept-encoding'] ?? '');
    reply
      .type(file.type)
      .header('Cache-Control', file.forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('Vary', 'Accept-Encoding');
    if (form) reply.header('Content-Encoding', form);
    return reply.send(body);
  };
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://here');
    const file = files.get(pathname);
    if (file) return send(request, reply, file);
    if (!start || pathname.startsWith('/api/') || path.extname(pathname) !== '') {
      return reply.callNotFound();
    }
    return send(request, reply, start.at(request, pathname));
  });
}

/** Where the build puts the pages. */
export const builtPages = path.resolve(import.meta.dirname, '../../web/dist');
