create or replace function app.engagement_on_board() returns trigger language plpgsql as $$
  begin perform app.index_board(new.id, null); return null; end $$;
