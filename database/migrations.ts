import { promises as fs, readdirSync } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider } from 'kysely/migration';

const migrationFolder = path.join(import.meta.dirname, 'migrations');

/** The migrations, ordered by file name. A released migration is never edited. */
export const migrationNames: readonly string[] = readdirSync(migrationFolder)
  .map((file) => path.basename(file, '.ts'))
  .toSorted();

export const migrationProvider = new FileMigrationProvider({ fs, path, migrationFolder });
