create or replace trigger application_added_on_board after insert or delete on application
  for each row execute function app.own_work_on_board();
