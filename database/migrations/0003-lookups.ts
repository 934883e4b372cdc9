import type { Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Reference data that is long or has parents. The short lists of states and types are constants of the contract. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const reference = { kind: 'reference' } as const;
  await makeTable(db, 'region', reference, `id int primary key, value text not null unique, sort int not null`);
  await makeTable(
    db,
    'country',
    reference,
    `id int primary key, value text not null unique, code char(2) not null unique, region_id int not null references region`,
  );
  await makeTable(
    db,
    'currency',
    reference,
    `id int primary key, value text not null, code char(3) not null unique, digits int not null check (digits between 0 and 3)`,
  );
  await makeTable(db, 'sector', reference, `id int primary key, value text not null unique, sort int not null`);
  await makeTable(
    db,
    'industry',
    reference,
    `id int primary key, value text not null unique, sector_id int not null references sector, sort int not null`,
  );
  await makeTable(
    db,
    'sub_industry',
    reference,
    `id int primary key, value text not null, industry_id int not null references industry, sort int not null`,
  );
  await makeTable(db, 'classification', reference, `id int primary key, value text not null unique, sort int not null`);
  await makeTable(
    db,
    'sub_classification',
    reference,
    `id int primary key, value text not null, classification_id int not null references classification, sort int not null`,
  );
  await makeTable(
    db,
    'profession',
    reference,
    `id int primary key, value text not null unique, isco_code text, osca_code text`,
  );
  await makeTable(
    db,
    'job_title',
    reference,
    `id int primary key, value text not null unique, profession_id int not null references profession`,
  );
};
