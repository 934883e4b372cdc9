import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtMailFile } from '#server/built-mail-templates.ts';

const root = join(import.meta.dirname, '../..');
const settings = (outDir: string) =>
  ({
    configFile: false,
    root,
    logLevel: 'warn',
    // Packages stay where they are installed; only what is ours is made into one file.
    build: {
      ssr: join(root, 'server/mail-templates.tsx'),
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: basename(builtMailFile) } },
    },
  }) as const;

/** Builds the mails' forms for the server, which runs TypeScript as it is but no .tsx; moved in when it is whole. */
export const buildEmails = async (): Promise<void> => {
  const { build } = await import('vite');
  const draft = join(root, `.cache/emails-${process.pid}`);
  try {
    await build(settings(draft));
    mkdirSync(dirname(builtMailFile), { recursive: true });
    renameSync(join(draft, basename(builtMailFile)), builtMailFile);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Builds them now and whenever one of their files changes, for development. */
export const watchEmails = async (): Promise<{ stop: () => Promise<void> }> => {
  await buildEmails();
  const { build } = await import('vite');
  const given = settings(dirname(builtMailFile));
  const watcher = await build({ ...given, build: { ...given.build, watch: {} } });
  return { stop: async () => ('close' in watcher ? watcher.close() : undefined) };
};
