import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { PAGE_RECIPES, type PageName, standalone } from '@small-council/art';
import { flat } from '@small-council/art/flat';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

interface IconSet {
  icons: { [name: string]: { body: string } };
}

/** `import lion from 'icon:lion'`: the path of one game-icons.net drawing, and only of that one. */
function icons(): Plugin {
  const require = createRequire(import.meta.url);
  let set: IconSet | null = null;
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null;
      set ??= require('@iconify-json/game-icons/icons.json') as IconSet;
      const icon = set.icons[id.slice('\0icon:'.length)];
      if (!icon) throw new Error(`there is no icon "${id.slice(1)}"`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

/** How wide the pictures of the first page are; what is not named here is square. */
const WIDE: { readonly [name: string]: number } = { hero: 914 };

/**
 * `import hero from 'picture:hero'`: the address of a picture of the pages as a file, printed while building,
 * so that it needs no code to be seen.
 */
function pictures(): Plugin {
  let serving = false;
  const print = (name: string): string => {
    const recipe = PAGE_RECIPES[name as PageName];
    if (!recipe) throw new Error(`there is no picture "${name}"`);
    const width = WIDE[name];
    return standalone(recipe, { level: 1, width: width ?? 460, crop: 'whole' });
  };
  return {
    name: 'pictures',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (id) => (id.startsWith('picture:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0picture:')) return null;
      const name = id.slice('\0picture:'.length);
      if (serving) {
        const svg = Buffer.from(print(name)).toString('base64');
        return `export default 'data:image/svg+xml;base64,${svg}'`;
      }
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source: print(name) });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

/** What is shown beside a link to one of our pages, in the size that most programs ask for. */
const PREVIEW = { width: 1200, height: 630 };
const PREVIEWS: readonly PageName[] = ['hero', 'iron-throne', 'agot1', 'agot2', 'asoiaf'];

/** `/preview/hero.png` and the posters of the games: who shows links does not draw SVG. */
function previews(): Plugin {
  return {
    name: 'previews',
    generateBundle() {
      const width = Math.round((300 * PREVIEW.width) / PREVIEW.height);
      for (const name of PREVIEWS) {
        const svg = flat(standalone(PAGE_RECIPES[name], { level: 1, width, crop: 'whole' }));
        const fitTo = { mode: 'width', value: PREVIEW.width } as const;
        const source = new Resvg(svg, { fitTo }).render().asPng();
        this.emitFile({ type: 'asset', fileName: `preview/${name}.png`, source });
      }
    },
  };
}

/** The letters of both languages and the first picture are asked for at once, not when they are needed. */
function early(): Plugin {
  return {
    name: 'early',
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle).flatMap((file) => {
        const font = /-latin-\d+-.*\.woff2$/.test(file);
        if (!font && !/\/hero-[^/]*\.svg$/.test(file)) return [];
        const as = font ? { as: 'font', crossorigin: true } : { as: 'image', fetchpriority: 'low' };
        return [
          { tag: 'link', attrs: { rel: 'preload', href: `/${file}`, ...as }, injectTo: 'head' },
        ];
      }),
  };
}

export default defineConfig({
  plugins: [react(), icons(), pictures(), previews(), early()],
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    // The content policy forbids inline code, data: addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npx vite web` for work on the pages: the server runs beside it.
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
