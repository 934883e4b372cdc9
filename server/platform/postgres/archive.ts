import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OsUser } from './os-user.ts';

/**
 * Continuous archiving of the embedded database. With `recoverTo` the server reads the archive instead of writing it: it
 * recovers a base backup to that moment, or to the end of the archive.
 */
export type Archive = { readonly folder: string; readonly recoverTo?: Date | 'end' };

export const walFolder = (archive: string): string => join(archive, 'wal');

/** Quotes a path for a shell command in which PostgreSQL replaces %f and %p, so percent signs are doubled. */
const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/**
 * Returns the command that archives a segment. Segments are compressed, because one that is archived before it is full
 * consists mostly of zeros. A segment counts as archived once it is on the disk under its final name. PostgreSQL may
 * repeat the command for an archived segment, whose content must then be the same.
 */
const archiveCommand = (archive: string): string => {
  const file = `${quoted(walFolder(archive))}/%f.gz`;
  return (
    `if test -f ${file}; then gzip -dc ${file} | cmp -s - "%p"; ` +
    `else gzip -c "%p" > ${file}.part && sync ${file}.part && mv ${file}.part ${file}; fi`
  );
};

/**
 * The number of seconds after which a segment is archived even if it isn't full. This limits how much data can be lost
 * with the machine.
 */
const mostSecondsLost = 60;

const writing = (folder: string): Readonly<Record<string, string | number>> => ({
  archive_mode: 'on',
  archive_command: archiveCommand(folder),
  archive_timeout: mostSecondsLost,
});

const reading = (folder: string): Readonly<Record<string, string | number>> => ({
  restore_command: `gzip -dc ${quoted(walFolder(folder))}/%f.gz > "%p"`,
  recovery_target_action: 'promote',
  // A base backup is made after each recovery, so the timeline of a base backup reaches every moment up to the next
  // backup.
  recovery_target_timeline: 'current',
});

/** Formats a time for `recovery_target_time`, with a numeric offset, because the server may have no time zone data. */
const asTimestamp = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

export const archiveSettings = ({ folder, recoverTo }: Archive): Readonly<Record<string, string | number>> => {
  if (recoverTo === undefined) return writing(folder);
  // With `end`, the recovered database is only inspected, so it doesn't write to the archive.
  if (recoverTo === 'end') return reading(folder);
  // The recovered database begins a new timeline, which must be archived from its beginning.
  return { ...writing(folder), ...reading(folder), recovery_target_time: asTimestamp(recoverTo) };
};

/** Creates the archive's folder, with a subfolder for segments that the database's user can write to. */
export const prepareArchive = (folder: string, account: OsUser | undefined): void => {
  mkdirSync(folder, { recursive: true, mode: account === undefined ? 0o700 : 0o711 });
  const wal = walFolder(folder);
  mkdirSync(wal, { recursive: true, mode: 0o700 });
  chmodSync(wal, 0o700);
  if (account !== undefined) chownSync(wal, account.uid, account.gid);
};
