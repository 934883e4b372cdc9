-- The text of a consent request in which `app.is_kept_record` looks for people whose data must be kept.
create or replace function app.text_of_consent_request(p_request uuid) returns text
  language sql stable set search_path = public as $$
  select c.email_address || ' ' || coalesce(c.submission::text, '') from consent_request c where c.id = p_request $$;
