-- Creates the empty log of a new lot. Employers need this function because they aren't allowed to write to the log
-- themselves.
create or replace function app.open_lot_book(p_request uuid, p_now timestamptz, p_sealed_key text) returns void
  language sql security definer set search_path = public set app.side = 'system' as $$
  insert into lot_book (talent_request_id, last_received_at, wrapped_secret) values (p_request, app.received_now(p_now), p_sealed_key) $$;
