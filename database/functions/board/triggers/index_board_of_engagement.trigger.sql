create or replace trigger index_board_of_engagement after update of title, location, status, stage, kind, engagement_type_id,
    client_id, number, created_at, closing_at, paused_at, paused_until, published_at on engagement
  for each row execute function app.index_board_of_engagement();
