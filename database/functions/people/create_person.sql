-- Creates a person for each new candidate. The candidate's keys are written next; if one of them belongs to a person
-- that the agency already knows, `find_people` moves the candidate to that person.
create or replace function app.create_person() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare created uuid;
begin
  insert into person (supplier_id, created_at, last_submitted_at, erased_at)
    values (new.supplier_id, new.date_submitted, new.date_submitted, new.erased_at) returning id into created;
  insert into person_submission (candidate_id, person_id, supplier_id) values (new.id, created, new.supplier_id);
  return null;
end $$;
