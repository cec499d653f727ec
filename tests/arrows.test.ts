// The import direction `web, server, cli, bots → games → engine` and the purity of the rules are held
// by biome.json. Here the real configuration judges files that keep and break them.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface Case {
  file: string;
  allowed: string[];
  refused: string[];
}

const imports = (...modules: string[]) => modules.map((module) => `import '${module}';`);

const arrows: Case[] = [
  {
    file: 'engine/flow.ts',
    allowed: imports('./state.ts', './questions/choose.ts'),
    refused: [
      ...imports(
        'fast-check',
        'node:fs',
        'fs',
        '@small-council/lcg',
        '@small-council/iron-throne',
        '@small-council/bots',
        '@small-council/engine',
        '../games/iron-throne/index.ts',
        '../bots/index.ts',
        '../server/main.ts',
        '../web/main.ts',
        '../cli/simulate.ts',
        '../tools/ledger.ts',
        '../node_modules/fast-check/index.js',
        './tests/fixture.ts',
      ),
      "import type { A } from '../server/main.ts';",
      "export { b } from '../server/main.ts';",
      "export * from '@small-council/agot2';",
      "export const c = import('../server/main.ts');",
      "export const d = import('node:fs');",
    ],
  },
  {
    file: 'engine/questions/choose.ts',
    allowed: imports('../state.ts', './order.ts'),
    refused: imports(
      '../../server/main.ts',
      './../../server/main.ts',
      '../../games/agot2/index.ts',
    ),
  },
  {
    file: 'engine/tests/fixture.test.ts',
    allowed: imports('vitest', 'fast-check', 'node:fs', '../index.ts', '@small-council/engine'),
    refused: imports(
      '@small-council/iron-throne',
      '@small-council/server',
      '../../server/main.ts',
      '../../games/agot2/index.ts',
    ),
  },
  {
    file: 'art/things/ships.ts',
    allowed: imports('../core/marks.ts', './cloth.ts'),
    refused: imports(
      '@small-council/art',
      '@small-council/engine',
      '@small-council/agot2',
      '@small-council/iron-throne/houses',
      '@small-council/web',
      'react',
      'node:fs',
      '../../games/agot2/cards/index.ts',
      '../../web/src/settings.ts',
      '../tests/pictures.test.ts',
    ),
  },
  {
    file: 'art/tests/pictures.test.ts',
    allowed: imports('vitest', '../draw.ts', '@small-council/art'),
    refused: imports('@small-council/agot2', '@small-council/web', '../../web/src/settings.ts'),
  },
  {
    file: 'games/lcg/zones.ts',
    allowed: imports('@small-council/engine', '@small-council/engine/testing', './cards.ts'),
    refused: imports(
      '@small-council/agot2',
      '@small-council/lcg',
      '@small-council/server',
      'node:fs',
      'react',
      '../agot2/index.ts',
      '../../engine/index.ts',
    ),
  },
  {
    file: 'games/text/sayer.ts',
    allowed: imports(
      '@small-council/engine',
      '@small-council/engine/text/en',
      'intl-messageformat',
      './parameters.ts',
    ),
    refused: imports(
      '@small-council/lcg',
      '@small-council/iron-throne',
      '@small-council/iron-throne/text',
      '@small-council/games',
      '@small-council/web',
      'node:fs',
      'react',
      '../iron-throne/text/en.ts',
      '../lcg/zones.ts',
      '../../engine/index.ts',
    ),
  },
  {
    file: 'games/agot2/rules/challenges.ts',
    allowed: imports(
      '@small-council/engine',
      '@small-council/lcg',
      '../cards/core.ts',
      './plot.ts',
    ),
    refused: imports(
      '@small-council/agot1',
      '@small-council/art',
      '@small-council/games',
      '@small-council/bots',
      '@small-council/cli',
      '@small-council/server',
      '@small-council/web',
      'node:crypto',
      '../../all/index.ts',
      'react',
      '../../../server/main.ts',
      '../../../web/main.ts',
      '../../../bots/index.ts',
      '../../../cli/simulate.ts',
      '../../../engine/index.ts',
      '../../lcg/zones.ts',
      '../../agot1/rules/challenges.ts',
      '@small-council/text',
      'intl-messageformat',
      '../../text/sayer.ts',
    ),
  },
  {
    file: 'games/all/index.ts',
    allowed: imports('@small-council/engine', '@small-council/agot2', './order.ts'),
    refused: imports(
      '@small-council/server',
      '@small-council/bots',
      'node:fs',
      '../agot2/index.ts',
    ),
  },
  {
    file: 'games/agot2/rules/challenges.test.ts',
    allowed: imports('vitest', 'node:fs', '@small-council/engine', './challenges.ts'),
    refused: imports('@small-council/server', '@small-council/bots', '../../../server/main.ts'),
  },
  {
    file: 'bots/greedy.ts',
    allowed: imports('@small-council/engine', '@small-council/agot2', './random.ts', 'node:os'),
    refused: imports(
      '@small-council/art',
      '@small-council/server',
      '@small-council/web',
      '@small-council/cli',
      '../server/main.ts',
      '../games/agot2/index.ts',
    ),
  },
  {
    file: 'server/tables.ts',
    allowed: imports(
      '@small-council/engine',
      '@small-council/games',
      '@small-council/bots',
      '@small-council/client',
      './accounts.ts',
      'node:http',
    ),
    refused: imports(
      '@small-council/iron-throne',
      '@small-council/agot1',
      '@small-council/agot2',
      '@small-council/asoiaf',
      '@small-council/lcg',
      '@small-council/web',
      '@small-council/cli',
      '../games/agot2/index.ts',
      '../cli/simulate.ts',
    ),
  },
  {
    file: 'server/tables.test.ts',
    allowed: imports('@small-council/iron-throne', '@small-council/engine', 'vitest'),
    refused: imports('@small-council/web', '../games/agot2/index.ts'),
  },
  {
    file: 'client/connection.ts',
    allowed: imports('@small-council/engine', './protocol.ts'),
    refused: imports(
      '@small-council/server',
      '@small-council/games',
      '@small-council/iron-throne',
      'node:fs',
      'ws',
      '../server/main.ts',
      '../engine/index.ts',
    ),
  },
  {
    file: 'cli/simulate.ts',
    allowed: imports('@small-council/engine', '@small-council/bots', '@small-council/agot2'),
    refused: imports('@small-council/web', '../engine/index.ts', '../bots/index.ts'),
  },
  {
    file: 'web/main.ts',
    allowed: imports(
      '@small-council/engine',
      '@small-council/art',
      '@small-council/client',
      '@small-council/agot2',
      'react-dom/server',
      './a.ts',
    ),
    refused: imports('@small-council/server', '@small-council/cli', 'node:fs', '../server/main.ts'),
  },
];

