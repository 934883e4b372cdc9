-- Changes the status of an agency's standing bid in a locked lot, or the status of all valid bids if no agency is
-- given. Adds the given note, if any, to the agency's history. An agency can only change its own bid.
create or replace function app.change_standing_bid(p_request uuid, p_supplier uuid, p_status text, p_at text, p_note jsonb) returns void
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if p_supplier is distinct from app.tenant() and exists (select from tenant t where t.id = app.tenant() and t.side = 'agency') then
    raise exception 'an agency changes only its own bid' using errcode = 'insufficient_privilege';
  end if;
  update standing_bid set status = p_status
    where talent_request_id = p_request and (supplier_id = p_supplier or p_supplier is null and status = 'valid');
  if p_note is not null then
    insert into bid_note (id, talent_request_id, engagement_id, supplier_id, bid_id, kind, at, round, reason, proof, by_name)
      select (p_note ->> 'id')::uuid, p_request, l.engagement_id, p_supplier, (p_note ->> 'bidId')::uuid, p_note ->> 'kind',
             p_at::timestamptz, l.round, p_note ->> 'reason', p_note ->> 'proof', p_note ->> 'byName'
      from lot l where l.talent_request_id = p_request;
  end if;
end $$;
