import { sql, type Kysely } from 'kysely';

/** What an employer has received is found by the employer: without this, among the applications of the whole market. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create index application_of_client on application (client_id, status_id, applied_at, id) include (engagement_id)`,
    )
    .execute(db);
};
