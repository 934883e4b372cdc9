-- Whether the caller's agency has applied to an engagement, assigned to it or not.
create or replace function app.has_applied(p_engagement uuid) returns boolean
  language plpgsql stable security definer set search_path = public set app.side = 'system' as $$
begin
  return exists (select 1 from application a where a.engagement_id = p_engagement and a.supplier_id = app.tenant());
end $$;
