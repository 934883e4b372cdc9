-- Whether the caller may search opportunities: an approved agency or staff.
create or replace function app.may_search() returns boolean language sql stable as $$
  select (app.side() = 'agency' and app.is_approved_agency()) or app.is_staff() $$;
