create or replace function app.index_board_of_client() returns trigger language plpgsql as $$
  begin perform app.index_board(e.id, null) from engagement e where e.client_id = new.id order by e.id; return null; end $$;
