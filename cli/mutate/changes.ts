import { parseAst } from 'vitest/node';

/** One small change of a source that breaks what it says. */
export interface Change {
  /** Where, as offsets into the source. */
  start: number;
  end: number;
  /** What stands there instead. A statement that is left out has none. */
  after: string;
  kind: Kind;
}

export type Kind =
  | 'comparison'
  | 'equality'
  | 'sum'
  | 'and, or'
  | 'condition'
  | 'number'
  | 'yes, no'
  | 'left out'
  | 'empty list'
  | 'least, most'
  | 'some, every'
  | 'filter';

/** A node of the syntax tree, as the parser that comes with vitest gives it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

type See = (node: Node, parent: Node | null) => void;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Types wrap expressions in these; everything else of theirs is gone before anything runs. */
const AROUND_VALUES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** Visits what runs: no types, no imports, no names of fields. */
function walk(node: Node, parent: Node | null, see: See): void {
  if (node.type.startsWith('TS') && !AROUND_VALUES.includes(node.type)) return;
  if (node.type === 'ImportDeclaration') return;
  see(node, parent);
  for (const [field, value] of Object.entries(node)) {
    if (field === 'key' && node.computed === false) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, node, see);
  }
}

const treeOf = (source: string): Node => parseAst(source, { lang: 'ts' }) as unknown as Node;

const SWAPPED: { readonly [operator: string]: readonly [string, Kind] } = {
  '<': ['<=', 'comparison'],
  '<=': ['<', 'comparison'],
  '>': ['>=', 'comparison'],
  '>=': ['>', 'comparison'],
  '===': ['!==', 'equality'],
  '!==': ['===', 'equality'],
  '+': ['-', 'sum'],
  '-': ['+', 'sum'],
  '&&': ['||', 'and, or'],
  '||': ['&&', 'and, or'],
};

const OTHER_CALL: { readonly [name: string]: readonly [string, Kind] } = {
  min: ['max', 'least, most'],
  max: ['min', 'least, most'],
  some: ['every', 'some, every'],
  every: ['some', 'some, every'],
};

/** Already turned round by a change of its own. */
const TURNED = ['BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'Literal'];

/** Whether a chain such as `a?.b().c` would be cut in two. */
const chained = (text: string): boolean => text.includes('?.');

const nameOfCall = (node: unknown): string => {
  if (!isNode(node) || node.type !== 'CallExpression') return '';
  const { callee } = node;
  const name = isNode(callee) && callee.type === 'MemberExpression' ? callee.property : callee;
  return isNode(name) && typeof name.name === 'string' ? name.name : '';
};

/**
 * `if (gold > 0) log(…)` decides about nothing but what is told, as long as looking calls nobody who could
 * do something: whatever is changed in it, the match goes on as it would have.
 */
function onlyTells(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'ExpressionStatement') return nameOfCall(node.expression) === 'log';
  if (node.type === 'BlockStatement') return (node.body as Node[]).every(onlyTells);
  if (node.type !== 'IfStatement') return false;
  let calls = false;
  walk(node.test as Node, null, ({ type }) => {
    calls ||= /^(Call|New|Assignment|Update)Expression$/.test(type);
  });
  return !calls && onlyTells(node.consequent) && (!node.alternate || onlyTells(node.alternate));
}

/**
 * All small changes that could break a source. What is only said is left alone: types, comments, words and
 * the keys of messages, what is told to the log, what an error says.
 */
