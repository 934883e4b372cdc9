-- Returns the complete log of a lot that takes no bids, to an agency that has bid on it: the hash of every leaf, and
-- the content of the agency's own leaves and of leaves that concern no bidder, except the award. Returns no rows to
-- anyone else, and none while a round is open, because the log would then reveal the activity of other agencies.
create or replace function app.lot_log(p_request uuid)
  returns table (index int, kind text, at text, is_own boolean, content text, hash text)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select f.index, f.kind, app.instant_text(f.at), f.supplier_id is not distinct from app.tenant(),
         case when f.kind <> 'award' and (f.supplier_id is null or f.supplier_id = app.tenant()) then f.content end, f.hash
  from lot_leaf f join lot l on l.talent_request_id = f.talent_request_id
  where f.talent_request_id = p_request and l.final_head is not null and l.state not in ('scheduled', 'open', 'rebid')
    and exists (select from bid b where b.talent_request_id = p_request and b.supplier_id = app.tenant())
  order by f.index $$;
