import { parseArgs } from 'node:util';

/** Something is wrong with what was typed: said in one line, without a stack. */
export class UsageError extends Error {}

/** The values of `--name value` and `--flag`, each known and each at most once. */
export function readArguments(
  names: readonly string[],
  flags: readonly string[],
  words = process.argv.slice(2),
): Map<string, string> {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  try {
    const { values } = parseArgs({ args: words, options, strict: true, allowPositionals: false });
    return new Map(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export function wholeNumber(
  given: Map<string, string>,
  name: string,
  standard: number,
  min = 1,
): number {
  const text = given.get(name);
  if (text === undefined) return standard;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < min) {
    throw new UsageError(`--${name} needs a whole number from ${min}, not "${text}"`);
  }
  return value;
}

/** One of these words, if any was given. */
export function oneOf<T extends string>(
  given: Map<string, string>,
  name: string,
  values: readonly T[],
): T | undefined {
  const value = given.get(name);
  const found = values.find((one) => one === value);
  if (value !== undefined && !found)
    throw new UsageError(`--${name} is ${values.join(' or ')}, not "${value}"`);
  return found;
}

/** Runs a command: usage errors become one line and exit code 2. */
export async function command(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
