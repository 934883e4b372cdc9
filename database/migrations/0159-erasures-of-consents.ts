import { sql, type Kysely } from 'kysely';

/**
 * Allows consent requests without a submission in the list of erasures. After a restore, everything in this list that
 * was erased since the backup is erased again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table erasure drop constraint erasure_kind_check,
    add constraint erasure_kind_check check (kind in ('candidate', 'user', 'consent'))`.execute(db);
};
