create or replace trigger guard_salary_revision before update on salary_revision
  for each row execute function app.guard_salary_revision();
