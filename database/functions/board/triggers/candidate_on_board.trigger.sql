create or replace trigger candidate_on_board after update of status_id, supplier_id on candidate
  for each row when ((old.status_id, old.supplier_id) is distinct from (new.status_id, new.supplier_id))
  execute function app.candidate_on_board();
