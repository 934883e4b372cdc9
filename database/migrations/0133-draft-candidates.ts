import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/** Draft candidates with their assessments, their check links, and the calls to the language model. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await makeTable(
    db,
    'draft_candidate',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     engagement_id uuid not null references engagement,
     talent_request_id uuid not null references talent_request,
     first_name text not null check (length(first_name) between 1 and 100),
     last_name text not null check (length(last_name) between 1 and 100),
     email_address text not null,
     current_country_id int references country,
     document_id uuid references candidate_document on delete set null,
     ai_status_id int not null default 1 check (ai_status_id between 1 and 4),
     score int check (score between 0 and 100),
     method text check (method in ('model', 'terms')),
     model text,
     problem text check (problem in ('no-text', 'no-requirements', 'switched-off', 'model-unreachable', 'model-too-slow', 'model-unusable')),
     run int not null default 1,
     claimed_until timestamptz,
     asked_by uuid not null,
     candidate_id uuid references candidate,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     constraint draft_candidate_completed_has_score check ((ai_status_id = 2) = (score is not null) and (ai_status_id = 2) = (method is not null)),
     constraint draft_candidate_problem_of_status check ((ai_status_id in (3, 4)) = (problem is not null))`,
  );
  await run(`
    create index draft_candidate_of_engagement on draft_candidate (engagement_id, supplier_id, updated_at desc);
    create index draft_candidate_to_assess on draft_candidate (updated_at) where ai_status_id = 1;
    create index draft_candidate_of_document on draft_candidate (document_id);
    create index draft_candidate_of_candidate on draft_candidate (candidate_id) where candidate_id is not null;
    create index draft_candidate_email on draft_candidate (supplier_id, lower(email_address))`);
  await addAssignmentPolicy(db, 'draft_candidate', 'engagement_id');

  await makeTable(
    db,
    'draft_candidate_answer',
    { kind: 'owned', tenant: 'supplier_id' },
    `draft_candidate_id uuid not null references draft_candidate on delete cascade,
     requirement_id uuid not null references qualification_question,
     supplier_id uuid not null references tenant,
     text text not null,
     is_mandatory boolean not null,
     sort int not null,
     verdict text not null check (verdict in ('met', 'partly', 'not_found')),
     quotation text check (length(quotation) > 0),
     start int check (start >= 0),
     primary key (draft_candidate_id, requirement_id),
     constraint draft_candidate_answer_needs_quotation check (
       (verdict = 'not_found') = (quotation is null) and (quotation is null) = (start is null))`,
  );
  await addInheritedAssignmentPolicy(db, 'draft_candidate_answer', 'draft_candidate');

  await makeTable(
    db,
    'check_link',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     draft_candidate_id uuid not null references draft_candidate on delete cascade,
     supplier_id uuid not null references tenant,
     issued_by uuid not null,
     issued_at timestamptz not null,
     expires_at timestamptz not null check (expires_at <= issued_at + interval '72 hours'),
     revoked_at timestamptz`,
  );
  await run(`create unique index check_link_running on check_link (draft_candidate_id) where revoked_at is null`);
  await addInheritedAssignmentPolicy(db, 'check_link', 'draft_candidate');

  // Append-only. A row is deleted together with its draft when the person is erased.
  await makeTable(
    db,
    'model_call',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     draft_candidate_id uuid not null references draft_candidate on delete cascade,
     supplier_id uuid not null references tenant,
     user_id uuid not null,
     at timestamptz not null,
     model text not null,
     version text not null,
     input_hash text not null,
     input_tokens int,
     output_tokens int,
     problem text`,
    'append',
  );
  await run(`
    create index model_call_of_draft on model_call (draft_candidate_id);
    create index model_call_of_user on model_call (user_id, at desc)`);
  await addInheritedAssignmentPolicy(db, 'model_call', 'draft_candidate');

  await makeTable(
    db,
    'assessment_opt_out',
    { kind: 'owned', tenant: 'supplier_id' },
    `supplier_id uuid primary key references tenant,
     since timestamptz not null`,
  );
};
