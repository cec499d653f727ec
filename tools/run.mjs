#!/usr/bin/env node
// The one launcher behind every npm script. It must run on the Node that happens to be there (20 or
// newer) and before anything is installed, so it and ./launcher are plain JavaScript without
// dependencies. It fetches Node 24 and the dependencies when they are missing, then runs the task.
import { fileURLToPath } from 'node:url';
import { runTask } from './launcher/child.mjs';
import { ensureDependencies } from './launcher/dependencies.mjs';
import { ensureNode24 } from './launcher/node24.mjs';
import { UserError } from './launcher/user-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = 'node_modules/@biomejs/biome/bin/biome';

/** @type {Record<string, { about: string, command: string[] }>} */
const tasks = {
  start: { about: 'open the table in the browser', command: ['server/start.ts'] },
  test: { about: 'types, lint, all tests, rules ledger', command: ['tools/test.ts'] },
  check: { about: 'types and lint only', command: ['tools/check.ts'] },
  format: {
    about: 'format the code and sort its imports',
    command: [biome, 'check', '--write', '--linter-enabled=false'],
  },
  simulate: { about: 'let bots play complete matches', command: ['cli/simulate.ts'] },
  exhaust: { about: 'play until every card has been used', command: ['cli/exhaust.ts'] },
  ladder: { about: 'how strong the bots are', command: ['cli/ladder.ts'] },
  learn: {
    about: 'what each thing on the table counts towards victory',
    command: ['cli/learn.ts'],
  },
  mutate: {
    about: 'break rules, one small change at a time: who notices?',
    command: ['cli/mutate.ts'],
  },
  bench: { about: 'measure speed', command: ['cli/bench.ts'] },
  decks: { about: 'check a deck of cards, or write it in another form', command: ['cli/decks.ts'] },
  armies: { about: 'check an army, or write it in another form', command: ['cli/armies.ts'] },
  art: { about: 'contact sheets of all pictures', command: ['web/tests/art.ts'] },
  screenshots: { about: 'take pictures of every page', command: ['web/tests/screenshots.ts'] },
  backup: { about: 'copy everything that is stored, or restore it', command: ['server/backup.ts'] },
  repair: { about: 'find matches that are damaged, and mend them', command: ['server/repair.ts'] },
  chaos: {
    about: 'kill servers at random, lose nothing',
    command: ['server/trials/chaos-main.ts'],
  },
  load: { about: 'many tables at once, measured', command: ['server/trials/load.ts'] },
  ledger: { about: 'which rules the tests cover', command: ['tools/ledger.ts'] },
};

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  if (!Object.hasOwn(tasks, name)) {
    const list = Object.entries(tasks).map(([task, { about }]) => `  ${task.padEnd(10)}${about}`);
    throw new UserError(
      `${name ? `There is no task "${name}".` : 'Which task?'} The tasks are:\n${list.join('\n')}`,
    );
  }
  const node = await ensureNode24(root);
  await ensureDependencies(root, node);
  return runTask(root, node, [...tasks[name].command, ...args]);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
