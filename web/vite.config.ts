import { createRequire } from 'node:module';
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

/** The letters of both languages are asked for at once, not when the first word needs them. */
function earlyFonts(): Plugin {
  return {
    name: 'early-fonts',
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /-latin-\d+-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  };
}

export default defineConfig({
  plugins: [react(), icons(), earlyFonts()],
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
