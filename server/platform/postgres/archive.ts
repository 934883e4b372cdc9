import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OsUser } from './os-user.ts';

/**
 * Continuous archiving of the embedded database. With `recoverTo` the server reads the archive instead of writing it: it
 * recovers a base backup to that moment, or to the end of the archive.
 */
export type Archive = { readonly folder: string; readonly recoverTo?: Date | 'end' };

export const walFolder = (archive: string): string => join(archive, 'wal');

/** A path for the shell, in a command in which PostgreSQL replaces %f and %p. */
const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/**
 * Compressed, because a segment that is archived before it is full mostly consists of zeros. A segment counts as archived
 * when it is on the disk under its name. PostgreSQL may repeat the command for an archived segment, which must be the same.
 */
const archiveCommand = (archive: string): string => {
  const file = `${quoted(walFolder(archive))}/%f.gz`;
  return (
    `if test -f ${file}; then gzip -dc ${file} | cmp -s - "%p"; ` +
    `else gzip -c "%p" > ${file}.part && sync ${file}.part && mv ${file}.part ${file}; fi`
  );
};

/** Ends the wait for a full segment, which limits what the loss of the machine can cost. */
const mostSecondsLost = 60;

const writing = (folder: string): Readonly<Record<string, string | number>> => ({
  archive_mode: 'on',
  archive_command: archiveCommand(folder),
  archive_timeout: mostSecondsLost,
});

const reading = (folder: string): Readonly<Record<string, string | number>> => ({
  restore_command: `gzip -dc ${quoted(walFolder(folder))}/%f.gz > "%p"`,
  recovery_target_action: 'promote',
  // A base backup follows each recovery, so the history of a base backup leads to every moment until the next.
  recovery_target_timeline: 'current',
});

/** In the notation that this setting takes on a server without time zone data. */
const asTimestamp = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

export const archiveSettings = ({ folder, recoverTo }: Archive): Readonly<Record<string, string | number>> => {
  if (recoverTo === undefined) return writing(folder);
  // Only read for a look at its end.
  if (recoverTo === 'end') return reading(folder);
  // The recovered database begins a new history, whose first part has to be in the archive too.
  return { ...writing(folder), ...reading(folder), recovery_target_time: asTimestamp(recoverTo) };
};

/** Creates the folder for the database's user, who writes into one part of it. */
export const prepareArchive = (folder: string, account: OsUser | undefined): void => {
  mkdirSync(folder, { recursive: true, mode: account === undefined ? 0o700 : 0o711 });
  const wal = walFolder(folder);
  mkdirSync(wal, { recursive: true, mode: 0o700 });
  chmodSync(wal, 0o700);
  if (account !== undefined) chownSync(wal, account.uid, account.gid);
};
