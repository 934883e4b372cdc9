create or replace function app.index_opportunity_of_request() returns trigger language plpgsql as $$
  begin perform app.index_opportunity(new.engagement_id); return null; end $$;
