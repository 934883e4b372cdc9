import { sql, type Kysely } from 'kysely';
import { makeTable, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/** The addresses to which users reply by email, and the emails that arrived there. See decision 0103. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'inbound_address',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     token text not null unique,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     thread_id uuid references thread on delete cascade,
     talent_request_id uuid references talent_request on delete cascade,
     page text not null,
     created_at timestamptz not null,
     constraint inbound_address_token check (token ~ '^[0-9a-f]{32}$'),
     constraint inbound_address_subject check (num_nonnulls(thread_id, talent_request_id) = 1),
     constraint inbound_address_of_thread unique (user_id, thread_id),
     constraint inbound_address_of_request unique (user_id, talent_request_id)`,
  );
  await addInheritedAssignmentPolicy(db, 'inbound_address', 'talent_request');
  await makeTable(
    db,
    'inbound_email',
    { kind: 'system' },
    `id uuid primary key,
     address_id uuid not null references inbound_address on delete cascade,
     message_id text not null,
     sender text,
     raw bytea,
     status text not null,
     reason text,
     files jsonb not null default '[]',
     attempts int not null default 0,
     due_at timestamptz not null,
     received_at timestamptz not null,
     constraint inbound_email_once unique (address_id, message_id),
     constraint inbound_email_status check (status in ('waiting', 'accepted', 'refused', 'ignored')),
     constraint inbound_email_content check ((status = 'waiting') = (raw is not null) and (status = 'waiting') = (sender is not null)),
     constraint inbound_email_files check (status = 'waiting' or files = '[]')`,
  );
  await sql
    .raw(
      `create index inbound_address_of_tenant on inbound_address (tenant_id);
       create index inbound_address_thread on inbound_address (thread_id) where thread_id is not null;
       create index inbound_address_request on inbound_address (talent_request_id) where talent_request_id is not null;
       create index inbound_email_due on inbound_email (due_at) where status = 'waiting';
       create index inbound_email_received on inbound_email (received_at)`,
    )
    .execute(db);
};
