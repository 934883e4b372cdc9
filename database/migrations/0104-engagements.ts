import { sql, type Kysely } from 'kysely';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { makeTable, addAssignmentPolicy, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/** Engagements with their talent requests, documents and questions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  for (const name of ['engagement_number', 'talent_request_number', 'candidate_number'])
    await run(`create sequence ${name}; grant usage on sequence ${name} to rolecall_app`);

  await makeTable(
    db,
    'engagement',
    { kind: 'published', client: 'client_id' },
    `id uuid primary key,
     number int not null,
     kind text not null check (kind in ('competitive', 'successfee')),
     engagement_type_id int not null check (engagement_type_id in (1, 2)),
     client_id uuid not null references tenant,
     title text not null check (length(title) between 1 and 200),
     description text not null default '',
     status text not null default 'open' check (status in ('open', 'completed', 'cancelled')),
     ended_as text check (ended_as in ('success', 'completed', 'cancelled', 'discontinued')),
     end_reason text,
     stage text not null check (stage in ('application', 'clarification', 'bidding', 'fulfillment', 'ended')),
     recruitment_type_id int not null check (recruitment_type_id in (1, 2)),
     role_category_id int not null check (role_category_id in (1, 2, 3)),
     employment_class_id int not null check (employment_class_id between 1 and 6),
     classification_id int not null references classification,
     sub_classification_id int references sub_classification,
     location text not null,
     country_id int not null references country,
     region_id int not null references region,
     time_zone text not null,
     currency_id int not null default 152 references currency,
     fee_type_id int not null default 3 check (fee_type_id in (1, 2, 3)),
     fee_percent numeric(7,4) check (fee_percent > 0 and fee_percent <= 100),
     fee_amount numeric(14,2) check (fee_amount > 0),
     bid_type_id int check (bid_type_id in (1, 2, 3)),
     bid_method_id int check (bid_method_id between 1 and 5),
     award_type_id int check (award_type_id in (1, 2, 3)),
     terms text not null,
     terms_version int not null default 1,
     guarantee_days int not null default 90,
     requires_prequalification boolean not null default false,
     requires_consent boolean not null default false,
     hiring_lead_name text not null,
     hiring_lead_email text not null,
     hiring_lead_mobile text not null default '',
     is_demo boolean not null default false,
     is_practice boolean not null default false,
     closing_at timestamptz not null,
     published_at timestamptz,
     ended_at timestamptz,
     created_at timestamptz not null,
     paused_at timestamptz,
     paused_until timestamptz,
     end_reason_id int,
     clarification_ends_at timestamptz,
     bidding_ends_at timestamptz,
     constraint competitive_is_tendered check (kind = 'successfee' or engagement_type_id = 2),
     constraint set_rate_has_its_fee check ( engagement_type_id <> 1 or (case when fee_type_id = 3 then fee_amount else fee_percent end) is not null),
     constraint competitive_has_its_bidding check ( (kind = 'competitive') = (bid_type_id is not null and bid_method_id is not null and award_type_id is not null)),
     constraint ended_says_how check ((status = 'open') = (ended_as is null) and (status = 'open') = (stage <> 'ended')),
     constraint paused_until_of_a_pause check (paused_until is null or paused_at is not null),
     constraint stage_times_of_competitive check ( kind = 'competitive' or (clarification_ends_at is null and bidding_ends_at is null)),
     constraint stages_of_its_kind check (kind = 'competitive' or stage not in ('clarification', 'bidding')),
     constraint engagement_number_key unique (number)`,
  );
  await run(`
       create index engagement_open on engagement (closing_at, id) where published_at is not null and status = 'open';
       create index engagement_of_client on engagement (client_id, created_at desc);
       create index engagement_newest on engagement (created_at desc, id) where published_at is not null;
       -- Not on the status, as engagement_open is: a statement that is planned for any value cannot use that.
       create index engagement_of_client_open on engagement (client_id, status, closing_at) where published_at is not null;
       create index engagement_published on engagement (published_at) where published_at is not null`);

  // The engagements that each agency has applied to, as IDs, for the policies that limit users to assigned work.
  // Denormalised from `application` by the trigger `record_applied`.
  await makeTable(
    db,
    'applied_engagement',
    { kind: 'owned', tenant: 'supplier_id' },
    `engagement_id uuid not null references engagement on delete cascade,
     supplier_id uuid not null references tenant,
     primary key (engagement_id, supplier_id)`,
    'append',
  );
  await addAssignmentPolicy(db, 'engagement', 'id', { isPublic: true });
  await addAssignmentPolicy(db, 'event', 'engagement_id', {
    isPublic: true,
    unless: "(kind = 'assignment.removed' and data ->> 'userId' = (select app.works_as())::text)",
  });

  await makeTable(
    db,
    'talent_request',
    { kind: 'published', client: 'client_id' },
    `id uuid primary key,
     number int not null unique,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     job_title text not null check (length(job_title) between 1 and 200),
     description text not null default '',
     location text not null,
     no_of_roles int not null check (no_of_roles between 1 and 10000),
     no_of_roles_filled int not null default 0,
     internally_filled_roles int not null default 0,
     status_id int not null check (status_id in (1, 2, 5, 6, 7, 8)),
     status_before_pause_id int,
     reason_code text,
     reason_text text,
     base_salary_from numeric(14,2),
     base_salary_to numeric(14,2),
     contracted_units numeric(10,2),
     cv_cap int check (cv_cap > 0),
     published_at timestamptz,
     status_changed_at timestamptz not null,
     created_at timestamptz not null,
     resume_at timestamptz,
     version int not null default 1,
     constraint filled_within_roles check ( internally_filled_roles >= 0 and internally_filled_roles <= no_of_roles_filled and no_of_roles_filled <= no_of_roles),
     constraint paused_knows_its_way_back check (status_id <> ${talentRequestStatus.paused}
       or status_before_pause_id in (${talentRequestStatus.inMarket}, ${talentRequestStatus.available}))`,
  );
  await run(`
       create index talent_request_of_engagement on talent_request (engagement_id, number);
       create index talent_request_cancelled on talent_request (id) include (client_id, published_at) where status_id = ${talentRequestStatus.cancelled};
       create index talent_request_to_resume on talent_request (resume_at) where status_id = ${talentRequestStatus.paused} and resume_at is not null;
       create index talent_request_cancelled_at on talent_request (status_changed_at) where status_id = ${talentRequestStatus.cancelled}`);
  await addAssignmentPolicy(db, 'talent_request', 'engagement_id', { isPublic: true });

  await makeTable(
    db,
    'engagement_requirement',
    { kind: 'published', client: 'client_id' },
    `id uuid primary key,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     text text not null,
     is_mandatory boolean not null,
     sort int not null,
     published_at timestamptz`,
  );
  await run(`create index engagement_requirement_of on engagement_requirement (engagement_id, sort)`);
  await addAssignmentPolicy(db, 'engagement_requirement', 'engagement_id', { isPublic: true });

  await makeTable(
    db,
    'engagement_document',
    { kind: 'published', client: 'client_id' },
    `id uuid primary key,
     engagement_id uuid not null references engagement,
     talent_request_id uuid references talent_request,
     client_id uuid not null references tenant,
     title text not null,
     file_name text not null,
     extension text not null,
     media_type text not null,
     size_bytes int not null,
     sha256 text not null,
     storage_key text not null,
     published_at timestamptz,
     created_at timestamptz not null,
     is_reference_agreement boolean not null default false,
     removed_at timestamptz,
     thumbnail_key text`,
  );
  await run(`
       create index engagement_document_of on engagement_document (engagement_id, created_at);
       create index engagement_document_removed on engagement_document (removed_at) where removed_at is not null;
       create index engagement_document_file on engagement_document (storage_key)`);
  await addAssignmentPolicy(db, 'engagement_document', 'engagement_id', { isPublic: true });

  await makeTable(
    db,
    'qualification_question',
    { kind: 'published', client: 'client_id' },
    `id uuid primary key,
     talent_request_id uuid not null references talent_request,
     client_id uuid not null references tenant,
     text text not null,
     kind text not null check (kind in ('yes_no', 'number', 'choice', 'text')),
     options jsonb not null default '[]',
     is_mandatory boolean not null,
     sort int not null,
     published_at timestamptz,
     withdrawn_at timestamptz`,
  );
  await run(`create index qualification_question_of on qualification_question (talent_request_id, sort)`);
  await addInheritedAssignmentPolicy(db, 'qualification_question', 'talent_request');

  // The expected answer is the employer's own note, which agencies never see.
  await makeTable(
    db,
    'qualification_pass',
    { kind: 'owned', tenant: 'client_id' },
    `question_id uuid primary key references qualification_question,
     client_id uuid not null references tenant,
     passing text not null`,
  );

  // The explanation that the employer entered with a reason. It is stored here because events contain only IDs.
  await makeTable(
    db,
    'engagement_note',
    { kind: 'owned', tenant: 'client_id' },
    `id uuid primary key,
     client_id uuid not null references tenant,
     engagement_id uuid not null references engagement,
     words text not null check (length(words) between 1 and 500)`,
    'append',
  );
  await run(`create index engagement_note_of on engagement_note (engagement_id)`);
  await addAssignmentPolicy(db, 'engagement_note', 'engagement_id', { isPublic: true });

  // Records that an employer adds before publishing an engagement are visible to that employer alone.
  await makeTable(
    db,
    'engagement_draft',
    { kind: 'owned', tenant: 'client_id' },
    `id uuid primary key,
     client_id uuid not null references tenant,
     fields jsonb not null,
     saved_at timestamptz not null`,
  );
  await run(`create index engagement_draft_of on engagement_draft (client_id, saved_at desc)`);

  // Removed documents and their files are kept for a day, for pages that are still open.
  await makeTable(
    db,
    'draft_document',
    { kind: 'owned', tenant: 'client_id' },
    `id uuid primary key,
     client_id uuid not null references tenant,
     draft_id uuid references engagement_draft on delete set null,
     -- Which talent request of the draft it is about; the whole engagement where there is none.
     request_key text check (length(request_key) between 1 and 40),
     title text not null check (length(title) between 1 and 200),
     file_name text not null,
     extension text not null,
     media_type text not null,
     size_bytes int not null,
     sha256 text not null,
     storage_key text not null,
     thumbnail_key text,
     is_reference_agreement boolean not null default false,
     created_at timestamptz not null,
     removed_at timestamptz`,
  );
  await run(`
       create index draft_document_of on draft_document (draft_id, created_at);
       create index draft_document_loose on draft_document (created_at) where draft_id is null or removed_at is not null`);

  await makeTable(
    db,
    'talent_request_change',
    { kind: 'published', client: 'client_id' },
    `id uuid primary key,
     -- What changed at once has one; the event names it.
     change_id uuid not null,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     field text not null check (field in ('jobTitle', 'description', 'location', 'noOfRoles', 'baseSalaryFrom', 'baseSalaryTo', 'contractedUnits', 'cvCap', 'question', 'wanted')),
     about text,
     before text,
     after text,
     sort int not null,
     published_at timestamptz,
     constraint wanted_answers_stay_with_the_employer check (field <> 'wanted' or published_at is null),
     constraint something_changed check (before is distinct from after)`,
    'append',
  );
  await run(`create index talent_request_change_of on talent_request_change (change_id, sort)`);
  await addAssignmentPolicy(db, 'talent_request_change', 'engagement_id', { isPublic: true });
};
