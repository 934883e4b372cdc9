import { sql, type Kysely } from 'kysely';

/**
 * An agency does not write engagements and requests, so row security lets it lock none of them; these two lock one
 * that is published, and tell nothing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create function app.hold_engagement(p_engagement uuid)
         returns void language sql security definer set search_path = public set app.side = 'system' as $$
         select 1 from engagement where id = p_engagement and published_at is not null for share $$;
       create function app.lock_talent_request(p_request uuid)
         returns void language sql security definer set search_path = public set app.side = 'system' as $$
         select 1 from talent_request where id = p_request and published_at is not null for no key update $$;`,
    )
    .execute(db);
};
