import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/**
 * Disputes between agencies about the ownership of a candidate. Each agency has its own row, so that no query by one
 * agency can read the other's name or proof. Source: domain rules D12.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await makeTable(
    db,
    'ownership_dispute',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     engagement_id uuid not null references engagement,
     talent_request_id uuid not null references talent_request,
     first_name text not null,
     last_name text not null,
     keys text[] not null check (cardinality(keys) > 0),
     state text not null default 'open' check (state in ('open', 'withdrawn', 'upheld', 'dismissed')),
     contacts jsonb not null,
     statement text not null,
     opened_at timestamptz not null,
     opened_by uuid not null references app_user,
     opened_by_name text not null,
     decide_by timestamptz not null,
     -- When the candidate agreed to be represented by the agency at this client; null if nobody was asked.
     consented_at timestamptz,
     ended_at timestamptz,
     ended_by_name text not null default '',
     reasons text not null default '',
     erased_at timestamptz,
     constraint ownership_dispute_ended check ((state = 'open') = (ended_at is null))`,
  );
  await addAssignmentPolicy(db, 'ownership_dispute', 'engagement_id');
  await makeTable(
    db,
    'ownership_defence',
    { kind: 'owned', tenant: 'supplier_id' },
    `dispute_id uuid primary key references ownership_dispute,
     supplier_id uuid not null references tenant,
     candidate_id uuid not null references candidate on delete cascade,
     -- The talent request or the client in which the agency owned the person.
     scope_id uuid not null,
     opened_at timestamptz not null,
     answer_by timestamptz not null check (answer_by > opened_at),
     decide_by timestamptz not null,
     contacts jsonb not null default '[]',
     statement text not null default '',
     answered_at timestamptz,
     answered_by uuid references app_user,
     answered_by_name text not null default '',
     outcome text check (outcome in ('kept', 'lost', 'withdrawn')),
     ended_at timestamptz,
     reasons text not null default '',
     constraint ownership_defence_ended check ((outcome is null) = (ended_at is null))`,
  );
  await addInheritedAssignmentPolicy(db, 'ownership_defence', 'candidate');
  await run(`
    create index ownership_dispute_of_supplier on ownership_dispute (supplier_id, client_id);
    create index ownership_dispute_of_client on ownership_dispute (client_id);
    create index ownership_dispute_of_engagement on ownership_dispute (engagement_id);
    create index ownership_dispute_of_request on ownership_dispute (talent_request_id);
    create index ownership_dispute_of_opener on ownership_dispute (opened_by);
    create index ownership_dispute_open on ownership_dispute (decide_by) where state = 'open';
    create index ownership_dispute_to_clear on ownership_dispute (ended_at) where erased_at is null;
    create index ownership_defence_of_supplier on ownership_defence (supplier_id);
    create index ownership_defence_of_candidate on ownership_defence (candidate_id);
    create index ownership_defence_of_answerer on ownership_defence (answered_by) where answered_by is not null;
    revoke delete on ownership_dispute from rolecall_app;
    revoke delete on ownership_defence from rolecall_app;
    -- An agency disputes a person once, until the dispute has been cleared.
    create unique index ownership_dispute_once on ownership_dispute (supplier_id, talent_request_id, keys)
      where erased_at is null;
    -- The dispute about the ownership of this candidate, where it matters for the candidate. Nobody is hired meanwhile.
    alter table candidate add column dispute_state text check (dispute_state in ('pending', 'lost'));
    alter table candidate add constraint candidate_not_hired_in_dispute
      check (dispute_state is null or status_id <> 2)`);
};
