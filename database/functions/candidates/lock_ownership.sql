-- Locks the ownership of people at a client until the transaction ends, so that changes wait for each other. Each change
-- first checks whether somebody else owns one of the person's keys. Without the lock, another transaction could claim a
-- key between the check and the change.
create or replace function app.lock_ownership(p_client uuid)
  returns void language sql set search_path = public as $$
  select pg_advisory_xact_lock(hashtextextended('ownership:' || p_client, 0)) $$;
