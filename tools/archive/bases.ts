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
import { BackupError } from '../backup/format.ts';

/** A base backup: a copy of the database's folder, from which its later states are recovered. */
export interface Base {
  readonly folder: string;
  /** From this moment on it can be recovered. */
  readonly completeAt: Date;
  /** The oldest WAL segment that a recovery reads. */
  readonly firstSegment: string;
}

export const baseFolder = (archive: string): string => join(archive, 'base');

// Colons are inconvenient in names of files.
const nameOf = (at: Date): string => at.toISOString().replaceAll(':', '-');
const timeIn = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/** The name of a base backup that was completed at a moment. */
export const newBase = (archive: string, completeAt: Date): string => join(baseFolder(archive), nameOf(completeAt));

const segmentIn = (folder: string): string =>
  /\(file ([0-9A-F]{24})\)/.exec(readFileSync(join(folder, 'backup_label'), 'utf8'))?.[1] ?? '';

/** The complete base backups of an archive, oldest first. */
export const listBases = (archive: string): Base[] => {
  const folder = baseFolder(archive);
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

/** The base backup from which a moment is recovered. */
export const baseBefore = (archive: string, moment: Date): Base => {
  const bases = listBases(archive);
  const base = bases.findLast(({ completeAt }) => completeAt <= moment);
  if (base) return base;
  const first = bases[0];
  throw new BackupError(
    first === undefined
      ? `There is no base backup in ${archive}. Check that ARCHIVE_DIR is the archive to recover from.`
      : `The archive in ${archive} begins at ${first.completeAt.toISOString()}. Choose a later moment.`,
  );
};

/** Folders whose content a recovery creates anew, and files of the running server. PostgreSQL's documentation, 25.3.4. */
const isLeftOut = (path: string): boolean =>
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./.test(path) ||
  /^(postmaster\.(pid|opts)|recovery\.signal)$/.test(path) ||
  /(^|\/)pgsql_tmp/.test(path);

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Copies the folder of a database that may be running: files may vanish, and their content is made whole by the WAL. */
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
      if (!isGone(error)) throw error;
    }
  }
};

/** Adds what PostgreSQL needs to recover a copy. */
export const labelBase = (folder: string, label: string, tablespaces: string): void => {
  writeFileSync(join(folder, 'backup_label'), label, { mode: 0o600 });
  if (tablespaces !== '') writeFileSync(join(folder, 'tablespace_map'), tablespaces, { mode: 0o600 });
};

/** Deletes base backups that only serve moments before the given one, and the WAL that no other one needs. */
export const deleteBefore = (archive: string, moment: Date): number => {
  const bases = listBases(archive);
  const oldest = bases.findLast(({ completeAt }) => completeAt <= moment) ?? bases[0];
  const unused = bases.filter((base) => oldest !== undefined && base.completeAt < oldest.completeAt);
  for (const { folder } of unused) rmSync(folder, { recursive: true });
  const wal = join(archive, 'wal');
  // The first eight digits are the timeline; the rest orders segments across timelines.
  const first = oldest?.firstSegment.slice(8) ?? '';
  for (const name of readdirSync(wal))
    if (/^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first) rmSync(join(wal, name));
  return unused.length;
};