const impure = [
  'export const a = Math.random();',
  "export const b = Math['random']();",
  'export const c = Math?.random();',
  'export const { random } = Math;',
  'export const d = Math;',
  'export const e = new Date();',
  'export const f = Date.now();',
  'export const g = performance.now();',
  'export const h = process.env;',
  "export const i = fetch('/');",
  ...[
    'sin',
    'cos',
    'tan',
    'asin',
    'acos',
    'atan',
    'atan2',
    'sinh',
    'hypot',
    'pow',
    'exp',
    'log',
    'cbrt',
  ].map((name) => `export const ${name} = Math.${name}(1, 1);`),
  'export const j = crypto.randomUUID();',
  'export const k = globalThis.crypto;',
  'console.log();',
  'setTimeout(() => {}, 1);',
];

const pure = [
  'export const a = Math.floor(1.5) + Math.max(1, 2);',
  'export const b = Math.abs(-1) + Math.sqrt(2) + Math.ceil(1.5) + Math.imul(2, 3);',
  'export const d = { Math: 1 };',
];

const purity: Case[] = [
  { file: 'engine/chance.ts', allowed: pure, refused: impure },
  { file: 'art/weather.ts', allowed: pure, refused: impure },
  { file: 'games/iron-throne/rules/war.ts', allowed: pure, refused: impure },
  { file: 'games/iron-throne/rules/war.test.ts', allowed: impure, refused: [] },
  { file: 'engine/tests/fixture.ts', allowed: impure, refused: [] },
  { file: 'server/clock.ts', allowed: impure, refused: [] },
];

/** Two files that need each other to be loaded; types are gone by then, and may go round. */
const circles: Case[] = [
  { file: 'server/circle/first.ts', allowed: [], refused: imports('./second.ts') },
  { file: 'server/circle/second.ts', allowed: [], refused: imports('./first.ts') },
  {
    file: 'server/circle/third.ts',
    allowed: ["import type { D } from './fourth.ts';", 'export type C = D | null;'],
    refused: [],
  },
  {
    file: 'server/circle/fourth.ts',
    allowed: ["import type { C } from './third.ts';", 'export type D = { c: C };'],
    refused: [],
  },
];

const cases = [...arrows, ...purity, ...circles];

describe('the linter', () => {
  let folder: string;
  let refusals: Map<string, number[]>;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'arrows-'));
    cpSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
    cpSync(path.join(root, 'tools/lint'), path.join(folder, 'tools/lint'), { recursive: true });
    for (const { file, allowed, refused } of cases) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), [...allowed, ...refused].join('\n'));
    }
    refusals = lint(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(cases)('judges $file', ({ file, allowed, refused }) => {
    const lines = [...allowed, ...refused];
    const found = (refusals.get(file) ?? []).map((line) => lines[line - 1]);
    expect(found).toEqual(refused);
  });

  const games = path.join(root, 'games');
  const folders = existsSync(games)
    ? readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  // By package name games are refused unseen; relative ways need the names in biome.json.
  test.for(folders)('knows games/$name by name', ({ name }) => {
    const neighbour = path.join(folder, 'games/neighbour/index.ts');
    mkdirSync(path.dirname(neighbour), { recursive: true });
    writeFileSync(neighbour, imports(`../${name}/index.ts`).join('\n'));
    expect(lint(folder).get('games/neighbour/index.ts')).toEqual([1]);
  });
});

/** The lines that break an arrow or purity, or go in a circle, by file. */
function lint(folder: string): Map<string, number[]> {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'];
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: {
      severity: string;
      category: string;
      location: { path: string; start: { line: number } };
    }[];
  };
  const lines = new Map<string, Set<number>>();
  for (const { severity, category, location } of diagnostics) {
    // Only an error fails the build, which is the point.
    if (severity !== 'error') continue;
    if (!/noRestricted(Imports|Globals)|noImportCycles|^plugin$/.test(category)) continue;
    const file = lines.get(location.path) ?? new Set();
    lines.set(location.path, file.add(location.start.line));
  }
  return new Map([...lines].map(([file, set]) => [file, [...set].sort((a, b) => a - b)]));
}
