create or replace trigger talent_request_goes_on before update on talent_request for each row execute function app.talent_request_goes_on();
