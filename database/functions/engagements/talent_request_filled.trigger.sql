create or replace trigger talent_request_filled before update on talent_request for each row execute function app.filled_roles_only_rise();
