-- Records that an agency has applied, for the row-security policies that limit users to their assigned work.
create or replace function app.record_applied() returns trigger language plpgsql as $$
begin
  insert into applied_engagement (engagement_id, supplier_id) values (new.engagement_id, new.supplier_id) on conflict do nothing;
  return null;
end $$;
