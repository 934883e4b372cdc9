-- Returns the agencies whose bids in an engagement can still count, each with the lot that it bid on. Returns rows
-- only to the engagement's employer and to Rolecall.
create or replace function app.counting_bids(p_engagement uuid) returns table (talent_request_id uuid, supplier_id uuid)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select s.talent_request_id, s.supplier_id
  from standing_bid s join lot l on l.talent_request_id = s.talent_request_id
  where l.engagement_id = p_engagement and s.status in ('valid', 'unconfirmed')
    and (app.tenant() is null or app.tenant() = l.client_id or app.tenant() in (select id from tenant where side = 'provider')) $$;
