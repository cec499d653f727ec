import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { botsFor } from '@small-council/bots';
import { games } from '@small-council/games';
import { problems } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import { CHOICES } from '../src/choices.ts';
import { GAMES } from '../src/pages/games.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { problems as reasons } from '../src/words/problems.ts';
import { gameTitle } from '../src/words/titles.ts';

const SOURCES = path.resolve(import.meta.dirname, '../src');

/** Keys that stand in the code, and those that are put together from the choices of a setting. */
function usedKeys(): Set<string> {
  const used = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (name) => !name.startsWith('words'),
  )) {
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    for (const [, key] of source.matchAll(
      /['"]((?:web|board|setup|settings|rules|about|lobby|table|chat|account|problem|history|replay|course|state|reports)\.[\w.]+)['"]/g,
    ))
      used.add(key);
  }
  for (const [name, values] of Object.entries(CHOICES)) {
    used.add(`settings.${name}`);
    for (const value of values) used.add(`settings.${name}.${value}`);
  }
  const bots = games.flatMap(({ id }) => botsFor(id));
  const families = {
    // Games that say their name themselves need none from here.
    web: GAMES.map(({ id }) => id).filter((id) => gameTitle(id).key === `web.${id}`),
    'setup.strength': bots.map(({ id }) => id),
    'setup.level': bots.flatMap(({ levels = [] }) => levels.map(({ level }) => level)),
    lobby: ['public', 'invited', 'watched', 'unwatched'],
    'lobby.absence': ['default', 'bot'],
    'lobby.clock': ['none', 'bank', 'days'],
    reports: ['open', 'settled'],
    board: ['challenger', 'defender', 'release', 'torment'],
    'board.proposal': ['back', 'pause', 'remove'],
  };
  for (const [family, members] of Object.entries(families)) {
    for (const member of members) used.add(`${family}.${member}`);
  }
  return used;
}

describe('the words of the page', () => {
  it('are the same keys with the same parameters in both languages, and every sentence reads', () => {
    expect(problems({ en, de })).toEqual([]);
  });

  it('exist for every reason the server can say no with', () => {
    const files = globSync('../../server/**/*.ts', { cwd: SOURCES }).map((file) =>
      readFileSync(path.join(SOURCES, file), 'utf8'),
    );
    const denied = files.flatMap((source) =>
      [...source.matchAll(/deny\(\s*\d+,\s*'([\w.]+)'/g)].map(([, key]) => key),
    );
    const ends = files.flatMap((source) =>
      [...source.matchAll(/message\('(match\.\w+)'/g)].map(([, key]) => key),
    );
    const keys = new Set([...denied, ...ends, 'server.fault']);
    expect(Object.keys(reasons.en).sort()).toEqual([...keys].sort());
    expect(problems({ en: reasons.en, de: reasons.de })).toEqual([]);
  });

  it('are all there, and none is left over', () => {
    const used = usedKeys();
    expect([...used].filter((key) => !(key in en))).toEqual([]);
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
  });
});
