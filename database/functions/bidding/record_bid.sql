-- Saves a bid on a locked lot in one statement: its leaves in the log, the bid itself, and the agency's standing bid.
-- Runs with the rights of the caller, so that an agency can insert only its own bids.
create or replace function app.record_bid(p_bid jsonb, p_bidder text, p_standing numeric, p_frontier text[], p_leaves jsonb) returns void
  language plpgsql set search_path = public as $$
begin
  perform app.append_to_log((p_bid ->> 'talentRequestId')::uuid, p_bid ->> 'receivedAt', (p_bid ->> 'sequence')::int, p_frontier, p_leaves);
  insert into bid (id, talent_request_id, engagement_id, supplier_id, round, sequence, received_at, bid_method_id, amount,
      comparable, salt, sealed_for_lot, sealed_for_bidder, commitment, leaf_index, root, rank_then, receipt, placed_by, placed_by_name)
    select b.* from jsonb_to_record(p_bid) as b (
      "id" uuid, "talentRequestId" uuid, "engagementId" uuid, "supplierId" uuid, "round" int, "sequence" int,
      "receivedAt" timestamptz, "bidMethodId" int, "amount" numeric, "comparable" numeric, "salt" text, "sealedForLot" text,
      "sealedForBidder" text, "commitment" text, "leafIndex" int, "root" text, "rankThen" int, "receipt" text,
      "placedBy" uuid, "placedByName" text);
  perform app.save_standing_bid((p_bid ->> 'id')::uuid, p_bidder, p_standing);
end $$;
