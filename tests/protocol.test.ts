// docs/protocol.md tells other clients what the facts of a game carry. It must say what the types say that
// the rules are held to.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

interface Documented {
  readonly heading: string;
  /** Where the type `Facts` stands. */
  readonly file: string;
  /** What the short types in it stand for. */
  readonly parts: { readonly [name: string]: string };
  readonly cause: string;
}

const GAMES: readonly Documented[] = [
  {
    heading: 'The facts of The Iron Throne',
    file: 'games/iron-throne/table.ts',
    parts: {
      Who: 'seat: number; house: house',
      By: 'because: card, leader, event or rule',
    },
    cause: 'card, leader, event or rule',
  },
  {
    heading: 'The facts of the miniatures game',
    file: 'games/asoiaf/facts.ts',
    parts: {
      Who: 'seat: number; player: player',
      By: 'because: ability, tactics, zone, unit, objective or rule',
    },
    cause: 'ability, tactics, zone, unit, objective or rule',
  },
  {
    heading: 'The facts of the card games',
    file: 'games/lcg/facts.ts',
    parts: {
      Who: 'seat: player',
      By: 'because: card or null',
      Goes: 'seat: player; because: card or null; card: card or printing; to: text',
      Nothing: '',
    },
    cause: 'card',
  },
  {
    heading: 'The facts of the first edition alone',
    file: 'games/agot1/ownFacts.ts',
    parts: { Who: 'seat: player' },
    cause: 'card',
  },
];

/** The lines of the type that the rules are held to. */
const bodyOf = ({ file }: Documented): string =>
  /export type Facts = \{\n([\s\S]*?)\n\};/.exec(read(file))?.[1] ?? '';

/** One line of the table for each fact. */
function linesOf(game: Documented): string[] {
  const { parts, cause } = game;
  const words: readonly (readonly [RegExp, string])[] = [
    [/(\w+)Thing\[\]/g, 'list of $1'],
    [/(\w+)Thing/g, '$1'],
    [/number\[\]/g, 'list of number'],
    [/Param\[\]/g, 'list of things or messages'],
    [/Cause/g, cause],
    [/Seat/g, 'number'],
    [/ActionId|Purpose|TokenKind|Destination|string/g, 'text'],
    [/boolean/g, 'true or false'],
    [/ \| /g, ' or '],
  ];
  const facts = bodyOf(game)
    .replace(/\n {4,}/g, ' ')
    .replace(/;\n {2}\}/g, ' }')
    .split('\n');
  return facts.map((line) => {
    const [, key, type] = /^ {2}'([\w.]+)': (.*);$/.exec(line) as RegExpExecArray;
    const all = type.split(' & ').map((part) => parts[part] ?? part.replace(/^\{ | \}$/g, ''));
    const said = all
      .join('; ')
      .replace(/;$/, '')
      .split('; ')
      .filter(Boolean)
      .map((param) => {
        const [name, kind] = param.split(/\??: /);
        const is = words.reduce((text, [from, to]) => text.replace(from, to), kind).toLowerCase();
        return `\`${name}\`${is === name ? '' : ` ${is}`}${param.includes('?') ? ', if you may know' : ''}`;
      });
    return `| \`${key}\` | ${said.join('; ')} |`;
  });
}

/** The rows below a heading that begin with this. */
const rowsBelow = (heading: string, start: string): string[] =>
  (read('docs/protocol.md').split(`### ${heading}\n`)[1] ?? '')
    .split('\n### ')[0]
    .split('\n')
    .filter((line) => line.startsWith(start));

describe.each(GAMES)('$heading', (game) => {
  it('are those of the rules, with everything they carry', () => {
    expect(rowsBelow(game.heading, '| `fact.')).toEqual(linesOf(game));
  });

  it('name only things that are explained beside them', () => {
    const explained = rowsBelow(game.heading, '| `"is":"').map(
      (row) => /"is":"(\w+)"/.exec(row)?.[1] ?? '',
    );
    const named = [...bodyOf(game).matchAll(/(\w+)Thing/g)].map(([, name]) => name.toLowerCase());
    const missing = [...named, ...game.cause.split(/, | or /)].filter(
      (name) => !explained.includes(name),
    );
    expect(missing).toEqual([]);
  });
});
