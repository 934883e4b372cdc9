import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const root = join(import.meta.dirname, '../..');
const configFile = join(root, 'web/vite.config.ts');
const page = join(root, 'web/sign-in.html');
const early = join(root, 'web/app/sign-in/early.ts');
const empty = '<div id="root"></div>';

type Made = { title: string; markup: string };

/** Prerenders the page with the same components that hydrate it in the browser. */
const draw = async (): Promise<Made> => {
  const { build } = await import('vite');
  const draft = join(root, `.cache/sign-in-${process.pid}`);
  try {
    await build({
      configFile,
      logLevel: 'warn',
      // An open BroadcastChannel would keep this process alive.
      define: { BroadcastChannel: 'undefined' },
      ssr: { noExternal: ['lucide-react'] },
      build: {
        ssr: join(root, 'web/app/sign-in/prerender.tsx'),
        outDir: draft,
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'prerender.mjs' } },
      },
    });
    const { prerender } = (await import(pathToFileURL(join(draft, 'prerender.mjs')).href)) as { prerender: () => Made };
    return prerender();
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

type Bundle = Readonly<Record<string, Rollup.OutputAsset | Rollup.OutputChunk>>;

const chunkOf = (bundle: Bundle, module: string): Rollup.OutputChunk => {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module));
  if (found?.type !== 'chunk') throw new Error(`The build has no separate chunk for ${module}.`);
  return found;
};

/** Returns the names of a file and of all its direct and indirect imports. */
const withImports = (bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> => {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const name of file.imports) withImports(bundle, name, found);
  return found;
};

/**
 * Returns links to the code that a signed-in user needs next and that the sign-in has not loaded. The page adds them to
 * its head later.
 */
const next = (bundle: Bundle): string => {
  const signIn = withImports(bundle, chunkOf(bundle, page).fileName);
  const isNew = (name: string): boolean => !signIn.has(name);
  const entry = chunkOf(bundle, join(root, 'web/index.html'));
  const scripts = withImports(bundle, entry.fileName);
  for (const module of ['web/app/router.tsx', 'web/app/app-layout.tsx'])
    withImports(bundle, chunkOf(bundle, join(root, module)).fileName, scripts);
  return [...scripts]
    .filter(isNew)
    .map((name) => `<link rel="prefetch" as="script" crossorigin href="/${name}">`)
    .join('');
};

/** Matches the elements that Vite writes for a page's scripts. */
const ofScripts = /\s*<script type="module" [^>]*><\/script>|\s*<link rel="modulepreload" [^>]*>/g;

const template = (id: string, content: string): string => `\n    <template id="${id}">${content}</template>`;

/** Turns the build's sign-in.html into a page that is visible before any of its scripts has loaded. */
export const signInPagePlugin = async (): Promise<Plugin> => {
  const { title, markup } = await draw();
  return {
    name: 'sign-in-page',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { input: { index: join(root, 'web/index.html'), 'sign-in': page } } } }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle }) => {
        if (filename !== page || !bundle) return undefined;
        const scripts = html.match(ofScripts)?.join('') ?? '';
        if (!scripts || !html.includes(empty)) throw new Error('sign-in.html does not have the expected structure.');
        const first = `<script type="module" crossorigin src="/${chunkOf(bundle, early).fileName}"></script>`;
        return html
          .replaceAll(ofScripts, '')
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>${first}`)
          .replace(
            empty,
            () => `<div id="root">${markup}</div>${template('scripts', scripts)}${template('next', next(bundle))}`,
          );
      },
    },
  };
};
