-- Returns every bid on closed lots, with its agency and amounts, in the order of receipt, to the lots' employer and to
-- Rolecall. Returns no rows to agencies, and none for a lot that still takes bids.
create or replace function app.closed_bids(p_requests uuid[])
  returns table (talent_request_id uuid, supplier_id uuid, agency_name text, bidder text, bid_id uuid, is_standing boolean,
    status text, method_id int, amount text, comparable text, received_at text, commitment text, rules_hash text, receipt text)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select b.talent_request_id, b.supplier_id, a.name, s.bidder, b.id, s.bid_id = b.id,
    case when s.bid_id = b.id then s.status
      else coalesce((select n.kind from bid_note n where n.bid_id = b.id and n.kind in ('withdrawn', 'revoked') limit 1), 'replaced') end,
    b.bid_method_id, coalesce(b.amount, o.amount)::text, coalesce(b.comparable, o.comparable)::text,
    app.instant_text(b.received_at), b.commitment, f.content::jsonb ->> 'rulesHash', b.receipt
  from bid b
  join lot l on l.talent_request_id = b.talent_request_id and l.closed_at is not null
  join standing_bid s on s.talent_request_id = b.talent_request_id and s.supplier_id = b.supplier_id
  join tenant a on a.id = b.supplier_id
  join lot_leaf f on f.talent_request_id = b.talent_request_id and f.index = b.leaf_index
  left join bid_opening o on o.bid_id = b.id
  where b.talent_request_id = any (p_requests)
    and (app.tenant() is null or app.tenant() = l.client_id or app.tenant() in (select id from tenant where side = 'provider'))
  order by b.sequence $$;
