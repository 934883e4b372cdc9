import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy } from '#database/table-kinds.ts';

/**
 * The time within which each client promises to answer, and the reminders about records that have waited longer. See
 * decision 0101.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await run(`
    alter table tenant add column service_level_days int not null default 5
      constraint tenant_service_level check (service_level_days between 1 and 30)`);
  await makeTable(
    db,
    'response_reminder',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     application_id uuid not null references application on delete cascade,
     candidate_id uuid references candidate on delete cascade,
     engagement_id uuid not null references engagement on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     waiting_since timestamptz not null,
     reminded_at timestamptz not null,
     escalated_at timestamptz,
     constraint response_reminder_once unique nulls not distinct (application_id, candidate_id, waiting_since),
     constraint response_reminder_in_order check (waiting_since < reminded_at and reminded_at < escalated_at)`,
  );
  await addAssignmentPolicy(db, 'response_reminder', 'engagement_id');
  await run(`
    create index response_reminder_of_candidate on response_reminder (candidate_id) where candidate_id is not null;
    create index response_reminder_of_engagement on response_reminder (engagement_id);
    create index response_reminder_of_supplier on response_reminder (supplier_id);
    create index response_reminder_of_client on response_reminder (client_id);
    create index response_reminder_escalated on response_reminder (escalated_at) where escalated_at is not null;
    create index candidate_unopened on candidate (client_id, date_submitted)
      where status_id = 1 and first_viewed_at is null and erased_at is null`);
};
