import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const published = { kind: 'published', client: 'client_id' } as const;
  const shared = { kind: 'shared', supplier: 'supplier_id', client: 'client_id' } as const;

  await sql
    .raw(
      `create sequence engagement_number_competitive;
       create sequence engagement_number_successfee;
       create sequence talent_request_number;
       create sequence candidate_number;
       grant usage on all sequences in schema public to rolecall_app`,
    )
    .execute(db);

  await makeTable(
    db,
    'engagement',
    published,
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
     unique (kind, number),
     constraint competitive_is_tendered check (kind = 'successfee' or engagement_type_id = 2),
     constraint set_rate_has_its_fee check (
       engagement_type_id <> 1 or (case when fee_type_id = 3 then fee_amount else fee_percent end) is not null),
     constraint competitive_has_its_bidding check (
       (kind = 'competitive') = (bid_type_id is not null and bid_method_id is not null and award_type_id is not null)),
     constraint ended_says_how check ((status = 'open') = (ended_as is null) and (status = 'open') = (stage <> 'ended'))`,
  );
  await sql
    .raw(
      `create index engagement_open on engagement (closing_at, id) where published_at is not null and status = 'open';
       create index engagement_of_client on engagement (client_id, created_at desc)`,
    )
    .execute(db);

  await makeTable(
    db,
    'talent_request',
    published,
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
     constraint filled_within_roles check (
       internally_filled_roles >= 0 and internally_filled_roles <= no_of_roles_filled and no_of_roles_filled <= no_of_roles)`,
  );
  await sql
    .raw(
      `create index talent_request_of_engagement on talent_request (engagement_id, number);
       create function app.filled_roles_only_rise() returns trigger language plpgsql as $$
       begin
         if new.no_of_roles_filled < old.no_of_roles_filled then
           raise exception 'filled roles only rise' using errcode = 'RC002';
         end if;
         return new;
       end $$;
       create trigger talent_request_filled before update on talent_request for each row execute function app.filled_roles_only_rise()`,
    )
    .execute(db);

  await makeTable(
    db,
    'engagement_requirement',
    published,
    `id uuid primary key,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     text text not null,
     is_mandatory boolean not null,
     sort int not null,
     published_at timestamptz`,
  );
  await sql.raw(`create index engagement_requirement_of on engagement_requirement (engagement_id, sort)`).execute(db);

  await makeTable(
    db,
    'engagement_document',
    published,
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
     created_at timestamptz not null`,
  );
  await sql.raw(`create index engagement_document_of on engagement_document (engagement_id, created_at)`).execute(db);

  await makeTable(
    db,
    'qualification_question',
    published,
    `id uuid primary key,
     talent_request_id uuid not null references talent_request,
     client_id uuid not null references tenant,
     text text not null,
     kind text not null check (kind in ('yes_no', 'number', 'choice', 'text')),
     options jsonb not null default '[]',
     is_mandatory boolean not null,
     sort int not null,
     published_at timestamptz`,
  );
  await sql
    .raw(`create index qualification_question_of on qualification_question (talent_request_id, sort)`)
    .execute(db);
  // What an answer must be is the employer's own note and never leaves for an agency.
  await makeTable(
    db,
    'qualification_pass',
    { kind: 'owned', tenant: 'client_id' },
    `question_id uuid primary key references qualification_question,
     client_id uuid not null references tenant,
     passing text not null`,
  );

  await makeTable(
    db,
    'prequalification_request',
    shared,
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     recruitment_type_id int not null check (recruitment_type_id in (1, 2)),
     role_category_id int not null check (role_category_id in (1, 2, 3)),
     status_id int not null check (status_id between 1 and 5),
     reason_text text,
     requested_at timestamptz not null,
     decided_at timestamptz,
     ends_on date`,
  );
  await sql
    .raw(
      `create unique index prequalification_request_one on prequalification_request
            (supplier_id, client_id, recruitment_type_id, role_category_id) where status_id in (1, 2)`,
    )
    .execute(db);
};
