-- Whether the calling agency has a bid in an engagement that can no longer be withdrawn. Source: domain rules D9. The
-- deadlines are those of server/bidding/rules/withdrawal-deadline.ts; a test compares them.
create or replace function app.has_binding_bid(p_engagement uuid, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select exists (
    select from standing_bid s
    join lot l on l.talent_request_id = s.talent_request_id
    join lot_rules r on r.talent_request_id = s.talent_request_id
    where l.engagement_id = p_engagement and s.supplier_id = app.tenant() and s.status in ('valid', 'unconfirmed')
      and l.state in ('open', 'rebid', 'closed', 'standstill', 'awarded')
      and (l.state in ('closed', 'standstill', 'awarded')
           or coalesce(l.paused_at, p_now) >= case when r.bid_type_id = 1 then least(s.received_at + interval '${sealedUndoMs} milliseconds', l.ends_at)
                            else l.ends_at - interval '${withdrawalEndsBeforeMs} milliseconds' end)) $$;
