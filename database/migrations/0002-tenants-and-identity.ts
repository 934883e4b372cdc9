import { sql, type Kysely } from 'kysely';
import { makeTable, secure } from '#database/table-kinds.ts';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create table tenant (
         id uuid primary key,
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
         decided_at timestamptz
       )`,
    )
    .execute(db);
  // An agency sees itself and every approved client; a client sees itself. Agencies never see each other.
  await secure(db, 'tenant', { kind: 'published', client: 'id', visible: `side = 'client' and status = 'approved'` });

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
     photo_key text,
     login_count int not null default 0,
     last_login_at timestamptz,
     created_at timestamptz not null,
     deleted_at timestamptz`,
  );
  await sql
    .raw(
      `create unique index app_user_email on app_user (email) where deleted_at is null;
                 create index app_user_tenant on app_user (tenant_id, created_at desc)`,
    )
    .execute(db);

  await makeTable(
    db,
    'credential',
    { kind: 'system' },
    `user_id uuid primary key references app_user on delete cascade,
     password_hash text not null,
     failed_count int not null default 0,
     locked_until timestamptz,
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
     ended_at timestamptz`,
  );
  await sql.raw(`create index session_of_user on session (user_id) where ended_at is null`).execute(db);

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
  await sql
    .raw(
      `create index identity_record_grant on identity_record (grant_id) where grant_id is not null;
          create index identity_record_uid on identity_record (model, uid) where uid is not null;
          create index identity_record_expiry on identity_record (expires_at)`,
    )
    .execute(db);

  await sql
    .raw(
      `create table role (
         id uuid primary key,
         tenant_id uuid references tenant,
         name text not null check (length(name) between 1 and 100),
         created_at timestamptz not null
       );
       create table role_permission (
         role_id uuid not null references role on delete cascade,
         tenant_id uuid,
         permission text not null,
         primary key (role_id, permission)
       );
       create table user_role (
         user_id uuid not null references app_user on delete cascade,
         role_id uuid not null references role,
         tenant_id uuid not null references tenant,
         primary key (user_id, role_id)
       );
       create unique index role_name on role (tenant_id, lower(name)) nulls not distinct`,
    )
    .execute(db);
  // Default roles have no tenant: everybody reads them, only the system writes them.
  await secure(db, 'role', { kind: 'owned', tenant: 'tenant_id' });
  await secure(db, 'role_permission', { kind: 'owned', tenant: 'tenant_id' });
  await secure(db, 'user_role', { kind: 'owned', tenant: 'tenant_id' });
  await sql
    .raw(
      `create policy role_default on role for select using (tenant_id is null);
       create policy role_permission_default on role_permission for select using (tenant_id is null);

       create function app.read_session(p_session text, p_now timestamptz)
         returns table (user_id uuid, user_name text, tenant_id uuid, tenant_name text, side text, tenant_status text, is_owner boolean, permissions text[])
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select u.id, u.first_name || ' ' || u.last_name, t.id, t.name, t.side, t.status, u.is_owner,
           case when t.side <> 'agency' or u.is_owner then '{}'::text[]
                else coalesce((select array_agg(distinct rp.permission) from user_role ur
                                 join role_permission rp on rp.role_id = ur.role_id where ur.user_id = u.id),
                              (select array_agg(rp.permission) from role r join role_permission rp on rp.role_id = r.id
                                 where r.tenant_id is null and r.name = 'Rolecall Standard User Account'
                                   and not exists (select 1 from user_role ur where ur.user_id = u.id)),
                              '{}'::text[]) end
         from session s join app_user u on u.id = s.user_id join tenant t on t.id = u.tenant_id
         where s.id = p_session and s.ended_at is null and s.expires_at > p_now and u.deleted_at is null $$;

       create function app.open_scope(p_session text, p_now timestamptz)
         returns table (user_id uuid, user_name text, tenant_id uuid, tenant_name text, side text, tenant_status text, is_owner boolean, permissions text[])
         language plpgsql as $$
       declare found_scope record;
       begin
         select * into found_scope from app.read_session(p_session, p_now);
         if found_scope.user_id is null then return; end if;
         perform set_config('app.side', found_scope.side, true),
                 set_config('app.tenant', found_scope.tenant_id::text, true),
                 set_config('app.approved',
                   case when found_scope.side = 'agency' and found_scope.tenant_status = 'approved' then 'yes' else '' end, true);
         return query select found_scope.user_id, found_scope.user_name, found_scope.tenant_id, found_scope.tenant_name,
                             found_scope.side, found_scope.tenant_status, found_scope.is_owner, found_scope.permissions;
       end $$;`,
    )
    .execute(db);
};
