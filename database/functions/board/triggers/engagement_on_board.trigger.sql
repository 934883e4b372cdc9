create or replace trigger engagement_on_board after update of title, location, status, stage, kind, engagement_type_id, client_id,
    number, created_at, closing_at, paused_at, paused_until, published_at on engagement
  for each row execute function app.engagement_on_board();
