create or replace trigger guard_talent_request_status before update on talent_request for each row execute function app.guard_talent_request_status();
