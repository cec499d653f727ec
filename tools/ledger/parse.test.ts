import { describe, expect, test } from 'vitest';
import { parseRules } from './parse.ts';

const parse = (...lines: string[]) => parseRules('docs/rules/tea.md', lines.join('\n'));

describe('a rules file', () => {
  test('gives its rules in order, whatever stands around them', () => {
    const { rules, problems } = parse(
      '# Tea, the game',
      '',
      'Line format: `- **ID** (section) text`.',
      '- an ordinary **bold** list',
      '',
      '## 1 Brewing',
      '- **TEA-002** (Water (hot)) Water boils.',
      '- **TEA-001** (Leaves) Leaves go in first.',
    );
    expect(rules).toEqual([{ id: 'TEA-002' }, { id: 'TEA-001' }]);
    expect(problems).toEqual([]);
  });

  test('marks what nothing uses yet with its reason', () => {
    const { rules, problems } = parse(
      '# Tea',
      '- **TEA-001** (Ice) It melts. {unused: no ice yet}',
    );
    expect(rules).toEqual([{ id: 'TEA-001', unused: 'no ice yet' }]);
    expect(problems).toEqual([]);
    expect(parse('# Tea', '- **TEA-001** (Ice) It melts. {unused}').problems).toEqual([
      'docs/rules/tea.md:2: TEA-001 needs its mark at the end, as "{unused: reason}"',
    ]);
  });

  test('marks definitions with their reason', () => {
    const { rules, problems } = parse(
      '# Tea',
      '- **TEA-001** (Words) A pot is what tea is made in. {definition: names a thing}',
      '- **TEA-002** (Words) A cup {of any size} is what it is drunk from.',
    );
    expect(rules).toEqual([{ id: 'TEA-001', definition: 'names a thing' }, { id: 'TEA-002' }]);
    expect(problems).toEqual([]);
  });

  test.each(['{definition}', '{definition:}', '{definition: }', '{definition: why} or not'])(
    'refuses the mark %s',
    (mark) => {
      const { rules, problems } = parse('# Tea', `- **TEA-001** (Words) A pot. ${mark}`);
      expect(rules).toEqual([{ id: 'TEA-001' }]);
      expect(problems).toEqual([
        'docs/rules/tea.md:2: TEA-001 needs its mark at the end, as "{definition: reason}"',
      ]);
    },
  );

  test.each([
    '- **TEA-001** Water boils.',
    '- **TEA-001** (Water)',
    '- **TEA-001**: (Water) Water boils.',
    '- **TEA-1** (Water) Water boils.',
    '* **TEA-001** (Water) Water boils.',
    '  - **TEA-001** (Water) Water boils.',
  ])('does not pass over the misshapen rule "%s"', (line) => {
    const { rules, problems } = parse('# Tea', line);
    expect(rules).toEqual([]);
    expect(problems).toEqual([
      'docs/rules/tea.md:2: looks like a rule but is not "- **ID** (Section) text"',
    ]);
  });

  test('refuses an id that stands twice', () => {
    const { rules, problems } = parse(
      '# Tea',
      '- **TEA-001** (Water) Water boils.',
      '- **TEA-001** (Leaves) Leaves go in first.',
    );
    expect(rules).toEqual([{ id: 'TEA-001' }]);
    expect(problems).toEqual(['docs/rules/tea.md:3: TEA-001 stands here twice']);
  });

  test.each([['## 1 Brewing'], ['- **TEA-001** (Water) Water boils.'], ['#Tea'], ['']])(
    'refuses a file that begins with "%s" instead of a heading',
    (first) => {
      expect(parse(first).problems).toContain(
        'docs/rules/tea.md: does not begin with a heading ("# ")',
      );
    },
  );

  test('does not mind Windows line ends', () => {
    const { rules, problems } = parseRules(
      'docs/rules/tea.md',
      '# Tea\r\n- **TEA-001** (Water) Boils. {definition: physics}\r\n',
    );
    expect({ rules, problems }).toEqual({
      rules: [{ id: 'TEA-001', definition: 'physics' }],
      problems: [],
    });
  });
});
