import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy } from '#database/table-kinds.ts';

/** The auditors of individual auctions, and their access to logs. Source: the auction design, section "Log". */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await run(`
    alter table tenant drop constraint tenant_side_check;
    alter table tenant add constraint tenant_side_check check (side in ('agency', 'client', 'provider', 'auditor'));
    alter table support_message drop constraint support_message_platform_check;
    alter table support_message add constraint support_message_platform_check
      check (platform in ('Agency', 'Client', 'Provider', 'Auditor'));
    -- Reading by auditors has a table of its own, so a key has one purpose left.
    alter table lot_key_use drop column purpose`);

  await makeTable(
    db,
    'audit',
    { kind: 'owned', tenant: 'auditor_id' },
    `id uuid primary key,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     auditor_id uuid not null references tenant,
     named_at timestamptz not null,
     named_by_name text not null,
     names_shown_at timestamptz,
     names_shown_by_name text,
     names_reason text,
     ended_at timestamptz,
     ended_by_name text,
     constraint names_are_shown_with_a_reason check (
       (names_shown_at is null) = (names_shown_by_name is null) and (names_shown_at is null) = (names_reason is null)),
     constraint end_has_its_author check ((ended_at is null) = (ended_by_name is null))`,
  );
  await run(`
    create unique index audit_running on audit (engagement_id) where ended_at is null;
    create index audit_of_engagement on audit (engagement_id, named_at desc);
    create index audit_of_auditor on audit (auditor_id, named_at desc);
    -- An auditor reads an audit and changes nothing about it.
    create policy audit_added_by_staff on audit as restrictive for insert with check ((select app.is_staff()));
    create policy audit_changed_by_staff on audit as restrictive for update using ((select app.is_staff()));
    create policy audit_removed_by_staff on audit as restrictive for delete using ((select app.is_staff()))`);

  // Lets an auditor's sign-in be recorded as an event, although it concerns neither an agency nor an employer.
  await run(`create policy event_add_by_auditor on event for insert
    with check ((select app.side()) = 'auditor' and supplier_id is null and client_id is null)`);

  // Only app.read_audited_log adds rows, each in the same call in which the log is read. The lot's bidders can see
  // them.
  await makeTable(
    db,
    'audit_access',
    {
      kind: 'published',
      client: 'client_id',
      visible: `exists (select from bid b
        where b.talent_request_id = audit_access.talent_request_id and b.supplier_id = (select app.tenant()))`,
    },
    `id uuid primary key,
     audit_id uuid not null references audit,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     published_at timestamptz,
     auditor_name text not null,
     at timestamptz not null,
     is_download boolean not null,
     with_names boolean not null`,
    'append',
  );
  await run(`
    create index audit_access_of_lot on audit_access (talent_request_id, at desc);
    create index audit_access_of_audit on audit_access (audit_id, at desc);
    create index lot_key_use_of_lot on lot_key_use (talent_request_id, at desc)`);
  await addAssignmentPolicy(db, 'audit_access', 'engagement_id', { isPublic: true });
};
