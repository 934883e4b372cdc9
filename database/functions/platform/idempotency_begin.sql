-- Reserves an idempotency key for a day. If the key is already taken, returns whether the request is the same, and the
-- stored response.
create or replace function app.idempotency_begin(p_owner text, p_key text, p_fingerprint text)
  returns table (fresh boolean, same_request boolean, status int, answer jsonb)
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  delete from idempotency i where i.owner = p_owner and i.key = p_key and i.created_at < now() - interval '24 hours';
  insert into idempotency (owner, key, fingerprint) values (p_owner, p_key, p_fingerprint) on conflict do nothing;
  if found then
    return query select true, true, null::int, null::jsonb;
  else
    return query select false, i.fingerprint = p_fingerprint, i.status, i.answer
      from idempotency i where i.owner = p_owner and i.key = p_key;
  end if;
end $$;
