create or replace function app.index_unfilled_of_request() returns trigger language plpgsql as $$
  begin perform app.index_unfilled_requests(new.engagement_id, null); return null; end $$;
