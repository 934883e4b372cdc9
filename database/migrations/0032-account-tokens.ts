import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Links that are mailed to people, and what people ask for who cannot sign in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The token itself is in the mail alone. It is good for the address that it was mailed to and for no later one.
  await makeTable(
    db,
    'account_token',
    { kind: 'owned', tenant: 'tenant_id' },
    `token_hash text primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     purpose text not null check (purpose in ('confirm-email', 'create-password', 'reset-password')),
     email text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz`,
  );
  // Whoever asks may be unknown here: a job finds that out, so that the answer cannot tell.
  await makeTable(
    db,
    'account_ask',
    { kind: 'system' },
    `id uuid primary key,
     kind text not null check (kind in ('confirm-email', 'reset-password')),
     email text not null,
     asked_at timestamptz not null`,
  );
  await sql
    .raw(
      `create index account_token_of_user on account_token (user_id, created_at desc);
       create index account_token_expiry on account_token (expires_at);
       create index account_ask_waiting on account_ask (asked_at);

       alter table app_user add column photo_thumb_key text,
                            add column walkthrough_on boolean not null default true;`,
    )
    .execute(db);
};
