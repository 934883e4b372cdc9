-- The caller's side; empty if no row-security variables are set.
create or replace function app.side() returns text language sql stable parallel safe
  as $$ select coalesce(current_setting('app.side', true), '') $$;
