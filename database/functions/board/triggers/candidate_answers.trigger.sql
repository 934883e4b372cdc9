create or replace trigger candidate_answers after update of status_id, supplier_id, talent_request_id on candidate
  for each row when ((old.status_id in (${unsuccessfulStatuses}), old.supplier_id, old.talent_request_id)
    is distinct from (new.status_id in (${unsuccessfulStatuses}), new.supplier_id, new.talent_request_id))
  execute function app.candidate_answers();
