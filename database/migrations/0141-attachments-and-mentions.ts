import { sql, type Kysely } from 'kysely';
import { makeTable, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/** Files attached to messages, and the users that messages mention. See decision 0102. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  await run(`
    alter table message add column mentions jsonb not null default '[]';
    create index message_with_mentions on message using gin (mentions jsonb_path_ops) where mentions <> '[]'`);

  await makeTable(
    db,
    'message_attachment',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     message_id uuid references message on delete set null,
     supplier_id uuid references tenant,
     client_id uuid references tenant,
     uploaded_by uuid not null,
     file_name text not null,
     extension text not null,
     media_type text not null,
     size_bytes int not null,
     sha256 text not null,
     storage_key text not null,
     thumbnail_key text,
     created_at timestamptz not null,
     deleted_at timestamptz,
     constraint attachment_of_a_side check (supplier_id is not null or client_id is not null)`,
  );
  await run(`
    create index message_attachment_of_message on message_attachment (message_id) where message_id is not null;
    create index message_attachment_unsent on message_attachment (created_at) where message_id is null;
    create policy message_attachment_published on message_attachment for select using (
      supplier_id is null and exists (
        select 1 from message m where m.id = message_attachment.message_id and m.supplier_id is null));
    create policy message_attachment_of_readers on message_attachment as restrictive for select using (
      (select app.is_staff()) or message_id is null
      or exists (select 1 from message m where m.id = message_attachment.message_id))`);
  await addInheritedAssignmentPolicy(db, 'message_attachment', 'message');
};
