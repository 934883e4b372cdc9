import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy } from '#database/table-kinds.ts';

/** The fee of a hire while its candidate's ownership is disputed, and after the decision. Source: domain rules D12. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await run(`
    alter table candidate add column fee_state text check (fee_state in ('on_hold', 'assigned'));
    alter table candidate add constraint candidate_fee_state_of_hire check (fee_state is null or status_id = 2);
    create index candidate_fee_state on candidate (supplier_id) where fee_state is not null`);
  // In a separate table, which the agency that lost the fee can't read, because a row names the other agency.
  await makeTable(
    db,
    'assigned_fee',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `dispute_id uuid not null references ownership_dispute,
     candidate_id uuid not null references candidate on delete cascade,
     supplier_id uuid not null references tenant,
     supplier_name text not null,
     client_id uuid not null references tenant,
     engagement_id uuid not null references engagement,
     -- Null if the agency's terms give no fee for this hire, which the parties then agree on.
     amount numeric(14, 2),
     currency_id integer not null references currency,
     assigned_at timestamptz not null,
     primary key (dispute_id, candidate_id)`,
    'append',
  );
  await addAssignmentPolicy(db, 'assigned_fee', 'engagement_id');
  await run(`
    create unique index assigned_fee_of_candidate on assigned_fee (candidate_id);
    -- Rolecall's staff correct the salary of a hire, and the fee with it.
    grant update (amount) on assigned_fee to rolecall_app;
    create policy assigned_fee_correction on assigned_fee as restrictive for update
      using ((select app.side()) in ('provider', 'system'));
    create index assigned_fee_of_supplier on assigned_fee (supplier_id);
    create index assigned_fee_of_client on assigned_fee (client_id);
    create index assigned_fee_of_engagement on assigned_fee (engagement_id)`);
};
