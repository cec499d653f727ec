import { readFileSync } from 'node:fs';
import {
  checkDeck,
  type Format,
  type Imported,
  importDeck,
  readyDeck,
  readyDeckName,
  readyNames,
  writeOctgn,
  writePlainText,
  writeThronesDb,
} from '@small-council/agot2/decks';
import { names, texts } from '@small-council/agot2/text';
import { sayer } from '@small-council/text';
import { command, oneOf, readArguments, UsageError } from './arguments.ts';

const USAGE = `npm run decks -- --file FILE | --ready NAME [--format joust|melee] [--to text|json|octgn] [--language en|de]
Checks a deck of the second edition, and says all that is wrong with it, each with its rule.
  --file      a list as players exchange them, or ThronesDB JSON; - reads what is piped in
  --ready     a ready-made deck: ${readyNames.join(', ')}
  --format    asks only the restricted list of this format; without it, those of both
  --to        writes the deck in this form instead`;

const LANGUAGES = ['en', 'de'] as const;
const FORMATS = ['joust', 'melee'] as const;
const FORMS = ['text', 'json', 'octgn'] as const;

type Language = (typeof LANGUAGES)[number];

function readDeck(given: Map<string, string>, language: Language): Imported {
  const [file, ready] = [given.get('file'), given.get('ready')];
  if (given.has('help') || (file === undefined) === (ready === undefined))
    throw new UsageError(USAGE);
  if (ready !== undefined) {
    const deck = readyDeck(ready);
    if (!deck)
      throw new UsageError(`there is no deck "${ready}"; there is: ${readyNames.join(', ')}`);
    return { name: sayer(language, texts, names)(readyDeckName(ready)), deck, problems: [] };
  }
  try {
    return importDeck(readFileSync(file === '-' ? 0 : (file as string), 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** What is wrong with the deck in any of these formats, once each. */
function faults({ deck, problems }: Imported, formats: readonly Format[], language: Language) {
  const say = sayer(language, texts, names);
  const reasons = formats.flatMap((format) => checkDeck(deck, { format }));
  return [
    ...problems.map(({ why }) => say(why)),
    ...new Set(reasons.map(({ rule, why }) => `${rule}  ${say(why)}`)),
  ];
}

await command(async () => {
  const given = readArguments(['file', 'ready', 'format', 'to', 'language'], ['help']);
  const language = oneOf(given, 'language', LANGUAGES) ?? 'en';
  const format = oneOf(given, 'format', FORMATS);
  const to = oneOf(given, 'to', FORMS);
  const read = readDeck(given, language);
  const { name, deck } = read;
  const wrong = faults(read, format ? [format] : FORMATS, language);
  if (to === 'json')
    process.stdout.write(`${JSON.stringify(writeThronesDb(deck, name), null, 2)}\n`);
  if (to === 'octgn') process.stdout.write(writeOctgn(deck));
  if (to === 'text') process.stdout.write(writePlainText(deck, { name, language }));
  const report = wrong.length > 0 ? wrong : [`legal: ${format ?? FORMATS.join(', ')}`];
  // Beside a deck that is written somewhere, the verdict must not stand in it.
  (to ? process.stderr : process.stdout).write(`${report.join('\n')}\n`);
  return wrong.length > 0 ? 1 : 0;
});
