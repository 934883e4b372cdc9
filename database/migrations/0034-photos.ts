import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Photos of people; whoever may see a person is told the id of theirs. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
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
  await sql
    .raw(
      `create unique index user_photo_of_user on user_photo (user_id) where replaced_at is null;
       create index user_photo_replaced on user_photo (replaced_at) where replaced_at is not null;

       -- The photo's id is all that the person needs to know of it.
       alter table app_user drop column photo_thumb_key;
       alter table app_user drop column photo_key;
       alter table app_user add column photo_id uuid;`,
    )
    .execute(db);
};
