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

const files = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

/**
 * What the pages share, in a few files: in a hundred small ones it is more to send, more to ask for, and a longer list
 * of names in the first load. Each has what its modules need as well, but for what is in one above it. What is in none
 * of them goes with its page, or comes when it is wanted.
 */
const shared = [
  {
    // What hears a press before the sign-in can answer it: a file of its own, so that it is there first.
    name: 'early',
    priority: 5,
    test: files(String.raw`web/app/sign-in/early`),
  },
  {
    // React and the platform. Nothing with a style sheet: that would import the entry, which imports this.
    name: 'base',
    priority: 4,
    test: files(
      String.raw`node_modules/(react|react-dom|scheduler|use-sync-external-store|@lingui/core)/`,
      String.raw`web/platform/(?!filters|formats|queries|live)`,
      String.raw`web/ui/(copy|cx|overlay/toast|indicators/lucide-icon)\.ts$`,
      String.raw`vite/(preload-helper|modulepreload-polyfill)|rolldown/runtime`,
    ),
  },
  {
    // The router, which the sign-in does without.
    name: 'routing',
    priority: 3.5,
    test: files(String.raw`node_modules/@tanstack/(react-router|router-core|history|store|react-store)/`),
  },
  {
    // What the sign-in and the pages on both sides of it share.
    name: 'pieces',
    priority: 3,
    test: files(
      String.raw`web/app/(copy|offline|pages/no-internet)|web/ui/(tokens|base)\.css|web/ui/page-link`,
      String.raw`contract/common/text-messages`,
      String.raw`web/identity/(client|copy|parts/(sign-in-layout|role-ticker-data|pending-email|email-pattern|return-path))`,
      String.raw`web/ui/overlay/toaster\.`,
      String.raw`web/ui/(button/(button|button-style|disabled-reason)|states/states\.module|layout/(banner|footer|public-layout)|form/(field-frame|form\.|text-input)|indicators/mark)`,
    ),
  },
  {
    // The other pages without a sign-in, and what stands with the router on both sides of it.
    name: 'gate',
    priority: 2.5,
    test: files(
      String.raw`web/app/(gate-|router-options|root-page|pages/(not-found|something))|web/ui/(overlay/noticer|states/spinner|button/link-button)`,
      String.raw`web/routes/(?!_app|callback|-signed-in)[^?]*\.tsx$`,
      // The account stands behind the sign-in; it and the forms of a registration bring schemas and dialogs.
      String.raw`web/identity/(?!public|pages/(?!session)|parts/(sign-in-form|passkeys|use-passkey|account/|address-form|new-password|one-answer|password-form|with-link))`,
    ),
  },
  {
    // The form of the sign-in, which no other page has.
    name: 'sign-in-form',
    priority: 2.4,
    test: files(String.raw`web/identity/parts/(sign-in-form|passkeys|use-passkey)`),
  },
  {
    // Behind the sign-in: the shell and the pieces of lists.
    name: 'inside',
    priority: 2,
    test: files(
      String.raw`node_modules/@tanstack/(query-core|react-query)/`,
      String.raw`web/platform/(filters|formats|queries|live/(live|live-map|remote-changes|throttle))`,
      String.raw`web/ui/(states|filter/(?!pick-list)|form/(choices\.module|option|switch-input)|layout|indicators|table/(use-row-keys|pag)|text)`,
      String.raw`web/app/(shell|app-layout|menu)|web/routes/(_app\.tsx\?|-signed-in)`,
    ),
  },
  {
    // The pieces of tables, which not every page has.
    name: 'tables',
    priority: 1.5,
    test: files(String.raw`web/ui/table/`),
  },
  {
    // The tree of all routes, without their pages.
    name: 'router',
    priority: 1,
    test: files(String.raw`web/(app/router\.tsx|routes\.gen\.ts|routes/(_app|callback)[^?]*\.tsx)$`),
  },
];

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

/** A schema that no page uses is not a reason to load the library: making one has no effect of its own. */
const schemasArePure: Plugin = {
  name: 'schemas-are-pure',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]contract[\\/].*\.ts$/, code: 'zod' },
    handler: (code) => ({ code: code.replaceAll(/(?<![\w$.])z(?=\s*\.\s*\w+\s*\()/g, '/* @__PURE__ */ z'), map: null }),
  },
};

const zodSettings = '__zod_globalConfig = {}';

/**
 * Zod would try whether it may compile code, which the content policy refuses and browsers report. Said inside of the
 * library, because schemas are made before any module of ours can say it.
 */
const zodCompilesNothing: Plugin = {
  name: 'zod-compiles-nothing',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
    handler: (code) => {
      if (!code.includes(zodSettings))
        throw new Error('This zod keeps its settings elsewhere: see web/vite.config.ts.');
      return { code: code.replace(zodSettings, '__zod_globalConfig = { jitless: true }'), map: null };
    },
  },
};

const clearedByHtml = /\b(this\.\w+Log)\.innerHTML = ''/g;

/** React Aria empties its announcer by assigning HTML, which Trusted Types refuse; removing the nodes does the same. */
const announcerWithoutHtml: Plugin = {
  name: 'announcer-without-html',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-aria[\\/]dist[\\/]private[\\/].*LiveAnnouncer\.m?js$/ },
    handler: (code) => {
      const cleared = code.replaceAll(clearedByHtml, '$1.replaceChildren()');
      if (cleared.includes('innerHTML') || cleared === code)
        throw new Error('This React Aria clears its announcer in another way: see web/vite.config.ts.');
      return { code: cleared, map: null };
    },
  },
};

/** Files that import each other in a circle find each other half made: `shared` is cut wrongly then. */
const noCircles: Plugin = {
  name: 'no-circles',
  generateBundle: (_options, bundle) => {
    const done = new Set<string>();
    const walk = (name: string, path: readonly string[]): void => {
      if (path.includes(name)) throw new Error(`Built files import each other: ${[...path, name].join(' > ')}`);
      const file = bundle[name];
      if (done.has(name) || file?.type !== 'chunk') return;
      for (const next of file.imports) walk(next, [...path, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) walk(name, []);
  },
};

export default defineConfig({
  root: here,
  plugins: [
    tanstackRouter({ ...routesConfig, autoCodeSplitting: true }),
    react(),
    { ...localesPlugin.vite({ locales: ['en-US'] }), enforce: 'pre' },
    schemasArePure,
    zodCompilesNothing,
    announcerWithoutHtml,
    layersInOrder,
    noCircles,
  ],
  resolve: {
    alias: [
      { find: '../createLucideIcon.mjs', replacement: `${here}ui/indicators/lucide-icon.ts` },
      /* React has it; the shim is for a React that does not. */
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'use-sync-external-store' },
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
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
      output: { codeSplitting: { groups: shared } },
      /* Our modules only define things. So a route that takes its title from a room does not load the room's pages. */
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](web|contract)[\\/](?!.*(main|early|\.css)).*\.tsx?$/, sideEffects: false }],
      },
    },
  },
});
