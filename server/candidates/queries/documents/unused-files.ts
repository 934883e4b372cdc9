import { sql } from 'kysely';
import type { Scope } from '#server/platform/scope/scope.ts';

interface StoredFile {
  storageKey: string;
  thumbnailKey: string | null;
}

/**
 * Locks stored files until the end of the transaction. If two documents share a file and are deleted at the same time,
 * this lets the second deletion see that it was the last, and no new document can use a file that is about to be
 * removed.
 */
export const lockStoredFiles = async ({ db }: Pick<Scope, 'db'>, storageKeys: readonly string[]): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(k, 0))
    from (select k from unnest(${storageKeys}::text[]) k order by k) sorted`.execute(db);
};

/** Returns the files of deleted documents that no other document uses. */
export const findUnusedFiles = async <File extends StoredFile>(
  scope: Pick<Scope, 'db'>,
  deleted: readonly File[],
): Promise<File[]> => {
  if (deleted.length === 0) return [];
  const keys = deleted.map(({ storageKey }) => storageKey);
  await lockStoredFiles(scope, keys);
  const used = await scope.db
    .selectFrom('candidateDocument')
    .select('storageKey')
    .where('storageKey', 'in', keys)
    .execute();
  const remaining = new Set(used.map(({ storageKey }) => storageKey));
  return deleted.filter(({ storageKey }) => !remaining.has(storageKey));
};
