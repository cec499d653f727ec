import { randomBytes } from 'node:crypto';
import { command, oneOf, readArguments, UsageError, wholeNumber } from './arguments.ts';
import { type Broken, mutate } from './mutate/run.ts';
import { progressBar } from './progress.ts';

const USAGE = `npm run mutate -- --game ID [--count N] [--seed S] [--workers N] [--files GLOB] [--tests GLOB] [--chance]
Breaks the rules of a game one small change at a time, drawn by chance, and lists what no test notices.
  --count    how many changes (60)
  --workers  how many tests run side by side (2)
  --files    which sources are broken, instead of all rules of the game
  --tests    which tests should notice, instead of all of the game but those that only play by chance
  --chance   asks those too about what no other has noticed; each of them takes minutes`;

/** Words and the forms in which decks are written are no rules. */
const KIT = ['games/lcg/*.ts', 'games/lcg/rules/*.ts', 'games/lcg/blocks/*.ts'];

const RULES: { readonly [game: string]: readonly string[] } = {
  agot2: ['games/agot2/rules/*.ts', ...KIT],
  agot1: ['games/agot1/rules/*.ts', ...KIT],
  'iron-throne': ['games/iron-throne/rules/*.ts'],
  // The sines are a table of numbers, which one test compares with those of the language.
  asoiaf: ['games/asoiaf/rules/*.ts', 'games/asoiaf/geometry/!(sines).ts'],
};

/** The kit is proved by what both editions do with it. */
const TESTS: { readonly [game: string]: readonly string[] } = {
  agot2: ['games/{agot2,agot1,lcg}/tests/**/*.test.ts'],
  agot1: ['games/{agot1,agot2,lcg}/tests/**/*.test.ts'],
  'iron-throne': ['games/iron-throne/tests/*.test.ts'],
  asoiaf: ['games/asoiaf/tests/*.test.ts'],
};

const byPlace = (a: Broken, b: Broken): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line;
const where = ({ file, line }: Broken): string => `${file}:${line}`;
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};
const told = (change: Broken): string =>
  `${short(change.before)}  →  ${change.kind === 'left out' ? '(left out)' : short(change.after)}`;

await command(async () => {
  const given = readArguments(
    ['game', 'count', 'seed', 'workers', 'files', 'tests'],
    ['chance', 'help'],
  );
  const game = oneOf(given, 'game', Object.keys(RULES));
  const [files, tests] = [given.get('files'), given.get('tests')];
  if (given.has('help') || (!game && !(files && tests))) throw new UsageError(USAGE);
  const seed = given.get('seed') ?? randomBytes(4).toString('hex');
  let bar: ReturnType<typeof progressBar> | null = null;
  const report = await mutate(
    {
      files: files ? [files] : RULES[game ?? ''],
      tests: tests ? [tests] : TESTS[game ?? ''],
      count: wholeNumber(given, 'count', 60),
      seed,
      workers: wholeNumber(given, 'workers', 2),
      byChance: given.has('chance'),
    },
    (done, of) => {
      bar ??= progressBar(of, 'test files');
      bar.to(done);
      if (done < of) return;
      bar.end();
      bar = null;
    },
  );
  const { possible, drawn, unnoticed } = report;
  for (const change of unnoticed.toSorted(byPlace))
    process.stdout.write(
      `${where(change)}  ${told(change)}${change.isReached ? '' : '  (no test comes here)'}\n`,
    );
  const noticed = drawn.length - unnoticed.length;
  const percent = Math.round((100 * noticed) / Math.max(1, drawn.length));
  process.stdout.write(
    `${noticed} of ${drawn.length} noticed (${percent} %), of ${possible} possible changes, seed ${seed}\n`,
  );
  return 0;
});
