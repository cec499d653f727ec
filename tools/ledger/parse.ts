/** One line of a ledger: `- **IT-204** (section) text`, at its end perhaps a mark with its reason. */
export interface Rule {
  id: string;
  /** `{definition: …}`: why there is no behaviour to test, where it only says what a word means. */
  definition?: string;
  /** `{unused: …}`: why nothing could come to it yet; a card that does so takes the mark away. */
  unused?: string;
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
const mark = / \{(?<kind>definition|unused): (?<reason>[^{}]*[^{}\s])\}$/;
const markLike = /\{(?<kind>definition|unused)/;

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
    const { kind, reason } = mark.exec(line.trimEnd())?.groups ?? {};
    const meant = markLike.exec(line)?.groups?.kind;
    if (!kind && meant) {
      problems.push(`${where}: ${id} needs its mark at the end, as "{${meant}: reason}"`);
    }
    if (rules.some((rule) => rule.id === id)) problems.push(`${where}: ${id} stands here twice`);
    else rules.push(kind ? { id, [kind]: reason } : { id });
  }
  return { path, rules, problems };
}