export function changesIn(source: string): Change[] {
  const changes: Change[] = [];
  const text = (node: unknown) => (isNode(node) ? source.slice(node.start, node.end) : '');
  const add = ({ start, end }: Node, after: string, kind: Kind) =>
    void changes.push({ start, end, after, kind });
  const said: Node[] = [];
  walk(treeOf(source), null, (node, parent) => {
    if (node.type === 'ThrowStatement' || nameOfCall(node) === 'log' || onlyTells(node))
      said.push(node);
    if (said.some(({ start, end }) => node.start >= start && node.end <= end)) return;
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const [operator, kind] = SWAPPED[String(node.operator)] ?? [];
        if (!operator || !kind || joinsWords(node)) return;
        // Parentheses, because the sides may hold what binds less.
        const [left, right] = [text(node.left), text(node.right)];
        return add(node, `(${left}) ${operator} (${right})`, kind);
      }
      case 'UnaryExpression':
        if (node.operator === '!') add(node, text(node.argument), 'condition');
        if (isNobody(node)) add(node, '0', 'number');
        return;
      case 'IfStatement':
      case 'ConditionalExpression':
      case 'WhileStatement': {
        const test = node.test as Node;
        if (!TURNED.includes(test.type)) add(test, `!(${text(test)})`, 'condition');
        return;
      }
      case 'Literal':
        if (parent?.type === 'ExpressionStatement' || (parent && isNobody(parent))) return;
        if (typeof node.value === 'boolean') add(node, String(!node.value), 'yes, no');
        if (typeof node.value === 'number') {
          add(node, String(node.value + 1), 'number');
          if (node.value > 0) add(node, String(node.value - 1), 'number');
        }
        return;
      case 'ArrayExpression':
        if (!isReturned(parent) || (node.elements as unknown[]).length === 0) return;
        return add(node, '[]', 'empty list');
      case 'ExpressionStatement':
        if (parent?.type !== 'Program' && acts(node.expression)) add(node, '', 'left out');
        return;
      case 'CallExpression': {
        const { callee } = node;
        if (!isNode(callee) || callee.type !== 'MemberExpression' || chained(text(node))) return;
        const name = nameOfCall(node);
        if (name === 'filter') add(node, text(callee.object), 'filter');
        const [other, kind] = OTHER_CALL[name] ?? [];
        if (!other || !kind) return;
        const { start, end } = callee.property as Node;
        const [head, tail] = [source.slice(node.start, start), source.slice(end, node.end)];
        return add(node, `${head}${other}${tail}`, kind);
      }
    }
  });
  return changes;
}

/** -1 stands for nobody and nowhere, and so would -2. */
const isNobody = ({ type, operator, argument }: Node): boolean =>
  type === 'UnaryExpression' && operator === '-' && isNode(argument) && argument.value === 1;

const isReturned = (parent: Node | null): boolean =>
  parent?.type === 'ReturnStatement' || parent?.type === 'ArrowFunctionExpression';

const acts = (expression: unknown): boolean =>
  isNode(expression) &&
  ['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(expression.type) &&
  !['super', 'log'].includes(nameOfCall(expression));

/** `'a' + b` puts words together. */
const joinsWords = ({ operator, left, right }: Node): boolean =>
  operator === '+' &&
  [left, right].some(
    (side) =>
      isNode(side) &&
      (side.type === 'TemplateLiteral' ||
        (side.type === 'Literal' && typeof side.value === 'string')),
  );

interface Edit {
  start: number;
  end: number;
  open: string;
  close: string;
}

const LOOPS = [
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
];

/**
 * The source with all of these changes in it, each asleep until its number is the one that is awake:
 * `a < b` becomes `(__change(7)?((a) <= (b)):(a < b))`. Loops count their turns, because a change can
 * make one that never ends.
 */
export function weave(source: string, changes: readonly (Change & { id: number })[]): string {
  const edits: Edit[] = changes.map(({ start, end, after, kind, id }) =>
    kind === 'left out'
      ? { start, end, open: `{if(!__change(${id})){`, close: '}}' }
      : { start, end, open: `(__change(${id})?(${after}):(`, close: '))' },
  );
  walk(treeOf(source), null, (node) => {
    if (!LOOPS.includes(node.type)) return;
    const { start, end } = node.body as Node;
    edits.push({ start, end, open: '{__turn();', close: '}' });
  });
  edits.sort((a, b) => a.start - b.start || b.end - a.end);
  return applied(source, 0, source.length, edits);
}

/** Edits lie inside each other or side by side, as the nodes of a tree do. */
function applied(source: string, from: number, to: number, edits: readonly Edit[]): string {
  let text = '';
  let at = from;
  for (let i = 0; i < edits.length; ) {
    const { start, end, open, close } = edits[i];
    let next = i + 1;
    while (next < edits.length && edits[next].start < end) next++;
    text += source.slice(at, start) + open;
    text += applied(source, start, end, edits.slice(i + 1, next)) + close;
    at = end;
    i = next;
  }
  return text + source.slice(at, to);
}
