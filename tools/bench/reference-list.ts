import type { ClientBase } from 'pg';

/*
 * The list that shows how fast a machine is: 10 of an agency's candidates by status, newest first, with the exact total,
 * among 100,000. It has its own table and policy, so it doesn't change with the product (decision 0181).
 */

const agencyCount = 100;
const candidateCount = 100_000;

/** Creates the table unless it exists. */
export const createReferenceList = async (admin: ClientBase): Promise<void> => {
  const found = await admin.query<{ exists: boolean }>(
    `select to_regclass('bench_reference.candidate') is not null as exists`,
  );
  if (found.rows[0]?.exists === true) return;
  await admin.query(`
    begin;
    create schema bench_reference;
    create table bench_reference.candidate (
      id bigint primary key, supplier_id int not null, status_id int not null, date_submitted timestamptz not null,
      first_name text not null, last_name text not null, location text not null, base_salary numeric not null);
    insert into bench_reference.candidate
    select n, n % ${String(agencyCount)}, 1 + n / ${String(agencyCount)} % 8,
      timestamptz '2026-01-01' + n * interval '1 minute', 'First ' || n, 'Last ' || n, 'Perth', 90000 + n % 1000
    from generate_series(1, ${String(candidateCount)}) n;
    create index on bench_reference.candidate (supplier_id, date_submitted desc, id desc) include (status_id);
    alter table bench_reference.candidate enable row level security;
    create policy own on bench_reference.candidate
      using (supplier_id = (select current_setting('bench_reference.supplier')::int));
    grant usage on schema bench_reference to rolecall_app;
    grant select on bench_reference.candidate to rolecall_app;
    commit`);
  await admin.query('vacuum analyze bench_reference.candidate');
};

/** The statements of one request, which run in one transaction: first the agency, then the total and the page. */
export const referenceStatements = {
  scope: { name: 'reference scope', text: `select set_config('bench_reference.supplier', '1', true)` },
  total: {
    name: 'reference total',
    text: 'select count(*) as total from bench_reference.candidate where supplier_id = $1 and status_id = any ($2::int[])',
    values: [1, [1, 4]],
  },
  page: {
    name: 'reference page',
    text: `select * from bench_reference.candidate where supplier_id = $1 and status_id = any ($2::int[])
      order by date_submitted desc, id desc limit 10`,
    values: [1, [1, 4]],
  },
};
