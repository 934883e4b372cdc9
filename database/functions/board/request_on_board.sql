create or replace function app.request_on_board() returns trigger language plpgsql as $$
  begin perform app.index_board(coalesce(new.engagement_id, old.engagement_id), null); return null; end $$;
