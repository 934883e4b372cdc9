import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/** Candidates with their documents, answers and steps, who owns them, and drafts of submissions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await makeTable(
    db,
    'candidate',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     number int not null unique,
     engagement_id uuid not null references engagement,
     talent_request_id uuid not null references talent_request,
     application_id uuid not null references application,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     supplier_name text not null,
     first_name text not null check (length(first_name) between 1 and 100),
     last_name text not null check (length(last_name) between 1 and 100),
     email_address text not null,
     contact_number text not null default '',
     linked_in text not null default '',
     location text not null default '',
     current_country_id int references country,
     currency_id int not null references currency,
     base_salary numeric(14,2) not null check (base_salary > 0),
     total_compensation numeric(14,2),
     base_salary_revised numeric(14,2),
     is_base_salary_revised boolean not null default false,
     date_base_salary_revised timestamptz not null default '1900-01-01T00:00:00Z',
     fee_type_id int not null check (fee_type_id in (1, 2, 3)),
     fee_percent numeric(7,4),
     fee_amount numeric(14,2),
     agency_fee numeric(14,2) not null check (agency_fee >= 0),
     comment_to_employer text not null default '',
     status_id int not null default 1 check (status_id between 1 and 9),
     previous_status_id int,
     is_qualified boolean not null default true,
     reason_code text,
     reason_text text,
     first_viewed_at timestamptz,
     consent_confirmed_at timestamptz,
     submitted_by uuid not null,
     submitted_by_name text not null,
     date_submitted timestamptz not null,
     date_short_listed timestamptz,
     date_screened timestamptz,
     date_interviewed timestamptz,
     date_offer_extended timestamptz,
     date_hired timestamptz,
     date_rejected timestamptz,
     date_not_selected timestamptz,
     date_withdrawn timestamptz,
     updated_at timestamptz not null,
     supplier_logo_path text,
     erased_at timestamptz`,
  );
  await run(`
       create index candidate_of_client on candidate (client_id, date_submitted desc);
       create index candidate_of_request on candidate (talent_request_id, status_id);
       create index candidate_of_engagement on candidate (engagement_id, supplier_id, status_id);
       create index candidate_of_supplier on candidate (supplier_id, status_id, date_submitted desc, id desc)
         include (client_id, talent_request_id, engagement_id);
       create index candidate_email on candidate (lower(email_address));
       create index candidate_of_submitter on candidate (submitted_by, date_submitted desc);
       create index candidate_of_application on candidate (application_id, status_id)`);
  await addAssignmentPolicy(db, 'candidate', 'engagement_id');

  await makeTable(
    db,
    'candidate_identity',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `candidate_id uuid not null references candidate on delete cascade,
     talent_request_id uuid not null references talent_request,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     key_type text not null check (key_type in ('email', 'phone', 'linkedin')),
     key_hash text not null,
     active boolean not null default true,
     primary key (candidate_id, key_type)`,
  );
  await run(`
       create unique index candidate_identity_once on candidate_identity (talent_request_id, key_type, key_hash) where active;
       create index candidate_identity_key on candidate_identity (supplier_id, client_id, key_type, key_hash)`);

  // The owner of a person at a client. Only the functions of `database/functions/candidates/` read it.
  await makeTable(
    db,
    'candidate_ownership',
    { kind: 'system' },
    `client_id uuid not null references tenant,
     key_type text not null,
     key_hash text not null,
     scope_id uuid not null,
     supplier_id uuid not null references tenant,
     candidate_id uuid not null,
     owned_until timestamptz not null,
     primary key (client_id, key_type, key_hash, scope_id)`,
  );

  await makeTable(
    db,
    'candidate_document',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     candidate_id uuid references candidate on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid references tenant,
     kind text not null check (kind in ('cv', 'other')),
     file_name text not null,
     extension text not null,
     media_type text not null,
     size_bytes int not null,
     sha256 text not null,
     storage_key text not null,
     thumbnail_key text,
     text_content text,
     uploaded_by uuid not null,
     created_at timestamptz not null,
     deleted_at timestamptz,
     unreadable_reason text constraint candidate_document_unreadable_reason check (unreadable_reason in ('too-slow', 'too-large', 'too-many-pages', 'encrypted', 'damaged')),
     constraint candidate_document_text_or_reason check (unreadable_reason is null or text_content is null)`,
  );
  await run(`
       create index candidate_document_of on candidate_document (candidate_id) where deleted_at is null;
       create index candidate_document_loose on candidate_document (created_at) where candidate_id is null;
       create index candidate_document_unattached on candidate_document (supplier_id, uploaded_by)
         where candidate_id is null`);
  await addInheritedAssignmentPolicy(db, 'candidate_document', 'candidate');

  await makeTable(
    db,
    'candidate_answer',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `candidate_id uuid not null references candidate on delete cascade,
     question_id uuid not null references qualification_question,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     answer text not null,
     primary key (candidate_id, question_id)`,
  );
  await addInheritedAssignmentPolicy(db, 'candidate_answer', 'candidate');

  await makeTable(
    db,
    'candidate_step',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     candidate_id uuid not null references candidate on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     from_status_id int,
     to_status_id int not null,
     at timestamptz not null,
     by_user_id uuid,
     by_name text not null,
     by_side text not null,
     reason_code text,
     reason_text text`,
    'append',
  );
  await run(`
       create index candidate_step_of on candidate_step (candidate_id, at);
       create index candidate_step_of_author on candidate_step (by_user_id) where by_user_id is not null;
       -- Steps are append-only; only the system may change the text about people in them.
       grant update (by_name, reason_text) on candidate_step to rolecall_app;
       create policy candidate_step_words on candidate_step as restrictive for update using ((select app.side()) = 'system')`);
  await addInheritedAssignmentPolicy(db, 'candidate_step', 'candidate');

  await makeTable(
    db,
    'submission_draft',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     user_id uuid not null references app_user,
     talent_request_id uuid not null references talent_request,
     fields jsonb not null,
     document_id uuid references candidate_document,
     saved_at timestamptz not null,
     unique (user_id, talent_request_id)`,
  );
  await addInheritedAssignmentPolicy(db, 'submission_draft', 'talent_request');

  // An agency's checks of whether it may submit a person. The person is stored only as hashes of their keys.
  await makeTable(
    db,
    'ownership_check',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     user_id uuid not null references app_user,
     client_id uuid not null references tenant,
     key_hashes text[] not null check (cardinality(key_hashes) > 0),
     is_available boolean not null,
     checked_at timestamptz not null`,
  );
  await run(`
       create index ownership_check_of_user on ownership_check (supplier_id, user_id, checked_at);
       create index ownership_check_age on ownership_check (checked_at)`);
};
