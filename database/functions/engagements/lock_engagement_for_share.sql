-- Locks a published engagement against changes until the end of the transaction. Agencies need this function because
-- locking a row requires the right to update it, and they aren't allowed to update engagements.
create or replace function app.lock_engagement_for_share(p_engagement uuid)
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  select 1 from engagement where id = p_engagement and published_at is not null for share $$;
