import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Accounts of an agency as those who manage users look after them, and what the provider has opened to it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const owned = { kind: 'owned', tenant: 'tenant_id' } as const;
  // The account of one of the provider's people in an agency, and whose it is.
  await makeTable(
    db,
    'staff_account',
    owned,
    `user_id uuid primary key references app_user on delete cascade,
     tenant_id uuid not null references tenant,
     staff_id uuid not null references app_user on delete cascade,
     added_by uuid not null,
     added_at timestamptz not null,
     constraint staff_account_once unique (tenant_id, staff_id)`,
  );
  // Without a row nothing is open.
  await makeTable(
    db,
    'tenant_flag',
    owned,
    `tenant_id uuid primary key references tenant,
     is_accessible boolean not null default false,
     is_beta_mode boolean not null default false,
     is_contract_mode boolean not null default false,
     changed_by uuid not null,
     changed_at timestamptz not null`,
  );
  await sql
    .raw(
      `alter table role add column set_aside_at timestamptz;
       create index staff_account_of_staff on staff_account (staff_id);
       create index user_role_of_role on user_role (role_id);

       -- Beneath the rule that an agency keeps an owner; the product itself may close a whole agency.
       create function app.keep_an_owner() returns trigger language plpgsql as $$
       begin
         if old.is_owner and old.deleted_at is null and (not new.is_owner or new.deleted_at is not null)
            and app.side() <> 'system'
            and not exists (select 1 from app_user u where u.tenant_id = old.tenant_id and u.id <> old.id
                              and u.is_owner and u.deleted_at is null) then
           raise exception 'an agency keeps an owner' using errcode = 'RC002';
         end if;
         return new;
       end $$;
       create trigger agency_keeps_an_owner before update on app_user
         for each row execute function app.keep_an_owner();

       -- Takes the password of one of the caller's own people and ends their sessions: which those were.
       create function app.close_sign_in(p_user uuid, p_now timestamptz) returns setof text
         language plpgsql security definer set search_path = public set app.side = 'system' as $$
       begin
         if not exists (select 1 from app_user u where u.id = p_user and u.tenant_id = app.tenant()) then return; end if;
         delete from credential c where c.user_id = p_user;
         delete from identity_record r
           where r.grant_id in (select s.id from session s where s.user_id = p_user and s.ended_at is null);
         return query update session s set ended_at = p_now where s.user_id = p_user and s.ended_at is null returning s.id;
       end $$;

       -- The provider's people whom agencies may add, by the role that they have there.
       create function app.provider_staff() returns table (id uuid, name text, email text, role_name text)
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select u.id, u.first_name || ' ' || u.last_name, u.email, r.name
         from app_user u
         join tenant t on t.id = u.tenant_id and t.side = 'provider'
         join user_role ur on ur.user_id = u.id
         join role r on r.id = ur.role_id and r.tenant_id is null
           and r.name in ('Rolecall Account Manager', 'Rolecall Tech Support')
         where u.deleted_at is null and u.is_email_verified
         order by 2, 1 $$;`,
    )
    .execute(db);
};
