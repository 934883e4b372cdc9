import { join } from 'node:path';
import { readPostmaster } from '#server/platform/postgres/postmaster.ts';

/** Returns the superuser's URL of the embedded database in this data folder. */
export const embeddedUrl = (dataDir: string): string => {
  const found = readPostmaster(join(dataDir, 'postgres'));
  if (found === undefined) throw new Error(`No database is running in ${dataDir}.`);
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(found.socketDir)}`;
};
