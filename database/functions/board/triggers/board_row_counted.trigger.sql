create or replace trigger board_row_counted after insert or delete on board_row for each row execute function app.count_board();
