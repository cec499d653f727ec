import type { Config } from '../config.ts';

/**
 * Sent with everything. No inline scripts or styles, nothing from elsewhere, no frames. `blob:` are the
 * pictures that the page prints itself.
 */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob:; " +
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Where cookies go over https only, everything else does as well. */
export const securityHeaders = ({ secureCookies }: Config): Record<string, string> =>
  secureCookies ? { ...headers, 'Strict-Transport-Security': 'max-age=31536000' } : headers;
