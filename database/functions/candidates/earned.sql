-- What the caller's agency has earned, for those who see the work of everybody in it.
create or replace function app.earned() returns table (currency_id int, amount numeric, hired int)
  language sql stable rows 5 security definer set search_path = public as $$
  select e.currency_id, e.amount, e.hired from agency_earning e
  where app.side() = 'agency' and e.supplier_id = app.tenant() and app.works_as() is null and e.hired > 0 $$;
