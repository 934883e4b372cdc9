import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy } from '#database/table-kinds.ts';

/** Tasks that users add, and their changes to tasks that are derived from the agency's work. See decision 0092. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await makeTable(
    db,
    'week_task',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     created_by uuid not null references app_user on delete cascade,
     text text not null check (length(text) between 1 and 200),
     due_on date not null,
     engagement_id uuid references engagement,
     done_at timestamptz,
     created_at timestamptz not null`,
  );
  await run(`
       create index week_task_open on week_task (tenant_id, user_id) where done_at is null;
       create index week_task_done on week_task (tenant_id, user_id, done_at) where done_at is not null;
       create index week_task_of_author on week_task (created_by);
       create index week_task_of_engagement on week_task (engagement_id) where engagement_id is not null`);
  await addAssignmentPolicy(db, 'week_task', 'engagement_id', { unless: 'user_id = (select app.works_as())' });

  // `task_id` consists of the kind and the record's ID, such as 'apply:' and the engagement's ID.
  await makeTable(
    db,
    'week_task_change',
    { kind: 'owned', tenant: 'tenant_id' },
    `tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     task_id text not null check (length(task_id) <= 80),
     postponed_to date,
     handed_to uuid references app_user on delete cascade,
     changed_at timestamptz not null,
     primary key (user_id, task_id),
     constraint week_task_change_is_one check ((postponed_to is null) <> (handed_to is null)),
     constraint week_task_change_to_another check (handed_to <> user_id)`,
  );
  await run(`
       create index week_task_change_of_tenant on week_task_change (tenant_id);
       create index week_task_change_handed_to on week_task_change (handed_to) where handed_to is not null`);
};
