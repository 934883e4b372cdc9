create or replace trigger guard_filled_roles before update on talent_request for each row execute function app.guard_filled_roles();
