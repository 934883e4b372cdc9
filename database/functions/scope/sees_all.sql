-- Whether the caller sees the work of others; false for agency users who see only assigned engagements.
create or replace function app.sees_all() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.side', true), '') <> 'agency'
            or coalesce(current_setting('app.works_as', true), '') = '' $$;
