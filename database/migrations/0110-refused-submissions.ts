import { sql, type Kysely } from 'kysely';

/**
 * Adds a mark for recorded ownership checks that were refused submissions. A submission refused because another agency
 * owns the person reveals as much as an ownership check.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table ownership_check add column is_submission boolean not null default false`.execute(db);
};
