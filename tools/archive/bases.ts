import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isFileMissing } from '#server/platform/files/storage-error.ts';
import { BackupError } from '../backup/format.ts';

/** A base backup: a copy of the database folder, from which later states of the database can be recovered. */
export interface BaseBackup {
  readonly folder: string;
  /** The earliest time whose state can be recovered from this base backup. */
  readonly completeAt: Date;
  /** The oldest WAL segment that a recovery from this base backup needs. */
  readonly firstSegment: string;
}

export const baseBackupFolder = (archive: string): string => join(archive, 'base');

// Colons are inconvenient in file names.
const nameOf = (at: Date): string => at.toISOString().replaceAll(':', '-');
const timeIn = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/** Returns the path of a new base backup, named after the time at which it was completed. */
export const newBaseBackupPath = (archive: string, completeAt: Date): string =>
  join(baseBackupFolder(archive), nameOf(completeAt));

const segmentIn = (folder: string): string =>
  /\(file ([0-9A-F]{24})\)/.exec(readFileSync(join(folder, 'backup_label'), 'utf8'))?.[1] ?? '';

/** Returns the complete base backups in an archive, oldest first. */
export const listBaseBackups = (archive: string): BaseBackup[] => {
  const folder = baseBackupFolder(archive);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter((name) => name.endsWith('Z'))
    .toSorted()
    .map((name) => join(folder, name))
    .map((path) => ({
      folder: path,
      completeAt: timeIn(path.slice(folder.length + 1)),
      firstSegment: segmentIn(path),
    }));
};

/** Returns the base backup from which the state at a given time can be recovered. */
export const findBaseBackupBefore = (archive: string, moment: Date): BaseBackup => {
  const bases = listBaseBackups(archive);
  const base = bases.findLast(({ completeAt }) => completeAt <= moment);
  if (base) return base;
  const first = bases[0];
  throw new BackupError(
    first === undefined
      ? `There is no base backup in ${archive}. Check that ARCHIVE_DIR is the archive to recover from.`
      : `The archive in ${archive} begins at ${first.completeAt.toISOString()}. Choose a later moment.`,
  );
};

/**
 * Whether a path is left out of the copy: folders whose content a recovery recreates, and files of the running server.
 * Source: PostgreSQL's documentation, 25.3.4.
 */
const isLeftOut = (path: string): boolean =>
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./.test(path) ||
  /^(postmaster\.(pid|opts)|recovery\.signal)$/.test(path) ||
  /(^|\/)pgsql_tmp/.test(path);

/**
 * Copies the folder of a database that may be running. Files may disappear while it is copied, and a recovery repairs
 * inconsistent files from the WAL.
 */
export const copyCluster = (from: string, to: string, path = ''): void => {
  mkdirSync(join(to, path), { mode: 0o700 });
  for (const name of readdirSync(join(from, path))) {
    const one = path === '' ? name : `${path}/${name}`;
    if (isLeftOut(one)) continue;
    try {
      if (lstatSync(join(from, one)).isDirectory()) copyCluster(from, to, one);
      else {
        copyFileSync(join(from, one), join(to, one));
        chmodSync(join(to, one), 0o600);
      }
    } catch (error) {
      if (!isFileMissing(error)) throw error;
    }
  }
};

/** Adds the files that PostgreSQL needs to recover a copy. */
export const writeBackupLabel = (folder: string, label: string, tablespaces: string): void => {
  writeFileSync(join(folder, 'backup_label'), label, { mode: 0o600 });
  if (tablespaces !== '') writeFileSync(join(folder, 'tablespace_map'), tablespaces, { mode: 0o600 });
};

/**
 * Deletes the base backups that are only needed to recover states before the given time, and the WAL that no remaining
 * backup needs. Returns the number of deleted backups.
 */
export const deleteBaseBackupsBefore = (archive: string, moment: Date): number => {
  const bases = listBaseBackups(archive);
  const oldest = bases.findLast(({ completeAt }) => completeAt <= moment) ?? bases[0];
  const unused = bases.filter((base) => oldest !== undefined && base.completeAt < oldest.completeAt);
  for (const { folder } of unused) rmSync(folder, { recursive: true });
  const wal = join(archive, 'wal');
  // The first eight digits are the timeline. The others give the order of segments across timelines.
  const first = oldest?.firstSegment.slice(8) ?? '';
  for (const name of readdirSync(wal))
    if (/^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first) rmSync(join(wal, name));
  return unused.length;
};
