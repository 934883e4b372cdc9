import { sql, type Kysely } from 'kysely';

/**
 * Stores when the agency that opens a dispute uploaded CVs of the person that it couldn't submit, because their drafts may
 * be deleted before the decision.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table ownership_dispute add column cv_uploaded_at timestamptz[] not null default '{}'`.execute(db);
};
