-- The user whose assignments limit which records are visible; null for callers who see all work.
create or replace function app.works_as() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.works_as', true), '')::uuid $$;
