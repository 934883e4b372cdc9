import { sql, type Kysely } from 'kysely';

/** A restore erases again what has been erased since the backup, also requests for consent without a submission. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table erasure drop constraint erasure_kind_check,
    add constraint erasure_kind_check check (kind in ('candidate', 'user', 'consent'))`.execute(db);
};
