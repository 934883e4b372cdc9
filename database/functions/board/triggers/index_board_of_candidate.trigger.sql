create or replace trigger index_board_of_candidate after insert or delete or update of status_id, supplier_id, talent_request_id
    on candidate
  for each row execute function app.index_board_of_supplier();
