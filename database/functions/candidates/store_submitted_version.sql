-- Stores the first version of a candidate, as submitted. Runs when the step of the submission is inserted, which is
-- the submission's last write.
create or replace function app.store_submitted_version() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  insert into candidate_version (candidate_id, at, by_user_id, by_name, by_side)
    values (new.candidate_id, new.at, new.by_user_id, new.by_name, new.by_side);
  return null;
end $$;
