import { readFileSync } from 'node:fs';
import {
  armyTexts,
  checkArmy,
  type Imported,
  importArmy,
  pointsOf,
  type ReadyName,
  readyArmy,
  readyArmyName,
  readyNames,
  readyPoints,
  SIZES,
  writeIdString,
  writeJson,
  writePlainText,
} from '@small-council/asoiaf/armies';
import { sayer } from '@small-council/text';
import { command, oneOf, readArguments, UsageError, wholeNumber } from './arguments.ts';

const USAGE = `npm run armies -- --file FILE | --ready NAME [--points NUMBER] [--to text|json|ids] [--language en|de]
Checks an army of the miniatures game, and says all that is wrong with it, each with its rule.
  --file      a list as list builders copy them, a share code or JSON; - reads what is piped in
  --ready     a ready-made army: ${readyNames.join(', ')}
  --points    the agreed limit; without it, the one in the list, else the least of ${SIZES.join(', ')} that holds it
  --to        writes the army in this form instead`;

const LANGUAGES = ['en', 'de'] as const;
const FORMS = ['text', 'json', 'ids'] as const;

type Language = (typeof LANGUAGES)[number];

function readArmy(given: Map<string, string>, language: Language): Imported {
  const [file, ready] = [given.get('file'), given.get('ready')];
  if (given.has('help') || (file === undefined) === (ready === undefined))
    throw new UsageError(USAGE);
  if (ready !== undefined) {
    const army = readyArmy(ready);
    if (!army)
      throw new UsageError(`there is no army "${ready}"; there is: ${readyNames.join(', ')}`);
    const name = sayer(language, armyTexts)(readyArmyName(ready as ReadyName));
    return { name, points: readyPoints(ready as ReadyName), army, problems: [] };
  }
  try {
    return importArmy(readFileSync(file === '-' ? 0 : (file as string), 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** The least usual size that holds the army. */
const usual = ({ army }: Imported): number =>
  SIZES.find((size) => pointsOf(army) <= size) ?? SIZES[SIZES.length - 1];

await command(async () => {
  const given = readArguments(['file', 'ready', 'points', 'to', 'language'], ['help']);
  const language = oneOf(given, 'language', LANGUAGES) ?? 'en';
  const to = oneOf(given, 'to', FORMS);
  const read = readArmy(given, language);
  const { name, army, problems } = read;
  const points = wholeNumber(given, 'points', read.points ?? usual(read));
  const say = sayer(language, armyTexts);
  const wrong = [
    ...problems.map(({ why }) => say(why)),
    ...checkArmy(army, { points }).map(({ rule, why }) => `${rule}  ${say(why)}`),
  ];
  if (to === 'json')
    process.stdout.write(`${JSON.stringify(writeJson(army, { name, points }), null, 2)}\n`);
  if (to === 'text') process.stdout.write(writePlainText(army, { name, points, language }));
  if (to === 'ids') process.stdout.write(`${writeIdString(army)}\n`);
  const report = wrong.length > 0 ? wrong : [`legal: ${pointsOf(army)} of ${points} points`];
  // Beside an army that is written somewhere, the verdict must not stand in it.
  (to ? process.stderr : process.stdout).write(`${report.join('\n')}\n`);
  return wrong.length > 0 ? 1 : 0;
});
