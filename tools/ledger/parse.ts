/** One line of a ledger: `- **IT-204** (section) text`, at its end perhaps `{definition: reason}`. */
export interface Rule {
  id: string;
  /** Why there is no behaviour to test, for a rule that only says what a word means. */
  definition?: string;
}

/** A Markdown file under docs/rules. Files without rule lines are companion texts. */
export interface RulesFile {
  /** As written in messages, relative to the project. */
  path: string;
  rules: Rule[];
  problems: string[];
}

const ruleLike = /^\s*[-*]\s+\*\*[A-Z][A-Z0-9]*-\d/;
const ruleLine = /^- \*\*(?<id>[A-Z][A-Z0-9]*-\d{3,})\*\* \(.+?\) \S/;
const definition = / \{definition: (?<reason>[^{}]*[^{}\s])\}$/;

export function parseRules(path: string, text: string): RulesFile {
  const rules: Rule[] = [];
  const problems: string[] = [];
  const lines = text.split(/\r?\n/);
  if (!lines.find((line) => line.trim() !== '')?.startsWith('# ')) {
    problems.push(`${path}: does not begin with a heading ("# ")`);
  }
  for (const [index, line] of lines.entries()) {
    if (!ruleLike.test(line)) continue;
    const where = `${path}:${index + 1}`;
    const id = ruleLine.exec(line)?.groups?.id;
    if (!id) {
      problems.push(`${where}: looks like a rule but is not "- **ID** (Section) text"`);
      continue;
    }
    const reason = definition.exec(line.trimEnd())?.groups?.reason;
    if (!reason && line.includes('{definition')) {
      problems.push(`${where}: ${id} needs its mark at the end, as "{definition: reason}"`);
    }
    if (rules.some((rule) => rule.id === id)) problems.push(`${where}: ${id} stands here twice`);
    else rules.push(reason ? { id, definition: reason } : { id });
  }
  return { path, rules, problems };
}
