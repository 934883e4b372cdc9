import { sql, type Kysely } from 'kysely';
import { makeTable, addInheritedAssignmentPolicy } from '#database/table-kinds.ts';

/**
 * The people that an agency has submitted, with one row per person, and their submissions, keys, notes and merges. See
 * decision 0097.
 */
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
  await addInheritedAssignmentPolicy(db, 'person_submission', 'candidate');
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
  await addInheritedAssignmentPolicy(db, 'person_key', 'person');

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
  await addInheritedAssignmentPolicy(db, 'person_note', 'person');

  // The records that a merge has moved from \`merged_person_id\` to \`person_id\`, so that the merge can be undone.
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
    create index person_merge_from on person_merge (merged_person_id);
    create unique index person_merge_once on person_merge (merged_person_id) where undone_at is null`);
  await addInheritedAssignmentPolicy(db, 'person_merge', 'person');

  // A CV that is submitted again shares its file, so the file is removed only with the last document that uses it.
  await run(`create index candidate_document_file on candidate_document (storage_key)`);

  // Creates the people for the existing candidates. Each candidate points to the agency's first candidate with one of
  // the same keys and so, possibly through several steps, to the first submission of the same person.
  await run(`
    create temporary table first_submission on commit drop as
      with keys as (
        select i.candidate_id, c.supplier_id, c.date_submitted, i.key_type, i.key_hash,
          first_value(c.id) over same_key as first_id, first_value(c.date_submitted) over same_key as first_at
        from candidate_identity i join candidate c on c.id = i.candidate_id
        window same_key as (partition by c.supplier_id, i.key_type, i.key_hash order by c.date_submitted, c.id)),
      earliest as (
        select distinct on (candidate_id) candidate_id, first_id from keys order by candidate_id, first_at, first_id)
      select c.id as candidate_id, coalesce(e.first_id, c.id) as first_id, c.supplier_id, c.date_submitted, c.erased_at
      from candidate c left join earliest e on e.candidate_id = c.id;
    create unique index on first_submission (candidate_id);
    analyze first_submission;
    do $$ begin
      loop
        update first_submission f set first_id = next.first_id from first_submission next
          where next.candidate_id = f.first_id and next.first_id <> f.first_id;
        exit when not found;
      end loop;
    end $$;
    create temporary table person_of_first on commit drop as
      select first_id, gen_random_uuid() as person_id, supplier_id, min(date_submitted) as created_at,
        max(date_submitted) as last_submitted_at,
        case when bool_and(erased_at is not null) then max(erased_at) end as erased_at
      from first_submission group by first_id, supplier_id;
    insert into person (id, supplier_id, created_at, last_submitted_at, erased_at)
      select person_id, supplier_id, created_at, last_submitted_at, erased_at from person_of_first;
    insert into person_submission (candidate_id, person_id, supplier_id)
      select f.candidate_id, p.person_id, f.supplier_id from first_submission f join person_of_first p using (first_id);
    insert into person_key (supplier_id, key_type, key_hash, person_id)
      select distinct on (f.supplier_id, i.key_type, i.key_hash) f.supplier_id, i.key_type, i.key_hash, p.person_id
      from candidate_identity i join first_submission f on f.candidate_id = i.candidate_id
        join person_of_first p using (first_id)
      order by f.supplier_id, i.key_type, i.key_hash, f.date_submitted, f.candidate_id;
    drop table first_submission, person_of_first`);
};
