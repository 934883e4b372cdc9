import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/platform/log/log.ts';
import { isFileMissing } from './storage-error.ts';

/** Returns the folder in an archive that contains the uploaded files. */
export const archivedFilesFolder = (archive: string): string => join(archive, 'files');

/**
 * Copies the files that the target folder does not have yet, or only the wanted ones of them, and returns their number.
 * Stored files never change.
 */
export const copyNewFiles = async (from: string, to: string, wanted?: ReadonlySet<string>): Promise<number> => {
  if (!existsSync(from)) return 0;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(to));
  const missing = (await readdir(from)).filter(
    (name) => !there.has(name) && !name.endsWith('.part') && (wanted?.has(name) ?? true),
  );
  for (const name of missing) {
    try {
      // The copy is renamed when it is complete, so that an interrupted copy is repeated.
      await copyFile(join(from, name), join(to, `${name}.part`), constants.COPYFILE_FICLONE);
      await rename(join(to, `${name}.part`), join(to, name));
    } catch (error) {
      // The file may have been deleted in the meantime.
      if (!isFileMissing(error)) throw error;
    }
  }
  return missing.length;
};

const everyMs = 60_000;

/** Copies new files every minute, as often as the database archives its changes. */
export const startFileArchive = (from: string, archive: string, log: Log): { stop(): Promise<void> } => {
  let running: Promise<void> = Promise.resolve();
  const copy = (): void => {
    running = running
      .then(() => copyNewFiles(from, archivedFilesFolder(archive)))
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'files could not be archived; this is tried again in a minute'),
      );
  };
  copy();
  const timer = setInterval(copy, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      copy();
      await running;
    },
  };
};
