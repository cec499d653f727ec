import { brotliCompressSync, constants } from 'node:zlib';

/** How many bytes of a script go over the line: compressed as the server does it. */
export const sentSize = (script: string): number =>
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
