-- Deletes the versions of an erased candidate, whichever process erases the candidate.
create or replace function app.delete_versions() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  delete from candidate_version where candidate_id = new.id;
  return null;
end $$;
