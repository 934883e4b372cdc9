import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What people write to support, until its chat has taken it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'support_message',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     platform text not null check (platform in ('Agency', 'Client', 'Provider')),
     email text not null check (char_length(email) <= 255),
     subject text not null check (char_length(subject) <= 255),
     description text not null check (char_length(description) <= 500),
     support_address text not null,
     status text not null default 'due' check (status in ('due', 'delivered', 'dead')),
     attempts int not null default 0,
     last_error text,
     due_at timestamptz not null,
     created_at timestamptz not null,
     ended_at timestamptz,
     constraint support_message_end_says_when check ((status = 'due') = (ended_at is null))`,
  );
  await sql
    .raw(
      `create index support_message_waiting on support_message (due_at) where status = 'due';
       create index support_message_ended on support_message (ended_at) where status = 'delivered';
       create index support_message_of_user on support_message (user_id);`,
    )
    .execute(db);
};
