import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pickLanguage } from './language.ts';
import { page } from './page.ts';

const securityHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Everything besides the page itself, read once when the server starts. */
const files = new Map([
  ['/look.css', file('text/css; charset=utf-8', './look.css')],
  ['/icon.svg', file('image/svg+xml', './icon.svg')],
  ['/fonts/cinzel.woff2', font('cinzel/files/cinzel-latin-wght-normal.woff2')],
  ['/fonts/alegreya.woff2', font('alegreya/files/alegreya-latin-wght-normal.woff2')],
]);

function file(type: string, path: string) {
  return { type, body: readFileSync(new URL(path, import.meta.url)) };
}

function font(path: string) {
  return file('font/woff2', import.meta.resolve(`@fontsource-variable/${path}`));
}

export function answer(request: IncomingMessage, response: ServerResponse): void {
  const send = (status: number, headers: Record<string, string>, body: string | Buffer) => {
    response.writeHead(status, {
      ...securityHeaders,
      'Cache-Control': 'no-cache',
      'Content-Length': Buffer.byteLength(body),
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const text = { 'Content-Type': 'text/plain; charset=utf-8' };

  if (request.method !== 'GET' && request.method !== 'HEAD') {
    send(405, { ...text, Allow: 'GET, HEAD' }, 'Method not allowed\n');
    return;
  }
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const found = files.get(path);
  if (found) {
    send(200, { 'Content-Type': found.type }, found.body);
  } else if (path === '/') {
    const chosen = new URLSearchParams(query).get('lang');
    const language = pickLanguage(chosen, request.headers['accept-language']);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      Vary: 'Accept-Language',
    };
    send(200, headers, page(language));
  } else {
    send(404, text, 'Not found · Nicht gefunden\n');
  }
}
