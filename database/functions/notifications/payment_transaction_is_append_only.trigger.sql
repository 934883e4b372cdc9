create or replace trigger payment_transaction_is_append_only before update or delete on payment_transaction
  for each row execute function app.refuse_change();
