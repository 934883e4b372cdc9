import type { Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Codes of an app as a second factor, and what lets somebody in who has lost it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The secret is sealed; the last step that was used is not taken a second time.
  await makeTable(
    db,
    'second_factor',
    { kind: 'system' },
    `user_id uuid primary key references app_user on delete cascade,
     sealed_secret text not null,
     created_at timestamptz not null,
     confirmed_at timestamptz,
     last_step bigint not null default 0`,
  );
  await makeTable(
    db,
    'recovery_code',
    { kind: 'system' },
    `user_id uuid not null references second_factor on delete cascade,
     code_hash text not null,
     used_at timestamptz,
     primary key (user_id, code_hash)`,
  );
};
