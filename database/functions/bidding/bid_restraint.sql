-- Returns how the calling agency's bids in an engagement restrict the withdrawal of its application. A bid that can no
-- longer be withdrawn prevents that withdrawal. If a lot ended while the agency's bid on it was withdrawn, the
-- application's withdrawal can't be undone. Source: domain rules D9. The deadlines are the same as in
-- server/bidding/rules/withdrawal-deadline.ts; a test compares them.
create or replace function app.bid_restraint(p_engagement uuid, p_now timestamptz)
  returns table (has_binding_bid boolean, has_lot_ended boolean)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select coalesce(bool_or(s.status in ('valid', 'unconfirmed') and (l.state in ('closed', 'standstill', 'awarded')
           or l.state in ('open', 'rebid') and coalesce(l.paused_at, p_now) >=
              case when r.bid_type_id = ${bidType.sealed} then least(s.received_at + interval '${sealedBidUndoMs} milliseconds', l.ends_at)
                   else l.ends_at - interval '${withdrawalEndsBeforeMs} milliseconds' end)), false),
         coalesce(bool_or(s.status = 'withdrawn' and (l.state not in ('open', 'rebid') or coalesce(l.paused_at, p_now) >= l.ends_at)), false)
  from standing_bid s
  join lot l on l.talent_request_id = s.talent_request_id
  join lot_rules r on r.talent_request_id = s.talent_request_id
  where l.engagement_id = p_engagement and s.supplier_id = app.tenant() $$;
