create or replace trigger guard_talent_request_terms before update of ${requestColumns.names} on talent_request
  for each row execute function app.guard_talent_request_terms();
