create or replace function app.request_waits() returns trigger language plpgsql as $$
  begin perform app.keep_waits(new.engagement_id, null); return null; end $$;
