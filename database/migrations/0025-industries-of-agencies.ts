import type { Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** The industries and job titles that an agency recruits in and for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
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
};
