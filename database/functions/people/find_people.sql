-- Finds the person of each candidate whose keys were written. A person without keys is not identified yet: if one of
-- the candidate's keys belongs to a known person of the agency, the candidate is moved to the oldest such person.
-- Otherwise, the candidate's person gets the keys that nobody has. Keys are inserted in sorted order, so that
-- simultaneous submissions of the same person wait for each other at the primary key, never deadlock, and create the
-- person once. The known person is locked. If they are being erased or merged at that moment, their keys are looked up
-- again afterwards, because they are free then or belong to the remaining person. Query plans may be cached while the
-- tables are still small, as in a new database, so the plans must not depend on the tables' size.
create or replace function app.find_people() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare one record; known uuid;
begin
  for one in
    select s.candidate_id, s.person_id, s.supplier_id, a.types, a.hashes,
      not exists (select from person_key k where k.person_id = s.person_id)
        and not exists (select from person_merge m where m.person_id = s.person_id)
        and not exists (select from person_merge m where m.merged_person_id = s.person_id) as is_new
    from (select candidate_id, array_agg(key_type order by key_type, key_hash) as types,
        array_agg(key_hash order by key_type, key_hash) as hashes from added group by candidate_id) a
      join person_submission s on s.candidate_id = a.candidate_id
    order by s.candidate_id
  loop
    loop
      insert into person_key (supplier_id, key_type, key_hash, person_id)
        select one.supplier_id, k.type, k.hash, one.person_id from unnest(one.types, one.hashes) k(type, hash)
        on conflict do nothing;
      exit when not one.is_new;
      select p.id into known
        from unnest(one.types, one.hashes) a(type, hash)
          -- `offset 0` makes sure that this is a lookup by the whole primary key.
          cross join lateral (select k.person_id from person_key k
            where k.supplier_id = one.supplier_id and k.key_type = a.type and k.key_hash = a.hash offset 0) k
          join person p on p.id = k.person_id
        where p.id <> one.person_id and p.erased_at is null and p.merged_into_id is null
        order by p.created_at, p.id limit 1;
      exit when known is null;
      perform from person p where p.id = known and p.erased_at is null and p.merged_into_id is null for no key update;
      exit when found;
    end loop;
    continue when not one.is_new or known is null;
    update person_key set person_id = known where person_id = one.person_id;
    update person_note set person_id = known where person_id = one.person_id;
    update person_submission set person_id = known where person_id = one.person_id;
    update person p set last_submitted_at = greatest(p.last_submitted_at, former.last_submitted_at)
      from person former where former.id = one.person_id and p.id = known;
    delete from person where id = one.person_id;
    known := null;
  end loop;
  return null;
end $$;
