create or replace view app.board_now as
  select f.*, f.is_open and f.application_status_id = ${applicationStatus.approved} and app.has_to_serve(f.engagement_id, f.supplier_id) as waits
  from app.board_facts_now f;
