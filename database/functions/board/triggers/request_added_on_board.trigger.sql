create or replace trigger request_added_on_board after insert or delete on talent_request
  for each row execute function app.request_on_board();
