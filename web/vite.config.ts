import { fileURLToPath } from 'node:url';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { routesConfig } from '#tools/routes.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Browsers that know light-dark(): a lower target would have the minifier write it out. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * What the first load has in any case: React, the router and the platform, but for what only pages behind the sign-in
 * use. Nothing with a style sheet of its own: that would import the entry, which imports this.
 */
const everyPage = new RegExp(
  [
    String.raw`node_modules/(react|react-dom|scheduler|use-sync-external-store|@lingui/core|@tanstack/(react-router|router-core|history|store|react-store))/`,
    String.raw`web/platform/(?!filters|formats|queries)`,
    String.raw`web/ui/(words|cx|over/toast)\.ts$`,
    String.raw`vite/(preload-helper|modulepreload-polyfill)`,
  ].join('|'),
);

const layerOrder = '@layer base,ui,app,pages;';

/** Every sheet begins with the order of the layers: of the pieces that a build makes, any may be the first to load. */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layerOrder + String(file.source);
    }
  },
};

export default defineConfig({
  root: here,
  plugins: [
    tanstackRouter({ ...routesConfig, autoCodeSplitting: true }),
    react(),
    { ...localesPlugin.vite({ locales: ['en-US'] }), enforce: 'pre' },
    layersInOrder,
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[name]_[local]_[hash:5]' } },
  server: { host: '127.0.0.1', fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      /* What every page loads is one file: in a dozen small ones it is 4 kB more. */
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'base', test: everyPage }] } },
      /* Our modules only define things. So a route that takes its title from a room does not load the room's pages. */
      treeshake: { moduleSideEffects: [{ test: /[\\/]web[\\/](?!.*(main|\.css)).*\.tsx?$/, sideEffects: false }] },
    },
  },
});
