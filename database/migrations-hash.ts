import { createHash } from 'node:crypto';

/** One hash over the paths and texts of what decides the schema: whether the manifest was made from it. */
export const hashOfSchema = (files: ReadonlyMap<string, string>): string => {
  const hash = createHash('sha256');
  for (const [path, text] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\n${text.length}\n${text}\n`);
  }
  return hash.digest('hex');
};

/** Whether a file decides the schema: a migration, a helper that migrations call, a function, view or trigger. */
export const decidesSchema = (path: string): boolean =>
  /^database\/(migrations\/[^/]+\.ts|functions\/.+\.sql|(search-lexemes|sql-names|sql-objects|table-kinds)\.ts)$/.test(
    path,
  );
