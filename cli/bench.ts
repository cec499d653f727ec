import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { command, readArguments, UsageError } from './arguments.ts';
import { dragBenches } from './bench/drag.ts';
import { gameBenches } from './bench/games.ts';
import { geometryBenches } from './bench/geometry.ts';
import { guessBenches } from './bench/guesses.ts';
import { kernelBenches } from './bench/kernel.ts';
import { type Figure, measure } from './bench/measure.ts';
import { pictureBenches } from './bench/pictures.ts';
import { tryBenches, waitBenches } from './bench/tries.ts';

const USAGE = `npm run bench -- [--only WORD] [--out FILE]
Measures on one core by the time that it worked, warm-up left out, prints a table and writes JSON (.cache/bench.json).`;

const format = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

function line(figure: Figure): string {
  const { name, value, unit, target, checksum } = figure;
  return `${name.padEnd(48)} ${format(value).padStart(12)} ${unit.padEnd(18)} ${checksum}  ${target}`;
}

await command(async () => {
  const given = readArguments(['only', 'out'], ['help']);
  if (given.has('help')) throw new UsageError(USAGE);
  const only = given.get('only') ?? '';
  const benches = [
    ...kernelBenches(),
    ...gameBenches(),
    ...guessBenches(),
    ...tryBenches(),
    ...waitBenches(),
    ...geometryBenches(),
    ...dragBenches(),
    ...pictureBenches(),
  ].filter(({ name }) => name.includes(only));
  if (benches.length === 0) throw new UsageError(`nothing to measure is called "${only}"`);
  process.stdout.write(
    `${'what'.padEnd(48)} ${'figure'.padStart(12)} ${''.padEnd(18)} checksum          target\n`,
  );
  const figures = benches.map((bench) => {
    const figure = measure(bench);
    process.stdout.write(`${line(figure)}\n`);
    return figure;
  });
  const out = given.get('out') ?? '.cache/bench.json';
  if (!given.has('out')) mkdirSync('.cache', { recursive: true });
  writeFileSync(
    out,
    `${JSON.stringify({ node: process.version, cpu: cpus()[0]?.model ?? '', figures }, null, 2)}\n`,
  );
  return 0;
});
