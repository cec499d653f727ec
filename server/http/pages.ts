import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../house.ts';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

const COMPRESSED = new Set(['.html', '.js', '.css', '.svg']);

interface File {
  readonly type: string;
  readonly body: Buffer;
  readonly gzip: Buffer | null;
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
    const gzip = COMPRESSED.has(ending) ? gzipSync(body) : null;
    files.set(url, { type, body, gzip, forever: url.startsWith('/assets/') });
  }
  return files;
}

/**
 * The web table. Every address that is no file and not of the API is a page of it: the page itself
 * knows which ones there are.
 */
export function pageRoutes(app: App, folder: string): void {
  const files = readPages(folder);
  const start = files.get('/index.html');
  const send = (request: FastifyRequest, reply: FastifyReply, file: File) => {
    const zipped = file.gzip && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply
      .type(file.type)
      .header('Cache-Control', file.forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('Vary', 'Accept-Encoding');
    if (zipped) reply.header('Content-Encoding', 'gzip');
    return reply.send(zipped ? file.gzip : file.body);
  };
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://here');
    const file = files.get(pathname);
    if (file) return send(request, reply, file);
    if (!start || pathname.startsWith('/api/') || path.extname(pathname) !== '') {
      return reply.callNotFound();
    }
    return send(request, reply, start);
  });
}

/** Where the build puts the pages. */
export const builtPages = path.resolve(import.meta.dirname, '../../web/dist');
