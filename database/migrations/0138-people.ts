import { sql, type Kysely } from 'kysely';
import { makeTable, onlyAssignedBy } from '#database/table-kinds.ts';

/** The people an agency has submitted, each once, with their submissions, keys, notes and merges. See decision 0097. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  const owned = { kind: 'owned', tenant: 'supplier_id' } as const;

  await makeTable(
    db,
    'person',
    owned,
    `id uuid primary key default gen_random_uuid(),
     supplier_id uuid not null references tenant,
     created_at timestamptz not null,
     last_submitted_at timestamptz not null,
     merged_into_id uuid references person,
     erased_at timestamptz,
     constraint person_not_merged_into_itself check (merged_into_id <> id)`,
  );
  await run(`
    create index person_listed on person (supplier_id, last_submitted_at desc, id)
      where merged_into_id is null and erased_at is null;
    create index person_merged on person (merged_into_id) where merged_into_id is not null`);

  await makeTable(
    db,
    'person_submission',
    owned,
    `candidate_id uuid primary key references candidate on delete cascade,
     person_id uuid not null references person,
     supplier_id uuid not null references tenant`,
  );
  await run(`create index person_submission_of on person_submission (person_id, candidate_id)`);
  await onlyAssignedBy(db, 'person_submission', 'candidate');
  await run(`
    create policy person_assigned on person as restrictive for select using (
      (select app.sees_all()) or exists (select 1 from person_submission p where p.person_id = person.id))`);

  await makeTable(
    db,
    'person_key',
    owned,
    `supplier_id uuid not null references tenant,
     key_type text not null check (key_type in ('email', 'phone', 'linkedin')),
     key_hash text not null,
     person_id uuid not null references person,
     primary key (supplier_id, key_type, key_hash)`,
  );
  await run(`create index person_key_of on person_key (person_id)`);
  await onlyAssignedBy(db, 'person_key', 'person');

  await makeTable(
    db,
    'person_note',
    owned,
    `id uuid primary key,
     person_id uuid not null references person,
     supplier_id uuid not null references tenant,
     text text not null check (length(text) between 1 and 2000),
     author_user_id uuid not null,
     author_name text not null,
     created_at timestamptz not null`,
  );
  await run(`
    create index person_note_of on person_note (person_id, created_at desc);
    create index person_note_of_author on person_note (author_user_id)`);
  await onlyAssignedBy(db, 'person_note', 'person');

  // What a merge has moved from \`merged_person_id\` to \`person_id\`, so that it can be undone.
  await makeTable(
    db,
    'person_merge',
    owned,
    `id uuid primary key,
     person_id uuid not null references person,
     merged_person_id uuid not null references person,
     supplier_id uuid not null references tenant,
     candidate_ids uuid[] not null,
     note_ids uuid[] not null,
     key_hashes text[] not null,
     merged_at timestamptz not null,
     merged_by uuid not null,
     merged_by_name text not null,
     undone_at timestamptz,
     constraint person_merge_of_two check (person_id <> merged_person_id)`,
  );
  await run(`
    create index person_merge_of on person_merge (person_id, merged_at desc);
    create index person_merge_of_user on person_merge (merged_by);
    create unique index person_merge_once on person_merge (merged_person_id) where undone_at is null`);
  await onlyAssignedBy(db, 'person_merge', 'person');

  // A CV that is submitted again shares its file: it is removed with the last document.
  await run(`create index candidate_document_file on candidate_document (storage_key)`);

  // The people of the candidates there are: in order of submission, by the first key that is known in the agency.
  await run(`
    do $$
    declare c record; found uuid;
    begin
      for c in select id, supplier_id, date_submitted, erased_at from candidate order by date_submitted, id loop
        select k.person_id into found from candidate_identity i
          join person_key k on k.supplier_id = c.supplier_id and k.key_type = i.key_type and k.key_hash = i.key_hash
          join person p on p.id = k.person_id
          where i.candidate_id = c.id order by p.created_at, p.id limit 1;
        if found is null then
          insert into person (supplier_id, created_at, last_submitted_at, erased_at)
            values (c.supplier_id, c.date_submitted, c.date_submitted, c.erased_at) returning id into found;
        else
          update person set last_submitted_at = greatest(last_submitted_at, c.date_submitted) where id = found;
        end if;
        insert into person_submission values (c.id, found, c.supplier_id);
        insert into person_key (supplier_id, key_type, key_hash, person_id)
          select c.supplier_id, i.key_type, i.key_hash, found from candidate_identity i where i.candidate_id = c.id
          on conflict do nothing;
      end loop;
    end $$`);
};
