create or replace function app.index_board_of_request() returns trigger language plpgsql as $$
  begin perform app.index_board(coalesce(new.engagement_id, old.engagement_id), null); return null; end $$;
