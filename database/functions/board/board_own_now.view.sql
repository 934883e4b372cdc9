create or replace view app.board_own_now as
  select u as user_id, b.engagement_id, b.supplier_id, b.application_status_id, b.engagement_type_id, b.client_id
  from board_row b cross join lateral unnest(b.users) u;
