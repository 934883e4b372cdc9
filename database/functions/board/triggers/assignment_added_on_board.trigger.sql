create or replace trigger assignment_added_on_board after insert or delete on assignment
  for each row execute function app.own_work_on_board();
