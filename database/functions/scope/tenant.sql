-- The caller's tenant; null outside a tenant's scope.
create or replace function app.tenant() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;
