import { sql, type Kysely } from 'kysely';
import { applicationStatus } from '#contract/applications/states.ts';
import { makeTable, addAssignmentPolicy, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/** Applications with their steps and tenders, placed bids, and assignments. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await makeTable(
    db,
    'application',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     engagement_id uuid not null references engagement,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     supplier_name text not null,
     status_id int not null check (status_id between 1 and 7),
     previous_status_id int,
     location text not null default '',
     terms_version int not null,
     terms_hash text not null,
     terms jsonb not null,
     fee_type_id int check (fee_type_id in (1, 2, 3)),
     fee_percent numeric(7,4),
     fee_amount numeric(14,2),
     applied_by uuid not null,
     applied_by_name text not null,
     applied_at timestamptz not null,
     decided_at timestamptz,
     decided_by_name text,
     reason_code text,
     reason_text text,
     withdrawn_at timestamptz,
     rebid_due_at timestamptz,
     rebid_paused_at timestamptz,
     rebid_paused_until timestamptz,
     constraint application_once unique (engagement_id, supplier_id),
     constraint rebid_pause_of_a_rebid check (rebid_paused_at is null or rebid_due_at is not null),
     constraint rebid_paused_until_of_a_pause check (rebid_paused_until is null or rebid_paused_at is not null)`,
  );
  await run(`
       create index application_of_supplier on application (supplier_id, status_id, applied_at desc);
       create index application_of_client on application (client_id, status_id, applied_at, id) include (engagement_id);
       create index application_of_applicant on application (applied_by, applied_at desc);
       create index application_rebid_due on application (rebid_due_at) where status_id = ${applicationStatus.rebid};
       create index application_of_client_at on application (client_id, applied_at)`);
  // The applicant is assigned in the same transaction, but only after this row is inserted. Until then, the policy
  // treats the engagement as one that the agency has not applied to.
  await addAssignmentPolicy(db, 'application', 'engagement_id', { isPublic: true });

  await makeTable(
    db,
    'assignment',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     engagement_id uuid not null references engagement,
     supplier_id uuid not null references tenant,
     user_id uuid not null references app_user,
     created_by uuid not null,
     created_at timestamptz not null,
     deleted_at timestamptz`,
  );
  await run(`
       create unique index assignment_once on assignment (engagement_id, user_id) where deleted_at is null;
       create index assignment_of_user on assignment (user_id) include (engagement_id, supplier_id) where deleted_at is null;
       create index assignment_of_supplier on assignment (supplier_id, user_id) where deleted_at is null`);

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
  await run(`
       create index application_step_of on application_step (application_id, at);
       create index application_step_of_author on application_step (by_user_id) where by_user_id is not null;
       -- Steps are append-only; only the system may change the names of people in them.
       grant update (by_name) on application_step to rolecall_app;
       create policy application_step_words on application_step as restrictive for update using ((select app.side()) = 'system')`);
  await addInheritedAssignmentPolicy(db, 'application_step', 'application');

  await makeTable(
    db,
    'application_offer',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     application_id uuid not null references application on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     fee_type_id int not null check (fee_type_id in (1, 2, 3)),
     fee_percent numeric(7,4),
     fee_amount numeric(14,2),
     at timestamptz not null,
     by_user_id uuid,
     by_name text not null,
     constraint offer_has_one_fee check ((fee_type_id = 3) = (fee_amount is not null) and (fee_type_id = 3) = (fee_percent is null))`,
    'append',
  );
  await run(`
       create index application_offer_of on application_offer (application_id, at);
       create index application_offer_of_author on application_offer (by_user_id) where by_user_id is not null;
       -- Tenders are append-only; only the system may change the names of people in them.
       grant update (by_name) on application_offer to rolecall_app;
       create policy application_offer_words on application_offer as restrictive for update using ((select app.side()) = 'system')`);
  await addInheritedAssignmentPolicy(db, 'application_offer', 'application');

  // The talent requests that each agency has bid on, hidden from every other tenant.
  await makeTable(
    db,
    'placed_bid',
    { kind: 'owned', tenant: 'supplier_id' },
    `supplier_id uuid not null references tenant,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     placed_at timestamptz not null,
     primary key (supplier_id, talent_request_id)`,
  );
  await run(`create index placed_bid_of_engagement on placed_bid (engagement_id)`);
  await addAssignmentPolicy(db, 'placed_bid', 'engagement_id');
};
