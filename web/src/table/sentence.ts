import { isThing, type Message, type Param, type Thing } from '@small-council/engine';

/** The things that a message names, also those inside of messages and lists. */
export function thingsIn({ params = {} }: Message): Thing[] {
  const inside = (param: Param): Thing[] => {
    if (param === null || typeof param !== 'object') return [];
    if (Array.isArray(param)) return (param as readonly Param[]).flatMap(inside);
    return isThing(param) ? [param] : thingsIn(param as Message);
  };
  return Object.values(params).flatMap(inside);
}

/** The words cut wherever one of these names begins or ends. At each place the longest one counts. */
export function splitAt(words: string, names: readonly string[]): string[] {
  const longest = names.toSorted((a, b) => b.length - a.length);
  const parts: string[] = [];
  let rest = words;
  while (rest !== '') {
    const starts = longest.map((name) => rest.indexOf(name)).filter((at) => at >= 0);
    if (starts.length === 0) return [...parts, rest];
    const start = Math.min(...starts);
    const name = longest.find((one) => rest.startsWith(one, start)) as string;
    if (start > 0) parts.push(rest.slice(0, start));
    parts.push(name);
    rest = rest.slice(start + name.length);
  }
  return parts;
}
