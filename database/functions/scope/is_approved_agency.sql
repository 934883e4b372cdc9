-- Whether the caller belongs to an approved agency.
create or replace function app.is_approved_agency() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.approved', true), '') = 'yes' $$;
