create or replace trigger guard_engagement before update on engagement for each row execute function app.guard_engagement();
