import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** When an agency last wrote about itself, and what it has done for clients before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
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
  await sql
    .raw(
      `create index client_history_of_tenant on client_history (tenant_id, engaged_date desc);
       alter table agency_profile add column biography_saved_at timestamptz,
         add constraint agency_profile_biography_size check (char_length(biography) <= 40000);`,
    )
    .execute(db);
};
