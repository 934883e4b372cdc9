import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy } from '#database/table-kinds.ts';

/** Notifications and emails, payments, saved views and searches, and messages to support. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await makeTable(
    db,
    'notification',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     feed_id uuid not null references event,
     kind text not null,
     category text not null check (category in ('applications', 'clarifications', 'bidding', 'fulfillment')),
     engagement_id uuid references engagement,
     talent_request_id uuid references talent_request,
     application_id uuid references application,
     candidate_id uuid references candidate on delete cascade,
     created_at timestamptz not null,
     viewed_at timestamptz,
     archived_at timestamptz,
     constraint notification_once unique (user_id, feed_id)`,
  );
  await run(`
       create index notification_of_user on notification (user_id, created_at desc, id desc);
       create index notification_unseen on notification (user_id, created_at desc, id desc) where viewed_at is null and archived_at is null;
       create index notification_of_candidate on notification (candidate_id) where candidate_id is not null`);
  await addAssignmentPolicy(db, 'notification', 'engagement_id', {
    isPublic: true,
    unless: "kind = 'assignment-removed'",
  });

  await makeTable(
    db,
    'notification_setting',
    { kind: 'owned', tenant: 'tenant_id' },
    `user_id uuid primary key references app_user on delete cascade,
     tenant_id uuid not null references tenant,
     applications boolean not null default true,
     clarifications boolean not null default true,
     bidding boolean not null default true,
     fulfillment boolean not null default true,
     updated_at timestamptz not null`,
  );

  await makeTable(
    db,
    'email_preference',
    { kind: 'owned', tenant: 'tenant_id' },
    `user_id uuid primary key references app_user on delete cascade,
     tenant_id uuid not null references tenant,
     notification_summary boolean not null default true,
     application_updated boolean not null default true,
     candidate_status_changed boolean not null default true,
     quiet_from time,
     quiet_to time,
     time_zone text,
     mails_per_day int not null default 20 check (mails_per_day between 1 and 200),
     updated_at timestamptz not null,
     constraint quiet_hours_have_two_ends check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)`,
  );

  // One row per message, written in the same transaction as the change that makes the message due. Addresses and texts
  // are deleted when the person is erased.
  await makeTable(
    db,
    'mail',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     message_id text not null unique,
     tenant_id uuid references tenant,
     user_id uuid references app_user on delete cascade,
     template text not null,
     to_address text not null,
     to_name text not null default '',
     subject text not null,
     html text not null,
     body_text text not null,
     headers jsonb not null default '{}',
     status text not null default 'due' check (status in ('due', 'sent', 'dead')),
     attempts int not null default 0,
     last_error text,
     due_at timestamptz not null,
     created_at timestamptz not null,
     sent_at timestamptz,
     died_at timestamptz,
     constraint sent_says_when check ((status = 'sent') = (sent_at is not null) and (status = 'dead') = (died_at is not null))`,
  );
  await run(`
       create index mail_waiting on mail (due_at) where status = 'due';
       create index mail_dead on mail (died_at desc, id desc) where status = 'dead';
       create index mail_of_user on mail (user_id, created_at desc);
       create index mail_to_account on mail (to_address, created_at) where template like 'account-%'`);

  // Notices waiting to be sent by email, alone or together with others.
  await makeTable(
    db,
    'mail_notice',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     feed_id uuid not null references event,
     kind text not null,
     due_at timestamptz not null,
     mail_id uuid references mail on delete set null,
     dropped_at timestamptz,
     created_at timestamptz not null,
     constraint mail_notice_once unique (user_id, feed_id)`,
  );
  await run(`
       create index mail_notice_waiting on mail_notice (due_at) where mail_id is null and dropped_at is null;
       create index mail_notice_of_event on mail_notice (feed_id)`);

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
  await run(`
       create index support_message_waiting on support_message (due_at) where status = 'due';
       create index support_message_ended on support_message (ended_at) where status = 'delivered';
       create index support_message_of_user on support_message (user_id)`);

  await makeTable(
    db,
    'payment_transaction',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     candidate_id uuid not null unique references candidate,
     candidate_number int not null,
     engagement_id uuid not null references engagement,
     engagement_number int not null,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     fee numeric(14,2) not null check (fee >= 0),
     currency_id int not null references currency,
     recorded_at timestamptz not null`,
    'append',
  );
  await run(`
       create index payment_transaction_of_supplier on payment_transaction (supplier_id, recorded_at desc);
       create index payment_transaction_of_client on payment_transaction (client_id, recorded_at desc)`);
  await addAssignmentPolicy(db, 'payment_transaction', 'engagement_id');

  await makeTable(
    db,
    'payment_notice',
    { kind: 'system' },
    `transaction_id uuid not null references payment_transaction,
     party text not null check (party in ('marketplace', 'employer', 'agency')),
     user_id uuid not null references app_user on delete cascade,
     mail_id uuid references mail on delete set null,
     primary key (transaction_id, party, user_id)`,
  );
  await run(`
       create index payment_notice_of_mail on payment_notice (mail_id) where mail_id is not null;
       create index payment_notice_of_user on payment_notice (user_id)`);

  await makeTable(
    db,
    'notice_look',
    { kind: 'owned', tenant: 'tenant_id' },
    `user_id uuid not null references app_user on delete cascade,
     engagement_id uuid not null references engagement on delete cascade,
     tenant_id uuid not null references tenant,
     looked_at timestamptz not null,
     primary key (user_id, engagement_id)`,
  );
  await addAssignmentPolicy(db, 'notice_look', 'engagement_id', { isPublic: true });

  await makeTable(
    db,
    'board_view',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     name text not null check (length(name) between 1 and 60),
     query jsonb not null check (jsonb_typeof(query) = 'object'),
     is_default boolean not null default false,
     created_at timestamptz not null,
     updated_at timestamptz not null`,
  );
  await run(`
       create unique index board_view_name on board_view (user_id, lower(name));
       create unique index board_view_default on board_view (user_id) where is_default`);

  await makeTable(
    db,
    'saved_search',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     name text not null check (length(name) between 1 and 100),
     filters jsonb not null,
     query tsquery,
     alerts boolean not null,
     created_at timestamptz not null,
     constraint saved_search_named_once unique (user_id, name)`,
  );
  await run(`create index saved_search_with_alerts on saved_search (tenant_id) where alerts`);
};
