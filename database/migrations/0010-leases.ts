import type { Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Work that one process does for all: whoever holds its lease. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  makeTable(
    db,
    'lease',
    { kind: 'system' },
    `name text primary key,
     holder uuid not null,
     held_until timestamptz not null`,
  );
