import { sql, type Kysely } from 'kysely';
import { makeTable, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/** Employers' claims that they already knew a candidate. Source: domain rules D12. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await makeTable(
    db,
    'ownership_claim',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     candidate_id uuid not null references candidate on delete cascade,
     engagement_id uuid not null references engagement,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     state text not null default 'open'
       check (state in ('open', 'contested', 'withdrawn', 'accepted', 'lapsed', 'upheld', 'dismissed')),
     contacts jsonb not null,
     statement text not null,
     claimed_at timestamptz not null,
     claimed_by uuid not null references app_user,
     claimed_by_name text not null,
     answer_by timestamptz not null check (answer_by > claimed_at),
     agency_contacts jsonb not null default '[]',
     agency_statement text not null default '',
     contested_at timestamptz,
     contested_by uuid references app_user,
     contested_by_name text not null default '',
     decide_by timestamptz,
     ended_at timestamptz,
     ended_by_name text not null default '',
     reasons text not null default '',
     -- Each candidate is claimed at most once.
     constraint ownership_claim_once unique (candidate_id),
     constraint ownership_claim_contested check ((contested_at is null) = (decide_by is null)),
     constraint ownership_claim_ended check ((state in ('open', 'contested')) = (ended_at is null)),
     constraint ownership_claim_decided check (state not in ('upheld', 'dismissed') or contested_at is not null)`,
  );
  await addInheritedAssignmentPolicy(db, 'ownership_claim', 'candidate');
  await run(`
    create index ownership_claim_of_engagement on ownership_claim (engagement_id);
    create index ownership_claim_of_supplier on ownership_claim (supplier_id);
    create index ownership_claim_of_client on ownership_claim (client_id);
    create index ownership_claim_of_claimant on ownership_claim (claimed_by);
    create index ownership_claim_of_contester on ownership_claim (contested_by) where contested_by is not null;
    create index ownership_claim_due on ownership_claim (answer_by) where state = 'open';
    revoke delete on ownership_claim from rolecall_app;
    -- The claim of the employer on this candidate, where it matters for the candidate.
    alter table candidate add column claim_state text check (claim_state in ('pending', 'stands'))`);
};
