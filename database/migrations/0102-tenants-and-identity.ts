import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Agencies, clients and the provider, their users, and how users sign in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  // An agency sees itself and every approved client; a client sees itself. Agencies never see each other.
  await makeTable(
    db,
    'tenant',
    { kind: 'published', client: 'id', visible: "side = 'client' and status = 'approved'" },
    `id uuid primary key,
     side text not null check (side in ('agency', 'client', 'provider')),
     name text not null check (length(name) between 1 and 200),
     status text not null default 'pending' check (status in ('approved', 'pending', 'declined')),
     status_reason text,
     is_assessment_completed boolean not null default false,
     city text not null default '',
     country_id int,
     time_zone text not null default 'UTC',
     logo_key text,
     is_demo boolean not null default false,
     ownership_days int not null default 180 check (ownership_days between 0 and 3650),
     ownership_scope text not null default 'all_requests' check (ownership_scope in ('this_request', 'all_requests')),
     created_at timestamptz not null,
     decided_at timestamptz`,
  );

  await makeTable(
    db,
    'app_user',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     email text not null check (email = lower(trim(email)) and length(email) <= 254),
     is_email_verified boolean not null default false,
     username text not null,
     nickname text not null default '',
     first_name text not null,
     last_name text not null,
     is_owner boolean not null default false,
     is_sub_user boolean not null default false,
     login_count int not null default 0,
     last_login_at timestamptz,
     created_at timestamptz not null,
     deleted_at timestamptz,
     walkthrough_on boolean not null default true,
     photo_id uuid,
     erased_at timestamptz,
     external_issuer text,
     external_subject text`,
  );
  await run(`
       create unique index app_user_email on app_user (email) where deleted_at is null;
       create index app_user_tenant on app_user (tenant_id, created_at desc);
       create unique index app_user_external on app_user (external_issuer, external_subject) where deleted_at is null`);

  await makeTable(
    db,
    'credential',
    { kind: 'system' },
    `user_id uuid primary key references app_user on delete cascade,
     password_hash text not null,
     changed_at timestamptz not null`,
  );

  await makeTable(
    db,
    'session',
    { kind: 'system' },
    `id text primary key,
     user_id uuid not null references app_user on delete cascade,
     refresh_token_hash text,
     user_agent text not null default '',
     created_at timestamptz not null,
     expires_at timestamptz not null,
     ended_at timestamptz,
     idle_until timestamptz,
     confirmed_at timestamptz`,
  );
  await run(`create index session_of_user on session (user_id) where ended_at is null`);

  await makeTable(
    db,
    'identity_record',
    { kind: 'system' },
    `model text not null,
     id text not null,
     payload jsonb not null,
     grant_id text,
     uid text,
     user_code text,
     consumed_at timestamptz,
     expires_at timestamptz,
     primary key (model, id)`,
  );
  await run(`
       create index identity_record_grant on identity_record (grant_id) where grant_id is not null;
       create index identity_record_uid on identity_record (model, uid) where uid is not null;
       create index identity_record_expiry on identity_record (expires_at)`);

  // Default roles have no tenant: every user can read them, only the system writes them.
  await makeTable(
    db,
    'role',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid references tenant,
     name text not null check (length(name) between 1 and 100),
     created_at timestamptz not null,
     set_aside_at timestamptz`,
  );
  await run(`
       create unique index role_name on role (tenant_id, lower(name)) nulls not distinct;
       create policy role_default on role for select using (tenant_id is null)`);

  await makeTable(
    db,
    'role_permission',
    { kind: 'owned', tenant: 'tenant_id' },
    `role_id uuid not null references role on delete cascade,
     tenant_id uuid,
     permission text not null,
     primary key (role_id, permission)`,
  );
  await run(`create policy role_permission_default on role_permission for select using (tenant_id is null)`);

  await makeTable(
    db,
    'user_role',
    { kind: 'owned', tenant: 'tenant_id' },
    `user_id uuid not null references app_user on delete cascade,
     role_id uuid not null references role,
     tenant_id uuid not null references tenant,
     primary key (user_id, role_id)`,
  );
  await run(`create index user_role_of_role on user_role (role_id)`);

  // A staff account: an account in an agency that belongs to a member of the provider's staff.
  await makeTable(
    db,
    'staff_account',
    { kind: 'owned', tenant: 'tenant_id' },
    `user_id uuid primary key references app_user on delete cascade,
     tenant_id uuid not null references tenant,
     staff_id uuid not null references app_user on delete cascade,
     added_by uuid not null,
     added_at timestamptz not null,
     constraint staff_account_once unique (tenant_id, staff_id)`,
  );
  await run(`create index staff_account_of_staff on staff_account (staff_id)`);

  // Without a row, every flag is off.
  await makeTable(
    db,
    'tenant_flag',
    { kind: 'owned', tenant: 'tenant_id' },
    `tenant_id uuid primary key references tenant,
     is_accessible boolean not null default false,
     is_beta_mode boolean not null default false,
     is_contract_mode boolean not null default false,
     changed_by uuid not null,
     changed_at timestamptz not null`,
  );

  // The token itself is only in the email. It is valid only for the address it was sent to.
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
  await run(`
       create index account_token_of_user on account_token (user_id, created_at desc);
       create index account_token_expiry on account_token (expires_at)`);

  // The address may be unknown. A job looks it up later, so the response can't reveal whether the address is known.
  await makeTable(
    db,
    'account_ask',
    { kind: 'system' },
    `id uuid primary key,
     kind text not null check (kind in ('confirm-email', 'reset-password')),
     email text not null,
     asked_at timestamptz not null,
     next_path text`,
  );
  await run(`create index account_ask_waiting on account_ask (asked_at)`);

  await makeTable(
    db,
    'user_photo',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     media_type text not null check (media_type in ('image/jpeg', 'image/png')),
     size_bytes int not null check (size_bytes > 0),
     storage_key text not null unique,
     thumbnail_key text not null,
     created_at timestamptz not null,
     replaced_at timestamptz`,
  );
  await run(`
       create unique index user_photo_of_user on user_photo (user_id) where replaced_at is null;
       create index user_photo_replaced on user_photo (replaced_at) where replaced_at is not null`);

  // The secret is encrypted. A used time step is not accepted again.
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

  // The requested erasures, stored as IDs only.
  await makeTable(
    db,
    'erasure',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     kind text not null check (kind in ('candidate', 'user')),
     subject_id uuid not null,
     asked_by uuid not null,
     asked_at timestamptz not null,
     done_at timestamptz,
     unique (kind, subject_id)`,
  );
  await run(`
       create index erasure_waiting on erasure (asked_at) where done_at is null;
       create index erasure_of_tenant on erasure (tenant_id, asked_at desc, id desc)`);

  await makeTable(
    db,
    'passkey',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     name text not null,
     credential_id text not null unique,
     public_key bytea not null,
     counter bigint not null,
     created_at timestamptz not null,
     last_used_at timestamptz`,
  );
  await run(`create index passkey_of_user on passkey (user_id, created_at)`);
};
