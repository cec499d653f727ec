import { hash } from '../core/chance.ts';
import { type House, isHouse } from '../palette.ts';

/** What the caller knows of a card, a unit or a person: plain words, no game. */
export interface Facts {
  /** The English name. */
  readonly name: string;
  /** `stark`, `thenightswatch`, `House Tully` …; what is unknown is neutral. */
  readonly house: string;
  readonly type:
    | 'character'
    | 'location'
    | 'attachment'
    | 'event'
    | 'plot'
    | 'agenda'
    | 'title'
    | 'faction'
    | 'unit'
    | 'terrain';
  readonly traits?: readonly string[];
  readonly unique?: boolean;
  /** The printing, where there are several of one name: `agot2:03003`. */
  readonly id?: string;
}

export function houseOf({ house, traits = [] }: Facts): House {
  const sworn = traits.map((trait) => trait.replace(/^House /, '').toLowerCase()).find(isHouse);
  const name = house
    .toLowerCase()
    .replace(/^the ?/, '')
    .replace(/^house /, '')
    .replace(/[^a-z]/g, '');
  if (isHouse(name)) return name;
  return sworn ?? 'neutral';
}

/** Choices made by the name of a card: the same card always chooses the same. */
export interface Dice {
  /** One of a list. */
  readonly pick: <T>(list: readonly T[], salt: string) => T;
  /** Between 0 and 1. */
  readonly part: (salt: string) => number;
  /** Between two numbers, in hundredths. */
  readonly between: (low: number, high: number, salt: string) => number;
}

export function diceOf(facts: Facts): Dice {
  const seed = `${facts.name}|${facts.house}|${facts.type}|${facts.id ?? ''}`;
  const part = (salt: string): number => (hash(`${seed}|${salt}`) % 10007) / 10007;
  return {
    part,
    pick: (list, salt) => list[Math.floor(part(salt) * list.length)],
    between: (low, high, salt) => Math.round((low + part(salt) * (high - low)) * 100) / 100,
  };
}
