import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What people are told: at the bell, by mail, and what they want of both. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const owned = { kind: 'owned', tenant: 'tenant_id' } as const;

  await makeTable(
    db,
    'notification',
    owned,
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
  await makeTable(
    db,
    'notification_setting',
    owned,
    `user_id uuid primary key references app_user on delete cascade,
     tenant_id uuid not null references tenant,
     applications boolean not null default true,
     clarifications boolean not null default true,
     bidding boolean not null default true,
     fulfillment boolean not null default true,
     updated_at timestamptz not null`,
  );
  // Quiet hours are clock times in the person's zone; both or neither.
  await makeTable(
    db,
    'email_preference',
    owned,
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
  // One row a message, written in the transaction that makes it due. Addresses and texts go with the person.
  await makeTable(
    db,
    'mail',
    owned,
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
  // What a person is to be told by mail: waits for its moment, then goes into a mail alone or with others.
  await makeTable(
    db,
    'mail_notice',
    owned,
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
  await sql
    .raw(
      `create index notification_of_user on notification (user_id, created_at desc, id desc);
       create index notification_unseen on notification (user_id, created_at desc, id desc) where viewed_at is null and archived_at is null;
       create index notification_of_candidate on notification (candidate_id) where candidate_id is not null;
       create index mail_waiting on mail (due_at) where status = 'due';
       create index mail_dead on mail (died_at desc, id desc) where status = 'dead';
       create index mail_of_user on mail (user_id, created_at desc);
       create index mail_notice_waiting on mail_notice (due_at) where mail_id is null and dropped_at is null;
       create index mail_notice_of_event on mail_notice (feed_id);
       create index event_of_actor on event (actor_user_id, sequence desc) where actor_user_id is not null;
       -- What became of the mails of an event that is the caller's own: how many, never whose.
       create function app.mails_of_event(p_event uuid)
         returns table (recipients int, waiting int, sent int, dead int, last_sent_at timestamptz)
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select count(*)::int,
                (count(*) filter (where n.dropped_at is null and (m.id is null or m.status = 'due')))::int,
                (count(*) filter (where m.status = 'sent'))::int,
                (count(*) filter (where m.status = 'dead'))::int,
                max(m.sent_at)
         from mail_notice n
         join event e on e.id = n.feed_id
         left join mail m on m.id = n.mail_id
         where n.feed_id = p_event and app.tenant() in (e.supplier_id, e.client_id) $$;`,
    )
    .execute(db);
};
