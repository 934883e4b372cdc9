import { join } from 'node:path';
import { readPostmaster } from '#server/platform/postgres/postmaster.ts';

/** The superuser's address of the embedded database that runs on this data folder. */
export const embeddedUrl = (dataDir: string): string => {
  const found = readPostmaster(join(dataDir, 'postgres'));
  if (found === undefined) throw new Error(`No database runs on ${dataDir}.`);
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(found.socketDir)}`;
};
