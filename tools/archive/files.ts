import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import type { Config } from '#server/platform/config/config.ts';
import { archivedFilesFolder, copyNewFiles } from '#server/platform/files/archive-files.ts';
import { listStoredFiles } from '../backup/target.ts';

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Returns the folder for archived files that the instance has deleted. A file's modification time is the time at which
 * the deletion was noticed.
 */
const deletedFiles = (archive: string): string => join(archive, 'files-deleted');

/** Archives new files, and sets aside archived files that the instance has since deleted. */
export const archiveFiles = async ({ storage }: Config, archive: string, now: Date): Promise<void> => {
  if (storage.driver !== 'disk') return;
  const archived = archivedFilesFolder(archive);
  await copyNewFiles(storage.root, archived);
  mkdirSync(deletedFiles(archive), { recursive: true, mode: 0o700 });
  const there = new Set(namesIn(storage.root));
  for (const name of namesIn(archived).filter((one) => !there.has(one))) {
    utimesSync(join(archived, name), now, now);
    renameSync(join(archived, name), join(deletedFiles(archive), name));
  }
};

/**
 * Deletes archived files that the instance deleted before the given time, because no later state refers to them.
 * Returns their number.
 */
export const purgeDeletedFiles = (archive: string, moment: Date): number => {
  const folder = deletedFiles(archive);
  const unused = namesIn(folder).filter((name) => statSync(join(folder, name)).mtime < moment);
  for (const name of unused) rmSync(join(folder, name));
  return unused.length;
};

/**
 * Returns the keys whose files are missing from a storage. If the storage is a bucket, only its versioning can restore
 * them.
 */
export const findMissingFiles = async (disk: Disk, keys: readonly string[]): Promise<string[]> => {
  const there = new Set(await listStoredFiles(disk));
  return keys.filter((key) => !there.has(key));
};

/** Describes missing files in one line, from which the command in docs/operations.md reads their names. */
export const describeMissingFiles = (missing: readonly string[]): string =>
  `${missing.length === 1 ? '1 file is missing' : `${String(missing.length)} files are missing`}: ${missing.join(', ')}`;

/**
 * Restores from the archive the files that a recovered database refers to, and no others, such as those of people who
 * had been erased by then. Moves all other files aside. Files in a bucket are not archived and stay as they are.
 */
export const recoverFiles = async (
  { archiveDir, storage }: Config,
  keys: readonly string[],
  aside: string,
): Promise<void> => {
  if (archiveDir === undefined || storage.driver !== 'disk') return;
  const wanted = new Set(keys);
  for (const folder of [archivedFilesFolder(archiveDir), deletedFiles(archiveDir)])
    await copyNewFiles(folder, storage.root, wanted);
  const there = namesIn(storage.root);
  const others = there.filter((name) => !wanted.has(name));
  if (others.length > 0) mkdirSync(aside, { recursive: true, mode: 0o700 });
  for (const name of others) renameSync(join(storage.root, name), join(aside, name));
};
