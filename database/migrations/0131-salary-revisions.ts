import { sql, type Kysely } from 'kysely';
import { makeTable, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/**
 * Proposals by one side to change a candidate's base salary, and the other side's decisions. Source: domain rules D13.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await makeTable(
    db,
    'salary_revision',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     candidate_id uuid not null references candidate on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     state text not null default 'open'
       constraint salary_revision_state check (state in ('open', 'approved', 'rejected', 'withdrawn', 'closed')),
     base_salary numeric(14,2) not null check (base_salary > 0),
     total_compensation numeric(14,2),
     agency_fee numeric(14,2) not null check (agency_fee >= 0),
     base_salary_before numeric(14,2) not null,
     total_compensation_before numeric(14,2),
     agency_fee_before numeric(14,2) not null,
     reason text,
     proposed_at timestamptz not null,
     proposed_by uuid,
     proposed_by_name text not null,
     proposed_by_side text not null check (proposed_by_side in ('agency', 'client', 'provider')),
     decided_at timestamptz,
     decided_by uuid,
     decided_by_name text,
     decided_by_side text check (decided_by_side in ('agency', 'client', 'provider', 'system')),
     decision_reason text,
     constraint salary_revision_changes_pay check (
       base_salary <> base_salary_before or total_compensation is distinct from total_compensation_before),
     constraint total_covers_revised_salary check (total_compensation >= base_salary),
     constraint salary_revision_decided_once check (
       (state = 'open') = (decided_at is null) and (state = 'open') = (decided_by_side is null)),
     -- A proposal needs the consent of the other side; only Rolecall's correction of a hire needs none.
     constraint salary_revision_other_side_decides check (case state
       when 'approved' then (decided_by_side <> proposed_by_side) or proposed_by_side = 'provider'
       when 'rejected' then decided_by_side <> proposed_by_side
       when 'withdrawn' then decided_by_side = proposed_by_side
       else true end)`,
  );
  await run(`
    create unique index salary_revision_open on salary_revision (candidate_id) where state = 'open';
    create index salary_revision_of on salary_revision (candidate_id, proposed_at);
    create index salary_revision_of_proposer on salary_revision (proposed_by) where proposed_by is not null;
    create index salary_revision_of_decider on salary_revision (decided_by) where decided_by is not null;
    revoke delete on salary_revision from rolecall_app`);
  await addInheritedAssignmentPolicy(db, 'salary_revision', 'candidate');
};
