import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What clients of an agency write about it: asked for, written, reviewed, published. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The token itself is in the mail or with whoever made the link; here is its hash.
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
     constraint testimonial_is_written check ((status = 'requested') = (submitted_at is null)
       and (status = 'requested' or (recommendation is not null and logo_id is not null))),
     constraint testimonial_is_decided check ((status in ('approved', 'declined')) = (decided_at is not null)),
     constraint testimonial_declined_says_why check ((status = 'declined') = (decline_reason <> '')),
     constraint testimonial_published_is_approved check (not is_published or status = 'approved')`,
  );
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
  await sql
    .raw(
      `create index testimonial_of_tenant on testimonial (tenant_id, created_at desc, id desc) where deleted_at is null;
       create unique index testimonial_waiting on testimonial (tenant_id, email) where status = 'requested' and deleted_at is null;
       create index testimonial_in_review on testimonial (submitted_at, id) where status = 'submitted' and deleted_at is null;
       create index testimonial_decided on testimonial (status, decided_at desc, id desc) where decided_at is not null and deleted_at is null;
       create index testimonial_deleted on testimonial (deleted_at) where deleted_at is not null;
       create index testimonial_logo_of on testimonial_logo (testimonial_id);
       create index testimonial_logo_age on testimonial_logo (created_at);`,
    )
    .execute(db);
};
