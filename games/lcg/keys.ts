import { memoize } from './memoize.ts';
import { CHALLENGES } from './table.ts';

/**
 * What is in force is found by key: by what it changes, forbids or allows. Each key has a number, and the
 * number is a place in a list: nothing is asked for more often.
 */
export type Key = number;

const words: string[] = [];

/** `strength`, `icon:military`, `keyword:renown`, `plot:claim`, `cannot:kill` … */
export const keyOf = memoize((word: string): Key => words.push(word) - 1);

export const wordOf = (key: Key): string => words[key];

export const keyCount = (): number => words.length;

const keys = <Name extends string>(names: readonly Name[], prefix = '') =>
  Object.fromEntries(names.map((name) => [name, keyOf(prefix + name)])) as {
    readonly [name in Name]: Key;
  };

export const KEY = keys([
  'blank',
  'burn',
  'cannotBeReduced',
  'challengeStrength',
  'control',
  'cost',
  'dominance',
  'drawPhase',
  'entersKnelt',
  'immune',
  'limitedCards',
  'mostAttackers',
  'mostChallenges',
  'mostDefenders',
  'mostStanding',
  'mustDefend',
  'noContribution',
  'participates',
  'powerForWinning',
  'redirects',
  'sacrificed',
  'spendable',
  'strength',
]);

/** Text and traits. */
export const BLANK_ALL = keyOf('blank:all');
export const GAINS_AMBUSH = keyOf('gains:ambush');

export const CANNOT = keys(
  [
    'attack',
    'bypass',
    'defend',
    'discard',
    'enter',
    'gainGold',
    'gainPower',
    'initiate',
    'kill',
    'kneel',
    'marshal',
    'play',
    'remove',
    'return',
    'sacrifice',
    'stand',
    'target',
    'trigger',
    'win',
  ],
  'cannot:',
);

export const MAY = keys(['defendKnelt', 'defendWithoutIcon', 'playFromDiscard'], 'may:');
export const LOSES = keys(['factions', 'traits'], 'loses:');
export const STAYS_STANDING = keys(['attack', 'defend'], 'staysStanding:');

export const ICON = keys(CHALLENGES, 'icon:');
export const MORE_CHALLENGES = keys(CHALLENGES, 'challenges:');
export const CLAIM_AGAINST = keys(CHALLENGES, 'claimAgainst:');

const PLOT_VALUES = ['gold', 'initiative', 'claim', 'reserve'] as const;
export const PLOT = keys(PLOT_VALUES, 'plot:');
/** What the printed value is set to, by whatever sets it. */
export const BASE = keys(PLOT_VALUES, 'base:');

export const keywordKey = memoize((keyword: string): Key => keyOf(`keyword:${keyword}`));
export const traitKey = memoize((trait: string): Key => keyOf(`trait:${trait}`));
export const factionKey = memoize((faction: string): Key => keyOf(`faction:${faction}`));
