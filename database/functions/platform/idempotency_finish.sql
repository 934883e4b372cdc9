-- Stores the response under an idempotency key.
create or replace function app.idempotency_finish(p_owner text, p_key text, p_status int, p_answer jsonb)
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  update idempotency set status = p_status, answer = p_answer where owner = p_owner and key = p_key $$;
