import { sql, type Kysely } from 'kysely';

/** Failed sign-ins are counted by address, for known and unknown ones alike; a credential counts nothing any more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table credential drop column failed_count, drop column locked_until`.execute(db);
};
