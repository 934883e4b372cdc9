create or replace function app.index_opportunity_of_engagement() returns trigger language plpgsql as $$
  begin perform app.index_opportunity(new.id); return null; end $$;
