import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** An agency's profile and assessment, and testimonials from clients. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await makeTable(
    db,
    'agency_profile',
    { kind: 'owned', tenant: 'tenant_id' },
    `tenant_id uuid primary key references tenant,
     first_name text not null default '',
     last_name text not null default '',
     gender text not null default '',
     email text not null default '',
     phone_no text not null default '',
     mobile text not null default '',
     fax text not null default '',
     skype text not null default '',
     website text not null default '',
     linked_in text not null default '',
     twitter text not null default '',
     tenant_domain text not null default '',
     biography text not null default '',
     biography_length int not null default 0 check (biography_length >= 0),
     is_first_logged_in boolean not null default false,
     details_saved_at timestamptz,
     biography_saved_at timestamptz,
     constraint agency_profile_biography_size check (char_length(biography) <= 40000)`,
  );

  await makeTable(
    db,
    'office_address',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     type text not null check (type in ('Head Office', 'Branch Office', 'Regional Office', 'Postal Address')),
     address1 text not null,
     address2 text not null default '',
     country_id int not null references country,
     city text not null,
     state_province text not null default '',
     postal text not null,
     phone text not null default '',
     email text not null default '',
     created_at timestamptz not null`,
  );
  await run(`
       create unique index office_address_head on office_address (tenant_id) where type = 'Head Office';
       create index office_address_of_tenant on office_address (tenant_id, created_at)`);

  await makeTable(
    db,
    'served_area',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     region_id int not null references region,
     country_id int references country,
     created_at timestamptz not null,
     constraint served_area_once unique nulls not distinct (tenant_id, region_id, country_id)`,
  );

  await makeTable(
    db,
    'tenant_classification',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     classification_id int not null references classification,
     with_all_sub_classifications boolean not null,
     created_at timestamptz not null,
     unique (tenant_id, classification_id)`,
  );

  await makeTable(
    db,
    'tenant_sub_classification',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     tenant_classification_id uuid not null references tenant_classification on delete cascade,
     sub_classification_id int not null references sub_classification,
     created_at timestamptz not null,
     unique (tenant_classification_id, sub_classification_id)`,
  );

  await makeTable(
    db,
    'tenant_industry',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     industry_id int not null references industry,
     sub_industry_id int references sub_industry,
     created_at timestamptz not null,
     constraint tenant_industry_once unique nulls not distinct (tenant_id, industry_id, sub_industry_id)`,
  );

  await makeTable(
    db,
    'tenant_job_title',
    { kind: 'owned', tenant: 'tenant_id' },
    `tenant_id uuid not null references tenant,
     job_title_id int not null references job_title,
     created_at timestamptz not null,
     primary key (tenant_id, job_title_id)`,
  );

  await makeTable(
    db,
    'client_history',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     client text not null check (char_length(client) between 1 and 200),
     project text not null check (char_length(project) between 1 and 200),
     location text not null check (char_length(location) <= 200),
     region_id int not null references region,
     country_id int not null references country,
     engaged_date date not null,
     sector_id int not null references sector,
     industry_id int not null references industry,
     recruitment_type_id int not null,
     role_category_id int not null,
     employment_class_id int not null,
     description text not null check (char_length(description) <= 1000),
     created_at timestamptz not null,
     updated_at timestamptz not null`,
  );
  await run(`create index client_history_of_tenant on client_history (tenant_id, engaged_date desc)`);

  await makeTable(
    db,
    'assessment',
    { kind: 'owned', tenant: 'tenant_id' },
    `tenant_id uuid primary key references tenant,
     answers jsonb not null default '{}',
     updated_at timestamptz not null,
     confirmed_at timestamptz`,
  );
  await run(`create index assessment_waiting on assessment (confirmed_at) where confirmed_at is not null`);

  await makeTable(
    db,
    'assessment_file',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     key text not null,
     file_name text not null,
     media_type text not null,
     size_bytes int not null,
     storage_key text not null unique,
     thumbnail_key text,
     created_at timestamptz not null,
     removed_at timestamptz`,
  );
  await run(`
       create unique index assessment_file_of_answer on assessment_file (tenant_id, key) where removed_at is null;
       create index assessment_file_removed on assessment_file (removed_at) where removed_at is not null`);

  await makeTable(
    db,
    'company_logo',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     media_type text not null check (media_type in ('image/jpeg', 'image/png')),
     size_bytes int not null check (size_bytes between 1 and 500000),
     storage_key text not null unique,
     thumbnail_key text not null,
     created_at timestamptz not null,
     replaced_at timestamptz`,
  );
  await run(`
       create unique index company_logo_of_tenant on company_logo (tenant_id) where replaced_at is null;
       create index company_logo_replaced on company_logo (replaced_at) where replaced_at is not null`);

  // The hash of the token; the token itself is in the email, or with the user who created the link.
  await makeTable(
    db,
    'testimonial',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     full_name text not null check (char_length(full_name) <= 120),
     job_title text not null check (char_length(job_title) <= 120),
     company text not null check (char_length(company) <= 200),
     email text not null check (email = lower(trim(email)) and char_length(email) <= 254),
     recommendation text check (char_length(recommendation) between 1 and 500),
     logo_id uuid,
     status text not null default 'requested' check (status in ('requested', 'submitted', 'approved', 'declined')),
     is_published boolean not null default false,
     is_mailed boolean not null,
     token_hash text unique,
     expires_at timestamptz not null,
     created_by uuid,
     created_at timestamptz not null,
     submitted_at timestamptz,
     decided_at timestamptz,
     decline_reason text not null default '',
     deleted_at timestamptz,
     constraint testimonial_is_written check ((status = 'requested') = (submitted_at is null) and (status = 'requested' or (recommendation is not null and logo_id is not null))),
     constraint testimonial_is_decided check ((status in ('approved', 'declined')) = (decided_at is not null)),
     constraint testimonial_declined_says_why check ((status = 'declined') = (decline_reason <> '')),
     constraint testimonial_published_is_approved check (not is_published or status = 'approved')`,
  );
  await run(`
       create index testimonial_of_tenant on testimonial (tenant_id, created_at desc, id desc) where deleted_at is null;
       create unique index testimonial_waiting on testimonial (tenant_id, email) where status = 'requested' and deleted_at is null;
       create index testimonial_in_review on testimonial (submitted_at, id) where status = 'submitted' and deleted_at is null;
       create index testimonial_decided on testimonial (status, decided_at desc, id desc) where decided_at is not null and deleted_at is null;
       create index testimonial_deleted on testimonial (deleted_at) where deleted_at is not null`);

  await makeTable(
    db,
    'testimonial_logo',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     testimonial_id uuid not null references testimonial on delete cascade,
     file_name text not null,
     media_type text not null,
     size_bytes int not null,
     storage_key text not null,
     thumbnail_key text not null,
     created_at timestamptz not null`,
  );
  await run(`
       create index testimonial_logo_of on testimonial_logo (testimonial_id);
       create index testimonial_logo_age on testimonial_logo (created_at)`);
};
