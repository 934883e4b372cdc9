-- Returns the agencies that were asked for a new bid in the current round of an engagement's lots and have not placed
-- one in that round. An agency gets only its own rows; the employer and Rolecall get all of them.
create or replace function app.awaited_bids(p_engagement uuid) returns table (talent_request_id uuid, supplier_id uuid)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select s.talent_request_id, s.supplier_id
  from standing_bid s join lot l on l.talent_request_id = s.talent_request_id
  where l.engagement_id = p_engagement and l.state = 'rebid'
    and s.status in ('valid', 'unconfirmed') and s.round < l.round and (not l.is_for_tied or s.tied_in_round = l.round)
    and (app.tenant() is null or app.tenant() in (l.client_id, s.supplier_id)
         or app.tenant() in (select id from tenant where side = 'provider')) $$;
