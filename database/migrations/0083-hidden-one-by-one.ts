import { sql, type Kysely } from 'kysely';

/**
 * Whether an engagement is hidden from somebody who sees their own work alone is asked of each row that is read, and no
 * more gathered for all of them first: an agency that has applied to many thousands made every read of such a person slow.
 * The rule is the one of 0058.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create function app.is_hidden(p_engagement uuid) returns boolean
         language plpgsql stable security definer set search_path = public set app.side = 'system' as $$
       begin
         return exists (select 1 from application a where a.engagement_id = p_engagement and a.supplier_id = app.tenant())
           and not exists (select 1 from assignment s
             where s.engagement_id = p_engagement and s.user_id = app.works_as() and s.deleted_at is null);
       end $$;
       do $$
       declare
         one record;
         gathered constant text := '\\(NOT \\((\\w+) IN \\( SELECT hidden\\.hidden\\s+FROM app\\.hidden_engagements\\(\\) hidden\\(hidden\\)\\)\\)\\)';
       begin
         for one in select tablename, policyname, qual from pg_policies where qual ~ gathered loop
           execute format('alter policy %I on %I using (%s)', one.policyname, one.tablename,
             regexp_replace(one.qual, gathered, '(not app.is_hidden(\\1))'));
         end loop;
       end $$`,
    )
    .execute(db);
};
