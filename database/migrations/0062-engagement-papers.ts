import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * Documents of an engagement that is being written are the employer's alone, until it is published with them. What is
 * removed is kept for a day with its file, by which somebody who has the page open can still read it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'draft_document',
    { kind: 'owned', tenant: 'client_id' },
    `id uuid primary key,
     client_id uuid not null references tenant,
     draft_id uuid references engagement_draft on delete set null,
     -- Which talent request of the draft it is about; the whole engagement where there is none.
     request_key text check (length(request_key) between 1 and 40),
     title text not null check (length(title) between 1 and 200),
     file_name text not null,
     extension text not null,
     media_type text not null,
     size_bytes int not null,
     sha256 text not null,
     storage_key text not null,
     thumbnail_key text,
     is_reference_agreement boolean not null default false,
     created_at timestamptz not null,
     removed_at timestamptz`,
  );
  await sql
    .raw(
      `create index draft_document_of on draft_document (draft_id, created_at);
       create index draft_document_loose on draft_document (created_at) where draft_id is null or removed_at is not null;
       alter table engagement_document add column removed_at timestamptz, add column thumbnail_key text;
       create index engagement_document_removed on engagement_document (removed_at) where removed_at is not null;
       create index engagement_document_file on engagement_document (storage_key)`,
    )
    .execute(db);
};
