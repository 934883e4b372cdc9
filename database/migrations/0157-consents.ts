import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy } from '#database/table-kinds.ts';

/** Candidates' consent to be represented, and the submissions that wait for it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await run(`alter table engagement add column requires_candidate_consent boolean not null default false`);
  await makeTable(
    db,
    'consent_request',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     engagement_id uuid not null references engagement,
     talent_request_id uuid not null references talent_request,
     draft_candidate_id uuid references draft_candidate on delete set null,
     first_name text not null,
     last_name text not null,
     email_address text not null,
     -- The waiting submission as it will be made; null once the person is erased.
     submission jsonb,
     text_version int not null,
     state text not null default 'waiting'
       check (state in ('waiting', 'agreed', 'refused', 'withdrawn', 'expired', 'cancelled')),
     requested_by uuid not null references app_user,
     requested_by_name text not null,
     requested_at timestamptz not null,
     sent_at timestamptz not null,
     reminded_at timestamptz,
     expires_at timestamptz not null check (expires_at > requested_at),
     opened_at timestamptz,
     answered_at timestamptz,
     -- The hash of the page that the candidate had read: the evidence, together with the time and the version of the text.
     shown_hash text,
     withdrawn_at timestamptz,
     note text not null default '',
     corrections jsonb not null default '[]',
     problem text,
     code_hash text,
     code_expires_at timestamptz,
     erased_at timestamptz,
     constraint consent_request_evidence
       check (state not in ('agreed', 'refused', 'withdrawn') or (answered_at is not null and shown_hash is not null)),
     constraint consent_request_withdrawn check ((state = 'withdrawn') = (withdrawn_at is not null))`,
  );
  await addAssignmentPolicy(db, 'consent_request', 'engagement_id');
  await run(`
    create unique index consent_request_waiting on consent_request (supplier_id, talent_request_id, lower(email_address))
      where state = 'waiting';
    create index consent_request_of_supplier on consent_request (supplier_id, requested_at desc, id desc);
    create index consent_request_of_engagement on consent_request (engagement_id, supplier_id);
    create index consent_request_of_request on consent_request (talent_request_id);
    create index consent_request_of_draft on consent_request (draft_candidate_id) where draft_candidate_id is not null;
    create index consent_request_due on consent_request (expires_at) where state = 'waiting';
    alter table candidate add column consent_request_id uuid references consent_request,
      add column consent_withdrawn_at timestamptz;
    create unique index candidate_of_consent on candidate (consent_request_id) where consent_request_id is not null`);
};
