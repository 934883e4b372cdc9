create or replace trigger guard_agreed_fee before update on assigned_fee
  for each row when (new.agreed_at is not null) execute function app.guard_agreed_fee();
