import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * Every step of an application is kept with who took it and why; and the database itself lets an application take no
 * step that there is not, whatever the product does above it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'application_step',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     application_id uuid not null references application on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     from_status_id int,
     to_status_id int not null check (to_status_id between 1 and 7),
     at timestamptz not null,
     by_user_id uuid,
     by_name text not null,
     by_side text not null check (by_side in ('agency', 'client', 'provider', 'system')),
     reason_code text,
     reason_text text`,
    'append',
  );
  await sql
    .raw(
      `create index application_step_of on application_step (application_id, at);
       create index application_step_of_author on application_step (by_user_id) where by_user_id is not null;
       -- Steps are never changed, but for the names of people in them, and by the system alone.
       grant update (by_name) on application_step to rolecall_app;
       create policy application_step_words on application_step as restrictive for update using ((select app.side()) = 'system');
       create index candidate_of_application on candidate (application_id, status_id);

       select set_config('app.side', 'system', true);
       insert into application_step (id, application_id, supplier_id, client_id, from_status_id, to_status_id, at, by_user_id, by_name, by_side)
         select gen_random_uuid(), id, supplier_id, client_id, null, 1, applied_at, applied_by, applied_by_name, 'agency' from application;
       insert into application_step (id, application_id, supplier_id, client_id, from_status_id, to_status_id, at, by_user_id, by_name, by_side, reason_code, reason_text)
         select gen_random_uuid(), id, supplier_id, client_id, coalesce(previous_status_id, 1), status_id,
                coalesce(withdrawn_at, decided_at, applied_at), null,
                case when status_id = 5 then applied_by_name else coalesce(decided_by_name, 'Rolecall') end,
                case when status_id = 5 then 'agency' when status_id = 6 then 'system' else 'client' end,
                reason_code, reason_text
         from application where status_id <> 1;
       select set_config('app.side', '', true);

       create function app.guard_application() returns trigger language plpgsql as $$
       begin
         if new.status_id = old.status_id then return new; end if;
         if not (case old.status_id
                   when 1 then new.status_id in (2, 3, 5, 6, 7)
                   when 2 then new.status_id in (4, 5, 6, 7)
                   when 5 then new.status_id = old.previous_status_id
                   when 7 then new.status_id in (1, 2, 5, 6)
                   else false
                 end) then
           raise exception 'An application does not go from status % to status %.', old.status_id, new.status_id
             using errcode = 'check_violation', constraint = 'application_step_possible';
         end if;
         if new.status_id = 5 and exists (select 1 from candidate c where c.application_id = new.id and c.status_id = 2) then
           raise exception 'An application by which somebody was hired is not withdrawn.'
             using errcode = 'check_violation', constraint = 'application_after_hire';
         end if;
         return new;
       end $$;
       create trigger application_steps before update of status_id on application
         for each row execute function app.guard_application();`,
    )
    .execute(db);
};
