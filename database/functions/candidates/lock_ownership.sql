-- Makes changes of the ownership of people at a client wait for each other until the transaction ends. Whether somebody
-- else owns one of a person's keys is checked before the keys change, and without the lock a submission could claim a
-- key between the two.
create or replace function app.lock_ownership(p_client uuid)
  returns void language sql set search_path = public as $$
  select pg_advisory_xact_lock(hashtextextended('ownership:' || p_client, 0)) $$;
