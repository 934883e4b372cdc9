create or replace trigger board_row_moved after update of client_id on board_row
  for each row when (old.client_id is distinct from new.client_id) execute function app.count_board();
