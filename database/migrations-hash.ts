import { createHash } from 'node:crypto';

/** One hash over the paths and texts of all migrations, in order: whether the manifest was made from them. */
export const hashOfMigrations = (migrations: ReadonlyMap<string, string>): string => {
  const hash = createHash('sha256');
  for (const [path, text] of [...migrations].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\n${text.length}\n${text}\n`);
  }
  return hash.digest('hex');
};
