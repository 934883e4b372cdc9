-- Locks a lot until the end of the transaction and returns the data that the bidding rules need: the lot, its log,
-- every standing bid, the agencies that may bid, and the time of receipt, which is later than any earlier one. Returns
-- null if there is no such lot.
create or replace function app.lock_lot(p_request uuid, p_now timestamptz) returns jsonb
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare book lot_book; found jsonb;
begin
  select * into book from lot_book where talent_request_id = p_request for update;
  if book.talent_request_id is null then return null; end if;
  select jsonb_build_object(
    'talentRequestId', l.talent_request_id,
    'engagementId', l.engagement_id,
    'clientId', l.client_id,
    'receivedAt', app.instant_text(greatest(app.received_now(p_now), book.last_received_at + interval '1 microsecond')),
    'state', l.state,
    'round', l.round,
    'opensAt', l.opens_at,
    'scheduledEndsAt', l.scheduled_ends_at,
    'endsAt', l.ends_at,
    'exactEnd', app.instant_text(l.ends_at),
    'hardEndsAt', l.hard_ends_at,
    'extensions', l.extensions,
    'pausedAt', l.paused_at,
    'closedAt', l.closed_at,
    'reopenedAt', l.reopened_at,
    'standstillEndsAt', l.standstill_ends_at,
    'stateBeforeCancel', l.state_before_cancel,
    'isForTied', l.is_for_tied,
    'rulesHash', l.rules_hash,
    'termsChangedAt', app.instant_text(l.terms_changed_at),
    'lastSequence', book.last_sequence,
    'logSize', book.log_size,
    'frontier', book.frontier,
    'sealedKey', book.wrapped_secret,
    'providers', (select coalesce(jsonb_agg(t.id), '[]') from tenant t where t.side = 'provider'),
    'applicants', (select coalesce(jsonb_agg(a.supplier_id), '[]') from application a
      where a.engagement_id = l.engagement_id and a.status_id in (${applicationStatus.approved}, ${applicationStatus.rebid})),
    'standingBids', coalesce((
      select jsonb_agg(jsonb_build_object(
        'supplierId', s.supplier_id, 'bidId', s.bid_id, 'bidder', s.bidder, 'status', s.status,
        'commitment', b.commitment, 'amount', coalesce(b.amount, o.amount)::text, 'comparable', s.comparable::text,
        'receivedAt', app.instant_text(s.received_at), 'sequence', s.sequence, 'round', s.round,
        'tiedInRound', s.tied_in_round) order by s.sequence)
      from standing_bid s join bid b on b.id = s.bid_id left join bid_opening o on o.bid_id = s.bid_id
      where s.talent_request_id = p_request), '[]'))
  into found from lot l where l.talent_request_id = p_request;
  return found;
end $$;
