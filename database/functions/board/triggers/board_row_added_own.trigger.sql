create or replace trigger board_row_added_own after insert on board_row
  for each row when (new.users <> '{}') execute function app.index_own_work();
