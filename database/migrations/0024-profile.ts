import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What an agency says of itself, where it sits, and where it works. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
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
     details_saved_at timestamptz`,
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
  await sql
    .raw(
      `create unique index office_address_head on office_address (tenant_id) where type = 'Head Office';
       create index office_address_of_tenant on office_address (tenant_id, created_at)`,
    )
    .execute(db);
};
