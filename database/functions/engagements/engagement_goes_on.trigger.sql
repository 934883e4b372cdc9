create or replace trigger engagement_goes_on before update on engagement for each row execute function app.engagement_goes_on();
