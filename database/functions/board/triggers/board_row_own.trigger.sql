create or replace trigger board_row_own after update of users, application_status_id, engagement_type_id, client_id on board_row
  for each row when ((old.users, old.application_status_id, old.engagement_type_id, old.client_id)
    is distinct from (new.users, new.application_status_id, new.engagement_type_id, new.client_id))
  execute function app.index_own_work();
