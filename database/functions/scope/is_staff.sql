-- Whether the caller is the provider's staff or the system.
create or replace function app.is_staff() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.side', true), '') in ('provider', 'system') $$;
