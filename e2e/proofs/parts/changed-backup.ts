import { createHash } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '#tools/backup/format.ts';

/** Changes the manifest of a backup, and writes a checksum that matches it. */
export const reseal = (folder: string, change: (manifest: Record<string, unknown>) => void): void => {
  const manifest = { ...readManifest(folder) };
  change(manifest);
  const text = JSON.stringify(manifest);
  writeFileSync(join(folder, 'manifest.json'), text);
  writeFileSync(join(folder, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'));
};

/**
 * Copies a backup without one table. Such a backup passes its verification, and its restore fails after the database
 * that it replaces has been emptied.
 */
export const copyWithoutTable = (backup: string, folder: string): string => {
  cpSync(backup, folder, { recursive: true });
  rmSync(join(folder, 'tables/public.event.copy'));
  reseal(folder, (manifest) => {
    manifest['tables'] = readManifest(folder).tables.filter((table) => table.name !== 'event');
  });
  return folder;
};
