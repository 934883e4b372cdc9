import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * Each time an agency asked whether a person may be submitted to a client. The person is known by the hashes of their
 * keys alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'ownership_check',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     supplier_id uuid not null references tenant,
     user_id uuid not null references app_user,
     client_id uuid not null references tenant,
     key_hashes text[] not null check (cardinality(key_hashes) > 0),
     is_available boolean not null,
     checked_at timestamptz not null`,
  );
  await sql
    .raw(
      `create index ownership_check_of_user on ownership_check (supplier_id, user_id, checked_at);
       create index ownership_check_age on ownership_check (checked_at);
       create index candidate_document_unattached on candidate_document (supplier_id, uploaded_by)
         where candidate_id is null;`,
    )
    .execute(db);
};
