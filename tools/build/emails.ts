import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtEmailFile } from '#server/built-email-templates.ts';

const root = join(import.meta.dirname, '../..');
const settings = (outDir: string) =>
  ({
    configFile: false,
    root,
    logLevel: 'warn',
    // Packages are imported from where they are installed; only our own code is bundled.
    build: {
      ssr: join(root, 'server/email-templates.tsx'),
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: basename(builtEmailFile) } },
    },
  }) as const;

/**
 * Builds the email templates for the server, which runs TypeScript directly but not .tsx. They are moved into place
 * when complete.
 */
export const buildEmails = async (): Promise<void> => {
  const { build } = await import('vite');
  const draft = join(root, `.cache/emails-${process.pid}`);
  try {
    await build(settings(draft));
    mkdirSync(dirname(builtEmailFile), { recursive: true });
    renameSync(join(draft, basename(builtEmailFile)), builtEmailFile);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Builds the templates now and after every change to their files, for development. */
export const watchEmails = async (): Promise<{ stop: () => Promise<void> }> => {
  await buildEmails();
  const { build } = await import('vite');
  const given = settings(dirname(builtEmailFile));
  const watcher = await build({ ...given, build: { ...given.build, watch: {} } });
  return { stop: async () => ('close' in watcher ? watcher.close() : undefined) };
};
