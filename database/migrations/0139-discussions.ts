import { sql, type Kysely } from 'kysely';

/** Discussions between an agency and a client, and notifications about them. See decision 0098. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `-- A side can write only to companies that it works with, whatever the application asks for.
       create policy thread_between_partners on thread as restrictive for insert with check (
         kind <> 'discussion' or (select app.is_staff())
         or exists (select 1 from application a
              where a.supplier_id = thread.supplier_id and a.client_id = thread.client_id)
         or exists (select 1 from prequalification_request r
              where r.supplier_id = thread.supplier_id and r.client_id = thread.client_id));
       alter table notification add column thread_id uuid references thread on delete cascade;
       create index notification_of_thread on notification (thread_id) where thread_id is not null`,
    )
    .execute(db);
};
