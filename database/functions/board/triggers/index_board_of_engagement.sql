create or replace function app.index_board_of_engagement() returns trigger language plpgsql as $$
  begin perform app.index_board(new.id, null); return null; end $$;
