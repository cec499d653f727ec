// The launcher installs with `npm install`, which mends a lockfile that has fallen behind instead of
// refusing it. So that nobody works with versions that are not locked, it may not fall behind.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

type Package = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', object>>;
const dependencies = ({ dependencies, devDependencies, optionalDependencies }: Package = {}) => ({
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
});

const { workspaces } = readJson('package.json') as { workspaces: string[] };
const packages = globSync(
  ['.', ...workspaces].map((folder) => `${folder}/package.json`),
  {
    cwd: root,
  },
);

test.each(packages)('package-lock.json knows what %s asks for', (file) => {
  const lock = readJson('package-lock.json') as { packages: Record<string, Package> };
  const folder = path.dirname(file) === '.' ? '' : path.dirname(file).replaceAll('\\', '/');
  expect(dependencies(lock.packages[folder])).toEqual(dependencies(readJson(file)));
});
