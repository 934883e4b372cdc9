create or replace trigger index_unfilled_of_award after insert or update of state on lot_result
  for each row when (new.is_awarded) execute function app.index_unfilled_of_award();
