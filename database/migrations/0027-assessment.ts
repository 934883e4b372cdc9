import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What an agency answers before it is let in, the logo that others know it by, and who decides on it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'assessment',
    { kind: 'owned', tenant: 'tenant_id' },
    `tenant_id uuid primary key references tenant,
     answers jsonb not null default '{}',
     updated_at timestamptz not null,
     confirmed_at timestamptz`,
  );
  await makeTable(
    db,
    'assessment_file',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     key text not null,
     file_name text not null,
     media_type text not null,
     size_bytes int not null,
     storage_key text not null unique,
     thumbnail_key text,
     created_at timestamptz not null,
     removed_at timestamptz`,
  );
  await makeTable(
    db,
    'company_logo',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     media_type text not null check (media_type in ('image/jpeg', 'image/png')),
     size_bytes int not null check (size_bytes between 1 and 500000),
     storage_key text not null unique,
     thumbnail_key text not null,
     created_at timestamptz not null,
     replaced_at timestamptz`,
  );
  await sql
    .raw(
      `create unique index assessment_file_of_answer on assessment_file (tenant_id, key) where removed_at is null;
       create index assessment_file_removed on assessment_file (removed_at) where removed_at is not null;
       create index assessment_waiting on assessment (confirmed_at) where confirmed_at is not null;
       create unique index company_logo_of_tenant on company_logo (tenant_id) where replaced_at is null;
       create index company_logo_replaced on company_logo (replaced_at) where replaced_at is not null;

       alter table candidate add column supplier_logo_path text;

       -- A tenant changes its own row, but not what Rolecall has decided: it may only ask again after a no.
       create function app.keep_tenant_status() returns trigger language plpgsql as $$
       begin
         if app.side() in ('provider', 'system') then return new; end if;
         if new.status_reason is distinct from old.status_reason or new.decided_at is distinct from old.decided_at
            or (new.status <> old.status and not (old.status = 'declined' and new.status = 'pending')) then
           raise exception 'what was decided on a tenant is changed by Rolecall alone';
         end if;
         return new;
       end $$;
       create trigger tenant_status_is_decided before update of status, status_reason, decided_at on tenant
         for each row execute function app.keep_tenant_status();`,
    )
    .execute(db);
};
