import { fileURLToPath } from 'node:url';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { routesConfig } from '#tools/routes.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The target browsers, all of which support light-dark(). For older browsers, the minifier would expand it. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const files = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

/**
 * The modules that are bundled into a few shared files. A hundred small files would need more bytes and requests, and a
 * longer list of names in the first load. Each chunk includes its modules' dependencies, except those in a chunk above
 * it. Other modules are bundled with their page or loaded on demand.
 */
const shared = [
  {
    // The script that handles clicks before the sign-in form is ready. It is separate, so that it loads first.
    name: 'early',
    priority: 5,
    test: files(String.raw`web/app/sign-in/early`),
  },
  {
    // React and the platform. Style sheets are excluded, because they would import the entry, which imports this
    // chunk.
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
    // The router, which the sign-in page doesn't need.
    name: 'routing',
    priority: 3.5,
    test: files(String.raw`node_modules/@tanstack/(react-router|router-core|history|store|react-store)/`),
  },
  {
    // Code shared by the sign-in page and the pages before and after it.
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
    // The other pages without sign-in, and the components used with the router before and after the sign-in.
    name: 'gate',
    priority: 2.5,
    test: files(
      String.raw`web/app/(public-|router-options|root-page|pages/(not-found|something))|web/ui/(overlay/notice-dialogs|states/spinner|button/link-button)`,
      String.raw`web/routes/(?!_app|callback|-signed-in)[^?]*\.tsx$`,
      // The schemas of the registration forms use the statuses, as do lists in the route tree.
      String.raw`contract/tenants/states`,
      // Excludes the account pages, which require sign-in and which, like the registration forms, include schemas and
      // dialogs.
      String.raw`web/identity/(?!public|pages/(?!session)|parts/(sign-in-form|passkeys|use-passkey|account/|address-form|single-field-form|password-form|emailed-link-check))`,
    ),
  },
  {
    // The sign-in form, which no other page uses.
    name: 'sign-in-form',
    priority: 2.4,
    test: files(String.raw`web/identity/parts/(sign-in-form|passkeys|use-passkey)`),
  },
  {
    // Code needed only after the sign-in: the shell and the components of lists.
    name: 'inside',
    priority: 2,
    test: files(
      String.raw`node_modules/@tanstack/(query-core|react-query)/`,
      String.raw`web/platform/(filters|formats|queries|live/(live|live-invalidation|remote-changes|throttle))`,
      String.raw`web/ui/(states|filter/(?!option-list)|form/(choices\.module|option|switch-input)|layout|indicators|table/(use-row-keys|pag)|text)`,
      String.raw`web/app/(shell|app-layout|menu)|web/routes/(_app\.tsx\?|-signed-in)`,
    ),
  },
  {
    // The components of tables, which some pages don't use.
    name: 'tables',
    priority: 1.5,
    test: files(String.raw`web/ui/table/`),
  },
  {
    // The route tree, without the pages and without the components shared by several routes, whose file names begin
    // with "-".
    name: 'router',
    priority: 1,
    test: files(String.raw`web/(app/router\.tsx|routes\.gen\.ts|routes/(_app|callback)(?![^?]*/-)[^?]*\.tsx)$`),
  },
];

const layerOrder = '@layer base,ui,app,pages;';

/** Declares the order of the layers in every style sheet, since any chunk may load first. */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layerOrder + String(file.source);
    }
  },
};

/** Marks schema constructors as pure, so that unused schemas don't pull in the library. */
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
 * Stops Zod from testing whether it may compile code, which the content policy blocks and browsers report. The option
 * is set inside the library, because schemas are created before any of our modules could set it.
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

/**
 * Makes React Aria's announcer remove nodes instead of assigning HTML, which Trusted Types block. The effect is the
 * same.
 */
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

/**
 * Fails on circular imports between chunks, which would use modules before they are initialised. If it fails, `shared`
 * is wrong.
 */
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

/**
 * Fails if a page without sign-in loads the tree of all routes, which would replace the page's own tree. If it fails,
 * one of that page's modules is in the wrong chunk.
 */
const routeTreeOnlyAfterSignIn: Plugin = {
  name: 'route-tree-only-after-sign-in',
  generateBundle: (_options, bundle) => {
    const isPublic = files(String.raw`web/routes/(?!_app|callback|-)[^?]*\.tsx\?`);
    const walk = (name: string, path: readonly string[]): void => {
      const file = bundle[name];
      if (file?.type !== 'chunk' || path.includes(name)) return;
      if (file.name === 'router') throw new Error(`A public page loads all routes: ${[...path, name].join(' > ')}`);
      for (const next of file.imports) walk(next, [...path, name]);
    };
    for (const [name, file] of Object.entries(bundle))
      if (file.type === 'chunk' && file.facadeModuleId && isPublic.test(file.facadeModuleId)) walk(name, []);
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
    routeTreeOnlyAfterSignIn,
  ],
  resolve: {
    alias: [
      { find: '../createLucideIcon.mjs', replacement: `${here}ui/indicators/lucide-icon.ts` },
      /* React has this hook built in. The shim is only for older versions. */
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
      /*
       * Our modules have no side effects, so a route that imports its title from a room doesn't load the room's pages.
       */
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](web|contract)[\\/](?!.*(main|early|\.css)).*\.tsx?$/, sideEffects: false }],
      },
    },
  },
});
