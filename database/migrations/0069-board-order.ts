import { sql, type Kysely } from 'kysely';

/** A page of a board of very many engagements is walked to in its order, the newest first. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(`create index engagement_newest on engagement (created_at desc, id) where published_at is not null`)
    .execute(db);
};
