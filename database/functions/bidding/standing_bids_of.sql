-- Returns the standing bids on published lots, for computing ranks. The calling agency's own bids are marked. Reveals
-- no agency names, and no amounts while a lot is sealed.
create or replace function app.standing_bids_of(p_requests uuid[])
  returns table (talent_request_id uuid, is_own boolean, bidder text, status text, amount text, comparable text, received_at text, sequence int, round int, tied_in_round int)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select s.talent_request_id, s.supplier_id is not distinct from app.tenant(), s.bidder, s.status, coalesce(b.amount, o.amount)::text, s.comparable::text,
         app.instant_text(s.received_at), s.sequence, s.round, s.tied_in_round
  from standing_bid s
  join lot l on l.talent_request_id = s.talent_request_id and l.published_at is not null
  join bid b on b.id = s.bid_id
  left join bid_opening o on o.bid_id = s.bid_id
  where s.talent_request_id = any (p_requests) $$;
