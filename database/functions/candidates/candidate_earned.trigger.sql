create or replace trigger candidate_earned after update of status_id, agency_fee, currency_id, supplier_id on candidate
  for each row when ((old.status_id = ${candidateStatus.hired} or new.status_id = ${candidateStatus.hired}) and (old.status_id, old.agency_fee, old.currency_id, old.supplier_id)
    is distinct from (new.status_id, new.agency_fee, new.currency_id, new.supplier_id))
  execute function app.count_earning();
