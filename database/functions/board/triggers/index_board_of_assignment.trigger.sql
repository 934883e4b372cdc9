create or replace trigger index_board_of_assignment after insert or delete or update of user_id, deleted_at on assignment
  for each row execute function app.index_board_of_supplier();
