import { sql, type Kysely } from 'kysely';
import { onlyAssigned, onlyAssignedBy } from '#database/table-kinds.ts';

/**
 * Who may not see the work of others sees, of the engagements that their agency has applied to, those alone that they
 * work on: said once, under every table that hangs on an engagement, and so for every read there is or will be.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create function app.sees_all() returns boolean language sql stable parallel safe
         as $$ select coalesce(current_setting('app.side', true), '') <> 'agency'
                   or coalesce(current_setting('app.works_as', true), '') = '' $$;
       create function app.works_as() returns uuid language sql stable parallel safe
         as $$ select nullif(current_setting('app.works_as', true), '')::uuid $$;
       -- What the caller's agency has applied to and the caller does not work on: ids, and only those of the own agency.
       create function app.hidden_engagements() returns setof uuid
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select a.engagement_id from application a
         where a.supplier_id = app.tenant() and app.works_as() is not null
           and not exists (select 1 from assignment s
                           where s.engagement_id = a.engagement_id and s.user_id = app.works_as() and s.deleted_at is null) $$;

       -- What an engagement is called that the caller worked on and sees no more.
       create function app.title_once_worked_on(p_engagement uuid) returns text
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select e.title from engagement e
         where e.id = p_engagement
           and exists (select 1 from assignment s where s.engagement_id = e.id and s.user_id = app.works_as()) $$;

       create or replace function app.open_scope(p_session text, p_now timestamptz)
         returns table (user_id uuid, user_name text, tenant_id uuid, tenant_name text, side text, tenant_status text, is_owner boolean, permissions text[])
         language plpgsql as $$
       declare found_scope record;
       begin
         select * into found_scope from app.read_session(p_session, p_now);
         if found_scope.user_id is null then return; end if;
         perform set_config('app.side', found_scope.side, true),
                 set_config('app.tenant', found_scope.tenant_id::text, true),
                 set_config('app.approved',
                   case when found_scope.side = 'agency' and found_scope.tenant_status = 'approved' then 'yes' else '' end, true),
                 set_config('app.works_as',
                   case when found_scope.side <> 'agency' or found_scope.is_owner
                          or 'Assignments=View Other Users Assignment / Data' = any (found_scope.permissions)
                        then '' else found_scope.user_id::text end, true);
         return query select found_scope.user_id, found_scope.user_name, found_scope.tenant_id, found_scope.tenant_name,
                             found_scope.side, found_scope.tenant_status, found_scope.is_owner, found_scope.permissions;
       end $$;
       create index assignment_of_supplier on assignment (supplier_id, user_id) where deleted_at is null`,
    )
    .execute(db);

  await onlyAssigned(db, 'engagement', 'id');
  // Whatever hangs on an engagement by itself or by a record of one, but for who works on it: who assigns people has to
  // find those, as ids alone. By what a person is recognised by tells nothing, and is compared across engagements.
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text) as columns from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and a.attname in ('engagement_id', 'candidate_id', 'application_id', 'talent_request_id')
    where n.nspname = 'public' and c.relkind = 'r' and obj_description(c.oid) in ('kind:owned', 'kind:shared', 'kind:published')
      and c.relname not in ('assignment', 'candidate_identity', 'notification', 'event')
    group by c.relname order by c.relname`.execute(db);
  for (const { name, columns } of rows) {
    const parent = ['candidate', 'application', 'talent_request'].find((one) => columns.includes(`${one}_id`));
    if (columns.includes('engagement_id')) await onlyAssigned(db, name, 'engagement_id');
    else if (parent !== undefined) await onlyAssignedBy(db, name, parent);
  }
  // Somebody is told, and may read, that they were taken off an engagement that they see no more.
  await onlyAssigned(db, 'notification', 'engagement_id', `kind = 'assignment-removed'`);
  await onlyAssigned(
    db,
    'event',
    'engagement_id',
    `(kind = 'assignment.removed' and data ->> 'userId' = (select app.works_as())::text)`,
  );
};
