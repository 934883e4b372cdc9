-- Makes a newly inserted bid its agency's standing bid on a locked lot. `p_comparable` is null while the lot is
-- sealed.
create or replace function app.save_standing_bid(p_bid uuid, p_bidder text, p_comparable numeric) returns void
  language sql security definer set search_path = public set app.side = 'system' as $$
  insert into standing_bid as s (talent_request_id, supplier_id, bid_id, bidder, status, comparable, received_at, sequence, round)
    select b.talent_request_id, b.supplier_id, b.id, p_bidder, 'valid', p_comparable, b.received_at, b.sequence, b.round
    from bid b where b.id = p_bid and b.supplier_id = app.tenant()
    on conflict (talent_request_id, supplier_id) do update
      set bid_id = excluded.bid_id, status = 'valid', comparable = excluded.comparable,
          received_at = excluded.received_at, sequence = excluded.sequence, round = excluded.round $$;
