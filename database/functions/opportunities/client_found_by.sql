create or replace function app.client_found_by() returns trigger language plpgsql as $$
begin
  perform app.index_opportunity(e.id) from engagement e
    where e.client_id = new.id and e.published_at is not null and e.status = 'open';
  return null;
end $$;
