-- The caller's tenant; null if no tenant is set.
create or replace function app.tenant() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;
