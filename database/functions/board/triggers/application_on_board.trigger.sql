create or replace trigger application_on_board after update of status_id on application
  for each row when (old.status_id is distinct from new.status_id) execute function app.own_work_on_board();
