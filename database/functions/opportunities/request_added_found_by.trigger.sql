create or replace trigger request_added_found_by after insert on talent_request
  for each row execute function app.request_found_by();
