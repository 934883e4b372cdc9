import { sql, type Kysely } from 'kysely';
import { makeTable, secureTable } from '#database/table-kinds.ts';

/**
 * The tables that every room relies on: settings, events, jobs, limits, and reference data that is long or
 * hierarchical.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  await run('grant usage on schema app, public to rolecall_app');

  // The objects that the last preparation applied from `database/functions/`; see `database/apply-objects.ts`.
  await makeTable(
    db,
    'sql_object',
    { kind: 'system' },
    `kind text not null,
     name text not null,
     hash text not null,
     definition text not null,
     position int not null,
     missing_since text,
     primary key (kind, name)`,
  );

  await makeTable(
    db,
    'secret',
    { kind: 'system' },
    `name text primary key,
     value text not null,
     created_at timestamptz not null default now()`,
  );

  await makeTable(
    db,
    'idempotency',
    { kind: 'system' },
    `owner text not null,
     key text not null,
     fingerprint text not null,
     status int,
     answer jsonb,
     created_at timestamptz not null default now(),
     primary key (owner, key)`,
  );
  await run(`create index idempotency_age on idempotency (created_at)`);

  await makeTable(
    db,
    'event',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     sequence bigint generated always as identity,
     kind text not null,
     at timestamptz not null,
     actor_user_id uuid,
     supplier_id uuid,
     client_id uuid,
     engagement_id uuid,
     talent_request_id uuid,
     application_id uuid,
     candidate_id uuid,
     data jsonb not null default '{}'`,
    'append',
  );
  await run(`
       create index event_of_engagement on event (engagement_id, sequence);
       create index event_of_candidate on event (candidate_id, sequence);
       create index event_of_actor on event (actor_user_id, sequence desc) where actor_user_id is not null;
       grant usage on sequence event_sequence_seq to rolecall_app`);

  await makeTable(
    db,
    'region',
    { kind: 'reference' },
    `id int primary key,
     value text not null unique,
     sort int not null`,
  );

  await makeTable(
    db,
    'country',
    { kind: 'reference' },
    `id int primary key,
     value text not null unique,
     code char(2) not null unique,
     region_id int not null references region`,
  );

  await makeTable(
    db,
    'currency',
    { kind: 'reference' },
    `id int primary key,
     value text not null,
     code char(3) not null unique,
     digits int not null check (digits between 0 and 3)`,
  );

  await makeTable(
    db,
    'sector',
    { kind: 'reference' },
    `id int primary key,
     value text not null unique,
     sort int not null`,
  );

  await makeTable(
    db,
    'industry',
    { kind: 'reference' },
    `id int primary key,
     value text not null unique,
     sector_id int not null references sector,
     sort int not null`,
  );

  await makeTable(
    db,
    'sub_industry',
    { kind: 'reference' },
    `id int primary key,
     value text not null,
     industry_id int not null references industry,
     sort int not null`,
  );

  await makeTable(
    db,
    'classification',
    { kind: 'reference' },
    `id int primary key,
     value text not null unique,
     sort int not null`,
  );

  await makeTable(
    db,
    'sub_classification',
    { kind: 'reference' },
    `id int primary key,
     value text not null,
     classification_id int not null references classification,
     sort int not null`,
  );

  await makeTable(
    db,
    'profession',
    { kind: 'reference' },
    `id int primary key,
     value text not null unique,
     isco_code text,
     osca_code text`,
  );

  await makeTable(
    db,
    'job_title',
    { kind: 'reference' },
    `id int primary key,
     value text not null unique,
     profession_id int not null references profession`,
  );

  // Tasks that one process, the holder of the lease, performs for all processes.
  await makeTable(
    db,
    'lease',
    { kind: 'system' },
    `name text primary key,
     holder uuid not null,
     held_until timestamptz not null`,
  );

  // Counters shared by all processes. Losing them in a crash does no harm.
  await run(`create unlogged table rate_limit (
     key text,
     minute bigint,
     hits int not null,
     primary key (key, minute))`);
  await secureTable(db, 'rate_limit', { kind: 'system' });
  await run(`create index rate_limit_age on rate_limit (minute)`);
};
