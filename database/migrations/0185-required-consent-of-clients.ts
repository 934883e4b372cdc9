import { sql, type Kysely } from 'kysely';

/** Whether a client requires each candidate's consent in all engagements that it publishes. Source: domain rules D22. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table tenant add column requires_candidate_consent boolean not null default false').execute(db);
};
