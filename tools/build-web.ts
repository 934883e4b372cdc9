import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtEmailFile } from '#server/built-email-templates.ts';
import { buildEmails } from './build/emails.ts';
import { signInPagePlugin } from './build/sign-in.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const stamp = join(dist, '.stamp');

/** The source files of the web application and of the email templates. */
const sources = [
  'web/**/*',
  'server/email-templates.tsx',
  'server/*/emails/*.tsx',
  'server/*/{copy,kinds}.ts',
  'server/*/{kinds,rules}/*.ts',
  'server/platform/mail/*.tsx',
  'tools/build/*.ts',
  'contract/**/*.ts',
  'tools/routes.ts',
  'lingui.config.ts',
  'package-lock.json',
];
const notSources = ['web/dist', 'web/dist/**', 'web/routes.gen.ts', '**/*.test.ts', '**/*.test.tsx'];

const sourcesHash = (): string => {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, exclude: notSources, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** Whether web/dist was built from the current sources. */
export const isWebBuilt = (): boolean =>
  existsSync(stamp) &&
  existsSync(join(dist, 'index.html')) &&
  existsSync(builtEmailFile) &&
  readFileSync(stamp, 'utf8') === sourcesHash();

/** Compresses each file at build time for browsers that accept it, instead of on every request. */
const compress = async (folder: string): Promise<void> => {
  const files = globSync('**/*.{js,css,html,svg,json,txt,webmanifest}', { cwd: folder }).map((name) =>
    join(folder, name),
  );
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const smaller = {
        br: await promisify(brotliCompress)(content, options),
        gz: await promisify(gzip)(content, { level: 9 }),
      };
      for (const [kind, one] of Object.entries(smaller)) {
        if (one.length < content.length) writeFileSync(`${file}.${kind}`, one);
      }
    }),
  );
};

/** Builds the web application in a temporary folder, and moves it into place when it is complete. */
const buildWeb = async (): Promise<void> => {
  const hash = sourcesHash();
  const draft = join(root, `.cache/web-${process.pid}`);
  const old = `${draft}-old`;
  mkdirSync(dirname(draft), { recursive: true });
  const { build } = await import('vite');
  try {
    await buildEmails();
    await build({
      configFile: join(root, 'web/vite.config.ts'),
      logLevel: 'warn',
      plugins: [await signInPagePlugin()],
      build: { outDir: draft, emptyOutDir: true },
    });
    await compress(draft);
    writeFileSync(join(draft, '.stamp'), hash);
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(draft, dist);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  if (isWebBuilt()) {
    console.log('The web application is already built.');
  } else {
    const start = performance.now();
    await buildWeb();
    console.log(`Built the web application in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  }
}
