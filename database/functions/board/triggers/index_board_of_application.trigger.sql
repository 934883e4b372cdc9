create or replace trigger index_board_of_application after insert or delete or update of status_id on application
  for each row execute function app.index_board_of_supplier();
