create or replace function app.request_found_by() returns trigger language plpgsql as $$ begin perform app.index_opportunity(new.engagement_id); return null; end $$;
