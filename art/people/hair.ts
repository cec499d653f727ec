import { use } from '../core/block.ts';
import { chance } from '../core/chance.ts';
import { loft, path } from '../core/marks.ts';
import { TONE as C, shadow } from './colours.ts';

/** Two guides, how many strands lie between them, and whether on the other side of the face. */
export type Strands = readonly [guides: string, count: number, mirrored?: boolean];

/** The same strands on both sides of a face that is seen from the front. */
export const both = (guides: string, count: number): readonly [Strands, Strands] => [
  [guides, count],
  [guides, count, true],
];

/** Hair is a mass behind the body, a mass over the face, and strands cut into both. */
interface Cut {
  readonly back?: string;
  readonly front: string;
  readonly backStrands?: readonly Strands[];
  readonly strands: readonly Strands[];
  /** The skull shows. */
  readonly bald?: boolean;
}

interface Hair {
  readonly quarter: Cut;
  /** What is pinned up shows from the side; who wears it so looks aside. */
  readonly front?: Cut;
}

const SIDE = 'C-44-44-30-62 0-64C30-62 44-44 44-6';

const HAIRS = {
  short: {
    quarter: {
      front:
        'M-30-36c-10-22 8-46 38-44q54 4 50 58-2 26-10 36l-4-14q0-20-14-36c-14-2-32-14-44-10q-10 0-16 10Z',
      strands: [
        ['-26-42-10-66 14-72,2-48 22-58 34-54', 7],
        ['6-78 44-72 54-20,14-48 34-40 46 6', 8],
      ],
    },
    front: {
      front: 'M-44 4c-10-44-2-86 40-88 48 0 58 40 50 88l-4-12q0-26-16-36-30 12-54-2-14 14-12 38Z',
      strands: [
        ['-36-40-40-66-6-78,22-44 22-64-2-78', 10],
        ...both('-44 0-50-30-38-56,-40-10-44-34-34-50', 4),
      ],
    },
  },
  cropped: {
    quarter: {
      front: 'M-36-42q2-34 46-36 48 4 46 54-2 26-10 34l-2-14q0-26-16-42-28-12-52-6-6 2-12 10Z',
      strands: [
        ['-30-52-8-70 16-74,0-56 22-62 36-58', 9],
        ['16-74 46-66 52-14,24-50 40-36 46 4', 9],
      ],
    },
    front: {
      front: `M-44-2c-6-42 4-76 44-78 40 2 50 36 44 78l-3-14q-1-28-19-38-25-6-46 0-15 10-17 38Z`,
      strands: [
        ['-38-30-38-60-8-74,30-50 24-64 4-74', 12],
        ['42-8 46-30 34-56,40-14 40-34 28-52', 4],
      ],
    },
  },
  swept: {
    quarter: {
      back: 'M30-60c38 10 40 54 32 100q-2 26 12 40l-44 6 4-56Z',
      front:
        'M-38-18c-14-32 6-64 44-68 42-2 62 32 58 72q-2 32-8 56-12-22-12-42 0-26-18-38c-10 2-26-14-34-16q-22 4-30 36Z',
      strands: [
        ['-34-34-30-70 10-76,-10-54 20-58 42-30', 9],
        ['24-78 64-54 56 20,22-46 44-30 48 8', 7],
      ],
      backStrands: [['64 0 60 50 70 78,44 20 40 56 42 82', 6]],
    },
    front: {
      back: 'M-46-40c-18 30-10 80-20 118l32 6h68l32-6c-10-38-2-88-20-118Z',
      front:
        'M-10-60q-28 12-32 52-2 28-12 48c-8-40-6-96 20-118q38-20 70 0c26 22 26 78 20 118q-10-20-12-48-2-40-28-50-12 6-26-2Z',
      strands: [...both('-12-62-40-56-50 24,-8-84-66-70-54 30', 9)],
      backStrands: [...both('-56 30-54 56-62 78,-42 40-44 60-42 82', 4)],
    },
  },
  long: {
    quarter: {
      back: 'M-34-40c-18-30 14-48 46-46 44 2 62 40 60 80-2 46 12 86 24 124-12 20-52 22-72 10h-60q-32 4-22-24 18-30 14-70 0-30 10-74Z',
      front:
        'M-20-54q-20 18-24 54c-12-20-6-64 18-78 32-16 78-6 92 34 8 28-4 58-6 88q-18-20-16-46 0-30-30-52-18-8-34 0Z',
      strands: [
        ['-12-58 38-58 52 34,-4-84 92-80 62 42', 12],
        ['-20-58-40-40-44-8,-14-76-46-64-48-16', 5],
      ],
      backStrands: [
        ['46 20 50 70 36 122,66 0 70 70 90 116', 8],
        ['-44 50-44 80-34 122,-46 40-50 90-58 112', 4],
      ],
    },
    front: {
      back: 'M0-88c-50 0-62 42-58 84q0 66-16 120c16 18 46 16 74 14 28 2 58 4 74-14q-16-54-16-120c4-42-8-84-58-84Z',
      front:
        'M0-62q-37 5-43 56t-9 62c-10-46-8-112 24-134q28-18 56 0c32 22 34 88 24 134q-6-31-9-62-6-51-43-56Z',
      strands: [...both('-2-64-40-54-46 40,-2-86-72-72-54 48', 10)],
      backStrands: [...both('-46 40-44 80-36 128,-58 20-58 80-70 116', 6)],
    },
  },
  wavy: {
    quarter: {
      back: 'M-32-40c-22-26 10-50 44-48 46 2 64 38 58 78-4 24 18 40 12 68-4 22 16 38 6 66-18 16-44 8-62 2h-60c-28 2-32-22-18-40s-6-27 4-52q5-30 16-74Z',
      front:
        'M-18-56q-21 16-25 50c-13-18-9-60 17-74 34-16 80-4 94 34 6 28-10 44-6 68s-9 28-6 42q-18-27-12-66 0-33-30-53-19-9-32-1Z',
      strands: [
        ['-10-60 38-60 50 48,0-86 96-84 62 54', 12],
        ['-20-58-42-44-44-10,-16-78-50-66-50-20', 5],
      ],
      backStrands: [
        ['50 30 40 60 56 84 38 122,66 10 84 44 66 84 84 118', 7],
        ['-46 44-50 70-40 90-36 118,-48 40-56 60-52 90-60 108', 4],
      ],
    },
    front: {
      back: 'M0-90c-54 0-66 46-58 82 4 22-20 38-14 64s-17 36-4 66c22 14 48 8 76 6 28 2 54 8 76-6 12-28-10-44-4-66s-17-44-14-64c8-36-4-82-58-82Z',
      front:
        'M-6-64q-32 8-36 56c-2 24-16 34-10 54 6 10-4 16-4 24-14-26-6-46-2-72-6-52 18-82 52-88 46-2 72 34 66 88 4 26 12 46-2 72 0-8-12-14-4-24 4-20-8-30-10-54q-4-42-32-50-12 0-18-6Z',
      strands: [...both('-8-66-44-58-48 50,-8-88-76-76-58 56', 10)],
      backStrands: [...both('-50 50-64 74-40 94-44 124,-58 20-80 56-56 84-72 118', 6)],
    },
  },
  bob: {
    quarter: {
      front:
        'M-24-50q-14 12-18 46c-14-20-10-62 16-76 34-16 80-6 92 34 6 30 0 66-6 90l-20-4q4-24 4-44-6-28-26-38-24 4-42-8Z',
      strands: [
        ['-18-56 4-44 20-44,-10-78 30-76 44-40', 8],
        ['30-70 62-50 56 38,26-42 42-20 44 34', 7],
      ],
    },
  },
  braid: {
    quarter: {
      back: 'M-20-50c-20-16 6-40 32-38 42 2 58 38 56 74 6 20-4 32 2 46-10 12 2 24-6 34 10 14-4 22-2 36q-8 18-26 22c4-16 0-28 8-38-8-12 2-24-2-34 6-12-2-24 2-38Z',
      front:
        'M-20-54q-20 18-22 40c-10-20-4-54 22-66 32-14 74-2 84 38q4 28-12 48l-8-6q0-32-30-54-18-8-34 0Z',
      strands: [
        ['-14-58 28-58 44-2,-6-82 54-80 58-8', 10],
        ['-20-58-36-48-42-18,-16-76-44-62-46-28', 4],
      ],
      backStrands: [['68 16 58 30 48 34,62 100 52 106 40 116', 8]],
    },
    front: {
      back: 'M40-40c24 20 16 60 22 76-10 12 4 22-4 34 10 12-2 22 0 34q-8 18-24 22c4-16 0-26 6-36-8-12 2-24-4-34 8-12 0-26 4-46Z',
      front: 'M0-60q-36 2-42 52c-12-22-10-62 16-72q26-12 52 0c26 10 28 50 18 72q-6-50-44-52Z',
      strands: [...both('-2-62-36-56-42-16,-2-84-58-72-46-20', 9)],
      backStrands: [['60 28 50 38 40 42,56 104 46 108 36 116', 7]],
    },
  },
  updo: {
    quarter: {
      back: 'M0-84c30-20 70-12 72 20q2 36-22 58l-20-44Z',
      front:
        'M-20-54q-20 18-22 40c-8-20-4-52 22-64 32-14 74-4 82 36q6 30-16 46 0-38-32-58-18-8-34 0Z',
      strands: [
        ['-14-58 28-58 44-6,-6-80 50-80 56-10', 9],
        ['-20-58-36-48-40-20,-16-74-42-62-44-30', 4],
      ],
      backStrands: [['20-86 60-92 66-50,26-74 50-76 54-44', 5]],
    },
  },
  crownBraid: {
    quarter: {
      back: 'M-34-40c-18-30 14-48 46-46 44 2 62 40 60 80q0 52 16 106c-12 18-42 18-58 8l8-88Z',
      front:
        'M-20-54q-20 20-24 50c-10-20-6-60 18-74 32-16 78-6 90 34 6 28-2 54-6 78q-16-12-14-36 0-30-30-52-18-8-34 0Z',
      strands: [
        ['-14-60 30-62 48 4,-4-70 56-72 56 14', 9],
        ['-30-72-20-84-10-76,54-66 60-56 58-46', 11],
        ['-20-58-38-46-42-16,-24-68-46-54-46-24', 4],
        ['16-80 62-72 60 24,10-74 58-62 56 24', 4],
      ],
      backStrands: [['48 20 54 64 40 108,68 0 70 54 84 100', 8]],
    },
  },
  curls: {
    quarter: {
      back: 'M-30-40c-30-14-10-56 30-54 44-10 82 24 72 60 12 16-2 32 6 48-8 12-2 26-14 34q-10 18-22 2l-2-50Z',
      front:
        'M-24-50c-2 12-16 20-20 42q-20-14-8-36-6-24 16-32 14-24 32-14 24-12 36 2 28 2 26 24 20 16 8 34 8 22-6 34 2 22-10 24-6-14-6-30-6-16-14-28-10 2-16-10-10 2-18-6-10 4-20-4Z',
      strands: [
        ['-20-52-10-76 10-80,6-44 20-60 40-60', 7],
        ['36-80 64-60 56 16,26-36 44-24 50 12', 8],
        ['-28-56-44-46-46-16,-34-72-56-58-54-26', 3],
      ],
      backStrands: [['70-10 72 10 64 44,50 24 50 40 50 52', 4]],
    },
    front: {
      back: 'M0-94c-60-4-76 44-62 74-10 20 2 40-4 54q14 24 24 10h84q10 14 24-10c-6-14 6-34-4-54 14-30-2-78-62-74Z',
      front:
        'M-28-46q-10 14-16 40-4 16-12 28c-10-14 2-28-6-42-12-20 0-38 8-42q8-30 30-26 24-18 44-2 26-2 32 26 24 14 10 44c-6 14 4 28-6 42q-8-10-12-28-4-26-14-36-10 6-22-2-12 8-20-2-8 6-16 0Z',
      strands: [
        ['-30-48-44-70-14-84,4-46 0-70-8-86', 7],
        ['30-46 44-70 14-84,8-46 2-70 8-86', 6],
        ...both('-46-30-62-16-56 14,-54-50-70-30-60 6', 4),
      ],
    },
  },
  fringe: {
    quarter: {
      front:
        'M40-56q22 13 20 48-2 23-9 34-5-10-4-26t-12-32q5-9 5-24ZM-33-46q-11 12-8 34-10-24 8-34Z',
      bald: true,
      strands: [['42-50 60-30 52 22,38-32 46-20 48 10', 6]],
    },
    front: {
      front: 'M-38-44q-21 17-11 62 7-11 7-26-1-21 8-36ZM38-44q21 17 11 62-7-11-7-26t-8-36Z',
      bald: true,
      strands: [...both('-38-40-52-24-48 12,-36-34-44-20-42 2', 4)],
    },
  },
  bald: {
    quarter: { front: '', bald: true, strands: [] },
    front: { front: '', bald: true, strands: [] },
  },
  wild: {
    quarter: {
      back: 'M-26-44c-40-16-8-56 30-50 40-14 80 20 70 58 12 20-2 40 8 58-8 8 2 26-8 36l6 16-18-6-6 14-12-16-74-6-10 14-4-16-14 4 8-22c-10-18 4-32-2-50Z',
      front:
        'M-20-46c-4 12-22 20-24 44-18-20-16-64 14-80 22-22 88-12 98 32 8 22-6 42-2 64-6 6 0 20-8 26q-12-16-14-42-6-18-28-34c2-10-12-8-14-14q-14 14-22 4Z',
      strands: [
        ['-16-54 10-40 26-40,-16-84 36-84 50-40', 9],
        ['34-74 68-50 60 26,30-42 44-20 48 8', 8],
      ],
      backStrands: [
        ['70-20 70 10 76 66,48 20 46 44 52 70', 6],
        ['-44 10-46 34-44 60,-50-10-56 30-54 56', 3],
      ],
    },
    front: {
      back: 'M0-98c-64-6-86 42-70 78-12 24 4 40-6 60 10 10-2 26 8 38l16-12 8 14 10-18h68l10 18 8-14 16 12c10-12-2-28 8-38-10-20 6-36-6-60 16-36-6-84-70-78Z',
      front: `M-44 2${SIDE}C50 4 62 14 58 36C68 14 64 0 66-20C76-64 46-98 2-98C-46-98-74-64-66-20C-64 0-70 18-58 38C-58 16-48 14-44 2Z`,
      strands: [...both('-8-66-46-60-52 16,-6-94-84-80-60 24', 10)],
      backStrands: [...both('-60 20-62 44-58 68,-46 40-46 54-44 70', 4)],
    },
  },
  topknot: {
    quarter: {
      back: 'M10-80c-4-24 24-32 32-14q6 20-14 24Z',
      front:
        'M-34-40c-8-22 14-40 42-40q52 4 48 58-2 22-10 30l-2-12q-2-32-30-50-18-8-36 0-8 6-12 14Z',
      strands: [
        ['-26-50-6-74 24-78,-8-58 14-70 30-76', 6],
        ['50 0 56-50 32-76,40-16 40-50 26-74', 7],
      ],
      backStrands: [['14-82 18-104 34-102,32-74 40-84 38-98', 4]],
    },
  },
} as const satisfies { [name: string]: Hair };

