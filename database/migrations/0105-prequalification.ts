import { sql, type Kysely } from 'kysely';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { makeTable } from '#database/table-kinds.ts';

/** Prequalification requests, the document library, and the permissions that decide who may see which document. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await makeTable(
    db,
    'prequalification_request',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     recruitment_type_id int not null check (recruitment_type_id in (1, 2)),
     role_category_id int not null check (role_category_id in (1, 2, 3)),
     status_id int not null check (status_id between 1 and 5),
     reason_text text,
     requested_at timestamptz not null,
     decided_at timestamptz,
     ends_on date,
     supplier_name text not null default '',
     agency jsonb not null default '{}',
     message text not null default '',
     requested_by uuid,
     requested_by_name text not null default '',
     decided_by uuid,
     decided_by_name text`,
  );
  await run(`
       create unique index prequalification_request_one on prequalification_request
         (supplier_id, client_id, recruitment_type_id, role_category_id) where status_id in (${prequalificationStatus.pending}, ${prequalificationStatus.approved});
       create index prequalification_request_of_client on prequalification_request (client_id, requested_at, id);
       create index prequalification_request_of_supplier on prequalification_request (supplier_id, client_id, requested_at);
       create index prequalification_request_ends on prequalification_request (ends_on) where status_id = ${prequalificationStatus.approved};
       create index prequalification_request_of_author on prequalification_request (requested_by) where requested_by is not null;
       create index prequalification_request_of_decider on prequalification_request (decided_by) where decided_by is not null`);

  await makeTable(
    db,
    'prequalification_step',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     request_id uuid not null references prequalification_request,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     status_id int not null check (status_id between 1 and 5),
     at timestamptz not null,
     by_user_id uuid,
     by_name text not null,
     reason_text text,
     ends_on date`,
    'append',
  );
  await run(`
       create index prequalification_step_of on prequalification_step (request_id, at);
       create index prequalification_step_between on prequalification_step (client_id, supplier_id, at);
       create index prequalification_step_of_author on prequalification_step (by_user_id) where by_user_id is not null;
       -- Steps are append-only; only the system may change the text about people in them.
       grant update (by_name) on prequalification_step to rolecall_app;
       create policy prequalification_step_words on prequalification_step as restrictive for update
         using ((select app.side()) = 'system')`);

  await makeTable(
    db,
    'prequalification_document',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     description text not null check (length(description) between 1 and 255),
     expires_on date,
     created_by uuid,
     created_at timestamptz not null,
     modified_at timestamptz not null,
     deleted_at timestamptz`,
  );
  await run(`
       create index prequalification_document_of on prequalification_document (supplier_id, created_at desc);
       create index prequalification_document_ends on prequalification_document (expires_on) where deleted_at is null;
       create index prequalification_document_deleted on prequalification_document (deleted_at) where deleted_at is not null`);

  await makeTable(
    db,
    'prequalification_version',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     document_id uuid not null references prequalification_document,
     supplier_id uuid not null references tenant,
     number int not null check (number > 0),
     is_current boolean not null default true,
     file_name text not null,
     extension text not null,
     media_type text not null,
     size_bytes int not null,
     sha256 text not null,
     storage_key text not null,
     thumbnail_key text,
     uploaded_by uuid,
     uploaded_by_name text not null,
     created_at timestamptz not null,
     unique (document_id, number)`,
  );
  await run(`
       create unique index prequalification_version_current on prequalification_version (document_id) where is_current;
       create index prequalification_version_of_author on prequalification_version (uploaded_by) where uploaded_by is not null`);

  await makeTable(
    db,
    'prequalification_permission',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     document_id uuid not null references prequalification_document,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     contract_executive boolean not null default false,
     contract_professional boolean not null default false,
     contract_skilled boolean not null default false,
     perm_executive boolean not null default false,
     perm_professional boolean not null default false,
     perm_skilled boolean not null default false,
     location text not null default '',
     email text not null default '',
     created_at timestamptz not null,
     modified_at timestamptz not null,
     unique (document_id, client_id)`,
  );
  await run(
    `create index prequalification_permission_of_client on prequalification_permission (client_id, supplier_id)`,
  );

  // The document versions on which an approval was based never change, whatever the agency does with the document
  // later.
  await makeTable(
    db,
    'prequalification_pin',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `request_id uuid not null references prequalification_request,
     version_id uuid not null references prequalification_version,
     supplier_id uuid not null references tenant,
     client_id uuid not null references tenant,
     description text not null,
     expires_on date,
     primary key (request_id, version_id)`,
  );
  await run(`create index prequalification_pin_of_version on prequalification_pin (version_id)`);

  await makeTable(
    db,
    'prequalification_reminder',
    { kind: 'system' },
    `subject_id uuid not null,
     ends_on date not null,
     days_before int not null,
     sent_at timestamptz not null,
     primary key (subject_id, ends_on, days_before)`,
  );
  await run(`
-- What a client sees of an agency that asked it: the documents that are open to it for one kind of role or
       -- another, in their current version, and the versions that it has approved.
       create policy prequalification_permission_open on prequalification_permission for select using (
         client_id = (select app.tenant())
         and (contract_executive or contract_professional or contract_skilled
              or perm_executive or perm_professional or perm_skilled)
         and exists (select 1 from prequalification_request r
                     where r.supplier_id = prequalification_permission.supplier_id and r.client_id = (select app.tenant())));
       create policy prequalification_document_open on prequalification_document for select using (
         deleted_at is null and exists (
           select 1 from prequalification_permission p
           where p.document_id = prequalification_document.id and p.client_id = (select app.tenant())));
       create policy prequalification_version_open on prequalification_version for select using (
         (is_current and exists (
           select 1 from prequalification_document d join prequalification_permission p on p.document_id = d.id
           where d.id = prequalification_version.document_id and p.client_id = (select app.tenant())))
         or exists (
           select 1 from prequalification_pin pin
           where pin.version_id = prequalification_version.id and pin.client_id = (select app.tenant())))`);
};
