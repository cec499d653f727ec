/** Rule ids, and the short ways of writing many of them: `IT-101..104` for a run of the ledger. */

export function prefixOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}

/** All ids there are, able to say what a test title names. */
export class RuleIds {
  readonly #ids: Set<string>;
  readonly #prefixes: Set<string>;

  constructor(ids: Iterable<string>) {
    this.#ids = new Set(ids);
    this.#prefixes = new Set([...this.#ids].map(prefixOf));
  }

  /** The rules that a title names in square brackets, and what is wrong with those brackets. */
  named(title: string): { ids: string[]; problems: string[] } {
    const ids = new Set<string>();
    const problems: string[] = [];
    for (const [bracket, content = ''] of title.matchAll(/\[([^[\]]*)\]/g)) {
      if (!this.#speaksOfRules(content)) continue;
      for (const part of content.split(',')) {
        const found = this.#resolve(part.trim());
        if (typeof found === 'string') problems.push(`${bracket}: ${found}`);
        else for (const id of found) ids.add(id);
      }
    }
    return { ids: [...ids], problems };
  }

  /** Ordinary brackets (`[0]`, `[en]`) are none of our business; a mistyped id is. */
  #speaksOfRules(content: string): boolean {
    return [...content.matchAll(/\b([A-Z][A-Z0-9]*)-(\d*)/g)].some(
      ([, prefix = '', digits = '']) => this.#prefixes.has(prefix) || digits.length >= 3,
    );
  }

  #resolve(part: string): string[] | string {
    const match =
      /^(?<from>(?<prefix>[A-Z][A-Z0-9]*)-\d+)(?:\.\.(?:\k<prefix>-)?(?<to>\d+))?$/.exec(
        part,
      )?.groups;
    if (!match?.from) return `"${part}" is neither a rule id nor a range such as IT-101..104`;
    const from = match.from;
    if (!this.#ids.has(from)) return `there is no rule ${from}`;
    if (match.to === undefined) return [from];
    const to = `${match.prefix}-${match.to}`;
    if (!this.#ids.has(to)) return `there is no rule ${to}`;
    if (numberOf(to) <= numberOf(from)) return `"${part}" runs backwards`;
    return [...this.#ids].filter(
      (id) =>
        prefixOf(id) === match.prefix &&
        numberOf(id) >= numberOf(from) &&
        numberOf(id) <= numberOf(to),
    );
  }
}

export function sortIds(ids: Iterable<string>): string[] {
  return [...ids].sort(
    (a, b) =>
      Number(prefixOf(a) > prefixOf(b)) - Number(prefixOf(a) < prefixOf(b)) ||
      numberOf(a) - numberOf(b),
  );
}

/** Writes ids compactly. A run may pass over numbers that do not exist, never over another rule. */
export function foldIds(ids: Iterable<string>, all: Iterable<string>): string[] {
  const wanted = new Set(ids);
  const runs: string[][] = [];
  let previous: string | undefined;
  for (const id of sortIds(new Set([...all, ...wanted]))) {
    if (wanted.has(id)) {
      const run = runs.at(-1);
      const goesOn = previous !== undefined && wanted.has(previous);
      if (run && goesOn && prefixOf(run[0] ?? '') === prefixOf(id)) run.push(id);
      else runs.push([id]);
    }
    previous = id;
  }
  return runs.flatMap((run) => {
    const [first = '', last = first] = [run[0], run.at(-1)];
    return run.length < 3 ? run : [`${first}..${last.slice(last.lastIndexOf('-') + 1)}`];
  });
}
