import { randomBytes } from 'node:crypto';

/** Where the chance of matches and of bots comes from. */
export type Seeds = (of: 'match' | 'bot') => string;

/** Nobody can guess these. */
export const secretSeeds: Seeds = () => randomBytes(32).toString('hex');