export type HairName = keyof typeof HAIRS;
export const HAIR_NAMES = Object.keys(HAIRS) as HairName[];

const COUNT = [0.6, 1, 1.4] as const;
const WIDTH = [1.5, 1, 0.82] as const;

export function strands(
  list: readonly Strands[],
  width: number,
  seed: string,
  level: number,
): string {
  const r = chance(seed);
  return list
    .map(([guides, count, mirrored]) =>
      loft(
        guides,
        Math.max(2, Math.round(count * COUNT[level])),
        width * WIDTH[level],
        r,
        undefined,
        mirrored,
      ),
    )
    .join('');
}

export type Angle = 'quarter' | 'front';

const cutOf = (name: HairName, angle: Angle): Cut => {
  const hair: Hair = HAIRS[name];
  return hair[angle] ?? hair.quarter;
};

export const hairFromFront = (name: HairName = 'short'): boolean => 'front' in HAIRS[name];

export const isBald = (name: HairName, angle: Angle): boolean => cutOf(name, angle).bald === true;

export function hairBack(name: HairName, angle: Angle, level: number): string {
  const { back, backStrands = [] } = cutOf(name, angle);
  if (!back) return '';
  return use(
    `hb-${name}-${angle}-${level}`,
    () => path(back, C.hair) + path(strands(backStrands, 1.9, name, level), C.hairLight),
  );
}

export function hairFront(name: HairName, angle: Angle, level: number): string {
  const cut = cutOf(name, angle);
  if (cut.front === '') return '';
  return use(
    `hf-${name}-${angle}-${level}`,
    () =>
      path(cut.front, C.hair) + path(strands(cut.strands, 2, `${name} front`, level), C.hairLight),
  );
}

/** The bare skull, lit like the face. */
export const skull = (angle: Angle): string =>
  use(`skull-${angle}`, () =>
    angle === 'quarter'
      ? path('M-36-28c-6-32 20-50 46-50q52 4 46 62l-10 20h-82Z', C.skin) +
        shadow('M10-78q48 2 46 62l-10 20-30-66q-2-8-6-16Z') +
        path('M-2-78h12q4 8 6 18h-16q0-10-2-18Z', C.half)
      : path('M-42-20q-2-58 42-60 46 2 44 60Z', C.skin) +
        path('M4-80q40 2 40 60l-30-44q-2-10-10-16Z', C.half) +
        shadow('M18-78q28 12 26 58l-18-42q-2-10-8-16Z'),
  );
