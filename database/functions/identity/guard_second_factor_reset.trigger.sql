create or replace trigger guard_second_factor_reset before insert or update on second_factor_reset
  for each row execute function app.guard_second_factor_reset();
