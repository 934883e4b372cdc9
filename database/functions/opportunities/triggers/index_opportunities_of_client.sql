create or replace function app.index_opportunities_of_client() returns trigger language plpgsql as $$
begin
  perform app.index_opportunity(e.id) from engagement e
    where e.client_id = new.id and e.published_at is not null and e.status = 'open';
  return null;
end $$;
