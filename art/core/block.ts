/**
 * The printing block: drawings that many pictures share, each cut once and then used by its name. A name
 * says everything that its drawing depends on, so it does not matter which picture needed it first.
 */

const cut = new Map<string, string>();

/** Every name begins with this, so that no other element of a page is called the same. */
const PREFIX = 'art-';

/** The address of a shared drawing. */
export function shared(name: string, make: () => string): string {
  const id = PREFIX + name;
  if (!cut.has(id)) cut.set(id, `<g id="${id}">${make()}</g>`);
  return `#${id}`;
}

export const use = (name: string, make: () => string, attributes = ''): string =>
  `<use href="${shared(name, make)}"${attributes && ` ${attributes}`}/>`;

/** A gradient or pattern; `make` gets its id. */
export function paint(name: string, make: (id: string) => string): string {
  const id = PREFIX + name;
  if (!cut.has(id)) cut.set(id, make(id));
  return `url(#${id})`;
}

/** Inks handed to a shared drawing. */
export const inked = (inks: { readonly [name: string]: string }): string =>
  `style="${Object.entries(inks)
    .map(([name, ink]) => `--${name}:${ink}`)
    .join(';')}"`;

const names = /#(art-[\w-]+)/g;
const namesIn = (text: string): string[] => {
  const found: string[] = [];
  for (const [, id] of text.matchAll(names)) if (!found.includes(id)) found.push(id);
  return found;
};

/** What a shared drawing uses itself; read once, most are asked for in every picture. */
const usedBy = new Map<string, readonly string[]>();

/** Everything that a picture uses, and what that uses, each once and in the order it is needed. */
export function symbolsOf(svg: string): Map<string, string> {
  const found = new Map<string, string>();
  const take = (ids: readonly string[]) => {
    for (const id of ids) {
      if (found.has(id)) continue;
      const drawing = cut.get(id);
      if (drawing === undefined) throw new Error(`there is no shared drawing "${id}"`);
      found.set(id, drawing);
      let used = usedBy.get(id);
      if (!used) {
        used = namesIn(drawing).filter((one) => one !== id);
        usedBy.set(id, used);
      }
      take(used);
    }
  };
  take(namesIn(svg));
  return found;
}

/** For tests: as if nothing had been drawn yet. */
export function clearBlock(): void {
  cut.clear();
  usedBy.clear();
}
