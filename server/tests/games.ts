// The games of a server under test: the kernel's own, which uses every feature it has.
import { type AnyGame, type Option, refuse } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';

/** A game to which each of two seats brings a list: some words, not all of which may come along. */
const muster = (seat: number): Option<string> => ({
  default: 'few',
  form: { kind: 'list', readymade: ['few', 'many'], longest: 200 },
  check: (value) =>
    String(value)
      .split(/\s+/)
      .filter((word) => word.startsWith('no'))
      .map((word) => refuse('SC-014', 'table.optionUnknown', { name: word })),
  seat,
  secret: true,
});

const musters = {
  ...crossroads,
  id: 'musters',
  options: { ...crossroads.options, muster1: muster(0), muster2: muster(1) },
  brought: (options: { readonly [name: string]: string }, seat: number) =>
    options[`muster${seat + 1}`]?.split(/\s+/) ?? [],
} as unknown as AnyGame;

export const games: readonly AnyGame[] = [crossroads, musters];
