-- Updates the agency's board after a change to one of its candidates. If the candidate's agency changes, updates the
-- boards of both agencies.
create or replace function app.index_unfilled_of_candidate() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform app.index_unfilled_requests(old.engagement_id, old.supplier_id); end if;
  if tg_op <> 'DELETE' and new.supplier_id is distinct from old.supplier_id then
    perform app.index_unfilled_requests(new.engagement_id, new.supplier_id);
  end if;
  return null;
end $$;
