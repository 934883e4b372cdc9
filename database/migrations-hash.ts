import { createHash } from 'node:crypto';

/**
 * Returns one hash over the paths and contents of the files that define the schema, for detecting an outdated manifest.
 */
export const schemaHash = (files: ReadonlyMap<string, string>): string => {
  const hash = createHash('sha256');
  for (const [path, text] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\n${text.length}\n${text}\n`);
  }
  return hash.digest('hex');
};

/** Whether a file defines the schema: a migration, a helper for migrations, a function, view or trigger. */
export const definesSchema = (path: string): boolean =>
  /^database\/(migrations\/[^/]+\.ts|functions\/.+\.sql|(search-lexemes|sql-names|sql-objects|table-kinds)\.ts)$/.test(
    path,
  );
