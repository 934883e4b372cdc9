import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What was asked to be erased, in ids; what is left of it stays a row, so that no history has a hole. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'erasure',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     kind text not null check (kind in ('candidate', 'user')),
     subject_id uuid not null,
     asked_by uuid not null,
     asked_at timestamptz not null,
     done_at timestamptz,
     unique (kind, subject_id)`,
  );
  await sql
    .raw(
      `create index erasure_waiting on erasure (asked_at) where done_at is null;
       create index erasure_of_tenant on erasure (tenant_id, asked_at desc, id desc);
       alter table candidate add column erased_at timestamptz;
       alter table app_user add column erased_at timestamptz;
       create index candidate_email on candidate (lower(email_address));
       -- Steps are never changed, but for the words about people in them, and by the system alone.
       grant update (by_name, reason_text) on candidate_step to rolecall_app;
       create policy candidate_step_words on candidate_step as restrictive for update using ((select app.side()) = 'system');
       -- The sessions of whoever holds this one.
       create function app.own_sessions(p_session text)
         returns table (created_at timestamptz, expires_at timestamptz, ended_at timestamptz, user_agent text)
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select s.created_at, s.expires_at, s.ended_at, s.user_agent
         from session s join session mine on mine.user_id = s.user_id
         where mine.id = p_session order by s.created_at desc limit 1000 $$;`,
    )
    .execute(db);
};
