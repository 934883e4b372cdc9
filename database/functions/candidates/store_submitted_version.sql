-- The first version is what was submitted: the step of the submission, its last write, stores it.
create or replace function app.store_submitted_version() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  insert into candidate_version (candidate_id, at, by_user_id, by_name, by_side)
    values (new.candidate_id, new.at, new.by_user_id, new.by_name, new.by_side);
  return null;
end $$;
