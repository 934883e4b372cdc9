create or replace function app.engagement_found_by() returns trigger language plpgsql as $$ begin perform app.index_opportunity(new.id); return null; end $$;
