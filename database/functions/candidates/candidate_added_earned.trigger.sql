create or replace trigger candidate_added_earned after insert on candidate
  for each row when (new.status_id = ${candidateStatus.hired}) execute function app.count_earning();
