import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What an employer writes before an engagement is published is the employer's alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'engagement_draft',
    { kind: 'owned', tenant: 'client_id' },
    `id uuid primary key,
     client_id uuid not null references tenant,
     fields jsonb not null,
     saved_at timestamptz not null`,
  );
  await sql.raw(`create index engagement_draft_of on engagement_draft (client_id, saved_at desc)`).execute(db);
};
