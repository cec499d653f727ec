import type { Person } from '@small-council/client/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type People, SESSION, type Session } from '../people/service.ts';
import { deny } from '../problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

export const COOKIE = 'small_council';
/** A page of another site can send a form here, but not with this header on it. */
export const HEADER = 'x-small-council';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that another site made a browser send. */
export function refuseForeign(request: FastifyRequest, config: Config): void {
  if (!isOwnOrigin(request, config)) throw deny(403, 'server.foreignOrigin');
  if (!SAFE.has(request.method) && request.headers[HEADER] === undefined) {
    throw deny(403, 'server.headerMissing', { header: HEADER });
  }
}

/**
 * Browsers say where a request comes from; what says nothing is no browser on somebody's behalf. Which names
 * the server has it can only be told: else any name that leads here would be its own.
 */
export function isOwnOrigin(
  request: FastifyRequest,
  { origins, hosts, secureCookies }: Config,
): boolean {
  const { origin } = request.headers;
  if (hosts.length > 0 && !hosts.includes(request.host.toLowerCase())) return false;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  const scheme = secureCookies ? 'https' : request.protocol;
  return origins.includes(origin) || origin === `${scheme}://${request.host}`;
}

/**
 * Where a request comes from, for limits. One customer has as many addresses of the new kind as he likes, so
 * of those only the half counts that he was given.
 */
export function addressOf(request: FastifyRequest): string {
  // A connection that is gone already has no address.
  const { ip } = request as { ip?: string };
  if (ip === undefined) return 'gone';
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (!old.includes(':')) return old;
  const [front, back] = old.split('::');
  const groups = front === '' ? [] : front.split(':');
  const rest = back === undefined || back === '' ? [] : back.split(':');
  const zeros = back === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

export async function findSession(request: FastifyRequest, people: People): Promise<void> {
  request.session = await people.session(request.cookies[COOKIE]);
}

export function personOf(request: FastifyRequest): Person | null {
  return request.session?.person ?? null;
}

export function needPerson(request: FastifyRequest): Person {
  const person = personOf(request);
  if (!person) throw deny(401, 'people.nobody');
  return person;
}

/** One of the accounts that the configuration names. */
export function needAdmin(request: FastifyRequest, { admins }: Config): Person {
  const person = needPerson(request);
  if (person.guest || !admins.includes(person.id)) throw deny(403, 'people.notAdmin');
  return person;
}

export function needSession(request: FastifyRequest): Session {
  if (!request.session) throw deny(401, 'people.nobody');
  return request.session;
}

export function setCookie(reply: FastifyReply, token: string, { secureCookies }: Config): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge: SESSION / 1000,
  });
}

export function clearCookie(reply: FastifyReply, { secureCookies }: Config): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies });
}
