-- Locks a published talent request until the end of the transaction. Agencies need this function because locking a row
-- requires the right to update it, and they aren't allowed to update talent requests.
create or replace function app.lock_talent_request(p_request uuid)
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  select 1 from talent_request where id = p_request and published_at is not null for no key update $$;
