-- Returns the number of submissions of a person known to the calling agency, including those that the caller isn't
-- allowed to see.
create or replace function app.count_submissions(p_person uuid) returns int
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select count(*)::int from person_submission s where s.person_id = p_person and s.supplier_id = app.tenant() $$;
